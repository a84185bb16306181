#include "models/agreement/agreement.h"
#include "models/inference/intervals.h"

#include "referenceratings.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tandem;

namespace {

constexpr double kTolerance = 1e-9;

bool near(double actual, double expected, double tolerance = kTolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

ContingencyTable table2x2(qint64 noNo, qint64 noYes, qint64 yesNo, qint64 yesYes)
{
    ContingencyTable table(2);
    table.add(0, 0, noNo);
    table.add(0, 1, noYes);
    table.add(1, 0, yesNo);
    table.add(1, 1, yesYes);
    return table;
}

ContingencyTable tableOf(const QJsonArray& raters)
{
    const RatingMatrix ratings = reference::matrix(raters);
    return ContingencyTable::fromRatings(
        ratings.at(0), ratings.at(1), reference::categories(raters));
}

} // namespace

class TestAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void kappaOfABalancedTable();
    void kappaOfCompleteDisagreementIsMinusOne();
    void kappaOfPerfectAgreementIsOneAndNotCertain();
    void fewItemsOnWhichAllAgreeProveLittle();
    void kappaIsZeroWhenOneSaysAlwaysTheSame();
    void kappaOfOneItemHasNoInterval();
    void kappaIntervalIsCutWhereTheLargeSampleOneIsNot();
    void twoItemsTellNextToNothing();
    void kappaIsUndefinedWithoutACommonItem();
    void kappaIsUndefinedWhenBothUseOneAnswerOnly();
    void percentAgreementHasClopperAndPearsonsInterval();
    void theIntervalOfAShareStaysInsideAtTheEnds();
    void percentAgreementIsUndefinedWithoutACommonItem();
    void exchangingTheRatersChangesNothing();
    void theOrderOfCategoriesChangesNothing();
    void publishedCasesAgree_data();
    void publishedCasesAgree();
};

void TestAgreement::kappaOfABalancedTable()
{
    // Observed (45 + 25) / 100; expected 0.60 * 0.60 + 0.40 * 0.40 = 0.52.
    const KappaFigure figure = cohenKappa(table2x2(25, 15, 15, 45));
    QVERIFY(near(*figure.observed, 0.70));
    QVERIFY(near(*figure.expected, 0.52));
    QVERIFY(near(*figure.kappa.value, 0.18 / 0.48));
    QCOMPARE(figure.kappa.n, 100);
    // By hand with kappa = 0.375: (0.45 * 0.0625 + 0.25 * 0.25 + 0.625^2 * 0.3 - 0.05^2) / (0.48^2
    // * 100).
    const double error = std::sqrt((0.028125 + 0.0625 + 0.1171875 - 0.0025) / 23.04);
    QVERIFY(near(figure.largeSample->low, 0.375 - 1.959963984540054 * error));
    QVERIFY(near(figure.largeSample->high, 0.375 + 1.959963984540054 * error));
    // So many items that agree or not would have this variance, which are more than there are:
    // Clopper and Pearson's interval of 70 of 100, beyond chance.
    const double items = 0.7 * 0.3 / std::pow(0.48 * error * std::sqrt(100.0 / 99.0), 2);
    QVERIFY(items > 100.0 && items < 102.0);
    const Interval share = inference::clopperPearson(70.0, 100.0);
    QVERIFY(near(figure.kappa.interval->low, (share.low - 0.52) / 0.48));
    QVERIFY(near(figure.kappa.interval->high, (share.high - 0.52) / 0.48));
}

void TestAgreement::kappaOfCompleteDisagreementIsMinusOne()
{
    const KappaFigure figure = cohenKappa(table2x2(0, 10, 10, 0));
    QVERIFY(near(*figure.observed, 0.0));
    QVERIFY(near(*figure.expected, 0.5));
    QVERIFY(near(*figure.kappa.value, -1.0));
}

void TestAgreement::kappaOfPerfectAgreementIsOneAndNotCertain()
{
    const KappaFigure figure = cohenKappa(table2x2(3, 0, 0, 4));
    QCOMPARE(*figure.kappa.value, 1.0);
    QVERIFY(near(figure.largeSample->low, 1.0));
    QVERIFY(near(figure.largeSample->high, 1.0));
    // Of 7 of 7 Clopper and Pearson's lower end is 0.025^(1 / 7).
    const double chance = *figure.expected;
    QVERIFY(
        near(figure.kappa.interval->low, (std::pow(0.025, 1.0 / 7.0) - chance) / (1.0 - chance)));
    QCOMPARE(figure.kappa.interval->high, 1.0);
}

