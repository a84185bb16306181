#include "storage/repositories/studyintake.h"

#include "models/studies/studyprogress.h"
#include "models/studies/task.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/packets/seal.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyerasure.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/repositories/studyrefusal.h"

#include <algorithm>
#include <limits>
#include <variant>

namespace tandem {

namespace {

using studies::RaterEvent;
using studies::Submission;

/// How far clocks may be apart.
constexpr qint64 kClocksDifferMs = 5 * 60 * 1000;

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
        RepositoryWords::tr("The project has different content under this UUID."), uuid,
        RepositoryWords::tr("It was altered on its way, or belongs to someone else."));
}

tl::unexpected<Error> hasWithdrawn(const StudyRater& rater)
{
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("This rater has withdrawn; no more answers of theirs are accepted."),
        rater.name, {}, why::kWithdrawn);
}

tl::unexpected<Error> studyIsClosed(const StudyRater& rater)
{
    return failure(ErrorCode::Refused, RepositoryWords::tr("The study is closed."), rater.name, {},
        why::kClosed);
}

} // namespace

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
            HandedOutTurn& stored = m_turns[turn.id];
            row.read(stored.id, stored.isReleased);
            task.turns.append(turn);
        }));
    TANDEM_DO(checkSubmission(told, task));
    TANDEM_DO(readStudy());
    TANDEM_TRY(standing, RaterStanding::read(m_database, m_rater));
    m_standing = *standing;
    return checkConsent(told);
}

Expected<void> StudyIntake::readStudy()
{
    m_now = QDateTime::currentMSecsSinceEpoch();
    TANDEM_TRY(madeAt, valueOf<qint64>(m_database,
                           QStringLiteral("SELECT at FROM study WHERE id = ?"), {m_rater.study}));
    m_madeAt = *madeAt;
    TANDEM_TRY(closed, isAny(m_database,
                           QStringLiteral("SELECT 1 FROM study_event WHERE study_id = ?"
                                          " AND event = 'closed'"),
                           {m_rater.study}));
    m_isClosed = *closed;
    return {};
}

Expected<void> StudyIntake::checkConsent(const Submission& told)
{
    const auto tells = [&](RaterEvent::Kind kind) {
        return std::any_of(told.events.begin(), told.events.end(),
            [kind](const RaterEvent& event) { return event.kind == kind; });
    };
    const bool needsConsent = !told.rows.isEmpty() || tells(RaterEvent::Kind::Submitted);
    if (m_design.consent.isEmpty() || !needsConsent || m_standing->hasConsented() ||
        tells(RaterEvent::Kind::Consented))
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr("The study requires consent, which this rater has not given."),
        m_rater.name, {}, why::kConsent);
}

Expected<bool> StudyIntake::isKnown(const studies::AnswerRow& row)
{
    TANDEM_TRY(stored, storedAnswerRow(m_database, row.uuid));
    if (!*stored)
        return false;
    studies::AnswerRow same = **stored;
    m_last = std::max(m_last, same.at);
    // That may have been put right when it came.
    same.at = row.at;
    return same == row ? Expected<bool>(true) : Expected<bool>(otherOfThatUuid(row.uuid));
}

Expected<bool> StudyIntake::isKnown(const RaterEvent& event)
{
    bool isSame = true;
    bool isThere = false;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT rater_id, event FROM study_event WHERE uuid = ?"), {event.uuid},
        [&](Statement& row) {
            isThere = true;
            isSame =
                row.take<RaterId>() == m_rater.id && row.take<QString>() == eventWord(event.kind);
        }));
    if (!isSame)
        return otherOfThatUuid(event.uuid);
    return isThere;
}

qint64 StudyIntake::correctedTime(qint64 at) const
{
    const qint64 latest = at > m_now + kClocksDifferMs ? m_now : at;
    return std::max({latest, m_madeAt, m_last});
}

qint64 StudyIntake::orderingHorizon(qint64 at) const
{
    return m_way == SubmissionChannel::Page ? std::numeric_limits<qint64>::max()
                                            : at + kClocksDifferMs;
}

Expected<qint64> StudyIntake::timeOf(const studies::AnswerRow& row, qint64 turn)
{
    const qint64 said = correctedTime(row.at);
    if (m_way == SubmissionChannel::File && said == row.at)
        return said;
    const qint64 until = orderingHorizon(said);
    const qint64 takenBackAt = m_standing->takenBackAt();
    return valueOf<qint64>(m_database,
        QStringLiteral("SELECT coalesce(max(at), -1) FROM study_answer WHERE turn_id = ?"
                       " AND at <= ?"),
        {turn, until})
        .map([&](qint64 last) {
            return std::max({said, last + 1, takenBackAt <= until ? takenBackAt + 1 : 0});
        });
}

Expected<qint64> StudyIntake::timeOf(const RaterEvent& event)
{
    const qint64 said = correctedTime(event.at);
    if (m_way == SubmissionChannel::File && said == event.at)
        return said;
    return valueOf<qint64>(m_database,
        QStringLiteral("SELECT max(coalesce((SELECT max(at) FROM study_answer WHERE rater_id = ?1"
                       " AND at <= ?2), 0), coalesce((SELECT max(at) + 1 FROM study_event"
                       " WHERE rater_id = ?1 AND at <= ?2), 0))"),
        {m_rater.id, orderingHorizon(said)})
        .map([&](qint64 last) { return std::max(said, last); });
}

