#include "models/usersum/predictiontask.h"

#include "models/random.h"
#include "models/usersum/keyhash.h"
#include "models/usersum/usersumwords.h"
#include "models/usersum/wrongchoices.h"
#include "models/wordof.h"

#include <QSet>

#include <algorithm>
#include <random>

namespace tandem::usersum {

namespace {

using Generator = std::mt19937_64;

constexpr std::array<const char*, kTaskKinds.size()> kTaskKindKeys{"item", "category", "rating"};
constexpr std::array<const char*, kNoTasks.size()> kNoTaskKeys{
    "short_future", "untitled", "unsorted", "tied", "unrated", "same_rating", "few_choices"};
constexpr QLatin1String kTitleGap("{{title}}");

Generator generatorOf(const Timeline& timeline, const TaskTemplate& task, quint64 seed)
{
    const QByteArray key = (timeline.user + QChar(0x1f) + task.name).toUtf8();
    return Generator(keyHash({key.constData(), std::size_t(key.size())}, seed));
}

QString questionOf(const TaskTemplate& task)
{
    return task.question.isEmpty() ? usualQuestion(task) : task.question;
}

/// Puts the choices, of which the first one is right, into an order that is drawn.
void shuffle(PredictionTask& task, Generator& generator)
{
    const QString right = task.choices.first();
    for (qsizetype i = task.choices.size() - 1; i > 0; --i)
        task.choices.swapItemsAt(i, qsizetype(drawBelow(quint64(i) + 1, generator)));
    task.answer = int(task.choices.indexOf(right));
}

/// The place of the choice that most users have; of several the first as they are shown.
template <typename UsersOf>
int mostPopular(const QStringList& choices, const UsersOf& usersOf)
{
    int best = 0;
    for (int i = 1; i < choices.size(); ++i) {
        if (usersOf(choices.at(i)) > usersOf(choices.at(best)))
            best = i;
    }
    return best;
}

const Activity& askedActivity(
    const Timeline& timeline, const TimelineSplit& split, const TaskTemplate& task)
{
    return timeline.activities.at(split.past + task.ahead - 1);
}

std::optional<PredictionTask> itemTask(const Timeline& timeline, const TimelineSplit& split,
    const TaskTemplate& task, const ChoicePool& pool, Generator& generator)
{
    const QString& right = askedActivity(timeline, split, task).title;
    const QStringList wrong =
        drawWrongTitles(timeline, split, right, task.choices - 1, pool, generator);
    if (wrong.isEmpty())
        return {};
    PredictionTask made{task.name, questionOf(task), QStringList{right} + wrong, 0, 0};
    shuffle(made, generator);
    made.popular = mostPopular(
        made.choices, [&](const QString& title) { return pool.usersOf(comparedText(title)); });
    return made;
}

/// The category that occurs most often in what is asked about, or why there is none.
struct FrequentCategory
{
    QString name;
    std::optional<NoTask> whyNone;
};

FrequentCategory frequentCategory(
    const Timeline& timeline, const TimelineSplit& split, const TaskTemplate& task)
{
    QHash<QString, int> counts;
    for (qsizetype i = split.past; i < split.past + task.ahead; ++i) {
        const QStringList& categories = timeline.activities.at(i).categories;
        for (const QString& category : QSet<QString>(categories.cbegin(), categories.cend()))
            ++counts[category];
    }
    FrequentCategory found{{}, NoTask::Unsorted};
    int most = 0;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        if (it.value() > most) {
            found = {it.key(), {}};
            most = it.value();
        } else if (it.value() == most) {
            found.whyNone = NoTask::Tied;
        }
    }
    return found;
}

std::optional<PredictionTask> categoryTask(const Timeline& timeline, const TimelineSplit& split,
    const TaskTemplate& task, const ChoicePool& pool, Generator& generator)
{
    const QString right = frequentCategory(timeline, split, task).name;
    const QStringList wrong = drawWrongCategories(right, task.choices - 1, pool, generator);
    if (wrong.isEmpty())
        return {};
    PredictionTask made{task.name, questionOf(task), QStringList{right} + wrong, 0, 0};
    shuffle(made, generator);
    made.popular = mostPopular(
        made.choices, [&](const QString& category) { return pool.activitiesOfCategory(category); });
    return made;
}

QList<double> pastRatings(const Timeline& timeline, const TimelineSplit& split)
{
    QList<double> past;
    for (qsizetype i = 0; i < split.past; ++i) {
        if (const std::optional<double> rating = timeline.activities.at(i).rating)
            past.append(*rating);
    }
    std::sort(past.begin(), past.end());
    return past;
}

PredictionTask ratingTask(
    const Timeline& timeline, const TimelineSplit& split, const TaskTemplate& task)
{
    const Activity& asked = askedActivity(timeline, split, task);
    const QList<double> past = pastRatings(timeline, split);
    const qsizetype half = past.size() / 2;
    const double median =
        past.size() % 2 == 1 ? past.at(half) : (past.at(half - 1) + past.at(half)) / 2.0;
    const auto asHigh = std::count_if(
        past.cbegin(), past.cend(), [median](double rating) { return rating >= median; });
    PredictionTask made{task.name, questionOf(task).replace(kTitleGap, asked.title),
        {QStringLiteral("yes"), QStringLiteral("no")}, *asked.rating >= median ? 0 : 1,
        2 * asHigh >= past.size() ? 0 : 1};
    return made;
}

/// What of the user's own timeline is in the way of a task.
std::optional<NoTask> hindrance(
    const Timeline& timeline, const TimelineSplit& split, const TaskTemplate& task)
{
    if (split.past + task.ahead > timeline.activities.size())
        return NoTask::ShortFuture;
    if (task.kind == TaskKind::Category)
        return frequentCategory(timeline, split, task).whyNone;
    const Activity& asked = askedActivity(timeline, split, task);
    if (asked.title.isEmpty())
        return NoTask::Untitled;
    if (task.kind == TaskKind::Item)
        return {};
    const QList<double> past = pastRatings(timeline, split);
    if (!asked.rating || past.isEmpty())
        return NoTask::Unrated;
    if (past.first() == past.last())
        return NoTask::SameRating;
    return {};
}

} // namespace

