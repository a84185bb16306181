#include "views/overview/statisticsfigures.h"

#include "models/kgds/statisticsreport.h"
#include "models/results/spelling.h"
#include "models/wordof.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/excluding.h"
#include "views/overview/drilldownpanel.h"
#include "views/overview/overviewwords.h"

#include <algorithm>
#include <array>
#include <memory>

namespace tandem {

namespace {

constexpr int kStatisticsRestMs = 300;

/// What all rows have in common, said once, and what the types of masked facts are.
QString basisOf(const kgds::BenchmarkStatistics& statistics)
{
    const QString samples =
        OverviewWords::tr("n = %1 samples").arg(results::countText(statistics.samples));
    return statistics.nonsupportingFacts.masked() == 0
               ? samples
               : OverviewWords::tr(
                     "%1. Fact types 4 to 6 are numbered as in the benchmark's files; "
                     "the KGDS paper does not tell them apart.",
                     "n = 3 samples")
                     .arg(samples);
}

Expected<ShownFigures> readStatistics(
    Database& database, const CancelFlag& cancelled, const TellFigures& tell)
{
    const auto counts =
        tellingCounts(cancelled, tell, OverviewWords::tr("Computing: %1 of %2 samples"));
    TANDEM_TRY_VAR(figures, benchmarkFigures(database, counts));
    TANDEM_TRY(reasons, SettingAside(database).sampleReasons());
    ShownFigures shown{
        .remark = OverviewWords::tr("The benchmark exactly as it would be exported.")};
    shown.report.lines = {basisOf(figures->statistics),
        (QStringList{leftOutSummary(*figures)} + excludedNotes(*reasons, results::Outlet::Window))
            .join(u' ')};
    results::Section section = statisticsSection(figures->statistics);
    section.title = OverviewWords::tr("Statistics of the benchmark");
    shown.add(section);
    shown.from = std::make_shared<const BenchmarkFigures>(*std::move(figures));
    return shown;
}

FiguresBeside statisticItems(ProjectSession& session, FiguresPage& page)
{
    auto* items = new DrillDownPanel(session, &page);
    return {.widget = items,
        .splitter = "statisticsSplitter",
        .sizes = {500, 500},
        .stretch = {1, 1},
        .show = [items](const ShownFigures& shown, int row, bool isChosen) {
            items->follow(
                std::static_pointer_cast<const BenchmarkFigures>(shown.from), row, isChosen);
        }};
}

QString counted(const char* text, qsizetype n)
{
    return QCoreApplication::translate("LeftOut", text, nullptr, int(n));
}

QString reason(LeftOut why, qint64 count)
{
    static constexpr std::array words{QT_TRANSLATE_N_NOOP("LeftOut", "%n unassigned"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n with an open round"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n awaiting adjudication"),
        QT_TRANSLATE_N_NOOP("LeftOut", "%n with no paragraph left")};
    return counted(wordOf(why, words), count);
}

} // namespace

QString leftOutSummary(const BenchmarkFigures& result)
{
    QStringList reasons;
    for (const LeftOut why :
        {LeftOut::Unassigned, LeftOut::Open, LeftOut::Undecided, LeftOut::NothingKept}) {
        const qint64 count = result.leftOutFor(why);
        if (count > 0)
            reasons += reason(why, count);
    }
    QStringList sentences;
    if (reasons.isEmpty())
        sentences += OverviewWords::tr("No samples are excluded.");
    else
        sentences += OverviewWords::tr("Excluded samples: %1.")
                         .arg(reasons.join(OverviewWords::tr(", ", "between items of a list")));
    if (result.factsLeftOut > 0)
        sentences +=
            counted(QT_TRANSLATE_N_NOOP("LeftOut",
                        "%n fact(s) whose paragraphs were removed or relabelled are excluded too."),
                result.factsLeftOut);
    if (result.factsUnjudged > 0)
        sentences += counted(QT_TRANSLATE_N_NOOP("LeftOut",
                                 "%n fact(s) with an unfinished key-fact round are excluded too."),
            result.factsUnjudged);
    const auto unsettled = std::count_if(result.samples.cbegin(), result.samples.cend(),
        [](const SampleFigures& sample) { return sample.opinionsUnsettled; });
    if (unsettled > 0)
        sentences +=
            counted(QT_TRANSLATE_N_NOOP("LeftOut",
                        "%n sample(s) have no opinions yet: their opinion round is not settled."),
                unsettled);
    return sentences.join(QLatin1Char(' '));
}

FiguresSpec statisticsFigures(ProjectSession& session)
{
    FiguresSpec spec{.name = "statistics", .icon = Icon::Metrics};
    spec.work = [](const FigureValues&) -> FiguresWork {
        return {.read = readStatistics, .goesOn = OverviewWords::tr("Computing…")};
    };
    spec.fileName = [](const FigureValues&) { return QStringLiteral("statistics"); };
    // Answers of open rounds are no part of the benchmark; people and their names are not either.
    spec.reads = {
        .parts = kAllParts & ~(Parts(Part::Answers) | Part::People), .restMs = kStatisticsRestMs};
    spec.stopped = [] { return OverviewWords::tr("Cancelled. F5 recomputes."); };
    spec.hasCharts = false;
    spec.beside = [&session](FiguresPage& page) { return statisticItems(session, page); };
    return spec;
}

} // namespace tandem
