#include "models/studies/assignment.h"

#include "models/random.h"
#include "models/studies/itemgroups.h"
#include "models/studies/sidebalance.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <queue>
#include <random>
#include <tuple>

namespace tandem::studies {

namespace {

/// Hands groups out to raters who have least to do.
class Distributor final
{
public:
    Distributor(const QList<qsizetype>& sizes, int raters, int mostItems, std::mt19937_64& random)
        : m_sizes(sizes)
        , m_raters(raters)
        , m_mostItems(mostItems)
        , m_random(random)
        , m_order(shuffledPlaces(sizes.size(), random))
    {
        // The largest first, so that small ones even out what they leave.
        std::stable_sort(m_order.begin(), m_order.end(),
            [&](qsizetype one, qsizetype other) { return sizes.at(one) > sizes.at(other); });
    }

    /// Begins anew and gives each group to `times` raters; false where one got fewer.
    bool giveAll(int times)
    {
        m_loads = QList<qsizetype>(m_raters, 0);
        m_ratersOf = QList<QList<int>>(m_sizes.size());
        bool isEnough = true;
        for (const qsizetype group : std::as_const(m_order)) {
            give(group, times);
            isEnough = isEnough && (m_ratersOf.at(group).size() == times || !fitsAnyone(group));
        }
        return isEnough;
    }

    /// One rater more for each group as far as there is room.
    void giveOneMore()
    {
        shuffle(m_order, m_random);
        for (const qsizetype group : std::as_const(m_order))
            give(group, 1);
    }

    /// How many raters each group can have if all have equally many, or a few more than that.
    int timesWithRoom() const
    {
        qsizetype items = 0;
        for (qsizetype group = 0; group < m_sizes.size(); ++group)
            items += fitsAnyone(group) ? m_sizes.at(group) : 0;
        if (m_mostItems == 0 || items == 0)
            return m_raters;
        return int(std::min<qint64>(m_raters, qint64(m_raters) * m_mostItems / items));
    }

    const QList<QList<int>>& ratersOf() const { return m_ratersOf; }

private:
    bool fits(qsizetype group, qsizetype load) const
    {
        return m_mostItems == 0 || load + m_sizes.at(group) <= m_mostItems;
    }
    bool fitsAnyone(qsizetype group) const { return fits(group, 0); }

    /// To those who have least, of equals to any.
    void give(qsizetype group, int times)
    {
        struct Candidate
        {
            qsizetype load;
            quint64 drawn;
            int rater;

            bool operator<(const Candidate& other) const
            {
                return std::tie(load, drawn, rater) <
                       std::tie(other.load, other.drawn, other.rater);
            }
        };
        QList<int>& raters = m_ratersOf[group];
        QList<Candidate> candidates;
        for (int rater = 0; rater < m_raters; ++rater) {
            if (fits(group, m_loads.at(rater)) && !raters.contains(rater))
                candidates.append({m_loads.at(rater), m_random(), rater});
        }
        const auto chosen = std::min<qsizetype>(times, candidates.size());
        std::partial_sort(candidates.begin(), candidates.begin() + chosen, candidates.end());
        for (qsizetype i = 0; i < chosen; ++i) {
            raters.append(candidates.at(i).rater);
            m_loads[candidates.at(i).rater] += m_sizes.at(group);
        }
    }

