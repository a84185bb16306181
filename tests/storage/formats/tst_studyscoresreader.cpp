#include "storage/formats/studyscoresreader.h"

#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

namespace {

Expected<QList<StudyScoreRow>> rowsOf(
    const QByteArray& bytes, RecordLayout layout = RecordLayout::Csv)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readStudyScores({buffer, QStringLiteral("f")}, layout);
}

QString refusalOf(const QByteArray& csv)
{
    const auto rows = rowsOf(csv);
    return rows ? QString() : rows.error().sentence();
}

} // namespace

class TestStudyScoresReader final : public QObject
{
    Q_OBJECT

private slots:
    void scoresKeepTheirNames();
    void missingScoresAreLeftOut();
    void columnsThatAreNoScoresAreKnown();
    void jsonSaysTheSame();
    void jsonIsKnownWhateverTheFileIsCalled();
    void itemsGetTheirScores();
    void whatTheRowsDoNotSayStays();
    void namesThatCaseAloneTellsApartAreSaid();
    void scoresOfOneSideAloneAreRefused();
    void whatIsWrongIsNamedWithItsPlace();
    void tooManyScoresAreRefused();
    void wordsOfPythonThatAreNoJsonAreNamed_data();
    void wordsOfPythonThatAreNoJsonAreNamed();
};

void TestStudyScoresReader::scoresKeepTheirNames()
{
    const auto rows = rowsOf("Item,BLEU_1,BLEU_2,rougeL_1,rougeL_2\na,0.5,1e-3,1,-2\n");
    QVERIFY(rows);
    const QHash<QString, double> expected{{QStringLiteral("BLEU_1"), 0.5},
        {QStringLiteral("BLEU_2"), 0.001}, {QStringLiteral("rougeL_1"), 1.0},
        {QStringLiteral("rougeL_2"), -2.0}};
    QCOMPARE(rows->constFirst().scores, expected);
}

void TestStudyScoresReader::missingScoresAreLeftOut()
{
    const auto rows = rowsOf("item,A,B,C,D\na,,NA,NaN,0\n");
    QCOMPARE(rows->constFirst().scores.keys(), QStringList{QStringLiteral("D")});
}

void TestStudyScoresReader::columnsThatAreNoScoresAreKnown()
{
    const auto rows = rowsOf("item,Document,model,stratum,X_1\na,d1,M,news,0.1\n");
    const StudyScoreRow& row = rows->constFirst();
    QCOMPARE(row.group, QStringLiteral("d1"));
    QCOMPARE(row.system, QStringLiteral("M"));
    QCOMPARE(row.stratum, QStringLiteral("news"));
    QCOMPARE(row.scores.size(), 1);
}

void TestStudyScoresReader::jsonSaysTheSame()
{
    const auto rows = rowsOf("{\"item\": \"a\", \"A_1\": 0.5, \"A_2\": null}\n"
                             "{\"item\": \"b\", \"A_1\": \"2\"}\n",
        RecordLayout::JsonLines);
    QVERIFY(rows);
    QCOMPARE(rows->at(0).scores.value(QStringLiteral("A_1")), 0.5);
    QVERIFY(!rows->at(0).scores.contains(QStringLiteral("A_2")));
    QCOMPARE(rows->at(1).scores.value(QStringLiteral("A_1")), 2.0);
}

void TestStudyScoresReader::itemsGetTheirScores()
{
    studies::StudyAnswers study;
    study.items.resize(2);
    study.items[0].item.name = QStringLiteral("a");
    study.items[1].item.name = QStringLiteral("b");
    const auto rows = rowsOf("item,group,A\nb,g,2\nc,g,3\n");
    QCOMPARE(addScores(study, *rows), qint64(1));
    QVERIFY(study.items.at(0).source.scores.isEmpty());
    QCOMPARE(study.items.at(1).source.scores.value(QStringLiteral("A")), 2.0);
    QCOMPARE(study.items.at(1).item.group, QStringLiteral("g"));
}

void TestStudyScoresReader::whatTheRowsDoNotSayStays()
{
    studies::StudyAnswers study;
    study.items.resize(2);
    studies::StudyItem& known = study.items.first();
    known.item.name = QStringLiteral("a");
    known.item.group = QStringLiteral("g");
    known.source.systems[0] = QStringLiteral("heron");
    known.source.systems[1] = QStringLiteral("kestrel");
    known.source.stratum = QStringLiteral("news");
    study.items[1].item.name = QStringLiteral("b");
    const auto rows = rowsOf("item,system_1,system_2,A\na,,,2\nb,lark,owl,3\n");
    QCOMPARE(addScores(study, *rows), qint64(0));
    QCOMPARE(study.items.at(0).item.group, QStringLiteral("g"));
    QCOMPARE(study.items.at(0).source.systems[0], QStringLiteral("heron"));
    QCOMPARE(study.items.at(0).source.systems[1], QStringLiteral("kestrel"));
    QCOMPARE(study.items.at(0).source.stratum, QStringLiteral("news"));
    QCOMPARE(study.items.at(1).source.systems[0], QStringLiteral("lark"));
    QCOMPARE(study.items.at(1).source.systems[1], QStringLiteral("owl"));
}

