#include "models/kgds/summaries.h"

#include "models/kgds/prompts.h"
#include "models/llm/prompttemplate.h"

#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

llm::PromptTemplate shippedKgdsPrompt(const QString& key)
{
    QFile file(QStringLiteral(TANDEM_RESOURCES "/prompts/%1.txt").arg(key));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return llm::parsePrompt(key, QString::fromUtf8(file.readAll())).value_or(llm::PromptTemplate());
}

SampleRecord twoParagraphs()
{
    SampleRecord sample;
    sample.article = {{1, QStringLiteral("The bridge opened."), ParagraphLabel::Supporting, {}, {}},
        {2, QStringLiteral("It fell."), ParagraphLabel::Nonsupporting, {}, {}}};
    sample.discussion = {{QStringLiteral("Person1"), QStringLiteral("I like it."), {}},
        {QStringLiteral("Person2"), QStringLiteral("I do not."), {}}};
    return sample;
}

QStringList chosenFrom(const QString& background, ChunkKind kind = ChunkKind::Paragraph)
{
    const auto read = readExtractiveSummary(
        QStringLiteral(R"({"background": %1, "opinions": "Person1 likes it."})").arg(background),
        kind);
    return read ? read->paragraphs : QStringList{read.error().sentence()};
}

} // namespace

class TestSummaries final : public QObject
{
    Q_OBJECT

private slots:
    void thePromptsHaveTheirPlaceholdersAndNames();
    void chunksAndDiscussionAreShown();
    void anArticleIsShown();
    void whatIsMissingIsRefused();
    void theSecondTurnGoesOnWithTheConversation();
    void extractiveRepliesAreRead_data();
    void extractiveRepliesAreRead();
    void unknownAndOddNamesStay();
    void rangesAreRead_data();
    void rangesAreRead();
    void noChunkIsAnAnswer();
    void controlCharactersGo();
    void otherExtractiveRepliesAreRefused_data();
    void otherExtractiveRepliesAreRefused();
    void abstractiveRepliesAreRead_data();
    void abstractiveRepliesAreRead();
    void anEmptyAbstractiveBackgroundIsRead_data();
    void anEmptyAbstractiveBackgroundIsRead();
    void otherAbstractiveRepliesAreRefused_data();
    void otherAbstractiveRepliesAreRefused();
    void hugeRepliesAreRefused();
};

void TestSummaries::thePromptsHaveTheirPlaceholdersAndNames()
{
    QCOMPARE(prompts().keys().size(), 7);
    for (const QString& key : prompts().keys()) {
        const auto checked = llm::checkPrompt(shippedKgdsPrompt(key), prompts().placeholders(key));
        QVERIFY2(checked, checked ? "" : qPrintable(key + checked.error().sentence()));
        QVERIFY(!prompts().name(key).isEmpty());
    }
    QVERIFY(prompts().name(QStringLiteral("verify-facts")).isEmpty());
    QVERIFY(prompts().placeholders(QStringLiteral("verify-facts")).isEmpty());
}

void TestSummaries::chunksAndDiscussionAreShown()
{
    const llm::PromptTemplate prompt{
        QStringLiteral("p"), 1, QString(), QStringLiteral("{{cut}}|{{chunks}}|{{discussion}}")};
    const auto request =
        extractiveRequest(prompt, QStringLiteral("m"), twoParagraphs(), ChunkKind::Window);
    QVERIFY(request.has_value());
    const QString text = request->messages.last().text;
    QVERIFY(text.startsWith(QStringLiteral("Each chunk is a window of 3 paragraphs")));
    QVERIFY(text.endsWith(QStringLiteral("|[1] The bridge opened.\nIt fell.|Person1: I like it.\n"
                                         "Person2: I do not.")));
    QCOMPARE(request->temperature, 0.0);
    QCOMPARE(request->maxTokens, 4096);
    QCOMPARE(request->schema->name, QStringLiteral("summary_extractive"));
    for (const ChunkKind kind : kChunkKinds)
        QVERIFY(extractiveRequest(
            shippedKgdsPrompt(kExtractivePrompt), QStringLiteral("m"), twoParagraphs(), kind));
}

