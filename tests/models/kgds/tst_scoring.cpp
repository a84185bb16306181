#include "models/kgds/scoring.h"

#include "kgdsreference.h"
#include "models/kgds/errorshares.h"
#include "models/kgds/systemerrors.h"
#include "models/kgds/systemscore.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;

namespace {

const char* const kAbsent = "The KGDS reference values are not on this machine.";

bool isSame(const std::optional<double>& actual, const QJsonValue& expected)
{
    return actual && std::abs(*actual - expected.toDouble()) <= 1e-9;
}

double meanOf(const ScoredSystem& system, std::optional<double> SampleScore::*value)
{
    return macroAverage(system, value).value.value_or(kNaN);
}

Conclusion conclusionOf(const QString& word)
{
    return word == QLatin1String("knowable") ? Conclusion::Knowable : Conclusion::Unknowable;
}

/// "110" as conclusions.
QList<Conclusion> conclusionsOf(const QString& digits)
{
    QList<Conclusion> conclusions;
    for (const QChar digit : digits)
        conclusions.append(digit == u'1' ? Conclusion::Knowable : Conclusion::Unknowable);
    return conclusions;
}

QStringList textsOf(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue& text : list.toArray())
        texts.append(text.toString());
    return texts;
}

QList<FactGroup> groupsOfTypes(const QJsonValue& types)
{
    QList<FactGroup> groups;
    for (const QJsonValue& group : types.toArray()) {
        groups.append(FactGroup());
        for (const QJsonValue& type : group.toArray())
            groups.last().facts.append({QString(), FactType(type.toInt()), {}});
    }
    return groups;
}

/// The verdicts of all paragraphs in one list: the published script does not look where one ends.
QList<Conclusion> conclusionsIn(const QJsonValue& groups)
{
    QList<Conclusion> conclusions;
    for (const QJsonValue& group : groups.toArray()) {
        for (const QJsonValue& fact : group.toArray())
            conclusions.append(
                conclusionOf(fact[QLatin1String("Inference_Conclusion")].toString()));
    }
    return conclusions;
}

QList<QList<Conclusion>> inGroups(const SampleRecord& sample, const QList<Conclusion>& conclusions)
{
    QList<QList<Conclusion>> groups;
    qsizetype at = 0;
    for (const FactGroup& group : sample.supportingFacts + sample.nonsupportingFacts) {
        groups.append(conclusions.mid(at, group.facts.size()));
        at += group.facts.size();
    }
    return groups;
}

/// One of the reference's models as a system, its errors without their opinions as they are there.
JudgedSystem systemOf(const QJsonArray& model, Pattern pattern)
{
    JudgedSystem system;
    system.ref.pattern = pattern;
    for (const QJsonValue& entry : model) {
        JudgedSample sample;
        sample.output = SystemOutput{textsOf(entry[QLatin1String("ebs")]), {}, {}};
        sample.isJudged = true;
        if (pattern == Pattern::Abstractive) {
            for (const QJsonValue& facts : entry[QLatin1String("facts")].toArray())
                sample.judgement.facts.append(conclusionsOf(facts.toString()));
        }
        sample.judgement.opinions =
            conclusionsOf(entry[QLatin1String("ops")][patternKey(pattern)].toString());
        system.samples.append(sample);
        const QString error = entry[QLatin1String("err")][patternKey(pattern)].toString();
        if (const auto type = errorFromPublishedName(error))
            system.unattributedErrors.append(*type);
    }
    return system;
}

