#include "views/people/peopledialogs.h"

#include "storage/repositories/samplerepository.h"
#include "views/people/assigndialog.h"
#include "views/people/assignmentchange.h"
#include "views/people/balancedialog.h"
#include "views/people/choosepersondialog.h"
#include "views/people/persondialog.h"
#include "views/people/plantext.h"
#include "views/session/projectsession.h"

#include <QRandomGenerator>

namespace tandem {

PeopleDialogs::PeopleDialogs(ProjectSession& session, QWidget* window)
    : QObject(window)
    , m_session(session)
    , m_window(window)
    , m_seed([] { return QRandomGenerator::system()->generate(); })
{
}

bool PeopleDialogs::mayLead()
{
    if (m_session.isLead())
        return true;
    emit failed({ErrorCode::Refused, tr("Only a lead changes people and assignments."), {},
        tr("Switch in the window's corner if that is you."), {}});
    return false;
}

void PeopleDialogs::open(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PeopleDialogs::choosePerson(const QString& rememberedUuid)
{
    auto* dialog = new ChoosePersonDialog(m_session, rememberedUuid, m_window);
    connect(dialog, &ChoosePersonDialog::personChosen, this, &PeopleDialogs::personChosen);
    open(dialog);
}

void PeopleDialogs::addPerson()
{
    if (m_session.people().isEmpty() || mayLead())
        open(new PersonDialog(m_session, m_session.currentPerson(), m_window));
}

void PeopleDialogs::editPerson(PersonId person)
{
    if (!mayLead())
        return;
    open(
        new PersonDialog(m_session, m_session.currentPerson(), m_session.person(person), m_window));
}

void PeopleDialogs::withRows(
    const QList<SampleId>& samples, std::function<void(const QList<SampleRow>&)> use)
{
    if (samples.isEmpty())
        return;
    m_session.project().read<QList<SampleRow>>(
        [samples](Database& database, const CancelFlag&) {
            return SampleRepository(database).rows(samples);
        },
        this,
        [this, use](const Expected<QList<SampleRow>>& rows) {
            if (rows)
                use(*rows);
            else
                emit failed(rows.error());
        });
}

void PeopleDialogs::assign(const QList<SampleId>& samples)
{
    if (!mayLead())
        return;
    withRows(samples, [this](const QList<SampleRow>& rows) {
        open(new AssignDialog(m_session, rows, m_window));
    });
}

void PeopleDialogs::assignBalanced(const QList<SampleId>& samples)
{
    if (!mayLead())
        return;
    open(new BalanceDialog(m_session, samples, m_seed(), m_window));
}

void PeopleDialogs::unassign(const QList<SampleId>& samples)
{
    if (!mayLead())
        return;
    withRows(samples, [this](const QList<SampleRow>& rows) {
        AssignmentPlan plan = planNobody(rows);
        pushAssignments(
            m_session, tr("Unassign %n sample(s)", nullptr, int(plan.steps.size())), plan.steps);
        plan.unchanged = 0;
        if (const QString remarks = planRemarks(plan); !remarks.isEmpty())
            emit told(remarks);
    });
}

} // namespace tandem
