#include "storage/formats/kgdsreader.h"

#include "faultydevice.h"
#include "sanitized.h"
#include "testmain.h"

#include <QBuffer>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

/// One valid sample; the tests replace parts of it.
const QByteArray validSample = R"({
  "SBK": [{"paragraph_index": 1, "paragraph_text": "one"}, {"paragraph_index": 2, "paragraph_text": "two \u00e9"}],
  "KGD": [{"participant": "Ann", "utterance": "Yes."}],
  "BSP": [{"paragraph_index": 2, "paragraph_text": "two \u00e9"}],
  "CAO": ["**Ann** says yes."],
  "BSPAF": [{"paragraph_index": 2, "atomic_facts": [{"atomic_fact": "It is two.", "type": 1}]}],
  "BNPAF": [{"paragraph_index": 1, "atomic_facts": []}]
})";

struct ReadOutcome
{
    Expected<qint64> result;
    QList<SampleRecord> samples;
};

ReadOutcome readFrom(QIODevice& device, const ReadProgress& progress = {})
{
    ReadOutcome outcome;
    outcome.result = readKgds(
        {device, QStringLiteral("f.json")},
        [&](SampleRecord&& sample, qint64 index) -> Expected<void> {
            if (index != outcome.samples.size())
                return failure(ErrorCode::Refused, QStringLiteral("wrong index"));
            outcome.samples.append(std::move(sample));
            return {};
        },
        progress);
    return outcome;
}

ReadOutcome readBytes(const QByteArray& json)
{
    QBuffer buffer;
    buffer.setData(json);
    buffer.open(QIODevice::ReadOnly);
    return readFrom(buffer);
}

QByteArray with(const QByteArray& before, const QByteArray& after)
{
    QByteArray json = "[" + validSample + "]";
    const qsizetype at = json.indexOf(before);
    return at < 0 ? QByteArray() : json.replace(at, before.size(), after);
}

QByteArray nested(int depth, char open, char close)
{
    return "[{\"x\": " + QByteArray(depth, open) + QByteArray(depth, close) + "}]";
}

} // namespace

class TestKgdsReader final : public QObject
{
    Q_OBJECT

private slots:
    void aValidFileGivesItsSamples();
    void keysMayComeInAnyOrder();
    void byteOrderMarkAndLineEndsAreTolerated();
    void unknownKeysAreKeptAsWritten();
    void anEmptyListHasNoSamples();
    void wrongFilesAreRefusedWithPlaceAndReason_data();
    void wrongFilesAreRefusedWithPlaceAndReason();
    void deepNestingIsRefused_data();
    void deepNestingIsRefused();
    void everyTruncationIsRefused();
    void randomDamageNeverCrashes();
    void overlongTextsAndSamplesAreTooLarge();
    void aFailingDeviceIsUnreadable();
    void smallPiecesGiveTheSame();
    void falseFromProgressCancels();
    void anErrorOfTheSinkEndsTheReading();
    void filesThatDoNotOpenAreNamed();
    void thePublishedBenchmarkIsRead();
};

void TestKgdsReader::aValidFileGivesItsSamples()
{
    const auto [result, samples] = readBytes("[" + validSample + ",\n" + validSample + "]\n");
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
    QCOMPARE(*result, 2);
    SampleRecord expected;
    expected.article = {{1, QStringLiteral("one"), ParagraphLabel::Nonsupporting, {}, {}},
        {2, QStringLiteral("two \u00e9"), ParagraphLabel::Supporting, {}, {}}};
    expected.discussion = {{QStringLiteral("Ann"), QStringLiteral("Yes."), {}}};
    expected.opinions = {QStringLiteral("**Ann** says yes.")};
    expected.supportingFacts = {
        {2, {{QStringLiteral("It is two."), FactType::KeyBackSupporting, {}}}, {}}};
    expected.nonsupportingFacts = {{1, {}, {}}};
    QCOMPARE(samples.size(), 2);
    QVERIFY(samples.at(0) == expected);
    QVERIFY(samples.at(1) == expected);
}

