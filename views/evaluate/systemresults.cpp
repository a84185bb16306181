#include "views/evaluate/systemresults.h"

#include "models/expert/statistics.h"
#include "views/evaluate/evaluatetext.h"
#include "views/evaluate/evaluatewords.h"

#include <QHash>
#include <QMap>

namespace tandem {

namespace {

constexpr int kSystemResultsDataDigits = 6;

/// Values of one system under one mode, case by case.
struct ModeValues
{
    QList<double> f1;
    QList<double> recall;
    QList<double> precision;
};
using AllValues = std::array<ModeValues, expert::kModes>;

void addFigure(QStringList& cells, const Figure& figure)
{
    const auto number = [](double value) {
        return QString::number(value, 'f', kSystemResultsDataDigits);
    };
    cells << (figure.value ? number(*figure.value) : QString())
          << (figure.interval ? number(figure.interval->low) : QString())
          << (figure.interval ? number(figure.interval->high) : QString());
}

} // namespace

QList<SystemResult> systemResults(const QList<EvaluationSummary>& evaluations)
{
    QMap<QString, SystemResult> systems;
    QHash<QString, AllValues> values;
    for (const EvaluationSummary& evaluation : evaluations) {
        SystemResult& result = systems[evaluation.system];
        result.system = evaluation.system;
        ++result.evaluations;
        result.underWay += evaluation.state == EvaluationState::UnderWay ? 1 : 0;
        result.unscored += evaluation.state == EvaluationState::Unscored ? 1 : 0;
        result.withFaults += evaluation.faults > 0 ? 1 : 0;
        if (!evaluation.scores)
            continue;
        AllValues& all = values[evaluation.system];
        for (const expert::Mode mode : expert::kAllModes) {
            const expert::ModeScore& score = evaluation.scores->of(mode);
            all[size_t(mode)].f1.append(score.f1);
            all[size_t(mode)].recall.append(score.recall);
            all[size_t(mode)].precision.append(score.precision);
        }
    }
    for (SystemResult& result : systems) {
        const AllValues all = values.value(result.system);
        for (size_t mode = 0; mode < expert::kModes; ++mode) {
            result.f1[mode] = expert::meanWithInterval(all[mode].f1, expert::kScoreRange);
            result.recall[mode] = expert::meanWithInterval(all[mode].recall, expert::kScoreRange);
            result.precision[mode] =
                expert::meanWithInterval(all[mode].precision, expert::kScoreRange);
        }
    }
    return systems.values();
}

PairedScores pairedScores(const QList<EvaluationSummary>& evaluations, const QString& first,
    const QString& second, expert::Mode mode)
{
    QHash<CaseId, double> ofSecond;
    for (const EvaluationSummary& evaluation : evaluations) {
        if (evaluation.system == second && evaluation.scores)
            ofSecond.insert(evaluation.caseId, evaluation.scores->of(mode).f1);
    }
    PairedScores paired;
    for (const EvaluationSummary& evaluation : evaluations) {
        if (evaluation.system != first || !evaluation.scores)
            continue;
        const auto other = ofSecond.constFind(evaluation.caseId);
        if (other == ofSecond.cend())
            continue;
        paired.first.append(evaluation.scores->of(mode).f1);
        paired.second.append(*other);
    }
    return paired;
}

ChartData systemsChart(const QList<SystemResult>& results, expert::Mode mode)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = EvaluateWords::tr("Mean F by system (%1)", "%1 is a mode: content, style …")
                      .arg(expert::modeName(mode));
    chart.yTitle = EvaluateWords::tr("mean F, 95 % interval");
    chart.xTitle = EvaluateWords::tr("system");
    chart.bounds = Interval{0.0, 1.0};
    chart.decimals = 3;
    chart.empty = EvaluateWords::tr("No system has a scored evaluation in this set yet.");
    ChartSeries series;
    for (const SystemResult& result : results) {
        const Figure& figure = result.f1Of(mode);
        if (figure.isDefined())
            series.points.append(
                {0, *figure.value, figure.interval, figure.n, systemText(result.system)});
    }
    if (!series.points.isEmpty())
        chart.series = {series};
    return chart;
}

Table systemsData(const QList<SystemResult>& results)
{
    Table table;
    table.header = {QStringLiteral("system"), QStringLiteral("n"), QStringLiteral("unscored"),
        QStringLiteral("with_faults"), QStringLiteral("under_way")};
    for (const expert::Mode mode : expert::kAllModes) {
        for (const auto& figure :
            {QStringLiteral("_recall"), QStringLiteral("_precision"), QStringLiteral("_f1")}) {
            const QString name = expert::modeKey(mode) + figure;
            table.header << name << name + QStringLiteral("_low") << name + QStringLiteral("_high");
        }
    }
    for (const SystemResult& result : results) {
        QStringList cells{result.system, QString::number(result.f1.front().n),
            QString::number(result.unscored), QString::number(result.withFaults),
            QString::number(result.underWay)};
        for (size_t mode = 0; mode < expert::kModes; ++mode) {
            addFigure(cells, result.recall[mode]);
            addFigure(cells, result.precision[mode]);
            addFigure(cells, result.f1[mode]);
        }
        table.rows += cells;
    }
    return table;
}

} // namespace tandem
