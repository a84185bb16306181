#include "storage/formats/activitylogs/timelinesreader.h"

#include "models/text/decode.h"
#include "models/text/plainline.h"
#include "models/usersum/timeline.h"
#include "storage/formats/activitylogs/activityintake.h"
#include "storage/formats/activitylogs/categories.h"
#include "storage/formats/activitylogs/lineencoding.h"
#include "storage/formats/activitylogs/logreading.h"
#include "storage/formats/activitylogs/logsiblings.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/activitylogs/writtenrow.h"
#include "storage/formats/sha256.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>

namespace tandem {

namespace {

/// Takes titles and categories of the items of some timelines, and of no others, from rows about
/// items: memory is that of the timelines, whatever the file holds.
class ItemDetails final : public RowSink
{
public:
    explicit ItemDetails(const QList<usersum::Timeline>& timelines);

    void beginFile(const QString& place, const QString& separator);
    Expected<void> take(const WrittenRow& row) override;
    Expected<void> takeBad(usersum::RowProblem problem, qint64 line, qint64 rows) override;

    /// Writes what was found into the timelines.
    void putInto(QList<usersum::Timeline>& timelines) const;
    /// Rows about items that could not be read.
    const usersum::BadRows& bad() const { return m_bad; }
    /// Rows about items that were told of before; what was first said of them stays.
    qint64 repeated() const { return m_repeated; }

private:
    struct Details
    {
        QString title;
        QStringList categories;
        bool isFound = false;
    };

