#include "models/usersum/sensitivity.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "models/usersum/sensitivityreport.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <limits>
#include <utility>

using namespace tandem;
using namespace tandem::usersum;

namespace {

PredictedSummary predicted(const char* user, int run, qint64 words, int hits, int tasks)
{
    PredictedSummary summary{QLatin1String(user), run, words, {}};
    for (int i = 0; i < tasks; ++i)
        summary.tasks.append({QString::number(i), i < hits});
    return summary;
}

using Corners = QList<std::pair<double, double>>;

Corners cornersIn(const StepCurve& curve)
{
    Corners corners;
    for (const CurvePoint& point : curve.corners)
        corners.append({point.x, point.y});
    return corners;
}

/// Shares 0, 1/2, 1/2 and 1.
const QList<PredictedSummary> kFour{predicted("a", 1, 0, 0, 2), predicted("b", 1, 40, 1, 2),
    predicted("c", 1, 40, 2, 4), predicted("d", 1, 100, 3, 3)};

} // namespace

/// How figures depend on what was chosen, by hand.
class TestSensitivity final : public QObject
{
    Q_OBJECT

private slots:
    void qualityFallsBehindEveryShare()
    {
        const StepCurve curve = qualityByThreshold(kFour);
        QCOMPARE(cornersIn(curve),
            Corners({{0.0, 1.0}, {0.0, 0.75}, {0.5, 0.75}, {0.5, 0.25}, {1.0, 0.25}}));
        QCOMPARE(curve.corners.first().n, 4);
        QCOMPARE(curve.rows.size(), 11);
        // A tie at m is good.
        QCOMPARE(curve.rows.at(0).figure.mean.value, std::optional(1.0));
        QCOMPARE(curve.rows.at(1).figure.mean.value, std::optional(0.75));
        QCOMPARE(curve.rows.at(5).figure.mean.value, std::optional(0.75));
        QCOMPARE(curve.rows.at(6).figure.mean.value, std::optional(0.25));
        QCOMPARE(curve.rows.at(10).figure.mean.value, std::optional(0.25));
    }

    void theCurveGoesFromEndToEnd()
    {
        QCOMPARE(cornersIn(qualityByThreshold({predicted("a", 1, 9, 1, 4)})),
            Corners({{0.0, 1.0}, {0.25, 1.0}, {0.25, 0.0}, {1.0, 0.0}}));
        QCOMPARE(cornersIn(qualityByThreshold({predicted("a", 1, 9, 4, 4)})),
            Corners({{0.0, 1.0}, {1.0, 1.0}}));
        QCOMPARE(cornersIn(qualityByThreshold({predicted("a", 1, 9, 0, 4)})),
            Corners({{0.0, 1.0}, {0.0, 0.0}, {1.0, 0.0}}));
    }

    void tenthsThatAreSharesAreTies()
    {
        for (int tenth = 0; tenth <= 10; ++tenth) {
            const StepCurve curve = qualityByThreshold({predicted("a", 1, 9, tenth, 10)});
            QCOMPARE(curve.rows.at(tenth).figure.mean.value, std::optional(1.0));
            if (tenth < 10)
                QCOMPARE(curve.rows.at(tenth + 1).figure.mean.value, std::optional(0.0));
        }
    }

    void everyCornerIsWhatTheScoreSays()
    {
        QList<PredictedSummary> summaries;
        for (int run = 1; run <= 3; ++run) {
            for (int user = 0; user < 11; ++user) {
                if (run == 2 && user % 4 == 0)
                    continue; // so that runs differ in users
                PredictedSummary one =
                    predicted("", run, 7 * ((user + run) % 5), (user * run) % 8, 7);
                one.user = QString::number(user);
                summaries.append(one);
            }
        }
        const StepCurve quality = qualityByThreshold(summaries);
        const StepCurve following = followingByLength(summaries);
        // The upper corner of a fall and of a rise is the value there.
        const auto upper = [](const StepCurve& curve, double x) {
            double most = 0.0;
            for (const CurvePoint& point : curve.corners)
                most = point.x == x ? std::max(most, point.y) : most;
            return most;
        };
        for (const CurvePoint& point : quality.corners)
            QCOMPARE(std::optional(upper(quality, point.x)),
                summaryScore(summaries, {point.x, {}}).qm.mean.value);
        for (const CurvePoint& point : following.corners)
            QCOMPARE(std::optional(upper(following, point.x)),
                summaryScore(summaries, {0.5, qint64(point.x)}).ifm.mean.value);
        QCOMPARE(quality.rows.at(3).figure.sd, summaryScore(summaries, {0.3, {}}).qm.sd);
    }

    void summariesWithoutTasksTakeNoPart()
    {
        const StepCurve curve =
            qualityByThreshold({predicted("a", 1, 9, 0, 0), predicted("b", 1, 9, 1, 1)});
        QCOMPARE(curve.corners.first().n, 1);
        QCOMPARE(curve.corners.last().y, 1.0);
        const StepCurve none = qualityByThreshold({predicted("a", 1, 9, 0, 0)});
        QVERIFY(none.corners.isEmpty());
        QVERIFY(!none.rows.first().figure.mean.undefinedBecause.isEmpty());
    }

