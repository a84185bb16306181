#pragma once

#include "storage/repositories/tasklisting.h"
#include "ui/screen/workspaceid.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tandem {

class ProjectSession;
class RowsView;
class SegmentSwitch;
template <typename Row>
class RowsOf;

/// The tasks of a run, all or those that failed or whose replies cannot be read, so many at a time:
/// how they ended, what they took. Each leads to what it was about and to its replies.
class RunTaskList final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunTaskList)

public:
    explicit RunTaskList(ProjectSession& session, QWidget* parent = nullptr);

    /// An invalid id shows none. Tasks about samples lead to `place`, or to the sample's article
    /// where there is none.
    void showRun(RunId run, std::optional<WorkspaceId> place);
    /// Whether there may be a reply to show.
    bool hasReply() const;
    /// Shows the replies to the current task, or to the first one.
    void showReply();
    /// Shows the other of all tasks and those that failed.
    void switchFilter();

signals:
    /// Other tasks are shown, or another is the current one.
    void changed();

private:
    void build();
    void keepReading();
    void turn(int pages);
    void startAt(qint64 first);
    void showPage(const TaskPage& page);
    void showWords();
    void go(int row);

    ProjectSession& m_session;
    RowsOf<ListedTask>* m_tasks;
    SegmentSwitch* m_filter;
    QLabel* m_range;
    RowsView* m_table;
    RunId m_run;
    std::optional<WorkspaceId> m_place; ///< where tasks about samples lead
    qint64 m_first = 0;                 ///< of the page that is wanted
    TaskPage m_page;
    WatchedLatest<TaskPage> m_reading;
};

} // namespace tandem
