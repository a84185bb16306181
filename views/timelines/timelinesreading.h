#pragma once

#include "storage/changes/change.h"
#include "views/timelines/timelinesdata.h"

namespace tandem {

class Database;

/// What the pages of Timelines are made from, read from the project; for a worker. Of what is
/// chosen and not there, the first there is: of summarizers one that is no baseline. What people
/// said is there as far as `viewer` may know it.
Expected<SharedTimelines> readTimelinesData(Database& database, const TimelinesChoice& choice,
    PersonId viewer, const CancelFlag& cancelled);

} // namespace tandem
