#include "storage/formats/kgdsoutputs.h"

#include "archivewriter.h"
#include "kgdsreference.h"
#include "models/kgds/errorshares.h"
#include "models/kgds/systemerrors.h"
#include "storage/formats/kgdslayout.h"
#include "storage/formats/kgdsoutputswriter.h"
#include "testmain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tandem;
using namespace tandem::kgds;

namespace {

const char* const kAbsent = "The KGDS reference values are not on this machine.";

constexpr Conclusion kYes = Conclusion::Knowable;
constexpr Conclusion kNo = Conclusion::Unknowable;
constexpr Conclusion kNone = Conclusion::None;

FactRecord fact(const char* text, FactType type)
{
    return {QString::fromUtf8(text), type, {}};
}

/// Two samples with two paragraphs, facts and opinions each.
QList<SampleRecord> smallBenchmark()
{
    QList<SampleRecord> samples(2);
    for (SampleRecord& sample : samples) {
        sample.article = {
            {1, QStringLiteral("The bridge is shut."), ParagraphLabel::Supporting, {}, {}},
            {2, QStringLiteral("It rains."), ParagraphLabel::Nonsupporting, {}, {}}};
        sample.supportingFacts = {{1,
            {fact("There is a bridge.", FactType::KeyBackSupporting),
                fact("It is shut.", FactType::KeyBackSupporting)},
            {}}};
        sample.nonsupportingFacts = {{2, {fact("It rains.", FactType::BackNonsupporting)}, {}}};
        sample.opinions = {QStringLiteral("Ann is glad that **the bridge** is shut."),
            QStringLiteral("Ben is not.")};
    }
    return samples;
}

JudgedSample judgedSample(Pattern pattern)
{
    JudgedSample sample;
    sample.isJudged = true;
    sample.output = SystemOutput{};
    sample.output->opinions = QStringLiteral("Ann is glad. Ben – \"not\".");
    if (pattern == Pattern::Extractive) {
        sample.output->paragraphs = {paragraphName(1), QStringLiteral("<Paragraph_9>")};
    } else {
        sample.output->background = QStringLiteral("A bridge is shut.");
        sample.judgement.facts = {{kYes, kNo}, {kNone}};
    }
    sample.judgement.opinions = {kYes, kNo};
    sample.judgement.errors = {std::nullopt, ErrorType::UnclarifiedReference};
    return sample;
}

QList<JudgedSystem> smallSystems()
{
    QList<JudgedSystem> systems;
    for (const char* model : {"alder", "birch"}) {
        for (const Pattern pattern : kPatterns)
            systems.append({{QLatin1String(model), Paradigm::SelfReflection, pattern},
                {judgedSample(pattern), judgedSample(pattern)}, {}});
    }
    return systems;
}

bool writeFile(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

const QString kOutput =
    QStringLiteral("paradigms/ebs-aos/self-reflection/alder/1.ebs-aos-1_result.json");
const QString kFacts = QStringLiteral(
    "verification/fact/abs-aos/self-reflection/alder/1.abs-1_paragraph-1_result.json");
const QString kOpinion = QStringLiteral(
    "verification/opinion/ebs-aos/self-reflection/alder/1.aos-1_opinion-1_result.json");
const QString kSecondOpinion = QStringLiteral(
    "verification/opinion/ebs-aos/self-reflection/alder/2.aos-1_opinion-2_result.json");
const QString kError =
    QStringLiteral("detection/opinion/ebs-aos/self-reflection/alder/1.ebs-aos-1_result.json");

bool isSame(const std::optional<double>& actual, const QJsonValue& expected)
{
    return actual && std::abs(*actual - expected.toDouble()) <= 1e-9;
}

/// Takes everything out of a tree into a folder and into an archive.
bool unpack(const QString& from, const QString& folder, ArchiveWriter& archive)
{
    FileTreeSink sink;
    sink.wants = [](const QString&, const QString&) -> Expected<bool> { return true; };
    bool isWritten = true;
    sink.take = [&](const QString& path, const QByteArray& bytes) -> Expected<void> {
        isWritten = writeFile(folder + u'/' + path, bytes) && isWritten;
        archive.addFile(path.toUtf8(), bytes);
        return {};
    };
    return readFileTree(from, sink).has_value() && isWritten;
}

double meanOf(const ScoredSystem& system, std::optional<double> SampleScore::*value)
{
    return macroAverage(system, value).value.value_or(kNaN);
}

void compareWithReference(const ScoredSystem& score, const QJsonObject& all)
{
    const QString pattern = patternKey(score.system.pattern);
    const QJsonValue tree = all[QLatin1String("expected")][QLatin1String(
        "folder_tree")][score.system.model + u'/' + pattern + QStringLiteral("/structured-prompt")];
    const QJsonArray average = tree[QLatin1String("paradigms.run_evaluation")].toArray();
    QCOMPARE(average.size(), 5);
    QCOMPARE(publishedPercent(meanOf(score, &SampleScore::recall)), average[0].toDouble());
    QCOMPARE(publishedPercent(meanOf(score, &SampleScore::precision)), average[1].toDouble());
    QCOMPARE(publishedPercent(meanOf(score, &SampleScore::f1)), average[2].toDouble());
    QCOMPARE(publishedPercent(meanOf(score, &SampleScore::opinionRecall)), average[3].toDouble());
    QCOMPARE(publishedPercent(meanOf(score, &SampleScore::overall)), average[4].toDouble());
    const QJsonArray errors =
        tree[QLatin1String("errors.run_evaluation_OFI_OSD_IRU_IRIC_OM")].toArray();
    for (std::size_t i = 0; i < kErrorOrder.size(); ++i)
        QCOMPARE(errorSharesOf(score)[std::size_t(kErrorOrder[i]) - 1].value_or(-1),
            errors[qsizetype(i)].toDouble());
    const QString quality = score.system.model.section(u'-', 1);
    const QJsonArray rows = all[QLatin1String("expected")][QLatin1String("models")][quality]
                               [pattern][QLatin1String("per_sample")]
                                   .toArray();
    QCOMPARE(score.samples.size(), rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const SampleScore sample = score.samples.value(i + 1);
        QVERIFY(isSame(sample.recall, rows[i][0]) && isSame(sample.precision, rows[i][1]));
        QVERIFY(isSame(sample.f1, rows[i][2]) && isSame(sample.opinionRecall, rows[i][3]));
        QVERIFY(isSame(sample.overall, rows[i][4]));
    }
}

} // namespace

class TestKgdsOutputs final : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const QList<SampleRecord> m_benchmark = smallBenchmark();

