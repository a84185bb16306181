#include "storage/formats/activitylogs/delimitedrows.h"

#include "models/text/foreigncell.h"
#include "storage/formats/activitylogs/lineencoding.h"
#include "storage/formats/csvcells.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/linereader.h"

#include <algorithm>
#include <deque>

namespace tandem {

namespace {

constexpr qint64 kMostLinesOfARow = 1000;
constexpr qsizetype kMostBytesOfARow = qsizetype(1) << 20;
constexpr qint64 kLinesLookedAtFirst = 10'000; ///< in vain
constexpr qint64 kLinesLookedAtPerLine = 20;

using usersum::RowProblem;

bool isEmptyLine(const QByteArray& line)
{
    return line.isEmpty() || (line.size() == 1 && line.at(0) == '\r');
}

std::string_view withoutRowBlanks(std::string_view cell)
{
    constexpr std::string_view kBlanks = " \t\r\n";
    const auto first = cell.find_first_not_of(kBlanks);
    return first == std::string_view::npos
               ? std::string_view()
               : cell.substr(first, cell.find_last_not_of(kBlanks) + 1 - first);
}

/// Reads the rows below a header.
class CsvRows final
{
public:
    CsvRows(LineReader& lines, const LogLayout& layout, RowSink& sink)
        : m_lines(lines)
        , m_sink(sink)
        , m_delimiter(layout.delimiter)
        , m_number(lines.number())
    {
    }

    void takeHeader(const LogLayout& layout)
    {
        const QByteArrayView header =
            m_lines.number() == 1 ? withoutUtf8Mark(m_lines.line()) : m_lines.line();
        m_cells.split(header, m_delimiter);
        m_columns = m_cells.size();
        QStringList names;
        for (const std::string_view cell : m_cells.cells())
            names.append(
                withoutOuterBlanks(QString::fromUtf8(cell.data(), qsizetype(cell.size()))));
        for (std::size_t role = 0; role < logRoles; ++role) {
            const qsizetype column = columnOf(names, layout.columns[role]);
            if (column >= 0)
                m_roles.emplace_back(LogRole(role), std::size_t(column));
        }
    }

    Expected<void> readRest()
    {
        for (;;) {
            TANDEM_TRY(more, nextLine());
            if (!*more)
                return {};
            if (m_isTooLong) {
                TANDEM_DO(m_sink.takeBad(RowProblem::NotReadable, m_number, 1));
            } else if (!isEmptyLine(line())) {
                TANDEM_DO(takeLine());
            }
        }
    }

private:
    /// The first of these names that there is, of the same case if possible.
    static qsizetype columnOf(const QStringList& names, const QStringList& wanted)
    {
        for (const QString& name : wanted) {
            qsizetype column = names.indexOf(name);
            for (qsizetype i = 0; column < 0 && i < names.size(); ++i) {
                if (names.at(i).compare(name, Qt::CaseInsensitive) == 0)
                    column = i;
            }
            if (column >= 0)
                return column;
        }
        return -1;
    }

    /// A line that was read ahead, looking for the end of a text in quotes.
    struct LineAhead
    {
        QByteArray bytes;
        bool isTooLong = false;
    };

    /// Goes to the next line, be it that it was read before.
    Expected<bool> nextLine()
    {
        ++m_number;
        m_isAhead = !m_ahead.empty();
        if (!m_isAhead) {
            TANDEM_TRY(more, m_lines.next());
            m_isTooLong = m_lines.isTooLong();
            return *more;
        }
        m_again = std::move(m_ahead.front().bytes);
        m_isTooLong = m_ahead.front().isTooLong;
        m_ahead.pop_front();
        return true;
    }

    const QByteArray& line() const { return m_isAhead ? m_again : m_lines.line(); }

