#pragma once

namespace tandem::bench {

/// Has a program score 20,000 pairs that does nothing, and 5,000 by one that takes 1 ms for each;
/// prints how long the first took, from its start to the last score in the cache, and for which
/// share of its time the other was busy. Nothing where Python is not installed.
int measureScorers(int argc, char** argv);

} // namespace tandem::bench