/// Two supporting paragraphs of three, three facts of either kind, two opinions.
SampleRecord smallSample()
{
    SampleRecord sample;
    for (const int index : {1, 2, 3})
        sample.article.append({index, {},
            index < 3 ? ParagraphLabel::Supporting : ParagraphLabel::Nonsupporting, {}, {}});
    const FactType key = FactType::KeyBackSupporting;
    const FactType other = FactType::BackNonsupporting;
    sample.supportingFacts = {{1, {{{}, key, {}}, {{}, key, {}}}, {}}, {2, {{{}, key, {}}}, {}}};
    sample.nonsupportingFacts = {{3, {{{}, other, {}}, {{}, other, {}}, {{}, other, {}}}, {}}};
    sample.opinions = {QStringLiteral("one"), QStringLiteral("two")};
    return sample;
}

constexpr Conclusion kYes = Conclusion::Knowable;
constexpr Conclusion kNo = Conclusion::Unknowable;
constexpr Conclusion kNone = Conclusion::None;

} // namespace

class TestScoring final : public QObject
{
    Q_OBJECT

private slots:
    void choicesOfParagraphsScoreAsTheReferenceSays();
    void backgroundsScoreAsTheReferenceSays();
    void opinionsScoreAsTheReferenceSays();
    void geometricMeansAreThoseOfTheReference();
    void averagesAreRoundedAsTheReferenceRounds();
    void sharesAreRoundedAsTheReferenceRounds();
    void whatRoundingLeavesGoesToTheTypeThatCameFirst();
    void everySampleOfEverySystemScoresAsTheReferenceSays();
    void aParagraphThatTheArticleLacksIsWrongAndNamed();
    void whatWasNotAnsweredIsLeftOutAndCounted();
    void withoutAnyAnswerThereIsNoScore();
    void aMissingOutputIsNoZero();
    void errorsCountOnlyWhereAnOpinionIsNotCovered();
    void wordsOfFilesReadBackAsTheyWereWritten();
};

void TestScoring::choicesOfParagraphsScoreAsTheReferenceSays()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty())
        QSKIP(kAbsent);
    const QJsonArray cases = all[QLatin1String("unit")][QLatin1String("cal_ebs_rpf1")].toArray();
    QVERIFY(!cases.isEmpty());
    for (const QJsonValue& one : cases) {
        SampleRecord sample;
        for (const QString& name : textsOf(one[QLatin1String("gold")]))
            sample.article.append({*paragraphIndex(name), {}, ParagraphLabel::Supporting, {}, {}});
        const SystemOutput output{textsOf(one[QLatin1String("pred")]), {}, {}};
        const SampleScore score = extractiveScore(sample, output, {});
        const QJsonValue expected = one[QLatin1String("expected_r_p_f1")];
        QVERIFY(isSame(score.recall, expected[0]));
        QVERIFY(isSame(score.precision, expected[1]));
        QVERIFY(isSame(score.f1, expected[2]));
    }
}

void TestScoring::backgroundsScoreAsTheReferenceSays()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty())
        QSKIP(kAbsent);
    int compared = 0;
    for (const QJsonValue& one :
        all[QLatin1String("unit")][QLatin1String("cal_abs_rpf1")].toArray()) {
        const QJsonValue expected = one[QLatin1String("expected_r_p_f1")];
        if (expected.isObject())
            continue; // verdicts that do not fit the facts: refused where they are read
        SampleRecord sample;
        sample.supportingFacts = groupsOfTypes(one[QLatin1String("BSPAF_types")]);
        sample.nonsupportingFacts = groupsOfTypes(one[QLatin1String("BNPAF_types")]);
        const SampleScore score = abstractiveScore(
            sample, {}, {inGroups(sample, conclusionsIn(one[QLatin1String("pred")])), {}, {}});
        QVERIFY(isSame(score.recall, expected[0]));
        QVERIFY(isSame(score.precision, expected[1]));
        QVERIFY(isSame(score.f1, expected[2]));
        ++compared;
    }
    QCOMPARE(compared, 9);
}

