#include "storage/packets/packetmerge.h"

#include "storage/packets/mergeplan.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetreader.h"
#include "storage/packets/packetwords.h"
#include "storage/repositories/peoplerepository.h"

#include <algorithm>

namespace tandem {

namespace {

/// The first refused round, as a refusal of everything.
Error refusalOf(const PacketMerge& merge)
{
    const auto refused = std::find_if(merge.rounds.begin(), merge.rounds.end(),
        [](const RoundMerge& round) { return !round.refusal.isEmpty(); });
    const QString where =
        refused->position > 0
            ? PacketWords::tr("%1, sample %2").arg(merge.path).arg(refused->position)
            : PacketWords::tr("%1, \"%2\"").arg(merge.path, refused->title.left(60));
    return {ErrorCode::Refused,
        PacketWords::tr("%n round(s) cannot be merged, so nothing was.", nullptr, merge.refused()),
        where,
        refused->refusal + u' ' + PacketWords::tr("What is refused can be left out of the merge."),
        {}};
}

Expected<PacketMerge> mergeOne(Database& project, const QString& path, const MergeOptions& options)
{
    TANDEM_TRY(contents, readPacketFile(path));
    MergePlan plan(project, *contents);
    if (auto made = plan.make(); !made)
        return failure(made.error().in(path));
    if (plan.merge().refused() > 0 && !options.leaveOut)
        return failure(refusalOf(plan.merge()));
    if (auto applied = plan.apply(options.by); !applied)
        return failure(applied.error().in(path));
    return plan.merge();
}

} // namespace

int PacketMerge::fresh() const
{
    int count = 0;
    for (const RoundMerge& round : rounds)
        count += round.refusal.isEmpty() ? round.fresh : 0;
    return count;
}

int PacketMerge::known() const
{
    int count = 0;
    for (const RoundMerge& round : rounds)
        count += round.known;
    return count;
}

int PacketMerge::handIns() const
{
    return static_cast<int>(std::count_if(rounds.begin(), rounds.end(),
        [](const RoundMerge& round) { return round.refusal.isEmpty() && round.handsIn; }));
}

int PacketMerge::refused() const
{
    return static_cast<int>(std::count_if(rounds.begin(), rounds.end(),
        [](const RoundMerge& round) { return !round.refusal.isEmpty(); }));
}

bool PacketMerge::changesSomething() const
{
    return std::any_of(rounds.begin(), rounds.end(), [](const RoundMerge& round) {
        return round.refusal.isEmpty() && round.changesSomething();
    });
}

Expected<PacketMerge> inspectPacket(Database& project, const QString& path)
{
    TANDEM_DO(refuseInPacket(project));
    TANDEM_TRY(contents, readPacketFile(path));
    MergePlan plan(project, *contents);
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