    Expected<void> takeLine()
    {
        const qint64 number = m_number;
        if (!isSoundUtf8(line()))
            return m_sink.takeBad(RowProblem::NotUtf8, number, 1);
        CsvCells::Split split = m_cells.split(line(), m_delimiter);
        if (split == CsvCells::Split::OpenQuote) {
            TANDEM_TRY(isRow, joinLines());
            if (!*isRow)
                return m_sink.takeBad(RowProblem::NotReadable, number, 1);
            split = CsvCells::Split::Done;
        }
        if (split != CsvCells::Split::Done)
            return m_sink.takeBad(RowProblem::NotReadable, number, 1);
        if (isBlankRow())
            return {};
        if (m_cells.size() != m_columns)
            return m_sink.takeBad(RowProblem::CellCount, number, 1);
        WrittenRow row;
        row.line = number;
        for (const auto& [role, column] : m_roles) {
            const bool isKey = role == LogRole::User || role == LogRole::Item;
            row[role] = isKey ? withoutRowBlanks(m_cells.at(column)) : m_cells.at(column);
        }
        return m_sink.take(row);
    }

    bool isBlankRow() const
    {
        const auto& cells = m_cells.cells();
        return std::all_of(cells.begin(), cells.end(),
            [](std::string_view cell) { return withoutRowBlanks(cell).empty(); });
    }

    /// Adds lines to the one at hand until what is in quotes is closed; whether that makes a row.
    /// Where it does not, they are still to come.
    Expected<bool> joinLines()
    {
        // Looking ahead from each of many lines would take many times as long as reading them.
        const qint64 most = std::min(kMostLinesOfARow,
            kLinesLookedAtFirst + kLinesLookedAtPerLine * m_number - m_linesLookedAt);
        m_row = line();
        for (std::size_t joined = 0;
             qint64(joined) + 1 < most && m_row.size() < kMostBytesOfARow;) {
            if (joined == m_ahead.size()) {
                TANDEM_TRY(more, m_lines.next());
                if (!*more)
                    break;
                m_ahead.push_back({m_lines.line(), m_lines.isTooLong()});
            }
            const LineAhead& next = m_ahead[joined++];
            ++m_linesLookedAt;
            if (next.isTooLong || !isSoundUtf8(next.bytes))
                return false;
            m_row += '\n';
            m_row += next.bytes;
            if (next.bytes.count('"') % 2 == 0) // an even number opens again what it closes
                continue;
            const CsvCells::Split split = m_cells.split(m_row, m_delimiter);
            if (split == CsvCells::Split::OpenQuote && m_cells.size() < m_columns)
                continue;
            if (split != CsvCells::Split::Done || m_cells.size() != m_columns)
                return false;
            m_ahead.erase(m_ahead.begin(), m_ahead.begin() + std::ptrdiff_t(joined));
            m_number += qint64(joined);
            m_linesLookedAt -= qint64(joined);
            return true;
        }
        return false;
    }

