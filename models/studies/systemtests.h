#pragma once

#include "models/studies/answers.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

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

/// A test of each two systems that rated items compare, by their names, of the answers of raters
/// who count; `countsOf` has one value for each rater.
QList<SystemTest> systemTests(
    const StudyAnswers& answers, const Question& question, const QList<bool>& countsOf);

} // namespace tandem::studies
