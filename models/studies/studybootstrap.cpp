#include "models/agreement/agreementinterval.h"
#include "models/agreement/repeatedratings.h"
#include "models/agreement/twowayratings.h"
#include "models/inference/intervals.h"
#include "models/inference/resampling.h"
#include "models/studies/impliedpairs.h"
#include "models/studies/itemclusters.h"
#include "models/studies/studyresults.h"
#include "models/studies/twowaychoices.h"
#include "models/words.h"

#include <QMap>

#include <utility>

namespace tandem::studies {

namespace {

/// The items of a table that somebody rated, alone.
RatingTable ratedOnly(const RatingTable& table, QList<int>& rows)
{
    RatingTable rated = table;
    rated.items.clear();
    for (GivenRating& rating : rated.given) {
        if (rows.isEmpty() || rows.constLast() != rating.item) {
            rows.append(rating.item);
            rated.items.append(table.items.at(rating.item));
        }
        rating.item = int(rows.size()) - 1;
    }
    return rated;
}

/// The mean of each item's ratings.
QList<double> itemMeansOf(const RatingTable& table)
{
    QList<double> means(table.items.size(), 0.0);
    QList<int> raters(table.items.size(), 0);
    for (const GivenRating& rating : table.given) {
        means[rating.item] += table.values.at(rating.category);
        ++raters[rating.item];
    }
    for (qsizetype i = 0; i < means.size(); ++i)
        means[i] /= raters.at(i);
    return means;
}

/// As how many independent items those of a table count of which the ones of a cluster hang
/// together: by the share of pairs of their raters who agree.
double independentRatedItems(const RatingTable& table, const QList<int>& clusters)
{
    QList<double> agreement;
    QList<int> groups;
    for (qsizetype at = 0; at < table.given.size();) {
        const int item = table.given.at(at).item;
        QMap<int, int> times; ///< of each category
        int raters = 0;
        for (; at < table.given.size() && table.given.at(at).item == item; ++at, ++raters)
            ++times[table.given.at(at).category];
        if (raters < 2)
            continue;
        double pairs = 0.0;
        for (const int given : std::as_const(times))
            pairs += double(given) * double(given - 1);
        agreement.append(pairs / (double(raters) * double(raters - 1)));
        groups.append(clusters.at(item));
    }
    return independentItems(agreement, groups);
}

double meanOfDrawn(const QList<double>& means, const QList<int>& times)
{
    double sum = 0.0;
    qint64 items = 0;
    for (qsizetype i = 0; i < means.size(); ++i) {
        sum += means.at(i) * times.at(i);
        items += times.at(i);
    }
    return sum / double(items);
}

/// What resamples say of one line of the table of systems.
struct DrawnWins
{
    qint64 won = 0;
    qint64 lost = 0;
    qint64 tied = 0;

    std::optional<double> share(qint64 part) const
    {
        const qint64 all = won + lost + tied;
        return all == 0 ? std::nullopt : std::optional(double(part) / double(all));
    }
};

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
            if (question.agreement && m_options.drawsRaters && !drawAgreement(question, counts))
                return false;
            if (!question.systems.isEmpty() && !addSystems(question))
                return false;
            if (hasStrengths(question) && !addStrengths(question))
                return false;
        }
        if (!results.alignment || results.main < 0)
            return true;
        return m_options.drawsRaters
                   ? drawAlignment(results, counts)
                   : addAlignment(*results.alignment, results.questions.at(results.main));
    }

