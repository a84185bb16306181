#include "storage/formats/articlereader.h"

#include "storage/formats/limits.h"

#include "faultydevice.h"
#include "testmain.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

struct ReadOutcome
{
    Expected<qint64> result;
    QList<ArticleText> articles;
};

ArticleSink collectInto(QList<ArticleText>& articles)
{
    return [&articles](ArticleText&& article, qint64 index) -> Expected<void> {
        if (index != articles.size())
            return failure(ErrorCode::Refused, QStringLiteral("wrong index"));
        articles.append(std::move(article));
        return {};
    };
}

ReadOutcome readWith(RecordLayout layout, const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    ReadOutcome outcome;
    outcome.result =
        readArticleRecords({buffer, QStringLiteral("f")}, layout, collectInto(outcome.articles));
    return outcome;
}

ReadOutcome readPath(const QString& path)
{
    ReadOutcome outcome;
    outcome.result = readArticles(path, collectInto(outcome.articles));
    return outcome;
}

Expected<ArticleText> readText(const QByteArray& bytes, bool isMarkdown)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    return readTextArticle({buffer, QStringLiteral("f")}, isMarkdown);
}

/// Lines of articles without end, made while they are read.
class EndlessLines final : public QIODevice
{
public:
    explicit EndlessLines(qint64 lines)
        : m_linesLeft(lines)
    {
    }
    bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 maxSize) override
    {
        const QByteArray line = "{\"text\": \"" + QByteArray(4000, 'x') + "\"}\n";
        qint64 done = 0;
        for (; m_linesLeft > 0 && done + line.size() <= maxSize; --m_linesLeft) {
            std::copy(line.begin(), line.end(), data + done);
            done += line.size();
        }
        return done;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    qint64 m_linesLeft;
};

} // namespace

class TestArticleReader final : public QObject
{
    Q_OBJECT

private slots:
    void jsonGivesArticlesWithAllTheyHave();
    void oneObjectIsOneArticle();
    void jsonlGivesAnArticleALine();
    void wrongJsonIsRefusedWithItsPlace_data();
    void wrongJsonIsRefusedWithItsPlace();
    void wrongJsonlIsRefusedWithItsLine_data();
    void wrongJsonlIsRefusedWithItsLine();
    void everyTruncationOfAListIsRefused();
    void largeJsonIsRefusedAndLargeJsonlIsNot();
    void overlongLinesAndTextsAreTooLarge();
    void articlesOfTooManyParagraphsAreTooLarge();
    void aParagraphThatNoWindowCanShowIsRefusedByItsNumber();
    void textFilesAreSplitAtBlankLines();
    void markdownTitlesAreTaken_data();
    void markdownTitlesAreTaken();
    void theFirstLineIsTheTitleWhereThatIsAsked_data();
    void theFirstLineIsTheTitleWhereThatIsAsked();
    void aFirstLineThatLooksLikeATitleIsOne_data();
    void aFirstLineThatLooksLikeATitleIsOne();
    void frontMatterIsNoText_data();
    void frontMatterIsNoText();
    void linesThatMayBeParagraphsAreCounted_data();
    void linesThatMayBeParagraphsAreCounted();
    void unusableTextFilesAreRefused();
    void foldersAreReadByName();
    void foldersWithoutArticlesAreRefused();
    void oneBadFileInAFolderIsNamed();
    void articlesWithoutSourceGetTheFileName();
    void projectsAndBenchmarksAreNoArticles();
    void failingDevicesAndCancelEndTheReading();
};

