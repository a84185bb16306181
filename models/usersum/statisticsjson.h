#pragma once

#include "models/usersum/timelinestatistics.h"

#include <QJsonObject>

#include <optional>

namespace tandem::usersum {

// What a project keeps of how a log was read, so that timelineSections() tells it later, too.

/// {PROBLEM: {"rows", "places": [text, ...]}, ...}, without problems that no row has.
QJsonObject badRowsJson(const BadRows& bad);
/// None where it is not of that form.
std::optional<BadRows> badRowsIn(const QJsonObject& json);

/// The counts by their names, "bad" as above, and "unit", a word, and "sample" where there are any.
QJsonObject statisticsJson(const TimelineStatistics& statistics);
/// None where it is not of that form; counts that are not there are 0.
std::optional<TimelineStatistics> statisticsIn(const QJsonObject& json);

} // namespace tandem::usersum
