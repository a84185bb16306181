#include "models/agreement/agreementweights.h"
#include "models/agreement/chancecorrected.h"
#include "models/agreement/concordance.h"
#include "models/agreement/intraclass.h"
#include "models/agreement/ratingsagreement.h"
#include "models/agreement/ratingsreport.h"
#include "models/agreement/specificagreement.h"

#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

constexpr std::array kForms{"icc_1_1", "icc_1_k", "icc_2_1", "icc_2_k", "icc_3_1", "icc_3_k"};

/// P. E. Shrout and J. L. Fleiss, 1979, table 2.
const QList<QList<double>> kShroutFleiss{
    {9, 2, 5, 8}, {6, 1, 3, 2}, {8, 4, 6, 8}, {7, 1, 2, 6}, {10, 5, 6, 9}, {6, 2, 4, 7}};

/// A label for each letter.
QStringList labels(const char* letters)
{
    QStringList all;
    for (const char* letter = letters; *letter != 0; ++letter)
        all.append(QString(QLatin1Char(*letter)));
    return all;
}

/// Normal ratings with these variances of items, raters and the rest, perhaps rounded to whole
/// numbers from 1 to 5.
QList<QList<double>> drawnTable(std::mt19937_64& random, int items, int raters, double ofItems,
    double ofRaters, double rest, bool isRounded)
{
    QList<double> levels;
    for (int rater = 0; rater < raters; ++rater)
        levels.append(std::sqrt(ofRaters) * made::normal(random));
    QList<QList<double>> rows;
    for (int item = 0; item < items; ++item) {
        const double level = std::sqrt(ofItems) * made::normal(random);
        QList<double> row;
        for (int rater = 0; rater < raters; ++rater) {
            const double rating =
                3.0 + level + levels.at(rater) + std::sqrt(rest) * made::normal(random);
            row.append(isRounded ? std::clamp(std::round(rating), 1.0, 5.0) : rating);
        }
        rows.append(row);
    }
    return rows;
}

} // namespace

/// Intraclass correlations, concordance, agreement by category and sets of labels.
class TestIntraclass final : public QObject
{
    Q_OBJECT

private slots:
    void thePublishedExampleAgrees();
    void madeTablesAgree();
    void ratersWhoNeverDifferHaveNoInterval();
    void whatIsUndefinedSaysWhy();
    void oneRaterIsSaidToBeTooFew();
    void whatAllRatingsHaveInCommonTakesNoDigits();
    void notesNameTheFDistribution();
    void oneWayFormsTakeAnyRaters();
    void intervalsHoldAtFiftyItems();
    void concordanceIsThatOfFriedman();
    void rankingsThatAgreeAreOne();
    void agreementByCategoryAgrees();
    void positiveAndNegativeAgreementAreThoseOfTwoCategories();
    void intervalsByCategoryHoldAtFiftyItems();
    void setsHaveMasiDistance();
    void madeSetsAgree();
    void everyTableHasThemInItsReport();
};

void TestIntraclass::thePublishedExampleAgrees()
{
    const IntraclassCorrelations found = intraclassCorrelations(made::tableOf(kShroutFleiss));
    const double published[] = {0.17, 0.44, 0.29, 0.62, 0.71, 0.91};
    for (std::size_t i = 0; i < kIntraclassForms; ++i) {
        QVERIFY(std::abs(*found.forms[i].value - published[i]) < 0.005);
        QCOMPARE(found.forms[i].n, qint64(6));
    }
    QCOMPARE(found.oneWayRaters, 4);
    QCOMPARE(found.twoWayRaters, 4);
}

void TestIntraclass::madeTablesAgree()
{
    const QJsonArray tables = made::expected()[QLatin1String("numbers")].toArray();
    QCOMPARE(tables.size(), 4);
    for (const QJsonValue& table : tables) {
        const IntraclassCorrelations found =
            intraclassCorrelations(made::tableOf(made::rowsIn(table[QLatin1String("ratings")])));
        for (std::size_t i = 0; i < kIntraclassForms; ++i) {
            const QList<double> wanted =
                made::numbersIn(table[QLatin1String("icc")][QLatin1String(kForms[i])]);
            const Figure& figure = found.forms[i];
            QVERIFY2(made::near(*figure.value, wanted.at(0)), kForms[i]);
            QVERIFY2(made::near(figure.interval->low, wanted.at(1)), kForms[i]);
            QVERIFY2(made::near(figure.interval->high, wanted.at(2)), kForms[i]);
        }
    }
}

