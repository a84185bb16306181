#include "models/agreement/alttest.h"
#include "models/agreement/alttestreport.h"

#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

/// `judge` as altTest() takes it on the table's scale.
QList<double> judgedOn(const RatingTable& table, const QList<double>& judge)
{
    if (table.scale != RatingScale::Nominal)
        return judge;
    QList<double> categories;
    for (const double value : judge)
        categories.append(double(table.values.indexOf(value)));
    return categories;
}

/// Raters say what an item is by one chance, a judge by another one.
struct Drawn
{
    QList<QList<double>> rows;
    QList<double> judge;
};
Drawn drawn(std::mt19937_64& random, int items, int raters, double right, double ofJudge)
{
    Drawn all;
    const auto said = [&](double is, double chance) {
        return made::chance(random) < chance ? is : double(random() % 3);
    };
    for (int item = 0; item < items; ++item) {
        const double is = double(random() % 3);
        QList<double> row;
        for (int rater = 0; rater < raters; ++rater)
            row.append(said(is, right));
        all.rows.append(row);
        all.judge.append(said(is, ofJudge));
    }
    return all;
}

} // namespace

class TestAltTest final : public QObject
{
    Q_OBJECT

private slots:
    void madeTablesAgree();
    void aJudgeLikeTheRatersPasses();
    void aJudgeWhoGuessesDoesNot();
    void tooFewRatersOrItemsAreToldWhatIsNeeded();
    void itemsThatNobodyElseRatedDoNotCount();
    void theJudgeIsTakenOutOfATable();
    void theAdvantageHoldsAtFiftyItems();
    void fewGroupsHaveNoInterval();
    void itsTablesSayWhoCanBeReplaced();
};

void TestAltTest::madeTablesAgree()
{
    const QJsonArray tests = made::expected()[QLatin1String("alt_tests")].toArray();
    QCOMPARE(tests.size(), 3);
    for (const QJsonValue& one : tests) {
        const RatingTable table = made::tableOf(made::rowsIn(one[QLatin1String("ratings")]),
            one[QLatin1String("by_distance")].toBool() ? RatingScale::Interval
                                                       : RatingScale::Nominal);
        const AltTest found =
            altTest(table, judgedOn(table, made::numbersIn(one[QLatin1String("judge")])),
                {one[QLatin1String("epsilon")].toDouble()});
        const QJsonValue wanted = one[QLatin1String("expected")];
        const QList<double> p = made::numbersIn(wanted[QLatin1String("p")]);
        const QList<double> adjusted = made::numbersIn(wanted[QLatin1String("adjusted")]);
        const QList<double> advantages = made::numbersIn(wanted[QLatin1String("advantages")]);
        QCOMPARE(found.raters.size(), p.size());
        for (qsizetype i = 0; i < p.size(); ++i) {
            QVERIFY(made::near(*found.raters.at(i).p, p.at(i), 1e-9));
            QVERIFY(made::near(*found.raters.at(i).adjusted, adjusted.at(i), 1e-9));
            QVERIFY(made::near(*found.raters.at(i).judgeAdvantage.value, advantages.at(i)));
        }
        QVERIFY(
            made::near(*found.winningRate.value, wanted[QLatin1String("winning_rate")].toDouble()));
        QVERIFY(made::near(*found.advantage.value, wanted[QLatin1String("advantage")].toDouble()));
        QCOMPARE(found.advantage.n, table.items.size());
    }
}

void TestAltTest::aJudgeLikeTheRatersPasses()
{
    std::mt19937_64 random(1);
    const Drawn all = drawn(random, 100, 4, 0.9, 0.95);
    const RatingTable table = made::tableOf(all.rows, RatingScale::Nominal);
    const AltTest found = altTest(table, judgedOn(table, all.judge));
    QVERIFY(found.isPassed());
    QCOMPARE(*found.winningRate.value, 1.0);
}

void TestAltTest::aJudgeWhoGuessesDoesNot()
{
    std::mt19937_64 random(1);
    const Drawn all = drawn(random, 100, 4, 0.9, 0.0);
    const RatingTable table = made::tableOf(all.rows, RatingScale::Nominal);
    const AltTest found = altTest(table, judgedOn(table, all.judge));
    QVERIFY(found.winningRate.isDefined() && !found.isPassed());
    // One who always says what the others say needs no t.
    const RatingTable same =
        made::tableOf(QList<QList<double>>(40, {1, 1, 1}), RatingScale::Interval);
    QVERIFY(altTest(same, QList<double>(40, 1.0)).isPassed());
    QVERIFY(!altTest(same, QList<double>(40, 2.0)).isPassed());
}

