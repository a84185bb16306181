#include "models/agreement/correlation.h"
#include "models/agreement/regression.h"

#include "referenceratings.h"
#include "sanitized.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

using namespace tandem;

namespace {

constexpr double kTolerance = 1e-9;
constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

bool near(double actual, double expected, double tolerance = kTolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

/// Equal to nine digits, however small: probabilities of 1e-22 are told from those of 1e-23.
bool nearRelatively(double actual, double expected)
{
    return std::abs(actual - expected) <= kTolerance * std::abs(expected);
}

QList<double> numbers(const QJsonValue& values)
{
    QList<double> list;
    for (const QJsonValue& value : values.toArray())
        list.append(value.toDouble());
    return list;
}

/// Random numbers, with ties where `kinds` is small.
QList<double> randomNumbers(std::mt19937& random, int count, unsigned kinds)
{
    QList<double> list;
    for (int i = 0; i < count; ++i)
        list.append(double(random() % kinds) / 7.0 - 3.0);
    return list;
}

/// Concordant less discordant pairs over the geometric mean of the untied ones, pair by pair.
double tauByDefinition(const QList<double>& x, const QList<double>& y)
{
    const auto sign = [](double a, double b) { return double(a < b) - double(b < a); };
    double sum = 0.0;
    double ofX = 0.0;
    double ofY = 0.0;
    for (qsizetype i = 0; i < x.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            const double a = sign(x.at(i), x.at(j));
            const double b = sign(y.at(i), y.at(j));
            sum += a * b;
            ofX += a * a;
            ofY += b * b;
        }
    }
    return sum / std::sqrt(ofX * ofY);
}

} // namespace

class TestCorrelation final : public QObject
{
    Q_OBJECT

private slots:
    void publishedCasesAgree_data();
    void publishedCasesAgree();
    void ranksShareTheAverageOfTheirPlaces_data();
    void ranksShareTheAverageOfTheirPlaces();
    void kendallsCountIsThatOfItsDefinition();
    void theOrderOfPairsAndColumnsChangesNothing();
    void coefficientsKeepTheirRange();
    void risingTransformationsChangeNoRank();
    void ranksInOneOrderGiveExactlyOne();
    void fewPairsAreNeverSurerThanTheirOrders();
    void theExactProbabilityCountsAllOrders();
    void fishersIntervalMeetsATable();
    void spearmansIntervalIsWiderThanPearsons();
    void fewPairsHaveNoInterval();
    void pairsWithAMissingValueAreLeftOutAndCounted();
    void withoutThreePairsOrWithAConstantColumnThereIsNone();
    void exactProbabilityIsRefusedWhereThereIsNone();
    void hugeAndTinyNumbersDoNotOverflow();
    void largeNumbersThatLieCloseTogetherKeepTheirDigits();
    void manyPairsAreQuick();
    void aLineMeetsAnExampleByHand();
    void theBandOfALineIsNarrowestAtTheMean();
    void aLineNeedsTwoPointsAndTwoPlaces();
};

void TestCorrelation::publishedCasesAgree_data()
{
    if (!QFile::exists(reference::kFile))
        QSKIP("The reference values (reference/agreement.json) are not on this machine.");
    QTest::addColumn<QJsonObject>("input");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonObject all = reference::document();
    const auto of = [&all](const char* part) {
        return all.value(QLatin1String(part))
            .toObject()
            .value(QLatin1String("correlation"))
            .toObject();
    };
    const QJsonObject inputs = of("inputs");
    for (auto it = inputs.begin(); it != inputs.end(); ++it)
        QTest::newRow(qPrintable(it.key()))
            << it.value().toObject() << of("expected").value(it.key()).toObject();
}

