#include "models/studies/studyresults.h"
#include "storage/formats/bestworstreader.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

namespace {

Expected<studies::StudyAnswers> read(const QByteArray& csv, AnswersNotes* notes = nullptr)
{
    QBuffer buffer;
    buffer.setData(csv);
    buffer.open(QIODevice::ReadOnly);
    return readBestWorst({buffer, QStringLiteral("f.csv")}, notes);
}

const QByteArray kHeader = "item,rater,options,best,worst\n";

} // namespace

/// Best-worst answers from files.
class TestBestWorstReader final : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsTheComparisonsThatItImplies();
    void thePairsOfAnItemAreAGroup();
    void whatIsWrongIsNamed_data();
    void whatIsWrongIsNamed();
};

void TestBestWorstReader::anAnswerIsTheComparisonsThatItImplies()
{
    AnswersNotes notes;
    const auto study = read(
        kHeader + "1,Ada,heron;kestrel;owl;wren,owl,heron\n1,Ben,heron;owl,heron,owl\n", &notes);
    QVERIFY2(study, study ? "" : qPrintable(study.error().sentence()));
    // Of four options five of six pairs; kestrel and wren are not compared.
    QCOMPARE(study->answers.size(), 6);
    QCOMPARE(study->raters.size(), 2);
    QCOMPARE(notes.remarks.size(), 1);
    const auto results = studies::studyResults(*study);
    const auto& tests = results.everybody.questions.constFirst().systemTests;
    QCOMPARE(tests.size(), 5);
    QCOMPARE(tests.at(0).first, QStringLiteral("heron"));
    QCOMPARE(tests.at(0).second, QStringLiteral("kestrel"));
    QCOMPARE(tests.at(0).lost, qint64(1));
    QCOMPARE(tests.at(1).second, QStringLiteral("owl"));
    QCOMPARE(tests.at(1).won, qint64(1));
    QCOMPARE(tests.at(1).lost, qint64(1));
}

void TestBestWorstReader::thePairsOfAnItemAreAGroup()
{
    const auto study = read(kHeader + "1,Ada,a;b;c,a,c\n2,Ada,a;b;c,b,c\n");
    QVERIFY(study);
    const auto results = studies::studyResults(*study);
    QVERIFY(results.isGrouped);
    QCOMPARE(results.everybody.questions.constFirst().systemTests.constFirst().clusters, qint64(2));
    QCOMPARE(results.everybody.questions.constFirst().strengths.systems.size(), 3);
}

void TestBestWorstReader::whatIsWrongIsNamed_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::newRow("one option") << QByteArray("1,Ada,a,a,a\n");
    QTest::newRow("an option twice") << QByteArray("1,Ada,a;a;b,a,b\n");
    QTest::newRow("a best that was not shown") << QByteArray("1,Ada,a;b,c,b\n");
    QTest::newRow("the same best and worst") << QByteArray("1,Ada,a;b,a,a\n");
    QTest::newRow("no worst") << QByteArray("1,Ada,a;b,a,\n");
    QTest::newRow("an answer twice") << QByteArray("1,Ada,a;b,a,b\n1,Ada,a;b,b,a\n");
    QTest::newRow("nothing") << QByteArray();
}

void TestBestWorstReader::whatIsWrongIsNamed()
{
    QFETCH(QByteArray, rows);
    const auto study = read(kHeader + rows);
    QVERIFY(!study);
    QVERIFY(!study.error().what.isEmpty());
}

TANDEM_TEST(TestBestWorstReader, QCoreApplication)
#include "tst_bestworstreader.moc"
