#include "models/usersum/prompts.h"

#include "models/usersum/usersumwords.h"

#include <array>

namespace tandem::usersum {

namespace {

struct UsersumPrompt
{
    QLatin1String key;
    const char* placeholders; ///< with blanks between them
    const char* name;
};

constexpr std::array<UsersumPrompt, 9> kUsersumPrompts{{
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

const UsersumPrompt* usersumPromptOf(const QString& key)
{
    for (const UsersumPrompt& prompt : kUsersumPrompts) {
        if (key == prompt.key)
            return &prompt;
    }
    return nullptr;
}

} // namespace

QStringList promptKeys()
{
    QStringList keys;
    for (const UsersumPrompt& prompt : kUsersumPrompts)
        keys.append(prompt.key);
    return keys;
}

QStringList promptPlaceholders(const QString& key)
{
    const UsersumPrompt* const prompt = usersumPromptOf(key);
    return prompt ? QString::fromLatin1(prompt->placeholders).split(u' ') : QStringList();
}

QString promptName(const QString& key)
{
    const UsersumPrompt* const prompt = usersumPromptOf(key);
    return prompt ? UsersumWords::tr(prompt->name) : QString();
}

} // namespace tandem::usersum
