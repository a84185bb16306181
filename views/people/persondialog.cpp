#include "views/people/persondialog.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/persondot.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/people/dialogsize.h"
#include "views/people/personwrite.h"
#include "views/session/projectsession.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace tandem {

PersonDialog::PersonDialog(ProjectSession& session, PersonId by, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_by(by)
{
    build();
    Person fresh;
    const bool isLeaderless = session.looksAfterStudies() && !session.isLead();
    fresh.role = isLeaderless ? Role::Lead : Role::Annotator;
    const QList<QColor> colours = personColors();
    fresh.colour = colours.at(session.people().size() % colours.size()).name();
    fill(fresh);
    m_role->setEnabled(!session.people().isEmpty());
}

PersonDialog::PersonDialog(
    ProjectSession& session, PersonId by, const Person& person, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_by(by)
    , m_existing(person)
{
    build();
    fill(person);
}

void PersonDialog::build()
{
    setObjectName(QStringLiteral("personDialog"));
    m_title = newLabel(this, LabelStyle::Title);
    m_hint = newNote(this, LabelStyle::Secondary);
    m_messages = named(new MessageBar(this), "personMessages");

    m_name = named(new QLineEdit(this), "personName");
    m_name->setMaxLength(kLongestPersonName);
    connect(m_name, &QLineEdit::textChanged, this, &PersonDialog::checkName);
    m_swatches = new QWidget(this);
    m_colours = new QButtonGroup(this);
    m_role = named(new QComboBox(this), "personRole");
    m_role->addItem(tr("Annotator: labels and answers"), int(Role::Annotator));
    m_role->addItem(tr("Lead: manages the project, can also answer"), int(Role::Lead));
    m_excluded = named(new QCheckBox(tr("Excluded: gets no new samples; answers are kept"), this),
        "personSetAside");
    m_excluded->setVisible(m_existing.has_value());

    m_link = named(new QCheckBox(tr("Create a &link to answer in a browser"), this), "personLink");
    // The first one is who sits here.
    m_link->setVisible(!m_existing && !m_session.people().isEmpty());

    auto* form = new QFormLayout;
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(16);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("Colour"), m_swatches);
    form->addRow(tr("&Role"), m_role);
    form->addRow(QString(), m_excluded);
    form->addRow(QString(), m_link);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(m_existing ? tr("Save") : tr("Add"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("personSave"));
    m_save->setDefault(true);
    setPrimary(m_save);
    connect(buttons, &QDialogButtonBox::accepted, this, &PersonDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    inColumn(this, {m_title, m_hint, m_messages, form, Gap(8), buttons}, 12, {24, 20, 24, 20});
    setMinimumWidth(440);
}

void PersonDialog::fill(const Person& person)
{
    const bool first = !m_existing && m_session.people().isEmpty();
    setWindowTitle(m_existing ? tr("Edit person") : tr("Add a person"));
    m_title->setText(windowTitle());
    m_hint->setText(first ? tr("The first person becomes the project lead. Add others afterwards.")
                          : QString());
    m_hint->setVisible(first);
    m_name->setText(person.name);
    m_role->setCurrentIndex(m_role->findData(int(person.role)));
    m_excluded->setChecked(!person.active);

    QStringList colours;
    for (const QColor& colour : personColors())
        colours.append(colour.name());
    if (!colours.contains(person.colour, Qt::CaseInsensitive))
        colours.append(person.colour);
    auto* row = new QHBoxLayout(m_swatches);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (int i = 0; i < colours.size(); ++i) {
        auto* swatch = new QToolButton(m_swatches);
        swatch->setCheckable(true);
        swatch->setIcon(personDotIcon(QColor(colours.at(i))));
        swatch->setAccessibleName(tr("Colour %1").arg(results::countText(i + 1)));
        swatch->setToolTip(swatch->accessibleName());
        swatch->setProperty("colour", colours.at(i));
        setRadio(swatch);
        swatch->setChecked(colours.at(i).compare(person.colour, Qt::CaseInsensitive) == 0);
        m_colours->addButton(swatch, i);
        row->addWidget(swatch);
    }
    row->addStretch();
    checkName();
}

Person PersonDialog::entered() const
{
    Person person = m_existing.value_or(Person());
    person.name = m_name->text().simplified();
    person.role = Role(m_role->currentData().toInt());
    person.active = !m_excluded->isChecked();
    if (const QAbstractButton* swatch = m_colours->checkedButton())
        person.colour = swatch->property("colour").toString();
    return person;
}

bool PersonDialog::wantsLink() const
{
    return m_link->isChecked();
}

void PersonDialog::checkName()
{
    m_save->setEnabled(!m_name->text().simplified().isEmpty());
}

void PersonDialog::save()
{
    const Person person = entered();
    m_save->setEnabled(false);
    const Change change =
        m_existing
            ? Change{tr("changing %1").arg(m_existing->name), updatePersonWrite(person, m_by)}
            : Change{tr("adding %1").arg(person.name), addPersonWrite(person, m_by)};
    m_session.change(this, change).onEnded(this, [this](const Expected<void>& done) {
        checkName();
        if (!done) {
            m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
            growToFit(*this);
            m_name->setFocus();
            return;
        }
        accept();
    });
}

} // namespace tandem
