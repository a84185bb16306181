#include "views/timelines/timelineusernavigator.h"

#include "views/timelines/timelinechoicebar.h"

namespace tandem {

const QList<TimelineUserId>& TimelineUserNavigator::order() const
{
    return m_shown && !m_order.contains(m_shown->row.id) ? m_shown->users : m_order;
}

void TimelineUserNavigator::stepUser(TimelineUserId from, int by)
{
    if (!m_shown)
        return;
    const TimelineUserId next = order().value(order().indexOf(from) + by);
    if (next.isValid())
        emit userWanted(next);
    else
        emit told(by > 0 ? tr("This is the last user.") : tr("This is the first user."));
}

void TimelineUserNavigator::nextSummarizer(int by)
{
    if (m_shown && m_shown->summarizers.size() > 1)
        emit choiceWanted(withNextSummarizer(*m_shown, by));
    else
        emit told(tr("There is no other summarizer."));
}

void TimelineUserNavigator::nextBeside()
{
    if (m_shown && m_shown->summarizers.size() > 1)
        emit choiceWanted(withNextBeside(*m_shown));
    else
        emit told(tr("There is no other summarizer to compare with."));
}

void TimelineUserNavigator::nextPredictor()
{
    if (m_shown && m_shown->predictors.size() > 1)
        emit choiceWanted(withNextPredictor(*m_shown));
    else if (!m_shown || m_shown->predictors.isEmpty())
        emit told(tr("No predictions for this log yet."));
    else
        emit told(tr("%1 is the only predictor.").arg(m_shown->predictors.first()));
}

} // namespace tandem
