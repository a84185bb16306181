#pragma once

#include "storage/repositories/repository.h"
#include "storage/repositories/runrepository.h"

namespace tandem {

/// The tasks of runs. Open tasks whose samples or cases are excluded are not worked on, and count
/// apart until they are back.
class RunTasks final : Repository
{
public:
    using Repository::Repository;

    Expected<TaskCounts> counts(RunId run);
    /// The kinds of questions, by what stands before the "/" in their parts, that were answered
    /// with nothing that can be read.
    Expected<QList<UnreadStage>> unreadStages(RunId run);
    /// How many open tasks there are about each subject that has some.
    Expected<QHash<qint64, int>> openBySubject(RunId run);
    /// The same by the part of the subject that they are about.
    Expected<QHash<QString, int>> openByPart(RunId run);
    Expected<TaskRow> task(TaskId id);
    /// Open tasks behind `position`, up to `last` (0: all), at most `limit`, in their order.
    Expected<QList<TaskRow>> openTasks(RunId run, int position, int limit, int last = 0);
    /// Position of the last open task; 0 where there is none.
    Expected<int> lastOpenPosition(RunId run);
    /// The numbers of the samples that its tasks are about, in their order.
    Expected<QList<int>> samples(RunId run);
    /// The pseudonyms of the users whom its tasks are about, in alphabetical order.
    Expected<QStringList> users(RunId run);
    /// Failed tasks with their errors, at most `limit`, in their order.
    Expected<QList<TaskRow>> failedTasks(RunId run, int limit);
    /// `count` tasks from the place `first` (from 0) on, in their order; with `failedOnly` of those
    /// alone that failed or are done though no reply to them can be read.
    Expected<QList<TaskRow>> tasks(RunId run, bool failedOnly, qint64 first, int count);
    /// The hash, of which this is the beginning, of a request that the run's tasks ask, have asked
    /// before, or asked for nothing that is known yet; empty where the run made none.
    Expected<QString> requestHash(RunId run, const QString& beginning);
    /// All tasks of the run whose last request has this hash.
    Expected<QList<TaskRow>> tasksWithHash(RunId run, const QString& hash);

    /// Adds open tasks behind all others.
    Expected<QList<TaskId>> addTasks(RunId run, const QList<RunSubject>& subjects);
    /// Opens failed tasks again that no reply came to: a server was down, or misbehaved.
    Expected<void> reopenUnanswered(RunId run);
    /// The same of one task: an answer to it has come after all.
    Expected<void> reopenUnanswered(TaskId task);
    /// Whether there are such tasks.
    Expected<bool> hasUnanswered(RunId run);
    /// How many open tasks are in no batch whose results are still to come.
    Expected<qint64> openOutOfBatches(RunId run);
    /// What the run's open and failed tasks are about (RunSubject::id).
    Expected<QList<qint64>> subjectsLeft(RunId run);
    /// Makes ended runs paused that have something left to do, as it was brought back.
    Expected<void> pauseEndedWithOpenTasks();
    /// Opens failed tasks again, for another attempt, and the run with them; returns how many. With
    /// `unreadToo` also those that are done though no reply can be read, but for outputs whose
    /// evaluation or judgement somebody has reviewed.
    Expected<int> retryFailed(RunId run, bool unreadToo = false);

    // A task that is not open stays as it is.

    /// `reply` is invalid where nothing had to be asked. `fault` is why no reply could be read,
    /// where the task is done nonetheless. `firstSample` is what another attempt is to begin with;
    /// none: as this one did.
    Expected<void> taskDone(
        TaskId task, ReplyId reply, const QString& fault = {}, std::optional<int> firstSample = {});
    Expected<void> taskFailed(
        TaskId task, ReplyId reply, const QString& error, std::optional<int> firstSample = {});
    Expected<void> setTaskHash(TaskId task, const QString& hash);
    /// A reply that was asked for the task has come.
    Expected<void> addTry(TaskId task, ReplyId reply);
};

} // namespace tandem