void TestArticleReader::jsonGivesArticlesWithAllTheyHave()
{
    const auto [result, articles] = readWith(RecordLayout::Json, R"([
        {"title": " A\ntitle ", "domain": "world", "source": "https://example.org", "paragraphs": ["one\n1", " ", "two"],
         "discussion": [{"participant": "Ann", "utterance": "Yes.", "mood": {"x": [1]}}, {"participant": "Bo", "utterance": "No."}],
         "id": {"title": "no", "deep": [[{"text": 1}]]}},
        {"text": "p1\r\n\r\np2", "title": null, "discussion": null}
    ])");
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
    QCOMPARE(*result, 2);
    const ArticleText first{QStringLiteral("A title"), QStringLiteral("world"),
        QStringLiteral("https://example.org"), {QStringLiteral("one 1"), QStringLiteral("two")},
        {{QStringLiteral("Ann"), QStringLiteral("Yes.")},
            {QStringLiteral("Bo"), QStringLiteral("No.")}}};
    const ArticleText second{{}, {}, {}, {QStringLiteral("p1"), QStringLiteral("p2")}, {}};
    QVERIFY(articles.at(0) == first);
    QVERIFY(articles.at(1) == second);
}

void TestArticleReader::oneObjectIsOneArticle()
{
    const auto [result, articles] = readWith(
        RecordLayout::Json, "\xEF\xBB\xBF{\"text\": \"t\", \"paragraphs\": [\"<b>p</b>\"]}");
    QVERIFY(result);
    QCOMPARE(articles.at(0).paragraphs, QStringList{QStringLiteral("<b>p</b>")});
    QCOMPARE(readWith(RecordLayout::Json, R"({"paragraphs": [], "text": "t"})")
                 .articles.at(0)
                 .paragraphs,
        QStringList{QStringLiteral("t")});
}

void TestArticleReader::jsonlGivesAnArticleALine()
{
    const auto [result, articles] = readWith(RecordLayout::JsonLines,
        "\xEF\xBB\xBF{\"text\": \"a\"}\r\n\n  \n{\"title\": \"T\", \"paragraphs\": [\"b\"]}");
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
    QCOMPARE(*result, 2);
    QCOMPARE(articles.at(0).paragraphs, QStringList{QStringLiteral("a")});
    QCOMPARE(articles.at(1).title, QStringLiteral("T"));
}

void TestArticleReader::wrongJsonIsRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const QByteArray& json, const char* where,
                         const char* what) {
        QTest::newRow(name) << json << QString::fromUtf8(where) << QString::fromUtf8(what);
    };
    row("empty", "", "f", "is empty");
    row("UTF-16", QByteArray("\xFF\xFE{\0", 4), "f", "UTF-16");
    row("no articles", "[]", "f", "No rows found");
    row("number", "3", "f (line 1", "Expected an object or a list of objects, found 3");
    row("list of texts", "[\"a\"]", "f, /0", "Expected an object");
    row("list in a list", "[[]]", "f, /0", "Expected an object");
    row("no text", "[{\"text\": \"a\"},\n{\"title\": \"t\"}]", "f, /1 (line 2", "no text");
    row("blank text", "{\"text\": \" \\n \"}", "f (line 1", "no text");
    row("empty paragraphs", "{\"paragraphs\": [\"\", \" \"]}", "f (line 1", "no text");
    row("paragraphs are a text", "{\"paragraphs\": \"a\"}", "f, /paragraphs",
        "Expected a list, found the text");
    row("paragraph is a number", "{\"paragraphs\": [\"a\", 1]}", "f, /paragraphs/1",
        "Expected a text, found 1");
    row("paragraph is null", "{\"paragraphs\": [null]}", "f, /paragraphs/0",
        "Expected a text, found null");
    row("paragraph is an object", "{\"paragraphs\": [{}]}", "f, /paragraphs/0", "Expected a text");
    row("text is a list", "{\"text\": [\"a\"]}", "f, /text", "Expected a text, found a list");
    row("title is a number", "{\"title\": 1}", "f, /title", "Expected a text, found 1");
    row("title twice", "{\"title\": \"a\", \"title\": \"b\"}", "f, /title", "twice");
    row("discussion is a text", "{\"discussion\": \"A: b\"}", "f, /discussion", "Expected a list");
    row("utterance is a text", "{\"discussion\": [\"A: b\"]}", "f, /discussion/0",
        "Expected an object");
    row("no participant", "{\"discussion\": [{\"utterance\": \"b\"}]}", "f, /discussion/0 (line",
        "\"participant\" is required");
    row("blank utterance", "{\"discussion\": [{\"participant\": \"a\", \"utterance\": \" \"}]}",
        "f, /discussion/0", "\"utterance\" is required");
    row("participant is null", "{\"discussion\": [{\"participant\": null}]}",
        "f, /discussion/0/participant", "\"participant\" is required");
    row("NUL", "{\"text\": \"a\\u0000\"}", "f, /text", "NUL");
    row("NUL in an ignored key", "{\"x\": \"a\\u0000\"}", "f, /x", "NUL");
    row("too deep", "{\"x\": " + QByteArray(1000, '[') + QByteArray(1000, ']') + "}", "f, /x",
        "nested");
    row("invalid UTF-8", "{\"text\": \"a\xFF\"}", "f, /text", "not valid UTF-8");
    row("something after", "{\"text\": \"a\"} {\"text\": \"b\"}", "f (line 1",
        "after the end of the data: \"{\"");
    row("a sign of control after", "{\"text\": \"Some text.\"}\n\x1A", "f (line 2",
        "after the end of the data: \"<U+001A>\"");
    row("a letter after that is none of JSON", "{\"text\": \"Some text.\"}\n\u00E9", "f (line 2",
        "after the end of the data: \"\u00E9\"");
}

