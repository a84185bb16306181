#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QHash>
#include <QList>
#include <QString>

#include <utility>

namespace tandem {

class Database;

/// What a rater said of an output on a scale.
struct RatedOutput
{
    int least = 0;
    int most = 0;
    QList<int> answers; ///< of each rater who counts

    /// The mean, 0 at the least and 1 at the most.
    double share() const;
};

/// What people said of outputs of cases in closed studies: the first question of each that fits.
struct PeopleOnOutputs
{
    /// By case and system.
    QHash<std::pair<QString, QString>, RatedOutput> scales;
    /// By case and two systems, in this order: the share of raters who prefer the first one's
    /// output; who prefers neither counts one half.
    QHash<std::pair<QString, std::pair<QString, QString>>, double> preferences;
};

/// Of the studies whose results `viewer` may open (no valid id: of all closed ones). Of several
/// studies about the same outputs the latest counts. For a worker.
Expected<PeopleOnOutputs> peopleOnOutputs(Database& database, PersonId viewer);

} // namespace tandem
