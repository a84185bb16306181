#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/packets/packetreader.h"
#include "storage/packets/packetwriter.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

int writtenIn(const PacketContents& packet, const PacketRound& round)
{
    return static_cast<int>(std::count_if(packet.written.begin(), packet.written.end(),
        [&](const PacketRow& row) { return row.round == round.uuid; }));
}

Expected<void> showPacket(const QString& file, Call& call)
{
    TANDEM_TRY(packet, readPacketFile(file));
    const QString madeAt =
        QDateTime::fromMSecsSinceEpoch(packet->madeAt, Qt::UTC).toString(Qt::ISODate);
    int handedIn = 0;
    const QJsonArray rounds = jsonArray(packet->rounds, [&](const PacketRound& round) {
        const bool isHandedIn = round.handedIn.has_value();
        handedIn += isHandedIn ? 1 : 0;
        return Json{{"title", round.title}, {"step", stepKey(round.step)},
            {"handed_in", isHandedIn}, {"written", writtenIn(*packet, round)}};
    });
    const QStringList parts{Words::tr("%n round(s)", nullptr, int(packet->rounds.size())),
        Words::tr("%n handed in", nullptr, handedIn),
        Words::tr("%n thing(s) written in it", nullptr, int(packet->written.size()))};
    return call.tell(Json{{"packet", packet->uuid}, {"project", packet->projectUuid},
                         {"project_name", packet->projectName}, {"person", packet->personName},
                         {"made_at", madeAt}, {"written", packet->written.size()},
                         {"brought", packet->brought.size()}, {"rounds", rounds}},
        Words::tr("Packet of %1 from \"%2\", written %3.")
                .arg(printable(packet->personName), printable(packet->projectName), madeAt) +
            u'\n' + parts.join(QStringLiteral("; ")));
}

Expected<PacketOrder> orderOf(Database& database, Call& call)
{
    TANDEM_TRY(person, actingPerson(database, call));
    PacketOrder order{person->id, {}};
    if (!call.has("sample"))
        return order;
    TANDEM_TRY(rows, selectedSamples(database, call.value("sample"), call));
    for (const SampleRow& row : *rows)
        order.samples.append(row.id);
    return order;
}

Expected<WrittenPacket> write(Database& database, Call& call)
{
    TANDEM_TRY(order, orderOf(database, call));
    TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
    const QString project = call.word(0);
    const QString path = call.has("output") ? call.value("output")
                                            : suggestedPacketPath(project,
                                                  QFileInfo(project).path(), call.value("person"));
    TerminalProgress progress(call.console, Words::tr("Writing the packet"));
    return writePacket(database, *order, path, *lead, progress.callback());
}

} // namespace

CommandSyntax packetSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Write a packet for somebody who sits apart.");
    syntax.usage = {
        "PROJECT --person NAME [-o FILE] [--sample N|N-M|all] [--as LEAD]", "show FILE"};
    syntax.text = Words::tr(
        "A packet is a project with the samples that wait for NAME, and with nobody else's "
        "answers, notes or checks. NAME works in it with this program and sends it back; "
        "\"tandem merge\" takes what is new in it. Nothing but the work of NAME can be done in a "
        "packet. A FILE that is there already is never replaced.\n\n"
        "\"packet show\" checks a packet and says what is in it, without its project.");
    syntax.options = {option("person", Words::tr("Whose packet it is."), "NAME"),
        option("o output",
            Words::tr("The packet's file; usually PROJECT-NAME.tandem beside the project."),
            "FILE"),
        option("sample samples",
            Words::tr("Which samples: a number, a range like 1-4, several with commas, or all."),
            "N|N-M|all"),
        option("as",
            Words::tr("The lead who does this, where there are"
                      " several."),
            "LEAD")};
    syntax.mostWords = 2;
    syntax.examples = {
        "tandem packet k.tandem --person Ada -o k-Ada.tandem", "tandem packet show k-Ada.tandem"};
    return syntax;
}

Expected<void> runPacket(Call& call)
{
    if (call.words().size() == 2) {
        if (call.word(0) != QLatin1String("show"))
            return call.misuse(Words::tr("Give one project, or \"show\" and a packet."));
        return showPacket(call.word(1), call);
    }
    if (!call.has("person"))
        return call.misuse(Words::tr("--person NAME is missing: whose packet?"));
    WrittenPacket packet;
    const auto written = writeProject(call.word(0), [&](Database& database) {
        return write(database, call).map([&](const WrittenPacket& done) { packet = done; });
    });
    if (!written) {
        // The project does not know a packet whose note was not committed.
        if (!packet.path.isEmpty())
            QFile::remove(packet.path);
        return written;
    }
    return call.tell(Json{{"file", packet.path}, {"packet", packet.uuid}, {"person", packet.person},
                         {"samples", packet.samples}, {"rounds", packet.rounds}},
        Words::tr("Wrote %1 for %2: %n sample(s).", nullptr, packet.samples)
            .arg(packet.path, printable(packet.person)));
}

const Command packetCommand{"packet", packetSyntax, runPacket};

} // namespace tandem
