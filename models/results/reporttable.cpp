#include "models/results/reporttable.h"

#include "models/project/tabletext.h"
#include "models/results/report.h"
#include "models/results/spelling.h"

#include <QLocale>

#include <algorithm>
#include <functional>

namespace tandem::results {

namespace {

constexpr int kDataDigits = 6;

QString plainNumber(double number, const Column& column)
{
    return column.exact ? QString::number(number, 'g', QLocale::FloatingPointShortest)
                        : QString::number(number, 'f', kDataDigits);
}

QStringList dataHeader(const Column& column)
{
    QStringList names{column.key};
    if (column.apart != CsvLayout::Value)
        names << column.key + QStringLiteral("_low") << column.key + QStringLiteral("_high");
    if (column.apart == CsvLayout::All)
        names << column.key + QStringLiteral("_n") << column.key + QStringLiteral("_undefined");
    return names;
}

QString dataText(const Cell& cell, const Column& column)
{
    if (const auto* text = std::get_if<QString>(&cell.value))
        return *text;
    if (const auto* count = std::get_if<qint64>(&cell.value))
        return QString::number(*count);
    if (const auto* yes = std::get_if<bool>(&cell.value))
        return *yes ? QStringLiteral("true") : QStringLiteral("false");
    const std::optional<double> number = numberOf(cell);
    return number ? plainNumber(*number, column) : QString();
}

QStringList dataCells(const Cell& cell, const Column& column)
{
    QStringList cells{dataText(cell, column)};
    const auto* figure = std::get_if<Figure>(&cell.value);
    if (column.apart != CsvLayout::Value) {
        const bool has = figure && figure->interval;
        cells << (has ? plainNumber(figure->interval->low, column) : QString())
              << (has ? plainNumber(figure->interval->high, column) : QString());
    }
    if (column.apart == CsvLayout::All)
        cells << (figure ? QString::number(figure->n) : QString())
              << (figure ? figure->undefinedBecause : QString());
    return cells;
}

/// A sentence as a terminal can be given it: texts of others in it move no cursor.
QString harmless(QString sentence)
{
    const auto acts = [](QChar c) { return c != u'\n' && c.category() == QChar::Other_Control; };
    std::replace_if(sentence.begin(), sentence.end(), acts, QLatin1Char(' '));
    return sentence;
}

QString sectionText(const Section& section)
{
    const Table table = tableOf(section, Outlet::Console);
    QString text;
    if (!table.rows.isEmpty())
        text = columnsText(table);
    else if (!section.title.isEmpty())
        text = harmless(section.title) + u'\n';
    for (const QString& note : section.notes)
        text += harmless(note) + u'\n';
    return text;
}

} // namespace

Table tableOf(const Section& section, Outlet outlet)
{
    const bool isData = outlet == Outlet::Csv;
    Table table;
    table.caption = section.title;
    for (const Column& column : section.columns) {
        if (column.in.testFlag(outlet))
            table.header += isData ? dataHeader(column) : QStringList{column.title};
    }
    // Pairs of a name and its value need no headings.
    if (std::all_of(table.header.cbegin(), table.header.cend(), std::mem_fn(&QString::isEmpty)))
        table.header.clear();
    for (const Row& row : section.rows) {
        QStringList cells;
        for (qsizetype i = 0; i < section.columns.size(); ++i) {
            const Column& column = section.columns.at(i);
            if (column.in.testFlag(outlet))
                cells += isData ? dataCells(row.cells.at(i), column)
                                : QStringList{spelled(row.cells.at(i), column, outlet)};
        }
        table.rows += cells;
    }
    return table;
}

QString consoleText(const Report& report)
{
    QStringList parts;
    if (!report.lines.isEmpty())
        parts += harmless(report.lines.join(u'\n')) + u'\n';
    for (const Section& section : report.sections) {
        const QString text =
            section.in.testFlag(Outlet::Console) ? sectionText(section) : QString();
        if (!text.isEmpty())
            parts += text;
    }
    return parts.join(u'\n');
}

} // namespace tandem::results
