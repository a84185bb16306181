#include "storage/project/usersummaryimport.h"

#include "expertproject.h"
#include "ratedsummaries.h"
#include "storage/changes/history.h"
#include "storage/check/projectcheck.h"
#include "storage/formats/predictedsummaries.h"
#include "storage/project/importformats.h"
#include "storage/project/summarybaselines.h"
#include "storage/project/summaryvalueimport.h"
#include "storage/project/timelineexport.h"
#include "storage/project/usersumscores.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "tampering.h"
#include "testmain.h"
#include "usersumfixture.h"
#include "usersumrows.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace tandem;

namespace {

const QString kFile = QStringLiteral("s.jsonl");
const QString kMine = QStringLiteral("mine");

UserSummaryRow rowOf(const char* user, const char* text, const QString& summarizer = {})
{
    return {QString::fromLatin1(user), summarizer, QString::fromLatin1(text), 3};
}

SummaryValues valuesOf(const char* user, double value, const QString& summarizer = {})
{
    SummaryValues values;
    values.measures = {QStringLiteral("BLEURT")};
    values.rows = {{QString::fromLatin1(user), summarizer, {value}, 2}};
    return values;
}

QList<QJsonObject> objectsIn(const QByteArray& lines)
{
    QList<QJsonObject> objects;
    for (const QByteArray& line : lines.split('\n')) {
        if (!line.isEmpty())
            objects.append(QJsonDocument::fromJson(line).object());
    }
    return objects;
}

} // namespace

/// Summaries and values that were made elsewhere, and files for whoever makes them.
class TestUserSummaryImport final : public QObject
{
    Q_OBJECT

private slots:
    void summariesAreImportedUnderTheirNames()
    {
        ProjectFixture fixture(1);
        const UsersumFixture usersum(fixture, 3);
        const auto import = [&](const QList<UserSummaryRow>& rows) {
            return importUserSummaries(fixture.database(), rows, {kMine}, kFile);
        };
        const auto brought = ProjectFixture::take(
            import({rowOf("U001", "a b"), rowOf("U001", "c", QStringLiteral("theirs"))}));
        QCOMPARE(brought.added.size(), 2);
        QCOMPARE(brought.summarizers, (QStringList{kMine, QStringLiteral("theirs")}));
        UserSummaryRepository summaries(fixture.database());
        const auto stored =
            ProjectFixture::take(summaries.ofSummarizer(usersum.log, kMine)).first();
        QCOMPARE(stored.made.source, kFile);
        QCOMPARE(stored.made.origin, SummaryOrigin::Imported);
        QCOMPARE(ProjectFixture::take(import({rowOf("U001", "a b")})).known, 1);
    }

    void aWordLimitIsKeptAndNotPassedOver()
    {
        ProjectFixture fixture(1);
        const UsersumFixture usersum(fixture, 2);
        const auto import = [&](const QList<UserSummaryRow>& rows) {
            return importUserSummaries(fixture.database(), rows, {kMine, 80}, kFile);
        };
        UserSummaryRow own = rowOf("U002", "c d");
        own.mostWords = 30;
        QCOMPARE(ProjectFixture::take(import({rowOf("U001", "a b"), own})).added.size(), 2);
        UserSummaryRepository summaries(fixture.database());
        const auto stored = ProjectFixture::take(summaries.ofSummarizer(usersum.log, kMine));
        QCOMPARE(stored.at(0).made.mostWords, std::optional<qint64>(80));
        QCOMPARE(stored.at(1).made.mostWords, std::optional<qint64>(30));
        // The same under another limit would be another summary.
        QCOMPARE(import({rowOf("U002", "c d")}).error().code, ErrorCode::Refused);
        QCOMPARE(ProjectFixture::take(import({own})).known, 1);
    }

