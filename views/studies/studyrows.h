#pragma once

#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"
#include "ui/rows/rowspec.h"

namespace tandem {

/// The studies of the project, a card each.
RowSpec<StudySummary> studyRows();

/// "Pairwise preference, version 2, 40 items".
QString studyRemark(const StudySummary& study);

/// How the raters of a study are doing, a line each: counts and times, never an answer.
RowSpec<RaterProgress> raterRows();

} // namespace tandem