void TestArticleReader::wrongJsonIsRefusedWithItsPlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const auto [result, articles] = readWith(RecordLayout::Json, json);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    QVERIFY2(result.error().where.startsWith(where), qPrintable(result.error().sentence()));
    QVERIFY2(result.error().what.contains(what), qPrintable(result.error().sentence()));
    QVERIFY(!result.error().remedy.isEmpty());
}

void TestArticleReader::wrongJsonlIsRefusedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("what");
    const QByteArray good = "{\"text\": \"a\"}\n";
    const auto row = [](const char* name, const QByteArray& json, const char* where,
                         const char* what) {
        QTest::newRow(name) << json << QString::fromUtf8(where) << QString::fromUtf8(what);
    };
    row("empty", "", "f", "is empty");
    row("blank lines", "\n \n", "f", "No rows found");
    row("list", good + "[]", "f (line 2, byte 15)", "Expected an object, found a list");
    row("number", good + "\n7", "f (line 3", "Expected an object, found 7");
    row("truncated", good + good + "{\"text\": \"b", "f, /text (line 3", "truncated");
    row("broken over lines", good + "{\"text\":\n \"b\"}", "f, /text (line 2",
        "Line 2 ends before its record is complete");
    row("no text", good + "{\"title\": \"t\"}\n", "f (line 2", "no text");
    row("two in a line", good + "{\"text\": \"b\"}{}\n", "f (line 2", "after the end");
    row("UTF-16", QByteArray("\xFF\xFE{\0", 4), "f", "UTF-16");
}

void TestArticleReader::wrongJsonlIsRefusedWithItsLine()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const auto [result, articles] = readWith(RecordLayout::JsonLines, json);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    QVERIFY2(result.error().where.startsWith(where), qPrintable(result.error().sentence()));
    QVERIFY2(result.error().what.contains(what), qPrintable(result.error().sentence()));
}

void TestArticleReader::everyTruncationOfAListIsRefused()
{
    const QByteArray json = R"([{"title": "t", "x": {"y": [1, "z"]}, "paragraphs": ["a", "b"],
        "discussion": [{"participant": "A", "utterance": "u"}]}])";
    QVERIFY(readWith(RecordLayout::Json, json).result);
    for (qsizetype length = 0; length < json.size(); ++length)
        QVERIFY(!readWith(RecordLayout::Json, json.first(length)).result);
}

