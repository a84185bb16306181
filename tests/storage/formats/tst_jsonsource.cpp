#include "storage/formats/jsonsource.h"

#include "faultydevice.h"
#include "storage/formats/jsonvisitor.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>
#include <random>

using namespace tandem;

namespace {

/// Writes down what it is told, where, and why it stopped.
class JsonEventLog final : public JsonVisitor
{
public:
    /// Refuses the event of this number; 0: none.
    JsonEventLog(JsonSource& jsonSource, int refused)
        : JsonVisitor(jsonSource, QStringLiteral("file"))
        , m_left(refused)
    {
    }
    QStringList read()
    {
        if (const auto done = run(); !done) {
            const Error& error = done.error();
            m_lines.append({error.what, withoutLine(error.where), error.remedy, error.detail,
                QString::number(int(error.code))});
        }
        return m_lines;
    }

protected:
    bool enter(Container container) override { return tell("begins", describe(container)); }
    bool leave(Container container) override { return tell("ends", describe(container)); }
    bool field(std::string_view key) override { return tell("key", asText(key)); }
    bool scalar(const JsonScalar& value) override
    {
        return tell("value", QStringLiteral("%1 %2 %3")
                                 .arg(QString::number(int(value.type)),
                                     QString::number(value.integer), asText(value.written)));
    }

private:
    /// A line break that ends a piece counts as read sooner than within one; texts have none.
    static QString withoutLine(QString where)
    {
        static const QRegularExpression line(QStringLiteral("line \\d+, "));
        return where.remove(line);
    }
    static QString asText(std::string_view utf8)
    {
        return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
    }
    bool tell(const char* what, const QString& text)
    {
        m_lines.append(QStringLiteral("%1 %2 at %3, %4")
                           .arg(QLatin1String(what), text, pointer())
                           .arg(source().place().byte));
        return --m_left != 0 || failHere(QStringLiteral("refused"));
    }

    QStringList m_lines;
    int m_left;
};

/// With the whole document at hand: texts are read by the source.
QStringList readAtOnce(const QByteArray& json, int refused = 0)
{
    JsonSource source(json, {});
    return JsonEventLog(source, refused).read();
}

/// In pieces; where they are of one byte no text is at hand as a whole, and the parser reads all.
QStringList readInPieces(const QByteArray& json, qint64 pieceBytes, int refused = 0)
{
    FaultyDevice device(json, std::numeric_limits<qint64>::max(), pieceBytes);
    device.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    ChunkReader reader(device, QStringLiteral("file"));
    JsonSource source(reader);
    return JsonEventLog(source, refused).read();
}

const QList<QByteArray>& documents()
{
    static const QList<QByteArray> all{
        R"({"id": "a", "texts": ["One.", "Two \"and\" a half", ""], "score": -0.5e-3, "is": true})",
        "[\n  {\"title\": \"\xD8\xB3\xD9\x84\xD8\xA7\xD9\x85\", \"n\": 12},\n  {\"\": null, \"n\": "
        "-0}\n]\n",
        R"(["\u0633\u00e9\ud83d\ude00\b\f\n\r\t\/\\", 18446744073709551615, 0e999, {"k": [[]]}])",
        "[\"a \xF0\x9F\x98\x80 b \xE2\x80\x99\x7F\", {\"a\": {\"b\": \"c\", \"d\": [\"e\", 1, "
        "\"f\"]}}, 7]",
        "\xEF\xBB\xBF{\"a\": \"b\"\r\n,\t\"c\": false}",
        R"("alone")",
    };
    return all;
}

/// Damages as they happen in files: bytes lost, doubled, replaced.
QByteArray damaged(QByteArray json, std::mt19937& random)
{
    static const QList<QByteArray> wrong{"\"", "\\", "\n", "\x01", "\\u00", "\\ud83d", "\\ude00",
        "\\x", "\xC3", "\xE2\x80", "\xED\xA0\x80", "\xFF", "1e400", "01", "1\"x\"", "nul\"", "None",
        "\"a\" \"b\"", ",", ":", "]", "}", "{", "[", QByteArray(1, '\0'), "\\u0000", "//", "-"};
    const auto below = [&](qsizetype bound) { return qsizetype(random() % quint32(bound)); };
    const qsizetype at = below(json.size());
    switch (below(4)) {
    case 0:
        return json.insert(at, wrong.at(below(wrong.size())));
    case 1:
        return json.replace(at, 1 + below(3), wrong.at(below(wrong.size())));
    case 2:
        return json.remove(at, 1 + below(4));
    default:
        return json.insert(at, json.mid(below(json.size()), below(20)));
    }
}

} // namespace