void TestScoring::opinionsScoreAsTheReferenceSays()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty())
        QSKIP(kAbsent);
    const QJsonArray cases = all[QLatin1String("unit")][QLatin1String("cal_aos_r")].toArray();
    QVERIFY(!cases.isEmpty());
    for (const QJsonValue& one : cases) {
        SampleRecord sample;
        SystemJudgement judgement;
        for (const QString& word : textsOf(one[QLatin1String("conclusions")])) {
            sample.opinions.append(word);
            judgement.opinions.append(conclusionOf(word));
        }
        QVERIFY(
            isSame(opinionScore(sample, judgement).opinionRecall, one[QLatin1String("expected")]));
    }
}

void TestScoring::geometricMeansAreThoseOfTheReference()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty())
        QSKIP(kAbsent);
    for (const QJsonValue& one :
        all[QLatin1String("unit")][QLatin1String("geometric_mean")].toArray()) {
        std::vector<double> numbers;
        for (const QJsonValue& number : one[QLatin1String("numbers")].toArray())
            numbers.push_back(number.toDouble());
        const QJsonValue expected = one[QLatin1String("expected")];
        if (expected.isObject())
            QVERIFY(!geometricMean(numbers));
        else
            QVERIFY(isSame(geometricMean(numbers), expected));
    }
}

void TestScoring::averagesAreRoundedAsTheReferenceRounds()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty())
        QSKIP(kAbsent);
    for (const QJsonValue& one :
        all[QLatin1String("unit")][QLatin1String("macro_average")].toArray()) {
        const QJsonArray rows = one[QLatin1String("rows")].toArray();
        const QJsonArray expected = one[QLatin1String("expected")].toArray();
        for (qsizetype column = 0; column < expected.size(); ++column) {
            double sum = 0.0;
            for (const QJsonValue& row : rows)
                sum += row[column].toDouble();
            QCOMPARE(publishedPercent(sum / double(rows.size())), expected.at(column).toDouble());
        }
    }
}

void TestScoring::sharesAreRoundedAsTheReferenceRounds()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty())
        QSKIP(kAbsent);
    for (const QJsonValue& one :
        all[QLatin1String("unit")][QLatin1String("calculate_proportions")].toArray()) {
        QStringList order;
        std::vector<qint64> counts;
        for (const QString& item : textsOf(one[QLatin1String("items")])) {
            if (!order.contains(item)) {
                order.append(item);
                counts.push_back(0);
            }
            ++counts[std::size_t(order.indexOf(item))];
        }
        const auto shares = publishedShares(counts);
        const QJsonObject expected = one[QLatin1String("expected")].toObject();
        QCOMPARE(shares.size(), expected.size());
        for (qsizetype i = 0; i < order.size(); ++i)
            QCOMPARE(shares.at(i).value_or(-1), expected[order.at(i)].toDouble());
    }
}

void TestScoring::whatRoundingLeavesGoesToTheTypeThatCameFirst()
{
    using enum ErrorType;
    const ErrorShares shares =
        errorShares({1, 1, 0, 0, 1}, {FactInconsistency, IncorrectReference, Misattribution});
    QCOMPARE(shares[0], 33.33);
    QCOMPARE(shares[1], 33.33);
    QCOMPARE(shares[2], 0.0); // one that never occurs takes nothing
    QCOMPARE(shares[4].value_or(0), 33.33 + 0.01);
    QVERIFY(!errorShares({})[0]);
    QCOMPARE(errorShares({1, 1, 0, 0, 1})[0].value_or(0), 33.33 + 0.01);
}

