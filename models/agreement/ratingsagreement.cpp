#include "models/agreement/ratingsagreement.h"

#include "models/agreement/agreement.h"
#include "models/agreement/chancecorrected.h"
#include "models/agreement/pairwisekappa.h"
#include "models/words.h"

#include <algorithm>
#include <cstring>

namespace tandem {

namespace {

/// Ends of an interval that are no farther apart than the root of a rounding have no distance.
constexpr double kNoWidth = 1e-6;

/// Why the figure has no interval, or one without a width; empty for others.
QString intervalNote(const Figure& figure)
{
    if (!figure.isDefined())
        return {};
    if (figure.interval) {
        if (figure.interval->high - figure.interval->low > kNoWidth)
            return {};
        return AgreementWords::tr(
            "The interval is a point because the large-sample variance is zero, as "
            "where all agree or one rater gives one answer throughout. It does not "
            "say how certain the figure is.");
    }
    if (figure.n < 2)
        return AgreementWords::tr("An interval cannot be computed from a single item.");
    return AgreementWords::tr(
        "No large-sample interval is in use for this coefficient of pairs of raters.");
}

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
    StatisticsMaker(const RatingTable& table, const RatingsBasis& basis, Alphas alphas)
        : m_table(table)
        , m_basis(basis)
        , m_alphas(alphas)
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
        m_result.missing = m_result.items * m_result.raters - m_result.ratings;
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
        const Figure figure =
            obstacle.isEmpty() ? compute() : Figure::undefined(obstacle, m_counts.comparable());
        m_result.statistics.append({key, name, figure, intervalNote(figure)});
    }

    QString generalObstacle() const
    {
        if (m_basis.raters == 0)
            return AgreementWords::tr("Nobody has rated anything.");
        return m_basis.raters == 1
                   ? AgreementWords::tr("There is a single rater, and agreement needs two.")
                   : QString();
    }

    Figure withoutOrder() const
    {
        return Figure::undefined(
            AgreementWords::tr(
                "The answers are words without an order, so that none is nearer to another."),
            m_counts.comparable());
    }

    void addShares()
    {
        add("percent_agreement", AgreementWords::tr("Agreement, mean over pairs of raters"),
            [this] {
                return m_basis.raters == 2 ? percentAgreement(m_pair) : pairwiseAgreement(m_counts);
            });
        add("percent_agreement_all_raters",
            AgreementWords::tr("Agreement of all who rated an item"),
            [this] { return unanimousAgreement(m_counts); });
    }

    /// Cohen's kappa with weights by these places; identity where there are none.
    Figure cohen(const AgreementWeights& weights) const
    {
        if (m_basis.raters > 2)
            return Figure::undefined(
                AgreementWords::tr(
                    "There are %n rater(s), and Cohen's kappa is one of two; Light's kappa is "
                    "its mean over their pairs.",
                    nullptr, int(m_basis.raters)),
                m_counts.comparable());
        return cohenKappa(m_pair, weights).kappa;
    }

    void addCohen()
    {
        const QList<double> numbers =
            m_table.orderIsGiven ? placesByNumber(m_counts.categories())
                                 : placesAmong(m_pair.usedCategories(), m_counts.categories());
        const auto weighted = [this](const char* key, const QString& name, auto weightsOf,
                                  const QList<double>& places) {
            add(key, name,
                [&] { return m_table.hasOrder ? cohen(weightsOf(places)) : withoutOrder(); });
        };
        add("cohen", AgreementWords::tr("Cohen's kappa"), [this] { return cohen(m_identity); });
        weighted("cohen_linear", AgreementWords::tr("Cohen's kappa, linear weights by place"),
            AgreementWeights::linear, numbers);
        weighted("cohen_quadratic", AgreementWords::tr("Cohen's kappa, quadratic weights by place"),
            AgreementWeights::quadratic, numbers);
        weighted("cohen_linear_by_value",
            AgreementWords::tr("Cohen's kappa, linear weights by value"), AgreementWeights::linear,
            m_table.values);
        weighted("cohen_quadratic_by_value",
            AgreementWords::tr("Cohen's kappa, quadratic weights by value"),
            AgreementWeights::quadratic, m_table.values);
    }

    void addOfMany()
    {
        add("scott", AgreementWords::tr("Scott's pi"), [this] {
            if (m_basis.raters > 2)
                return Figure::undefined(
                    AgreementWords::tr(
                        "There are %n rater(s), and Scott's pi is one of two; Fleiss' kappa is "
                        "its form for more.",
                        nullptr, int(m_basis.raters)),
                    m_counts.comparable());
            return fleissKappa(m_counts.comparableOnly()).figure;
        });
        add("fleiss", AgreementWords::tr("Fleiss' kappa"),
            [this] { return fleissKappa(m_counts).figure; });
        const PairwiseKappa& pairwise = m_basis.pairwise;
        m_result.pairsApart = pairwise.pairsWithoutCommonItem;
        add("light", AgreementWords::tr("Light's kappa"), [&pairwise] { return pairwise.light; });
        add("davies_fleiss", AgreementWords::tr("Davies and Fleiss' kappa"),
            [&pairwise] { return pairwise.daviesFleiss; });
    }

    void addGwetAndAlpha()
    {
        add("ac1", AgreementWords::tr("Gwet's AC1"), [this] { return gwetAc1(m_counts).figure; });
        add("ac2_linear", AgreementWords::tr("Gwet's AC2, linear weights by value"), [this] {
            return m_table.hasOrder
                       ? gwetAc2(m_counts, AgreementWeights::linear(m_table.values)).figure
                       : withoutOrder();
        });
        add("ac2_quadratic", AgreementWords::tr("Gwet's AC2, quadratic weights by value"), [this] {
            return m_table.hasOrder
                       ? gwetAc2(m_counts, AgreementWeights::quadratic(m_table.values)).figure
                       : withoutOrder();
        });
        add("brennan_prediger", AgreementWords::tr("Brennan and Prediger's coefficient"),
            [this] { return brennanPrediger(m_counts).figure; });
        add("alpha", AgreementWords::tr("Krippendorff's alpha"),
            [this] { return krippendorffAlpha(m_counts, m_table.scale, m_table.values).figure; });
    }

    void addAlphas()
    {
        const auto ofScale = [this](RatingScale scale) {
            return krippendorffAlpha(m_counts, scale, m_table.values).figure;
        };
        add("alpha_nominal", AgreementWords::tr("Krippendorff's alpha, nominal"),
            [&] { return ofScale(RatingScale::Nominal); });
        add("alpha_ordinal", AgreementWords::tr("Krippendorff's alpha, ordinal"),
            [&] { return m_table.hasOrder ? ofScale(RatingScale::Ordinal) : withoutOrder(); });
        add("alpha_interval", AgreementWords::tr("Krippendorff's alpha, interval"),
            [&] { return m_table.hasOrder ? ofScale(RatingScale::Interval) : withoutOrder(); });
    }

    const RatingTable& m_table;
    const RatingsBasis& m_basis;
    const Alphas m_alphas;
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

RatingsAgreement ratingsAgreement(const RatingTable& table, Alphas alphas)
{
    return ratingsAgreement(table, basisOfTable(table), alphas);
}

RatingsAgreement ratingsAgreement(
    const RatingTable& table, const RatingsBasis& basis, Alphas alphas)
{
    return StatisticsMaker(table, basis, alphas).make();
}

} // namespace tandem