    QString tree() const { return m_folder->filePath(QStringLiteral("tree")); }
    QString inTree(const QString& path) const { return tree() + u'/' + path; }
    Expected<SystemOutputs> read() const { return readSystemOutputs(tree(), m_benchmark); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(writeSystemOutputs(tree(), m_benchmark, smallSystems()));
    }

    void filesAreOrderedAsTheReferenceOrdersThem();
    void thePublishedLayoutGivesThePublishedFigures();
    void whatIsWrittenReadsAsTheSameAgain();
    void aFolderThatIsThereIsNotWrittenInto();
    void everyNameOfAModelComesBack();
    void whatOnlyLooksEncodedIsPartOfAName();
    void aNameThatArchivesWouldComposeIsNotPutIntoOne();
    void anArchiveIsReplacedAsAWholeOrStays();
    void typesOfErrorKeepTheirPlaceOrTheirLackOfIt();
    void whatMakesAFigureWrongIsRefused_data();
    void whatMakesAFigureWrongIsRefused();
    void whatIsMissingIsLeftOutAndCounted();
    void textsMayBeMissingWhereTheNumberIsRight();
    void opinionsAreNotCountedAgainstTheNamesOfTheirFiles();
    void textsSayWhichVerdictsAreMissing();
    void detectionsThatDoNotFitCountForSharesOnly();
    void otherWordsAreNotCoveredAndCounted();
    void otherFilesArePassedOverAndCounted();
    void aTreeWithoutOutputsIsRefused();
    void readingCanBeCancelled();
};

void TestKgdsOutputs::filesAreOrderedAsTheReferenceOrdersThem()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty())
        QSKIP(kAbsent);
    const QJsonValue order = all[QLatin1String("unit")][QLatin1String("file_order")];
    QStringList names;
    for (const QJsonValue& name : order[QLatin1String("names")].toArray())
        names.append(name.toString());
    const QStringList sorted = inFileOrder(names);
    const QJsonArray expected = order[QLatin1String("expected_sorted")].toArray();
    QCOMPARE(sorted.size(), expected.size());
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        QCOMPARE(sorted.at(i), expected.at(i).toString());
        const QJsonValue number = order[QLatin1String("expected_index")][i];
        QCOMPARE(leadingNumber(sorted.at(i)),
            number.isString() ? std::nullopt : std::optional(qint64(number.toInt())));
    }
}

