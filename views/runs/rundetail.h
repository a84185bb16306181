#pragma once

#include "models/llm/chat.h"
#include "storage/repositories/tasklisting.h"
#include "storage/runs/rundriver.h"
#include "ui/screen/workspaceid.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tandem {

class ElidedLabel;
class ProgressLine;
class ProjectSession;
class RowsView;
class SegmentSwitch;
class StatCard;
template <typename Row>
class RowsOf;

/// How one run goes, in few lines: what it is, how far it is, what it took so far and will still
/// take. Nothing in it moves while the run goes on and when it ends, but for a reason that needs
/// more lines than others: that is said whole.
class RunDetail final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(RunDetail)

public:
    explicit RunDetail(QWidget* parent = nullptr);

    /// Shows a run; `progress` is given while it is worked on. `hasPrices`: whether its endpoint
    /// has.
    void showRun(const RunRow& run, const std::optional<RunProgress>& progress, bool finishing,
        bool hasPrices);
    /// Of the run that is shown; none: they are not known yet.
    void showFigures(const std::optional<RunFigures>& figures);

private:
    QString itemsTitle() const;
    bool givesScores() const;
    QString stateLine(
        const RunRow& run, const std::optional<RunProgress>& progress, bool finishing) const;
    void showTime(const RunRow& run, const std::optional<RunProgress>& progress);
    /// What is left of it, in the place of a reason why it ended.
    void showReason(const RunRow& run, const std::optional<RunProgress>& progress);
    void showTokens();
    void showCost(const RunRow& run, const ReplyTotals& totals, const AttemptTotals& attempts,
        bool hasPrices);

    ElidedLabel* m_title;
    ElidedLabel* m_state;
    QLabel* m_settings; ///< what it was asked to do
    QLabel* m_reason;   ///< why it ended, or nothing
    QLabel* m_left;     ///< what it will still take
    ProgressLine* m_progress;
    StatCard* m_items;
    StatCard* m_done;
    StatCard* m_mean;
    StatCard* m_time;
    StatCard* m_tokens;
    StatCard* m_cost;
    std::optional<RunKindId> m_kind; ///< of the run that is shown
    std::optional<RunFigures> m_figures;
    llm::Usage m_usage{0, 0};
};

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
