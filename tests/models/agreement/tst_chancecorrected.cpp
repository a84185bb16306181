#include "models/agreement/chancecorrected.h"
#include "models/inference/intervals.h"

#include "referenceratings.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

using namespace tandem;

namespace {

constexpr double kTolerance = 1e-9;
constexpr int kNames = 6; ///< categories of the random cases

bool near(double actual, double expected, double tolerance = kTolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

bool same(const ChanceCorrectedFigure& one, const ChanceCorrectedFigure& other)
{
    if (one.figure.isDefined() != other.figure.isDefined() || one.figure.n != other.figure.n)
        return false;
    if (one.excluded() != other.excluded())
        return false;
    if (!one.figure.isDefined())
        return true;
    if (!near(*one.figure.value, *other.figure.value))
        return false;
    if (one.figure.interval.has_value() != other.figure.interval.has_value())
        return false;
    // The square root of a spread that is 0 but for rounding is off by the root of that rounding.
    return !one.figure.interval ||
           (near(one.figure.interval->low, other.figure.interval->low, 1e-6) &&
               near(one.figure.interval->high, other.figure.interval->high, 1e-6));
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

/// Ratings by up to 6 raters of up to 30 items, some missing, not quite without agreement.
RatingMatrix randomRatings(std::mt19937& random)
{
    const int raters = 2 + int(random() % 5);
    const int items = 1 + int(random() % 30);
    RatingMatrix matrix(raters);
    for (int item = 0; item < items; ++item) {
        const int usual = int(random() % kNames);
        for (auto& ofRater : matrix) {
            if (random() % 4 == 0)
                ofRater.append(std::nullopt);
            else
                ofRater.append(random() % 2 == 0 ? usual : int(random() % kNames));
        }
    }
    return matrix;
}

RatingCounts countsOf(const RatingMatrix& matrix)
{
    return ratingCounts(matrix, kNames);
}

/// A published data set: for each item the number of ratings in each category.
struct Published
{
    QList<QList<int>> items;
    double ac1;
    double ac1Low;
    double ac1High;
    double alpha;
    double alphaLow;
    double alphaHigh;
};

} // namespace

class TestChanceCorrected final : public QObject
{
    Q_OBJECT

private slots:
    void publishedCasesAgree_data();
    void publishedCasesAgree();
    void intervalsAreThoseOfTheLinearizedVariance_data();
    void intervalsAreThoseOfTheLinearizedVariance();
    void publishedIntervalsAgree_data();
    void publishedIntervalsAgree();
    void aTableAndItsRatingsGiveTheSameAc1();
    void ac1StaysHighWhereKappaFallsToNothing();
    void theSpreadIsTheSlopeOfTheFigureByItem();
    void theOrderOfRatersChangesNothing();
    void theOrderOfItemsChangesNothing();
    void theNamesOfCategoriesChangeNothing();
    void figuresStayWithinTheirRange();
    void whoRatesNothingChangesNothing();
    void perfectAgreementIsOneAndNotCertain();
    void oneComparedItemHasNoInterval();
    void withoutAnItemRatedTwiceThereIsNoFigure();
    void withOneCategoryThereIsNoFigure();
    void oneOfSeveralDeclaredCategoriesIsEnoughForAc1AndBrennanPrediger();
    void oneCategoryAmongThePairsIsEnoughToDenyAlpha();
    void itemsThatCannotBeComparedAreCounted();
    void studentsTMeetsTheTables_data();
    void studentsTMeetsTheTables();
    void studentsTIsSmoothWhereTheMethodChanges();
};

void TestChanceCorrected::publishedCasesAgree_data()
{
    if (!QFile::exists(reference::kFile))
        QSKIP("The reference values (reference/agreement.json) are not on this machine.");
    QTest::addColumn<QJsonArray>("raters");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonObject all = reference::document();
    const QJsonObject ratings = reference::ratings(all);
    for (auto it = ratings.begin(); it != ratings.end(); ++it) {
        QTest::newRow(qPrintable(it.key()))
            << it.value().toArray() << reference::expected(all, it.key());
    }
}

void TestChanceCorrected::publishedCasesAgree()
{
    QFETCH(QJsonArray, raters);
    QFETCH(QJsonObject, expected);
    const auto counts = ratingCounts(reference::matrix(raters), reference::categories(raters));

    const ChanceCorrectedFigure ac1 = gwetAc1(counts);
    const QJsonObject formula = expected.value(QLatin1String("gwet_ac1_formula")).toObject();
    const QJsonObject package = expected.value(QLatin1String("gwet_ac1_irrCAC")).toObject();
    if (formula.value(QLatin1String("ac1")).isDouble()) {
        for (const QLatin1String name : {QLatin1String("pa"), QLatin1String("pe")}) {
            const double value = name == QLatin1String("pa") ? *ac1.observed : *ac1.expected;
            QVERIFY(near(value, formula.value(name).toDouble()));
            QVERIFY(near(value, package.value(name).toDouble()));
        }
        QVERIFY(near(*ac1.figure.value, formula.value(QLatin1String("ac1")).toDouble()));
        QVERIFY(near(*ac1.figure.value, package.value(QLatin1String("value")).toDouble()));
    } else {
        QVERIFY(!ac1.figure.isDefined());
        QVERIFY(!ac1.figure.undefinedBecause.isEmpty());
    }

    const ChanceCorrectedFigure alpha = krippendorffAlpha(counts);
    const QJsonValue nominal = expected.value(QLatin1String("krippendorff_nominal"));
    QCOMPARE(alpha.figure.isDefined(), nominal.isDouble());
    QCOMPARE(alpha.figure.undefinedBecause.isEmpty(), nominal.isDouble());
    if (nominal.isDouble())
        QVERIFY(near(*alpha.figure.value, nominal.toDouble()));
    QCOMPARE(ac1.figure.n, alpha.figure.n);
    QCOMPARE(ac1.figure.n + ac1.excluded(), qint64(raters.at(0).toArray().size()));
}

void TestChanceCorrected::intervalsAreThoseOfTheLinearizedVariance_data()
{
    if (!QFile::exists(reference::kFile))
        QSKIP("The reference values (reference/agreement.json) are not on this machine.");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<double>>("ac1");
    QTest::addColumn<QList<double>>("alpha");
    // Computed item by item in another language from the formulas that irrCAC uses, with Student's
    // t by numerical integration. The first is Gwet's example, which irrCAC states to five digits:
    // AC1 from 0.46081 to 1.
    const auto row = [](const char* name, QList<double> ac1, QList<double> alpha) {
        QTest::newRow(name) << QString::fromLatin1(name) << ac1 << alpha;
    };
    row("krip_2011_missing", {0.46081334813084435, 1.0}, {0.4190622192060079, 1.0});
    row("krip_docs_missing", {0.35023338044797775, 1.0}, {0.31422713667042507, 1.0});
    row("missing_20pct_4raters", {0.4016244078284562, 0.6539913981859152},
        {0.40468258227954534, 0.6273940887878852});
    row("interval_real_missing", {-0.13588148530301847, 0.19027008245230576},
        {-0.056920862288607, 0.21908302445076916});
    row("fleiss_wikipedia_10x14x5", {0.014500427289682594, 0.43672787434357374},
        {0.006616084778064468, 0.4245320282883894});
    row("four_raters_random", {-0.05517896928832818, 0.07760718857104196},
        {-0.04900189800964122, 0.08297084663942142});
    row("bin_balanced", {0.1417355305387049, 0.6701456575801068},
        {0.13492531923497003, 0.6650746807650296});
    row("bin_skewed_paradox", {0.8168221236956444, 0.9621834011662341},
        {-0.08051323662087448, -0.014223605484387523});
    row("ordinal5", {0.3497627249189762, 0.6250692047948797},
        {0.33524961496110545, 0.6150354705645522});
}

void TestChanceCorrected::intervalsAreThoseOfTheLinearizedVariance()
{
    QFETCH(QString, name);
    QFETCH(QList<double>, ac1);
    QFETCH(QList<double>, alpha);
    const QJsonArray raters = reference::ratings(reference::document()).value(name).toArray();
    const auto counts = ratingCounts(reference::matrix(raters), reference::categories(raters));
    const auto ofAc1 = gwetAc1(counts).largeSample;
    QVERIFY(near(ofAc1->low, ac1.at(0)));
    QVERIFY(near(ofAc1->high, ac1.at(1)));
    const auto ofAlpha = krippendorffAlpha(counts).largeSample;
    QVERIFY(near(ofAlpha->low, alpha.at(0)));
    QVERIFY(near(ofAlpha->high, alpha.at(1)));
}

void TestChanceCorrected::publishedIntervalsAgree_data()
{
    QTest::addColumn<Published>("published");
    // Examples of Gwet's Handbook (4th ed.) with what irrCAC states for them, to three digits.
    const Published twoRaters{
        {{1, 1, 0, 0, 0}, {2, 0, 0, 0, 0}, {0, 2, 0, 0, 0}, {0, 2, 0, 0, 0}, {0, 1, 0, 1, 0},
            {0, 0, 2, 0, 0}, {0, 0, 2, 0, 0}, {0, 0, 2, 0, 0}, {0, 0, 0, 0, 2}, {0, 0, 0, 1, 0},
            {0, 0, 0, 2, 0}, {1, 0, 0, 1, 0}},
        0.661, 0.257, 1.0, 0.665, 0.264, 1.0};
    QTest::newRow("two raters, one rating missing") << twoRaters;
    const Published fourWithGaps{
        {{3, 0, 0, 0, 0}, {0, 3, 1, 0, 0}, {0, 0, 4, 0, 0}, {0, 0, 4, 0, 0}, {0, 4, 0, 0, 0},
            {1, 1, 1, 1, 0}, {0, 0, 0, 4, 0}, {3, 1, 0, 0, 0}, {0, 4, 0, 0, 0}, {0, 0, 0, 0, 3},
            {2, 0, 0, 0, 0}, {0, 0, 1, 0, 0}, {0, 3, 1, 0, 0}, {1, 2, 1, 0, 0}},
        0.685, 0.396, 0.973, 0.632, 0.306, 0.958};
    QTest::newRow("four raters with gaps") << fourWithGaps;
    const Published four{
        {{3, 0, 1}, {2, 1, 1}, {2, 1, 1}, {2, 0, 2}, {3, 1, 0}, {3, 1, 0}, {0, 4, 0}, {0, 3, 1},
            {0, 0, 4}, {3, 0, 1}, {2, 1, 1}, {2, 1, 1}, {2, 0, 2}, {3, 1, 0}, {3, 1, 0}},
        0.208, 0.014, 0.403, 0.143, -0.158, 0.445};
    QTest::newRow("four raters") << four;
}

void TestChanceCorrected::publishedIntervalsAgree()
{
    QFETCH(Published, published);
    RatingCounts counts(int(published.items.first().size()));
    for (const QList<int>& item : published.items)
        counts.add(item);
    const ChanceCorrectedFigure ac1 = gwetAc1(counts);
    const ChanceCorrectedFigure alpha = krippendorffAlpha(counts);
    constexpr double kDigits = 0.5001e-3;
    QVERIFY(near(*ac1.figure.value, published.ac1, kDigits));
    QVERIFY(near(ac1.largeSample->low, published.ac1Low, kDigits));
    QVERIFY(near(ac1.largeSample->high, published.ac1High, kDigits));
    QVERIFY(near(*alpha.figure.value, published.alpha, kDigits));
    QVERIFY(near(alpha.largeSample->low, published.alphaLow, kDigits));
    QVERIFY(near(alpha.largeSample->high, published.alphaHigh, kDigits));
}

void TestChanceCorrected::aTableAndItsRatingsGiveTheSameAc1()
{
    const RatingMatrix ratings = {{0, 1, 1, 0, 1, 1, {}}, {0, 1, 0, 0, 1, 1, 1}};
    const auto table = ContingencyTable::fromRatings(ratings.at(0), ratings.at(1), 2);
    const ChanceCorrectedFigure ofTable = gwetAc1(table);
    QCOMPARE(ofTable.figure.n, 6);
    QCOMPARE(ofTable.unrated, 1);
    // 5 of 6 agree; yes has 7 of 12: expected 2 * 7/12 * 5/12.
    const double expected = 2.0 * 7.0 / 12.0 * 5.0 / 12.0;
    QVERIFY(near(*ofTable.expected, expected));
    QVERIFY(near(*ofTable.figure.value, (5.0 / 6.0 - expected) / (1.0 - expected)));
    const RatingMatrix answered = {ratings.at(0).first(6), ratings.at(1).first(6)};
    const ChanceCorrectedFigure ofRatings = gwetAc1(ratingCounts(answered, 2));
    QCOMPARE(*ofRatings.figure.value, *ofTable.figure.value);
    QCOMPARE(ofRatings.figure.interval->low, ofTable.figure.interval->low);
}

void TestChanceCorrected::ac1StaysHighWhereKappaFallsToNothing()
{
    const ContingencyTable table = table2x2(0, 5, 5, 90);
    QVERIFY(*gwetAc1(table).figure.value > 0.88);
    QVERIFY(*krippendorffAlpha(RatingCounts::fromTable(table)).figure.value < 0.0);
}

void TestChanceCorrected::theSpreadIsTheSlopeOfTheFigureByItem()
{
    // A linearized value is the slope of the figure by the weight of its item; here by counting
    // each item a million times and one of them once more. Items with ratings missing are left
    // out: Gwet's weights for these hold in large samples only.
    std::mt19937 random(11);
    constexpr qint64 kTimes = 1'000'000;
    int checked = 0;
    for (int round = 0; round < 200; ++round) {
        const RatingMatrix ratings = randomRatings(random);
        RatingCounts counts(kNames);
        RatingCounts often(kNames);
        for (const auto& pattern : countsOf(ratings).patterns()) {
            if (pattern.raters() == ratings.size()) {
                counts.addGiven(pattern.given, pattern.items);
                often.addGiven(pattern.given, pattern.items * kTimes);
            }
        }
        for (const bool isAlpha : {false, true}) {
            const auto compute = [isAlpha](const RatingCounts& of) {
                return isAlpha ? krippendorffAlpha(of) : gwetAc1(of);
            };
            const ChanceCorrectedFigure found = compute(counts);
            const Figure& figure = found.figure;
            if (!found.largeSample)
                continue;
            const double n = double(figure.n);
            double squares = 0.0;
            for (const auto& pattern : counts.patterns()) {
                RatingCounts more = often;
                more.addGiven(pattern.given);
                const double slope = (*compute(more).figure.value - *compute(often).figure.value) *
                                     n * double(kTimes);
                squares += double(pattern.items) * slope * slope;
            }
            const double half =
                inference::studentT975(figure.n - 1) * std::sqrt(squares / (n * (n - 1.0)));
            // The interval is cut at -1.
            const double below = std::min(half, *figure.value + 1.0);
            QVERIFY(near(*figure.value - found.largeSample->low, below, 1e-4 * half + 1e-5));
            ++checked;
        }
    }
    QVERIFY(checked > 100);
}

void TestChanceCorrected::theOrderOfRatersChangesNothing()
{
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const RatingMatrix ratings = randomRatings(random);
        RatingMatrix turned = ratings;
        std::shuffle(turned.begin(), turned.end(), random);
        QVERIFY(same(gwetAc1(countsOf(ratings)), gwetAc1(countsOf(turned))));
        QVERIFY(same(krippendorffAlpha(ratings, kNames), krippendorffAlpha(turned, kNames)));
    }
}

void TestChanceCorrected::theOrderOfItemsChangesNothing()
{
    std::mt19937 random(6);
    for (int round = 0; round < 200; ++round) {
        const RatingMatrix ratings = randomRatings(random);
        QList<int> order(ratings.first().size());
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), random);
        RatingMatrix turned(ratings.size());
        for (qsizetype rater = 0; rater < ratings.size(); ++rater) {
            for (const int item : std::as_const(order))
                turned[rater].append(ratings.at(rater).at(item));
        }
        QVERIFY(same(gwetAc1(countsOf(ratings)), gwetAc1(countsOf(turned))));
        QVERIFY(same(krippendorffAlpha(ratings, kNames), krippendorffAlpha(turned, kNames)));
    }
}

