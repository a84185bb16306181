#include "views/annotate/pendinganswers.h"

namespace tandem {

void PendingAnswers::submitted(ItemId item, const Answer& answer, const TimeCounted& counted)
{
    Entry& entry = m_entries[item];
    entry.latest = answer;
    entry.underWay.append(counted);
}

bool PendingAnswers::committed(ItemId item)
{
    const auto entry = m_entries.find(item);
    if (entry == m_entries.end())
        return false;
    entry->underWay.takeFirst()->store(true);
    if (entry->underWay.isEmpty())
        m_entries.erase(entry);
    return true;
}

std::optional<Answer> PendingAnswers::answer(ItemId item) const
{
    const auto entry = m_entries.constFind(item);
    return entry == m_entries.constEnd() ? std::nullopt : std::optional(entry->latest);
}

} // namespace tandem
