#include "expertproject.h"
#include "storage/database/rows.h"
#include "testmain.h"
#include "usersumfixture.h"

#include <QTest>

using namespace tandem;

namespace {

/// A run that has asked about something.
void addRunTask(Database& database, const char* kind, qint64 subject)
{
    const RunId run = addExpertRun(database);
    ProjectFixture::check(database.run(
        QStringLiteral("UPDATE llm_run SET kind = ? WHERE id = ?"), {QLatin1String(kind), run}));
    ProjectFixture::check(
        database.run(QStringLiteral("INSERT INTO llm_task (run_id, position, subject_id, hash,"
                                    " first_sample, state, error)"
                                    " VALUES (?, 1, ?, 'h', 0, 0, '')"),
            {run, subject}));
}

} // namespace

/// Logs of what users did, in a project file.
class TestTimelineRepository final : public QObject
{
    Q_OBJECT

private slots:
    void aLogIsReadBackAsItWas()
    {
        ProjectFixture project(1);
        NewTimelineLog made;
        made.name = QStringLiteral("Films 2020");
        made.kind = QStringLiteral("movielens");
        made.edition = QStringLiteral("MovieLens 25M");
        made.checksum = QString(64, QLatin1Char('a'));
        made.settings = {{QStringLiteral("seed"), 7}};
        made.statistics = {{QStringLiteral("rows"), 12}};
        TimelineRepository timelines(project.database());
        const auto id = ProjectFixture::take(timelines.addLog(made));
        const TimelineLog log = ProjectFixture::take(timelines.logByName(made.name));
        QCOMPARE(log.id, id);
        QCOMPARE(log.made.kind, made.kind);
        QCOMPARE(log.made.edition, made.edition);
        QCOMPARE(log.made.checksum, made.checksum);
        QCOMPARE(log.made.settings, made.settings);
        QCOMPARE(log.made.statistics, made.statistics);
        QVERIFY(!log.plan);
        QCOMPARE(log.users, 0);
        QVERIFY(log.at.isValid());
        const auto unknown = timelines.logByName(QStringLiteral("Books"));
        QCOMPARE(unknown.error().code, ErrorCode::NotFound);
        QVERIFY(unknown.error().sentence().contains(made.name));
    }

    void namesOfLogsAreOneLineAndTheirOwn()
    {
        ProjectFixture project(1);
        TimelineRepository timelines(project.database());
        const auto add = [&](const QString& name) {
            NewTimelineLog made;
            made.name = name;
            return timelines.addLog(made);
        };
        QVERIFY(add(QStringLiteral("films")));
        QCOMPARE(add(QStringLiteral("films")).error().code, ErrorCode::InvalidInput);
        QCOMPARE(add(QStringLiteral("  ")).error().code, ErrorCode::InvalidInput);
        QCOMPARE(add(QStringLiteral("a\u001b[31m")).error().code, ErrorCode::InvalidInput);
        QCOMPARE(add(QString(201, QLatin1Char('x'))).error().code, ErrorCode::TooLarge);
    }