void TestChanceCorrected::theNamesOfCategoriesChangeNothing()
{
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        const RatingMatrix ratings = randomRatings(random);
        QList<int> names(kNames);
        std::iota(names.begin(), names.end(), 0);
        std::shuffle(names.begin(), names.end(), random);
        RatingMatrix renamed = ratings;
        for (auto& ofRater : renamed) {
            for (auto& rating : ofRater) {
                if (rating)
                    rating = names.at(*rating);
            }
        }
        QVERIFY(same(gwetAc1(countsOf(ratings)), gwetAc1(countsOf(renamed))));
        QVERIFY(same(krippendorffAlpha(ratings, kNames), krippendorffAlpha(renamed, kNames)));
    }
}

void TestChanceCorrected::figuresStayWithinTheirRange()
{
    std::mt19937 random(8);
    for (int round = 0; round < 2000; ++round) {
        const RatingMatrix ratings = randomRatings(random);
        for (const auto& result :
            {gwetAc1(countsOf(ratings)), krippendorffAlpha(ratings, kNames)}) {
            QCOMPARE(result.figure.n + result.excluded(), qint64(ratings.first().size()));
            QCOMPARE(result.figure.undefinedBecause.isEmpty(), result.figure.isDefined());
            if (!result.figure.isDefined())
                continue;
            QVERIFY(*result.figure.value >= -1.0 && *result.figure.value <= 1.0 + 1e-12);
            QVERIFY(*result.observed >= 0.0 && *result.observed <= 1.0 + 1e-12);
            QVERIFY(*result.expected >= 0.0 && *result.expected < 1.0);
            if (result.figure.interval) {
                QVERIFY(result.figure.interval->low <= *result.figure.value);
                QVERIFY(result.figure.interval->high >= *result.figure.value - 1e-12);
                QVERIFY(result.figure.interval->high <= 1.0);
            }
        }
    }
}