void TestKgdsOutputs::thePublishedLayoutGivesThePublishedFigures()
{
    const QJsonObject all = reference::kgdsMetrics();
    const QList<SampleRecord> benchmark = reference::publishedBenchmark();
    if (all.isEmpty() || benchmark.isEmpty() || !QFile::exists(reference::kOutputsFile))
        QSKIP(kAbsent);
    const QString folder = m_folder->filePath(QStringLiteral("folder"));
    const QString zip = m_folder->filePath(QStringLiteral("a.zip"));
    QVERIFY(unpack(reference::kOutputsFile, folder,
        *std::make_unique<ArchiveWriter>(zip, ArchiveWriter::Format::Zip)));
    QList<JudgedSystem> first;
    for (const QString& path : {reference::kOutputsFile, folder, zip}) {
        const auto outputs = readSystemOutputs(path, benchmark);
        QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
        QCOMPARE(outputs->systems.size(), 4);
        QCOMPARE(outputs->passedOver, 0);
        for (const JudgedSystem& system : outputs->systems)
            compareWithReference(systemScore(benchmark, system), all);
        if (first.isEmpty())
            first = outputs->systems;
        QCOMPARE(outputs->systems, first);
    }
}

void TestKgdsOutputs::whatIsWrittenReadsAsTheSameAgain()
{
    const auto outputs = read();
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
    QCOMPARE(outputs->systems, smallSystems());
    QCOMPARE(outputs->passedOver, 0);
    QCOMPARE(outputs->otherWords, 0);
    const ScoredSystem score = systemScore(m_benchmark, outputs->systems.first());
    QCOMPARE(meanOf(score, &SampleScore::recall), 1.0);
    QCOMPARE(meanOf(score, &SampleScore::precision), 0.5);
    QCOMPARE(sumOverSamples(score, &SampleScore::unknownParagraphs), 2);
    QCOMPARE(errorsOf(score).uncovered, 2);
    QCOMPARE(errorsOf(score).untyped, 0);
}

void TestKgdsOutputs::aFolderThatIsThereIsNotWrittenInto()
{
    const auto again = writeSystemOutputs(tree(), m_benchmark, smallSystems());
    QCOMPARE(again.error().code, ErrorCode::Refused);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
        QStringList{QStringLiteral("tree")});
}

void TestKgdsOutputs::everyNameOfAModelComesBack()
{
    const QStringList names{QStringLiteral("a/b"), QStringLiteral("a_b"), QStringLiteral("a%2Fb"),
        QStringLiteral("a\\b"), QStringLiteral(".."), QStringLiteral(".hidden"),
        QStringLiteral("100 %"), QStringLiteral("50%25"), QStringLiteral("a%/b"),
        QStringLiteral("__MACOSX"), QStringLiteral("\u6a21\u578b/1"), QStringLiteral("%2E"),
        QStringLiteral("%2Ehidden"), QStringLiteral("%5F_MACOSX"), QStringLiteral("a%2Eb%5F"),
        QStringLiteral("%252F"), QStringLiteral("%25%2F"), QStringLiteral("%25252F"),
        QStringLiteral("%2%2F"), QStringLiteral("a%1Bb"), QStringLiteral("%41")};
    QList<JudgedSystem> systems;
    for (const QString& name : names) {
        systems.append(smallSystems().first());
        systems.last().ref.model = name;
    }
    std::sort(systems.begin(), systems.end(),
        [](const JudgedSystem& one, const JudgedSystem& other) { return one.ref < other.ref; });
    for (const char* to : {"folder", "o.zip", "o.tar.gz", "o.TGZ", "o.tar"}) {
        const QString path = m_folder->filePath(QLatin1String(to));
        const auto written = writeSystemOutputs(path, m_benchmark, systems);
        QVERIFY2(written, written ? "" : qPrintable(written.error().sentence()));
        QCOMPARE(QFileInfo(path).isDir(), !path.contains(u'.'));
        const auto outputs = readSystemOutputs(path, m_benchmark);
        QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
        QCOMPARE(outputs->systems, systems);
    }
    systems[0].ref.model.clear();
    const auto unnamed =
        writeSystemOutputs(m_folder->filePath(QStringLiteral("x")), m_benchmark, systems);
    QCOMPARE(unnamed.error().code, ErrorCode::Refused);
}