void TestCorrelation::publishedCasesAgree()
{
    QFETCH(QJsonObject, input);
    QFETCH(QJsonObject, expected);
    const QList<double> x = numbers(input.value(QLatin1String("x")));
    const QList<double> y = numbers(input.value(QLatin1String("y")));
    const auto compare = [&](const char* name, const Correlation& actual) {
        const QJsonValue value = expected.value(QLatin1String(name));
        QCOMPARE(actual.figure.n, x.size());
        QCOMPARE(actual.figure.isDefined(), x.size() > 2); // of two pairs scipy has 1 or -1
        if (!actual.figure.isDefined())
            return;
        if (value.isObject()) { // scipy refuses the exact method where there are ties
            QVERIFY2(value.toObject().contains(QLatin1String("error")), name);
            QVERIFY2(!actual.p && !actual.noPBecause.isEmpty(), name);
            return;
        }
        const QJsonArray pair = value.toArray();
        QVERIFY2(near(*actual.figure.value, pair.at(0).toDouble()), name);
        if (pair.at(1).isString()) { // NaN
            QVERIFY2(!actual.p && !actual.noPBecause.isEmpty(), name);
            return;
        }
        QVERIFY2(actual.p.has_value(), name);
        QVERIFY2(near(*actual.p, pair.at(1).toDouble()), name);
        // Where r is a rounding away from 1 every digit of p is that rounding's.
        if (std::abs(*actual.figure.value) < 1.0 - 1e-9)
            QVERIFY2(nearRelatively(*actual.p, pair.at(1).toDouble()), name);
    };
    compare("pearson", pearsonCorrelation(x, y, PMethod::StudentT));
    compare("spearman", spearmanCorrelation(x, y, PMethod::StudentT));
    if (x.size() > 9) {
        compare("pearson", pearsonCorrelation(x, y));
        compare("spearman", spearmanCorrelation(x, y));
    }
    // Of few pairs with ties Tandem has an exact p where scipy has none.
    const bool hasTies = expected.value(QLatin1String("kendall_tau_b_exact")).isObject();
    if (x.size() > 9 || !hasTies) {
        compare("kendall_tau_b_auto", kendallCorrelation(x, y));
        compare("kendall_tau_b_exact", kendallCorrelation(x, y, PMethod::Exact));
    }
    compare("kendall_tau_b_asymptotic", kendallCorrelation(x, y, PMethod::Normal));
    QCOMPARE(averageRanks(x), numbers(expected.value(QLatin1String("ranks_x"))));
    QCOMPARE(averageRanks(y), numbers(expected.value(QLatin1String("ranks_y"))));
    if (x.size() < 3)
        return;
    const QJsonObject rounded =
        expected.value(QLatin1String("perseval_get_correlation_from_model_dict_rounded5"))
            .toObject();
    QVERIFY(near(*pearsonCorrelation(x, y).figure.value,
        rounded.value(QLatin1String("pearson")).toDouble(), 5.000001e-6));
    QVERIFY(near(*spearmanCorrelation(x, y).figure.value,
        rounded.value(QLatin1String("spearman")).toDouble(), 5.000001e-6));
    QVERIFY(near(*kendallCorrelation(x, y).figure.value,
        rounded.value(QLatin1String("kendall")).toDouble(), 5.000001e-6));
}

void TestCorrelation::ranksShareTheAverageOfTheirPlaces_data()
{
    QTest::addColumn<QList<double>>("values");
    QTest::addColumn<QList<double>>("ranks");
    QTest::newRow("none") << QList<double>{} << QList<double>{};
    QTest::newRow("one") << QList<double>{7.0} << QList<double>{1.0};
    QTest::newRow("ties") << QList<double>{2.0, 1.0, 2.0, 3.0} << QList<double>{2.5, 1.0, 2.5, 4.0};
    QTest::newRow("all the same") << QList<double>{5.0, 5.0, 5.0} << QList<double>{2.0, 2.0, 2.0};
    QTest::newRow("signs of zero") << QList<double>{0.0, -0.0} << QList<double>{1.5, 1.5};
}

void TestCorrelation::ranksShareTheAverageOfTheirPlaces()
{
    QFETCH(QList<double>, values);
    QFETCH(QList<double>, ranks);
    QCOMPARE(averageRanks(values), ranks);
}

void TestCorrelation::kendallsCountIsThatOfItsDefinition()
{
    std::mt19937 random(1);
    for (int round = 0; round < 300; ++round) {
        const int count = 2 + int(random() % 40);
        const unsigned kinds = 2 + unsigned(random() % 50);
        const QList<double> x = randomNumbers(random, count, kinds);
        const QList<double> y = randomNumbers(random, count, kinds);
        const Correlation tau = kendallCorrelation(x, y);
        if (tau.figure.isDefined())
            QVERIFY(near(*tau.figure.value, tauByDefinition(x, y), 1e-12));
    }
}

