#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/team/synccommon.h"
#include "storage/team/teamwords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace tandem::team {

namespace {

constexpr int kMostRowsSent = 1'000;
constexpr qsizetype kMostStreamsPulled = 200;

using Sealed = MemberFile::SealedEntry;

/// What a hub's reason for not taking rows means, for who wrote them.
QString reasonText(const QString& reason)
{
    if (reason == QLatin1String("closed"))
        return TeamWords::tr("both have submitted since, with what was sent from elsewhere");
    if (reason == QLatin1String("ended"))
        return TeamWords::tr("the assignment was withdrawn or changed since");
    if (reason == QLatin1String("submitted"))
        return TeamWords::tr("it was submitted from another machine; withdraw that submission to "
                             "send them");
    if (reason == QLatin1String("changed"))
        return TeamWords::tr(
            "its texts were changed after it was published; ask the lead to assign "
            "it again");
    if (reason == QLatin1String("not sound"))
        return TeamWords::tr("the hub finds them damaged; run \"tandem check\" with this file");
    if (reason == QLatin1String("early"))
        return TeamWords::tr("they are dated in the future; set the clock of this computer");
    return TeamWords::tr("the hub does not expect them yet");
}

/// A sync of a member's file.
class MemberSync final
{
public:
    MemberSync(Database& file, HubConnection& hub, const Progress& progress)
        : m_file(file)
        , m_hub(hub)
        , m_progress(progress)
        , m_member(file)
    {
    }

    Expected<SyncReport> run()
    {
        TANDEM_DO(m_member.readItself());
        TANDEM_TRY(link, teamLink(m_file));
        m_link = **link;
        TANDEM_TRY(greeting, meetHub(m_file, m_hub, m_link, m_member.project(), m_report));
        if (greeting->person != m_member.person())
            return failure(ErrorCode::Refused,
                TeamWords::tr("The login is of %1, the file of somebody else.").arg(greeting->name),
                {}, TeamWords::tr("Use the file that was made for this login."));
        TANDEM_DO(followHub());
        TANDEM_DO(fetchParts());
        TANDEM_DO(push());
        TANDEM_DO(followHub());
        TANDEM_DO(pull());
        TANDEM_DO(noteSynced(m_file, m_link));
        TANDEM_DO(sayRefused());
        return m_report;
    }

private:
    /// Rounds that were withdrawn are no work any more, and those that are closed take nothing.
    Expected<void> followHub()
    {
        TANDEM_DO(noteHeads(m_file, m_hub, m_link, m_report));
        return inTransaction(m_file, [&]() -> Expected<void> {
            TANDEM_TRY(withdrawn, m_member.followRounds());
            for (const MemberFile::Withdrawn& one : *withdrawn)
                m_report.remarks.append(
                    TeamWords::tr("\"%1\" was withdrawn from you; %n answer(s) do not count.",
                        nullptr, one.answers)
                        .arg(one.title.left(60)));
            return {};
        });
    }

    Expected<void> fetchParts()
    {
        TANDEM_TRY(parts, partsBehind(m_hub, m_link.part));
        for (const QJsonArray& part : *parts) {
            TANDEM_TRY(bytes, fetchPart(m_hub, part));
            TANDEM_DO(inTransaction(m_file, [&]() -> Expected<void> {
                TANDEM_TRY(added, m_member.add(*bytes));
                m_report.rounds += added->rounds;
                for (const QString& title : added->changed)
                    m_report.remarks.append(
                        TeamWords::tr("\"%1\" was changed after it was assigned: ask the lead to "
                                      "assign it again.")
                            .arg(title.left(60)));
                m_link.part = part.at(0).toInt();
                return storeTeamLink(m_file, m_link);
            }));
        }
        return {};
    }

    Expected<void> push()
    {
        bool isFirst = true;
        while (true) {
            TANDEM_TRY(written, m_member.written(m_link.sent, kMostRowsSent));
            TANDEM_TRY(left, rowsToSend(m_file));
            if (m_progress && !m_progress(m_report.sent, m_report.sent + *left))
                return failure(ErrorCode::Cancelled, TeamWords::tr("Cancelled."));
            TANDEM_TRY(offered, withRefused(*written, isFirst));
            if (written->isEmpty() && offered->isEmpty())
                return {};
            TANDEM_DO(offer(*offered, written->isEmpty() ? m_link.sent : written->last().seal));
            isFirst = false;
        }
    }

