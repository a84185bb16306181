#pragma once

#include <QList>

#include <optional>

namespace tandem::inference {

/// Comparisons of two of several, by their places.
struct ComparedPair
{
    qsizetype first = 0;
    qsizetype second = 0;
    double won = 0.0; ///< by the first
    double lost = 0.0;
    double tied = 0.0;
};

/// R. R. Davidson's model (JASA 65, 1970), which is that of R. A. Bradley and M. E. Terry
/// (Biometrika 39, 1952) with ties: of strengths a and b the first wins, loses and ties in
/// proportion to a, b and v x sqrt(a b).
struct DavidsonFit
{
    QList<double> logStrengths; ///< their mean is 0
    double ties = 0.0;          ///< v; 0 where there are none
};

/// Returns the things that no comparison connects, by wins and losses or ties in both directions,
/// with the first: of these strengths would be without bounds (L. R. Ford, Am. Math. Mon. 64,
/// 1957).
QList<qsizetype> unconnected(qsizetype count, const QList<ComparedPair>& pairs);

/// Returns the strengths of `count` things (2 or more) of the greatest likelihood, by Newton's
/// method. None where they are not all connected, and where every comparison is a tie.
std::optional<DavidsonFit> davidsonFit(qsizetype count, const QList<ComparedPair>& pairs);

} // namespace tandem::inference
