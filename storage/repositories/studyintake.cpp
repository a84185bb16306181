#include "storage/repositories/studyintake.h"

#include "models/studies/studyprogress.h"
#include "models/studies/task.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyerasure.h"
#include "storage/repositories/studyrefusal.h"

#include <algorithm>
#include <tuple>
#include <variant>

namespace tandem {

namespace {

using studies::RaterEvent;
using studies::Submission;

/// Rows and events in the order in which they were said; a row before an event of the same time.
QList<std::variant<studies::AnswerRow, RaterEvent>> inOrderOfTime(const Submission& told)
{
    QList<std::variant<studies::AnswerRow, RaterEvent>> all;
    for (const studies::AnswerRow& row : told.rows)
        all.append(row);
    for (const RaterEvent& event : told.events)
        all.append(event);
    const auto timeOf = [](const auto& one) {
        return std::visit([](const auto& said) { return said.at; }, one);
    };
    std::stable_sort(all.begin(), all.end(),
        [&](const auto& one, const auto& other) { return timeOf(one) < timeOf(other); });
    return all;
}

tl::unexpected<Error> otherOfThatUuid(const QString& uuid)
{
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("The project has something else under this UUID."), uuid,
        RepositoryWords::tr("It was changed on its way, or is somebody else's."));
}

tl::unexpected<Error> hasWithdrawn(const StudyRater& rater)
{
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("This rater has withdrawn: nothing of theirs is taken any more."),
        rater.name, {}, why::kWithdrawn);
}

tl::unexpected<Error> hasHandedIn(const StudyRater& rater)
{
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The rater had handed in before this answer."), rater.name,
        RepositoryWords::tr("It can be given once the hand-in was taken back."), why::kHandedIn);
}

tl::unexpected<Error> studyIsClosed(const StudyRater& rater)
{
    return failure(ErrorCode::Refused, RepositoryWords::tr("The study is closed."), rater.name, {},
        why::kClosed);
}

} // namespace

std::optional<RaterEvent::Kind> raterEventOfWord(const QString& word)
{
    for (int kind = 0; kind <= int(RaterEvent::Kind::Withdrawn); ++kind) {
        if (eventWord(RaterEvent::Kind(kind)) == word)
            return RaterEvent::Kind(kind);
    }
    return std::nullopt;
}

Expected<KeptSubmission> StudyIntake::take(const Submission& told)
{
    const bool withdraws = std::any_of(told.events.begin(), told.events.end(),
        [](const RaterEvent& event) { return event.kind == RaterEvent::Kind::Withdrawn; });
    if (m_rater.state == RaterState::Withdrawn && !withdraws)
        return hasWithdrawn(m_rater);
    TANDEM_DO(look(told));
    for (const auto& one : inOrderOfTime(told)) {
        if (const auto* const event = std::get_if<RaterEvent>(&one)) {
            TANDEM_DO(takeEvent(*event));
        } else if (withdraws) {
            // It would be erased at once.
            m_kept.kept.append(std::get<studies::AnswerRow>(one).uuid);
        } else {
            TANDEM_DO(takeRow(std::get<studies::AnswerRow>(one)));
        }
    }
    return StudyRaterRepository(m_database).byId(m_rater.id).map([&](const StudyRater& now) {
        m_kept.state = now.state;
        return m_kept;
    });
}

Expected<void> StudyIntake::look(const Submission& told)
{
    studies::Task task;
    task.questions = m_design.questions;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT uuid, id, released_at IS NOT NULL FROM study_turn"
                       " WHERE rater_id = ?"),
        {m_rater.id}, [&](Statement& row) {
            studies::TaskTurn turn;
            turn.id = row.take<QString>();
            TurnRow& stored = m_turns[turn.id];
            row.read(stored.id, stored.isReleased);
            task.turns.append(turn);
        }));
    TANDEM_DO(checkSubmission(told, task));
    TANDEM_TRY(closed, isAny(m_database,
                           QStringLiteral("SELECT 1 FROM study_event WHERE study_id = ?"
                                          " AND event = 'closed'"),
                           {m_rater.study}));
    m_isClosed = *closed;
    TANDEM_DO(readEvents());
    return checkConsent(told);
}

