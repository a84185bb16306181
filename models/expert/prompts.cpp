#include "models/expert/prompts.h"

#include <QCoreApplication>

#include <array>

namespace tandem::expert {

namespace {

struct PromptFacts
{
    const char* key;
    const char* placeholders; ///< with blanks between them
    const char* name;
};

constexpr std::array<PromptFacts, 6> kPrompts{{
    {"extract-aspects", "prompt text", QT_TRANSLATE_NOOP("ExpertPrompts", "Aspects of a text")},
    {"match-aspect", "aspect others",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Match of an aspect in the other text")},
    {"judge-content", "prompt first second",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Same content of matched aspects")},
    {"judge-style", "prompt first second",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Same style of matched aspects")},
    {"generate-personalized", "prompt documents",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Text in the manner of its author")},
    {"judge-pair", "prompt expected first second",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Closer of two texts")},
}};

const PromptFacts* promptFactsOf(const QString& key)
{
    for (const PromptFacts& facts : kPrompts) {
        if (key == QLatin1String(facts.key))
            return &facts;
    }
    return nullptr;
}

} // namespace

QStringList promptKeys()
{
    QStringList keys;
    for (const PromptFacts& facts : kPrompts)
        keys.append(QLatin1String(facts.key));
    return keys;
}

QStringList promptPlaceholders(const QString& key)
{
    const PromptFacts* facts = promptFactsOf(key);
    return facts ? QString::fromLatin1(facts->placeholders).split(QLatin1Char(' ')) : QStringList();
}

QString promptName(const QString& key)
{
    const PromptFacts* facts = promptFactsOf(key);
    return facts ? QCoreApplication::translate("ExpertPrompts", facts->name) : QString();
}

} // namespace tandem::expert
