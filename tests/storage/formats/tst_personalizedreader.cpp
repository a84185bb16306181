#include "storage/formats/personalizedreader.h"

#include "personalizedwriter.h"

#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::perseval;

namespace {

const QByteArray kLine =
    R"({"doc_id":"D1","doc_text":"text","doc_summ":"title","m_summary_dict":)"
    R"({"B":{"user":"gold b","M2":"two","M1":"one"},"A":{"M1":"x","user":null}}})";

Expected<QList<PersonalizedDocument>> readAll(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    PersonalizedReader reader(buffer, QStringLiteral("data.jsonl"));
    QList<PersonalizedDocument> all;
    for (;;) {
        const auto document = reader.next();
        if (!document)
            return failure(document.error());
        if (!*document)
            return all;
        all.append(**document);
    }
}

QByteArray withSummaries(const QByteArray& summaries)
{
    return R"({"doc_id":"D","doc_text":"t","m_summary_dict":)" + summaries + "}";
}

} // namespace

/// The consolidated JSONL of EGISES and PerSEval.
class TestPersonalizedReader final : public QObject
{
    Q_OBJECT

private slots:
    void blanksAroundNamesMakeNoOtherOnes()
    {
        const auto read =
            readAll(QByteArray(kLine).replace("\"D1\"", "\" D1 \"").replace("\"M1\"", "\"M1 \""));
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(read->first().id, QStringLiteral("D1"));
        QCOMPARE(read->first().models, QStringList({QStringLiteral("M2"), QStringLiteral("M1")}));
        for (const char* twice :
            {R"({"A":{"M":"x"},"A ":{"M":"y"}})", R"({"A":{"M":"x","M ":"y"}})"}) {
            const auto refused = readAll(withSummaries(twice));
            QVERIFY2(!refused, twice);
            QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        }
    }

    void aLineBecomesADocumentInTheOrderOfTheFile()
    {
        const auto read = readAll(kLine + "\r\n\n" + QByteArray(kLine).replace("D1", "D2"));
        QVERIFY(read);
        QCOMPARE(read->size(), 2);
        const PersonalizedDocument& document = read->at(0);
        QCOMPARE(document.id, QStringLiteral("D1"));
        QCOMPARE(document.whole(), QStringLiteral("title text"));
        QCOMPARE(document.models, QStringList({QStringLiteral("M2"), QStringLiteral("M1")}));
        QCOMPARE(document.users.size(), 2);
        QCOMPARE(document.users.at(0).user, QStringLiteral("B"));
        QCOMPARE(document.users.at(0).gold, QStringLiteral("gold b"));
        QCOMPARE(document.users.at(0).summaries.at(1), QStringLiteral("one"));
        QVERIFY(!document.users.at(1).gold);
        QVERIFY(!document.users.at(1).summaries.at(0));
        QCOMPARE(document.users.at(1).summaries.at(1), QStringLiteral("x"));
        QCOMPARE(document.firstByte, 0);
        QCOMPARE(read->at(1).firstByte, kLine.size() + 3);
    }

    void oneDocumentMayTakeSeveralLines()
    {
        QByteArray pretty = QByteArray(kLine).replace(",", ",\n  ").replace("{", "{\n");
        const auto read = readAll(QByteArray("\xEF\xBB\xBF") + pretty + "\n");
        const auto plain = readAll(kLine);
        QVERIFY(read && plain);
        QCOMPARE(read->size(), 1);
        QCOMPARE(read->at(0).users, plain->at(0).users);
    }

