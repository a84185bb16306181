#pragma once

#include "models/error.h"

#include <QJsonObject>
#include <QString>

/// What the journal says of summaries, values and predictions that no run made, so that nobody
/// changes them unseen.
namespace tandem {

class Database;

/// Appends an entry to the journal about what came to the project or was taken out of it, with a
/// digest of all that there is now; see broughtDigest().
Expected<void> noteBrought(Database& database, const QString& event, QJsonObject detail);
/// Whether there is what the last such entry says; also where there is no entry.
Expected<bool> isAsNoted(Database& database);

} // namespace tandem
