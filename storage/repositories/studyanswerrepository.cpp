#include "storage/repositories/studyanswerrepository.h"

#include "models/studies/assignment.h"
#include "models/studies/design.h"
#include "models/studies/shownturn.h"
#include "models/studies/studyprogress.h"
#include "models/studies/submission.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/packets/seal.h"
#include "storage/repositories/raterstanding.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/settingsrepository.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyerasure.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/repositories/studyrefusal.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/studyrows.h"
#include "storage/repositories/submissioncheck.h"

#include <QHash>
#include <QList>

#include <algorithm>
#include <limits>
#include <optional>
#include <variant>

namespace tandem {

namespace {

/// Takes in what one rater told, inside the caller's transaction; see
/// StudyAnswerRepository::keep().
class StudyIntake final
{
public:
    /// All of them outlive this.
    StudyIntake(Database& database, const StudyRater& rater, const studies::Design& design,
        SubmissionChannel way)
        : m_database(database)
        , m_rater(rater)
        , m_design(design)
        , m_way(way)
    {
    }

    Expected<KeptSubmission> take(const studies::Submission& told);
    /// What take() would do; changes nothing.
    Expected<KeptSubmission> tryOut(const studies::Submission& told)
    {
        m_isTrial = true;
        return take(told);
    }

private:
    Expected<void> look(const studies::Submission& told);
    Expected<void> readStudy();
    Expected<void> checkConsent(const studies::Submission& told);
    Expected<void> checkComeBack();
    Expected<bool> isKnown(const studies::AnswerRow& row);
    Expected<bool> isKnown(const studies::RaterEvent& event);
    Expected<void> takeRow(studies::AnswerRow row);
    Expected<void> checkAnswering(const HandedOutTurn& turn, qint64 at);
    /// Refuses what would change who counts once the study is closed, or the rater has submitted.
    Expected<void> checkTelling(studies::RaterEvent::Kind kind, qint64 at);
    Expected<void> takeEvent(studies::RaterEvent event);
    Expected<void> withdraw(const studies::RaterEvent& event);
    Expected<void> insert(const studies::AnswerRow& row, qint64 turn);
    /// The time that is stored. What comes straight from a page stands behind all that was said
    /// before it; in a file times stay as they are, where a clock can have said them.
    Expected<qint64> timeOf(const studies::AnswerRow& row, qint64 turn);
    Expected<qint64> timeOf(const studies::RaterEvent& event);
    /// What is older than the study is as old as that, what is ahead of now was said just now, and
    /// nothing was said before what stands before it.
    qint64 correctedTime(qint64 at) const;
    /// What is told at this time goes behind what was told until then.
    qint64 orderingHorizon(qint64 at) const;

    Database& m_database;
    const StudyRater& m_rater;
    const studies::Design& m_design;
    const SubmissionChannel m_way;
    QHash<QString, HandedOutTurn> m_turns; ///< by UUID
    std::optional<RaterStanding> m_standing;
    QList<studies::AnswerRow> m_tried; ///< what a trial would have stored
    qint64 m_now = 0;                  ///< milliseconds since 1970
    qint64 m_madeAt = 0;               ///< the study
    qint64 m_last = 0;                 ///< the time that was stored of what was said last
    bool m_isClosed = false;
    bool m_isTrial = false;
    KeptSubmission m_kept;
};

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

using studies::Task;

Expected<Submission> toldSoFar(Database& database, RaterId rater)
{
    Submission told;
    TANDEM_TRY(rows, storedAnswerRows(database, rater));
    told.rows = *rows;
    TANDEM_TRY(events, toldEvents(database, rater));
    told.events = *events;
    return told;
}

/// The version that a rater works under: that of their turns, or the latest.
Expected<StudyVersion> versionOf(Database& database, const StudyRater& rater)
{
    TANDEM_TRY(used, valueOf<qint64>(database,
                         QStringLiteral("SELECT version_id FROM study_turn WHERE rater_id = ?"
                                        " LIMIT 1"),
                         {rater.id}));
    TANDEM_TRY(versions, StudyRepository(database).versions(rater.study));
    for (const StudyVersion& version : *versions) {
        if (version.id == *used)
            return version;
    }
    if (versions->isEmpty())
        return failure(notInProject(RepositoryWords::tr("This study is not in the project.")));
    return versions->last();
}

Expected<QList<studies::TaskTurn>> shownTurns(
    Database& database, const StudyRater& rater, const studies::Design& design)
{
    TANDEM_TRY(items, storedStudyItems(database, rater.study));
    QHash<qint64, const studies::Item*> byId;
    for (const StoredStudyItem& stored : *items)
        byId.insert(stored.id, &stored.item.item);
    studies::GroupNumbers groups;
    return rowsOf(database,
        QStringLiteral("SELECT uuid, item_id, swapped FROM study_turn WHERE rater_id = ?"
                       " ORDER BY position"),
        {rater.id}, [&](Statement& row) {
            const auto uuid = row.take<QString>();
            const studies::Item& item = *byId.value(row.take<qint64>());
            studies::TaskTurn turn = shownTurn(item, design, row.take<bool>());
            turn.id = uuid;
            if (studies::keepsTogether(design))
                turn.group = groups.of(item.group);
            return turn;
        });
}

} // namespace

Expected<Task> StudyAnswerRepository::task(RaterId rater, const QString& form)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    if (found->state == RaterState::Withdrawn)
        return failure(ErrorCode::Refused, RepositoryWords::tr("This rater has withdrawn."),
            found->name, {}, why::kWithdrawn);
    TANDEM_TRY(study, StudyRepository(m_database).byId(found->study));
    TANDEM_TRY(version, versionOf(m_database, *found));
    TANDEM_TRY(settings, SettingsRepository(m_database).load());
    TANDEM_TRY(turns, shownTurns(m_database, *found, version->design));
    TANDEM_TRY(told, toldSoFar(m_database, rater));
    Task task = taskOf(version->design);
    task.form = form.isEmpty() ? found->uuid : form;
    task.project = settings->uuid;
    task.study = study->uuid;
    task.version = version->uuid;
    task.rater = found->uuid;
    task.name = found->name;
    task.turns = *turns;
    task.given = *told;
    return task;
}

Expected<KeptSubmission> StudyAnswerRepository::keep(
    RaterId rater, const Submission& told, SubmissionChannel way)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    TANDEM_TRY(version, versionOf(m_database, *found));
    StudyIntake intake(m_database, *found, version->design, way);
    return intake.take(told);
}

Expected<KeptSubmission> StudyAnswerRepository::wouldKeep(RaterId rater, const Submission& told)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    TANDEM_TRY(version, versionOf(m_database, *found));
    return StudyIntake(m_database, *found, version->design, SubmissionChannel::File).tryOut(told);
}

Expected<int> StudyAnswerRepository::withdraw(RaterId rater, PersonId by)
{
    TANDEM_TRY(found, StudyRaterRepository(m_database).byId(rater));
    if (found->state == RaterState::Withdrawn)
        return 0;
    return eraseAnswers(m_database, *found,
        {.study = found->study, .rater = rater, .event = QStringLiteral("withdrawn"), .by = by});
}

} // namespace tandem