void TestAgreement::fewItemsOnWhichAllAgreeProveLittle()
{
    const KappaFigure five = cohenKappa(table2x2(2, 0, 0, 3));
    QCOMPARE(*five.kappa.value, 1.0);
    QVERIFY(five.kappa.interval->low < 0.0);
    const KappaFigure many = cohenKappa(table2x2(200, 0, 0, 300));
    QVERIFY(many.kappa.interval->low > 0.98 && many.kappa.interval->low < 1.0);
}

void TestAgreement::kappaIsZeroWhenOneSaysAlwaysTheSame()
{
    const KappaFigure figure = cohenKappa(table2x2(0, 0, 2, 8));
    QVERIFY(near(*figure.kappa.value, 0.0));
    QVERIFY(near(*figure.observed, 0.8));
    QVERIFY(near(*figure.expected, 0.8));
}

void TestAgreement::kappaOfOneItemHasNoInterval()
{
    const KappaFigure figure = cohenKappa(table2x2(0, 1, 0, 0));
    QVERIFY(near(*figure.kappa.value, 0.0));
    QVERIFY(!figure.kappa.interval);
}

void TestAgreement::kappaIntervalIsCutWhereTheLargeSampleOneIsNot()
{
    const KappaFigure figure = cohenKappa(table2x2(2, 0, 1, 3));
    QVERIFY(*figure.kappa.value < 1.0);
    QVERIFY(figure.largeSample->high > 1.0);
    QVERIFY(figure.kappa.interval->high <= 1.0);
    QVERIFY(cohenKappa(table2x2(0, 2, 1, 0)).kappa.interval->low >= -1.0);
}

void TestAgreement::twoItemsTellNextToNothing()
{
    const KappaFigure figure = cohenKappa(table2x2(1, 1, 0, 0));
    QVERIFY(figure.kappa.interval->high - figure.kappa.interval->low > 1.5);
}

void TestAgreement::kappaIsUndefinedWithoutACommonItem()
{
    const auto table = ContingencyTable::fromAnswers({YesNo::Yes, {}}, {{}, YesNo::No});
    const KappaFigure figure = cohenKappa(table);
    QVERIFY(!figure.kappa.isDefined());
    QVERIFY(!figure.kappa.undefinedBecause.isEmpty());
    QVERIFY(!figure.observed);
    QVERIFY(!figure.expected);
    QCOMPARE(figure.kappa.n, 0);
}

void TestAgreement::kappaIsUndefinedWhenBothUseOneAnswerOnly()
{
    const KappaFigure yes = cohenKappa(table2x2(0, 0, 0, 8));
    QVERIFY(!yes.kappa.isDefined());
    QVERIFY(!yes.kappa.undefinedBecause.isEmpty());
    QVERIFY(!yes.kappa.interval);
    QCOMPARE(*yes.observed, 1.0);
    QCOMPARE(*yes.expected, 1.0);
    QCOMPARE(yes.kappa.n, 8);
    QVERIFY(!cohenKappa(table2x2(1, 0, 0, 0)).kappa.isDefined());
    QVERIFY(yes.kappa.undefinedBecause != cohenKappa(table2x2(0, 0, 0, 0)).kappa.undefinedBecause);
}

void TestAgreement::percentAgreementHasClopperAndPearsonsInterval()
{
    // 8 of 10: the textbook interval is 0.4439 to 0.9748.
    const Figure figure = percentAgreement(table2x2(4, 1, 1, 4));
    QCOMPARE(*figure.value, 0.8);
    QCOMPARE(figure.n, 10);
    QVERIFY(near(figure.interval->low, 0.4439, 5e-5));
    QVERIFY(near(figure.interval->high, 0.9748, 5e-5));
}

void TestAgreement::theIntervalOfAShareStaysInsideAtTheEnds()
{
    for (qint64 n = 1; n < 300; ++n) {
        const Figure all = percentAgreement(table2x2(0, 0, 0, n));
        QVERIFY(all.interval->high <= 1.0);
        QVERIFY(near(all.interval->high, 1.0));
        QVERIFY(near(all.interval->low, std::pow(0.025, 1.0 / double(n))));
        const Figure none = percentAgreement(table2x2(0, n, 0, 0));
        QVERIFY(none.interval->low >= 0.0);
        QVERIFY(near(none.interval->low, 0.0));
    }
}

