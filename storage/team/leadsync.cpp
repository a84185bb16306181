#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/packets/packetcontents.h"
#include "storage/packets/packetmerge.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/team/publishing.h"
#include "storage/team/synccommon.h"
#include "storage/team/teamwords.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace tandem::team {

namespace {

/// Rounds that are merged at a time, with the rows of both sides.
constexpr int kRoundsAtATime = 100;

/// What a project knows of a packet that it wrote.
struct PacketOut
{
    QString person; ///< UUID
    QString name;
    QByteArray secret;
    QByteArray digest;
    qint64 madeAt = 0;
};

/// A sync of the project.
class LeadSync final
{
public:
    LeadSync(Database& project, HubConnection& hub, PersonId by, const Progress& progress)
        : m_project(project)
        , m_hub(hub)
        , m_by(by)
        , m_progress(progress)
    {
    }

    Expected<SyncReport> run()
    {
        TANDEM_DO(PeopleRepository(m_project).requireLead(m_by));
        TANDEM_TRY(settings, SettingsRepository(m_project).load());
        m_uuid = settings->uuid;
        TANDEM_TRY(link, teamLink(m_project));
        m_link = **link;
        TANDEM_TRY(greeting, meetHub(m_project, m_hub, m_link, m_uuid, m_report));
        if (!greeting->lead)
            return failure(ErrorCode::Refused, TeamWords::tr("This login is not a lead's."), {},
                TeamWords::tr("Ask the operator for a lead's invitation."));
        // What it had when it was last seen is published again; what is new waits for its lead.
        if (m_report.wentBack) {
            TANDEM_DO(publish(m_project, m_hub, m_by, Publishing::KnownRounds).map([](auto&&) {}));
        }
        TANDEM_DO(tellRounds(m_project, m_hub));
        TANDEM_DO(noteHeads(m_project, m_hub, m_link, m_report));
        TANDEM_DO(pull());
        TANDEM_TRY(after, greet(m_hub, m_link));
        m_link.closings = after->closings;
        m_link.closingsHash = after->closingsHash;
        TANDEM_DO(noteSynced(m_project, m_link));
        m_report.remarks.removeDuplicates();
        return m_report;
    }

private:
    Expected<void> pull()
    {
        QSet<QString> done;
        while (true) {
            TANDEM_TRY_VAR(behind, streamsBehind(m_project));
            behind->removeIf([&](const TeamStream& one) { return done.contains(one.round); });
            if (behind->isEmpty())
                return {};
            QList<TeamStream> next;
            QSet<QString> rounds;
            for (const TeamStream& stream : std::as_const(*behind)) {
                if (rounds.size() == kRoundsAtATime && !rounds.contains(stream.round))
                    break;
                rounds.insert(stream.round);
                next.append(stream);
            }
            done += rounds;
            if (m_progress && !m_progress(done.size(), done.size() + behind->size()))
                return failure(ErrorCode::Cancelled, TeamWords::tr("Cancelled."));
            TANDEM_TRY(pulled, pullWhole(next));
            TANDEM_DO(mergePulled(*pulled));
        }
    }

    /// Everything of these streams that the hub gives.
    Expected<QList<PulledRows>> pullWhole(QList<TeamStream> streams)
    {
        QList<PulledRows> whole;
        for (const TeamStream& stream : std::as_const(streams))
            whole.append({stream, {}, {}});
        while (true) {
            TANDEM_TRY(pulled, pullRows(m_hub, streams));
            bool hasMore = false;
            for (qsizetype i = 0; i < pulled->size(); ++i) {
                const PulledRows& one = pulled->at(i);
                whole[i].entries += one.entries;
                streams[i].taken += int(one.entries.size());
                if (one.stopped)
                    whole[i].stopped = one.stopped;
                hasMore = hasMore || (!one.entries.isEmpty() && !one.stopped &&
                                         streams.at(i).taken < streams.at(i).there);
            }
            if (!hasMore)
                return whole;
        }
    }

