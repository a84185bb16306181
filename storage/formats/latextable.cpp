#include "storage/formats/latextable.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace tandem {

namespace {

constexpr double kTextWidth = 345.0;   // pt, of \documentclass{article}
constexpr double kColumnWidth = 200.0; // pt, of \documentclass[twocolumn]{article}
constexpr int kLinesOfPage = 40;       // of a table, so that its caption and rules fit too

/// The last of the visible ASCII ones are other glyphs in LaTeX's default encoding.
constexpr std::pair<char16_t, const char*> kLatexEscapes[]{{u'\\', "\\textbackslash{}"},
    {u'{', "\\{"}, {u'}', "\\}"}, {u'$', "\\$"}, {u'&', "\\&"}, {u'#', "\\#"}, {u'%', "\\%"},
    {u'_', "\\_"}, {u'^', "\\textasciicircum{}"}, {u'~', "\\textasciitilde{}"},
    {u'<', "\\textless{}"}, {u'>', "\\textgreater{}"}, {u'|', "\\textbar{}"}, {u'\n', " "},
    {u'\r', " "}, {u'\t', " "}, {u'\u2212', "\\ensuremath{-}"},
    {u'\u00d7', "\\ensuremath{\\times}"}, {u'\u00b1', "\\ensuremath{\\pm}"},
    {u'\u2264', "\\ensuremath{\\leq}"}, {u'\u2265', "\\ensuremath{\\geq}"},
    {u'\u2192', "\\ensuremath{\\rightarrow}"}, {u'\u2193', "\\ensuremath{\\downarrow}"},
    {u'\u2191', "\\ensuremath{\\uparrow}"}, {u'\u03b1', "\\ensuremath{\\alpha}"},
    {u'\u03b2', "\\ensuremath{\\beta}"}, {u'\u03b3', "\\ensuremath{\\gamma}"},
    {u'\u0394', "\\ensuremath{\\Delta}"}, {u'\u03ba', "\\ensuremath{\\kappa}"},
    {u'\u03c1', "\\ensuremath{\\rho}"}, {u'\u03c4', "\\ensuremath{\\tau}"},
    {u'\u03c3', "\\ensuremath{\\sigma}"}};

/// A cell; figures get minus signs in the place of hyphens.
QString latexCell(QString text)
{
    static const QRegularExpression figure(QStringLiteral("^\\[?-?\\.?\\d"));
    static const QRegularExpression minus(QStringLiteral("(^|[\\s\\[(])-(?=\\.?\\d)"));
    if (figure.match(text).hasMatch())
        text.replace(minus, QStringLiteral("\\1\u2212"));
    return latexEscaped(text);
}

/// `cells` as they stand in the file.
QString latexRow(const QStringList& cells)
{
    QString line = cells.join(QLatin1String(" & "));
    // the \\ of the row before would take these for its own argument
    if (line.startsWith(QLatin1Char('[')) || line.startsWith(QLatin1Char('*')))
        line.prepend(QLatin1String("{}"));
    return line + QLatin1String(" \\\\\n");
}

/// A key as LaTeX takes it in \label.
QString labelOf(QString key)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9]+"));
    return key.replace(other, QStringLiteral("-"));
}

/// Whether every filled cell of the column is a number, a dash, or a number with its interval
/// ("0.62 [0.31, 0.93]", "[0.31, 0.93]"), and at least one is no dash.
bool isFigureColumn(const Table& table, qsizetype column)
{
    if (isNumericColumn(table, column))
        return true;
    static const QRegularExpression interval(QStringLiteral("\\s*\\[([^,\\]]+), ([^\\]]+)\\]$"));
    Table numbers;
    for (const QStringList& row : table.rows) {
        QString cell = cellAt(row, column).trimmed();
        if (const auto ends = interval.match(cell); ends.hasMatch()) {
            numbers.rows.append({ends.captured(1)});
            numbers.rows.append({ends.captured(2)});
            cell.truncate(ends.capturedStart());
        }
        numbers.rows.append({cell});
    }
    return isNumericColumn(numbers, 0);
}

