#include "budget.h"
#include "storage/scorers/scorerlines.h"

#include <QByteArray>

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace tandem;

/// A line that a program of the user's wrote: its scores are finite and within the bounds, every
/// refusal says what is wrong.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    const auto reply = readScorerReply(
        QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!reply) {
        if (reply.error().what.isEmpty())
            std::abort();
        return 0;
    }
    if (reply->scores.size() > kMostScores)
        std::abort();
    for (const auto& [name, score] : reply->scores) {
        if (score && !std::isfinite(*score))
            std::abort();
    }
    return 0;
}
