#include "views/people/assignmentchange.h"

#include "storage/project/project.h"
#include "storage/repositories/roundrepository.h"
#include "views/people/peoplewords.h"
#include "views/session/projectsession.h"

#include <QHash>

#include <memory>
#include <utility>

namespace tandem {

namespace {

/// Rounds that the change made, by sample and step, so that doing it again after an undo brings
/// them back with their answers. Only the writer's thread looks into it.
using MadeRounds = QHash<std::pair<SampleId, int>, RoundId>;

std::pair<SampleId, int> placeOf(const AssignmentStep& step)
{
    return {step.sample, int(step.step)};
}

struct Assignments
{
    QList<AssignmentStep> steps;
    PersonId by;
    std::shared_ptr<MadeRounds> made = std::make_shared<MadeRounds>();
};

Error assignedMeanwhile()
{
    return {ErrorCode::Refused,
        PeopleWords::tr("A sample was assigned otherwise in the meantime; nothing was changed."),
        {}, PeopleWords::tr("Look at the pairs and assign again."), {}};
}

/// The active round of the sample after a check that it is still the expected one.
Expected<void> expectActive(RoundRepository& rounds, const AssignmentStep& step, RoundId expected)
{
    TANDEM_TRY(active, rounds.active(step.sample, step.step));
    if ((*active ? (*active)->id : RoundId()) != expected)
        return failure(assignedMeanwhile());
    return {};
}

Expected<Round> begin(RoundRepository& rounds, const AssignmentStep& step, PersonId by)
{
    return step.calibration ? rounds.calibrate(step.sample, *step.after, by, step.step)
                            : rounds.assign(step.sample, *step.after, by, step.step);
}

Expected<void> doStep(
    RoundRepository& rounds, const AssignmentStep& step, PersonId by, MadeRounds& made)
{
    const RoundId before = step.before ? step.before->id : RoundId();
    TANDEM_DO(expectActive(rounds, step, before));
    if (!step.after)
        return rounds.unassign(step.sample, by, step.step);
    const RoundId again = made.value(placeOf(step));
    TANDEM_TRY(round, again.isValid() ? rounds.reinstate(again, by) : begin(rounds, step, by));
    made.insert(placeOf(step), round->id);
    return {};
}

Expected<void> undoStep(
    RoundRepository& rounds, const AssignmentStep& step, PersonId by, const MadeRounds& made)
{
    TANDEM_DO(expectActive(rounds, step, made.value(placeOf(step))));
    if (!step.before)
        return rounds.unassign(step.sample, by, step.step);
    TANDEM_DO(rounds.reinstate(step.before->id, by));
    return {};
}

Expected<Written> changed(RoundRepository& rounds, const QList<AssignmentStep>& steps)
{
    if (steps.size() != 1)
        return AssignmentsChanged{};
    const SampleId sample = steps.constFirst().sample;
    TANDEM_TRY(active, rounds.active(sample, steps.constFirst().step));
    return RoundChanged{sample, *active ? (*active)->id : RoundId()};
}

} // namespace

void changeAssignments(ProjectSession& session, QObject* asker, const QString& text,
    const QList<AssignmentStep>& steps)
{
    if (steps.isEmpty())
        return;
    const Assignments change{steps, session.currentPerson()};
    session.change(
        asker, {text, reversible(
                          [change](Database& database) -> Expected<Written> {
                              RoundRepository rounds(database);
                              for (const AssignmentStep& step : change.steps) {
                                  TANDEM_DO(doStep(rounds, step, change.by, *change.made));
                              }
                              return changed(rounds, change.steps);
                          },
                          [change](Database& database) -> Expected<Written> {
                              RoundRepository rounds(database);
                              for (const AssignmentStep& step : change.steps) {
                                  TANDEM_DO(undoStep(rounds, step, change.by, *change.made));
                              }
                              return changed(rounds, change.steps);
                          })});
}

} // namespace tandem
