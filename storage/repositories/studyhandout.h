#pragma once

#include "models/error.h"
#include "models/studies/ids.h"

namespace tandem {

class Database;

/// Hands the items of an open study out, inside the caller's transaction: anew to everybody while
/// nobody has begun, else to each rater without turns. Who would have practice and check items
/// alone is given none. Returns how many raters were given turns. Refused where there are no items
/// or no raters.
Expected<int> handOut(Database& database, StudyId study);

/// Hands out to one rater, who has no turns, what lacks raters most.
Expected<void> handOutTo(Database& database, StudyId study, RaterId rater);

/// Whether a rated item lacks raters, so that one more would have something to do.
Expected<bool> lacksRaters(Database& database, StudyId study);

} // namespace tandem