void TestScoring::everySampleOfEverySystemScoresAsTheReferenceSays()
{
    const QJsonObject all = reference::kgdsMetrics();
    const QList<SampleRecord> benchmark = reference::publishedBenchmark();
    if (all.isEmpty() || benchmark.isEmpty())
        QSKIP(kAbsent);
    const QJsonObject models = all[QLatin1String("inputs")][QLatin1String("models")].toObject();
    QCOMPARE(models.size(), 5);
    for (const QString& model : models.keys()) {
        for (const Pattern pattern : kPatterns) {
            const ScoredSystem score =
                systemScore(benchmark, systemOf(models[model].toArray(), pattern));
            const QJsonValue expected =
                all[QLatin1String("expected")][QLatin1String("models")][model][patternKey(pattern)];
            QCOMPARE(score.samples.size(), benchmark.size());
            for (qsizetype i = 0; i < benchmark.size(); ++i) {
                const SampleScore sample = score.samples.value(i + 1);
                const QJsonValue row = expected[QLatin1String("per_sample")][i];
                QVERIFY(isSame(sample.recall, row[0]));
                QVERIFY(isSame(sample.precision, row[1]));
                QVERIFY(isSame(sample.f1, row[2]));
                QVERIFY(isSame(sample.opinionRecall, row[3]));
                QVERIFY(isSame(sample.overall, row[4]));
            }
            const QJsonValue average = expected[QLatin1String("macro_average_percent")];
            QCOMPARE(publishedPercent(meanOf(score, &SampleScore::recall)), average[0].toDouble());
            QCOMPARE(
                publishedPercent(meanOf(score, &SampleScore::precision)), average[1].toDouble());
            QCOMPARE(publishedPercent(meanOf(score, &SampleScore::f1)), average[2].toDouble());
            QCOMPARE(publishedPercent(meanOf(score, &SampleScore::opinionRecall)),
                average[3].toDouble());
            QCOMPARE(publishedPercent(meanOf(score, &SampleScore::overall)), average[4].toDouble());
            QVERIFY(isSame(100.0 * meanOf(score, &SampleScore::overall),
                expected[QLatin1String("mean_of_plg_gm_unrounded_percent")]));
            const ErrorShares shares = errorSharesOf(score);
            for (const ErrorType type : kErrorOrder)
                QVERIFY(isSame(shares[std::size_t(type) - 1],
                    expected[QLatin1String("error_proportions")][publishedErrorName(type)]));
        }
    }
}

void TestScoring::aParagraphThatTheArticleLacksIsWrongAndNamed()
{
    const SystemOutput output{{QStringLiteral("<Paragraph_1>"), QStringLiteral("<Paragraph_1>"),
                                  QStringLiteral("<Paragraph_9>"), QStringLiteral("2")},
        {}, {}};
    const SampleScore score = extractiveScore(smallSample(), output, {});
    QCOMPARE(score.recall, 0.5);
    QCOMPARE(score.precision, 1.0 / 3.0);
    QCOMPARE(score.unknownParagraphs, 2);
    QCOMPARE(score.retrieved, 1.0 / 3.0);
}

void TestScoring::whatWasNotAnsweredIsLeftOutAndCounted()
{
    const SystemJudgement judgement{
        {{kYes, kNone}, {kNo}, {kYes, kNo, kNone}}, {kNone, kYes}, {{}, {}}};
    const SampleScore score = abstractiveScore(smallSample(), {}, judgement);
    QCOMPARE(score.recall, 0.5);
    QCOMPARE(score.precision, 0.5);
    QCOMPARE(score.opinionRecall, 1.0);
    QCOMPARE(score.unansweredFacts, 2);
    QCOMPARE(score.unansweredOpinions, 1);
    QVERIFY(score.overall);
}

void TestScoring::withoutAnyAnswerThereIsNoScore()
{
    const SampleScore nothing = abstractiveScore(smallSample(), {}, {});
    QVERIFY(!nothing.recall && !nothing.precision && !nothing.f1);
    QVERIFY(!nothing.opinionRecall && !nothing.overall);
    QCOMPARE(nothing.unansweredFacts, 6);
    QCOMPARE(nothing.unansweredOpinions, 2);

    // Without an answer on what is nonsupporting, no precision would be anything but perfect.
    const SampleScore half =
        abstractiveScore(smallSample(), {}, {{{kYes, kNo}, {kNo}, {}}, {kYes, kNo}, {}});
    QCOMPARE(half.recall, 1.0 / 3.0);
    QVERIFY(!half.precision && !half.f1 && !half.overall);

    const SampleScore chosen =
        extractiveScore(smallSample(), {{QStringLiteral("<Paragraph_1>")}, {}, {}}, {});
    QVERIFY(chosen.f1 && !chosen.opinionRecall && !chosen.overall);
}