private:
    qint64 parts(const AnswerResults& results) const
    {
        const qint64 ofAgreement = m_options.drawsRaters ? 2 : 1;
        qint64 parts = results.alignment ? 1 : 0;
        for (const QuestionResults& question : results.questions)
            parts += (question.agreement ? ofAgreement : 0) + (question.systems.isEmpty() ? 0 : 1) +
                     (hasStrengths(question) ? 1 : 0);
        return parts;
    }
    static bool hasStrengths(const QuestionResults& question)
    {
        return !question.strengths.systems.isEmpty() &&
               question.strengths.systems.constFirst().strength.isDefined();
    }
    bool goesOn() { return !m_options.progress || m_options.progress(++m_done, m_total); }

    bool addAgreement(QuestionResults& question, const QList<bool>& counts)
    {
        QList<int> rows; // of the table with all items
        const RatingTable table =
            ratedOnly(ratingsOf(m_answers, question.question, counts, m_categories), rows);
        QList<int> clusters;
        for (const int row : std::as_const(rows))
            clusters.append(m_clusterOfRow.at(row));
        inference::ClusterDraw draw(clusters, m_clusters.count, m_options.seed);
        RepeatedRatings ratings(table);
        const QList<double> itemMeans = question.isScale() ? itemMeansOf(table) : QList<double>();
        const QList<AgreementStatistic>& statistics = question.agreement->statistics;
        QList<inference::ResampledValues> values(statistics.size());
        inference::ResampledValues means;
        for (int i = 0; i < m_options.resamples; ++i) {
            if (!goesOn())
                return false;
            if (!draw.canDraw())
                continue;
            const QList<int>& times = draw.next();
            RatingsAgreement drawn = ratings.agreement(times, Alphas::OfEveryScale);
            if (question.arePairsImplied)
                keepSymmetric(drawn, question.items);
            // Those behind them have no resamples.
            for (qsizetype s = 0; s < drawn.statistics.size(); ++s)
                values[s].add(drawn.statistics.at(s).figure.value);
            if (question.isScale())
                means.add(meanOfDrawn(itemMeans, times));
        }
        const double items = independentRatedItems(table, clusters);
        question.bootstrap.clear();
        for (qsizetype s = 0; s < values.size(); ++s)
            question.bootstrap.append(
                drawnInterval(statistics.at(s), values.at(s), items, draw.clusters()));
        question.meanBootstrap = means.interval();
        leaveOutOwn(question.mean, draw);
        return true;
    }

    /// Items and raters drawn, in place of what addAgreement() found of agreement.
    bool drawAgreement(QuestionResults& question, const QList<bool>& counts)
    {
        const RatingTable table = ratingsOf(m_answers, question.question, counts, m_categories);
        TwoWayOptions options;
        options.resamples = m_options.resamples;
        options.seed = m_options.seed;
        options.goesOn = [this] { return goesOn(); };
        if (m_clusters.isGrouped)
            options.groups = m_clusterOfRow;
        if (!setTwoWayIntervals(*question.agreement, table, options))
            return false;
        question.bootstrap.clear();
        return true;
    }

    /// Items and raters drawn, for metrics and for the human ceiling.
    bool drawAlignment(AnswerResults& results, const QList<bool>& counts)
    {
        const QuestionResults& question = results.questions.at(results.main);
        QStringList metrics;
        for (const MetricAlignment& metric : std::as_const(results.alignment->metrics))
            metrics.append(metric.metric);
        const TwoWayChoices choices(m_answers, question, counts, metrics);
        TwoWayDraw draw(clustersOf(question.majorities), choices.whoChose().size(), m_options.seed);
        QList<inference::ResampledValues> majorities(results.ceiling.size());
        QList<inference::ResampledValues> raters(results.ceiling.size());
        QList<int> raterTimes(m_answers.raters.size(), 0);
        for (int i = 0; i < m_options.resamples; ++i) {
            if (!goesOn())
                return false;
            if (!draw.canDraw())
                continue;
            draw.next();
            for (qsizetype r = 0; r < choices.whoChose().size(); ++r)
                raterTimes[choices.whoChose().at(r)] = draw.raters().at(r);
            const QList<TwoWayChoices::Line> lines = choices.lines(draw.items(), raterTimes);
            for (qsizetype line = 0; line < lines.size(); ++line) {
                majorities[line].add(lines.at(line).majority);
                raters[line].add(lines.at(line).raters);
            }
        }
        const auto setInterval = [&](Figure& figure, const inference::ResampledValues& values) {
            const std::optional<double> error = figure.isDefined() ? values.error() : std::nullopt;
            figure.interval =
                error ? shareIntervalByError(*figure.value, *error, draw.fewer()) : std::nullopt;
        };
        for (qsizetype line = 0; line < results.ceiling.size(); ++line) {
            setInterval(results.ceiling[line].majority, majorities.at(line));
            setInterval(results.ceiling[line].raters, raters.at(line));
        }
        for (qsizetype metric = 0; metric < results.alignment->metrics.size(); ++metric)
            results.alignment->metrics[metric].share = results.ceiling.at(metric + 1).majority;
        return true;
    }

    /// The interval from the error of resamples, where the figure has none of its own or items hang
    /// together, of which its own knows nothing. `items`: as many independent ones.
    std::optional<Interval> drawnInterval(const AgreementStatistic& one,
        const inference::ResampledValues& values, double items, qint64 clusters) const
    {
        if (!one.agreement || one.agreement->items < 2.0 || clusters < inference::kLeastGroups ||
            (one.figure.interval && !m_clusters.isGrouped))
            return std::nullopt;
        const std::optional<double> error = values.error();
        return error ? std::optional(
                           agreementInterval(one.agreement->ofAtMost(items), *error, clusters))
                     : std::nullopt;
    }

    /// Where groups are too few to draw there is no interval: the figure's own knows nothing of
    /// them.
    void leaveOutOwn(Figure& figure, const inference::ClusterDraw& draw) const
    {
        if (m_clusters.isGrouped && !draw.canDraw())
            figure.interval.reset();
    }

    /// The clusters of the items that have these majorities.
    QList<int> clustersOf(const QList<ItemMajority>& majorities) const
    {
        QList<int> clusters;
        for (const ItemMajority& majority : majorities)
            clusters.append(m_clusters.ofItem.at(majority.item));
        return clusters;
    }

    bool addSystems(QuestionResults& question)
    {
        QList<SystemWins>& systems = question.systems;
        const QList<QList<ItemWins>> ofItems = winsOfItems(systems, m_answers, question);
        inference::ClusterDraw draw(
            clustersOf(question.majorities), m_clusters.count, m_options.seed);
        QList<inference::ResampledValues> won(systems.size());
        QList<inference::ResampledValues> lost(systems.size());
        QList<inference::ResampledValues> tied(systems.size());
        for (int i = 0; i < m_options.resamples; ++i) {
            if (!goesOn())
                return false;
            if (!draw.canDraw())
                continue;
            const QList<int>& times = draw.next();
            QList<DrawnWins> drawn(systems.size());
            for (qsizetype item = 0; item < ofItems.size(); ++item) {
                for (const ItemWins& wins : ofItems.at(item)) {
                    drawn[wins.line].won += qint64(wins.won) * times.at(item);
                    drawn[wins.line].lost += qint64(wins.lost) * times.at(item);
                    drawn[wins.line].tied += qint64(wins.tied) * times.at(item);
                }
            }
            for (qsizetype line = 0; line < systems.size(); ++line) {
                const DrawnWins& sums = drawn.at(line);
                won[line].add(sums.share(sums.won));
                lost[line].add(sums.share(sums.lost));
                tied[line].add(sums.share(sums.tied));
            }
        }
        for (qsizetype line = 0; line < systems.size(); ++line) {
            systems[line].wonBootstrap = won[line].interval();
            systems[line].lostBootstrap = lost[line].interval();
            systems[line].tiedBootstrap = tied[line].interval();
            for (Figure* const share :
                {&systems[line].won, &systems[line].lost, &systems[line].tied})
                leaveOutOwn(*share, draw);
        }
        return true;
    }

    bool addStrengths(QuestionResults& question)
    {
        QList<SystemStrength>& systems = question.strengths.systems;
        const QList<QList<inference::ComparedPair>> ofItems =
            comparedPairsOfItems(question.strengths, m_answers, question);
        inference::ClusterDraw draw(
            clustersOf(question.majorities), m_clusters.count, m_options.seed);
        QList<inference::ResampledValues> values(systems.size());
        for (int i = 0; i < m_options.resamples; ++i) {
            if (!goesOn())
                return false;
            if (!draw.canDraw())
                continue;
            const auto fit =
                inference::davidsonFit(systems.size(), drawnPairs(ofItems, draw.next()));
            for (qsizetype s = 0; s < systems.size(); ++s)
                values[s].add(fit ? std::optional(fit->logStrengths.at(s)) : std::nullopt);
        }
        for (qsizetype s = 0; s < systems.size(); ++s)
            systems[s].strength.interval =
                intervalByError(*systems.at(s).strength.value, values.at(s), draw.clusters());
        return true;
    }

    /// Student's t with the error of resamples: log strengths are far from 0 rather too often,
    /// which percentiles would double.
    static std::optional<Interval> intervalByError(
        double value, const inference::ResampledValues& values, qint64 clusters)
    {
        const std::optional<double> error = values.error();
        if (!error || *error <= 0.0)
            return std::nullopt;
        const double half = inference::studentT975(clusters - 1) * *error;
        return Interval{value - half, value + half};
    }

    /// The comparisons of each two systems in a resample.
    static QList<inference::ComparedPair> drawnPairs(
        const QList<QList<inference::ComparedPair>>& ofItems, const QList<int>& times)
    {
        QMap<std::pair<qsizetype, qsizetype>, inference::ComparedPair> sums;
        for (qsizetype item = 0; item < ofItems.size(); ++item) {
            for (const inference::ComparedPair& pair : ofItems.at(item)) {
                if (times.at(item) == 0)
                    continue;
                inference::ComparedPair& sum = sums[{pair.first, pair.second}];
                sum.first = pair.first;
                sum.second = pair.second;
                sum.won += pair.won * times.at(item);
                sum.lost += pair.lost * times.at(item);
                sum.tied += pair.tied * times.at(item);
            }
        }
        return sums.values();
    }

    bool addAlignment(Alignment& alignment, const QuestionResults& question)
    {
        const QList<ItemMajority> chosen = sidedMajorities(question);
        QList<QList<int>> halves;
        for (const MetricAlignment& metric : std::as_const(alignment.metrics))
            halves.append(choiceHalves(m_answers, chosen, metric.metric));
        inference::ClusterDraw draw(clustersOf(chosen), m_clusters.count, m_options.seed);
        QList<inference::ResampledValues> values(halves.size());
        for (int i = 0; i < m_options.resamples; ++i) {
            if (!goesOn())
                return false;
            if (!draw.canDraw())
                continue;
            const QList<int>& times = draw.next();
            for (qsizetype metric = 0; metric < halves.size(); ++metric)
                values[metric].add(shareOf(halves.at(metric), times));
        }
        for (qsizetype metric = 0; metric < values.size(); ++metric) {
            alignment.metrics[metric].bootstrap = values[metric].interval();
            leaveOutOwn(alignment.metrics[metric].share, draw);
        }
        return true;
    }

    static std::optional<double> shareOf(const QList<int>& halves, const QList<int>& times)
    {
        qint64 sum = 0;
        qint64 n = 0;
        for (qsizetype item = 0; item < halves.size(); ++item) {
            if (halves.at(item) == kNoPreference)
                continue;
            sum += qint64(halves.at(item)) * times.at(item);
            n += times.at(item);
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
