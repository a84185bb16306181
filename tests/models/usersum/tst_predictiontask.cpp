#include "models/usersum/predictiontask.h"

#include "models/usersum/wrongchoices.h"
#include "testmain.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <random>

using namespace tandem;
using namespace tandem::usersum;

namespace {

const SplitRule kLastThree{SplitRule::By::Count, 0.8, 3};

Activity activity(int time, const QString& item, double rating = 3.0, QStringList categories = {})
{
    return {time, item, QStringLiteral("Title of ") + item, {}, rating, std::move(categories)};
}

/// `user` did 1, 2, 3 ... of their own items, whose names begin alike.
Timeline timelineOf(const QString& user, int count)
{
    Timeline timeline{user, {}};
    for (int i = 0; i < count; ++i)
        timeline.activities.append(activity(i, user + QString::number(i), 1.0 + i % 5,
            {i % 2 == 0 ? QStringLiteral("Drama") : QStringLiteral("Comedy")}));
    return timeline;
}

QList<Timeline> severalTimelines()
{
    QList<Timeline> timelines;
    for (const char* user : {"a", "b", "c", "d"})
        timelines.append(timelineOf(QLatin1String(user), 9));
    return timelines;
}

QList<PredictionTask> tasksOf(
    const Timeline& timeline, const TaskTemplate& task, const ChoicePool& pool, quint64 seed = 1)
{
    const auto split = splitTimeline(timeline, kLastThree);
    return split ? predictionTasks(timeline, *split, {task}, pool, seed) : QList<PredictionTask>();
}

} // namespace

/// Questions about the future of users.
class TestPredictionTask final : public QObject
{
    Q_OBJECT

private slots:
    void theNextItemStandsAmongItemsOfOthers()
    {
        const QList<Timeline> timelines = severalTimelines();
        const ChoicePool pool(timelines, kLastThree);
        const auto tasks =
            tasksOf(timelines.first(), {QStringLiteral("next"), TaskKind::Item, 1, 4, {}}, pool);
        QCOMPARE(tasks.size(), 1);
        const PredictionTask& task = tasks.first();
        QCOMPARE(task.choices.size(), 4);
        QCOMPARE(task.choices.at(task.answer), QStringLiteral("Title of a6"));
        QCOMPARE(QSet<QString>(task.choices.cbegin(), task.choices.cend()).size(), 4);
        for (int i = 0; i < task.choices.size(); ++i)
            QVERIFY(
                i == task.answer || !task.choices.at(i).startsWith(QLatin1String("Title of a")));
    }

    /// Or else the only choice that a summary of the past can name would be the right one.
    void whatTheUserDidBeforeStandsAmongWhatTheyDidBefore()
    {
        QList<Timeline> timelines = severalTimelines();
        timelines[0].activities[6] = activity(6, QStringLiteral("a2"));
        const ChoicePool pool(timelines, kLastThree);
        const TaskTemplate next{QStringLiteral("next"), TaskKind::Item, 1, 4, {}};
        for (quint64 seed = 0; seed < 20; ++seed) {
            const auto tasks = tasksOf(timelines.first(), next, pool, seed);
            QCOMPARE(tasks.size(), 1);
            const PredictionTask& task = tasks.first();
            QCOMPARE(task.choices.at(task.answer), QStringLiteral("Title of a2"));
            for (const QString& choice : task.choices)
                QVERIFY(choice.startsWith(QLatin1String("Title of a")) &&
                        choice < QLatin1String("Title of a6"));
        }
        // Of six there are five others.
        QVERIFY(tasksOf(timelines.first(), {next.name, TaskKind::Item, 1, 7, {}}, pool).isEmpty());
    }

    void theSameSeedDrawsTheSame()
    {
        const QList<Timeline> timelines = severalTimelines();
        const ChoicePool pool(timelines, kLastThree);
        const ChoicePool turned(
            {timelines.at(3), timelines.at(1), timelines.at(0), timelines.at(2)}, kLastThree);
        const TaskTemplate task{QStringLiteral("next"), TaskKind::Item, 2, 5, {}};
        QCOMPARE(tasksOf(timelines.at(1), task, pool), tasksOf(timelines.at(1), task, turned));
        bool differs = false;
        for (quint64 seed = 2; seed < 12; ++seed)
            differs |=
                tasksOf(timelines.at(1), task, pool, seed) != tasksOf(timelines.at(1), task, pool);
        QVERIFY(differs);
    }