    const QList<qsizetype>& m_sizes;
    int m_raters;
    int m_mostItems;
    std::mt19937_64& m_random;
    QList<qsizetype> m_order;
    QList<qsizetype> m_loads;
    QList<QList<int>> m_ratersOf;
};

/// Who gets which groups of items: for each group the raters (0 .. raters - 1) that get it, where
/// `sizes` says how many items each group has (1 or more). Every group goes to `ratersPerGroup`
/// different raters, or to all where there are fewer, and nobody has more items than another by
/// more than the largest group. `mostItems` (0: no bound) is how many items one rater may have;
/// where it leaves too little room, every group that fits a rater at all goes to as many raters as
/// all of them can, then some to one more.
QList<QList<int>> distributedGroups(const QList<qsizetype>& sizes, int raters, int ratersPerGroup,
    int mostItems, std::mt19937_64& random)
{
    Distributor distributor(sizes, raters, mostItems, random);
    const int wanted = std::min(raters, ratersPerGroup);
    int times = std::min(wanted, distributor.timesWithRoom());
    // Groups of many items may not fill the room that there is.
    while (!distributor.giveAll(times))
        --times;
    if (times < wanted)
        distributor.giveOneMore();
    return distributor.ratersOf();
}

// What numbers are drawn for, so that none of it depends on how many the others took. Changing
// these changes the turns of studies that are repeated from their seed.
constexpr quint32 kDrawsGroups = 1;
constexpr quint32 kDrawsOrder = 2;
constexpr quint32 kDrawsSides = 3;
constexpr quint32 kDrawsNewcomers = 4;

/// Puts a rater's groups and the check items into the order in which they are shown.
class TurnOrder final
{
public:
    TurnOrder(const QList<Item>& items, const Design& design)
        : m_practice(itemGroups(items, ItemKind::Practice))
        , m_checks(itemGroups(items, ItemKind::Check))
        , m_shuffles(design.shuffles)
        , m_keepsTogether(keepsTogether(design))
    {
    }

    QList<Turn> turns(QList<ItemGroup> groups, std::mt19937_64 random) const
    {
        QList<ItemGroup> checks = m_checks;
        if (m_shuffles) {
            shuffle(groups, random);
            for (ItemGroup& group : groups)
                shuffle(group, random);
            shuffle(checks, random);
            if (!m_keepsTogether)
                groups = apart(groups, random);
        }
        QList<ItemGroup> all = m_practice;
        all += spread(groups, checks, random);
        QList<Turn> turns;
        for (const ItemGroup& group : std::as_const(all)) {
            for (const qsizetype item : group)
                turns.append({item, int(turns.size()) + 1, false});
        }
        return turns;
    }

private:
    /// Each item alone; two of one group follow each other only where nothing else is left.
    static QList<ItemGroup> apart(QList<ItemGroup> groups, std::mt19937_64& random)
    {
        using Left = std::tuple<qsizetype, quint64, qsizetype>; // items, drawn, the group
        std::priority_queue<Left> lefts;
        const auto add = [&](qsizetype group) {
            if (const qsizetype left = groups.at(group).size(); left > 0)
                lefts.emplace(left, random(), group);
        };
        for (qsizetype group = 0; group < groups.size(); ++group)
            add(group);
        QList<ItemGroup> all;
        std::optional<qsizetype> last; // not in the queue, for it is not to be next
        while (!lefts.empty() || (last && !groups.at(*last).isEmpty())) {
            qsizetype next = last.value_or(0);
            if (!lefts.empty()) {
                next = std::get<2>(lefts.top());
                lefts.pop();
                if (last)
                    add(*last);
            }
            all.append({groups[next].takeFirst()});
            last = next;
        }
        return all;
    }

    /// Check items each somewhere in a stretch of their own, so that nobody can count them out.
    static QList<ItemGroup> spread(
        const QList<ItemGroup>& groups, const QList<ItemGroup>& checks, std::mt19937_64& random)
    {
        QList<ItemGroup> all;
        qsizetype from = 0;
        for (qsizetype check = 0; check < checks.size(); ++check) {
            const qsizetype begin = groups.size() * check / checks.size();
            const qsizetype end = groups.size() * (check + 1) / checks.size();
            const qsizetype behind =
                begin == end ? begin
                             : begin + 1 + qsizetype(drawBelow(quint64(end - begin), random));
            all += groups.mid(from, behind - from);
            all.append(checks.at(check));
            from = behind;
        }
        return all + groups.mid(from);
    }

