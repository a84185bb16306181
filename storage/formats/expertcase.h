#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"

#include <QByteArray>
#include <QString>

namespace tandem {

/// What is wrong with a case of a result file.
struct ResultProblem
{
    QString inner; ///< JSON pointer within the case
    QString what;
};

/// The explanation in one entry of `per_query_explanations`, put right as readExpertResult() says.
tl::expected<expert::Explanation, ResultProblem> explanationOf(const QByteArray& json);

/// Such an entry as compact JSON. `collapsed` is set to the number of aspects whose title another
/// one of their side has too, so that the table holds nothing of theirs.
QByteArray resultCaseJson(const expert::Explanation& explanation, int& collapsed);

/// `explanation` with only those aspects counting that a result file can tell apart: the last of
/// each title, as expert_score writes them.
expert::Explanation withoutRepeatedTitles(expert::Explanation explanation);

} // namespace tandem
