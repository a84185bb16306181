#include "views/metrics/columnjoin.h"

#include "storage/formats/scorecolumnsreader.h"
#include "views/metrics/metricsviewwords.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

using RowsByPair = QHash<std::pair<QString, QString>, const ScoreRow*>;

bool isTaken(const QString& key, const QList<metrics::ScoreColumn>& columns)
{
    return metrics::measureOfKey(key) ||
           std::any_of(columns.begin(), columns.end(),
               [&](const metrics::ScoreColumn& column) { return column.key == key; });
}

/// The row of each pair; null where there is none.
QList<const ScoreRow*> rowsOfPairs(const ScoreColumns& read, const QList<metrics::TextPair>& pairs)
{
    const bool bySystem = !read.rows.isEmpty() && read.rows.first().system.has_value();
    RowsByPair rows;
    for (const ScoreRow& row : read.rows)
        rows.insert({row.id, row.system.value_or(QString())}, &row);
    QList<const ScoreRow*> found;
    found.reserve(pairs.size());
    for (const metrics::TextPair& pair : pairs)
        found.append(rows.value({pair.id, bySystem ? pair.system : QString()}));
    return found;
}

metrics::ScoreColumn columnAt(
    const ScoreColumns& read, qsizetype column, const QList<const ScoreRow*>& rows)
{
    metrics::ScoreColumn made;
    made.name = read.names.at(column);
    made.key = made.name;
    made.scores.reserve(rows.size());
    const QString noRow = MetricsViewWords::tr("The file has no row for this pair.");
    const QString noValue = MetricsViewWords::tr("The file has no value for this pair.");
    for (const ScoreRow* row : rows) {
        if (!row)
            made.scores.append(metrics::Score::undefined(noRow));
        else if (const auto value = row->values.value(column))
            made.scores.append(metrics::Score::of(*value));
        else
            made.scores.append(metrics::Score::undefined(noValue));
    }
    return made;
}

/// Marks of names and texts; two pairs with one mark are the same.
QList<size_t> marksOf(const QList<metrics::TextPair>& pairs, const std::atomic_bool& cancel)
{
    QList<size_t> marks;
    marks.reserve(pairs.size());
    for (const metrics::TextPair& pair : pairs) {
        if (cancel)
            break;
        marks.append(qHashMulti(
            QHashSeed::globalSeed(), pair.id, pair.system, pair.reference, pair.candidate));
    }
    return marks;
}

QString columnNames(const QList<metrics::ScoreColumn>& columns)
{
    QStringList names;
    for (const metrics::ScoreColumn& column : columns)
        names += column.name;
    return names.join(QStringLiteral(", "));
}

} // namespace

Expected<JoinedColumns> joinScoreColumns(
    const QString& path, const metrics::PairTable& table, const QList<metrics::ScoreColumn>& others)
{
    TANDEM_TRY(read, readScoreColumns(path));
    const QString file = QFileInfo(path).fileName();
    const QList<const ScoreRow*> rows = rowsOfPairs(*read, table.pairs);
    const auto matched = rows.size() - std::count(rows.begin(), rows.end(), nullptr);
    if (matched == 0)
        return failure(ErrorCode::InvalidInput,
            MetricsViewWords::tr("No row of the file matches a pair that is shown."), path,
            MetricsViewWords::tr("The column \"id\" must contain the ids of the pairs; a column "
                                 "\"system\", if present, their systems."));
    JoinedColumns joined;
    for (qsizetype column = 0; column < read->names.size(); ++column) {
        metrics::ScoreColumn made = columnAt(*read, column, rows);
        if (isTaken(made.key, others) || isTaken(made.key, joined.columns)) {
            made.name = QStringLiteral("%1 · %2").arg(made.name, file);
            for (int number = 2; isTaken(made.key, others + joined.columns); ++number)
                made.key = number == 2 ? made.name
                                       : QStringLiteral("%1 (%2)").arg(made.name).arg(number - 1);
        }
        joined.columns.append(made);
    }
    joined.told =
        MetricsViewWords::tr("%1: scores added for %Ln pair(s).", nullptr, int(matched)).arg(file);
    if (matched < rows.size())
        joined.told +=
            QLatin1Char(' ') + MetricsViewWords::tr("%Ln pair(s) have no row in the file.", nullptr,
                                   int(rows.size() - matched));
    if (!read->left.isEmpty())
        joined.told += QLatin1Char(' ') +
                       MetricsViewWords::tr(
                           "Columns skipped because they contain values that are not numbers: %1.")
                           .arg(read->left.join(QStringLiteral(", ")));
    return joined;
}

SharedKeptColumns keepColumns(const QList<metrics::ScoreColumn>& columns,
    const QList<metrics::TextPair>& pairs, const std::atomic_bool& cancel)
{
    return std::make_shared<const KeptColumns>(KeptColumns{columns, marksOf(pairs, cancel)});
}

JoinedColumns joinKeptColumns(
    const KeptColumns& kept, const QList<metrics::TextPair>& pairs, const std::atomic_bool& cancel)
{
    QHash<size_t, qsizetype> places;
    places.reserve(kept.pairs.size());
    for (qsizetype i = 0; i < kept.pairs.size(); ++i)
        places.insert(kept.pairs.at(i), i);
    const QList<size_t> marks = marksOf(pairs, cancel);
    QList<qsizetype> from;
    from.reserve(marks.size());
    for (const size_t mark : marks)
        from.append(places.value(mark, -1));
    const auto others = int(from.count(-1));
    JoinedColumns joined;
    if (others == from.size()) {
        joined.told = MetricsViewWords::tr("The scores imported earlier for this file were not "
                                           "restored, because all its pairs have changed: %1.")
                          .arg(columnNames(kept.columns));
        return joined;
    }
    const QString why =
        MetricsViewWords::tr("The pair has changed since the scores were imported.");
    for (metrics::ScoreColumn column : kept.columns) {
        const QList<metrics::Score> scores = column.scores;
        column.scores.clear();
        column.scores.reserve(from.size());
        for (const qsizetype at : std::as_const(from))
            column.scores.append(at < 0 ? metrics::Score::undefined(why) : scores.at(at));
        joined.columns.append(column);
    }
    joined.told =
        MetricsViewWords::tr("The scores imported earlier for this file were restored: %1.")
            .arg(columnNames(kept.columns));
    if (others > 0)
        joined.told += QLatin1Char(' ') +
                       MetricsViewWords::tr(
                           "%Ln pair(s) have changed since the import and have no imported scores.",
                           nullptr, others);
    return joined;
}

} // namespace tandem
