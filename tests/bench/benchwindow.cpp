#include "benchwindow.h"

#include "figures.h"
#include "storage/database/schema.h"
#include "storage/repositories/settingsrepository.h"

#include <QApplication>

#include <cstdio>
#include <cstdlib>

namespace tandem::bench {

namespace {

constexpr int kOpenings = 7;
/// Longer than the copy of a large import on a slow disk, which keys wait for.
constexpr int kPatienceMs = 120'000;

/// Empty where the project cannot be opened, which the window tells.
QString uuidOf(const QString& project)
{
    const auto file = openProjectFile(project, Database::Mode::ReadOnly);
    if (!file)
        return {};
    const auto settings = SettingsRepository(**file).load();
    return settings ? settings->uuid : QString();
}

} // namespace

BenchWindow::BenchWindow(
    QApplication& application, const QString& project, const QSize& size, const QString& screen)
    : appearance(application, Preferences())
    , window(settings, appearance, AskFile(&settings))
{
    if (!screen.isEmpty())
        settings.setValue(QStringLiteral("projects/%1/workspace").arg(uuidOf(project)), screen);
    window.resize(size);
    window.openProject(project, QStringLiteral("Ada"));
    window.show();
}

double elapsedMs(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

bool processUntil(const std::function<bool()>& condition)
{
    QElapsedTimer patience;
    patience.start();
    while (!condition()) {
        if (patience.elapsed() > kPatienceMs)
            return false;
        QCoreApplication::processEvents(QEventLoop::AllEvents);
    }
    return true;
}

void endOpened()
{
    std::printf("%.1f\n", residentMegabytes());
    std::fflush(stdout);
    _Exit(0);
}

void printTimes(const QString& name, const QList<double>& times, const QString& remark)
{
    print(name + QStringLiteral(", p50"), percentile(times, 0.5), QStringLiteral("ms"));
    print(name + QStringLiteral(", p99"), percentile(times, 0.99), QStringLiteral("ms"), remark);
}

void measureOpenings(const Openings& what, const QString& small, const QString& large)
{
    printHeadline(what.headline.arg(kOpenings));
    double median[2] = {0.0, 0.0};
    const QString projects[2] = {small, large};
    for (int i = 0; i < 2; ++i) {
        QList<double> times;
        double memory = 0.0;
        for (int run = 0; run < kOpenings; ++run) {
            const ChildRun child =
                runChild(QCoreApplication::applicationFilePath(), {what.option, projects[i]});
            if (child.exitCode != 0)
                return;
            times.append(child.wallMs);
            memory = qMax(memory, child.output.trimmed().toDouble());
        }
        median[i] = percentile(times, 0.5);
        print(QStringLiteral("%1 %2, median")
                  .arg(i == 0 ? QStringLiteral("100") : QStringLiteral("10,000"), what.things),
            median[i], QStringLiteral("ms"),
            QStringLiteral("resident %1 MB").arg(memory, 0, 'f', 0));
    }
    print(QStringLiteral("large over small"), median[1] / median[0], QStringLiteral("x"), what.aim);
}

} // namespace tandem::bench
