#include "inspectbench.h"

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "expertfixture.h"
#include "figures.h"
#include "paintcounter.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/peoplerepository.h"
#include "views/session/projectsession.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cstdio>

namespace tandem::bench {

namespace {

constexpr int kAspects = 12;
constexpr int kShortText = 300;
constexpr int kLongText = 3000;
constexpr int kLongEvery = 10;
constexpr int kSteps = 300;
constexpr int kOpenings = 7;
constexpr int kPatienceMs = 20'000;

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

Expected<void> addEvaluation(Database& database, int number)
{
    const auto seed = static_cast<quint64>(number);
    const int words = number % kLongEvery == 0 ? kLongText : kShortText;
    const expert::TextCase made = generatedCase(seed, words, {kFirstSystem});
    const auto added = CaseRepository(database).add(made);
    if (!added)
        return failure(added.error());
    const auto outputs = CaseRepository(database).outputs(*added);
    if (!outputs)
        return failure(outputs.error());
    const QString output = made.outputs.first().text;
    return EvaluationRepository(database)
        .addImported(outputs->first().id, QStringLiteral("made.json"),
            generatedExplanation(made, output, seed, kAspects))
        .map([](EvaluationId) {});
}

/// The window with a project open in Inspect, as a user has it.
struct InspectWindow
{
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
    Appearance appearance;
    MainWindow window;

    InspectWindow(QApplication& application, const QString& project)
        : appearance(application, Preferences())
        , window(settings, appearance, standardFileDialogs())
    {
        settings.setValue(QStringLiteral("window/workspace"), QStringLiteral("inspect"));
        window.resize(1440, 900);
        window.openProject(project, QStringLiteral("Ada"));
        window.show();
    }

    QWidget* painted(const char* name)
    {
        auto* area = window.findChild<QAbstractScrollArea*>(QLatin1String(name));
        return area ? area->viewport() : nullptr;
    }
    QAbstractItemView* list()
    {
        return window.findChild<QAbstractItemView*>(QStringLiteral("caseList"));
    }
    bool isFilled()
    {
        return list() && list()->model()->rowCount() > 0 &&
               window.session()->currentEvaluation().isValid();
    }
};

/// The longest time between two turns of the event loop while it runs.
class StallWatch final : public QObject
{
public:
    StallWatch()
    {
        m_timer.setInterval(0);
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = qMax(m_longest, elapsedMs(m_clock));
            m_clock.restart();
        });
        m_clock.start();
        m_timer.start();
    }
    double longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_longest = 0.0;
};

void printTimes(const QString& name, const QList<double>& times, const QString& remark = {})
{
    print(name + QStringLiteral(", p50"), percentile(times, 0.5), QStringLiteral("ms"));
    print(name + QStringLiteral(", p99"), percentile(times, 0.99), QStringLiteral("ms"), remark);
}

/// Goes from case to case by key; each ends when the text of the next one was painted.
QList<double> nextCases(InspectWindow& open)
{
    QList<double> times;
    PaintCounter counter(open.painted("expectedText"));
    QElapsedTimer timer;
    for (int i = 0; i < kSteps; ++i) {
        const EvaluationId shown = open.window.session()->currentEvaluation();
        const int before = counter.paints();
        timer.start();
        QTest::keyClick(open.list(), Qt::Key_Down, Qt::ControlModifier);
        if (!processUntil([&] {
                return open.window.session()->currentEvaluation() != shown &&
                       counter.paints() > before;
            }))
            break;
        times.append(elapsedMs(timer));
        // A reader looks at a case before the next; what is read ahead is read then.
        QTest::qWait(20);
    }
    return times;
}

/// Types a filter key by key without waiting for what it finds; returns how long each key took.
QList<double> typeFilter(InspectWindow& open, const QString& words, double& longestStall)
{
    QList<double> times;
    auto* field = open.window.findChild<QLineEdit*>(QStringLiteral("caseFilter"));
    if (!field)
        return times;
    field->setFocus();
    const StallWatch watch;
    QElapsedTimer timer;
    for (const QChar letter : words) {
        timer.start();
        QTest::keyClicks(field, QString(letter));
        QCoreApplication::processEvents();
        times.append(elapsedMs(timer));
        QTest::qWait(30);
    }
    QTest::qWait(500);
    longestStall = qMax(longestStall, watch.longest());
    field->clear();
    QTest::qWait(500);
    return times;
}

} // namespace