/// Whether each row is told by its first cell, and the rest of it are figures.
bool isOfFigures(const Table& table)
{
    QSet<QString> names;
    for (const QStringList& row : table.rows)
        names.insert(cellAt(row, 0));
    if (names.size() != table.rows.size() || names.contains(QString()))
        return false;
    for (qsizetype column = 1; column < columnCount(table); ++column) {
        if (!isFigureColumn(table, column))
            return false;
    }
    return true;
}

/// A row for each column after the first, a column for each row.
Table turned(const Table& table)
{
    Table other{table.caption, {QString()}, {}};
    for (const QStringList& row : table.rows)
        other.header.append(cellAt(row, 0));
    for (qsizetype column = 1; column < columnCount(table); ++column) {
        QStringList cells{cellAt(table.header, column)};
        for (const QStringList& row : table.rows)
            cells.append(cellAt(row, column));
        other.rows.append(cells);
    }
    return other;
}

/// About how wide `text` is set in letters of 10 pt, in pt: rather too much than too little.
double widthOf(const QString& text)
{
    return std::accumulate(text.begin(), text.end(), 0.0, [](double sum, QChar c) {
        static constexpr QStringView narrow(u"iljtfr.,:;!|'()[] ");
        static constexpr QStringView wide(u"mwMW@%");
        const bool asian = c.unicode() >= 0x2e80;
        return sum + (asian || wide.contains(c) ? 10.0
                         : c.isUpper()          ? 7.8
                         : narrow.contains(c)   ? 3.9
                                                : 5.6);
    });
}

/// How a table is set.
struct TableLook
{
    double letters = 10.0;                  ///< pt
    double gap = 6.0;                       ///< pt, on either side of a column
    QList<double> columns;                  ///< pt, without gaps
    QHash<qsizetype, QStringList> headings; ///< lines of those that are wrapped
    double width(const QList<qsizetype>& which) const
    {
        double sum = 0.0;
        for (const qsizetype column : which)
            sum += columns.at(column) + 2 * gap;
        return sum;
    }
    bool isSmall() const { return letters < 10.0; }
};

/// Lays one table out.
class LatexTable final
{
public:
    LatexTable(const Table& table, const QString& key)
        : m_table(table)
        , m_key(key)
        , m_all(columnCount(table))
    {
        std::iota(m_all.begin(), m_all.end(), qsizetype(0));
        for (const qsizetype column : std::as_const(m_all)) {
            m_look.columns.append(
                std::max(widthOf(cellAt(table.header, column)), cellsWidth(column)));
        }
        if (m_look.width(m_all) > kTextWidth)
            makeSmall();
        findNames();
        if (m_look.width(m_all) > kTextWidth)
            wrapHeadings();
        if (m_look.width(m_all) > kTextWidth)
            wrapLongTexts();
    }

    /// How many tables it is set in.
    qsizetype parts() const { return pagesOfRows().size() * columnGroups().size(); }

    QString text() const
    {
        const QList<QList<qsizetype>> groups = columnGroups();
        const QList<QList<QStringList>> pages = pagesOfRows();
        const qsizetype parts = pages.size() * groups.size();
        QString text = m_wrapped.isEmpty()
                           ? QStringLiteral("% needs \\usepackage{booktabs}\n")
                           : QStringLiteral("% needs \\usepackage{array,booktabs}\n");
        qsizetype part = 0;
        for (const QList<QStringList>& rows : pages) {
            for (const QList<qsizetype>& group : groups) {
                ++part;
                text += parts > 1
                            ? partText(group, rows, QStringLiteral(" (%1/%2)").arg(part).arg(parts),
                                  QStringLiteral("-%1").arg(part))
                            : partText(group, rows, {}, {});
            }
        }
        return text;
    }

private:
    /// In letters of 10 pt.
    double cellsWidth(qsizetype column) const
    {
        double most = 0.0;
        for (const QStringList& row : m_table.rows)
            most = std::max(most, widthOf(cellAt(row, column)));
        return most;
    }

    /// The columns that say what a row is about: the first, and texts beside it that are short, or
    /// without which rows could not be told apart.
    void findNames()
    {
        constexpr double kMostOfText = 0.5;
        constexpr double kMostWhereNeeded = 0.8;
        m_names = {0};
        for (qsizetype column = 1; column + 1 < m_all.size(); ++column) {
            const double most = namesTellApart() ? kMostOfText : kMostWhereNeeded;
            const bool isName = !isNumericColumn(m_table, column) && isText(column) &&
                                m_look.width(m_names + QList{column}) < most * kTextWidth;
            if (!isName)
                return;
            m_names.append(column);
        }
    }

