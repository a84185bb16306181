#pragma once

#include "models/error.h"
#include "storage/repositories/runrepository.h"

#include <QList>

#include <optional>

namespace tandem {

/// A task as lists show it.
struct ListedTask
{
    TaskRow task;
    int tries = 0;                   ///< replies that were asked for it
    ReplyId reply;                   ///< its own, or else the last one asked; invalid: none
    std::optional<qint64> latencyMs; ///< of that reply
    bool operator==(const ListedTask&) const = default;
};

/// Some of a run's tasks.
struct TaskPage
{
    QList<ListedTask> tasks;
    qint64 first = 0;  ///< place of the first one among all that are listed, from 0
    qint64 listed = 0; ///< how many these are
    qint64 all = 0;    ///< of the run
    qint64 failed = 0; ///< of these, those that failed or that no reply can be read to
};

/// Which of a run's tasks are wanted.
struct TaskQuery
{
    RunId run;
    bool failedOnly = false; ///< those alone that failed or that no reply can be read to
    qint64 first = 0;        ///< from this place on; where there are fewer, the last ones
    int count = 0;
};

/// Reads the tasks that are asked for, in their order. For a worker, as runFigures() is.
Expected<TaskPage> taskPage(Database& database, const TaskQuery& query);

/// How far the samples, cases, users or summaries of a run are, and what its scores come to so far.
struct RunFigures
{
    RunItems items = RunItems::Paragraphs;
    WorkCounts work; ///< of samples where isOfSamples(items), of users or of summaries of them, or
                     ///< else of cases; done: all about it is answered
    std::optional<double> mean;  ///< none where the run gives no scores, or none yet
    qint64 scores = 0;           ///< that the mean is of
    bool sentTemperature = true; ///< with the request of its last answer; true without any
};

/// How many of a run's answers, also of those that were there already, came of requests without a
/// temperature: it is the endpoint that leaves it out, or the model that refused it.
Expected<qint64> answersWithoutTemperature(Database& database, RunId run);

/// Means are of F1 (average) of ExPerT's complete evaluations, of a judge's scores, or of
/// predictions, a hit counting 1.
Expected<RunFigures> runFigures(Database& database, RunId run);

/// The tasks of a run that a reply was asked for, in their order: several, where they ask the same.
Expected<QList<TaskRow>> tasksAskedWith(Database& database, RunId run, ReplyId reply);

/// The replies to the tasks that `reply` was asked for, with itself, oldest first.
Expected<QList<ReplyId>> triesWith(Database& database, ReplyId reply);

} // namespace tandem
