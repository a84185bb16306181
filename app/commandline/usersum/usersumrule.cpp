#include "app/commandline/usersum/usersumrule.h"

#include "app/commandline/command.h"
#include "models/usersum/summaryrequests.h"

namespace tandem {

Expected<usersum::ScoreRule> askedScoreRule(Call& call)
{
    usersum::ScoreRule rule;
    TANDEM_TRY(threshold, call.decimal("m", 0.0, 1.0));
    TANDEM_TRY(mostWords, call.number("max-words", 1, usersum::kMostWords));
    rule.threshold = threshold->value_or(rule.threshold);
    rule.mostWords = *mostWords;
    return rule;
}

} // namespace tandem
