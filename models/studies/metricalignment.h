#pragma once

#include "models/figure.h"
#include "models/studies/questionresults.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

/// How often a metric prefers the side that people chose.
struct MetricAlignment
{
    QString metric;
    /// Share of items on which it scores the chosen side higher, its ties counting one half, with
    /// Wilson's interval (with halves it is wider than it needs to be). n counts items.
    Figure share;
    qint64 preferred = 0;              ///< items on which it scores the chosen side higher
    qint64 ties = 0;                   ///< items on which it scores both alike
    qint64 missing = 0;                ///< items with a majority and without both of its scores
    std::optional<Interval> bootstrap; ///< over items or groups; none until it is computed
};

/// Whether two metrics prefer people's choices equally often.
struct AlignmentTest
{
    enum class Method {
        McNemar,  ///< exact: no half is among the differences and no group among the items
        SignFlip, ///< exact: over all signs of the items' or groups' differences
        Normal,   ///< the same by the normal approximation, where there are too many
    };

    QString first;
    QString second;
    /// Of the shares; n: items with both. Student's t on the logit scale, none of grouped items.
    Figure difference;
    qint64 unlike = 0;          ///< items on which they differ
    std::optional<double> p;    ///< two-sided; none where no item has both
    std::optional<double> holm; ///< adjusted for all tests of the table (S. Holm, 1979)
    Method method = Method::McNemar;
};
/// The word of files, never changes: exact_mcnemar, exact_sign_flip, normal_sign_flip.
QString alignmentMethodKey(AlignmentTest::Method method);
/// As it is shown beside a p, translated.
QString alignmentMethodName(AlignmentTest::Method method);

/// How often people chose the side that is known to be better, or that a metric scores higher.
struct ShareRight
{
    QString winner;    ///< a metric; empty: the item's known answer
    Figure answers;    ///< mean over items of the share of raters who are right, with its interval
    Figure majorities; ///< share of items whose majority is right, with Wilson's interval
    qint64 noWinner = 0; ///< items without one: nothing known, no score, or scores alike
    qint64 tied = 0;     ///< items whose majority is tied, no part of `majorities`
};

/// Which metric is closest to people.
struct Alignment
{
    qint64 items = 0;               ///< with a majority for one side
    qint64 tied = 0;                ///< left out: no majority, or the majority sees no difference
    bool isGrouped = false;         ///< tests and intervals go by groups of items
    QList<MetricAlignment> metrics; ///< by name
    QList<AlignmentTest> tests;     ///< of every two
};

Alignment metricAlignment(const StudyAnswers& answers, const QuestionResults& question);
/// Of the known answers where any rated item has one, and of each metric.
QList<ShareRight> sharesRight(const StudyAnswers& answers, const QuestionResults& question);

/// The side that a metric scores higher, 0 for neither; none without both scores.
std::optional<int> preferredSide(const StudyItem& item, const QString& metric);

/// What a metric says of the choice on an item, in halves of an item's weight.
inline constexpr int kPrefersOther = 0;
inline constexpr int kPrefersNeither = 1;
inline constexpr int kPrefersChoice = 2;
inline constexpr int kNoPreference = -1; ///< without both scores
/// Of each of these majorities, which are for one side.
QList<int> choiceHalves(
    const StudyAnswers& answers, const QList<ItemMajority>& chosen, const QString& metric);
/// The majorities for one side.
QList<ItemMajority> sidedMajorities(const QuestionResults& question);

} // namespace tandem::studies
