#include "storage/formats/latextable.h"

namespace tandem {

namespace {

QLatin1String escapeFor(QChar c)
{
    switch (c.unicode()) {
    case u'\\':
        return QLatin1String("\\textbackslash{}");
    case u'{':
        return QLatin1String("\\{");
    case u'}':
        return QLatin1String("\\}");
    case u'$':
        return QLatin1String("\\$");
    case u'&':
        return QLatin1String("\\&");
    case u'#':
        return QLatin1String("\\#");
    case u'%':
        return QLatin1String("\\%");
    case u'_':
        return QLatin1String("\\_");
    case u'^':
        return QLatin1String("\\textasciicircum{}");
    case u'~':
        return QLatin1String("\\textasciitilde{}");
    case u'<': // these three are other glyphs in LaTeX's default encoding
        return QLatin1String("\\textless{}");
    case u'>':
        return QLatin1String("\\textgreater{}");
    case u'|':
        return QLatin1String("\\textbar{}");
    case u'\n':
    case u'\r':
    case u'\t':
        return QLatin1String(" ");
    default:
        return {};
    }
}

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

QString latexEscaped(const QString& text)
{
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        const QLatin1String escape = escapeFor(c);
        if (escape.isEmpty())
            result += c;
        else
            result += escape;
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
