#pragma once

namespace tandem::bench {

/// Has a model summarize 200 users of 200 activities by the hierarchy with one round of critique,
/// against the test server, a process of its own that answers after 50 ms, `concurrency` calls at
/// once, and prints how much of that was kept busy. Returns the exit code.
int runManyUsers(int argc, char** argv, int concurrency);

} // namespace tandem::bench
