#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/stepoption.h"
#include "app/commandline/terminalprogress.h"
#include "storage/packets/packetmerge.h"

#include <QFileInfo>
#include <QJsonArray>

#include <limits>

namespace tandem {

namespace {

constexpr QLatin1String kDryRun("dry-run");
constexpr QLatin1String kLeaveOut("leave-out");

QJsonObject roundJson(const RoundMerge& round)
{
    return {
        {QStringLiteral("sample"), round.position > 0 ? QJsonValue(round.position) : QJsonValue()},
        {QStringLiteral("title"), round.title}, {QStringLiteral("step"), stepKey(round.step)},
        {QStringLiteral("new"), round.fresh}, {QStringLiteral("known"), round.known},
        {QStringLiteral("hands_in"), round.handsIn},
        {QStringLiteral("takes_back"), round.takesBack},
        {QStringLiteral("ignored"),
            round.ignored.isEmpty() ? QJsonValue() : QJsonValue(round.ignored)},
        {QStringLiteral("refusal"),
            round.refusal.isEmpty() ? QJsonValue() : QJsonValue(round.refusal)}};
}

QJsonObject packetJson(const PacketMerge& packet)
{
    QJsonArray rounds;
    for (const RoundMerge& round : packet.rounds)
        rounds.append(roundJson(round));
    return {{QStringLiteral("file"), packet.path}, {QStringLiteral("packet"), packet.packet},
        {QStringLiteral("person"), packet.person},
        {QStringLiteral("made_at"), packet.madeAt.toString(Qt::ISODate)},
        {QStringLiteral("new"), packet.fresh()}, {QStringLiteral("known"), packet.known()},
        {QStringLiteral("handed_in"), packet.handIns()},
        {QStringLiteral("refused"), packet.refused()}, {QStringLiteral("rounds"), rounds}};
}

void printPacket(const PacketMerge& packet, Console& console)
{
    QStringList parts{CommandWords::tr("%n new", nullptr, packet.fresh()),
        CommandWords::tr("%n there already", nullptr, packet.known())};
    if (packet.handIns() > 0)
        parts.append(CommandWords::tr("%n handed in", nullptr, packet.handIns()));
    if (packet.refused() > 0)
        parts.append(CommandWords::tr("%n refused", nullptr, packet.refused()));
    console.out << CommandWords::tr("%1, packet of %2: %3.")
                       .arg(printable(QFileInfo(packet.path).fileName()), printable(packet.person),
                           parts.join(QStringLiteral(", ")))
                << '\n';
    for (const RoundMerge& round : packet.rounds) {
        const QString& remark = round.refusal.isEmpty() ? round.ignored : round.refusal;
        if (remark.isEmpty())
            continue;
        const QString sample = round.position > 0
                                   ? CommandWords::tr("sample %1").arg(round.position)
                                   : QStringLiteral("\"%1\"").arg(printable(round.title));
        console.out << "  " << sample << ": " << printable(remark) << '\n';
    }
}

void printAll(const QList<PacketMerge>& packets, bool isMerged, bool asJson, Console& console)
{
    if (asJson) {
        QJsonArray array;
        for (const PacketMerge& packet : packets)
            array.append(packetJson(packet));
        printJson(console.out,
            {{QStringLiteral("merged"), isMerged}, {QStringLiteral("packets"), array}});
        return;
    }
    for (const PacketMerge& packet : packets)
        printPacket(packet, console);
    if (!isMerged)
        console.out << CommandWords::tr("Nothing was merged: this was a dry run.") << '\n';
}

Expected<QList<PacketMerge>> inspectPackets(
    const QString& project, const QStringList& files, Console& console)
{
    QList<PacketMerge> found;
    const auto read = readProject(project, [&](Database& database) -> Expected<void> {
        TerminalProgress progress(console, CommandWords::tr("Looking"));
        const Progress goOn = progress.callback();
        for (const QString& file : files) {
            if (!goOn(found.size(), files.size()))
                return failure(ErrorCode::Cancelled, CommandWords::tr("Cancelled."));
            TANDEM_TRY(packet, inspectPacket(database, file));
            found.append(*packet);
        }
        return {};
    });
    return read.map([&] { return found; });
}

Expected<QList<PacketMerge>> merge(
    const QString& project, const QStringList& files, const Arguments& arguments, Console& console)
{
    QList<PacketMerge> merged;
    const auto written = writeProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(lead, actingLead(database, arguments));
        TerminalProgress progress(console, CommandWords::tr("Merging"));
        return mergePackets(database, files, {*lead, arguments.has(kLeaveOut)}, progress.callback())
            .map([&](const QList<PacketMerge>& done) { merged = done; });
    });
    return written.map([&] { return merged; });
}

} // namespace

CommandSyntax mergeSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Take back what was done in packets.");
    syntax.usage = {QStringLiteral("PROJECT FILE... [--dry-run] [--leave-out] [--as LEAD]")};
    syntax.text = CommandWords::tr(
        "Takes the answers, opinions, checks and hand-ins of each FILE, a packet that this PROJECT "
        "wrote. Each is taken once, however often a packet is merged, and the order makes no "
        "difference. A packet that is damaged, altered or of another project is refused. All of it "
        "is merged or, when something is refused, nothing.");
    syntax.options = {
        actorOption(CommandWords::tr("The lead who merges, where there are several.")),
        QCommandLineOption(
            QString(kDryRun), CommandWords::tr("Say what would change and change nothing.")),
        QCommandLineOption(QString(kLeaveOut),
            CommandWords::tr(
                "Leave out samples that cannot be merged any more, and merge the rest."))};
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    syntax.examples = {QStringLiteral("tandem merge k.tandem k-Ada.tandem k-Ben.tandem"),
        QStringLiteral("tandem merge k.tandem k-Ada.tandem --dry-run --json")};
    return syntax;
}

Expected<void> runMerge(const Arguments& arguments, Console& console)
{
    const QString project = arguments.word(0);
    const QStringList files = arguments.words().mid(1);
    const bool isDry = arguments.has(kDryRun);
    const auto packets =
        isDry ? inspectPackets(project, files, console) : merge(project, files, arguments, console);
    if (!packets)
        return failure(packets.error());
    printAll(*packets, !isDry, arguments.wantsJson(), console);
    return {};
}

} // namespace tandem
