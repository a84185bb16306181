#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QJsonObject>

namespace tandem {

class Database;

/// Adds the closed study in which people said whether the demo's summaries of users are
/// good: `told` has an answer, y or n, of each rater to each summarizer's summary of each user.
/// Inside the caller's transaction.
Expected<void> addDemoSummaryStudy(
    Database& database, TimelineLogId log, const QJsonObject& told, PersonId lead);

} // namespace tandem
