#pragma once

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace tandem {

class MainWindow;
struct TourStop;

/// Looks at a stop of the tour: `shown` is the window, or the dialog that stands before it. False
/// ends the tour.
using TourLook = std::function<bool(const TourStop& stop, QWidget& shown)>;

/// Goes through `stops` with `project`, which is opened where the tour needs it (see
/// createTourProject()). The name of the stop at which it ended, or "" where it came to its end.
/// The window was made after watchTimers().
QString takeTour(
    MainWindow& window, const QString& project, const QList<TourStop>& stops, const TourLook& look);

/// The same, through every screen and dialog.
QString takeTour(MainWindow& window, const QString& project, const TourLook& look);

} // namespace tandem
