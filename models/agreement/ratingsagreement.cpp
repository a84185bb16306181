#include "models/agreement/ratingsagreement.h"

#include "models/agreement/agreement.h"
#include "models/agreement/chancecorrected.h"
#include "models/agreement/intraclass.h"
#include "models/agreement/specificagreement.h"
#include "models/words.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tandem {

namespace {

/// Answers looked at, all pairs together: about a second's work.
constexpr double kMostAnswers = 1e8;

PairwiseKappa undefinedPairs(const QString& why, qint64 raters, qint64 comparable)
{
    PairwiseKappa result;
    result.pairs = raters < 2 ? 0 : raters * (raters - 1) / 2;
    result.light = result.daviesFleiss = Figure::undefined(why, comparable);
    return result;
}

} // namespace

void PairwiseSums::add(const PairedAnswers& answers)
{
    if (answers.n == 0)
        return;
    const KappaFigure figure = cohenKappa(answers, m_weights, Intervals::LeftOut);
    ++m_pairs;
    m_observed += *figure.observed;
    m_expected += *figure.expected;
    if (figure.kappa.isDefined())
        m_kappa += *figure.kappa.value;
    else
        ++m_undefined;
}

Figure PairwiseSums::light(qint64 n) const
{
    if (m_undefined > 0)
        return Figure::undefined(
            AgreementWords::tr("Cohen's kappa is undefined for %n pair(s) of raters who both gave "
                               "the same answer throughout, so there is no mean over all pairs.",
                nullptr, int(m_undefined)),
            n);
    return Figure::defined(m_kappa / double(m_pairs), n);
}

Figure PairwiseSums::daviesFleiss(qint64 n) const
{
    const double observed = m_observed / double(m_pairs);
    const double expected = m_expected / double(m_pairs);
    if (m_undefined == m_pairs)
        return Figure::undefined(
            AgreementWords::tr(
                "All raters gave the same answer to every item: chance agreement is 1."),
            n);
    return Figure::defined((observed - expected) / (1.0 - expected), n);
}

PairwiseKappa PairwiseSums::figures(qint64 raters, qint64 comparable) const
{
    if (raters < 2)
        return undefinedPairs(
            AgreementWords::tr("Only one rater answered; agreement needs at least two."), raters,
            comparable);
    if (m_pairs == 0) {
        PairwiseKappa none = undefinedPairs(
            AgreementWords::tr(
                "No item has been rated by two or more raters, so there is nothing to compare."),
            raters, comparable);
        none.pairsWithoutCommonItem = none.pairs;
        return none;
    }
    PairwiseKappa result;
    result.pairs = raters * (raters - 1) / 2;
    result.pairsWithoutCommonItem = result.pairs - m_pairs;
    result.observed = m_observed / double(m_pairs);
    result.expected = m_expected / double(m_pairs);
    result.light = light(comparable);
    result.daviesFleiss = daviesFleiss(comparable);
    return result;
}

bool exceedsPairLimit(qint64 raters, qint64 ratings)
{
    return double(raters - 1) * double(ratings) > kMostAnswers;
}

PairwiseKappa pairwiseOfTooMany(qint64 raters, qint64 comparable)
{
    PairwiseKappa result = undefinedPairs(
        AgreementWords::tr("There are too many raters to compare all pairs."), raters, comparable);
    result.pairsWithoutCommonItem.reset();
    return result;
}

PairedAnswers pairedAnswers(const QList<std::pair<int, int>>& first,
    const QList<std::pair<int, int>>& second, int categories)
{
    QList<std::pair<int, int>> common;
    auto b = second.cbegin();
    for (const auto& [item, category] : first) {
        while (b != second.cend() && b->first < item)
            ++b;
        if (b != second.cend() && b->first == item)
            common.append({category, b->second});
    }
    return PairedAnswers::of(common, categories);
}

PairwiseKappa pairwiseKappa(const RatingTable& table, qint64 comparable)
{
    const auto raters = table.byRater();
    if (raters.size() >= 2 && exceedsPairLimit(raters.size(), table.given.size()))
        return pairwiseOfTooMany(raters.size(), comparable);
    const int categories = int(table.categories.size());
    PairwiseSums sums(categories);
    for (qsizetype a = 0; a < raters.size(); ++a) {
        for (qsizetype b = a + 1; b < raters.size(); ++b)
            sums.add(pairedAnswers(raters.at(a), raters.at(b), categories));
    }
    return sums.figures(raters.size(), comparable);
}

