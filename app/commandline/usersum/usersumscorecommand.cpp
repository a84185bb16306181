#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/usersum/usersumcommand.h"
#include "models/usersum/usersumreport.h"
#include "storage/formats/predictedsummaries.h"

/// "usersum score".
namespace tandem {

namespace {

constexpr qint64 kMostWordsAsked = 1'000'000;

Expected<usersum::ScoreRule> askedRule(Call& call)
{
    usersum::ScoreRule rule;
    TANDEM_TRY(threshold, call.decimal("m", 0.0, 1.0));
    TANDEM_TRY(mostWords, call.number("max-words", 1, kMostWordsAsked));
    rule.threshold = threshold->value_or(rule.threshold);
    rule.mostWords = *mostWords;
    return rule;
}

} // namespace

Expected<void> runUsersumScore(Call& call)
{
    TANDEM_TRY(rule, askedRule(call));
    TANDEM_TRY(input, inputOf(call.word(1), call));
    TANDEM_TRY(summaries, usersum::readPredictedSummaries(*input));
    results::Report report = scoreReport(usersum::summaryScore(*summaries, *rule), *rule);
    if (call.has("ratings")) {
        TANDEM_TRY(ratingsInput, inputOf(call.value("ratings"), call));
        TANDEM_TRY(ratings, usersum::readHumanRatings(*ratingsInput));
        report.sections +=
            agreementReport(usersum::humanAgreement(*summaries, *ratings, *rule)).sections;
    }
    return call.show(report);
}

} // namespace tandem
