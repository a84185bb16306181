#include "models/usersum/activitycollector.h"

#include "models/text/decode.h"
#include "models/text/plainline.h"
#include "models/usersum/keyhash.h"
#include "models/usersum/timelinewords.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tandem::usersum {

namespace {

constexpr qint64 kLeastMemory = qint64(1) << 20;
constexpr quint64 kEveryHash = std::numeric_limits<quint64>::max();

QString textOf(const std::string& utf8)
{
    return fromUtf8Exact({utf8.data(), qsizetype(utf8.size())});
}

/// The hash below and at which half of some lie, their order being changed.
quint64 middle(std::vector<quint64>& hashes)
{
    const auto half = hashes.begin() + std::ptrdiff_t((hashes.size() - 1) / 2);
    std::nth_element(hashes.begin(), half, hashes.end());
    return *half;
}

} // namespace

ActivityCollector::ActivityCollector(const SampleChoice& choice)
    : m_choice(choice)
    , m_lastKept(kEveryHash)
    , m_lastCounted(kEveryHash)
{
    m_choice.memoryBytes = std::max(m_choice.memoryBytes, kLeastMemory);
}

ActivityCollector::ActivityCollector(const SampleChoice& choice, std::vector<quint64> users)
    : ActivityCollector(choice)
{
    m_only = std::move(users);
}

bool ActivityCollector::mayKeep(quint64 hash) const
{
    return hash <= m_lastKept &&
           (m_only.empty() || std::binary_search(m_only.begin(), m_only.end(), hash));
}

Expected<void> ActivityCollector::add(const ActivityRow& row)
{
    const quint64 hash = keyHash(row.user, m_choice.seed);
    if (m_users.isFull() && 2 * m_users.bytes() > m_choice.memoryBytes / 4)
        giveUpUsers();
    if (hash > m_lastCounted) {
        ++m_uncountedActivities;
        return {};
    }
    UserTable::User& user = m_users.userOf(hash);
    if (user.rows < std::numeric_limits<quint32>::max())
        ++user.rows;
    return mayKeep(hash) ? keep(user, row) : Expected<void>();
}

qint64 ActivityCollector::bytesOf(const KeptUser& user)
{
    return qint64(sizeof(KeptUser) + user.key.capacity()) + user.latest.bytes();
}

Expected<void> ActivityCollector::keep(UserTable::User& user, const ActivityRow& row)
{
    if (user.kept == UserTable::notKept) {
        user.kept = quint32(m_kept.size());
        m_kept.push_back(
            {user.hash, std::string(row.user), {}, std::size_t(m_choice.bounds.fewest), false});
        m_keptBytes += bytesOf(m_kept.back());
    }
    KeptUser& kept = m_kept[user.kept];
    if (kept.key != row.user)
        return failure(ErrorCode::InvalidInput,
            TimelineWords::tr("Two users cannot be told apart with this seed."), textOf(kept.key),
            TimelineWords::tr("Choose another seed."));
    KeptActivity activity;
    activity.time = row.time;
    activity.rating = row.rating;
    activity.item = m_items.numberOf(row.item, row.title, row.categories);
    activity.isTextCut = row.isTextCut;
    if (!row.text.empty())
        activity.text = std::make_unique<std::string>(row.text);
    m_keptBytes += kept.latest.add(std::move(activity), std::size_t(m_choice.bounds.most), m_items);
    if (!kept.isLongEnough && kept.latest.activities().size() >= kept.countedAt)
        findLongEnough(kept);
    if (m_kept.size() > 1 && keepingBytes() > m_choice.memoryBytes / 4 * 3)
        giveUpActivities();
    return {};
}

/// Sees whether a user has enough activities without those that are there twice; nobody behind as
/// many such users as are asked for can be in the sample.
void ActivityCollector::findLongEnough(KeptUser& user)
{
    m_keptBytes += user.latest.order(std::size_t(m_choice.bounds.most), m_items);
    const auto fewest = std::size_t(m_choice.bounds.fewest);
    user.isLongEnough = user.latest.activities().size() >= fewest;
    user.countedAt = fewest + fewest / 2; // not at each row of somebody with the same ones again
    if (!user.isLongEnough || m_choice.users == 0)
        return;
    m_longEnough.push(user.hash);
    if (qint64(m_longEnough.size()) > m_choice.users)
        m_longEnough.pop();
    if (qint64(m_longEnough.size()) < m_choice.users)
        return;
    m_lastKept = std::min(m_lastKept, m_longEnough.top());
    if (m_kept.size() < m_mostKept)
        return;
    keepUpTo(m_lastKept);
    m_mostKept = 2 * m_kept.size() + kFirstSweep;
}

qint64 ActivityCollector::keepingBytes() const
{
    return m_keptBytes + m_items.bytes();
}

/// Gives up the activities of the latter half of the users, and again until half of the room is
/// free.
void ActivityCollector::giveUpActivities()
{
    while (m_kept.size() > 1 && keepingBytes() > m_choice.memoryBytes / 8 * 3) {
        std::vector<quint64> hashes;
        for (const KeptUser& kept : m_kept)
            hashes.push_back(kept.hash);
        keepUpTo(middle(hashes));
    }
}

