#include "tour.h"

#include "app/window/mainwindow.h"
#include "toursettle.h"
#include "tourstops.h"
#include "views/session/projectsession.h"

#include <QDialog>

namespace tandem {

namespace {

/// Of dialogs that stand above one another the uppermost; null where there is none.
QDialog* openDialog(const MainWindow& window)
{
    QDialog* uppermost = nullptr;
    const auto dialogs = window.findChildren<QDialog*>(); // those of a dialog after it
    for (QDialog* dialog : dialogs) {
        if (dialog->isVisible())
            uppermost = dialog;
    }
    return uppermost;
}

bool visit(MainWindow& window, const QString& project, const TourStop& stop, const TourLook& look)
{
    const QLatin1String name(stop.person);
    if (!name.isEmpty() && !window.session())
        window.openProject(project, name);
    if (window.session()) {
        for (const Person& person : window.session()->people()) {
            if (person.name == name)
                window.session()->setCurrentPerson(person.id);
        }
    }
    stop.go(window);
    settleTour();
    QDialog* dialog = stop.isDialog ? openDialog(window) : nullptr;
    const bool isSeen =
        (!stop.isDialog || dialog) && look(stop, dialog ? static_cast<QWidget&>(*dialog) : window);
    for (; dialog; dialog = openDialog(window)) { // one may stand above another
        dialog->reject();
        settleTour();
    }
    return isSeen;
}

} // namespace

QString takeTour(
    MainWindow& window, const QString& project, const QList<TourStop>& stops, const TourLook& look)
{
    window.show();
    window.activateWindow();
    for (const TourStop& stop : stops) {
        if (!visit(window, project, stop, look))
            return QLatin1String(stop.name);
    }
    return {};
}

QString takeTour(MainWindow& window, const QString& project, const TourLook& look)
{
    return takeTour(window, project, tourStops(), look);
}

} // namespace tandem
