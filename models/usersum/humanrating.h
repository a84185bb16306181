#pragma once

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

/// What people say of summaries of users.
namespace tandem::usersum {

/// What somebody says of a user's summary.
struct HumanRating
{
    QString user;
    QString rater; ///< may be empty where only one person rates
    bool isGood = false;
    bool operator==(const HumanRating&) const = default;
};

/// How often a user's summary was rated.
struct RatingVotes
{
    qint64 good = 0;
    qint64 bad = 0;

    /// What most say; none where as many say Good as Bad, and where nobody says anything.
    std::optional<bool> majority() const
    {
        return good == bad ? std::nullopt : std::optional(good > bad);
    }
};

/// The votes on each rated user's summary; of each rater at most one of each user.
QHash<QString, RatingVotes> votesByUser(const QList<HumanRating>& ratings);

} // namespace tandem::usersum
