#include "models/inference/means.h"
#include "models/kgds/correctedmetric.h"
#include "models/kgds/rogangladen.h"

#include "simulatedchecks.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;

namespace {

constexpr double kClose = 1e-9;

bool isNear(double value, double expected, double distance = kClose)
{
    return std::abs(value - expected) < distance;
}

JudgedItem item(qint64 sample, std::optional<double> judged, std::optional<double> checked = {},
    const QString& stratum = {}, double inclusion = 1.0)
{
    return {sample, stratum, judged, checked, inclusion, false};
}

/// Ten samples of four items; the first of each is checked, and people say what the judge says.
QList<JudgedItem> allAgree()
{
    QList<JudgedItem> items;
    for (int sample = 0; sample < 10; ++sample) {
        for (int i = 0; i < 4; ++i) {
            const double verdict = (sample + i) % 3 == 0 ? 0.0 : 1.0;
            items.append(item(
                sample, verdict, i == 0 ? std::optional<double>(verdict) : std::nullopt, {}, 0.25));
        }
    }
    return items;
}

double widthOf(const Figure& figure)
{
    return figure.interval->high - figure.interval->low;
}

void verifyUndefined(const CorrectedMetric& metric, const QString& part)
{
    for (const Figure& figure : {metric.corrected, metric.people, metric.roganGladen}) {
        QVERIFY(!figure.isDefined());
        QVERIFY2(figure.undefinedBecause.contains(part), qPrintable(figure.undefinedBecause));
    }
    QVERIFY(!metric.trust);
    QVERIFY(!metric.more.toHalve);
    QVERIFY(!metric.widthAgainstPeople);
}

} // namespace

class TestCorrectedMetric : public QObject
{
    Q_OBJECT

private slots:
    void checksOfEverythingAreTheMeanOverSamples()
    {
        const QList<double> shares{1.0, 0.5, 0.0, 0.5};
        QList<JudgedItem> items;
        for (int sample = 0; sample < 4; ++sample) {
            items.append(item(sample, 1.0, shares.at(sample) > 0.0 ? 1.0 : 0.0));
            items.append(item(sample, 0.0, shares.at(sample) > 0.5 ? 1.0 : 0.0));
        }
        const CorrectedMetric metric = correctedMetric(items);
        const Figure expected = inference::meanWithInterval(shares, inference::kScoreRange);
        for (const Figure& figure : {metric.corrected, metric.people}) {
            QVERIFY(isNear(*figure.value, *expected.value));
            QVERIFY(isNear(figure.interval->low, expected.interval->low));
            QVERIFY(isNear(figure.interval->high, expected.interval->high));
            QCOMPARE(figure.n, 4);
        }
        QVERIFY(!metric.more.toHalve);
        QVERIFY(metric.more.notBecause.contains(QStringLiteral("More samples")));
    }

    void itIsThePredictionPoweredEstimateWithTunedWeight()
    {
        // Six samples with scores, four of them checked; computed from the formulas of PPI++.
        const QList<JudgedItem> items{item(1, 0.1, 0.3), item(2, 0.5, 0.4), item(3, 1.0, 0.8),
            item(4, 0.5, 0.7), item(5, 0.3), item(6, 0.8)};
        const CorrectedMetric metric = correctedMetric(items);
        QVERIFY(isNear(*metric.trust, 0.784739771991868));
        QVERIFY(isNear(*metric.corrected.value, 0.5565394980999323));
        QVERIFY(isNear(metric.corrected.interval->low, 0.2729605677691968));
        QVERIFY(isNear(metric.corrected.interval->high, 0.8075101475726796));
        QVERIFY(isNear(*metric.people.value, 0.55));
        QVERIFY(isNear(metric.people.interval->low, 0.2091955387776686));
        QVERIFY(isNear(metric.people.interval->high, 0.8495559717094537));
        QVERIFY(!metric.roganGladen.isDefined()); // scores are no verdicts
        QVERIFY(
            isNear(*metric.widthAgainstPeople, widthOf(metric.corrected) / widthOf(metric.people)));
    }

    void checksCountByTheInverseOfTheirProbabilityAndStrataByTheirWeight()
    {
        // The stratum "a" has a third of the weight of each sample. In "b" weights of checks are 2
        // and 4, so that its share is a third.
        QList<JudgedItem> items;
        for (int sample = 1; sample <= 2; ++sample) {
            items.append(item(sample, 1.0, 1.0, QStringLiteral("a")));
            items.append(item(sample, 1.0, sample == 1 ? 1.0 : 0.0, QStringLiteral("b"),
                sample == 1 ? 0.5 : 0.25));
            items.append(item(sample, 1.0, {}, QStringLiteral("b")));
        }
        const CorrectedMetric metric = correctedMetric(items);
        QVERIFY(isNear(*metric.people.value, 1.0 / 3.0 + 2.0 / 3.0 / 3.0));
        QCOMPARE(metric.checks, 4);
        QCOMPARE(metric.checkedSamples, 2);
    }