void TestStudyScoresReader::namesThatCaseAloneTellsApartAreSaid()
{
    studies::StudyAnswers study;
    study.items.resize(4);
    for (qsizetype i = 0; i < 4; ++i)
        study.items[i].item.name = QStringList{QStringLiteral("a1"), QStringLiteral("b"),
            QStringLiteral("c"), QStringLiteral("C")}
                                       .at(i);
    const auto rows = rowsOf("item,system,M\nA1,heron,1\n b ,heron,2\nc,Heron,3\nC,owl,4\n");
    QCOMPARE(addScores(study, *rows), qint64(1));
    const QStringList remarks = remarksOnScores(study, *rows);
    QCOMPARE(remarks.size(), 2);
    QVERIFY2(
        remarks.first().contains(QLatin1String("\"a1\", \"A1\".")), qPrintable(remarks.first()));
    // Those that the answers tell apart were said of them.
    QVERIFY2(!remarks.first().contains(QLatin1String("\"C\"")), qPrintable(remarks.first()));
    QVERIFY2(remarks.last().contains(QLatin1String("\"heron\", \"Heron\".")),
        qPrintable(remarks.last()));
}

void TestStudyScoresReader::scoresOfOneSideAloneAreRefused()
{
    const auto checked = [](const QByteArray& csv) {
        return checkScoresOfSides(*rowsOf(csv), QStringLiteral("s.csv"));
    };
    for (const QByteArray& csv : {QByteArray("item,M_1\na,1\n"), QByteArray("item,M_1,M_2\na,1,\n"),
             QByteArray("item,M_1,M_2\na,1,\nb,,2\n")}) {
        const auto refused = checked(csv);
        QVERIFY2(!refused, csv.constData());
        const QString said = refused.error().sentence();
        for (const char* part : {"s.csv", "M_1", "M_2"})
            QVERIFY2(said.contains(QLatin1String(part)), qPrintable(said));
    }
    QVERIFY(checked("item,M_1,M_2,N\na,1,2,3\nb,1,,2\n"));
}

void TestStudyScoresReader::whatIsWrongIsNamedWithItsPlace()
{
    QVERIFY(refusalOf("item,A\na,1\nb,high\n").contains(QLatin1String("line 3")));
    QVERIFY(refusalOf("item,A\na,1\n,1\n").contains(QLatin1String("line 3")));
    QVERIFY(refusalOf("item,A\na,1\nb,inf\n").contains(QLatin1String("line 3")));
    const QString twice = refusalOf("item,A\na,1\nb,1\na,2\n");
    QVERIFY(twice.contains(QLatin1String("line 4")) && twice.contains(QLatin1String("line 2")));
    QVERIFY(!refusalOf("name,A\na,1\n").isEmpty());
    QVERIFY(!refusalOf("item,A\n").isEmpty());
    QVERIFY(!refusalOf("item,A,A\na,1,2\n").isEmpty());
    QVERIFY(!refusalOf("").isEmpty());
}

void TestStudyScoresReader::jsonIsKnownWhateverTheFileIsCalled()
{
    for (const char* scores : {"{\"item\": \"a\", \"A\": 1}\n{\"item\": \"b\", \"A\": 2}\n",
             "[{\"item\": \"a\", \"A\": 1}, {\"item\": \"b\", \"A\": 2}]", "item,A\na,1\nb,2\n"}) {
        QBuffer buffer;
        buffer.setData(scores);
        buffer.open(QIODevice::ReadOnly);
        const auto rows = readStudyScores({buffer, QStringLiteral("scores.txt")});
        QVERIFY2(rows, scores);
        QCOMPARE(rows->size(), 2);
        QCOMPARE(rows->at(1).scores.value(QStringLiteral("A")), 2.0);
    }
}

void TestStudyScoresReader::tooManyScoresAreRefused()
{
    QByteArray header = "item";
    QByteArray row = "a";
    for (int i = 0; i <= kMostStudyScores; ++i) {
        header += ",m" + QByteArray::number(i);
        row += ",1";
    }
    const auto rows = rowsOf(header + '\n' + row + '\n');
    QVERIFY(!rows);
    QCOMPARE(rows.error().code, ErrorCode::TooLarge);
}

void TestStudyScoresReader::wordsOfPythonThatAreNoJsonAreNamed_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* json, const char* word) {
        QTest::newRow(json) << QByteArray(json) << QString::fromLatin1(word);
    };
    row(R"({"item": "a", "score": NaN})", "NaN");
    row(R"({"item": "a", "score":NaN, "other": 1})", "NaN");
    row(R"({"item": "a", "scores": [1, NaN]})", "NaN");
    row(R"({"item": "a", "score": -Infinity})", "-Infinity");
    row(R"({"item": "a", "score": Infinity})", "Infinity");
    row(R"({"item": "a", "score": None})", "None");
    row(R"({"item": "a", "score": True})", "True");
}

void TestStudyScoresReader::wordsOfPythonThatAreNoJsonAreNamed()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, word);
    const auto rows = rowsOf(json, RecordLayout::JsonLines);
    QVERIFY(!rows);
    QVERIFY2(rows.error().what.contains(u'"' + word + u'"'), qPrintable(rows.error().what));
    QVERIFY2(rows.error().remedy.contains(QLatin1String("null")), qPrintable(rows.error().remedy));
}

TANDEM_TEST(TestStudyScoresReader, QCoreApplication)
#include "tst_studyscoresreader.moc"
