#include "models/expert/systempairs.h"
#include "models/expert/systemreport.h"
#include "views/evaluate/evaluatewords.h"
#include "views/evaluate/systemfigures.h"

namespace tandem {

namespace {

/// Differences of two scores, a row for each pair: a difference has a place beside zero, and no
/// size that a bar could show.
ChartData pairedDifferencesChart(const QString& title, const QString& xTitle)
{
    ChartData chart;
    chart.kind = ChartKind::Forest;
    chart.title = title;
    chart.xTitle = xTitle;
    chart.yTitle = EvaluateWords::tr("difference in mean F1 (first − second), 95 % interval");
    chart.bounds = Interval{-1.0, 1.0};
    chart.decimals = 3;
    chart.empty = EvaluateWords::tr("There are no differences to show.");
    return chart;
}

} // namespace

ChartData systemsChart(const QList<expert::SystemScores>& results, expert::Mode mode)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = EvaluateWords::tr("Mean F1 by system (%1)", "%1 is a mode: content, style …")
                      .arg(expert::modeName(mode));
    chart.yTitle = EvaluateWords::tr("mean F1 (0 to 1), 95 % interval");
    chart.xTitle = EvaluateWords::tr("system");
    chart.bounds = Interval{0.0, 1.0};
    chart.decimals = 3;
    chart.empty = EvaluateWords::tr("No system has a scored evaluation in this set yet.");
    ChartSeries series;
    for (const expert::SystemScores& result : results)
        ChartData::addFigure(series, result.of(mode).f1, expert::systemName(result.system));
    chart.add(series);
    return chart;
}

SystemsResult comparedSystems(
    const QList<EvaluationSummary>& evaluations, expert::Mode mode, const std::atomic_bool& cancel)
{
    const QString title =
        EvaluateWords::tr("F1 %1, all pairs of systems on the same cases", "%1 is a mode")
            .arg(expert::modeName(mode));
    const QList<expert::SystemPair> pairs = expert::systemPairs(
        expert::systemValues(evaluations, mode, expert::kModeMeasures.back()), &cancel);
    SystemsResult result{expert::systemPairsSection(pairs, title),
        pairedDifferencesChart(title, EvaluateWords::tr("systems"))};
    if (pairs.isEmpty())
        result.section.notes = {
            EvaluateWords::tr("Fewer than two systems have scored evaluations here.")};
    ChartSeries series;
    for (const expert::SystemPair& pair : pairs)
        ChartData::addFigure(
            series, pair.test.difference, expert::pairName(pair.first, pair.second));
    result.chart.add(series);
    return result;
}

SystemsResult comparedJudges(const QList<expert::JudgeEvaluations>& judges, expert::Mode mode,
    const std::atomic_bool& cancel)
{
    const QList<expert::JudgePair> pairs = expert::judgePairs(judges, mode, &cancel);
    SystemsResult result{expert::judgePairsSection(pairs, mode), {}};
    result.chart = pairedDifferencesChart(result.section.title, EvaluateWords::tr("judges"));
    if (pairs.isEmpty())
        result.section.notes = {EvaluateWords::tr(
            "No two judges have scored the same output. A judge is a model or an imported file: "
            "evaluate the outputs with another model to compare judges.")};
    ChartSeries series;
    for (const expert::JudgePair& pair : pairs) {
        const QString name = expert::pairName(pair.first, pair.second);
        ChartData::addFigure(series, pair.test.difference,
            pair.system ? EvaluateWords::tr("%1: %2", "two judges, a system")
                              .arg(name, expert::systemName(*pair.system))
                        : name);
    }
    result.chart.add(series);
    return result;
}

} // namespace tandem