Expected<void> StudyIntake::readEvents()
{
    return eachRow(m_database,
        QStringLiteral("SELECT event, at, uuid FROM study_event WHERE rater_id = ? AND event IN"
                       " ('handed_in', 'taken_back', 'consented') ORDER BY at, uuid"),
        {m_rater.id}, [&](Statement& row) {
            const auto kind = raterEventOfWord(row.take<QString>());
            const auto at = row.take<qint64>();
            if (kind == RaterEvent::Kind::Consented)
                m_hasConsented = true;
            else
                m_turnings.append({at, row.take<QString>(), kind == RaterEvent::Kind::HandedIn});
        });
}

Expected<void> StudyIntake::checkConsent(const Submission& told)
{
    const bool consents = std::any_of(told.events.begin(), told.events.end(),
        [](const RaterEvent& event) { return event.kind == RaterEvent::Kind::Consented; });
    if (m_design.consent.isEmpty() || m_hasConsented || consents || told.rows.isEmpty())
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The study asks for consent, which this rater has not given."),
        m_rater.name, {}, why::kConsent);
}

Expected<bool> StudyIntake::isKnown(const studies::AnswerRow& row)
{
    TANDEM_TRY(stored, firstRow(m_database,
                           QStringLiteral("SELECT a.uuid, t.uuid, a.question, a.value, a.at,"
                                          " a.duration_ms FROM study_answer a JOIN study_turn t"
                                          " ON t.id = a.turn_id WHERE a.uuid = ?"),
                           {row.uuid},
                           into(&studies::AnswerRow::uuid, &studies::AnswerRow::turn,
                               &studies::AnswerRow::question, &studies::AnswerRow::value,
                               &studies::AnswerRow::at, &studies::AnswerRow::durationMs)));
    if (!*stored)
        return false;
    studies::AnswerRow same = **stored;
    // Its time may have been put right when it came, and then it is later.
    same.at = std::min(same.at, row.at);
    return same == row ? Expected<bool>(true) : Expected<bool>(otherOfThatUuid(row.uuid));
}

Expected<bool> StudyIntake::isKnown(const RaterEvent& event)
{
    bool isSame = true;
    bool isThere = false;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT rater_id, event, at FROM study_event WHERE uuid = ?"), {event.uuid},
        [&](Statement& row) {
            isThere = true;
            isSame = row.take<RaterId>() == m_rater.id &&
                     row.take<QString>() == eventWord(event.kind) && row.take<qint64>() >= event.at;
        }));
    if (!isSame)
        return otherOfThatUuid(event.uuid);
    return isThere;
}

bool StudyIntake::isHandedInAt(qint64 at) const
{
    bool isHandedIn = false;
    for (const Turning& turning : m_turnings) {
        if (turning.at < at)
            isHandedIn = turning.isHandIn;
    }
    return isHandedIn;
}

Expected<qint64> StudyIntake::timeOf(const studies::AnswerRow& row, qint64 turn)
{
    if (m_way == CameBy::File)
        return row.at;
    TANDEM_TRY(last, valueOf<qint64>(m_database,
                         QStringLiteral("SELECT coalesce(max(at), -1) FROM study_answer"
                                        " WHERE turn_id = ?"),
                         {turn}));
    const bool isTakenBack = !m_turnings.isEmpty() && !m_turnings.last().isHandIn;
    return std::max({row.at, *last + 1, isTakenBack ? m_turnings.last().at + 1 : 0});
}

Expected<void> StudyIntake::checkComeBack()
{
    if (m_way == CameBy::File || m_design.comeBackDays == 0)
        return {};
    TANDEM_TRY(first,
        valueOf<std::optional<qint64>>(m_database,
            QStringLiteral("SELECT min(at) FROM study_answer WHERE rater_id = ?"), {m_rater.id}));
    if (!*first)
        return {};
    const auto end = answersEndAt(m_design, QDateTime::fromMSecsSinceEpoch(**first, Qt::UTC));
    if (!end || QDateTime::currentDateTimeUtc() <= *end)
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The time in which answers can be given is over."), m_rater.name, {},
        why::kOver);
}

Expected<void> StudyIntake::takeRow(studies::AnswerRow row)
{
    TANDEM_TRY(known, isKnown(row));
    m_kept.kept.append(row.uuid);
    if (*known)
        return {};
    const TurnRow turn = m_turns.value(row.turn);
    TANDEM_TRY(at, timeOf(row, turn.id));
    if (isHandedInAt(*at))
        return hasHandedIn(m_rater);
    if (m_isClosed && !turn.isReleased)
        return studyIsClosed(m_rater);
    TANDEM_DO(checkComeBack());
    TANDEM_DO(insert(row, turn.id, *at));
    ++m_kept.fresh;
    ++m_kept.answers;
    m_kept.late += m_isClosed ? 1 : 0;
    return {};
}

