#include "storage/formats/activitylogs/categories.h"

#include "storage/formats/activitylogs/lineencoding.h"

namespace tandem {

namespace {

constexpr std::string_view kBetween = "\x1f";
constexpr std::size_t kMostCategoryBytes = 4096;
constexpr std::size_t kMostOneCategory = 256;
constexpr int kMostCategories = 200; ///< looked at, there twice or not

std::string_view withoutBlanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto from = text.find_first_not_of(blanks);
    if (from == std::string_view::npos)
        return {};
    return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

} // namespace

CategoryList::CategoryList(const QString& separator)
    : m_separator(separator.toStdString())
{
}

const std::string& CategoryList::of(const WrittenRow& row)
{
    m_list.clear();
    std::string_view rest = row[LogRole::Category];
    const std::string_view apart =
        row.areCategoriesApart ? kBetween : std::string_view(m_separator);
    for (int i = 0; i < kMostCategories && !rest.empty() && m_list.size() < kMostCategoryBytes;
         ++i) {
        const auto end = apart.empty() ? std::string_view::npos : rest.find(apart);
        add(withoutBlanks(rest.substr(0, end)));
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + apart.size());
    }
    return m_list;
}

void CategoryList::add(std::string_view category)
{
    if (category.empty() || category == "(no genres listed)" ||
        category.find(kBetween) != std::string_view::npos)
        return;
    category = utf8Beginning(category, kMostOneCategory);
    // Each once: Amazon lists paths that begin alike.
    const std::string list = std::string(kBetween) + m_list + std::string(kBetween);
    const std::string one = std::string(kBetween) + std::string(category) + std::string(kBetween);
    if (list.find(one) != std::string::npos)
        return;
    if (!m_list.empty())
        m_list += kBetween;
    m_list += category;
}

} // namespace tandem
