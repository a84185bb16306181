#include "models/usersum/shownpast.h"

#include "models/usersum/activitytext.h"
#include "testmain.h"

#include <QTest>

using namespace tandem::usersum;

namespace {

QList<Activity> films(int count)
{
    QList<Activity> all;
    for (int i = 0; i < count; ++i) {
        Activity film;
        film.time = qint64(i) * 86'400'000;
        film.title = QStringLiteral("Film %1").arg(i + 1);
        all.append(film);
    }
    return all;
}

} // namespace

/// What people are shown of a past.
class TestShownPast final : public QObject
{
    Q_OBJECT

private slots:
    void thePastIsShownAndNothingOfTheFuture()
    {
        const ShownPast shown = shownPast(films(5), 3);
        const QStringList lines = shown.text.split(u'\n');
        QCOMPARE(lines.size(), 3);
        // In the order of time, as people are told.
        QCOMPARE(lines.first(), activityLine(films(1).first()));
        QCOMPARE(lines.last(), activityLine(films(3).last()));
        QCOMPARE(shown.leftOut, 0);
        QVERIFY(!shown.text.contains(QLatin1String("Film 4")));
    }

    void whereThereIsNoRoomTheLatestStay()
    {
        const qsizetype line = activityLine(films(1).first()).size() + 1;
        const ShownPast shown = shownPast(films(5), 4, 2 * line);
        QCOMPARE(shown.text, activityLine(films(3).last()) + u'\n' + activityLine(films(4).last()));
        QCOMPARE(shown.leftOut, 2);
    }

    void theLastOneIsShownHoweverLongItIs()
    {
        const ShownPast shown = shownPast(films(3), 2, 1);
        QCOMPARE(shown.text, activityLine(films(2).last()));
        QCOMPARE(shown.leftOut, 1);
    }

    void withoutActivitiesThereIsNothing()
    {
        QCOMPARE(shownPast({}, 0).text, QString());
        QCOMPARE(shownPast(films(2), 9).leftOut, 0);
    }
};

TANDEM_TEST(TestShownPast, QCoreApplication)
#include "tst_shownpast.moc"
