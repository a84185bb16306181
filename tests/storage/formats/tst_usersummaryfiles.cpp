#include "storage/formats/summaryvaluesreader.h"
#include "storage/formats/tasktemplatesreader.h"
#include "storage/formats/usersummariesreader.h"
#include "testmain.h"

#include <QBuffer>
#include <QTest>

using namespace tandem;

namespace {

/// What a reader makes of these bytes.
template <typename Reader>
auto readBytes(Reader reader, QByteArray bytes, const char* name = "file.jsonl")
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return reader(Input(buffer, QString::fromLatin1(name)));
}

} // namespace

/// Files about summaries of users, for a project.
class TestUserSummaryFiles final : public QObject
{
    Q_OBJECT

private slots:
    void summariesAreReadInAnyLayout()
    {
        const QList<UserSummaryRow> expected{
            {QStringLiteral("U001"), QStringLiteral("mine"), QStringLiteral("likes\nfilms"), 1, 80},
            {QStringLiteral("U002"), {}, QStringLiteral("reads"), 2}};
        const auto lines = readBytes(readUserSummaries,
            R"({"user": "U001", "summarizer": "mine", "summary": "likes\r\nfilms ", "words": 2, "max_words": 80}
{"summary": "reads", "user": " U002 "}
)");
        QVERIFY2(lines, lines ? "" : qPrintable(lines.error().sentence()));
        QVERIFY(*lines == expected);
        const auto table = readBytes(readUserSummaries,
            "User,summary,Summarizer,max_words\nU001,\"likes\nfilms\",mine,80\nU002,reads,,\n",
            "file.csv");
        QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
        QCOMPARE(table->size(), 2);
        QCOMPARE(table->at(0).summary, expected.at(0).summary);
        QCOMPARE(table->at(0).mostWords, std::optional<qint64>(80));
        QCOMPARE(table->at(1).summarizer, QString());
        QVERIFY(!table->at(1).mostWords);
    }

