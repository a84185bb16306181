#pragma once

#include "models/figure.h"
#include "models/studies/answers.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

struct QuestionResults;

/// How often a system's text was preferred to another one's. A comparison is one rater's answer
/// about an item that shows texts of two systems.
struct SystemWins
{
    QString system;
    QString against; ///< the other one; empty: all others
    /// Shares of comparisons, n counts these. Each has Wilson's interval over items (the answers
    /// about one are no independent ones, so that it is wider than theirs).
    Figure won;
    Figure lost;
    Figure tied; ///< neither text was preferred
    qint64 items = 0;
    qint64 itemsWon = 0;  ///< of these, those whose majority prefers it
    qint64 itemsLost = 0; ///< those whose majority prefers the other one
    /// The bootstrap's intervals of the shares, over items or groups; none until they are computed.
    std::optional<Interval> wonBootstrap;
    std::optional<Interval> lostBootstrap;
    std::optional<Interval> tiedBootstrap;
};

/// What an item says of one line of the table of systems.
struct ItemWins
{
    qsizetype line = 0; ///< its place in systemWins()
    int won = 0;
    int lost = 0;
    int tied = 0;
};
/// Of each of the question's majorities the lines that it says something of; none where the item
/// does not name the systems of both sides, or names one twice.
QList<QList<ItemWins>> winsOfItems(
    const QList<SystemWins>& systems, const StudyAnswers& answers, const QuestionResults& question);

/// Every system that the items of a choice between sides name, by name; where they are more than
/// two, below each the others that it was compared with. Without intervals of the bootstrap.
QList<SystemWins> systemWins(const StudyAnswers& answers, const QuestionResults& question);

/// Whether raters prefer one system's texts to another one's: a sign test over comparisons, which
/// are no independent ones. Ties have no say.
struct SystemTest
{
    QString first;
    QString second;
    qint64 won = 0;  ///< comparisons in which the first one's text was preferred
    qint64 lost = 0; ///< in which the second one's was
    qint64 tied = 0;
    qint64 clusters = 0; ///< items with a comparison, or groups where items have these
    qint64 raters = 0;   ///< with a comparison
    /// With signs by chance to the clusters' sums: would other items say the same?
    std::optional<double> pItems;
    /// With signs by chance to the raters' sums: would other raters? None of a single one.
    std::optional<double> pRaters;
    /// For both at once: the largest of these two and of the normal approximation whose variance is
    /// clustered by both (A. C. Cameron, J. B. Gelbach and D. L. Miller, J. Bus. Econ. Stat. 29,
    /// 2011), at the hypothesis that there is no difference.
    std::optional<double> p;
    std::optional<double> holm; ///< adjusted for all tests of the question
};

/// Fewest raters of whom all have to agree before p over raters can be below 0.05.
inline constexpr int kFewestRatersForTest = 6;

/// The three probabilities of a SystemTest.
struct SystemProbabilities
{
    double pItems = 1.0;
    std::optional<double> pRaters; ///< none of a single rater
    std::optional<double> p;       ///< the same
};
/// Returns them of comparisons won less those lost, summed by item (or group) and by rater, of
/// those of each that have any; `both` is the sum of squares of the sums by item and rater.
SystemProbabilities systemProbabilities(
    const QList<int>& ofItems, const QList<int>& ofRaters, double both);

/// A test of each two systems that rated items compare, by their names, of the answers of raters
/// who count; `countsOf` has one value for each rater.
QList<SystemTest> systemTests(
    const StudyAnswers& answers, const Question& question, const QList<bool>& countsOf);

} // namespace tandem::studies
