#include "windowbench.h"

#include "app/window/projectview.h"
#include "barecommit.h"
#include "benchwindow.h"
#include "figures.h"
#include "paintcounter.h"
#include "storage/repositories/samplerepository.h"
#include "views/session/projectsession.h"

#include <QAbstractEventDispatcher>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTest>

#include <cstdio>

namespace tandem::bench {

namespace {

constexpr int kAnswers = 2000;
constexpr int kSwitches = 300;

/// The window with a project open in Annotate, as a user has it.
struct OpenWindow final : BenchWindow
{
    OpenWindow(QApplication& application, const QString& project)
        : BenchWindow(application, project, QSize(1280, 800))
    {
    }

    QAbstractScrollArea* article()
    {
        return window.findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
    }
};

struct KeyTimes
{
    QList<double> committed;
    QList<double> painted;
};

/// Until the window is at rest: somebody who reads a paragraph before they answer never presses a
/// key while the answer before is still being painted.
void comeToRest()
{
    while (QAbstractEventDispatcher::instance()->processEvents(QEventLoop::AllEvents)) {
    }
}

/// Presses Y or N until every paragraph of the sample is answered, and on through the samples,
/// `kAnswers` times.
KeyTimes pressKeys(OpenWindow& open)
{
    KeyTimes times;
    ProjectSession& session = *open.window.session();
    QAbstractScrollArea* article = open.article();
    PaintCounter counter(article->viewport());
    bool committed = false;
    QElapsedTimer timer;
    QObject::connect(&session.project(), &Project::changed, article, [&](const ChangeEvent& event) {
        if (event.as<AnswerChanged>() && !committed) {
            committed = true;
            times.committed.append(elapsedMs(timer));
        }
    });
    SampleRepository samples(session.project().reader());
    const int count = samples.count().value_or(1);
    for (int step = 0; times.painted.size() < kAnswers; ++step) {
        const auto row = samples.rowAt(1 + step % count);
        session.setCurrentSample(row->id);
        QCoreApplication::processEvents();
        for (int i = 0; i < row->paragraphs && times.painted.size() < kAnswers; ++i) {
            comeToRest();
            const int paintsBefore = counter.paints();
            committed = false;
            timer.start();
            QTest::keyClick(article, i % 3 == 0 ? Qt::Key_Y : Qt::Key_N);
            if (!processUntil([&] { return committed; }))
                return times;
            if (!processUntil([&] { return counter.paints() > paintsBefore; }))
                return times;
            times.painted.append(elapsedMs(timer));
        }
    }
    return times;
}

QList<double> switchSamples(OpenWindow& open)
{
    QList<double> times;
    ProjectSession& session = *open.window.session();
    PaintCounter counter(open.article()->viewport());
    SampleRepository samples(session.project().reader());
    const int count = samples.count().value_or(1);
    QElapsedTimer timer;
    for (int i = 0; i < kSwitches; ++i) {
        const auto row = samples.rowAt(1 + i * 37 % count);
        const int before = counter.paints();
        timer.start();
        session.setCurrentSample(row->id);
        if (!processUntil([&] { return counter.paints() > before; }))
            break;
        times.append(elapsedMs(timer));
    }
    return times;
}

} // namespace

int openAndPaint(int argc, char** argv, const QString& project)
{
    QApplication application(argc, argv);
    OpenWindow open(application, project);
    PaintCounter counter(open.article()->viewport());
    if (!processUntil([&] { return counter.paints() > 0; }))
        return 1;
    endOpened();
}

void measureOpening(const QString& small, const QString& large)
{
    measureOpenings({QStringLiteral("Start of the program to first painted window, %1 runs each"),
                        QStringLiteral("--open"), QStringLiteral("samples"),
                        QStringLiteral("aim: at most 1.2, and 300 ms")},
        small, large);
}

int measureLabelling(int argc, char** argv, const QString& project)
{
    QApplication application(argc, argv);
    OpenWindow open(application, project);
    if (!QTest::qWaitForWindowActive(&open.window))
        return 1;
    open.article()->setFocus();
    printHeadline(QStringLiteral("Labelling by key in the real window, 10,000 samples, %1 answers")
                      .arg(kAnswers));
    const QList<double> bare = bareCommits(QFileInfo(project).absolutePath(), kAnswers);
    const KeyTimes keys = pressKeys(open);
    if (keys.painted.size() < kAnswers) {
        std::fprintf(stderr, "bench: stopped after %d committed and %d painted answers\n",
            int(keys.committed.size()), int(keys.painted.size()));
        return 1;
    }
    printTimes(QStringLiteral("bare SQLite commit"), bare);
    printTimes(QStringLiteral("key to committed"), keys.committed);
    print(QStringLiteral("key to committed over bare commit, p50"),
        percentile(keys.committed, 0.5) / percentile(bare, 0.5), QStringLiteral("x"),
        QStringLiteral("aim: at most 3"));
    print(QStringLiteral("key to committed over bare commit, p99"),
        percentile(keys.committed, 0.99) / percentile(bare, 0.99), QStringLiteral("x"));
    printTimes(
        QStringLiteral("key to painted"), keys.painted, QStringLiteral("aim: within 16.7 ms"));
    const QList<double> switches = switchSamples(open);
    if (!switches.isEmpty())
        printTimes(QStringLiteral("switch of sample to painted"), switches,
            QStringLiteral("aim: within 16.7 ms"));
    print(QStringLiteral("resident memory at the end"), residentMegabytes(), QStringLiteral("MB"),
        QStringLiteral("aim: 150 MB"));
    return 0;
}

} // namespace tandem::bench