    /// Rows that the hub did not take before go first once a sync, or behind the taking back of the
    /// submission that kept them out; nowhere else, also where a hub that was restored is offered
    /// everything again.
    Expected<QList<Sealed>> withRefused(const QList<Sealed>& written, bool isFirst)
    {
        QHash<QString, QList<Sealed>> before;
        QSet<QString> refusedBefore;
        QSet<QString> waiting;
        TANDEM_TRY(refused, refusedRows(m_file));
        for (const RefusedRow& row : *refused) {
            refusedBefore.insert(row.uuid);
            TANDEM_TRY(again, m_member.writtenBefore(row));
            if (*again && before.size() < kMostRowsSent / 2)
                before[row.round].append(**again);
            if (row.reason == QLatin1String("submitted"))
                waiting.insert(row.round);
        }
        QList<Sealed> behind;
        for (const Sealed& one : written) {
            if (refusedBefore.contains(one.uuid))
                continue;
            behind.append(one);
            if (one.entry.row.kind == SealKind::TakenBack)
                behind += before.take(one.entry.row.round);
        }
        QList<Sealed> all;
        for (auto rows = before.cbegin(); isFirst && rows != before.cend(); ++rows) {
            // A hub that lost the submission would take what is no part of it.
            if (waiting.contains(rows.key())) {
                TANDEM_TRY(isSubmitted, m_member.hasSubmitted(rows.key()));
                if (*isSubmitted)
                    continue;
            }
            all += rows->mid(0, qMax<qsizetype>(0, kMostRowsSent / 2 - all.size()));
        }
        return all + behind;
    }

    Expected<void> offer(const QList<Sealed>& offered, qint64 sent)
    {
        QJsonArray rows;
        for (const Sealed& one : offered) {
            const PacketRow& row = one.entry.row;
            rows.append(QJsonObject{{QStringLiteral("id"), one.uuid},
                {QStringLiteral("round"), row.round}, {QStringLiteral("kind"), int(row.kind)},
                {QStringLiteral("body"), m_member.body(one.entry)}});
        }
        TANDEM_TRY(
            reply, m_hub.callJson(QStringLiteral("push"),
                       {QString::fromUtf8(QJsonDocument(rows).toJson(QJsonDocument::Compact))}));
        const QJsonObject json = reply->toObject();
        QHash<QString, QString> reasons;
        for (const QJsonValue& one : json.value(QStringLiteral("refused")).toArray())
            reasons.insert(one.toArray().at(0).toString(), one.toArray().at(1).toString());
        m_link.sent = qMax(m_link.sent, sent);
        m_link.entries = json.value(QStringLiteral("entries")).toInteger();
        m_link.hash = json.value(QStringLiteral("hash")).toString();
        m_report.sent += int(offered.size() - reasons.size());
        return inTransaction(m_file, [&]() -> Expected<void> {
            TANDEM_DO(storeTeamLink(m_file, m_link));
            for (const Sealed& one : offered) {
                const auto reason = reasons.constFind(one.uuid);
                TANDEM_DO(reason == reasons.constEnd() ? noteAccepted(m_file, one.uuid)
                                                       : refuse(one, *reason));
            }
            return {};
        });
    }

    Expected<void> refuse(const Sealed& one, const QString& reason)
    {
        const PacketRow& row = one.entry.row;
        TANDEM_DO(noteRefused(m_file, {one.uuid, row.kind, row.at, row.round, reason}));
        if (!one.entry.isSubmission())
            return {};
        // Where it is so at the hub already, nothing is lost.
        const bool isSubmission = row.kind == SealKind::Submitted;
        const bool isSo =
            isSubmission ? reason == QLatin1String("submitted") || reason == QLatin1String("closed")
                         : reason == QLatin1String("not submitted");
        if (isSo)
            return {};
        ++m_report.refused;
        TANDEM_TRY(title,
            valueOf<QString>(m_file,
                QStringLiteral("SELECT s.title FROM round r JOIN sample s ON s.id = r.sample_id"
                               " WHERE r.uuid = ?"),
                {row.round}));
        m_report.remarks.append(
            (isSubmission ? TeamWords::tr("\"%1\": the submission was not taken: %2.")
                          : TeamWords::tr("\"%1\": the submission was not withdrawn: %2."))
                .arg(title->left(60), reasonText(reason)));
        return isSubmission ? Expected<void>() : m_member.settleSubmission(row.round, true);
    }

