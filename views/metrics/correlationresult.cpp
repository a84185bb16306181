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

QString nameOf(Coefficient coefficient)
{
    switch (coefficient) {
    case Coefficient::Pearson:
        return MetricsViewWords::tr("Pearson r");
    case Coefficient::Spearman:
        return MetricsViewWords::tr("Spearman rho");
    case Coefficient::Kendall:
        break;
    }
    return MetricsViewWords::tr("Kendall tau-b");
}

Correlation correlationOf(Coefficient coefficient, const QList<double>& x, const QList<double>& y)
{
    switch (coefficient) {
    case Coefficient::Pearson:
        return pearsonCorrelation(x, y);
    case Coefficient::Spearman:
        return spearmanCorrelation(x, y);
    case Coefficient::Kendall:
        break;
    }
    return kendallCorrelation(x, y);
}

QStringList dataRow(const metrics::ScoreColumn& first, const metrics::ScoreColumn& second,
    const Correlation& correlation)
{
    const Interval ends =
        correlation.figure.interval.value_or(Interval{kCorrelationNone, kCorrelationNone});
    return {first.key, second.key, plainNumber(correlation.figure.value), plainNumber(ends.low),
        plainNumber(ends.high), plainNumber(correlation.p), QString::number(correlation.figure.n),
        QString::number(correlation.leftOut), probabilityMethodKey(correlation)};
}

} // namespace

ChartResult correlationResult(
    const MetricsTable& table, Coefficient coefficient, const std::atomic_bool& cancel)
{
    ChartResult result;
    const QList<metrics::ScoreColumn>& columns = table.pairs.columns;
    const QString name = nameOf(coefficient);
    QList<QList<double>> values;
    result.header = {name};
    for (const metrics::ScoreColumn& column : columns) {
        values += valuesOf(column);
        result.header += column.name;
        result.rows += ResultRow(columns.size() + 1);
        result.rows.last().first() = {column.name, column.name};
    }
    result.data.header = {QStringLiteral("measure1"), QStringLiteral("measure2"),
        QStringLiteral("value"), QStringLiteral("low"), QStringLiteral("high"), QStringLiteral("p"),
        QStringLiteral("n"), QStringLiteral("left_out"), QStringLiteral("p_method")};
    for (qsizetype row = 0; row < columns.size(); ++row) {
        for (qsizetype column = row; column < columns.size(); ++column) {
            if (cancel)
                return result;
            const Correlation found = correlationOf(coefficient, values.at(row), values.at(column));
            ResultCell cell{found.figure.isDefined() ? chartNumber(*found.figure.value, 3)
                                                     : QStringLiteral("–"),
                correlationSentence(MetricsViewWords::tr("%1 and %2", "measures")
                                        .arg(columns.at(row).name, columns.at(column).name),
                    found)};
            result.rows[row][column + 1] = cell;
            result.rows[column][row + 1] = cell;
            if (row != column)
                result.data.rows += dataRow(columns.at(row), columns.at(column), found);
        }
    }
    result.caption =
        MetricsViewWords::tr("%1 of all measures, pair by pair", "a coefficient").arg(name);
    result.note =
        MetricsViewWords::tr("A pair without a value of one of the two is left out of their "
                             "coefficient; the cells tell n, interval and p.");
    return result;
}

} // namespace tandem
