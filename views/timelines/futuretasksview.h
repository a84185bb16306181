#pragma once

#include "ui/rows/rowsof.h"
#include "views/timelines/showntimelineuser.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <optional>

class QLabel;

namespace tandem {

class CardsView;
class PaneHeader;

/// How often a predictor hit one task from one summary.
struct TaskHits
{
    int hits = 0;
    int asked = 0; ///< runs of predictions; 0: it was not asked

    bool operator==(const TaskHits&) const = default;
};
TaskHits hitsOf(const ShownUserSummary& summary, FutureTaskId task);

/// What two summaries won: predictions, each of a task in a run that both have.
struct WonTasks
{
    int onlyFirst = 0; ///< that the first hit and the second missed
    int onlySecond = 0;
    int both = 0;
    int neither = 0;
    int left = 0; ///< tasks without a run that both have

    int all() const { return onlyFirst + onlySecond + both + neither; }
    bool operator==(const WonTasks&) const = default;
};
WonTasks wonTasks(const ShownUserSummary& first, const ShownUserSummary& second,
    const QList<StoredFutureTask>& tasks);
/// The same in a line.
QString wonText(const ShownUserSummary& first, const ShownUserSummary& second, const WonTasks& won);

/// A question about a user's future, and how it went.
struct FutureTaskRow
{
    FutureTaskId task;
    int place = 0; ///< from 1
    QString name;
    QString question;
    TaskHits first;
    std::optional<TaskHits> second; ///< of the summary beside it
    bool isPopular = false;         ///< the most popular guess is right
    bool operator==(const FutureTaskRow&) const = default;
};
QList<FutureTaskRow> futureTaskRows(const ShownTimelineUser& user);
RowSpec<FutureTaskRow> futureTaskSpec();

/// What there is to say of one task: its question, its choices, and each prediction.
struct TaskDetailRow
{
    enum class What { Headline, Choice, Prediction };

    What what = What::Choice;
    int place = 0;          ///< of the choice from 0; of a prediction its repeat; else any number
    bool isSecond = false;  ///< a prediction from the summary beside it
    QString title;          ///< a choice as it is shown, or a headline
    QString line{};         ///< who chose it; of a prediction that it was imported
    bool isAnswer = false;  ///< the right choice
    bool isPopular = false; ///< what one guesses who knows nothing of the user
    bool isHit = false;
    bool isChosen = false;       ///< by any prediction
    std::optional<int> choice{}; ///< of a prediction; none: no reply could be read
    ReplyId reply{};
    RunId run{};
    bool operator==(const TaskDetailRow&) const = default;
};
QList<TaskDetailRow> taskDetailRows(const ShownTimelineUser& user, FutureTaskId task);
RowSpec<TaskDetailRow> taskDetailSpec();

/// What is asked about a user's future: the tasks with hit or miss, and of the current one the
/// question, the choices and every prediction.
class FutureTasksView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FutureTasksView)

public:
    explicit FutureTasksView(QWidget* parent = nullptr);

    /// Another user, null for none, or the same one read anew.
    void setUser(const SharedTimelineUser& user);
    /// The next task of the list, or the one before; stays at its ends.
    void step(int by);
    /// The prediction that is looked at: the current one, or the first that chose the current
    /// choice, or the first of all. None where there is none.
    std::optional<TaskDetailRow> prediction() const;
    CardsView* list() const { return m_list; }
    CardsView* details() const { return m_details; }

signals:
    /// Enter or a double click on a prediction.
    void replyWanted();

private:
    void showTask();
    void retranslate();

    SharedTimelineUser m_user;
    RowsOf<FutureTaskRow>* m_tasks;
    RowsOf<TaskDetailRow>* m_rows;
    PaneHeader* m_header;
    QLabel* m_question;
    CardsView* m_list;
    CardsView* m_details;
    FutureTaskId m_shown;
};

} // namespace tandem
