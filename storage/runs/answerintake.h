#pragma once

#include "storage/runs/runsteps.h"

/// How an answer is taken into the project and ends its task: inside a write.
namespace tandem {

/// What became of a task, where nothing else is to be told.
StepEnd stepEnd(const RunSetup& setup, TaskState state, const QString& error = {});

/// Ends a task as done with what its answer changes and with what follows from it: all or nothing.
/// `fault` is why its replies cannot be read, and `nextSample` what a retry then begins with. What
/// keeps it from being taken in fails the task.
Expected<StepEnd> concludeTask(Database& database, const RunSetup& setup, const RunCall& call,
    TaskRow task, ReplyId reply, const RunAnswer& answer, const QString& fault = {},
    std::optional<int> nextSample = {});
/// Takes a usable answer in. What the answer was asked about must still stand as it did.
Expected<StepEnd> takeAnswerIn(Database& database, const RunSetup& setup, const RunStep& step,
    const TaskRow& task, ReplyId reply, const RunAnswer& answer);
/// The same with an answer that is in the project.
Expected<StepEnd> takeKnownAnswerIn(
    Database& database, const RunSetup& setup, const RunStep& step, const TaskRow& task);
/// Ends a task whose replies cannot be read, with what the last one says all the same.
Expected<StepEnd> takePartIn(
    Database& database, const RunSetup& setup, const RunStep& step, const TaskRow& task);

} // namespace tandem
