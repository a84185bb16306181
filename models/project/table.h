#pragma once

#include <QString>
#include <QStringList>

namespace tandem {

/// A table on its way out (CSV, Markdown, LaTeX): plain text in every cell. Rows may differ in
/// length.
struct Table
{
    QString caption; ///< may be empty
    QStringList header;
    QList<QStringList> rows;
    bool operator==(const Table&) const = default;
};

/// The number of columns: that of the longest row or of the header.
qsizetype columnCount(const Table& table);

/// The text of a cell, "" where the row is shorter.
QString cellAt(const QStringList& row, qsizetype column);

/// Whether every filled cell of the column is a number (sign, digits, grouping, decimals, percent
/// sign) or a dash, and at least one is a number; such columns are set flush right.
bool isNumericColumn(const Table& table, qsizetype column);

} // namespace tandem
