#include "storage/packets/packetmerge.h"

#include "storage/database/database.h"
#include "storage/formats/openfile.h"
#include "storage/packets/answersmerge.h"
#include "storage/packets/mergeplan.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetreader.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/roundform.h"
#include "storage/repositories/peoplerepository.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <variant>

namespace tandem {

namespace {

/// Enough to tell what a file is.
constexpr qint64 kHeadBytes = 256;

Error refusalOfStudy(const PacketMerge& merge)
{
    const auto refused = std::find_if(merge.studies.begin(), merge.studies.end(),
        [](const StudyMerge& study) { return !study.refusal.isEmpty(); });
    return {ErrorCode::Refused,
        PacketWords::tr("Study answers cannot be merged, so nothing was merged."),
        PacketWords::tr("%1, \"%2\"").arg(merge.path, refused->name.left(60)),
        refused->refusal + u' ' +
            PacketWords::tr("You can skip the refused rounds and merge the rest."),
        {}};
}

/// The first refused round or study, as a refusal of everything.
Error refusalOf(const PacketMerge& merge)
{
    const auto refused = std::find_if(merge.rounds.begin(), merge.rounds.end(),
        [](const RoundMerge& round) { return !round.refusal.isEmpty(); });
    if (refused == merge.rounds.end())
        return refusalOfStudy(merge);
    const QString where =
        refused->position > 0
            ? PacketWords::tr("%1, sample %2").arg(merge.path).arg(refused->position)
            : PacketWords::tr("%1, \"%2\"").arg(merge.path, refused->title.left(60));
    return {ErrorCode::Refused,
        PacketWords::tr(
            "%n round(s) cannot be merged, so nothing was merged.", nullptr, merge.refused()),
        where,
        refused->refusal + u' ' +
            PacketWords::tr("You can skip the refused rounds and merge the rest."),
        {}};
}

/// What came back: a packet, or rounds that were answered in a form, which are the same from here
/// on; or the answers of a study's rater.
using CameBack = std::variant<PacketContents, AnswersFile>;

Expected<CameBack> answersBack(Database& project, const QString& path)
{
    TANDEM_TRY(file, readAnswersFile(path));
    TANDEM_TRY(rounds, roundFormAnswers(project, *file).map_error([&](const Error& error) {
        return error.in(path);
    }));
    if (!*rounds)
        return CameBack(*file);
    CameBack back(**rounds);
    std::get<PacketContents>(back).path = path;
    return back;
}

/// How a file begins; "" where it cannot be read.
QByteArray headOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray head = readUpTo(file, kHeadBytes);
    return head.mid(head.startsWith("\xef\xbb\xbf") ? 3 : 0).trimmed();
}

/// Whether the project is in the file at `path`.
bool isFileOf(const Database& project, const QString& path)
{
    const QString file = QFileInfo(path).canonicalFilePath();
    return !file.isEmpty() && file == QFileInfo(project.path()).canonicalFilePath();
}

Expected<CameBack> readBack(Database& project, const QString& path)
{
    if (isFileOf(project, path))
        return failure(ErrorCode::Refused,
            PacketWords::tr("This is the project itself, the target of the merge."), path,
            PacketWords::tr("Choose the packet or the answers file that came back."));
    const QByteArray head = headOf(path);
    TANDEM_DO(refuseOtherEncoding(head, path));
    if (head.startsWith('{'))
        return answersBack(project, path);
    if (head.startsWith('<'))
        return failure(ErrorCode::Refused,
            PacketWords::tr("This is a form or another web page, not saved answers."), path,
            PacketWords::tr(
                "Open it in a browser, answer, and save the answers to a file. Merge that file."));
    return readPacketFile(path).map([](const PacketContents& packet) { return CameBack(packet); });
}

/// The same of the answers of a study's rater, with the file's name.
Expected<PacketMerge> ofFile(const Expected<PacketMerge>& merge, const QString& path)
{
    if (!merge)
        return failure(merge.error().in(path));
    PacketMerge named = *merge;
    named.path = path;
    return named;
}

Expected<PacketMerge> mergeOne(Database& project, const QString& path, const MergeOptions& options)
{
    TANDEM_TRY(back, readBack(project, path));
    if (const auto* const packet = std::get_if<PacketContents>(&*back))
        return mergePacketContents(project, *packet, options);
    return ofFile(takeStudyAnswers(project, std::get<AnswersFile>(*back), options.by), path);
}

} // namespace