    void theRightChoiceStandsInEachPlaceAboutAsOften()
    {
        const QList<Timeline> timelines = severalTimelines();
        const ChoicePool pool(timelines, kLastThree);
        QList<int> places(4);
        for (quint64 seed = 0; seed < 400; ++seed)
            ++places[tasksOf(
                timelines.first(), {QStringLiteral("next"), TaskKind::Item, 1, 4, {}}, pool, seed)
                         .first()
                         .answer];
        for (const int count : std::as_const(places))
            QVERIFY2(count > 60 && count < 140, qPrintable(QString::number(count)));
    }

    void whoKnowsAllItemsHasNoTask()
    {
        const Timeline alone = timelineOf(QStringLiteral("a"), 9);
        const ChoicePool pool({alone}, kLastThree);
        QVERIFY(tasksOf(alone, {QStringLiteral("next"), TaskKind::Item, 1, 2, {}}, pool).isEmpty());
    }

    void theCategoryIsTheOneThatOccursMostOften()
    {
        Timeline timeline = timelineOf(QStringLiteral("a"), 9);
        timeline.activities[6].categories = {QStringLiteral("War"), QStringLiteral("War")};
        timeline.activities[7].categories = {QStringLiteral("Drama"), QStringLiteral("War")};
        timeline.activities[8].categories = {};
        const ChoicePool pool(severalTimelines(), kLastThree);
        const TaskTemplate task{QStringLiteral("category"), TaskKind::Category, 3, 3, {}};
        const auto tasks = tasksOf(timeline, task, pool);
        QCOMPARE(tasks.size(), 1);
        QCOMPARE(tasks.first().choices.at(tasks.first().answer), QStringLiteral("War"));
        // As many of each: nothing is the right answer.
        timeline.activities[8].categories = {QStringLiteral("Drama")};
        QVERIFY(tasksOf(timeline, task, pool).isEmpty());
    }

    void aRatingIsHighFromTheMedianOn()
    {
        Timeline timeline = timelineOf(QStringLiteral("a"), 9); // past: 1 2 3 4 5 1, median 2.5
        const ChoicePool pool({timeline}, kLastThree);
        const TaskTemplate task{QStringLiteral("rating"), TaskKind::Rating, 1, 2, {}};
        timeline.activities[6].rating = 2.5;
        QCOMPARE(tasksOf(timeline, task, pool).first().answer, 0);
        QVERIFY(tasksOf(timeline, task, pool)
                    .first()
                    .question.contains(QLatin1String("\"Title of a6\"")));
        timeline.activities[6].rating = 2.4;
        QCOMPARE(tasksOf(timeline, task, pool).first().answer, 1);
        timeline.activities[6].rating = {};
        QVERIFY(tasksOf(timeline, task, pool).isEmpty());
    }

    void whereAllPastRatingsAreTheSameThereIsNothingToTell()
    {
        Timeline timeline = timelineOf(QStringLiteral("a"), 9);
        for (Activity& one : timeline.activities)
            one.rating = 4.0;
        const ChoicePool pool({timeline}, kLastThree);
        QVERIFY(tasksOf(timeline, {QStringLiteral("rating"), TaskKind::Rating, 1, 2, {}}, pool)
                    .isEmpty());
    }