void TestKgdsOutputs::whatOnlyLooksEncodedIsPartOfAName()
{
    for (const char* name : {"a%2Eb", "100%25", "a%5F", "%5Fx", "%41", "%e9", "%2f"}) {
        QCOMPARE(modelOfFolder(QLatin1String(name)), QLatin1String(name));
        QCOMPARE(modelOfFolder(folderOfModel(QLatin1String(name))), QLatin1String(name));
    }
    QCOMPARE(modelOfFolder(QStringLiteral("a%2Fb%2E%5C%252F")), QStringLiteral("a/b%2E\\%2F"));
}

void TestKgdsOutputs::aNameThatArchivesWouldComposeIsNotPutIntoOne()
{
    QList<JudgedSystem> systems = smallSystems().first(1) + smallSystems().first(1);
    systems[0].ref.model = QStringLiteral("e\u0301");
    systems[1].ref.model = QStringLiteral("\u00e9");
    for (const char* to : {"o.zip", "o.tar.gz"}) {
        const QString path = m_folder->filePath(QLatin1String(to));
        const auto refused = writeSystemOutputs(path, m_benchmark, systems);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(!QFile::exists(path));
        QVERIFY(writeSystemOutputs(path, m_benchmark, systems.sliced(1)));
        QCOMPARE(readSystemOutputs(path, m_benchmark)->systems, systems.sliced(1));
    }
    const QString folder = m_folder->filePath(QStringLiteral("folder"));
    QVERIFY(writeSystemOutputs(folder, m_benchmark, systems));
    QCOMPARE(readSystemOutputs(folder, m_benchmark)->systems, systems);
}

void TestKgdsOutputs::anArchiveIsReplacedAsAWholeOrStays()
{
    const QString path = m_folder->filePath(QStringLiteral("o.tar.gz"));
    QVERIFY(writeFile(path, "old"));
    const auto cancelled = writeSystemOutputs(
        path, m_benchmark, smallSystems(), [](qint64 done, qint64) { return done < 2; });
    QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
    QVERIFY(writeSystemOutputs(path, m_benchmark, smallSystems()));
    QCOMPARE(readSystemOutputs(path, m_benchmark)->systems, smallSystems());
    const auto nowhere = writeSystemOutputs(
        m_folder->filePath(QStringLiteral("no/o.zip")), m_benchmark, smallSystems());
    QCOMPARE(nowhere.error().code, ErrorCode::NotWritable);
}

void TestKgdsOutputs::typesOfErrorKeepTheirPlaceOrTheirLackOfIt()
{
    using enum ErrorType;
    QList<JudgedSystem> systems = smallSystems();
    systems[0].samples[0].judgement.errors[1].reset(); // one of two has none
    systems[1].unattributedErrors = {Misattribution};  // beside those with a place
    for (JudgedSample& sample : systems[2].samples)
        sample.judgement.errors[1].reset();
    systems[2].unattributedErrors = {
        FactInconsistency, Misattribution}; // as many as are not covered
    const QString path = m_folder->filePath(QStringLiteral("other"));
    QVERIFY(writeSystemOutputs(path, m_benchmark, systems));
    const auto outputs = readSystemOutputs(path, m_benchmark);
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
    QCOMPARE(outputs->systems, systems);
    const QString said =
        path +
        QStringLiteral("/detection/opinion/abs-aos/self-reflection/alder/1.abs-aos-1_result.json");
    QFile file(said);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"Opinion_Index\": 2"));
    QVERIFY(writeFile(said, R"({"Detection_Conclusion": "Error Type5",)"
                            R"( "Sample_Index": 1, "Opinion_Index": 1})"));
    const auto refused = readSystemOutputs(path, m_benchmark);
    QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
    QVERIFY(refused.error().sentence().contains(QLatin1String("Opinion 1 of sample 1")));
}

