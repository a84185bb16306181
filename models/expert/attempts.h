#pragma once

#include "models/llm/chat.h"

#include <algorithm>

namespace tandem::expert {

/// How often a question is asked at most before its answer counts as unreadable: once at each
/// temperature from 0 to 1 in steps of 0.1 (ExPerT).
inline constexpr int kMostAttempts = 11;

/// The temperature of attempt `sample`, which counts from 0: 0.1 for each attempt before, at most
/// 1; 0 for negative ones.
constexpr double temperatureOfAttempt(int sample)
{
    return double(std::clamp(sample, 0, kMostAttempts - 1)) / double(kMostAttempts - 1);
}

/// `request` as it is asked in attempt `sample`: with that temperature, and told apart from the
/// attempts before by the cache of replies.
inline llm::ChatRequest attempt(llm::ChatRequest request, int sample)
{
    request.sample = sample;
    request.temperature = temperatureOfAttempt(sample);
    return request;
}

} // namespace tandem::expert
