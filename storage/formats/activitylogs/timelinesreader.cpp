#include "storage/formats/activitylogs/timelinesreader.h"

#include "storage/formats/activitylogs/activityintake.h"
#include "storage/formats/activitylogs/itemdetails.h"
#include "storage/formats/activitylogs/logedition.h"
#include "storage/formats/activitylogs/logreading.h"
#include "storage/formats/activitylogs/logsiblings.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/sha256.h"

#include <QFileInfo>

namespace tandem {

namespace {

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
