// Figures of speed and memory with their ratios, all taken in one run; docs/benchmarks.md says what
// each means.

#include "bigproject.h"
#include "figures.h"
#include "gatewaybench.h"
#include "importbench.h"
#include "importlabelbench.h"
#include "inspectbench.h"
#include "kgdsbench.h"
#include "measurebench.h"
#include "persevalbench.h"
#include "persevalwindowbench.h"
#include "runbench.h"
#include "scorerbench.h"
#include "servebench.h"
#include "studybench.h"
#include "systemrunbench.h"
#include "teambench.h"
#include "timelinesbench.h"
#include "usersumrunbench.h"
#include "windowbench.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>
#include <memory>

using namespace tandem::bench;

namespace {

constexpr int kCopies = 100;
constexpr qint64 kTimelineLines = 25'000'000;

int fail(const QString& text)
{
    std::fprintf(stderr, "bench: %s\n", qPrintable(text));
    return 1;
}

/// Each number of calls in a process of its own, since its memory is measured too.
bool measureCalls()
{
    for (const int count : {2'000, 10'000}) {
        const ChildRun calls = runChild(QCoreApplication::applicationFilePath(),
            {QStringLiteral("--calls"), QString::number(count)});
        std::printf("%s", qPrintable(calls.output));
        if (calls.exitCode != 0)
            return false;
    }
    return true;
}

/// Each in a process of its own, so that none pays for what another has loaded.
bool measureRuns()
{
    for (const int concurrency : {16, 32}) {
        for (const char* kind : {"--expert-run", "--system-runs", "--usersum-runs"}) {
            const ChildRun run = runChild(QCoreApplication::applicationFilePath(),
                {QLatin1String(kind), QString::number(concurrency)});
            std::printf("%s", qPrintable(run.output));
            if (run.exitCode != 0)
                return false;
        }
    }
    return true;
}

/// Inspect with 100 and with 10,000 evaluations; the walk through them in a child of its own.
QString measureEvaluations(const QString& folder)
{
    const QString small = folder + QStringLiteral("/few.tandem");
    const QString large = folder + QStringLiteral("/many.tandem");
    for (const auto& [project, count] : {std::pair(small, 100), std::pair(large, 10'000)}) {
        if (const QString wrong = makeEvaluations(project, count); !wrong.isEmpty())
            return wrong;
    }
    measureInspectOpening(small, large);
    const ChildRun walk =
        runChild(QCoreApplication::applicationFilePath(), {QStringLiteral("--inspect"), large});
    std::printf("%s", qPrintable(walk.output));
    return walk.exitCode == 0 ? QString()
                              : QStringLiteral("the walk through Inspect did not come to its end");
}

/// The measures of texts alone, which need no project.
int measureTexts(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    measureMeasures();
    return 0;
}

/// The results of studies alone, which need no project.
int measureResults(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    measureStudies();
    return 0;
}

/// Makes the projects and runs the measurements that need no window of their own; then the
/// labelling in a child, since a process has one application object.
int runAll(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    const QString published = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
    QString source = folder.filePath(QStringLiteral("madeup.json"));
    if (QFileInfo::exists(published))
        source = published;
    else if (!writeMadeUpBenchmark(source))
        return fail(QStringLiteral("the made-up benchmark cannot be written"));
    std::printf("Benchmark file: %s, 100 samples; large: %d times that\n",
        QFileInfo::exists(published) ? "the published KGDS.json" : "made up here", kCopies);
    measureMeasures();
    measureStudies();
    const QString large = folder.filePath(QStringLiteral("large.json"));
    if (!writeRepeated(source, kCopies, large))
        return fail(QStringLiteral("the large benchmark cannot be written"));
    measureImport(source, folder.path());
    measureImport(large, folder.path());
    const QString smallProject = folder.filePath(QStringLiteral("small.tandem"));
    const QString largeProject = folder.filePath(QStringLiteral("large.tandem"));
    for (const auto& [benchmark, project] :
        {std::pair(source, smallProject), std::pair(large, largeProject)}) {
        if (const QString wrong = makeProject(benchmark, project); !wrong.isEmpty())
            return fail(wrong);
    }
    measureOpening(smallProject, largeProject);
    const ChildRun labelling = runChild(
        QCoreApplication::applicationFilePath(), {QStringLiteral("--label"), largeProject});
    std::printf("%s", qPrintable(labelling.output));
    if (labelling.exitCode != 0)
        return fail(QStringLiteral("the labelling did not come to its end"));
    const ChildRun beside = runChild(QCoreApplication::applicationFilePath(),
        {QStringLiteral("--label-beside-import"), folder.path()});
    std::printf("%s", qPrintable(beside.output));
    if (beside.exitCode != 0)
        return fail(QStringLiteral("the import beside labelling did not come to its end"));
    if (const QString wrong = measureEvaluations(folder.path()); !wrong.isEmpty())
        return fail(wrong);
    if (!measureCalls())
        return fail(QStringLiteral("the calls did not come to their end"));
    if (!measureRuns())
        return fail(QStringLiteral("the runs did not come to their end"));
    for (const char* part :
        {"--perseval", "--perseval-window", "--kgds", "--serving", "--team", "--scorers"}) {
        const ChildRun child =
            runChild(QCoreApplication::applicationFilePath(), {QLatin1String(part)});
        std::printf("%s", qPrintable(child.output));
        if (child.exitCode != 0)
            return fail(QStringLiteral("%1 did not come to its end").arg(QLatin1String(part)));
    }
    const ChildRun timelines = runChild(QCoreApplication::applicationFilePath(),
        {QStringLiteral("--timelines"), QString::number(kTimelineLines)});
    std::printf("%s", qPrintable(timelines.output));
    if (timelines.exitCode != 0)
        return fail(QStringLiteral("reading timelines did not come to its end"));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QByteArray what = argc == 3 ? argv[1] : "";
    const QString path = argc == 3 ? QString::fromLocal8Bit(argv[2]) : QString();
    if (what == "--parse")
        return parsePlainly(path);
    if (what == "--open")
        return openAndPaint(argc, argv, path);
    if (what == "--calls")
        return askManyQuestions(argc, argv, path.toInt());
    if (what == "--expert-run")
        return runManyCases(argc, argv, path.toInt());
    if (what == "--system-runs")
        return runManySamples(argc, argv, path.toInt());
    if (what == "--usersum-runs")
        return runManyUsers(argc, argv, path.toInt());
    if (what == "--open-inspect")
        return openInspect(argc, argv, path);
    if (what == "--inspect")
        return measureInspecting(argc, argv, path);
    if (what == "--label")
        return measureLabelling(argc, argv, path);
    if (what == "--label-beside-import")
        return measureImportBesideLabelling(argc, argv, path);
    if (what == "--serve-nothing")
        return serveNothing(argc, argv, path);
    if (what == "--timelines")
        return measureTimelines(argc, argv, path.toLongLong());
    if (what == "--timelines-plain")
        return readLinesPlainly(path);
    if (what == "--timelines-read")
        return readTimelinesOf(argc, argv, path);
    if (argc == 2 && qstrcmp(argv[1], "--serving") == 0)
        return measureServing(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--team") == 0)
        return measureTeam(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--scorers") == 0)
        return measureScorers(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--measures") == 0)
        return measureTexts(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--studies") == 0)
        return measureResults(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--perseval") == 0)
        return measurePerseval(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--kgds") == 0)
        return measureKgdsScores(argc, argv);
    if (argc == 2 && qstrcmp(argv[1], "--perseval-window") == 0)
        return measurePersevalWindow(argc, argv);
    return runAll(argc, argv);
}
