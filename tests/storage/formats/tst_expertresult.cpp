#include "storage/formats/expertresult.h"

#include "faultydevice.h"
#include "storage/formats/expertresultwriter.h"
#include "storage/formats/limits.h"
#include "testmain.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;
using expert::Mode;

namespace {

struct ReadResult
{
    QList<expert::Explanation> cases;
    Expected<ResultFigures> figures;
    QString problem() const { return figures ? QString() : figures.error().sentence(); }
};

ReadResult readBytes(const QByteArray& bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    ReadResult read;
    read.figures = readExpertResult({buffer, QStringLiteral("f")},
        [&](expert::Explanation&& explanation, qint64 index) -> Expected<void> {
            if (index != read.cases.size())
                qFatal("out of order");
            read.cases.append(std::move(explanation));
            return {};
        });
    return read;
}

/// JSON written with single quotes.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

/// A result of one case.
QByteArray resultOf(const QByteArray& explanation, const QByteArray& rest = {})
{
    return "{\"per_query_explanations\":[" + explanation + "]" + rest + "}";
}

/// A case whose expected side has these lists and tables and whose generated side has "O".
QByteArray caseOf(const char* aspects, const char* recall)
{
    return json("{'expected_output_aspects':[") + json(aspects) +
           json("],'generated_output_aspects':[{'aspect':'O','description':'d','evidence':['e']}],"
                "'recall':{") +
           json(recall) + json("},'precision':{'O':{'matched':false,'details':{}}}}");
}

QByteArray written(const QList<expert::Explanation>& cases, ResultLosses* losses = nullptr)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    ExpertResultWriter writer(buffer, QStringLiteral("f"));
    bool good = writer.open().has_value();
    for (const expert::Explanation& explanation : cases)
        good = good && writer.write(explanation);
    good = good && writer.finish();
    if (!good)
        qFatal("not written");
    if (losses != nullptr)
        *losses = writer.losses();
    return buffer.data();
}

QString remarksOf(const ReadResult& read)
{
    return read.cases.value(0).remarks.join(QLatin1Char('\n'));
}

const char* const kMatched =
    "'E':{'matched':true,'details':{'matched_aspect':'O','is_concept_matched':true,"
    "'is_content_matched':true,'is_content_matched_reason':'same','is_style_matched':false,"
    "'is_style_matched_reason':'curt'}}";
const char* const kAspect = "{'aspect':'E','description':'d','evidence':['one','two']}";

} // namespace

/// Result files of the reference package, read, checked and written.
class TestExpertResult final : public QObject
{
    Q_OBJECT

private slots:
    void aCaseIsReadAsItStands()
    {
        const ReadResult read = readBytes(resultOf(caseOf(kAspect, kMatched)));
        QVERIFY2(read.figures, qPrintable(read.problem()));
        QCOMPARE(read.cases.size(), 1);
        const expert::Explanation& explanation = read.cases.at(0);
        QCOMPARE(explanation.remarks, QStringList());
        QCOMPARE(explanation.expected.aspects.at(0).evidence,
            QStringList({QStringLiteral("one"), QStringLiteral("two")}));
        const expert::AspectMatch& match = explanation.expected.matches.at(0);
        QVERIFY(match.matched && match.counts && match.other == 0);
        QVERIFY(match.content.aligned && !match.style.aligned);
        QCOMPARE(match.style.reason, QStringLiteral("curt"));
        QVERIFY(!explanation.generated.matches.at(0).matched);
        QVERIFY(!read.figures->hasScores);
        QCOMPARE(read.figures->computed.at(0).of(Mode::ContentOnly).recall, 1.0);
        QCOMPARE(faultsOf(explanation), 0);
    }

