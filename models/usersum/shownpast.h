#pragma once

#include "models/usersum/activity.h"

#include <QList>
#include <QString>

namespace tandem::usersum {

/// How much of a past people are shown, in UTF-16 units: some 200 films, or 40 reviews.
inline constexpr qsizetype kMostShownUnits = 40'000;

/// What people are shown of the past that a summary was made from.
struct ShownPast
{
    QString text;          ///< a line for each activity, in the order of time
    qsizetype leftOut = 0; ///< activities before these, for which there was no room
};

/// The latest of the `past` first activities of a timeline, as many as `mostUnits` hold, and the
/// last one in any case.
ShownPast shownPast(
    const QList<Activity>& activities, qsizetype past, qsizetype mostUnits = kMostShownUnits);

} // namespace tandem::usersum