void TestArticleReader::largeJsonIsRefusedAndLargeJsonlIsNot()
{
    const QByteArray paragraph = QByteArray(100'000, 'x') + "\\n\\n";
    const QByteArray article = "{\"text\": \"" + paragraph.repeated(10) + "\"}";
    const QByteArray json = "[" + QByteArray(article + ",").repeated(70) + article + "]";
    const auto [result, articles] = readWith(RecordLayout::Json, json);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::TooLarge);
    QVERIFY(result.error().remedy.contains(QStringLiteral("JSONL")));

    EndlessLines lines(20000); // 80 MB
    QVERIFY(lines.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    qint64 count = 0;
    const auto read = readArticleRecords({lines, QStringLiteral("f")}, RecordLayout::JsonLines,
        [&](ArticleText&&, qint64) -> Expected<void> {
            ++count;
            return {};
        });
    QVERIFY(read);
    QCOMPARE(count, 20000);
}

void TestArticleReader::overlongLinesAndTextsAreTooLarge()
{
    const QByteArray longText = "{\"text\": \"" + QByteArray(17 << 20, 'x') + "\"}";
    QCOMPARE(readWith(RecordLayout::Json, longText).result.error().code, ErrorCode::TooLarge);
    QCOMPARE(readWith(RecordLayout::JsonLines, longText).result.error().code, ErrorCode::TooLarge);
    const auto longLine =
        readWith(RecordLayout::JsonLines, "{\"text\": \"a\"}\n" + QByteArray(65 << 20, ' '));
    QCOMPARE(longLine.result.error().code, ErrorCode::TooLarge);
    QCOMPARE(longLine.result.error().where, QStringLiteral("f (line 2)"));
    const auto longFile = readText(QByteArray(65 << 20, 'x'), false);
    QCOMPARE(longFile.error().code, ErrorCode::TooLarge);
    QVERIFY(longFile.error().remedy.contains(QStringLiteral("JSONL")));
}

void TestArticleReader::articlesOfTooManyParagraphsAreTooLarge()
{
    const QByteArray most = QByteArray("a\n\n").repeated(limits::maxParagraphs);
    const auto read = readText(most, false);
    QVERIFY(read);
    QCOMPARE(read->paragraphs.size(), limits::maxParagraphs);
    QCOMPARE(readText(most + "b", false).error().code, ErrorCode::TooLarge);
    const QByteArray list =
        QByteArray("{\"paragraphs\":[") + QByteArray("\"a\",").repeated(limits::maxParagraphs);
    QCOMPARE(
        readWith(RecordLayout::Json, list + "\"b\"]}").result.error().code, ErrorCode::TooLarge);
    QVERIFY(readWith(RecordLayout::Json, list + "\"\"]}").result);
}

void TestArticleReader::aParagraphThatNoWindowCanShowIsRefusedByItsNumber()
{
    const QByteArray most(limits::maxParagraphUnits, 'x');
    QVERIFY(readText("a\n\n" + most, false));
    const auto text = readText("a\n\n" + most + "x", false);
    QCOMPARE(text.error().code, ErrorCode::TooLarge);
    QVERIFY(text.error().what.startsWith(QStringLiteral("Paragraph 2 ")));
    const auto json = readWith(RecordLayout::Json, "{\"paragraphs\":[\"" + most + "x\"]}").result;
    QCOMPARE(json.error().code, ErrorCode::TooLarge);
    QVERIFY(json.error().what.startsWith(QStringLiteral("Paragraph 1 ")));
}

void TestArticleReader::textFilesAreSplitAtBlankLines()
{
    const auto article = readText("# one\r\n1\r\n\r\ntwo", false);
    QVERIFY(article);
    QCOMPARE(article->title, QString());
    QCOMPARE(article->paragraphs, (QStringList{QStringLiteral("# one 1"), QStringLiteral("two")}));
    QCOMPARE(readText(QByteArray("\xFE\xFF\0a", 4), false)->paragraphs,
        QStringList{QStringLiteral("a")});
}

void TestArticleReader::markdownTitlesAreTaken_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("paragraphs");
    const QStringList body{QStringLiteral("body")};
    const QString title = QStringLiteral("A title");
    QTest::newRow("plain") << QByteArray("# A title\n\nbody") << title << body;
    QTest::newRow("CRLF, no blank line") << QByteArray("\r\n#  A title \r\nbody") << title << body;
    QTest::newRow("closed") << QByteArray("# A title ##\nbody") << title << body;
    QTest::newRow("sharp sign kept")
        << QByteArray("# On C#\nbody") << QStringLiteral("On C#") << body;
    QTest::newRow("none") << QByteArray("body") << QString() << body;
    QTest::newRow("no heading of the first level")
        << QByteArray("## s\n\nbody") << QString()
        << QStringList{QStringLiteral("## s"), QStringLiteral("body")};
    QTest::newRow("hashtag") << QByteArray("#tag") << QString()
                             << QStringList{QStringLiteral("#tag")};
}

