#pragma once

#include "models/llm/promptlist.h"

/// The prompts of what is asked about systems on the benchmark.
namespace tandem::kgds {

inline constexpr QLatin1String kExtractivePrompt("summarize-extractive");
inline constexpr QLatin1String kAbstractivePrompt("summarize-abstractive");
inline constexpr QLatin1String kReflectExtractivePrompt("reflect-extractive");
inline constexpr QLatin1String kReflectAbstractivePrompt("reflect-abstractive");
inline constexpr QLatin1String kOpinionsPrompt("verify-opinions");
inline constexpr QLatin1String kErrorPrompt("detect-error");
inline constexpr QLatin1String kBackgroundPrompt("judge-background");

/// All of the above.
const llm::PromptList& prompts();

} // namespace tandem::kgds
