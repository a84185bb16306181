#include "storage/formats/distancerow.h"

#include "models/text/decode.h"
#include "storage/formats/jsonhead.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tandem {

namespace {

constexpr std::array kNoNumber{"", "nan", "na", "n/a", "null", "none"};

/// Takes a quoted cell that begins at `at`; -1 where it is not closed or text follows it.
qsizetype takeQuoted(const QByteArray& line, qsizetype at, QByteArray& cell)
{
    for (++at; at < line.size(); ++at) {
        if (line.at(at) == '"') {
            ++at;
            if (at >= line.size() || line.at(at) != '"')
                return at == line.size() || line.at(at) == ',' ? at : -1;
        }
        cell.append(line.at(at));
    }
    return -1;
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

Expected<void> DistanceRowReader::splitLine(QByteArray line)
{
    if (line.endsWith('\r'))
        line.chop(1);
    m_cells.clear();
    if (!line.contains('"')) {
        m_cells = line.split(',');
        return {};
    }
    for (qsizetype at = 0;; ++at) {
        QByteArray cell;
        if (at < line.size() && line.at(at) == '"') {
            at = takeQuoted(line, at, cell);
            if (at < 0)
                return refused(tr("A quote is not closed in its line, or text follows it."),
                    tr("Inside quotes, write a quote twice; a name may not have a line break."));
        } else {
            const qsizetype end = line.indexOf(',', at);
            cell = line.mid(at, end < 0 ? -1 : end - at);
            at = end < 0 ? line.size() : end;
        }
        m_cells.append(cell);
        if (at >= line.size())
            return {};
    }
}

/// Goes to the next line that is not empty.
Expected<bool> DistanceRowReader::nextCells()
{
    for (;;) {
        const auto more = m_lines.next();
        if (!more || !*more)
            return more;
        QByteArray line =
            m_lines.number() == 1 ? withoutUtf8Mark(m_lines.line()).toByteArray() : m_lines.line();
        if (line.isEmpty() || line == "\r")
            continue;
        if (firstInvalidUtf8(line) >= 0)
            return refused(tr("The text is not valid UTF-8."), tr("Save the file in UTF-8."));
        if (line.contains('\0'))
            return refused(tr("There is a NUL byte in the file."), tr("Remove it and try again."));
        return splitLine(line).map([] { return true; });
    }
}

Expected<void> DistanceRowReader::begin()
{
    TANDEM_TRY(header, nextCells());
    if (!*header)
        return refused(tr("There is nothing in it."));
    QList<QByteArray> names;
    for (const QByteArray& cell : std::as_const(m_cells))
        names.append(cell.trimmed().toLower());
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
    const QByteArray word = text.size() <= 5 ? text.toLower() : text;
    if (std::any_of(
            kNoNumber.begin(), kNoNumber.end(), [&](const char* none) { return word == none; }))
        return perseval::Distance::undefined();
    double number = 0.0;
    const char* const end = text.constData() + text.size();
    const auto read = std::from_chars(text.constData(), end, number);
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
    if (m_cells.size() != m_columnCount)
        return refused(tr("Expected as many cells as the header has."),
            tr("Put cells with commas in quotes."));
    row.document = m_cells.at(m_columns.at(0));
    row.origin = m_cells.at(m_columns.at(1));
    row.first = m_cells.at(m_columns.at(2));
    row.second = m_pairs ? m_cells.at(m_columns.at(3)) : QByteArray();
    if (row.document.trimmed().isEmpty() || row.origin.trimmed().isEmpty() ||
        row.first.trimmed().isEmpty() || (m_pairs && row.second.trimmed().isEmpty()))
        return refused(tr("A document, model or user has no name."));
    if (m_pairs && row.first == row.second)
        return refused(
            tr("The row compares a user with themselves."), tr("Write pairs of two users."));
    return scoreOf(m_cells.at(m_columns.at(4))).map([&](perseval::Distance score) {
        row.score = score;
        return true;
    });
}

} // namespace tandem
