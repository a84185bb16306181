#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/studies/ids.h"
#include "models/studies/task.h"
#include "storage/repositories/repository.h"
#include "storage/repositories/studyraterrepository.h"

#include <QStringList>

namespace tandem {

/// How what a rater told came to the project.
enum class SubmissionChannel {
    /// Straight from a page, in the order in which it was said: a time before that of the answer
    /// before it is put right, and the window for coming back holds.
    Page,
    /// In a file, in whatever order files come: times are as they are.
    File,
};

/// What became of what a rater told.
struct KeptSubmission
{
    QStringList kept; ///< UUIDs of every row and event that the project has now
    int fresh = 0;    ///< of these, those that it did not have before
    int answers = 0;  ///< of the fresh ones, answers
    int late = 0;     ///< of the fresh ones, answers that came after the close
    int erased = 0;   ///< answers that a withdrawal erased
    RaterState state = RaterState::Waiting;
};

/// What raters are shown and what they say, append-only. It gives a rater nothing but their own;
/// everything else goes through StudyGate.
class StudyAnswerRepository final : Repository
{
public:
    using Repository::Repository;

    /// All that the rater gets to see, with what they said so far. `form` is the UUID that tells
    /// one form from another; empty: the rater's own. Refused to who has withdrawn.
    Expected<studies::Task> task(RaterId rater, const QString& form = {});

    /// Takes each row and event once, by UUID, all of them or none, inside the caller's
    /// transaction. InvalidInput with the place where it is not of the rater's task, or where the
    /// project has another row of that UUID. Refused with the reason: after the study was closed
    /// (but answers in released turns are kept as late), after a submission, before consent where
    /// the design asks for it, past the time for coming back, by who has withdrawn.
    Expected<KeptSubmission> keep(
        RaterId rater, const studies::Submission& told, SubmissionChannel way);
    /// What keep() would do with it if it came in a file now; changes nothing.
    Expected<KeptSubmission> wouldKeep(RaterId rater, const studies::Submission& told);

    /// Erases all answers of the rater, with name, participant and link, and notes how many they
    /// were. Nothing happens where they have withdrawn already. Returns how many were erased.
    Expected<int> withdraw(RaterId rater, PersonId by);
};

} // namespace tandem
