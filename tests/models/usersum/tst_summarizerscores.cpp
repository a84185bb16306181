#include "models/inference/pairedtest.h"
#include "models/usersum/summarizerscores.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/results/spelling.h"
#include "models/usersum/matchedsummaries.h"
#include "models/usersum/summarizercomparison.h"
#include "models/usersum/summarizertables.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::usersum;

namespace {

/// The first `hits` of a user's tasks predicted.
PredictedSummary predicted(const QString& user, int run, qint64 words, int hits, int tasks)
{
    PredictedSummary summary{user, run, words, {}};
    for (int i = 0; i < tasks; ++i)
        summary.tasks.append({QString::number(i), i < hits});
    return summary;
}

/// One run of as many users, each with the same.
SummarizerPredictions everyone(
    const char* name, int users, int hits, qint64 words, SummarizerRole role = SummarizerRole::Own)
{
    SummarizerPredictions all{QLatin1String(name), {}, role};
    for (int i = 0; i < users; ++i)
        all.summaries.append(predicted(QString::number(i), 1, words, hits, 4));
    return all;
}

bool isNear(const std::optional<double>& a, double b)
{
    return a && std::abs(*a - b) < 1e-12;
}

const ScoreRule kRule{0.5, 100};

} // namespace

/// Several summarizers and their baselines, computed by hand.
class TestSummarizerScores final : public QObject
{
    Q_OBJECT

private slots:
    void everySummarizerHasTheMetricsOfThePaper()
    {
        const QString a = QStringLiteral("a");
        const QString b = QStringLiteral("b");
        // QM is 1 and 0.5; IFM 0.5 in both; IDM (0.75/50 + 0.5/200)/2 and (1/50 + 0.25/200)/2.
        const SummarizerPredictions own{QStringLiteral("single step"),
            {predicted(a, 1, 50, 3, 4), predicted(b, 1, 200, 2, 4), predicted(a, 2, 50, 4, 4),
                predicted(b, 2, 200, 1, 4)}};
        const QList<SummarizerScore> scores = summarizerScores({own}, kRule);
        const SummaryScore& score = scores.first().score;
        QVERIFY(isNear(score.qm.mean.value, 0.75));
        QVERIFY(isNear(score.qm.sd, std::sqrt(0.125)));
        QVERIFY(isNear(score.ifm.mean.value, 0.5));
        QVERIFY(isNear(score.ifm.sd, 0.0));
        const double first = (0.75 / 50 + 0.5 / 200) / 2;
        const double second = (1.0 / 50 + 0.25 / 200) / 2;
        QVERIFY(isNear(score.idm.mean.value, (first + second) / 2));
        QVERIFY(isNear(score.idm.sd, (second - first) / std::sqrt(2.0)));
    }

    void baselinesWithoutSummariesHaveNeitherLengthNorDensity()
    {
        const auto scores =
            summarizerScores({everyone("popular", 3, 2, 0, SummarizerRole::MostPopular),
                                 everyone("none", 3, 2, 0, SummarizerRole::NoSummary),
                                 everyone("other", 3, 2, 50, SummarizerRole::SomebodyElses)},
                kRule);
        for (int i = 0; i < 2; ++i) {
            QVERIFY(isNear(scores.at(i).score.qm.mean.value, 1.0));
            QVERIFY(!scores.at(i).score.ifm.mean.isDefined());
            QVERIFY(!scores.at(i).score.idm.mean.isDefined());
            QVERIFY(!scores.at(i).score.ifm.runs.first().isDefined());
            QVERIFY(!scores.at(i).score.ifm.mean.undefinedBecause.isEmpty());
        }
        QVERIFY(isNear(scores.at(2).score.ifm.mean.value, 1.0));
        QVERIFY(isNear(scores.at(2).score.idm.mean.value, 0.01));
    }

