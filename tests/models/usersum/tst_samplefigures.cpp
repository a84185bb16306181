#include "models/usersum/timelinestatistics.h"

#include "testmain.h"

#include <QTest>

#include <cmath>

using namespace tandem::usersum;

namespace {

Activity rated(const char* item, std::optional<double> rating, const char* categories = "")
{
    Activity activity;
    activity.item = QLatin1String(item);
    activity.rating = rating;
    activity.categories = QString::fromLatin1(categories).split(u' ', Qt::SkipEmptyParts);
    return activity;
}

} // namespace

/// The usual table of a paper on the users that were kept.
class TestSampleFigures final : public QObject
{
    Q_OBJECT

private slots:
    void countsAndRatingsAreDescribed()
    {
        const Timeline one{
            QStringLiteral("u"), {rated("a", 1.0, "War"), rated("b", 2.0, "War Noir")}};
        const Timeline two{
            QStringLiteral("v"), {rated("a", 4.0, "War"), rated("c", {}), rated("d", 5.0)}};
        const auto figures = sampleFigures({one, two});
        QVERIFY(figures);
        QCOMPARE(figures->fewest, 2);
        QCOMPARE(figures->median, 2.5);
        QCOMPARE(figures->most, 3);
        QCOMPARE(figures->items, 4);
        QCOMPARE(figures->categories, 2);
        QCOMPARE(figures->ratings, 4);
        QCOMPARE(figures->lowest, 1.0);
        QCOMPARE(figures->highest, 5.0);
        QCOMPARE(figures->mean, 3.0);
        QCOMPARE(figures->deviation, std::sqrt(10.0 / 3.0)); // 4 + 1 + 1 + 4 over 3
        QCOMPARE(sampleFigures({one, two, one})->median, 2.0);
        QCOMPARE(sampleFiguresIn(sampleFiguresJson(*figures)), figures);
    }

    void nobodyHasNoFigures()
    {
        QVERIFY(!sampleFigures({}));
        QVERIFY(!sampleFiguresIn({}));
        const auto unrated = sampleFigures({{QStringLiteral("u"), {rated("a", {})}}});
        QCOMPARE(unrated->ratings, 0);
        QCOMPARE(unrated->median, 1.0);
    }
};

TANDEM_TEST(TestSampleFigures, QCoreApplication)
#include "tst_samplefigures.moc"
