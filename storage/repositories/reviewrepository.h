#pragma once

#include "models/error.h"
#include "models/expert/review.h"
#include "models/ids.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>

namespace tandem {

/// What one reviewer said of an evaluation.
struct ReviewerWork
{
    PersonId person;
    expert::Reviews reviews;
    QDateTime doneAt; ///< UTC; invalid while they are at it
};

/// How far the reviews of an evaluation are, as one reviewer may know it. Reviewers differ on a
/// decision where their opinions differ, or where both disagree and would put something else in its
/// place; decisions that one of the two has no opinion on are left out.
struct ReviewState
{
    int own = 0; ///< decisions that the viewer has an opinion on
    bool done = false;
    int reviewersDone = 0; ///< with the viewer
    int disagreements = 0; ///< decisions on which reviewers differ; 0 while the viewer is not done
    int disagreesWith = 0; ///< decisions on which the viewer disagrees with the model
    bool operator==(const ReviewState&) const = default;
};

/// Everybody's finished reviews, as far as somebody may count them.
struct FinishedReviews
{
    QHash<EvaluationId, QList<ReviewerWork>> visible;
    QSet<EvaluationId> hidden; ///< evaluations that somebody is done with, and the viewer is not
};

/// What somebody may know of everybody's reviews: their own, and of the evaluations that they are
/// done with those of others who are done, too.
struct VisibleReviews
{
    PersonId viewer;
    QHash<EvaluationId, QList<ReviewerWork>> of;
};

/// Reviews of a model's decisions: an append-only journal whose latest row is what holds. The gate
/// of blindness: what others said of an evaluation is seen only by who is done with it, and only of
/// those who are done too.
class ReviewRepository final : Repository
{
public:
    using Repository::Repository;

    /// Refused once the reviewer is done with the evaluation, while it is not complete, and to who
    /// was set aside;
    /// InvalidInput for a decision that it has not, and for a correction that does not belong to
    /// the decision or names an aspect that is not there; TooLarge for a note of more than 10,000
    /// characters. A review that says nothing takes back what was said.
    Expected<void> give(EvaluationId evaluation, PersonId person,
        const expert::DecisionRef& decision, const expert::Review& review, qint64 durationMs);
    /// The reviewer is done: final, so that nobody changes their mind after seeing others. Refused
    /// while a reviewable decision has no opinion. Nothing happens where they are done already.
    Expected<void> finish(EvaluationId evaluation, PersonId person);

    /// What `person` said themselves.
    Expected<ReviewerWork> own(EvaluationId evaluation, PersonId person);
    /// What others said, by name; empty unless `viewer` is done with it.
    Expected<QList<ReviewerWork>> others(EvaluationId evaluation, PersonId viewer);
    /// Of every evaluation that anybody reviewed. For a worker.
    Expected<QHash<EvaluationId, ReviewState>> states(PersonId viewer);
    /// Of one evaluation; all 0 where nobody reviewed it.
    Expected<ReviewState> state(EvaluationId evaluation, PersonId viewer);
    /// Of all evaluations. For a worker.
    Expected<VisibleReviews> visibleTo(PersonId viewer);
    /// Everybody's work that is done, by evaluation, for agreement: visible of the evaluations that
    /// `viewer` is done with, and of all to a person who was set aside and so cannot review. An
    /// invalid viewer may be anybody: everybody who can review has to be done. For a worker.
    Expected<FinishedReviews> done(PersonId viewer);

private:
    Expected<expert::Explanation> reviewableBy(EvaluationId evaluation, PersonId person);
};

} // namespace tandem
