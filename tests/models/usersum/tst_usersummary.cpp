#include "models/usersum/usersummary.h"

#include "models/text/wordcount.h"

#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::usersum;

namespace {

UserSummary crimeFan()
{
    return {QStringLiteral("The user likes crime."),
        QStringLiteral("Heat is a favourite.\nComedies are rare.")};
}

} // namespace

/// Summaries of users in replies.
class TestUserSummary final : public QObject
{
    Q_OBJECT

private slots:
    void theTextHasBothSectionsBelowTheirHeadings();
    void repliesAreRead_data();
    void repliesAreRead();
    void wordsThatLookLikeHeadingsStay();
    void otherRepliesAreRefused_data();
    void otherRepliesAreRefused();
    void controlCharactersGo();
    void hugeRepliesAreRefused();
    void headingsOfHostileLinesAreLookedForInNoTime();
};

void TestUserSummary::theTextHasBothSectionsBelowTheirHeadings()
{
    QCOMPARE(crimeFan().text(),
        QStringLiteral("**Summary**\nThe user likes crime.\n\n**Insights**\nHeat is a "
                       "favourite.\nComedies are rare."));
    QCOMPARE(countWords(crimeFan().text()), 2 + 4 + 7);
    QCOMPARE(UserSummary::fromText(crimeFan().text()), crimeFan());
    QVERIFY(!UserSummary::fromText(QStringLiteral("The user likes crime.")));
    QVERIFY(!UserSummary::fromText({}));
}

void TestUserSummary::repliesAreRead_data()
{
    QTest::addColumn<QString>("reply");
    const auto row = [](const char* name, const char* reply) {
        QTest::newRow(name) << QString::fromUtf8(reply);
    };
    row("as asked", R"({"summary": "The user likes crime.",
            "insights": ["Heat is a favourite.", "Comedies are rare."]})");
    row("in a fence", "Here:\n```json\n{\"summary\": \"The user likes crime.\", \"insights\": "
                      "[\"Heat is a favourite.\", \"Comedies are rare.\",]}\n```");
    row("behind thoughts", R"(<think>{"summary": "x", "insights": ["y"]}</think>
            {"summary": "The user likes crime.",
            "insights": ["Heat is a favourite.", "Comedies are rare."]})");
    row("inside a result", R"({"result": {"summary": "The user likes crime.",
            "insights": ["Heat is a favourite.", "Comedies are rare."]}})");
    row("insights as a text", R"({"summary": ["The user likes crime."],
            "insights": "- Heat is a favourite.\n- Comedies are rare.\n"})");
    row("with list marks", R"({"summary": " The user likes crime. ",
            "insights": ["1. Heat is a favourite.", "* - Comedies are\nrare."]})");
    row("headings in JSON", R"({"summary": "**Summary:** The user likes crime.",
            "insights": "## Insights\n\n* Heat is a favourite.\n* Comedies are rare."})");
    row("both sections in one text", R"({"summary": "**Summary**\nThe user likes crime.\n
            **Insights**\n* Heat is a favourite.\n* Comedies are rare."})");
    row("once more as a text", R"({"summary": "{\"summary\": \"The user likes crime.\",
            \"insights\": [\"Heat is a favourite.\", \"Comedies are rare.\"]}", "insights": ["x"]})");
    row("marks of direction", R"({"summary": "\u202bThe user\u2067 likes crime.\u2069\u202c",
            "insights": ["Heat is a \u202efavourite.", "\u2066Comedies are rare."]})");
    row("bold headings", "**Summary**\nThe user likes crime.\n\n**Insights**\n"
                         "* Heat is a favourite.\n* Comedies are rare.");
    row("bold headings with colons", "**Summary:**\nThe user likes crime.\n**Insights**:\n"
                                     "1. Heat is a favourite.\n2) Comedies are rare.");
    row("headings of Markdown", "Sure! Here it is.\n\n## User Summary\n\nThe user likes crime."
                                "\n\n### Key insights ###\n\n• Heat is a favourite.\n"
                                "• Comedies are rare.\n");
    row("text behind headings", "Summary: The user likes crime.\r\n"
                                "INSIGHTS: Heat is a favourite.\r\nComedies are rare.");
    row("text behind bold headings", "**Summary** The user likes crime.\n"
                                     "__Insights__ Heat is a favourite.\nComedies are rare.");
    row("the other order", "# Insights\n- Heat is a favourite.\n- Comedies are rare.\n"
                           "# Summary\nThe user likes crime.");
    row("numbered headings", "1. **Summary**\nThe user likes crime.\n2. **Insights**\n"
                             "Heat is a favourite.\nComedies are rare.");
    row("Markdown in a fence", "```markdown\n**Summary**\nThe user likes crime.\n**Insights**\n"
                               "Heat is a favourite.\nComedies are rare.\n```");
    row("words before the fence", "Of course:\n```\n**Summary**\nThe user likes crime.\n"
                                  "**Insights**\nHeat is a favourite.\nComedies are rare.\n```");
}

void TestUserSummary::repliesAreRead()
{
    QFETCH(QString, reply);
    const auto read = readUserSummary(reply);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(*read, crimeFan());
}