void TestChanceCorrected::whoRatesNothingChangesNothing()
{
    const RatingMatrix ratings = {{0, 1, 2, 0, 1}, {0, 1, 2, 1, 1}, {0, {}, 2, 1, 1}};
    RatingMatrix more = ratings;
    more.append(QList<std::optional<int>>{});
    more.append(QList<std::optional<int>>(5));
    QVERIFY(countsOf(ratings) == countsOf(more));
}

void TestChanceCorrected::perfectAgreementIsOneAndNotCertain()
{
    const RatingMatrix ratings = {{0, 1, 1, 0}, {0, 1, 1, 0}, {0, 1, {}, 0}};
    for (const auto& result : {gwetAc1(ratingCounts(ratings, 2)), krippendorffAlpha(ratings, 2)}) {
        QVERIFY(near(*result.figure.value, 1.0));
        QVERIFY(near(result.largeSample->low, 1.0, 1e-6));
        QVERIFY(result.figure.interval->low < 0.0);
        QCOMPARE(result.figure.interval->high, 1.0);
        QCOMPARE(result.figure.n, 4);
    }
}

void TestChanceCorrected::oneComparedItemHasNoInterval()
{
    const RatingMatrix ratings = {{0}, {1}};
    const auto alpha = krippendorffAlpha(ratings, 2);
    QVERIFY(near(*alpha.figure.value, 0.0));
    QVERIFY(!alpha.figure.interval);
    QCOMPARE(alpha.figure.n, 1);
    const auto ac1 = gwetAc1(ratingCounts(ratings, 2));
    QVERIFY(near(*ac1.figure.value, -1.0));
    QVERIFY(!ac1.figure.interval);
}