    void usersArePairedByTheRunsThatBothHave()
    {
        const QString a = QStringLiteral("a");
        const QList<PredictedSummary> first{predicted(a, 1, 10, 4, 4), predicted(a, 2, 10, 2, 4),
            predicted(QStringLiteral("b"), 1, 10, 1, 4)};
        const QList<PredictedSummary> second{predicted(a, 2, 10, 1, 4), predicted(a, 3, 10, 3, 4),
            predicted(QStringLiteral("c"), 1, 10, 1, 4)};
        const PairedUsers common = pairedUsers(first, second, UsersumMetric::Share, kRule);
        QCOMPARE(common.users, QStringList({a}));
        QCOMPARE(common.values.first, QList<double>({0.5}));
        QCOMPARE(common.values.second, QList<double>({0.25}));
        QCOMPARE(common.leftOut, 2);
    }

    void oneRunOfABaselineStandsAgainstEveryRun()
    {
        const QString a = QStringLiteral("a");
        const QString b = QStringLiteral("b");
        const SummarizerPredictions own{
            QStringLiteral("own"), {predicted(a, 1, 10, 4, 4), predicted(a, 2, 10, 2, 4),
                                       predicted(b, 1, 10, 1, 4), predicted(b, 2, 10, 2, 4)}};
        const SummarizerPredictions popular{QStringLiteral("popular"),
            {predicted(a, 1, 0, 1, 4), predicted(b, 1, 0, 1, 4)}, SummarizerRole::MostPopular};
        const BaselineDifference share = baselineDifferences({own, popular}, kRule).first();
        // By hand: 0.75 and 0.375 against 0.25 and 0.25.
        QVERIFY(isNear(share.test.difference.value, (0.5 + 0.125) / 2.0));
        for (const bool isTurned : {false, true}) {
            const SummarizerPredictions& first = isTurned ? popular : own;
            const SummarizerPredictions& second = isTurned ? own : popular;
            const SummarizerComparison both = compareSummarizers(
                first.summarizer, first.summaries, second.summarizer, second.summaries, kRule);
            const inference::PairedTest& test = both.metrics.front().test;
            const double sign = isTurned ? -1.0 : 1.0;
            QVERIFY(isNear(test.difference.value, sign * *share.test.difference.value));
            QCOMPARE(test.pValue, share.test.pValue);
            QCOMPARE(both.once, QStringLiteral("popular"));
            QCOMPARE(both.runsLeftOut, 0);
            QCOMPARE(both.tasks.first().both + both.tasks.first().firstOnly +
                         both.tasks.first().secondOnly + both.tasks.first().neither,
                4);
        }
    }

    void whoIsBetterByFarBeatsTheBaseline()
    {
        const auto differences = baselineDifferences(
            {everyone("own", 20, 4, 40), everyone("none", 20, 1, 0, SummarizerRole::NoSummary),
                everyone("others", 20, 4, 20, SummarizerRole::SomebodyElses)},
            kRule);
        QCOMPARE(differences.size(), 5);
        QCOMPARE(differences.at(0).metric, UsersumMetric::Share);
        QVERIFY(isNear(differences.at(0).test.difference.value, 0.75));
        QCOMPARE(differences.at(0).verdict, BaselineVerdict::Beats);
        QCOMPARE(differences.at(1).metric, UsersumMetric::Quality);
        QVERIFY(isNear(differences.at(1).test.difference.value, 1.0));
        QCOMPARE(differences.at(1).test.wins, 20);
        QCOMPARE(differences.at(1).verdict, BaselineVerdict::Beats);
        // The other's summaries predict as much and are shorter by half.
        QCOMPARE(differences.at(3).verdict, BaselineVerdict::Open);
        QVERIFY(isNear(differences.at(4).test.difference.value, 1.0 / 40 - 1.0 / 20));
        QCOMPARE(differences.at(4).verdict, BaselineVerdict::Behind);
    }

    void ofFewUsersNothingIsShown()
    {
        const auto some = baselineDifferences(
            {everyone("own", 3, 4, 40), everyone("none", 3, 0, 0, SummarizerRole::NoSummary)},
            kRule);
        // 2 of the 8 ways to give signs are as far from 0.
        QVERIFY(isNear(some.first().test.pValue, 0.25));
        QCOMPARE(some.first().verdict, BaselineVerdict::Open);
        const auto one = baselineDifferences(
            {everyone("own", 1, 4, 40), everyone("none", 1, 0, 0, SummarizerRole::NoSummary)},
            kRule);
        QCOMPARE(one.first().verdict, BaselineVerdict::Unknown);
        QVERIFY(one.first().test.difference.undefinedBecause.contains(QLatin1String("two users")));
    }

