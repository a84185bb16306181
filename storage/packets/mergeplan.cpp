#include "storage/packets/mergeplan.h"

#include "models/rounds/missing.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetdigest.h"
#include "storage/packets/packetwords.h"
#include "storage/packets/rowcheck.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/raterstanding.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studyrepository.h"

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

using studies::RaterEvent;

Expected<studies::AnswerRow> answerOf(const PacketRow& row)
{
    const QString turn = row.subject.section(u' ', 0, 0);
    if (!isPacketUuid(turn))
        return failure(packetAltered(
            PacketWords::tr(
                "The packet was altered: it contains a value that Tandem does not write."),
            {}));
    studies::AnswerRow answer{
        row.uuid, turn, row.subject.section(u' ', 1), {}, row.at, row.durationMs};
    if (row.flag == 1)
        answer.value = QString::fromUtf8(row.text);
    return answer;
}

/// What holds after these events; a submission and its taking back alone are looked at.
bool endsSubmitted(const QList<RaterEvent>& events, bool before)
{
    bool isSubmitted = before;
    for (const RaterEvent& event : events) {
        if (event.kind == RaterEvent::Kind::Submitted || event.kind == RaterEvent::Kind::TakenBack)
            isSubmitted = event.kind == RaterEvent::Kind::Submitted;
    }
    return isSubmitted;
}

bool isOfTheirs(const Error& error)
{
    return error.code == ErrorCode::Refused || error.code == ErrorCode::InvalidInput;
}

} // namespace

Expected<StudyPart> StudyPart::make(
    Database& project, const PacketContents& packet, const PacketStudy& study, PersonId person)
{
    StudyPart part;
    part.m_line.name = study.title;
    TANDEM_DO(part.read(packet, study));
    TANDEM_TRY(rater, StudyRaterRepository(project).byUuid(study.rater));
    part.m_rater = *rater;
    if (!part.m_rater) {
        part.m_line.refusal = PacketWords::tr("It is no longer in the project.");
        return part;
    }
    TANDEM_TRY(summary, StudyRepository(project).byId(part.m_rater->study));
    part.m_line.name = summary->name;
    const bool isTheirs =
        part.m_rater->person == person || part.m_rater->state == RaterState::Withdrawn;
    if (summary->uuid != study.study || !isTheirs)
        return failure(
            packetAltered(PacketWords::tr("The packet was altered: its studies were changed."),
                part.m_line.name));
    if (part.m_told.rows.isEmpty() && part.m_told.events.isEmpty())
        return part;
    const auto kept = StudyAnswerRepository(project).wouldKeep(part.m_rater->id, part.m_told);
    if (!kept && !isOfTheirs(kept.error()))
        return failure(kept.error());
    part.judge(kept);
    return part;
}

Expected<void> StudyPart::read(const PacketContents& packet, const PacketStudy& study)
{
    for (const PacketRow& row : packet.written) {
        if (row.round != study.rater)
            continue;
        if (row.kind == SealKind::StudyAnswer) {
            TANDEM_TRY(answer, answerOf(row));
            m_told.rows.append(*answer);
            continue;
        }
        const auto kind = raterEventOfWord(row.subject);
        if (!kind)
            return failure(packetAltered(
                PacketWords::tr(
                    "The packet was altered: it contains a value that Tandem does not write."),
                study.title));
        m_told.events.append({row.uuid, *kind, row.at});
    }
    return {};
}

void StudyPart::judge(const Expected<KeptSubmission>& kept)
{
    if (!kept) {
        m_line.refusal = kept.error().sentence();
        return;
    }
    m_line.fresh = kept->answers;
    m_line.known = int(m_told.rows.size()) - kept->answers;
    m_line.hasEvents = kept->fresh > kept->answers;
    m_line.late = kept->late;
    const bool isSubmitted = m_rater->state == RaterState::Submitted;
    const bool willBe = endsSubmitted(m_told.events, isSubmitted);
    m_line.withdraws =
        m_rater->state != RaterState::Withdrawn &&
        std::any_of(m_told.events.begin(), m_told.events.end(),
            [](const RaterEvent& event) { return event.kind == RaterEvent::Kind::Withdrawn; });
    m_line.handsIn = kept->fresh > 0 && willBe && !isSubmitted && !m_line.withdraws;
    m_line.takesBack = kept->fresh > 0 && !willBe && isSubmitted && !m_line.withdraws;
}

Expected<void> StudyPart::takeOver(Database& project) const
{
    if (!m_line.refusal.isEmpty() || !m_line.changesSomething())
        return {};
    return StudyAnswerRepository(project)
        .keep(m_rater->id, m_told, SubmissionChannel::File)
        .map([](const KeptSubmission&) {});
}

Expected<bool> hasWithdrawnSince(Database& project, const QString& rater)
{
    return StudyRaterRepository(project).byUuid(rater).map(
        [](const std::optional<StudyRater>& found) {
            return found && found->state == RaterState::Withdrawn;
        });
}

