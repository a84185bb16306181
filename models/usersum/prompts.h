#pragma once

#include "models/llm/promptlist.h"

/// The prompts of what is asked about users: their summaries, checks of these, predictions from
/// them.
namespace tandem::usersum {

inline constexpr QLatin1String kUserPrompt("summarize-user");
inline constexpr QLatin1String kSegmentPrompt("summarize-segment");
inline constexpr QLatin1String kCheckQueryPrompt("check-query");
inline constexpr QLatin1String kAskFactsPrompt("ask-facts");
inline constexpr QLatin1String kCheckFactsPrompt("check-facts");
inline constexpr QLatin1String kRewritePrompt("rewrite-segment");
inline constexpr QLatin1String kCombinePrompt("combine-segments");
inline constexpr QLatin1String kPredictPrompt("predict-task");
inline constexpr QLatin1String kJudgePrompt("judge-usersummary");

/// All of the above.
const llm::PromptList& prompts();

} // namespace tandem::usersum
