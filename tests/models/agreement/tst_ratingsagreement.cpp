#include "models/agreement/agreement.h"
#include "models/agreement/chancecorrected.h"
#include "models/agreement/ratingsagreement.h"

#include "referenceratings.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

using namespace tandem;

namespace {

constexpr double kTolerance = 1e-9;

using Numbers = QList<QList<std::optional<double>>>;

bool near(double actual, double expected, double tolerance = kTolerance)
{
    return std::abs(actual - expected) <= tolerance;
}

Numbers numbersOf(const QJsonArray& raters)
{
    Numbers numbers;
    for (const QJsonValue& rater : raters) {
        QList<std::optional<double>> list;
        for (const QJsonValue& rating : rater.toArray())
            list.append(rating.isNull() ? std::nullopt : std::optional(rating.toDouble()));
        numbers.append(list);
    }
    return numbers;
}

/// Ratings by up to 5 raters of up to 25 items on five places, some missing.
Numbers randomNumbers(std::mt19937& random)
{
    static constexpr double kPlaces[] = {0.5, 1.0, 2.0, 5.0, 6.0};
    Numbers numbers(2 + int(random() % 4));
    const int items = 2 + int(random() % 24);
    for (int item = 0; item < items; ++item) {
        const double usual = kPlaces[random() % 5];
        for (auto& ofRater : numbers) {
            if (random() % 5 == 0)
                ofRater.append(std::nullopt);
            else
                ofRater.append(random() % 2 == 0 ? usual : kPlaces[random() % 5]);
        }
    }
    return numbers;
}

bool same(const Figure& one, const Figure& other)
{
    if (one.isDefined() != other.isDefined() || one.n != other.n)
        return false;
    if (!one.isDefined())
        return true;
    return near(*one.value, *other.value) &&
           one.interval.has_value() == other.interval.has_value() &&
           (!one.interval || (near(one.interval->low, other.interval->low, 1e-6) &&
                                 near(one.interval->high, other.interval->high, 1e-6)));
}

bool same(const RatingsAgreement& one, const RatingsAgreement& other)
{
    return std::equal(one.statistics.cbegin(), one.statistics.cend(), other.statistics.cbegin(),
        other.statistics.cend(), [](const AgreementStatistic& a, const AgreementStatistic& b) {
            return qstrcmp(a.key, b.key) == 0 && same(a.figure, b.figure);
        });
}

std::optional<Interval> largeSampleOf(const RatingsAgreement& result, const char* key)
{
    const auto found = std::find_if(result.statistics.cbegin(), result.statistics.cend(),
        [key](const AgreementStatistic& one) { return qstrcmp(one.key, key) == 0; });
    return found->largeSample;
}

QStringList numberedNames(qsizetype count)
{
    QStringList names;
    for (qsizetype i = 1; i <= count; ++i)
        names.append(QString::number(i));
    return names;
}

/// ratings[rater][item]; the categories are the numbers used.
RatingTable tableOf(const Numbers& ratings, RatingScale scale)
{
    RatingTable table;
    table.scale = scale;
    table.hasOrder = true;
    qsizetype items = 0;
    for (const auto& ofRater : ratings) {
        items = std::max(items, ofRater.size());
        for (const auto& rating : ofRater) {
            if (rating)
                table.values.append(*rating);
        }
    }
    std::sort(table.values.begin(), table.values.end());
    table.values.erase(std::unique(table.values.begin(), table.values.end()), table.values.end());
    for (const double value : std::as_const(table.values))
        table.categories.append(QString::number(value, 'g', QLocale::FloatingPointShortest));
    table.items = numberedNames(items);
    table.raters = numberedNames(ratings.size());
    for (qsizetype item = 0; item < items; ++item) {
        for (qsizetype rater = 0; rater < ratings.size(); ++rater) {
            const auto rating = ratings.at(rater).value(item);
            if (!rating)
                continue;
            const auto at = std::lower_bound(table.values.cbegin(), table.values.cend(), *rating);
            table.given.append({int(item), int(rater), int(at - table.values.cbegin())});
        }
    }
    return table;
}

RatingsAgreement of(const Numbers& numbers, RatingScale scale = RatingScale::Ordinal)
{
    return ratingsAgreement(tableOf(numbers, scale));
}

/// What a reference implementation says: a number, or nothing (NaN, an error, null).
std::optional<double> referenceValue(const QJsonValue& value, const char* field)
{
    const QJsonValue inner =
        value.isObject() ? value.toObject().value(QLatin1String(field)) : value;
    return inner.isDouble() ? std::optional(inner.toDouble()) : std::nullopt;
}

struct Counterpart
{
    const char* reference;
    const char* field; ///< where the reference gives an object
    const char* ours;
};

constexpr Counterpart kCounterparts[] = {
    {"percent_agreement_pairwise", "", "percent_agreement"},
    {"percent_agreement_all_raters", "", "percent_agreement_all_raters"},
    {"cohen_unweighted_sklearn", "", "cohen"},
    {"cohen_unweighted_statsmodels", "kappa", "cohen"},
    {"cohen_linear_sklearn", "", "cohen_linear"},
    {"cohen_linear_statsmodels", "kappa", "cohen_linear"},
    {"cohen_quadratic_sklearn", "", "cohen_quadratic"},
    {"cohen_quadratic_statsmodels", "kappa", "cohen_quadratic"},
    {"fleiss_irrCAC", "value", "fleiss"},
    {"fleiss_statsmodels", "", "fleiss"},
    {"light_kappa_mean_pairwise_sklearn", "", "light"},
    {"kappa_nltk_avg_pairwise", "", "light"},
    {"multi_kappa_nltk_davies_fleiss", "", "davies_fleiss"},
    {"gwet_ac1_formula", "ac1", "ac1"},
    {"gwet_ac1_irrCAC", "value", "ac1"},
    {"gwet_ac2_linear_irrCAC", "value", "ac2_linear"},
    {"gwet_ac2_quadratic_irrCAC", "value", "ac2_quadratic"},
    {"brennan_prediger_irrCAC", "value", "brennan_prediger"},
    {"S_nltk_bennett", "", "brennan_prediger"},
    {"randolph_statsmodels", "", "brennan_prediger"},
    {"alpha_nltk_nominal", "", "alpha"},
};

/// With one category alone some implementations give 1 for 0 / 0, some nothing; the reference's own
/// notes say that "undefined" is right. Agreement itself is defined.
bool usesOneCategory(const QJsonArray& raters)
{
    return reference::categories(raters) < 2;
}

} // namespace