void TestKgdsReader::keysMayComeInAnyOrder()
{
    const auto plain = readBytes("[" + validSample + "]");
    const auto [result, samples] = readBytes(R"([{
        "BNPAF": [{"atomic_facts": [], "paragraph_index": 1}],
        "BSPAF": [{"atomic_facts": [{"type": 1, "atomic_fact": "It is two."}], "paragraph_index": 2}],
        "CAO": ["**Ann** says yes."], "BSP": [{"paragraph_text": "two é", "paragraph_index": 2}],
        "KGD": [{"utterance": "Yes.", "participant": "Ann"}],
        "SBK": [{"paragraph_text": "one", "paragraph_index": 1}, {"paragraph_text": "two é", "paragraph_index": 2}]
    }])");
    QVERIFY(result);
    QVERIFY(samples == plain.samples);
}

void TestKgdsReader::byteOrderMarkAndLineEndsAreTolerated()
{
    QByteArray json = "[" + validSample + "]";
    const auto plain = readBytes(json);
    json.replace("\n", "\r\n");
    const auto [result, samples] = readBytes("\xEF\xBB\xBF" + json + "\r\n");
    QVERIFY(result);
    QVERIFY(samples == plain.samples);
}

void TestKgdsReader::unknownKeysAreKeptAsWritten()
{
    QByteArray json = "[" + validSample + "]";
    json.replace("\"KGD\": [{", "\"z\": 1.50, \"KGD\": [{\"mood\" : [ ], ");
    json.replace("\"type\": 1", "\"type\": 1, \"why\": {\"a\": {\"SBK\": [1, -0, 1e5, true, null, "
                                "{}]}}, \"b\": \"\\u00e9\\n\"");
    json.replace("\"BSP\": [{", "\"BSP\": [{\"kept\": 0, ");
    json.replace("\"SBK\": [{", "\"SBK\": [{\"first\": {\"paragraph_index\": 9}, ");
    json.replace("\"BNPAF\": [{", "\"n\": 18446744073709551615, \"BNPAF\": [{\"g\": [[\"x\"]], ");
    const auto [result, samples] = readBytes(json);
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
    const SampleRecord& sample = samples.at(0);
    QCOMPARE(sample.extra, QByteArray(R"({"z":1.50,"n":18446744073709551615})"));
    QCOMPARE(sample.discussion.at(0).extra, QByteArray(R"({"mood":[]})"));
    QCOMPARE(sample.article.at(0).extra, QByteArray(R"({"first":{"paragraph_index":9}})"));
    QCOMPARE(sample.article.at(1).supportingExtra, QByteArray(R"({"kept":0})"));
    QCOMPARE(sample.article.at(1).extra, QByteArray());
    QCOMPARE(sample.supportingFacts.at(0).facts.at(0).extra,
        QByteArray("{\"why\":{\"a\":{\"SBK\":[1,-0,1e5,true,null,{}]}},\"b\":\"\xC3\xA9\\n\"}"));
    QCOMPARE(sample.nonsupportingFacts.at(0).extra, QByteArray(R"({"g":[["x"]]})"));
}

void TestKgdsReader::anEmptyListHasNoSamples()
{
    const auto [result, samples] = readBytes("[]");
    QVERIFY(result);
    QCOMPARE(*result, 0);
    QVERIFY(samples.isEmpty());
}