Expected<void> StudyIntake::insert(const studies::AnswerRow& row, qint64 turn, qint64 at)
{
    if (m_isTrial)
        return {};
    TANDEM_DO(insertRow(m_database, "study_answer",
        {{"uuid", row.uuid}, {"turn_id", turn}, {"rater_id", m_rater.id},
            {"question", row.question}, {"value", row.value}, {"at", at},
            {"duration_ms", row.durationMs}, {"late", m_isClosed}}));
    return sealRow(m_database, SealKind::StudyAnswer, row.uuid);
}

Expected<void> StudyIntake::checkHandIn(qint64 at)
{
    TANDEM_TRY(answered, isAny(m_database,
                             QStringLiteral("SELECT 1 FROM study_answer a WHERE a.rater_id = ?1"
                                            " AND a.at > ?2 AND NOT EXISTS (SELECT 1 FROM"
                                            " study_event e WHERE e.rater_id = ?1 AND e.event ="
                                            " 'taken_back' AND e.at >= ?2 AND e.at <= a.at)"),
                             {m_rater.id, at}));
    if (!*answered)
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The project has answers of this rater from after this"
                            " hand-in."),
        m_rater.name, RepositoryWords::tr("They worked in two copies of their form."));
}

Expected<void> StudyIntake::checkTaking(RaterEvent::Kind kind, qint64 at)
{
    using Kind = RaterEvent::Kind;
    const bool leaves = kind == Kind::Declined || kind == Kind::ScreenedOut;
    const bool hasLeft =
        m_rater.state == RaterState::Declined || m_rater.state == RaterState::ScreenedOut;
    // Whose answers count is settled by the close, but for what a withdrawal erases.
    if (m_isClosed && (leaves || kind == Kind::TakenBack || (kind == Kind::Consented && hasLeft)))
        return studyIsClosed(m_rater);
    if (leaves && isHandedInAt(at))
        return hasHandedIn(m_rater);
    return kind == Kind::HandedIn ? checkHandIn(at) : Expected<void>();
}

Expected<void> StudyIntake::takeEvent(const RaterEvent& event)
{
    TANDEM_TRY(known, isKnown(event));
    m_kept.kept.append(event.uuid);
    if (*known)
        return {};
    if (event.kind == RaterEvent::Kind::Withdrawn)
        return withdraw(event);
    if (m_rater.state == RaterState::Withdrawn)
        return hasWithdrawn(m_rater);
    qint64 at = event.at;
    if (m_way == CameBy::Page) {
        // Nothing that was said before it comes to stand behind it.
        TANDEM_TRY(
            last, valueOf<qint64>(m_database,
                      QStringLiteral("SELECT max(coalesce((SELECT max(at) FROM study_answer"
                                     " WHERE rater_id = ?1), 0), coalesce((SELECT max(at) + 1"
                                     " FROM study_event WHERE rater_id = ?1), 0))"),
                      {m_rater.id}));
        at = std::max(at, *last);
    }
    TANDEM_DO(checkTaking(event.kind, at));
    if (!m_isTrial) {
        TANDEM_DO(appendStudyEvent(m_database, {.study = m_rater.study,
                                                   .rater = m_rater.id,
                                                   .event = eventWord(event.kind),
                                                   .uuid = event.uuid,
                                                   .at = at}));
        TANDEM_DO(sealRow(m_database, SealKind::StudyEvent, event.uuid));
    }
    ++m_kept.fresh;
    const bool isHandIn = event.kind == RaterEvent::Kind::HandedIn;
    if (isHandIn || event.kind == RaterEvent::Kind::TakenBack) {
        m_turnings.append({at, event.uuid, isHandIn});
        std::sort(m_turnings.begin(), m_turnings.end(), [](const Turning& a, const Turning& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
    }
    return {};
}

Expected<void> StudyIntake::withdraw(const RaterEvent& event)
{
    // Whoever withdrew in two copies of a form has withdrawn once.
    if (m_rater.state == RaterState::Withdrawn)
        return {};
    const StudyEvent told{.study = m_rater.study,
        .rater = m_rater.id,
        .event = eventWord(event.kind),
        .uuid = event.uuid,
        .at = event.at};
    TANDEM_TRY(erased, m_isTrial ? answersOfRater(m_database, m_rater.id)
                                 : eraseAnswers(m_database, m_rater, told));
    ++m_kept.fresh;
    m_kept.erased += *erased;
    return {};
}

} // namespace tandem
