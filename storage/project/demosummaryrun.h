#pragma once

#include "models/error.h"

#include <QJsonObject>
#include <QString>

namespace tandem {

class Database;

/// Plays the run that summarized some of the demo's users by the hierarchy with critique:
/// the steps are those of any run, and what the model replied to each is in `told`. Unreadable
/// where a reply is missing or cannot be read. Inside the caller's transaction.
Expected<void> addDemoSummaryRun(
    Database& database, const QJsonObject& told, const QString& promptFolder);

} // namespace tandem
