#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "models/llm/chat.h"

#include <QList>
#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model for the atomic aspects of a text (ExPerT).
namespace tandem::expert {

/// The most aspects of one text, and the most pieces of evidence of one aspect.
inline constexpr qsizetype kMostAspects = 100;
inline constexpr qsizetype kMostEvidence = 100;
/// The longest title and description that are kept, in UTF-16 units; longer ones are cut with an
/// ellipsis. A piece of evidence is not cut: a longer one is a fault.
inline constexpr qsizetype kMaxTitleUnits = 300;
inline constexpr qsizetype kMaxDescriptionUnits = 4000;
inline constexpr qsizetype kMaxEvidenceUnits = 20'000;

/// The shape that is asked for: {"aspects": [{"aspect", "description", "evidence": ["..."]}]}, with
/// the names that result files have; its name is "expert_extraction".
llm::Schema extractionSchema();

/// The request for one text. Fills {{prompt}} with what its author was asked for and {{text}} with
/// the text, which the caller has cut to its first tokens (firstTokens()). Errors: InvalidInput for
/// a blank text, which has no aspects without asking; those of llm::fillPrompt().
Expected<llm::ChatRequest> extractionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& casePrompt, const QString& text);

/// The aspects in a reply, in its order. Tolerated: the list under "aspects", "atomic_aspects" or
/// another key that is the only one, a bare list, a single aspect without a list; the title under
/// "aspect", "title" or "name"; a missing description; evidence (also "evidences", "sentences")
/// that is one string, is missing or is empty. Titles and descriptions come on one line; blank
/// pieces of evidence go, and so do the blanks around the others. Titles that repeat are kept. An
/// empty list is a valid answer: the text has no aspects. InvalidInput: no JSON, another shape, no
/// title (the place is named). TooLarge: more than the bounds above.
Expected<QList<Aspect>> readExtraction(const QString& reply);

} // namespace tandem::expert
