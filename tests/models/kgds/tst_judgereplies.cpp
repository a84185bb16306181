#include "models/kgds/backgroundjudge.h"
#include "models/kgds/errordetection.h"
#include "models/kgds/opinionverification.h"

#include "models/kgds/prompts.h"
#include "models/kgds/systemoutput.h"
#include "models/llm/numberedverdicts.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"

#include "testmain.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cstdlib>

using namespace tandem;
using namespace tandem::kgds;

namespace {

llm::PromptTemplate plainPrompt(const char* user)
{
    return {QStringLiteral("p"), 1, QString(), QString::fromUtf8(user)};
}

SampleRecord judgedSample()
{
    SampleRecord sample;
    sample.article = {{1, QStringLiteral("One."), ParagraphLabel::Supporting, {}, {}},
        {2, QStringLiteral("Two."), ParagraphLabel::Nonsupporting, {}, {}},
        {3, QStringLiteral("Three."), ParagraphLabel::Supporting, {}, {}}};
    sample.discussion = {{QStringLiteral("A"), QStringLiteral("So."), {}}};
    return sample;
}

} // namespace

class TestJudgeReplies final : public QObject
{
    Q_OBJECT

private slots:
    void opinionsAreAskedAboutWithoutTheirMarks();
    void everyOpinionIsAnsweredExactlyOnce();
    void verdictsInSeveralValuesCountTogether_data();
    void verdictsInSeveralValuesCountTogether();
    void tooManyValuesAreRefused();
    void singleVerdictsAreReadOfAFaultyReply_data();
    void singleVerdictsAreReadOfAFaultyReply();
    void promptsShowWhatTheSchemaDemands_data();
    void promptsShowWhatTheSchemaDemands();
    void anErrorIsAskedForWithTheMarks();
    void errorsAreRead_data();
    void errorsAreRead();
    void otherErrorsAreRefused_data();
    void otherErrorsAreRefused();
    void twoChoicesAreShown();
    void choicesDifferByWhatIsInThem();
    void choicesAreRead_data();
    void choicesAreRead();
    void otherChoicesAreRefused();
    void theOrderIsDrawnFromTheSeed();
};

void TestJudgeReplies::opinionsAreAskedAboutWithoutTheirMarks()
{
    const auto request = opinionsRequest(plainPrompt("{{summary}}|{{opinions}}"),
        QStringLiteral("m"), QStringLiteral("S"),
        {QStringLiteral("A likes **the bridge**."), QStringLiteral("B does **not.")});
    QCOMPARE(request->messages.last().text,
        QStringLiteral("S|1. A likes the bridge.\n2. B does **not."));
    QCOMPARE(request->schema->name, QStringLiteral("opinions_verification"));
    QVERIFY(!opinionsRequest(
        plainPrompt("{{summary}}|{{opinions}}"), QStringLiteral("m"), QStringLiteral("S"), {}));
}

void TestJudgeReplies::everyOpinionIsAnsweredExactlyOnce()
{
    const auto read = readOpinionVerdicts(
        QStringLiteral(R"({"opinions": [{"opinion": 2, "knowable": "no", "reason": "who?"},
            {"opinion_number": "1", "knowable": true}]})"),
        2);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(
        *read, (QList<llm::NumberedVerdict>{{1, true, {}}, {2, false, QStringLiteral("who?")}}));
    const auto missing =
        readOpinionVerdicts(QStringLiteral(R"([{"number": 1, "knowable": true}])"), 2);
    QVERIFY(!missing);
    QVERIFY2(missing.error().what.contains(QStringLiteral("every opinion exactly once")) &&
                 missing.error().what.contains(QStringLiteral("not answered: 2")),
        qPrintable(missing.error().what));
    const auto perhaps =
        readOpinionVerdicts(QStringLiteral(R"([{"number": 1, "knowable": "unsure"}])"), 1);
    QVERIFY(!perhaps && perhaps.error().what.contains(QStringLiteral("opinion 1 is neither")));
}

