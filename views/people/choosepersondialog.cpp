#include "views/people/choosepersondialog.h"

#include "ui/theme.h"
#include "views/people/persondelegate.h"
#include "views/people/persondialog.h"
#include "views/people/roletext.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

ChoosePersonDialog::ChoosePersonDialog(
    ProjectSession& session, const QString& rememberedUuid, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("choosePersonDialog"));
    build();
    fill();
    PersonId preselected = session.currentPerson();
    for (const Person& person : session.people()) {
        if (!preselected.isValid() && person.uuid == rememberedUuid)
            preselected = person.id;
    }
    select(preselected);
    connect(&session, &ProjectSession::peopleChanged, this, &ChoosePersonDialog::fill);
}

void ChoosePersonDialog::build()
{
    setWindowTitle(tr("Who are you?"));
    m_title = new QLabel(tr("Who are you?"), this);
    setLabelStyle(m_title, LabelStyle::Title);
    m_hint = new QLabel(this);
    m_hint->setObjectName(QStringLiteral("choosePersonHint"));
    m_hint->setWordWrap(true);
    setLabelStyle(m_hint, LabelStyle::Secondary);

    m_people = new QListWidget(this);
    m_people->setObjectName(QStringLiteral("choosePersonList"));
    m_people->setAccessibleName(tr("People of this project"));
    m_people->setItemDelegate(new PersonDelegate(m_people));
    connect(m_people, &QListWidget::currentRowChanged, this, &ChoosePersonDialog::judge);
    connect(m_people, &QListWidget::itemDoubleClicked, this, &ChoosePersonDialog::choose);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(tr("&Add a person…"), QDialogButtonBox::ActionRole);
    m_add->setObjectName(QStringLiteral("choosePersonAdd"));
    m_choose = buttons->addButton(tr("Continue"), QDialogButtonBox::AcceptRole);
    m_choose->setObjectName(QStringLiteral("choosePersonAccept"));
    connect(m_add, &QPushButton::clicked, this, &ChoosePersonDialog::addPerson);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChoosePersonDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(12);
    layout->addWidget(m_title);
    layout->addWidget(m_hint);
    layout->addWidget(m_people, 1);
    layout->addWidget(buttons);
    setMinimumSize(440, 380);
}

void ChoosePersonDialog::fill()
{
    const PersonId before = selected();
    const QSignalBlocker quiet(m_people);
    m_people->clear();
    for (const Person& person : m_session.people()) {
        if (!person.active)
            continue;
        auto* item = new QListWidgetItem(person.name, m_people);
        item->setData(PersonDelegate::Colour, person.colour);
        item->setData(PersonDelegate::Detail, roleWord(person.role));
        item->setData(Qt::AccessibleTextRole,
            tr("%1, %2", "name and role").arg(person.name, roleWord(person.role)));
        item->setData(Qt::UserRole, QVariant::fromValue(person.id));
    }
    const bool nobody = m_people->count() == 0;
    m_people->setVisible(!nobody);
    m_hint->setText(
        nobody
            ? tr("Nobody is in this project yet. Add yourself first: whoever comes first leads "
                 "the project. Then add those who annotate.")
            : tr("Answers are kept under this name, and nobody else sees them until both of a pair "
                 "have handed in."));
    select(before);
}

void ChoosePersonDialog::select(PersonId person)
{
    int row = 0;
    for (int i = 0; i < m_people->count(); ++i) {
        if (m_people->item(i)->data(Qt::UserRole).value<PersonId>() == person)
            row = i;
    }
    m_people->setCurrentRow(row);
    judge();
    (m_people->count() == 0 ? static_cast<QWidget*>(m_add) : m_people)->setFocus();
}

PersonId ChoosePersonDialog::selected() const
{
    const QListWidgetItem* item = m_people->currentItem();
    return item ? item->data(Qt::UserRole).value<PersonId>() : PersonId();
}

/// Adding people is the lead's; whoever chooses the lead's name here may do it too.
void ChoosePersonDialog::judge()
{
    const PersonId person = selected();
    const bool lead = person.isValid() && m_session.person(person).role == Role::Lead;
    const bool nobody = m_people->count() == 0;
    m_add->setEnabled(nobody || lead);
    m_add->setToolTip(m_add->isEnabled() ? QString() : tr("A lead adds people."));
    m_choose->setEnabled(person.isValid());
    m_choose->setText(person.isValid() ? tr("Continue as %1")
                                             .arg(m_session.person(person).name.left(20))
                                             .replace(QLatin1Char('&'), QLatin1String("&&"))
                                       : tr("Continue"));
    setPrimary(m_add, nobody);
    setPrimary(m_choose, !nobody);
    (nobody ? m_add : m_choose)->setDefault(true);
}

void ChoosePersonDialog::addPerson()
{
    auto* dialog = new PersonDialog(m_session, selected(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ChoosePersonDialog::choose()
{
    const PersonId person = selected();
    if (!person.isValid())
        return;
    m_session.setCurrentPerson(person);
    emit personChosen(person, m_session.person(person).uuid);
    accept();
}

} // namespace tandem
