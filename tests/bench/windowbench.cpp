#include "windowbench.h"

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "figures.h"
#include "paintcounter.h"
#include "storage/repositories/samplerepository.h"
#include "views/session/projectsession.h"

#include <sqlite3.h>

#include <QAbstractScrollArea>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace tandem::bench {

namespace {

constexpr int kAnswers = 2000;
constexpr int kSwitches = 300;
constexpr int kOpenings = 7;
constexpr int kPatienceMs = 5000;

double elapsedMs(const QElapsedTimer& timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

template <typename Condition>
bool processUntil(Condition condition)
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

/// The window with a project open in Annotate, as a user has it.
struct OpenWindow
{
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Appearance appearance;
    MainWindow window;

    OpenWindow(QApplication& application, const QString& project)
        : appearance(application, Preferences())
        , window(settings, appearance, standardFileDialogs())
    {
        window.resize(1280, 800);
        window.openProject(project, QStringLiteral("Ada"));
        window.show();
    }

    QAbstractScrollArea* article()
    {
        return window.findChild<QAbstractScrollArea*>(QStringLiteral("articleView"));
    }
};

/// One insert and commit of one small row by SQLite itself, as often as answers are measured.
QList<double> bareCommits(const QString& folder)
{
    QList<double> times;
    sqlite3* database = nullptr;
    sqlite3_open(QFile::encodeName(folder + QStringLiteral("/bare.sqlite")).constData(), &database);
    const char* setup = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                        "CREATE TABLE answer (id INTEGER PRIMARY KEY, value INTEGER, at INTEGER)";
    sqlite3_exec(database, setup, nullptr, nullptr, nullptr);
    sqlite3_stmt* insert = nullptr;
    sqlite3_prepare_v2(
        database, "INSERT INTO answer (value, at) VALUES (1, 1700000000000)", -1, &insert, nullptr);
    QElapsedTimer timer;
    for (int i = 0; i < kAnswers; ++i) {
        timer.start();
        sqlite3_step(insert);
        sqlite3_reset(insert);
        times.append(elapsedMs(timer));
    }
    sqlite3_finalize(insert);
    sqlite3_close(database);
    return times;
}

void printTimes(const QString& name, const QList<double>& times, const QString& remark = {})
{
    print(name + QStringLiteral(", p50"), percentile(times, 0.5), QStringLiteral("ms"));
    print(name + QStringLiteral(", p99"), percentile(times, 0.99), QStringLiteral("ms"), remark);
}

struct KeyTimes
{
    QList<double> committed;
    QList<double> painted;
};

/// Presses Y or N until every paragraph of the sample is answered, and on through the samples,
/// `kAnswers` times.
KeyTimes pressKeys(OpenWindow& open)
{
    KeyTimes times;
    ProjectSession& session = *open.window.session();
    QAbstractScrollArea* article = open.article();
    PaintCounter counter(article->viewport());
    bool committed = false;
    int paintsBefore = 0;
    QElapsedTimer timer;
    QObject::connect(&session.project(), &Project::changed, article, [&](const ChangeEvent& event) {
        if (std::holds_alternative<AnswerChanged>(event) && !committed) {
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
    std::printf("%.1f\n", residentMegabytes());
    std::fflush(stdout);
    // The window was painted; how long it takes to close is not asked.
    _Exit(0);
}

void measureOpening(const QString& small, const QString& large)
{
    printHeadline(QStringLiteral("Start of the program to first painted window, %1 runs each")
                      .arg(kOpenings));
    double median[2] = {0.0, 0.0};
    const QString projects[2] = {small, large};
    for (int i = 0; i < 2; ++i) {
        QList<double> times;
        double memory = 0.0;
        for (int run = 0; run < kOpenings; ++run) {
            const ChildRun child = runChild(
                QCoreApplication::applicationFilePath(), {QStringLiteral("--open"), projects[i]});
            if (child.exitCode != 0)
                return;
            times.append(child.wallMs);
            memory = qMax(memory, child.output.trimmed().toDouble());
        }
        median[i] = percentile(times, 0.5);
        print(i == 0 ? QStringLiteral("100 samples, median")
                     : QStringLiteral("10,000 samples, median"),
            median[i], QStringLiteral("ms"),
            QStringLiteral("resident %1 MB").arg(memory, 0, 'f', 0));
    }
    print(QStringLiteral("large over small"), median[1] / median[0], QStringLiteral("x"),
        QStringLiteral("aim: at most 1.2, and 300 ms"));
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
    const QList<double> bare = bareCommits(QFileInfo(project).absolutePath());
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
        QStringLiteral("aim: at most 2"));
    print(QStringLiteral("key to committed over bare commit, p99"),
        percentile(keys.committed, 0.99) / percentile(bare, 0.99), QStringLiteral("x"),
        QStringLiteral("aim: at most 2"));
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