    void theLogsOfTheUsersAreNamed()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 2);
        usersum.split(usersum.addLog(QStringLiteral("more books"), 1));
        const auto brought = ProjectFixture::take(importUserSummaries(fixture.database(),
            {rowOf("U001", "a"), rowOf("U003", "b"), rowOf("U002", "c")}, {kMine}, kFile));
        QCOMPARE(
            brought.logs, QStringList({QStringLiteral("books"), QStringLiteral("more books")}));
    }

    void whatDoesNotFitIsRefusedByLine()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 2);
        usersum.addLog(QStringLiteral("uncut"), 1);
        usersum.addSummary(1, kMine);
        const auto error = [&](const QList<UserSummaryRow>& rows, const QString& by = kMine) {
            return importUserSummaries(fixture.database(), rows, {by}, kFile).error();
        };
        const Error unknown = error({rowOf("U002", "a"), rowOf("U009", "b"), rowOf("ann", "c")});
        QCOMPARE(unknown.code, ErrorCode::NotFound);
        QVERIFY2(unknown.sentence().contains(QLatin1String("U009, ann")),
            qPrintable(unknown.sentence()));
        QCOMPARE(unknown.where, QStringLiteral("s.jsonl: line 3"));
        QCOMPARE(error({rowOf("U001", "other")}).code, ErrorCode::Refused);
        QVERIFY(error({rowOf("U001", "other")})
                    .sentence()
                    .contains(QLatin1String("s.jsonl: line 3, U001")));
        QCOMPARE(error({rowOf("U003", "a")}).code, ErrorCode::Refused);
        QCOMPARE(error({rowOf("U002", "a")}, {}).code, ErrorCode::InvalidInput);
    }

    void whatIsOfAnotherLogIsRefusedByLine()
    {
        ProjectFixture fixture(1);
        const UsersumFixture usersum(fixture, 2);
        ProjectFixture elsewhere(1);
        const UsersumFixture others(elsewhere, 3);
        const QString own =
            ProjectFixture::take(timelineFingerprint(fixture.database(), usersum.log));
        const QString foreign =
            ProjectFixture::take(timelineFingerprint(elsewhere.database(), others.log));
        QVERIFY(own != foreign);
        UserSummaryRow row = rowOf("U001", "a b");
        row.log = foreign;
        const auto refused = importUserSummaries(fixture.database(), {row}, {kMine}, kFile);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY2(refused.error().where.contains(QLatin1String("line 3, U001")),
            qPrintable(refused.error().where));
        row.log = own;
        QCOMPARE(
            ProjectFixture::take(importUserSummaries(fixture.database(), {row}, {kMine}, kFile))
                .added.size(),
            1);
        SummaryValues values = valuesOf("U001", 0.5);
        values.rows.first().log = foreign;
        QCOMPARE(importSummaryValues(fixture.database(), values, kMine, kFile).error().code,
            ErrorCode::Refused);
        values.rows.first().log = own;
        QCOMPARE(ProjectFixture::take(importSummaryValues(fixture.database(), values, kMine, kFile))
                     .added.size(),
            1);
    }

    void whatIsNotWhatWasBroughtIsFound_data()
    {
        QTest::addColumn<QString>("sql");
        for (const char* sql : {"UPDATE usersum_value SET value = value + 1 WHERE summary_id = 1",
                 "UPDATE usersum_value SET measure = 'other'",
                 "DELETE FROM usersum_value WHERE summary_id = 2",
                 "INSERT INTO usersum_value SELECT summary_id, 'more', 1, NULL, NULL, source, at"
                 " FROM usersum_value WHERE summary_id = 1",
                 "UPDATE usersum_summary SET source = 'another.jsonl' WHERE id = 1",
                 "DELETE FROM usersum_summary WHERE origin = 2"})
            QTest::newRow(sql) << QString::fromLatin1(sql);
    }
    void whatIsNotWhatWasBroughtIsFound()
    {
        QFETCH(const QString, sql);
        ProjectFixture fixture(1);
        const UsersumFixture usersum(fixture, 2);
        Database& database = fixture.database();
        ProjectFixture::take(importUserSummaries(
            database, {rowOf("U001", "a b"), rowOf("U002", "c")}, {kMine}, kFile));
        for (const char* user : {"U001", "U002"})
            ProjectFixture::take(importSummaryValues(database, valuesOf(user, 0.5), kMine, kFile));
        ProjectFixture::take(addBaseline(database, {usersum.log, {}, {}, 1}));
        QCOMPARE(ProjectFixture::take(checkProject(fixture.path())).problems, QStringList());
        tamperWith(database, sql);
        const QStringList found = ProjectFixture::take(checkProject(fixture.path())).problems;
        QVERIFY2(found.join(u' ').contains(QLatin1String("were imported or added")),
            qPrintable(found.join(u' ')));
    }

    void aMeasureThatAModelGivesTakesNoValuesOfFiles()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 1);
        usersum.addSummary(1, kMine);
        const RunId run = addExpertRun(fixture.database());
        ProjectFixture::check(fixture.database().run(
            QStringLiteral("UPDATE llm_run SET kind = 'usersum-judge',"
                           " settings = '{\"measure\":\"BLEURT\"}' WHERE id = ?"),
            {run}));
        const auto refused =
            importSummaryValues(fixture.database(), valuesOf("U001", 0.5), kMine, kFile);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().sentence().contains(QLatin1String("come from a model")));
    }

    void importsAreUndoneAsOneStepEach()
    {
        ProjectFixture fixture(1);
        const UsersumFixture usersum(fixture, 2);
        const auto project = ProjectFixture::take(Project::open(fixture.path()));
        History history(*project);
        QList<QStringList> states{usersumRows(fixture.database())};
        const auto done = [&](const Change& change) {
            history.change(change, {.person = fixture.lea});
            project->flush();
            states += usersumRows(fixture.database());
        };
        const QString summaries = writeTestFile(m_folder.filePath(kFile),
            "{\"user\":\"U001\",\"summary\":\"a\"}\n{\"user\":\"U002\",\"summary\":\"b\"}\n");
        const QString values = writeTestFile(
            m_folder.filePath(QStringLiteral("v.csv")), "user,BLEURT\nU001,0.5\nU002,-1\n");
        const auto import = std::make_shared<Imported>();
        ImportRequest mine{{summaries}};
        mine.options.insert(QStringLiteral("summarizer"), kMine);
        done(importing(userSummariesFormat(), mine, import));
        QCOMPARE(import->fields[QLatin1String("summaries")].toInt(), 2);
        done(importing(summaryValuesFormat(), {{values}}, import));
        QCOMPARE(history.undoText(), QStringLiteral("import of v.csv"));
        QVERIFY(states.at(0) != states.at(1) && states.at(1) != states.at(2));
        for (const int state : {1, 0, 1, 2}) {
            static int turn = 0;
            turn++ < 2 ? history.undo() : history.redo();
            project->flush();
            QCOMPARE(usersumRows(fixture.database()), states.at(state));
        }
        // Two imports and four turns.
        for (const JournalEntry& entry :
            ProjectFixture::take(Journal(fixture.database()).newest(6)))
            QCOMPARE(entry.by, fixture.lea);
        // The same again brings nothing that could be undone.
        done(importing(summaryValuesFormat(), {{values}}, import));
        QCOMPARE(states.last(), states.at(2));
        QVERIFY(!import->undo);
        QCOMPARE(import->messageWithWarnings(),
            QStringLiteral("Added 0 value(s) of BLEURT; 2 already present."));
    }

    void valuesFindTheirSummaries()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 2);
        const auto import = [&](const SummaryValues& values, const QString& by = {}) {
            return importSummaryValues(fixture.database(), values, by, kFile);
        };
        QCOMPARE(import(valuesOf("U001", 1.0)).error().code, ErrorCode::NotFound);
        const auto mine = usersum.addSummary(1, kMine);
        usersum.addNone(1);
        QCOMPARE(ProjectFixture::take(import(valuesOf("U001", 1.0))).added.size(), 1);
        QCOMPARE(ProjectFixture::take(import(valuesOf("U001", 1.0))).known, 1);
        QCOMPARE(import(valuesOf("U001", 2.0)).error().code, ErrorCode::Refused);
        usersum.addSummary(1, QStringLiteral("theirs"));
        QCOMPARE(import(valuesOf("U001", 1.0)).error().code, ErrorCode::Refused);
        QCOMPARE(ProjectFixture::take(import(valuesOf("U001", 1.0), kMine)).known, 1);
        QVERIFY(import(valuesOf("U001", 0.0, QStringLiteral("theirs"))));
        QCOMPARE(import(valuesOf("U001", 0.0, QStringLiteral("nobody"))).error().code,
            ErrorCode::NotFound);
        QCOMPARE(import(valuesOf("U007", 0.0)).error().code, ErrorCode::NotFound);
        QCOMPARE(import(valuesOf("U001", 0.0, QStringLiteral("no summary"))).error().code,
            ErrorCode::InvalidInput);
        QCOMPARE(ProjectFixture::take(UserSummaryRepository(fixture.database()).valuesOf(mine))
                     .first()
                     .source,
            kFile);
    }

    void timelinesAreExportedWithTheirPastAndFuture()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 2);
        const auto uncut = usersum.addLog(QStringLiteral("uncut"), 1);
        const auto objects = exported([&](QIODevice& device) {
            return exportTimelines(fixture.database(), device, kFile, {usersum.log, uncut}, true);
        });
        QCOMPARE(objects.size(), 4);
        QCOMPARE(
            objects.at(0)[QLatin1String("log")][QLatin1String("sha256")].toString().size(), 64);
        const QJsonObject user = objects.at(1);
        QCOMPARE(user[QLatin1String("user")].toString(), QStringLiteral("U001"));
        QCOMPARE(user[QLatin1String("past")].toArray().size(), 24);
        QCOMPARE(user[QLatin1String("future")].toArray().size(), 6);
        const QJsonObject task = user[QLatin1String("tasks")][0].toObject();
        QVERIFY(task[QLatin1String("choices")].toArray().contains(task[QLatin1String("answer")]));
        QVERIFY(user[QLatin1String("past")][0][QLatin1String("time")].toString().endsWith(u'Z'));
        const auto pasts = exported([&](QIODevice& device) {
            return exportTimelines(fixture.database(), device, kFile, {usersum.log}, false);
        });
        QCOMPARE(pasts.at(1).keys(), (QStringList{QStringLiteral("past"), QStringLiteral("user")}));
        QVERIFY(!pasts.at(0)[QLatin1String("log")].toObject().contains(QLatin1String("split")));
    }

    void summariesAreExportedAsTheyAreRead()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 2);
        usersum.addSummary(1, kMine);
        usersum.addSummary(2, kMine);
        usersum.addNone(1);
        QByteArray bytes;
        exported(
            [&](QIODevice& device) {
                return exportUserSummaries(fixture.database(), device, kFile, {usersum.log}, {});
            },
            &bytes);
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        const auto rows = ProjectFixture::take(readUserSummaries(Input(buffer, kFile)));
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.first().log,
            ProjectFixture::take(timelineFingerprint(fixture.database(), usersum.log)));
        QCOMPARE(
            ProjectFixture::take(importUserSummaries(fixture.database(), rows, {}, kFile)).known,
            2);
        QBuffer nowhere;
        QVERIFY(nowhere.open(QIODevice::WriteOnly));
        QCOMPARE(exportUserSummaries(
                     fixture.database(), nowhere, kFile, {usersum.log}, QStringLiteral("nobody"))
                     .error()
                     .code,
            ErrorCode::NotFound);
    }

    void predictionsAreExportedAsScoresReadThem()
    {
        ProjectFixture fixture(1);
        UsersumFixture usersum(fixture, 3);
        const QString seer = QStringLiteral("seer");
        for (const int user : {1, 2}) {
            const auto summary = usersum.addSummary(user, kMine);
            usersum.predict(summary, seer, 1, QStringLiteral("yny"));
            usersum.predict(summary, seer, 2, QStringLiteral("nn-"));
        }
        QByteArray bytes;
        exported(
            [&](QIODevice& device) {
                return exportPredictions(
                    fixture.database(), device, kFile, usersum.log, kMine, seer);
            },
            &bytes);
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        const auto read =
            ProjectFixture::take(usersum::readPredictedSummaries(Input(buffer, kFile)));
        const auto stored = ProjectFixture::take(
            UserSummaryRepository(fixture.database()).predicted(usersum.log, kMine, seer));
        QVERIFY(stored.first().missing > 0);
        QVERIFY(read == stored);
        QBuffer again;
        QVERIFY(again.open(QIODevice::WriteOnly));
        const QString messages = ProjectFixture::take(
            exportPredictions(fixture.database(), again, kFile, usersum.log, kMine, seer))
                                     .messages.join(u' ');
        QVERIFY2(messages.startsWith(QStringLiteral("4 line(s) lack tasks")), qPrintable(messages));
        QVERIFY(messages.contains(QStringLiteral("2 prediction(s) could not be parsed")));
        QBuffer nowhere;
        QVERIFY(nowhere.open(QIODevice::WriteOnly));
        QCOMPARE(exportPredictions(fixture.database(), nowhere, kFile, usersum.log, kMine, kMine)
                     .error()
                     .code,
            ErrorCode::NotFound);
    }

    void exportedPredictionsScoreAsTheProjectDoes()
    {
        RatedSummaries made;
        // A user of whom nothing is asked, and a run of which U001 alone has something.
        TimelineRepository timelines(made.database());
        made.users.users.append(
            ProjectFixture::take(timelines.addUser(made.users.log, UsersumFixture::timeline(5))));
        ProjectFixture::check(
            timelines.setCut(made.users.users.last(), usersum::TimelineSplit{20}));
        NewUserSummary summary;
        summary.user = made.users.users.last();
        summary.summarizer = QStringLiteral("ours");
        summary.text = QStringLiteral("Reads.");
        summary.mostWords = 5;
        ProjectFixture::take(UserSummaryRepository(made.database()).add(summary));
        made.users.predict(
            made.summaries.first(), RatedSummaries::oracle(), 3, QStringLiteral("n"));
        QByteArray bytes;
        exported(
            [&](QIODevice& device) {
                return exportPredictions(made.database(), device, kFile, made.users.log,
                    QStringLiteral("ours"), RatedSummaries::oracle());
            },
            &bytes);
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        const auto read =
            ProjectFixture::take(usersum::readPredictedSummaries(Input(buffer, kFile)));
        UsersumOrder order;
        order.log = made.users.log;
        order.summarizers = {QStringLiteral("ours")};
        const auto data = ProjectFixture::take(usersumData(made.database(), order));
        const auto project = usersum::summaryScore(data.summarizers.first().summaries, {0.5, {}});
        const auto table = usersum::summaryScore(read, {0.5, {}});
        QCOMPARE(table.users, 5);
        QCOMPARE(table.withoutTasks, 1);
        QCOMPARE(table.lacking, project.lacking);
        QCOMPARE(table.qm.mean.value, project.qm.mean.value);
        QCOMPARE(table.ifm.mean.n, 5);
        QCOMPARE(table.ifm.mean.value, project.ifm.mean.value);
        QCOMPARE(table.ifm.mean.interval->low, project.ifm.mean.interval->low);
        QCOMPARE(table.idm.mean.value, project.idm.mean.value);
    }

private:
    template <typename Write>
    static QList<QJsonObject> exported(Write write, QByteArray* bytes = nullptr)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        ProjectFixture::take(write(buffer));
        if (bytes)
            *bytes = buffer.data();
        return objectsIn(buffer.data());
    }

    QTemporaryDir m_folder;
};

TANDEM_TEST(TestUserSummaryImport, QCoreApplication)
#include "tst_usersummaryimport.moc"
