#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/sampleselection.h"
#include "app/commandline/stepoption.h"
#include "app/commandline/terminalprogress.h"
#include "storage/packets/packetreader.h"
#include "storage/packets/packetwriter.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace tandem {

namespace {

constexpr QLatin1String kAs("as");
constexpr QLatin1String kShow("show");

int writtenIn(const PacketContents& packet, const PacketRound& round)
{
    return static_cast<int>(std::count_if(packet.written.begin(), packet.written.end(),
        [&](const PacketRow& row) { return row.round == round.uuid; }));
}

void printContents(const PacketContents& packet, bool asJson, Console& console)
{
    const QString madeAt =
        QDateTime::fromMSecsSinceEpoch(packet.madeAt, Qt::UTC).toString(Qt::ISODate);
    QJsonArray rounds;
    int handedIn = 0;
    for (const PacketRound& round : packet.rounds) {
        const bool isHandedIn = round.handedIn.has_value();
        handedIn += isHandedIn ? 1 : 0;
        rounds.append(QJsonObject{{QStringLiteral("title"), round.title},
            {QStringLiteral("step"), stepKey(round.step)},
            {QStringLiteral("handed_in"), isHandedIn},
            {QStringLiteral("written"), writtenIn(packet, round)}});
    }
    if (asJson) {
        printJson(console.out,
            {{QStringLiteral("packet"), packet.uuid},
                {QStringLiteral("project"), packet.projectUuid},
                {QStringLiteral("project_name"), packet.projectName},
                {QStringLiteral("person"), packet.personName}, {QStringLiteral("made_at"), madeAt},
                {QStringLiteral("written"), packet.written.size()},
                {QStringLiteral("brought"), packet.brought.size()},
                {QStringLiteral("rounds"), rounds}});
        return;
    }
    console.out << CommandWords::tr("Packet of %1 from \"%2\", written %3.")
                       .arg(printable(packet.personName), printable(packet.projectName), madeAt)
                << '\n';
    console.out << CommandWords::tr("%n round(s)", nullptr, int(packet.rounds.size())) << "; "
                << CommandWords::tr("%n handed in", nullptr, handedIn) << "; "
                << CommandWords::tr(
                       "%n thing(s) written in it", nullptr, int(packet.written.size()))
                << '\n';
}

Expected<void> showPacket(const QString& file, bool asJson, Console& console)
{
    TANDEM_TRY(packet, readPacketFile(file));
    printContents(*packet, asJson, console);
    return {};
}

Expected<PacketOrder> orderOf(Database& database, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(person, actingPerson(database, arguments, console));
    PacketOrder order{person->id, {}};
    if (!arguments.has(kSample))
        return order;
    TANDEM_TRY(rows, selectedSamples(database, arguments.value(kSample), console));
    for (const SampleRow& row : *rows)
        order.samples.append(row.id);
    return order;
}

Expected<WrittenPacket> writePacketFile(
    Database& database, const Arguments& arguments, Console& console)
{
    TANDEM_TRY(order, orderOf(database, arguments, console));
    TANDEM_TRY(lead, actingLead(database, arguments, kAs));
    const QString project = arguments.word(0);
    const QString path =
        arguments.has(kOutput)
            ? arguments.value(kOutput)
            : suggestedPacketPath(project, QFileInfo(project).path(), arguments.value(kPerson));
    TerminalProgress progress(console, CommandWords::tr("Writing the packet"));
    return writePacket(database, *order, path, *lead, progress.callback());
}

} // namespace

CommandSyntax packetSyntax()
{
    CommandSyntax syntax;
    syntax.summary = CommandWords::tr("Write a packet for somebody who sits apart.");
    syntax.usage = {
        QStringLiteral("PROJECT --person NAME [-o FILE] [--sample N|N-M|all] [--as LEAD]"),
        QStringLiteral("show FILE")};
    syntax.text = CommandWords::tr(
        "A packet is a project with the samples that wait for NAME, and with nobody else's "
        "answers, notes or checks. NAME works in it with this program and sends it back; "
        "\"tandem merge\" takes what is new in it. Nothing but the work of NAME can be done in a "
        "packet. A FILE that is there already is never replaced.\n\n"
        "\"packet show\" checks a packet and says what is in it, without its project.");
    syntax.options = {QCommandLineOption(QString(kPerson), CommandWords::tr("Whose packet it is."),
                          QStringLiteral("NAME")),
        QCommandLineOption({QStringLiteral("o"), QString(kOutput)},
            CommandWords::tr("The packet's file; usually PROJECT-NAME.tandem beside the project."),
            QStringLiteral("FILE")),
        QCommandLineOption({QString(kSample), QStringLiteral("samples")},
            CommandWords::tr(
                "Which samples: a number, a range like 1-4, several with commas, or all."),
            QStringLiteral("N|N-M|all")),
        QCommandLineOption(QString(kAs),
            CommandWords::tr("The lead who does this, where there are"
                             " several."),
            QStringLiteral("LEAD"))};
    syntax.mostWords = 2;
    syntax.examples = {QStringLiteral("tandem packet k.tandem --person Ada -o k-Ada.tandem"),
        QStringLiteral("tandem packet show k-Ada.tandem")};
    return syntax;
}

Expected<void> runPacket(const Arguments& arguments, Console& console)
{
    if (arguments.words().size() == 2) {
        if (arguments.word(0) != kShow)
            return console.misuse(CommandWords::tr("Give one project, or \"show\" and a packet."));
        return showPacket(arguments.word(1), arguments.wantsJson(), console);
    }
    if (!arguments.has(kPerson))
        return console.misuse(CommandWords::tr("--person NAME is missing: whose packet?"));
    WrittenPacket packet;
    const auto written = writeProject(arguments.word(0), [&](Database& database) {
        return writePacketFile(database, arguments, console).map([&](const WrittenPacket& done) {
            packet = done;
        });
    });
    if (!written) {
        // The project does not know a packet whose note was not committed.
        if (!packet.path.isEmpty())
            QFile::remove(packet.path);
        return written;
    }
    if (arguments.wantsJson()) {
        printJson(console.out,
            {{QStringLiteral("file"), packet.path}, {QStringLiteral("packet"), packet.uuid},
                {QStringLiteral("person"), packet.person},
                {QStringLiteral("samples"), packet.samples},
                {QStringLiteral("rounds"), packet.rounds}});
        return {};
    }
    console.out << CommandWords::tr("Wrote %1 for %2: %n sample(s).", nullptr, packet.samples)
                       .arg(packet.path, printable(packet.person))
                << '\n';
    return {};
}

} // namespace tandem
