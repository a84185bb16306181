#include "models/usersum/prompts.h"

#include <array>

namespace tandem::usersum {

namespace {

constexpr std::array<llm::ListedPrompt, 9> kUsersumPrompts{{
    {kUserPrompt, "query words activities",
        QT_TRANSLATE_NOOP("UsersumWords", "User summary in one step")},
    {kSegmentPrompt, "query words range activities",
        QT_TRANSLATE_NOOP("UsersumWords", "Summary of a segment of a user's past")},
    {kCheckQueryPrompt, "query summary",
        QT_TRANSLATE_NOOP("UsersumWords", "Query check of a summary")},
    {kAskFactsPrompt, "summary",
        QT_TRANSLATE_NOOP("UsersumWords", "Questions that a summary answers")},
    {kCheckFactsPrompt, "activities pairs",
        QT_TRANSLATE_NOOP("UsersumWords", "Fact check of answers against activities")},
    {kRewritePrompt, "query words range activities summary feedback",
        QT_TRANSLATE_NOOP("UsersumWords", "Rewriting of a segment's summary")},
    {kCombinePrompt, "query words segments",
        QT_TRANSLATE_NOOP("UsersumWords", "Combination of segment summaries into a user summary")},
    {kPredictPrompt, "summary question choices",
        QT_TRANSLATE_NOOP("UsersumWords", "Prediction from a user summary")},
    {kJudgePrompt, "activities summary",
        QT_TRANSLATE_NOOP("UsersumWords", "Score of a user summary, 1 to 5")},
}};

} // namespace

const llm::PromptList& prompts()
{
    static constexpr llm::PromptList list("UsersumWords", kUsersumPrompts);
    return list;
}

} // namespace tandem::usersum
