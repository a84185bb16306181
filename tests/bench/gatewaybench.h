#pragma once

namespace tandem::bench {

/// Asks the test server, a process of its own that answers after 50 ms, `count` questions, 64 at
/// once, and prints wall time over the ideal, processor time a request and memory. Run as a child,
/// so that these are its own. Returns the exit code.
int askManyQuestions(int argc, char** argv, int count);

} // namespace tandem::bench
