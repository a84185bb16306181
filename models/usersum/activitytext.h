#pragma once

#include "models/usersum/activity.h"

#include <QList>
#include <QString>

/// Activities as models are shown them, and as measures that need no reference compare a summary
/// with them.
namespace tandem::usersum {

/// Bounds of what a line holds of an activity, in UTF-16 units; what is longer ends in an ellipsis.
inline constexpr qsizetype kMostTitleUnits = 300;
inline constexpr qsizetype kMostCategoriesUnits = 300; ///< of all of them together
inline constexpr qsizetype kMostActivityTextUnits = 1000;

/// "2019-03-04; Heat (1995); rating 4.5; Crime, Thriller; I loved it.": the day in UTC, then what
/// there is. The item's key stands for a title that is missing. Always one line that begins with
/// the day, whatever line breaks and control characters the source has.
QString activityLine(const Activity& activity);

/// The lines of `count` activities from `first` on, as far as there are any.
QString activitiesText(const QList<Activity>& activities, qsizetype first, qsizetype count);

} // namespace tandem::usersum
