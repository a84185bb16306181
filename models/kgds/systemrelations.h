#pragma once

#include "models/agreement/correlation.h"
#include "models/agreement/regression.h"
#include "models/kgds/systemmetric.h"

#include <QList>
#include <QString>

#include <optional>

/// What the paper reads from its figures of systems (KGDS, figures 2, 4 and 5).
namespace tandem::kgds {

/// A system's background summary against its opinion summary.
struct IntegrationPoint
{
    SystemRef system;
    double f1 = 0.0;            ///< BSP-F1 or KBSAF-F1, mean over samples
    double opinionRecall = 0.0; ///< CAO-R likewise
    /// CAO-R above the line: the system integrates better than its background summary lets expect.
    /// None where there is no line.
    std::optional<double> aboveLine;
};
/// How far systems that find the background also clarify the opinions; a pair for each system.
struct Integration
{
    QList<IntegrationPoint> points; ///< in the order of systems; those without either mean left out
    Correlation pearson;
    Correlation spearman;
    Correlation kendall;
    Regression line; ///< of CAO-R on F1
};
/// Fewest systems that a coefficient and a line are of: of fewer they say next to nothing.
inline constexpr qsizetype kLeastCorrelated = 5;
/// Over systems of one pattern. Of fewer than kLeastCorrelated coefficients and line are undefined.
Integration integrationOf(const QList<ScoredSystem>& systems);

/// How freely a system names paragraphs as background (KGDS, figure 2).
enum class RetrieverKind { Conservative, Balanced, Open };
/// Below this share of an article's paragraphs it is conservative, above the other one open.
inline constexpr double kConservativeBelow = 0.30;
inline constexpr double kOpenAbove = 0.38;
RetrieverKind retrieverKind(double ratio);
/// The word of files, never changes: conservative, balanced, open.
QString retrieverKey(RetrieverKind kind);
/// Translated.
QString retrieverName(RetrieverKind kind);

/// A system's paragraph retrieval ratio.
struct RetrieverStanding
{
    SystemRef system;
    Figure ratio; ///< mean over samples of extracted / all paragraphs, the bootstrap's interval
    std::optional<RetrieverKind> kind; ///< by the mean; none without one
    /// Whether all of the interval is of the same kind, or every one of several samples has the
    /// same ratio; false else.
    bool isSure = false;
};
/// Of the systems of EBS-AOS.
QList<RetrieverStanding> retrieverStandings(
    const QList<ScoredSystem>& systems, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::kgds
