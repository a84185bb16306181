#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "models/studies/submission.h"
#include "storage/repositories/studyraterrepository.h"

#include <QHash>
#include <QList>
#include <QString>

namespace tandem {

class Database;

/// A turn of the rater who is submitting.
struct HandedOutTurn
{
    qint64 id = 0;
    bool isReleased = false; ///< it went to somebody else
};

/// What a submission is looked at beside.
struct SubmissionBasis
{
    const studies::Design& design;
    const QHash<QString, HandedOutTurn>& turns; ///< the rater's, by UUID
    const QList<studies::AnswerRow>& besides; ///< answers that are not in the project, in any order
};

/// Refuses a submission of less than all that is still the rater's, one of nothing at all, and one
/// from before answers that the project has, at `at` milliseconds since 1970.
Expected<void> checkSubmission(
    Database& database, const StudyRater& rater, const SubmissionBasis& basis, qint64 at);

} // namespace tandem
