#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model which of two texts is closer to the expected one (a baseline of ExPerT,
/// and the subject of its check for position bias).
namespace tandem::expert {

/// Which of two texts a judge chose.
struct PairChoice
{
    int choice = 1; ///< 1 or 2, in the order of the question
    QString reason; ///< on one line; may be empty
    bool operator==(const PairChoice&) const = default;
};

/// The shape that is asked for: {"explanation", "text": 1 or 2}; its name is "expert_pair".
llm::Schema pairSchema();

/// The request for two outputs in this order; for the other order the caller swaps them. Fills
/// {{prompt}} with what the author was asked for, {{expected}} with the author's own text,
/// {{first}} and {{second}} with the outputs, each cut to its first `tokens` tokens
/// (firstTokens()). Errors: those of llm::fillPrompt().
Expected<llm::ChatRequest> pairRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const QString& expected, const QString& first, const QString& second,
    int tokens);

/// What a reply says. Tolerated: a list with the one object in it; the choice under "text",
/// "choice", "number", "winner", "better" or "answer", as a number, "1", "text 1", "output 1",
/// "first" or the like. InvalidInput: no JSON, another shape, a choice that is neither 1 nor 2 (a
/// tie is none).
Expected<PairChoice> readPairChoice(const QString& reply);

} // namespace tandem::expert
