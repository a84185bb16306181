#include "views/runs/failedtasks.h"

#include "storage/repositories/runtasks.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/livetext.h"
#include "ui/screen/workspace.h"
#include "views/runs/runrows.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr int kMostFailures = 500; // that are listed

} // namespace

FailedTasks::FailedTasks(ProjectSession& session, QWidget* parent)
    : RowsView(parent)
    , m_session(session)
    , m_tasks(new RowsOf<TaskRow>(failedTaskRows(), this))
{
    setObjectName(QStringLiteral("failedTasks"));
    setModel(m_tasks);
    says(this, &QWidget::setAccessibleName, [] { return tr("Tasks that failed"); });
    connect(
        this, &RowsView::activated, this, [this](const QModelIndex& index) { go(index.row()); });
}

void FailedTasks::showRun(RunId run)
{
    QList<TaskRow> tasks;
    if (run.isValid()) {
        RunTasks all(m_session.project().reader());
        for (const auto& found :
            {all.failedTasks(run, kMostFailures), all.unreadTasks(run, kMostFailures)}) {
            if (!found)
                return Workspace::of(this)->tellError(found.error());
            tasks += *found;
        }
    }
    m_tasks->setRows(tasks);
    setVisible(!tasks.isEmpty());
}

bool FailedTasks::hasReply() const
{
    const TaskRow* task = m_tasks->rowAt(currentRow());
    return m_tasks->rowCount() > 0 && (!task || task->reply.isValid());
}

void FailedTasks::go(int row)
{
    const TaskRow* task = m_tasks->rowAt(row);
    if (!task)
        return;
    if (!task->subject.sample.isValid()) {
        emit m_session.workspaceRequested(WorkspaceId::Inspect);
        return;
    }
    // A workspace goes only to places that are asked for once it is on the screen.
    emit m_session.workspaceRequested(WorkspaceId::Facts);
    m_session.setCurrentSample(task->subject.sample, task->paragraphNumber);
}

void FailedTasks::showReply()
{
    Workspace* workspace = Workspace::of(this);
    const TaskRow* task = m_tasks->rowAt(std::max(0, currentRow()));
    if (!task || !task->reply.isValid())
        return workspace->tell(tr("This task has no reply: it failed before a model answered."));
    const auto text = replyText(m_session.project().reader(), task->reply);
    if (!text)
        return workspace->tellError(text.error());
    (new ReplyDialog(*text, workspace))->open();
}

} // namespace tandem
