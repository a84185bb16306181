#pragma once

#include <QString>

namespace tandem {

/// Opens the sample project in the real window, goes through every screen and dialog in light, dark
/// and right-to-left, at 1280 x 800 and 1920 x 1080, and writes a picture of each to `folder` as
/// NAME-THEME-WIDTH.png. Needs no display. Returns the program's exit code; a failure is one line
/// on stderr.
int runTour(int argc, char** argv, const QString& folder);

} // namespace tandem
