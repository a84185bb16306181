#include "views/people/peopledialogs.h"

#include "models/text/isolated.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "views/people/assigndialog.h"
#include "views/people/balancedialog.h"
#include "views/people/choosepersondialog.h"
#include "views/people/partner.h"
#include "views/people/persondialog.h"
#include "views/session/nextsteps.h"
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
    emit failed({ErrorCode::Refused, tr("Only a lead can change people and assignments."), {},
        tr("If that is you, switch user."), {}});
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

std::optional<Person> PeopleDialogs::partner() const
{
    std::optional<Pair> pair;
    if (m_session.currentSample().isValid()) {
        const auto round = RoundRepository(m_session.project().reader())
                               .active(m_session.currentSample(), m_session.currentStep());
        if (round && *round)
            pair = (*round)->pair;
    }
    return partnerOf(m_session.people(), m_session.currentPerson(), pair);
}

void PeopleDialogs::switchToPartner(const QString& rememberedUuid)
{
    const auto partner = this->partner();
    if (!partner)
        return choosePerson(rememberedUuid);
    m_session.setCurrentPerson(partner->id);
    emit personChosen(partner->id, partner->uuid);
    // No dialog was there that named them, and a key is pressed by mistake.
    emit told(tr("Now working as %1.").arg(isolated(partner->name)));
}

void PeopleDialogs::addPerson()
{
    const bool isFirst = m_session.people().isEmpty();
    const bool isLeaderless = m_session.looksAfterStudies() && !m_session.isLead();
    if (!isFirst && !isLeaderless && !mayLead())
        return;
    auto* dialog = new PersonDialog(
        m_session, isLeaderless ? PersonId() : m_session.currentPerson(), m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->wantsLink())
            askLink(dialog->name());
    });
    // Else whoever added it could not go on: somebody leads now, and nobody sits here.
    if (isFirst)
        connect(dialog, &QDialog::accepted, this, [this] {
            if (!m_session.currentPerson().isValid())
                choosePerson({});
        });
    open(dialog);
}

/// For who was just added.
void PeopleDialogs::askLink(const QString& name)
{
    const auto person = PeopleRepository(m_session.project().reader()).byName(name);
    if (person)
        emit NextSteps::of(m_session).personLinkRequested(person->id);
    else
        emit failed(person.error());
}

void PeopleDialogs::editPerson(PersonId person)
{
    if (!mayLead())
        return;
    open(
        new PersonDialog(m_session, m_session.currentPerson(), m_session.person(person), m_window));
}

void PeopleDialogs::withRows(const QList<SampleId>& samples, const QList<Step>& steps,
    std::function<void(const RowsByStep&)> use)
{
    if (samples.isEmpty())
        return;
    m_session.project().read<RowsByStep>(
        [samples, steps](Database& database, const CancelFlag&) -> Expected<RowsByStep> {
            RowsByStep all;
            for (const Step step : steps) {
                TANDEM_TRY(rows, SampleRepository(database).rows(samples, step));
                all.insert(step, *rows);
            }
            return all;
        },
        this,
        [this, use](const Expected<RowsByStep>& rows) {
            if (rows)
                use(*rows);
            else
                emit failed(rows.error());
        });
}

void PeopleDialogs::assign(const QList<SampleId>& samples, Step step)
{
    if (!mayLead())
        return;
    withRows(samples, {Step::Paragraphs, Step::KeyFacts, Step::Opinions},
        [this, step](
            const RowsByStep& rows) { open(new AssignDialog(m_session, rows, step, m_window)); });
}

void PeopleDialogs::assignBalanced(const QList<SampleId>& samples, Step step)
{
    if (!mayLead())
        return;
    open(new BalanceDialog(m_session, samples, step, m_seed(), m_window));
}

void PeopleDialogs::unassign(const QList<SampleId>& samples, Step step)
{
    if (!mayLead())
        return;
    withRows(samples, {step}, [this, step](const RowsByStep& rows) {
        AssignmentPlan plan = planNobody(rows.value(step));
        changeAssignments(m_session, this, planName(plan), plan.steps);
        plan.unchanged = 0;
        if (const QString remarks = planRemarks(plan); !remarks.isEmpty())
            emit told(remarks);
    });
}

} // namespace tandem
