#include "storage/team/synccommon.h"

#include "models/rounds/stepname.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/team/teamwords.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVariant>
#include <QtEndian>

namespace tandem::team {

namespace {

/// Of the functions of a hub that this program calls (resources/team/hub.sql).
constexpr int kHubVersion = 1;
/// A clock that differs by more is said: the time of what is written with it is doubtful.
constexpr qint64 kMostClockDifferenceMs = 5 * 60 * 1000;
constexpr qsizetype kLargestPart = qsizetype(256) << 20;

QByteArray fromHex(const QString& text)
{
    return QByteArray::fromHex(text.toLatin1());
}

Error unreadableReply()
{
    return {ErrorCode::Corrupt, TeamWords::tr("The hub's reply cannot be read."), {},
        TeamWords::tr("Show this to the operator."), {}};
}

} // namespace

Expected<HubGreeting> greet(HubConnection& hub, const TeamLink& link)
{
    TANDEM_TRY(reply,
        hub.callJson(QStringLiteral("greet"), {kHubVersion, link.entries, fromHex(link.hash),
                                                  link.closings, fromHex(link.closingsHash)}));
    const QJsonObject json = reply->toObject();
    const auto text = [&](const char* key) { return json.value(QLatin1String(key)).toString(); };
    if (json.value(QStringLiteral("version")).toInt() > kHubVersion)
        return failure(ErrorCode::NewerVersion,
            TeamWords::tr("The hub was made for a newer version of Tandem."), {},
            TeamWords::tr("Install that version. Everything is saved here meanwhile."));
    HubGreeting greeting;
    greeting.epoch = text("epoch");
    greeting.project = text("project");
    greeting.person = text("person");
    greeting.name = text("name");
    greeting.lead = json.value(QStringLiteral("lead")).toBool();
    greeting.agrees = json.value(QStringLiteral("agrees")).toBool();
    greeting.seesAll = json.value(QStringLiteral("sees_all")).toBool();
    greeting.parts = json.value(QStringLiteral("parts")).toInt();
    greeting.closings = json.value(QStringLiteral("closings")).toInteger();
    greeting.closingsHash = text("closings_hash");
    greeting.now = json.value(QStringLiteral("now")).toInteger();
    return greeting;
}

Expected<QList<QJsonArray>> partsBehind(HubConnection& hub, int after)
{
    TANDEM_TRY(reply, hub.callJson(QStringLiteral("parts"), {after}));
    QList<QJsonArray> parts;
    for (const QJsonValue& part : reply->toArray())
        parts.append(part.toArray());
    return parts;
}

Expected<QByteArray> fetchPart(HubConnection& hub, const QJsonArray& part)
{
    const QByteArray hash = fromHex(part.at(1).toString());
    QByteArray packed;
    for (int i = 0; i < part.at(2).toInt(); ++i) {
        TANDEM_TRY(chunk, hub.call(QStringLiteral("chunk"), {hash, i}));
        packed += chunk->toByteArray();
        if (packed.size() > kLargestPart)
            return failure(unreadableReply());
    }
    if (QCryptographicHash::hash(packed, QCryptographicHash::Sha256) != hash)
        return failure(ErrorCode::Corrupt,
            TeamWords::tr("A part of the file is not what was published."), part.at(1).toString(),
            TeamWords::tr("Show this to the operator."));
    // The first four bytes say how much it becomes.
    const bool isBearable =
        packed.size() > 4 && qFromBigEndian<quint32>(packed.constData()) <= kLargestPart;
    const QByteArray bytes = isBearable ? qUncompress(packed) : QByteArray();
    return bytes.isEmpty() ? Expected<QByteArray>(failure(unreadableReply())) : bytes;
}

Expected<HubGreeting> meetHub(
    Database& file, HubConnection& hub, TeamLink& link, const QString& project, SyncReport& report)
{
    TANDEM_TRY(greeting, greet(hub, link));
    if (!greeting->project.isEmpty() && greeting->project != project)
        return failure(ErrorCode::Refused, TeamWords::tr("The hub belongs to another project."), {},
            TeamWords::tr("Use a database of its own for each project."));
    const qint64 ahead = QDateTime::currentMSecsSinceEpoch() - greeting->now;
    if (qAbs(ahead) > kMostClockDifferenceMs)
        report.remarks.append(
            TeamWords::tr("The clocks of this computer and of the hub differ by %n minute(s): set "
                          "this one, if it is wrong.",
                nullptr, int(qAbs(ahead) / 60'000)));
    const bool isKnown = greeting->agrees && link.epoch == greeting->epoch;
    if (isKnown)
        return greeting;
    report.wentBack = !link.epoch.isEmpty();
    link = link.fromTheBeginning();
    link.epoch = greeting->epoch;
    TANDEM_DO(inTransaction(file,
        [&] { return forgetStreams(file).and_then([&] { return storeTeamLink(file, link); }); }));
    return greeting;
}

Expected<void> noteHeads(Database& file, HubConnection& hub, TeamLink& link, SyncReport& report)
{
    TANDEM_TRY(reply, hub.callJson(QStringLiteral("heads"), {link.since}));
    const QJsonObject json = reply->toObject();
    const QString next = json.value(QStringLiteral("since")).toString();
    // A server that the hub was moved to counts its transactions anew.
    if (next.toULongLong() < link.since.toULongLong()) {
        link.since = QStringLiteral("0");
        return noteHeads(file, hub, link, report);
    }
    link.since = next;
    return inTransaction(file, [&]() -> Expected<void> {
        for (const QJsonValue& value : json.value(QStringLiteral("heads")).toArray()) {
            const QJsonArray head = value.toArray();
            TANDEM_TRY(isChanged,
                noteHead(file, {head.at(0).toString(), head.at(1).toString(), 0, head.at(2).toInt(),
                                   head.at(3).toBool(), head.at(4).toBool()}));
            report.changes += *isChanged ? 1 : 0;
        }
        return storeTeamLink(file, link);
    });
}

Expected<QList<PulledRows>> pullRows(HubConnection& hub, const QList<TeamStream>& streams)
{
    QJsonArray wanted;
    QHash<QString, qsizetype> places;
    QList<PulledRows> pulled;
    for (const TeamStream& stream : streams) {
        wanted.append(QJsonArray{stream.round, stream.person, stream.taken});
        places.insert(stream.round + stream.person, pulled.size());
        pulled.append({stream, {}, {}});
    }
    TANDEM_TRY(
        rows, hub.rows(QStringLiteral("pull"),
                  {QString::fromUtf8(QJsonDocument(wanted).toJson(QJsonDocument::Compact))}));
    for (const QVariantList& row : *rows) {
        const QString round = row.value(0).toString();
        const QString person = row.value(1).toString();
        const auto place = places.constFind(round + person);
        if (place == places.constEnd())
            return failure(unreadableReply());
        PulledRows& one = pulled[*place];
        if (one.stopped)
            continue;
        // Counters have no gaps: a missing row would be one that was lost.
        if (row.value(2).toInt() != one.stream.taken + one.entries.size() + 1)
            return failure(unreadableReply());
        const auto entry = entryFrom(
            row.value(3).toString(), round, person, row.value(4).toInt(), row.value(5).toString());
        if (entry)
            one.entries.append(*entry);
        else
            one.stopped = entry.error();
    }
    return pulled;
}

Expected<QString> saidOf(Database& file, const TeamStream& stream, const Error& error)
{
    QString title = stream.round;
    QString person = stream.person;
    Step step = Step::Paragraphs;
    TANDEM_DO(eachRow(file,
        QStringLiteral("SELECT s.title, r.step FROM round r JOIN sample s ON s.id = r.sample_id"
                       " WHERE r.uuid = ?"),
        {stream.round}, [&](Statement& row) { row.read(title, step); }));
    TANDEM_DO(eachRow(file, QStringLiteral("SELECT name FROM person WHERE uuid = ?"),
        {stream.person}, [&](Statement& row) { row.read(person); }));
    return TeamWords::tr("%1, \"%2\" (%3): %4")
        .arg(person, title.left(60), stepName(step),
            Error{error.code, error.what, {}, error.remedy, {}}.sentence());
}

Expected<void> noteSynced(Database& file, TeamLink& link)
{
    link.syncedAt = QDateTime::currentMSecsSinceEpoch();
    return inTransaction(file, [&] { return storeTeamLink(file, link); });
}

} // namespace tandem::team
