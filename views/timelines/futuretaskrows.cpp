#include "views/timelines/futuretaskrows.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "views/timelines/timelineuserwords.h"

#include <algorithm>

namespace tandem {

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

} // namespace tandem
