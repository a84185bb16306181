#pragma once

namespace tandem {

/// Opens the window and runs until it is closed; returns the program's exit code.
int runWindow(int argc, char** argv);

} // namespace tandem
