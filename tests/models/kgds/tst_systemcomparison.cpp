#include "models/inference/holm.h"
#include "models/kgds/systemcomparison.h"

#include "models/kgds/detectabledifference.h"

#include "madesystems.h"
#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;

namespace {

const QString kA = QStringLiteral("a");
const QString kB = QStringLiteral("b");
const QString kC = QStringLiteral("c");

const QList<double> kHigh{0.9, 0.8, 0.9, 0.7, 0.8, 0.9, 0.8, 0.9, 0.7, 0.8};
const QList<double> kAlsoHigh{0.8, 0.9, 0.8, 0.8, 0.7, 0.9, 0.9, 0.8, 0.7, 0.8};
const QList<double> kLow{0.1, 0.2, 0.1, 0.3, 0.2, 0.1, 0.2, 0.3, 0.1, 0.2};

bool isNear(double value, double expected, double distance = 1e-9)
{
    return std::abs(value - expected) < distance;
}

} // namespace

class TestSystemComparison : public QObject
{
    Q_OBJECT

private slots:
    void ofFewerThanTenSamplesNothingIsDrawn()
    {
        const SystemComparison found = compareSystems(
            {madeSystem(kA, {0.9258, 1.0}), madeSystem(kB, {0.8, 0.8})}, TableMetric::F1);
        // Of two samples next to nothing is known; their own values are no interval.
        const Figure mean = found.systems.first().mean;
        QVERIFY(isNear(*mean.value, 0.9629));
        QVERIFY(mean.interval && mean.interval->low < 0.2 && mean.interval->high > 0.999);
        QVERIFY(mean.interval->high <= 1.0);
        QVERIFY(!found.systems.last().mean.interval);
    }

    void samplesThatOneOfTwoLacksAreNotCompared()
    {
        ScoredSystem shorter = madeSystem(kB, kAlsoHigh.mid(0, 6));
        shorter.samples[3].overall.reset();
        const SystemComparison found =
            compareSystems({madeSystem(kA, kHigh), shorter}, TableMetric::Overall);
        QCOMPARE(found.pairs.size(), 1);
        QCOMPARE(found.pairs.first().test.difference.n, 5);
        QCOMPARE(found.systems.at(0).mean.n, 10);
        QCOMPARE(found.systems.at(1).mean.n, 5);
    }

    void everyTwoAreTestedAndAdjustedByHolm()
    {
        const SystemComparison found =
            compareSystems({madeSystem(kA, kHigh), madeSystem(kB, kLow), madeSystem(kC, kAlsoHigh)},
                TableMetric::F1);
        QList<double> raw;
        for (const ComparedPair& pair : found.pairs)
            raw.append(pair.test.pValue);
        const QList<double> adjusted = inference::holmAdjusted(raw);
        QCOMPARE(found.pairs.size(), 3);
        for (qsizetype i = 0; i < 3; ++i)
            QCOMPARE(*found.pairs.at(i).test.holm, adjusted.at(i));
        QVERIFY(found.pairs.at(0).isSignificant());
        QVERIFY(!found.pairs.at(1).isSignificant());
        QVERIFY(found.pairs.at(2).isSignificant());
    }

    void systemsWithoutASignificantDifferenceShareALetterAndATier()
    {
        const SystemComparison found =
            compareSystems({madeSystem(kB, kLow), madeSystem(kA, kHigh), madeSystem(kC, kAlsoHigh)},
                TableMetric::F1);
        QCOMPARE(found.systems.at(1).letters, QStringLiteral("a"));
        QCOMPARE(found.systems.at(2).letters, QStringLiteral("a"));
        QCOMPARE(found.systems.at(0).letters, QStringLiteral("b"));
        QCOMPARE(found.groups, (QList<QList<qsizetype>>{{1, 2}, {0}}));
        QCOMPARE(found.systems.at(1).tier, 1);
        QCOMPARE(found.systems.at(2).tier, 1);
        QCOMPARE(found.systems.at(0).tier, 2);
        QVERIFY(found.systems.at(1).best);
        QVERIFY(found.systems.at(2).second);
        QVERIFY(!found.systems.at(0).best && !found.systems.at(0).second);
    }

    void aSystemWithoutScoresHasNoPlace()
    {
        const SystemComparison found =
            compareSystems({madeSystem(kB, {}), madeSystem(kA, kHigh)}, TableMetric::OpinionRecall);
        QVERIFY(!found.systems.at(0).mean.isDefined());
        QCOMPARE(found.systems.at(0).tier, 0);
        QVERIFY(found.systems.at(0).letters.isEmpty());
        QCOMPARE(found.systems.at(1).tier, 1);
        QVERIFY(!found.pairs.first().test.difference.isDefined());
        QVERIFY(!found.pairs.first().isSignificant());
        QVERIFY(!found.detectable.isDefined());
    }

    void aSystemOfOneSampleStandsBesideTheOthersUncompared()
    {
        const SystemComparison found = compareSystems(
            {madeSystem(kA, kHigh), madeSystem(kC, {1.0}), madeSystem(kB, kLow)}, TableMetric::F1);
        QVERIFY(found.systems.at(1).mean.isDefined());
        QVERIFY(!found.systems.at(1).best && found.systems.at(1).letters.isEmpty());
        QCOMPARE(found.systems.at(1).tier, 0);
        QVERIFY(found.systems.at(0).best);
        QVERIFY(found.systems.at(2).second);
        QCOMPARE(found.systems.at(2).letters, QStringLiteral("b"));
        QCOMPARE(found.groups, (QList<QList<qsizetype>>{{0}, {2}}));
    }

