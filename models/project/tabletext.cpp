#include "models/project/tabletext.h"

#include "models/results/spelling.h"

#include <algorithm>

namespace tandem {

using results::onOneLine;

namespace {

QString lineOf(const QStringList& cells, const QList<qsizetype>& widths, const QList<bool>& numeric)
{
    QString line;
    for (qsizetype column = 0; column < widths.size(); ++column) {
        const QString cell = onOneLine(cellAt(cells, column));
        line += numeric.at(column) ? cell.rightJustified(widths.at(column))
                                   : cell.leftJustified(widths.at(column));
        line += QStringLiteral("  ");
    }
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

} // namespace

QString columnsText(const Table& table)
{
    QList<qsizetype> widths;
    QList<bool> numeric;
    for (qsizetype column = 0; column < columnCount(table); ++column) {
        qsizetype width = cellAt(table.header, column).size();
        for (const QStringList& row : table.rows)
            width = std::max(width, onOneLine(cellAt(row, column)).size());
        widths.append(width);
        numeric.append(isNumericColumn(table, column));
    }
    QString text;
    if (!table.caption.isEmpty())
        text += table.caption + u'\n';
    if (!table.header.isEmpty())
        text += lineOf(table.header, widths, numeric);
    for (const QStringList& row : table.rows)
        text += lineOf(row, widths, numeric);
    return text;
}

QString tabSeparated(const Table& table)
{
    const auto line = [](QStringList cells) -> QString {
        for (QString& cell : cells) {
            for (QChar& c : cell) {
                if (c == u'\t' || c == u'\n' || c == u'\r' || c == QChar::LineSeparator ||
                    c == QChar::ParagraphSeparator)
                    c = u' ';
            }
        }
        return cells.join(u'\t') + u'\n';
    };
    QString text = table.header.isEmpty() ? QString() : line(table.header);
    for (const QStringList& row : table.rows)
        text += line(row);
    return text;
}

} // namespace tandem