    void theReferencesTablesScoreAsTheReferenceSays()
    {
        QFile file(QStringLiteral(TANDEM_SHARED "/reference/expert_scores.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The reference values (expert_scores.json) are not here.");
        const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
        const QJsonObject inputs = root.value(QLatin1String("inputs")).toObject();
        const QJsonObject expected = root.value(QLatin1String("expected")).toObject();
        const QJsonObject tables = inputs.value(QLatin1String("tables")).toObject();
        const QJsonObject scores = expected.value(QLatin1String("per_query")).toObject();
        QVERIFY(tables.size() >= 20);
        QJsonObject batches = inputs.value(QLatin1String("batches")).toObject();
        batches.insert(QStringLiteral("everything"), QJsonArray::fromStringList(tables.keys()));
        const QJsonObject averages = expected.value(QLatin1String("average")).toObject();
        for (auto it = batches.begin(); it != batches.end(); ++it) {
            QJsonArray explanations;
            QJsonArray numbers;
            const QJsonArray names = it->toArray();
            for (const QJsonValueConstRef name : names) {
                QVERIFY(tables.contains(name.toString()));
                explanations.append(tables.value(name.toString()));
                numbers.append(scores.value(name.toString()));
            }
            QJsonObject result{{QStringLiteral("per_query_explanations"), explanations},
                {QStringLiteral("per_query_scores"), numbers}};
            if (averages.contains(it.key()))
                result.insert(QStringLiteral("average_scores"), averages.value(it.key()));
            const ReadResult read = readBytes(QJsonDocument(result).toJson());
            QVERIFY2(read.figures, qPrintable(read.problem()));
            QCOMPARE(read.figures->cases, qint64(names.size()));
            const qint64 averaged = averages.contains(it.key()) && !names.isEmpty() ? 15 : 0;
            QCOMPARE(read.figures->numbersCompared, 15 * names.size() + averaged);
            QCOMPARE(read.figures->differing, 0);
        }
    }

    void scoresThatDoNotFollowFromTheTablesAreNamed()
    {
        const QByteArray scores =
            json(",'per_query_scores':[{'content_only_recall':1.0,'content_only_f1':0.25}],"
                 "'average_scores':{'style_only_recall':0.5},'else':[[1]],'more':null");
        const ReadResult read = readBytes(resultOf(caseOf(kAspect, kMatched), scores));
        QVERIFY2(read.figures, qPrintable(read.problem()));
        QVERIFY(read.figures->hasScores);
        QCOMPARE(read.figures->numbersCompared, 3);
        QCOMPARE(read.figures->differing, 2);
        const ScoreDifference first = read.figures->differences.at(0);
        QCOMPARE(first.caseIndex, 0);
        QCOMPARE(first.name, QStringLiteral("content_only_f1"));
        QCOMPARE(first.inFile, 0.25);
        QCOMPARE(first.computed, 0.0);
        QCOMPARE(read.figures->differences.at(1).caseIndex, -1);
    }

    void ofRepeatedTitlesTheLastCounts()
    {
        const char* const twice = "{'aspect':'E','description':'d','evidence':['one']},"
                                  "{'aspect':'E','description':'f','evidence':['two']}";
        const ReadResult read = readBytes(resultOf(caseOf(twice, kMatched)));
        QVERIFY2(read.figures, qPrintable(read.problem()));
        const expert::ExplainedSide& side = read.cases.at(0).expected;
        QCOMPARE(side.aspects.size(), 2);
        QVERIFY(!side.matches.at(0).counts && side.matches.at(1).counts);
        // What matches that title matches its last aspect, too.
        for (const expert::AspectMatch& match : read.cases.at(0).generated.matches)
            QVERIFY(match.other.value_or(1) == 1);
        QCOMPARE(read.figures->computed.at(0).of(Mode::ContentOnly).recall, 1.0);
        QVERIFY(remarksOf(read).contains(QLatin1String("E1")));
        QCOMPARE(read.figures->casesWithRemarks, 1);
    }

    void entriesAndAspectsWithoutTheOtherAreKeptAndNamed()
    {
        const ReadResult read = readBytes(resultOf(
            caseOf("{'aspect':'Lonely','description':'d','evidence':'one piece'}", kMatched)));
        QVERIFY2(read.figures, qPrintable(read.problem()));
        const expert::ExplainedSide& side = read.cases.at(0).expected;
        QCOMPARE(side.aspects.size(), 2);
        QCOMPARE(side.aspects.at(0).evidence, QStringList(QStringLiteral("one piece")));
        QCOMPARE(side.aspects.at(1).title, QStringLiteral("E"));
        QVERIFY(side.aspects.at(1).evidence.isEmpty());
        QVERIFY(!side.matches.at(0).counts);
        QVERIFY(side.matches.at(1).counts && side.matches.at(1).matched);
        QCOMPARE(read.figures->computed.at(0).of(Mode::ContentOnly).recall, 1.0);
        QCOMPARE(read.cases.at(0).remarks.size(), 2);
    }

    void matchesToUnknownTitlesKeepTheTitle()
    {
        const ReadResult read = readBytes(resultOf(
            caseOf(kAspect, "'E':{'matched':true,'details':{'matched_aspect':'<b>Nowhere</b>',"
                            "'is_content_matched':true,'is_style_matched':true}}")));
        const expert::AspectMatch& match = read.cases.at(0).expected.matches.at(0);
        QVERIFY(match.matched && !match.other);
        QCOMPARE(match.otherTitle, QStringLiteral("<b>Nowhere</b>"));
        QVERIFY(remarksOf(read).contains(QLatin1String("<b>Nowhere</b>")));
        QCOMPARE(read.figures->computed.at(0).of(Mode::Average).recall, 1.0);
    }

    void yesAndNoAreTakenAsThePackageTakesThem_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("yes");
        QTest::addColumn<bool>("remarked");
        QTest::newRow("true") << QByteArray("true") << true << false;
        QTest::newRow("false") << QByteArray("false") << false << false;
        QTest::newRow("text false") << QByteArray("'false'") << true << true;
        QTest::newRow("empty text") << QByteArray("''") << false << true;
        QTest::newRow("0") << QByteArray("0") << false << true;
        QTest::newRow("0.0") << QByteArray("0.0") << false << true;
        QTest::newRow("2") << QByteArray("2") << true << true;
        QTest::newRow("[]") << QByteArray("[]") << false << true;
        QTest::newRow("{}") << QByteArray("{}") << false << true;
        QTest::newRow("[0]") << QByteArray("[0]") << true << true;
    }