    void bestAndSecondAreAsTheyRead()
    {
        const BestPlaces places = bestPlaces({0.71231, std::nullopt, 0.71229, 0.7001, 0.7001, 0.1});
        QCOMPARE(places.best, (QList<qsizetype>{0, 2}));
        QCOMPARE(places.second, (QList<qsizetype>{3, 4}));
        QVERIFY(bestPlaces({}).best.isEmpty());
        QVERIFY(bestPlaces({std::nullopt}).best.isEmpty());
        QVERIFY(bestPlaces({0.0}).second.isEmpty());
    }

    void theSmallestDifferenceIsThatOfThePairedTTest()
    {
        // By numeric integration of the noncentral t distribution.
        QVERIFY(isNear(*smallestEffect(10), 0.99600, 1e-4));
        QVERIFY(isNear(*smallestEffect(34), 0.49503, 1e-4));
        QVERIFY(isNear(*smallestEffect(100), 0.28291, 1e-4));
        QVERIFY(isNear(*smallestEffect(1'000'000), 2.80159e-3, 1e-6));
        QVERIFY(!smallestEffect(1));
        // Ten differences of standard deviation 0.1 * sqrt(10 / 9).
        const QList<double> differences{0.1, -0.1, 0.1, -0.1, 0.1, -0.1, 0.1, -0.1, 0.1, -0.1};
        const Figure smallest = smallestDifference(differences);
        // The test by signs has p's of 2 / 2^10 and its multiples, of which 25 are below 5 %.
        const double effect = *smallestEffect(10, 25.0 * 2.0 / 1024.0);
        QVERIFY(effect > *smallestEffect(10) && effect < 1.01);
        QVERIFY(isNear(*smallest.value, effect * 0.1 * std::sqrt(10.0 / 9.0), 1e-9));
        QCOMPARE(smallest.n, 10);
        QVERIFY(!smallestDifference({0.1}).isDefined());
        // Five samples never tell two apart; of six that jump by 100 points none is large enough.
        QVERIFY(!smallestDifference({0.1, 0.2, 0.1, 0.3, 0.2}).isDefined());
        QVERIFY(!smallestDifference({-1.0, 1.0, -1.0, 1.0, -1.0, 1.0}).isDefined());
        QVERIFY(smallestDifference({0.1, 0.2, 0.1, 0.3, 0.2, 0.1}).isDefined());
    }

    void theSmallestDifferenceWithstandsHolmsAdjustment()
    {
        const QList<double> nine{0.3, -0.1, 0.2, -0.2, 0.1, -0.1, 0.4, -0.3, 0.2};
        const double alone = *smallestDifference(nine).value;
        const double ofThree = *smallestDifference(nine, 3).value;
        const double ofTen = *smallestDifference(nine, 10).value;
        QVERIFY(alone < ofThree && ofThree < ofTen);
        // With ten tests only nine differences of one sign are enough, p = 2 / 512: 0.8^(1 / 9) is
        // the probability of a difference above 0 of a mean of 1.9689 standard deviations.
        double squares = 0.0;
        for (const double one : nine)
            squares += std::pow(one - 0.5 / 9.0, 2);
        QVERIFY(isNear(ofTen, 1.9689 * std::sqrt(squares / 8.0), 1e-4));
        // 17 times 2 / 512 is 0.066: nothing is told apart, however far.
        const Figure ofMany = smallestDifference(nine, 17);
        QVERIFY(!ofMany.isDefined());
        QVERIFY(ofMany.undefinedBecause.contains(QLatin1String("Holm")));
        // Samples that do not differ have no say.
        QList<double> withTies = nine;
        withTies += QList<double>(20, 0.0);
        QVERIFY(!smallestDifference(withTies, 17).isDefined());
    }

    void selfReflectionIsTestedAgainstTheStructuredPrompt()
    {
        const QList<ScoredSystem> systems{madeSystem(kA, kLow),
            madeSystem(kA, kHigh, Pattern::Extractive, Paradigm::SelfReflection),
            madeSystem(kA, kLow, Pattern::Abstractive),
            madeSystem(kB, kLow, Pattern::Extractive, Paradigm::SelfReflection)};
        const QList<ReflectionChange> changes = reflectionChanges(systems, TableMetric::Overall);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.first().model, kA);
        QVERIFY(*changes.first().test.difference.value > 0.5);
        QCOMPARE(changes.first().test.wins, 10);
        QCOMPARE(*changes.first().test.holm, changes.first().test.pValue);
    }

    void patternsOfAModelHaveAGapAndAnAverage()
    {
        const QList<ScoredSystem> systems{madeSystem(kA, {0.8, 0.6, 0.7}),
            madeSystem(kA, {0.4, 0.2}, Pattern::Abstractive), madeSystem(kB, kLow)};
        const QList<PatternGap> gaps = patternGaps(systems, TableMetric::OpinionRecall);
        QCOMPARE(gaps.size(), 1);
        QVERIFY(isNear(*gaps.first().gap.difference.value, 0.4));
        QVERIFY(isNear(*gaps.first().average.value, 0.5));
        QCOMPARE(gaps.first().average.n, 2);
    }

    void metricsAreNamedAsInThePaper()
    {
        QCOMPARE(
            tableMetricName(Pattern::Abstractive, TableMetric::F1), QStringLiteral("KBSAF-F1"));
        QCOMPARE(tableMetricKey(Pattern::Extractive, TableMetric::Overall),
            QStringLiteral("op_ebs_aos"));
        QCOMPARE(tableMetricKey(Pattern::Abstractive, TableMetric::OpinionRecall),
            QStringLiteral("cao_r_abs"));
    }
};

TANDEM_TEST(TestSystemComparison, QCoreApplication)
#include "tst_systemcomparison.moc"
