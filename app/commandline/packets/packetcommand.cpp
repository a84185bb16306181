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
    int submitted = 0;
    const QJsonArray rounds = jsonArray(packet->rounds, [&](const PacketRound& round) {
        const bool isSubmitted = round.submitted.has_value();
        submitted += isSubmitted ? 1 : 0;
        return Json{{"title", round.title}, {"step", stepKey(round.step)},
            {"handed_in", isSubmitted}, {"written", writtenIn(*packet, round)}};
    });
    QStringList parts{CommandWords::tr("%n round(s)", nullptr, int(packet->rounds.size())),
        CommandWords::tr("%n submitted", nullptr, submitted),
        CommandWords::tr("%n recorded entry(ies)", nullptr, int(packet->written.size()))};
    if (!packet->studies.isEmpty())
        parts.append(CommandWords::tr("%n study(s) to rate", nullptr, int(packet->studies.size())));
    Json json{{"packet", packet->uuid}, {"project", packet->projectUuid},
        {"project_name", packet->projectName}, {"person", packet->personName}, {"made_at", madeAt},
        {"written", packet->written.size()}, {"brought", packet->brought.size()},
        {"rounds", rounds}};
    if (!packet->studies.isEmpty())
        json.insert(
            QStringLiteral("studies"), jsonArray(packet->studies, [](const PacketStudy& study) {
                return Json{{"title", study.title}};
            }));
    return call.tell(
        json, CommandWords::tr("Packet for %1 from \"%2\", created %3.")
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

QString wroteText(const WrittenPacket& packet)
{
    const QString text = CommandWords::tr("Wrote %1 for %2: %n sample(s).", nullptr, packet.samples)
                             .arg(packet.path, printable(packet.person));
    if (packet.studies == 0)
        return text;
    return text + u' ' + CommandWords::tr("%n study(s) to rate.", nullptr, packet.studies);
}

Expected<WrittenPacket> write(Database& database, Call& call)
{
    TANDEM_TRY(order, orderOf(database, call));
    TANDEM_TRY(lead, actingLead(database, call, QLatin1String("as")));
    const QString project = call.word(0);
    const QString path = call.has("output") ? call.value("output")
                                            : suggestedPacketPath(project,
                                                  QFileInfo(project).path(), call.value("person"));
    TANDEM_DO(refuseOtherEnding(path, {QStringLiteral("tandem")}, call));
    TerminalProgress progress(call.console, CommandWords::tr("Writing the packet"));
    return writePacket(database, *order, path, *lead, progress.callback());
}

} // namespace

Expected<void> runPacket(Call& call)
{
    if (call.words().size() == 2) {
        if (call.word(0) != QLatin1String("show"))
            return call.misuse(
                CommandWords::tr("Give one project, or \"show\" and a packet file."));
        return showPacket(call.word(1), call);
    }
    if (!call.has("person"))
        return call.misuse(
            CommandWords::tr("--person NAME is required: the person the packet is for."));
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
    Json json{{"file", packet.path}, {"packet", packet.uuid}, {"person", packet.person},
        {"samples", packet.samples}, {"rounds", packet.rounds}};
    if (packet.studies > 0)
        json.insert(QStringLiteral("studies"), packet.studies);
    return call.tell(json, wroteText(packet));
}

const Command packetCommand{"packet", runPacket, 1, 2};

} // namespace tandem
