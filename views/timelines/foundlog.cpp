#include "views/timelines/foundlog.h"

#include "storage/formats/activitylogs/sourcewalk.h"
#include "storage/formats/chunkreader.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/linereader.h"
#include "views/timelines/timelineswords.h"

namespace tandem {

namespace {

constexpr qint64 kLongestFirstLine = qint64(1) << 20;
constexpr qint64 kMostLookedAt = qint64(256) << 20; ///< bytes of a source; the import reads all

Error lookedEnough()
{
    return {ErrorCode::Cancelled, TimelinesWords::tr("Cancelled."), {}, {}, {}};
}

/// The names that the first line of a file has; none where it has none.
LogHead headOf(QIODevice& bytes, const QString& name, const QString& place)
{
    ChunkReader chunks(bytes, place);
    LineReader lines(chunks, kLongestFirstLine, QString());
    if (const auto more = lines.next(); !more)
        return {};
    return readLogHead(withoutUtf8Mark(lines.line()), name);
}

} // namespace

Expected<FoundLog> findLog(const QString& path, const CancelFlag& cancelled)
{
    FoundLog found;
    SourceMeter meter(bytesOfSource(path),
        [&cancelled](qint64 read, qint64) { return !cancelled->load() && read < kMostLookedAt; });
    const auto walked = walkSource(path, meter,
        [&](QIODevice& bytes, const QString& name, const QString& place) -> Expected<bool> {
            const LogHead head = headOf(bytes, name, place);
            const std::optional<LogLayout> layout = recognizeLog(head, name);
            if (layout && layout->tellsItems)
                return false;
            if (layout)
                found = {name, head.names, layout->kind, layout->edition};
            else if (found.names.isEmpty())
                found = {name, head.names, {}, {}};
            if (found.kind)
                return failure(lookedEnough()); // what follows need not be read
            return false;
        });
    if (!walked && (walked.error().code != ErrorCode::Cancelled || cancelled->load()))
        return failure(walked.error());
    return found;
}

} // namespace tandem
