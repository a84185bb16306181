#pragma once

#include "models/ids.h"
#include "ui/rows/rowsview.h"

namespace tandem {

class ProjectSession;
template <typename Row>
class RowsOf;
struct TaskRow;

/// The tasks of a run that failed or whose replies cannot be read, with the reasons; each leads to
/// what it was about and to its reply. Hidden where there are none.
class FailedTasks final : public RowsView
{
    Q_OBJECT
    Q_DISABLE_COPY(FailedTasks)

public:
    explicit FailedTasks(ProjectSession& session, QWidget* parent = nullptr);

    /// An invalid id shows none.
    void showRun(RunId run);
    /// Whether there may be a reply to show.
    bool hasReply() const;
    /// Shows the reply of the current task, or of the first one.
    void showReply();

private:
    void go(int row);

    ProjectSession& m_session;
    RowsOf<TaskRow>* m_tasks;
};

} // namespace tandem
