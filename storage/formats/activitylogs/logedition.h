#pragma once

#include "storage/formats/activitylogs/loglayout.h"

#include <QString>

namespace tandem {

/// The edition of a log, by how it is written and how many activities it has, which is published;
/// translated, empty of a log whose columns were named.
QString editionOf(const LogLayout& layout, qint64 rows);

} // namespace tandem
