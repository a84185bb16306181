#include "models/agreement/correlation.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <limits>

namespace tandem {

namespace {

constexpr double kCorrelationNone = std::numeric_limits<double>::quiet_NaN();

QList<double> valuesOf(const metrics::ScoreColumn& column)
{
    QList<double> values;
    values.reserve(column.scores.size());
    for (const metrics::Score& score : column.scores)
        values += score.value.value_or(kCorrelationNone);
    return values;
}

/// Two columns and how they go together.
struct ColumnPair
{
    qsizetype first = 0;
    qsizetype second = 0;
    Correlation found;
};

results::Section pairsForFiles(
    const QList<ColumnPair>& pairs, const QList<metrics::ScoreColumn>& columns)
{
    results::SectionOf table("correlations", pairs);
    const auto figure = [](const ColumnPair& pair) { return pair.found.figure; };
    table.add("measure1", [&](const ColumnPair& pair) { return columns.at(pair.first).key; });
    table.add("measure2", [&](const ColumnPair& pair) { return columns.at(pair.second).key; });
    table.add("value", figure).exactly();
    addChartEnds(table, {}, figure);
    table.add("p", [](const ColumnPair& pair) { return pair.found.p; }).exactly();
    table.add("n", [](const ColumnPair& pair) { return pair.found.figure.n; });
    table.add("left_out", [](const ColumnPair& pair) { return pair.found.leftOut; });
    table.add("p_method", [](const ColumnPair& pair) { return probabilityMethodKey(pair.found); });
    return table;
}

/// Each coefficient as a cell; `rows` are the table's, with the names before them.
ChartData heatMapOf(const results::Section& matrix, const QList<metrics::ScoreColumn>& columns)
{
    ChartData chart;
    chart.kind = ChartKind::HeatMap;
    chart.title = matrix.title;
    chart.bounds = Interval{-1.0, 1.0};
    chart.empty = MetricsViewWords::tr("No two measures have values for the same pairs.");
    for (qsizetype row = 0; row < columns.size(); ++row) {
        ChartSeries series{columns.at(row).name, {}};
        for (qsizetype column = 0; column < columns.size(); ++column) {
            const auto* figure =
                std::get_if<Figure>(&matrix.rows.at(row).cells.at(column + 1).value);
            if (figure)
                ChartData::addFigure(series, *figure, columns.at(column).name, double(column));
        }
        chart.series += series; // also one without points: it has its row
    }
    return chart;
}

} // namespace

ChartResult correlationResult(
    const MetricsTable& table, Coefficient coefficient, const std::atomic_bool& cancel)
{
    ChartResult result;
    const QList<metrics::ScoreColumn>& columns = table.pairs.columns;
    const QString name = coefficientName(coefficient);
    QList<QList<double>> values;
    results::Section& matrix = result.section;
    matrix.columns = {{QString(), name}};
    for (const metrics::ScoreColumn& column : columns) {
        values += valuesOf(column);
        matrix.columns.append({QString(), markedName(column)});
        chartColumn(matrix.columns.last()).number(3);
        matrix.rows.append(results::Row{QList<results::Cell>(columns.size() + 1)});
        matrix.rows.last().cells.first() = results::Cell(column.name);
    }
    QList<ColumnPair> pairs;
    for (qsizetype row = 0; row < columns.size(); ++row) {
        for (qsizetype column = row; column < columns.size(); ++column) {
            if (cancel)
                return result;
            const Correlation found = correlationBy(coefficient, values.at(row), values.at(column));
            const QString names = MetricsViewWords::tr("%1 and %2", "measures")
                                      .arg(columns.at(row).name, columns.at(column).name);
            const results::Cell cell =
                results::Cell(found.figure).explained(correlationSentence(names, found));
            matrix.rows[row].cells[column + 1] = cell;
            matrix.rows[column].cells[row + 1] = cell;
            if (row != column)
                pairs.append({row, column, found});
        }
    }
    result.data = pairsForFiles(pairs, columns);
    matrix.title =
        MetricsViewWords::tr("%1 between all measures, over pairs", "a coefficient").arg(name);
    result.charts = {heatMapOf(matrix, columns)};
    result.note = MetricsViewWords::tr("Each coefficient excludes pairs without a value for both "
                                       "measures. A cell's tooltip shows n, interval and p.");
    return result;
}

} // namespace tandem
