#include "storage/team/publishing.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/packets/packetcopy.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetinfo.h"
#include "storage/packets/packetwriter.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/team/synccommon.h"
#include "storage/team/teamwords.h"

#include <QCryptographicHash>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTemporaryDir>

namespace tandem::team {

namespace {

constexpr qsizetype kSamplesInAPart = 100;
constexpr qsizetype kChunkBytes = qsizetype(512) << 10;
constexpr qsizetype kMostRoundsTold = 1'000;

QString jsonOf(const QJsonArray& array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

/// What the hub has of a round for one person.
struct AtHub
{
    QString round;
    QString person;
    QString digest; ///< in hex; empty: it was not published to this person
    bool ended = false;
    bool closed = false;
    bool submitted = false;
    bool hasLogin = false;
};

Expected<QList<AtHub>> publishedAt(HubConnection& hub)
{
    TANDEM_TRY(reply, hub.callJson(QStringLiteral("published")));
    QList<AtHub> found;
    for (const QJsonValue& value : reply->toArray()) {
        const QJsonArray row = value.toArray();
        found.append({row.at(0).toString(), row.at(1).toString(), row.at(2).toString(),
            row.at(3).toBool(), row.at(4).toBool(), row.at(5).toBool(), row.at(6).toBool()});
    }
    return found;
}

Expected<QString> uuidOf(Database& project, PersonId person)
{
    return valueOf<QString>(
        project, QStringLiteral("SELECT uuid FROM person WHERE id = ?"), {person});
}

Expected<QString> digestOf(Database& project, const Round& round)
{
    return roundDigest(project, round.id).map([](const QByteArray& digest) {
        return QString::fromLatin1(digest.toHex());
    });
}

/// Publishing what a project has for its members.
class Publisher final
{
public:
    Publisher(Database& project, HubConnection& hub, PersonId by, Publishing which,
        const Progress& progress)
        : m_project(project)
        , m_hub(hub)
        , m_by(by)
        , m_which(which)
        , m_progress(progress)
    {
    }

    Expected<Published> run()
    {
        TANDEM_DO(PeopleRepository(m_project).requireLead(m_by));
        TANDEM_DO(readHub());
        for (const Person& person : std::as_const(m_people)) {
            if (person.active) {
                TANDEM_DO(publishTo(person));
            }
        }
        return m_published;
    }

private:
    Expected<void> readHub()
    {
        TANDEM_TRY(settings, SettingsRepository(m_project).load());
        TANDEM_TRY(people, PeopleRepository(m_project).all());
        m_people = *people;
        QJsonArray everybody;
        QString own;
        for (const Person& person : std::as_const(m_people)) {
            TANDEM_TRY(uuid, uuidOf(m_project, person.id));
            m_uuids.insert(person.id.value, *uuid);
            everybody.append(QJsonArray{*uuid, person.name});
            if (person.id == m_by)
                own = *uuid;
        }
        const QVariant caller =
            own.isEmpty() ? QVariant(QMetaType::fromType<QString>()) : QVariant(own);
        TANDEM_TRY(members,
            m_hub.callJson(QStringLiteral("people"), {settings->uuid, caller, jsonOf(everybody)}));
        for (const QJsonValue& member : members->toArray())
            m_members.insert(member.toString());
        TANDEM_TRY(there, publishedAt(m_hub));
        for (const AtHub& one : *there)
            m_digests.insert(one.round + one.person, one.digest);
        if (m_which == Publishing::KnownRounds) {
            TANDEM_TRY(known,
                valuesOf<QString>(m_project, QStringLiteral("SELECT round FROM team_stream")));
            m_known = QSet<QString>(known->begin(), known->end());
        }
        return {};
    }

    Expected<void> publishTo(const Person& person)
    {
        TANDEM_TRY(rounds, packetRounds(m_project, person.id, {}));
        const QString uuid = m_uuids.value(person.id.value);
        if (!m_members.contains(uuid)) {
            if (!rounds->open.isEmpty() && person.id != m_by)
                m_published.waiting.append(person.name);
            return {};
        }
        QList<SampleId> samples;
        for (const Round& round : rounds->all()) {
            TANDEM_TRY(isNew, needsPublishing(round, uuid));
            if (*isNew && !samples.contains(round.sample))
                samples.append(round.sample);
        }
        for (qsizetype i = 0; i < samples.size(); i += kSamplesInAPart)
            TANDEM_DO(publishPart(person, samples.mid(i, kSamplesInAPart)));
        m_published.people += samples.isEmpty() ? 0 : 1;
        return {};
    }

    Expected<bool> needsPublishing(const Round& round, const QString& person)
    {
        const QString there = m_digests.value(round.uuid + person);
        if (there.isEmpty())
            return m_which == Publishing::AllRounds || m_known.contains(round.uuid);
        TANDEM_TRY(digest, digestOf(m_project, round));
        if (*digest != there) {
            TANDEM_TRY(title,
                valueOf<QString>(m_project, QStringLiteral("SELECT title FROM sample WHERE id = ?"),
                    {round.sample}));
            if (!m_published.changed.contains(*title))
                m_published.changed.append(*title);
        }
        return false;
    }

    Expected<void> publishPart(const Person& person, const QList<SampleId>& samples)
    {
        if (m_progress && !m_progress(m_published.rounds, 0))
            return failure(ErrorCode::Cancelled, TeamWords::tr("Cancelled."));
        TANDEM_TRY(rounds, packetRounds(m_project, person.id, samples));
        TANDEM_TRY(told, roundsTold(rounds->all()));
        TANDEM_TRY(packet, makePacket(person, samples));
        const QByteArray packed = qCompress(*packet);
        const QByteArray hash = QCryptographicHash::hash(packed, QCryptographicHash::Sha256);
        TANDEM_DO(upload(packed, hash));
        const QString uuid = m_uuids.value(person.id.value);
        TANDEM_DO(
            m_hub.call(QStringLiteral("publish"), {uuid, hash, jsonOf(*told)}).map([](auto&&) {}));
        TANDEM_DO(inTransaction(m_project, [&]() -> Expected<void> {
            for (const QJsonValue& one : *told)
                TANDEM_DO(
                    noteHead(m_project, {one.toArray().at(0).toString(), uuid, 0, 0}).map([](bool) {
                    }));
            return {};
        }));
        m_published.rounds += int(told->size());
        return {};
    }

    Expected<QJsonArray> roundsTold(const QList<Round>& rounds)
    {
        QJsonArray all;
        for (const Round& round : rounds) {
            TANDEM_TRY(digest, digestOf(m_project, round));
            QJsonArray pair;
            for (const PersonId one : {round.pair.a, round.pair.b})
                pair.append(QJsonArray{m_uuids.value(one.value), round.hasSubmitted(one)});
            all.append(QJsonArray{round.uuid, int(round.step), *digest, pair});
        }
        return all;
    }

    /// Noted in the project before anybody can have it: what is written in it is known by that.
    Expected<QByteArray> makePacket(const Person& person, const QList<SampleId>& samples)
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("part.tandem"));
        TANDEM_TRY_VAR(
            draft, PacketDraft::make(m_project, {person.id, samples}, path, newPacketStamp()));
        TANDEM_DO(inTransaction(m_project, [&] { return (*draft)->record(m_project, m_by); }));
        TANDEM_DO((*draft)->finish().map([](auto&&) {}));
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::Unreadable, TeamWords::tr("The file cannot be read."), path,
                {}, file.errorString());
        return file.readAll();
    }

