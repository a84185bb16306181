#include "views/studies/addratersdialog.h"

#include "models/studies/designcheck.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <atomic>
#include <memory>

namespace tandem {

AddRatersDialog::AddRatersDialog(
    ProjectSession& session, StudyId study, const QList<StudyRater>& there, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_study(study)
    , m_messages(new MessageBar(this))
    , m_people(named(new QListWidget(this), "raterPeople"))
    , m_names(named(new QPlainTextEdit(this), "raterNames"))
    , m_count(newNumberField(this, "raterCount"))
{
    setObjectName(QStringLiteral("addRatersDialog"));
    setWindowTitle(tr("Add raters"));
    setModal(true);
    build(there);
    resize(520, 480);
}

void AddRatersDialog::build(const QList<StudyRater>& there)
{
    for (const Person& person : m_session.people()) {
        const bool isThere = std::any_of(there.begin(), there.end(),
            [&](const StudyRater& rater) { return rater.person == person.id; });
        if (!person.active || isThere)
            continue;
        auto* item = new QListWidgetItem(person.name, m_people);
        item->setData(Qt::UserRole, person.id.value);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
    }
    connect(m_people, &QListWidget::itemPressed, this,
        [this](const QListWidgetItem* item) { m_pressed = item->checkState(); });
    connect(m_people, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        if (item->checkState() == m_pressed) // the name was clicked, not its box
            item->setCheckState(m_pressed == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    connect(m_people, &QListWidget::itemChanged, this, &AddRatersDialog::warnOfLeads);
    m_leads = named(newNote(this, LabelStyle::Secondary), "raterLeads");
    m_leads->hide();
    auto* people = new QLabel(tr("&People of the project, who rate in Tandem"), this);
    people->setBuddy(m_people);
    m_people->setAccessibleName(tr("Project people"));
    auto* names = new QLabel(tr("&Others, one name per line, who get a link or a form file"), this);
    names->setBuddy(m_names);
    m_names->setTabChangesFocus(true);
    connect(m_names, &QPlainTextEdit::textChanged, this, &AddRatersDialog::warnOfLeads);
    m_count->setRange(0, studies::kMostNewRaters);
    m_count->setSpecialValueText(tr("none"));
    auto* count = new QLabel(tr("Unnamed &raters (R1, R2 …)"), this);
    count->setBuddy(m_count);
    auto* box = new QDialogButtonBox(this);
    m_add = addDialogButtons(box, this, tr("&Add and assign"), "addRatersAndAssign", tr("Cancel"));
    auto* fields = inColumn({people, {m_people, 2}, m_leads, Gap(6), names, {m_names, 1}, Gap(6),
                                inRow({count, m_count, Free(1)}, 8), Gap(6), box},
        6, {20, 16, 20, 16});
    inColumn(this, {m_messages, {fields, 1}}, 0);
}

QList<NewRater> AddRatersDialog::chosen() const
{
    QList<NewRater> raters;
    for (int row = 0; row < m_people->count(); ++row) {
        const QListWidgetItem* item = m_people->item(row);
        if (item->checkState() == Qt::Checked)
            raters.append(
                {.name = item->text(), .person = PersonId{item->data(Qt::UserRole).toLongLong()}});
    }
    const QStringList lines = m_names->toPlainText().split(u'\n');
    for (const QString& line : lines) {
        if (!line.trimmed().isEmpty())
            raters.append({.name = line.trimmed()});
    }
    raters.resize(raters.size() + m_count->value());
    return raters;
}

/// A lead sees everything, and so does not rate blind: neither in the window nor on a form.
void AddRatersDialog::warnOfLeads()
{
    QStringList leads;
    const QList<NewRater> raters = chosen();
    for (const Person& person : m_session.people()) {
        const bool isChosen =
            std::any_of(raters.cbegin(), raters.cend(), [&](const NewRater& rater) {
                return rater.person == person.id ||
                       rater.name.compare(person.name, Qt::CaseInsensitive) == 0;
            });
        if (isChosen && person.active && person.role == Role::Lead)
            leads.append(person.name);
    }
    m_leads->setText(tr("%1 leads this project and can see systems, scores and others' progress: a "
                        "lead's ratings are not blind.")
                         .arg(leads.join(QStringLiteral(", "))));
    m_leads->setVisible(!leads.isEmpty());
}

void AddRatersDialog::accept()
{
    const QList<NewRater> raters = chosen();
    m_messages->clear();
    if (raters.isEmpty())
        return m_messages->showMessage(
            MessageBar::Kind::Warning, tr("Select people, type names or enter a number first."));
    m_add->setEnabled(false);
    const auto idle = std::make_shared<std::atomic_int>(0);
    m_session
        .change(this, {.write = [study = m_study, raters, idle](
                                    const WriteContext& context) -> Expected<Written> {
            StudyRaterRepository repository(context.database);
            TANDEM_TRY(added, repository.add(study, raters, context.origin.person));
            TANDEM_DO(repository.assign(study, context.origin.person));
            TANDEM_TRY(all, repository.all(study));
            *idle = int(std::count_if(all->cbegin(), all->cend(), [&](const StudyRater& rater) {
                return rater.turns == 0 && added->contains(rater.id);
            }));
            return Written(StudyChanged{study});
        }})
        .onEnded(this, [this, idle, count = int(raters.size())](const Expected<void>& added) {
            m_add->setEnabled(true);
            if (!added)
                return m_messages->showMessage(MessageBar::Kind::Error, added.error().sentence());
            emit ratersAdded(count, *idle);
            QDialog::accept();
        });
}

} // namespace tandem
