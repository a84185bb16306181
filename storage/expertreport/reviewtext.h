#pragma once

#include "models/error.h"
#include "models/expert/review.h"
#include "models/ids.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// What one reviewer said, for a report.
struct ReportedReview
{
    QString reviewer;
    expert::Reviews reviews;
};

/// What was said of an evaluation, as far as `viewer` may see it: what they said themselves, and
/// once they are done with it what others said who are done, too. An invalid viewer sees nothing.
Expected<QList<ReportedReview>> reviewsFor(
    Database& database, EvaluationId evaluation, PersonId viewer);

/// What a reviewer said of a decision, translated, without the note: "disagrees: it matches O2".
/// Empty where they said nothing.
QString reviewText(const ReportedReview& reviewer, const expert::DecisionRef& decision);
/// The same of content and style of a pair that the reviewer made and the model did not compare:
/// "Content aligned; Style: is unsure".
QString ownPairText(const ReportedReview& reviewer, expert::Side side, int aspect);

} // namespace tandem
