#pragma once

#include "models/error.h"
#include "models/usersum/itemtable.h"
#include "models/usersum/latestactivities.h"
#include "models/usersum/longusers.h"
#include "models/usersum/timelinebounds.h"
#include "models/usersum/timelinestatistics.h"
#include "models/usersum/usertable.h"

#include <QHash>
#include <QList>

#include <memory>
#include <optional>
#include <queue>
#include <string>
#include <string_view>
#include <vector>

namespace tandem::usersum {

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