void TestChanceCorrected::withoutAnItemRatedTwiceThereIsNoFigure()
{
    const RatingMatrix ratings = {{0, {}, 1, {}}, {{}, 1, {}, {}}};
    for (const auto& result : {gwetAc1(ratingCounts(ratings, 2)), krippendorffAlpha(ratings, 2),
             gwetAc1(ContingencyTable(2)), krippendorffAlpha({}, 2)}) {
        QVERIFY(!result.figure.isDefined());
        QVERIFY(!result.figure.undefinedBecause.isEmpty());
        QVERIFY(!result.observed && !result.expected);
        QCOMPARE(result.figure.n, 0);
    }
}

void TestChanceCorrected::withOneCategoryThereIsNoFigure()
{
    const RatingMatrix ratings = {{0, 0, 0}, {0, 0, 0}};
    const auto ac1 = gwetAc1(ratingCounts(ratings, 1)); // of one that could be used
    const auto alpha = krippendorffAlpha(ratings, 2);
    const auto fleiss = fleissKappa(ratingCounts(ratings, 2));
    for (const auto& result : {ac1, alpha, fleiss}) {
        QVERIFY(!result.figure.isDefined());
        QVERIFY(!result.figure.undefinedBecause.isEmpty());
        QVERIFY(!result.figure.interval);
        QCOMPARE(*result.observed, 1.0);
        QCOMPARE(result.figure.n, 3);
    }
    QVERIFY(ac1.figure.undefinedBecause != alpha.figure.undefinedBecause);
    QVERIFY(ac1.figure.undefinedBecause != gwetAc1(RatingCounts(2)).figure.undefinedBecause);
}