    QList<ItemGroup> m_practice;
    QList<ItemGroup> m_checks;
    bool m_shuffles;
    bool m_keepsTogether;
};

/// The turns about items with two sides, rated ones or the others, of each rater.
QList<QList<Turn*>> twoSidedTurns(
    QList<QList<Turn>>& turnsOfRaters, const QList<Item>& items, bool areRated)
{
    QList<QList<Turn*>> twoSided;
    for (QList<Turn>& turns : turnsOfRaters) {
        twoSided.append(QList<Turn*>());
        for (Turn& turn : turns) {
            const Item& item = items.at(turn.item);
            if ((item.kind == ItemKind::Rated) == areRated && hasTwoSides(item))
                twoSided.last().append(&turn);
        }
    }
    return twoSided;
}

void balanceAllSides(
    QList<QList<Turn>>& turnsOfRaters, const QList<Item>& items, std::mt19937_64 random)
{
    for (const bool areRated : {true, false}) {
        QList<QList<Turn*>> twoSided = twoSidedTurns(turnsOfRaters, items, areRated);
        balanceSides(twoSided, random);
    }
}

/// Groups in which an item lacks raters, those that lack most first, of equals any.
QList<ItemGroup> lackingGroups(
    const QList<Item>& items, const Design& design, const QList<int>& timesAssigned, int rater)
{
    const auto leastTimes = [&](const ItemGroup& group) {
        int least = design.ratersPerItem;
        for (const qsizetype item : group)
            least = std::min(least, timesAssigned.at(item));
        return least;
    };
    std::mt19937_64 random = seededRandom(design.seed, kDrawsNewcomers, quint32(rater));
    QList<ItemGroup> groups = itemGroups(items, ItemKind::Rated);
    shuffle(groups, random);
    groups.removeIf(
        [&](const ItemGroup& group) { return leastTimes(group) >= design.ratersPerItem; });
    std::stable_sort(
        groups.begin(), groups.end(), [&](const ItemGroup& one, const ItemGroup& other) {
            return leastTimes(one) < leastTimes(other);
        });
    return groups;
}

/// As many of the first of these as one rater may have.
QList<ItemGroup> withinBound(const QList<ItemGroup>& groups, int mostItems)
{
    QList<ItemGroup> taken;
    qsizetype items = 0;
    for (const ItemGroup& group : groups) {
        if (mostItems != 0 && items + group.size() > mostItems)
            continue;
        items += group.size();
        taken.append(group);
    }
    return taken;
}

} // namespace

bool keepsTogether(const Design& design)
{
    return design.kind != Kind::GoodBad;
}

QList<QList<Turn>> assignedTurns(const QList<Item>& items, const Design& design, int raters)
{
    const QList<ItemGroup> groups = itemGroups(items, ItemKind::Rated);
    QList<qsizetype> sizes;
    for (const ItemGroup& group : groups)
        sizes.append(group.size());
    std::mt19937_64 random = seededRandom(design.seed, kDrawsGroups);
    const QList<QList<int>> ratersOf =
        distributedGroups(sizes, raters, design.ratersPerItem, design.itemsPerRater, random);
    QList<QList<ItemGroup>> groupsOf(raters);
    for (qsizetype group = 0; group < groups.size(); ++group) {
        for (const int rater : ratersOf.at(group))
            groupsOf[rater].append(groups.at(group));
    }
    const TurnOrder order(items, design);
    QList<QList<Turn>> turns;
    for (int rater = 0; rater < raters; ++rater)
        turns.append(order.turns(
            groupsOf.at(rater), seededRandom(design.seed, kDrawsOrder, quint32(rater))));
    if (design.balancesSides)
        balanceAllSides(turns, items, seededRandom(design.seed, kDrawsSides));
    return turns;
}

QList<Turn> nextRatersTurns(const QList<Item>& items, const Design& design,
    const QList<int>& timesAssigned, const QList<int>& timesSwapped, int rater)
{
    const QList<ItemGroup> groups =
        withinBound(lackingGroups(items, design, timesAssigned, rater), design.itemsPerRater);
    // Back into the order of the items; the order of those that lack most tells of other raters.
    QList<ItemGroup> inOrder = groups;
    std::sort(inOrder.begin(), inOrder.end(),
        [](const ItemGroup& one, const ItemGroup& other) { return one.first() < other.first(); });
    const std::mt19937_64 random = seededRandom(design.seed, kDrawsOrder, quint32(rater));
    QList<QList<Turn>> turns{TurnOrder(items, design).turns(inOrder, random)};
    if (!design.balancesSides)
        return turns.constFirst();
    std::mt19937_64 sides = seededRandom(design.seed, kDrawsSides, quint32(rater));
    for (const bool areRated : {true, false}) {
        const QList<QList<Turn*>> twoSided = twoSidedTurns(turns, items, areRated);
        balanceNextSides(twoSided.constFirst(), timesAssigned, timesSwapped, sides);
    }
    return turns.constFirst();
}

} // namespace tandem::studies
