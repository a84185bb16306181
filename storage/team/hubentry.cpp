#include "storage/team/hubentry.h"

#include "storage/packets/packetbounds.h"
#include "storage/packets/seal.h"
#include "storage/team/teamwords.h"

#include <QJsonDocument>
#include <QUuid>

namespace tandem::team {

namespace {

constexpr int kEntryVersion = 1;
constexpr qsizetype kDigestBytes = 32;

QByteArray sealedBytesOf(const HubEntry& entry)
{
    const PacketRow& row = entry.row;
    return entry.isSubmission() ? canonicalSubmission(row.kind, row.round, row.person, row.at)
                                : canonicalBytes(row);
}

QByteArray sealOfEntry(const HubEntry& entry, const QByteArray& secret)
{
    return sealOf(secret, entry.digest, sealedBytesOf(entry));
}

/// What the texts of the round are known by is no secret to whoever has them, and to nobody else.
QByteArray pairSealOf(const HubEntry& entry)
{
    return sealOf(entry.digest, entry.row.round.toLatin1(), sealedBytesOf(entry));
}

tl::unexpected<Error> altered(const QString& uuid)
{
    return failure(ErrorCode::Refused,
        TeamWords::tr("An entry at the hub is not as Tandem wrote it for this person: it was "
                      "altered, or somebody else used their login."),
        uuid,
        TeamWords::tr("It is not taken, nor is what follows it there. The person should run "
                      "\"tandem team rotate\", and the lead assign the sample again."));
}

QString hex(const QByteArray& bytes)
{
    return QString::fromLatin1(bytes.toHex());
}

} // namespace

QString uuidOfSubmission(const SubmissionEvent& event)
{
    return QUuid::createUuidV5(
        QUuid(event.round), QStringLiteral("%1/%2").arg(int(event.kind)).arg(event.at))
        .toString(QUuid::WithoutBraces);
}

QString bodyOf(const HubEntry& entry, const QByteArray& secret)
{
    const PacketRow& row = entry.row;
    QJsonObject json{{QStringLiteral("v"), kEntryVersion}, {QStringLiteral("p"), entry.packet},
        {QStringLiteral("d"), hex(entry.digest)}, {QStringLiteral("at"), row.at},
        {QStringLiteral("seal"), hex(sealOfEntry(entry, secret))}};
    // Answers are compared in the project, and go to no partner.
    if (row.kind != SealKind::Answer)
        json.insert(QStringLiteral("c"), hex(pairSealOf(entry)));
    if (!entry.isSubmission()) {
        json.insert(QStringLiteral("s"), row.subject);
        json.insert(QStringLiteral("x"), row.value ? QJsonValue(*row.value) : QJsonValue());
        json.insert(QStringLiteral("f"), row.flag);
        json.insert(QStringLiteral("ms"), row.durationMs);
        json.insert(QStringLiteral("t"), QString::fromLatin1(row.text.toBase64()));
    }
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Expected<ReceivedEntry> entryFrom(
    const QString& uuid, const QString& round, const QString& person, int kind, const QString& body)
{
    const QJsonObject json = QJsonDocument::fromJson(body.toUtf8()).object();
    const int version = json.value(QStringLiteral("v")).toInt();
    if (version > kEntryVersion || kind > int(SealKind::TakenBack))
        return failure(ErrorCode::NewerVersion,
            TeamWords::tr("The hub has entries of a newer version of Tandem."), uuid,
            TeamWords::tr("Install that version; until then these entries wait."));
    ReceivedEntry received;
    HubEntry& entry = received.entry;
    entry.packet = json.value(QStringLiteral("p")).toString();
    entry.digest = QByteArray::fromHex(json.value(QStringLiteral("d")).toString().toLatin1());
    received.seal = QByteArray::fromHex(json.value(QStringLiteral("seal")).toString().toLatin1());
    received.pairSeal = QByteArray::fromHex(json.value(QStringLiteral("c")).toString().toLatin1());
    PacketRow& row = entry.row;
    row.kind = static_cast<SealKind>(kind);
    row.uuid = uuid;
    row.round = round;
    row.person = person;
    row.at = json.value(QStringLiteral("at")).toInteger();
    const bool isSound = version == kEntryVersion && kind >= 0 && isPacketUuid(entry.packet) &&
                         isPacketUuid(uuid) && isPacketUuid(round) && isPacketTime(row.at) &&
                         entry.digest.size() == kDigestBytes &&
                         received.seal.size() == kDigestBytes;
    if (!isSound)
        return altered(uuid);
    if (entry.isSubmission())
        return uuidOfSubmission({row.kind, round, row.at}) == uuid
                   ? Expected<ReceivedEntry>(received)
                   : altered(uuid);
    row.subject = json.value(QStringLiteral("s")).toString();
    if (const QJsonValue value = json.value(QStringLiteral("x")); value.isDouble())
        row.value = value.toInteger();
    row.flag = json.value(QStringLiteral("f")).toInteger();
    row.durationMs = json.value(QStringLiteral("ms")).toInteger();
    row.text = QByteArray::fromBase64(json.value(QStringLiteral("t")).toString().toLatin1());
    if (!checkBounds(row, {}))
        return altered(uuid);
    return received;
}

Expected<void> checkSeal(const ReceivedEntry& received, const QByteArray& secret)
{
    if (sealOfEntry(received.entry, secret) != received.seal)
        return altered(received.entry.row.uuid);
    return {};
}

Expected<void> checkPairSeal(const ReceivedEntry& received, const QByteArray& digest)
{
    if (received.entry.digest != digest || pairSealOf(received.entry) != received.pairSeal)
        return altered(received.entry.row.uuid);
    return {};
}

} // namespace tandem::team
