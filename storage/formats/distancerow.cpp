#include "storage/formats/distancerow.h"

#include "models/text/decode.h"
#include "models/text/foreigncell.h"
#include "storage/formats/csvcolumns.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/recordfields.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kSecondUser = 3; ///< its place among the columns
constexpr qsizetype kShownScoreBytes = 40;

} // namespace

DistanceRowReader::DistanceRowReader(LineReader& lines, QString name, bool pairs)
    : m_lines(lines)
    , m_name(std::move(name))
    , m_pairs(pairs)
{
}

tl::unexpected<Error> DistanceRowReader::refused(const QString& what, const QString& remedy) const
{
    return failure(ErrorCode::InvalidInput, what, recordPlace(m_name, {}, m_lines.number()),
        remedy.isEmpty() ? tr("See \"tandem help formats\" for the format of distances.") : remedy);
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
            return refused(tr("The text is not valid UTF-8."), tr("Save the file as UTF-8."));
        if (m_line.contains('\0'))
            return refused(tr("The file contains a NUL byte."), tr("Remove it and try again."));
        if (m_columnCount == 0 && !m_hasExcelsLine) {
            const CsvFirstLine first = csvFirstLine(m_line);
            m_delimiter = first.delimiter;
            m_hasExcelsLine = first.isExcels;
            if (first.isExcels)
                continue;
        }
        const CsvCells::Split split = m_cells.split(m_line, m_delimiter);
        if (split == CsvCells::Split::TooMany)
            return refused(tr("The line has too many cells."));
        if (split != CsvCells::Split::Done)
            return refused(
                tr("A quote is not closed on its line, or text follows the closing quote."),
                tr("Double each quote inside a quoted cell; a name cannot contain a line break."));
        const bool isBlank =
            std::all_of(m_cells.cells().begin(), m_cells.cells().end(), [](std::string_view cell) {
                return QByteArrayView(cell.data(), qsizetype(cell.size())).trimmed().isEmpty();
            });
        if (!isBlank)
            return true;
    }
}

Expected<void> DistanceRowReader::begin()
{
    TANDEM_TRY(header, nextCells());
    if (!*header)
        return refused(FormatWords::tr("No rows found."));
    QStringList names;
    for (const std::string_view name : m_cells.cells())
        names.append(
            withoutOuterBlanks(QString::fromUtf8(name.data(), qsizetype(name.size()))).toLower());
    QStringList wanted{QStringLiteral("doc_id"), QStringLiteral("origin_model")};
    wanted += m_pairs ? QStringList{QStringLiteral("uid1"), QStringLiteral("uid2")}
                      : QStringList{QStringLiteral("uid")};
    wanted.append(QStringLiteral("score"));
    m_columnCount = names.size();
    for (const QString& name : std::as_const(wanted)) {
        if (!names.contains(name))
            return refused(FormatWords::tr("The first row must name the columns: %1.")
                               .arg(wanted.join(QStringLiteral(", "))));
        if (names.count(name) > 1)
            return columnTwice(name, recordPlace(m_name, {}, m_lines.number()));
        m_columns.append(names.indexOf(name));
    }
    if (!m_pairs)
        m_columns.insert(kSecondUser, -1);
    return {};
}

Expected<perseval::Distance> DistanceRowReader::scoreOf(const QByteArray& cell) const
{
    const QByteArray text = cell.trimmed();
    constexpr qsizetype kLongestWord = 5;
    if (text.size() <= kLongestWord && meansNoNumber(QString::fromUtf8(text)))
        return perseval::Distance::undefined();
    double number = 0.0;
    const QByteArray written = m_delimiter == ',' ? text : QByteArray(text).replace(',', '.');
    const char* const end = written.constData() + written.size();
    const auto read = std::from_chars(written.constData(), end, number);
    if (read.ec != std::errc() || read.ptr != end)
        number = foreignNumber(QString::fromUtf8(written)).value_or(std::nan(""));
    if (!std::isfinite(number))
        return refused(FormatWords::tr("\"%1\" is not a number.")
                           .arg(QString::fromUtf8(text.left(kShownScoreBytes)).simplified()),
            tr("Leave the cell empty if there is no score."));
    return perseval::Distance::of(number);
}

Expected<bool> DistanceRowReader::next(DistanceRow& row)
{
    const auto more = nextCells();
    if (!more || !*more)
        return more;
    if (qsizetype(m_cells.size()) != m_columnCount)
        return refused(FormatWords::tr("The row has %1 cells, but the header has %2.")
                           .arg(m_cells.size())
                           .arg(m_columnCount),
            FormatWords::tr("Quote cells that contain commas or line breaks."));
    row.document = cell(0);
    row.origin = cell(1);
    row.first = cell(2);
    row.second = m_pairs ? cell(3) : QByteArray();
    if (row.document.trimmed().isEmpty() || row.origin.trimmed().isEmpty() ||
        row.first.trimmed().isEmpty() || (m_pairs && row.second.trimmed().isEmpty()))
        return refused(tr("A document, model or user has no name."));
    if (m_pairs && row.first == row.second)
        return refused(tr("The row compares a user with themselves."),
            tr("Each row must name two different users."));
    return scoreOf(cell(4)).map([&](perseval::Distance score) {
        row.score = score;
        return true;
    });
}

} // namespace tandem