void TestChanceCorrected::oneOfSeveralDeclaredCategoriesIsEnoughForAc1AndBrennanPrediger()
{
    const auto counts = ratingCounts({{1, 1, 1, 1, 1}, {1, 1, 1, 1, 1}}, 3);
    const ChanceCorrectedFigure ac1 = gwetAc1(counts);
    QCOMPARE(*ac1.figure.value, 1.0);
    QCOMPARE(*ac1.expected, 0.0);
    const ChanceCorrectedFigure uniform = brennanPrediger(counts);
    QVERIFY(near(*uniform.figure.value, 1.0));
    QVERIFY(near(*uniform.expected, 1.0 / 3.0));
    // Of 5 of 5 the lower end is 0.025^(1 / 5), beyond what is expected.
    const double low = std::pow(0.025, 0.2);
    QVERIFY(near(ac1.figure.interval->low, low));
    QVERIFY(near(uniform.figure.interval->low, (low - 1.0 / 3.0) / (2.0 / 3.0)));
    QVERIFY(!fleissKappa(counts).figure.isDefined());
    QVERIFY(!krippendorffAlpha(counts).figure.isDefined());
}

void TestChanceCorrected::oneCategoryAmongThePairsIsEnoughToDenyAlpha()
{
    const RatingMatrix ratings = {{1, 1, 0}, {1, 1, {}}};
    QVERIFY(!krippendorffAlpha(ratings, 2).figure.isDefined());
    // AC1 takes the frequency of the categories from all ratings.
    QVERIFY(near(*gwetAc1(ratingCounts(ratings, 2)).figure.value, 1.0));
}