void TestKgdsReader::wrongFilesAreRefusedWithPlaceAndReason_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("where"); // the error's place begins with it
    QTest::addColumn<QString>("what");  // the error's sentence holds it
    const auto row = [](const char* name, const QByteArray& json, const char* where,
                         const char* what) {
        QVERIFY2(!json.isNull() || QByteArray(name) == "empty", name);
        QTest::newRow(name) << json << QString::fromUtf8(where) << QString::fromUtf8(what);
    };
    row("empty", "", "f.json", "is empty");
    row("only blanks", " \n ", "f.json (line 2", "truncated");
    row("mark alone", "\xEF\xBB\xBF", "f.json", "truncated");
    row("UTF-16 LE", QByteArray("\xFF\xFE[\0]\0", 6), "f.json", "UTF-16");
    row("UTF-16 BE", QByteArray("\xFE\xFF\0[\0]", 6), "f.json", "UTF-16");
    row("UTF-32 LE", QByteArray("\xFF\xFE\0\0[\0\0\0", 8), "f.json", "in UTF-32");
    row("UTF-32 BE without mark", QByteArray("\0\0\0[\0\0\0]", 8), "f.json", "in UTF-32");
    row("binary", QByteArray("\x7F\0\x01\x02", 4), "f.json", "binary");
    row("UTF-16 without mark", QByteArray("[\0]\0", 4), "f.json", "UTF-16");
    row("no JSON", "hello", "f.json (line 1, byte 1)", "Invalid JSON");
    row("top is an object", validSample, "f.json (line 1, byte 1)",
        "Expected a list of samples, found an object");
    row("top is a text", "\"x\"", "f.json (line 1",
        "Expected a list of samples, found the text \"x\"");
    row("sample is a number", "[" + validSample + ", 12]", "f.json, /1 (line 8",
        "Expected an object, found 12");
    row("sample is a list", "[[]]", "f.json, /0", "Expected an object, found a list");
    row("sample is null", "[null]", "f.json, /0", "Expected an object, found null");
    for (const char* key : {"SBK", "KGD", "BSP", "CAO", "BSPAF", "BNPAF"}) {
        const QByteArray quoted = "\"" + QByteArray(key) + "\": [";
        row(qPrintable(QStringLiteral("no %1").arg(QLatin1String(key))),
            with(quoted, "\"x" + QByteArray(key) + "\": ["), "f.json, /0 (line",
            qPrintable(QStringLiteral("\"%1\" is required").arg(QLatin1String(key))));
        const QString pointer = QStringLiteral("f.json, /0/%1 (line").arg(QLatin1String(key));
        row(qPrintable(QStringLiteral("%1 twice").arg(QLatin1String(key))),
            with("\"BNPAF\"", "\"" + QByteArray(key) + "\": [], \"BNPAF\""),
            QByteArray(key) == "BNPAF" ? "f.json, /0/BNPAF (line 7" : qPrintable(pointer), "twice");
        row(qPrintable(QStringLiteral("%1 is an object").arg(QLatin1String(key))),
            with(quoted, "\"" + QByteArray(key) + "\": {}, \"y\": ["), qPrintable(pointer),
            "Expected a list, found an object");
        row(qPrintable(QStringLiteral("%1 is null").arg(QLatin1String(key))),
            with(quoted, "\"" + QByteArray(key) + "\": null, \"y\": ["), qPrintable(pointer),
            "Expected a list, found null");
    }
    row("unknown key twice", with("\"KGD\"", "\"q\": 1, \"q\": 2, \"KGD\""), "f.json, /0/q (line 3",
        "twice");
    row("index is a text", with("\"paragraph_index\": 1", "\"paragraph_index\": \"1\""),
        "f.json, /0/SBK/0/paragraph_index (line 2",
        "Expected a whole number, found the text \"1\"");
    row("index is a fraction", with("\"paragraph_index\": 1", "\"paragraph_index\": 1.0"),
        "f.json, /0/SBK/0/paragraph_index", "found 1.0");
    row("index is true", with("\"paragraph_index\": 1", "\"paragraph_index\": true"),
        "f.json, /0/SBK/0/paragraph_index", "found true");
    row("index is a list", with("\"paragraph_index\": 1", "\"paragraph_index\": [1]"),
        "f.json, /0/SBK/0/paragraph_index", "found a list");
    row("index from 0", with("\"paragraph_index\": 1", "\"paragraph_index\": 0"),
        "f.json, /0/SBK/0/paragraph_index", "Expected paragraph_index 1, found 0");
    row("index leaps", with("\"paragraph_index\": 2", "\"paragraph_index\": 3"),
        "f.json, /0/SBK/1/paragraph_index (line 2", "Expected paragraph_index 2, found 3");
    row("index is huge",
        with("\"paragraph_index\": 1", "\"paragraph_index\": 99999999999999999999"),
        "f.json, /0/SBK/0/paragraph_index", "found 99999999999999999999");
    row("no text", with("\"paragraph_text\": \"one\"", "\"text\": \"one\""),
        "f.json, /0/SBK/0 (line 2", "\"paragraph_text\" is required");
    row("text is a number", with("\"one\"", "1"), "f.json, /0/SBK/0/paragraph_text",
        "Expected a text, found 1");
    row("paragraph is a text", with("\"SBK\": [", "\"SBK\": [\"p\", "), "f.json, /0/SBK/0",
        "Expected an object");
    row("participant is null", with("\"Ann\"", "null"), "f.json, /0/KGD/0/participant",
        "Expected a text, found null");
    row("no utterance", with("\"utterance\"", "\"said\""), "f.json, /0/KGD/0 (line 3",
        "\"utterance\" is required");
    row("utterance twice", with("\"utterance\"", "\"utterance\": \"\", \"utterance\""),
        "f.json, /0/KGD/0/utterance", "twice");
    row("opinion is an object", with("\"**Ann** says yes.\"", "{}"), "f.json, /0/CAO/0",
        "Expected a text");
    row("opinion is a number", with("\"**Ann** says yes.\"", "\"a\", 5"), "f.json, /0/CAO/1",
        "found 5");
    row("BSP index unknown",
        with("\"BSP\": [{\"paragraph_index\": 2", "\"BSP\": [{\"paragraph_index\": 3"),
        "f.json, /0/BSP/0/paragraph_index (line 4", "no paragraph 3");
    row("BSP index 0",
        with("\"BSP\": [{\"paragraph_index\": 2", "\"BSP\": [{\"paragraph_index\": 0"),
        "f.json, /0/BSP/0/paragraph_index (line 4", "found 0");
    row("BSP index twice",
        with("\"BSP\": [",
            "\"BSP\": [{\"paragraph_index\": 2, \"paragraph_text\": \"two \xC3\xA9\"}, "),
        "f.json, /0/BSP/1/paragraph_index (line 4", "listed twice");
    row("BSP text differs",
        with("\"BSP\": [{\"paragraph_index\": 2", "\"BSP\": [{\"paragraph_index\": 1"),
        "f.json, /0/BSP/0/paragraph_text (line 4", "differs");
    row("group index unknown",
        with("\"BSPAF\": [{\"paragraph_index\": 2", "\"BSPAF\": [{\"paragraph_index\": 7"),
        "f.json, /0/BSPAF/0/paragraph_index (line 6", "no paragraph 7");
    row("group index twice",
        with("\"BNPAF\": [", "\"BNPAF\": [{\"paragraph_index\": 1, \"atomic_facts\": []}, "),
        "f.json, /0/BNPAF/1/paragraph_index (line 7", "listed twice");
    row("facts are an object", with("\"atomic_facts\": []", "\"atomic_facts\": {}"),
        "f.json, /0/BNPAF/0/atomic_facts", "Expected a list");
    row("fact is a text", with("\"atomic_facts\": []", "\"atomic_facts\": [\"f\"]"),
        "f.json, /0/BNPAF/0/atomic_facts/0", "Expected an object");
    row("fact without type", with(", \"type\": 1", ""), "f.json, /0/BSPAF/0/atomic_facts/0 (line 6",
        "\"type\" is required");
    row("type 7", with("\"type\": 1", "\"type\": 7"), "f.json, /0/BSPAF/0/atomic_facts/0/type",
        "found 7");
    row("type -1", with("\"type\": 1", "\"type\": -1"), "f.json, /0/BSPAF/0/atomic_facts/0/type",
        "found -1");
    row("type is a text", with("\"type\": 1", "\"type\": \"1\""),
        "f.json, /0/BSPAF/0/atomic_facts/0/type", "Expected a whole number");
    row("NUL in a text", with("\"Yes.\"", "\"Y\\u0000\""), "f.json, /0/KGD/0/utterance (line 3",
        "NUL");
    row("NUL in a key", with("\"KGD\"", "\"a\\u0000\": 1, \"KGD\""), "f.json, /0/", "NUL");
    row("NUL byte", with("Yes.", QByteArray("\0", 1)), "f.json, /0/KGD/0/utterance (line 3",
        "control character");
    row("line break in a text", with("Yes.", "Yes\n."), "f.json, /0/KGD/0/utterance (line 3",
        "control character");
    row("lone surrogate", with("Yes.", "\\ud83d"), "f.json, /0/KGD/0/utterance (line 3",
        "surrogate");
    row("invalid UTF-8", with("Yes.", "\xF6k"), "f.json, /0/KGD/0/utterance (line 3",
        "not valid UTF-8");
    row("surrogate as UTF-8", with("Yes.", "\xED\xA0\x80"), "f.json, /0/KGD/0/utterance",
        "not valid UTF-8");
    row("number beyond double", with("\"KGD\"", "\"x\": 1e999, \"KGD\""), "f.json, /0/x (line 3",
        "too large");
    row("no comma", with("],\n  \"KGD\"", "]\n  \"KGD\""), "f.json, /0/SBK", "Invalid JSON");
    row("trailing comma",
        with("\"BNPAF\": [{\"paragraph_index\": 1, \"atomic_facts\": []}]", "\"BNPAF\": [],"),
        "f.json, /0/BNPAF", "Invalid JSON");
    row("comment", with("\"KGD\"", "// c\n\"KGD\""), "f.json, /0/SBK (line 3", "Invalid JSON");
    row("single quotes", "[{'SBK': []}]", "f.json, /0", "Invalid JSON");
    row("NaN", with("\"type\": 1", "\"type\": NaN"), "f.json, /0/BSPAF/0/atomic_facts/0/type",
        "Invalid JSON");
    row("something after the end", "[]\n{}", "f.json (line 2", "after the end");
    row("NUL after the end", QByteArray("[]\n\0", 4), "f.json (line 2", "follows the end");
    row("NUL between values", with("\"KGD\"", QByteArray("\0\"KGD\"", 6)), "f.json, /0/SBK (line 3",
        "NUL byte");
    row("two lists", "[][]", "f.json (line 1", "after the end");
    row("long key", with("\"KGD\"", "\"" + QByteArray(5000, 'k') + "/~\": nil, \"KGD\""),
        "f.json, /0/kkkk", "Invalid JSON");
    row("key with a slash", with("\"KGD\"", "\"a/b~c\": nil, \"KGD\""),
        "f.json, /0/a~1b~0c (line 3", "Invalid JSON");
}

