#include "models/usersum/prompts.h"

#include <array>

namespace tandem::usersum {

namespace {

constexpr std::array<llm::ListedPrompt, 9> kUsersumPrompts{{
    {kUserPrompt, "query words activities",
        QT_TRANSLATE_NOOP("UsersumWords", "Summary of a user in one step")},
    {kSegmentPrompt, "query words range activities",
        QT_TRANSLATE_NOOP("UsersumWords", "Summary of a segment of a user's past")},
    {kCheckQueryPrompt, "query summary",
        QT_TRANSLATE_NOOP("UsersumWords", "Whether a summary answers the query")},
    {kAskFactsPrompt, "summary",
        QT_TRANSLATE_NOOP("UsersumWords", "Questions that a summary answers")},
    {kCheckFactsPrompt, "activities pairs",
        QT_TRANSLATE_NOOP("UsersumWords", "Whether activities bear the answers out")},
    {kRewritePrompt, "query words range activities summary feedback",
        QT_TRANSLATE_NOOP("UsersumWords", "Summary of a segment, written anew")},
    {kCombinePrompt, "query words segments",
        QT_TRANSLATE_NOOP("UsersumWords", "Summary of a user from those of segments")},
    {kPredictPrompt, "summary question choices",
        QT_TRANSLATE_NOOP("UsersumWords", "Prediction from a summary of a user")},
    {kJudgePrompt, "activities summary",
        QT_TRANSLATE_NOOP("UsersumWords", "Score of a summary of a user, 1 to 5")},
}};

} // namespace

const llm::PromptList& prompts()
{
    static constexpr llm::PromptList list("UsersumWords", kUsersumPrompts);
    return list;
}

} // namespace tandem::usersum
