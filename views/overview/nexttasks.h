#pragma once

#include "storage/project/persontasks.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

class QLabel;

namespace tandem {

class ProjectSession;
class RowsView;
template <typename Row>
class RowsOf;

/// What the person who sits here has to do next, three tasks at most; each leads to where it is
/// done. A lead without tasks sees nothing of it.
class NextTasks final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(NextTasks)

public:
    static constexpr int kMostTasks = 3;

    /// The command is that of `page`, while which is visible tasks are read.
    NextTasks(ProjectSession& session, QWidget* page);

private:
    void build(QWidget* page);
    void keepReading();
    void showTasks(const QList<PersonTask>& tasks);
    void showState();
    void open();

    ProjectSession& m_session;
    RowsOf<PersonTask>* m_tasks;
    QLabel* m_title;
    QLabel* m_none;
    RowsView* m_list;
    bool m_isRead = false; ///< of who sits here
    WatchedLatest<QList<PersonTask>> m_reading;
};

} // namespace tandem
