#include "models/expert/alignment.h"
#include "models/expert/extraction.h"
#include "models/expert/matching.h"
#include "models/expert/pairjudge.h"
#include "models/expert/personalized.h"
#include "models/llm/replyvalue.h"

#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <random>

using namespace tandem;
using namespace tandem::expert;

namespace {

QList<Aspect> others()
{
    return {{QStringLiteral("Tool"), QStringLiteral("a tool"), {}},
        {QStringLiteral("Results"), QStringLiteral("first"), {}},
        {QStringLiteral("Results"), QStringLiteral("second"), {}},
        {QStringLiteral("بازی ۱"), QString(), {}}};
}

QString json(const QJsonObject& object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace

/// Readers of what models answer in ExPerT.
class TestReplies final : public QObject
{
    Q_OBJECT

private slots:
    void aspectsAreRead_data();
    void aspectsAreRead();
    void aTextMayHaveNoAspects();
    void faultyAspectsAreNamed_data();
    void faultyAspectsAreNamed();
    void aspectsAreBounded();
    void whatIsWrittenAsAspectsIsReadBack();
    void matchesAreRead_data();
    void matchesAreRead();
    void faultyMatchesAreNamed_data();
    void faultyMatchesAreNamed();
    void alignmentsAreRead_data();
    void alignmentsAreRead();
    void pairChoicesAreRead_data();
    void pairChoicesAreRead();
    void longReasonsAreCutBetweenCharacters();
    void anyReplyEndsInAnAnswerOrAFault_data();
    void anyReplyEndsInAnAnswerOrAFault();
    void anEmptyTextIsNoPersonalizedOutput();
};

void TestReplies::aspectsAreRead_data()
{
    QTest::addColumn<QString>("reply");
    const auto row = [](const char* name, const char* reply) {
        QTest::newRow(name) << QString::fromUtf8(reply);
    };
    row("as asked", R"({"aspects": [{"aspect": "A", "description": "d", "evidence": ["One.",
        "Two."]}, {"aspect": "A", "description": "", "evidence": []}]})");
    row("other names, bare list", R"([{"title": " A ", "description": "d\n", "sentences": ["One.",
        " ", "Two. "]}, {"name": "A"}])");
    row("the only member", R"({"result": [{"title": "A", "description": "d", "evidences": ["One.",
        "Two."]}, {"aspect": "A", "description": null, "evidence": null}]})");
    row("in a fence with commas too many",
        "Here:\n```json\n[{'aspect': 'A', 'description': 'd',"
        " 'evidence': ['One.', 'Two.',]}, {'aspect': 'A', 'evidence': []},]\n```");
}

void TestReplies::aspectsAreRead()
{
    QFETCH(const QString, reply);
    const auto read = readExtraction(reply);
    QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
    const QList<Aspect> expected{{QStringLiteral("A"), QStringLiteral("d"),
                                     {QStringLiteral("One."), QStringLiteral("Two.")}},
        {QStringLiteral("A"), QString(), {}}};
    QCOMPARE(*read, expected);
}

void TestReplies::aTextMayHaveNoAspects()
{
    QVERIFY(readExtraction(QStringLiteral("{\"aspects\": []}"))->isEmpty());
    QVERIFY(readExtraction(QStringLiteral("[]"))->isEmpty());
    const auto one = readExtraction(
        QStringLiteral("{\"aspect\": \"<b>x</b>\", \"evidence\": \"\\ud83d\\ude00 yes\"}"));
    QCOMPARE(one->size(), 1);
    QCOMPARE(one->first().title, QStringLiteral("<b>x</b>"));
    QCOMPARE(one->first().evidence, QStringList{QStringLiteral("😀 yes")});
}

void TestReplies::faultyAspectsAreNamed_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("where");
    const auto row = [](const char* name, const char* reply, const char* where) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(where);
    };
    row("no list", R"({"text": "none"})", "/");
    row("an empty object", "{}", "/");
    row("a text as an aspect", R"({"aspects": ["A"]})", "/aspects/0");
    row("no title", R"([{"aspect": "A"}, {"description": "d"}])", "/1");
    row("a blank title", R"({"aspects": [{"aspect": " \n"}]})", "/aspects/0");
    row("a number as a title", R"([{"aspect": 4}])", "/0");
    row("evidence of another kind", R"([{"aspect": "A", "evidence": [["x"]]}])", "/0");
    row("evidence as an object", R"([{"aspect": "A", "evidence": {"x": 1}}])", "/0");
    row("no JSON", "I found six aspects.", "");
    row("nothing", "", "");
}

