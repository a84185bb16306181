#include "views/timelines/foundlog.h"

#include "storage/formats/activitylogs/crlines.h"
#include "storage/formats/activitylogs/logsiblings.h"
#include "storage/formats/activitylogs/sourcenavigator.h"
#include "storage/formats/chunkreader.h"
#include "storage/formats/inputkind.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/linereader.h"
#include "storage/formats/scorecolumnsreader.h"
#include "storage/packets/packetmerge.h"
#include "storage/project/importformats.h"
#include "views/timelines/timelineswords.h"

#include <QFileInfo>

#include <algorithm>

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
    if (const auto more = nextWrittenLine(lines); !more || !*more)
        return {};
    return readLogHead(lines, name).value_or(LogHead());
}

bool hasNameLike(const QStringList& names, const QStringList& parts)
{
    return std::any_of(names.begin(), names.end(), [&](const QString& name) {
        return std::any_of(parts.begin(), parts.end(),
            [&](const QString& part) { return name.contains(part, Qt::CaseInsensitive); });
    });
}

/// Whether what was found belongs to Timelines, or may do.
bool mayBeOfUsers(const FoundLog& found)
{
    return found.kind || !found.titles.isEmpty() || found.format() ||
           hasNameLike(found.names, {QStringLiteral("user"), QStringLiteral("reviewer")});
}

bool isForOtherScreens(const QString& path, const CancelFlag& cancelled)
{
    const auto kind = inputKindOf(path);
    const bool isArticle =
        kind && (*kind == InputKind::ArticleJson || *kind == InputKind::ArticleJsonl);
    if (isArticle || resemblesScoreColumns(path)) {
        const auto found = findLog(path, cancelled);
        return !found || !mayBeOfUsers(*found);
    }
    // What a text is nobody can tell, nor what is in a folder.
    return isFormOrAnswers(path) ||
           (kind && *kind != InputKind::TextArticle && *kind != InputKind::Folder);
}

} // namespace

const ImportFormat* FoundLog::format() const
{
    return kind ? nullptr : formatResembling(names);
}

bool FoundLog::mayBeLog() const
{
    return !kind && !format() && names.size() > 2 &&
           hasNameLike(names, {QStringLiteral("user"), QStringLiteral("reviewer")}) &&
           hasNameLike(names, {QStringLiteral("time"), QStringLiteral("date")});
}

GivenUsers usersAmong(const QStringList& paths, const CancelFlag& cancelled)
{
    GivenUsers given;
    for (const QString& path : paths) {
        if (path.endsWith(QLatin1String(".tandem"), Qt::CaseInsensitive))
            continue;
        const auto found = findLog(path, cancelled);
        if (!found)
            continue;
        if (found->kind || found->mayBeLog()) {
            given.log = path;
            return given;
        }
        if (found->format())
            given.summaries = path;
    }
    return given;
}

bool areForOtherScreens(const QStringList& paths, const CancelFlag& cancelled)
{
    return !paths.isEmpty() && std::all_of(paths.begin(), paths.end(), [&](const QString& path) {
        return isForOtherScreens(path, cancelled);
    });
}

Expected<FoundLog> findLog(const QString& path, const CancelFlag& cancelled)
{
    FoundLog found;
    SourceMeter meter(bytesOfSource(path),
        [&cancelled](qint64 read, qint64) { return !cancelled->load() && read < kMostLookedAt; });
    const auto walked = navigateSource(path, meter,
        [&](QIODevice& bytes, const QString& name, const QString& place) -> Expected<bool> {
            CrLines plain(bytes);
            const LogHead head = headOf(plain, name, place);
            const std::optional<LogLayout> layout = recognizeLog(head, name);
            if (layout && layout->tellsItems) {
                found.titles = name;
                return false;
            }
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
    found.logBeside = QFileInfo(logBeside(path)).fileName();
    return found;
}

} // namespace tandem