    Expected<void> upload(const QByteArray& packed, const QByteArray& hash)
    {
        const int chunks = int((packed.size() + kChunkBytes - 1) / kChunkBytes);
        TANDEM_TRY(there, m_hub.callJson(QStringLiteral("begin_blob"), {hash, chunks}));
        QSet<int> known;
        for (const QJsonValue& number : there->toArray())
            known.insert(number.toInt());
        for (int i = 0; i < chunks; ++i) {
            if (known.contains(i))
                continue;
            TANDEM_DO(m_hub
                          .call(QStringLiteral("put_chunk"),
                              {hash, i, packed.mid(i * kChunkBytes, kChunkBytes)})
                          .map([](auto&&) {}));
        }
        return {};
    }

    Database& m_project;
    HubConnection& m_hub;
    PersonId m_by;
    Publishing m_which;
    const Progress& m_progress;
    QList<Person> m_people;
    QHash<qint64, QString> m_uuids;    ///< by id
    QSet<QString> m_members;           ///< UUIDs
    QHash<QString, QString> m_digests; ///< at the hub, by round and person
    QSet<QString> m_known;
    Published m_published;
};

/// A round in the project, as far as the hub has to know it.
struct RoundNow
{
    QString uuid;
    bool ended = false;
    bool submittedA = false;
    bool submittedB = false;
    QString personA;
    QString personB;
};

} // namespace

Expected<Published> publish(
    Database& project, HubConnection& hub, PersonId by, Publishing which, const Progress& progress)
{
    TANDEM_DO(refuseInPacket(project));
    return Publisher(project, hub, by, which, progress).run();
}

Expected<void> tellRounds(Database& project, HubConnection& hub)
{
    QHash<QString, RoundNow> rounds;
    TANDEM_TRY(all,
        rowsOf(project,
            QStringLiteral(
                "SELECT r.uuid, r.withdrawn_at IS NOT NULL OR r.settled_at IS NOT NULL,"
                " r.handed_in_a IS NOT NULL, r.handed_in_b IS NOT NULL, a.uuid, b.uuid FROM round r"
                " JOIN person a ON a.id = r.annotator_a JOIN person b ON b.id = r.annotator_b"),
            {},
            into(&RoundNow::uuid, &RoundNow::ended, &RoundNow::submittedA, &RoundNow::submittedB,
                &RoundNow::personA, &RoundNow::personB)));
    for (const RoundNow& round : *all)
        rounds.insert(round.uuid, round);
    TANDEM_TRY(there, publishedAt(hub));
    QJsonArray submitted;
    QSet<QString> ended;
    QSet<QString> goOn;
    for (const AtHub& one : *there) {
        const auto round = rounds.constFind(one.round);
        if (round == rounds.constEnd())
            continue;
        if (round->ended != one.ended)
            (round->ended ? ended : goOn).insert(one.round);
        const bool isSubmitted =
            one.person == round->personA ? round->submittedA : round->submittedB;
        if (!one.hasLogin && !one.closed && isSubmitted != one.submitted)
            submitted.append(QJsonArray{one.round, one.person, isSubmitted});
    }
    const auto tell = [&](const char* function, QJsonArray list,
                          const QVariantList& more = {}) -> Expected<void> {
        while (!list.isEmpty()) {
            QJsonArray some;
            for (qsizetype i = 0; i < kMostRoundsTold && !list.isEmpty(); ++i)
                some.append(list.takeAt(list.size() - 1));
            TANDEM_DO(hub.call(QLatin1String(function), QVariantList{jsonOf(some)} + more)
                          .map([](auto&&) {}));
        }
        return {};
    };
    TANDEM_DO(tell("submitted_there", submitted));
    TANDEM_DO(tell("end_rounds", QJsonArray::fromStringList(ended.values()), {true}));
    return tell("end_rounds", QJsonArray::fromStringList(goOn.values()), {false});
}

} // namespace tandem::team
