#include "importlabelbench.h"

#include "benchwindow.h"
#include "figures.h"
#include "storage/project/importer.h"
#include "views/annotate/labellingcontroller.h"
#include "views/session/projectsession.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFileInfo>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <memory>

namespace tandem::bench {

namespace {

/// How an import goes, in milliseconds since it was asked for.
struct ImportTimes
{
    QElapsedTimer timer;
    std::atomic<double> copyBegan = 0.0; ///< set in the writer's thread
    double ended = 0.0;                  ///< 0 until then
    bool succeeded = false;
};

/// Asks for the import as the dialog does: read into a stage in a worker, copied in one write.
std::shared_ptr<ImportTimes> beginImport(Project& project, const QString& input)
{
    const auto times = std::make_shared<ImportTimes>();
    const Prepare read =
        prepareImport({input}, Duplicates::Keep, {}, std::make_shared<ImportReport>());
    const auto prepare = [=](Database& reader, const CancelFlag& cancel) {
        return read(reader, cancel).map([&](Prepared prepared) {
            prepared.write = [=, copy = prepared.write](const WriteContext& context) {
                times->copyBegan = elapsedMs(times->timer);
                return copy(context);
            };
            return prepared;
        });
    };
    times->timer.start();
    project.change({.prepare = prepare}).onEnded(&project, [times](const Expected<void>& done) {
        times->ended = elapsedMs(times->timer);
        times->succeeded = bool(done);
    });
    return times;
}

/// Answers one paragraph after the other, with Y and then with N, again and again until the import
/// has ended: how long each key waited until its answer was committed.
QList<double> keysBeside(BenchWindow& open, const ImportTimes& import)
{
    auto* labelling = open.window.findChild<LabellingController*>();
    auto* article = open.window.findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
    QList<double> times;
    bool committed = false;
    QObject::connect(&open.window.session()->project(), &Project::changed, article,
        [&](const ChangeEvent& event) { committed = committed || event.as<AnswerChanged>(); });
    QElapsedTimer timer;
    while (import.ended == 0.0) {
        const auto [pass, index] = std::div(int(times.size()), labelling->count());
        labelling->setCurrentIndex(index);
        committed = false;
        timer.start();
        QTest::keyClick(article, pass % 2 == 0 ? Qt::Key_Y : Qt::Key_N);
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
    const auto times = beginImport(open.window.session()->project(), input);
    const QList<double> keys = keysBeside(open, *times);
    if (!times->succeeded || keys.isEmpty())
        return 1;
    const double megabytes = static_cast<double>(QFileInfo(input).size()) / 1e6;
    printHeadline(QStringLiteral("Import of %1 MB into a project in which somebody labels, %2 keys")
                      .arg(megabytes, 0, 'f', 1)
                      .arg(keys.size()));
    print(QStringLiteral("the whole import"), times->ended / 1000, QStringLiteral("s"),
        QStringLiteral("%1 MB/s").arg(megabytes / times->ended * 1000, 0, 'f', 1));
    print(QStringLiteral("of this its copy, which keys wait for"),
        (times->ended - times->copyBegan) / 1000, QStringLiteral("s"));
    print(QStringLiteral("longest from a key to its commit"),
        *std::max_element(keys.cbegin(), keys.cend()) / 1000, QStringLiteral("s"),
        QStringLiteral("aim: not longer than the copy"));
    printTimes(QStringLiteral("key to committed"), keys);
    return 0;
}

} // namespace tandem::bench
