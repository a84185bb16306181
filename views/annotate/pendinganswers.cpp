#include "views/annotate/pendinganswers.h"

namespace tandem {

void PendingAnswers::submitted(
    ParagraphId paragraph, const Answer& answer, const TimeCounted& counted)
{
    Entry& entry = m_entries[paragraph];
    entry.latest = answer;
    entry.underWay.append(counted);
}

bool PendingAnswers::committed(ParagraphId paragraph)
{
    const auto entry = m_entries.find(paragraph);
    if (entry == m_entries.end())
        return false;
    entry->underWay.takeFirst()->store(true);
    if (entry->underWay.isEmpty())
        m_entries.erase(entry);
    return true;
}

std::optional<Answer> PendingAnswers::answer(ParagraphId paragraph) const
{
    const auto entry = m_entries.constFind(paragraph);
    return entry == m_entries.constEnd() ? std::nullopt : std::optional(entry->latest);
}

} // namespace tandem