namespace {

/// Why the figure has no interval; empty for others.
QString intervalNote(const Figure& figure)
{
    if (!figure.isDefined() || figure.interval)
        return {};
    if (figure.n < 2)
        return AgreementWords::tr("An interval cannot be computed from a single item.");
    return AgreementWords::tr(
        "No large-sample interval is available for this coefficient of pairs of raters.");
}

/// A figure with what its interval is made from.
struct FoundAgreement
{
    Figure figure;
    std::optional<Interval> largeSample;
    std::optional<ObservedAgreement> agreement;

    /// A share of items, or one that is undefined.
    FoundAgreement(const Figure& share)
        : figure(share)
    {
        if (share.isDefined())
            agreement = ObservedAgreement{*share.value, 0.0, double(share.n)};
    }
    FoundAgreement(const KappaFigure& kappa)
        : FoundAgreement(kappa.kappa, kappa.observed, kappa.expected, kappa.squares)
    {
        largeSample = kappa.largeSample;
    }
    FoundAgreement(const ChanceCorrectedFigure& coefficient)
        : FoundAgreement(
              coefficient.figure, coefficient.observed, coefficient.expected, coefficient.squares)
    {
        largeSample = coefficient.largeSample;
    }
    FoundAgreement(const Figure& coefficient, std::optional<double> observed,
        std::optional<double> expected, std::optional<double> squares)
        : figure(coefficient)
    {
        if (coefficient.isDefined())
            agreement = ObservedAgreement{*observed, *expected, double(coefficient.n), squares};
    }
};

RatingsBasis basisOfTable(const RatingTable& table)
{
    RatingsBasis basis;
    basis.items = table.items.size();
    basis.ratings = table.given.size();
    basis.counts = table.counts();
    const QList<QList<std::pair<int, int>>> raters = table.byRater();
    basis.raters = raters.size();
    if (raters.size() == 2)
        basis.pair = pairedAnswers(raters.at(0), raters.at(1), basis.counts.categories());
    basis.pairwise = pairwiseKappa(table, basis.counts.comparable());
    return basis;
}

/// Computes the figures one after the other from what they share.
class StatisticsMaker final
{
public:
    StatisticsMaker(
        const RatingTable& table, const RatingsBasis& basis, Alphas alphas, Intervals intervals)
        : m_table(table)
        , m_basis(basis)
        , m_alphas(alphas)
        , m_intervals(intervals)
        , m_counts(basis.counts)
        , m_identity(AgreementWeights::identity(m_counts.categories()))
        , m_pair(basis.pair)
    {
    }

    RatingsAgreement make()
    {
        m_result.scale = m_table.scale;
        m_result.items = m_basis.items;
        m_result.raters = m_basis.raters;
        m_result.categories = m_table.categories.size();
        m_result.ratings = m_basis.ratings;
        m_result.missing = m_result.items * m_table.raters.size() - m_result.ratings;
        m_result.ratedOnce = m_counts.ratedOnce();
        m_result.unrated = m_counts.unrated();
        m_result.idleRaters = m_table.raters.size() - m_result.raters;
        addShares();
        addCohen();
        addOfMany();
        addGwetAndAlpha();
        if (m_alphas == Alphas::OfEveryScale)
            addAlphas();
        return m_result;
    }

private:
    template <typename Compute>
    void add(const char* key, const QString& name, const Compute& compute)
    {
        const QString obstacle = generalObstacle();
        const FoundAgreement found =
            obstacle.isEmpty() ? FoundAgreement(compute())
                               : FoundAgreement(Figure::undefined(obstacle, m_counts.comparable()));
        m_result.statistics.append({key, name, found.figure,
            m_intervals == Intervals::Computed ? intervalNote(found.figure) : QString(),
            found.largeSample, found.agreement});
    }

    QString generalObstacle() const
    {
        if (m_basis.raters == 0)
            return AgreementWords::tr("There are no ratings.");
        return m_basis.raters == 1
                   ? AgreementWords::tr("There is only one rater; agreement needs at least two.")
                   : QString();
    }

    Figure withoutOrder() const
    {
        return Figure::undefined(
            AgreementWords::tr(
                "The answers are words without an order, so there are no distances between them."),
            m_counts.comparable());
    }

    void addShares()
    {
        add("percent_agreement", AgreementWords::tr("Agreement, mean over pairs of raters"),
            [this] {
                return m_basis.raters == 2
                           ? FoundAgreement(percentAgreement(m_pair, m_intervals))
                           : FoundAgreement(pairwiseAgreement(m_counts, m_intervals));
            });
        add("percent_agreement_all_raters",
            AgreementWords::tr("Agreement of all raters of an item"),
            [this] { return unanimousAgreement(m_counts, m_intervals); });
    }

