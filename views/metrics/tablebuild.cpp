#include "views/metrics/tablebuild.h"

#include "models/metrics/batchpairs.h"
#include "models/metrics/batchscorer.h"
#include "models/metrics/pairscorer.h"
#include "storage/formats/scorecolumnsreader.h"
#include "views/metrics/metricsviewwords.h"
#include "views/metrics/pairsfile.h"
#include "views/metrics/synonymsource.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <iterator>

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
        marks.append(qHashMulti(QHashSeed::globalSeed(), pair.id, pair.system, pair.reference,
            pair.otherReferences, pair.candidate));
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

namespace {

using metrics::Measure;
using metrics::Score;

const metrics::ScoreColumn* findColumn(const QList<metrics::ScoreColumn>& columns, Measure measure)
{
    const auto found = std::find_if(columns.begin(), columns.end(),
        [&](const metrics::ScoreColumn& column) { return column.measure == measure; });
    return found == columns.end() ? nullptr : &*found;
}

/// Whether a column that was stored in the project holds nothing but what was computed here by the
/// same program.
bool isCopyOf(const metrics::ScoreColumn& stored, const metrics::ScoreColumn& computed)
{
    if (stored.madeBy.isEmpty() || stored.madeBy != computed.madeBy ||
        stored.key != storedColumnKey(computed.key, computed.madeBy) ||
        stored.scores.size() != computed.scores.size())
        return false;
    for (qsizetype i = 0; i < stored.scores.size(); ++i) {
        const auto& value = stored.scores.at(i).value;
        if (value && value != computed.scores.at(i).value)
            return false;
    }
    return true;
}

/// One build: the pairs, the columns that are known of them, and what becomes of them.
class TableBuild final
{
public:
    TableBuild(
        const TableRequest& request, const BuildReports& reports, const std::atomic_bool& cancel)
        : m_request(request)
        , m_reports(reports)
        , m_cancel(cancel)
    {
    }

    Expected<BuiltTable> run()
    {
        TANDEM_DO(takePairs());
        TANDEM_DO(joinColumns());
        takeKnown();
        const QList<Measure> missing = missingMeasures();
        if (missing.isEmpty())
            return published();
        if (m_new.isEmpty()) { // else the columns would go and come again
            m_reports.known(published());
            m_built.told.clear();
        }
        TANDEM_DO(scoreMissing(missing));
        return published();
    }

private:
    Expected<void> takePairs()
    {
        if (!m_request.file.isEmpty()) {
            TANDEM_TRY_VAR(read, readPairsFile(m_request.file, m_cancel));
            m_table.pairs = std::move(read->table);
            m_built.told = read->told;
            m_table.isProject = false;
            takeKept();
            return {};
        }
        if (m_request.project) {
            m_table.pairs.source = m_request.project->name;
            // The same list, not one that says the same: views keep their rows then.
            const bool same = m_request.base &&
                              m_request.base->outputs == m_request.project->outputs &&
                              m_request.base->pairs.pairs == m_request.project->pairs;
            m_table.pairs.pairs = same ? m_request.base->pairs.pairs : m_request.project->pairs;
            m_table.outputs = m_request.project->outputs;
            m_built.brought = m_request.project->columns;
            takeOverScores();
            return {};
        }
        m_table.pairs.source = m_request.base->pairs.source;
        m_table.pairs.pairs = m_request.base->pairs.pairs;
        m_table.outputs = m_request.base->outputs;
        m_table.isProject = m_request.base->isProject;
        m_built.computed = m_request.computed;
        m_built.brought = m_request.brought;
        return {};
    }

    void takeKept()
    {
        if (!m_request.kept || m_request.kept->columns.isEmpty())
            return;
        const JoinedColumns joined =
            joinKeptColumns(*m_request.kept, m_table.pairs.pairs, m_cancel);
        m_built.brought = joined.columns;
        m_built.kept = keepColumns(m_built.brought, m_table.pairs.pairs, m_cancel);
        tell(joined.told);
    }

