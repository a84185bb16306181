#pragma once

#include "llmquestion.h"

namespace tandem::llm {

/// Answers as a model would that follows the prompts of this program to the letter: a paragraph to
/// decompose gives its sentences as facts; a fact to verify is knowable if all its longer words
/// stand in the background. Anything else gets its own last line back. The same question always
/// gets the same answer.
QString factsAnswer(const LlmQuestion& question);

} // namespace tandem::llm
