#pragma once

#include "storage/formats/csvreader.h"
#include "storage/formats/openfile.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace tandem {

/// Takes one row of a table, its cells in the order of the columns that were asked for.
using CsvRowSink = std::function<Expected<void>(const CsvRecord& row)>;
/// Picks columns by their places in the header, whose names have no blanks around them. A first one
/// without a name has the numbers of rows, as pandas and R write them.
using CsvColumnChoice =
    std::function<Expected<QList<qsizetype>>(const QStringList& header, qint64 line)>;

/// What a table was read of.
struct CsvCounts
{
    qint64 emptyRows = 0;   ///< which were passed over
    bool hasHeader = false; ///< it has a row at least
};

/// Reads columns of a table with a header, written as readCsvRecords() says. Each row goes to
/// `sink`, its cells as they are, and a failure of it ends the reading. TooLarge over 64 MiB, with
/// this remedy. Cancelled. InvalidInput, naming the line: text that cannot be decoded or is no
/// table, a row with another number of cells, what `choose` refuses.
Expected<CsvCounts> readCsvColumns(const Input& input, const CsvColumnChoice& choose,
    const CsvRowSink& sink, const QString& tooLarge = {}, const ReadProgress& progress = {});

/// The same of the columns with these names, whatever others there are and in whatever order, and
/// of cells without the blanks around them. Names are compared without regard to case, but one of
/// the same case is preferred. Refused as well: an empty file, a column that is missing (`remedy`
/// says what to do then) or there twice.
Expected<void> readCsvColumns(const Input& input, const QStringList& columns,
    const CsvRowSink& sink, const QString& remedy = {});

/// What is wrong with a table that has two columns of this name.
tl::unexpected<Error> columnTwice(const QString& column, const QString& place);

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