class TestRatingsAgreement final : public QObject
{
    Q_OBJECT

private slots:
    void publishedCasesAgree_data();
    void publishedCasesAgree();
    void publishedAlphasAgree_data() { publishedCasesAgree_data(); }
    void publishedAlphasAgree();
    void scottsPiIsThatOfTwoRaters_data() { publishedCasesAgree_data(); }
    void scottsPiIsThatOfTwoRaters();
    void kappaIntervalsAgree_data() { publishedCasesAgree_data(); }
    void kappaIntervalsAgree();
    void intervalsOfIrrCacAgree();
    void weightsByValueAndByNumberDifferWhereValuesAreUneven();
    void weightsMeetTheirDefinition();
    void theOrderOfRatersChangesNothing();
    void theOrderOfItemsChangesNothing();
    void relabellingChangesNothingThatIsNominal();
    void stretchingTheValuesChangesNothingButRatios();
    void figuresStayWithinTheirRange();
    void wordsWithoutAnOrderHaveNoWeights();
    void aSingleRaterIsToldSo();
    void twoRaterFiguresOfMoreRatersSayWhy();
    void categoriesThatNobodyUsedCount();
    void whatOneAloneSaidMovesNoWeightOfCohens();
    void aGivenOrderKeepsTheGapsOfCohensWeights();
    void aFigureWithoutIntervalSaysWhy();
    void everyIntervalHasAWidth();
    void ratersWhoShareNoItemAreCounted();
    void pairsOfTooManyRatersAreNotCounted();
    void aPairWithoutKappaDeniesLightsMean();
    void whatIsLeftOutIsCounted();
    void ratioDataIsNotNegative();
    void extremeNumbersGiveFiguresOrReasons();
    void aNumberFarAwayThatOneAloneGaveCostsNoDigits();
    void manyDifferentValuesAreQuick();
};

void TestRatingsAgreement::publishedCasesAgree_data()
{
    if (!QFile::exists(reference::kFile))
        QSKIP("The reference values (reference/agreement.json) are not on this machine.");
    QTest::addColumn<QJsonArray>("raters");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonObject all = reference::document();
    const QJsonObject ratings = reference::ratings(all);
    for (auto it = ratings.begin(); it != ratings.end(); ++it)
        QTest::newRow(qPrintable(it.key()))
            << it.value().toArray() << reference::expected(all, it.key());
}

