#include "models/usersum/predictiontask.h"

#include "models/random.h"
#include "models/usersum/keyhash.h"
#include "models/usersum/usersumwords.h"
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
constexpr int kDrawsPerChoice = 200; ///< until a user who knows nearly all items has no task

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

/// Items that may stand beside the right one, more likely the more users have them.
class WrongItems final
{
public:
    WrongItems(const Timeline& timeline, const TimelineSplit& split, const ChoicePool& pool,
        const Activity& right)
        : m_pool(pool)
    {
        QSet<QString> past;
        for (qsizetype i = 0; i < timeline.activities.size(); ++i) {
            m_keys.insert(timeline.activities.at(i).item);
            if (i < split.past)
                past.insert(timeline.activities.at(i).item);
        }
        if (!past.contains(right.item)) {
            m_sums = pool.usersUpTo();
            return;
        }
        // Who did this before is asked among what they did before: else the only item that a
        // summary can know would be the right one.
        for (qsizetype i = split.past; i < timeline.activities.size(); ++i)
            past.remove(timeline.activities.at(i).item);
        m_keys = {right.item};
        quint64 sum = 0;
        for (qsizetype i = 0; i < pool.items().size(); ++i) {
            if (!past.contains(pool.items().at(i).key))
                continue;
            m_places.append(i);
            m_sums.append(sum += quint64(pool.items().at(i).users));
        }
    }

    /// At most `count`, no two of one title and none of the right one's.
    QStringList draw(const QString& rightTitle, int count, QHash<QString, qint64>& users,
        Generator& generator) const
    {
        QSet<QString> titles{rightTitle};
        const quint64 all = m_sums.isEmpty() ? 0 : m_sums.last();
        QStringList drawn;
        for (int tries = 0; all > 0 && drawn.size() < count && tries < count * kDrawsPerChoice;
             ++tries) {
            const qsizetype place =
                std::upper_bound(m_sums.cbegin(), m_sums.cend(), drawBelow(all, generator)) -
                m_sums.cbegin();
            const ChoicePool::Item& item =
                m_pool.items().at(m_places.isEmpty() ? place : m_places.at(place));
            if (m_keys.contains(item.key) || titles.contains(item.title))
                continue;
            titles.insert(item.title);
            users.insert(item.title, item.users);
            drawn.append(item.title);
        }
        return drawn;
    }

private:
    const ChoicePool& m_pool;
    QSet<QString> m_keys; ///< that may not be drawn
    QList<quint64> m_sums;
    QList<qsizetype> m_places; ///< of the pool's items that may; empty: all
};

const Activity& askedActivity(
    const Timeline& timeline, const TimelineSplit& split, const TaskTemplate& task)
{
    return timeline.activities.at(split.past + task.ahead - 1);
}

std::optional<PredictionTask> itemTask(const Timeline& timeline, const TimelineSplit& split,
    const TaskTemplate& task, const ChoicePool& pool, Generator& generator)
{
    const Activity& right = askedActivity(timeline, split, task);
    QHash<QString, qint64> users{{right.title, pool.usersOfItem(right.item)}};
    const QStringList wrong = WrongItems(timeline, split, pool, right)
                                  .draw(right.title, task.choices - 1, users, generator);
    if (wrong.size() < task.choices - 1)
        return {};
    PredictionTask made{task.name, questionOf(task), QStringList{right.title} + wrong, 0, 0};
    shuffle(made, generator);
    made.popular =
        mostPopular(made.choices, [&](const QString& title) { return users.value(title); });
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
    QStringList choices{right};
    for (const QString& category : pool.categories()) {
        if (choices.size() < task.choices && category != right)
            choices.append(category);
    }
    if (choices.size() < task.choices)
        return {};
    PredictionTask made{task.name, questionOf(task), choices, 0, 0};
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
    const auto refuse = [](const TaskTemplate& task, const QString& what) {
        return failure(
            ErrorCode::InvalidInput, UsersumWords::tr("The task \"%1\": %2").arg(task.name, what));
    };
    QSet<QString> names;
    for (const TaskTemplate& task : tasks) {
        if (task.name.trimmed().isEmpty())
            return failure(ErrorCode::InvalidInput, UsersumWords::tr("A task has no name."));
        if (names.contains(task.name))
            return refuse(task, UsersumWords::tr("there is another one of that name."));
        names.insert(task.name);
        if (task.ahead < 1 || task.ahead > kMostAhead)
            return refuse(
                task, UsersumWords::tr("it looks 1 to %1 activities ahead.").arg(kMostAhead));
        if (task.kind != TaskKind::Rating && (task.choices < 2 || task.choices > kMostChoices))
            return refuse(task, UsersumWords::tr("it has 2 to %1 choices.").arg(kMostChoices));
        if (task.kind == TaskKind::Rating && !questionOf(task).contains(kTitleGap))
            return refuse(task, UsersumWords::tr("its question does not name the item, as %1 does.")
                                    .arg(kTitleGap));
    }
    return {};
}

ChoicePool::ChoicePool(const QList<Timeline>& timelines, const SplitRule& rule)
{
    QHash<QString, QString> titles; ///< by key
    for (const Timeline& timeline : timelines) {
        const auto split = splitTimeline(timeline, rule);
        QSet<QString> items;
        for (qsizetype i = 0; split && i < split->past; ++i) {
            const Activity& activity = timeline.activities.at(i);
            items.insert(activity.item);
            titles.insert(activity.item, activity.title);
            for (const QString& category :
                QSet<QString>(activity.categories.cbegin(), activity.categories.cend()))
                ++m_activitiesOfCategory[category];
        }
        for (const QString& item : std::as_const(items))
            ++m_usersOfItem[item];
    }
    for (auto it = m_usersOfItem.cbegin(); it != m_usersOfItem.cend(); ++it) {
        if (const QString title = titles.value(it.key()); !title.isEmpty())
            m_items.append({it.key(), title, it.value()});
    }
    std::sort(m_items.begin(), m_items.end(), [](const Item& a, const Item& b) {
        return a.users != b.users ? a.users > b.users : a.key < b.key;
    });
    quint64 users = 0;
    for (const Item& item : std::as_const(m_items))
        m_usersUpTo.append(users += quint64(item.users));
    m_categories = m_activitiesOfCategory.keys();
    std::sort(m_categories.begin(), m_categories.end(), [this](const QString& a, const QString& b) {
        const qint64 countOfA = activitiesOfCategory(a);
        const qint64 countOfB = activitiesOfCategory(b);
        return countOfA != countOfB ? countOfA > countOfB : a < b;
    });
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
        return UsersumWords::tr("several categories are the most frequent");
    case NoTask::Unrated:
        return UsersumWords::tr("no rating");
    case NoTask::SameRating:
        return UsersumWords::tr("past ratings are all the same");
    case NoTask::FewChoices:
        break;
    }
    return UsersumWords::tr("too few others to choose from");
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
