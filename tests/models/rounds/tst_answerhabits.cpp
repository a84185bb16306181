#include "models/rounds/answerhabits.h"

#include "models/rounds/consistency.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

/// What the two said, a letter an item, and how long A took on each, ms.
QList<ComparedItem> itemsOf(const QString& a, const QString& b, const QList<qint64>& timesOfA)
{
    const auto value = [](QChar said) { return said == QLatin1Char('y') ? YesNo::Yes : YesNo::No; };
    QList<ComparedItem> items;
    for (int i = 0; i < a.size(); ++i) {
        ComparedItem item;
        item.a.value = value(a.at(i));
        item.b.value = value(b.at(i));
        item.timeAMs = timesOfA.value(i);
        item.timeBMs = 20'000;
        items.append(item);
    }
    return items;
}

} // namespace

class TestAnswerHabits final : public QObject
{
    Q_OBJECT

private slots:
    void theMedianIsOfMeasuredTimesAlone()
    {
        const auto items =
            itemsOf(QStringLiteral("yynn"), QStringLiteral("yynn"), {1'000, 0, 3'000, 4'000});
        const Figure seconds = answerHabits(items, true).seconds;
        QCOMPARE(seconds.value, std::optional(3.0));
        QCOMPARE(seconds.n, 3);
        QCOMPARE(answerHabits(items, false).seconds.value, std::optional(20.0));
        QVERIFY(!medianSeconds({}).isDefined());
        QCOMPARE(medianSeconds({2'000, 1'000}).value, std::optional(1.5));
    }

    void oneAnswerIsAHabitOnlyAmongEnoughOfThem()
    {
        QVERIFY(!shareOfOneAnswer({}, 0).isDefined());
        QVERIFY(!shareOfOneAnswer({4}, 5).isDefined());
        QCOMPARE(shareOfOneAnswer({4, 1}, 5).value, std::optional(0.8));
        QCOMPARE(shareOfOneAnswer({4, 1}, 5).n, 5);
        const QString no(int(kFewestAlikeInRound), QLatin1Char('n'));
        QCOMPARE(answerHabits(itemsOf(no, no, {}), true).straightLined.value, std::optional(1.0));
        QVERIFY(!answerHabits(itemsOf(no.chopped(1), no.chopped(1), {}), true)
                     .straightLined.isDefined());
    }

    void aRuleThatIsOffPointsNothingOut()
    {
        QVERIFY(!isBelow(Figure::defined(0.1, 5), std::nullopt));
        QVERIFY(!isBelow(Figure::undefined({}, 0), 2.0));
        QVERIFY(!isBelow(Figure::defined(2.0, 5), 2.0));
        QVERIFY(isBelow(Figure::defined(1.9, 5), 2.0));
        QVERIFY(isAtLeast(Figure::defined(1.0, 5), 1.0));
        QVERIFY(!isAtLeast(Figure::defined(0.9, 5), 1.0));
        QVERIFY(!isAtLeast(Figure::defined(1.0, 5), std::nullopt));
    }

    void theSentenceNamesTheFigureAndTheRule()
    {
        const QString no(12, QLatin1Char('n'));
        const auto items = itemsOf(no, QStringLiteral("ynynynynynyn"), QList<qint64>(12, 900));
        const QStringList ofA =
            habitSentences(QStringLiteral("Ada"), answerHabits(items, true), {});
        QCOMPARE(ofA.size(), 2);
        QVERIFY(ofA.at(0).startsWith(
            QStringLiteral("Ada's median: 0.9 s over 12 items (flagged below 2.0 s")));
        QVERIFY(ofA.at(1).startsWith(
            QStringLiteral("Ada gave the same answer to 100 % of 12 items (flagged from 100 %")));
        QVERIFY(habitSentences(QStringLiteral("Ben"), answerHabits(items, false), {}).isEmpty());
        QCOMPARE(
            habitSentences(QStringLiteral("Ada"), answerHabits(items, true), {std::nullopt, 1.0})
                .size(),
            1);
    }
};

TANDEM_TEST(TestAnswerHabits, QCoreApplication)
#include "tst_answerhabits.moc"
