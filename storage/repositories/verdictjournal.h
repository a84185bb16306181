#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/database/sqlvalue.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/verdictkinds.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QSet>

namespace tandem {

/// What one person said of a subject.
template <typename Kind>
struct VerdictWork
{
    PersonId person;
    typename Kind::Reviews reviews;
    QDateTime doneAt; ///< UTC; invalid while they are at it
};

/// How far the verdicts on a subject are, as one person may know it. People differ on a decision
/// where their opinions differ, or where both disagree and would put something else in its place;
/// decisions that one of the two has no opinion on are left out.
struct ReviewState
{
    int own = 0; ///< decisions that the viewer has an opinion on
    bool done = false;
    int reviewersDone = 0; ///< with the viewer
    int disagreements = 0; ///< decisions on which people differ; 0 while the viewer is not done
    int disagreesWith = 0; ///< decisions on which the viewer disagrees with the model
    bool operator==(const ReviewState&) const = default;
};

/// Everybody's finished verdicts, as far as somebody may count them.
template <typename Kind>
struct FinishedVerdicts
{
    QHash<typename Kind::Subject, QList<VerdictWork<Kind>>> visible;
    /// Subjects that somebody is done with, and the viewer is not.
    QSet<typename Kind::Subject> hidden;
};

/// What somebody may know of everybody's verdicts: their own, and of the subjects that they are
/// done with those of others who are done, too.
template <typename Kind>
struct VisibleVerdicts
{
    PersonId viewer;
    QHash<typename Kind::Subject, QList<VerdictWork<Kind>>> of;
};

/// People's verdicts on what a model decided, of one kind of subject: an append-only journal whose
/// latest row is what holds. The gate of blindness: what others said of a subject is seen only by
/// who is done with it, and only of those who are done too.
template <typename Kind>
class VerdictJournal final : Repository
{
public:
    using Subject = typename Kind::Subject;
    using Decision = typename Kind::Decision;
    using Review = typename Kind::Review;
    using Work = VerdictWork<Kind>;

    using Repository::Repository;

    /// Refused once the person is done with the subject, while it is not complete, and to who was
    /// excluded;
    /// InvalidInput for a decision that it has not, and for a correction that does not belong to
    /// the decision or names what is not there; TooLarge for a note of more than 10,000
    /// characters. A review that says nothing takes back what was said.
    Expected<void> give(Subject subject, PersonId person, const Decision& decision,
        const Review& review, qint64 durationMs);
    /// The person is done: final, so that nobody changes their mind after seeing others. Refused
    /// while a decision that needs one has no opinion. Nothing happens where they are done already.
    Expected<void> finish(Subject subject, PersonId person);

    /// What `person` said themselves.
    Expected<Work> own(Subject subject, PersonId person);
    /// What others said, by name; empty unless `viewer` is done with it.
    Expected<QList<Work>> others(Subject subject, PersonId viewer);
    /// Of every subject that anybody gave a verdict on. For a worker.
    Expected<QHash<Subject, ReviewState>> states(PersonId viewer);
    /// Of one subject; all 0 where nobody gave one.
    Expected<ReviewState> state(Subject subject, PersonId viewer);
    /// Of all subjects. For a worker.
    Expected<VisibleVerdicts<Kind>> visibleTo(PersonId viewer);
    /// Everybody's work that is done, by subject, for agreement: visible of the subjects that
    /// `viewer` is done with, and of all to a person who was excluded and so cannot review. An
    /// invalid viewer may be anybody: everybody who can review has to be done. For a worker.
    Expected<FinishedVerdicts<Kind>> done(PersonId viewer);

private:
    using Works = QHash<Subject, QHash<PersonId, Work>>;

    Expected<typename Kind::Judged> reviewableBy(Subject subject, PersonId person);
    /// What everybody said, whoever may see it, where `condition` holds over subject_id and
    /// person_id.
    Expected<Works> worksWhere(const QString& condition, const SqlValues& arguments);
};

} // namespace tandem