void TestRatingsAgreement::publishedCasesAgree()
{
    QFETCH(QJsonArray, raters);
    QFETCH(QJsonObject, expected);
    const RatingsAgreement result = of(numbersOf(raters), RatingScale::Nominal);
    QCOMPARE(result.items, qint64(raters.at(0).toArray().size()));
    QCOMPARE(result.raters, qint64(raters.size()));
    QCOMPARE(result.categories, qint64(reference::categories(raters)));
    for (const Counterpart& one : kCounterparts) {
        const QJsonValue theirs = expected.value(QLatin1String(one.reference));
        if (theirs.isUndefined())
            continue; // not computed for this case
        const Figure& ours = result.figure(one.ours);
        const auto value = referenceValue(theirs, one.field);
        const bool isShare = QLatin1String(one.ours).startsWith(QLatin1String("percent"));
        if (!value || (usesOneCategory(raters) && !isShare)) {
            QVERIFY2(!ours.isDefined(), one.reference);
            QVERIFY2(!ours.undefinedBecause.isEmpty(), one.reference);
            continue;
        }
        QVERIFY2(ours.isDefined(), one.reference);
        QVERIFY2(near(*ours.value, *value), one.reference);
    }
}

void TestRatingsAgreement::publishedAlphasAgree()
{
    QFETCH(QJsonArray, raters);
    QFETCH(QJsonObject, expected);
    const std::pair<RatingScale, const char*> scales[] = {
        {RatingScale::Nominal, "krippendorff_nominal"},
        {RatingScale::Ordinal, "krippendorff_ordinal"},
        {RatingScale::Interval, "krippendorff_interval"},
        {RatingScale::Ratio, "krippendorff_ratio"}};
    for (const auto& [scale, name] : scales) {
        const Figure alpha = of(numbersOf(raters), scale).figure("alpha");
        const auto value = referenceValue(expected.value(QLatin1String(name)), "");
        QCOMPARE(alpha.isDefined(), value.has_value());
        QCOMPARE(alpha.undefinedBecause.isEmpty(), value.has_value());
        if (value)
            QVERIFY2(near(*alpha.value, *value), name);
    }
}

void TestRatingsAgreement::scottsPiIsThatOfTwoRaters()
{
    QFETCH(QJsonArray, raters);
    QFETCH(QJsonObject, expected);
    const auto value = referenceValue(expected.value(QLatin1String("scotts_pi_nltk")), "");
    const RatingsAgreement result = of(numbersOf(raters));
    if (!value) {
        QVERIFY(!result.figure("scott").isDefined());
        return;
    }
    // Of more than two NLTK computes Fleiss' kappa under this name.
    const bool ofTwo = raters.size() == 2;
    QCOMPARE(result.figure("scott").isDefined(), ofTwo);
    QVERIFY(near(*result.figure(ofTwo ? "scott" : "fleiss").value, *value));
    if (ofTwo)
        QVERIFY(same(result.figure("scott"), result.figure("fleiss")));
}

void TestRatingsAgreement::kappaIntervalsAgree()
{
    QFETCH(QJsonArray, raters);
    QFETCH(QJsonObject, expected);
    const RatingsAgreement result = of(numbersOf(raters));
    const std::pair<const char*, const char*> forms[] = {{"cohen_unweighted_statsmodels", "cohen"},
        {"cohen_linear_statsmodels", "cohen_linear"},
        {"cohen_quadratic_statsmodels", "cohen_quadratic"}};
    for (const auto& [reference, ours] : forms) {
        const QJsonObject theirs = expected.value(QLatin1String(reference)).toObject();
        const auto low = referenceValue(theirs.value(QLatin1String("kappa_low")), "");
        if (!low)
            continue;
        const Interval interval = *largeSampleOf(result, ours);
        // Where there is no spread the reference has the root of a rounding.
        const double tolerance =
            theirs.value(QLatin1String("std_kappa")).toDouble() < 1e-6 ? 1e-6 : kTolerance;
        QVERIFY2(near(interval.low, *low, tolerance), reference);
        QVERIFY2(
            near(interval.high, theirs.value(QLatin1String("kappa_upp")).toDouble(), tolerance),
            reference);
    }
}

