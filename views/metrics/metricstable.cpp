#include "views/metrics/metricstable.h"

#include "views/metrics/metricsviewwords.h"

#include <QLocale>
#include <QRegularExpression>
#include <QThreadPool>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr int kMetricsTableDecimals = 4;
constexpr double kGreatestWhole = 1e15; ///< a double holds every whole number up to there

QString marked(const metrics::ScoreColumn& column, const QString& name)
{
    if (!column.isDistance && !column.bounds())
        return name; // nobody knows which end is the better one
    return column.isDistance
               ? MetricsViewWords::tr("%1 ↓", "a measure; lower is better").arg(name)
               : MetricsViewWords::tr("%1 ↑", "a measure; higher is better").arg(name);
}

bool isWholeNumber(double value)
{
    return std::floor(value) == value && std::abs(value) <= kGreatestWhole;
}

ColumnSummary summaryOf(const metrics::ScoreColumn& column)
{
    ColumnSummary summary;
    const ColumnRange range = columnRange(column);
    summary.low = range.low;
    summary.high = range.high;
    QList<double> values;
    values.reserve(column.scores.size());
    for (const metrics::Score& score : column.scores) {
        if (score.value)
            values.append(*score.value);
    }
    summary.undefined = column.scores.size() - values.size();
    summary.outside = std::count_if(column.scores.cbegin(), column.scores.cend(),
        [](const metrics::Score& score) { return score.isOutside; });
    summary.mean = metrics::meanOverPairs(values, column.bounds());
    if (values.isEmpty())
        return summary;
    const auto [least, most] = std::minmax_element(values.cbegin(), values.cend());
    summary.least = *least;
    summary.most = *most;
    summary.isWhole = !column.measure && std::all_of(values.cbegin(), values.cend(), isWholeNumber);
    summary.bins.fill(0, ColumnSummary::kBins);
    const double width = (range.high - range.low) / ColumnSummary::kBins;
    for (const double value : std::as_const(values)) {
        const double bin = std::floor((value - range.low) / width);
        ++summary.bins[int(std::clamp(bin, 0.0, double(ColumnSummary::kBins - 1)))];
    }
    return summary;
}

} // namespace

qsizetype MetricsTable::columnOf(const QString& key) const
{
    for (qsizetype i = 0; i < pairs.columns.size(); ++i) {
        if (pairs.columns.at(i).key == key)
            return i;
    }
    return -1;
}

bool haveSamePairs(const MetricsTable& a, const MetricsTable& b)
{
    return a.pairs.pairs.constData() == b.pairs.pairs.constData() &&
           a.pairs.pairs.size() == b.pairs.pairs.size();
}

SharedMetricsTable publishedTable(MetricsTable table, const std::atomic_bool& cancel)
{
    table.systems = table.pairs.systems();
    table.summaries.clear();
    table.bySystem.clear();
    for (qsizetype column = 0; column < table.pairs.columns.size() && !cancel; ++column) {
        table.summaries.append(summaryOf(table.pairs.columns.at(column)));
        if (!table.isEmpty())
            table.bySystem.append(metrics::systemScores(table.pairs, column));
    }
    // A hundred thousand texts take longer to let go of than the window may stand still.
    return SharedMetricsTable(new MetricsTable(std::move(table)), [](const MetricsTable* unwanted) {
        QThreadPool::globalInstance()->start([unwanted] { delete unwanted; });
    });
}

ColumnRange columnRange(const metrics::ScoreColumn& column)
{
    if (const auto bounds = column.bounds())
        return {bounds->low, bounds->high};
    ColumnRange range{0.0, 0.0};
    for (const metrics::Score& score : column.scores) {
        if (score.value) {
            range.low = std::min(range.low, *score.value);
            range.high = std::max(range.high, *score.value);
        }
    }
    if (!(range.high > range.low))
        range.high = range.low + 1.0;
    return range;
}

QString markedName(const metrics::ScoreColumn& column)
{
    return marked(column, column.name);
}

QString axisName(const metrics::ScoreColumn& column)
{
    const std::optional<Interval> bounds = column.bounds();
    const QString name = marked(column, titleName(column));
    return bounds
               ? MetricsViewWords::tr("%1 (%2 to %3)", "a measure, the range of its values")
                     .arg(name, QLocale().toString(bounds->low), QLocale().toString(bounds->high))
               : name;
}

QString titleName(const metrics::ScoreColumn& column)
{
    static const QRegularExpression file(QStringLiteral(" · [^·]+\\.(csv|tsv|jsonl?|txt)$"),
        QRegularExpression::CaseInsensitiveOption);
    return column.measure ? column.name : QString(column.name).remove(file);
}

QString directionText(const metrics::ScoreColumn& column)
{
    if (!column.isDistance && !column.bounds())
        return {};
    return column.isDistance ? MetricsViewWords::tr("Lower is better.")
                             : MetricsViewWords::tr("Higher is better.");
}

QString scoreRemark(const metrics::Score& score)
{
    if (!score.value)
        return score.undefinedBecause;
    if (!score.overlap)
        return {};
    QString sentence = MetricsViewWords::tr("Precision %1, recall %2, F1 %3");
    for (const char* place : {"%1", "%2", "%3"}) { // a name stays with its value
        sentence.replace(
            u' ' + QLatin1String(place), QChar(QChar::Nbsp) + QString(QLatin1String(place)));
    }
    return sentence.arg(scoreText(score.overlap->precision), scoreText(score.overlap->recall),
        scoreText(score.overlap->f1));
}

QStringList withoutValueTexts(qint64 undefined, qint64 outside)
{
    QStringList texts;
    if (undefined > 0)
        texts += MetricsViewWords::tr("%Ln pair(s) without a value", nullptr, int(undefined));
    if (outside > 0)
        texts +=
            MetricsViewWords::tr("%Ln of them n/a: the measure does not support one of the texts",
                nullptr, int(outside));
    return texts;
}

QString scoreText(const metrics::Score& score, bool isWhole)
{
    if (score.isOutside)
        return MetricsViewWords::tr("n/a", "a pair that the measure cannot see");
    return score.value ? scoreText(*score.value, isWhole) : QStringLiteral("–");
}

QString scoreText(double value, bool isWhole)
{
    return QLocale().toString(value, 'f', isWhole ? 0 : kMetricsTableDecimals);
}

} // namespace tandem
