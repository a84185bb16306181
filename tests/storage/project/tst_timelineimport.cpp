#include "storage/project/timelineimport.h"

#include "storage/changes/history.h"
#include "storage/check/projectcheck.h"
#include "storage/project/summarybaselines.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "tampering.h"
#include "testmain.h"
#include "usersumfixture.h"
#include "usersumrows.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

TimelineImportOrder orderOfFilms(const QString& path)
{
    TimelineImportOrder order;
    order.source.path = path;
    order.source.kind = LogKind::Columns;
    order.source.columns.user = QStringLiteral("who");
    order.source.columns.time = QStringLiteral("when");
    order.source.columns.item = QStringLiteral("film");
    order.source.columns.title = QStringLiteral("name");
    order.source.columns.rating = QStringLiteral("stars");
    order.source.columns.category = QStringLiteral("kind");
    order.reading.sample.bounds.fewest = 10;
    order.reading.sample.bounds.most = 20;
    return order;
}

} // namespace

/// Logs of what people did on their way into a project and out of it again.
class TestTimelineImport final : public QObject
{
    Q_OBJECT

private slots:
    void aLogIsImportedCutAndAskedAbout()
    {
        ProjectFixture fixture(1);
        const auto order = orderOfFilms(films());
        const auto read = ProjectFixture::take(readTimelineLog(order));
        const auto brought =
            ProjectFixture::take(writeTimelineLog(fixture.database(), order, read));
        QCOMPARE(brought.name, QStringLiteral("films"));
        QCOMPARE(brought.users, 4);
        QCOMPARE(brought.statistics.shortUsers, 1);
        QCOMPARE(brought.planned.split.timelines, 4);
        QCOMPARE(brought.planned.split.past, 4 * 16);
        QVERIFY(brought.planned.tasks >= 8);
        TimelineRepository timelines(fixture.database());
        const TimelineLog log = ProjectFixture::take(timelines.logs()).first();
        QCOMPARE(log.made.kind, QStringLiteral("columns"));
        QCOMPARE(log.made.checksum.size(), 64);
        QCOMPARE(log.made.settings[QLatin1String("fewest")].toInt(), 10);
        QCOMPARE(
            log.made.settings[QLatin1String("source")].toString(), QStringLiteral("films.csv"));
        QVERIFY(statisticsOf(log));
        QCOMPARE(statisticsOf(log)->shortActivities, 3);
        QCOMPARE(log.cut, 4);
        QVERIFY(!ProjectFixture::take(isAny(fixture.database(),
            QStringLiteral("SELECT 1 FROM usersum_user WHERE activities LIKE '%person%'"))));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void placesDoNotTellWhereTheSourceLies()
    {
        ProjectFixture fixture(1);
        const auto order = orderOfFilms(
            writeTestFile(m_folder.filePath(QStringLiteral("f.csv")), filmLog(5, 40) + ",,,,,x\n"));
        const auto read = ProjectFixture::take(readTimelineLog(order));
        const TimelineImport import =
            ProjectFixture::take(writeTimelineLog(fixture.database(), order, read));
        QCOMPARE(import.statistics.bad.of(usersum::RowProblem::NoUser).places,
            QStringList{QStringLiteral("f.csv, line 165")});
        const TimelineLog log =
            ProjectFixture::take(TimelineRepository(fixture.database()).logs()).first();
        QCOMPARE(statisticsOf(log)->bad.of(usersum::RowProblem::NoUser).places,
            QStringList{QStringLiteral("f.csv, line 165")});
        QVERIFY(!ProjectFixture::take(isAny(fixture.database(),
            QStringLiteral("SELECT 1 FROM usersum_log WHERE statistics LIKE '%' || ? || '%'"),
            {m_folder.path()})));
    }

    void whatCannotBeImportedIsRefused()
    {
        ProjectFixture fixture(1);
        TimelineImportOrder order = orderOfFilms(films());
        order.reading.sample.bounds.fewest = 100;
        order.reading.sample.bounds.most = 200;
        const auto nobody = readTimelineLog(order);
        QCOMPARE(nobody.error().code, ErrorCode::NotFound);
        QVERIFY(nobody.error().sentence().contains(QLatin1String("100")));
        order = orderOfFilms(films());
        order.plan.rule.share = 1.0;
        QCOMPARE(readTimelineLog(order).error().code, ErrorCode::InvalidInput);
        order = orderOfFilms(films());
        const auto read = ProjectFixture::take(readTimelineLog(order));
        QVERIFY(writeTimelineLog(fixture.database(), order, read));
        QCOMPARE(writeTimelineLog(fixture.database(), order, read).error().code,
            ErrorCode::InvalidInput);
        order.name = QStringLiteral("other");
        QCOMPARE(
            writeTimelineLog(fixture.database(), order, read, [](qint64, qint64) { return false; })
                .error()
                .code,
            ErrorCode::Cancelled);
    }

    void namesComeFromFiles()
    {
        QCOMPARE(logNameOf(QStringLiteral("/a/ml-25m.zip")), QStringLiteral("ml-25m"));
        QCOMPARE(logNameOf(QStringLiteral("Books.jsonl.gz")), QStringLiteral("Books"));
        QCOMPARE(logNameOf(QStringLiteral("yelp.tar.gz")), QStringLiteral("yelp"));
        QCOMPARE(logNameOf(QStringLiteral(".csv")), QStringLiteral("log"));
    }

    void anImportIsUndoneAsOneStep()
    {
        ProjectFixture fixture(1);
        const auto project = ProjectFixture::take(Project::open(fixture.path()));
        History history(*project);
        QSignalSpy changed(project.get(), &Project::changed);
        const auto import = std::make_shared<Imported>();
        const TimelineImportOrder order = orderOfFilms(films());
        history.change(
            importing(timelineLogFormat(order), {{order.source.path}}, import), Origin());
        project->flush();
        QCOMPARE(changed.size(), 1);
        QVERIFY2(import->sentence.startsWith(QStringLiteral("4 user(s) of ")),
            qPrintable(import->sentence));
        QCOMPARE(history.undoText(), QStringLiteral("import of films.csv"));
        const QStringList there = usersumRows(fixture.database());
        for (int round = 0; round < 2; ++round) {
            history.undo();
            project->flush();
            QCOMPARE(usersumRows(fixture.database()), QStringList());
            history.redo();
            project->flush();
            QCOMPARE(usersumRows(fixture.database()), there);
        }
    }

    void anotherPlanIsUndoneAsOneStep()
    {
        ProjectFixture fixture(1);
        const UsersumFixture usersum(fixture, 4);
        const auto project = ProjectFixture::take(Project::open(fixture.path()));
        History history(*project);
        const QStringList before = usersumRows(fixture.database());
        FuturePlan plan;
        plan.rule.by = usersum::SplitRule::By::Count;
        plan.rule.count = 3;
        plan.tasks = {{QStringLiteral("soon"), usersum::TaskKind::Item, 1, 4, {}}};
        const auto planned = std::make_shared<PlannedFuture>();
        history.change(planningFuture(usersum.log, plan, planned), Origin());
        project->flush();
        const QStringList after = usersumRows(fixture.database());
        QVERIFY(after != before);
        QCOMPARE(planned->split.future, 4 * 3);
        QCOMPARE(planned->ofTemplates, QList<qint64>{4});
        const auto stored = ProjectFixture::take(plannedFuture(fixture.database(), usersum.log));
        QVERIFY(stored.split == planned->split);
        QCOMPARE(stored.tasks, planned->tasks);
        QCOMPARE(stored.lacked, planned->lacked);
        history.undo();
        project->flush();
        QCOMPARE(withoutIds(usersumRows(fixture.database())), withoutIds(before));
        history.redo();
        project->flush();
        QCOMPARE(withoutIds(usersumRows(fixture.database())), withoutIds(after));
    }

    void aPlanStaysUnderSummaries()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 3);
        usersum.addSummary(2);
        const QStringList before = usersumRows(fixture.database());
        QCOMPARE(planFuture(fixture.database(), usersum.log, {}).error().code, ErrorCode::Refused);
        QCOMPARE(
            removeTimelineLog(fixture.database(), usersum.log).error().code, ErrorCode::Refused);
        QCOMPARE(usersumRows(fixture.database()), before);
        QCOMPARE(
            planFuture(fixture.database(), TimelineLogId{9}, {}).error().code, ErrorCode::NotFound);
    }

    void whatIsTakenOutComesBackAsItWas()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 3);
        const auto other = usersum.addLog(QStringLiteral("more"), 2);
        for (const int user : {1, 2, 3})
            usersum.predict(
                usersum.addSummary(user), QStringLiteral("seer"), 1, QStringLiteral("yn"));
        const QStringList before = usersumRows(fixture.database());
        const WriteContext context{fixture.database(), {.person = fixture.lea}};
        for (const Change& change : {removingTimelineLog(other, QStringLiteral("more")),
                 removingSummaries(usersum.log, QStringLiteral("ours"))}) {
            QVERIFY(!change.text.isEmpty());
            const Written out = ProjectFixture::take(change.write(context));
            const QStringList after = usersumRows(fixture.database());
            QVERIFY(after.size() < before.size());
            const Written back = ProjectFixture::take(out.inverse(context));
            QCOMPARE(usersumRows(fixture.database()), before);
            const Written again = ProjectFixture::take(back.inverse(context));
            QCOMPARE(usersumRows(fixture.database()), after);
            ProjectFixture::take(again.inverse(context));
            QCOMPARE(usersumRows(fixture.database()), before);
        }
        for (const JournalEntry& entry :
            ProjectFixture::take(Journal(fixture.database()).newest(8)))
            QCOMPARE(entry.by, fixture.lea);
        QCOMPARE(ProjectFixture::take(
                     removeSummaries(fixture.database(), usersum.log, QStringLiteral("ours")))
                     .predictions,
            6);
        QCOMPARE(
            removeSummaries(fixture.database(), usersum.log, QStringLiteral("ours")).error().code,
            ErrorCode::NotFound);
        QCOMPARE(ProjectFixture::take(removeTimelineLog(fixture.database(), usersum.log)).users, 3);
    }

    void whatIsNotWhatWasImportedIsFound()
    {
        for (const char* sql : {"UPDATE usersum_user SET activities = replace(activities, 'Film', "
                                "'Movie') WHERE id = 1",
                 "UPDATE usersum_user SET activities = replace(activities, '3', '4') WHERE id = 2",
                 "UPDATE usersum_user SET pseudonym = 'U077' WHERE id = 1",
                 "UPDATE usersum_log SET edition = 'another'",
                 "UPDATE usersum_log SET name = 'another'",
                 "UPDATE usersum_log SET settings = json_set(settings, '$.seed', 99)"}) {
            ProjectFixture fixture(1);
            const auto read = ProjectFixture::take(readTimelineLog(orderOfFilms(films()), {}));
            ProjectFixture::take(writeTimelineLog(fixture.database(), orderOfFilms(films()), read));
            QCOMPARE(ProjectFixture::take(checkProject(fixture.path())).problems, QStringList());
            tamperWith(fixture.database(), QString::fromLatin1(sql));
            const QStringList found = ProjectFixture::take(checkProject(fixture.path())).problems;
            QVERIFY2(found.join(u' ').contains(QLatin1String("changed since import")), sql);
        }
    }

    void baselinesGoWithTheTextsThatTheyAre()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 3);
        for (const int user : {1, 2, 3})
            usersum.addSummary(user);
        ProjectFixture::take(
            addBaseline(fixture.database(), {usersum.log, QStringLiteral("ours"), {}, 1}));
        const QStringList before = usersumRows(fixture.database());
        const WriteContext context{fixture.database(), {}};
        const auto removal = ProjectFixture::take(
            summariesToRemove(fixture.database(), usersum.log, QStringLiteral("ours")));
        QCOMPARE(removal.summaries, 6);
        QCOMPARE(removal.baselines, QStringList{QStringLiteral("other: ours")});
        const Written out = ProjectFixture::take(
            removingSummaries(usersum.log, QStringLiteral("ours")).write(context));
        QCOMPARE(
            ProjectFixture::take(UserSummaryRepository(fixture.database()).summarizers()).size(),
            0);
        ProjectFixture::take(out.inverse(context));
        QCOMPARE(usersumRows(fixture.database()), before);
    }

private:
    QString films()
    {
        return writeTestFile(m_folder.filePath(QStringLiteral("films.csv")), filmLog(5, 40));
    }

    /// Tasks that are drawn again have other rows.
    static QStringList withoutIds(QStringList rows)
    {
        for (QString& row : rows) {
            if (row.startsWith(QLatin1String("usersum_task|")))
                row = row.section(u'|', 2);
        }
        return rows;
    }

    QTemporaryDir m_folder;
};

TANDEM_TEST(TestTimelineImport, QCoreApplication)
#include "tst_timelineimport.moc"
