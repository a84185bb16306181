#include "models/perseval/leaderboard.h"

#include "models/perseval/persevalwords.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem::perseval {

namespace {

const Figure& figureOf(const ModelScore& model, RankedBy rankedBy)
{
    switch (rankedBy) {
    case RankedBy::PerSEval:
        return model.perseval;
    case RankedBy::Egises:
        return model.egises;
    case RankedBy::Accuracy:
        break;
    }
    return model.accuracy;
}

/// A figure so that more is better; NaN where there is none.
double goodness(const ModelScore& model, RankedBy rankedBy)
{
    const double value = figureOf(model, rankedBy).value.value_or(kNaN);
    return higherIsBetter(rankedBy) ? value : -value;
}

} // namespace

QString rankedByKey(RankedBy rankedBy)
{
    switch (rankedBy) {
    case RankedBy::PerSEval:
        return QStringLiteral("perseval");
    case RankedBy::Egises:
        return QStringLiteral("egises");
    case RankedBy::Accuracy:
        break;
    }
    return QStringLiteral("accuracy");
}

QString rankedByName(RankedBy rankedBy)
{
    switch (rankedBy) {
    case RankedBy::PerSEval:
        return QStringLiteral("PerSEval");
    case RankedBy::Egises:
        return QStringLiteral("EGISES");
    case RankedBy::Accuracy:
        break;
    }
    return PersevalWords::tr("Accuracy");
}

bool higherIsBetter(RankedBy rankedBy)
{
    return rankedBy == RankedBy::PerSEval;
}

QList<double> ranksOf(const QList<double>& values, bool higherFirst)
{
    QList<qsizetype> order;
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (std::isfinite(values.at(i)))
            order.append(i);
    }
    std::stable_sort(order.begin(), order.end(), [&](qsizetype one, qsizetype other) {
        return higherFirst ? values.at(one) > values.at(other) : values.at(one) < values.at(other);
    });
    QList<double> ranks(values.size(), 0.0);
    for (qsizetype begin = 0; begin < order.size();) {
        qsizetype end = begin + 1;
        while (end < order.size() && values.at(order.at(end)) == values.at(order.at(begin)))
            ++end;
        const double rank = double(begin + 1 + end) / 2.0;
        for (; begin < end; ++begin)
            ranks[order.at(begin)] = rank;
    }
    return ranks;
}

QList<double> modelRanks(const Evaluation& evaluation, RankedBy rankedBy)
{
    QList<double> values;
    for (const ModelScore& model : evaluation.models)
        values.append(goodness(model, rankedBy));
    return ranksOf(values, true);
}

QList<LeaderboardRow> leaderboard(const Evaluation& evaluation, RankedBy rankedBy)
{
    const QList<double> ranks = modelRanks(evaluation, rankedBy);
    QList<LeaderboardRow> rows;
    for (qsizetype model = 0; model < ranks.size(); ++model)
        rows.append({model, figureOf(evaluation.models.at(model), rankedBy), ranks.at(model)});
    std::stable_sort(
        rows.begin(), rows.end(), [](const LeaderboardRow& one, const LeaderboardRow& other) {
            const auto place = [](double rank) {
                return rank > 0.0 ? rank : std::numeric_limits<double>::max();
            };
            return place(one.rank) < place(other.rank);
        });
    return rows;
}

QList<double> bordaKendall(const QList<QList<double>>& rankings)
{
    QList<double> sums;
    for (const QList<double>& ranking : rankings) {
        while (sums.size() < ranking.size())
            sums.append(0.0);
    }
    for (qsizetype model = 0; model < sums.size(); ++model) {
        for (const QList<double>& ranking : rankings)
            sums[model] += ranking.value(model) > 0.0 ? ranking.at(model) : kNaN;
    }
    return ranksOf(sums, false);
}

BoardCorrelation correlate(
    const Evaluation& one, RankedBy first, const Evaluation& other, RankedBy second)
{
    QList<double> x;
    QList<double> y;
    for (const ModelScore& model : one.models) {
        const auto same = std::find_if(other.models.begin(), other.models.end(),
            [&](const ModelScore& candidate) { return candidate.model == model.model; });
        if (same == other.models.end())
            continue;
        x.append(goodness(model, first));
        y.append(goodness(*same, second));
    }
    return {first, second, pearsonCorrelation(x, y), spearmanCorrelation(x, y),
        kendallCorrelation(x, y)};
}

} // namespace tandem::perseval
