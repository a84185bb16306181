#pragma once

#include "models/expert/review.h"
#include "models/ids.h"
#include "ui/badge.h"

#include <QString>

/// What the decisions of a model, and opinions on them, are called.
namespace tandem {

/// "E3: match", "the aspects of the expected text"
QString decisionName(const expert::DecisionRef& decision);
/// "E3 IOLTS-based approach"
QString aspectName(const expert::Explanation& explanation, expert::Side side, int aspect);
/// The reply that a decision was read from; invalid where it was imported.
ReplyId replyOf(const expert::Explanation& explanation, const expert::DecisionRef& decision);

} // namespace tandem
