#include "storage/formats/opinionsreader.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;

class TestOpinionsReader final : public QObject
{
    Q_OBJECT

private slots:
    void everythingThatARowMayHoldIsRead();
    void aListAloneWillDo();
    void thingsSaidAreReadByTheirKind();
    void whatIsWrongIsNamedWithItsPlace_data();
    void whatIsWrongIsNamedWithItsPlace();
};

void TestOpinionsReader::everythingThatARowMayHoldIsRead()
{
    const auto rows = readWrittenOpinions(R"({"utterances": [{"sample": 2, "utterance": 3,
        "seconds": 1.5, "opinions": [{"words": "that", "occurrence": 2, "clear": " A. ",
        "atoms": ["B", "C"], "references": [{"words": "it", "kind": "supplement",
        "paragraph": 4, "referent": "the deal", "referent_occurrence": 2}]}]},
        {"utterance": 4, "no_opinion": true}]})",
        QStringLiteral("f"));
    QVERIFY(rows);
    QCOMPARE(rows->size(), 2);
    const WrittenUtterance& first = rows->first();
    QCOMPARE(first.sample, 2);
    QCOMPARE(first.utterance, 3);
    QCOMPARE(first.durationMs, 1500);
    const WrittenOpinion& opinion = first.opinions.first();
    QCOMPARE(opinion.occurrence, 2);
    QCOMPARE(opinion.clear, QStringLiteral("A."));
    QCOMPARE(opinion.atoms.size(), 2);
    QCOMPARE(opinion.references.first().kind, ReferenceKind::Supplement);
    QCOMPARE(opinion.references.first().paragraph, 4);
    QCOMPARE(opinion.references.first().referentOccurrence, 2);
    QVERIFY(rows->at(1).noOpinion);
}

void TestOpinionsReader::aListAloneWillDo()
{
    const auto rows = readWrittenOpinions(R"([{"utterance": 1}])", QStringLiteral("f"));
    QVERIFY(rows);
    QCOMPARE(rows->first().place, QStringLiteral("/0"));
}

void TestOpinionsReader::thingsSaidAreReadByTheirKind()
{
    const auto checks = readSaidOpinions(
        R"({"checks": [{"opinion": 3, "faithful": true, "references": false, "note": "n"}]})",
        SaidKind::Checks, QStringLiteral("f"));
    QVERIFY(checks);
    const auto check = std::get<OpinionCheck>(checks->first().event);
    QCOMPARE(checks->first().number, 3);
    QVERIFY(check.faithful.value());
    QVERIFY(!check.references.value());
    QVERIFY(!check.atomic.has_value());
    const auto responses = readSaidOpinions(R"([{"id": "x", "response": "change", "text": "T"}])",
        SaidKind::Responses, QStringLiteral("f"));
    QVERIFY(responses);
    QCOMPARE(std::get<OpinionResponse>(responses->first().event).kind, ResponseKind::Change);
    const auto decisions = readSaidOpinions(R"({"decisions": [{"opinion": 1, "verdict": "drop"}]})",
        SaidKind::Decisions, QStringLiteral("f"));
    QVERIFY(decisions);
    QCOMPARE(std::get<OpinionDecision>(decisions->first().event).verdict, OpinionVerdict::Drop);
}

void TestOpinionsReader::whatIsWrongIsNamedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("place");
    QTest::newRow("empty") << QByteArray() << QString();
    QTest::newRow("cut off") << QByteArray("{\"utterances\": [") << QString();
    QTest::newRow("another list") << QByteArray(R"({"checks": []})") << QString();
    QTest::newRow("no object") << QByteArray("[1]") << QStringLiteral("/0");
    QTest::newRow("no utterance") << QByteArray("[{}]") << QStringLiteral("/0");
    QTest::newRow("an unknown key")
        << QByteArray(R"([{"utterance": 1, "extra": 1}])") << QStringLiteral("/0/extra");
    QTest::newRow("half an utterance")
        << QByteArray(R"([{"utterance": 1.5}])") << QStringLiteral("/0/utterance");
    QTest::newRow("a word for a list")
        << QByteArray(R"([{"utterance": 1, "opinions": "none"}])") << QStringLiteral("/0/opinions");
    QTest::newRow("an unknown kind")
        << QByteArray(
               R"([{"utterance": 1, "opinions": [{"references": [{"words": "a", "kind": "x"}]}]}])")
        << QStringLiteral("/0/opinions/0/references/0/kind");
    QTest::newRow("a place without words")
        << QByteArray(
               R"([{"utterance": 1, "opinions": [{"references": [{"words": "a", "paragraph": 1}]}]}])")
        << QStringLiteral("/0/opinions/0/references/0");
    QTest::newRow("too deep") << QByteArray(5000, '[') << QString();
}

void TestOpinionsReader::whatIsWrongIsNamedWithItsPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, place);
    const auto rows = readWrittenOpinions(json, QStringLiteral("f"));
    QVERIFY(!rows);
    QVERIFY2(rows.error().where.contains(place), qPrintable(rows.error().where));
}

TANDEM_TEST(TestOpinionsReader, QCoreApplication)
#include "tst_opinionsreader.moc"
