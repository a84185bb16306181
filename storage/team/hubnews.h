#pragma once

#include "models/error.h"

namespace tandem {
class Database;
}

namespace tandem::team {

class HubConnection;
struct TeamLink;

/// Whether the hub has something that a sync would take, or went back since it was last seen: asked
/// without writing anything, so that a file that is in step is left alone. Fails as a sync does.
Expected<bool> hasNews(HubConnection& hub, const TeamLink& link);

/// Rows of the file that a sync would offer again, and streams that stopped before their end: what
/// may be taken later without any news.
Expected<bool> hasUnfinished(Database& file);

} // namespace tandem::team