void TestChanceCorrected::itemsThatCannotBeComparedAreCounted()
{
    const RatingMatrix ratings = {{0, 1, {}, {}, 0}, {0, {}, {}, 1}, {1, {}, {}, 1}};
    const auto alpha = krippendorffAlpha(ratings, 2);
    QCOMPARE(alpha.figure.n, 2);
    QCOMPARE(alpha.ratedOnce, 2);
    QCOMPARE(alpha.unrated, 1);
    QCOMPARE(alpha.excluded(), 3);
}

void TestChanceCorrected::studentsTMeetsTheTables_data()
{
    QTest::addColumn<qint64>("degrees");
    QTest::addColumn<double>("expected");
    QTest::newRow("1") << qint64(1) << 12.706204736174694;
    QTest::newRow("2") << qint64(2) << 4.302652729749462;
    QTest::newRow("3") << qint64(3) << 3.182446305283709;
    QTest::newRow("5") << qint64(5) << 2.5705818356363146;
    QTest::newRow("10") << qint64(10) << 2.2281388519862744;
    QTest::newRow("11") << qint64(11) << 2.200985160091640;
    QTest::newRow("30") << qint64(30) << 2.0422724563012378;
    QTest::newRow("99") << qint64(99) << 1.9842169515863888;
    QTest::newRow("301") << qint64(301) << 1.967876531285755;
    QTest::newRow("500") << qint64(500) << 1.9647198374673649;
    QTest::newRow("1000") << qint64(1000) << 1.9623390808264143;
}

void TestChanceCorrected::studentsTMeetsTheTables()
{
    QFETCH(qint64, degrees);
    QFETCH(double, expected);
    QVERIFY(near(inference::studentT975(degrees), expected, 2e-11));
}

void TestChanceCorrected::studentsTIsSmoothWhereTheMethodChanges()
{
    for (qint64 degrees = 1; degrees < 1000; ++degrees)
        QVERIFY(inference::studentT975(degrees) > inference::studentT975(degrees + 1));
    const double before = inference::studentT975(299) - inference::studentT975(300);
    const double across = inference::studentT975(300) - inference::studentT975(301);
    QVERIFY(near(before, across, 1e-6));
    QVERIFY(near(inference::studentT975(1'000'000'000'000), 1.959963984540054, 1e-11));
}

TANDEM_TEST(TestChanceCorrected, QCoreApplication)
#include "tst_chancecorrected.moc"
