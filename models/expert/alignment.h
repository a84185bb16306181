#pragma once

#include "models/error.h"
#include "models/expert/explanation.h"
#include "models/llm/chat.h"

#include <QString>

namespace tandem::llm {
struct PromptTemplate;
}

/// Asking a language model whether the evidence of a matched pair says the same, and whether it is
/// written the same way (ExPerT).
namespace tandem::expert {

/// The shape that is asked for: {"explanation", "same"}; its names are "expert_content" and
/// "expert_style".
llm::Schema contentSchema();
llm::Schema styleSchema();

/// The requests for a pair: `first` is the aspect that was matched, `second` the one that it
/// matches. Fill {{prompt}} with what the authors were asked for and {{first}} and {{second}} with
/// title, description and evidence; without evidence the question says so. Errors: those of
/// llm::fillPrompt().
Expected<llm::ChatRequest> contentRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const Aspect& first, const Aspect& second);
Expected<llm::ChatRequest> styleRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const Aspect& first, const Aspect& second);

/// What a reply to either says: aligned and reason are set. Tolerated: a list with the one object
/// in it; the answer under "same", "aligned", "matched", "is_matched", "match", "answer" or
/// "verdict", as a boolean, 0 or 1, "yes", "no", "true", "false"; a missing reason. InvalidInput:
/// no JSON, another shape, neither yes nor no.
Expected<Alignment> readAlignment(const QString& reply);

} // namespace tandem::expert