void TestRatingsAgreement::intervalsOfIrrCacAgree()
{
    // Gwet's example of twelve items and four raters; irrCAC's documentation and tests state these
    // to five digits.
    constexpr std::optional<double> none;
    const Numbers ratings{{1, 2, 3, 3, 2, 1, 4, 1, 2, none, none, none},
        {1, 2, 3, 3, 2, 2, 4, 1, 2, 5, none, 3}, {none, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, none},
        {1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, none}};
    const RatingsAgreement result = of(ratings, RatingScale::Nominal);
    QVERIFY(near(*result.figure("fleiss").value, 0.76117, 5.1e-6));
    QVERIFY(near(largeSampleOf(result, "fleiss")->low, 0.42438, 5.1e-6));
    QCOMPARE(largeSampleOf(result, "fleiss")->high, 1.0);
    QVERIFY(near(*result.figure("ac1").value, 0.77544, 5.1e-6));
    QVERIFY(near(largeSampleOf(result, "ac1")->low, 0.46081, 5.1e-6));
    QVERIFY(near(*result.figure("percent_agreement").value, 0.81818, 5.1e-6));
}

void TestRatingsAgreement::weightsByValueAndByNumberDifferWhereValuesAreUneven()
{
    const Numbers uneven{{1, 2, 5, 5, 1}, {1, 5, 5, 2, 2}};
    const Numbers even{{1, 2, 3, 3, 1}, {1, 3, 3, 2, 2}};
    QVERIFY(!near(*of(uneven).figure("cohen_linear").value,
        *of(uneven).figure("cohen_linear_by_value").value));
    QVERIFY(same(of(even).figure("cohen_linear"), of(even).figure("cohen_linear_by_value")));
    QVERIFY(same(of(even).figure("cohen_quadratic"), of(even).figure("cohen_quadratic_by_value")));
    QVERIFY(same(of(even).figure("cohen_linear"), of(uneven).figure("cohen_linear")));
}

void TestRatingsAgreement::weightsMeetTheirDefinition()
{
    const QList<double> places{0.0, 0.5, 2.0, 7.0};
    const QList<double> mass{3.0, 0.0, 1.5, 2.0};
    for (const AgreementWeights& weights :
        {AgreementWeights::identity(4), AgreementWeights::linear(places),
            AgreementWeights::quadratic(places), AgreementWeights::ratio(places)}) {
        const QList<double> applied = weights.applied(mass);
        double all = 0.0;
        for (int a = 0; a < 4; ++a) {
            double sum = 0.0;
            for (int b = 0; b < 4; ++b) {
                sum += weights.between(a, b) * mass.at(b);
                all += weights.between(a, b);
                QCOMPARE(weights.between(a, b), weights.between(b, a));
                QVERIFY(weights.between(a, b) >= 0.0 && weights.between(a, b) <= 1.0);
            }
            QCOMPARE(weights.between(a, a), 1.0);
            QVERIFY(near(applied.at(a), sum, 1e-12));
        }
        QVERIFY(near(weights.sum(), all, 1e-12));
        QVERIFY(near(
            weights.applied({1, 3}, {1.5, 2.0}).at(0), 1.5 + 2.0 * weights.between(1, 3), 1e-12));
    }
    QCOMPARE(AgreementWeights::linear(places).between(0, 2), 1.0 - 2.0 / 7.0);
    QCOMPARE(AgreementWeights::quadratic(places).between(0, 2), 1.0 - 4.0 / 49.0);
    QVERIFY(near(AgreementWeights::ratio(places).between(2, 3), 1.0 - 25.0 / 81.0));
}

void TestRatingsAgreement::theOrderOfRatersChangesNothing()
{
    std::mt19937 random(1);
    for (int round = 0; round < 150; ++round) {
        const Numbers numbers = randomNumbers(random);
        Numbers turned = numbers;
        std::shuffle(turned.begin(), turned.end(), random);
        QVERIFY(same(of(numbers), of(turned)));
    }
}

void TestRatingsAgreement::theOrderOfItemsChangesNothing()
{
    std::mt19937 random(2);
    for (int round = 0; round < 150; ++round) {
        const Numbers numbers = randomNumbers(random);
        QList<int> order(numbers.first().size());
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), random);
        Numbers turned(numbers.size());
        for (qsizetype rater = 0; rater < numbers.size(); ++rater) {
            for (const int item : std::as_const(order))
                turned[rater].append(numbers.at(rater).at(item));
        }
        QVERIFY(same(of(numbers), of(turned)));
    }
}

