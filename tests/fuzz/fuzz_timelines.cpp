#include "budget.h"
#include "storage/formats/activitylogs/timelinesreader.h"

#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdlib>

using namespace tandem;
using namespace tandem::usersum;

namespace {

/// A file with these bytes, whose name may tell what is in it.
QString fileOf(const char* name, const uint8_t* data, std::size_t size)
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QLatin1String(name));
    QFile file(path);
    const auto bytes = qint64(size);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(reinterpret_cast<const char*>(data), bytes) != bytes)
        std::abort();
    return path;
}

/// Each row is in one of the counts, and each timeline in the order of time.
void check(const ReadTimelines& read, const TimelineBounds& bounds)
{
    const TimelineStatistics& s = read.statistics;
    const qint64 accounted = s.bad.total() + s.keptActivities + s.shortActivities +
                             s.cutActivities + s.duplicates + s.notDrawnActivities +
                             s.givenUpActivities;
    if (accounted != s.rows || s.keptUsers != read.timelines.size())
        std::abort();
    for (const Timeline& timeline : read.timelines) {
        const QList<Activity>& all = timeline.activities;
        if (all.size() < bounds.fewest || all.size() > bounds.most)
            std::abort();
        for (qsizetype i = 1; i < all.size(); ++i) {
            if (all.at(i).time < all.at(i - 1).time)
                std::abort();
        }
    }
}

} // namespace

/// The first byte chooses the file's name and whether its columns are named.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    const Budget budget(size);
    if (size == 0)
        return 0;
    const char* const names[] = {"log.csv", "log.jsonl", "ratings.dat", "log.tar"};
    TimelineSource source{fileOf(names[data[0] % 4], data + 1, size - 1)};
    if ((data[0] & 4) != 0) {
        source.kind = LogKind::Columns;
        source.columns = {QStringLiteral("user"), QStringLiteral("time"), QStringLiteral("item"),
            QStringLiteral("title"), QStringLiteral("text"), QStringLiteral("rating"),
            QStringLiteral("category"), QStringLiteral("|")};
    }
    TimelineReading reading;
    reading.sample.bounds = {2, 3};
    reading.sample.users = 3;
    reading.sample.memoryBytes = 0; // the least
    const auto read = readTimelines(source, reading);
    if (read)
        check(*read, reading.sample.bounds);
    else if (read.error().what.isEmpty())
        std::abort();
    return 0;
}
