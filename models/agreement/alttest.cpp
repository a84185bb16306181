#include "models/agreement/alttest.h"

#include "models/agreement/agreementweights.h"
#include "models/inference/benjaminiyekutieli.h"
#include "models/inference/distributions.h"
#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/inference/resampling.h"
#include "models/words.h"

#include <QMap>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// Sums of the same numbers in another order differ by less.
constexpr double kCloseness = 1e-9;

bool isByDistance(RatingScale scale)
{
    return scale != RatingScale::Nominal && scale != RatingScale::Sets;
}

double answerOf(const RatingTable& table, int category)
{
    return isByDistance(table.scale) ? table.values.at(category) : double(category);
}

/// An item that a rater, others and the judge answered.
struct Comparison
{
    int item = 0;
    bool isJudgeAtLeast = false;
    bool isRaterAtLeast = false;

    double difference() const { return double(isRaterAtLeast) - double(isJudgeAtLeast); }
};

class Comparisons final
{
public:
    Comparisons(const RatingTable& table, const QList<double>& judged)
        : m_table(table)
        , m_similarity(table.scale == RatingScale::Sets
                           ? AgreementWeights::sets(table.sets)
                           : AgreementWeights::identity(int(table.categories.size())))
        , m_ofRaters(table.raters.size())
    {
        for (qsizetype at = 0; at < table.given.size();) {
            const int item = table.given.at(at).item;
            const qsizetype first = at;
            while (at < table.given.size() && table.given.at(at).item == item)
                ++at;
            if (at - first >= 2 && std::isfinite(judged.at(item)))
                compareOn(first, at, judged.at(item));
        }
    }
    const QList<QList<Comparison>>& ofRaters() const { return m_ofRaters; }

private:
    void compareOn(qsizetype first, qsizetype end, double judge)
    {
        for (qsizetype rater = first; rater < end; ++rater) {
            double ofJudge = 0.0;
            double ofRater = 0.0;
            for (qsizetype other = first; other < end; ++other) {
                if (other == rater)
                    continue;
                const int category = m_table.given.at(other).category;
                ofJudge += closeness(judge, category);
                ofRater += closeness(answerOf(m_table, m_table.given.at(rater).category), category);
            }
            const double rounding = kCloseness * (1.0 + std::abs(ofJudge) + std::abs(ofRater));
            m_ofRaters[m_table.given.at(rater).rater].append({m_table.given.at(rater).item,
                ofJudge >= ofRater - rounding, ofRater >= ofJudge - rounding});
        }
    }

    /// How close an answer is to another rater's: sums of it rank as the scores do.
    double closeness(double answer, int category) const
    {
        if (isByDistance(m_table.scale))
            return -std::pow(answer - m_table.values.at(category), 2);
        return m_similarity.between(int(answer), category);
    }

    const RatingTable& m_table;
    AgreementWeights m_similarity;
    QList<QList<Comparison>> m_ofRaters;
};

/// The paired test with epsilon.
double altTestProbability(const QList<Comparison>& comparisons, double epsilon)
{
    const double n = double(comparisons.size());
    double mean = 0.0;
    for (const Comparison& one : comparisons)
        mean += one.difference() / n;
    double squares = 0.0;
    for (const Comparison& one : comparisons)
        squares += std::pow(one.difference() - mean, 2);
    const double error = std::sqrt(squares / (n * (n - 1.0)));
    // Where all items say the same there is no t; their signs still can be counted.
    if (error <= kCloseness)
        return mean < epsilon ? std::pow(0.5, n) : 1.0;
    return inference::studentTBelow((mean - epsilon) / error, n - 1.0);
}

AltTestRater raterOf(const QString& name, const QList<Comparison>& comparisons, double epsilon)
{
    AltTestRater rater;
    rater.rater = name;
    rater.items = comparisons.size();
    if (comparisons.isEmpty()) {
        rater.judgeAdvantage = rater.raterAdvantage = Figure::undefined(
            AgreementWords::tr("No item was answered by the rater, another one and the judge."), 0);
        return rater;
    }
    const auto share = [&](bool Comparison::*isAtLeast) {
        const auto times = std::count_if(comparisons.cbegin(), comparisons.cend(),
            [&](const Comparison& one) { return one.*isAtLeast; });
        return inference::shareWithWilson(double(times), comparisons.size());
    };
    rater.judgeAdvantage = share(&Comparison::isJudgeAtLeast);
    rater.raterAdvantage = share(&Comparison::isRaterAtLeast);
    if (rater.items >= kFewestAltTestItems)
        rater.p = altTestProbability(comparisons, epsilon);
    return rater;
}