    /// Cohen's kappa with weights by these places; identity where there are none.
    FoundAgreement cohen(const AgreementWeights& weights) const
    {
        if (m_basis.raters > 2)
            return Figure::undefined(
                AgreementWords::tr("There are %n rater(s), but Cohen's kappa is defined for two; "
                                   "Light's kappa is its mean over all pairs.",
                    nullptr, int(m_basis.raters)),
                m_counts.comparable());
        return cohenKappa(m_pair, weights, m_intervals);
    }

    void addCohen()
    {
        const QList<double> numbers =
            m_table.orderIsGiven ? placesByNumber(m_counts.categories())
                                 : placesAmong(m_pair.usedCategories(), m_counts.categories());
        const auto weighted = [this](const char* key, const QString& name, auto weightsOf,
                                  const QList<double>& places) {
            add(key, name, [&] {
                return m_table.hasOrder ? cohen(weightsOf(places)) : FoundAgreement(withoutOrder());
            });
        };
        add("cohen", AgreementWords::tr("Cohen's kappa"), [this] { return cohen(m_identity); });
        weighted("cohen_linear", AgreementWords::tr("Cohen's kappa, linear weights by rank"),
            AgreementWeights::linear, numbers);
        weighted("cohen_quadratic", AgreementWords::tr("Cohen's kappa, quadratic weights by rank"),
            AgreementWeights::quadratic, numbers);
        weighted("cohen_linear_by_value",
            AgreementWords::tr("Cohen's kappa, linear weights by value"), AgreementWeights::linear,
            m_table.values);
        weighted("cohen_quadratic_by_value",
            AgreementWords::tr("Cohen's kappa, quadratic weights by value"),
            AgreementWeights::quadratic, m_table.values);
    }

    /// A coefficient of pairs of raters. Light's mean of kappas has no expected agreement of its
    /// own: it is the one that makes it of the observed one.
    FoundAgreement ofPairs(const Figure& figure, const PairwiseKappa& pairwise) const
    {
        if (!figure.isDefined())
            return figure;
        const double kappa = *figure.value;
        const double expected = kappa < 1.0 && pairwise.observed < 1.0
                                    ? (pairwise.observed - kappa) / (1.0 - kappa)
                                    : pairwise.expected;
        return {
            figure, pairwise.observed, expected, pairwiseAgreement(m_counts, m_intervals).squares};
    }

    void addOfMany()
    {
        add("scott", AgreementWords::tr("Scott's pi"), [this]() -> FoundAgreement {
            if (m_basis.raters > 2)
                return Figure::undefined(
                    AgreementWords::tr("There are %n rater(s), but Scott's pi is defined for two; "
                                       "Fleiss' kappa is its form for more.",
                        nullptr, int(m_basis.raters)),
                    m_counts.comparable());
            return fleissKappa(m_counts.comparableOnly(), m_intervals);
        });
        add("fleiss", AgreementWords::tr("Fleiss' kappa"),
            [this] { return fleissKappa(m_counts, m_intervals); });
        const PairwiseKappa& pairwise = m_basis.pairwise;
        m_result.pairsApart = pairwise.pairsWithoutCommonItem;
        add("light", AgreementWords::tr("Light's kappa"),
            [&] { return ofPairs(pairwise.light, pairwise); });
        add("davies_fleiss", AgreementWords::tr("Davies and Fleiss' kappa"),
            [&] { return ofPairs(pairwise.daviesFleiss, pairwise); });
    }

    void addGwetAndAlpha()
    {
        add("ac1", AgreementWords::tr("Gwet's AC1"),
            [this] { return gwetAc1(m_counts, m_intervals); });
        add("ac2_linear", AgreementWords::tr("Gwet's AC2, linear weights by value"), [this] {
            return m_table.hasOrder
                       ? gwetAc2(m_counts, AgreementWeights::linear(m_table.values), m_intervals)
                       : FoundAgreement(withoutOrder());
        });
        add("ac2_quadratic", AgreementWords::tr("Gwet's AC2, quadratic weights by value"), [this] {
            return m_table.hasOrder
                       ? gwetAc2(m_counts, AgreementWeights::quadratic(m_table.values), m_intervals)
                       : FoundAgreement(withoutOrder());
        });
        add("brennan_prediger", AgreementWords::tr("Brennan and Prediger's coefficient"),
            [this] { return brennanPrediger(m_counts, m_intervals); });
        add("alpha", AgreementWords::tr("Krippendorff's alpha"),
            [this] { return alphaOf(m_table.scale); });
    }

