#include "models/random.h"
#include "models/studies/itemclusters.h"
#include "models/studies/studyresults.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace tandem::studies {

namespace {

constexpr double kLowShare = 0.025;
constexpr double kHighShare = 0.975;
/// Least share of the resamples that has to have a figure: of fewer, what is left is not what
/// chance alone would bring.
constexpr double kLeastDefined = 0.9;

/// The values that resamples gave one figure.
class ResampledValues final
{
public:
    void add(const std::optional<double>& value)
    {
        ++m_resamples;
        if (value && std::isfinite(*value))
            m_values.append(*value);
    }
    std::optional<Interval> interval()
    {
        if (m_values.isEmpty() || double(m_values.size()) < kLeastDefined * double(m_resamples))
            return std::nullopt;
        std::sort(m_values.begin(), m_values.end());
        // Where every resample gives the same, as where all agree, they know nothing of what other
        // items would have shown: then the figure's own interval is the honest one.
        if (m_values.first() == m_values.last())
            return std::nullopt;
        return Interval{at(kLowShare), at(kHighShare)};
    }

private:
    double at(double share) const
    {
        const double rank = share * double(m_values.size() - 1);
        const auto lower = qsizetype(std::floor(rank));
        const qsizetype upper = std::min(lower + 1, m_values.size() - 1);
        const double part = rank - double(lower);
        return m_values.at(lower) + part * (m_values.at(upper) - m_values.at(lower));
    }

    QList<double> m_values;
    qint64 m_resamples = 0;
};

/// Draws as many clusters as there are, with replacement.
class ClusterDraw final
{
public:
    /// `members` are the cluster of each thing that is drawn.
    ClusterDraw(const QList<int>& members, int clusters, quint64 seed)
        : m_random(seed)
    {
        QList<QList<int>> all(clusters);
        for (int i = 0; i < members.size(); ++i)
            all[members.at(i)].append(i);
        all.removeIf([](const QList<int>& empty) { return empty.isEmpty(); });
        m_clusters = all;
    }
    bool canDraw() const { return m_clusters.size() > 1; }
    /// The things that the next resample consists of.
    QList<int> next()
    {
        QList<int> drawn;
        for (qsizetype i = 0; i < m_clusters.size(); ++i)
            drawn += m_clusters.at(qsizetype(drawBelow(quint64(m_clusters.size()), m_random)));
        return drawn;
    }

private:
    QList<QList<int>> m_clusters;
    std::mt19937_64 m_random;
};

/// The answers to one question, item by item.
class RatingResamples final
{
public:
    RatingResamples(RatingTable table, const QList<int>& clusterOfRow, int clusters, quint64 seed)
        : m_table(std::move(table))
        , m_items(itemsOf(m_table))
        , m_draw(clustersOf(m_items, clusterOfRow), clusters, seed)
    {
    }
    bool canDraw() const { return m_draw.canDraw(); }
    RatingTable next()
    {
        RatingTable drawn = m_table;
        drawn.given.clear();
        drawn.items.clear();
        for (const int item : m_draw.next()) {
            for (GivenRating rating : m_items.at(item)) {
                rating.item = int(drawn.items.size());
                drawn.given.append(rating);
            }
            drawn.items.append(QString());
        }
        return drawn;
    }

private:
    static QList<QList<GivenRating>> itemsOf(const RatingTable& table)
    {
        QList<QList<GivenRating>> items;
        for (const GivenRating& rating : table.given) {
            if (items.isEmpty() || items.constLast().constFirst().item != rating.item)
                items.append(QList<GivenRating>());
            items.last().append(rating);
        }
        return items;
    }
    static QList<int> clustersOf(
        const QList<QList<GivenRating>>& items, const QList<int>& clusterOfRow)
    {
        QList<int> clusters;
        for (const QList<GivenRating>& item : items)
            clusters.append(clusterOfRow.at(item.constFirst().item));
        return clusters;
    }

    RatingTable m_table;
    QList<QList<GivenRating>> m_items;
    ClusterDraw m_draw;
};

double meanOfItems(const RatingTable& table)
{
    double sum = 0.0;
    QList<double> sums(table.items.size(), 0.0);
    QList<int> raters(table.items.size(), 0);
    for (const GivenRating& rating : table.given) {
        sums[rating.item] += table.values.at(rating.category);
        ++raters[rating.item];
    }
    for (qsizetype i = 0; i < sums.size(); ++i)
        sum += sums.at(i) / raters.at(i);
    return sum / double(sums.size());
}

/// Adds the intervals, and says so after each resample.
class Bootstrap final
{
public:
    Bootstrap(
        const StudyResults& results, const StudyAnswers& answers, const BootstrapOptions& options)
        : m_answers(answers)
        , m_categories(results.categories)
        , m_options(options)
        , m_clusters(itemClusters(answers.items))
    {
        for (qsizetype i = 0; i < answers.items.size(); ++i) {
            if (answers.items.at(i).item.kind == ItemKind::Rated)
                m_clusterOfRow.append(m_clusters.ofItem.at(i));
        }
        m_total = qint64(options.resamples) *
                  (parts(results.everybody) + (results.kept ? parts(*results.kept) : 0));
    }

