#include "views/timelines/futuretasksview.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/layoutkeeping.h"
#include "views/timelines/timelineuserwords.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>

#include <algorithm>

namespace tandem {

namespace {

/// Counts the predictions of one task in the runs that both have.
void addTask(
    WonTasks& won, const ShownUserSummary& first, const ShownUserSummary& second, FutureTaskId task)
{
    const QList<StoredPrediction> others = second.predictionsOf(task);
    const QList<StoredPrediction> ones = first.predictionsOf(task);
    const int before = won.all();
    for (const StoredPrediction& one : ones) {
        const auto other = std::find_if(others.cbegin(), others.cend(),
            [&one](const StoredPrediction& any) { return any.made.repeat == one.made.repeat; });
        if (other == others.cend())
            continue;
        if (one.isHit)
            ++(other->isHit ? won.both : won.onlyFirst);
        else
            ++(other->isHit ? won.onlySecond : won.neither);
    }
    won.left += won.all() == before ? 1 : 0;
}

/// One may be called "none", which is no name without its marks.
QString quoted(const QString& summarizer)
{
    return isolated(QLatin1Char('"') + summarizer + QLatin1Char('"'));
}

} // namespace

TaskHits hitsOf(const ShownUserSummary& summary, FutureTaskId task)
{
    TaskHits hits;
    for (const StoredPrediction& prediction : summary.predictions) {
        if (prediction.made.task != task)
            continue;
        ++hits.asked;
        hits.hits += prediction.isHit ? 1 : 0;
    }
    return hits;
}

WonTasks wonTasks(const ShownUserSummary& first, const ShownUserSummary& second,
    const QList<StoredFutureTask>& tasks)
{
    WonTasks won;
    for (const StoredFutureTask& task : tasks)
        addTask(won, first, second, task.id);
    return won;
}

QString wonText(const ShownUserSummary& first, const ShownUserSummary& second, const WonTasks& won)
{
    if (won.all() == 0)
        return TimelineUserWords::tr("No task has been predicted from both summaries yet.");
    QStringList parts{TimelineUserWords::tr("Of %n prediction(s) from each, over tasks and runs",
                          "two summaries", won.all()),
        TimelineUserWords::tr("%n hit by %1 alone", "predictions, a summarizer", won.onlyFirst)
            .arg(quoted(first.summarizer)),
        TimelineUserWords::tr("%n hit by %1 alone", "predictions, a summarizer", won.onlySecond)
            .arg(quoted(second.summarizer)),
        TimelineUserWords::tr("%n hit by both", "tasks", won.both),
        TimelineUserWords::tr("%n by neither", "tasks hit", won.neither)};
    if (won.left > 0)
        parts.append(TimelineUserWords::tr("%n not predicted from both", "tasks", won.left));
    return parts.join(QStringLiteral(" · "));
}

namespace {

using DetailWhat = TaskDetailRow::What;

QString taskHitsText(const TaskHits& hits)
{
    if (hits.asked == 0)
        return TimelineUserWords::tr("not predicted", "a task");
    if (hits.asked == 1)
        return hits.hits == 1 ? TimelineUserWords::tr("hit", "a task that was predicted")
                              : TimelineUserWords::tr("missed", "a task that was predicted wrong");
    return TimelineUserWords::tr("%1 of %2 hit", "runs that predicted a task")
        .arg(results::countText(hits.hits), results::countText(hits.asked));
}

BadgeKind hitsBadge(const TaskHits& hits)
{
    if (hits.asked == 0)
        return BadgeKind::Neutral;
    if (hits.hits == hits.asked)
        return BadgeKind::Yes;
    return hits.hits == 0 ? BadgeKind::No : BadgeKind::Boundary;
}

QString besideText(const FutureTaskRow& row)
{
    return row.second ? TimelineUserWords::tr("compared: %1", "how often a task was hit")
                            .arg(taskHitsText(*row.second))
                      : QString();
}

Card futureTaskCard(const FutureTaskRow& row)
{
    Card card;
    card.number = results::countText(row.place);
    card.title = row.question;
    card.badge = hitsBadge(row.first);
    card.badgeText = taskHitsText(row.first);
    card.line = row.name;
    card.lineTrailing = besideText(row);
    return card;
}

/// "run 1", "runs 1, 3".
QString repeatsText(const QList<int>& repeats)
{
    QStringList numbers;
    for (const int repeat : repeats)
        numbers.append(results::countText(repeat));
    return TimelineUserWords::tr("run(s) %1", nullptr, int(repeats.size()))
        .arg(numbers.join(QStringLiteral(", ")));
}

QList<int> repeatsThatChose(const ShownUserSummary& summary, FutureTaskId task, int choice)
{
    QList<int> repeats;
    const QList<StoredPrediction> predictions = summary.predictionsOf(task);
    for (const StoredPrediction& prediction : predictions) {
        if (prediction.made.choice == choice)
            repeats.append(prediction.made.repeat);
    }
    return repeats;
}

TaskDetailRow choiceRow(const ShownTimelineUser& user, const StoredFutureTask& task, int choice)
{
    TaskDetailRow row{DetailWhat::Choice, choice, false, task.task.choices.at(choice)};
    row.isAnswer = choice == task.task.answer;
    row.isPopular = choice == task.task.popular;
    QStringList parts;
    const auto add = [&](const ShownUserSummary& summary) {
        const QList<int> repeats = repeatsThatChose(summary, task.id, choice);
        if (!repeats.isEmpty())
            parts.append(TimelineUserWords::tr("predicted from %1: %2", "summarizer, runs")
                             .arg(isolated(summary.summarizer), repeatsText(repeats)));
    };
    add(user.first);
    if (user.second)
        add(*user.second);
    row.isChosen = !parts.isEmpty();
    if (row.isPopular)
        parts.append(TimelineUserWords::tr("most popular guess"));
    row.line = parts.join(QStringLiteral(" · "));
    return row;
}

QString chosenText(const StoredFutureTask& task, std::optional<int> choice)
{
    if (!choice)
        return TimelineUserWords::tr("unparsable reply");
    return *choice < task.task.choices.size()
               ? task.task.choices.at(*choice)
               : TimelineUserWords::tr("wrong choice, not given in the file");
}

void addPredictions(QList<TaskDetailRow>& rows, const ShownUserSummary& summary,
    const StoredFutureTask& task, bool isSecond)
{
    const QList<StoredPrediction> predictions = summary.predictionsOf(task.id);
    if (predictions.isEmpty())
        return;
    rows.append({DetailWhat::Headline, isSecond ? 2 : 1, isSecond,
        TimelineUserWords::tr("Predicted from %1", "summarizer")
            .arg(isolated(summary.summarizer))});
    for (const StoredPrediction& prediction : predictions) {
        const std::optional<int> choice = prediction.made.choice;
        TaskDetailRow row{
            DetailWhat::Prediction, prediction.made.repeat, isSecond, chosenText(task, choice)};
        if (!prediction.made.run.isValid())
            row.line = TimelineUserWords::tr("imported", "a prediction");
        row.choice = choice;
        row.isHit = prediction.isHit;
        row.reply = prediction.made.reply;
        row.run = prediction.made.run;
        rows.append(row);
    }
}

Card taskDetailCard(const TaskDetailRow& row)
{
    Card card;
    card.title = row.title;
    card.isHeadline = row.what == DetailWhat::Headline;
    if (card.isHeadline)
        return card;
    card.line = row.line;
    if (row.what == DetailWhat::Choice) {
        card.number = results::countText(row.place + 1);
        if (row.isAnswer) {
            card.badge = BadgeKind::Yes;
            card.badgeText = TimelineUserWords::tr("correct", "a choice");
        } else if (row.isChosen) {
            card.badge = BadgeKind::Boundary;
            card.badgeText = TimelineUserWords::tr("wrong", "a choice that was predicted");
        }
        return card;
    }
    card.number = TimelineUserWords::tr("run %1").arg(results::countText(row.place));
    card.badge = row.isHit ? BadgeKind::Yes : BadgeKind::No;
    card.badgeText = row.isHit ? TimelineUserWords::tr("hit", "a task that was predicted")
                               : TimelineUserWords::tr("missed", "a task that was predicted wrong");
    return card;
}

} // namespace

QList<FutureTaskRow> futureTaskRows(const ShownTimelineUser& user)
{
    QList<FutureTaskRow> rows;
    for (const StoredFutureTask& task : user.tasks) {
        FutureTaskRow row{task.id, int(rows.size()) + 1, task.task.name, task.task.question,
            hitsOf(user.first, task.id), {}, task.task.popular == task.task.answer};
        if (user.second)
            row.second = hitsOf(*user.second, task.id);
        rows.append(row);
    }
    return rows;
}

RowSpec<FutureTaskRow> futureTaskSpec()
{
    RowSpec<FutureTaskRow> spec;
    spec.key = [](const FutureTaskRow& row) { return RowKey(row.task); };
    spec.card = futureTaskCard;
    spec.shape = {.titleLines = 2, .strongTitle = false};
    spec.accessible = [](const FutureTaskRow& row) {
        QStringList parts{results::countText(row.place), row.question, taskHitsText(row.first)};
        if (row.second)
            parts.append(besideText(row));
        return parts.join(QStringLiteral(". "));
    };
    return spec;
}

QList<TaskDetailRow> taskDetailRows(const ShownTimelineUser& user, FutureTaskId task)
{
    const auto found = std::find_if(user.tasks.cbegin(), user.tasks.cend(),
        [task](const StoredFutureTask& one) { return one.id == task; });
    QList<TaskDetailRow> rows;
    if (found == user.tasks.cend())
        return rows;
    for (int choice = 0; choice < int(found->task.choices.size()); ++choice)
        rows.append(choiceRow(user, *found, choice));
    addPredictions(rows, user.first, *found, false);
    if (user.second)
        addPredictions(rows, *user.second, *found, true);
    return rows;
}

RowSpec<TaskDetailRow> taskDetailSpec()
{
    RowSpec<TaskDetailRow> spec;
    spec.key = [](const TaskDetailRow& row) {
        return RowKey(row.place * 8 + int(row.what) * 2 + (row.isSecond ? 1 : 0));
    };
    spec.card = taskDetailCard;
    spec.shape = {.strongTitle = false, .headlines = true};
    return spec;
}

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
