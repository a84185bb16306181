#pragma once

#include "models/error.h"
#include "models/text/foreigncell.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace tandem {

/// One record of a CSV file and the line that it begins on, counted from 1.
struct CsvRecord
{
    qint64 line = 1;
    QStringList cells;
    DecimalSign decimals = DecimalSign::Point; ///< of the numbers in the whole table
};

/// The records of comma-separated `text` as RFC 4180 says, LF, CRLF or CR between them; empty lines
/// are skipped. `name` is what errors call the file. InvalidInput, naming the line: a quote that is
/// not closed, or text after a closing quote.
Expected<QList<CsvRecord>> readCsv(const QString& text, const QString& name);

/// The rows of a table, as any program may have written it, one after the other, so that no more
/// than one is in memory; a failure of `take` ends it and is returned. What stands between cells is
/// found out from the first rows: a comma, a semicolon, a tab or a bar, or what Excel's own first
/// line ("sep=;") says, which is no row. Where it is not the comma, decimals may have one. Rows of
/// blank cells alone are passed over; returns how many. Errors as above.
Expected<qint64> readCsvRecords(const QString& text, const QString& name,
    const std::function<Expected<void>(const CsvRecord&)>& take);

/// The cells of the first row of a table, of which `head` are the first bytes, without blanks
/// around them; none where that is no text.
QStringList csvHeaderIn(QByteArrayView head);

/// What the first line of a table says of how it is written, for what is read line by line.
struct CsvFirstLine
{
    char delimiter = ',';  ///< a comma, a semicolon, a tab or a bar, or what Excel's own line says
    bool isExcels = false; ///< "sep=;", which is no row
};
CsvFirstLine csvFirstLine(QByteArrayView line);

} // namespace tandem
