#include "storage/formats/distancerow.h"

#include "models/text/decode.h"
#include "models/text/foreigncell.h"
#include "storage/formats/jsonhead.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tandem {

namespace {

/// "1,5" as "1.5".
QByteArray withPoint(QByteArray number)
{
    return number.replace(',', '.');
}

} // namespace

DistanceRowReader::DistanceRowReader(LineReader& lines, QString name, bool pairs)
    : m_lines(lines)
    , m_name(std::move(name))
    , m_pairs(pairs)
{
}

tl::unexpected<Error> DistanceRowReader::refused(const QString& what, const QString& remedy) const
{
    return failure(ErrorCode::InvalidInput, what,
        tr("%1, line %2").arg(m_name).arg(m_lines.number()),
        remedy.isEmpty() ? tr("\"tandem help formats\" shows how distances are written.") : remedy);
}

/// The cell in the column with this number among those wanted.
QByteArray DistanceRowReader::cell(qsizetype column) const
{
    const std::string_view text = m_cells.at(std::size_t(m_columns.at(column)));
    const QByteArrayView inner = QByteArrayView(text.data(), qsizetype(text.size())).trimmed();
    // Most cells end in ASCII, and there are millions of them.
    const auto isAscii = [](char end) { return static_cast<uchar>(end) < 0x80; };
    if (inner.isEmpty() || (isAscii(inner.front()) && isAscii(inner.back())))
        return inner.toByteArray();
    return withoutOuterBlanks(QString::fromUtf8(inner)).toUtf8();
}

/// Goes to the next line that is not empty.
Expected<bool> DistanceRowReader::nextCells()
{
    for (;;) {
        m_line = {}; // the reader's own again, which it would copy if it were shared
        const auto more = m_lines.next();
        if (!more || !*more)
            return more;
        m_line =
            m_lines.number() == 1 ? withoutUtf8Mark(m_lines.line()).toByteArray() : m_lines.line();
        if (m_line.isEmpty() || m_line == "\r")
            continue;
        if (firstInvalidUtf8(m_line) >= 0)
            return refused(tr("The text is not valid UTF-8."), tr("Save the file in UTF-8."));
        if (m_line.contains('\0'))
            return refused(tr("There is a NUL byte in the file."), tr("Remove it and try again."));
        if (m_columnCount == 0 && takeDialect())
            continue;
        const CsvCells::Split split = m_cells.split(m_line, m_delimiter);
        if (split == CsvCells::Split::TooMany)
            return refused(tr("The line has too many cells."));
        if (split != CsvCells::Split::Done)
            return refused(tr("A quote is not closed in its line, or text follows it."),
                tr("Inside quotes, write a quote twice; a name may not have a line break."));
        const bool isBlank =
            std::all_of(m_cells.cells().begin(), m_cells.cells().end(), [](std::string_view cell) {
                return QByteArrayView(cell.data(), qsizetype(cell.size())).trimmed().isEmpty();
            });
        if (!isBlank)
            return true;
    }
}

/// Finds out from the header what stands between cells; true where the line is Excel's own, which
/// says so.
bool DistanceRowReader::takeDialect()
{
    const QByteArray line = m_line.toLower();
    if (line.startsWith("sep=") && line.size() > 4) {
        m_delimiter = line.at(4);
        return true;
    }
    for (const char sign : {';', '\t', '|'}) {
        if (!line.contains(',') && line.contains(sign))
            m_delimiter = sign;
    }
    return false;
}

Expected<void> DistanceRowReader::begin()
{
    TANDEM_TRY(header, nextCells());
    if (!*header)
        return refused(tr("There is nothing in it."));
    QList<QByteArray> names;
    for (const std::string_view name : m_cells.cells())
        names.append(QByteArray(name.data(), qsizetype(name.size())).trimmed().toLower());
    QList<QByteArray> wanted{"doc_id", "origin_model", m_pairs ? "uid1" : "uid"};
    wanted.append(m_pairs ? "uid2" : "");
    wanted.append("score");
    m_columnCount = names.size();
    for (const QByteArray& name : std::as_const(wanted)) {
        const qsizetype column = name.isEmpty() ? -1 : names.indexOf(name);
        if (column < 0 && !name.isEmpty())
            return refused(
                tr("The header does not name the column \"%1\".").arg(QString::fromLatin1(name)));
        if (!name.isEmpty() && names.count(name) > 1)
            return refused(tr("The column \"%1\" occurs twice.").arg(QString::fromLatin1(name)),
                tr("Remove one of the two."));
        m_columns.append(column);
    }
    return {};
}

Expected<perseval::Distance> DistanceRowReader::scoreOf(const QByteArray& cell) const
{
    const QByteArray text = cell.trimmed();
    constexpr qsizetype kLongestWord = 5;
    if (text.size() <= kLongestWord && meansNoNumber(QString::fromUtf8(text)))
        return perseval::Distance::undefined();
    double number = 0.0;
    const QByteArray written = m_delimiter == ',' ? text : withPoint(text);
    const char* const end = written.constData() + written.size();
    auto read = std::from_chars(written.constData(), end, number);
    if (read.ptr != end) {
        if (const auto other = foreignNumber(QString::fromUtf8(written))) {
            number = *other;
            read = {end, std::errc()};
        }
    }
    if (read.ec != std::errc() || read.ptr != end || !std::isfinite(number))
        return refused(tr("The score \"%1\" is not a finite number.")
                           .arg(QString::fromUtf8(text.left(40)).simplified()),
            tr("Leave the cell empty where there is none."));
    return perseval::Distance::of(number);
}

Expected<bool> DistanceRowReader::next(DistanceRow& row)
{
    const auto more = nextCells();
    if (!more || !*more)
        return more;
    if (qsizetype(m_cells.size()) != m_columnCount)
        return refused(tr("Expected as many cells as the header has."),
            tr("Put cells with commas in quotes."));
    row.document = cell(0);
    row.origin = cell(1);
    row.first = cell(2);
    row.second = m_pairs ? cell(3) : QByteArray();
    if (row.document.trimmed().isEmpty() || row.origin.trimmed().isEmpty() ||
        row.first.trimmed().isEmpty() || (m_pairs && row.second.trimmed().isEmpty()))
        return refused(tr("A document, model or user has no name."));
    if (m_pairs && row.first == row.second)
        return refused(
            tr("The row compares a user with themselves."), tr("Write pairs of two users."));
    return scoreOf(cell(4)).map([&](perseval::Distance score) {
        row.score = score;
        return true;
    });
}

} // namespace tandem