    void yesAndNoAreTakenAsThePackageTakesThem()
    {
        QFETCH(QByteArray, value);
        QFETCH(bool, yes);
        QFETCH(bool, remarked);
        const QByteArray entry = "'E':{'matched':true,'details':{'matched_aspect':'O',"
                                 "'is_content_matched':" +
                                 value + ",'is_style_matched':false}}";
        const ReadResult read = readBytes(resultOf(caseOf(kAspect, entry.constData())));
        QVERIFY2(read.figures, qPrintable(read.problem()));
        QCOMPARE(read.cases.at(0).expected.matches.at(0).content.aligned, yes);
        QCOMPARE(read.cases.at(0).remarks.size(), remarked ? 1 : 0);
    }

    void otherKindsOfValuesAreKeptAsTheyAreWritten()
    {
        const ReadResult read = readBytes(resultOf(caseOf(kAspect,
            "'E':{'matched':1.50,'reason':[1.0,2,1e5,-0,-0.0,1E-7,12345678901234567890,"
            "123456789012345678901,true,null,'a\\n\\u0007\\u007f\\/\\u00e9',{'k':{},'l':[]}],"
            "'details':{'matched_aspect':3.0,'is_content_matched':'no','is_content_matched_reason':"
            "7,"
            "'is_style_matched':[],'is_style_matched_reason':{'a':1,'b':2,'a':3}}}")));
        QVERIFY2(read.figures, qPrintable(read.problem()));
        const expert::AspectMatch& match = read.cases.at(0).expected.matches.at(0);
        QCOMPARE(match.reason.toUtf8(),
            QByteArray("[1.0,2,100000.0,0,-0.0,1e-07,12345678901234567890,1.2345678901234568e+20,"
                       "true,null,\"a\\n\\u0007\x7F/\xC3\xA9\",{\"k\":{},\"l\":[]}]"));
        QCOMPARE(match.otherTitle, QStringLiteral("3.0"));
        QCOMPARE(match.content.reason, QStringLiteral("7"));
        QCOMPARE(match.style.reason, QStringLiteral("{\"a\":3,\"b\":2}"));
        QCOMPARE(remarksOf(read).toUtf8(),
            QByteArray("E1: \"matched\" is 1.5, neither true nor false; it counts as true, as in "
                       "expert_score.\nE1: matched to \"3.0\", which is not an aspect of the other "
                       "text.\nE1: \"is_content_matched\" is \"no\", neither true nor false; it "
                       "counts as true, as in expert_score.\nE1: \"is_style_matched\" is [], "
                       "neither true nor false; it counts as false, as in expert_score."));
    }

    void whatIsMissingCountsAsNoAndIsAFault()
    {
        const ReadResult read =
            readBytes(resultOf(caseOf(kAspect, "'E':{'matched':true,'details':{"
                                               "'matched_aspect':'O','is_style_matched':true}}")));
        const expert::AspectMatch& match = read.cases.at(0).expected.matches.at(0);
        QVERIFY(!match.content.aligned && !match.content.fault.isEmpty());
        QVERIFY(match.style.fault.isEmpty());
        QCOMPARE(faultsOf(read.cases.at(0)), 1);
    }

