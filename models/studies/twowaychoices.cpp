#include "models/studies/twowaychoices.h"

#include "models/inference/intervals.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>

namespace tandem::studies {

namespace {

constexpr double kHalfAgreement = 0.5;
/// Votes that differ by less are as many.
constexpr double kAsMany = 1e-9;

using SideSums = std::array<double, 3>; ///< for neither side, for side 1 and for side 2

double agreementOfSides(int side, int other)
{
    return side == 0 || other == 0 ? kHalfAgreement : side == other ? 1.0 : 0.0;
}

double votesIn(const SideSums& votes)
{
    return votes[0] + votes[1] + votes[2];
}

double meanAgreementWith(int side, const SideSums& votes)
{
    double sum = 0.0;
    for (int other = 0; other < 3; ++other)
        sum += votes[std::size_t(other)] * agreementOfSides(side, other);
    return sum / votesIn(votes);
}

/// The side with most votes; 0 where that is neither, or nothing.
int sideWithMost(const SideSums& votes)
{
    if (votes[1] > votes[2] + kAsMany && votes[1] > votes[0] + kAsMany)
        return 1;
    return votes[2] > votes[1] + kAsMany && votes[2] > votes[0] + kAsMany ? 2 : 0;
}

/// A mean of items.
struct MeanOfItems
{
    double sum = 0.0;
    double items = 0.0;

    void add(double value, double times)
    {
        sum += value * times;
        items += times;
    }
    std::optional<double> mean() const
    {
        return items > 0.0 ? std::optional(sum / items) : std::nullopt;
    }
};

} // namespace

TwoWayChoices::TwoWayChoices(const StudyAnswers& answers, const QuestionResults& question,
    const QList<bool>& counts, const QStringList& metrics)
    : m_items(question.majorities.size())
{
    for (const QString& value : question.values)
        m_sides.append(sideOfValue(question.question, value));
    QHash<qsizetype, qsizetype> places;
    for (qsizetype i = 0; i < question.majorities.size(); ++i)
        places.insert(question.majorities.at(i).item, i);
    for (const RatedAnswer& answer : answers.answers) {
        const qsizetype place = places.value(answer.item, -1);
        const qsizetype value = question.values.indexOf(answer.value);
        if (place < 0 || value < 0 || !counts.at(answer.rater) ||
            answer.question != question.question.name)
            continue;
        m_items[place].append({answer.rater, int(value)});
        m_whoChose.append(answer.rater);
    }
    std::sort(m_whoChose.begin(), m_whoChose.end());
    m_whoChose.erase(std::unique(m_whoChose.begin(), m_whoChose.end()), m_whoChose.end());
    for (const QString& metric : metrics) {
        QList<std::optional<int>> sides;
        for (const ItemMajority& majority : question.majorities)
            sides.append(preferredSide(answers.items.at(majority.item), metric));
        m_metrics.append(sides);
    }
}

QList<TwoWayChoices::Line> TwoWayChoices::lines(
    const QList<int>& items, const QList<int>& raters) const
{
    MeanOfItems ceilingMajority;
    MeanOfItems ceilingRaters;
    QList<MeanOfItems> majorities(m_metrics.size());
    QList<MeanOfItems> soft(m_metrics.size());
    for (qsizetype item = 0; item < m_items.size(); ++item) {
        const double times = items.at(item);
        if (times <= 0.0)
            continue;
        SideSums votes{0.0, 0.0, 0.0};
        QList<double> ofValues(m_sides.size(), 0.0);
        for (const Choice& choice : m_items.at(item)) {
            votes[std::size_t(m_sides.at(choice.value))] += raters.at(choice.rater);
            ofValues[choice.value] += raters.at(choice.rater);
        }
        const double all = votesIn(votes);
        if (all <= 0.0)
            continue;
        // Each rater beside the others.
        MeanOfItems besideMajority;
        MeanOfItems besideRaters;
        for (const Choice& choice : m_items.at(item)) {
            const double copies = raters.at(choice.rater);
            const int side = m_sides.at(choice.value);
            SideSums others = votes;
            others[std::size_t(side)] -= copies;
            if (copies <= 0.0 || votesIn(others) <= kAsMany)
                continue;
            besideRaters.add(meanAgreementWith(side, others), copies);
            if (const int chosen = sideWithMost(others); chosen != 0)
                besideMajority.add(agreementOfSides(side, chosen), copies);
        }
        if (const auto mean = besideRaters.mean())
            ceilingRaters.add(*mean, times);
        if (const auto mean = besideMajority.mean())
            ceilingMajority.add(*mean, times);
        const double most = *std::max_element(ofValues.cbegin(), ofValues.cend());
        const auto asMany = std::count_if(ofValues.cbegin(), ofValues.cend(),
            [most](double one) { return one > most - kAsMany; });
        const qsizetype first =
            std::max_element(ofValues.cbegin(), ofValues.cend()) - ofValues.cbegin();
        const int chosen = asMany == 1 ? m_sides.at(first) : 0;
        for (qsizetype metric = 0; metric < m_metrics.size(); ++metric) {
            const std::optional<int> side = m_metrics.at(metric).at(item);
            if (!side)
                continue;
            soft[metric].add(meanAgreementWith(*side, votes), times);
            if (chosen != 0)
                majorities[metric].add(agreementOfSides(*side, chosen), times);
        }
    }
    QList<Line> lines{{ceilingMajority.mean(), ceilingRaters.mean()}};
    for (qsizetype metric = 0; metric < m_metrics.size(); ++metric)
        lines.append({majorities.at(metric).mean(), soft.at(metric).mean()});
    return lines;
}

std::optional<Interval> shareIntervalByError(double share, double error, qint64 groups)
{
    if (share <= 0.0 || share >= 1.0 || groups < 2)
        return std::nullopt;
    const double half = inference::studentT975(groups - 1) * error / (share * (1.0 - share));
    const double place = std::log(share / (1.0 - share));
    const auto back = [](double logit) { return 1.0 / (1.0 + std::exp(-logit)); };
    return Interval{back(place - half), back(place + half)};
}

} // namespace tandem::studies
