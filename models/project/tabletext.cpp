#include "models/project/tabletext.h"

#include <algorithm>

namespace tandem {

namespace {

QString flattened(QString cell)
{
    for (QChar& c : cell) {
        if (c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r') ||
            c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = QLatin1Char(' ');
    }
    return cell;
}

QString tabLine(const QStringList& cells)
{
    QStringList flat;
    for (const QString& cell : cells)
        flat += flattened(cell);
    return flat.join(QLatin1Char('\t'));
}

} // namespace

QString tabSeparated(const Table& table)
{
    QStringList lines;
    if (!table.header.isEmpty())
        lines += tabLine(table.header);
    for (const QStringList& row : table.rows)
        lines += tabLine(row);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString plainColumns(const Table& table)
{
    const qsizetype columns = columnCount(table);
    QList<qsizetype> widths(columns);
    QList<bool> numeric(columns);
    for (qsizetype column = 0; column < columns; ++column) {
        widths[column] = cellAt(table.header, column).size();
        for (const QStringList& row : table.rows)
            widths[column] = std::max(widths[column], cellAt(row, column).size());
        numeric[column] = isNumericColumn(table, column);
    }
    const auto line = [&](const QStringList& row) {
        QStringList cells;
        for (qsizetype column = 0; column < columns; ++column) {
            const QString cell = flattened(cellAt(row, column));
            cells += numeric[column] ? cell.rightJustified(widths[column])
                                     : cell.leftJustified(widths[column]);
        }
        QString text = cells.join(QLatin1String("  "));
        while (text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        return text;
    };
    QStringList lines;
    if (!table.caption.isEmpty())
        lines += {table.caption, QString()};
    lines += line(table.header);
    for (const QStringList& row : table.rows)
        lines += line(row);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace tandem
