#include "storage/packets/packetmerge.h"

#include "storage/packets/mergeplan.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetreader.h"
#include "storage/repositories/peoplerepository.h"

#include <QCoreApplication>

#include <algorithm>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PacketMerge)
};

/// The first refused round, as a refusal of everything.
Error refusalOf(const PacketMerge& merge)
{
    const auto refused = std::find_if(merge.rounds.begin(), merge.rounds.end(),
        [](const RoundMerge& round) { return !round.refusal.isEmpty(); });
    const QString where = refused->position > 0
                              ? Words::tr("%1, sample %2").arg(merge.path).arg(refused->position)
                              : Words::tr("%1, \"%2\"").arg(merge.path, refused->title.left(60));
    return {ErrorCode::Refused,
        Words::tr("%n round(s) cannot be merged, so nothing was.", nullptr, merge.refused()), where,
        refused->refusal + u' ' + Words::tr("What is refused can be left out of the merge."), {}};
}

Expected<PacketMerge> mergeOne(Database& project, const QString& path, const MergeOptions& options)
{
    const auto contents = readPacketFile(path);
    if (!contents)
        return failure(contents.error());
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
    if (auto may = refuseInPacket(project); !may)
        return failure(may.error());
    const auto contents = readPacketFile(path);
    if (!contents)
        return failure(contents.error());
    MergePlan plan(project, *contents);
    if (auto made = plan.make(); !made)
        return failure(made.error().in(path));
    return plan.merge();
}

Expected<QList<PacketMerge>> mergePackets(Database& project, const QStringList& paths,
    const MergeOptions& options, const Progress& progress)
{
    const auto may = refuseInPacket(project).and_then(
        [&] { return PeopleRepository(project).requireLead(options.by); });
    if (!may)
        return failure(may.error());
    QList<PacketMerge> merged;
    for (const QString& path : paths) {
        if (progress && !progress(merged.size(), paths.size()))
            return failure(ErrorCode::Cancelled, Words::tr("Cancelled."));
        const auto one = mergeOne(project, path, options);
        if (!one)
            return failure(one.error());
        merged.append(*one);
    }
    return merged;
}

} // namespace tandem
