#pragma once

namespace tandem {

/// Opens the window and runs until it is closed; returns the program's exit code. Of the arguments:
/// a project file to open, or --demo for the demo.
int runWindow(int argc, char** argv);

} // namespace tandem
