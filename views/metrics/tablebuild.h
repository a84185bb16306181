#pragma once

#include "models/error.h"
#include "models/metrics/pairtable.h"
#include "storage/project/project.h"
#include "views/metrics/metricstable.h"

#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace tandem {

class SynonymSource;

/// Columns of scores from a file, one score for each pair.
struct JoinedColumns
{
    QList<metrics::ScoreColumn> columns;
    QString told; ///< how many pairs got a score, and what was left out; translated
};

/// Reads a CSV of scores and joins it to the pairs by id and, where the file names them, system. A
/// column whose key one of `table` or `others` has already is named after the file too. Pairs
/// without a row are undefined. Errors: the reader's; InvalidInput where no row belongs to a pair.
/// For a worker.
Expected<JoinedColumns> joinScoreColumns(const QString& path, const metrics::PairTable& table,
    const QList<metrics::ScoreColumn>& others);

/// Scores that were brought in for the pairs of a file, and which pairs they belong to, so that
/// they can be joined again when the file is opened anew. Never changed.
struct KeptColumns
{
    QList<metrics::ScoreColumn> columns;
    QList<size_t> pairs; ///< marks of names and texts, as a score holds for these texts alone
};
using SharedKeptColumns = std::shared_ptr<const KeptColumns>;

/// Keeps columns, one score for each of `pairs`. For a worker.
SharedKeptColumns keepColumns(const QList<metrics::ScoreColumn>& columns,
    const QList<metrics::TextPair>& pairs, const std::atomic_bool& cancel);
/// Joins what was kept to the pairs of the file as it is now: a pair that is new or has other texts
/// is undefined; no columns where no pair is the same. For a worker.
JoinedColumns joinKeptColumns(
    const KeptColumns& kept, const QList<metrics::TextPair>& pairs, const std::atomic_bool& cancel);

/// The project's outputs as pairs with the expected texts, and what models and files say of them.
struct ProjectPairs
{
    QString name; ///< of the project
    QList<metrics::TextPair> pairs;
    QList<OutputId> outputs;             ///< of the pairs
    QList<metrics::ScoreColumn> columns; ///< brought in, one score for each pair
};
/// The key of a column that was brought in: the measure's with the file's or program's name.
QString storedColumnKey(const QString& measure, const QString& source);
/// Reads them in the order of cases, then systems, with these of ExPerT's scores
/// (expertScoreKeys()); cases without an expected text are left out.
Expected<ProjectPairs> readProjectPairs(
    Database& database, const QStringList& expertScores, const CancelFlag& cancelled);

/// What a worker makes a table from; values alone.
struct TableRequest
{
    QString file;                        ///< pairs are read from it; empty: they are known
    std::optional<ProjectPairs> project; ///< the pairs, where the project was read
    /// The pairs where neither is given; scores of its pairs are taken over where they are known.
    SharedMetricsTable base;
    QList<metrics::ScoreColumn> computed; ///< of base's pairs
    QList<metrics::ScoreColumn> brought;  ///< of base's pairs
    SharedKeptColumns kept;               ///< of `file`, from before; may be null
    QString columnsFile;                  ///< scores to join; empty: none
    QList<metrics::Measure> measures;     ///< to be there in the end
    /// Measures in batches are computed, which starts programs; else shown as far as they are
    /// known.
    bool startsPrograms = false;
    metrics::OutsideTexts outside = metrics::OutsideTexts::Undefined;
    std::shared_ptr<const SynonymSource> synonyms;
};

/// A table and what is to be known for the next one.
struct BuiltTable
{
    SharedMetricsTable table;
    QList<metrics::ScoreColumn> computed;
    QList<metrics::ScoreColumn> brought;
    SharedKeptColumns kept; ///< of the file's pairs; null: as before
    QString told; ///< what the user is to know, e.g. how many scores were joined; may be empty
    std::optional<Error> failed = {}; ///< of a measure in batches; what it scored is in the table
};

/// Where a build tells how it goes on, in the worker's thread.
struct BuildReports
{
    /// A table with what is known already, before what is missing is computed.
    std::function<void(const BuiltTable&)> known;
    std::function<void(qint64 done, qint64 total)> progress;
};

/// Reads, joins, scores what is missing and works out what follows. For a worker; returns within
/// 100 ms once `cancel` is raised. Errors: Cancelled; those of the readers.
Expected<BuiltTable> buildTable(
    const TableRequest& request, const BuildReports& reports, const std::atomic_bool& cancel);

} // namespace tandem