void TestJudgeReplies::verdictsInSeveralValuesCountTogether_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said"); // of three, by number; or why it is refused
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("one a line",
        R"({"number": 2, "explanation": "a", "knowable": true}
           {"number": 1, "explanation": "b", "knowable": false}
           {"number": 3, "explanation": "c", "knowable": true})",
        "1-2+3+");
    row("each in a fence",
        "First:\n```json\n{\"number\": 1, \"knowable\": \"yes\"}\n```\nThen:\n```json\n"
        "{\"number\": 2, \"knowable\": \"no\"}\n```\n```json\n{\"number\": 3, \"knowable\": "
        "\"no\"}\n```",
        "1+2-3-");
    row("two lists",
        R"({"verdicts": [{"number": 1, "explanation": "a", "knowable": true}]}
           {"verdicts": [{"number": 2, "explanation": "b", "knowable": true},
                         {"number": 3, "explanation": "c", "knowable": false}]})",
        "1+2+3-");
    row("the same twice",
        R"([{"number": 1, "explanation": "a", "knowable": true},
            {"number": 2, "explanation": "b", "knowable": true},
            {"number": 3, "explanation": "c", "knowable": true}]
           So: {"number": 2, "explanation": "as said", "knowable": true})",
        "1+2+3+");
    row("beside an example",
        R"({"note": "as asked for"} {"opinions": [{"number": 1, "explanation": "", "knowable": true},
            {"number": 2, "explanation": "", "knowable": true},
            {"number": 3, "explanation": "", "knowable": true}]})",
        "1+2+3+");
    row("a contradiction",
        R"({"number": 1, "explanation": "a", "knowable": true}
           {"number": 2, "explanation": "b", "knowable": true}
           {"number": 3, "explanation": "c", "knowable": true}
           {"number": 1, "explanation": "d", "knowable": false})",
        "answered more than once: 1");
    row("one missing",
        R"({"number": 1, "explanation": "a", "knowable": true}
           {"number": 3, "explanation": "c", "knowable": true})",
        "not answered: 2");
    row("one unclear",
        R"({"number": 1, "explanation": "a", "knowable": "unsure"}
           {"number": 2, "explanation": "c", "knowable": true})",
        "neither yes nor no");
    row("none", R"({"a": "b"} {"c": "d"})", "not a list of judgments");
}

void TestJudgeReplies::verdictsInSeveralValuesCountTogether()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readOpinionVerdicts(reply, 3);
    QString verdicts;
    if (read) {
        for (const llm::NumberedVerdict& verdict : *read)
            verdicts += QString::number(verdict.number) + (verdict.knowable ? u'+' : u'-');
    } else {
        verdicts = read.error().what;
    }
    QVERIFY2(verdicts.contains(said), qPrintable(verdicts));
    QCOMPARE(read.has_value(), said.startsWith(u'1'));
}

void TestJudgeReplies::tooManyValuesAreRefused()
{
    const QString one = QStringLiteral(R"({"number": 1, "explanation": "", "knowable": true})");
    QVERIFY(readOpinionVerdicts(one.repeated(4000), 1));
    QVERIFY(!readOpinionVerdicts(one.repeated(5000), 1));
    QVERIFY(readableOpinionVerdicts(one.repeated(5000), 1).isEmpty());
}

void TestJudgeReplies::singleVerdictsAreReadOfAFaultyReply_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("readable"); // of two, by number
    const auto row = [](const char* name, const char* reply, const char* readable) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(readable);
    };
    row("one missing", R"([{"number": 2, "knowable": true}])", "2+");
    row("one empty", R"([{"number": 1, "knowable": null}, {"number": 2, "knowable": false}])",
        "2-");
    row("the same twice", R"([{"number": 1, "knowable": true}, {"number": 1, "knowable": true}])",
        "1+");
    row("both at once",
        R"([{"number": 1, "knowable": true}, {"number": 1, "knowable": false},
            {"number": 1, "knowable": true}, {"number": 2, "knowable": true}])",
        "2+");
    row("one too many",
        R"([{"number": 3, "knowable": true}, {"number": 2, "knowable": true},
            {"number": 1, "knowable": false}])",
        "");
    row("counted from 0", R"([{"number": 0, "knowable": true}, {"number": 1, "knowable": false}])",
        "");
    row("counted from 2", R"([{"number": 2, "knowable": true}, {"number": "3", "knowable": null}])",
        "");
    row("one before the first",
        R"({"number": -1, "explanation": "a", "knowable": true}
           {"number": 2, "explanation": "b", "knowable": true})",
        "");
    row("no number", R"([{"knowable": true}, {"number": 2, "knowable": true}])", "2+");
    row("full stops",
        R"([{"number": 1, "knowable": "Not knowable."}, {"number": 1, "knowable": "No."}])", "1-");
    row("one a line, one against another",
        R"({"number": 1, "explanation": "a", "knowable": true}
           {"number": 2, "explanation": "b", "knowable": true}
           {"number": 1, "explanation": "c", "knowable": false})",
        "2+");
    row("no list", R"({"verdicts": "yes"})", "");
    row("no JSON", "Well, yes.", "");
}

