#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QString>

namespace tandem {

class Database;

/// Tells the users of a log from those of another one: 16 digits in hexadecimal, of SHA-256 over
/// their pseudonyms and what they did. The same import in another project gives the same.
Expected<QString> timelineFingerprint(Database& database, TimelineLogId log);
/// SHA-256, in hexadecimal, over all that an import brought and that never changes: the log but for
/// its split, and its users but for their cut.
Expected<QString> timelineDigest(Database& database, TimelineLogId log);
/// The same over all summaries that no run made, baselines too, all values that no run gave, with
/// where they came from, and all predictions that no run got.
Expected<QString> broughtDigest(Database& database);

} // namespace tandem
