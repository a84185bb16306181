#pragma once

#include "llmquestion.h"
#include "servedhttp.h"

namespace tandem::llm {

/// A whole answer as the stream of events that a server makes of it, in the question's format, with
/// the text in two pieces.
ServedAnswer asEvents(const LlmQuestion& question, ServedAnswer answer);

} // namespace tandem::llm