void TestJudgeReplies::singleVerdictsAreReadOfAFaultyReply()
{
    QFETCH(QString, reply);
    QFETCH(QString, readable);
    QVERIFY(!readOpinionVerdicts(reply, 2));
    QString read;
    const QList<llm::NumberedVerdict> verdicts = readableOpinionVerdicts(reply, 2);
    for (const llm::NumberedVerdict& verdict : verdicts)
        read += QString::number(verdict.number) + (verdict.knowable ? u'+' : u'-');
    QCOMPARE(read, readable);
}

void TestJudgeReplies::promptsShowWhatTheSchemaDemands_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("facts") << QStringLiteral("verify-facts");
    QTest::newRow("opinions") << QString(kOpinionsPrompt);
}

void TestJudgeReplies::promptsShowWhatTheSchemaDemands()
{
    QFETCH(QString, key);
    QFile file(QStringLiteral(TANDEM_RESOURCES "/prompts/%1.txt").arg(key));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto prompt = llm::parsePrompt(key, QString::fromUtf8(file.readAll()));
    QVERIFY(prompt);
    const QJsonDocument example = QJsonDocument::fromJson(
        prompt->user.mid(prompt->user.lastIndexOf(QStringLiteral("\n{")) + 1).toUtf8());
    QVERIFY(example.isObject());
    const QStringList demanded =
        llm::verdictsSchema(key).schema[QLatin1String("properties")].toObject().keys();
    QCOMPARE(example.object().keys(), demanded);
}

void TestJudgeReplies::anErrorIsAskedForWithTheMarks()
{
    const auto request =
        errorRequest(plainPrompt("{{discussion}}|{{summary}}|{{opinion}}"), QStringLiteral("m"),
            judgedSample(), QStringLiteral("S"), QStringLiteral("A likes **the bridge**."));
    QCOMPARE(request->messages.last().text, QStringLiteral("A: So.|S|A likes **the bridge**."));
    QCOMPARE(request->schema->name, QStringLiteral("opinion_error"));
}

void TestJudgeReplies::errorsAreRead_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<int>("type");
    const auto row = [](const char* reply, ErrorType type) {
        QTest::newRow(reply) << QString::fromUtf8(reply) << int(type);
    };
    row(R"({"explanation": "says he", "type": "IRU"})", ErrorType::UnclarifiedReference);
    row(R"([{"explanation": "says he", "type": "om"}])", ErrorType::Misattribution);
    row(R"({"reason": "says he", "error_type": "Error Type2"})", ErrorType::IncorrectReference);
    row(R"({"reason": "says he", "error": "Opinion Sentiment Distortion"})",
        ErrorType::SentimentDistortion);
    row(R"--({"reason": "says he", "type": "OFI (opinion fact inconsistency)"})--",
        ErrorType::FactInconsistency);
    row(R"({"reason": "says he", "type": ["IRIC"]})", ErrorType::IncorrectReference);
    row("{\"reason\": \"says he\"}\n{\"type\": \"OM\"}", ErrorType::Misattribution);
    row(R"({"reason": "says he", "type": "osd."})", ErrorType::SentimentDistortion);
    row(R"--({"reason": "says he", "type": "OM (opinion missing)"})--", ErrorType::Misattribution);
    row(R"--({"reason": "says he", "type": "Reference unclear (IRU)."})--",
        ErrorType::UnclarifiedReference);
}

void TestJudgeReplies::errorsAreRead()
{
    QFETCH(QString, reply);
    QFETCH(int, type);
    const auto read = readError(reply);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, (DetectedError{ErrorType(type), QStringLiteral("says he")}));
}