    /// False: cancelled.
    bool addTo(AnswerResults& results, const QList<bool>& counts)
    {
        for (QuestionResults& question : results.questions) {
            if (question.agreement && !addAgreement(question, counts))
                return false;
        }
        return !results.alignment || results.main < 0 ||
               addAlignment(*results.alignment, results.questions.at(results.main));
    }

private:
    static qint64 parts(const AnswerResults& results)
    {
        return std::count_if(results.questions.cbegin(), results.questions.cend(),
                   [](const QuestionResults& question) { return question.agreement; }) +
               (results.alignment ? 1 : 0);
    }
    bool goesOn() { return !m_options.progress || m_options.progress(++m_done, m_total); }

    bool addAgreement(QuestionResults& question, const QList<bool>& counts)
    {
        RatingResamples resamples(ratingsOf(m_answers, question.question, counts, m_categories),
            m_clusterOfRow, m_clusters.count, m_options.seed);
        const QList<AgreementStatistic>& statistics = question.agreement->statistics;
        QList<ResampledValues> values(statistics.size());
        ResampledValues means;
        for (int i = 0; i < m_options.resamples; ++i) {
            if (!goesOn())
                return false;
            if (!resamples.canDraw())
                continue;
            const RatingTable table = resamples.next();
            const RatingsAgreement drawn = ratingsAgreement(table, Alphas::OfEveryScale);
            for (qsizetype s = 0; s < values.size(); ++s)
                values[s].add(drawn.statistics.at(s).figure.value);
            if (question.isScale())
                means.add(meanOfItems(table));
        }
        question.bootstrap.clear();
        for (qsizetype s = 0; s < values.size(); ++s) {
            question.bootstrap.append(
                statistics.at(s).figure.isDefined() ? values[s].interval() : std::nullopt);
        }
        question.meanBootstrap = means.interval();
        return true;
    }

    bool addAlignment(Alignment& alignment, const QuestionResults& question)
    {
        const QList<ItemMajority> chosen = sidedMajorities(question);
        QList<int> clusters;
        for (const ItemMajority& majority : chosen)
            clusters.append(m_clusters.ofItem.at(majority.item));
        QList<QList<int>> halves;
        for (const MetricAlignment& metric : std::as_const(alignment.metrics))
            halves.append(choiceHalves(m_answers, chosen, metric.metric));
        ClusterDraw draw(clusters, m_clusters.count, m_options.seed);
        QList<ResampledValues> values(halves.size());
        for (int i = 0; i < m_options.resamples; ++i) {
            if (!goesOn())
                return false;
            if (!draw.canDraw())
                continue;
            const QList<int> drawn = draw.next();
            for (qsizetype metric = 0; metric < halves.size(); ++metric)
                values[metric].add(shareOf(halves.at(metric), drawn));
        }
        for (qsizetype metric = 0; metric < values.size(); ++metric)
            alignment.metrics[metric].bootstrap = values[metric].interval();
        return true;
    }

    static std::optional<double> shareOf(const QList<int>& halves, const QList<int>& items)
    {
        qint64 sum = 0;
        qint64 n = 0;
        for (const int item : items) {
            if (halves.at(item) == kNoPreference)
                continue;
            sum += halves.at(item);
            ++n;
        }
        return n == 0 ? std::nullopt : std::optional(double(sum) / double(2 * n));
    }

    const StudyAnswers& m_answers;
    const Categories m_categories;
    const BootstrapOptions& m_options;
    const ItemClusters m_clusters;
    QList<int> m_clusterOfRow; ///< of the rated items
    qint64 m_total = 0;
    qint64 m_done = 0;
};

} // namespace

Expected<StudyResults> withBootstrap(
    StudyResults results, const StudyAnswers& answers, const BootstrapOptions& options)
{
    Bootstrap bootstrap(results, answers, options);
    const QList<bool> everybody(answers.raters.size(), true);
    if (!bootstrap.addTo(results.everybody, everybody) ||
        (results.kept && !bootstrap.addTo(*results.kept, countedRaters(results))))
        return failure(ErrorCode::Cancelled, StudyWords::tr("Computing intervals was cancelled."));
    results.bootstrap = options;
    results.bootstrap->progress = {};
    return results;
}

} // namespace tandem::studies
