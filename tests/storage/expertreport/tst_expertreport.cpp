#include "storage/expertreport/expertreport.h"

#include "expertproject.h"
#include "models/expert/systemreport.h"
#include "models/results/reporttable.h"
#include "storage/expertreport/reportindex.h"
#include "storage/formats/latextable.h"
#include "storage/formats/readerstable.h"
#include "storage/project/resultexport.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

/// Reports in folders, and runs as tables.
class TestExpertReport final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_fixture = std::make_unique<ProjectFixture>(0);
        m_made = addExpertProject(database(), 3);
    }

    void aReportHasAPageForEachEvaluation()
    {
        const QString folder = path("report");
        QList<qint64> steps;
        const auto written =
            writeReport(database(), {m_made.set, {}, {}}, folder, {}, [&](qint64 done, qint64 all) {
                steps.append(done);
                return all == 6;
            });
        QVERIFY2(written, qPrintable(written ? QString() : written.error().sentence()));
        QCOMPARE(written->pages, 6);
        QCOMPARE(steps.size(), 6);
        QCOMPARE(QDir(folder).entryList(QDir::Files),
            QStringList({QStringLiteral("index.html"), QStringLiteral("scores.csv"),
                QStringLiteral("scores.json"), QStringLiteral("summary.md"),
                QStringLiteral("summary.tex")}));
        QCOMPARE(QDir(folder + QStringLiteral("/cases")).entryList(QDir::Files).size(), 6);
        const QByteArray index = read(written->index);
        QVERIFY(index.contains("cases/case-00006.html"));
        const QByteArray second = read(folder + QStringLiteral("/cases/case-00002.html"));
        QVERIFY(second.contains("href=\"case-00001.html\""));
        QVERIFY(second.contains("href=\"case-00003.html\""));
        QVERIFY(second.contains("href=\"../index.html\""));
    }

    void anEarlierReportIsOverwrittenAndNothingElse()
    {
        const QString folder = path("report");
        QVERIFY(writeReport(database(), {m_made.set, {}, {}}, folder));
        const auto again = writeReport(database(), {m_made.set, kFirstSystem, {}}, folder);
        QVERIFY2(again, qPrintable(again ? QString() : again.error().sentence()));
        QCOMPARE(again->pages, 3);
        QCOMPARE(QDir(folder + QStringLiteral("/cases")).entryList(QDir::Files).size(), 3);
        QVERIFY(QDir().mkpath(path("mine")));
        QFile letter(path("mine/index.html"));
        QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("<html>") > 0);
        letter.close();
        const auto refused = writeReport(database(), {m_made.set, {}, {}}, path("mine"));
        QVERIFY(!refused && refused.error().code == ErrorCode::Refused);
        QCOMPARE(QDir(path("mine")).entryList(QDir::Files).size(), 1);
    }

    void whatTheRunWasAskedForIsSaidOnce()
    {
        ProjectFixture fixture(0);
        const RunId run = addExpertRun(fixture.database());
        const ExpertProject made = addExpertProject(fixture.database(), 2, 60, 4, run);
        const QString folder = path("report");
        QVERIFY(writeReport(fixture.database(), {made.set, {}, {}}, folder));
        const QByteArray asked = "with the model test-model used these settings: ";
        for (const char* file :
            {"/index.html", "/summary.md", "/summary.tex", "/cases/case-00001.html"})
            QCOMPARE(read(folder + QLatin1String(file)).count(asked), 1);
        QVERIFY(!read(folder + QStringLiteral("/scores.json")).contains(asked));
        // Of files nobody knows it.
        QVERIFY(writeReport(database(), {m_made.set, {}, {}}, path("files")));
        QVERIFY(!read(path("files") + QStringLiteral("/index.html")).contains("Run settings"));
    }

    void aReportIsNotWrittenThroughLinks()
    {
        const QTemporaryDir folder;
        const QString target = folder.filePath(QStringLiteral("target"));
        QFile file(target);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        const QString report = folder.filePath(QStringLiteral("report"));
        QVERIFY(ReportFolder(report, 1, {}).open());
        for (const QString& link : {QStringLiteral("/scores.csv"), QStringLiteral("/index.html"),
                 QStringLiteral("/cases/case-00001.html")}) {
            QVERIFY(QDir().mkpath(report + QStringLiteral("/cases")));
            for (const QString& to : {target, folder.filePath(QStringLiteral("nothing there"))}) {
                QVERIFY(QFile::link(to, report + link));
                const auto opened = ReportFolder(report, 1, {}).open();
                QVERIFY(!opened && opened.error().code == ErrorCode::Refused);
                QVERIFY(QFile::remove(report + link));
            }
        }
        QVERIFY(QDir(report).rmdir(QStringLiteral("cases")));
        QVERIFY(QFile::link(folder.path(), report + QStringLiteral("/cases")));
        QVERIFY(!ReportFolder(report, 1, {}).open());
    }

    void whatIsCancelledLeavesNothing()
    {
        const auto stopped = writeReport(database(), {m_made.set, {}, {}}, path("report"), {},
            [](qint64 done, qint64) { return done < 2; });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
        QVERIFY(!QFileInfo::exists(path("report")));
        const auto nothing =
            writeReport(database(), {m_made.set, QStringLiteral("nobody"), {}}, path("report"));
        QVERIFY(!nothing && nothing.error().code == ErrorCode::Refused);
        QVERIFY(!writeReport(database(), {m_made.set, {}, {}}, QStringLiteral("/proc/report")));
    }

    void filesMakeTheSameReportWithoutAProject()
    {
        QVERIFY(exportExpertResult(
            database(), m_made.set, kFirstSystem, path("r.json"), path("r.jsonl")));
        const auto written =
            writeReport(ResultFiles{path("r.json"), path("r.jsonl"), {}}, path("report"));
        QVERIFY2(written, qPrintable(written ? QString() : written.error().sentence()));
        QCOMPARE(written->pages, 3);
        QVERIFY(writeReport(database(), {m_made.set, kFirstSystem, {}}, path("other")));
        QCOMPARE(read(path("report/scores.csv")), read(path("other/scores.csv")));
        QFile texts(path("r.jsonl"));
        QVERIFY(texts.open(QIODevice::Append) &&
                texts.write("{\"input\":\"q\",\"output\":\"o\",\"reference\":\"r\"}\n") > 0);
        texts.close();
        const auto unequal =
            writeReport(ResultFiles{path("r.json"), path("r.jsonl"), {}}, path("unequal"));
        QVERIFY(!unequal && unequal.error().code == ErrorCode::InvalidInput);
        QVERIFY(!QFileInfo::exists(path("unequal")));
    }

    void whatOneSaysOfAPairOfOnesOwnIsToldAsAVerdict()
    {
        const expert::DecisionRef content{expert::DecisionKind::Content, expert::Side::Expected, 1};
        const expert::DecisionRef style{expert::DecisionKind::Style, expert::Side::Expected, 1};
        ReportedReview ada{QStringLiteral("Ada"), {}};
        QVERIFY(ownPairText(ada, expert::Side::Expected, 1).isEmpty());
        ada.reviews[content] = {expert::Stance::Disagree, {}, QStringLiteral("both name it")};
        ada.reviews[style] = {expert::Stance::Agree, {}, {}};
        QCOMPARE(ownPairText(ada, expert::Side::Expected, 1),
            QStringLiteral("Content aligned “both name it”; Style not aligned"));
    }

    void reviewsAreShownToWhoMaySeeThem()
    {
        const EvaluationId evaluation = m_made.evaluations.first();
        ReviewRepository reviews(database());
        const expert::DecisionRef decision{expert::DecisionKind::Match, expert::Side::Expected, 0};
        ProjectFixture::check(reviews.give(evaluation, m_fixture->ada, decision,
            {expert::Stance::Disagree, {{}, -1}, QStringLiteral("<u>no</u>")}, 10));
        const auto own = caseReportOf(database(), evaluation, m_fixture->ada);
        QVERIFY2(own, qPrintable(own ? QString() : own.error().sentence()));
        QCOMPARE(own->reviews.size(), 1);
        QCOMPARE(own->reviews.first().reviewer, QStringLiteral("Ada"));
        QVERIFY(caseHtml(*own).contains(QLatin1String("&lt;u&gt;no&lt;/u&gt;")));
        QVERIFY(caseReportOf(database(), evaluation, m_fixture->ben)->reviews.isEmpty());
        QVERIFY(caseReportOf(database(), evaluation, {})->reviews.isEmpty());
    }

    void aRunIsATableAndSaysTheSameAsJson()
    {
        auto list = *EvaluationRepository(database()).list(m_made.set);
        list[1].caseName = QStringLiteral("=1+1, \"x\"\nمرحبا 世界 👩‍👩‍👧");
        list[1].scores.reset();
        list[1].state = EvaluationState::Unscored;
        const results::Section section = evaluationsSection(list);
        const Table table = tableOf(section, results::Outlet::Csv);
        QCOMPARE(table.header.size(), 4 + 15 + 10 + 2);
        QCOMPARE(table.rows.size(), 6);
        QCOMPARE(table.rows.at(1).at(1), list.at(1).caseName);
        QCOMPARE(table.rows.at(1).at(3), QStringLiteral("unscored"));
        QVERIFY(table.rows.at(1).at(4).isEmpty());
        const qsizetype f1 = table.header.indexOf(QStringLiteral("content_style_average_f1"));
        QCOMPARE(
            table.rows.at(0).at(f1).toDouble(), list.at(0).scores->of(expert::Mode::Average).f1);
        const QJsonObject root = QJsonDocument::fromJson(evaluationsJson(list, section)).object();
        const QJsonArray rows = root.value(QLatin1String("evaluations")).toArray();
        QCOMPARE(rows.size(), 6);
        QVERIFY(rows.at(1).toObject().value(QLatin1String("scores")).isNull());
        QCOMPARE(
            rows.at(1).toObject().value(QLatin1String("name")).toString(), list.at(1).caseName);
        const QJsonArray systems = root.value(QLatin1String("systems")).toArray();
        QCOMPARE(systems.size(), 2);
    }

    void systemsHaveMeansIntervalsAndTheirN()
    {
        auto list = *EvaluationRepository(database()).list(m_made.set);
        list[1].scores.reset();
        const QList<expert::SystemScores> systems = expert::systemScores(list);
        QCOMPARE(systems.size(), 2);
        QCOMPARE(systems.at(0).system, kFirstSystem);
        QCOMPARE(systems.at(0).scored, 3);
        QCOMPARE(systems.at(1).scored, 2);
        QCOMPARE(systems.at(1).evaluations, 3);
        const Figure& figure = systems.at(0).of(expert::Mode::Average).f1;
        QCOMPARE(figure.n, 3);
        QVERIFY(figure.interval && figure.interval->low <= *figure.value);
        Table table = tableOf(expert::systemsSection(systems), results::Outlet::Readers);
        QCOMPARE(table.rows.size(), 2);
        QCOMPARE(table.rows.at(1).constLast(), QStringLiteral("1"));
        table.rows[0][0] = QStringLiteral("50% & more_");
        QVERIFY(latexTable(table).contains(QLatin1String("50\\% \\& more\\_")));
        QVERIFY(expert::systemScores({}).isEmpty());
        QVERIFY(!expert::systemScores({EvaluationSummary{}})
                     .at(0)
                     .of(expert::Mode::ContentOnly)
                     .f1.isDefined());
    }

private:
    Database& database() { return m_fixture->database(); }
    QString path(const char* name) { return m_folder->filePath(QString::fromLatin1(name)); }
    static QByteArray read(const QString& name)
    {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no file");
        return file.readAll();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProjectFixture> m_fixture;
    ExpertProject m_made;
};

TANDEM_TEST(TestExpertReport, QCoreApplication)
#include "tst_expertreport.moc"
