#include "models/kgds/prompts.h"

#include "models/kgds/kgdswords.h"

#include <array>

namespace tandem::kgds {

namespace {

struct KgdsPrompt
{
    QLatin1String key;
    const char* placeholders; ///< with blanks between them
    const char* name;
};

constexpr std::array<KgdsPrompt, 7> kKgdsPrompts{{
    {kExtractivePrompt, "cut chunks discussion",
        QT_TRANSLATE_NOOP("KgdsWords", "Summary with a background of chunks")},
    {kAbstractivePrompt, "article discussion",
        QT_TRANSLATE_NOOP("KgdsWords", "Summary with a written background")},
    {kReflectExtractivePrompt, "",
        QT_TRANSLATE_NOOP("KgdsWords", "Second look at a background of chunks")},
    {kReflectAbstractivePrompt, "",
        QT_TRANSLATE_NOOP("KgdsWords", "Second look at a written background")},
    {kOpinionsPrompt, "summary opinions",
        QT_TRANSLATE_NOOP("KgdsWords", "Opinions that a summary covers")},
    {kErrorPrompt, "discussion summary opinion",
        QT_TRANSLATE_NOOP("KgdsWords", "Why an opinion is not covered")},
    {kBackgroundPrompt, "article discussion first second",
        QT_TRANSLATE_NOOP("KgdsWords", "Better of two backgrounds of paragraphs")},
}};

const KgdsPrompt* kgdsPromptOf(const QString& key)
{
    for (const KgdsPrompt& prompt : kKgdsPrompts) {
        if (key == prompt.key)
            return &prompt;
    }
    return nullptr;
}

} // namespace

QStringList promptKeys()
{
    QStringList keys;
    for (const KgdsPrompt& prompt : kKgdsPrompts)
        keys.append(prompt.key);
    return keys;
}

QStringList promptPlaceholders(const QString& key)
{
    const KgdsPrompt* const prompt = kgdsPromptOf(key);
    return prompt ? QString::fromLatin1(prompt->placeholders).split(u' ', Qt::SkipEmptyParts)
                  : QStringList();
}

QString promptName(const QString& key)
{
    const KgdsPrompt* const prompt = kgdsPromptOf(key);
    return prompt ? KgdsWords::tr(prompt->name) : QString();
}

} // namespace tandem::kgds