    FoundAgreement alphaOf(RatingScale scale) const
    {
        if (scale == RatingScale::Sets)
            return krippendorffAlphaOfSets(m_counts, m_table.sets, m_intervals);
        return krippendorffAlpha(m_counts, scale, m_table.values, m_intervals);
    }

    void addAlphas()
    {
        add("alpha_nominal", AgreementWords::tr("Krippendorff's alpha, nominal"),
            [&] { return alphaOf(RatingScale::Nominal); });
        add("alpha_ordinal", AgreementWords::tr("Krippendorff's alpha, ordinal"), [&] {
            return m_table.hasOrder ? alphaOf(RatingScale::Ordinal)
                                    : FoundAgreement(withoutOrder());
        });
        add("alpha_interval", AgreementWords::tr("Krippendorff's alpha, interval"), [&] {
            return m_table.hasOrder ? alphaOf(RatingScale::Interval)
                                    : FoundAgreement(withoutOrder());
        });
    }

    const RatingTable& m_table;
    const RatingsBasis& m_basis;
    const Alphas m_alphas;
    const Intervals m_intervals;
    const RatingCounts& m_counts;
    AgreementWeights m_identity;
    const PairedAnswers& m_pair; ///< of two raters
    RatingsAgreement m_result;
};

} // namespace

const Figure& RatingsAgreement::figure(const char* key) const
{
    const auto found = std::find_if(statistics.cbegin(), statistics.cend(),
        [key](const AgreementStatistic& one) { return std::strcmp(one.key, key) == 0; });
    Q_ASSERT(found != statistics.cend());
    return found->figure;
}

namespace {

void addIntraclass(RatingsAgreement& agreement, const RatingTable& table)
{
    struct Form
    {
        const char* key;
        QString name;
    };
    // In the order of IntraclassForm.
    const std::array<Form, kIntraclassForms> forms{
        Form{"icc_1_1", AgreementWords::tr("ICC(1,1), raters differ by item, one rating")},
        Form{"icc_1_k", AgreementWords::tr("ICC(1,k), the same, mean of k ratings")},
        Form{"icc_2_1", AgreementWords::tr("ICC(2,1), absolute agreement, one rating")},
        Form{"icc_2_k", AgreementWords::tr("ICC(2,k), the same, mean of k ratings")},
        Form{"icc_3_1", AgreementWords::tr("ICC(3,1), consistency, one rating")},
        Form{"icc_3_k", AgreementWords::tr("ICC(3,k), the same, mean of k ratings")}};
    const IntraclassCorrelations found = intraclassCorrelations(table);
    for (std::size_t i = 0; i < forms.size(); ++i) {
        const Figure& figure = found.forms[i];
        const bool isWithout = figure.isDefined() && !figure.interval;
        agreement.statistics.append({forms[i].key, forms[i].name, figure,
            isWithout ? AgreementWords::tr(
                            "The F interval has no bounds here: raters or items hardly differ.")
                      : QString(),
            {}, {}, "f"});
    }
}

void addConcordance(RatingsAgreement& agreement, const RatingTable& table)
{
    const Concordance found = kendallsW(table);
    agreement.statistics.append({"kendall_w", AgreementWords::tr("Kendall's W"), found.w,
        found.w.isDefined() ? AgreementWords::tr("It has a test instead.", "Kendall's W")
                            : QString(),
        {}, {}, "", found.test});
}

QList<CategoryAgreement> agreementByCategory(const RatingTable& table, const RatingCounts& counts)
{
    QList<CategoryAgreement> all;
    if (table.categories.size() > kMostCategoriesListed)
        return all;
    for (const ValueCount& one : table.valueCounts())
        all.append({one.value, one.count, specificAgreement(counts, int(all.size()))});
    return all;
}

} // namespace

RatingsAgreement ratingsAgreement(const RatingTable& table, Alphas alphas)
{
    const RatingsBasis basis = basisOfTable(table);
    RatingsAgreement agreement = ratingsAgreement(table, basis, alphas);
    addIntraclass(agreement, table);
    addConcordance(agreement, table);
    agreement.byCategory = agreementByCategory(table, basis.counts);
    agreement.values = table.valueCounts();
    agreement.missingWords = table.missing;
    return agreement;
}

RatingsAgreement ratingsAgreement(
    const RatingTable& table, const RatingsBasis& basis, Alphas alphas, Intervals intervals)
{
    return StatisticsMaker(table, basis, alphas, intervals).make();
}

} // namespace tandem
