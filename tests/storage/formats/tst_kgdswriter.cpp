#include "storage/formats/kgdswriter.h"

#include "faultydevice.h"
#include "kgdssamples.h"
#include "storage/formats/kgdsreader.h"
#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

Expected<void> writeTo(QIODevice& device, const QList<SampleRecord>& samples)
{
    KgdsWriter writer(device, QStringLiteral("out.json"));
    Expected<void> done = writer.open();
    for (const SampleRecord& sample : samples)
        done = done.and_then([&] { return writer.write(sample); });
    return done.and_then([&] { return writer.finish(); });
}

QByteArray written(const QList<SampleRecord>& samples)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto done = writeTo(buffer, samples);
    return done ? buffer.data() : QByteArray("error: " + done.error().sentence().toUtf8());
}

Expected<QList<SampleRecord>> readBack(const QByteArray& json)
{
    QBuffer buffer;
    buffer.setData(json);
    buffer.open(QIODevice::ReadOnly);
    QList<SampleRecord> samples;
    return readKgds({buffer, QStringLiteral("f.json")},
        [&](SampleRecord&& sample, qint64) -> Expected<void> {
            samples.append(std::move(sample));
            return {};
        })
        .map([&](qint64) { return samples; });
}

} // namespace

class TestKgdsWriter final : public QObject
{
    Q_OBJECT

private slots:
    void noSamplesGiveAnEmptyList();
    void theLayoutIsThatOfPython();
    void textIsEscapedAsPythonDoes();
    void whatIsWrittenReadsBackTheSame();
    void halfASurrogatePairIsRefused();
    void anExtraThatIsNoObjectIsCorrupt();
    void everyFailedWriteIsReported();
    void aFullDiskIsSaidToBeFull();
    void aClosedDeviceIsNotWritable();
    void thePublishedBenchmarkComesOutByteForByte();
};

void TestKgdsWriter::noSamplesGiveAnEmptyList()
{
    QCOMPARE(written({}), QByteArray("[]"));
}

void TestKgdsWriter::theLayoutIsThatOfPython()
{
    SampleRecord sample;
    sample.article = {{1, QStringLiteral("one"), ParagraphLabel::Nonsupporting, {}, {}},
        {2, QStringLiteral("é"), ParagraphLabel::Supporting, R"({"k":[]})",
            R"({"s":{"a":[1,{}]}})"}};
    sample.opinions = {QStringLiteral("o")};
    sample.supportingFacts = {{2, {{QStringLiteral("f"), FactType::Masked6, {}}}, {}}};
    sample.extra = R"({"id":1.50})";
    // json.dumps(..., indent=4, ensure_ascii=False) of the same
    const QByteArray expected = R"([
    {
        "SBK": [
            {
                "paragraph_index": 1,
                "paragraph_text": "one"
            },
            {
                "paragraph_index": 2,
                "paragraph_text": "é",
                "k": []
            }
        ],
        "KGD": [],
        "BSP": [
            {
                "paragraph_index": 2,
                "paragraph_text": "é",
                "s": {
                    "a": [
                        1,
                        {}
                    ]
                }
            }
        ],
        "CAO": [
            "o"
        ],
        "BSPAF": [
            {
                "paragraph_index": 2,
                "atomic_facts": [
                    {
                        "atomic_fact": "f",
                        "type": 6
                    }
                ]
            }
        ],
        "BNPAF": [],
        "id": 1.50
    },
    {
        "SBK": [],
        "KGD": [],
        "BSP": [],
        "CAO": [],
        "BSPAF": [],
        "BNPAF": []
    }
])";
    QCOMPARE(written({sample, SampleRecord{}}), expected);
}

void TestKgdsWriter::textIsEscapedAsPythonDoes()
{
    SampleRecord sample;
    sample.opinions = {
        QStringLiteral("\"\\\n\r\t\b\f\u0001\u000B\u001F\u007F/\u2028\U0001F600é\uFEFF")};
    QVERIFY(written({sample}).contains("\"\\\"\\\\\\n\\r\\t\\b\\f\\u0001\\u000b\\u001f\x7F/"
                                       "\xE2\x80\xA8\xF0\x9F\x98\x80\xC3\xA9\xEF\xBB\xBF\""));
}

void TestKgdsWriter::whatIsWrittenReadsBackTheSame()
{
    KgdsSamples generator(12345);
    for (int round = 0; round < 300; ++round) {
        QList<SampleRecord> samples;
        for (int i = 0; i < round % 5; ++i)
            samples.append(generator.next());
        const QByteArray json = written(samples);
        const auto back = readBack(json);
        QVERIFY2(back, back ? "" : qPrintable(back.error().sentence()));
        QVERIFY(*back == samples);
        QCOMPARE(written(*back), json);
    }
}

void TestKgdsWriter::halfASurrogatePairIsRefused()
{
    SampleRecord sample;
    sample.discussion = {
        {QStringLiteral("A"), QString(QChar(0xD83D)) + QStringLiteral(" smile"), {}}};
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const auto done = writeTo(buffer, {SampleRecord{}, sample});
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::InvalidInput);
    QCOMPARE(done.error().where, QStringLiteral("out.json, sample 2"));
}

void TestKgdsWriter::anExtraThatIsNoObjectIsCorrupt()
{
    for (const char* extra : {"[1]", "{\"a\":", "7", "{\"a\":1}x"}) {
        SampleRecord sample;
        sample.extra = extra;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto done = writeTo(buffer, {sample});
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::Corrupt);
        QVERIFY(done.error().where.startsWith(QStringLiteral("out.json, sample 1")));
    }
}

void TestKgdsWriter::everyFailedWriteIsReported()
{
    const QList<SampleRecord> samples{KgdsSamples(1).next(), KgdsSamples(2).next()};
    const QByteArray whole = written(samples);
    for (qsizetype length = 0; length < whole.size(); ++length) {
        FaultyDevice device({}, length, 13);
        QVERIFY(device.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        const auto done = writeTo(device, samples);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::NotWritable);
        QCOMPARE(done.error().where, QStringLiteral("out.json"));
    }
    FaultyDevice device({}, whole.size(), 13);
    QVERIFY(device.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QVERIFY(writeTo(device, samples));
    QCOMPARE(device.written(), whole);
}

void TestKgdsWriter::aFullDiskIsSaidToBeFull()
{
    QFile full(QStringLiteral("/dev/full"));
    if (!full.exists())
        QSKIP("This system has no /dev/full.");
    QVERIFY(full.open(QIODevice::WriteOnly));
    const auto done = writeTo(full, {SampleRecord{}});
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::DiskFull);
    QCOMPARE(done.error().where, QStringLiteral("out.json"));
}

void TestKgdsWriter::aClosedDeviceIsNotWritable()
{
    QBuffer closed;
    QCOMPARE(writeTo(closed, {}).error().code, ErrorCode::NotWritable);
}

void TestKgdsWriter::thePublishedBenchmarkComesOutByteForByte()
{
    QFile file(QStringLiteral(TANDEM_SHARED "/data/kgds/KGDS.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The published KGDS.json is not on this machine.");
    const QByteArray original = file.readAll();
    const auto samples = readBack(original);
    QVERIFY(samples);
    QVERIFY(written(*samples) == original);
}

TANDEM_TEST(TestKgdsWriter, QCoreApplication)
#include "tst_kgdswriter.moc"
