#include "models/agreement/ratingsagreement.h"
#include "projectfixture.h"
#include "storage/database/rows.h"
#include "storage/database/transaction.h"
#include "storage/formats/ratingsreader.h"
#include "storage/project/importformats.h"
#include "storage/publishing/annotationsexport.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace tandem;

namespace {

QByteArray bytesAt(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The task as Label Studio exports it once these annotators have chosen.
QJsonObject annotated(const QJsonObject& task, const QMap<QString, QString>& choices)
{
    QJsonArray annotations;
    for (auto choice = choices.cbegin(); choice != choices.cend(); ++choice)
        annotations.append(QJsonObject{{QStringLiteral("completed_by"), choice.key()},
            {QStringLiteral("lead_time"), 2.5},
            {QStringLiteral("result"),
                QJsonArray{QJsonObject{{QStringLiteral("type"), QStringLiteral("choices")},
                    {QStringLiteral("from_name"), QStringLiteral("paragraphs")},
                    {QStringLiteral("value"),
                        QJsonObject{{QStringLiteral("choices"), QJsonArray{choice.value()}}}}}}}});
    QJsonObject done = task;
    done.insert(QStringLiteral("id"), 1);
    done.insert(QStringLiteral("annotations"), annotations);
    return done;
}

} // namespace

/// Tasks for Label Studio and doccano, and what comes back.
class TestAnnotationImport final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void everyParagraphIsATaskAndOnlyClosedRoundsHaveAnswers()
    {
        m_fixture->close(sample(0), QStringLiteral("yynnn"), QStringLiteral("ynnnn"));
        m_fixture->answer(sample(1), m_fixture->ada, QStringLiteral("yyyyy"));
        const auto report = exportTo("t.json", AnnotationTool::LabelStudio);
        QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
        QCOMPARE(report->tasks, qint64(10));
        QCOMPARE(report->annotations, qint64(10));
        QCOMPARE(report->open, qint64(5));
        const auto tasks = tasksIn("t.json");
        QCOMPARE(tasks.size(), 10);
        for (int i = 0; i < tasks.size(); ++i)
            QCOMPARE(tasks.at(i).toObject().value(QStringLiteral("annotations")).toArray().size(),
                i < 5 ? 2 : 0);
        const QJsonObject first =
            tasks.at(0).toObject().value(QStringLiteral("annotations")).toArray().at(0).toObject();
        QCOMPARE(first.value(QStringLiteral("lead_time")).toDouble(), 10.0);
        QVERIFY(!bytesAt(at("t.json")).contains("Ada"));
    }