void TestKgdsOutputs::whatMakesAFigureWrongIsRefused_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const QString& path, const QByteArray& bytes) {
        QTest::newRow(name) << path << bytes;
    };
    const QString ofAlder = QStringLiteral("paradigms/ebs-aos/self-reflection/alder/");
    const QByteArray output =
        R"({"Extractive_Background_Summary": [], "Abstractive_Opinion_Summary": ""})";
    row("an output twice", ofAlder + QStringLiteral("01.again_result.json"), output);
    row("a sample that the benchmark lacks", ofAlder + QStringLiteral("3.x_result.json"), output);
    row("sample 0", ofAlder + QStringLiteral("0.x_result.json"), output);
    row("a name without a number", ofAlder + QStringLiteral("x_result.json"), output);
    row("another pattern",
        QStringLiteral("paradigms/EBS-AOS/self-reflection/alder/1.x_result.json"), output);
    row("another paradigm", QStringLiteral("paradigms/ebs-aos/chain/alder/1.x_result.json"),
        output);
    row("no model", QStringLiteral("paradigms/ebs-aos/self-reflection/1.x_result.json"), output);
    row("a second tree",
        QStringLiteral("more/paradigms/ebs-aos/self-reflection/cedar/1.x_result.json"), output);
    row("facts of ebs-aos",
        QStringLiteral("verification/fact/ebs-aos/self-reflection/alder/9.abs-1_x_result.json"),
        "[]");
    for (const char* name : {"%1B]0;x%07", "x%00y", "a%0Ab", "%7F"}) {
        row(name,
            QStringLiteral("paradigms/ebs-aos/self-reflection/%1/1.x_result.json")
                .arg(QLatin1String(name)),
            output);
    }
    row("no paragraphs", kOutput, R"({"Abstractive_Opinion_Summary": ""})");
    row("no opinion summary", kOutput, R"({"Extractive_Background_Summary": []})");
    const QString written =
        QStringLiteral("paradigms/abs-aos/self-reflection/alder/1.abs-aos-1_result.json");
    row("no background", written,
        R"({"Abstractive_Backgroun_Summary": "", "Abstractive_Opinion_Summary": ""})");
    row("no opinions beside a background", written, R"({"Abstractive_Background_Summary": ""})");
    row("paragraphs that are no list", kOutput,
        R"({"Abstractive_Opinion_Summary": "", "Extractive_Background_Summary": "1"})");
    row("a paragraph that is no text", kOutput,
        R"({"Abstractive_Opinion_Summary": "", "Extractive_Background_Summary": [1]})");
    row("a list of outputs", kOutput, "[" + output + "]");
    row("no JSON", kOutput, "{");
    row("nothing", kOutput, "");
    row("a NUL", kOutput,
        R"({"Abstractive_Opinion_Summary": "", "Extractive_Background_Summary": ["\u0000"]})");
    row("not UTF-8", kOutput,
        "{\"Abstractive_Opinion_Summary\": \"\", \"Extractive_Background_Summary\": [\"\xff\"]}");
    row("UTF-16", kOutput, QByteArray("{\0\"\0a\0", 6));
    row("a key twice", kOutput,
        R"({"Extractive_Background_Summary": [], "Extractive_Background_Summary": []})");
    row("a fact of another benchmark", kFacts,
        R"([{"Atomic_Fact": "There is a boat.", "Inference_Conclusion": "knowable"}])");
    row("facts in another order", kFacts,
        R"([{"Atomic_Fact": "It is shut.", "Inference_Conclusion": "knowable"},
            {"Atomic_Fact": "There is a bridge.", "Inference_Conclusion": "knowable"}])");
    row("too few facts without texts", kFacts, R"([{"Inference_Conclusion": "knowable"}])");
    row("too many facts", kFacts,
        R"([{"Inference_Conclusion": "knowable"}, {"Inference_Conclusion": "knowable"},
            {"Inference_Conclusion": "knowable"}])");
    row("a fact that is no object", kFacts, "[1, 2]");
    row("a conclusion that is no text", kFacts,
        R"([{"Inference_Conclusion": 1}, {"Inference_Conclusion": 1}])");
    row("an opinion of another benchmark", kOpinion,
        R"({"Atomic_Opinion": "Ann is sad.", "Inference_Conclusion": "knowable"})");
    row("an opinion answered twice",
        QStringLiteral("verification/opinion/ebs-aos/self-reflection/alder/9.aos-1_x_result.json"),
        R"({"Atomic_Opinion": "Ben is not.", "Inference_Conclusion": "knowable"})");
    row("a number twice",
        QStringLiteral("verification/opinion/ebs-aos/self-reflection/alder/01.aos-1_x_result.json"),
        R"({"Atomic_Opinion": "Ben is not.", "Inference_Conclusion": "knowable"})");
    row("an opinion without its sample",
        QStringLiteral("verification/opinion/ebs-aos/self-reflection/alder/9.x_result.json"), "{}");
    row("a sixth error type", kError, R"({"Detection_Conclusion": "Error Type6"})");
    row("an error type in other words", kError, R"({"Detection_Conclusion": "error type 1"})");
    row("no error type", kError, "{}");
    row("two detections with one number",
        QStringLiteral("detection/opinion/ebs-aos/self-reflection/alder/01.again_result.json"),
        R"({"Detection_Conclusion": "Error Type1"})");
}