void TestKgdsReader::wrongFilesAreRefusedWithPlaceAndReason()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, where);
    QFETCH(QString, what);
    const auto [result, samples] = readBytes(json);
    QVERIFY(!result);
    const Error& error = result.error();
    QCOMPARE(error.code, ErrorCode::InvalidInput);
    QVERIFY2(error.where.startsWith(where), qPrintable(error.sentence()));
    QVERIFY2(error.what.contains(what), qPrintable(error.sentence()));
    QVERIFY2(!error.remedy.isEmpty(), qPrintable(error.sentence()));
    QVERIFY2(error.sentence().size() < 400, qPrintable(error.sentence()));
}

void TestKgdsReader::deepNestingIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("1,000 lists") << QByteArray(QByteArray(1000, '[') + QByteArray(1000, ']'));
    QTest::newRow("1,000 in an unknown key") << nested(1000, '[', ']');
    QTest::newRow("a million") << nested(1000000, '[', ']');
    QByteArray objects = "[{\"SBK\": [], \"x\": ";
    for (int i = 0; i < 1000; ++i)
        objects += "{\"x\": ";
    QTest::newRow("1,000 objects") << objects;
    QTest::newRow("65") << nested(63, '[', ']');
}

void TestKgdsReader::deepNestingIsRefused()
{
    QFETCH(QByteArray, json);
    const auto [result, samples] = readBytes(json);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::InvalidInput);
    if (json.startsWith("[["))
        QVERIFY(result.error().what.contains(QStringLiteral("Expected an object")));
    else
        QVERIFY2(result.error().what.contains(QStringLiteral("nested")),
            qPrintable(result.error().sentence()));

    QByteArray deepest = "[" + validSample + "]";
    deepest.replace(
        "\"KGD\"", QByteArray("\"x\": " + QByteArray(62, '[') + QByteArray(62, ']') + ", \"KGD\""));
    QVERIFY(readBytes(deepest).result);
}

