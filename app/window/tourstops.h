#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace tandem {

class MainWindow;

/// One picture of the tour.
struct TourStop
{
    const char* name;
    const char* person; ///< who sits there; empty: no project is open
    std::function<void(MainWindow&)> go;
    bool isDialog =
        false; ///< the picture is of the dialog that `go` opened, and it is closed afterwards
};

/// Lets workers fetch what a screen shows and timers end; long enough for the sample project.
void settleTour();

/// Every screen and dialog, in the order a new user meets them.
QList<TourStop> tourStops();

} // namespace tandem