void TestSummaries::anArticleIsShown()
{
    const llm::PromptTemplate prompt{
        QStringLiteral("p"), 1, QString(), QStringLiteral("{{article}}|{{discussion}}")};
    const auto request = abstractiveRequest(prompt, QStringLiteral("m"), twoParagraphs());
    QCOMPARE(request->messages.last().text,
        QStringLiteral("[1] The bridge opened.\n\n[2] It fell.|Person1: I like it.\n"
                       "Person2: I do not."));
    QCOMPARE(request->schema->name, QStringLiteral("summary_abstractive"));
    QVERIFY(abstractiveRequest(
        shippedKgdsPrompt(kAbstractivePrompt), QStringLiteral("m"), twoParagraphs()));
}

void TestSummaries::whatIsMissingIsRefused()
{
    const llm::PromptTemplate prompt = shippedKgdsPrompt(kAbstractivePrompt);
    SampleRecord sample = twoParagraphs();
    sample.discussion.clear();
    const auto silent = abstractiveRequest(prompt, QStringLiteral("m"), sample);
    QVERIFY(!silent && silent.error().what.contains(QStringLiteral("discussion")));
    sample = twoParagraphs();
    sample.article.clear();
    const auto empty = abstractiveRequest(prompt, QStringLiteral("m"), sample);
    QVERIFY(!empty && empty.error().what.contains(QStringLiteral("article")));
}

void TestSummaries::theSecondTurnGoesOnWithTheConversation()
{
    const auto first = abstractiveRequest(
        shippedKgdsPrompt(kAbstractivePrompt), QStringLiteral("m"), twoParagraphs());
    const QString reply = QStringLiteral("{{what}} I said");
    const auto second =
        reflectionRequest(shippedKgdsPrompt(kReflectAbstractivePrompt), *first, reply);
    QVERIFY(second.has_value());
    QCOMPARE(second->messages.size(), first->messages.size() + 2);
    QCOMPARE(second->messages.mid(0, first->messages.size()), first->messages);
    QCOMPARE(
        second->messages.at(first->messages.size()), (llm::Message{llm::Role::Assistant, reply}));
    QCOMPARE(second->messages.last().role, llm::Role::User);
    QVERIFY(second->messages.last().text.contains(QStringLiteral("step by step")));
    QCOMPARE(second->schema, first->schema);
    QCOMPARE(second->maxTokens, 4096);
}

void TestSummaries::extractiveRepliesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    const auto row = [](const char* name, const char* reply) {
        QTest::newRow(name) << QString::fromUtf8(reply);
    };
    row("as asked", R"({"background": [2, 5], "opinions": "Person1 likes it."})");
    row("in a fence",
        "Here:\n```json\n{\"background\": [2, 5,], \"opinions\": \"Person1 likes it.\"}\n```");
    row("published names", R"({"paragraphs": ["<Paragraph_2>", "<Paragraph_5>"],
        "opinion_summary": " Person1 likes it. "})");
    row("numbers as texts", R"({"chunks": ["2", "[5]"], "summary": "Person1 likes it."})");
    row("in words",
        R"({"chunks": ["Paragraph 2", "paragraph 5."], "summary": "Person1 likes it."})");
    row("in one text", R"({"background": "2, 5", "opinions": "Person1 likes it."})");
    row("with a word between", R"({"background": "2 and 5.", "opinions": "Person1 likes it."})");
    row("in nested lists",
        R"({"background": [[2], {"index": ["5"]}], "opinions": "Person1 likes it."})");
    row("in objects", R"({"background": [{"number": 2}, {"paragraph_index": 5}],
        "opinions": "Person1 likes it."})");
    row("opinions as a list", R"({"background": [2, 5], "opinions": ["Person1 likes it."]})");
    row("revised", R"({"checks": "fine", "revised": {"background": [2, 5],
        "opinions": "Person1 likes it."}})");
}

void TestSummaries::extractiveRepliesAreRead()
{
    QFETCH(QString, reply);
    const auto read = readExtractiveSummary(reply, ChunkKind::Paragraph);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->paragraphs, (QStringList{paragraphName(2), paragraphName(5)}));
    QCOMPARE(read->opinions, QStringLiteral("Person1 likes it."));
    QVERIFY(read->background.isEmpty());
}