    void sentencesOfALongSampleCountLessThanThoseOfAShortOne()
    {
        // Means of samples: 1 and 1/4, so that the metric is 5/8, not 2/5.
        QList<JudgedItem> items{item(1, 1.0, 1.0)};
        for (int i = 0; i < 4; ++i)
            items.append(item(2, 1.0, i == 0 ? 1.0 : 0.0));
        QVERIFY(isNear(*correctedMetric(items).people.value, 0.625));
    }

    void checksThatAllAgreeAreNotCertain()
    {
        const CorrectedMetric metric = correctedMetric(allAgree());
        QVERIFY(widthOf(metric.corrected) > widthOf(metric.judge));
        // As two differences in twelve samples: the standard error is at least 0.118.
        QVERIFY(widthOf(metric.corrected) > 0.4);
        QCOMPARE(*metric.sensitivity, 1.0);
        QCOMPARE(*metric.specificity, 1.0);
        QVERIFY(metric.roganGladen.isDefined());
    }

    void labelsThatAreAllTheSameLeaveAnInterval()
    {
        QList<JudgedItem> items = allAgree();
        for (JudgedItem& one : items) {
            if (one.checked)
                one.checked = 1.0;
        }
        const CorrectedMetric metric = correctedMetric(items);
        QCOMPARE(*metric.people.value, 1.0);
        QCOMPARE(metric.people.interval->high, 1.0);
        QVERIFY(metric.people.interval->low > 0.5 && metric.people.interval->low < 0.8);
        QVERIFY(metric.roganGladen.undefinedBecause.contains(QStringLiteral("specificity")));
    }

    void withoutChecksOnlyTheJudgeHasAFigure()
    {
        const CorrectedMetric metric = correctedMetric({item(1, 1.0), item(2, 0.0), item(2, 1.0)});
        verifyUndefined(metric, QStringLiteral("No audited items"));
        QVERIFY(isNear(*metric.judge.value, 0.75));
        QVERIFY(!correctedMetric({}).judge.isDefined());
        verifyUndefined(correctedMetric({}), QStringLiteral("no items"));
    }

    void oneSampleCannotShowHowSamplesVary()
    {
        verifyUndefined(correctedMetric({item(1, 1.0, 1.0), item(1, 0.0, 1.0)}),
            QStringLiteral("from one sample"));
        verifyUndefined(correctedMetric({item(1, 1.0, 1.0), item(1, 0.0, 1.0), item(2, 1.0)}),
            QStringLiteral("from one sample"));
    }

    void aStratumWithoutChecksLeavesItUndefined()
    {
        const QList<JudgedItem> items{item(1, 1.0, 1.0, QStringLiteral("covered")),
            item(2, 1.0, 1.0, QStringLiteral("covered")),
            item(1, 0.0, {}, QStringLiteral("not covered"))};
        verifyUndefined(correctedMetric(items), QStringLiteral("\"not covered\""));
    }

    void aProbabilityThatCannotBeIsRefused()
    {
        for (const double inclusion : {0.0, -0.5, 1.5, kNaN}) {
            verifyUndefined(correctedMetric({item(1, 1.0, 1.0, {}, inclusion), item(2, 1.0, 1.0)}),
                QStringLiteral("probability"));
        }
    }

    void itemsWhoseLabelStandsInAPromptAreLeftOut()
    {
        QList<JudgedItem> items = allAgree();
        const CorrectedMetric without = correctedMetric(items);
        for (int i = 0; i < 5; ++i) {
            JudgedItem shown = item(i, 1.0, 0.0);
            shown.inPrompt = true;
            items.append(shown);
        }
        const CorrectedMetric with = correctedMetric(items);
        QCOMPARE(with.inPrompt, 5);
        QCOMPARE(with.items, without.items);
        QCOMPARE(*with.corrected.value, *without.corrected.value);
        QCOMPARE(*with.judge.value, *without.judge.value);
    }

    void anAbstentionIsNotAZero()
    {
        QList<JudgedItem> items;
        for (int sample = 0; sample < 20; ++sample) {
            items.append(item(sample, 1.0, 1.0));
            items.append(item(sample, 0.0, 0.0));
            items.append(item(sample, std::nullopt, 1.0));
            items.append(item(sample, std::nullopt));
        }
        // Not checked items must not differ in a way that the estimate could not know of.
        CorrectedMetric metric = correctedMetric(items);
        QCOMPARE(metric.abstained, 40);
        QVERIFY(isNear(*metric.judge.value, 0.5));
        // Half of the weight abstains, all of it covered; of the rest half is.
        QVERIFY(isNear(*metric.roganGladen.value, 0.75));
        for (JudgedItem& one : items) {
            if (!one.judged)
                one.checked.reset();
        }
        metric = correctedMetric(items);
        QVERIFY(metric.roganGladen.undefinedBecause.contains(QStringLiteral("abstained")));
        QVERIFY(metric.corrected.isDefined());
    }

