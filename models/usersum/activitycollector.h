#pragma once

#include "models/error.h"
#include "models/usersum/countsketch.h"
#include "models/usersum/itemtable.h"
#include "models/usersum/timelinebounds.h"
#include "models/usersum/timelinestatistics.h"

#include <QHash>
#include <QList>
#include <QtGlobal>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <queue>
#include <string>
#include <string_view>
#include <vector>

namespace tandem::usersum {

/// An activity while a source is read.
struct KeptActivity
{
    qint64 time = 0;                   ///< as written, see WrittenTime
    double rating = 0.0;               ///< NaN: none
    std::unique_ptr<std::string> text; ///< none where it is empty
    quint32 item = 0;
    bool isTextCut = false;
};

/// The latest activities of one user, whatever the order in which they come. Up to twice as many as
/// are kept are held, so that putting them in order costs each only little.
class LatestActivities final
{
public:
    /// Takes one more; `most` are kept. The items' keys decide among equal times. Of the same item
    /// and time one stays: with a rating before one without, then that with the higher rating, then
    /// that with the longer text; its title and categories are those that say more
    /// (ItemTable::saysMore()). Returns by how much the memory has grown, roughly.
    qint64 add(KeptActivity activity, std::size_t most, const ItemTable& items);
    /// Puts them in order and leaves but the latest; returns by how much the memory has grown.
    qint64 order(std::size_t most, const ItemTable& items);

    std::vector<KeptActivity>& activities() { return m_activities; }
    const std::vector<KeptActivity>& activities() const { return m_activities; }
    /// Left out because they are before the latest ones.
    qint64 cut() const { return m_cut; }
    /// Left out because the same item and time was there, too.
    qint64 duplicates() const { return m_duplicates; }
    qint64 bytes() const { return m_textBytes + heldBytes(); }

private:
    qint64 heldBytes() const
    {
        return qint64(m_activities.capacity()) * qint64(sizeof(KeptActivity));
    }
    static qint64 textBytes(const KeptActivity& activity);
    void leaveOneOfEach(const ItemTable& items);

    std::vector<KeptActivity> m_activities;
    qint64 m_firstTime = std::numeric_limits<qint64>::min(); ///< what is before it is cut
    qint64 m_cut = 0;
    qint64 m_duplicates = 0;
    qint64 m_textBytes = 0;
};

/// How many activities each user has, users being known by a hash of their key.
class UserTable final
{
public:
    static constexpr quint32 notKept = ~quint32(0);

    struct User
    {
        quint64 hash = 0;       ///< 0: no user
        quint32 rows = 0;       ///< activities
        quint32 kept = notKept; ///< where the activities are kept, if they are
    };

    /// The user with this hash, added with no activities where there is none. Valid until the next
    /// call.
    User& userOf(quint64 hash);
    /// Leaves out all users with a hash above `most`; returns how many activities they have.
    qint64 forgetAbove(quint64 most);

    std::size_t size() const { return m_size; }
    /// Whether one user more takes twice the memory.
    bool isFull() const { return 3 * (m_size + 1) > 2 * m_slots.size(); }
    qint64 bytes() const { return qint64(m_slots.size()) * qint64(sizeof(User)); }
    /// Calls `see` with each user.
    template <typename See>
    void each(const See& see)
    {
        for (User& user : m_slots) {
            if (user.hash != 0)
                see(user);
        }
    }

private:
    void setSlots(std::size_t count);

    std::vector<User> m_slots; ///< a power of two, at most two thirds full
    std::size_t m_size = 0;
};

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

/// One activity as it streams by; the texts are UTF-8 and need to live through the call alone.
struct ActivityRow
{
    std::string_view user;
    std::string_view item;
    std::string_view title;      ///< of the item
    std::string_view categories; ///< of the item, with U+001F between them
    std::string_view text;
    qint64 time = 0;     ///< thousandths, as in WrittenTime; all of one unit
    double rating = 0.0; ///< NaN: none
    bool isTextCut = false;
};

/// Whom to keep, and how much memory that may take.
struct SampleChoice
{
    TimelineBounds bounds;
    qint64 users = 200; ///< 0: all
    quint64 seed = 1;
    qint64 memoryBytes = qint64(256) << 20; ///< roughly; at least 1 MiB
};

/// Draws a sample of users from a stream of activities in one pass and bounded memory. Users stand
/// in the order of a seeded hash of their keys, and the sample are the first who have enough
/// activities: random, and whatever the order of the source the same. While it is read, activities
/// are kept of users who may still be in the sample, that is of nobody behind as many as are asked
/// for who have enough; of the others only the number is kept. When the memory allowed is used up
/// all the same, the latter half of the users is given up.
class ActivityCollector final
{
public:
    explicit ActivityCollector(const SampleChoice& choice);
    /// For a second pass over the same source: of others than these users, as longUsers() of the
    /// first pass names them, nothing but the number of activities is kept.
    ActivityCollector(const SampleChoice& choice, LongUsers users);

    /// InvalidInput: two users whom the hash does not tell apart, which another seed does.
    Expected<void> add(const ActivityRow& row);

    struct Sample
    {
        /// In the order of the hash: a smaller sample is its beginning. Titles and categories are
        /// the rows' own, see settleItems().
        QList<Timeline> timelines;
        TimelineStatistics statistics; ///< without what the reader knows: rows, bad ones, times
    };
    /// What was drawn, times in milliseconds. Ends the collecting.
    Sample finish(TimeUnit unit);
    /// Who has enough activities if none of theirs is there twice; known also of those given up.
    /// Ends the collecting.
    LongUsers longUsers();

private:
    struct KeptUser
    {
        quint64 hash = 0;
        std::string key;
        LatestActivities latest;
        std::size_t countedAt = 0; ///< with so many activities it is seen whether they are enough
        bool isLongEnough = false;
    };

    static qint64 bytesOf(const KeptUser& user);
    qint64 keepingBytes() const;
    static constexpr std::size_t kFirstSweep = 1024;

    Expected<void> keep(UserTable::User& user, const ActivityRow& row);
    void keepUpTo(quint64 hash);
    bool mayKeep(quint64 hash) const;
    void findLongEnough(KeptUser& user);
    void giveUpActivities();
    void giveUpUsers();
    void compactItems();
    void countRest(const std::vector<KeptUser*>& drawn, TimelineStatistics& statistics);
    void countUncounted(bool isFull, TimelineStatistics& statistics) const;
    Activity shownItem(quint32 item) const;
    Timeline timelineOf(const KeptUser& user, TimeUnit unit, TimelineStatistics& statistics);

    SampleChoice m_choice;
    std::optional<LongUsers> m_long; ///< of a second pass
    ItemTable m_items;
    UserTable m_users;
    std::vector<KeptUser> m_kept;              ///< also some who cannot be in the sample any more
    std::priority_queue<quint64> m_longEnough; ///< the first hashes of users with enough activities
    std::size_t m_mostKept = kFirstSweep; ///< then those who cannot be in the sample are let go
    quint64 m_lastKept;                   ///< users with a greater hash are only counted
    quint64 m_lastCounted;                ///< users with a greater hash are not counted either
    qint64 m_keptBytes = 0;
    qint64 m_uncountedActivities = 0;
    std::unique_ptr<CountSketch> m_sketch; ///< of users who are not counted
    qint64 m_shortActivities = 0;          ///< of a second pass: of who is known to have too few
    qint64 m_shortByDuplicates = 0;        ///< users
    QHash<quint32, Activity> m_shownItems; ///< so that equal texts are kept once
};

} // namespace tandem::usersum