/// The mean of ratios over raters, linearized: values of items or groups whose mean it is.
Figure meanAdvantage(const QList<AltTestRater>& raters, const QList<QList<Comparison>>& all,
    const QList<int>& groups)
{
    double tested = 0.0;
    double advantage = 0.0;
    for (const AltTestRater& rater : raters) {
        tested += rater.p ? 1.0 : 0.0;
        advantage += rater.p ? *rater.judgeAdvantage.value : 0.0;
    }
    advantage /= tested;
    QMap<int, double> distances; ///< of each unit, summed up
    QMap<int, bool> items;
    for (qsizetype i = 0; i < raters.size(); ++i) {
        if (!raters.at(i).p)
            continue;
        for (const Comparison& one : all.at(i)) {
            items.insert(one.item, true);
            distances[groups.isEmpty() ? one.item : groups.at(one.item)] +=
                (double(one.isJudgeAtLeast) - *raters.at(i).judgeAdvantage.value) /
                (tested * double(raters.at(i).items));
        }
    }
    const qint64 n = items.size();
    if (advantage <= 0.0 || advantage >= 1.0)
        return Figure::defined(advantage, n,
            inference::clopperPearson(
                advantage * double(distances.size()), double(distances.size())));
    if (!groups.isEmpty() && distances.size() < inference::kLeastGroups)
        return Figure::defined(advantage, n);
    QList<double> values;
    for (const double distance : std::as_const(distances))
        values.append(advantage + distance * double(distances.size()));
    return Figure::defined(
        advantage, n, inference::meanWithInterval(values, inference::kScoreRange).interval);
}

void adjust(QList<AltTestRater>& raters)
{
    QList<double> probabilities;
    for (const AltTestRater& rater : std::as_const(raters)) {
        if (rater.p)
            probabilities.append(*rater.p);
    }
    QList<double> adjusted = inference::benjaminiYekutieliAdjusted(probabilities);
    for (AltTestRater& rater : raters) {
        if (!rater.p)
            continue;
        rater.adjusted = adjusted.takeFirst();
        rater.isReplaced = *rater.adjusted <= kAltTestLevel;
    }
}

} // namespace

AltTest altTest(const RatingTable& table, const QList<double>& judged, const AltTestRules& rules,
    const QList<int>& groups)
{
    Q_ASSERT(judged.size() == table.items.size());
    AltTest test;
    test.epsilon = rules.epsilon;
    const QList<QList<Comparison>> all = Comparisons(table, judged).ofRaters();
    qint64 tested = 0;
    qint64 most = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        test.raters.append(raterOf(table.raters.at(i), all.at(i), rules.epsilon));
        tested += test.raters.constLast().p ? 1 : 0;
        most = std::max(most, test.raters.constLast().items);
    }
    adjust(test.raters);
    if (tested < kFewestAltTestRaters) {
        test.winningRate = test.advantage = Figure::undefined(
            AgreementWords::tr("The Alt-test needs %1 raters with %2 items each that another rater "
                               "and the judge answered, too; %3 of %4 raters have that many (most: "
                               "%5 items).")
                .arg(kFewestAltTestRaters)
                .arg(kFewestAltTestItems)
                .arg(tested)
                .arg(test.raters.size())
                .arg(most),
            tested);
        return test;
    }
    const auto replaced = std::count_if(test.raters.cbegin(), test.raters.cend(),
        [](const AltTestRater& rater) { return rater.isReplaced; });
    test.winningRate = Figure::defined(double(replaced) / double(tested), tested);
    test.advantage = meanAdvantage(test.raters, all, groups);
    return test;
}

JudgedTable withJudge(const RatingTable& table, int rater)
{
    JudgedTable result{table, QList<double>(table.items.size(), kNaN)};
    result.table.raters.removeAt(rater);
    result.table.given.clear();
    for (GivenRating rating : table.given) {
        if (rating.rater == rater) {
            result.judged[rating.item] = answerOf(table, rating.category);
            continue;
        }
        rating.rater -= rating.rater > rater ? 1 : 0;
        result.table.given.append(rating);
    }
    return result;
}

} // namespace tandem