QString taskKindKey(TaskKind kind)
{
    return QLatin1String(wordOf(kind, kTaskKindKeys));
}

std::optional<TaskKind> taskKindFromKey(const QString& key)
{
    for (const TaskKind kind : kTaskKinds) {
        if (key == taskKindKey(kind))
            return kind;
    }
    return {};
}

QString usualQuestion(const TaskTemplate& task)
{
    switch (task.kind) {
    case TaskKind::Item:
        if (task.ahead == 1)
            return QStringLiteral("Which of these does the user choose next?");
        if (task.ahead == 2)
            return QStringLiteral("Which of these does the user choose after the next one?");
        return QStringLiteral("Which of these does the user choose after the next %1?")
            .arg(task.ahead - 1);
    case TaskKind::Category:
        return QStringLiteral("Which of these categories occurs most often among the user's next "
                              "%1 choices?")
            .arg(task.ahead);
    case TaskKind::Rating:
        break;
    }
    return QStringLiteral("Will the user rate \"{{title}}\" at least as high as half of what they "
                          "rated before?");
}

QList<TaskTemplate> usualTasks()
{
    return {{QStringLiteral("next_item"), TaskKind::Item, 1, 5, {}},
        {QStringLiteral("second_item"), TaskKind::Item, 2, 5, {}},
        {QStringLiteral("category"), TaskKind::Category, 10, 5, {}},
        {QStringLiteral("rating"), TaskKind::Rating, 1, 2, {}},
        {QStringLiteral("second_rating"), TaskKind::Rating, 2, 2, {}}};
}

Expected<void> checkTasks(const QList<TaskTemplate>& tasks)
{
    const auto refuse = [](const QString& what) { return failure(ErrorCode::InvalidInput, what); };
    QSet<QString> names;
    for (const TaskTemplate& task : tasks) {
        if (task.name.trimmed().isEmpty())
            return failure(ErrorCode::InvalidInput, UsersumWords::tr("A task has no name."));
        if (names.contains(task.name))
            return refuse(UsersumWords::tr("Two tasks have the name \"%1\".").arg(task.name));
        names.insert(task.name);
        if (task.ahead < 1 || task.ahead > kMostAhead)
            return refuse(UsersumWords::tr("The task \"%1\" must look 1 to %2 activities ahead.")
                              .arg(task.name)
                              .arg(kMostAhead));
        if (task.kind != TaskKind::Rating && (task.choices < 2 || task.choices > kMostChoices))
            return refuse(UsersumWords::tr("The task \"%1\" must have 2 to %2 choices.")
                              .arg(task.name)
                              .arg(kMostChoices));
        if (task.kind == TaskKind::Rating && !questionOf(task).contains(kTitleGap))
            return refuse(UsersumWords::tr(
                "The question of the task \"%1\" does not contain %2 for the item.")
                              .arg(task.name, kTitleGap));
    }
    return {};
}

QString noTaskKey(NoTask why)
{
    return QLatin1String(wordOf(why, kNoTaskKeys));
}

QString noTaskName(NoTask why)
{
    switch (why) {
    case NoTask::ShortFuture:
        return UsersumWords::tr("too few future activities");
    case NoTask::Untitled:
        return UsersumWords::tr("the item has no title");
    case NoTask::Unsorted:
        return UsersumWords::tr("no category");
    case NoTask::Tied:
        return UsersumWords::tr("several categories tie as most frequent");
    case NoTask::Unrated:
        return UsersumWords::tr("no rating");
    case NoTask::SameRating:
        return UsersumWords::tr("all past ratings of the user are the same");
    case NoTask::FewChoices:
        break;
    }
    return UsersumWords::tr("too few other choices");
}

NoTask whyNoTask(const Timeline& timeline, const TimelineSplit& split, const TaskTemplate& task)
{
    return hindrance(timeline, split, task).value_or(NoTask::FewChoices);
}

QList<PredictionTask> predictionTasks(const Timeline& timeline, const TimelineSplit& split,
    const QList<TaskTemplate>& templates, const ChoicePool& pool, quint64 seed)
{
    QList<PredictionTask> tasks;
    for (const TaskTemplate& task : templates) {
        if (hindrance(timeline, split, task))
            continue;
        Generator generator = generatorOf(timeline, task, seed);
        const auto made =
            task.kind == TaskKind::Item       ? itemTask(timeline, split, task, pool, generator)
            : task.kind == TaskKind::Category ? categoryTask(timeline, split, task, pool, generator)
                                              : ratingTask(timeline, split, task);
        if (made)
            tasks.append(*made);
    }
    return tasks;
}

} // namespace tandem::usersum