    void wrongSummariesAreRefusedByLine_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* name, const QByteArray& line, const char* word) {
            QTest::newRow(name) << line << QString::fromLatin1(word);
        };
        row("no user", R"({"summary": "a"})", "\"user\" is required");
        row("no summary", R"({"user": "U002"})", "\"summary\" is required");
        row("an empty summary", R"({"user": "U002", "summary": " \n"})", "is empty");
        row("an invisible summary", R"({"user": "U002", "summary": "\u200b\u202e"})", "is empty");
        row("a list", R"({"user": "U002", "summary": ["a"]})", "Expected a text, found a list");
        row("a truth", R"({"user": true, "summary": "a"})", "Expected a text or a number");
        row("a name of two lines", R"({"user": "U\n2", "summary": "a"})", "one line");
        row("twice", R"({"user": "U001", "summary": "a"})",
            "\"U001\" occurs twice (first: file.jsonl, line 1");
        row("a key twice", R"({"user": "U002", "user": "U003", "summary": "a"})", "");
        row("too long", R"({"user": "U002", "summary": ")" + QByteArray(100'001, 'x') + R"("})",
            "100,000");
        row("a long name", R"({"user": ")" + QByteArray(201, 'x') + R"(", "summary": "a"})", "200");
        row("no words", R"({"user": "U002", "summary": "a", "max_words": 0})", "from 1 to");
        row("half a word", R"({"user": "U002", "summary": "a", "max_words": 1.5})", "from 1 to");
        row("a long limit", R"({"user": "U002", "summary": "a", "max_words": 1000001})", "from 1");
        row("no JSON", "U002: likes films", "");
    }

    void wrongSummariesAreRefusedByLine()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, word);
        const auto read = readBytes(
            readUserSummaries, R"({"user": "U001", "summary": "a"})" + QByteArray("\n") + line);
        QVERIFY(!read);
        QVERIFY2(read.error().sentence().contains(word), qPrintable(read.error().sentence()));
        QVERIFY2(read.error().where.contains(QLatin1String("line 2")),
            qPrintable(read.error().sentence()));
    }

    void filesWithoutSummariesAreRefused()
    {
        for (const char* bytes : {"", "\n", "[]"})
            QCOMPARE(readBytes(readUserSummaries, bytes).error().code, ErrorCode::InvalidInput);
        QCOMPARE(readBytes(readUserSummaries, "who,text\na,b\n", "a.csv").error().code,
            ErrorCode::InvalidInput);
    }

    void valuesAreColumnsOfNumbers()
    {
        const auto table = readBytes(readSummaryValues,
            "user,Summarizer,BLEURT,BERTScore F1,note\nU001,mine,-0.5,0.875,good\n"
            "U002,mine,NA,0.5,bad\n",
            "file.csv");
        QVERIFY2(table, table ? "" : qPrintable(table.error().sentence()));
        QCOMPARE(table->measures,
            (QStringList{QStringLiteral("BLEURT"), QStringLiteral("BERTScore F1")}));
        QCOMPARE(table->left, QStringList{QStringLiteral("note")});
        QCOMPARE(table->rows.at(0).summarizer, QStringLiteral("mine"));
        QVERIFY(table->rows.at(0).values == (QList<std::optional<double>>{-0.5, 0.875}));
        QVERIFY(!table->rows.at(1).values.at(0));
        const auto lines = readBytes(readSummaryValues,
            "{\"user\": \"U001\", \"a\": 1}\n{\"user\": \"U002\", \"b\": 2, \"a\": null}\n");
        QVERIFY2(lines, lines ? "" : qPrintable(lines.error().sentence()));
        QCOMPARE(lines->measures.size(), 2);
        QVERIFY(!lines->rows.at(0).values.at(1));
        QVERIFY(!lines->rows.at(1).values.at(0));
        QCOMPARE(lines->rows.at(1).values.at(1), std::optional(2.0));
    }

    void exportedSummariesAreNoValues()
    {
        const auto read =
            readBytes(readSummaryValues, "{\"user\": \"U001\", \"summarizer\": \"wren\", "
                                         "\"max_words\": 30, \"summary\": \"a\"}\n");
        QVERIFY(!read);
        QVERIFY2(read.error().what.contains(QLatin1String("No numeric column found")),
            qPrintable(read.error().sentence()));
    }

    void wrongValuesAreRefusedByLine()
    {
        const auto says = [](const char* bytes, const char* word) {
            const auto read = readBytes(readSummaryValues, bytes, "file.csv");
            return !read && read.error().sentence().contains(QLatin1String(word));
        };
        QVERIFY(says("user,a\nU001,1\nU002,much\n", "line 3"));
        QVERIFY(says("user,a\nU001,1\nU001,2\n", "\"U001\" occurs twice (first: file.csv, line 2"));
        QVERIFY(says("user,a\n,1\n", "\"user\" is required"));
        QVERIFY(says("user,note\nU001,good\n", "No numeric column found"));
        QVERIFY(says("user,a\nU001,1e99\nU002,1\n", "not a number"));
        QVERIFY(says("user,a,a\nU001,1,2\n", "twice"));
        QVERIFY(says("", "No rows found"));
    }

    void tasksAreReadWithWhatTheyLack()
    {
        const auto tasks = readBytes(readTaskTemplates,
            R"([{"name": "next", "kind": "item"},
                {"name": "stars", "kind": "rating", "ahead": 3, "question": "Likes {{title}}?"}])",
            "tasks.json");
        QVERIFY2(tasks, tasks ? "" : qPrintable(tasks.error().sentence()));
        QVERIFY(tasks->at(0) ==
                (usersum::TaskTemplate{QStringLiteral("next"), usersum::TaskKind::Item, 1, 5, {}}));
        QCOMPARE(tasks->at(1).ahead, 3);
        for (const char* wrong :
            {"[]", "{}", "[{\"name\": \"a\"}]", "[{\"name\": \"a\", \"kind\": \"luck\"}]",
                "[{\"name\": \"a\", \"kind\": \"item\", \"choices\": 27}]",
                "[{\"name\": \"a\\nb\", \"kind\": \"item\"}]",
                "[{\"name\": \"a\", \"kind\": \"item\"}, {\"name\": \"a\", \"kind\": \"item\"}]",
                "[{\"name\": \"a\", \"kind\": \"item\", \"colour\": 1}]"})
            QVERIFY2(!readBytes(readTaskTemplates, wrong, "tasks.json"), wrong);
    }
};

TANDEM_TEST(TestUserSummaryFiles, QCoreApplication)
#include "tst_usersummaryfiles.moc"