void TestScoring::aMissingOutputIsNoZero()
{
    JudgedSystem system;
    system.samples.resize(3);
    system.samples[0].output = SystemOutput{{QStringLiteral("<Paragraph_1>")}, {}, {}};
    system.samples[0].isJudged = system.samples[1].isJudged = true;
    system.samples[0].judgement.opinions = {kYes, kYes};
    system.samples[1].judgement.opinions = {kNo, kNo};
    const ScoredSystem score = systemScore({smallSample(), smallSample(), smallSample()}, system);
    QCOMPARE(score.samples.keys(), (QList<qint64>{1, 2}));
    QCOMPARE(score.withoutOutput, QList<qint64>{2});
    QCOMPARE(score.missing, QList<qint64>{3});
    QCOMPARE(macroAverage(score, &SampleScore::recall).n, 1);
    QCOMPARE(meanOf(score, &SampleScore::recall), 0.5);
    QCOMPARE(macroAverage(score, &SampleScore::opinionRecall).n, 2);
    QCOMPARE(meanOf(score, &SampleScore::opinionRecall), 0.5);
    QCOMPARE(errorsOf(score).uncovered, 2);

    const Figure none = macroAverage(systemScore({}, {}), &SampleScore::recall);
    QVERIFY(!none.isDefined() && !none.undefinedBecause.isEmpty());
}

void TestScoring::errorsCountOnlyWhereAnOpinionIsNotCovered()
{
    SampleRecord sample = smallSample();
    sample.opinions.append(QStringLiteral("three"));
    const SystemJudgement judgement{{}, {kYes, kNo, kNo},
        {ErrorType::SentimentDistortion, ErrorType::Misattribution, std::nullopt}};
    const SampleScore score = opinionScore(sample, judgement);
    QCOMPARE(score.uncovered, 2);
    QCOMPARE(score.untyped, 1);
    QCOMPARE(score.errors, (std::array{1, 0, 0, 0, 0}));
}

void TestScoring::wordsOfFilesReadBackAsTheyWereWritten()
{
    for (const Pattern pattern : kPatterns)
        QCOMPARE(patternFromKey(patternKey(pattern)), pattern);
    for (const Paradigm paradigm : kParadigms)
        QCOMPARE(paradigmFromKey(paradigmKey(paradigm)), paradigm);
    for (const ErrorType type : kErrorOrder) {
        QCOMPARE(errorFromPublishedName(publishedErrorName(type)), type);
        QVERIFY(!errorKey(type).isEmpty() && !errorName(type).isEmpty());
    }
    QVERIFY(!patternFromKey(QStringLiteral("EBS-AOS")));
    QVERIFY(!errorFromPublishedName(QStringLiteral("Error Type6")));
    QCOMPARE(paragraphIndex(paragraphName(16)), 16);
    for (const char* other : {"<paragraph_1>", "<Paragraph_1> ", "<Paragraph_01>", "<Paragraph_0>",
             "<Paragraph_+1>", "<Paragraph_>", "16", "", "<Paragraph_99999999999>"})
        QVERIFY2(!paragraphIndex(QLatin1String(other)), other);
    const SystemRef first{QStringLiteral("a"), Paradigm::SelfReflection, Pattern::Abstractive};
    const SystemRef second{QStringLiteral("b"), Paradigm::StructuredPrompt, Pattern::Extractive};
    QVERIFY(first < second);
}

TANDEM_TEST(TestScoring, QCoreApplication)
#include "tst_scoring.moc"
