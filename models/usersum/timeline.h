#pragma once

#include "models/usersum/activity.h"

#include <QList>

namespace tandem::usersum {

/// What one person did, the earliest first; among equal times in the order of the items' keys, byte
/// by byte, then in that of the source.
struct Timeline
{
    QString user; ///< as the source calls the person
    QList<Activity> activities;

    bool operator==(const Timeline&) const = default;
};

/// How many activities of a timeline have the same time as another one of it.
qsizetype tiedActivities(const Timeline& timeline);

} // namespace tandem::usersum