namespace {

bool isLater(const PacketRow& row, const PacketRow& than)
{
    return std::tie(row.at, row.uuid) > std::tie(than.at, than.uuid);
}

/// What the row says of whether its subject is done.
Answer completeness(const PacketRow& row)
{
    Answer answer;
    const bool isDone = row.kind == SealKind::Answer ? row.value.has_value() : row.flag == 1;
    if (isDone)
        answer.value = YesNo::Yes;
    answer.unsure = row.kind == SealKind::Answer && row.flag == 1;
    return answer;
}

} // namespace

Expected<QString> whatIsMissing(Database& project, const MergePart& part, PersonId person)
{
    const auto kind = part.round.step == Step::Opinions ? SealKind::Work : SealKind::Answer;
    TANDEM_TRY(asked, askedSubjects(project, part.round, person));
    TANDEM_TRY_VAR(
        rows, packetRows(project, kind, QStringLiteral("x.round_id = ? AND x.person_id = ?"),
                  {part.round.id.value, person.value}));
    rows->append(part.rows);
    QHash<QString, PacketRow> latest;
    for (const PacketRow& row : std::as_const(*rows)) {
        if (row.at > *part.submitted)
            return PacketWords::tr("It contains work from after its submission.");
        const auto known = latest.constFind(row.subject);
        if (known == latest.constEnd() || isLater(row, *known))
            latest.insert(row.subject, row);
    }
    QList<NumberedAnswer> answers;
    for (const AskedSubject& subject : *asked) {
        const auto row = latest.constFind(subject.subject);
        answers.append({subject.number, row == latest.constEnd() ? Answer() : completeness(*row)});
    }
    const Missing missing = missingOf(answers);
    if (missing.isEmpty())
        return QString();
    return PacketWords::tr("It is submitted, but not everything is answered.") + u' ' +
           missingText(missing, part.round.step);
}

namespace {

/// What came is older than the submission that holds, and part of it.
Expected<void> closeWorkAgain(Database& project, RoundId round, PersonId person)
{
    return project.run(
        QStringLiteral("INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest)"
                       " SELECT kind, subject_id, person_id, digest FROM closed_work"
                       " WHERE subject_id = ? AND person_id = ?"),
        {round, person});
}

} // namespace

Expected<void> takeOver(
    Database& project, const MergePart& part, PersonId person, const QString& packet)
{
    TANDEM_TRY(asked, askedSubjects(project, part.round, person));
    QHash<QString, qint64> items;
    for (const AskedSubject& subject : *asked)
        items.insert(subject.subject, subject.item);
    QList<PacketRow> rows = part.rows;
    std::sort(rows.begin(), rows.end(), [](const PacketRow& a, const PacketRow& b) {
        return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
    });
    for (const PacketRow& row : std::as_const(rows)) {
        TANDEM_DO(insertPacketRow(project, row, items.value(row.subject)));
    }
    if (part.events.isEmpty())
        return part.submitted ? closeWorkAgain(project, part.round.id, person) : Expected<void>();
    TANDEM_DO(project.run(QStringLiteral("UPDATE round SET %1 = ? WHERE id = ?")
                              .arg(person == part.round.pair.a ? QStringLiteral("handed_in_a")
                                                               : QStringLiteral("handed_in_b")),
        {part.submitted, part.round.id.value}));
    // The file takes the digest of what was submitted when the journal says so.
    for (const SubmissionEvent& event : part.events) {
        TANDEM_DO(Journal(project).appendAt(event.at, submissionWord(event.kind), person,
            event.round, {{QStringLiteral("packet"), packet}}));
    }
    return {};
}

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
        return failure(packetAltered(
            PacketWords::tr("The packet was altered: it was made for %1.").arg(out.text(4)), {}));
    if (out.bytes(0) != m_packet.secret || out.bytes(1) != m_packet.digest)
        return failure(packetAltered(
            PacketWords::tr("The packet was altered: its texts are not the ones written into it."),
            {}));
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
            return failure(
                packetAltered(PacketWords::tr("The packet was altered: it contains entries that "
                                              "neither its person nor the project wrote."),
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
        return failure(packetAltered(
            PacketWords::tr(
                "The packet was altered: an entry differs from the one in the project."),
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

Expected<void> MergePlan::takeNew()
{
    for (const StudyPart& part : std::as_const(m_studies)) {
        TANDEM_DO(part.takeOver(m_project));
    }
    for (const MergePart& part : std::as_const(m_parts)) {
        TANDEM_DO(takeOver(m_project, part, m_person, m_packet.uuid));
    }
    return {};
}

Expected<void> MergePlan::apply(PersonId by)
{
    const bool hasStudies = std::any_of(m_studies.begin(), m_studies.end(),
        [](const StudyPart& part) { return part.line().changesSomething(); });
    if (m_parts.isEmpty() && !hasStudies)
        return {};
    TANDEM_DO(takeNew());
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