void TestRatingsAgreement::relabellingChangesNothingThatIsNominal()
{
    std::mt19937 random(3);
    for (int round = 0; round < 150; ++round) {
        const Numbers numbers = randomNumbers(random);
        Numbers renamed = numbers;
        for (auto& ofRater : renamed) {
            for (auto& rating : ofRater) {
                if (rating) // exchanges the order of some
                    rating = *rating < 1.5 ? *rating + 100.0 : -*rating;
            }
        }
        const RatingsAgreement one = of(numbers, RatingScale::Nominal);
        const RatingsAgreement other = of(renamed, RatingScale::Nominal);
        for (const char* key : {"percent_agreement", "percent_agreement_all_raters", "cohen",
                 "scott", "fleiss", "light", "davies_fleiss", "ac1", "brennan_prediger", "alpha"})
            QVERIFY2(same(one.figure(key), other.figure(key)), key);
    }
}

void TestRatingsAgreement::stretchingTheValuesChangesNothingButRatios()
{
    std::mt19937 random(4);
    for (int round = 0; round < 100; ++round) {
        const Numbers numbers = randomNumbers(random);
        Numbers stretched = numbers;
        Numbers bent = numbers;
        for (qsizetype rater = 0; rater < numbers.size(); ++rater) {
            for (qsizetype item = 0; item < numbers.at(rater).size(); ++item) {
                if (!numbers.at(rater).at(item))
                    continue;
                stretched[rater][item] = *numbers.at(rater).at(item) * 3.0 - 40.0;
                bent[rater][item] = std::exp(*numbers.at(rater).at(item));
            }
        }
        QVERIFY(same(of(numbers, RatingScale::Interval), of(stretched, RatingScale::Interval)));
        QVERIFY(same(of(numbers).figure("alpha"), of(bent).figure("alpha")));
        QVERIFY(same(of(numbers).figure("cohen_quadratic"), of(bent).figure("cohen_quadratic")));
    }
}

void TestRatingsAgreement::figuresStayWithinTheirRange()
{
    std::mt19937 random(5);
    for (int round = 0; round < 1000; ++round) {
        const Numbers numbers = randomNumbers(random);
        const auto scale = static_cast<RatingScale>(random() % 4);
        const RatingsAgreement result = of(numbers, scale);
        for (const AgreementStatistic& one : result.statistics) {
            QVERIFY2(!one.name.isEmpty(), one.key);
            QCOMPARE(one.figure.undefinedBecause.isEmpty(), one.figure.isDefined());
            if (!one.figure.isDefined())
                continue;
            const QLatin1String key(one.key);
            if (key.startsWith(QLatin1String("percent")))
                QVERIFY2(*one.figure.value >= 0.0, one.key);
            // Weights, and what was said of items rated once, may make the others expect more than
            // half, and fall below -1.
            for (const char* bounded : {"cohen", "light", "ac1", "brennan_prediger", "alpha"})
                QVERIFY2(
                    key != QLatin1String(bounded) || *one.figure.value >= -1.0 - 1e-12, one.key);
            QVERIFY2(*one.figure.value <= 1.0 + 1e-12, one.key);
            if (one.figure.interval) {
                QVERIFY2(one.figure.interval->low <= *one.figure.value + 1e-12, one.key);
                QVERIFY2(one.figure.interval->high >= *one.figure.value - 1e-12, one.key);
                QVERIFY2(one.figure.interval->high <= 1.0, one.key);
                // F's interval of a mean of ratings has no lower bound.
                QVERIFY2(key.startsWith(QLatin1String("icc_")) || *one.figure.value < -1.0 ||
                             one.figure.interval->low >= -1.0,
                    one.key);
            }
        }
    }
}

void TestRatingsAgreement::wordsWithoutAnOrderHaveNoWeights()
{
    RatingTable words = tableOf({{0, 1, 0}, {0, 1, 1}}, RatingScale::Nominal);
    words.hasOrder = false;
    const RatingsAgreement result = ratingsAgreement(words);
    for (const char* key : {"cohen_linear", "cohen_quadratic", "cohen_linear_by_value",
             "cohen_quadratic_by_value", "ac2_linear", "ac2_quadratic"}) {
        QVERIFY2(!result.figure(key).isDefined(), key);
        QCOMPARE(result.figure(key).n, 3);
    }
    for (const char* key : {"percent_agreement", "cohen", "scott", "fleiss", "ac1", "alpha"})
        QVERIFY2(result.figure(key).isDefined(), key);
}

