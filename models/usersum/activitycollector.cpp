#include "models/usersum/activitycollector.h"

#include "models/text/decode.h"
#include "models/text/plainline.h"
#include "models/usersum/keyhash.h"
#include "models/usersum/timelinewords.h"

#include <cmath>
#include <iterator>
#include <utility>

namespace tandem::usersum {

namespace {

std::string_view textIn(const KeptActivity& activity)
{
    return activity.text ? std::string_view(*activity.text) : std::string_view();
}

/// Which of two rows of the same item and time stays, whatever their order in the source: the one
/// with a rating, then with the higher one, then with the longer text, then by its bytes.
bool saysMore(const KeptActivity& a, const KeptActivity& b)
{
    if (std::isnan(a.rating) != std::isnan(b.rating))
        return std::isnan(b.rating);
    if (!std::isnan(a.rating) && a.rating != b.rating)
        return a.rating > b.rating;
    const std::string_view one = textIn(a);
    const std::string_view other = textIn(b);
    if (one.size() != other.size())
        return one.size() > other.size();
    if (one != other)
        return one < other;
    return a.isTextCut && !b.isTextCut;
}

} // namespace

qint64 LatestActivities::textBytes(const KeptActivity& activity)
{
    return activity.text ? qint64(sizeof(std::string) + activity.text->capacity()) : 0;
}

qint64 LatestActivities::add(KeptActivity activity, std::size_t most, const ItemTable& items)
{
    if (activity.time < m_firstTime) {
        ++m_cut;
        return 0;
    }
    const qint64 before = bytes();
    m_textBytes += textBytes(activity);
    m_activities.push_back(std::move(activity));
    if (m_activities.size() >= 2 * most)
        order(most, items);
    return bytes() - before;
}

/// Leaves the first of the same item and time, where they stand in order.
void LatestActivities::leaveOneOfEach(const ItemTable& items)
{
    const auto isSame = [&](const KeptActivity& a, const KeptActivity& b) {
        return a.time == b.time &&
               (a.item == b.item || items.item(a.item).key == items.item(b.item).key);
    };
    auto end = m_activities.begin();
    for (KeptActivity& activity : m_activities) {
        if (end != m_activities.begin() && isSame(*std::prev(end), activity)) {
            quint32& item = std::prev(end)->item;
            if (items.saysMore(activity.item, item))
                item = activity.item;
            continue;
        }
        if (&*end != &activity)
            *end = std::move(activity);
        ++end;
    }
    m_duplicates += m_activities.end() - end;
    m_activities.erase(end, m_activities.end());
}

qint64 LatestActivities::order(std::size_t most, const ItemTable& items)
{
    const qint64 before = bytes();
    const auto isBefore = [&](const KeptActivity& a, const KeptActivity& b) {
        if (a.time != b.time)
            return a.time < b.time;
        const int byKey =
            a.item == b.item ? 0 : items.item(a.item).key.compare(items.item(b.item).key);
        return byKey != 0 ? byKey < 0 : saysMore(a, b);
    };
    std::sort(m_activities.begin(), m_activities.end(), isBefore);
    leaveOneOfEach(items);
    if (m_activities.size() > most) {
        const auto first = m_activities.end() - std::ptrdiff_t(most);
        m_cut += first - m_activities.begin();
        m_activities.erase(m_activities.begin(), first);
        m_firstTime = m_activities.front().time;
    }
    m_textBytes = 0;
    for (const KeptActivity& activity : m_activities)
        m_textBytes += textBytes(activity);
    return bytes() - before;
}

namespace {

constexpr std::size_t kFirstUserSlots = 1024;

} // namespace

UserTable::User& UserTable::userOf(quint64 hash)
{
    if (isFull())
        setSlots(m_slots.empty() ? kFirstUserSlots : 2 * m_slots.size());
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].hash != 0 && m_slots[at].hash != hash)
        at = (at + 1) & mask;
    if (m_slots[at].hash == 0) {
        m_slots[at].hash = hash;
        ++m_size;
    }
    return m_slots[at];
}

qint64 UserTable::forgetAbove(quint64 most)
{
    qint64 rows = 0;
    for (User& user : m_slots) {
        if (user.hash <= most)
            continue;
        rows += user.rows;
        user = {};
        --m_size;
    }
    setSlots(m_slots.size()); // the gaps would hide who stands behind them
    return rows;
}

void UserTable::setSlots(std::size_t count)
{
    std::vector<User> before(count);
    before.swap(m_slots);
    const std::size_t mask = m_slots.size() - 1;
    for (const User& user : before) {
        if (user.hash == 0)
            continue;
        std::size_t at = user.hash & mask;
        while (m_slots[at].hash != 0)
            at = (at + 1) & mask;
        m_slots[at] = user;
    }
}

namespace {

constexpr qint64 kLeastMemory = qint64(1) << 20;
constexpr quint64 kEveryHash = std::numeric_limits<quint64>::max();

QString textOf(const std::string& utf8)
{
    return fromUtf8Exact({utf8.data(), qsizetype(utf8.size())});
}

/// The hash below and at which so many quarters of some lie, their order being changed.
quint64 quarters(std::size_t count, std::vector<quint64>& hashes)
{
    const auto last = hashes.begin() + std::ptrdiff_t((hashes.size() - 1) * count / 4);
    std::nth_element(hashes.begin(), last, hashes.end());
    return *last;
}

/// As many of all as there are in a part, the part being taken to be like the rest.
qint64 scaled(qint64 count, double share)
{
    return qint64(std::llround(double(count) / share));
}

} // namespace