void TestArticleReader::markdownTitlesAreTaken()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, title);
    QFETCH(QStringList, paragraphs);
    const auto article = readText(text, true);
    QVERIFY(article);
    QCOMPARE(article->title, title);
    QCOMPARE(article->paragraphs, paragraphs);
}

void TestArticleReader::theFirstLineIsTheTitleWhereThatIsAsked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("paragraphs");
    const QStringList body{QStringLiteral("body")};
    const QString title = QStringLiteral("A title");
    QTest::newRow("blank line below") << QByteArray("A title\n\nbody") << title << body;
    QTest::newRow("CRLF, no blank line") << QByteArray("\r\n A title \r\nbody") << title << body;
    QTest::newRow("a heading all the same") << QByteArray("# A title\n\nbody") << title << body;
    QTest::newRow("a heading below the first level")
        << QByteArray("## A title\nbody") << title << body;
    QTest::newRow("a closed heading") << QByteArray("### A title ###\n\nbody") << title << body;
    QTest::newRow("no heading") << QByteArray("#A title\n\nbody") << QStringLiteral("#A title")
                                << body;
    QTest::newRow("nothing but a line") << QByteArray("body\n \n") << QString() << body;
}

void TestArticleReader::theFirstLineIsTheTitleWhereThatIsAsked()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, title);
    QFETCH(QStringList, paragraphs);
    QBuffer buffer(&text);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const auto article = readTextArticle({buffer, QStringLiteral("f")}, true, FirstLine::Title);
    QVERIFY(article);
    QCOMPARE(article->title, title);
    QCOMPARE(article->paragraphs, paragraphs);
}

void TestArticleReader::aFirstLineThatLooksLikeATitleIsOne_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("title");
    const QString title = QStringLiteral("A title");
    QTest::newRow("alone above the text") << QStringLiteral("A title\n\nbody") << title;
    QTest::newRow("a heading") << QStringLiteral("\n## A title\r\n\r\nbody") << title;
    QTest::newRow("a paragraph separator") << QStringLiteral("A title\u2029body") << title;
    QTest::newRow("with text right below") << QStringLiteral("A title\nbody") << QString();
    QTest::newRow("a sentence") << QStringLiteral("It rains.\n\nbody") << QString();
    QTest::newRow("a sentence in quotes") << QStringLiteral("“It rains.”\n\nbody") << QString();
    QTest::newRow("a Chinese sentence") << QStringLiteral("下雨了。\n\nbody") << QString();
    QTest::newRow("a question") << QStringLiteral("Why?\n\nbody") << QString();
    QTest::newRow("what leads to a list") << QStringLiteral("These came:\n\nbody") << QString();
    QTest::newRow("a rule") << QStringLiteral("***\n\nbody") << QString();
    QTest::newRow("as long as a paragraph")
        << QString(121, u'x') + QStringLiteral("\n\nbody") << QString();
    QTest::newRow("nothing below it") << QStringLiteral("A title\n\n \u200b\n") << QString();
}

