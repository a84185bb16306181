#pragma once

#include "models/agreement/ratingsagreement.h"
#include "models/studies/answers.h"

#include <QList>

namespace tandem::studies {

/// Leaves the coefficients of a table of implied pairs (StudyAnswers::arePairsImplied) that do not
/// depend on which of two systems is written first, and says of the others why they are undefined:
/// the shares of agreeing pairs of raters, and Brennan and Prediger's coefficient of two
/// categories, twice the mean agreement less 1. n becomes `items`.
void keepSymmetric(RatingsAgreement& agreement, qint64 items);

/// Returns as how many items rated by so many raters or more those of a table count: of implied
/// pairs each group is one, which a rater of any of its pairs rated.
qint64 realItems(const StudyAnswers& answers, const RatingTable& table, int leastRaters);
/// Returns how many answers there are, of which each implies several pairs of a group.
qint64 realAnswers(const StudyAnswers& answers, const RatingTable& table);

} // namespace tandem::studies