void TestRatingsAgreement::aSingleRaterIsToldSo()
{
    for (const Numbers& numbers : {Numbers{{1, 2, 1}}, Numbers{{1, 2, 1}, {{}, {}, {}}},
             Numbers{{{}, {}}, {{}, {}}}, Numbers{}}) {
        const RatingsAgreement result = of(numbers);
        for (const AgreementStatistic& one : result.statistics) {
            QVERIFY2(!one.figure.isDefined(), one.key);
            QVERIFY2(!one.figure.undefinedBecause.isEmpty(), one.key);
            QCOMPARE(one.figure.n, 0);
        }
    }
}

void TestRatingsAgreement::twoRaterFiguresOfMoreRatersSayWhy()
{
    const RatingsAgreement result = of({{1, 2, 3}, {1, 2, 2}, {1, 3, 3}});
    for (const char* key : {"cohen", "cohen_linear", "cohen_quadratic", "scott"}) {
        QVERIFY2(!result.figure(key).isDefined(), key);
        QVERIFY2(result.figure(key).undefinedBecause.contains(u'3'), key);
    }
    QVERIFY(result.figure("light").isDefined());
    QVERIFY(!result.figure("light").interval);
    // Somebody who rates nothing is not a third rater.
    QVERIFY(of({{1, 2, 3}, {1, 2, 2}, {{}, {}, {}}}).figure("cohen").isDefined());
}

void TestRatingsAgreement::categoriesThatNobodyUsedCount()
{
    RatingTable table = tableOf({{0, 1, 0, 1}, {0, 1, 1, 1}}, RatingScale::Ordinal);
    const RatingsAgreement used = ratingsAgreement(table);
    table.values.append(2.0);
    table.categories.append(QStringLiteral("2"));
    const RatingsAgreement declared = ratingsAgreement(table);
    QVERIFY(near(*used.figure("brennan_prediger").value, 0.5));
    QVERIFY(near(*declared.figure("brennan_prediger").value, 1.0 - 0.25 / (1.0 - 1.0 / 3.0)));
    QVERIFY(same(used.figure("cohen"), declared.figure("cohen")));
    QVERIFY(same(used.figure("alpha"), declared.figure("alpha")));
    QVERIFY(same(used.figure("fleiss"), declared.figure("fleiss")));
}

void TestRatingsAgreement::whatOneAloneSaidMovesNoWeightOfCohens()
{
    constexpr std::optional<double> none;
    const RatingsAgreement both = of({{1, 1, 3, 4, 4}, {1, 3, 4, 1, 4}});
    const RatingsAgreement more = of({{1, 1, 3, 4, 4, 2}, {1, 3, 4, 1, 4, none}});
    // As scikit-learn and statsmodels have it of the five items, which is all that they can see.
    QVERIFY(near(*both.figure("cohen_quadratic").value, 0.25));
    for (const char* key : {"cohen", "cohen_linear", "cohen_quadratic", "cohen_linear_by_value",
             "cohen_quadratic_by_value", "scott", "light", "davies_fleiss", "alpha"})
        QVERIFY2(same(both.figure(key), more.figure(key)), key);
    // In these it counts, as irrCAC has it.
    for (const char* key : {"fleiss", "ac1", "ac2_linear", "brennan_prediger"})
        QVERIFY2(!near(*both.figure(key).value, *more.figure(key).value), key);
}

void TestRatingsAgreement::aGivenOrderKeepsTheGapsOfCohensWeights()
{
    RatingTable table = tableOf({{0, 1, 3, 3, 0, 2}, {0, 3, 3, 1, 1, {}}}, RatingScale::Ordinal);
    const RatingsAgreement gathered = ratingsAgreement(table);
    table.orderIsGiven = true;
    const RatingsAgreement given = ratingsAgreement(table);
    QVERIFY(same(given.figure("cohen_linear"), gathered.figure("cohen_linear_by_value")));
    QVERIFY(same(given.figure("cohen_quadratic"), gathered.figure("cohen_quadratic_by_value")));
    QVERIFY(!same(given.figure("cohen_linear"), gathered.figure("cohen_linear")));
    QVERIFY(same(given.figure("cohen"), gathered.figure("cohen")));
}

