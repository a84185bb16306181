#pragma once

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"

#include <QElapsedTimer>
#include <QList>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>

#include <functional>

class QApplication;

namespace tandem::bench {

/// The window with a project open, as a user has it, with settings of its own.
struct BenchWindow
{
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Appearance appearance;
    MainWindow window;

    /// Opens the project on this screen; empty: the one that a user sees first.
    BenchWindow(QApplication& application, const QString& project, const QSize& size,
        const QString& screen = {});
};

double elapsedMs(const QElapsedTimer& timer);

/// Runs the event loop until `condition`; false where that takes too long.
bool processUntil(const std::function<bool()>& condition);

/// Prints this process's resident memory and ends it at once: it was started by measureOpenings(),
/// which does not ask how long a window takes to close.
[[noreturn]] void endOpened();

/// Prints the median and 99th percentile.
void printTimes(const QString& name, const QList<double>& times, const QString& remark = {});

/// What measureOpenings() compares.
struct Openings
{
    QString headline; ///< with %1 for the number of runs
    QString option;   ///< of this program, before a project's path: shows it and calls endOpened()
    QString things;   ///< that the projects have 100 and 10,000 of
    QString aim;
};

/// Starts this program several times with a small and a large project, each until the window was
/// painted.
void measureOpenings(const Openings& what, const QString& small, const QString& large);

} // namespace tandem::bench