    void tell(const QString& sentence)
    {
        if (!m_built.told.isEmpty() && !sentence.isEmpty())
            m_built.told += u' ';
        m_built.told += sentence;
    }

    /// An output's text never changes, so that what was computed of it holds; a score of a pair
    /// that is new stays empty for now.
    void takeOverScores()
    {
        if (!m_request.base || m_request.base->outputs.isEmpty())
            return;
        QHash<qint64, qsizetype> known;
        for (qsizetype i = 0; i < m_request.base->outputs.size(); ++i)
            known.insert(m_request.base->outputs.at(i).value, i);
        QList<qsizetype> from;
        for (qsizetype i = 0; i < m_table.outputs.size(); ++i) {
            from.append(known.value(m_table.outputs.at(i).value, -1));
            if (from.last() < 0)
                m_new.append(i);
        }
        for (const metrics::ScoreColumn& old : m_request.computed) {
            if (!m_new.isEmpty() && !m_request.measures.contains(old.measure))
                continue; // not worth computing for the new pairs
            if (!m_new.isEmpty() && old.measure->batch)
                continue; // all that is known of it is looked up
            metrics::ScoreColumn column = old;
            column.scores.clear();
            column.scores.reserve(from.size());
            for (const qsizetype at : std::as_const(from))
                column.scores.append(at < 0 ? Score() : old.scores.at(at));
            m_built.computed.append(column);
        }
        if (m_built.computed.isEmpty())
            m_new.clear();
    }

    Expected<void> joinColumns()
    {
        if (m_request.columnsFile.isEmpty())
            return {};
        TANDEM_TRY_VAR(
            joined, joinScoreColumns(m_request.columnsFile, m_table.pairs, m_built.brought));
        m_built.brought += joined->columns;
        if (!m_table.isProject)
            m_built.kept = keepColumns(m_built.brought, m_table.pairs.pairs, m_cancel);
        tell(joined->told);
        return {};
    }

    /// Measures of which a score is still to be computed.
    QList<Measure> missingMeasures() const
    {
        QList<Measure> missing;
        if (m_table.pairs.pairs.isEmpty())
            return missing;
        for (const Measure measure : m_request.measures) {
            const bool hasNew = !m_new.isEmpty() && !measure->batch;
            if (hasNew || !findColumn(m_built.computed, measure))
                missing.append(measure);
        }
        return missing;
    }

    /// Looks up what is known of measures in batches, without having anything computed.
    void takeKnown()
    {
        for (const Measure measure : missingMeasures()) {
            if (measure->batch)
                takeKnown(measure);
        }
    }

    void takeKnown(Measure measure)
    {
        const qsizetype count = m_table.pairs.pairs.size();
        const metrics::BatchPairs pairs(m_table.pairs.pairs);
        metrics::ScoreColumn column{QLatin1String(measure->key), QString::fromUtf8(measure->name),
            measure, measure->isDistance,
            QList<Score>(count, Score::undefined(MetricsViewWords::tr("Not scored yet.")))};
        column.madeBy = measure->batch->madeBy();
        qsizetype known = 0;
        // What cannot be looked up is not known.
        const auto take = [&](qsizetype pair, const Score& score) {
            column.scores[pair] = score;
            ++known;
        };
        (void)measure->batch->known(pairs.pairs(), pairs.joining(measure, take));
        m_partial.removeIf([&](const metrics::ScoreColumn& one) { return one.measure == measure; });
        if (known == count)
            m_built.computed.append(column);
        else if (known > 0)
            m_partial.append(column);
    }