    void theMostPopularIsAGuessThatKnowsNothingOfTheUser()
    {
        QList<Timeline> timelines = severalTimelines();
        // Everybody but a has seen b0, and one fewer what a does next.
        for (int user = 1; user < 4; ++user)
            timelines[user].activities[0] = activity(0, QStringLiteral("b0"));
        for (int user = 1; user < 3; ++user)
            timelines[user].activities[1] = activity(1, QStringLiteral("e"));
        timelines[0].activities[6] = activity(6, QStringLiteral("e"));
        const ChoicePool pool(timelines, kLastThree);
        int seen = 0;
        for (quint64 seed = 0; seed < 40; ++seed) {
            const auto tasks = tasksOf(
                timelines.first(), {QStringLiteral("next"), TaskKind::Item, 1, 4, {}}, pool, seed);
            const PredictionTask& task = tasks.first();
            const auto place = task.choices.indexOf(QStringLiteral("Title of b0"));
            if (place < 0)
                continue;
            ++seen;
            QCOMPARE(task.popular, int(place));
        }
        QVERIFY(seen > 0);
    }

    /// Two branches of one chain are one title to who is asked.
    void noWrongChoiceHasATitleOfTheUsersOwn()
    {
        QList<Timeline> timelines = severalTimelines();
        const auto titled = [](int time, const char* item, const char* title) {
            Activity one = activity(time, QLatin1String(item));
            one.title = QLatin1String(title);
            return one;
        };
        // What a did and does is called the same elsewhere, but for case and blanks.
        timelines[0].activities[0] = titled(0, "a0", "Corner Cafe");
        timelines[0].activities[8] = titled(8, "a8", "Night Bus");
        timelines[1].activities[0] = titled(0, "b0", "CORNER  cafe");
        timelines[2].activities[0] = titled(0, "c0", "night bus");
        timelines[3].activities[0] = titled(0, "d0", "title of  A6");
        const ChoicePool pool(timelines, kLastThree);
        for (quint64 seed = 0; seed < 60; ++seed) {
            const PredictionTask task = tasksOf(
                timelines.first(), {QStringLiteral("next"), TaskKind::Item, 1, 6, {}}, pool, seed)
                                            .first();
            QSet<QString> seen;
            for (const QString& choice : task.choices)
                seen.insert(comparedText(choice));
            QCOMPARE(seen.size(), 6);
            QVERIFY(!seen.contains(QStringLiteral("corner cafe")));
            QVERIFY(!seen.contains(QStringLiteral("night bus")));
        }
        // Who goes to another branch has been there before, as far as anybody is told.
        timelines[0].activities[6] = titled(6, "a99", "Corner cafe");
        const PredictionTask again = tasksOf(timelines.first(),
            {QStringLiteral("next"), TaskKind::Item, 1, 4, {}}, ChoicePool(timelines, kLastThree))
                                         .first();
        for (int i = 0; i < again.choices.size(); ++i)
            QVERIFY(
                i == again.answer || again.choices.at(i).startsWith(QLatin1String("Title of a")));
    }

    /// What users have is counted by what is shown: two of one title are one.
    void popularityIsCountedByTitle()
    {
        QList<Timeline> timelines = severalTimelines();
        for (int user = 1; user < 4; ++user)
            timelines[user].activities[user].title = QStringLiteral("Shared");
        const ChoicePool pool(timelines, kLastThree);
        QCOMPARE(pool.items().first().title, QStringLiteral("Shared"));
        QCOMPARE(pool.usersOf(QStringLiteral("shared")), 3);
        QCOMPARE(pool.usersOf(comparedText(QStringLiteral("Title of a0"))), 1);
        QCOMPARE(pool.usersOf(comparedText(QStringLiteral("Title of a6"))), 0); // in a future
        QCOMPARE(pool.items().size(), 4 * 9 - 2);
    }

    /// Each of a block, were it the right one, gets others of the same block.
    void neighboursAreDrawnFromOneBlock()
    {
        std::mt19937_64 generator(1);
        // Blocks of 23 by fives: 0 to 5, 6 to 11, 12 to 17, 18 to 22.
        const int firsts[] = {0, 6, 12, 18, 23};
        for (int block = 0; block < 4; ++block) {
            for (int right = firsts[block]; right < firsts[block + 1]; ++right) {
                for (int i = 0; i < 20; ++i) {
                    const auto drawn = drawNeighbours(right, 23, 4, 5, generator);
                    QCOMPARE(QSet<qsizetype>(drawn.cbegin(), drawn.cend()).size(), 4);
                    for (const qsizetype one : drawn)
                        QVERIFY(one != right && one >= firsts[block] && one < firsts[block + 1]);
                }
            }
        }
        QCOMPARE(drawNeighbours(2, 4, 4, 5, generator), QList<qsizetype>());
        QCOMPARE(drawNeighbours(4, 5, 4, 5, generator).size(), 4);
    }

