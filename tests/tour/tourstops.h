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
    /// The picture is of the dialog that `go` opened, and it is closed afterwards.
    bool isDialog = false;
};

/// Every screen and dialog, in the order a new user meets them.
QList<TourStop> tourStops();

/// One of each main screen, those that tell the most.
QList<TourStop> tellingStops();

} // namespace tandem
