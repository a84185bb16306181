#include "models/agreement/contingencytable.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int kYesNoCategories = 2;

std::optional<int> category(const std::optional<YesNo>& answer)
{
    return answer ? std::optional(static_cast<int>(*answer)) : std::nullopt;
}

} // namespace

ContingencyTable::ContingencyTable(int categories)
    : m_categories(categories)
    , m_counts(qsizetype(categories) * categories, 0)
{
    Q_ASSERT(categories > 0);
}

ContingencyTable ContingencyTable::fromRatings(
    const QList<std::optional<int>>& a, const QList<std::optional<int>>& b, int categories)
{
    ContingencyTable table(categories);
    const qsizetype common = std::min(a.size(), b.size());
    for (qsizetype i = 0; i < common; ++i) {
        const std::optional<int> ofA = a.at(i);
        const std::optional<int> ofB = b.at(i);
        if (ofA && ofB)
            table.add(*ofA, *ofB);
        else
            table.addExcluded();
    }
    table.addExcluded(std::max(a.size(), b.size()) - common);
    return table;
}

ContingencyTable ContingencyTable::fromAnswers(
    const QList<std::optional<YesNo>>& a, const QList<std::optional<YesNo>>& b)
{
    QList<std::optional<int>> ofA(a.size());
    QList<std::optional<int>> ofB(b.size());
    std::transform(a.cbegin(), a.cend(), ofA.begin(), category);
    std::transform(b.cbegin(), b.cend(), ofB.begin(), category);
    return fromRatings(ofA, ofB, kYesNoCategories);
}

ContingencyTable ContingencyTable::fromComparedItems(const QList<ComparedItem>& items)
{
    ContingencyTable table(kYesNoCategories);
    for (const ComparedItem& item : items) {
        const std::optional<int> ofA = category(item.a.value);
        const std::optional<int> ofB = category(item.b.value);
        if (ofA && ofB)
            table.add(*ofA, *ofB);
        else
            table.addExcluded();
    }
    return table;
}

void ContingencyTable::add(int a, int b, qint64 times)
{
    Q_ASSERT(a >= 0 && a < m_categories && b >= 0 && b < m_categories && times >= 0);
    m_counts[cell(a, b)] += times;
    m_n += times;
}

qint64 ContingencyTable::agreed() const
{
    qint64 total = 0;
    for (int i = 0; i < m_categories; ++i)
        total += count(i, i);
    return total;
}

} // namespace tandem
