#include "models/usersum/humanagreement.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::usersum;

namespace {

PredictedSummary judged(const char* user, int run, bool good)
{
    return {QLatin1String(user), run, 10, {{QStringLiteral("t"), good}}};
}

HumanRating rated(const char* user, bool good, const char* rater = "")
{
    return {QLatin1String(user), QLatin1String(rater), good};
}

bool isNear(const std::optional<double>& a, double b)
{
    return a && std::abs(*a - b) < 1e-12;
}

} // namespace

/// MAA and Pearson's r of people's ratings with Q_s, computed by hand.
class TestHumanAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void theConfusionMatrixHasPredictionsAgainstRatings()
    {
        const HumanAgreement agreement =
            humanAgreement({judged("a", 1, true), judged("b", 1, true), judged("c", 1, false),
                               judged("d", 1, false), judged("e", 1, true)},
                {rated("a", true), rated("b", false), rated("c", true), rated("d", false),
                    rated("e", true)},
                {0.5, {}});
        QCOMPARE(agreement.confusions.first(), (Confusion{2, 1, 1, 1}));
        QVERIFY(isNear(agreement.maa.mean.value, 0.6));
        // By hand: (5 * 2 - 3 * 3) / sqrt((5 * 3 - 9) * (5 * 3 - 9)).
        QVERIFY(isNear(agreement.pearson.value, 1.0 / 6.0));
        QCOMPARE(agreement.pearson.n, 5);
        QVERIFY(!agreement.pearsonSd);
    }

    void runsAreAveraged()
    {
        const HumanAgreement agreement = humanAgreement(
            {judged("a", 1, true), judged("b", 1, false), judged("c", 1, true),
                judged("d", 1, false), judged("a", 2, true), judged("b", 2, true),
                judged("c", 2, true), judged("d", 2, true)},
            {rated("a", true), rated("b", false), rated("c", true), rated("d", false)}, {0.5, {}});
        QVERIFY(isNear(agreement.maa.mean.value, 0.75));
        QVERIFY(isNear(agreement.maa.sd, std::sqrt(0.125)));
        QCOMPARE(agreement.confusions.at(1), (Confusion{2, 2, 0, 0}));
        QCOMPARE(agreement.confusions.at(0), (Confusion{2, 0, 0, 2}));
        // In the second run nothing varies: only the first has an r.
        QVERIFY(isNear(agreement.pearson.value, 1.0));
        QVERIFY(!agreement.pearsons.at(1).figure.isDefined());
    }

    void ofSeveralRatersTheMajorityCountsAndTiesAreLeftOut()
    {
        const HumanAgreement agreement =
            humanAgreement({judged("a", 1, true), judged("b", 1, true)},
                {rated("a", true, "x"), rated("a", false, "y"), rated("a", true, "z"),
                    rated("b", true, "x"), rated("b", false, "y")},
                {0.5, {}});
        QCOMPARE(agreement.confusions.first(), (Confusion{1, 0, 0, 0}));
        QCOMPARE(agreement.tied, 1);
        QCOMPARE(agreement.maa.mean.n, 1);
    }

    void whoIsNotRatedAndWhatIsNotJudgedIsCounted()
    {
        PredictedSummary withoutTasks = judged("c", 1, true);
        withoutTasks.tasks.clear();
        const HumanAgreement agreement =
            humanAgreement({judged("a", 1, true), judged("b", 1, true), withoutTasks},
                {rated("a", true), rated("c", true), rated("z", false)}, {0.5, {}});
        QCOMPARE(agreement.unrated, 1);
        QCOMPARE(agreement.unmatched, 2);
        QCOMPARE(agreement.maa.mean.n, 1);
    }

    void overSeveralSummarizersEveryUserCountsOnce()
    {
        // "ours": a agrees, b does not; "theirs": a agrees, b is tied.
        const HumanAgreement all = humanAgreementOver(
            {{{judged("a", 1, true), judged("b", 1, true)}, {rated("a", true), rated("b", false)}},
                {{judged("a", 1, false), judged("b", 1, true)},
                    {rated("a", false), rated("b", true, "x"), rated("b", false, "y")}}},
            {0.5, {}});
        QVERIFY(isNear(all.maa.mean.value, 0.5)); // of two users, with both of a's summaries
        QCOMPARE(all.maa.mean.n, 2);
        QCOMPARE(all.confusions.first(), (Confusion{1, 1, 0, 1}));
        QCOMPARE(all.tied, 1);
        QCOMPARE(all.unrated, 0);
    }

    void withoutRatingsThereIsNoAgreement()
    {
        const HumanAgreement agreement = humanAgreement({judged("a", 1, true)}, {}, {0.5, {}});
        QVERIFY(!agreement.maa.mean.isDefined());
        QVERIFY(!agreement.pearson.isDefined());
        QVERIFY(!agreement.pearson.undefinedBecause.isEmpty());
    }
};

TANDEM_TEST(TestHumanAgreement, QCoreApplication)
#include "tst_humanagreement.moc"
