#include "storage/runs/answerintake.h"

#include "models/llm/requesthash.h"
#include "storage/database/database.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/chosensamples.h"

#include <algorithm>

namespace tandem {

StepEnd stepEnd(const RunSetup& setup, TaskState state, const QString& error)
{
    return {state, error, RunChanged{setup.run}, {}};
}

Expected<StepEnd> concludeTask(Database& database, const RunSetup& setup, const RunCall& call,
    TaskRow task, ReplyId reply, const RunAnswer& answer, const QString& fault,
    std::optional<int> nextSample)
{
    RunTasks tasks(database);
    TANDEM_DO(database.run(QStringLiteral("SAVEPOINT conclude")));
    task.state = TaskState::Done;
    task.reply = reply;
    task.error = fault;
    const auto end =
        tasks.taskDone(task.id, reply, fault, nextSample)
            .and_then([&] { return setup.kind->take(database, setup, call, task, answer); })
            .and_then([&](const TaskEffect& effect) {
                const What changed = effect.changed.value_or(RunChanged{setup.run});
                return tasks.addTasks(setup.run, effect.subjects)
                    .map([&](const QList<TaskId>& added) {
                        QStringList parts;
                        for (const RunSubject& subject : effect.subjects)
                            parts.append(subject.part);
                        // Those that were there before are not added again.
                        parts.resize(std::min(parts.size(), added.size()));
                        return StepEnd{TaskState::Done, fault, changed, added, parts};
                    });
            });
    if (!end) {
        TANDEM_DO(database.run(QStringLiteral("ROLLBACK TO conclude")));
    }
    TANDEM_DO(database.run(QStringLiteral("RELEASE conclude")));
    if (end || isFileTrouble(end.error()))
        return end;
    const QString why = end.error().sentence();
    return tasks.taskFailed(task.id, reply, why).map([&] {
        return stepEnd(setup, TaskState::Failed, why);
    });
}

Expected<StepEnd> takeAnswerIn(Database& database, const RunSetup& setup, const RunStep& step,
    const TaskRow& task, ReplyId reply, const RunAnswer& answer)
{
    if (!setup.kind->mayChangeMeanwhile)
        return concludeTask(database, setup, step.call, task, reply, answer);
    auto now = callFor(database, task.subject, setup);
    if (!now && isFileTrouble(now.error()))
        return failure(now.error());
    if (!now) {
        const QString why = now.error().sentence();
        return RunTasks(database).taskFailed(task.id, reply, why).map([&] {
            return stepEnd(setup, TaskState::Failed, why);
        });
    }
    if (!*now)
        return concludeTask(database, setup, step.call, task, reply, {});
    setup.kind->setSample((*now)->request, step.call.request.sample);
    if (llm::requestHash(setup.endpoint, (*now)->request) != step.hash)
        return stepEnd(setup, TaskState::Open);
    return concludeTask(database, setup, **now, task, reply, answer);
}

Expected<StepEnd> takeKnownAnswerIn(
    Database& database, const RunSetup& setup, const RunStep& step, const TaskRow& task)
{
    TANDEM_TRY(reply, ReplyRepository(database).byId(step.known));
    const auto answer = setup.kind->read(step.call, reply->text);
    if (answer)
        return takeAnswerIn(database, setup, step, task, step.known, *answer);
    // An earlier version could read it.
    const QString why = answer.error().sentence();
    if (setup.kind->keepsUnparsable())
        return concludeTask(
            database, setup, step.call, task, step.known, {}, why, step.call.request.sample + 1);
    return RunTasks(database).taskFailed(task.id, step.known, why).map([&] {
        return stepEnd(setup, TaskState::Failed, why);
    });
}

Expected<StepEnd> takePartIn(
    Database& database, const RunSetup& setup, const RunStep& step, const TaskRow& task)
{
    TANDEM_TRY(reply, ReplyRepository(database).byId(step.known));
    const PartialAnswer part = setup.kind->readPartial(step.call, reply->text);
    if (part.isWhole)
        return concludeTask(database, setup, step.call, task, step.known, part.answer);
    return concludeTask(database, setup, step.call, task, step.known, part.answer, step.error,
        step.call.request.sample);
}

} // namespace tandem