    void contradictionsAndExtraKeysAreRemarkedOn()
    {
        const ReadResult read = readBytes(resultOf(caseOf(kAspect,
            "'E':{'matched':true,'details':{'matched_aspect':'O','is_concept_matched':false,"
            "'is_content_matched':true,'is_style_matched':true},'is_matched':false}")));
        QCOMPARE(read.figures->computed.at(0).of(Mode::ContentAndStyle).recall, 1.0);
        QVERIFY(remarksOf(read).contains(QLatin1String("is_matched")));
        QVERIFY(remarksOf(read).contains(QLatin1String("is_concept_matched")));
    }

    void ofAKeyTwiceTheLastCounts()
    {
        const ReadResult read = readBytes(resultOf(caseOf(kAspect,
            "'E':{'matched':true,'details':{'matched_aspect':'O','is_content_matched':true,"
            "'is_style_matched':true}},'E':{'matched':false,'details':{}}")));
        QVERIFY2(read.figures, qPrintable(read.problem()));
        QVERIFY(!read.cases.at(0).expected.matches.at(0).matched);
    }

    void whatIsWrongIsSaidWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("f");
        QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("f");
        QTest::newRow("no explanations") << json("{'average_scores':{}}") << QStringLiteral("f");
        QTest::newRow("explanations are no list") << json("{'per_query_explanations':{}}")
                                                  << QStringLiteral("f, /per_query_explanations");
        QTest::newRow("a case is no object") << json("{'per_query_explanations':[1]}")
                                             << QStringLiteral("/per_query_explanations/0");
        QTest::newRow("twice") << json("{'per_query_explanations':[],'per_query_explanations':[]}")
                               << QStringLiteral("/per_query_explanations");
        QTest::newRow("no aspects")
            << resultOf("{}") << QStringLiteral("/0/expected_output_aspects");
        QTest::newRow("no table")
            << resultOf(json("{'expected_output_aspects':[],'generated_output_aspects':[]}"))
            << QStringLiteral("/0/recall");
        QTest::newRow("title is a number")
            << resultOf(caseOf("{'aspect':1,'description':'','evidence':[]}", ""))
            << QStringLiteral("/0/expected_output_aspects/0/aspect");
        QTest::newRow("evidence of numbers")
            << resultOf(caseOf("{'aspect':'E','evidence':['a',2]}", ""))
            << QStringLiteral("/0/expected_output_aspects/0/evidence/1");
        QTest::newRow("an entry is a text")
            << resultOf(caseOf(kAspect, "'E':'yes'")) << QStringLiteral("/0/recall/E");
        QTest::newRow("score is a text")
            << json("{'per_query_explanations':[],'average_scores':{'content_only_f1':'1'}}")
            << QStringLiteral("/average_scores/content_only_f1");
        QTest::newRow("scores of fewer cases")
            << resultOf(caseOf(kAspect, kMatched), ",\"per_query_scores\":[{},{}]")
            << QStringLiteral("f");
        QTest::newRow("cut off") << resultOf(caseOf(kAspect, kMatched)).chopped(20)
                                 << QStringLiteral("/per_query_explanations/0");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE{\0}\0", 6) << QStringLiteral("f");
        QTest::newRow("deep") << QByteArray("{\"x\":" + QByteArray(200, '['))
                              << QStringLiteral("/x");
    }

    void whatIsWrongIsSaidWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, place);
        const ReadResult read = readBytes(bytes);
        QVERIFY(!read.figures);
        QVERIFY2(read.figures.error().where.contains(place), qPrintable(read.problem()));
        QVERIFY(!read.figures.error().remedy.isEmpty());
    }

    void aFailingDiskAndAHugeTextAreErrors()
    {
        const QByteArray bytes = resultOf(caseOf(kAspect, kMatched));
        FaultyDevice device(bytes, 40);
        device.open(QIODevice::ReadOnly);
        const auto sink = [](expert::Explanation&&, qint64) -> Expected<void> { return {}; };
        const auto unreadable = readExpertResult({device, QStringLiteral("f")}, sink);
        QVERIFY(!unreadable && unreadable.error().code == ErrorCode::Unreadable);
        const QByteArray huge = "{\"per_query_explanations\":[{\"x\":\"" +
                                QByteArray(limits::maxTextBytes + 2, 'x') + "\"}]}";
        QVERIFY(readBytes(huge).figures.error().code == ErrorCode::TooLarge);
        FaultyDevice full({}, 30);
        full.open(QIODevice::WriteOnly);
        ExpertResultWriter writer(full, QStringLiteral("f"));
        QVERIFY(writer.open());
        QVERIFY(!writer.write(readBytes(bytes).cases.at(0)));
    }

    void whatRunsWereAskedForIsKnownBeforeTheFirstCase()
    {
        const QJsonArray runs{QJsonObject{{QStringLiteral("kind"), QStringLiteral("expert")},
            {QStringLiteral("model"), QStringLiteral("small")},
            {QStringLiteral("settings"), QJsonObject{{QStringLiteral("asks"), 3},
                                             {QStringLiteral("systems"), QJsonArray{}}}}}};
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        ExpertResultWriter writer(buffer, QStringLiteral("f"));
        QVERIFY(writer.open(runs));
        QVERIFY(writer.write(readBytes(resultOf(caseOf(kAspect, kMatched))).cases.at(0)));
        QVERIFY(writer.finish());
        buffer.seek(0);
        QJsonArray read;
        int cases = 0;
        const auto sink = [&](expert::Explanation&&, qint64) -> Expected<void> {
            cases += read == runs ? 1 : 0;
            return {};
        };
        QVERIFY(readExpertResult({buffer, QStringLiteral("f")}, sink, {}, &read));
        QCOMPARE(cases, 1);
        // Others pass it over.
        QVERIFY(readBytes(buffer.data()).figures);
    }

    void whatIsWrittenIsReadAsItWas()
    {
        const QByteArray source =
            caseOf("{'aspect':'مرحبا "
                   "世界','description':'<script>','evidence':['👩‍👩‍👧','two']}",
                "'مرحبا "
                "世界':{'matched':true,'details':{'matched_aspect':'O','is_concept_matched':true,"
                "'is_content_matched':true,'is_content_matched_reason':'a </script> b',"
                "'is_style_matched':false,'is_style_matched_reason':'c'},'reason':'near'}");
        const ReadResult first = readBytes(resultOf(source));
        QVERIFY2(first.figures, qPrintable(first.problem()));
        const QByteArray bytes = written(first.cases);
        const ReadResult second = readBytes(bytes);
        QVERIFY2(second.figures, qPrintable(second.problem()));
        QVERIFY(second.cases == first.cases);
        QCOMPARE(second.figures->numbersCompared, 30);
        QCOMPARE(second.figures->differing, 0);
        QCOMPARE(written(second.cases), bytes);
        const QJsonObject root = QJsonDocument::fromJson(bytes).object();
        QCOMPARE(root.value(QLatin1String("average_scores")).toObject().size(), 15);
    }

    void theWriterSaysWhatTitlesThatRepeatCost()
    {
        expert::Explanation explanation;
        explanation.expected.aspects = {{QStringLiteral("E"), {}, {}},
            {QStringLiteral("E"), {}, {}}, {QStringLiteral("F"), {}, {}}};
        explanation.generated.aspects = {{QStringLiteral("O"), {}, {}}};
        explanation.expected.matches.resize(3);
        explanation.generated.matches.resize(1);
        expert::AspectMatch& match = explanation.expected.matches[1];
        match.matched = true;
        match.other = 0;
        match.content.aligned = true;
        match.style.fault = QStringLiteral("The reply was cut off.");
        ResultLosses losses;
        const QByteArray bytes = written({explanation}, &losses);
        QCOMPARE(losses.cases, 1);
        QCOMPARE(losses.collapsedCases, 1);
        QCOMPARE(losses.collapsedAspects, 1);
        const ReadResult read = readBytes(bytes);
        QVERIFY2(read.figures, qPrintable(read.problem()));
        QCOMPARE(read.figures->differing, 0);
        QCOMPARE(read.figures->computed.at(0).of(Mode::ContentOnly).recall, 0.5);
        QCOMPARE(read.cases.at(0).expected.matches.at(0).style.reason,
            QStringLiteral("The reply was cut off."));
        QVERIFY(readBytes(written({})).figures->cases == 0);
    }
};

TANDEM_TEST(TestExpertResult, QCoreApplication)
#include "tst_expertresult.moc"
