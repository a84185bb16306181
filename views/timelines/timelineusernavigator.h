#pragma once

#include "views/timelines/showntimelineuser.h"

#include <QObject>

namespace tandem {

/// Where the keys lead that leave what is shown: to another user, summarizer or predictor. Where a
/// key leads nowhere it says why.
class TimelineUserNavigator final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineUserNavigator)

public:
    explicit TimelineUserNavigator(QObject* parent)
        : QObject(parent)
    {
    }

    void setShown(const SharedTimelineUser& shown) { m_shown = shown; }
    /// In which order users follow each other; empty, or without the one that is shown: as in
    /// their log.
    void setOrder(const QList<TimelineUserId>& users) { m_order = users; }
    const QList<TimelineUserId>& order() const;

    /// From the user that is wanted, who may not be shown yet while a key is held down.
    void stepUser(TimelineUserId from, int by);
    void nextSummarizer(int by);
    void nextBeside();
    void nextPredictor();

signals:
    void userWanted(tandem::TimelineUserId user);
    void choiceWanted(const tandem::TimelineChoice& choice);
    void told(const QString& sentence);

private:
    SharedTimelineUser m_shown;
    QList<TimelineUserId> m_order;
};

} // namespace tandem
