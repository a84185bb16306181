#include "models/usersum/summaryscore.h"

#include "models/text/wordcount.h"
#include "models/usersum/usersummetric.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace tandem;
using namespace tandem::usersum;

namespace {

/// A summary with the first `hits` of its tasks predicted.
PredictedSummary predicted(const char* user, int run, qint64 words, int hits, int tasks)
{
    PredictedSummary summary{QLatin1String(user), run, words, {}};
    for (int i = 0; i < tasks; ++i)
        summary.tasks.append({QString::number(i), i < hits});
    return summary;
}

double meanOf(const RunsFigure& figure)
{
    return figure.mean.value.value_or(kNaN);
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

} // namespace

/// QM, IFM and IDM, computed by hand.
class TestSummaryScore final : public QObject
{
    Q_OBJECT

private slots:
    void aSummaryIsGoodFromTheThresholdOn()
    {
        QCOMPARE(isGood(predicted("a", 1, 10, 3, 5), {0.6, {}}), std::optional(true));
        QCOMPARE(isGood(predicted("a", 1, 10, 7, 10), {0.7, {}}), std::optional(true));
        QCOMPARE(isGood(predicted("a", 1, 10, 1, 3), {1.0 / 3.0, {}}), std::optional(true));
        QCOMPARE(isGood(predicted("a", 1, 10, 2, 5), {0.41, {}}), std::optional(false));
    }

    void theRoundingOfTheThresholdMakesNothingBad()
    {
        QCOMPARE(isGood(predicted("a", 1, 10, 3, 10), {0.1 + 0.2, {}}), std::optional(true));
        QCOMPARE(isGood(predicted("a", 1, 10, 2, 3), {0.66666666666667, {}}), std::optional(true));
        QCOMPARE(isGood(predicted("a", 1, 10, 2, 3), {0.6667, {}}), std::optional(false));
        QCOMPARE(thresholdText(0.6667), QStringLiteral("0.6667"));
        QCOMPARE(thresholdText(0.5), QStringLiteral("0.5"));
    }

    void whereAllUsersAreAlikeTheIntervalIsWilsonsOrThereIsNone()
    {
        QList<PredictedSummary> summaries;
        for (const char* user : {"a", "b", "c", "d"}) {
            summaries.append(predicted(user, 1, 10, 1, 1));
            summaries.append(predicted(user, 2, 10, 1, 1));
        }
        const SummaryScore good = summaryScore(summaries, {0.5, 5});
        // By hand, of 4 of 4: 1 / (1 + z^2 / 4), z = 1.959964; of none it is turned around.
        const double end = 1.0 / (1.0 + 1.959964 * 1.959964 / 4.0);
        QCOMPARE(good.qm.interval, UserInterval::Wilson);
        QVERIFY(std::abs(good.qm.mean.interval->low - end) < 1e-6);
        QVERIFY(isNear(good.qm.mean.interval->high, 1.0));
        QVERIFY(std::abs(good.ifm.mean.interval->high - (1.0 - end)) < 1e-6);
        // A share by word is no share of users.
        QCOMPARE(good.idm.interval, UserInterval::AllAlike);
        QVERIFY(!good.idm.mean.interval);
        for (qsizetype i = 1; i < summaries.size(); i += 2)
            summaries[i].tasks.first().isHit = false;
        const SummaryScore half = summaryScore(summaries, {0.5, 5});
        QCOMPARE(half.qm.interval, UserInterval::AllAlike);
        summaries.first().tasks.first().isHit = false;
        QCOMPARE(summaryScore(summaries, {0.5, 5}).qm.interval, UserInterval::Wilson);
        QCOMPARE(summaryScore({}, {0.5, 5}).qm.interval, UserInterval::Undefined);
    }

    void ofFewerThanTenUsersNothingIsDrawn()
    {
        QList<PredictedSummary> summaries;
        for (int user = 0; user < 10; ++user)
            summaries.append(
                predicted(QByteArray::number(user).constData(), 1, 10 + user, user % 2, 1));
        const SummaryScore ten = summaryScore(summaries, {0.5, {}});
        QCOMPARE(ten.qm.interval, UserInterval::Bootstrap);
        QCOMPARE(ten.idm.interval, UserInterval::Bootstrap);
        const SummaryScore two = summaryScore(summaries.first(2), {0.5, {}});
        QCOMPARE(two.qm.interval, UserInterval::Wilson);
        QCOMPARE(two.idm.interval, UserInterval::StudentT);
        QCOMPARE(userIntervalKey(two.idm.interval), QStringLiteral("student_t_logit"));
        const Interval ends = *two.idm.mean.interval;
        QVERIFY(ends.low < *two.idm.mean.value && ends.high > 2.0 * *two.idm.mean.value);
        QVERIFY(ends.low >= 0.0 && ends.high <= 1.0);
    }