    void itemsAreOpinionsOrKeyFacts()
    {
        using enum Conclusion;
        const auto fact = [](FactType type) { return FactRecord{QString(), type, {}}; };
        SampleRecord record;
        record.supportingFacts = {{1, {fact(FactType::NonKeyBackSupporting)}, {}},
            {2, {fact(FactType::KeyBackSupporting), fact(FactType::KeyBackSupporting)}, {}}};
        record.nonsupportingFacts = {{3, {fact(FactType::BackNonsupporting)}, {}}};
        SystemJudgement judge;
        judge.facts = {{Knowable}, {Unknowable, None}, {Knowable}};
        judge.opinions = {Knowable, Unknowable, None};
        SystemJudgement people;
        people.facts = {{Knowable}, {None, Knowable}};
        people.opinions = {Unknowable};
        QCOMPARE(opinionItems(7, judge, people),
            (QList<JudgedItem>{item(7, 1.0, 0.0), item(7, 0.0), item(7, std::nullopt)}));
        QCOMPARE(keyFactItems(7, record, judge, people),
            (QList<JudgedItem>{item(7, 0.0), item(7, std::nullopt, 1.0)}));
    }

    void roganAndGladenFollowsLangAndReiczigel()
    {
        // Computed from the equations of the paper.
        const Figure figure = roganGladen({0.5, 200.0}, {0.9, 50.0}, {0.8, 40.0});
        QVERIFY(isNear(*figure.value, 3.0 / 7.0));
        QVERIFY(isNear(figure.interval->low, 0.25745475725621825));
        QVERIFY(isNear(figure.interval->high, 0.5725170847981931));
        QVERIFY(!roganGladen({0.5, 200.0}, {0.5, 50.0}, {0.5, 40.0}).isDefined());
        QVERIFY(!roganGladen({0.5, 200.0}, {0.9, 50.0}, {0.0, 0.0}).isDefined());
        // Youden's index is 0.1 of so few: it could as well be 0. Of many it could not.
        const Figure few = roganGladen({0.5, 200.0}, {0.6, 50.0}, {0.5, 40.0});
        QVERIFY(!few.isDefined() && few.undefinedBecause.contains(QLatin1String("Youden")));
        QVERIFY(roganGladen({0.5, 2000.0}, {0.6, 900.0}, {0.5, 900.0}).isDefined());
        QCOMPARE(*roganGladen({0.05, 200.0}, {0.9, 50.0}, {0.9, 40.0}).value, 0.0);
    }

    void widthIfEverythingWereCheckedIsForetold()
    {
        SimulatedStudies few({0.9, 0.8, 0.0, 0.05}, DrawnBy::Random, 120, 7);
        SimulatedStudies all({0.9, 0.8, 0.0, 0.05}, DrawnBy::Random, 100'000, 7);
        double foretold = 0.0;
        double found = 0.0;
        constexpr int kTimes = 100;
        for (int i = 0; i < kTimes; ++i) {
            foretold += *correctedMetric(few.next()).more.widthIfAllChecked / kTimes;
            found += widthOf(correctedMetric(all.next()).corrected) / kTimes;
        }
        QVERIFY2(isNear(foretold, found, 0.01), qPrintable(QString::number(foretold - found)));
    }

    void asManyMoreChecksAsToldHalveTheWidth()
    {
        // Few checks and a poor judge, so that drawing is most of what is not known.
        SimulatedStudies few({0.7, 0.7, 0.0, 0.0}, DrawnBy::Random, 24, 11);
        qint64 more = 0;
        int halved = 0;
        double width = 0.0;
        constexpr int kTimes = 200;
        for (int i = 0; i < kTimes; ++i) {
            const CorrectedMetric metric = correctedMetric(few.next());
            halved += metric.more.toHalve ? 1 : 0;
            more += metric.more.toHalve.value_or(0);
            width += widthOf(metric.corrected) / kTimes;
        }
        QVERIFY(halved > kTimes * 3 / 4);
        SimulatedStudies many({0.7, 0.7, 0.0, 0.0}, DrawnBy::Random, 24 + int(more / halved), 11);
        double narrower = 0.0;
        for (int i = 0; i < kTimes; ++i)
            narrower += widthOf(correctedMetric(many.next()).corrected) / kTimes;
        QVERIFY2(
            isNear(narrower / width, 0.5, 0.05), qPrintable(QString::number(narrower / width)));
    }
};

TANDEM_TEST(TestCorrectedMetric, QCoreApplication)
#include "tst_correctedmetric.moc"
