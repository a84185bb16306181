#include "models/kgds/prompts.h"

#include <array>

namespace tandem::kgds {

namespace {

constexpr std::array<llm::ListedPrompt, 7> kKgdsPrompts{{
    {kExtractivePrompt, "cut chunks discussion",
        QT_TRANSLATE_NOOP("KgdsWords", "Summary with extractive background (chunks)")},
    {kAbstractivePrompt, "article discussion",
        QT_TRANSLATE_NOOP("KgdsWords", "Summary with abstractive background")},
    {kReflectExtractivePrompt, "",
        QT_TRANSLATE_NOOP("KgdsWords", "Self-reflection on extractive background (chunks)")},
    {kReflectAbstractivePrompt, "",
        QT_TRANSLATE_NOOP("KgdsWords", "Self-reflection on abstractive background")},
    {kOpinionsPrompt, "summary opinions", QT_TRANSLATE_NOOP("KgdsWords", "Opinion verification")},
    {kErrorPrompt, "discussion summary opinion", QT_TRANSLATE_NOOP("KgdsWords", "Error detection")},
    {kBackgroundPrompt, "article discussion first second",
        QT_TRANSLATE_NOOP(
            "KgdsWords", "Feedback judgement: better of two backgrounds of paragraphs")},
}};

} // namespace

const llm::PromptList& prompts()
{
    static constexpr llm::PromptList list("KgdsWords", kKgdsPrompts);
    return list;
}

} // namespace tandem::kgds