Expected<void> StudyIntake::checkComeBack()
{
    if (m_way == SubmissionChannel::File || m_design.comeBackDays == 0)
        return {};
    TANDEM_TRY(first,
        valueOf<std::optional<qint64>>(m_database,
            QStringLiteral("SELECT min(at) FROM study_answer WHERE rater_id = ?"), {m_rater.id}));
    if (!*first)
        return {};
    const auto end = answersEndAt(m_design, QDateTime::fromMSecsSinceEpoch(**first, Qt::UTC));
    if (!end || QDateTime::currentDateTimeUtc() <= *end)
        return {};
    return failure(ErrorCode::Refused, RepositoryWords::tr("The time for giving answers is over."),
        m_rater.name, {}, why::kOver);
}

Expected<void> StudyIntake::takeRow(studies::AnswerRow row)
{
    TANDEM_TRY(known, isKnown(row));
    m_kept.kept.append(row.uuid);
    if (*known)
        return {};
    const HandedOutTurn turn = m_turns.value(row.turn);
    TANDEM_TRY(at, timeOf(row, turn.id));
    row.at = *at;
    m_last = row.at;
    TANDEM_DO(checkAnswering(turn, row.at));
    TANDEM_DO(insert(row, turn.id));
    ++m_kept.fresh;
    ++m_kept.answers;
    m_kept.late += m_isClosed ? 1 : 0;
    return {};
}

Expected<void> StudyIntake::checkAnswering(const HandedOutTurn& turn, qint64 at)
{
    TANDEM_DO(m_standing->checkAnswering());
    // By what has come, whatever time it says of itself; but what went to somebody else may have
    // been answered before, and is kept however late it comes.
    if (m_standing->isSubmittedAt(at) || (m_standing->isSubmitted() && !turn.isReleased))
        return hasSubmitted(m_rater.name);
    if (m_isClosed && !turn.isReleased)
        return studyIsClosed(m_rater);
    return checkComeBack();
}

Expected<void> StudyIntake::insert(const studies::AnswerRow& row, qint64 turn)
{
    if (m_isTrial) {
        m_tried.append(row);
        return {};
    }
    TANDEM_DO(insertRow(m_database, "study_answer",
        {{"uuid", row.uuid}, {"turn_id", turn}, {"rater_id", m_rater.id},
            {"question", row.question}, {"value", row.value}, {"at", row.at},
            {"duration_ms", row.durationMs}, {"late", m_isClosed}}));
    return sealRow(m_database, SealKind::StudyAnswer, row.uuid);
}

Expected<void> StudyIntake::checkTelling(RaterEvent::Kind kind, qint64 at)
{
    using Kind = RaterEvent::Kind;
    const bool leaves = kind == Kind::Declined || kind == Kind::ScreenedOut;
    const bool hasLeft = m_standing->left().has_value();
    // Whose answers count is settled by the close, but for what a withdrawal erases.
    const bool goesOn = kind == Kind::TakenBack || kind == Kind::InView;
    if (m_isClosed && (leaves || goesOn || (kind == Kind::Consented && hasLeft)))
        return studyIsClosed(m_rater);
    TANDEM_DO(m_standing->checkTelling(kind));
    return kind == Kind::Submitted
               ? checkSubmission(m_database, m_rater, {m_design, m_turns, m_tried}, at)
               : Expected<void>();
}

Expected<void> StudyIntake::takeEvent(RaterEvent event)
{
    TANDEM_TRY(known, isKnown(event));
    m_kept.kept.append(event.uuid);
    if (*known)
        return {};
    if (event.kind == RaterEvent::Kind::Withdrawn)
        return withdraw(event);
    if (m_rater.state == RaterState::Withdrawn)
        return hasWithdrawn(m_rater);
    TANDEM_TRY(at, timeOf(event));
    event.at = *at;
    m_last = event.at;
    TANDEM_DO(checkTelling(event.kind, event.at));
    if (!m_isTrial) {
        if (event.kind == RaterEvent::Kind::Consented) {
            TANDEM_DO(StudyLinkRepository(m_database).welcome(m_rater));
        }
        TANDEM_DO(appendStudyEvent(m_database, {.study = m_rater.study,
                                                   .rater = m_rater.id,
                                                   .event = eventWord(event.kind),
                                                   .uuid = event.uuid,
                                                   .at = event.at}));
        TANDEM_DO(sealRow(m_database, SealKind::StudyEvent, event.uuid));
    }
    ++m_kept.fresh;
    m_standing->add(event);
    return {};
}

Expected<void> StudyIntake::withdraw(const RaterEvent& event)
{
    // Whoever withdrew in two copies of a form has withdrawn once.
    if (m_rater.state == RaterState::Withdrawn)
        return {};
    TANDEM_TRY(at, timeOf(event));
    const StudyEvent told{.study = m_rater.study,
        .rater = m_rater.id,
        .event = eventWord(event.kind),
        .uuid = event.uuid,
        .at = *at};
    TANDEM_TRY(erased, m_isTrial ? answersOfRater(m_database, m_rater.id)
                                 : eraseAnswers(m_database, m_rater, told));
    ++m_kept.fresh;
    m_kept.erased += *erased;
    return {};
}

} // namespace tandem
