#pragma once

namespace tandem::bench {

/// Systems on a benchmark: 12 models, two patterns, two paradigms, 100 samples, some 700,000
/// verdicts on facts. Prints how long it takes to score them from scratch in memory, and to read
/// them from a folder in the published layout, which is made for it.
int measureKgdsScores(int argc, char** argv);

} // namespace tandem::bench
