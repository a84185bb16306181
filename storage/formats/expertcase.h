#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "storage/formats/record.h"

#include <QByteArray>
#include <QString>

namespace tandem {

/// The explanation in one entry of `per_query_explanations`, put right as readExpertResult() says.
Expected<expert::Explanation> explanationOf(const Record& record);
/// What to do about a result file that is not as it should be.
QString resultRemedy();

/// Such an entry as compact JSON. `collapsed` is set to the number of aspects whose title another
/// one of their side has too, so that the table holds nothing of theirs.
QByteArray resultCaseJson(const expert::Explanation& explanation, int& collapsed);

/// `explanation` with only those aspects counting that a result file can tell apart: the last of
/// each title, as expert_score writes them.
expert::Explanation withoutRepeatedTitles(expert::Explanation explanation);

} // namespace tandem
