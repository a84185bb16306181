#pragma once

#include "models/agreement/alttest.h"
#include "models/studies/answers.h"
#include "models/studies/questionresults.h"

#include <QList>

namespace tandem::studies {

/// Returns an Alt-test of each metric whose scores answer a question as raters do, by name: of a
/// choice between sides the side that it scores higher (alike: the one option for neither, if there
/// is one); of good and bad or yes and no a 1 or 0; of a scale a number on it. A metric of
/// which no score is such an answer is no judge of the question; where some are and others are not,
/// its figures are undefined, with the reason. `countsOf` has one value for each rater.
QList<AltTest> altTestsOf(const StudyAnswers& answers, const Question& question,
    const QList<bool>& countsOf, Categories categories, const AltTestRules& rules);

} // namespace tandem::studies