    void theOrderOfLinesChangesNothing()
    {
        QList<PredictedSummary> summaries;
        for (int user = 0; user < 9; ++user) {
            for (int run = 1; run <= 3; ++run)
                summaries.append(predicted(
                    QByteArray::number(user).constData(), run, 7 + user % 4, (user * run) % 4, 3));
        }
        const SummaryScore before = summaryScore(summaries, {0.5, 8});
        std::reverse(summaries.begin(), summaries.end());
        std::swap(summaries[3], summaries[17]);
        const SummaryScore after = summaryScore(summaries, {0.5, 8});
        for (const auto figure : {&SummaryScore::qm, &SummaryScore::ifm, &SummaryScore::idm}) {
            QVERIFY((before.*figure).mean.value == (after.*figure).mean.value);
            QVERIFY((before.*figure).mean.interval->low == (after.*figure).mean.interval->low);
            QVERIFY((before.*figure).mean.interval->high == (after.*figure).mean.interval->high);
            QVERIFY((before.*figure).sd == (after.*figure).sd);
        }
    }

    void everySummaryIsGoodWhereNothingIsAskedAndOnlyTheFlawlessWhereAllIs()
    {
        QCOMPARE(isGood(predicted("a", 1, 10, 0, 4), {0.0, {}}), std::optional(true));
        QCOMPARE(isGood(predicted("a", 1, 10, 3, 4), {1.0, {}}), std::optional(false));
        QCOMPARE(isGood(predicted("a", 1, 10, 4, 4), {1.0, {}}), std::optional(true));
    }

    void ofNoTasksThereIsNoVerdict()
    {
        QVERIFY(!isGood(predicted("a", 1, 10, 0, 0), {0.0, {}}));
        QVERIFY(!predictedShare(predicted("a", 1, 10, 0, 0)));
    }

    void theMetricsAreThoseOfThePaper()
    {
        // By hand: shares 3/4, 1/4, 2/4; lengths 100, 200, 50.
        const SummaryScore score =
            summaryScore({predicted("a", 1, 100, 3, 4), predicted("b", 1, 200, 1, 4),
                             predicted("c", 1, 50, 2, 4)},
                {0.5, 100});
        QVERIFY(isNear(meanOf(score.qm), 2.0 / 3.0));
        QVERIFY(isNear(meanOf(score.ifm), 2.0 / 3.0));
        QVERIFY(isNear(meanOf(score.idm), (0.75 / 100 + 0.25 / 200 + 0.5 / 50) / 3.0));
        QCOMPARE(score.users, 3);
        QCOMPARE(score.qm.mean.n, 3);
    }

    void runsHaveAMeanAndTheDeviationOfASample()
    {
        // Two users in three runs: QM is 1, 0.5 and 0.
        const SummaryScore score =
            summaryScore({predicted("a", 1, 10, 1, 1), predicted("b", 1, 10, 1, 1),
                             predicted("a", 2, 10, 1, 1), predicted("b", 2, 10, 0, 1),
                             predicted("a", 3, 10, 0, 1), predicted("b", 3, 10, 0, 1)},
                {0.5, {}});
        QCOMPARE(score.runs, QList<int>({1, 2, 3}));
        QCOMPARE(score.qm.runs.size(), 3);
        QCOMPARE(score.qm.runs.at(1).value, std::optional(0.5));
        QVERIFY(isNear(meanOf(score.qm), 0.5));
        QVERIFY(score.qm.sd && isNear(*score.qm.sd, 0.5));
        QVERIFY(score.qm.mean.interval && score.qm.mean.interval->low < 0.5);
        QCOMPARE(score.qm.mean.n, 2);
    }

    void oneRunHasNoDeviation()
    {
        const SummaryScore score = summaryScore({predicted("a", 7, 10, 1, 2)}, {0.5, 10});
        QVERIFY(!score.qm.sd);
        QCOMPARE(score.idm.interval, UserInterval::OneUser);
        QVERIFY(!score.idm.mean.interval);
        QCOMPARE(score.qm.mean.value, std::optional(1.0));
    }

    void summariesWithoutTasksCountForTheirLengthAlone()
    {
        const SummaryScore score =
            summaryScore({predicted("a", 1, 10, 0, 0), predicted("b", 1, 30, 1, 1)}, {0.5, 20});
        QCOMPARE(score.withoutTasks, 1);
        QCOMPARE(score.qm.mean.n, 1);
        QCOMPARE(score.idm.mean.n, 1);
        QVERIFY(isNear(meanOf(score.ifm), 0.5));
        const SummaryScore none = summaryScore({predicted("a", 1, 10, 0, 0)}, {0.5, 20});
        QVERIFY(!none.qm.mean.isDefined() && !none.qm.mean.undefinedBecause.isEmpty());
    }