    void thePublishedSampleIsRead()
    {
        QFile file(QStringLiteral(TANDEM_SHARED "/reference/egises_synthetic.jsonl"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("the published texts are not here");
        const auto read = readAll(file.readAll());
        QVERIFY(read);
        QCOMPARE(read->size(), 40);
        QCOMPARE(read->at(0).models.size(), 3);
        QCOMPARE(read->at(0).users.size(), 5);
    }

    void aDocumentIsFoundAgainByItsPlace()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("data.jsonl"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kLine + "\n" + QByteArray(kLine).replace("D1", "ملف") + "\n");
        file.close();
        QVERIFY(file.open(QIODevice::ReadOnly));
        PersonalizedReader reader(file, path);
        QVERIFY(reader.next());
        const auto second = reader.next();
        QVERIFY(second && *second);
        const auto again = readPersonalizedDocument(path, (*second)->firstByte, (*second)->bytes);
        QVERIFY(again);
        QCOMPARE(*again, **second);
        QVERIFY(!readPersonalizedDocument(path, 3, 20));
        QVERIFY(!readPersonalizedDocument(path, 0, qint64(1) << 40));
        QVERIFY(!readPersonalizedDocument(path + QStringLiteral("x"), 0, 20));
    }

    void whatIsWrittenIsReadAgain()
    {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        const auto read = readAll(kLine);
        QVERIFY(read);
        PersonalizedDocument document = read->at(0);
        document.text = QStringLiteral("كتاب \"quoted\"\n\U0001F600");
        QVERIFY(writePersonalizedDocument(buffer, document));
        const auto again = readAll(buffer.data());
        QVERIFY(again);
        QCOMPARE(again->at(0).text, document.text);
        QCOMPARE(again->at(0).users, document.users);
    }

    void whatIsWrongIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const QByteArray& bytes, const char* place) {
            QTest::newRow(name) << bytes << QString::fromLatin1(place);
        };
        row("nothing", "", "data.jsonl");
        row("blank lines", "\n \n", "data.jsonl");
        row("a list", "[" + kLine + "]", "line 1");
        row("a text", "\"D1\"", "line 1");
        row("no JSON in the second line", kLine + "\n{\"doc_id\": nope}\n", "line 2");
        row("cut off", kLine.left(60), "line 1");
        row("a second document cut off", kLine + "\n" + kLine.left(60), "line 2");
        row("UTF-16", QByteArray("\xFF\xFE{\0", 4), "data.jsonl");
        row("not UTF-8", QByteArray(kLine).replace("text\"", "t\xFF\""), "line 1");
        row("the same doc_id", kLine + "\n" + kLine, "/doc_id (line 2)");
        row("no doc_id", R"({"doc_text":"t","m_summary_dict":{}})", "line 1");
        row("no summaries", R"({"doc_id":"D","doc_text":"t"})", "line 1");
        row("no text", R"({"doc_id":"D","m_summary_dict":{}})", "line 1");
        row("an empty doc_id", R"({"doc_id":" ","doc_text":"t","m_summary_dict":{}})", "/doc_id");
        row("a doc_id that is a list", R"({"doc_id":[],"doc_text":"t"})", "/doc_id");
        row("a text that is null", R"({"doc_id":"D","doc_text":null})", "/doc_text");
        row("summaries that are a list", withSummaries("[]"), "/m_summary_dict");
        row("a user that is a text", withSummaries(R"({"A":"x"})"), "/m_summary_dict/A");
        row("a summary that is a number", withSummaries(R"({"A":{"M":1}})"), "/m_summary_dict/A/M");
        row("a summary that is an object", withSummaries(R"({"A":{"M":{}}})"),
            "/m_summary_dict/A/M");
        row("the same user", withSummaries(R"({"A":{},"A":{}})"), "/m_summary_dict/A");
        row("the same model", withSummaries(R"({"A":{"M":"x","M":"y"}})"), "/m_summary_dict/A/M");
        row("the same key", R"({"doc_id":"D","doc_id":"E"})", "/doc_id");
        row("a user without a name", withSummaries(R"({"":{}})"), "/m_summary_dict/");
        row("a NUL character", withSummaries(R"({"A":{"M":"\u0000"}})"), "/m_summary_dict/A/M");
        QByteArray deep = R"({"doc_id":"D","doc_text":"t","x":)";
        row("nested too deep", deep + QByteArray(100, '['), "/x");
    }
    void whatIsWrongIsNamedWithItsPlace()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, place);
        const auto read = readAll(bytes);
        QVERIFY(!read);
        QVERIFY(!read.error().what.isEmpty());
        QVERIFY2(read.error().where.contains(place), qPrintable(read.error().where));
        QVERIFY(read.error().where.contains(QLatin1String("data.jsonl")));
    }

    void aLineThatEndsTooEarlyIsNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QByteArray& bytes, const char* says) {
            QTest::newRow(name) << bytes << QString::fromLatin1(says);
        };
        const QByteArray next = R"({"doc_id":"D2","doc_text":"t","m_summary_dict":{}})";
        const QByteArray key = "{\"doc_id\":\"D3\",\"doc_te";
        row("the second", next + "\n" + key + "\n" + kLine + "\n",
            "data.jsonl (line 2, byte 73): Line 2 ends within a text, before its record is "
            "complete. Each record must be on a single line");
        row("the second of two over several lines", next + "\n{\n" + next.mid(1),
            "data.jsonl (line 2, byte 52): Line 2 ends before its record is complete.");
        row("the first", key + "\n" + kLine + "\n" + next,
            "data.jsonl (line 1, byte 22): Line 1 ends within a text");
        row("the first, behind a comma", key.left(15) + "\n\n" + kLine,
            "data.jsonl (line 1, byte 15): Line 1 ends before its record is complete.");
        row("the last", next + "\n" + key, "data.jsonl (line 2, byte 73): The file ends too early");
        row("the only one", key, "data.jsonl (line 1, byte 22): The file ends too early");
        row("the only one, over two lines", "{\n\"doc_id\":\"D\",\n\"doc_te",
            "data.jsonl (line 3, byte 23): The file ends too early");
    }
    void aLineThatEndsTooEarlyIsNamed()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, says);
        const auto read = readAll(bytes);
        QVERIFY(!read);
        QVERIFY2(read.error().sentence().contains(says), qPrintable(read.error().sentence()));
    }

    void aBraceMayBeginTheSecondLineOfADocument()
    {
        const auto read = readAll("{\"m_summary_dict\":\n{},\"x\":[1,\n{\"y\":2}],"
                                  "\"doc_id\":1,\n\"doc_text\":\"t\"}\n");
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        const auto list = readAll("{\"x\":[1,\n{\"y\":2}],\"m_summary_dict\":{},"
                                  "\"doc_id\":1,\n\"doc_text\":\"t\"}\n");
        QVERIFY2(list, list ? "" : qPrintable(list.error().sentence()));
    }

    void aLongNumberIsTheNameAsItIsWritten()
    {
        const QByteArray rest = R"(,"doc_text":"t","m_summary_dict":{}})";
        const auto read = readAll(R"({"doc_id":12345678901234567890123)" + rest + "\n" +
                                  R"({"doc_id":12345678901234567890124)" + rest);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QCOMPARE(read->at(1).id, QStringLiteral("12345678901234567890124"));
        QVERIFY(!readAll(R"({"doc_id":1.5)" + rest));
        QVERIFY(!readAll(R"({"doc_id":1e3)" + rest));
    }

    void otherKeysAreIgnoredAndNumbersAreNames()
    {
        const auto read =
            readAll(R"({"extra":{"doc_id":[1,{"a":2}]},"doc_id":17,"doc_text":"t","doc_summ":null,)"
                    R"("m_summary_dict":{}})");
        QVERIFY(read);
        QCOMPARE(read->at(0).id, QStringLiteral("17"));
        QCOMPARE(read->at(0).whole(), QStringLiteral(" t"));
        QVERIFY(read->at(0).users.isEmpty());
    }

    void tooManyReadersAreRefused()
    {
        QByteArray summaries = "{";
        for (int i = 0; i <= 1000; ++i)
            summaries += (i > 0 ? ",\"" : "\"") + QByteArray::number(i) + "\":{}";
        const auto read = readAll(withSummaries(summaries + "}"));
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::TooLarge);
    }

    void readingCanBeCancelled()
    {
        QBuffer buffer;
        buffer.setData(kLine);
        buffer.open(QIODevice::ReadOnly);
        PersonalizedReader reader(
            buffer, QStringLiteral("data.jsonl"), [](qint64) { return false; });
        const auto read = reader.next();
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::Cancelled);
    }
};

TANDEM_TEST(TestPersonalizedReader, QCoreApplication)
#include "tst_personalizedreader.moc"
