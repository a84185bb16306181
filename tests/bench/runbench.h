#pragma once

namespace tandem::bench {

/// Evaluates 200 cases with ExPerT against the test server, a process of its own that answers after
/// 50 ms, `concurrency` calls at once, and prints how much of that was kept busy; beside it a
/// client that sends one request at a time. Returns the exit code.
int runManyCases(int argc, char** argv, int concurrency);

} // namespace tandem::bench