void TestArticleReader::aFirstLineThatLooksLikeATitleIsOne()
{
    QFETCH(QString, text);
    QFETCH(QString, title);
    QByteArray bytes = text.toUtf8();
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const auto article =
        readTextArticle({buffer, QStringLiteral("f")}, true, FirstLine::Recognized);
    QVERIFY(article);
    QCOMPARE(article->title, title);
    QCOMPARE(article->isTitledByFirstLine, !title.isEmpty());
    if (title.isEmpty())
        QCOMPARE(article->paragraphs, splitParagraphs(text));
    else
        QCOMPARE(article->paragraphs, QStringList{QStringLiteral("body")});
}

void TestArticleReader::frontMatterIsNoText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QStringList>("paragraphs");
    const QStringList body{QStringLiteral("body")};
    const QString title = QStringLiteral("A title");
    QTest::newRow("with a heading below")
        << QByteArray("---\ntitle: X\ndate: 2026-01-01\n---\n\n# A title\n\nbody") << title << body;
    QTest::newRow("its title where there is no other")
        << QByteArray("---\r\n# made by hand\ntitle: 'A title'\r\n---\r\nbody") << title << body;
    QTest::newRow("ended by dots, with lists and blank lines")
        << QByteArray("---\ntags:\n  - a\n\n  - b\n...\nbody") << QString() << body;
    QTest::newRow("a title over several lines")
        << QByteArray("---\ntitle: >\n  A\n  title\n---\nbody") << QString() << body;
    QTest::newRow("TOML") << QByteArray("+++\ntitle = \"A title\"\n+++\nbody") << title << body;
    QTest::newRow("a rule above text")
        << QByteArray("---\nRain fell.\n\n---\n\nbody") << QString()
        << QStringList{QStringLiteral("--- Rain fell."), QStringLiteral("---"), body.first()};
    QTest::newRow("no end") << QByteArray("---\ntitle: X\n\nbody") << QString()
                            << QStringList{QStringLiteral("--- title: X"), body.first()};
    QTest::newRow("not at the beginning") << QByteArray("body\n\n---\n\na: b\n\n---") << QString()
                                          << QStringList{body.first(), QStringLiteral("---"),
                                                 QStringLiteral("a: b"), QStringLiteral("---")};
}

void TestArticleReader::frontMatterIsNoText()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, title);
    QFETCH(QStringList, paragraphs);
    const auto article = readText(text, true);
    QVERIFY(article);
    QCOMPARE(article->title, title);
    QCOMPARE(article->paragraphs, paragraphs);
}

void TestArticleReader::linesThatMayBeParagraphsAreCounted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("lines");
    QTest::newRow("a sentence a line") << QByteArray("One.\nTwo!\nThree?\n") << 3;
    QTest::newRow("a text that is wrapped") << QByteArray("One and\ntwo. And\nthree.\n") << 0;
    QTest::newRow("one line") << QByteArray("One.\n") << 0;
    QTest::newRow("several paragraphs") << QByteArray("One.\nTwo.\n\nThree.\n") << 0;
}

void TestArticleReader::linesThatMayBeParagraphsAreCounted()
{
    QFETCH(QByteArray, text);
    QFETCH(int, lines);
    QCOMPARE(readText(text, false)->joinedLines, lines);
}

void TestArticleReader::unusableTextFilesAreRefused()
{
    for (const QByteArray& bytes : {QByteArray(), QByteArray(" \n"), QByteArray("# Title alone\n"),
             QByteArray("a\0b", 3), QByteArray("caf\xE9")}) {
        const auto article = readText(bytes, true);
        QVERIFY(!article);
        QCOMPARE(article.error().code, ErrorCode::InvalidInput);
        QVERIFY(article.error().where.startsWith(QLatin1Char('f')));
    }
}