void TestKgdsOutputs::whatMakesAFigureWrongIsRefused()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, bytes);
    QVERIFY(writeFile(inTree(path), bytes));
    const auto outputs = read();
    QVERIFY(!outputs);
    QCOMPARE(outputs.error().code, ErrorCode::InvalidInput);
    QVERIFY(!outputs.error().what.isEmpty() && !outputs.error().remedy.isEmpty());
    QVERIFY2(outputs.error().where.startsWith(tree() + QStringLiteral(", ")),
        qPrintable(outputs.error().where));
}

void TestKgdsOutputs::whatIsMissingIsLeftOutAndCounted()
{
    const auto without = [&](const QString& folder) {
        QVERIFY(QDir(inTree(folder)).removeRecursively());
    };
    QVERIFY(QFile::remove(inTree(kOutput)));
    without(QStringLiteral("verification/opinion/abs-aos/self-reflection/alder"));
    without(QStringLiteral("paradigms/abs-aos"));
    without(QStringLiteral("detection"));
    const auto outputs = read();
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));

    const ScoredSystem chosen = systemScore(m_benchmark, outputs->systems.at(0));
    QCOMPARE(chosen.withoutOutput, QList<qint64>{1});
    QCOMPARE(macroAverage(chosen, &SampleScore::f1).n, 1);
    QCOMPARE(macroAverage(chosen, &SampleScore::opinionRecall).n, 2);
    QCOMPARE(errorsOf(chosen).untyped, 2);
    QVERIFY(!errorsOf(chosen).shares);

    const ScoredSystem written = systemScore(m_benchmark, outputs->systems.at(1));
    QCOMPARE(written.withoutOutput, (QList<qint64>{1, 2}));
    QCOMPARE(macroAverage(written, &SampleScore::recall).n, 2);
    QVERIFY(!macroAverage(written, &SampleScore::opinionRecall).isDefined());
    QVERIFY(!macroAverage(written, &SampleScore::overall).isDefined());
    QCOMPARE(sumOverSamples(written, &SampleScore::unansweredOpinions), 4);
}

void TestKgdsOutputs::textsMayBeMissingWhereTheNumberIsRight()
{
    QVERIFY(writeFile(inTree(kFacts),
        R"([{"Inference_Conclusion": "unknowable"}, {"Inference_Conclusion": null}])"));
    QVERIFY(writeFile(inTree(kOpinion), R"({"Inference_Conclusion": "knowable", "other": [1]})"));
    const auto outputs = read();
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
    QCOMPARE(outputs->systems.at(1).samples.at(0).judgement.facts,
        (QList<QList<Conclusion>>{{kNo, kNone}, {kNone}}));
    QCOMPARE(outputs->systems.at(0).samples.at(0).judgement.opinions, (QList{kYes, kNo}));
}

void TestKgdsOutputs::opinionsAreNotCountedAgainstTheNamesOfTheirFiles()
{
    const QString again = QStringLiteral(
        "verification/opinion/ebs-aos/self-reflection/alder/2.aos-1_opinion-1_result.json");
    const QByteArray bare = R"({"Inference_Conclusion": "knowable"})";
    QVERIFY(writeFile(inTree(kOpinion), bare));
    QVERIFY(QFile::rename(inTree(kSecondOpinion), inTree(again)));
    QVERIFY(read()); // which says its text
    QVERIFY(writeFile(inTree(again), bare));
    const auto outputs = read();
    QVERIFY(!outputs);
    QCOMPARE(outputs.error().code, ErrorCode::InvalidInput);
    QVERIFY2(outputs.error().sentence().contains(QLatin1String("opinion-1")),
        qPrintable(outputs.error().sentence()));
}