ActivityCollector::ActivityCollector(const SampleChoice& choice)
    : m_choice(choice)
    , m_lastKept(kEveryHash)
    , m_lastCounted(kEveryHash)
{
    m_choice.memoryBytes = std::max(m_choice.memoryBytes, kLeastMemory);
}

ActivityCollector::ActivityCollector(const SampleChoice& choice, LongUsers users)
    : ActivityCollector(choice)
{
    m_long = std::move(users);
}

bool ActivityCollector::mayKeep(quint64 hash) const
{
    return hash <= m_lastKept;
}

Expected<void> ActivityCollector::add(const ActivityRow& row)
{
    const quint64 hash = keyHash(row.user, m_choice.seed);
    if (m_users.isFull() && 2 * m_users.bytes() > m_choice.memoryBytes / 4)
        giveUpUsers();
    if (m_long && !m_long->mayHold(hash)) {
        ++m_shortActivities;
        return {};
    }
    if (hash > m_lastCounted) {
        ++m_uncountedActivities;
        if (m_sketch)
            m_sketch->add(hash, 1);
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
            TimelineWords::tr("This seed cannot distinguish two users."), textOf(kept.key),
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

/// Gives up the activities of the last quarter of the users, and again until there is room.
void ActivityCollector::giveUpActivities()
{
    while (m_kept.size() > 1 && keepingBytes() > m_choice.memoryBytes / 8 * 5) {
        std::vector<quint64> hashes;
        for (const KeptUser& kept : m_kept)
            hashes.push_back(kept.hash);
        keepUpTo(quarters(3, hashes));
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

/// Stops counting the latter half of the users one by one.
void ActivityCollector::giveUpUsers()
{
    std::vector<quint64> hashes;
    m_users.each([&](const UserTable::User& user) { hashes.push_back(user.hash); });
    m_lastCounted = quarters(2, hashes);
    if (!m_long && !m_sketch)
        m_sketch = std::make_unique<CountSketch>(m_choice.memoryBytes / 4);
    if (m_sketch) {
        m_users.each([&](const UserTable::User& user) {
            if (user.hash > m_lastCounted)
                m_sketch->add(user.hash, user.rows);
        });
    }
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
            ++m_shortByDuplicates;
        }
    }
    countRest(drawn, statistics);
    return sample;
}

LongUsers ActivityCollector::longUsers()
{
    LongUsers found;
    found.lastCounted = m_lastCounted;
    found.fewest = quint32(m_choice.bounds.fewest);
    found.others = std::move(m_sketch);
    m_users.each([&](const UserTable::User& user) {
        if (user.rows >= found.fewest)
            found.counted.push_back(user.hash);
        else
            ++found.shortUsers;
    });
    std::sort(found.counted.begin(), found.counted.end());
    return found;
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
    countUncounted(isFull, statistics);
    statistics.users = statistics.keptUsers + statistics.shortUsers + statistics.notDrawnUsers +
                       statistics.givenUpUsers;
}

/// Adds what is known of users who were not counted one by one.
void ActivityCollector::countUncounted(bool isFull, TimelineStatistics& statistics) const
{
    const double share = double(m_long ? m_long->lastCounted : m_lastCounted) / double(kEveryHash);
    statistics.countedShare = share;
    if (m_long) { // whoever has enough was counted, and every activity
        statistics.shortUsers = scaled(m_long->shortUsers, share) + m_shortByDuplicates;
        statistics.shortActivities += m_shortActivities;
    } else if (isFull && m_uncountedActivities > 0) {
        const qint64 ofLong = statistics.keptActivities + statistics.cutActivities +
                              statistics.duplicates + statistics.notDrawnActivities;
        const double shortShare =
            double(statistics.shortActivities) / double(statistics.shortActivities + ofLong);
        const auto ofShort = qint64(double(m_uncountedActivities) * shortShare);
        statistics.shortUsers = scaled(statistics.shortUsers, share);
        statistics.notDrawnUsers =
            scaled(statistics.keptUsers + statistics.notDrawnUsers, share) - statistics.keptUsers;
        statistics.shortActivities += ofShort;
        statistics.notDrawnActivities += m_uncountedActivities - ofShort;
        return;
    }
    (isFull ? statistics.notDrawnActivities : statistics.givenUpActivities) +=
        m_uncountedActivities;
}

/// An activity with an item's texts alone.
Activity ActivityCollector::shownItem(quint32 number) const
{
    const ItemTable::Item& item = m_items.item(number);
    Activity activity;
    activity.item = textOf(item.key);
    activity.title = onPlainLine(textOf(item.title)); // a choice of one line, later
    const QStringList categories = textOf(item.categories).split(QChar(0x1F), Qt::SkipEmptyParts);
    for (const QString& category : categories) {
        if (const QString plain = onPlainLine(category); !plain.isEmpty())
            activity.categories.append(plain);
    }
    return activity;
}

Timeline ActivityCollector::timelineOf(
    const KeptUser& user, TimeUnit unit, TimelineStatistics& statistics)
{
    Timeline timeline{textOf(user.key), {}};
    for (const KeptActivity& kept : user.latest.activities()) {
        auto item = m_shownItems.constFind(kept.item);
        if (item == m_shownItems.constEnd())
            item = m_shownItems.insert(kept.item, shownItem(kept.item));
        Activity activity = *item;
        activity.time = WrittenTime{unit, kept.time}.milliseconds();
        activity.text = kept.text ? textOf(*kept.text) : QString();
        if (!std::isnan(kept.rating))
            activity.rating = kept.rating;
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