void TestJudgeReplies::otherErrorsAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("one against another", R"({"type": "OM"} {"type": "OFI"})", "more than one JSON value");
    row("a sixth type", R"({"type": "Error Type6"})", "\"Error Type6\", which is not one");
    row("a bare number", R"({"type": "3"})", "\"3\", which is not one");
    row("covered after all", R"({"type": "none"})", "\"none\", which is not one");
    row("several in one text", R"({"type": "OM, IRU"})", "not one of the five");
    row("another behind it", R"--({"type": "OM (or IRU)"})--", "not one of the five");
    row("one against another in one text", R"--({"type": "OM (opinion fact inconsistency)"})--",
        "not one of the five");
    row("several", R"({"type": ["OM", "IRU"]})", "more than one error type");
    row("no type", R"({"explanation": "It is IRU."})", "names no error type");
    row("an empty list", R"({"type": []})", "names no error type");
    row("a number", R"({"type": 3})", "names no error type");
    row("no JSON", "IRU", "no JSON");
}

void TestJudgeReplies::otherErrorsAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readError(reply);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().what.contains(said), qPrintable(read.error().what));
}

void TestJudgeReplies::twoChoicesAreShown()
{
    const SampleRecord sample = judgedSample();
    QCOMPARE(supportingNames(sample), (QStringList{paragraphName(1), paragraphName(3)}));
    const auto request = backgroundRequest(
        plainPrompt("{{article}}|{{discussion}}|{{first}}|{{second}}"), QStringLiteral("m"), sample,
        {paragraphName(3), paragraphName(3), paragraphName(9), QStringLiteral("all")}, {});
    QCOMPARE(request->messages.last().text,
        QStringLiteral("[1] One.\n\n[2] Two.\n\n[3] Three.|A: So.|[3] Three.\n\n"
                       "[9] (The article has no such paragraph.)\n\n"
                       "[all] (The article has no such paragraph.)|(No paragraph.)"));
}

void TestJudgeReplies::choicesDifferByWhatIsInThem()
{
    const QStringList experts = supportingNames(judgedSample());
    QVERIFY(!areOtherChoices({paragraphName(3), paragraphName(1), paragraphName(3)}, experts));
    QVERIFY(areOtherChoices({paragraphName(1)}, experts));
    QVERIFY(areOtherChoices(experts + QStringList{paragraphName(9)}, experts));
    QVERIFY(areOtherChoices({}, experts));
}

void TestJudgeReplies::choicesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<int>("selection");
    QTest::newRow("as asked") << QStringLiteral(R"({"explanation": "4", "selection": 1})") << 1;
    QTest::newRow("in words") << QStringLiteral(
                                     R"({"explanation": "4", "choice": "The second selection"})")
                              << 2;
    QTest::newRow("by its name") << QStringLiteral(
                                        R"({"explanation": "4", "better": "Selection 2"})")
                                 << 2;
}

void TestJudgeReplies::choicesAreRead()
{
    QFETCH(QString, reply);
    QFETCH(int, selection);
    const auto read = readBackgroundChoice(reply);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, (BackgroundChoice{selection, QStringLiteral("4")}));
}

void TestJudgeReplies::otherChoicesAreRefused()
{
    for (const char* const reply :
        {R"({"selection": 3})", R"({"selection": 0})", R"({"selection": "both"})", "{}", "1"})
        QVERIFY2(!readBackgroundChoice(QString::fromUtf8(reply)), reply);
}

void TestJudgeReplies::theOrderIsDrawnFromTheSeed()
{
    int first = 0;
    int changed = 0;
    constexpr int kOutputs = 1000;
    for (int i = 0; i < kOutputs; ++i) {
        const QString output = QString::number(i);
        QCOMPARE(drawsExpertsFirst(1, output), drawsExpertsFirst(1, output));
        first += drawsExpertsFirst(1, output) ? 1 : 0;
        changed += drawsExpertsFirst(1, output) != drawsExpertsFirst(2, output) ? 1 : 0;
    }
    QVERIFY(std::abs(first - kOutputs / 2) < 60);
    QVERIFY(std::abs(changed - kOutputs / 2) < 60);
}

TANDEM_TEST(TestJudgeReplies, QCoreApplication)
#include "tst_judgereplies.moc"
