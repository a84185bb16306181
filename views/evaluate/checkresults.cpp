#include "views/evaluate/checkresults.h"

#include "models/expert/systemreport.h"
#include "models/inference/means.h"
#include "models/results/report.h"
#include "models/results/spelling.h"
#include "storage/repositories/caselist.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/robustnessoutputs.h"
#include "storage/runs/runoptions.h"
#include "views/evaluate/evaluatewords.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

/// Evaluations of one system in a set that have scores, by case.
QHash<CaseId, const EvaluationSummary*> scoredOf(
    const QList<EvaluationSummary>& evaluations, const QString& system)
{
    QHash<CaseId, const EvaluationSummary*> scored;
    for (const EvaluationSummary& evaluation : evaluations) {
        if (evaluation.system == system && evaluation.scores)
            scored.insert(evaluation.caseId, &evaluation);
    }
    return scored;
}

QString caseText(const EvaluationSummary& evaluation)
{
    return evaluation.caseName.isEmpty()
               ? EvaluateWords::tr("case %1").arg(QLocale().toString(evaluation.casePosition))
               : evaluation.caseName;
}

ChartData differencesChart(
    QList<ChartPoint> points, const Figure& mean, const QString& system, expert::Mode mode)
{
    std::stable_sort(points.begin(), points.end(),
        [](const ChartPoint& a, const ChartPoint& b) { return a.y < b.y; });
    ChartData chart;
    chart.kind = ChartKind::Sorted;
    chart.title = EvaluateWords::tr("Effect of self-promotion: %1", "%1 is a system")
                      .arg(expert::systemName(system));
    chart.xTitle = EvaluateWords::tr("cases, sorted by difference");
    chart.yTitle = EvaluateWords::tr("difference in F %1 (changed − original)", "%1 is a mode")
                       .arg(expert::modeName(mode));
    chart.decimals = 3;
    chart.series = {{QString(), points}};
    if (mean.isDefined())
        chart.reference =
            ChartLine{*mean.value, EvaluateWords::tr("mean %1").arg(results::figureText(mean, {}))};
    return chart;
}

} // namespace

QString swappedSystem(const QString& base, int percent)
{
    if (percent == 0)
        return base;
    return QStringLiteral("%1 + %2% swapped").arg(base).arg(percent);
}

std::optional<SelfPromotionResult> selfPromotionResult(
    const ReadEvaluations& evaluations, const QString& system, expert::Mode mode)
{
    for (qsizetype set = 0; set < evaluations.sets.size(); ++set) {
        const QList<EvaluationSummary>& list = evaluations.evaluations.at(set);
        const auto changed = scoredOf(list, selfPromotedSystem(system));
        if (changed.isEmpty())
            continue;
        QList<double> before;
        QList<double> after;
        QList<ChartPoint> points;
        for (const EvaluationSummary& original : list) {
            const EvaluationSummary* selfPromoted = changed.value(original.caseId);
            if (original.system != system || !original.scores || !selfPromoted)
                continue;
            before.append(original.scores->of(mode).f1);
            after.append(selfPromoted->scores->of(mode).f1);
            points.append({0, after.last() - before.last(), {}, 0, caseText(original)});
        }
        if (points.isEmpty())
            continue;
        SelfPromotionResult result;
        result.set = evaluations.sets.at(set);
        result.figures = expert::robustness(before, after);
        result.chart = differencesChart(points, result.figures.meanDifference, system, mode);
        return result;
    }
    return std::nullopt;
}

std::optional<ProfileSwapResult> profileSwapResult(const ReadEvaluations& evaluations,
    const QString& base, const QList<int>& shares, expert::Mode mode)
{
    for (qsizetype set = 0; set < evaluations.sets.size(); ++set) {
        ProfileSwapResult result;
        result.set = evaluations.sets.at(set);
        ChartSeries series;
        for (const int share : shares) {
            const auto scored =
                scoredOf(evaluations.evaluations.at(set), swappedSystem(base, share));
            QList<double> values;
            for (const EvaluationSummary* evaluation : scored)
                values.append(evaluation->scores->of(mode).f1);
            if (values.isEmpty())
                continue;
            std::sort(values.begin(), values.end()); // a sum that does not depend on the hash
            const Figure mean = inference::meanWithInterval(values, inference::kScoreRange);
            result.shares += share;
            result.means += mean;
            series.points.append({double(share), *mean.value, mean.interval, mean.n,
                EvaluateWords::tr("%1 % swapped").arg(QLocale().toString(share))});
        }
        if (result.shares.size() < 2)
            continue;
        result.chart.kind = ChartKind::Line;
        result.chart.bounds = Interval{0.0, 1.0};
        result.chart.title = EvaluateWords::tr("Mean F by swapped profiles: %1", "%1 is a system")
                                 .arg(expert::systemName(base));
        result.chart.xTitle = EvaluateWords::tr("profiles swapped (%)");
        result.chart.yTitle = EvaluateWords::tr("mean F %1 (0 to 1), 95 % interval", "%1 is a mode")
                                  .arg(expert::modeName(mode));
        result.chart.decimals = 3;
        result.chart.series = {series};
        return result;
    }
    return std::nullopt;
}

ChartData positionBiasChart(const JudgedPair& pair)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = EvaluateWords::tr("Order swap: %1 and %2", "two systems")
                      .arg(expert::systemName(pair.first), expert::systemName(pair.second));
    chart.yTitle = EvaluateWords::tr("share of judged cases (0 to 1), 95 % interval");
    chart.yRange = Interval{0.0, 1.0};
    chart.bounds = chart.yRange;
    chart.decimals = 3;
    ChartSeries series;
    ChartData::addFigure(series, pair.bias.changed, EvaluateWords::tr("judgment changed"));
    ChartData::addFigure(
        series, pair.bias.firstShown, EvaluateWords::tr("first-shown output chosen"));
    chart.add(series);
    chart.empty = pair.bias.changed.undefinedBecause;
    return chart;
}

qint64 CheckData::common(const QString& first, const QString& second) const
{
    QSet<CaseId> both = outputsOf.value(first);
    return both.intersect(outputsOf.value(second)).size();
}

std::optional<JudgedPair> CheckData::judgedPair(const QString& first, const QString& second) const
{
    const auto found = std::find_if(judged.cbegin(), judged.cend(), [&](const JudgedPair& pair) {
        return (pair.first == first && pair.second == second) ||
               (pair.first == second && pair.second == first);
    });
    return found == judged.cend() ? std::nullopt : std::optional(*found);
}

Expected<CheckData> readCheckData(Database& database)
{
    CheckData data;
    TANDEM_TRY(cases, listedCases(database));
    data.cases = cases->size();
    for (const ListedCase& one : *cases) {
        data.casesWithProfile += one.profile > 0 ? 1 : 0;
        for (const ListedOutput& output : one.outputs)
            data.outputsOf[output.system].insert(one.id);
    }
    data.systems = data.outputsOf.keys();
    data.systems.sort();
    TANDEM_TRY(runs, RunRepository(database).list());
    for (const RunRow& run : *runs) {
        if (run.kind != RunKindId::PairJudge)
            continue;
        const PairJudgeOptions options = runOptionsFrom(run.settings).judge;
        TANDEM_TRY(judgements, JudgementRepository(database).ofRun(run.id, options.first));
        if (!judgements->isEmpty())
            data.judged.append(
                {run.id, run.model, options.first, options.second, positionBias(*judgements)});
    }
    return data;
}

} // namespace tandem
