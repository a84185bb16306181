#pragma once

#include "models/studies/humanceiling.h"
#include "models/studies/metricalignment.h"
#include "models/studies/questionresults.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem::studies {

/// The alignment of metrics and the human ceiling where items and raters are drawn: the choices of
/// raters between the two sides of items, made ready for counting them again and again.
class TwoWayChoices final
{
public:
    /// Of the answers to `question` by raters who count; `metrics` are those of the ceiling.
    TwoWayChoices(const StudyAnswers& answers, const QuestionResults& question,
        const QList<bool>& counts, const QStringList& metrics);

    /// Against the majority and against each rater, as CeilingLine has them.
    struct Line
    {
        std::optional<double> majority;
        std::optional<double> raters;
    };
    /// The ceiling, then each metric, where each item (a majority of the question, in their order)
    /// stands there as often as `items` says, and each rater (StudyAnswers::raters) as `raters`
    /// does. A rater is never compared with copies of themselves.
    QList<Line> lines(const QList<int>& items, const QList<int>& raters) const;

    /// The raters who chose anything, as they are numbered in the answers.
    const QList<int>& whoChose() const { return m_whoChose; }

private:
    struct Choice
    {
        int rater = 0;
        int value = 0; ///< its place in QuestionResults::values
    };

    QList<int> m_sides;           ///< of the values
    QList<QList<Choice>> m_items; ///< of each majority
    /// [metric][item]: the side that it prefers; none without scores.
    QList<QList<std::optional<int>>> m_metrics;
    QList<int> m_whoChose;
};

/// The 95 % interval of a share with the standard error of resamples, by Student's t on the logit
/// scale with a degree of freedom less than `groups`; none of 0 and 1.
std::optional<Interval> shareIntervalByError(double share, double error, qint64 groups);

} // namespace tandem::studies