void TestKgdsOutputs::textsSayWhichVerdictsAreMissing()
{
    QVERIFY(writeFile(
        inTree(kFacts), R"([{"Atomic_Fact": "It is shut.", "Inference_Conclusion": "knowable"}])"));
    QVERIFY(QFile::remove(inTree(kSecondOpinion)));
    // Without the marks of its reference it is the same opinion.
    QVERIFY(writeFile(inTree(kOpinion), R"({"Atomic_Opinion":
        "Ann is glad that the bridge is shut.", "Inference_Conclusion": "unknowable"})"));
    const auto outputs = read();
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
    QCOMPARE(outputs->systems.at(1).samples.at(0).judgement.facts,
        (QList<QList<Conclusion>>{{kNone, kYes}, {kNone}}));
    QCOMPARE(outputs->systems.at(0).samples.at(0).judgement.opinions, (QList{kNo, kNone}));
}

void TestKgdsOutputs::detectionsThatDoNotFitCountForSharesOnly()
{
    QVERIFY(writeFile(
        inTree(QStringLiteral("detection/opinion/ebs-aos/self-reflection/alder/x_result.json")),
        R"({"Detection_Conclusion": "Error Type5"})"));
    const auto outputs = read();
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
    using enum ErrorType;
    QCOMPARE(outputs->systems.at(0).unattributedErrors,
        (QList{UnclarifiedReference, UnclarifiedReference, FactInconsistency}));
    const ScoredSystem score = systemScore(m_benchmark, outputs->systems.at(0));
    QCOMPARE(score.unattributedErrors.size(), 3);
    QCOMPARE(sumOverSamples(score, &SampleScore::untyped), 2);
    QCOMPARE(errorSharesOf(score)[2].value_or(0), 66.67);
}

void TestKgdsOutputs::otherWordsAreNotCoveredAndCounted()
{
    QVERIFY(writeFile(inTree(kOpinion), R"({"Inference_Conclusion": "Knowable"})"));
    const auto outputs = read();
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
    QCOMPARE(outputs->systems.at(0).samples.at(0).judgement.opinions, (QList{kNo, kNo}));
    QCOMPARE(outputs->otherWords, 1);
    QVERIFY(outputs->firstOtherWord.contains(QLatin1String("\"Knowable\"")));
}

void TestKgdsOutputs::otherFilesArePassedOverAndCounted()
{
    QVERIFY(writeFile(inTree(QStringLiteral("README.md")), "\xff"));
    QVERIFY(writeFile(inTree(QStringLiteral("__MACOSX/") + kOutput), "\xff"));
    QVERIFY(writeFile(inTree(QStringLiteral("paradigms/ebs-aos/notes.json")), "{"));
    const auto outputs = read();
    QVERIFY2(outputs, outputs ? "" : qPrintable(outputs.error().sentence()));
    QCOMPARE(outputs->systems, smallSystems());
    QCOMPARE(outputs->passedOver, 3);
    QVERIFY(!outputs->firstPassedOver.isEmpty());
}

void TestKgdsOutputs::aTreeWithoutOutputsIsRefused()
{
    const QString folder = m_folder->filePath(QStringLiteral("none"));
    QVERIFY(writeFile(folder + QStringLiteral("/a.json"), "{}"));
    const auto outputs = readSystemOutputs(folder, m_benchmark);
    QCOMPARE(outputs.error().code, ErrorCode::InvalidInput);
    QCOMPARE(outputs.error().where, folder);
    QVERIFY(!readSystemOutputs(tree(), {}));
}

void TestKgdsOutputs::readingCanBeCancelled()
{
    const auto outputs =
        readSystemOutputs(tree(), m_benchmark, [](qint64 files) { return files < 5; });
    QCOMPARE(outputs.error().code, ErrorCode::Cancelled);
}

TANDEM_TEST(TestKgdsOutputs, QCoreApplication)
#include "tst_kgdsoutputs.moc"