void ActivityCollector::keepUpTo(quint64 hash)
{
    m_lastKept = hash;
    std::erase_if(m_kept, [hash](const KeptUser& kept) { return kept.hash > hash; });
    m_users.each([](UserTable::User& user) { user.kept = UserTable::notKept; });
    m_keptBytes = 0;
    for (std::size_t i = 0; i < m_kept.size(); ++i) {
        m_users.userOf(m_kept[i].hash).kept = quint32(i);
        m_keptBytes += bytesOf(m_kept[i]);
    }
    compactItems();
}

/// Stops counting the latter half of the users.
void ActivityCollector::giveUpUsers()
{
    std::vector<quint64> hashes;
    m_users.each([&](const UserTable::User& user) { hashes.push_back(user.hash); });
    m_lastCounted = middle(hashes);
    if (m_lastCounted < m_lastKept)
        keepUpTo(m_lastCounted);
    m_uncountedActivities += m_users.forgetAbove(m_lastCounted);
}

/// Forgets the items of activities that were given up.
void ActivityCollector::compactItems()
{
    ItemTable left;
    for (KeptUser& kept : m_kept) {
        for (KeptActivity& activity : kept.latest.activities()) {
            const ItemTable::Item& item = m_items.item(activity.item);
            activity.item = left.numberOf(item.key, item.title, item.categories);
        }
    }
    m_items = std::move(left);
}

ActivityCollector::Sample ActivityCollector::finish(TimeUnit unit)
{
    Sample sample;
    TimelineStatistics& statistics = sample.statistics;
    std::vector<KeptUser*> inOrder; // who may be long enough
    for (KeptUser& kept : m_kept) {
        if (kept.hash <= m_lastKept &&
            m_users.userOf(kept.hash).rows >= quint32(m_choice.bounds.fewest))
            inOrder.push_back(&kept);
    }
    std::sort(inOrder.begin(), inOrder.end(),
        [](const KeptUser* a, const KeptUser* b) { return a->hash < b->hash; });
    std::vector<KeptUser*> drawn;
    for (KeptUser* kept : inOrder) {
        if (m_choice.users > 0 && qint64(drawn.size()) == m_choice.users)
            break;
        kept->latest.order(std::size_t(m_choice.bounds.most), m_items);
        const auto left = qint64(kept->latest.activities().size());
        if (left + kept->latest.cut() >= m_choice.bounds.fewest) {
            drawn.push_back(kept);
            sample.timelines.append(timelineOf(*kept, unit, statistics));
        } else { // so many were there twice
            m_users.userOf(kept->hash).rows = quint32(left);
            statistics.duplicates += kept->latest.duplicates();
        }
    }
    statistics.countedShare = double(m_lastCounted) / double(kEveryHash);
    countRest(drawn, statistics);
    return sample;
}

std::vector<quint64> ActivityCollector::firstLongUsers()
{
    std::vector<quint64> hashes;
    m_users.each([&](const UserTable::User& user) {
        if (user.rows >= quint32(m_choice.bounds.fewest))
            hashes.push_back(user.hash);
    });
    std::sort(hashes.begin(), hashes.end());
    const auto wanted = std::size_t(m_choice.users + m_choice.users / 8 + 1);
    hashes.resize(std::min(hashes.size(), wanted));
    return hashes;
}

/// Counts the users who are not in the sample.
void ActivityCollector::countRest(
    const std::vector<KeptUser*>& drawn, TimelineStatistics& statistics)
{
    for (const KeptUser* kept : drawn)
        m_users.userOf(kept->hash).kept = UserTable::notKept - 1;
    // Of a sample that is full those given up come later in the order: they would not be in it.
    const bool isFull = m_choice.users > 0 && qint64(drawn.size()) == m_choice.users;
    m_users.each([&](const UserTable::User& user) {
        ++statistics.users;
        if (user.kept == UserTable::notKept - 1)
            return;
        if (user.rows < quint32(m_choice.bounds.fewest)) {
            ++statistics.shortUsers;
            statistics.shortActivities += user.rows;
        } else if (isFull || mayKeep(user.hash)) {
            ++statistics.notDrawnUsers;
            statistics.notDrawnActivities += user.rows;
        } else {
            ++statistics.givenUpUsers;
            statistics.givenUpActivities += user.rows;
        }
    });
    (isFull ? statistics.notDrawnActivities : statistics.givenUpActivities) +=
        m_uncountedActivities;
}

Timeline ActivityCollector::timelineOf(
    const KeptUser& user, TimeUnit unit, TimelineStatistics& statistics) const
{
    Timeline timeline{textOf(user.key), {}};
    for (const KeptActivity& kept : user.latest.activities()) {
        const ItemTable::Item& item = m_items.item(kept.item);
        Activity activity;
        activity.time = WrittenTime{unit, kept.time}.milliseconds();
        activity.item = textOf(item.key);
        activity.title = onPlainLine(textOf(item.title)); // a choice of one line, later
        activity.text = kept.text ? textOf(*kept.text) : QString();
        if (!std::isnan(kept.rating))
            activity.rating = kept.rating;
        const QStringList categories =
            textOf(item.categories).split(QChar(0x1F), Qt::SkipEmptyParts);
        for (const QString& category : categories) {
            if (const QString plain = onPlainLine(category); !plain.isEmpty())
                activity.categories.append(plain);
        }
        statistics.cutTexts += kept.isTextCut ? 1 : 0;
        timeline.activities.append(activity);
    }
    ++statistics.keptUsers;
    statistics.keptActivities += timeline.activities.size();
    statistics.cutActivities += user.latest.cut();
    statistics.duplicates += user.latest.duplicates();
    return timeline;
}

} // namespace tandem::usersum
