#pragma once

#include "storage/formats/csvreader.h"
#include "storage/formats/openfile.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace tandem {

/// Takes one row of a table, its cells in the order of the columns that were asked for, without the
/// blanks around them.
using CsvRowSink = std::function<Expected<void>(const CsvRecord& row)>;

/// Reads these columns of a table with a header, whatever others it has and in whatever order, and
/// written as readCsvRecords() says; names are compared without regard to case, but a header of the
/// same case is preferred. Each row goes to `sink`, whose failure ends the reading. TooLarge over
/// 64 MiB. InvalidInput, naming the line: text that cannot be decoded or is no table, an empty
/// file, a column that is missing or there twice, a row with another number of cells.
/// `remedy` says what to do where a column is missing.
Expected<void> readCsvColumns(const Input& input, const QStringList& columns,
    const CsvRowSink& sink, const QString& remedy = {});

/// The same of columns that `choose` picks by their places in the header.
using CsvColumnChoice =
    std::function<Expected<QList<qsizetype>>(const QStringList& header, qint64 line)>;
Expected<void> readCsvColumns(
    const Input& input, const CsvColumnChoice& choose, const CsvRowSink& sink);

/// Sees that the numbers of a table have one sign of decimals: read with one of the two, those with
/// the other would be words, or other numbers.
class OneDecimalSign final
{
public:
    /// InvalidInput with both places where a number has a comma and another one a point.
    Expected<void> check(const QString& cell, const QString& place);

private:
    struct Seen
    {
        QString cell;
        QString place;
    };

    Seen m_comma;
    Seen m_point;
};

/// "FILE, line N", translated.
QString csvPlace(const QString& name, qint64 line);

} // namespace tandem
