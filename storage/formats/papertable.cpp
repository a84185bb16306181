#include "storage/formats/papertable.h"

#include "models/kgds/changetext.h"
#include "models/kgds/errorshares.h"
#include "models/kgds/systemcomparison.h"
#include "models/kgds/systemtables.h"
#include "models/results/report.h"
#include "models/results/reporttable.h"
#include "models/results/spelling.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/latextable.h"
#include "storage/formats/readerstable.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tandem {

namespace {

using results::Outlet;
using results::Section;

constexpr qsizetype kPaperRows = 40; ///< of a page

const QString kScoresKey = QStringLiteral("scores.");
const QString kErrorsKey = QStringLiteral("errors.");

std::optional<PaperTable::Kind> paperKindOf(const Section& section)
{
    if (section.key.startsWith(kScoresKey))
        return PaperTable::Kind::Scores;
    return section.key.startsWith(kErrorsKey) ? std::optional(PaperTable::Kind::Errors)
                                              : std::nullopt;
}

/// The place of the column of this name, -1 where there is none. Those for people of the same name
/// come before it.
qsizetype columnAt(const Section& section, const QString& key, Outlet outlet = Outlet::Csv)
{
    for (qsizetype i = 0; i < section.columns.size(); ++i) {
        const results::Column& column = section.columns.at(i);
        if (column.key == key && column.in.testFlag(outlet))
            return i;
    }
    return -1;
}

const results::Cell* cellNamed(const Section& section, const results::Row& row, const QString& key)
{
    const qsizetype place = columnAt(section, key);
    return place < 0 ? nullptr : &row.cells.at(place);
}

template <typename Value>
Value valueAt(const Section& section, const results::Row& row, const char* key)
{
    const results::Cell* cell = cellNamed(section, row, QLatin1String(key));
    const Value* value = cell ? std::get_if<Value>(&cell->value) : nullptr;
    return value ? *value : Value();
}

/// What a cell competes with; rows that others published, and means of one sample, take no part.
std::optional<double> competing(const results::Row& row, qsizetype column)
{
    const results::Cell& cell = row.cells.at(column);
    const auto* mean = std::get_if<Figure>(&cell.value);
    if (row.pale || (mean && !kgds::comparedMean(*mean)))
        return std::nullopt;
    return results::numberOf(cell);
}

/// What stands out in a column.
QList<PaperTable::Mark> marksOf(const Section& section, qsizetype column)
{
    QList<std::optional<double>> values;
    for (const results::Row& row : section.rows)
        values.append(competing(row, column));
    const kgds::BestPlaces places = kgds::bestPlaces(values);
    QList<PaperTable::Mark> marks(section.rows.size(), PaperTable::Mark::None);
    for (const qsizetype place : places.best)
        marks[place] = PaperTable::Mark::Best;
    for (const qsizetype place : places.second)
        marks[place] = PaperTable::Mark::Second;
    return marks;
}

/// The columns of a pattern: name for programs, and as it is shown.
QList<std::pair<QString, QString>> paperColumnsOf(PaperTable::Kind kind, kgds::Pattern pattern)
{
    QList<std::pair<QString, QString>> columns;
    if (kind == PaperTable::Kind::Scores) {
        for (const kgds::TableMetric metric : kgds::kTableMetrics)
            columns.emplace_back(tableMetricKey(pattern, metric), tableMetricName(pattern, metric));
    } else {
        for (const kgds::ErrorType type : kgds::kErrorOrder)
            columns.emplace_back(errorColumnKey(pattern, type), kgds::errorKey(type).toUpper());
    }
    return columns;
}

QString latexOf(const PaperTable::Cell& cell)
{
    if (cell.number.isEmpty())
        return QStringLiteral("--");
    QString text = cell.number;
    if (cell.mark == PaperTable::Mark::Best)
        text = QStringLiteral("\\textbf{%1}").arg(text);
    else if (cell.mark == PaperTable::Mark::Second)
        text = QStringLiteral("\\underline{%1}").arg(text);
    if (!cell.change.isEmpty())
        text += QStringLiteral("\\,{\\tiny %1}").arg(latexEscaped(cell.change));
    return text;
}

/// The table with its notes below it, in its last part.
QString withLatexNotes(QString table, const QStringList& notes)
{
    const qsizetype end = table.lastIndexOf(QLatin1String("\\end{table")); // or table*
    if (notes.isEmpty() || end < 0)
        return table;
    return table.insert(
        end, QStringLiteral("\\par\\smallskip\n"
                            "\\parbox{\\linewidth}{\\footnotesize\\raggedright %1}\n")
                 .arg(latexEscaped(notes.join(u' '))));
}

/// Sentences without a table, for who puts the others into a paper.
QString latexComments(const Section& section)
{
    QString text;
    for (const QString& line : QStringList{section.title} + section.notes)
        text += QStringLiteral("% ") + results::onOneLine(line) + u'\n';
    return text;
}

QString markdownNotes(const Section& section)
{
    QString text;
    for (const QString& note : section.notes)
        text += u'\n' + markdownEscaped(note) + u'\n';
    return text;
}

QString markdownParagraphs(const Section& section)
{
    return QStringLiteral("**%1**\n").arg(markdownEscaped(section.title)) + markdownNotes(section);
}

} // namespace

