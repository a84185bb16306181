#pragma once

#include "models/ids.h"
#include "models/metrics/pairtable.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <atomic>
#include <memory>

namespace tandem {

/// How the values of a column lie: what a heading shows below its name.
struct ColumnSummary
{
    static constexpr int kBins = 24;

    double low = 0.0;  ///< left edge of the first bin
    double high = 1.0; ///< right edge of the last bin; greater than `low`
    QList<int> bins;   ///< pairs in each; empty where no pair has a value
    Figure mean;       ///< over the pairs with a value, Student's t interval
    double least = 0.0;
    double most = 0.0;
    qint64 undefined = 0; ///< pairs without a value
    qint64 outside = 0;   ///< of these, pairs with a text that the measure cannot see
    bool isWhole = false; ///< brought in as whole numbers, and shown as such
};

/// Pairs with their scores and what follows from them, as all pages of Metrics show it. Never
/// changed once it is published: whoever holds one may read it in any thread.
struct MetricsTable
{
    metrics::PairTable pairs;
    QStringList systems;                         ///< of `pairs`, in order
    QList<ColumnSummary> summaries;              ///< one for each column
    QList<QList<metrics::SystemScore>> bySystem; ///< for each column; of all pairs without systems
    QList<OutputId> outputs;                     ///< of each pair; empty where a file was read
    QList<metrics::Measure> missing;             ///< chosen, not computed: scoring was cancelled
    bool isProject = true;                       ///< the project's own outputs, not a file's

    bool isEmpty() const { return pairs.pairs.isEmpty(); }
    qsizetype columnOf(const QString& key) const; ///< -1: none
};
using SharedMetricsTable = std::shared_ptr<const MetricsTable>;
/// Whether both are of one list of pairs, not of two that say the same.
bool haveSamePairs(const MetricsTable& a, const MetricsTable& b);

/// Works out what follows from the pairs and shares it; what was shared is taken apart in a worker
/// when nobody holds it any more. For a worker; gives up early, with a table that is not whole,
/// when `cancel` is raised.
SharedMetricsTable publishedTable(MetricsTable table, const std::atomic_bool& cancel);

/// The least and the greatest value that a bar or an axis of this column goes to.
struct ColumnRange
{
    double low = 0.0;
    double high = 1.0;
};
ColumnRange columnRange(const metrics::ScoreColumn& column);

/// The name of a column with an arrow to the better end of its values, where that is known.
QString markedName(const metrics::ScoreColumn& column);
/// The same with the range of its values, for an axis: "ROUGE-L ↑ (0 to 1)"; without a file that it
/// was brought in from.
QString axisName(const metrics::ScoreColumn& column);
/// The name of a column in the title of a chart: without the file that it was brought in from,
/// which only tells columns of one name apart.
QString titleName(const metrics::ScoreColumn& column);
/// Which values are better, in words: "Lower is better."; empty where it is not known.
QString directionText(const metrics::ScoreColumn& column);
/// Why a score has no value, or its precision, recall and F1, or nothing; translated sentence.
QString scoreRemark(const metrics::Score& score);
/// How many pairs have no value, and how many of them are outside the measure; translated.
QStringList withoutValueTexts(qint64 undefined, qint64 outside);
/// A value with four decimals, or none where `isWhole`, in the user's locale; a dash where there is
/// none, or that the pair is outside the measure.
QString scoreText(const metrics::Score& score, bool isWhole = false);
/// One number of a column in the same form.
QString scoreText(double value, bool isWhole = false);

} // namespace tandem