void TestReplies::faultyAspectsAreNamed()
{
    QFETCH(const QString, reply);
    QFETCH(const QString, where);
    const auto read = readExtraction(reply);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QCOMPARE(read.error().where, where);
    QVERIFY(!read.error().what.isEmpty());
}

void TestReplies::aspectsAreBounded()
{
    const auto with = [](qsizetype aspects, qsizetype pieces, qsizetype units) {
        QJsonArray evidence;
        for (qsizetype i = 0; i < pieces; ++i)
            evidence.append(QString(units, QLatin1Char('e')));
        QJsonArray list;
        for (qsizetype i = 0; i < aspects; ++i)
            list.append(QJsonObject{{QStringLiteral("aspect"), QString(1000, QLatin1Char('t'))},
                {QStringLiteral("evidence"), evidence}});
        return json({{QStringLiteral("aspects"), list}});
    };
    const auto most = readExtraction(with(kMostAspects, 1, 10));
    QCOMPARE(most->size(), kMostAspects);
    QCOMPARE(most->first().title.size(), kMaxTitleUnits);
    QVERIFY(readExtraction(with(1, kMostEvidence, kMaxEvidenceUnits / kMostEvidence)));
    QCOMPARE(readExtraction(with(kMostAspects + 1, 1, 1)).error().code, ErrorCode::TooLarge);
    QCOMPARE(readExtraction(with(1, kMostEvidence + 1, 1)).error().code, ErrorCode::TooLarge);
    QCOMPARE(readExtraction(with(1, 1, kMaxEvidenceUnits + 1)).error().code, ErrorCode::TooLarge);
}

void TestReplies::whatIsWrittenAsAspectsIsReadBack()
{
    const QStringList pieces{QStringLiteral("Plain."), QStringLiteral("“Quoted”, she said."),
        QStringLiteral("他写了一个工具。"), QStringLiteral("هذا نصّ."),
        QStringLiteral("👩‍👩‍👧 \\n \"x\""), QStringLiteral("{\"aspects\": []}"),
        QStringLiteral("```"), QStringLiteral("</b>")};
    std::mt19937_64 random(7);
    for (int round = 0; round < 200; ++round) {
        QList<Aspect> aspects;
        QJsonArray list;
        for (quint64 i = random() % 8; i > 0; --i) {
            Aspect aspect;
            aspect.title = pieces.at(qsizetype(random() % quint64(pieces.size())));
            aspect.description = pieces.at(qsizetype(random() % quint64(pieces.size())));
            for (quint64 j = random() % 4; j > 0; --j)
                aspect.evidence.append(pieces.at(qsizetype(random() % quint64(pieces.size()))));
            list.append(QJsonObject{{QStringLiteral("aspect"), aspect.title},
                {QStringLiteral("description"), aspect.description},
                {QStringLiteral("evidence"), QJsonArray::fromStringList(aspect.evidence)}});
            aspects.append(aspect);
        }
        QCOMPARE(*readExtraction(json({{QStringLiteral("aspects"), list}})), aspects);
    }
}

void TestReplies::matchesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<int>("other"); ///< -1: not matched
    const auto row = [](const char* name, const char* reply, int other) {
        QTest::newRow(name) << QString::fromUtf8(reply) << other;
    };
    row("as asked", R"({"explanation": "why", "matched": true, "number": 2})", 1);
    row("not matched", R"({"explanation": "why", "matched": false, "number": 0})", -1);
    row("a list of one", R"([{"reason": "why", "matched": true, "number": 4}])", 3);
    row("texts", R"({"reason": "why", "matched": "True", "number": "3."})", 2);
    row("yes", R"({"reason": "why", "is_matched": "yes", "index": "Aspect 1"})", 0);
    row("no", R"({"reason": "why", "match": "No", "matched_aspect": "Nowhere"})", -1);
    row("false as a text", R"({"reason": "why", "matched": "false"})", -1);
    row("0", R"({"reason": "why", "matched": 0, "number": null})", -1);
    row("by title", R"({"reason": "why", "matched": true, "matched_aspect": "Tool"})", 0);
    row("by a loose title", R"({"reason": "why", "matched": true, "title": " tOOL\n"})", 0);
    row("by a title in Persian", R"({"reason": "why", "matched": true, "title": "بازی ۱"})", 3);
    row("a title that repeats", R"({"reason": "why", "matched": true, "aspect": "Results"})", 1);
    row("a number decides between titles",
        R"({"reason": "why", "matched": true, "aspect": "Results", "number": 3})", 2);
    row("a number in the place of a title",
        R"({"reason": "why", "matched": true, "matched_aspect": 2})", 1);
    row("another wording beside a number",
        R"({"reason": "why", "matched": true, "matched_aspect": "The tool", "number": 1})", 0);
    row("words around", "Sure.\n{'reason': 'why', 'matched': True, 'number': 1}\nDone.", 0);
}