    void usersHavePseudonymsAndKeepWhatTheyDid()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        TimelineRepository timelines(project.database());
        const auto other = usersum.addLog(QStringLiteral("more"), 1);
        const auto users = ProjectFixture::take(timelines.users());
        QCOMPARE(users.size(), 3);
        QCOMPARE(users.at(0).pseudonym, QStringLiteral("U001"));
        QCOMPARE(users.at(2).pseudonym, QStringLiteral("U003"));
        QCOMPARE(users.at(2).log, other);
        QCOMPARE(ProjectFixture::take(timelines.users(other)).size(), 1);
        QCOMPARE(ProjectFixture::take(timelines.userByPseudonym(QStringLiteral("U002"))),
            users.at(1).id);
        QCOMPARE(
            timelines.userByPseudonym(QStringLiteral("reader2")).error().code, ErrorCode::NotFound);
        const usersum::Timeline stored = ProjectFixture::take(timelines.timeline(users.at(1).id));
        QCOMPARE(stored.user, QStringLiteral("U002"));
        QVERIFY(stored.activities == UsersumFixture::timeline(2).activities);
        // What the source calls them stands nowhere.
        QVERIFY(!ProjectFixture::take(isAny(project.database(),
            QStringLiteral("SELECT 1 FROM usersum_user WHERE activities LIKE '%reader%'"))));
    }

    void aCutAndItsTasksAreReadBack()
    {
        ProjectFixture project(1);
        const UsersumFixture usersum(project, 3);
        TimelineRepository timelines(project.database());
        const TimelineLog log = ProjectFixture::take(timelines.logs()).first();
        QVERIFY(log.plan == FuturePlan());
        QCOMPARE(log.users, 3);
        QCOMPARE(log.cut, 3);
        const UserRecord user = ProjectFixture::take(timelines.user(usersum.users.first()));
        QCOMPARE(user.past, 24);
        QCOMPARE(user.future(), 6);
        const auto tasks = ProjectFixture::take(timelines.tasks(user.id));
        QCOMPARE(tasks.size(), user.tasks);
        QVERIFY(!tasks.isEmpty());
        QVERIFY(tasks.first().task.answer < tasks.first().task.choices.size());
        QCOMPARE(tasks.first().user, user.id);
    }

    void aPlanIsReadBackOfEitherRule()
    {
        FuturePlan plan;
        plan.rule.by = usersum::SplitRule::By::Count;
        plan.rule.count = 7;
        plan.seed = 4'000'000'000U;
        plan.tasks = {{QStringLiteral("soon"), usersum::TaskKind::Category, 12, 3,
            QStringLiteral("Which \"kind\"?")}};
        QVERIFY(ProjectFixture::take(futurePlanIn(futurePlanJson(plan))) == plan);
        plan.rule = {};
        plan.rule.share = 0.29;
        QVERIFY(ProjectFixture::take(futurePlanIn(futurePlanJson(plan))) == plan);
        for (const char* wrong : {"", "[]", "{\"by\":\"luck\"}", "{\"by\":\"share\",\"share\":2}",
                 "{\"by\":\"count\",\"count\":1,\"tasks\":[{\"kind\":\"odd\"}]}"})
            QCOMPARE(futurePlanIn(wrong).error().code, ErrorCode::Corrupt);
    }

    void activitiesAreReadBackWithWhatTheyLack()
    {
        usersum::Activity bare;
        bare.time = 1;
        bare.item = QStringLiteral("k");
        usersum::Activity full = bare;
        full.time = 4'102'444'800'000;
        full.title = QStringLiteral("\"\u5f71\"");
        full.text = QStringLiteral("a\nb");
        full.rating = 0.1;
        full.categories = {QStringLiteral("x"), QStringLiteral("y")};
        const QList<usersum::Activity> all{bare, full};
        QVERIFY(ProjectFixture::take(activitiesIn(activitiesJson(all))) == all);
        for (const char* wrong : {"", "{}", "[[1,\"k\",\"\",\"\",null]]",
                 "[[\"1\",\"k\",\"\",\"\",null,[]]]", "[[1.5,\"k\",\"\",\"\",null,[]]]",
                 "[[2,\"k\",\"\",\"\",null,[]],[1,\"k\",\"\",\"\",null,[]]]",
                 "[[1,\"k\",\"\",\"\",null,[3]]]"})
            QCOMPARE(activitiesIn(wrong).error().code, ErrorCode::Corrupt);
    }

    void whatSummariesStandOnStays()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        TimelineRepository timelines(project.database());
        QVERIFY(timelines.checkRemovable(usersum.log));
        usersum.addSummary(1);
        QCOMPARE(timelines.checkRemovable(usersum.log).error().code, ErrorCode::Refused);
        QCOMPARE(timelines.setPlan(usersum.log, FuturePlan()).error().code, ErrorCode::Refused);
        QVERIFY(!timelines.setCut(usersum.users.first(), {}));
        QVERIFY(!timelines.setTasks(usersum.users.first(), {}));
        QVERIFY(timelines.setTasks(usersum.users.last(), {}));
    }

    void whatARunHasAskedAboutStays()
    {
        ProjectFixture project(1);
        UsersumFixture usersum(project, 2);
        TimelineRepository timelines(project.database());
        addRunTask(project.database(), "usersum-predict", usersum.users.first().value);
        QVERIFY(timelines.checkRemovable(usersum.log));
        addRunTask(project.database(), "usersum-summarize", usersum.users.first().value);
        QCOMPARE(timelines.setPlan(usersum.log, {}).error().code, ErrorCode::Refused);
        // What has ended asks nothing more.
        QVERIFY(timelines.checkRemovable(usersum.log));
        for (const char* sql : {"UPDATE llm_run SET state = 1", "UPDATE llm_task SET state = 0"})
            ProjectFixture::check(project.database().run(QString::fromLatin1(sql)));
        QCOMPARE(timelines.checkRemovable(usersum.log).error().code, ErrorCode::Refused);
    }
};

TANDEM_TEST(TestTimelineRepository, QCoreApplication)
#include "tst_timelinerepository.moc"
