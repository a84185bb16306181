#pragma once

#include "models/agreement/correlation.h"
#include "models/perseval/evaluation.h"

#include <QList>
#include <QStringList>

namespace tandem::perseval {

/// What models are ranked by.
enum class RankedBy { PerSEval, Egises, Accuracy, PAccuracy };
inline constexpr std::array kBoards{
    RankedBy::PerSEval, RankedBy::Egises, RankedBy::Accuracy, RankedBy::PAccuracy};
/// The word of files: perseval, egises, accuracy, p_accuracy.
QString rankedByKey(RankedBy rankedBy);
/// As it is shown, translated.
QString rankedByName(RankedBy rankedBy);
/// Whether more is better.
bool higherIsBetter(RankedBy rankedBy);

/// A place in a leaderboard.
struct LeaderboardRow
{
    qsizetype model = 0; ///< in Evaluation::models
    Figure figure;
    double rank = 0.0; ///< from 1, ties averaged; 0 where the figure is undefined
};

/// Models from the best to the worst; those without a figure last.
QList<LeaderboardRow> leaderboard(const Evaluation& evaluation, RankedBy rankedBy);

/// Ranks from 1 for the best, ties averaged; 0 for values that are not finite.
QList<double> ranksOf(const QList<double>& values, bool higherFirst);

/// The ranks of the models by one figure, in the evaluation's order.
QList<double> modelRanks(const Evaluation& evaluation, RankedBy rankedBy);

/// Borda-Kendall consensus of rankings of the same models: the ranks of each model are added up and
/// ranked again, ties averaged. A model without a rank in any of them (0) has none in the
/// consensus.
QList<double> bordaKendall(const QList<QList<double>>& rankings);

/// How far two figures order the same models alike.
struct BoardCorrelation
{
    RankedBy first = RankedBy::PerSEval;
    RankedBy second = RankedBy::Accuracy;
    std::array<Correlation, kCoefficients.size()> found;

    const Correlation& by(Coefficient coefficient) const { return found[std::size_t(coefficient)]; }
};

/// Of two figures of models that both evaluations name. Figures of which less is better count
/// negative, so that 1 is the same order whatever the figures are.
BoardCorrelation correlate(
    const Evaluation& one, RankedBy first, const Evaluation& other, RankedBy second);
/// Of each two leaderboards of one evaluation.
QList<BoardCorrelation> boardCorrelations(const Evaluation& evaluation);

} // namespace tandem::perseval
