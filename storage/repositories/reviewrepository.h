#pragma once

#include "models/error.h"
#include "models/expert/review.h"
#include "models/ids.h"

#include <QDateTime>
#include <QHash>
#include <QList>

namespace tandem {

class Database;

/// What one reviewer said of an evaluation.
struct ReviewerWork
{
    PersonId person;
    expert::Reviews reviews;
    QDateTime doneAt; ///< UTC; invalid while they are at it
};

/// How far the reviews of an evaluation are, as one reviewer may know it.
struct ReviewState
{
    int own = 0; ///< decisions that the viewer has an opinion on
    bool done = false;
    int reviewersDone = 0;  ///< with the viewer
    int disagreements = 0;  ///< decisions on which reviewers differ; 0 while the viewer is not done
    int disagreesWith = 0;  ///< decisions on which the viewer disagrees with the model
};

/// Reviews of a model's decisions: an append-only journal whose latest row is what holds. The gate
/// of blindness: what others said of an evaluation is seen only by who is done with it, and only of
/// those who are done too.
class ReviewRepository final
{
public:
    explicit ReviewRepository(Database& database)
        : m_database(database)
    {
    }

    /// Refused once the reviewer is done with the evaluation, and while it is not complete;
    /// InvalidInput for a decision that it has not.
    Expected<void> give(EvaluationId evaluation, PersonId person,
        const expert::DecisionRef& decision, const expert::Review& review, qint64 durationMs);
    /// The reviewer is done: final, so that nobody changes their mind after seeing others. Refused
    /// while a reviewable decision has no opinion.
    Expected<void> finish(EvaluationId evaluation, PersonId person);

    Expected<ReviewerWork> own(EvaluationId evaluation, PersonId person);
    /// What others said, by name; empty unless `viewer` is done with it.
    Expected<QList<ReviewerWork>> others(EvaluationId evaluation, PersonId viewer);
    /// Of every evaluation that anybody reviewed. For a worker.
    Expected<QHash<EvaluationId, ReviewState>> states(PersonId viewer);
    Expected<ReviewState> state(EvaluationId evaluation, PersonId viewer);
    /// Everybody's work that is done, by evaluation, for agreement; without a person's own unless
    /// done, and without evaluations that `viewer` is still to finish. For a worker.
    Expected<QHash<EvaluationId, QList<ReviewerWork>>> done(PersonId viewer);

private:
    Database& m_database;
};

} // namespace tandem