void TestAltTest::tooFewRatersOrItemsAreToldWhatIsNeeded()
{
    std::mt19937_64 random(1);
    for (const Drawn& all : {drawn(random, 29, 4, 0.9, 0.9), drawn(random, 60, 2, 0.9, 0.9)}) {
        const RatingTable table = made::tableOf(all.rows, RatingScale::Nominal);
        const AltTest found = altTest(table, judgedOn(table, all.judge));
        QVERIFY(!found.winningRate.isDefined() && !found.advantage.isDefined());
        QVERIFY(found.winningRate.undefinedBecause.contains(QLatin1String("3 raters with 30")));
        QVERIFY(found.raters.constFirst().judgeAdvantage.isDefined());
    }
}

void TestAltTest::itemsThatNobodyElseRatedDoNotCount()
{
    const double none = kNaN;
    const RatingTable table =
        made::tableOf({{1, 1, 2}, {1, none, none}, {2, 2, none}}, RatingScale::Interval);
    const AltTest found = altTest(table, {1.0, 1.0, none});
    QCOMPARE(found.raters.at(0).items, qint64(1));
    QCOMPARE(found.raters.at(2).items, qint64(1));
}

void TestAltTest::theJudgeIsTakenOutOfATable()
{
    const JudgedTable judged =
        withJudge(made::tableOf({{1, 5, 2}, {3, 2, 1}}, RatingScale::Interval), 1);
    QCOMPARE(judged.table.raters, (QStringList{QStringLiteral("R1"), QStringLiteral("R3")}));
    QCOMPARE(judged.judged, (QList<double>{5.0, 2.0}));
    QCOMPARE(judged.table.given.size(), 4);
    QCOMPARE(judged.table.given.constLast().rater, 1);
}

void TestAltTest::theAdvantageHoldsAtFiftyItems()
{
    const int tables = made::simulations(300);
    for (const double ofJudge : {0.5, 0.8, 0.95}) {
        std::mt19937_64 random(3);
        const Drawn many = drawn(random, 100000, 3, 0.8, ofJudge);
        const RatingTable all = made::tableOf(many.rows, RatingScale::Nominal);
        const double wanted = *altTest(all, judgedOn(all, many.judge)).advantage.value;
        int held = 0;
        for (int i = 0; i < tables; ++i) {
            const Drawn one = drawn(random, 50, 3, 0.8, ofJudge);
            const RatingTable table = made::tableOf(one.rows, RatingScale::Nominal);
            const Interval interval =
                *altTest(table, judgedOn(table, one.judge)).advantage.interval;
            held += interval.low <= wanted && wanted <= interval.high ? 1 : 0;
        }
        qInfo("judge %.2f, advantage %.3f: %.1f %%", ofJudge, wanted, 100.0 * held / tables);
        QVERIFY(made::isAtLeast(double(held) / tables, 0.93, tables));
    }
}

void TestAltTest::fewGroupsHaveNoInterval()
{
    std::mt19937_64 random(1);
    const Drawn all = drawn(random, 60, 3, 0.8, 0.7);
    const RatingTable table = made::tableOf(all.rows, RatingScale::Nominal);
    QList<int> few;
    QList<int> many;
    for (int item = 0; item < 60; ++item) {
        few.append(item / 10);
        many.append(item / 3);
    }
    const QList<double> judged = judgedOn(table, all.judge);
    QVERIFY(!altTest(table, judged, {}, few).advantage.interval);
    const Figure grouped = altTest(table, judged, {}, many).advantage;
    QVERIFY(grouped.interval->low < *grouped.value && *grouped.value < grouped.interval->high);
    QVERIFY(made::near(*grouped.value, *altTest(table, judged).advantage.value));
}

void TestAltTest::itsTablesSayWhoCanBeReplaced()
{
    std::mt19937_64 random(1);
    const Drawn all = drawn(random, 100, 4, 0.9, 0.95);
    const RatingTable table = made::tableOf(all.rows, RatingScale::Nominal);
    AltTest found = altTest(table, judgedOn(table, all.judge));
    found.judge = QStringLiteral("gemma");
    const auto same = [](const QString& text) { return text; };
    const QList<results::Section> sections = altTestSections({found}, same, same);
    QCOMPARE(sections.size(), 2);
    QCOMPARE(sections.at(0).key, QStringLiteral("alt_test"));
    QCOMPARE(sections.at(1).rows.size(), 4);
    QVERIFY(altTestSections({}, same, same).isEmpty());
}

TANDEM_TEST(TestAltTest, QCoreApplication)
#include "tst_alttest.moc"
