#include "storage/packets/mergeplan.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/rowcheck.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/settingsrepository.h"

#include <algorithm>

namespace tandem {

namespace {

Error notOfHere(const QString& what, const QString& where, const QString& remedy)
{
    return {ErrorCode::Refused, what, where, remedy, {}};
}

Expected<std::optional<Round>> roundByUuid(Database& project, const QString& uuid)
{
    Statement row(project,
        QStringLiteral("SELECT %1 FROM round WHERE uuid = ?").arg(roundColumns(QString())), {uuid});
    std::optional<Round> round;
    if (row.next())
        round = roundFrom(row);
    return row.result(round);
}

} // namespace

Expected<void> MergePlan::make()
{
    m_merge = {m_packet.path, m_packet.uuid, m_packet.personName,
        QDateTime::fromMSecsSinceEpoch(m_packet.madeAt, Qt::UTC), {}, {}};
    const auto origin = checkOrigin().and_then([&] { return checkBrought(); });
    if (!origin)
        return origin;
    for (const PacketRow& row : m_packet.written)
        m_written[row.round].append(row);
    for (const SubmissionEvent& event : m_packet.handIns)
        m_handIns[event.round].append(event);
    for (const PacketRound& round : m_packet.rounds) {
        TANDEM_DO(planRound(round));
    }
    for (const PacketStudy& study : m_packet.studies) {
        TANDEM_TRY(part, StudyPart::make(m_project, m_packet, study, m_person));
        m_merge.studies.append(part->line());
        m_studies.append(*part);
    }
    return {};
}

Expected<void> MergePlan::checkOrigin()
{
    TANDEM_TRY(settings, SettingsRepository(m_project).load());
    if (settings->uuid != m_packet.projectUuid)
        return failure(notOfHere(PacketWords::tr("The packet belongs to another project: \"%1\".")
                                     .arg(m_packet.projectName.left(80)),
            {}, PacketWords::tr("Open that project and merge the packet there.")));
    Statement out(m_project,
        QStringLiteral("SELECT k.secret, k.digest, n.id, n.uuid, n.name FROM packet_out k"
                       " JOIN person n ON n.id = k.person_id WHERE k.uuid = ?"),
        {m_packet.uuid});
    if (!out.next())
        return out.failed()
                   ? out.done()
                   : failure(
                         notOfHere(PacketWords::tr("This project did not create this packet."), {},
                             PacketWords::tr(
                                 "If this project is an older copy, merge into the newer one.")));
    if (out.text(3) != m_packet.person)
        return failure(packetAltered(PacketWords::tr("it was made for %1.").arg(out.text(4)), {}));
    if (out.bytes(0) != m_packet.secret || out.bytes(1) != m_packet.digest)
        return failure(
            packetAltered(PacketWords::tr("its texts are not the ones written into it."), {}));
    m_person = PersonId{out.integer(2)};
    m_merge.person = out.text(4);
    return out.done();
}

/// What a packet holds without a seal came from the project, where it still stands.
Expected<void> MergePlan::checkBrought()
{
    for (const PacketRow& row : m_packet.brought) {
        TANDEM_TRY(known, isKnown(row));
        if (!*known && isOfRater(row.kind)) {
            TANDEM_TRY(isErased, hasWithdrawnSince(m_project, row.round));
            if (*isErased)
                continue;
        }
        if (!*known)
            return failure(packetAltered(
                PacketWords::tr(
                    "it contains entries that neither its person nor the project wrote."),
                m_packet.titleOf(row.round)));
    }
    return {};
}

Expected<bool> MergePlan::isKnown(const PacketRow& row)
{
    TANDEM_TRY(there, packetRow(m_project, row.kind, row.uuid));
    if (!*there)
        return false;
    if (**there != row)
        return failure(
            packetAltered(PacketWords::tr("an entry differs from the one in the project."),
                m_packet.titleOf(row.round)));
    return true;
}

Expected<bool> MergePlan::isKnown(const SubmissionEvent& event)
{
    const auto there = m_project.scalar(
        QStringLiteral("SELECT 1 FROM journal WHERE subject = ? AND at = ? AND person_id = ?"
                       " AND event = ?"),
        {event.round, event.at, m_person.value, submissionWord(event.kind)});
    return there.map([](const QVariant& found) { return found.isValid(); });
}

Expected<void> MergePlan::planRound(const PacketRound& packed)
{
    RoundMerge line;
    line.title = packed.title;
    line.step = packed.step;
    TANDEM_TRY(round, roundByUuid(m_project, packed.uuid));
    if (!*round) {
        line.refusal = PacketWords::tr("It is no longer in the project.");
        m_merge.rounds.append(line);
        return {};
    }
    TANDEM_TRY(
        position, m_project.scalar(QStringLiteral("SELECT position FROM sample WHERE id = ?"),
                      {(*round)->sample.value}));
    line.position = position->toInt();
    MergePart part{**round, {}, {}, {}};
    TANDEM_DO(findNew(part, line));
    if (!part.rows.isEmpty() || !part.events.isEmpty()) {
        TANDEM_DO(judge(part, packed, line));
        if (line.refusal.isEmpty())
            m_parts.append(part);
    }
    m_merge.rounds.append(line);
    return {};
}

Expected<void> MergePlan::findNew(MergePart& part, RoundMerge& line)
{
    for (const PacketRow& row : m_written.value(part.round.uuid)) {
        TANDEM_TRY(known, isKnown(row));
        *known ? ++line.known : ++line.fresh;
        if (!*known)
            part.rows.append(row);
    }
    for (const SubmissionEvent& event : m_handIns.value(part.round.uuid)) {
        TANDEM_TRY(known, isKnown(event));
        if (!*known)
            part.events.append(event);
    }
    return {};
}

Expected<void> MergePlan::judge(MergePart& part, const PacketRound& packed, RoundMerge& line)
{
    TANDEM_TRY(submitted, submittedAfter(part));
    part.submitted = *submitted;
    const bool isSubmitted = part.round.hasSubmitted(m_person);
    line.handsIn = part.submitted && !isSubmitted;
    line.takesBack = !part.submitted && isSubmitted;
    if (!part.events.isEmpty() && part.events.last().kind == SealKind::Submitted &&
        part.submitted != part.events.last().at)
        line.ignored = PacketWords::tr("Its submission of %1 does not count: the project has a "
                                       "later submission or withdrawal by this person.")
                           .arg(QDateTime::fromMSecsSinceEpoch(part.events.last().at, Qt::UTC)
                                    .toString(Qt::ISODate));
    return refusalOf(part, packed).map([&](const QString& refusal) { line.refusal = refusal; });
}

Expected<QString> MergePlan::refusalOf(const MergePart& part, const PacketRound& packed)
{
    const auto changed = hasChanged(part, packed);
    if (!changed || !changed->isEmpty())
        return changed;
    RowCheck rows(m_project, part.round, m_person);
    for (const PacketRow& row : part.rows) {
        TANDEM_DO(rows.check(row));
    }
    return part.submitted && !packed.isClosed ? whatIsMissing(m_project, part, m_person)
                                              : QString();
}

Expected<QString> MergePlan::hasChanged(const MergePart& part, const PacketRound& packed)
{
    if (part.round.withdrawn)
        return PacketWords::tr("The assignment was withdrawn or changed since.");
    if (part.round.settledAt)
        return PacketWords::tr("It is settled; nothing can be added.");
    if (part.round.isClosed() && !packed.isClosed)
        return PacketWords::tr("Both have submitted since; the answers are final.");
    if (packed.isClosed && !part.round.isClosed())
        return PacketWords::tr("It is not closed in the project.");
    if (!packed.isClosed && isSubmittedElsewhere(part))
        return PacketWords::tr("This person has already submitted it, in another copy or in the "
                               "project. To count this submission, withdraw the other one first.");
    TANDEM_TRY(digest, roundDigest(m_project, part.round.id));
    if (*digest != packed.digest)
        return PacketWords::tr("Its article, discussion or facts were changed since.");
    return QString();
}

/// Whether the submission that holds in the project is none of the packet's own: then what the
/// packet has belongs to other answers than those that were submitted.
bool MergePlan::isSubmittedElsewhere(const MergePart& part) const
{
    const auto& now = m_person == part.round.pair.a ? part.round.submittedA : part.round.submittedB;
    const QList<SubmissionEvent> own = m_handIns.value(part.round.uuid);
    return now && std::none_of(own.begin(), own.end(), [&](const SubmissionEvent& event) {
        return event.kind == SealKind::Submitted && event.at == now->toMSecsSinceEpoch();
    });
}

/// The last of all submissions and takings back of the person, those in the project and those in
/// the packet, whatever order they come in.
Expected<std::optional<qint64>> MergePlan::submittedAfter(const MergePart& part)
{
    const bool isA = m_person == part.round.pair.a;
    const auto& now = isA ? part.round.submittedA : part.round.submittedB;
    std::optional<qint64> submitted = now ? std::optional(now->toMSecsSinceEpoch()) : std::nullopt;
    TANDEM_TRY(
        last, m_project.scalar(
                  QStringLiteral("SELECT max(at) FROM journal WHERE subject = ? AND person_id = ?"
                                 " AND event IN (?, ?)"),
                  {part.round.uuid, m_person.value, submissionWord(SealKind::Submitted),
                      submissionWord(SealKind::TakenBack)}));
    qint64 latest = qMax(last->toLongLong(), submitted.value_or(0));
    for (const SubmissionEvent& event : part.events) {
        if (event.at < latest)
            continue;
        latest = event.at;
        submitted = event.kind == SealKind::Submitted ? std::optional(event.at) : std::nullopt;
    }
    return submitted;
}

Expected<void> MergePlan::apply(PersonId by)
{
    const bool hasStudies = std::any_of(m_studies.begin(), m_studies.end(),
        [](const StudyPart& part) { return part.line().changesSomething(); });
    if (m_parts.isEmpty() && !hasStudies)
        return {};
    for (const StudyPart& part : std::as_const(m_studies)) {
        TANDEM_DO(part.takeOver(m_project));
    }
    for (const MergePart& part : std::as_const(m_parts)) {
        TANDEM_DO(takeOver(m_project, part, m_person, m_packet.uuid));
    }
    return m_project
        .run(QStringLiteral("UPDATE packet_out SET merged_at = ? WHERE uuid = ?"),
            {QDateTime::currentMSecsSinceEpoch(), m_packet.uuid})
        .and_then([&] {
            return Journal(m_project).append(QStringLiteral("packet merged"), by, m_packet.uuid,
                {{QStringLiteral("person"), m_merge.person},
                    {QStringLiteral("rows"), m_merge.fresh()}});
        });
}

} // namespace tandem