void TestRatingsAgreement::aFigureWithoutIntervalSaysWhy()
{
    const auto note = [](const RatingsAgreement& result, const char* key) {
        const auto found = std::find_if(result.statistics.cbegin(), result.statistics.cend(),
            [key](const AgreementStatistic& one) { return qstrcmp(one.key, key) == 0; });
        return found->intervalNote;
    };
    const RatingsAgreement oneItem = of({{1}, {2}});
    for (const char* key : {"cohen", "cohen_linear", "scott", "fleiss", "ac1", "alpha"}) {
        QVERIFY2(oneItem.figure(key).isDefined(), key);
        QVERIFY2(!oneItem.figure(key).interval, key);
        QVERIFY2(!note(oneItem, key).isEmpty(), key);
    }
    const RatingsAgreement oneConstant = of({{1, 1, 1, 1}, {1, 1, 2, 1}});
    QVERIFY(note(oneConstant, "cohen").isEmpty());
    QVERIFY(!note(oneConstant, "light").isEmpty());
    QVERIFY(note(oneConstant, "light") != note(oneItem, "cohen"));
    QVERIFY(note(oneConstant, "percent_agreement").isEmpty());
    const RatingsAgreement usual = of({{1, 2, 1, 2, 3}, {1, 2, 2, 2, 3}});
    for (const char* key : {"cohen", "scott", "fleiss", "ac1", "alpha"})
        QVERIFY2(note(usual, key).isEmpty(), key);
    QVERIFY(note(of({{1, 1}, {1, 1}}), "cohen").isEmpty()); // undefined says its own reason
}

void TestRatingsAgreement::everyIntervalHasAWidth()
{
    // All agree, one never says anything else, all say the same of each item in part.
    for (const Numbers& numbers : {Numbers{{1, 2, 1, 2, 3}, {1, 2, 1, 2, 3}},
             Numbers{{1, 1, 1, 1}, {1, 1, 2, 1}}, Numbers{{1, 2, 3}, {1, 2, 3}, {2, 3, 1}},
             Numbers{{1, 2}, {2, 1}}, Numbers{{1, 2}, {1, 2}}}) {
        for (const auto scale : {RatingScale::Nominal, RatingScale::Interval}) {
            const RatingsAgreement result = of(numbers, scale);
            for (const AgreementStatistic& one : result.statistics) {
                // A mean of ratings can be known well.
                QVERIFY2(qstrncmp(one.key, "icc_", 4) == 0 || !one.figure.interval ||
                             one.figure.interval->high - one.figure.interval->low > 0.4,
                    one.key);
            }
        }
    }
}

void TestRatingsAgreement::ratersWhoShareNoItemAreCounted()
{
    constexpr std::optional<double> none;
    const RatingsAgreement result =
        of({{1, 2, 1, none, none}, {1, 2, 2, 1, 2}, {none, none, none, 1, 1}});
    QCOMPARE(result.pairsApart.value_or(-1), 1);
    const KappaFigure one = cohenKappa(ContingencyTable::fromRatings({0, 1, 0}, {0, 1, 1}, 2));
    const KappaFigure other = cohenKappa(ContingencyTable::fromRatings({0, 1}, {0, 0}, 2));
    QVERIFY(near(*result.figure("light").value, (*one.kappa.value + *other.kappa.value) / 2.0));
    const RatingsAgreement apart = of({{1, none}, {none, 2}});
    QCOMPARE(apart.pairsApart.value_or(-1), 1);
    for (const AgreementStatistic& statistic : apart.statistics)
        QVERIFY2(!statistic.figure.isDefined(), statistic.key);
}

