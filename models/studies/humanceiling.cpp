#include "models/studies/humanceiling.h"

#include "models/inference/means.h"
#include "models/words.h"

#include <array>

namespace tandem::studies {

namespace {

/// Raters for neither side, for side 1 and for side 2.
using Votes = std::array<int, 3>;

constexpr double kHalf = 0.5;

Votes votesOf(const QuestionResults& question, const ItemMajority& majority)
{
    Votes votes{0, 0, 0};
    for (qsizetype i = 0; i < majority.votes.size(); ++i)
        votes[std::size_t(sideOfValue(question.question, question.values.at(i)))] +=
            majority.votes.at(i);
    return votes;
}

int sumOf(const Votes& votes)
{
    return votes[0] + votes[1] + votes[2];
}

/// How much a preference agrees with another one; 0 is for neither.
double agreementOf(int side, int other)
{
    return side == 0 || other == 0 ? kHalf : side == other ? 1.0 : 0.0;
}

/// The mean agreement of a preference with those of raters.
double agreementWith(int side, const Votes& votes)
{
    double sum = 0.0;
    for (int other = 0; other < 3; ++other)
        sum += votes[std::size_t(other)] * agreementOf(side, other);
    return sum / sumOf(votes);
}

/// The side that most prefer; 0 where that is neither, or nothing.
int sidedMajorityOf(const Votes& votes)
{
    if (votes[1] > votes[2] && votes[1] > votes[0])
        return 1;
    return votes[2] > votes[1] && votes[2] > votes[0] ? 2 : 0;
}

/// Means over the raters of an item, each left out of the others.
struct LeftOut
{
    double majority = 0.0;
    int withMajority = 0; ///< raters whose others have one
    double raters = 0.0;

    static LeftOut of(const Votes& votes)
    {
        LeftOut sums;
        for (int side = 0; side < 3; ++side) {
            const int times = votes[std::size_t(side)];
            if (times == 0)
                continue;
            Votes others = votes;
            --others[std::size_t(side)];
            sums.raters += times * agreementWith(side, others) / sumOf(votes);
            if (const int chosen = sidedMajorityOf(others); chosen != 0) {
                sums.majority += times * agreementOf(side, chosen);
                sums.withMajority += times;
            }
        }
        return sums;
    }
};

Figure meanOfItems(const QList<double>& values, bool isGrouped)
{
    if (values.isEmpty())
        return Figure::undefined(
            StudyWords::tr("No item has answers of two raters, or scores, to compare."), 0);
    Figure mean = inference::meanWithInterval(values, inference::kScoreRange);
    if (isGrouped)
        mean.interval.reset();
    return mean;
}

} // namespace

QList<CeilingLine> humanCeiling(
    const StudyAnswers& answers, const QuestionResults& question, const Alignment& alignment)
{
    QList<double> againstMajority;
    QList<double> againstRaters;
    for (const ItemMajority& majority : question.majorities) {
        const Votes votes = votesOf(question, majority);
        if (sumOf(votes) < 2)
            continue;
        const LeftOut sums = LeftOut::of(votes);
        againstRaters.append(sums.raters);
        if (sums.withMajority > 0)
            againstMajority.append(sums.majority / sums.withMajority);
    }
    QList<CeilingLine> lines{{QString(), meanOfItems(againstMajority, alignment.isGrouped),
        meanOfItems(againstRaters, alignment.isGrouped)}};
    for (const MetricAlignment& metric : alignment.metrics) {
        QList<double> soft;
        for (const ItemMajority& majority : question.majorities) {
            if (const auto side = preferredSide(answers.items.at(majority.item), metric.metric))
                soft.append(agreementWith(*side, votesOf(question, majority)));
        }
        Figure share = metric.share;
        if (alignment.isGrouped)
            share.interval.reset();
        lines.append({metric.metric, share, meanOfItems(soft, alignment.isGrouped)});
    }
    return lines;
}

} // namespace tandem::studies
