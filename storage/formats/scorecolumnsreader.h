#pragma once

#include "storage/formats/openfile.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// A row of a table of scores.
struct ScoreRow
{
    QString id;                          ///< of the pair or case; never empty
    std::optional<QString> system;       ///< none where the table has no such column
    QList<std::optional<double>> values; ///< one per ScoreColumns::names; none: the cell is empty
    qint64 line = 0;                     ///< where it stands in the file, from 1
    bool operator==(const ScoreRow&) const = default;
};

/// Scores of any measures as a table gives them.
struct ScoreColumns
{
    QStringList names;    ///< of the columns with numbers, in the file's order; at least one
    QStringList left;     ///< columns that hold something else than numbers and were not read
    QList<ScoreRow> rows; ///< in the file's order
};

/// Reads a table with the columns "id", optionally "system", and any further columns of numbers
/// (what meansNoNumber() is missing). A column in which no cell is
/// a number is left out and named in `left`. Errors, each with its line: no "id", no column of
/// numbers, a column's name twice, a cell that is no number from -1e60 to 1e60 in a column that has
/// some, an empty id, the same id and system twice (both lines are named), a file beyond the bounds
/// of limits.h.
Expected<ScoreColumns> readScoreColumns(const Input& input);

/// Whether the file is named like a table and begins as one of these: with "id", a number beside
/// it, and no column that makes it something else, such as texts, users or raters. For a worker.
bool resemblesScoreColumns(const QString& path);

} // namespace tandem