void TestCorrelation::theOrderOfPairsAndColumnsChangesNothing()
{
    std::mt19937 random(2);
    for (int round = 0; round < 200; ++round) {
        const int count = 3 + int(random() % 60);
        const QList<double> x = randomNumbers(random, count, 30);
        const QList<double> y = randomNumbers(random, count, 30);
        QList<int> order(count);
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), random);
        QList<double> turnedX;
        QList<double> turnedY;
        for (const int at : std::as_const(order)) {
            turnedX.append(x.at(at));
            turnedY.append(y.at(at));
        }
        const auto same = [](const Correlation& one, const Correlation& other) {
            return one.figure.isDefined() == other.figure.isDefined() &&
                   (!one.figure.isDefined() ||
                       (near(*one.figure.value, *other.figure.value, 1e-12) &&
                           near(*one.p, *other.p, 1e-12) && one.method == other.method));
        };
        for (const auto& [a, b] : {std::pair(turnedX, turnedY), std::pair(y, x)}) {
            QVERIFY(same(pearsonCorrelation(x, y), pearsonCorrelation(a, b)));
            QVERIFY(same(spearmanCorrelation(x, y), spearmanCorrelation(a, b)));
            QVERIFY(same(kendallCorrelation(x, y), kendallCorrelation(a, b)));
        }
    }
}

void TestCorrelation::coefficientsKeepTheirRange()
{
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        const int count = 3 + int(random() % 12);
        const QList<double> x = randomNumbers(random, count, 4);
        const QList<double> y = random() % 3 == 0 ? x : randomNumbers(random, count, 4);
        for (const Correlation& one : {pearsonCorrelation(x, y), spearmanCorrelation(x, y),
                 kendallCorrelation(x, y), kendallCorrelation(x, y, PMethod::Exact)}) {
            QCOMPARE(one.figure.undefinedBecause.isEmpty(), one.figure.isDefined());
            if (!one.figure.isDefined())
                continue;
            QVERIFY(*one.figure.value >= -1.0 && *one.figure.value <= 1.0);
            QCOMPARE(one.noPBecause.isEmpty(), one.p.has_value());
            QVERIFY(!one.p || (*one.p >= 0.0 && *one.p <= 1.0));
            if (one.figure.interval) {
                QVERIFY(one.figure.interval->low <= *one.figure.value + 1e-12);
                QVERIFY(one.figure.interval->high >= *one.figure.value - 1e-12);
                QVERIFY(one.figure.interval->low >= -1.0 && one.figure.interval->high <= 1.0);
            }
            if (x == y)
                QVERIFY(near(*one.figure.value, 1.0, 1e-12));
        }
    }
}

void TestCorrelation::risingTransformationsChangeNoRank()
{
    std::mt19937 random(4);
    const QList<double> x = randomNumbers(random, 40, 25);
    const QList<double> y = randomNumbers(random, 40, 25);
    QList<double> bent;
    for (const double number : x)
        bent.append(std::exp(number) + 5.0);
    QCOMPARE(*spearmanCorrelation(bent, y).figure.value, *spearmanCorrelation(x, y).figure.value);
    QCOMPARE(*kendallCorrelation(bent, y).figure.value, *kendallCorrelation(x, y).figure.value);
    QList<double> scaled;
    for (const double number : x)
        scaled.append(1e6 - 3.0 * number);
    QVERIFY(
        near(*pearsonCorrelation(scaled, y).figure.value, -*pearsonCorrelation(x, y).figure.value));
}

