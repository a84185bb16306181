#include "models/studies/studyresults.h"
#include "storage/formats/bestworstreader.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

#include <cmath>

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
    void resultsDoNotDependOnTheNamesOfSystems();
    void countsAreOfRealItemsAndAnswers();
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

void TestBestWorstReader::resultsDoNotDependOnTheNamesOfSystems()
{
    // The same answers with the names of the first and the last system exchanged, and with a
    // system that always wins, whatever it is called.
    const auto resultsOf = [](const QByteArrayList& names) {
        QByteArray rows = kHeader;
        for (int item = 0; item < 12; ++item) {
            for (int rater = 0; rater < 3; ++rater) {
                const QByteArray& best = names.at(item % 4 == 0 && rater == 0 ? 1 : 0);
                const QByteArray& worst = names.at((item + rater) % 3 == 0 ? 2 : 3);
                rows += QByteArray::number(item) + ",r" + QByteArray::number(rater) + ',' +
                        names.join(';') + ',' + best + ',' + worst + '\n';
            }
        }
        const auto study = read(rows);
        studies::BootstrapOptions options;
        options.resamples = 50;
        return *studies::withBootstrap(studies::studyResults(*study), *study, options);
    };
    const auto one = resultsOf({"a", "b", "c", "d"});
    const auto other = resultsOf({"d", "b", "c", "a"});
    const auto& first = one.everybody.questions.constFirst();
    const auto& second = other.everybody.questions.constFirst();
    int defined = 0;
    for (qsizetype i = 0; i < first.agreement->statistics.size(); ++i) {
        const AgreementStatistic& a = first.agreement->statistics.at(i);
        const AgreementStatistic& b = second.agreement->statistics.at(i);
        QCOMPARE(a.figure.value.has_value(), b.figure.value.has_value());
        QVERIFY(a.figure.isDefined() || !a.figure.undefinedBecause.isEmpty());
        if (!a.figure.isDefined())
            continue;
        ++defined;
        QVERIFY(std::abs(*a.figure.value - *b.figure.value) < 1e-12);
        QVERIFY(first.bootstrap.at(i).has_value());
        QVERIFY(std::abs(first.bootstrap.at(i)->low - second.bootstrap.at(i)->low) < 1e-12);
    }
    QCOMPARE(defined, 3);
    const double agreement = *first.agreement->figure("percent_agreement").value;
    QVERIFY(
        std::abs(*first.agreement->figure("brennan_prediger").value - (2 * agreement - 1)) < 1e-12);
    QVERIFY(first.agreement->byCategory.isEmpty());
    QVERIFY(!first.labels);
}

void TestBestWorstReader::countsAreOfRealItemsAndAnswers()
{
    const auto study = read(kHeader + "1,Ada,a;b;c;d,a,c\n1,Ben,a;b;c;d,b,c\n2,Ada,a;b;c,b,c\n");
    QVERIFY(study);
    const auto results = studies::studyResults(*study);
    QCOMPARE(results.ratedItems, 2);
    QCOMPARE(results.everybody.items, 2);
    QCOMPARE(results.everybody.answers, 3);
    const auto& question = results.everybody.questions.constFirst();
    QCOMPARE(question.items, 2);
    QCOMPARE(question.answers, 3);
    QCOMPARE(question.agreement->figure("percent_agreement").n, 1); // Ben has not seen the other
    QCOMPARE(results.raters.constFirst().items, 2);
    for (const studies::SystemWins& line : question.systems) {
        if (line.system == QLatin1String("a") && line.against.isEmpty())
            QCOMPARE(line.items, 2);
    }
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