void TestKgdsReader::everyTruncationIsRefused()
{
    QByteArray json = "[" + validSample + "]";
    json.replace(
        "\"KGD\"", "\"extra\": [1.5, true, {\"a\": null, \"\xE6\xB1\x89\": -12}], \"KGD\"");
    QVERIFY(readBytes(json).result);
    for (qsizetype length = 1; length < json.size(); ++length) {
        const auto [result, samples] = readBytes(json.first(length));
        QVERIFY2(!result, qPrintable(QString::number(length)));
        QVERIFY2(result.error().what.contains(QStringLiteral("truncated")),
            qPrintable(result.error().sentence()));
        QVERIFY(samples.size() <= 1);
    }
}

void TestKgdsReader::randomDamageNeverCrashes()
{
    QRandomGenerator random(20260401);
    const QByteArray json = "[" + validSample + "," + validSample + "]";
    for (int round = 0; round < 20'000 / kTimesSmaller; ++round) {
        QByteArray damaged = json;
        for (int i = int(random.bounded(1, 4)); i > 0; --i) {
            const auto at = qsizetype(random.bounded(int(damaged.size())));
            switch (random.bounded(3)) {
            case 0:
                damaged[at] = char(random.bounded(256));
                break;
            case 1:
                damaged.remove(at, 1 + qsizetype(random.bounded(20)));
                break;
            default:
                damaged.insert(at, "{}[],:\"\\e0"[random.bounded(10)]);
            }
        }
        const auto [result, samples] = readBytes(damaged);
        if (!result) {
            QVERIFY(!result.error().what.isEmpty());
            QVERIFY(result.error().where.startsWith(QStringLiteral("f.json")));
        }
    }
}

