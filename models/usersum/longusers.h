#pragma once

#include "models/usersum/countsketch.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace tandem::usersum {

/// Which users have enough activities, as far as a first pass over a log has counted them: of a
/// part of the users exactly, of the others so that nobody is missed.
struct LongUsers
{
    std::vector<quint64> counted;        ///< the hashes of those in the part; sorted
    quint64 lastCounted = 0;             ///< users of the part have no greater hash
    qint64 shortUsers = 0;               ///< of the part: who have fewer
    std::unique_ptr<CountSketch> others; ///< of who is not in the part; none where all are
    quint32 fewest = 0;

    /// False only where the user has too few.
    bool mayHold(quint64 hash) const
    {
        if (hash <= lastCounted)
            return std::binary_search(counted.begin(), counted.end(), hash);
        return others && others->mayReach(hash, fewest);
    }
};

} // namespace tandem::usersum
