#pragma once

namespace tandem::bench {

/// Systems on a benchmark: 12 models, two patterns, two paradigms, 100 samples, some 700,000
/// verdicts on facts. Prints how long it takes to score them from scratch in memory, to read them
/// from a folder in the published layout, which is made for it, what the same takes a plain script
/// (kgdspublished.py), and how long it is until they are in a project and its table is open.
int measureKgdsScores(int argc, char** argv);

} // namespace tandem::bench