void TestKgdsReader::overlongTextsAndSamplesAreTooLarge()
{
    constexpr qsizetype mebibyte = 1 << 20;
    const auto longText = readBytes(with("Yes.", QByteArray(17 * mebibyte, 'x')));
    QVERIFY(!longText.result);
    QCOMPARE(longText.result.error().code, ErrorCode::TooLarge);
    QVERIFY(longText.result.error().what.contains(QStringLiteral("16 MiB")));

    QVERIFY(readBytes(with("Yes.", QByteArray(16 * mebibyte, 'x'))).result);
    const auto oneMore = readBytes(with("Yes.", QByteArray(16 * mebibyte + 1, 'x')));
    QCOMPARE(oneMore.result.error().code, ErrorCode::TooLarge);
    QVERIFY(oneMore.result.error().where.startsWith(QStringLiteral("f.json, /0/KGD/0/utterance")));

    QByteArray opinions;
    for (int i = 0; i < 65; ++i)
        opinions += "\"" + QByteArray(mebibyte, 'x') + "\", ";
    const auto longSample = readBytes(with("\"CAO\": [", "\"CAO\": [" + opinions));
    QVERIFY(!longSample.result);
    QCOMPARE(longSample.result.error().code, ErrorCode::TooLarge);
    QVERIFY(longSample.result.error().what.contains(QStringLiteral("64 MiB")));
}

