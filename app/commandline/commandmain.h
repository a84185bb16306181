#pragma once

namespace tandem {

/// Whether the program was called for the window rather than for a command.
bool isWindowCall(int argc, char** argv);

/// Runs the command that the program was called with, without a display, on standard input and
/// output; returns the exit code.
int runCommandLine(int argc, char** argv);

} // namespace tandem
