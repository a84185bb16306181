#include "commandrun.h"
#include "expertproject.h"
#include "storage/repositories/studyrepository.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

/// "tandem study import": items of files and of what the project has.
class TestStudyImport final : public QObject
{
    Q_OBJECT

    std::unique_ptr<StudyFixture> m_fixture;

    CommandRun import(const QStringList& arguments, const QByteArray& input = {})
    {
        return runInProcess(QStringList{QStringLiteral("study"), QStringLiteral("import"),
                                m_fixture->project().path()} +
                                arguments + QStringList{QStringLiteral("--json")},
            input);
    }
    int rated()
    {
        return StudyFixture::take(StudyRepository(m_fixture->database()).byId(m_fixture->study))
            .rated;
    }

private slots:
    void init() { m_fixture = std::make_unique<StudyFixture>(0, 0); }

    void outputsOfTwoSystemsAreCompared()
    {
        addExpertProject(m_fixture->database(), 4);
        const CommandRun run = import({QStringLiteral("--from"), QStringLiteral("outputs")});
        QVERIFY2(run.code == 0, run.all().constData());
        QCOMPARE(run.json().value(QStringLiteral("new")).toInt(), 4);
        QCOMPARE(rated(), 4);
        const CommandRun again = import({QStringLiteral("--from"), QStringLiteral("outputs")});
        QCOMPARE(again.json().value(QStringLiteral("known")).toInt(), 4);
    }

    void aSampleIsTaken()
    {
        addExpertProject(m_fixture->database(), 6);
        const CommandRun run =
            import({QStringLiteral("--from"), QStringLiteral("outputs"), QStringLiteral("--draw"),
                QStringLiteral("random:2"), QStringLiteral("--seed"), QStringLiteral("3")});
        QVERIFY2(run.code == 0, run.all().constData());
        QCOMPARE(rated(), 2);
    }

    void aSampleOfAFileIsTaken()
    {
        QByteArray file;
        for (int i = 0; i < 5; ++i)
            file += "{\"name\": \"i" + QByteArray::number(i) +
                    "\", \"reference\": \"r\", \"output_1\": \"a\", \"output_2\": \"b\"}\n";
        const CommandRun run = import(
            {QStringLiteral("-"), QStringLiteral("--draw"), QStringLiteral("random:3")}, file);
        QVERIFY2(run.code == 0, run.all().constData());
        QCOMPARE(rated(), 3);
    }

    void columnsOfNumbersThatAreNotNamedAsScoresAreNamed()
    {
        const QByteArray rows = "a,Rest.,One.,Two.,0.5,NA,1999\nb,Wait.,3,4,0.25,1e-2,2001\n";
        const CommandRun run = import(
            {QStringLiteral("-")}, "item,reference,output_1,output_2,BLEU_1,BLEU_2,year\n" + rows);
        QVERIFY2(run.code == 0, run.all().constData());
        QCOMPARE(run.json().value(QStringLiteral("messages")).toVariant().toStringList(),
            (QStringList{QStringLiteral("“BLEU” contains only numbers. If it is a score, name its "
                                        "columns score_BLEU_1 and score_BLEU_2."),
                QStringLiteral("“year” contains only numbers. If it is a score, name its column "
                               "score_year.")}));
        QByteArray others = rows;
        const CommandRun right = import({QStringLiteral("-")},
            "item,reference,output_1,output_2,score_BLEU_1,score_BLEU_2,score_year\n" +
                others.replace("a,", "c,").replace("b,", "d,"));
        QVERIFY2(right.code == 0, right.all().constData());
        QVERIFY(right.json().value(QStringLiteral("messages")).toArray().isEmpty());
    }

    void itemsThatCaseAloneTellsApartAreNamed()
    {
        const QByteArray head = "item,reference,output_1,output_2\n";
        const CommandRun first = import({QStringLiteral("-")}, head + "a1,r,o,p\nb,r,o,p\n");
        QVERIFY2(first.code == 0, first.all().constData());
        QVERIFY(first.json().value(QStringLiteral("messages")).toArray().isEmpty());
        const CommandRun second = import({QStringLiteral("-")}, head + "A1,r,o,p\nb,r,o,p\n");
        QVERIFY2(second.code == 0, second.all().constData());
        QCOMPARE(second.json().value(QStringLiteral("new")).toInt(), 1);
        const QStringList said =
            second.json().value(QStringLiteral("messages")).toVariant().toStringList();
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.first().contains(QLatin1String("\"a1\", \"A1\".")), qPrintable(said.first()));
    }

    void whatTheProjectDoesNotHaveIsSaid()
    {
        const CommandRun run = import({QStringLiteral("--from"), QStringLiteral("judgments")});
        QVERIFY(run.code != 0);
        QVERIFY(run.hasOneErrorLine());
        QVERIFY(run.err.contains(QStringLiteral("evaluations")));
        QCOMPARE(rated(), 0);
    }

    void aRuleThatThereIsNotIsAMisuse_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char* rule : {"random", "random:0", "random:x", "oldest:3", "random:3:4"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void aRuleThatThereIsNotIsAMisuse()
    {
        QFETCH(QString, rule);
        const CommandRun run = import({QStringLiteral("--from"), QStringLiteral("paragraphs"),
            QStringLiteral("--draw"), rule});
        QCOMPARE(run.code, 2);
        QVERIFY(run.err.contains(QStringLiteral("--draw")));
    }

    void aFileAndWhatTheProjectHasAreNotBothTaken()
    {
        QCOMPARE(
            import({QStringLiteral("-"), QStringLiteral("--from"), QStringLiteral("facts")}).code,
            2);
        QCOMPARE(import({}).code, 2);
    }
};

TANDEM_TEST(TestStudyImport, QCoreApplication)
#include "tst_studyimport.moc"