    void bothProgramsGiveTheAgreementOfTheRound()
    {
        m_fixture->close(sample(0), QStringLiteral("yynnn"), QStringLiteral("ynnnn"));
        for (const auto& [name, tool] : {std::pair("t.json", AnnotationTool::LabelStudio),
                 std::pair("t.jsonl", AnnotationTool::Doccano)}) {
            QVERIFY(exportTo(name, tool));
            RatingsReading reading;
            reading.layout = RatingsLayout::Annotations;
            const auto table = readRatings(at(name), reading);
            QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
            QCOMPARE(table->items.size(), 5);
            // Which ones they are, their UUIDs decide.
            QCOMPARE(table->raters.size(), 2);
            for (const QString& rater : std::as_const(table->raters))
                QVERIFY(rater.startsWith(word("annotator_")) && !rater.contains(u'@'));
            QCOMPARE(table->given.size(), 10);
            const auto answers = readToolAnswers(at(name));
            QVERIFY(answers);
            QCOMPARE(answers->answers.at(0).durationMs, qint64(10'000));
        }
    }

    void factsThatModelsProposedArePredictions()
    {
        m_fixture->close(sample(0), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
        m_fixture->addFacts(sample(0), 2, {word("Ships wait."), word("Cranes rest.")});
        ProjectFixture::check(m_fixture->database().run(
            word("INSERT INTO llm_reply (uuid, hash, endpoint, model, request, raw, text,"
                 " http_status, usable, error, currency, at, duration_ms)"
                 " VALUES ('r', 'h', 'e', 'gemma', '', x'', '', 200, 1, '', '', 0, 0)")));
        ProjectFixture::check(m_fixture->database().run(
            word("UPDATE atomic_fact SET origin = 1, reply_id = (SELECT id FROM llm_reply)")));
        const auto report = exportTo("t.json", AnnotationTool::LabelStudio);
        QVERIFY(report);
        QCOMPARE(report->predictions, qint64(1));
        const QJsonObject prediction =
            tasksIn("t.json").at(1)[QStringLiteral("predictions")].toArray().at(0).toObject();
        QCOMPARE(prediction.value(QStringLiteral("model_version")).toString(), word("gemma"));
        const QJsonValue result = prediction.value(word("result")).toArray().at(0);
        QCOMPARE(result[word("value")][word("text")].toArray(),
            (QJsonArray{word("Ships wait."), word("Cranes rest.")}));
    }

    void annotatedTasksBecomeAnswersOfOpenRounds()
    {
        annotate({{word("3"), word("Yes")}, {word("Ben"), word("no")}});
        const auto imported = importBy(word("3=Ada"));
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence()));
        QCOMPARE(imported->fields.value(word("answers")).toInteger(), qint64(20));
        for (const SampleId one : std::as_const(m_fixture->samples)) {
            const Round round = m_fixture->round(one);
            QVERIFY(!round.submittedA && !round.submittedB);
            const auto own = ProjectFixture::take(
                AnswerRepository(m_fixture->database()).own(round.id, m_fixture->ada));
            QCOMPARE(own.size(), 5);
            for (const Answer& answer : own)
                QCOMPARE(answer.value, std::optional(YesNo::Yes));
        }
        QCOMPARE(count("SELECT count(*) FROM answer WHERE duration_ms = 2500"), 20);
        // What was imported before stays.
        const auto again = importBy(word("3=Ada"));
        QVERIFY(again);
        QCOMPARE(again->fields.value(word("answers")).toInteger(), qint64(0));
        QCOMPARE(again->fields.value(word("known")).toInteger(), qint64(20));
    }

    void answersGivenHereStay()
    {
        m_fixture->answer(sample(0), m_fixture->ada, QStringLiteral("n"));
        annotate({{word("Ada"), word("yes")}});
        const auto imported = importBy({});
        QVERIFY2(imported, imported ? "" : qPrintable(imported.error().sentence()));
        QCOMPARE(imported->fields.value(word("known")).toInteger(), qint64(1));
        const auto own =
            ProjectFixture::take(AnswerRepository(m_fixture->database())
                                     .own(m_fixture->round(sample(0)).id, m_fixture->ada));
        QCOMPARE(std::count_if(own.cbegin(), own.cend(),
                     [](const Answer& answer) { return answer.value == YesNo::No; }),
            1);
    }

    void nothingIsImportedWhereOneAnswerIsRefused_data()
    {
        QTest::addColumn<QString>("annotator");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("annotators");
        QTest::newRow("nobody of that name") << word("Zoe") << word("yes") << QString();
        QTest::newRow("not assigned") << word("Lea") << word("yes") << QString();
        QTest::newRow("another label") << word("Ada") << word("maybe") << QString();
        QTest::newRow("no list") << word("Ada") << word("yes") << word("Ada");
        QTest::newRow("to nobody") << word("Ada") << word("yes") << word("Ada=");
        QTest::newRow("two are one") << word("Ada") << word("yes") << word("Ben=Ada");
    }

    void nothingIsImportedWhereOneAnswerIsRefused()
    {
        QFETCH(QString, annotator);
        QFETCH(QString, label);
        QFETCH(QString, annotators);
        annotate({{annotator, label}, {word("Ben"), word("no")}});
        const auto imported = importBy(annotators);
        QVERIFY(!imported);
        QVERIFY(!imported.error().what.isEmpty());
        QCOMPARE(count("SELECT count(*) FROM answer"), 0);
    }

    void aSubmittedSampleStaysAsItIs()
    {
        annotate({{word("Ada"), word("yes")}});
        m_fixture->answer(sample(1), m_fixture->ada, QStringLiteral("nnnnn"));
        m_fixture->submit(sample(1), m_fixture->ada);
        const auto imported = importBy({});
        // All of its items are answered, so that there is nothing to refuse.
        QVERIFY(imported);
        QCOMPARE(imported->fields.value(word("known")).toInteger(), qint64(5));
    }

    void onlyALeadImports()
    {
        annotate({{word("Ada"), word("yes")}});
        const auto imported = importBy({}, m_fixture->ada);
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::Refused);
        QCOMPARE(count("SELECT count(*) FROM answer"), 0);
    }

    void tasksOfAnotherProjectAreRefused()
    {
        putBytes(at("done.json"),
            R"([{"id": 1, "data": {"text": "One."}, "annotations": [{"completed_by": "Ada",
                "result": [{"type": "choices", "value": {"choices": ["yes"]}}]}]}])");
        const auto imported = importBy({});
        QVERIFY(!imported);
        QVERIFY(imported.error().where.endsWith(word("/0/annotations/0/result/0")));
    }

private:
    static QString word(const char* text) { return QString::fromLatin1(text); }
    SampleId sample(int i) const { return m_fixture->samples.at(i); }
    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    int count(const char* sql)
    {
        return ProjectFixture::take(valueOf<int>(m_fixture->database(), word(sql)));
    }
    Expected<AnnotationsReport> exportTo(const char* name, AnnotationTool tool)
    {
        return exportAnnotations(m_fixture->database(), at(name), tool);
    }
    QJsonArray tasksIn(const char* name) const
    {
        return QJsonDocument::fromJson(bytesAt(at(name))).array();
    }
    /// The tasks of the project, all annotated so.
    void annotate(const QMap<QString, QString>& choices)
    {
        QVERIFY(exportTo("t.json", AnnotationTool::LabelStudio));
        QJsonArray done;
        for (const QJsonValue& task : tasksIn("t.json"))
            done.append(annotated(task.toObject(), choices));
        putBytes(at("done.json"), QJsonDocument(done).toJson());
    }
    Expected<Imported> importBy(const QString& annotators, PersonId by = {})
    {
        ImportRequest request{{at("done.json")}};
        request.options.insert(QStringLiteral("annotators"), annotators);
        TANDEM_TRY(work, annotationsFormat().read(request));
        Transaction transaction(m_fixture->database());
        TANDEM_DO(transaction.begin());
        TANDEM_TRY(imported,
            (*work)({m_fixture->database(), {.person = by.isValid() ? by : m_fixture->lea}}));
        TANDEM_DO(transaction.commit());
        return imported;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<QTemporaryDir> m_folder;
};

TANDEM_TEST(TestAnnotationImport, QCoreApplication)
#include "tst_annotationimport.moc"
