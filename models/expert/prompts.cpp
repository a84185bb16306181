#include "models/expert/prompts.h"

#include <array>

namespace tandem::expert {

namespace {

constexpr std::array<llm::ListedPrompt, 6> kPrompts{{
    {QLatin1String("extract-aspects"), "prompt text",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Aspects of a text")},
    {QLatin1String("match-aspect"), "aspect others",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Aspect matching")},
    {QLatin1String("judge-content"), "prompt first second",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Content comparison of matched aspects")},
    {QLatin1String("judge-style"), "prompt first second",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Style comparison of matched aspects")},
    {QLatin1String("generate-personalized"), "prompt documents",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Personalized text generation")},
    {QLatin1String("judge-pair"), "prompt expected first second",
        QT_TRANSLATE_NOOP("ExpertPrompts", "Pairwise judgment of two texts")},
}};

} // namespace

const llm::PromptList& prompts()
{
    static constexpr llm::PromptList list("ExpertPrompts", kPrompts);
    return list;
}

} // namespace tandem::expert
