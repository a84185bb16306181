#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/project/benchmark.h"
#include "storage/team/hubconnection.h"

#include <QStringList>

namespace tandem {
class Database;
}

namespace tandem::team {

/// Which rounds are published.
enum class Publishing {
    AllRounds,   ///< that have something to do for a member and are not at the hub yet
    KnownRounds, ///< of these, those that were there before
};

/// What was published.
struct Published
{
    int people = 0; ///< who got something
    int rounds = 0;
    QStringList waiting; ///< names of people who have open rounds and no login
    QStringList changed; ///< titles of samples whose texts differ from what is at the hub
};

/// Publishes to each member what a packet would bring them, as far as the hub has it not: in parts
/// of bounded size, each of which travels once, even if the connection is lost in between. Outside
/// of any transaction; `by` must be a lead.
Expected<Published> publish(Database& project, HubConnection& hub, PersonId by, Publishing which,
    const Progress& progress = {});

/// Tells the hub what people without a login submitted in the project, and which rounds ended or
/// go on again.
Expected<void> tellRounds(Database& project, HubConnection& hub);

} // namespace tandem::team
