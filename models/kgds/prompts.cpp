#include "models/kgds/prompts.h"

#include <array>

namespace tandem::kgds {

namespace {

constexpr std::array<llm::ListedPrompt, 7> kKgdsPrompts{{
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

} // namespace

const llm::PromptList& prompts()
{
    static constexpr llm::PromptList list("KgdsWords", kKgdsPrompts);
    return list;
}

} // namespace tandem::kgds