void TestIntraclass::ratersWhoNeverDifferHaveNoInterval()
{
    const IntraclassCorrelations found =
        intraclassCorrelations(made::tableOf({{1, 1}, {4, 4}, {2, 2}}));
    for (const Figure& figure : found.forms) {
        QVERIFY(made::near(*figure.value, 1.0));
        QVERIFY(!figure.interval);
    }
}

void TestIntraclass::whatIsUndefinedSaysWhy()
{
    RatingTable words = made::tableOf(kShroutFleiss);
    words.hasOrder = false;
    const double none = kNaN;
    for (const RatingTable& table : {words, made::tableOf({{3, 3}, {3, 3}}),
             made::tableOf({{1, 2}}), made::tableOf({{1, none}, {none, 2}, {3, none}})}) {
        for (const Figure& figure : intraclassCorrelations(table).forms)
            QVERIFY(!figure.isDefined() && !figure.undefinedBecause.isEmpty());
        const Concordance ranks = kendallsW(table);
        QVERIFY(!ranks.w.isDefined() && !ranks.w.undefinedBecause.isEmpty() && !ranks.test);
    }
}

void TestIntraclass::oneRaterIsSaidToBeTooFew()
{
    const RatingTable one = made::tableOf({{1}, {2}, {4}});
    for (const Figure& figure : intraclassCorrelations(one).forms)
        QVERIFY2(figure.undefinedBecause.contains(QLatin1String("only one rater")),
            qPrintable(figure.undefinedBecause));
    QVERIFY(kendallsW(one).w.undefinedBecause.contains(QLatin1String("only one rater")));
}

void TestIntraclass::whatAllRatingsHaveInCommonTakesNoDigits()
{
    const IntraclassCorrelations near = intraclassCorrelations(made::tableOf(kShroutFleiss));
    for (const double offset : {1e9, 1e15, -1e15}) {
        QList<QList<double>> rows = kShroutFleiss;
        for (QList<double>& row : rows) {
            for (double& rating : row)
                rating += offset;
        }
        const IntraclassCorrelations far = intraclassCorrelations(made::tableOf(rows));
        for (std::size_t form = 0; form < kIntraclassForms; ++form) {
            QVERIFY(made::near(*far.forms[form].value, *near.forms[form].value, 1e-12));
            QVERIFY(
                made::near(far.forms[form].interval->low, near.forms[form].interval->low, 1e-10));
        }
    }
}

void TestIntraclass::notesNameTheFDistribution()
{
    const results::Report report = ratingsReport(ratingsAgreement(made::tableOf(kShroutFleiss)));
    QVERIFY(std::any_of(
        report.sections.cbegin(), report.sections.cend(), [](const results::Section& section) {
            return !section.notes.filter(QStringLiteral("F distribution")).isEmpty();
        }));
}

void TestIntraclass::oneWayFormsTakeAnyRaters()
{
    const double none = kNaN;
    const RatingTable table =
        made::tableOf({{1, 2, none}, {none, 4, 5}, {3, none, 3}, {2, 1, none}});
    const IntraclassCorrelations found = intraclassCorrelations(table);
    const IntraclassCorrelations same =
        intraclassCorrelations(made::tableOf({{1, 2}, {4, 5}, {3, 3}, {2, 1}}));
    QVERIFY(made::near(*found.forms[0].value, *same.forms[0].value));
    QCOMPARE(found.oneWayRaters, 2);
    QVERIFY(!found.forms[2].isDefined());
}