    /// First what was submitted, of everybody: only then is a round closed here too, and what was
    /// said of its opinions can be taken.
    Expected<void> mergePulled(const QList<PulledRows>& pulled)
    {
        QList<PulledRows> sound;
        for (const PulledRows& one : pulled) {
            const auto checked = checkSeals(one);
            if (checked)
                sound.append(one);
            const auto why = checked ? one.stopped : std::optional(checked.error());
            if (why) {
                TANDEM_DO(leaveOut(one.stream, *why,
                    one.stream.there - one.stream.taken - (checked ? one.entries.size() : 0)));
            }
        }
        for (const bool isDiscussion : {false, true}) {
            QMap<QString, QList<PulledRows>> byPacket;
            for (const PulledRows& one : std::as_const(sound)) {
                PulledRows part{one.stream, {}, {}};
                for (const ReceivedEntry& received : one.entries) {
                    const bool isEvent = received.entry.row.kind == SealKind::Event;
                    if (!isEvent)
                        ++part.stream.taken;
                    if (isEvent == isDiscussion)
                        part.entries.append(received);
                }
                if (!isDiscussion)
                    part.stream.taken = one.stream.taken;
                if (!part.entries.isEmpty())
                    byPacket[part.entries.first().entry.packet + one.stream.person].append(part);
            }
            for (const QList<PulledRows>& ofOne : std::as_const(byPacket)) {
                TANDEM_DO(mergeOf(ofOne, isDiscussion));
            }
        }
        return {};
    }

    /// Whether its person wrote these, in a file that this project published.
    Expected<void> checkSeals(const PulledRows& rows)
    {
        for (const ReceivedEntry& received : rows.entries) {
            TANDEM_TRY(out, packetOut(received.entry.packet));
            if (out->person != rows.stream.person)
                return failure(notPublished());
            TANDEM_DO(checkSeal(received, out->secret));
        }
        return {};
    }

    Expected<void> leaveOut(const TeamStream& stream, const Error& why, qsizetype count)
    {
        m_report.refused += int(count);
        return saidOf(m_project, stream, why).map([&](const QString& said) {
            m_report.remarks.append(said);
        });
    }

    Expected<void> mergeOf(const QList<PulledRows>& parts, bool isDiscussion)
    {
        const auto merged =
            inTransaction(m_project, [&] { return mergeInTransaction(parts, isDiscussion); });
        if (merged || merged.error().code == ErrorCode::Busy ||
            merged.error().code == ErrorCode::DiskFull)
            return merged;
        // What is wrong with one round, or with one person's machine, keeps nothing else out.
        if (parts.size() == 1)
            return leaveOut(parts.first().stream, merged.error(), parts.first().entries.size());
        for (const PulledRows& one : parts) {
            TANDEM_DO(mergeOf({one}, isDiscussion));
        }
        return {};
    }

    Expected<void> mergeInTransaction(const QList<PulledRows>& parts, bool isDiscussion)
    {
        TANDEM_TRY(contents, contentsOf(parts, isDiscussion));
        TANDEM_TRY(merge, mergePacketContents(m_project, *contents, {m_by, true}));
        int refused = 0;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            const RoundMerge& line = merge->rounds.at(i);
            if (!line.refusal.isEmpty() && !isDiscussion) {
                TANDEM_TRY(isSettled, settleLate(parts.at(i), line, contents->personName));
                if (*isSettled)
                    continue;
            }
            if (!line.refusal.isEmpty()) {
                m_report.remarks.append(
                    TeamWords::tr("%1, \"%2\": %3")
                        .arg(contents->personName, line.title.left(60), line.refusal));
                refused += int(parts.at(i).entries.size());
                continue;
            }
            if (!line.ignored.isEmpty())
                m_report.remarks.append(line.ignored);
            const TeamStream& stream = parts.at(i).stream;
            TANDEM_DO(noteTaken(m_project, stream, stream.taken + int(parts.at(i).entries.size())));
        }
        m_report.received += merge->fresh();
        m_report.refused += refused;
        return {};
    }