    /// In a log in which a few items are had by most users, and users come back to what they like.
    void howPopularAChoiceIsDoesNotTellTheRightOne()
    {
        std::mt19937_64 random(11);
        QList<Timeline> timelines;
        for (int user = 0; user < 150; ++user) {
            Timeline timeline{QStringLiteral("u%1").arg(user), {}};
            QList<int> liked;
            for (int i = 0; i < 60; ++i) {
                // The smallest of several draws: low numbers are popular.
                int item = 600;
                for (int draw = 0; draw < 6; ++draw)
                    item = std::min(item, int(random() % 600));
                if (!liked.isEmpty() && random() % 2 == 0)
                    item = liked.at(qsizetype(random() % quint64(liked.size())));
                liked.append(item);
                timeline.activities.append(activity(i, QString::number(item)));
            }
            timelines.append(timeline);
        }
        const SplitRule rule{SplitRule::By::Share, 0.8, 1};
        const ChoicePool pool(timelines, rule);
        QList<double> ranks[2] = {QList<double>(5), QList<double>(5)}; // new, in the past
        for (const Timeline& timeline : std::as_const(timelines)) {
            QSet<QString> past;
            for (int i = 0; i < 48; ++i)
                past.insert(timeline.activities.at(i).title);
            const auto tasks = predictionTasks(timeline, {48, false}, usualTasks(), pool, 1);
            for (const PredictionTask& task : tasks) {
                if (task.choices.size() != 5)
                    continue;
                const qint64 users = pool.usersOf(comparedText(task.choices.at(task.answer)));
                int above = 0;
                int same = 0;
                for (const QString& choice : task.choices) {
                    above += pool.usersOf(comparedText(choice)) > users ? 1 : 0;
                    same += pool.usersOf(comparedText(choice)) == users ? 1 : 0;
                }
                const bool isOld = past.contains(task.choices.at(task.answer));
                for (int i = above; i < above + same; ++i)
                    ranks[isOld ? 1 : 0][i] += 1.0 / same;
            }
        }
        for (const QList<double>& of : ranks) {
            double all = 0.0;
            for (const double one : of)
                all += one;
            QVERIFY(all > 50.0);
            for (const double one : of)
                QVERIFY2(
                    one / all > 0.1 && one / all < 0.3, qPrintable(QString::number(one / all)));
        }
    }

    /// Every user has some of each frequent category: how many users have it says nothing.
    void theMostPopularCategoryIsThatOfMostActivities()
    {
        const QStringList names{QStringLiteral("drama"), QStringLiteral("crime"),
            QStringLiteral("opera"), QStringLiteral("noir")};
        QList<Timeline> timelines;
        for (int user = 0; user < 3; ++user) {
            Timeline timeline = timelineOf(QString(QLatin1Char(char('a' + user))), 13);
            for (qsizetype i = 0; i < timeline.activities.size(); ++i) {
                // Past: drama 1, crime 6, opera 2, noir 1; what comes next is opera.
                const qsizetype name = i == 0 ? 0 : i < 7 ? 1 : i < 9 ? 2 : i == 9 ? 3 : 2;
                timeline.activities[i].categories = {names.at(name)};
            }
            timelines.append(timeline);
        }
        const ChoicePool pool(timelines, kLastThree);
        QCOMPARE(
            pool.categories(), QStringList({names.at(1), names.at(2), names.at(0), names.at(3)}));
        for (quint64 seed = 0; seed < 20; ++seed) {
            const PredictionTask task = tasksOf(timelines.first(),
                {QStringLiteral("category"), TaskKind::Category, 3, 4, {}}, pool, seed)
                                            .first();
            QCOMPARE(task.choices.at(task.popular), QStringLiteral("crime"));
            QCOMPARE(task.choices.at(task.answer), QStringLiteral("opera"));
        }
    }

