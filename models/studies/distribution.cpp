#include "models/studies/distribution.h"

#include "models/random.h"

#include <algorithm>
#include <numeric>

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

} // namespace

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

} // namespace tandem::studies