PaperTable::PaperTable(Kind kind, const QList<Section>& sections)
    : m_kind(kind)
{
    for (const Section& section : sections) {
        if (paperKindOf(section) == kind && !section.rows.isEmpty())
            addSection(section);
    }
    fillGaps();
}

PaperTable::Row& PaperTable::rowOf(const QString& model, bool reflecting, bool published)
{
    for (Row& row : m_rows) {
        if (row.model == model && row.reflecting == reflecting && row.published == published)
            return row;
    }
    return m_rows.emplaceBack(Row{model, reflecting, published, {}});
}

void PaperTable::addSection(const Section& section)
{
    const auto pattern = section.key.endsWith(kgds::patternKey(kgds::Pattern::Extractive))
                             ? kgds::Pattern::Extractive
                             : kgds::Pattern::Abstractive;
    const auto columns = paperColumnsOf(m_kind, pattern);
    Group group{kgds::patternName(pattern), {}};
    for (const results::Row& line : section.rows) {
        const bool published = valueAt<bool>(section, line, "published");
        const bool reflecting = valueAt<QString>(section, line, "paradigm") ==
                                kgds::paradigmKey(kgds::Paradigm::SelfReflection);
        Row& row = rowOf(valueAt<QString>(section, line, "model"), reflecting, published);
        row.cells.resize(m_columns); // of a pattern that it is not in
        const auto n = valueAt<qint64>(section, line, "n");
        if (!published && n > 0) {
            m_least = m_least == 0 ? n : std::min(m_least, n);
            m_most = std::max(m_most, n);
        }
    }
    for (const auto& [key, name] : columns) {
        group.columns.append(name);
        const qsizetype place = columnAt(section, key);
        const QList<Mark> marks = place >= 0 && m_kind == Kind::Scores
                                      ? marksOf(section, place)
                                      : QList<Mark>(section.rows.size(), Mark::None);
        for (qsizetype i = 0; i < section.rows.size(); ++i) {
            const results::Row& line = section.rows.at(i);
            Cell cell;
            cell.mark = marks.at(i);
            const results::Cell* mean = cellNamed(section, line, key);
            const results::Cell* change = cellNamed(section, line, key + QStringLiteral("_change"));
            if (const auto value = mean ? results::numberOf(*mean) : std::nullopt)
                cell.number =
                    results::numberText(kgds::publishedPercent(*value), 2, Outlet::Readers);
            if (const auto value = change ? results::numberOf(*change) : std::nullopt)
                cell.change = kgds::changeText(*value, Outlet::Readers);
            rowOf(valueAt<QString>(section, line, "model"),
                valueAt<QString>(section, line, "paradigm") ==
                    kgds::paradigmKey(kgds::Paradigm::SelfReflection),
                valueAt<bool>(section, line, "published"))
                .cells.append(cell);
        }
    }
    m_columns += columns.size();
    m_groups.append(group);
}