/// What docs/measures.md says; TANDEM_SIMULATIONS=4000 gives its figures.
void TestIntraclass::intervalsHoldAtFiftyItems()
{
    struct Kind
    {
        const char* name;
        int raters;
        double ofItems, ofRaters, rest;
        bool isRounded;
    };
    constexpr int kItems = 50;
    const int tables = made::simulations(300);
    for (const Kind& kind :
        {Kind{"3 raters", 3, 1.0, 0.2, 0.5, false}, Kind{"5 raters", 5, 0.5, 0.1, 1.0, false},
            Kind{"2 raters", 2, 1.0, 0.3, 0.3, false}, Kind{"1 to 5", 3, 0.6, 0.0, 0.4, true}}) {
        std::mt19937_64 random(1);
        // Of rounded ratings what is true in the long run is that of a long table.
        const auto truths = intraclassCorrelations(
            made::tableOf(drawnTable(random, 20000, 3, 0.6, 0.0, 0.4, true)));
        const double all = kind.ofItems + kind.ofRaters + kind.rest;
        const double k = kind.raters;
        const double one = kind.isRounded ? *truths.forms[2].value : kind.ofItems / all;
        const double consistency =
            kind.isRounded ? *truths.forms[4].value : kind.ofItems / (kind.ofItems + kind.rest);
        const auto mean = [&](double r) { return k * r / (1.0 + (k - 1.0) * r); };
        const double wanted[] = {one, mean(one), one, mean(one), consistency, mean(consistency)};
        std::array<int, kIntraclassForms> held{};
        for (int i = 0; i < tables; ++i) {
            const auto found = intraclassCorrelations(made::tableOf(drawnTable(random, kItems,
                kind.raters, kind.ofItems, kind.ofRaters, kind.rest, kind.isRounded)));
            for (std::size_t f = 0; f < kIntraclassForms; ++f) {
                const Interval interval = found.forms[f].interval.value_or(Interval{0, 0});
                held[f] += interval.low <= wanted[f] && wanted[f] <= interval.high ? 1 : 0;
            }
        }
        for (std::size_t f = 0; f < kIntraclassForms; ++f) {
            const double share = double(held[f]) / tables;
            qInfo("%s %s: %.1f %%", kind.name, kForms[f], 100.0 * share);
            // The one-way forms assume that raters have no levels of their own, and of two raters
            // nobody knows how far these vary.
            if (kind.ofRaters == 0.0 || (f >= 2 && kind.raters > 2) || f >= 4)
                QVERIFY2(made::isAtLeast(share, 0.93, tables), kForms[f]);
        }
    }
}

void TestIntraclass::concordanceIsThatOfFriedman()
{
    const QJsonArray tables = made::expected()[QLatin1String("numbers")].toArray();
    for (const QJsonValue& table : tables) {
        const Concordance found =
            kendallsW(made::tableOf(made::rowsIn(table[QLatin1String("ratings")])));
        const QJsonValue wanted = table[QLatin1String("kendall_w")];
        QVERIFY(made::near(*found.w.value, wanted[QLatin1String("w")].toDouble()));
        QVERIFY(made::near(found.test->value, wanted[QLatin1String("chi_square")].toDouble()));
        QVERIFY(made::near(found.test->p, wanted[QLatin1String("p")].toDouble()));
    }
}

void TestIntraclass::rankingsThatAgreeAreOne()
{
    QVERIFY(made::near(*kendallsW(made::tableOf({{1, 10}, {2, 20}, {5, 30}})).w.value, 1.0));
    QVERIFY(made::near(*kendallsW(made::tableOf({{1, 3}, {2, 2}, {3, 1}})).w.value, 0.0));
}

void TestIntraclass::agreementByCategoryAgrees()
{
    const QJsonArray tables = made::expected()[QLatin1String("numbers")].toArray();
    for (const QJsonValue& one : tables) {
        const RatingTable table = made::tableOf(made::rowsIn(one[QLatin1String("ratings")]));
        const QJsonObject wanted = one[QLatin1String("specific")].toObject();
        QCOMPARE(wanted.size(), table.categories.size());
        for (int category = 0; category < int(table.categories.size()); ++category) {
            const Figure found = specificAgreement(table.counts(), category);
            QVERIFY(made::near(*found.value, wanted[table.categories.at(category)].toDouble()));
            QCOMPARE(found.interval.has_value(), found.n > 1 || table.raters.size() == 2);
            if (found.interval)
                QVERIFY(found.interval->low <= *found.value + 1e-12 &&
                        *found.value <= found.interval->high + 1e-12);
        }
    }
}

void TestIntraclass::positiveAndNegativeAgreementAreThoseOfTwoCategories()
{
    RatingCounts counts(2);
    counts.add({0, 2}, 40); // both yes
    counts.add({1, 1}, 15);
    counts.add({2, 0}, 45);
    QVERIFY(made::near(*specificAgreement(counts, 1).value, 80.0 / 95.0));
    QVERIFY(made::near(*specificAgreement(counts, 0).value, 90.0 / 105.0));
    QCOMPARE(specificAgreement(counts, 1).n, qint64(55));
    RatingCounts unused(3);
    unused.add({2, 0, 0}, 5);
    const Figure none = specificAgreement(unused, 2);
    QVERIFY(!none.isDefined() && !none.undefinedBecause.isEmpty());
}