    LineReader& m_lines;
    RowSink& m_sink;
    char m_delimiter;
    CsvCells m_cells;
    std::size_t m_columns = 0;
    std::vector<std::pair<LogRole, std::size_t>> m_roles;
    std::deque<LineAhead> m_ahead;
    QByteArray m_again; ///< the line at hand, where it was read ahead
    bool m_isAhead = false;
    bool m_isTooLong = false;
    qint64 m_number; ///< of the line at hand
    qint64 m_linesLookedAt = 0;
    QByteArray m_row; ///< of several lines
};

/// Takes a line apart at "::"; a title may have it inside, so that what is beyond belongs to the
/// last but one.
bool splitAtColons(std::string_view line, std::array<std::string_view, 4>& cells, std::size_t count)
{
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const bool isTitle = count == 3 && i == 1;
        const auto end = isTitle ? line.rfind("::") : line.find("::");
        if (end == std::string_view::npos)
            return false;
        cells[i] = line.substr(0, end);
        line.remove_prefix(end + 2);
    }
    cells[count - 1] = line;
    return line.find("::") == std::string_view::npos;
}

Expected<void> takeColonLine(
    QByteArrayView line, qint64 number, const LogLayout& layout, RowSink& sink)
{
    std::array<std::string_view, 4> cells;
    const std::string_view text(line.data(), std::size_t(line.size()));
    if (!splitAtColons(text, cells, layout.tellsItems ? 3 : 4))
        return sink.takeBad(RowProblem::CellCount, number, 1);
    WrittenRow row;
    row.line = number;
    if (layout.tellsItems) {
        row[LogRole::Item] = cells[0];
        row[LogRole::Title] = cells[1];
        row[LogRole::Category] = cells[2];
    } else {
        row[LogRole::User] = cells[0];
        row[LogRole::Item] = cells[1];
        row[LogRole::Rating] = cells[2];
        row[LogRole::Time] = cells[3];
    }
    return sink.take(row);
}

/// The names of the flags that are set, with the layout's separator between them.
std::string categoriesOf(
    const std::vector<std::string_view>& cells, std::size_t first, const LogLayout& layout)
{
    std::string categories;
    for (std::size_t i = first; i < cells.size(); ++i) {
        const QString& name = layout.flags.at(qsizetype(i - first));
        if (cells[i] != "1" || name == QLatin1String("unknown"))
            continue;
        if (!categories.empty())
            categories += layout.categorySeparator.toStdString();
        categories += name.toStdString();
    }
    return categories;
}

Expected<void> takeFlagLine(
    QByteArrayView line, qint64 number, const LogLayout& layout, RowSink& sink)
{
    constexpr std::size_t kBeforeFlags = 5;
    std::vector<std::string_view> cells;
    std::string_view rest(line.data(), std::size_t(line.size()));
    for (auto end = rest.find(layout.delimiter); end != std::string_view::npos;
         end = rest.find(layout.delimiter)) {
        cells.push_back(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    cells.push_back(rest);
    const std::size_t wanted =
        layout.tellsItems ? kBeforeFlags + std::size_t(layout.flags.size()) : 4;
    if (cells.size() != wanted)
        return sink.takeBad(RowProblem::CellCount, number, 1);
    WrittenRow row;
    row.line = number;
    if (!layout.tellsItems) {
        row[LogRole::User] = cells[0];
        row[LogRole::Item] = cells[1];
        row[LogRole::Rating] = cells[2];
        row[LogRole::Time] = cells[3];
        return sink.take(row);
    }
    const std::string categories = categoriesOf(cells, kBeforeFlags, layout);
    row[LogRole::Item] = cells[0];
    row[LogRole::Title] = cells[1];
    row[LogRole::Category] = categories;
    return sink.take(row);
}

/// Hands the line at hand and those behind it over in UTF-8, without the end of the line; those
/// with a NUL or too long are bad.
template <typename Take>
Expected<void> eachLatin1Line(LineReader& lines, RowSink& sink, const Take& take)
{
    for (bool more = true; more;) {
        const qint64 number = lines.number();
        QByteArrayView line = lines.line();
        if (line.endsWith('\r'))
            line.chop(1);
        if (lines.isTooLong()) {
            TANDEM_DO(sink.takeBad(RowProblem::NotReadable, number, 1));
        } else if (line.contains('\0')) {
            TANDEM_DO(sink.takeBad(RowProblem::NotUtf8, number, 1));
        } else if (!line.isEmpty()) {
            TANDEM_DO(isPlainAscii(line) ? take(line, number)
                                         : take(QByteArrayView(fromLatin1(line)), number));
        }
        TANDEM_TRY(next, lines.next());
        more = *next;
    }
    return {};
}

} // namespace

Expected<void> readCsvRows(LineReader& lines, const LogLayout& layout, RowSink& sink)
{
    CsvRows rows(lines, layout, sink);
    rows.takeHeader(layout);
    return rows.readRest();
}

Expected<void> readDoubleColonRows(LineReader& lines, const LogLayout& layout, RowSink& sink)
{
    return eachLatin1Line(lines, sink, [&](QByteArrayView line, qint64 number) {
        return takeColonLine(line, number, layout, sink);
    });
}

Expected<void> readFlagRows(LineReader& lines, const LogLayout& layout, RowSink& sink)
{
    return eachLatin1Line(lines, sink, [&](QByteArrayView line, qint64 number) {
        return takeFlagLine(line, number, layout, sink);
    });
}

} // namespace tandem
