#pragma once

#include "models/figure.h"
#include "models/studies/answers.h"
#include "models/studies/metricalignment.h"

#include <QList>
#include <QString>

namespace tandem::studies {

/// How often somebody, or a metric, prefers the side that raters do. Preferring neither, and raters
/// who do, count one half. n counts items; Student's t over items on the logit scale, none of
/// grouped items.
struct CeilingLine
{
    QString metric;  ///< empty: a rater, left out of the others: the human ceiling
    Figure majority; ///< against the majority for one side, of the others for a rater
    Figure raters;   ///< against each rater (soft labels), of tied items, too
};

/// Returns the ceiling, then each metric of two sides. A majority is not the truth, and leaving out
/// tied items selects easy ones: `raters` does neither, and no metric is expected to be closer to
/// raters than they are to each other.
QList<CeilingLine> humanCeiling(
    const StudyAnswers& answers, const QuestionResults& question, const Alignment& alignment);

} // namespace tandem::studies
