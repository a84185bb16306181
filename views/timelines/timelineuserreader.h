#pragma once

#include "models/error.h"
#include "views/timelines/showntimelineuser.h"

/// Reads one user's timeline and summaries from a project.
namespace tandem {

class Database;

/// The user, or without one the first of the project; null where there is none. What people said is
/// there as far as `viewer` may know it. For a worker.
Expected<SharedTimelineUser> readTimelineUser(
    Database& database, TimelineUserId user, const TimelineChoice& wanted, PersonId viewer);

} // namespace tandem
