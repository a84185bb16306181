#pragma once

#include "models/error.h"
#include "models/llm/chat.h"
#include "models/metrics/judges.h"
#include "models/usersum/activity.h"

#include <QList>
#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// AutoEval of user summaries: a language model rates coherence and relevance of a summary against
/// the activities, without a reference (USERSUMBENCH, section 4.1). It gives its reason before the
/// score, since ratings that are explained agree better with people's (Chiang & Lee 2023, "A closer
/// look into automatic evaluation using large language models").
namespace tandem::usersum {

/// What a model says of a summary.
struct SummaryRating
{
    int score = 0;       ///< in summaryRatingScale()
    QString explanation; ///< one line; may be empty
    bool operator==(const SummaryRating&) const = default;
};

/// As AutoEval has it elsewhere: 1 to 5.
metrics::ScoreScale summaryRatingScale();

/// The request for the score of a summary of the first `past` activities, at temperature 0. Fills
/// {{activities}} and {{summary}}. Errors: those of llm::fillPrompt().
Expected<llm::ChatRequest> summaryRatingRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QList<Activity>& activities, qsizetype past,
    const QString& summary);

/// {"explanation": "...", "score": 4}, or whatever metrics::readJudgeScore() reads.
Expected<SummaryRating> readSummaryRating(const QString& reply);

} // namespace tandem::usersum