    void followingRisesAtEveryLength()
    {
        const StepCurve curve = followingByLength(kFour);
        QCOMPARE(cornersIn(curve),
            Corners({{0.0, 0.25}, {40.0, 0.25}, {40.0, 0.75}, {100.0, 0.75}, {100.0, 1.0}}));
        // 0, 10, 20 ... 100.
        QCOMPARE(curve.rows.size(), 11);
        QCOMPARE(curve.rows.at(0).figure.mean.value, std::optional(0.25));
        QCOMPARE(curve.rows.at(3).figure.mean.value, std::optional(0.25));
        QCOMPARE(curve.rows.at(4).figure.mean.value, std::optional(0.75));
        QCOMPARE(curve.rows.last().at, 100.0);
    }

    void lengthsAreRoundNumbers()
    {
        const auto lengths = [](qint64 longest) {
            QList<double> all;
            for (const SensitivityRow& row :
                followingByLength({predicted("a", 1, longest, 1, 1)}).rows)
                all.append(row.at);
            return all;
        };
        QCOMPARE(lengths(0), QList<double>({0}));
        QCOMPARE(lengths(3), QList<double>({0, 1, 2, 3}));
        QCOMPARE(lengths(12), QList<double>({0, 2, 4, 6, 8, 10, 12}));
        QCOMPARE(lengths(55).at(1), 5.0);
        QCOMPARE(lengths(56).at(1), 10.0);
        for (const qint64 longest : {1, 11, 111, 230, 999, 1101, 123456})
            QVERIFY(lengths(longest).size() <= kMostLengthRows);
        QVERIFY(lengths(std::numeric_limits<qint64>::max()).size() <= kMostLengthRows);
        QCOMPARE(cornersIn(followingByLength({predicted("a", 1, 0, 1, 1)})), Corners({{0.0, 1.0}}));
        QVERIFY(followingByLength({}).corners.isEmpty());
    }

    void limitsAreComparedOverTheUsersOfAll()
    {
        const LimitCurve curve =
            scoresByLimit({{200, {predicted("a", 1, 100, 2, 2), predicted("b", 1, 250, 1, 2)}},
                              {50, {predicted("a", 1, 50, 1, 2), predicted("c", 1, 50, 1, 2)}}},
                0.75);
        QCOMPARE(curve.leftOut, 2);
        QCOMPARE(curve.rows.size(), 2);
        QCOMPARE(curve.rows.first().limit, 50);
        const QList<CurvePoint> qm = curve.points(UsersumMetric::Quality);
        QCOMPARE(qm.at(0).y, 0.0);
        QCOMPARE(qm.at(1).y, 1.0);
        QCOMPARE(qm.at(1).n, 1);
        const QList<CurvePoint> idm = curve.points(UsersumMetric::Density);
        QCOMPARE(idm.at(0).x, 50.0);
        QCOMPARE(idm.at(0).y, 0.01);
        QCOMPARE(idm.at(1).y, 0.01);
        QCOMPARE(curve.points(UsersumMetric::Following).at(1).y, 1.0);
        QVERIFY(scoresByLimit({}, 0.5).rows.isEmpty());
    }

    void limitsWithoutACommonUserHaveNoPoints()
    {
        const LimitCurve curve = scoresByLimit(
            {{50, {predicted("a", 1, 9, 1, 1)}}, {99, {predicted("b", 1, 9, 1, 1)}}}, 0.5);
        QCOMPARE(curve.leftOut, 2);
        QVERIFY(curve.points(UsersumMetric::Quality).isEmpty());
        QVERIFY(!curve.rows.first().score.qm.mean.undefinedBecause.isEmpty());
    }

    void itCanBeCalledOff()
    {
        const std::atomic_bool cancel(true);
        const StepCurve curve = qualityByThreshold(kFour, &cancel);
        QVERIFY(curve.corners.isEmpty());
        QVERIFY(!curve.rows.first().figure.mean.isDefined());
    }

    void tablesHaveTheRowsAndJsonTheSteps()
    {
        const StepCurve quality = qualityByThreshold(kFour);
        const StepCurve following = followingByLength(kFour);
        const LimitCurve limits = scoresByLimit({{50, kFour}}, 0.5);
        QList<results::Section> sections{
            thresholdSection(quality), lengthSection(following), limitSection(limits)};
        const Table readers = results::tableOf(sections.first(), results::Outlet::Readers);
        QCOMPARE(readers.rows.at(6),
            QStringList({QStringLiteral("0.6"), QStringLiteral("0.250 [0.046, 0.699]")}));
        sections += stepSections(quality, following);
        const QJsonObject json =
            results::reportJson({{}, sections})[QLatin1String("sensitivity")].toObject();
        QCOMPARE(json[QLatin1String("threshold")].toArray().size(), 11);
        const QJsonArray steps = json[QLatin1String("threshold_steps")].toArray();
        QCOMPARE(steps.size(), 5);
        QCOMPARE(steps.at(2)[QLatin1String("m")].toDouble(), 0.5);
        QCOMPARE(steps.at(2)[QLatin1String("qm")].toDouble(), 0.75);
        QCOMPARE(
            json[QLatin1String("word_limit")].toArray().first()[QLatin1String("limit")].toInt(),
            50);
    }
};

TANDEM_TEST(TestSensitivity, QCoreApplication)
#include "tst_sensitivity.moc"
