#pragma once

#include "models/llm/promptlist.h"

/// The prompts of ExPerT and of what is run around it.
namespace tandem::expert {

/// "extract-aspects", "match-aspect", "judge-content", "judge-style", "generate-personalized",
/// "judge-pair".
const llm::PromptList& prompts();

} // namespace tandem::expert
