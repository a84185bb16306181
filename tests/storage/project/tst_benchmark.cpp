#include "models/kgds/statisticsreport.h"
#include "projectfixture.h"
#include "storage/formats/kgdsreader.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerecords.h"
#include "testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

/// What leaves a project: the benchmark, answers, statistics.
class TestBenchmark : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void thePublishedBenchmarkComesOutByteForByte()
    {
        const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
        if (!QFile::exists(path))
            QSKIP("The published benchmark is not here.");
        const QString project = file("k.tandem");
        QVERIFY(importFiles({path}, project));
        const auto database = openProjectFile(project, Database::Mode::ReadOnly);
        const auto report = exportBenchmark(**database, file("out.json"));
        QVERIFY(report);
        QCOMPARE(report->samples, 100);
        QCOMPARE(report->leftOut(), 0);
        QVERIFY(read(file("out.json")) == read(path));
    }

    void supportingParagraphsWithoutFactsAreIncomplete()
    {
        ProjectFixture fixture(1);
        const SampleId sample = fixture.samples.first();
        fixture.askAboutFacts(sample); // of two of five supporting paragraphs
        fixture.close(sample, QStringLiteral("yyn"), QStringLiteral("yyn"), Step::KeyFacts);
        const BenchmarkFigures figures = ProjectFixture::take(benchmarkFigures(fixture.database()));
        QCOMPARE(figures.samples.first().supportingWithoutFacts, 3);
        const QString notes = incompleteNotes(figures, results::Outlet::Window).join(u' ');
        QVERIFY2(
            notes.contains(QStringLiteral("1 of 1 without facts for some supporting paragraph")),
            qPrintable(notes));
    }

    void boundaryParagraphsGoAndTheOthersAreRenumbered()
    {
        ProjectFixture fixture(0);
        const SampleId sample = addLabelled(fixture);
        fixture.close(sample, QStringLiteral("ynyny"), QStringLiteral("nnyyy"));
        const auto report = exportBenchmark(fixture.database(), file("out.json"));
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->samples, 1);
        // Facts of paragraph 1 (boundary) and of 2 and 3, which changed sides.
        QCOMPARE(report->factsLeftOut, 3);
        const kgds::SampleRecord exported = only(file("out.json"));
        QCOMPARE(exported.article.size(), 3);
        using enum kgds::ParagraphLabel;
        QCOMPARE(exported.article.at(0).text, QStringLiteral("Paragraph 2"));
        QCOMPARE(exported.article.at(0).index, 1);
        QCOMPARE(exported.article.at(0).label, Nonsupporting);
        QCOMPARE(exported.article.at(1).label, Supporting);
        QCOMPARE(exported.article.at(2).index, 3);
        QCOMPARE(exported.article.at(2).text, QStringLiteral("Paragraph 5"));
        QCOMPARE(exported.article.at(2).extra, QByteArray("{\"k\":5}"));
        QCOMPARE(exported.extra, QByteArray("{\"year\":1999}"));
        QCOMPARE(exported.discussion.first().extra, QByteArray("{\"mood\":\"dry\"}"));
        QCOMPARE(exported.opinions, QStringList{QStringLiteral("An opinion.")});
        QCOMPARE(exported.supportingFacts.size(), 1);
        QCOMPARE(exported.supportingFacts.first().paragraphIndex, 3);
        QCOMPARE(exported.supportingFacts.first().facts.first().text, QStringLiteral("Fact 5"));
    }

    void samplesThatAreNotReadyAreCountedByReason()
    {
        ProjectFixture fixture(4);
        fixture.addSample({QStringLiteral("T"), {}, {}, {QStringLiteral("p")}, {}}, false);
        fixture.setRule(ConsistencyRule::Adjudication);
        fixture.close(fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("nyyyy"));
        fixture.close(fixture.samples.at(2), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        fixture.answer(fixture.samples.at(3), fixture.ada, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.at(3), fixture.ada);
        const auto adjudicated = exportBenchmark(fixture.database(), file("out.json"));
        QCOMPARE(adjudicated->samples, 1);
        QCOMPARE(adjudicated->leftOutUnassigned, 1);
        QCOMPARE(adjudicated->leftOutOpen, 1);
        QCOMPARE(adjudicated->leftOutUndecided, 2);
        fixture.setRule(ConsistencyRule::Strict);
        const auto strict = exportBenchmark(fixture.database(), file("out.json"));
        QCOMPARE(strict->samples, 2);
        QCOMPARE(strict->leftOutEmpty, 1);
        QCOMPARE(benchmarkFigures(fixture.database())->statistics.paragraphs, 9);
    }

    void nothingReadyIsSaidAndLeavesNoFile()
    {
        ProjectFixture fixture(1);
        fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("yyyyy"));
        const auto report = exportBenchmark(fixture.database(), file("out.json"));
        QCOMPARE(report.error().code, ErrorCode::Refused);
        QVERIFY(!report.error().remedy.isEmpty());
        QVERIFY(!QFile::exists(file("out.json")));
    }

    void anExportNeverReplacesTheProjectItself()
    {
        ProjectFixture fixture(1);
        fixture.close(fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        const QString alias = file("alias.json");
        QVERIFY(QFile::link(fixture.path(), alias));
        for (const QString& path : {fixture.path(), alias}) {
            QCOMPARE(exportBenchmark(fixture.database(), path).error().code, ErrorCode::Refused);
            QVERIFY(!exportAnswers(fixture.database(), path, AnswersFormat::Csv));
            QVERIFY(!exportStatistics(fixture.database(), path, TableFormat::Csv));
        }
        QVERIFY(inspectProjectFile(fixture.path()));
    }

    void aCancelledExportLeavesTheOldFile()
    {
        ProjectFixture fixture(1);
        fixture.close(fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        write(file("out.json"), "old");
        const auto cancelled = exportBenchmark(
            fixture.database(), file("out.json"), [](qint64, qint64) { return false; });
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QCOMPARE(read(file("out.json")), QByteArray("old"));
        QVERIFY(!exportBenchmark(fixture.database(), file("no/out.json")));
    }

    void answersOfClosedRoundsAreWrittenOneARow()
    {
        ProjectFixture fixture(2);
        fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("n"),
            QStringLiteral("=1+1, \"so\"\nit goes"));
        fixture.close(fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("nnnnn"));
        fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yyyyy"));
        const auto count = exportAnswers(fixture.database(), file("a.csv"), AnswersFormat::Csv);
        QCOMPARE(count->rows, 11);
        const QByteArray csv = read(file("a.csv"));
        QVERIFY(csv.contains("answer_id,round,step,person"));
        QVERIFY(csv.contains("\"\"so\"\""));
        QVERIFY(!csv.contains("Sample 2"));
        QCOMPARE(
            exportAnswers(fixture.database(), file("a.jsonl"), AnswersFormat::JsonLines)->rows, 11);
        const auto lines = read(file("a.jsonl")).split('\n');
        QCOMPARE(lines.size(), 12);
        const QJsonObject first = QJsonDocument::fromJson(lines.first()).object();
        QCOMPARE(first.value(QLatin1String("person")).toString(), QStringLiteral("Ada"));
        QCOMPARE(first.value(QLatin1String("answer")).toString(), QStringLiteral("no"));
        QCOMPARE(first.value(QLatin1String("current")).toBool(), false);
        QCOMPARE(first.value(QLatin1String("duration_ms")).toInt(), 10'000);
        QCOMPARE(first.size(), csv.left(csv.indexOf('\n')).count(',') + 1);
    }

    void aLineOfAnswersIsWrittenToTheByte()
    {
        ProjectFixture fixture(1);
        const QString note = QStringLiteral("=1, \"so\"\n\t\\/\u0007\u007f\u00e9\U0001F469");
        fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("n"), note);
        fixture.close(fixture.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        QVERIFY(exportAnswers(fixture.database(), file("a.jsonl"), AnswersFormat::JsonLines));
        QVERIFY(exportAnswers(fixture.database(), file("a.csv"), AnswersFormat::Csv));
        QByteArray line = read(file("a.jsonl")).split('\n').first();
        QByteArray csv = read(file("a.csv"));
        csv = csv.left(csv.indexOf("\r\n", csv.indexOf("\r\n") + 2));
        const QJsonObject row = QJsonDocument::fromJson(line).object();
        for (const QLatin1String key : {QLatin1String("answer_id"), QLatin1String("round"),
                 QLatin1String("person_id"), QLatin1String("sample_id"), QLatin1String("time")}) {
            const QByteArray value = row.value(key).toString().toUtf8();
            QVERIFY(!value.isEmpty());
            line.replace(value, "*");
            csv.replace(value, "*");
        }
        QCOMPARE(line,
            QByteArray(
                "{\"answer_id\":\"*\",\"round\":\"*\",\"step\":\"paragraphs\",\"person\":\"Ada\","
                "\"person_id\":\"*\",\"sample\":1,\"sample_id\":\"*\",\"sample_title\":\"Sample "
                "1\","
                "\"item\":1,\"answer\":\"no\",\"unsure\":false,"
                "\"note\":\"=1, \\\"so\\\"\\n\\t\\\\/\\u0007\x7F\xC3\xA9\xF0\x9F\x91\xA9\","
                "\"time\":\"*\",\"duration_ms\":10000,\"current\":false,\"pass\":\"ordinary\","
                "\"paragraph\":1,\"fact\":\"\"}"));
        QCOMPARE(csv,
            QByteArray(
                "answer_id,round,step,person,person_id,sample,sample_id,sample_title,item,answer,"
                "unsure,note,time,duration_ms,current,pass,paragraph,fact\r\n"
                "*,*,paragraphs,Ada,*,1,*,Sample 1,1,no,false,\"=1, "
                "\"\"so\"\"\n\t\\/\x07\x7F\xC3\xA9\xF0\x9F\x91\xA9\",*,10000,false,ordinary,1,"));
    }

    void answersWithoutATimeAreWrittenWithoutOne()
    {
        ProjectFixture fixture(1);
        fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("yyyyy"), {}, 0);
        fixture.submit(fixture.samples.first(), fixture.ada);
        fixture.answer(fixture.samples.first(), fixture.ben, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.first(), fixture.ben);
        QVERIFY(exportAnswers(fixture.database(), file("a.jsonl"), AnswersFormat::JsonLines));
        const auto line = read(file("a.jsonl")).split('\n').first();
        QVERIFY(
            QJsonDocument::fromJson(line).object().value(QLatin1String("duration_ms")).isNull());
        QVERIFY(exportAnswers(fixture.database(), file("a.csv"), AnswersFormat::Csv));
        const QByteArray csv = read(file("a.csv"));
        QVERIFY(csv.contains(",,true,ordinary,"));
        QVERIFY(csv.contains(",10000,true,ordinary,"));
    }

    void noAnswersOfOpenRoundsAreWritten()
    {
        ProjectFixture fixture(1);
        fixture.answer(fixture.samples.first(), fixture.ada, QStringLiteral("yyyyy"));
        fixture.submit(fixture.samples.first(), fixture.ada);
        QCOMPARE(
            exportAnswers(fixture.database(), file("a.jsonl"), AnswersFormat::JsonLines)->rows, 0);
        QCOMPARE(read(file("a.jsonl")), QByteArray());
    }

    void whereThereIsAdjudicationAnswersAreWrittenOnceTheirSampleIsSettled()
    {
        ProjectFixture fixture(2);
        fixture.setRule(ConsistencyRule::Adjudication);
        fixture.close(fixture.samples.at(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("nyyyy"));
        const auto written = [&] {
            return *exportAnswers(fixture.database(), file("a.csv"), AnswersFormat::Csv);
        };
        QCOMPARE(written().rows, 0);
        QCOMPARE(written().heldBack, 2);
        const QByteArray csv = read(file("a.csv"));
        QVERIFY(!csv.contains("Ada") && !csv.contains("Ben"));
        RoundRepository rounds(fixture.database());
        QVERIFY(rounds.settle(fixture.round(fixture.samples.at(0)).id, fixture.lea));
        QCOMPARE(written().rows, 10);
        QCOMPARE(written().heldBack, 1);
        QVERIFY(!read(file("a.csv")).contains("Sample 2"));
    }

    void statisticsAreWrittenAsTables()
    {
        ProjectFixture fixture(1);
        fixture.close(fixture.samples.first(), QStringLiteral("yyynn"), QStringLiteral("yyynn"));
        QVERIFY(exportStatistics(fixture.database(), file("s.csv"), TableFormat::Csv));
        QVERIFY(read(file("s.csv")).contains("paragraphs,"));
        QVERIFY(exportStatistics(fixture.database(), file("s.md"), TableFormat::Markdown));
        QVERIFY(read(file("s.md")).contains("| ---") || read(file("s.md")).contains("|---") ||
                read(file("s.md")).contains("| :"));
        QVERIFY(exportStatistics(fixture.database(), file("s.tex"), TableFormat::Latex));
        QVERIFY(read(file("s.tex")).contains("\\toprule"));
    }

private:
    QString file(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    static QByteArray read(const QString& path)
    {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& bytes)
    {
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size());
    }

    /// Five paragraphs that came labelled y y n n y, with a fact each, assigned to Ada and Ben.
    static SampleId addLabelled(ProjectFixture& fixture)
    {
        kgds::SampleRecord record;
        for (int i = 1; i <= 5; ++i) {
            const bool supporting = i == 1 || i == 2 || i == 5;
            record.article.append({i, QStringLiteral("Paragraph %1").arg(i),
                supporting ? kgds::ParagraphLabel::Supporting : kgds::ParagraphLabel::Nonsupporting,
                "{\"k\":" + QByteArray::number(i) + "}", {}});
            if (i == 4)
                continue;
            (supporting ? record.supportingFacts : record.nonsupportingFacts)
                .append({i, {{QStringLiteral("Fact %1").arg(i), {}, {}}}, {}});
        }
        record.discussion = {{QStringLiteral("A"), QStringLiteral("b"), "{\"mood\":\"dry\"}"}};
        record.opinions = {QStringLiteral("An opinion.")};
        record.extra = "{\"year\":1999}";
        const SampleId sample =
            ProjectFixture::take(SampleRecords(fixture.database()).addRecord(record));
        ProjectFixture::take(RoundRepository(fixture.database())
                                 .assign(sample, {fixture.ada, fixture.ben}, fixture.lea));
        return sample;
    }

    static kgds::SampleRecord only(const QString& path)
    {
        kgds::SampleRecord found;
        ProjectFixture::take(
            kgds::readKgds(path, [&](kgds::SampleRecord&& record, qint64) -> Expected<void> {
                found = std::move(record);
                return {};
            }));
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TANDEM_TEST(TestBenchmark, QCoreApplication)
#include "tst_benchmark.moc"
