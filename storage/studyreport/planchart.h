#pragma once

#include "models/studies/studyplan.h"

#include <QByteArray>

namespace tandem {

/// Draws the plans as one SVG that needs nothing but itself: above the power, with its interval and
/// the power that is enough, below the width of alpha's interval, with the widest that is narrow
/// enough, both by items, a line for each number of raters of an item. The cheapest plan has a
/// ring. What was assumed stands below.
QByteArray planChart(const studies::StudyPlans& plans);

} // namespace tandem
