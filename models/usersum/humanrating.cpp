#include "models/usersum/humanrating.h"

namespace tandem::usersum {

QHash<QString, RatingVotes> votesByUser(const QList<HumanRating>& ratings)
{
    QHash<QString, RatingVotes> votes;
    for (const HumanRating& rating : ratings) {
        RatingVotes& ofUser = votes[rating.user];
        ++(rating.isGood ? ofUser.good : ofUser.bad);
    }
    return votes;
}

} // namespace tandem::usersum
