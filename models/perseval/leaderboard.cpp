#include "models/perseval/leaderboard.h"

#include "models/wordof.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem::perseval {

namespace {

const Figure& figureOf(const ModelScore& model, RankedBy rankedBy)
{
    static constexpr std::array figures{
        &ModelScore::perseval, &ModelScore::egises, &ModelScore::accuracy, &ModelScore::pAccuracy};
    return model.*figures[std::size_t(rankedBy)];
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
    static constexpr std::array words{"perseval", "egises", "accuracy", "p_accuracy"};
    return QLatin1String(wordOf(rankedBy, words));
}

QString rankedByName(RankedBy rankedBy)
{
    return rankedBy == RankedBy::PerSEval    ? QStringLiteral("PerSEval")
           : rankedBy == RankedBy::Egises    ? QStringLiteral("EGISES")
           : rankedBy == RankedBy::PAccuracy ? QStringLiteral("P-Accuracy")
                                             : PersevalWords::tr("Accuracy (distance)");
}

bool higherIsBetter(RankedBy rankedBy)
{
    return rankedBy == RankedBy::PerSEval || rankedBy == RankedBy::PAccuracy;
}

QList<double> ranksOf(const QList<double>& values, bool higherFirst)
{
    QList<double> numbers;
    for (const double value : values) {
        if (std::isfinite(value))
            numbers.append(higherFirst ? -value : value);
    }
    const QList<double> ranksOfNumbers = averageRanks(numbers);
    auto next = ranksOfNumbers.begin();
    QList<double> ranks;
    for (const double value : values)
        ranks.append(std::isfinite(value) ? *next++ : 0.0);
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
    BoardCorrelation boards{first, second, {}};
    for (const Coefficient coefficient : kCoefficients)
        boards.found[std::size_t(coefficient)] = correlationBy(coefficient, x, y);
    return boards;
}

QList<BoardCorrelation> boardCorrelations(const Evaluation& evaluation)
{
    QList<BoardCorrelation> all;
    for (std::size_t first = 0; first < kBoards.size(); ++first) {
        for (std::size_t second = first + 1; second < kBoards.size(); ++second)
            all.append(correlate(evaluation, kBoards[first], evaluation, kBoards[second]));
    }
    return all;
}

} // namespace tandem::perseval