void TestSummaries::unknownAndOddNamesStay()
{
    QCOMPARE(chosenFrom(QStringLiteral("[99, 99, 0, -3]")),
        (QStringList{paragraphName(99), paragraphName(99), paragraphName(0), paragraphName(-3)}));
    QCOMPARE(chosenFrom(QStringLiteral(R"(["5-2", "the\nfirst", 1.5, "", "2, or so", "none"])")),
        (QStringList{QStringLiteral("5-2"), QStringLiteral("the first"), QStringLiteral("1.5"),
            QStringLiteral("2, or so"), QStringLiteral("none")}));
    QCOMPARE(chosenFrom(QStringLiteral(R"("2, the first")")),
        (QStringList{paragraphName(2), QStringLiteral("the first")}));
    QCOMPARE(chosenFrom(QStringLiteral("[\"%1\"]").arg(QString(500, u'x'))).first().size(),
        kMostChunkNameUnits);
    // What is cut otherwise is never taken for a paragraph.
    QCOMPARE(chosenFrom(QStringLiteral(R"([3, "<Paragraph_4>"])"), ChunkKind::Sentence),
        (QStringList{QStringLiteral("<Sentence_3>"), QStringLiteral("<Sentence_4>")}));
}

void TestSummaries::rangesAreRead_data()
{
    QTest::addColumn<QString>("background");
    for (const char* const background : {R"("2, 5 and 7-9")", R"(["2", "5 and 7-9"])",
             R"([2, [5, "7 to 9"]])", R"("Paragraphs 2; 5, and [7]-[9].")",
             R"(["<Paragraph_2>", 5, "<Paragraph_7>-<Paragraph_9>"])",
             "[2, 5, \"7\xe2\x80\x93"
             "9\"]",
             "\"2\xe3\x80\x81"
             "5 & 7 through 9\""})
        QTest::newRow(background) << QString::fromUtf8(background);
}

void TestSummaries::rangesAreRead()
{
    QFETCH(QString, background);
    QCOMPARE(chosenFrom(background), (QStringList{paragraphName(2), paragraphName(5),
                                         paragraphName(7), paragraphName(8), paragraphName(9)}));
}

void TestSummaries::noChunkIsAnAnswer()
{
    for (const char* const background :
        {"[]", R"("")", R"("none")", R"(["None."])", R"("no paragraphs")", R"([[]])", R"("[]")"})
        QCOMPARE(chosenFrom(QString::fromUtf8(background)), QStringList());
}

void TestSummaries::controlCharactersGo()
{
    const auto read =
        readAbstractiveSummary(QStringLiteral(R"({"background": "a\u0000b\r\nc\td\u2028e",
            "opinions": ["\u0007Person1 likes it.\u0000", "\ud800 No."]})"));
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->background, QStringLiteral("a b\nc d\ne"));
    QCOMPARE(read->opinions, QStringLiteral("Person1 likes it.\n? No."));
    QVERIFY(!readAbstractiveSummary(
        QStringLiteral(R"({"background": "a", "opinions": "\u0000\u0001"})")));
}

void TestSummaries::otherExtractiveRepliesAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("no background", R"({"opinions": "Person1 likes it."})", "no list of chunks");
    row("a nested background", R"({"background": {"a": 1}, "opinions": "x"})", "no list of chunks");
    row("an empty chunk", R"({"background": [1, null], "opinions": "x"})", "no list of chunks");
    row("yes for a chunk", R"({"background": [true], "opinions": "x"})", "no list of chunks");
    row("a chunk without a number", R"({"background": [1, {"a": 2}], "opinions": "x"})",
        "no list of chunks");
    row("one opinion an object",
        R"({"background": [1], "opinions": [{"speaker": "Person1", "opinion": "a"}, "b"]})",
        "no opinion summary");
    row("nested opinions", R"({"background": [1], "opinions": [["a", "b"], "c"]})",
        "no opinion summary");
    row("no opinions", R"({"background": [1]})", "no opinion summary");
    row("blank opinions", R"({"background": [1], "opinions": "  \n"})", "no opinion summary");
    row("numbered opinions", R"({"background": [1], "opinions": 7})", "no opinion summary");
    row("a list", R"([1, 2])", "not a single JSON object");
    row("no JSON", "The paragraphs 1 and 2.", "no JSON");
    row("cut off", R"({"background": [1], "opinions": "Pers)", "cut off");
    row("nothing", "", "empty");
}