    std::unordered_map<std::string, Details> m_items; ///< by their keys
    std::string m_key;
    CategoryList m_categories;
    QString m_place;
    usersum::BadRows m_bad;
    qint64 m_repeated = 0;
};

constexpr std::size_t kLongestItemTitle = 1024;

ItemDetails::ItemDetails(const QList<usersum::Timeline>& timelines)
    : m_categories({})
{
    for (const usersum::Timeline& timeline : timelines) {
        for (const usersum::Activity& activity : timeline.activities)
            m_items.try_emplace(activity.item.toStdString());
    }
}

void ItemDetails::beginFile(const QString& place, const QString& separator)
{
    m_place = place;
    m_categories = CategoryList(separator);
}

Expected<void> ItemDetails::take(const WrittenRow& row)
{
    m_key = row[LogRole::Item];
    const auto found = m_items.find(m_key);
    if (found == m_items.end())
        return {};
    if (found->second.isFound) {
        ++m_repeated;
        return {};
    }
    const std::string_view title = utf8Beginning(row[LogRole::Title], kLongestItemTitle);
    const std::string& categories = m_categories.of(row);
    found->second.title = onPlainLine(fromUtf8Exact({title.data(), qsizetype(title.size())}));
    found->second.categories =
        QString::fromStdString(categories).split(QChar(0x1F), Qt::SkipEmptyParts);
    found->second.isFound = true;
    return {};
}

Expected<void> ItemDetails::takeBad(usersum::RowProblem problem, qint64 line, qint64 rows)
{
    m_bad.add(problem, m_place, line, rows);
    return {};
}

void ItemDetails::putInto(QList<usersum::Timeline>& timelines) const
{
    for (usersum::Timeline& timeline : timelines) {
        for (usersum::Activity& activity : timeline.activities) {
            const auto found = m_items.find(activity.item.toStdString());
            if (found == m_items.end() || !found->second.isFound)
                continue;
            if (!found->second.title.isEmpty())
                activity.title = found->second.title;
            if (!found->second.categories.isEmpty())
                activity.categories = found->second.categories;
        }
    }
}

struct KnownSize
{
    LogKind kind;
    qint64 rows;
    const char* edition;
};

/// As grouplens.org and yelp.com/dataset say.
constexpr KnownSize kKnownSizes[] = {
    {LogKind::MovieLens, 100'000, "100K"},
    {LogKind::MovieLens, 100'836, "latest-small (2018)"},
    {LogKind::MovieLens, 1'000'209, "1M"},
    {LogKind::MovieLens, 10'000'054, "10M"},
    {LogKind::MovieLens, 20'000'263, "20M"},
    {LogKind::MovieLens, 25'000'095, "25M"},
    {LogKind::MovieLens, 32'000'204, "32M"},
    {LogKind::Yelp, 6'685'900, "2019"},
    {LogKind::Yelp, 8'021'122, "2020"},
    {LogKind::Yelp, 8'635'403, "2021"},
    {LogKind::Yelp, 6'990'280, "2022"},
};

/// The edition of a log, by how it is written and how many activities it has, which is published;
/// translated, empty of a log whose columns were named.
QString editionOf(const LogLayout& layout, qint64 rows)
{
    const auto* const known = std::find_if(std::begin(kKnownSizes), std::end(kKnownSizes),
        [&](const KnownSize& size) { return size.kind == layout.kind && size.rows == rows; });
    if (known == std::end(kKnownSizes))
        return layout.edition;
    return LogWords::tr("%1 %2").arg(layout.edition, QLatin1String(known->edition));
}

/// Where the items are told: in a file that was named, in the same archive or folder, or beside.
QString detailsPath(const TimelineSource& source)
{
    if (!source.details.isEmpty())
        return source.details;
    if (source.kind == LogKind::Columns)
        return {};
    static const char* const archives[] = {".tar", ".zip", ".tgz", ".tar.gz"};
    const bool holdsMore =
        QFileInfo(source.path).isDir() ||
        std::any_of(std::begin(archives), std::end(archives), [&](const char* suffix) {
            return source.path.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
        });
    return holdsMore ? source.path : itemsBeside(source.path);
}

/// One checksum for all files: that of the only one, or of their list as sha256sum writes it.
QByteArray checksumOfAll(const QList<LogFile>& files)
{
    if (files.size() == 1)
        return files.first().sha256;
    Sha256 sum;
    for (const LogFile& file : files)
        sum.add(QByteArray(file.sha256 + "  " + file.path.toUtf8() + '\n'));
    return sum.hex();
}

/// Reads all activities once; takes over what was collected.
Expected<void> readOnce(const TimelineSource& source, const TimelineReading& reading,
    SourceMeter& meter, usersum::ActivityCollector& collector, ReadTimelines& read)
{
    ActivityIntake intake(collector, reading.mostTextBytes);
    LogReading log(false, source.kind, source.columns);
    const LogReading::Begin begin = [&](const LogLayout& layout, const QString& place,
                                        const QStringList& names) {
        intake.beginFile(layout, place, names);
    };
    TANDEM_TRY(files, log.read(source.path, meter, begin, intake));
    if (!log.layout())
        return failure(log.nothingFound(source.path));
    TANDEM_DO(intake.checkEnd());
    const usersum::TimeUnit unit = *intake.times().unit();
    auto sample = collector.finish(unit);
    read.timelines = std::move(sample.timelines);
    read.statistics = sample.statistics;
    read.statistics.rows = intake.rows();
    read.statistics.bad = intake.bad();
    read.statistics.unit = unit;
    read.statistics.earliest = intake.earliest();
    read.statistics.latest = intake.latest();
    read.kind = log.layout()->kind;
    read.edition = editionOf(*log.layout(), read.statistics.rows - read.statistics.bad.total());
    read.files = *files;
    read.sha256 = checksumOfAll(read.files);
    return {};
}

Error noRoomFor(qint64 fitting, qint64 memoryBytes, const QString& path)
{
    return {ErrorCode::TooLarge,
        LogWords::tr("The memory limit of %L2 MB holds about %L1 users, but more users have enough "
                     "activities.")
            .arg(fitting)
            .arg(memoryBytes >> 20),
        path,
        LogWords::tr("Request at most this many users, or raise the limit with --memory of "
                     "\"tandem usersum import\"."),
        {}};
}

Expected<void> readActivities(const TimelineSource& source, const TimelineReading& reading,
    SourceMeter& meter, ReadTimelines& read)
{
    std::optional<usersum::ActivityCollector> collector(reading.sample);
    TANDEM_DO(readOnce(source, reading, meter, *collector, read));
    if (!read.statistics.isCutByMemory())
        return {};
    // By now it is known who has enough activities, and there is room for those alone.
    meter.extend(bytesOfSource(source.path));
    usersum::LongUsers users = collector->longUsers();
    collector.emplace(reading.sample, std::move(users));
    TANDEM_DO(readOnce(source, reading, meter, *collector, read));
    if (!read.statistics.isCutByMemory())
        return {};
    // Fewer than fit this time: with fewer asked for, others are given up at other times.
    return failure(
        noRoomFor(read.statistics.keptUsers * 2 / 3, reading.sample.memoryBytes, source.path));
}

Expected<void> readDetails(
    const TimelineSource& source, const QString& path, SourceMeter& meter, ReadTimelines& read)
{
    ItemDetails details(read.timelines);
    const std::optional<LogKind> kind =
        read.kind == LogKind::Columns ? std::nullopt : std::optional(read.kind);
    LogReading log(true, kind, {});
    const LogReading::Begin begin = [&](const LogLayout& layout, const QString& place,
                                        const QStringList&) {
        details.beginFile(place, layout.categorySeparator);
    };
    TANDEM_TRY(files, log.read(path, meter, begin, details));
    if (!log.layout() && !source.details.isEmpty())
        return failure(log.nothingFound(path));
    details.putInto(read.timelines);
    read.badItems = details.bad();
    read.repeatedItems = details.repeated();
    for (const LogFile& file : *files) {
        if (!read.files.contains(file)) // an archive holds both
            read.files.append(file);
    }
    return {};
}

} // namespace

Expected<ReadTimelines> readTimelines(
    const TimelineSource& source, const TimelineReading& reading, const LogProgress& progress)
{
    TANDEM_DO(usersum::checkBounds(reading.sample.bounds));
    const QString details = detailsPath(source);
    SourceMeter meter(
        bytesOfSource(source.path) + (details.isEmpty() ? 0 : bytesOfSource(details)), progress);
    ReadTimelines read;
    TANDEM_DO(readActivities(source, reading, meter, read));
    if (!details.isEmpty()) {
        TANDEM_DO(readDetails(source, details, meter, read));
    }
    read.retitledItems = usersum::settleItems(read.statistics, read.timelines);
    usersum::describeSample(read.statistics, read.timelines);
    return read;
}

} // namespace tandem