    /// Of a round that is closed in the project everything that counts is there. What else the
    /// stream has, through a hub that was restored, is said once and keeps nothing behind it out.
    Expected<bool> settleLate(
        const PulledRows& part, const RoundMerge& line, const QString& personName)
    {
        const TeamStream& stream = part.stream;
        TANDEM_TRY(isClosed, isAny(m_project,
                                 QStringLiteral("SELECT 1 FROM round WHERE uuid = ? AND handed_in_a"
                                                " IS NOT NULL AND handed_in_b IS NOT NULL AND"
                                                " withdrawn_at IS NULL AND settled_at IS NULL"),
                                 {stream.round}));
        if (!*isClosed)
            return false;
        int late = 0;
        for (const ReceivedEntry& received : part.entries) {
            const PacketRow& row = received.entry.row;
            if (!received.entry.isSubmission()) {
                TANDEM_TRY(known, packetRow(m_project, row.kind, row.uuid));
                if (*known)
                    continue;
                ++late;
            }
            TANDEM_DO(noteRefused(
                m_project, {row.uuid, row.kind, row.at, row.round, QStringLiteral("late")}));
        }
        m_report.refused += late;
        m_report.remarks.append(TeamWords::tr("%1, \"%2\": %n row(s) came after the round was "
                                              "closed and do not count.",
            nullptr, late)
                                    .arg(personName, line.title.left(60)));
        TANDEM_DO(noteTaken(m_project, stream, stream.taken + int(part.entries.size())));
        return true;
    }

    /// What a packet would bring with these rows.
    Expected<PacketContents> contentsOf(const QList<PulledRows>& parts, bool isDiscussion)
    {
        PacketContents contents;
        contents.uuid = parts.first().entries.first().entry.packet;
        contents.projectUuid = m_uuid;
        contents.person = parts.first().stream.person;
        TANDEM_TRY(out, packetOut(contents.uuid));
        contents.personName = out->name;
        contents.secret = out->secret;
        contents.digest = out->digest;
        contents.madeAt = out->madeAt;
        for (const PulledRows& part : parts) {
            PacketRound round;
            round.uuid = part.stream.round;
            round.isClosed = isDiscussion;
            TANDEM_DO(eachRow(m_project,
                QStringLiteral("SELECT s.title, r.step FROM round r JOIN sample s"
                               " ON s.id = r.sample_id WHERE r.uuid = ?"),
                {round.uuid}, [&](Statement& row) { row.read(round.title, round.step); }));
            for (const ReceivedEntry& received : part.entries) {
                const PacketRow& row = received.entry.row;
                round.digest = received.entry.digest;
                if (!received.entry.isSubmission()) {
                    contents.written.append(row);
                    continue;
                }
                round.submitted =
                    row.kind == SealKind::Submitted ? std::optional(row.at) : std::nullopt;
                contents.handIns.append({row.kind, row.round, row.at});
            }
            contents.rounds.append(round);
        }
        return contents;
    }

    Expected<PacketOut> packetOut(const QString& uuid)
    {
        if (const auto known = m_packets.constFind(uuid); known != m_packets.constEnd())
            return *known;
        TANDEM_TRY(
            out, oneRow(m_project,
                     QStringLiteral("SELECT n.uuid, n.name, k.secret, k.digest, k.made_at FROM"
                                    " packet_out k JOIN person n ON n.id = k.person_id"
                                    " WHERE k.uuid = ?"),
                     {uuid},
                     into(&PacketOut::person, &PacketOut::name, &PacketOut::secret,
                         &PacketOut::digest, &PacketOut::madeAt),
                     notPublished()));
        m_packets.insert(uuid, *out);
        return out;
    }

    static Error notPublished()
    {
        return {ErrorCode::Refused,
            TeamWords::tr("The hub has entries of a file that this project did not publish."), {},
            TeamWords::tr("If this project is an older copy, use the newer one."), {}};
    }

    Database& m_project;
    HubConnection& m_hub;
    PersonId m_by;
    const Progress& m_progress;
    QString m_uuid;
    TeamLink m_link;
    QHash<QString, PacketOut> m_packets; ///< by UUID
    SyncReport m_report;
};

} // namespace

Expected<SyncReport> syncLead(
    Database& project, HubConnection& hub, PersonId by, const Progress& progress)
{
    return LeadSync(project, hub, by, progress).run();
}

} // namespace tandem::team