void TestReplies::matchesAreRead()
{
    QFETCH(const QString, reply);
    QFETCH(const int, other);
    const auto match = readMatch(reply, others());
    QVERIFY2(match, match ? "" : qPrintable(match.error().sentence()));
    AspectMatch expected;
    expected.reason = QStringLiteral("why");
    expected.matched = other >= 0;
    if (other >= 0) {
        expected.other = other;
        expected.otherTitle = others().at(other).title;
    }
    QCOMPARE(*match, expected);
}

void TestReplies::faultyMatchesAreNamed_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said"); ///< stands in the error
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("an unknown title", R"({"matched": true, "matched_aspect": "<i>Cost</i>"})",
        "\"<i>Cost</i>\"");
    row("a number too high", R"({"matched": true, "number": 5})", "aspect 5");
    row("zero", R"({"matched": true, "number": 0})", "aspect 0");
    row("below zero", R"({"matched": true, "number": -1})", "aspect -1");
    row("half", R"({"matched": true, "number": 1.5})", "not with which one");
    row("no aspect", R"({"matched": true})", "not with which one");
    row("another title than number", R"({"matched": true, "number": 1, "title": "Results"})",
        "another one by title");
    row("no answer", R"({"number": 1})", "yes or no");
    row("perhaps", R"({"matched": "perhaps", "number": 1})", "yes or no");
    row("two answers", R"([{"matched": true, "number": 1}, {"matched": false}])",
        "single JSON object");
    row("an empty list", "[]", "single JSON object");
    row("no JSON", "It matches the tool.", "no JSON");
}

void TestReplies::faultyMatchesAreNamed()
{
    QFETCH(const QString, reply);
    QFETCH(const QString, said);
    const auto match = readMatch(reply, others());
    QVERIFY(!match);
    QCOMPARE(match.error().code, ErrorCode::InvalidInput);
    QVERIFY2(match.error().what.contains(said), qPrintable(match.error().what));
}

void TestReplies::alignmentsAreRead_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<int>("same"); ///< -1: a fault
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* reply, int same, const char* reason = "") {
        QTest::newRow(name) << QString::fromUtf8(reply) << same << QString::fromUtf8(reason);
    };
    row("yes", R"({"explanation": "both <b>say</b> it", "same": true})", 1, "both <b>say</b> it");
    row("no", R"({"explanation": "لا\nأبدا", "same": false})", 0, "لا أبدا");
    row("texts", R"({"reason": "r", "matched": "False"})", 0, "r");
    row("yes as a word", R"({"rationale": "r", "answer": " YES "})", 1, "r");
    row("1", R"([{"aligned": 1}])", 1);
    row("neither", R"({"same": "partly"})", -1);
    row("two", R"({"same": 2})", -1);
    row("null", R"({"same": null})", -1);
    row("a list of answers", R"({"same": [true]})", -1);
    row("bare word", "true", -1);
}

void TestReplies::alignmentsAreRead()
{
    QFETCH(const QString, reply);
    QFETCH(const int, same);
    QFETCH(const QString, reason);
    const auto alignment = readAlignment(reply);
    QCOMPARE(bool(alignment), same >= 0);
    if (!alignment) {
        QCOMPARE(alignment.error().code, ErrorCode::InvalidInput);
        return;
    }
    QCOMPARE(alignment->aligned, same == 1);
    QCOMPARE(alignment->reason, reason);
    QVERIFY(alignment->fault.isEmpty());
}