void TestAgreement::percentAgreementIsUndefinedWithoutACommonItem()
{
    const Figure figure = percentAgreement(ContingencyTable(2));
    QVERIFY(!figure.isDefined());
    QVERIFY(!figure.undefinedBecause.isEmpty());
    QCOMPARE(figure.n, 0);
}

void TestAgreement::exchangingTheRatersChangesNothing()
{
    std::mt19937 random(4);
    for (int round = 0; round < 200; ++round) {
        ContingencyTable table(4);
        ContingencyTable turned(4);
        for (int a = 0; a < 4; ++a) {
            for (int b = 0; b < 4; ++b) {
                const qint64 times = random() % 7;
                table.add(a, b, times);
                turned.add(b, a, times);
            }
        }
        const KappaFigure figure = cohenKappa(table);
        const KappaFigure other = cohenKappa(turned);
        QVERIFY(near(*figure.kappa.value, *other.kappa.value));
        QVERIFY(near(figure.kappa.interval->low, other.kappa.interval->low));
        QVERIFY(*figure.kappa.value >= -1.0 && *figure.kappa.value <= 1.0);
    }
}

void TestAgreement::theOrderOfCategoriesChangesNothing()
{
    const KappaFigure figure = cohenKappa(table2x2(7, 2, 5, 11));
    const KappaFigure turned = cohenKappa(table2x2(11, 5, 2, 7));
    QVERIFY(near(*figure.kappa.value, *turned.kappa.value));
    QVERIFY(near(figure.kappa.interval->high, turned.kappa.interval->high));
}

void TestAgreement::publishedCasesAgree_data()
{
    QTest::addColumn<QJsonArray>("raters");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonObject all = reference::document();
    const QJsonObject ratings = reference::ratings(all);
    for (auto it = ratings.begin(); it != ratings.end(); ++it) {
        if (it.value().toArray().size() == 2) {
            QTest::newRow(qPrintable(it.key()))
                << it.value().toArray() << reference::expected(all, it.key());
        }
    }
}

void TestAgreement::publishedCasesAgree()
{
    if (!QFile::exists(reference::kFile))
        QSKIP("The reference values (reference/agreement.json) are not on this machine.");
    QFETCH(QJsonArray, raters);
    QFETCH(QJsonObject, expected);
    const ContingencyTable table = tableOf(raters);

    const QJsonArray confusion = expected.value(QLatin1String("confusion"))
                                     .toObject()
                                     .value(QLatin1String("table"))
                                     .toArray();
    for (int a = 0; a < confusion.size(); ++a) {
        for (int b = 0; b < confusion.at(a).toArray().size(); ++b)
            QCOMPARE(double(table.count(a, b)), confusion.at(a).toArray().at(b).toDouble());
    }

    const QJsonValue percent = expected.value(QLatin1String("percent_agreement_pairwise"));
    if (percent.isDouble())
        QVERIFY(near(*percentAgreement(table).value, percent.toDouble()));
    else
        QCOMPARE(percentAgreement(table).isDefined(), table.n() > 0);

    const KappaFigure figure = cohenKappa(table);
    const QJsonObject kappa =
        expected.value(QLatin1String("cohen_unweighted_statsmodels")).toObject();
    if (!kappa.value(QLatin1String("kappa")).isDouble()) {
        // Not a number there, or refused: all such cases here have one category or no common item.
        QVERIFY(!figure.kappa.isDefined());
        QVERIFY(!figure.kappa.undefinedBecause.isEmpty());
        return;
    }
    QVERIFY(near(
        *figure.kappa.value, expected.value(QLatin1String("cohen_unweighted_sklearn")).toDouble()));
    QVERIFY(near(*figure.kappa.value, kappa.value(QLatin1String("kappa")).toDouble()));
    QVERIFY(near(figure.largeSample->low, kappa.value(QLatin1String("kappa_low")).toDouble()));
    QVERIFY(near(figure.largeSample->high, kappa.value(QLatin1String("kappa_upp")).toDouble()));
}

TANDEM_TEST(TestAgreement, QCoreApplication)
#include "tst_agreement.moc"
