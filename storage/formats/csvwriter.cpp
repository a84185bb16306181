#include "storage/formats/csvwriter.h"

#include "models/text/decode.h"
#include "storage/formats/devicewrite.h"

#include <QIODevice>

#include <algorithm>

namespace tandem {

namespace {

/// Whether a spreadsheet takes the text for a formula, apostrophes before it left out.
bool looksLikeFormula(const QString& text)
{
    qsizetype begin = 0;
    while (begin < text.size() && text.at(begin) == u'\'')
        ++begin;
    const QString shown = text.mid(begin);
    bool isNumber = false;
    shown.toDouble(&isNumber);
    return !shown.isEmpty() && !isNumber && QStringView(u"=+-@\t\r\n").contains(shown.front());
}

} // namespace

QString csvCell(const QString& text)
{
    const bool special = std::any_of(text.begin(), text.end(),
        [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
    if (!special)
        return text;
    QString quoted = text;
    quoted.replace(QLatin1Char('"'), QLatin1String("\"\""));
    return QLatin1Char('"') + quoted + QLatin1Char('"');
}

QString withoutFormula(const QString& text)
{
    return looksLikeFormula(text) ? QLatin1Char('\'') + text : text;
}

QString withFormula(const QString& text)
{
    return text.startsWith(u'\'') && looksLikeFormula(text) ? text.mid(1) : text;
}

CsvWriter::CsvWriter(QIODevice& device, QString name, LineEnd lineEnd, Formulas formulas)
    : m_device(device)
    , m_name(std::move(name))
    , m_lineEnd(lineEnd)
    , m_formulas(formulas)
{
}

Expected<void> CsvWriter::writeRow(const QStringList& cells)
{
    QString line;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            line += QLatin1Char(',');
        const QString& cell = cells.at(i);
        line += csvCell(m_formulas == Formulas::Quoted ? withoutFormula(cell) : cell);
    }
    // a row of one empty cell would be an empty line, which readers skip
    if (line.isEmpty() && cells.size() == 1)
        line = QStringLiteral("\"\"");
    if (firstLoneSurrogate(line) >= 0) {
        return failure(ErrorCode::InvalidInput,
            tr("A cell contains an unpaired surrogate, which cannot be saved."),
            tr("%1, row %2").arg(m_name).arg(m_rowsWritten + 1),
            tr("Retype the damaged character and try again."));
    }
    line += m_lineEnd == LineEnd::Lf ? QLatin1String("\n") : QLatin1String("\r\n");
    return writeFully(m_device, line.toUtf8(), m_name).map([&] { ++m_rowsWritten; });
}

Expected<void> CsvWriter::write(const Table& table)
{
    Expected<void> done = writeRow(table.header);
    for (const QStringList& row : table.rows) {
        if (!done)
            break;
        done = writeRow(row);
    }
    return done;
}

Expected<void> CsvWriter::finish()
{
    return flushFully(m_device, m_name);
}

} // namespace tandem
