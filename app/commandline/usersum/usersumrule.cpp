#include "app/commandline/usersum/usersumrule.h"

#include "app/commandline/command.h"

namespace tandem {

namespace {

constexpr qint64 kMostWordsAsked = 1'000'000;

} // namespace

Expected<usersum::ScoreRule> askedScoreRule(Call& call)
{
    usersum::ScoreRule rule;
    TANDEM_TRY(threshold, call.decimal("m", 0.0, 1.0));
    TANDEM_TRY(mostWords, call.number("max-words", 1, kMostWordsAsked));
    rule.threshold = threshold->value_or(rule.threshold);
    rule.mostWords = *mostWords;
    return rule;
}

} // namespace tandem