    Expected<void> pull()
    {
        QSet<QString> stopped;
        while (true) {
            TANDEM_TRY_VAR(behind, streamsBehind(m_file));
            behind->removeIf([&](const TeamStream& stream) {
                return stopped.contains(stream.round + stream.person);
            });
            if (behind->isEmpty())
                return {};
            TANDEM_TRY(pulled, pullRows(m_hub, behind->mid(0, kMostStreamsPulled)));
            bool isStuck = true;
            for (const PulledRows& one : *pulled) {
                const auto taken = take(one);
                if (!taken && taken.error().code != ErrorCode::Refused &&
                    taken.error().code != ErrorCode::NotFound)
                    return taken;
                const std::optional<Error> why = taken ? one.stopped : taken.error();
                if (why) {
                    stopped.insert(one.stream.round + one.stream.person);
                    TANDEM_TRY(said, saidOf(m_file, one.stream, *why));
                    m_report.remarks.append(*said);
                    m_report.refused +=
                        one.stream.there - one.stream.taken - (taken ? int(one.entries.size()) : 0);
                }
                isStuck = isStuck && (!taken || one.entries.isEmpty());
            }
            // A stream that the hub does not give after all is asked for next time.
            if (isStuck)
                return {};
        }
    }

    Expected<void> take(const PulledRows& pulled)
    {
        if (pulled.entries.isEmpty())
            return {};
        return inTransaction(m_file, [&]() -> Expected<void> {
            TANDEM_TRY(before, rowsToSend(m_file));
            TANDEM_TRY(fresh, m_member.take(pulled.stream, pulled.entries));
            m_report.received += *fresh;
            // What came from the hub need not be offered to it.
            if (*before == 0) {
                TANDEM_TRY(last,
                    valueOf<qint64>(m_file, QStringLiteral("SELECT max(id) FROM packet_seal")));
                m_link.sent = qMax(m_link.sent, *last);
                TANDEM_DO(storeTeamLink(m_file, m_link));
            }
            return noteTaken(
                m_file, pulled.stream, pulled.stream.taken + int(pulled.entries.size()));
        });
    }

    /// Says by sample what the hub did not take; what came too late, once.
    Expected<void> sayRefused()
    {
        TANDEM_DO(noteReason("closed",
            "kind < 2 AND reason NOT IN ('closed', 'late') AND round IN (SELECT round FROM"
            " team_stream WHERE closed)"));
        TANDEM_DO(sayEach());
        return noteReason("late", "kind <= 2 AND reason = 'closed'");
    }

    Expected<void> sayEach()
    {
        return eachRow(m_file,
            QStringLiteral("SELECT s.title, f.reason, count(*) FROM team_refused f JOIN round r"
                           " ON r.uuid = f.round JOIN sample s ON s.id = r.sample_id"
                           " WHERE f.kind <= 2 AND f.reason <> 'late' GROUP BY s.id, f.reason "
                           "ORDER BY s.position"),
            {}, [&](Statement& row) {
                const auto title = row.take<QString>();
                const auto reason = row.take<QString>();
                const int count = row.take<int>();
                m_report.refused += count;
                m_report.remarks.append(TeamWords::tr(
                    "\"%1\": %n row(s) stay here, not at the hub: %2.", nullptr, count)
                                            .arg(title.left(60), reasonText(reason)));
            });
    }

    /// Notes another reason for refused rows; writes nothing where there are none.
    Expected<void> noteReason(const char* reason, const char* which)
    {
        const QString where = QStringLiteral(" WHERE ") + QLatin1String(which);
        TANDEM_TRY(areAny, isAny(m_file, QStringLiteral("SELECT 1 FROM team_refused") + where));
        if (!*areAny)
            return {};
        return inTransaction(m_file, [&] {
            return m_file.run(QStringLiteral("UPDATE team_refused SET reason = ?") + where,
                {QLatin1String(reason)});
        });
    }

    Database& m_file;
    HubConnection& m_hub;
    const Progress& m_progress;
    MemberFile m_member;
    TeamLink m_link;
    SyncReport m_report;
};

} // namespace

Expected<SyncReport> syncMember(Database& file, HubConnection& hub, const Progress& progress)
{
    return MemberSync(file, hub, progress).run();
}

} // namespace tandem::team
