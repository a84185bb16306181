#include "storage/formats/readerstable.h"

namespace tandem {

namespace {

constexpr QStringView specials(u"\\`*_[]<>|~&");

template <typename Styled>
QString markdownRow(const QStringList& row, qsizetype columns, const Styled& styled)
{
    QString line = QStringLiteral("|");
    for (qsizetype column = 0; column < columns; ++column)
        line += QLatin1Char(' ') + styled(column, markdownEscaped(cellAt(row, column))) +
                QLatin1String(" |");
    return line + QLatin1Char('\n');
}

} // namespace

QString markdownEscaped(const QString& text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == QLatin1Char('\n') || c == QLatin1Char('\r')) {
            const bool crlf =
                i > 0 && c == QLatin1Char('\n') && text.at(i - 1) == QLatin1Char('\r');
            if (!crlf)
                result += QLatin1Char(' ');
            continue;
        }
        if (specials.contains(c))
            result += QLatin1Char('\\');
        result += c;
    }
    return result;
}

QString markdownTable(const Table& table)
{
    return styledMarkdownTable(
        table, [](qsizetype, qsizetype, const QString& cell) { return cell; });
}

QString styledMarkdownTable(const Table& table, const CellStyle& styled)
{
    const qsizetype columns = columnCount(table);
    QString text;
    if (!table.caption.isEmpty())
        text += QLatin1String("**") + markdownEscaped(table.caption) + QLatin1String("**\n\n");
    text += markdownRow(table.header, columns, [](qsizetype, const QString& cell) { return cell; });
    text += QLatin1Char('|');
    for (qsizetype column = 0; column < columns; ++column)
        text += isNumericColumn(table, column) ? QLatin1String(" ---: |") : QLatin1String(" --- |");
    text += QLatin1Char('\n');
    for (qsizetype row = 0; row < table.rows.size(); ++row)
        text += markdownRow(table.rows.at(row), columns,
            [&](qsizetype column, const QString& cell) { return styled(row, column, cell); });
    return text;
}

} // namespace tandem