QString makeEvaluations(const QString& path, int cases)
{
    if (auto made = createProject(path, QStringLiteral("Evaluations")); !made)
        return made.error().sentence();
    const auto database = openProjectFile(path, Database::Mode::ReadWrite);
    if (!database)
        return database.error().sentence();
    Transaction transaction(**database);
    if (auto begun = transaction.begin(); !begun)
        return begun.error().sentence();
    if (auto ada = PeopleRepository(**database).add(QStringLiteral("Ada"), Role::Lead, 0); !ada)
        return ada.error().sentence();
    for (int number = 1; number <= cases; ++number) {
        if (auto added = addEvaluation(**database, number); !added)
            return added.error().sentence();
    }
    const auto committed = transaction.commit();
    return committed ? QString() : committed.error().sentence();
}

int openInspect(int argc, char** argv, const QString& project)
{
    QApplication application(argc, argv);
    InspectWindow open(application, project);
    QWidget* text = open.painted("expectedText");
    if (!text)
        return 1;
    PaintCounter counter(text);
    if (!processUntil([&] { return open.isFilled() && counter.paints() > 0; }))
        return 1;
    std::printf("%.1f\n", residentMegabytes());
    std::fflush(stdout);
    // The window was painted; how long it takes to close is not asked.
    _Exit(0);
}

void measureInspectOpening(const QString& small, const QString& large)
{
    printHeadline(
        QStringLiteral("Start of the program to Inspect painted, %1 runs each").arg(kOpenings));
    double median[2] = {0.0, 0.0};
    const QString projects[2] = {small, large};
    for (int i = 0; i < 2; ++i) {
        QList<double> times;
        double memory = 0.0;
        for (int run = 0; run < kOpenings; ++run) {
            const ChildRun child = runChild(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--open-inspect"), projects[i]});
            if (child.exitCode != 0)
                return;
            times.append(child.wallMs);
            memory = qMax(memory, child.output.trimmed().toDouble());
        }
        median[i] = percentile(times, 0.5);
        print(i == 0 ? QStringLiteral("100 evaluations, median")
                     : QStringLiteral("10,000 evaluations, median"),
            median[i], QStringLiteral("ms"),
            QStringLiteral("resident %1 MB").arg(memory, 0, 'f', 0));
    }
    print(QStringLiteral("large over small"), median[1] / median[0], QStringLiteral("x"),
        QStringLiteral("aim: large within 300 ms"));
}

int measureInspecting(int argc, char** argv, const QString& project)
{
    QApplication application(argc, argv);
    InspectWindow open(application, project);
    if (!QTest::qWaitForWindowActive(&open.window) ||
        !processUntil([&] { return open.isFilled(); }))
        return 1;
    printHeadline(QStringLiteral("Inspect in the real window, 10,000 evaluations of 12 aspects a "
                                 "side, texts of 300 and 3,000 words"));
    printTimes(QStringLiteral("next case to painted"), nextCases(open),
        QStringLiteral("aim: within 16.7 ms"));
    double stall = 0.0;
    QList<double> keys = typeFilter(open, QStringLiteral("score < 0.45, matched"), stall);
    keys += typeFilter(open, QStringLiteral("river harbour"), stall);
    if (keys.isEmpty())
        return 1;
    printTimes(QStringLiteral("key in the filter"), keys, QStringLiteral("aim: within 16.7 ms"));
    print(QStringLiteral("longest time without an answer while filtering"), stall,
        QStringLiteral("ms"));
    print(QStringLiteral("resident memory at the end"), residentMegabytes(), QStringLiteral("MB"),
        QStringLiteral("aim: below 250 MB"));
    return 0;
}

} // namespace tandem::bench