    void onlyCommonUsersAreCompared()
    {
        const auto differences = baselineDifferences(
            {everyone("own", 20, 4, 40), everyone("none", 18, 1, 0, SummarizerRole::NoSummary)},
            kRule);
        QCOMPARE(differences.first().test.difference.n, 18);
        QCOMPARE(differences.first().leftOut, 2);
    }

    void aBaselineIsComparedWithinItsLogAndWithWhomItIsMadeOf()
    {
        SummarizerPredictions ofFirst =
            everyone("others of first", 2, 1, 9, SummarizerRole::SomebodyElses);
        ofFirst.ofOther = QStringLiteral("first");
        SummarizerPredictions elsewhere = everyone("none", 2, 1, 0, SummarizerRole::NoSummary);
        elsewhere.log = QStringLiteral("another log");
        const auto differences = baselineDifferences(
            {everyone("first", 2, 1, 9), everyone("second", 2, 1, 9), ofFirst, elsewhere}, kRule);
        QCOMPARE(differences.size(), 3);
        for (const BaselineDifference& one : differences)
            QCOMPARE(one.summarizer, QStringLiteral("first"));
    }

    void thereMayBeNothingToCompare()
    {
        QVERIFY(baselineDifferences({}, kRule).isEmpty());
        QVERIFY(baselineDifferences({everyone("own", 2, 1, 9)}, kRule).isEmpty());
        QVERIFY(summarizerScores({}, kRule).isEmpty());
        QVERIFY(summarizersSection({}, kRule).rows.isEmpty());
        QVERIFY(baselinesSection({}).rows.isEmpty());
        QVERIFY(ratedSummarizersSection({}).rows.isEmpty());
    }

    void itCanBeCalledOff()
    {
        const std::atomic_bool cancel(true);
        const QList<SummarizerPredictions> all{
            everyone("own", 20, 4, 40), everyone("none", 20, 0, 0, SummarizerRole::NoSummary)};
        for (const BaselineDifference& one : baselineDifferences(all, kRule, &cancel)) {
            QVERIFY(!one.test.difference.isDefined());
            QCOMPARE(one.verdict, BaselineVerdict::Unknown);
        }
    }

    void theTableHasMeanAndDeviationAndMarksBaselines()
    {
        const QString a = QStringLiteral("a");
        const SummarizerPredictions own{
            QStringLiteral("own"), {predicted(a, 1, 50, 3, 4), predicted(a, 2, 50, 1, 4)}};
        const QList<SummarizerScore> scores = summarizerScores(
            {own, everyone("popular", 3, 2, 0, SummarizerRole::MostPopular)}, kRule);
        const results::Section section = summarizersSection(scores, kRule);
        const Table readers = results::tableOf(section, results::Outlet::Readers);
        // QM 1 and 0, IFM 1, IDM 0.015 and 0.005.
        QCOMPARE(readers.header.at(1), QStringLiteral("QM"));
        QCOMPARE(readers.rows.first().mid(1, 3),
            QStringList({QStringLiteral("0.500 ± 0.707"), QStringLiteral("1.000 ± 0.000"),
                QStringLiteral("0.01000 ± 0.00707")}));
        QCOMPARE(readers.rows.at(1).at(1), QStringLiteral("1.000"));
        // On the console and in a table of their own for papers intervals and n; of the popular
        // there is no IFM and no IDM.
        const Table console = results::tableOf(section, results::Outlet::Console);
        QCOMPARE(console.rows.first().mid(2, 2),
            QStringList(
                {QStringLiteral("0.500 ± 0.707"), QStringLiteral("1.000 ± 0.000 [0.207, 1.000]")}));
        QCOMPARE(console.rows.at(1).at(5), QStringLiteral("3, 0, 0"));
        const Table intervals =
            results::tableOf(summarizerIntervalsSection(scores), results::Outlet::Readers);
        QCOMPARE(intervals.rows.first(),
            QStringList({QStringLiteral("own"), results::dash(), QStringLiteral("[0.207, 1.000]"),
                results::dash(), QStringLiteral("1")}));
        QCOMPARE(intervals.rows.at(1).at(1), QStringLiteral("[0.439, 1.000]"));
        // Papers have no room for kinds, and name baselines below the table.
        QVERIFY(section.notes.contains(QStringLiteral("Baselines: popular.")));
        QCOMPARE(results::tableOf(section, results::Outlet::Console).rows.at(1).at(1),
            QStringLiteral("baseline: the most popular"));
        QVERIFY(section.rows.at(1).pale && !section.rows.at(0).pale);
        const QJsonArray json =
            results::reportJson({{}, {section}})[QLatin1String("summarizers")].toArray();
        QCOMPARE(json.at(1)[QLatin1String("role")].toString(), QStringLiteral("most_popular"));
        QCOMPARE(json.at(0)[QLatin1String("qm")][QLatin1String("value")].toDouble(), 0.5);
        QCOMPARE(json.at(0)[QLatin1String("qm_interval")].toString(), QStringLiteral("one_user"));
        QCOMPARE(json.at(0)[QLatin1String("ifm_interval")].toString(), QStringLiteral("wilson"));
        QVERIFY(json.at(1)[QLatin1String("idm")].toObject().contains(QLatin1String("undefined")));
    }

