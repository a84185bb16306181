#pragma once

#include <QByteArrayView>

#include <string>
#include <string_view>
#include <vector>

namespace tandem {

/// Takes lines of CSV apart, each by itself, without a copy of cells that are in no quotes: for
/// files of millions of lines, of which nothing but the line at hand is in memory.
class CsvCells final
{
public:
    enum class Split {
        Done,
        OpenQuote, ///< a quote is not closed in the line: what it opens may go on in the next one
        TextAfterQuote, ///< there is text after a closing quote
        TooMany,        ///< more cells than any table has
    };

    /// Takes apart one line, which has to live as long as its cells are read; a CR at its end is no
    /// part of it. RFC 4180, with any sign between the cells.
    Split split(QByteArrayView line, char delimiter = ',');

    std::size_t size() const { return m_cells.size(); }
    std::string_view at(std::size_t index) const { return m_cells[index]; }
    const std::vector<std::string_view>& cells() const { return m_cells; }

private:
    const char* takeQuoted(const char* at, const char* end, char delimiter, Split& result);

    std::vector<std::string_view> m_cells;
    std::string m_unquoted; ///< what was in quotes; never grows while cells point into it
};

} // namespace tandem