void TestRatingsAgreement::pairsOfTooManyRatersAreNotCounted()
{
    constexpr std::optional<double> none;
    Numbers numbers;
    for (int rater = 0; rater < 20'000; ++rater)
        numbers.append(rater % 2 == 0 ? QList<std::optional<double>>{1.0}
                                      : QList<std::optional<double>>{none, 2.0});
    const RatingsAgreement result = of(numbers);
    QVERIFY(!result.figure("light").isDefined());
    QVERIFY(!result.pairsApart.has_value());
    QVERIFY(result.figure("fleiss").isDefined());
}

void TestRatingsAgreement::aPairWithoutKappaDeniesLightsMean()
{
    const RatingsAgreement result = of({{1, 1, 1}, {1, 1, 1}, {1, 2, 1}});
    QVERIFY(!result.figure("light").isDefined());
    QVERIFY(result.figure("davies_fleiss").isDefined());
    QVERIFY(result.figure("fleiss").isDefined());
}

void TestRatingsAgreement::whatIsLeftOutIsCounted()
{
    constexpr std::optional<double> none;
    const RatingsAgreement result =
        of({{1, 2, none, none}, {1, none, 2, none}, {none, none, none, none}});
    QCOMPARE(result.items, 4);
    QCOMPARE(result.raters, 2);
    QCOMPARE(result.idleRaters, 1);
    QCOMPARE(result.ratings, 4);
    QCOMPARE(result.missing, 8); // of the idle rater, too
    QCOMPARE(result.ratedOnce, 2);
    QCOMPARE(result.unrated, 1);
    QCOMPARE(result.figure("percent_agreement").n, 1);
}

void TestRatingsAgreement::ratioDataIsNotNegative()
{
    const Numbers numbers{{-1, 2, 3}, {1, 2, 3}};
    QVERIFY(!of(numbers, RatingScale::Ratio).figure("alpha").isDefined());
    QVERIFY(of(numbers, RatingScale::Interval).figure("alpha").isDefined());
    QVERIFY(of({{0, 2, 3}, {0, 2, 1}}, RatingScale::Ratio).figure("alpha").isDefined());
}

void TestRatingsAgreement::extremeNumbersGiveFiguresOrReasons()
{
    const double huge = std::numeric_limits<double>::max();
    const double tiny = std::numeric_limits<double>::denorm_min();
    const QList<double> extremes{
        -huge, huge, 0.0, tiny, 2.0 * tiny, 1.0, std::nextafter(1.0, 2.0), huge / 2.0, -1.0};
    std::mt19937 random(7);
    for (int round = 0; round < 500; ++round) {
        Numbers numbers(2 + int(random() % 2));
        for (auto& ofRater : numbers) {
            for (int item = 0; item < 4; ++item) {
                const auto pick = qsizetype(random() % 11);
                ofRater.append(
                    pick < extremes.size() ? std::optional(extremes.at(pick)) : std::nullopt);
            }
        }
        const RatingsAgreement result = of(numbers, static_cast<RatingScale>(random() % 4));
        for (const AgreementStatistic& one : result.statistics) {
            QCOMPARE(one.figure.undefinedBecause.isEmpty(), one.figure.isDefined());
            QVERIFY2(!one.figure.isDefined() || std::isfinite(*one.figure.value), one.key);
            QVERIFY2(!one.figure.interval || std::isfinite(one.figure.interval->low), one.key);
        }
    }
}

void TestRatingsAgreement::aNumberFarAwayThatOneAloneGaveCostsNoDigits()
{
    // As where a number stands for "no answer".
    const Numbers plain{{1, 2, 3, 1, {}}, {1, 3, 3, 2, {}}};
    for (const double far : {9'999'999.0, 99'999'999.0, -1e15, 1e300, -1e300}) {
        Numbers withFar = plain;
        withFar[0][4] = far;
        for (const RatingScale scale : {RatingScale::Interval, RatingScale::Ratio}) {
            if (scale == RatingScale::Ratio && far < 0.0)
                continue;
            for (const char* key : {"cohen_linear_by_value", "cohen_quadratic_by_value", "alpha"}) {
                const Figure one = of(plain, scale).figure(key);
                const Figure other = of(withFar, scale).figure(key);
                QVERIFY2(same(one, other), key);
            }
        }
    }
    // Large numbers that lie close together.
    const Numbers large{{1e9 + 1, 1e9 + 2, 1e9 + 3, 1e9 + 1}, {1e9 + 1, 1e9 + 3, 1e9 + 3, 1e9 + 2}};
    const Figure interval = of(plain, RatingScale::Interval).figure("alpha");
    const Figure ratio = of(large, RatingScale::Ratio).figure("alpha");
    QVERIFY(std::abs(*ratio.value - *interval.value) < 1e-6);
}

void TestRatingsAgreement::manyDifferentValuesAreQuick()
{
    std::mt19937 random(6);
    Numbers numbers(2);
    for (int item = 0; item < 30'000; ++item) {
        const double value = double(random()) / 7.0;
        numbers[0].append(value);
        numbers[1].append(value + double(random() % 1000));
    }
    const RatingsAgreement result = of(numbers, RatingScale::Interval);
    QVERIFY(*result.figure("alpha").value > 0.99);
    QVERIFY(*result.figure("cohen_quadratic_by_value").value > 0.99);
    QVERIFY(result.figure("fleiss").isDefined());
    QVERIFY(!of(numbers, RatingScale::Ratio).figure("alpha").isDefined());
}

TANDEM_TEST(TestRatingsAgreement, QCoreApplication)
#include "tst_ratingsagreement.moc"