    Expected<void> scoreMissing(const QList<Measure>& missing)
    {
        QList<Measure> whole;
        QList<Measure> partly;
        QList<Measure> batches;
        for (const Measure measure : missing)
            (measure->batch                             ? batches
                : findColumn(m_built.computed, measure) ? partly
                                                        : whole)
                .append(measure);
        SynonymSource::Loaded synonyms;
        if (metrics::needSynonyms(missing) && m_request.synonyms->isAvailable()) {
            TANDEM_TRY_VAR(loaded, m_request.synonyms->load());
            synonyms = *loaded;
        }
        metrics::BatchOptions options;
        options.synonyms = synonyms.get();
        options.outside = m_request.outside;
        options.progress = [this](qint64 done, qint64 total) {
            m_reports.progress(done, total);
            return !m_cancel;
        };
        TANDEM_DO(scoreWhole(whole, options));
        TANDEM_DO(scoreNew(partly, options));
        return m_request.startsPrograms ? scoreBatches(batches, options) : Expected<void>();
    }

    /// One after another: what one of them scored is there whether or not another one fails.
    Expected<void> scoreBatches(
        const QList<Measure>& measures, const metrics::BatchOptions& options)
    {
        for (const Measure measure : measures) {
            if (const auto scored = scoreWhole({measure}, options); !scored) {
                if (scored.error().code == ErrorCode::Cancelled)
                    return scored;
                m_built.failed = scored.error();
                takeKnown(measure);
            }
        }
        return {};
    }

    Expected<void> scoreWhole(const QList<Measure>& measures, const metrics::BatchOptions& options)
    {
        if (measures.isEmpty())
            return {};
        TANDEM_TRY_VAR(scored, metrics::scorePairs(m_table.pairs.pairs, measures, options));
        m_built.computed += *scored;
        return {};
    }

    Expected<void> scoreNew(const QList<Measure>& measures, const metrics::BatchOptions& options)
    {
        if (measures.isEmpty())
            return {};
        QList<metrics::TextPair> pairs;
        for (const qsizetype at : std::as_const(m_new))
            pairs.append(m_table.pairs.pairs.at(at));
        TANDEM_TRY_VAR(scored, metrics::scorePairs(pairs, measures, options));
        for (metrics::ScoreColumn& column : m_built.computed) {
            const metrics::ScoreColumn* fresh = findColumn(*scored, column.measure);
            for (qsizetype i = 0; fresh && i < m_new.size(); ++i)
                column.scores[m_new.at(i)] = fresh->scores.at(i);
        }
        m_new.clear();
        return {};
    }

    /// The table with the columns that are whole.
    BuiltTable published()
    {
        MetricsTable table = m_table;
        table.missing = missingMeasures();
        for (const Measure measure : m_request.measures) {
            if (!table.missing.contains(measure)) {
                if (const auto* column = findColumn(m_built.computed, measure))
                    table.pairs.columns.append(*column);
            } else if (const auto* column = findColumn(m_partial, measure)) {
                table.pairs.columns.append(*column);
            }
        }
        const QList<metrics::ScoreColumn> computed = table.pairs.columns;
        std::copy_if(m_built.brought.begin(), m_built.brought.end(),
            std::back_inserter(table.pairs.columns), [&](const metrics::ScoreColumn& stored) {
                return std::none_of(computed.begin(), computed.end(),
                    [&](const metrics::ScoreColumn& one) { return isCopyOf(stored, one); });
            });
        BuiltTable built = m_built;
        if (!m_new.isEmpty())
            built.computed.clear(); // some scores are not there yet
        built.table = publishedTable(std::move(table), m_cancel);
        return built;
    }

    const TableRequest& m_request;
    const BuildReports& m_reports;
    const std::atomic_bool& m_cancel;
    MetricsTable m_table;
    BuiltTable m_built;
    QList<metrics::ScoreColumn> m_partial; ///< of measures in batches: some scores are known
    QList<qsizetype> m_new; ///< pairs that the columns of m_built have no score of yet
};

} // namespace

Expected<BuiltTable> buildTable(
    const TableRequest& request, const BuildReports& reports, const std::atomic_bool& cancel)
{
    auto built = TableBuild(request, reports, cancel).run();
    if (cancel)
        return failure(ErrorCode::Cancelled, {});
    return built;
}

} // namespace tandem
