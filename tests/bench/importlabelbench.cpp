#include "importlabelbench.h"

#include "benchwindow.h"
#include "figures.h"
#include "storage/project/importer.h"
#include "views/session/projectsession.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <future>

namespace tandem::bench {

namespace {

/// How an import went, as it tells itself.
struct ImportTimes
{
    bool succeeded = false;
    double wholeMs = 0.0;
    double copyMs = 0.0; ///< from the last byte read to the end
};

ImportTimes importInto(const QString& input, const QString& project)
{
    ImportTimes times;
    QElapsedTimer timer;
    timer.start();
    double readMs = 0.0;
    const auto imported = importFiles(
        {input}, project,
        [&](qint64 done, qint64 total) {
            if (done >= total && readMs == 0.0)
                readMs = elapsedMs(timer);
            return true;
        },
        Duplicates::Keep);
    times.succeeded = bool(imported);
    times.wholeMs = elapsedMs(timer);
    times.copyMs = times.wholeMs - readMs;
    return times;
}

/// Answers the current paragraph again and again until the import has ended: how long each key
/// waited until its answer was committed.
QList<double> keysBeside(BenchWindow& open, const std::future<ImportTimes>& import)
{
    auto* article = open.window.findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
    QList<double> times;
    bool committed = false;
    QObject::connect(&open.window.session()->project(), &Project::changed, article,
        [&](const ChangeEvent& event) { committed = committed || event.as<AnswerChanged>(); });
    QElapsedTimer timer;
    while (import.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        committed = false;
        timer.start();
        QTest::keyClick(article, times.size() % 2 == 0 ? Qt::Key_Y : Qt::Key_N);
        QTest::keyClick(article, Qt::Key_Up);
        if (!processUntil([&] { return committed; }))
            return {};
        times.append(elapsedMs(timer));
    }
    return times;
}

} // namespace

int measureImportBesideLabelling(int argc, char** argv, const QString& folder)
{
    QApplication application(argc, argv);
    const QString project = folder + QStringLiteral("/small.tandem");
    const QString input = folder + QStringLiteral("/large.json");
    BenchWindow open(application, project, QSize(1280, 800));
    if (!QTest::qWaitForWindowActive(&open.window))
        return 1;
    auto import = std::async(std::launch::async, [&] { return importInto(input, project); });
    const QList<double> keys = keysBeside(open, import);
    const ImportTimes times = import.get();
    if (!times.succeeded || keys.isEmpty())
        return 1;
    const double megabytes = static_cast<double>(QFileInfo(input).size()) / 1e6;
    printHeadline(QStringLiteral("Import of %1 MB into a project in which somebody labels, %2 keys")
                      .arg(megabytes, 0, 'f', 1)
                      .arg(keys.size()));
    print(QStringLiteral("the whole import"), times.wholeMs / 1000, QStringLiteral("s"),
        QStringLiteral("%1 MB/s").arg(megabytes / times.wholeMs * 1000, 0, 'f', 1));
    print(QStringLiteral("of this its copy, which locks the project"), times.copyMs / 1000,
        QStringLiteral("s"));
    print(QStringLiteral("longest from a key to its commit"),
        *std::max_element(keys.cbegin(), keys.cend()) / 1000, QStringLiteral("s"),
        QStringLiteral("aim: not longer than the copy"));
    printTimes(QStringLiteral("key to committed"), keys);
    return 0;
}

} // namespace tandem::bench
