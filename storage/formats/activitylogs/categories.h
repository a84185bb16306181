#pragma once

#include "storage/formats/activitylogs/writtenrow.h"

#include <QString>

#include <string>

namespace tandem {

/// The categories of a row with U+001F between them, each once and without blanks around it; the
/// first 200, and of these some 4 KiB. MovieLens' "(no genres listed)" is none.
class CategoryList final
{
public:
    /// `separator` stands between categories that are one text; empty: they are one category.
    explicit CategoryList(const QString& separator);

    /// Valid until the next call.
    const std::string& of(const WrittenRow& row);

private:
    void add(std::string_view category);

    std::string m_separator;
    std::string m_list;
};

} // namespace tandem