Expected<PacketMerge> mergePacketContents(
    Database& project, const PacketContents& contents, const MergeOptions& options)
{
    const QString& path = contents.path;
    MergePlan plan(project, contents);
    if (auto made = plan.make(); !made)
        return failure(made.error().in(path));
    if (plan.merge().refused() > 0 && !options.leaveOut)
        return failure(refusalOf(plan.merge()));
    if (auto applied = plan.apply(options.by); !applied)
        return failure(applied.error().in(path));
    return plan.merge();
}

bool mayBeMerged(const QString& path)
{
    static const QStringList suffixes{QStringLiteral("tandem"), QStringLiteral("json"),
        QStringLiteral("html"), QStringLiteral("htm")};
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

bool isFormOrAnswers(const QString& path)
{
    const QByteArray head = headOf(path);
    return looksLikeAnswersFile(head) || head.toLower().startsWith("<!doctype html");
}

int PacketMerge::fresh() const
{
    int count = 0;
    for (const RoundMerge& round : rounds)
        count += round.refusal.isEmpty() ? round.fresh : 0;
    for (const StudyMerge& one : studies)
        count += one.refusal.isEmpty() ? one.fresh : 0;
    return count;
}

int PacketMerge::known() const
{
    int count = 0;
    for (const RoundMerge& round : rounds)
        count += round.known;
    for (const StudyMerge& one : studies)
        count += one.known;
    return count;
}

int PacketMerge::handIns() const
{
    return static_cast<int>(
        std::count_if(rounds.begin(), rounds.end(),
            [](const RoundMerge& round) { return round.refusal.isEmpty() && round.handsIn; }) +
        std::count_if(studies.begin(), studies.end(),
            [](const StudyMerge& one) { return one.refusal.isEmpty() && one.handsIn; }));
}

int PacketMerge::refused() const
{
    return static_cast<int>(std::count_if(rounds.begin(), rounds.end(),
                                [](const RoundMerge& round) { return !round.refusal.isEmpty(); }) +
                            std::count_if(studies.begin(), studies.end(),
                                [](const StudyMerge& one) { return !one.refusal.isEmpty(); }));
}

bool PacketMerge::changesSomething() const
{
    return std::any_of(rounds.begin(), rounds.end(), [](const RoundMerge& round) {
        return round.refusal.isEmpty() && round.changesSomething();
    }) || std::any_of(studies.begin(), studies.end(), [](const StudyMerge& one) {
        return one.refusal.isEmpty() && one.changesSomething();
    });
}

Expected<PacketMerge> inspectPacket(Database& project, const QString& path)
{
    TANDEM_DO(refuseInPacket(project));
    TANDEM_TRY(back, readBack(project, path));
    const auto* const packet = std::get_if<PacketContents>(&*back);
    if (!packet)
        return ofFile(inspectStudyAnswers(project, std::get<AnswersFile>(*back)), path);
    MergePlan plan(project, *packet);
    if (auto made = plan.make(); !made)
        return failure(made.error().in(path));
    return plan.merge();
}

Expected<QList<PacketMerge>> mergePackets(Database& project, const QStringList& paths,
    const MergeOptions& options, const Progress& progress)
{
    TANDEM_DO(refuseInPacket(project).and_then(
        [&] { return PeopleRepository(project).requireLead(options.by); }));
    QList<PacketMerge> merged;
    for (const QString& path : paths) {
        if (progress && !progress(merged.size(), paths.size()))
            return failure(ErrorCode::Cancelled, PacketWords::tr("Cancelled."));
        TANDEM_TRY(one, mergeOne(project, path, options));
        merged.append(*one);
    }
    return merged;
}

} // namespace tandem