    void runsThatLackPredictionsCountForTheirLengthAlone()
    {
        PredictedSummary lacking = predicted("a", 1, 10, 1, 1);
        lacking.missing = 1;
        PredictedSummary unread = predicted("b", 1, 30, 0, 2);
        unread.unread = 1;
        const SummaryScore score = summaryScore({lacking, unread}, {0.5, 20});
        QCOMPARE(score.qm.mean.n, 1);
        QCOMPARE(score.qm.mean.value, std::optional(0.0));
        QCOMPARE(score.idm.mean.n, 1);
        QCOMPARE(score.ifm.mean.n, 2);
        QCOMPARE(score.asked, 2);
        QCOMPARE(score.lacking, 1);
        QCOMPARE(score.predictions, 2);
        QCOMPARE(score.unread, 1);
        QCOMPARE(score.withoutTasks, 0);
        const SummaryScore none = summaryScore({lacking}, {0.5, 20});
        QVERIFY(none.qm.mean.undefinedBecause.contains(QStringLiteral("all predictions")));
    }

    void anEmptySummaryHasNoDensity()
    {
        const SummaryScore score =
            summaryScore({predicted("a", 1, 0, 1, 2), predicted("b", 1, 10, 1, 2)}, {0.5, 20});
        QCOMPARE(score.empty, 1);
        QCOMPARE(score.idm.mean.n, 1);
        QVERIFY(isNear(meanOf(score.idm), 0.05));
        QVERIFY(isNear(meanOf(score.qm), 1.0));
        QVERIFY(isNear(meanOf(score.ifm), 1.0));
    }

    void aSummaryKeepsToItsOwnLimitWhereNoneIsSaid()
    {
        QList<PredictedSummary> summaries{predicted("a", 1, 10, 1, 1), predicted("b", 1, 11, 1, 1),
            predicted("c", 1, 5, 1, 1), predicted("d", 1, 5, 1, 1)};
        summaries[0].mostWords = 10;
        summaries[1].mostWords = 10;
        summaries[2].mostWords = 4;
        const SummaryScore told = summaryScore(summaries, {0.5, {}});
        QVERIFY(isNear(meanOf(told.ifm), 1.0 / 3.0));
        QCOMPARE(told.ifm.mean.n, 3);
        QVERIFY(isNear(meanOf(summaryScore(summaries, {0.5, 10}).ifm), 0.75));
    }

    void withoutAWordLimitNobodyKeepsToIt()
    {
        const SummaryScore score = summaryScore({predicted("a", 1, 10, 1, 2)}, {0.5, {}});
        QVERIFY(!score.ifm.mean.isDefined());
        QVERIFY(!score.ifm.runs.first().isDefined());
    }

    void usersWhoLackARunAreCounted()
    {
        // The mean is that of the users, 1 and 0, as their interval is; not that of the runs.
        const SummaryScore score = summaryScore(
            {predicted("a", 1, 10, 1, 1), predicted("a", 2, 10, 1, 1), predicted("b", 2, 10, 0, 1)},
            {0.5, {}});
        QCOMPARE(score.incomplete, 1);
        QVERIFY(isNear(meanOf(score.qm), 0.5));
        QVERIFY(score.qm.sd && isNear(*score.qm.sd, 0.5 / std::sqrt(2.0)));
    }

    void theMeanLiesInItsIntervalWhereUsersLackRuns()
    {
        // One of ten is good in the first run, and alone in the second.
        QList<PredictedSummary> summaries{predicted("0", 2, 10, 1, 1)};
        for (int user = 0; user < 10; ++user)
            summaries.append(
                predicted(QByteArray::number(user).constData(), 1, 10, user == 0 ? 1 : 0, 1));
        const RunsFigure qm = summaryScore(summaries, {0.5, {}}).qm;
        QVERIFY(isNear(meanOf(qm), 0.1));
        QVERIFY(qm.mean.interval->low <= 0.1 && 0.1 <= qm.mean.interval->high);
        QCOMPARE(qm.runs.at(1).value, std::optional(1.0));
    }

    void nothingAtAllIsUndefined()
    {
        const SummaryScore score = summaryScore({}, {0.5, 100});
        QCOMPARE(score.users, 0);
        QVERIFY(!score.qm.mean.isDefined() && !score.ifm.mean.isDefined());
    }

    void itCanBeCalledOff()
    {
        const std::atomic_bool cancel(true);
        QVERIFY(!summaryScore(
            {predicted("a", 1, 10, 1, 1), predicted("b", 1, 10, 0, 1)}, {0.5, 100}, &cancel)
                     .qm.mean.isDefined());
    }

    void wordsStandBetweenWhiteSpace()
    {
        QCOMPARE(countWords(u""), 0);
        QCOMPARE(countWords(u" \n\t"), 0);
        QCOMPARE(countWords(u"**Summary** likes\u00a0films, 96-101.\n* one"), 6);
    }
};

TANDEM_TEST(TestSummaryScore, QCoreApplication)
#include "tst_summaryscore.moc"
