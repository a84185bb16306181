#pragma once

#include "models/rounds/samplerow.h"
#include "views/people/assignmentplan.h"

#include <QList>
#include <QString>

namespace tandem {

/// Sentences on what a plan leaves alone or out, why, and what it excludes, one a line; empty
/// where there is nothing to say.
QString planRemarks(const AssignmentPlan& plan);

/// What doing the plan is called on the undo stack; balanced or to one pair.
QString planName(const AssignmentPlan& plan, bool balanced = false);

/// The first titles of `samples`, and how many more there are.
QString sampleNames(const QList<SampleRow>& samples);

} // namespace tandem