void TestSummaries::otherExtractiveRepliesAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readExtractiveSummary(reply, ChunkKind::Paragraph);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().what.contains(said), qPrintable(read.error().what));
}

void TestSummaries::abstractiveRepliesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    const auto row = [](const char* name, const char* reply) {
        QTest::newRow(name) << QString::fromUtf8(reply);
    };
    row("as asked", R"({"background": "It fell.", "opinions": "Person1 likes it."})");
    row("other names",
        R"({"background_summary": "It fell.\n", "opinion_summary": "Person1 likes it."})");
    row("behind thoughts", R"(<think>{"background": "x"}</think>{"background": "It fell.",
        "opinions": "Person1 likes it."})");
    row("revised", R"({"result": {"background": ["It fell."], "opinions": "Person1 likes it."}})");
}

void TestSummaries::abstractiveRepliesAreRead()
{
    QFETCH(QString, reply);
    const auto read = readAbstractiveSummary(reply);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(
        *read, (SystemOutput{{}, QStringLiteral("It fell."), QStringLiteral("Person1 likes it.")}));
}

void TestSummaries::anEmptyAbstractiveBackgroundIsRead_data()
{
    QTest::addColumn<QString>("background");
    QTest::newRow("text") << QStringLiteral("\"\"");
    QTest::newRow("blank") << QStringLiteral("\" \\n\"");
    QTest::newRow("list") << QStringLiteral("[]");
}

void TestSummaries::anEmptyAbstractiveBackgroundIsRead()
{
    QFETCH(QString, background);
    const auto read = readAbstractiveSummary(
        QStringLiteral(R"({"background": %1, "opinions": "x"})").arg(background));
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, (SystemOutput{{}, QString(), QStringLiteral("x")}));
}

void TestSummaries::otherAbstractiveRepliesAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said");
    QTest::newRow("no background")
        << QStringLiteral(R"({"opinions": "x"})") << QStringLiteral("no background summary");
    QTest::newRow("a background of something else")
        << QStringLiteral(R"({"background": [{"a": 1}], "opinions": "x"})")
        << QStringLiteral("no background summary");
    QTest::newRow("a fact beside a text")
        << QStringLiteral(R"({"background": [{"fact": "x"}, "y"], "opinions": "x"})")
        << QStringLiteral("no background summary");
    QTest::newRow("no opinions") << QStringLiteral(R"({"background": "x"})")
                                 << QStringLiteral("no opinion summary");
    QTest::newRow("null") << QStringLiteral(R"({"background": null, "opinions": null})")
                          << QStringLiteral("no background summary");
}

void TestSummaries::otherAbstractiveRepliesAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readAbstractiveSummary(reply);
    QVERIFY(!read.has_value());
    QVERIFY2(read.error().what.contains(said), qPrintable(read.error().what));
}

void TestSummaries::hugeRepliesAreRefused()
{
    const QString many = QStringLiteral("1,").repeated(int(kMostChosen)) + QStringLiteral("1");
    for (const QString& background : {QString(u'[' + many + u']'), QStringLiteral("\"1-2001\""),
             QStringLiteral("[1, \"1-999999999\"]"),
             QStringLiteral("[\"%1\"]").arg(QString(kMostSummaryUnits + 1, u',')),
             QStringLiteral("[\"1-1999, 1, 1\"]")})
        QVERIFY2(chosenFrom(background).first().contains(QStringLiteral("more than 2000")),
            qPrintable(background.left(20)));
    QCOMPARE(chosenFrom(QStringLiteral("\"1-2000\"")).size(), kMostChosen);
    const auto large =
        readAbstractiveSummary(QStringLiteral(R"({"background": "%1", "opinions": "x"})")
                                   .arg(QString(kMostSummaryUnits + 1, u'x')));
    QCOMPARE(large.error().code, ErrorCode::TooLarge);
}

TANDEM_TEST(TestSummaries, QCoreApplication)
#include "tst_summaries.moc"
