#include "storage/formats/activitylogs/itemdetails.h"

#include "models/text/decode.h"
#include "models/text/plainline.h"
#include "storage/formats/activitylogs/lineencoding.h"

namespace tandem {

namespace {

constexpr std::size_t kLongestItemTitle = 1024;

} // namespace

ItemDetails::ItemDetails(const QList<usersum::Timeline>& timelines)
    : m_categories({})
{
    for (const usersum::Timeline& timeline : timelines) {
        for (const usersum::Activity& activity : timeline.activities)
            m_items.try_emplace(activity.item.toStdString());
    }
}

void ItemDetails::beginFile(const QString& place, const QString& separator)
{
    m_place = place;
    m_categories = CategoryList(separator);
}

Expected<void> ItemDetails::take(const WrittenRow& row)
{
    m_key = row[LogRole::Item];
    const auto found = m_items.find(m_key);
    if (found == m_items.end())
        return {};
    if (found->second.isFound) {
        ++m_repeated;
        return {};
    }
    const std::string_view title = utf8Beginning(row[LogRole::Title], kLongestItemTitle);
    const std::string& categories = m_categories.of(row);
    found->second.title = onPlainLine(fromUtf8Exact({title.data(), qsizetype(title.size())}));
    found->second.categories =
        QString::fromStdString(categories).split(QChar(0x1F), Qt::SkipEmptyParts);
    found->second.isFound = true;
    return {};
}

Expected<void> ItemDetails::takeBad(usersum::RowProblem problem, qint64 line, qint64 rows)
{
    m_bad.add(problem, m_place, line, rows);
    return {};
}

void ItemDetails::putInto(QList<usersum::Timeline>& timelines) const
{
    for (usersum::Timeline& timeline : timelines) {
        for (usersum::Activity& activity : timeline.activities) {
            const auto found = m_items.find(activity.item.toStdString());
            if (found == m_items.end() || !found->second.isFound)
                continue;
            if (!found->second.title.isEmpty())
                activity.title = found->second.title;
            if (!found->second.categories.isEmpty())
                activity.categories = found->second.categories;
        }
    }
}

} // namespace tandem