void TestReplies::pairChoicesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<int>("choice"); ///< 0: a fault
    const auto row = [](const char* name, const char* reply, int choice) {
        QTest::newRow(name) << QString::fromUtf8(reply) << choice;
    };
    row("as asked", R"({"explanation": "r", "text": 2})", 2);
    row("a text", R"({"explanation": "r", "choice": "1"})", 1);
    row("with a noun", R"({"explanation": "r", "winner": "Output 2"})", 2);
    row("in words", R"({"explanation": "r", "better": "The first text"})", 1);
    row("second", R"({"explanation": "r", "answer": "second"})", 2);
    row("a tie", R"({"explanation": "r", "text": 0})", 0);
    row("both", R"({"explanation": "r", "text": "both"})", 0);
    row("three", R"({"explanation": "r", "text": 3})", 0);
    row("none", R"({"explanation": "r"})", 0);
}

void TestReplies::pairChoicesAreRead()
{
    QFETCH(const QString, reply);
    QFETCH(const int, choice);
    const auto read = readPairChoice(reply);
    QCOMPARE(bool(read), choice != 0);
    if (read)
        QCOMPARE(*read, (PairChoice{choice, QStringLiteral("r")}));
}

void TestReplies::longReasonsAreCutBetweenCharacters()
{
    const QString family = QStringLiteral("👩‍👩‍👧");
    for (int before = 0; before < int(family.size()); ++before) {
        const QString reason =
            QString(before, QLatin1Char('x')) + family.repeated(int(llm::kMaxReasonUnits));
        const auto read = readAlignment(
            json({{QStringLiteral("same"), true}, {QStringLiteral("explanation"), reason}}));
        QVERIFY(read->reason.size() <= llm::kMaxReasonUnits);
        QVERIFY(read->reason.endsWith(family + QChar(0x2026)));
    }
}

void TestReplies::anyReplyEndsInAnAnswerOrAFault_data()
{
    QTest::addColumn<QString>("reply");
    QTest::newRow("ten million letters") << QString(10'000'000, QLatin1Char('a'));
    QTest::newRow("ten million brackets") << QString(10'000'000, QLatin1Char('['));
    QTest::newRow("deep objects") << QStringLiteral("{\"aspects\":").repeated(100'000);
    QTest::newRow("a huge text") << QStringLiteral("{\"same\": true, \"matched\": \"") +
                                        QString(7'000'000, QLatin1Char('1')) +
                                        QStringLiteral("\", \"text\": \"1\"}");
    QTest::newRow("many aspects") << QStringLiteral("[") +
                                         QStringLiteral("{\"aspect\":\"a\"},").repeated(400'000) +
                                         QStringLiteral("{}]");
    QTest::newRow("half a pair") << QStringLiteral(
        "{\"aspect\": \"\\ud83d\", \"same\": \"\\ude00\"}");
    QTest::newRow("zeros") << QString(1000, QChar(0));
}

void TestReplies::anyReplyEndsInAnAnswerOrAFault()
{
    QFETCH(const QString, reply);
    const auto hasSentence = [](const auto& read) {
        return read.has_value() || !read.error().what.isEmpty();
    };
    QVERIFY(hasSentence(readExtraction(reply)));
    QVERIFY(hasSentence(readMatch(reply, others())));
    QVERIFY(hasSentence(readAlignment(reply)));
    QVERIFY(hasSentence(readPairChoice(reply)));
}

void TestReplies::anEmptyTextIsNoPersonalizedOutput()
{
    QCOMPARE(*readPersonalized(QStringLiteral("\n A text.\n")), QStringLiteral("A text."));
    QCOMPARE(*readPersonalized(QStringLiteral("A%1 text.\r\n\n Two.").arg(QChar(0))),
        QStringLiteral("A  text.\n\n Two."));
    QVERIFY(!readPersonalized(QStringLiteral(" \n\t")));
    QCOMPARE(*readPersonalized(QStringLiteral("<think>Hm.</think>\n\nA text.")),
        QStringLiteral("A text."));
    QVERIFY(!readPersonalized(QStringLiteral("<think>Hm.")));
}

TANDEM_TEST(TestReplies, QCoreApplication)
#include "tst_replies.moc"
