#pragma once

#include "models/error.h"
#include "models/usersum/badrows.h"

#include <QStringList>

#include <array>
#include <string_view>

namespace tandem {

/// What a value of a row tells.
enum class LogRole { User, Item, Time, Rating, Title, Headline, Text, Category };
inline constexpr std::size_t logRoles = 8;

/// One row as it is written: texts in UTF-8, empty where there are none.
struct WrittenRow
{
    std::array<std::string_view, logRoles> values{};
    bool areCategoriesApart = false; ///< they come from a list, with U+001F between them
    qint64 line = 0;

    std::string_view operator[](LogRole role) const { return values[std::size_t(role)]; }
    std::string_view& operator[](LogRole role) { return values[std::size_t(role)]; }
};

/// Takes the rows of a file one by one, and those that cannot be read.
class RowSink
{
public:
    virtual ~RowSink() = default;
    Q_DISABLE_COPY_MOVE(RowSink)

    virtual Expected<void> take(const WrittenRow& row) = 0;
    /// The `rows` lines from this one on cannot be used.
    virtual Expected<void> takeBad(usersum::RowProblem problem, qint64 line, qint64 rows) = 0;

protected:
    RowSink() = default;
};

} // namespace tandem