    bool namesTellApart() const
    {
        QSet<QStringList> seen;
        for (const QStringList& row : m_table.rows)
            seen.insert(cellsOf(m_names, [&row](qsizetype name) { return cellAt(row, name); }));
        return seen.size() == m_table.rows.size();
    }

    /// Whether there are letters in its cells: figures with their intervals are no numbers either.
    bool isText(qsizetype column) const
    {
        return std::any_of(m_table.rows.begin(), m_table.rows.end(), [&](const QStringList& row) {
            const QString cell = cellAt(row, column);
            return !cell.isEmpty() && cell.front().isLetter();
        });
    }

    /// Headings that are wider than what stands below them go on several lines.
    void wrapHeadings()
    {
        for (const qsizetype column : std::as_const(m_all)) {
            const QStringList words = cellAt(m_table.header, column).split(u' ');
            double least = cellsWidth(column);
            for (const QString& word : words)
                least = std::max(least, widthOf(word));
            if (words.size() < 2 || m_scale * least >= m_look.columns.at(column))
                continue;
            QStringList lines{words.first()};
            for (const QString& word : words.mid(1)) {
                const QString longer = lines.last() + u' ' + word;
                if (widthOf(longer) <= least)
                    lines.last() = longer;
                else
                    lines.append(word);
            }
            m_look.headings.insert(column, lines);
            m_look.columns[column] = m_scale * least;
        }
    }

    QString heading(qsizetype column) const
    {
        QStringList lines = m_look.headings.value(column);
        if (lines.size() < 2 || m_wrapped.contains(column))
            return latexCell(cellAt(m_table.header, column));
        std::transform(lines.begin(), lines.end(), lines.begin(), latexEscaped);
        return QStringLiteral("\\shortstack[%1]{%2}")
            .arg(sideOf(column))
            .arg(lines.join(QLatin1String("\\\\")));
    }

    /// Figures are flush right, with their intervals too: all have the same decimals.
    QLatin1Char sideOf(qsizetype column) const
    {
        return QLatin1Char(isFigureColumn(m_table, column) ? 'r' : 'l');
    }

    void makeSmall()
    {
        constexpr double small = 8.0;            // \footnotesize
        m_scale = 1.06 * small / m_look.letters; // small letters are wider than they are high
        for (double& column : m_look.columns)
            column *= m_scale;
        m_look.letters = small;
        m_look.gap = 3.0;
    }

    /// What text columns may take together is what figures leave, but none gets narrower than this.
    void wrapLongTexts()
    {
        constexpr double least = 90.0;
        QList<qsizetype> longOnes;
        for (const qsizetype column : std::as_const(m_all)) {
            if (!isNumericColumn(m_table, column) && m_look.columns.at(column) > least)
                longOnes.append(column);
        }
        if (longOnes.isEmpty())
            return;
        double others = m_look.width(m_all);
        for (const qsizetype column : std::as_const(longOnes))
            others -= m_look.columns.at(column);
        const double share = std::max(least, (kTextWidth - others) / double(longOnes.size()));
        for (const qsizetype column : std::as_const(longOnes)) {
            if (m_look.columns.at(column) <= share)
                continue;
            m_look.columns[column] = share;
            m_wrapped.append(column);
        }
    }

    /// How many lines a row takes. Words do not fill the lines on which they are wrapped.
    int linesOf(const QStringList& row) const
    {
        int most = 1;
        for (const qsizetype column : m_wrapped) {
            const double width = 1.15 * m_scale * widthOf(cellAt(row, column));
            most = std::max(most, int(std::ceil(width / m_look.columns.at(column))));
        }
        return most;
    }

    /// The rows of each page: as many as fit, and one at least.
    QList<QList<QStringList>> pagesOfRows() const
    {
        int begun = linesOf(m_table.header) - 1;
        for (const QStringList& heading : m_look.headings)
            begun = std::max(begun, int(heading.size()) - 1);
        QList<QList<QStringList>> pages{{}};
        int lines = begun;
        for (const QStringList& row : m_table.rows) {
            const int more = linesOf(row);
            if (lines + more > kLinesOfPage && !pages.last().isEmpty()) {
                pages.append(QList<QStringList>());
                lines = begun;
            }
            pages.last().append(row);
            lines += more;
        }
        return pages;
    }

