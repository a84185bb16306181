#pragma once

namespace tandem::bench {

/// Has a model summarize 100 samples, both patterns in both turns, and judge the summaries in every
/// stage, against the test server, a process of its own that answers after 50 ms, `concurrency`
/// calls at once, and prints how much of that was kept busy. Returns the exit code.
int runManySamples(int argc, char** argv, int concurrency);

} // namespace tandem::bench