    void theTableOfBaselinesSaysWhatIsBeaten()
    {
        const results::Section section = baselinesSection(baselineDifferences(
            {everyone("own", 20, 4, 40), everyone("none", 20, 1, 0, SummarizerRole::NoSummary)},
            kRule));
        const Table console = results::tableOf(section, results::Outlet::Console);
        for (const QStringList& row : console.rows)
            QCOMPARE(row.size(), console.header.size());
        QVERIFY(console.rows.first().contains(QStringLiteral("significantly better")));
        const Table csv = results::tableOf(section, results::Outlet::Csv);
        QCOMPARE(csv.rows.first().size(), csv.header.size());
        const QJsonArray json =
            results::reportJson({{}, {section}})[QLatin1String("baselines")].toArray();
        QCOMPARE(json.at(1)[QLatin1String("metric")].toString(), QStringLiteral("qm"));
        QCOMPARE(json.at(1)[QLatin1String("verdict")].toString(), QStringLiteral("beats"));
    }

    void theTableOfAgreementHasTheConfusionMatrix()
    {
        HumanAgreement agreement = humanAgreement(everyone("own", 4, 4, 10).summaries,
            {{QStringLiteral("0"), {}, true}, {QStringLiteral("1"), {}, true},
                {QStringLiteral("2"), {}, true}, {QStringLiteral("3"), {}, false}},
            kRule);
        const results::Section section = ratedSummarizersSection(
            {{QStringLiteral("MovieLens"), QStringLiteral("own"), agreement},
                {QStringLiteral("Yelp"), QStringLiteral("own"), humanAgreement({}, {}, kRule)}});
        const Table readers = results::tableOf(section, results::Outlet::Readers);
        QCOMPARE(readers.rows.first().first(), QStringLiteral("MovieLens"));
        QVERIFY(readers.rows.first().at(2).startsWith(QLatin1String("0.750 [0.")));
        QCOMPARE(
            readers.rows.first().mid(3, 4), QStringList({QStringLiteral("3"), QStringLiteral("1"),
                                                QStringLiteral("0"), QStringLiteral("0")}));
        const QJsonArray json =
            results::reportJson({{}, {section}})[QLatin1String("agreement")].toArray();
        QCOMPARE(json.at(0)[QLatin1String("fp")].toInt(), 1);
        QVERIFY(json.at(1)[QLatin1String("maa")].toObject().contains(QLatin1String("undefined")));
    }
};

TANDEM_TEST(TestSummarizerScores, QCoreApplication)
#include "tst_summarizerscores.moc"