    /// The columns of each part; every one begins with those that name the row.
    QList<QList<qsizetype>> columnGroups() const
    {
        QList<QList<qsizetype>> groups;
        QList<qsizetype> group;
        for (const qsizetype column : m_all) {
            const bool full =
                group.size() > m_names.size() && m_look.width(group + QList{column}) > kTextWidth;
            if (full) {
                groups.append(group);
                group = m_names;
            }
            group.append(column);
        }
        groups.append(group);
        return groups;
    }

    QString partText(const QList<qsizetype>& columns, const QList<QStringList>& rows,
        const QString& part, const QString& labelOfPart) const
    {
        QString alignment;
        for (const qsizetype column : columns) {
            if (m_wrapped.contains(column))
                alignment += QStringLiteral(">{\\raggedright\\arraybackslash}p{%1pt}")
                                 .arg(int(m_look.columns.at(column)));
            else
                alignment += sideOf(column);
        }
        // Of two columns it takes both; where there is one that is the same as a plain table.
        const bool isWide = m_look.width(columns) > kColumnWidth;
        const QString environment = isWide ? QStringLiteral("table*") : QStringLiteral("table");
        QString text = QStringLiteral("\\begin{%1}[%2]\n\\centering\n")
                           .arg(environment, isWide ? QStringLiteral("t") : QStringLiteral("ht"));
        if (m_look.isSmall())
            text += QStringLiteral("\\footnotesize\n\\setlength{\\tabcolsep}{3pt}\n");
        if (!m_table.caption.isEmpty())
            text += QLatin1String("\\caption{") + latexEscaped(m_table.caption + part) +
                    QLatin1String("}\n");
        if (!m_table.caption.isEmpty() && !m_key.isEmpty())
            text += QStringLiteral("\\label{tab:%1}\n").arg(labelOf(m_key) + labelOfPart);
        text += QLatin1String("\\begin{tabular}{") + alignment + QLatin1String("}\n\\toprule\n");
        if (!m_table.header.isEmpty())
            text +=
                latexRow(cellsOf(columns, [this](qsizetype column) { return heading(column); })) +
                QLatin1String("\\midrule\n");
        for (const QStringList& row : rows)
            text += latexRow(cellsOf(
                columns, [&row](qsizetype column) { return latexCell(cellAt(row, column)); }));
        return text + QStringLiteral("\\bottomrule\n\\end{tabular}\n\\end{%1}\n").arg(environment);
    }

    template <typename Cell>
    static QStringList cellsOf(const QList<qsizetype>& columns, const Cell& cell)
    {
        QStringList cells;
        for (const qsizetype column : columns)
            cells.append(cell(column));
        return cells;
    }

    const Table& m_table;
    const QString m_key;      ///< of its label; empty: none
    QList<qsizetype> m_all;   ///< columns
    QList<qsizetype> m_names; ///< of the row
    QList<qsizetype> m_wrapped;
    TableLook m_look;
    double m_scale = 1.0; ///< of texts, against letters of 10 pt
};

} // namespace

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

QString latexTable(const Table& table, const QString& key)
{
    const LatexTable upright(table, key);
    if (upright.parts() > 1 && isOfFigures(table)) {
        const Table other = turned(table);
        if (const LatexTable narrow(other, key); narrow.parts() == 1)
            return narrow.text();
    }
    return upright.text();
}

QString withPackagesOnce(const QString& latex)
{
    static const QRegularExpression needs(QStringLiteral("^% needs \\\\usepackage\\{([^}]*)\\}\n"),
        QRegularExpression::MultilineOption);
    QStringList packages;
    for (auto match = needs.globalMatch(latex); match.hasNext();)
        packages += match.next().captured(1).split(u',');
    if (packages.isEmpty())
        return latex;
    packages.removeDuplicates();
    packages.sort();
    return QStringLiteral("% needs \\usepackage{%1}\n").arg(packages.join(u',')) +
           QString(latex).remove(needs);
}

} // namespace tandem
