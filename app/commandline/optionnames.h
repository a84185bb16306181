#pragma once

#include <QLatin1String>

#include <limits>

/// Options that several commands take, by their names, and how far their numbers go.
namespace tandem {

inline constexpr QLatin1String kCap("cap");
inline constexpr QLatin1String kEndpoint("endpoint");
inline constexpr QLatin1String kFile("file");
inline constexpr QLatin1String kModel("model");
inline constexpr QLatin1String kOutput("output");
inline constexpr QLatin1String kPerson("person");
inline constexpr QLatin1String kReason("reason");
inline constexpr QLatin1String kSample("sample");
inline constexpr QLatin1String kSeed("seed");
inline constexpr QLatin1String kStandardInput("-");
inline constexpr QLatin1String kStep("step");
inline constexpr QLatin1String kThreads("threads");

inline constexpr double kHighestCap = 1e6;
inline constexpr qint64 kMostTokens = 1'000'000;
inline constexpr qint64 kMostAsks = 100;
inline constexpr qint64 kMostSamples = std::numeric_limits<int>::max();

} // namespace tandem
