#include "storage/formats/readerstable.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tandem {

namespace {

constexpr QStringView specials(u"\\`*_[]<>|~&");

QString markdownRow(const QStringList& row, qsizetype columns)
{
    QString line = QStringLiteral("|");
    for (qsizetype column = 0; column < columns; ++column)
        line += QLatin1Char(' ') + markdownEscaped(cellAt(row, column)) + QLatin1String(" |");
    return line + QLatin1Char('\n');
}

/// The last of the visible ones are other glyphs in LaTeX's default encoding.
constexpr std::pair<char16_t, const char*> kLatexEscapes[]{{u'\\', "\\textbackslash{}"},
    {u'{', "\\{"}, {u'}', "\\}"}, {u'$', "\\$"}, {u'&', "\\&"}, {u'#', "\\#"}, {u'%', "\\%"},
    {u'_', "\\_"}, {u'^', "\\textasciicircum{}"}, {u'~', "\\textasciitilde{}"},
    {u'\u2191', "$\\uparrow$"}, {u'\u2193', "$\\downarrow$"}, {u'<', "\\textless{}"},
    {u'>', "\\textgreater{}"}, {u'|', "\\textbar{}"}, {u'\n', " "}, {u'\r', " "}, {u'\t', " "}};

QString latexRow(const QStringList& row, qsizetype columns)
{
    QStringList cells;
    for (qsizetype column = 0; column < columns; ++column)
        cells.append(latexEscaped(cellAt(row, column)));
    QString line = cells.join(QLatin1String(" & "));
    // the \\ of the row before would take these for its own argument
    if (line.startsWith(QLatin1Char('[')) || line.startsWith(QLatin1Char('*')))
        line.prepend(QLatin1String("{}"));
    return line + QLatin1String(" \\\\\n");
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
    const qsizetype columns = columnCount(table);
    QString text;
    if (!table.caption.isEmpty())
        text += QLatin1String("**") + markdownEscaped(table.caption) + QLatin1String("**\n\n");
    text += markdownRow(table.header, columns);
    text += QLatin1Char('|');
    for (qsizetype column = 0; column < columns; ++column)
        text += isNumericColumn(table, column) ? QLatin1String(" ---: |") : QLatin1String(" --- |");
    text += QLatin1Char('\n');
    for (const QStringList& row : table.rows)
        text += markdownRow(row, columns);
    return text;
}

QString latexEscaped(const QString& text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const auto escape = std::find_if(std::begin(kLatexEscapes), std::end(kLatexEscapes),
            [c](const auto& each) { return c == each.first; });
        if (escape == std::end(kLatexEscapes))
            result += c;
        else
            result += QLatin1String(escape->second);
    }
    return result;
}

QString latexTable(const Table& table)
{
    const qsizetype columns = columnCount(table);
    QString alignment;
    for (qsizetype column = 0; column < columns; ++column)
        alignment += QLatin1Char(isNumericColumn(table, column) ? 'r' : 'l');
    QString text =
        QStringLiteral("% needs \\usepackage{booktabs}\n\\begin{table}[ht]\n\\centering\n");
    if (!table.caption.isEmpty())
        text += QLatin1String("\\caption{") + latexEscaped(table.caption) + QLatin1String("}\n");
    text += QLatin1String("\\begin{tabular}{") + alignment + QLatin1String("}\n\\toprule\n");
    if (!table.header.isEmpty())
        text += latexRow(table.header, columns) + QLatin1String("\\midrule\n");
    for (const QStringList& row : table.rows)
        text += latexRow(row, columns);
    return text + QLatin1String("\\bottomrule\n\\end{tabular}\n\\end{table}\n");
}

} // namespace tandem
