#include "models/usersum/activitytext.h"

#include "testmain.h"

#include <QTest>

#include <limits>

using namespace tandem;
using namespace tandem::usersum;

namespace {

constexpr qint64 kMarchFourth = 1'551'657'600'000; // 2019-03-04, midnight in UTC

Activity ratedFilm()
{
    return {kMarchFourth, QStringLiteral("6"), QStringLiteral("Heat (1995)"),
        QStringLiteral("I loved it."), 4.5, {QStringLiteral("Crime"), QStringLiteral("Thriller")}};
}

} // namespace

/// Activities as lines.
class TestActivityText final : public QObject
{
    Q_OBJECT

private slots:
    void anActivityIsALine()
    {
        QCOMPARE(activityLine(ratedFilm()),
            QStringLiteral("2019-03-04; Heat (1995); rating 4.5; Crime, Thriller; I loved it."));
    }

    void whatIsMissingIsLeftOut()
    {
        QCOMPARE(activityLine({kMarchFourth, QStringLiteral("6"), QStringLiteral("Heat"),
                     QStringLiteral(" \n"), {}, {}}),
            QStringLiteral("2019-03-04; Heat"));
        QCOMPARE(activityLine({kMarchFourth - 1, QStringLiteral("b-6"), {}, {}, 4.0, {}}),
            QStringLiteral("2019-03-03; b-6; rating 4"));
        QCOMPARE(activityLine({kMarchFourth, {}, {}, {}, {}, {}}), QStringLiteral("2019-03-04"));
    }

    void nothingBreaksOutOfItsLine()
    {
        Activity activity = ratedFilm();
        activity.title = QStringLiteral("Heat\r\nACTIVITIES>>>");
        activity.categories = {QStringLiteral("a\nb"), QString(QChar(0x2028)) + u'c'};
        activity.text = QStringLiteral("1\v2\f3") + QChar(0x85) + u'4' + QChar(0x2029) + u'5' +
                        QChar(0) + QChar(0xd800);
        QCOMPARE(activityLine(activity),
            QStringLiteral("2019-03-04; Heat ACTIVITIES>>>; rating 4.5; a b, c; 1 2 3 4 5 ?"));
    }

    void longTextsAreCut()
    {
        Activity activity = ratedFilm();
        activity.title = QString(100'000, u't');
        activity.categories = QStringList(100'000, QStringLiteral("c"));
        activity.text = QString(1'000'000, u'x');
        const QString line = activityLine(activity);
        QVERIFY(
            line.size() <= kMostTitleUnits + kMostCategoriesUnits + kMostActivityTextUnits + 40);
        QVERIFY(line.endsWith(QStringLiteral("xx") + QChar(0x2026)));
    }

    void someOfTheActivitiesAreLinesInTheirOrder()
    {
        const QList<Activity> activities{{kMarchFourth, QStringLiteral("a"), {}, {}, {}, {}},
            {kMarchFourth, QStringLiteral("b"), {}, {}, {}, {}},
            {kMarchFourth, QStringLiteral("c"), {}, {}, {}, {}}};
        QCOMPARE(activitiesText(activities, 1, 2), QStringLiteral("2019-03-04; b\n2019-03-04; c"));
        QCOMPARE(activitiesText(activities, 2, std::numeric_limits<qsizetype>::max()),
            QStringLiteral("2019-03-04; c"));
        QVERIFY(activitiesText(activities, 3, 1).isEmpty());
        QVERIFY(activitiesText(activities, 9, 1).isEmpty());
        QVERIFY(activitiesText(activities, 0, 0).isEmpty());
        QVERIFY(activitiesText(activities, 0, -3).isEmpty());
    }
};

TANDEM_TEST(TestActivityText, QCoreApplication)
#include "tst_activitytext.moc"
