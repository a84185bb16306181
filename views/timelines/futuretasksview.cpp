#include "views/timelines/futuretasksview.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/layoutkeeping.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>

#include <algorithm>

namespace tandem {

namespace {

/// "7 of 12 predictions hit; the most popular guess 1 of 4": how the tasks went as a whole.
QString tasksRemark(const QList<FutureTaskRow>& rows)
{
    int hits = 0;
    int asked = 0;
    int popular = 0;
    for (const FutureTaskRow& row : rows) {
        hits += row.first.hits;
        asked += row.first.asked;
        popular += row.isPopular ? 1 : 0;
    }
    const QString all = results::countText(rows.size());
    const QString byPopular = FutureTasksView::tr("most popular guess: %1 of %2", "tasks hit")
                                  .arg(results::countText(popular), all);
    if (asked == 0)
        return FutureTasksView::tr("%1, not predicted yet; %2", "tasks, the most popular guess")
            .arg(all, byPopular);
    return FutureTasksView::tr("%1 of %2 predictions hit; %3", "hits, all, the most popular guess")
        .arg(results::countText(hits), results::countText(asked), byPopular);
}

} // namespace

FutureTasksView::FutureTasksView(QWidget* parent)
    : QWidget(parent)
    , m_tasks(new RowsOf<FutureTaskRow>(futureTaskSpec(), this))
    , m_rows(new RowsOf<TaskDetailRow>(taskDetailSpec(), this))
    , m_header(new PaneHeader(this))
    , m_question(named(newNote(this, LabelStyle::Strong), "futureTaskQuestion"))
    , m_list(named(new CardsView(m_tasks, this), "futureTasks"))
    , m_details(named(new CardsView(m_rows, this), "futureTaskDetails"))
{
    auto* detail = new QWidget(this);
    m_question->setContentsMargins(14, 8, 14, 8);
    inColumn(detail, {m_question, {m_details, 1}}, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, detail})
        part->setMinimumWidth(150);
    QSplitter* panes =
        keptPanes("futureTaskPanes", Qt::Horizontal, {m_list, detail}, {400, 420}, {1, 1});
    inColumn(this, {m_header, {panes, 1}}, 0);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &FutureTasksView::showTask);
    connect(m_details, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const TaskDetailRow* row = m_rows->rowAt(index.row());
        if (row && row->what != TaskDetailRow::What::Headline)
            emit replyWanted();
    });
    inEveryLanguage(this, [this] { retranslate(); });
}

void FutureTasksView::setUser(const SharedTimelineUser& user)
{
    m_user = user;
    m_tasks->setRows(user ? futureTaskRows(*user) : QList<FutureTaskRow>());
    if (m_list->currentRow() < 0)
        m_list->chooseRow(0);
    retranslate();
}

void FutureTasksView::step(int by)
{
    m_list->chooseRow(std::clamp(m_list->currentRow() + by, 0, m_tasks->rowCount() - 1));
}

std::optional<TaskDetailRow> FutureTasksView::prediction() const
{
    const TaskDetailRow* current = m_rows->rowAt(m_details->currentRow());
    if (current && current->what == TaskDetailRow::What::Prediction)
        return *current;
    const QList<TaskDetailRow>& rows = m_rows->rows();
    const bool isChosen = current && current->isChosen;
    const auto found = std::find_if(rows.cbegin(), rows.cend(), [&](const TaskDetailRow& row) {
        return row.what == TaskDetailRow::What::Prediction &&
               (!isChosen || row.choice == current->place);
    });
    return found == rows.cend() ? std::nullopt : std::optional(*found);
}

void FutureTasksView::showTask()
{
    const FutureTaskRow* task = m_tasks->rowAt(m_list->currentRow());
    m_question->setVisible(task != nullptr);
    m_question->setText(task ? task->question : QString());
    const FutureTaskId shown = task ? task->task : FutureTaskId();
    if (std::exchange(m_shown, shown) != shown)
        m_rows->setRows({}); // choices of another task are not the same ones
    m_rows->setRows(task && m_user ? taskDetailRows(*m_user, shown) : QList<TaskDetailRow>());
}

void FutureTasksView::retranslate()
{
    m_header->setTitle(tr("Tasks"));
    m_list->setAccessibleName(tr("Tasks"));
    m_details->setAccessibleName(tr("Choices and predictions"));
    m_list->setEmptyText(tr("No tasks about this user's future."));
    QString remark = m_tasks->rowCount() > 0 ? tasksRemark(m_tasks->rows()) : QString();
    // Beside another one's it would be taken for both.
    if (m_user && m_user->second && !remark.isEmpty())
        remark = tr("%1: %2", "a summarizer, how its tasks went")
                     .arg(isolated(m_user->first.summarizer), remark);
    m_header->setRemark(remark);
    m_tasks->refresh();
    showTask();
}

} // namespace tandem