/// What the source reads for the parser, it reads as the parser would have.
class TestJsonSource : public QObject
{
    Q_OBJECT

private slots:
    void readsTexts_data();
    void readsTexts();
    void leavesFaultyTexts_data();
    void leavesFaultyTexts();
    void tellsTheSameCutOff();
    void tellsTheSameDamaged();
    void tellsTheSameRefused();
};

void TestJsonSource::readsTexts_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("content");
    QTest::newRow("plain") << QByteArray("a'b/c \x7F") << QStringLiteral("a'b/c \x7F");
    QTest::newRow("escapes") << QByteArray(R"(\"\\\/\b\f\n\r\t)")
                             << QStringLiteral("\"\\/\b\f\n\r\t");
    QTest::newRow("units") << QByteArray(R"(\u0041\u00e9\u20AC)")
                           << QStringLiteral("A\u00e9\u20ac");
    QTest::newRow("pair") << QByteArray(R"(\ud83d\ude00)") << QStringLiteral("\U0001F600");
    QTest::newRow("UTF-8") << QByteArray("\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80")
                           << QStringLiteral("\u00e9 \u20ac \U0001F600");
    QTest::newRow("both") << QByteArray("\xD8\xB3\\n") << QStringLiteral("\u0633\n");
}

void TestJsonSource::readsTexts()
{
    QFETCH(QByteArray, written);
    QFETCH(QString, content);
    const QByteArray json = "\"" + written + "\"";
    JsonSource source(json, {});
    const QStringList lines = JsonEventLog(source, 0).read();
    QCOMPARE(
        lines, QStringList(QStringLiteral("value 4 0 %1 at , %2").arg(content).arg(json.size())));
    QCOMPARE(
        source.hiddenText(), std::string_view(written.constData(), std::size_t(written.size())));
    QCOMPARE(source.hiddenInLine(), qint64(written.size()));
}

void TestJsonSource::leavesFaultyTexts_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("no end") << QByteArray("a");
    QTest::newRow("no end behind an escape") << QByteArray("a\\\"");
    QTest::newRow("unknown escape") << QByteArray("\\x\"");
    QTest::newRow("short unit") << QByteArray("\\u12\"");
    QTest::newRow("signed unit") << QByteArray("\\u-123\"");
    QTest::newRow("first half of a pair") << QByteArray("\\ud83d\"");
    QTest::newRow("second half of a pair") << QByteArray("\\ude00\"");
    QTest::newRow("two first halves") << QByteArray("\\ud83d\\ud83d\"");
    QTest::newRow("two second halves") << QByteArray("\\ude00\\ude00\"");
    QTest::newRow("line break") << QByteArray("a\nb\"");
    QTest::newRow("no UTF-8") << QByteArray("\xC3(\"");
    QTest::newRow("no UTF-8 before an escape") << QByteArray("\xC3\\n\"");
    QTest::newRow("surrogate in UTF-8") << QByteArray("\xED\xA0\x80\"");
}

void TestJsonSource::leavesFaultyTexts()
{
    QFETCH(QByteArray, written);
    const QByteArray json = "[\"first\", \"" + written + ", 1]";
    JsonSource source(json, {});
    const QStringList lines = JsonEventLog(source, 0).read();
    QCOMPARE(source.hiddenText(), std::string_view());
    QCOMPARE(lines, readInPieces(json, 1));
}

void TestJsonSource::tellsTheSameCutOff()
{
    for (const QByteArray& document : documents()) {
        for (qsizetype size = 1; size <= document.size(); ++size) {
            const QByteArray json = document.first(size);
            const QStringList expected = readInPieces(json, 1);
            QCOMPARE(readAtOnce(json), expected);
            QCOMPARE(readInPieces(json, 16), expected);
        }
    }
}

void TestJsonSource::tellsTheSameDamaged()
{
    std::mt19937 random(1);
    for (int i = 0; i < 5000; ++i) {
        QByteArray json = damaged(documents().at(i % documents().size()), random);
        if (i % 3 == 0 && !json.isEmpty())
            json = damaged(json, random);
        if (json.isEmpty())
            continue;
        const QStringList expected = readInPieces(json, 1);
        if (json.startsWith('\0') || (json.size() > 1 && json.at(1) == '\0'))
            continue; // which looks like UTF-16 where two bytes are seen at first
        QCOMPARE(readAtOnce(json), expected);
        QCOMPARE(readInPieces(json, 2 + i % 40), expected);
    }
}

void TestJsonSource::tellsTheSameRefused()
{
    for (const QByteArray& document : documents()) {
        for (int event = 1; event <= 30; ++event)
            QCOMPARE(readAtOnce(document, event), readInPieces(document, 1, event));
    }
}

TANDEM_TEST(TestJsonSource, QCoreApplication)
#include "tst_jsonsource.moc"