namespace {

void put(const QTemporaryDir& dir, const QString& name, const QByteArray& bytes)
{
    QFile file(dir.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

void TestArticleReader::foldersAreReadByName()
{
    QTemporaryDir dir;
    put(dir, QStringLiteral("b.md"), "# B\n\nbody");
    put(dir, QStringLiteral("a.txt"), "alpha");
    put(dir, QStringLiteral("c.TXT"), "gamma");
    put(dir, QStringLiteral("d.json"), "not read");
    QVERIFY(QDir(dir.path()).mkdir(QStringLiteral("e.txt")));
    const auto [result, articles] = readPath(dir.path());
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
    QCOMPARE(*result, 3);
    QCOMPARE(articles.at(0).source, QStringLiteral("a.txt"));
    QCOMPARE(articles.at(1).title, QStringLiteral("B"));
    QCOMPARE(articles.at(2).paragraphs, QStringList{QStringLiteral("gamma")});
}

void TestArticleReader::foldersWithoutArticlesAreRefused()
{
    QTemporaryDir dir;
    put(dir, QStringLiteral("d.json"), "{}");
    const auto [result, articles] = readPath(dir.path());
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    QCOMPARE(result.error().where, dir.path());
}

void TestArticleReader::oneBadFileInAFolderIsNamed()
{
    QTemporaryDir dir;
    put(dir, QStringLiteral("a.txt"), "alpha");
    put(dir, QStringLiteral("b.txt"), "caf\xE9");
    const auto [result, articles] = readPath(dir.path());
    QVERIFY(!result);
    QVERIFY(result.error().where.startsWith(dir.filePath(QStringLiteral("b.txt"))));
}

void TestArticleReader::articlesWithoutSourceGetTheFileName()
{
    QTemporaryDir dir;
    put(dir, QStringLiteral("x.json"), R"([{"text": "a"}, {"text": "b", "source": "s"}])");
    put(dir, QStringLiteral("x.jsonl"), R"({"text": "a"})");
    const auto json = readPath(dir.filePath(QStringLiteral("x.json")));
    QCOMPARE(json.articles.at(0).source, QStringLiteral("x.json"));
    QCOMPARE(json.articles.at(1).source, QStringLiteral("s"));
    const auto jsonl = readPath(dir.filePath(QStringLiteral("x.jsonl")));
    QCOMPARE(jsonl.articles.at(0).source, QStringLiteral("x.jsonl"));
}

void TestArticleReader::projectsAndBenchmarksAreNoArticles()
{
    QTemporaryDir dir;
    put(dir, QStringLiteral("k.json"), R"([{"SBK": []}])");
    put(dir, QStringLiteral("p.tandem"), QByteArray("SQLite format 3\0....", 20));
    QCOMPARE(
        readPath(dir.filePath(QStringLiteral("k.json"))).result.error().code, ErrorCode::Refused);
    QCOMPARE(
        readPath(dir.filePath(QStringLiteral("p.tandem"))).result.error().code, ErrorCode::Refused);
    QCOMPARE(readPath(dir.filePath(QStringLiteral("none.txt"))).result.error().code,
        ErrorCode::NotFound);
}

void TestArticleReader::failingDevicesAndCancelEndTheReading()
{
    const QByteArray lines = QByteArray("{\"text\": \"a\"}\n").repeated(5);
    for (const RecordLayout layout : {RecordLayout::Json, RecordLayout::JsonLines}) {
        const auto sink = [](ArticleText&&, qint64) -> Expected<void> { return {}; };
        FaultyDevice failing(lines, 9, 4);
        QVERIFY(failing.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        QCOMPARE(readArticleRecords({failing, QStringLiteral("f")}, layout, sink).error().code,
            ErrorCode::Unreadable);
        FaultyDevice good(lines, 1000, 4);
        QVERIFY(good.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        const auto result = readArticleRecords(
            {good, QStringLiteral("f")}, layout, sink, [](qint64 bytes) { return bytes < 8; });
        QCOMPARE(result.error().code, ErrorCode::Cancelled);
    }
    FaultyDevice failing("some text", 4);
    QVERIFY(failing.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    QCOMPARE(
        readTextArticle({failing, QStringLiteral("f")}, false).error().code, ErrorCode::Unreadable);
}

TANDEM_TEST(TestArticleReader, QCoreApplication)
#include "tst_articlereader.moc"