void TestUserSummary::wordsThatLookLikeHeadingsStay()
{
    const auto read = readUserSummary(
        QStringLiteral(R"({"summary": "Insights matter to the user.\nIn summary: crime.",
            "insights": ["Summary judgements are not the user's.", "Insights: few.", "3.5 stars"]})"));
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->summary, QStringLiteral("Insights matter to the user.\nIn summary: crime."));
    QCOMPARE(read->insights,
        QStringLiteral("Summary judgements are not the user's.\nInsights: few.\n3.5 stars"));
    QCOMPARE(UserSummary::fromText(read->text()), *read);
}

void TestUserSummary::otherRepliesAreRefused_data()
{
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* reply, const char* said) {
        QTest::newRow(name) << QString::fromUtf8(reply) << QString::fromUtf8(said);
    };
    row("nothing", "", "empty");
    row("endless thoughts", "<think>**Summary**\na\n**Insights**\nb", "cut off");
    row("prose", "The user likes crime.", "no section \"Summary\"");
    row("no insights", "**Summary**\nThe user likes crime.", "no section \"Insights\"");
    row("no summary", R"({"insights": ["a"]})", "no section \"Summary\"");
    row("a blank summary", R"({"summary": " \n", "insights": ["a"]})", "no section \"Summary\"");
    row("no insight", R"({"summary": "a", "insights": []})", "no section \"Insights\"");
    row("blank insights", R"({"summary": "a", "insights": ["", " - "]})",
        "no section \"Insights\"");
    row("null insights", R"({"summary": "a", "insights": null})", "no section \"Insights\"");
    row("a summary alone", R"({"summary": "a"})", "no section \"Insights\"");
    row("an invisible summary", R"({"summary": "\u200b\u202e\u0007\u2060", "insights": ["a"]})",
        "no section \"Summary\"");
    row("invisible insights", R"({"summary": "a", "insights": ["\u200b", "\u202e"]})",
        "no section \"Insights\"");
    row("an object as the summary", R"({"summary": "{\"likes\": \"crime\"}", "insights": ["a"]})",
        "no section \"Summary\"");
    row("insights as objects", R"({"summary": "a", "insights": [{"text": "b"}]})",
        "no section \"Insights\"");
    row("a number", R"({"summary": 7, "insights": ["b"]})", "no section \"Summary\"");
    row("a list", R"(["a", "b"])", "not a single JSON object");
    row("cut off", R"({"summary": "a", "insights": ["b)", "cut off");
    row("cut off, with headings", "{\"summary\": \"\n**Summary**\na\n**Insights**\nb", "cut off");
    row("two answers", R"({"summary": "a", "insights": ["b"]} {"summary": "c"})", "more than one");
    row("a section twice", "**Summary**\na\n**Insights**\nb\n**Summary**\nc",
        "\"Summary\" more than once");
    row("a heading inside", R"({"summary": "a\n\n**Insights**\nb", "insights": ["c"]})",
        "cannot be separated");
    row("blank sections", "**Summary**\n\n**Insights**\n- ", "no section \"Summary\"");
}

void TestUserSummary::otherRepliesAreRefused()
{
    QFETCH(QString, reply);
    QFETCH(QString, said);
    const auto read = readUserSummary(reply);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    QVERIFY2(read.error().what.contains(said), qPrintable(read.error().what));
}

void TestUserSummary::controlCharactersGo()
{
    const auto read = readUserSummary(QStringLiteral(
        R"({"summary": "a\u0000b\r\nc\u2028d", "insights": ["e\u0007\nf", "\ud800"]})"));
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence()));
    QCOMPARE(read->summary, QStringLiteral("a b\nc\nd"));
    QCOMPARE(read->insights, QStringLiteral("e f\n?"));
}

void TestUserSummary::hugeRepliesAreRefused()
{
    const QString huge(kMostUserSummaryUnits + 1, u'x');
    const auto json =
        readUserSummary(QStringLiteral(R"({"summary": "a", "insights": ["%1"]})").arg(huge));
    QCOMPARE(json.error().code, ErrorCode::TooLarge);
    // With the headings, and what stands between them.
    const qsizetype frame = UserSummary{QStringLiteral("a"), {}}.text().size();
    const auto longest = readUserSummary(QStringLiteral(R"({"summary": "a", "insights": "%1"})")
                                             .arg(QString(kMostUserSummaryUnits - frame, u'x')));
    QVERIFY(longest && longest->text().size() == kMostUserSummaryUnits);
    const auto markdown =
        readUserSummary(QStringLiteral("**Summary**\n%1\n**Insights**\nb").arg(huge));
    QCOMPARE(markdown.error().code, ErrorCode::TooLarge);
}

void TestUserSummary::headingsOfHostileLinesAreLookedForInNoTime()
{
    // Would take hours if what is read were given back and tried otherwise.
    for (const char* const part : {"*", "# ", "the ", "1. ", "key user ", "Summary ", "- - "})
        QVERIFY(!readUserSummary(QString::fromLatin1(part).repeated(200'000)));
    QVERIFY(!readUserSummary(QStringLiteral("**Summary**\n").repeated(100'000)));
}

TANDEM_TEST(TestUserSummary, QCoreApplication)
#include "tst_usersummary.moc"
