#include "views/people/assignmentchange.h"

#include "models/results/spelling.h"
#include "storage/project/project.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "views/people/peoplewords.h"
#include "views/session/projectsession.h"

#include <QHash>

#include <utility>

namespace tandem {

namespace {

/// What the change left of an assignment when it was done or undone last.
struct LeftRound
{
    RoundId made;       ///< by the change, so that doing it again after an undo brings it back
    qint64 entries = 0; ///< how much was written in the round that it left active
};
using LeftRounds = QHash<std::pair<SampleId, int>, LeftRound>;

std::pair<SampleId, int> placeOf(const AssignmentStep& step)
{
    return {step.sample, int(step.step)};
}

struct Assignments
{
    QList<AssignmentStep> steps;
    PersonId by;
};

Error assignedMeanwhile()
{
    return {ErrorCode::Refused,
        PeopleWords::tr("The assignment of a sample changed in the meantime; nothing was changed."),
        {}, PeopleWords::tr("Review the pairs and assign again."), {}};
}

Error answeredMeanwhile(int position)
{
    return {ErrorCode::Refused,
        PeopleWords::tr("Someone has since answered in sample %1; nothing was changed.")
            .arg(results::countText(position)),
        {}, PeopleWords::tr("Assign it again if those answers should no longer count."), {}};
}

/// Refused where the sample's active round is not the expected one.
Expected<void> expectActive(RoundRepository& rounds, const AssignmentStep& step, RoundId expected)
{
    TANDEM_TRY(active, rounds.active(step.sample, step.step));
    if ((*active ? (*active)->id : RoundId()) != expected)
        return failure(assignedMeanwhile());
    return {};
}

/// Refused where somebody has answered in the round since the change left it.
Expected<void> expectUnanswered(
    Database& database, const AssignmentStep& step, RoundId round, qint64 entries)
{
    TANDEM_TRY(now, RoundRepository(database).entries(round));
    if (*now == entries)
        return {};
    TANDEM_TRY(row, SampleRepository(database).row(step.sample, step.step));
    return failure(answeredMeanwhile(row->position));
}

Expected<Round> begin(RoundRepository& rounds, const AssignmentStep& step, PersonId by)
{
    return step.calibration ? rounds.calibrate(step.sample, *step.after, by, step.step)
                            : rounds.assign(step.sample, *step.after, by, step.step);
}

Expected<void> doStep(Database& database, const AssignmentStep& step, PersonId by, LeftRounds& left)
{
    RoundRepository rounds(database);
    const RoundId before = step.before ? step.before->id : RoundId();
    TANDEM_DO(expectActive(rounds, step, before));
    const bool isAgain = left.contains(placeOf(step));
    LeftRound& leaves = left[placeOf(step)];
    if (isAgain && before.isValid()) {
        TANDEM_DO(expectUnanswered(database, step, before, leaves.entries));
    }
    if (!step.after)
        return rounds.unassign(step.sample, by, step.step);
    TANDEM_TRY(
        round, leaves.made.isValid() ? rounds.reinstate(leaves.made, by) : begin(rounds, step, by));
    TANDEM_TRY(entries, rounds.entries(round->id));
    leaves = {round->id, *entries};
    return {};
}

Expected<void> undoStep(
    Database& database, const AssignmentStep& step, PersonId by, LeftRounds& left)
{
    RoundRepository rounds(database);
    LeftRound& leaves = left[placeOf(step)];
    TANDEM_DO(expectActive(rounds, step, leaves.made));
    if (leaves.made.isValid()) {
        TANDEM_DO(expectUnanswered(database, step, leaves.made, leaves.entries));
    }
    if (!step.before)
        return rounds.unassign(step.sample, by, step.step);
    TANDEM_TRY(round, rounds.reinstate(step.before->id, by));
    TANDEM_TRY(entries, rounds.entries(round->id));
    leaves.entries = *entries;
    return {};
}

Expected<Written> changed(Database& database, const QList<AssignmentStep>& steps)
{
    if (steps.size() != 1)
        return AssignmentsChanged{};
    const SampleId sample = steps.constFirst().sample;
    TANDEM_TRY(active, RoundRepository(database).active(sample, steps.constFirst().step));
    return RoundChanged{sample, *active ? (*active)->id : RoundId()};
}

/// Does the steps, or undoes them. What it leaves goes to the write that turns it: this one may run
/// again where its transaction did not hold.
Write assignmentsWrite(const Assignments& change, bool isUndo, const LeftRounds& before)
{
    return [=](Database& database) -> Expected<Written> {
        LeftRounds left = before;
        for (const AssignmentStep& step : change.steps) {
            TANDEM_DO(isUndo ? undoStep(database, step, change.by, left)
                             : doStep(database, step, change.by, left));
        }
        return changed(database, change.steps).map([&](Written written) {
            written.inverse = assignmentsWrite(change, !isUndo, left);
            return written;
        });
    };
}

} // namespace

void changeAssignments(ProjectSession& session, QObject* asker, const QString& text,
    const QList<AssignmentStep>& steps)
{
    if (steps.isEmpty())
        return;
    session.change(asker, {text, assignmentsWrite({steps, session.currentPerson()}, false, {})});
}

} // namespace tandem
