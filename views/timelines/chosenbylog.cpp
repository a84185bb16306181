#include "views/timelines/chosenbylog.h"

#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kMostLogsKept = 500;

} // namespace

bool ChosenByLog::setLog(const QString& uuid)
{
    return std::exchange(m_log, uuid) != uuid;
}

void ChosenByLog::choose(const QVariant& value)
{
    if (m_log.isEmpty())
        return;
    if (m_values.size() >= kMostLogsKept && !m_values.contains(m_log))
        m_values.erase(m_values.begin());
    m_values.insert(m_log, value);
}

} // namespace tandem