void TestKgdsReader::aFailingDeviceIsUnreadable()
{
    const QByteArray json = "[" + validSample + "]";
    for (qsizetype length = 0; length < json.size(); length += 7) {
        FaultyDevice device(json, length, 5);
        QVERIFY(device.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        const auto [result, samples] = readFrom(device);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::Unreadable);
        QVERIFY(result.error().what.contains(QStringLiteral("bad sector")));
        QCOMPARE(result.error().where, QStringLiteral("f.json"));
    }
    QBuffer closed;
    QCOMPARE(readFrom(closed).result.error().code, ErrorCode::Unreadable);
}

void TestKgdsReader::smallPiecesGiveTheSame()
{
    const QByteArray json = "\xEF\xBB\xBF[" + validSample + "]";
    const auto whole = readBytes(json);
    for (const qint64 piece : {1, 2, 3, 100}) {
        FaultyDevice device(json, std::numeric_limits<qint64>::max(), piece);
        QVERIFY(device.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
        const auto [result, samples] = readFrom(device);
        QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
        QVERIFY(samples == whole.samples);
    }
}

void TestKgdsReader::falseFromProgressCancels()
{
    FaultyDevice device("[" + validSample + "]", std::numeric_limits<qint64>::max(), 10);
    QVERIFY(device.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    qint64 last = 0;
    const auto [result, samples] = readFrom(device, [&](qint64 bytesRead) {
        const bool grows = bytesRead > last;
        last = bytesRead;
        return grows && bytesRead < 100;
    });
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Cancelled);
    QCOMPARE(last, 100);
}

void TestKgdsReader::anErrorOfTheSinkEndsTheReading()
{
    QBuffer buffer;
    buffer.setData("[" + validSample + "," + validSample + "]");
    buffer.open(QIODevice::ReadOnly);
    int calls = 0;
    const auto result =
        readKgds({buffer, QStringLiteral("f.json")}, [&](SampleRecord&&, qint64) -> Expected<void> {
            ++calls;
            return failure(ErrorCode::DiskFull, QStringLiteral("full"), QStringLiteral("p.tandem"));
        });
    QVERIFY(!result);
    QCOMPARE(calls, 1);
    QCOMPARE(result.error().code, ErrorCode::DiskFull);
    QCOMPARE(result.error().where, QStringLiteral("p.tandem"));
}

void TestKgdsReader::filesThatDoNotOpenAreNamed()
{
    const auto sink = [](SampleRecord&&, qint64) -> Expected<void> { return {}; };
    QTemporaryDir dir;
    const QString missing = dir.filePath(QStringLiteral("none.json"));
    const auto notThere = readKgds(missing, sink);
    QCOMPARE(notThere.error().code, ErrorCode::NotFound);
    QCOMPARE(notThere.error().where, missing);
    const auto folder = readKgds(dir.path(), sink);
    QCOMPARE(folder.error().code, ErrorCode::Unreadable);
    QCOMPARE(folder.error().where, dir.path());
}

void TestKgdsReader::thePublishedBenchmarkIsRead()
{
    const QString path = QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json");
    if (!QFile::exists(path))
        QSKIP("The published KGDS.json is not on this machine.");
    qsizetype paragraphs = 0;
    qsizetype opinions = 0;
    const auto result = readKgds(path, [&](SampleRecord&& sample, qint64) -> Expected<void> {
        paragraphs += sample.article.size();
        opinions += sample.opinions.size();
        return {};
    });
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
    QCOMPARE(*result, 100);
    QCOMPARE(paragraphs, 1437);
    QCOMPARE(opinions, 873);
}

TANDEM_TEST(TestKgdsReader, QCoreApplication)
#include "tst_kgdsreader.moc"
