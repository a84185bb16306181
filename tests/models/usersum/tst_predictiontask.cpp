#include "models/usersum/predictiontask.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

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
        // Everybody but a has seen b0, and nobody what a does next.
        for (int user = 1; user < 4; ++user)
            timelines[user].activities[0] = activity(0, QStringLiteral("b0"));
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