void PaperTable::fillGaps()
{
    for (Row& row : m_rows)
        row.cells.resize(m_columns);
    // Structured prompts, then self-reflections that stand alone, then what others published.
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row& a, const Row& b) {
        return std::pair(a.published, a.reflecting) < std::pair(b.published, b.reflecting);
    });
}

QString PaperTable::caption(bool isPart, int part) const
{
    QStringList sentences;
    if (m_kind == Kind::Scores) {
        const QString n = m_least == m_most
                              ? QString::number(m_most)
                              : FormatWords::tr("%1 to %2", "the least and the most of a number")
                                    .arg(m_least)
                                    .arg(m_most);
        sentences.append(
            m_most > 0 ? FormatWords::tr("Scores in percent, means over samples (n = %1).").arg(n)
                       : FormatWords::tr("Scores in percent, means over samples."));
        sentences.append(FormatWords::tr(
            "The best mean of each column is in bold, the second best underlined."));
        if (m_least > 0 && m_least < kgds::kLeastCompared)
            sentences.append(FormatWords::tr("Means of a single sample are not ranked."));
    } else {
        QStringList types;
        for (const kgds::ErrorType type : kgds::kErrorOrder)
            types.append(QStringLiteral("%1: %2").arg(
                kgds::errorKey(type).toUpper(), kgds::errorName(type)));
        sentences.append(FormatWords::tr("Error types in percent of the uncovered opinions: %1.",
            "%1 lists types with their short names")
                             .arg(types.join(FormatWords::tr(", "))));
    }
    const bool anyChange = std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Row& row) {
        return std::any_of(row.cells.cbegin(), row.cells.cend(),
            [](const Cell& cell) { return !cell.change.isEmpty(); });
    });
    if (anyChange)
        sentences.append(FormatWords::tr("Arrows show changes in percentage points from the "
                                         "structured prompt to self-reflection."));
    if (std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Row& row) { return row.published; }))
        sentences.append(FormatWords::tr("Published rows are as printed and are not ranked."));
    if (isPart)
        sentences.append(QStringLiteral("(%1)").arg(part));
    return sentences.join(u' ');
}

QString PaperTable::head() const
{
    QString groups;
    QString rules;
    QString names = latexEscaped(FormatWords::tr("Model"));
    qsizetype column = 2;
    for (const Group& group : m_groups) {
        const qsizetype count = group.columns.size();
        groups +=
            QStringLiteral(" & \\multicolumn{%1}{c}{%2}").arg(count).arg(latexEscaped(group.name));
        rules += QStringLiteral("\\cmidrule(lr){%1-%2}").arg(column).arg(column + count - 1);
        for (const QString& name : group.columns)
            names += QStringLiteral(" & ") + latexEscaped(name);
        column += count;
    }
    return groups + QStringLiteral(" \\\\\n") + rules + u'\n' + names + QStringLiteral(" \\\\\n");
}

QString PaperTable::heading(const QString& words) const
{
    return QStringLiteral("\\midrule\n\\multicolumn{%1}{l}{\\emph{%2}} \\\\\n")
        .arg(m_columns + 1)
        .arg(latexEscaped(words));
}

