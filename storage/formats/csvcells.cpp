#include "storage/formats/csvcells.h"

#include <cstring>

namespace tandem {

namespace {

/// No table has more columns, and a line of commas alone takes no memory.
constexpr std::size_t kMostLineCells = 10'000;

} // namespace

CsvCells::Split CsvCells::split(QByteArrayView line, char delimiter)
{
    m_cells.clear();
    m_unquoted.clear();
    if (line.endsWith('\r'))
        line.chop(1);
    const char* at = line.data();
    const char* const end = at + line.size();
    for (;;) {
        if (m_cells.size() == kMostLineCells)
            return Split::TooMany;
        if (at != end && *at == '"') {
            Split result = Split::Done;
            at = takeQuoted(at + 1, end, delimiter, result);
            if (result != Split::Done)
                return result;
        } else {
            const char* const begin = at;
            while (at != end && *at != delimiter)
                ++at;
            m_cells.emplace_back(begin, std::size_t(at - begin));
        }
        if (at == end)
            return Split::Done;
        ++at; // the delimiter
    }
}

/// Takes the cell whose opening quote is before `at`; returns where it ends.
const char* CsvCells::takeQuoted(
    const char* at, const char* const end, char delimiter, Split& result)
{
    // What is between quotes is no longer than what is left of the line.
    m_unquoted.reserve(std::size_t(end - at) + m_unquoted.size());
    const std::size_t from = m_unquoted.size();
    for (;;) {
        const auto* const quote =
            static_cast<const char*>(std::memchr(at, '"', std::size_t(end - at)));
        if (!quote) {
            result = Split::OpenQuote;
            return end;
        }
        m_unquoted.append(at, quote);
        at = quote + 1;
        if (at == end || *at != '"')
            break;
        m_unquoted.push_back('"');
        ++at;
    }
    if (at != end && *at != delimiter)
        result = Split::TextAfterQuote;
    m_cells.emplace_back(m_unquoted.data() + from, m_unquoted.size() - from);
    return at;
}

} // namespace tandem
