#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace tandem {

class MainWindow;
struct TourStop;

/// Looks at a stop of the tour: `shown` is the window, or the dialog that stands before it. False
/// ends the tour.
using TourLook = std::function<bool(const TourStop& stop, QWidget& shown)>;

/// Goes through every screen and dialog with `project`, which is opened where the tour needs it
/// (see createTourProject()). The name of the stop at which it ended, or "" where it came to its
/// end.
QString takeTour(MainWindow& window, const QString& project, const TourLook& look);

/// Opens the sample project in the real window, goes through every screen and dialog in light, dark
/// and right-to-left, at 1280 x 800 and 1920 x 1080, and writes a picture of each to `folder` as
/// NAME-THEME-WIDTH.png. Needs no display. Returns the program's exit code; a failure is one line
/// on stderr.
int runTour(int argc, char** argv, const QString& folder);

} // namespace tandem
