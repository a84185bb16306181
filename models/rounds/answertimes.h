#pragma once

#include "models/ids.h"
#include "models/rounds/activetime.h"

#include <QHash>
#include <QList>

#include <numeric>
#include <optional>
#include <utility>

namespace tandem {

/// How long people work on items until they answer them. It is told who sits here, which item is in
/// front, what is answered and what is submitted, and the clock of the screen drives it. What one
/// person spent waits for that person's answer and is never part of anybody else's.
template <typename Item>
class AnswerTimes final
{
public:
    /// Nobody is at any item.
    explicit AnswerTimes(const ActivityClock::Clock& monotonicMs)
        : m_time(monotonicMs)
    {
    }

    /// For the clock of the screen to drive.
    ActiveTime& running() { return m_time; }
    /// Since the last answer, or since somebody came to the item in front, ms.
    qint64 elapsedMs() const { return m_time.elapsedMs(); }

    /// Somebody else works here from now on, at no item yet; an invalid one for nobody.
    void setPerson(PersonId person)
    {
        goTo(std::nullopt);
        endVisits();
        m_person = person;
    }
    /// The person goes to an item; what they spent on the one before waits for its answer.
    void goTo(const std::optional<Item>& item)
    {
        if (m_item)
            m_visited[*m_item] += m_time.elapsedMs();
        m_time.restart();
        m_item = item;
    }
    /// An item comes by itself after an answer: it is being read already, so that the time since
    /// the answer is its own.
    void comeTo(const Item& item) { m_item = item; }
    /// The person was at this item since the last answer, wherever they seemed to be.
    void claimVisits(const Item& item)
    {
        const qint64 sinceLast = std::accumulate(m_visited.cbegin(), m_visited.cend(), qint64(0));
        m_visited = {{item, sinceLast}};
    }
    /// What was spent on other items since the last answer waits for theirs.
    void endVisits()
    {
        for (auto visit = m_visited.cbegin(); visit != m_visited.cend(); ++visit)
            m_waiting[{m_person, visit.key()}] += visit.value();
        m_visited.clear();
    }
    /// The person answers an item: what they spent on it so far, ms. Begins again from nothing.
    qint64 answered(const Item& item)
    {
        endVisits();
        const qint64 spent = m_waiting.take({m_person, item}) + m_time.elapsedMs();
        m_time.restart();
        return spent;
    }
    /// The person can no longer answer these items, having handed them in: time that waits for
    /// their answers belongs to none, even if the submission is taken back.
    void forget(const QList<Item>& items)
    {
        endVisits();
        for (const Item& item : items)
            m_waiting.remove({m_person, item});
        if (m_item && items.contains(*m_item))
            m_time.restart();
    }

private:
    ActiveTime m_time; ///< since the last answer, or since m_item is in front
    PersonId m_person;
    std::optional<Item> m_item;
    QHash<Item, qint64> m_visited; ///< ms on items that were left since the last answer
    /// ms on items that were left before it
    QHash<std::pair<PersonId, Item>, qint64> m_waiting;
};

} // namespace tandem
