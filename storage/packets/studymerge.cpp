#include "storage/packets/studymerge.h"

#include "storage/packets/packetbounds.h"
#include "storage/packets/packetwords.h"
#include "storage/repositories/raterstanding.h"
#include "storage/repositories/studyrepository.h"

#include <algorithm>

namespace tandem {

namespace {

using studies::RaterEvent;

Expected<studies::AnswerRow> answerOf(const PacketRow& row)
{
    const QString turn = row.subject.section(u' ', 0, 0);
    if (!isPacketUuid(turn))
        return failure(
            packetAltered(PacketWords::tr("it contains a value that Tandem does not write."), {}));
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
            packetAltered(PacketWords::tr("its studies were changed."), part.m_line.name));
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
                PacketWords::tr("it contains a value that Tandem does not write."), study.title));
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

} // namespace tandem