    void beyondTheFutureThereIsNoTask()
    {
        const QList<Timeline> timelines = severalTimelines();
        const ChoicePool pool(timelines, kLastThree);
        QVERIFY(!tasksOf(timelines.first(), {QStringLiteral("n"), TaskKind::Item, 3, 4, {}}, pool)
                     .isEmpty());
        QVERIFY(tasksOf(timelines.first(), {QStringLiteral("n"), TaskKind::Item, 4, 4, {}}, pool)
                    .isEmpty());
    }

    void whyThereIsNoTaskIsTold()
    {
        const TaskTemplate item{QStringLiteral("item"), TaskKind::Item, 1, 3, {}};
        const TaskTemplate category{QStringLiteral("category"), TaskKind::Category, 2, 3, {}};
        const TaskTemplate rating{QStringLiteral("rating"), TaskKind::Rating, 1, 2, {}};
        const Timeline usual = timelineOf(QStringLiteral("a"), 9);
        const auto why = [](const Timeline& timeline, const TaskTemplate& task) {
            // Of what is told of, there is no task.
            if (!tasksOf(timeline, task, ChoicePool({timeline}, kLastThree)).isEmpty())
                return QString();
            return noTaskKey(whyNoTask(timeline, *splitTimeline(timeline, kLastThree), task));
        };
        QCOMPARE(why(usual, {QStringLiteral("far"), TaskKind::Item, 4, 3, {}}),
            QStringLiteral("short_future"));
        QCOMPARE(why(usual, item), QStringLiteral("few_choices")); // it knows all items
        QCOMPARE(why(usual, category), QStringLiteral("tied"));
        QCOMPARE(why(usual, rating), QString());
        Timeline other = usual;
        other.activities[6].title.clear();
        QCOMPARE(why(other, item), QStringLiteral("untitled"));
        QCOMPARE(why(other, rating), QStringLiteral("untitled"));
        other = usual;
        other.activities[6].categories.clear();
        QCOMPARE(why(other, category), QStringLiteral("few_choices")); // two, of three
        other.activities[7].categories.clear();
        QCOMPARE(why(other, category), QStringLiteral("unsorted"));
        other.activities[6].rating = {};
        QCOMPARE(why(other, rating), QStringLiteral("unrated"));
        for (Activity& one : other.activities)
            one.rating = 4.0;
        QCOMPARE(why(other, rating), QStringLiteral("same_rating"));
        for (const NoTask reason : kNoTasks)
            QVERIFY(!noTaskName(reason).isEmpty());
    }

    void laterItemsAreAskedAboutInPlainWords()
    {
        const auto asked = [](int ahead) {
            return usualQuestion({QStringLiteral("n"), TaskKind::Item, ahead, 5, {}});
        };
        QCOMPARE(asked(1), QStringLiteral("Which of these does the user choose next?"));
        QCOMPARE(
            asked(2), QStringLiteral("Which of these does the user choose after the next one?"));
        QCOMPARE(asked(4), QStringLiteral("Which of these does the user choose after the next 3?"));
    }

    void templatesAreChecked()
    {
        QVERIFY(checkTasks(usualTasks()));
        QVERIFY(!checkTasks({{QString(), TaskKind::Item, 1, 4, {}}}));
        QVERIFY(!checkTasks({{QStringLiteral("a"), TaskKind::Item, 1, 4, {}},
            {QStringLiteral("a"), TaskKind::Rating, 1, 2, {}}}));
        QVERIFY(!checkTasks({{QStringLiteral("a"), TaskKind::Item, 0, 4, {}}}));
        QVERIFY(!checkTasks({{QStringLiteral("a"), TaskKind::Item, 1, 27, {}}}));
        QVERIFY(!checkTasks(
            {{QStringLiteral("a"), TaskKind::Rating, 1, 2, QStringLiteral("Will they like it?")}}));
        for (const TaskKind kind : kTaskKinds)
            QCOMPARE(taskKindFromKey(taskKindKey(kind)), std::optional(kind));
    }
};

TANDEM_TEST(TestPredictionTask, QCoreApplication)
#include "tst_predictiontask.moc"