void TestIntraclass::intervalsByCategoryHoldAtFiftyItems()
{
    struct Kind
    {
        int raters;
        double share; ///< of the category among items
        double right; ///< how likely a rater says what the item is
    };
    const int tables = made::simulations(400);
    for (const Kind& kind : {Kind{2, 0.5, 0.9}, Kind{2, 0.2, 0.85}, Kind{3, 0.5, 0.85},
             Kind{3, 0.3, 0.95}, Kind{5, 0.5, 0.8}, Kind{5, 0.2, 0.9}}) {
        // Of two raters both choose it by this chance, one of them by that.
        const double both = kind.share * kind.right * kind.right +
                            (1 - kind.share) * (1 - kind.right) * (1 - kind.right);
        const double one = kind.share * kind.right + (1 - kind.share) * (1 - kind.right);
        const double wanted = both / one;
        std::mt19937_64 random(2);
        int held = 0;
        for (int i = 0; i < tables; ++i) {
            RatingCounts counts(2);
            for (int item = 0; item < 50; ++item) {
                const bool is = made::chance(random) < kind.share;
                int yes = 0;
                for (int rater = 0; rater < kind.raters; ++rater)
                    yes += (made::chance(random) < kind.right) == is ? 1 : 0;
                counts.add({kind.raters - yes, yes});
            }
            const Interval interval = *specificAgreement(counts, 1).interval;
            held += interval.low <= wanted && wanted <= interval.high ? 1 : 0;
        }
        const double share = double(held) / tables;
        qInfo("%d raters, %.1f, %.2f: %.1f %%", kind.raters, kind.share, kind.right, 100 * share);
        QVERIFY(made::isAtLeast(share, 0.93, tables));
    }
}

void TestIntraclass::setsHaveMasiDistance()
{
    const AgreementWeights weights =
        AgreementWeights::sets({labels(""), labels("a"), labels("ba"), labels("bc"), labels("c")});
    QVERIFY(made::near(weights.between(0, 0), 1.0));
    QVERIFY(made::near(weights.between(0, 1), 0.0));
    QVERIFY(made::near(weights.between(1, 2), 0.5 * 2.0 / 3.0));
    QVERIFY(made::near(weights.between(2, 3), 1.0 / 9.0));
    QVERIFY(made::near(weights.between(1, 4), 0.0));
    QVERIFY(made::near(weights.applied({2.0, 0.0, 1.0, 3.0, 0.0}).at(2), 1.0 + 3.0 / 9.0));
}

void TestIntraclass::madeSetsAgree()
{
    const QJsonArray tables = made::expected()[QLatin1String("sets")].toArray();
    QCOMPARE(tables.size(), 2);
    for (const QJsonValue& one : tables) {
        RatingTable table;
        table.scale = RatingScale::Sets;
        table.raters = labels("ABCD");
        const QJsonArray rows = one[QLatin1String("sets")].toArray();
        for (int item = 0; item < int(rows.size()); ++item) {
            table.items.append(QString::number(item));
            const QJsonArray row = rows.at(item).toArray();
            for (int rater = 0; rater < int(row.size()); ++rater) {
                if (row.at(rater).isNull())
                    continue;
                QStringList set;
                for (const QJsonValue& label : row.at(rater).toArray())
                    set.append(label.toString());
                if (!table.sets.contains(set)) {
                    table.sets.append(set);
                    table.categories.append(set.join(u'+'));
                    table.values.append(double(table.values.size()));
                }
                table.given.append({item, rater, int(table.sets.indexOf(set))});
            }
        }
        const RatingsAgreement agreement = ratingsAgreement(table);
        QVERIFY(
            made::near(*agreement.figure("alpha").value, one[QLatin1String("alpha")].toDouble()));
        QVERIFY(agreement.figure("alpha").interval);
    }
}

void TestIntraclass::everyTableHasThemInItsReport()
{
    const RatingsAgreement agreement = ratingsAgreement(made::tableOf(kShroutFleiss));
    QVERIFY(agreement.figure("icc_3_k").isDefined());
    QVERIFY(agreement.figure("kendall_w").isDefined());
    QCOMPARE(agreement.byCategory.size(), 10);
    QCOMPARE(concordanceNotes(agreement).size(), 1);
    const results::Report report = ratingsReport(agreement);
    QVERIFY(std::any_of(report.sections.cbegin(), report.sections.cend(),
        [](const results::Section& one) { return one.key == QLatin1String("by_category"); }));
}

TANDEM_TEST(TestIntraclass, QCoreApplication)
#include "tst_intraclass.moc"