void TestCorrelation::ranksInOneOrderGiveExactlyOne()
{
    std::mt19937 random(9);
    for (int count = 3; count < 60; ++count) {
        const QList<double> x =
            randomNumbers(random, count, count % 2 == 0 ? 5 : 1'000) + QList<double>{-9.0};
        QList<double> same;
        QList<double> mirrored;
        for (const double number : x) {
            same.append(std::exp(number));
            mirrored.append(-number * number * number);
        }
        const Correlation rising = spearmanCorrelation(x, same);
        QCOMPARE(*rising.figure.value, 1.0);
        QVERIFY(*spearmanCorrelation(x, same, PMethod::StudentT).p == 0.0); // as scipy
        const Correlation falling = spearmanCorrelation(x, mirrored);
        QCOMPARE(*falling.figure.value, -1.0);
    }
}

void TestCorrelation::fewPairsAreNeverSurerThanTheirOrders()
{
    // Three pairs have six orders, two of which are as far apart.
    for (const Correlation& one : {spearmanCorrelation({1, 2, 4}, {10, 20, 21}),
             spearmanCorrelation({1, 2, 4}, {3, 2, 1}), pearsonCorrelation({1, 2, 3}, {2, 4, 6}),
             kendallCorrelation({1, 2, 4}, {10, 20, 21})}) {
        QVERIFY(near(*one.p, 1.0 / 3.0));
        QVERIFY(*one.method == PMethod::Exact);
    }
    double orders = 2.0;
    for (int count = 3; count < 10; ++count) {
        orders *= double(count);
        QList<double> x(count);
        std::iota(x.begin(), x.end(), 0.0);
        QVERIFY(near(*spearmanCorrelation(x, x).p, 2.0 / orders));
        QVERIFY(near(*kendallCorrelation(x, x).p, 2.0 / orders));
    }
}

void TestCorrelation::theExactProbabilityCountsAllOrders()
{
    // Counted by the definitions, apart from this program.
    const QList<double> x{1, 2, 3, 4, 5, 6};
    const QList<double> y{2, 1, 4, 3, 6, 5};
    QVERIFY(near(*spearmanCorrelation(x, y).p, 42.0 / 720.0));
    const QList<double> u{0.3, 1.2, 5.0, 2.2, 0.1};
    const QList<double> v{0.2, 0.9, 2.0, 2.5, 0.4};
    QVERIFY(near(*pearsonCorrelation(u, v).p, 15.0 / 120.0));
    QVERIFY(near(*kendallCorrelation({1, 2, 2, 3, 4}, {2, 1, 3, 3, 5}).p, 24.0 / 120.0));
}

void TestCorrelation::fishersIntervalMeetsATable()
{
    // n = 10 with r = 0.9664133229258873: atanh 2.0355..., standard error 1 / sqrt(7).
    const QList<double> x{2.1, 3.4, 1.0, 5.5, 4.2, 9.9, 7.3, 6.6, 8.8, 0.4};
    const QList<double> y{1.9, 3.9, 1.5, 5.0, 6.1, 9.0, 6.9, 7.7, 9.5, 0.9};
    const Figure r = pearsonCorrelation(x, y).figure;
    const double centre = 0.5 * std::log((1.0 + *r.value) / (1.0 - *r.value));
    const double half = 1.959963984540054 / std::sqrt(7.0);
    QVERIFY(near(r.interval->low, std::tanh(centre - half)));
    QVERIFY(near(r.interval->high, std::tanh(centre + half)));
    // What scipy 1.10's pearsonr(x, y).confidence_interval() gives.
    QVERIFY(near(r.interval->low, 0.8602022201224914));
    QVERIFY(near(r.interval->high, 0.9922662217227642));
}

void TestCorrelation::spearmansIntervalIsWiderThanPearsons()
{
    const QList<double> x{1, 2, 3, 4, 5, 6, 7, 8};
    const QList<double> y{2, 1, 4, 3, 6, 5, 8, 7};
    const Figure r = pearsonCorrelation(x, y).figure;
    const Figure rho = spearmanCorrelation(x, y).figure;
    QCOMPARE(*r.value, *rho.value); // they are their own ranks
    QVERIFY(rho.interval->low < r.interval->low);
    QVERIFY(rho.interval->high > r.interval->high);
    QVERIFY(!kendallCorrelation(x, y).figure.interval);
}

void TestCorrelation::fewPairsHaveNoInterval()
{
    QVERIFY(!pearsonCorrelation({1, 2, 3}, {1, 3, 2}).figure.interval);
    QVERIFY(!spearmanCorrelation({1, 2, 3}, {1, 3, 2}).figure.interval);
    QVERIFY(pearsonCorrelation({1, 2, 3, 4}, {1, 3, 2, 5}).figure.interval);
    // On a line it would be a point, as if four pairs made it certain.
    QVERIFY(!pearsonCorrelation({1, 2, 3, 4}, {2, 4, 6, 8}).figure.interval);
    QVERIFY(!spearmanCorrelation({1, 2, 3, 4}, {8, 5, 3, 1}).figure.interval);
}

void TestCorrelation::pairsWithAMissingValueAreLeftOutAndCounted()
{
    const double infinite = std::numeric_limits<double>::infinity();
    const QList<double> x{1, kMissing, 2, 3, infinite, 4, 5};
    const QList<double> y{2, 1, kMissing, 1, 3, 4, 3, 9, 9};
    const QList<double> onlyX{1, 3, 4, 5};
    const QList<double> onlyY{2, 1, 4, 3};
    for (const auto& [all, only] :
        {std::pair(pearsonCorrelation(x, y), pearsonCorrelation(onlyX, onlyY)),
            std::pair(spearmanCorrelation(x, y), spearmanCorrelation(onlyX, onlyY)),
            std::pair(kendallCorrelation(x, y), kendallCorrelation(onlyX, onlyY))}) {
        QCOMPARE(*all.figure.value, *only.figure.value);
        QCOMPARE(all.figure.n, 4);
        QCOMPARE(all.leftOut, 5);
        QCOMPARE(only.leftOut, 0);
    }
}

void TestCorrelation::withoutThreePairsOrWithAConstantColumnThereIsNone()
{
    const QList<std::pair<QList<double>, QList<double>>> cases{{{}, {}}, {{1}, {2}},
        {{1, kMissing}, {2, 3}}, {{1, 2}, {2, 4}}, {{1, 2, kMissing}, {2, 1, 3}},
        {{1, 1, 1}, {1, 2, 3}}, {{1, 2, 3}, {4, 4, 4}}, {{0.1, 0.1}, {0.1, 0.1}}};
    for (const auto& [x, y] : cases) {
        for (const Correlation& one :
            {pearsonCorrelation(x, y), spearmanCorrelation(x, y), kendallCorrelation(x, y)}) {
            QVERIFY(!one.figure.isDefined());
            QVERIFY(!one.figure.undefinedBecause.isEmpty());
            QVERIFY(!one.p && !one.method && !one.figure.interval);
        }
    }
    for (const auto& [x, y] : cases) {
        const QString why = pearsonCorrelation(x, y).figure.undefinedBecause;
        static const QRegularExpression nameOfAColumn(QStringLiteral("\\b[xy]\\b"));
        QVERIFY2(!why.contains(nameOfAColumn), qPrintable(why));
    }
    QVERIFY(pearsonCorrelation({1, 1, 1}, {1, 2, 3}).figure.undefinedBecause !=
            pearsonCorrelation({1, 2, 3}, {1, 1, 1}).figure.undefinedBecause);
}

void TestCorrelation::exactProbabilityIsRefusedWhereThereIsNone()
{
    std::mt19937 random(5);
    QList<double> x(501);
    std::iota(x.begin(), x.end(), 0.0);
    QList<double> y = x;
    std::shuffle(y.begin(), y.end(), random);
    const Correlation many = kendallCorrelation(x, y, PMethod::Exact);
    QVERIFY(many.figure.isDefined() && !many.p && !many.noPBecause.isEmpty());
    QCOMPARE(*kendallCorrelation(x, y).method, PMethod::Normal);
    const Correlation most =
        kendallCorrelation(x.first(500), averageRanks(y.first(500)), PMethod::Exact);
    const Correlation approximate = kendallCorrelation(x.first(500), y.first(500), PMethod::Normal);
    QVERIFY(near(*most.p, *approximate.p, 1e-3));
}

void TestCorrelation::hugeAndTinyNumbersDoNotOverflow()
{
    const double huge = std::numeric_limits<double>::max();
    QVERIFY(near(*pearsonCorrelation({-huge, 0, huge}, {1, 2, 3}).figure.value, 1.0));
    QVERIFY(near(*pearsonCorrelation({1e-300, 2e-300, 3e-300}, {3, 2, 1}).figure.value, -1.0));
    QVERIFY(
        *pearsonCorrelation({1.0, 1.0, std::nextafter(1.0, 2.0)}, {1, 1, 2}).figure.value > 0.9);
    const Regression far = linearRegression({-huge, huge}, {1, 2});
    QVERIFY(!far.isDefined());
    QVERIFY(far.undefinedBecause != linearRegression({1, 1}, {1, 2}).undefinedBecause);
}

void TestCorrelation::largeNumbersThatLieCloseTogetherKeepTheirDigits()
{
    // As times in seconds are.
    std::mt19937 random(8);
    for (const double offset : {1.7e9, 1.7e12, 1e15, -1e15}) {
        QList<double> x;
        QList<double> moved;
        for (int i = 0; i < 20; ++i) {
            x.append(double(random() % 9));
            moved.append(x.last() + offset);
        }
        const QList<double> y = randomNumbers(random, 20, 1000);
        const double value = *pearsonCorrelation(moved, y).figure.value;
        QVERIFY(std::abs(value - *pearsonCorrelation(x, y).figure.value) < 1e-12);
    }
}

void TestCorrelation::manyPairsAreQuick()
{
    std::mt19937 random(6);
    const QList<double> x = randomNumbers(random, 200'000 / kTimesSmaller, 1000);
    const QList<double> y = randomNumbers(random, 200'000 / kTimesSmaller, 100'000);
    const Correlation tau = kendallCorrelation(x, y);
    QVERIFY(std::abs(*tau.figure.value) < 0.05);
    QCOMPARE(*tau.method, PMethod::Normal);
}

void TestCorrelation::aLineMeetsAnExampleByHand()
{
    // Mean 3 and 4; squares of x 10, products 6: slope 0.6; residuals' squares 2.4, spread
    // sqrt(2.4 / 3), Student's t with 3 degrees 3.182446305283709.
    const Regression line = linearRegression({1, 2, 3, 4, 5, kMissing}, {2, 4, 5, 4, 5, 1});
    QVERIFY(line.isDefined());
    QVERIFY(near(line.slope, 0.6));
    QVERIFY(near(line.intercept, 2.2));
    QCOMPARE(line.n, 5);
    QCOMPARE(line.leftOut, 1);
    QCOMPARE(line.leastX, 1.0);
    QCOMPARE(line.mostX, 5.0);
    QVERIFY(near(line.at(3.0), 4.0));
    const double spread = 3.182446305283709 * std::sqrt(0.8);
    QVERIFY(near(line.meanAt(3.0)->high - 4.0, spread * std::sqrt(0.2)));
    QVERIFY(near(4.0 - line.meanAt(3.0)->low, spread * std::sqrt(0.2)));
    QVERIFY(near(line.meanAt(5.0)->high, 5.2 + spread * std::sqrt(0.2 + 0.4)));
}

void TestCorrelation::theBandOfALineIsNarrowestAtTheMean()
{
    std::mt19937 random(7);
    const Regression line =
        linearRegression(randomNumbers(random, 30, 50), randomNumbers(random, 30, 50));
    const auto width = [&line](double x) { return line.meanAt(x)->high - line.meanAt(x)->low; };
    QVERIFY(width(line.meanX) < width(line.leastX));
    QVERIFY(width(line.meanX) < width(line.mostX));
}

void TestCorrelation::aLineNeedsTwoPointsAndTwoPlaces()
{
    QVERIFY(!linearRegression({}, {}).isDefined());
    QVERIFY(!linearRegression({1}, {1}).isDefined());
    QVERIFY(!linearRegression({2, 2, 2}, {1, 2, 3}).isDefined());
    const Regression two = linearRegression({1, 3}, {2, 6});
    QVERIFY(two.isDefined() && near(two.at(2.0), 4.0));
    QVERIFY(!two.meanAt(2.0));
    QVERIFY(linearRegression({1, 2, 3}, {5, 5, 5}).isDefined()); // a level line
}

TANDEM_TEST(TestCorrelation, QCoreApplication)
#include "tst_correlation.moc"
