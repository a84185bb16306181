#include "models/usersum/summaryjudge.h"

#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/usersum/activitytext.h"
#include "models/usersum/quotedrequest.h"

#include <QJsonObject>

namespace tandem::usersum {

namespace {

llm::Schema ratingSchema()
{
    QJsonObject score = llm::typeSchema("integer");
    score.insert(QStringLiteral("minimum"), summaryRatingScale().low);
    score.insert(QStringLiteral("maximum"), summaryRatingScale().high);
    return {QStringLiteral("summary_rating"),
        llm::objectSchema({{"explanation", llm::typeSchema("string")}, {"score", score}})};
}

} // namespace

metrics::ScoreScale summaryRatingScale()
{
    return metrics::judgeScale(metrics::Judge::AutoEval);
}

Expected<llm::ChatRequest> summaryRatingRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QList<Activity>& activities, qsizetype past, const QString& summary)
{
    constexpr int kRatingTokens = 2048;
    return quotedRequest(prompt, model,
        {{QStringLiteral("activities"), activitiesText(activities, 0, past)},
            {QStringLiteral("summary"), summary}},
        kRatingTokens, ratingSchema());
}

Expected<SummaryRating> readSummaryRating(const QString& reply)
{
    TANDEM_TRY(score, metrics::readJudgeScore(reply, summaryRatingScale()));
    const auto object = llm::objectInReply(reply);
    return SummaryRating{*score, object ? llm::reasonIn(*object) : QString()};
}

} // namespace tandem::usersum
