#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/packets/packetmerge.h"

#include <QFileInfo>

#include <functional>
#include <limits>

namespace tandem {

namespace {

Json roundJson(const RoundMerge& round)
{
    return Json{{"sample", round.position > 0 ? QJsonValue(round.position) : QJsonValue()},
        {"title", round.title}, {"step", stepKey(round.step)}, {"new", round.fresh},
        {"known", round.known}, {"hands_in", round.handsIn}, {"takes_back", round.takesBack},
        {"ignored", round.ignored.isEmpty() ? QJsonValue() : QJsonValue(round.ignored)},
        {"refusal", round.refusal.isEmpty() ? QJsonValue() : QJsonValue(round.refusal)}};
}

Json studyMergeJson(const StudyMerge& study)
{
    return Json{{"study", study.name}, {"new", study.fresh}, {"known", study.known},
        {"late", study.late}, {"hands_in", study.handsIn}, {"takes_back", study.takesBack},
        {"withdraws", study.withdraws},
        {"refusal", study.refusal.isEmpty() ? QJsonValue() : QJsonValue(study.refusal)}};
}

/// What the packet brings to a study, in a line.
QString lineOf(const StudyMerge& study)
{
    QStringList parts{CommandWords::tr("%n new", nullptr, study.fresh),
        CommandWords::tr("%n already present", nullptr, study.known)};
    if (study.late > 0)
        parts.append(CommandWords::tr("%n after closing", nullptr, study.late));
    if (study.withdraws)
        parts.append(CommandWords::tr("the rater withdraws; all their answers are erased"));
    else if (study.handsIn || study.takesBack)
        parts.append(study.handsIn ? CommandWords::tr("submitted")
                                   : CommandWords::tr("submission withdrawn"));
    if (!study.refusal.isEmpty())
        parts = {printable(study.refusal)};
    return QStringLiteral("  ") + CommandWords::tr("study \"%1\": %2")
                                      .arg(printable(study.name), parts.join(QStringLiteral(", ")));
}

Json packetJson(const PacketMerge& packet)
{
    Json json{{"file", packet.path}, {"packet", packet.packet}, {"person", packet.person},
        {"made_at", packet.madeAt.toString(Qt::ISODate)}, {"new", packet.fresh()},
        {"known", packet.known()}, {"handed_in", packet.handIns()}, {"refused", packet.refused()},
        {"rounds", jsonArray(packet.rounds, roundJson)}};
    if (!packet.studies.isEmpty())
        json.insert(QStringLiteral("studies"), jsonArray(packet.studies, studyMergeJson));
    return json;
}

/// Answers of a study's rater have one line, and no rounds.
Json answersJson(const PacketMerge& answers)
{
    const RoundMerge& line = answers.rounds.first();
    return Json{{"file", answers.path}, {"form", answers.packet}, {"study", answers.study},
        {"rater", answers.person}, {"new", line.fresh}, {"known", line.known},
        {"hands_in", line.handsIn}, {"late", answers.late}, {"erased", answers.erased}};
}

QString titleOf(const PacketMerge& packet, const QString& counts)
{
    const QString file = printable(QFileInfo(packet.path).fileName());
    if (packet.study.isEmpty())
        return CommandWords::tr("%1, packet of %2: %3.")
            .arg(file, printable(packet.person), counts);
    return CommandWords::tr("%1, answers of %2 to \"%3\": %4.")
        .arg(file, printable(packet.person), printable(packet.study), counts);
}

QStringList linesOf(const PacketMerge& packet)
{
    QStringList parts{CommandWords::tr("%n new", nullptr, packet.fresh()),
        CommandWords::tr("%n already present", nullptr, packet.known())};
    if (packet.handIns() > 0)
        parts.append(CommandWords::tr("%n submitted", nullptr, packet.handIns()));
    if (packet.refused() > 0)
        parts.append(CommandWords::tr("%n refused", nullptr, packet.refused()));
    QStringList lines{titleOf(packet, parts.join(QStringLiteral(", ")))};
    for (const RoundMerge& round : packet.rounds) {
        const QString& remark = round.refusal.isEmpty() ? round.ignored : round.refusal;
        const QString sample = round.position > 0
                                   ? CommandWords::tr("sample %1").arg(round.position)
                                   : QStringLiteral("\"%1\"").arg(printable(round.title));
        if (!remark.isEmpty())
            lines.append(QStringLiteral("  %1: %2").arg(sample, printable(remark)));
    }
    for (const StudyMerge& study : packet.studies)
        lines.append(lineOf(study));
    return lines;
}

Expected<void> tellAll(const QList<PacketMerge>& packets, bool isMerged, Call& call)
{
    QStringList lines;
    for (const PacketMerge& packet : packets)
        lines += linesOf(packet);
    if (!isMerged)
        lines.append(CommandWords::tr("Nothing was merged: this was a dry run."));
    QList<PacketMerge> answers = packets;
    const auto isOfStudy = [](const PacketMerge& one) { return !one.study.isEmpty(); };
    QList<PacketMerge> ofRounds = packets;
    answers.removeIf(std::not_fn(isOfStudy));
    ofRounds.removeIf(isOfStudy);
    return call.tell(Json{{"merged", isMerged}, {"packets", jsonArray(ofRounds, packetJson)},
                         {"answers", jsonArray(answers, answersJson)}},
        lines.join(u'\n'));
}

Expected<QList<PacketMerge>> inspectedPackets(
    const QString& project, const QStringList& files, Call& call)
{
    return readProject(project, [&](Database& database) -> Expected<QList<PacketMerge>> {
        TerminalProgress progress(call.console, CommandWords::tr("Inspecting"));
        const Progress goOn = progress.callback();
        QList<PacketMerge> found;
        for (const QString& file : files) {
            if (!goOn(found.size(), files.size()))
                return failure(ErrorCode::Cancelled, CommandWords::tr("Cancelled."));
            TANDEM_TRY(packet, inspectPacket(database, file));
            found.append(*packet);
        }
        return found;
    });
}

Expected<QList<PacketMerge>> mergedPackets(
    const QString& project, const QStringList& files, Call& call)
{
    return writeProject(project, [&](Database& database) -> Expected<QList<PacketMerge>> {
        TANDEM_TRY(lead, actingLead(database, call));
        TerminalProgress progress(call.console, CommandWords::tr("Merging"));
        return mergePackets(
            database, files, {*lead, call.has("skip-refused")}, progress.callback());
    });
}

} // namespace

Expected<void> runMerge(Call& call)
{
    const QString project = call.word(0);
    const QStringList files = call.words().mid(1);
    const bool isDry = call.has("dry-run");
    TANDEM_TRY(packets,
        isDry ? inspectedPackets(project, files, call) : mergedPackets(project, files, call));
    return tellAll(*packets, !isDry, call);
}

const Command mergeCommand{"merge", runMerge, 2, kAnyNumber};

} // namespace tandem