QString PaperTable::partText(const QList<Row>& rows, const QString& caption) const
{
    QString text = QStringLiteral("\\begin{table*}[t]\n\\centering\n\\caption{%1}\n"
                                  "\\resizebox{\\ifdim\\width>\\textwidth\\textwidth\\else"
                                  "\\width\\fi}{!}{%\n\\begin{tabular}{l%2}\n\\toprule\n")
                       .arg(latexEscaped(caption), QString(m_columns, u'r'));
    text += head();
    QString known;
    for (const Row& row : rows) {
        const QString group = row.published    ? FormatWords::tr("as published")
                              : row.reflecting ? paradigmName(kgds::Paradigm::SelfReflection)
                                               : paradigmName(kgds::Paradigm::StructuredPrompt);
        if (group != known)
            text += heading(group);
        known = group;
        // What stands behind \\ in brackets or as a star would be taken for its argument.
        const bool isTaken = row.model.startsWith(u'[') || row.model.startsWith(u'*');
        text += (isTaken ? QStringLiteral("{}") : QString()) + latexEscaped(row.model);
        for (const Cell& cell : row.cells)
            text += QStringLiteral(" & ") + latexOf(cell);
        text += QStringLiteral(" \\\\\n");
    }
    return text + QStringLiteral("\\bottomrule\n\\end{tabular}}\n\\end{table*}\n");
}

QString PaperTable::latex() const
{
    QString text = QStringLiteral("% needs \\usepackage{booktabs,graphicx}\n");
    int part = 0;
    for (qsizetype from = 0; from < m_rows.size(); from += kPaperRows)
        text += partText(m_rows.mid(from, kPaperRows), caption(m_rows.size() > kPaperRows, ++part));
    return text;
}

results::Section shortSection(results::Section section)
{
    section.notes.clear();
    for (results::Column& column : section.columns) {
        if (column.ends == results::IntervalStyle::Only) // nothing is left of it
            column.in &= ~results::Outlets(Outlet::Readers);
        else
            column.ends = results::IntervalStyle::None;
    }
    return section;
}

QString sectionsLatex(const QList<Section>& all, LatexForm form)
{
    QList<Section> sections = all;
    for (Section& section : sections) {
        if (form == LatexForm::Short && !section.columns.isEmpty())
            section = shortSection(section);
    }
    QStringList texts;
    QList<PaperTable::Kind> told;
    for (const Section& section : sections) {
        if (!section.in.testFlag(Outlet::Readers))
            continue;
        const auto kind = paperKindOf(section);
        if (section.columns.isEmpty())
            texts.append(latexComments(section));
        else if (!kind)
            texts.append(
                withLatexNotes(latexTable(results::tableOf(section, Outlet::Readers), section.key),
                    section.notes));
        else if (!told.contains(*kind))
            texts.append(PaperTable(*kind, sections).latex());
        if (kind)
            told.append(*kind);
    }
    return withPackagesOnce(texts.join(u'\n'));
}

QString sectionsMarkdown(const QList<Section>& sections)
{
    QStringList texts;
    for (const Section& section : sections) {
        if (!section.in.testFlag(Outlet::Readers))
            continue;
        if (section.columns.isEmpty()) {
            texts.append(markdownParagraphs(section));
            continue;
        }
        QList<QList<PaperTable::Mark>> marks; // by column for readers
        for (qsizetype i = 0; i < section.columns.size(); ++i) {
            const results::Column& column = section.columns.at(i);
            if (!column.in.testFlag(Outlet::Readers))
                continue;
            const bool isMean = paperKindOf(section) == PaperTable::Kind::Scores &&
                                !column.key.isEmpty() &&
                                column.spelling == results::Column::Spelling::Percent;
            marks.append(isMean ? marksOf(section, i) : QList<PaperTable::Mark>());
        }
        QString text = styledMarkdownTable(results::tableOf(section, Outlet::Readers),
            [&](qsizetype row, qsizetype column, const QString& cell) {
                switch (marks.at(column).value(row, PaperTable::Mark::None)) {
                case PaperTable::Mark::Best:
                    return QStringLiteral("**%1**").arg(cell);
                case PaperTable::Mark::Second:
                    return QStringLiteral("<u>%1</u>").arg(cell);
                case PaperTable::Mark::None:
                    break;
                }
                return cell;
            });
        texts.append(text + markdownNotes(section));
    }
    return texts.join(u'\n');
}

} // namespace tandem
