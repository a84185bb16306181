#pragma once

#include <QCoreApplication>

namespace tandem::kgds {

/// Translates what is said of the scores of systems on a benchmark.
struct BenchmarkScoreWords
{
    Q_DECLARE_TR_FUNCTIONS(BenchmarkScoreWords)
};

} // namespace tandem::kgds
