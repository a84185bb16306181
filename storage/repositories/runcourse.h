#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>

namespace tandem {

class Database;

/// How far a run was at a time, and what it had cost until then.
struct RunMoment
{
    qint64 ms = 0;     ///< since its first reply
    qint64 tasks = 0;  ///< that replies of this run had done; not those answered before it
    double cost = 0.0; ///< of its replies whose cost is known
    bool operator==(const RunMoment&) const = default;
};

/// How a run went, in at most `most` moments at even distances, those without a reply left out; the
/// last one is at its last reply. Times without work are in it, as pauses. For a worker.
Expected<QList<RunMoment>> runCourse(Database& database, RunId run, int most);

} // namespace tandem
