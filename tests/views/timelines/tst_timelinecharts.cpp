#include "testmain.h"
#include "views/timelines/timelinefigures.h"

#include <QApplication>
#include <QTest>

#include <cmath>

using namespace tandem;
using usersum::PredictedSummary;
using usersum::SummarizerPredictions;
using usersum::SummarizerRole;

namespace {

constexpr int kUsers = 4;

/// Users 1 to 4, of whose four tasks as many are predicted as they are numbered.
SummarizerPredictions predictions(const QString& summarizer, SummarizerRole role, qint64 words)
{
    SummarizerPredictions made;
    made.summarizer = summarizer;
    made.role = role;
    for (int user = 1; user <= kUsers; ++user) {
        PredictedSummary one{QStringLiteral("U%1").arg(user), 1, words, {}};
        for (int task = 1; task <= kUsers; ++task)
            one.tasks.append({QString::number(task), task <= user});
        made.summaries.append(one);
    }
    return made;
}

usersum::UsersumData data()
{
    usersum::UsersumData made;
    made.rule = {0.5, 10};
    made.summarizers = {predictions(QStringLiteral("mine"), SummarizerRole::Own, 8),
        predictions(QStringLiteral("none"), SummarizerRole::NoSummary, 0),
        predictions(QStringLiteral("other: mine"), SummarizerRole::SomebodyElses, 12)};
    return made;
}

QStringList namesOf(const ChartSeries& series)
{
    QStringList names;
    for (const ChartPoint& point : series.points)
        names.append(point.label);
    return names;
}

} // namespace

/// What the charts of summarizers show.
class TestTimelineCharts final : public QObject
{
    Q_OBJECT

private slots:
    void aSummarizerWithoutAFigureLeavesAGapAtItsOwnPlace()
    {
        const ChartData chart = timelineCharts(
            data(), TimelineFigures::Summarizers, nullptr)[QStringLiteral("summarizers")];
        QCOMPARE(chart.series.size(), 2);
        QCOMPARE(namesOf(chart.series.at(0)).size(), 3);
        QCOMPARE(namesOf(chart.series.at(1)), namesOf(chart.series.at(0)));
        const QList<ChartPoint>& following = chart.series.at(1).points;
        QCOMPARE(following.at(0).y, 1.0);
        QVERIFY(std::isnan(following.at(1).y)); // who has no summaries keeps to no length
        QCOMPARE(following.at(2).y, 0.0);
    }

    void aLineThatHidesAnotherNamesBoth()
    {
        usersum::UsersumData of = data();
        of.summarizers.last() =
            predictions(QStringLiteral("other: mine"), SummarizerRole::SomebodyElses, 8);
        const auto charts = timelineCharts(of, TimelineFigures::Sensitivity, nullptr);
        const ChartData length = charts[QStringLiteral("sensitivity.length")];
        QCOMPARE(length.series.size(), 1);
        QCOMPARE(length.series.first().name, QStringLiteral("mine = other: mine"));
        QCOMPARE(length.series.first().points.first().label, length.series.first().name);
        QVERIFY(length.wholeX); // there is no half of a word
    }

    void allThreeMetricsAreChartedByTheWordLimit()
    {
        usersum::UsersumData of = data();
        of.limits = {{10, of.summarizers.first().summaries, QStringLiteral("mine")},
            {12, of.summarizers.last().summaries, QStringLiteral("theirs")}};
        const auto charts = timelineCharts(of, TimelineFigures::Sensitivity, nullptr);
        QCOMPARE(charts[QStringLiteral("sensitivity.word_limit")].series.size(), 2);
        const ChartData density = charts[QStringLiteral("sensitivity.word_limit.idm")];
        QCOMPARE(density.series.first().points.size(), 2);
        QVERIFY(density.series.first().points.first().y > 0.0);
        QVERIFY(density.bounds == std::nullopt);
    }

    void withoutALengthThereIsNoSeriesOfIt()
    {
        usersum::UsersumData of = data();
        of.rule.mostWords.reset();
        const auto charts = timelineCharts(of, TimelineFigures::Summarizers, nullptr);
        QCOMPARE(charts[QStringLiteral("summarizers")].series.size(), 1);
    }

    void everyScoreStandsBesideTheOthersByHowFarItGoesWithPeople()
    {
        usersum::UsersumData of = data();
        usersum::JudgedSummarizer& judged = of.judged[QStringLiteral("mine")];
        for (int user = 1; user <= kUsers; ++user)
            judged.ratings.append({QStringLiteral("U%1").arg(user), {}, user >= 2});
        usersum::NamedValues same{QStringLiteral("same"), QStringLiteral("Same"), {}};
        usersum::NamedValues turned{QStringLiteral("turned"), QStringLiteral("Turned"), {}};
        for (int user = 1; user <= kUsers; ++user) {
            same.byUser.insert(QStringLiteral("U%1").arg(user), 1.0);
            turned.byUser.insert(QStringLiteral("U%1").arg(user), user >= 2 ? 0.0 : 1.0);
        }
        judged.values = {same, turned};
        const ChartData chart =
            timelineCharts(of, TimelineFigures::People, nullptr)[QStringLiteral("correlations")];
        QCOMPARE(chart.series.size(), 1); // nobody rated the others
        const QList<ChartPoint>& points = chart.series.first().points;
        QCOMPARE(namesOf(chart.series.first()),
            (QStringList{QStringLiteral("Q_s"), QStringLiteral("Same"), QStringLiteral("Turned")}));
        QCOMPARE(points.at(0).y, 1.0); // from two of four tasks on a summary is good
        QVERIFY(std::isnan(points.at(1).y));
        QCOMPARE(points.at(2).y, -1.0);
    }
};

TANDEM_TEST(TestTimelineCharts, QApplication)
#include "tst_timelinecharts.moc"
