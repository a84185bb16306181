#include "storage/repositories/answerrepository.h"

#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/items.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/settingsrepository.h"

namespace tandem {

namespace {

const auto answerFrom = into(&Answer::value, &Answer::unsure, &Answer::note);

/// The item's number and its paragraph's, over a (answer) and r (its round). A fact's number counts
/// the facts that are asked about up to it.
const QString kItemNumbers = QStringLiteral(
    "CASE r.step WHEN 0 THEN p.number ELSE (SELECT count(*) FROM atomic_fact f"
    " JOIN paragraph fp ON fp.id = f.paragraph_id WHERE f.sample_id = r.sample_id AND %1"
    " AND (fp.number, f.position, f.id) <= (p.number, own.position, own.id)) END, p.number")
                                 .arg(isAskedFactSql());
const QString kItemJoins =
    QStringLiteral(" LEFT JOIN atomic_fact own ON r.step = 1 AND own.id = a.item_id"
                   " JOIN paragraph p ON p.id = CASE r.step WHEN 0 THEN a.item_id"
                   " ELSE own.paragraph_id END");

/// Over r: closed, and active or a calibration's first pass.
const QString kExported =
    QStringLiteral("r.step IN (0, 1) AND r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL"
                   " AND (r.withdrawn_at IS NULL OR EXISTS (SELECT 1 FROM round again"
                   " WHERE again.repeats_id = r.id))");

/// Whether the round asks about the item.
Expected<void> isAsked(Database& database, const Round& round, ItemId item)
{
    const bool isParagraph = round.step == Step::Paragraphs;
    const QString sql =
        isParagraph
            ? QStringLiteral("SELECT 1 FROM paragraph WHERE id = ? AND sample_id = ?")
            : QStringLiteral("SELECT 1 FROM atomic_fact f WHERE id = ? AND sample_id = ? AND ") +
                  isAskedFactSql();
    TANDEM_TRY(asked, isAny(database, sql, {item, round.sample}));
    if (*asked)
        return {};
    return failure(ErrorCode::NotFound,
        isParagraph ? RepositoryWords::tr("This paragraph is not in the sample.")
                    : RepositoryWords::tr("This round does not ask about this fact."));
}

Expected<void> mayAnswer(Database& database, const Round& round, PersonId person)
{
    if (round.withdrawn)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The sample was assigned to others; this answer was not saved."));
    TANDEM_DO(checkOpenAtHub(database, round));
    if (!round.pair.contains(person))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This sample is not assigned to you."), {},
            RepositoryWords::tr("Ask the lead to assign it to you."));
    if (round.hasSubmitted(person)) {
        // By its number: undo comes here while another sample is on the screen.
        TANDEM_TRY(sample, SampleRepository(database).row(round.sample));
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You have submitted sample %1; its answers are final.")
                .arg(sample->position),
            {},
            round.isClosed()
                ? RepositoryWords::tr("Your partner has submitted too: continue in Compare.")
                : RepositoryWords::tr(
                      "Your partner has not submitted yet: you can withdraw your submission."));
    }
    return {};
}

} // namespace

Expected<AnswerId> AnswerRepository::record(const AnswerWrite& write)
{
    TANDEM_DO(checkNote(write.answer.note));
    TANDEM_TRY(round, RoundRepository(m_database).byId(write.round));
    TANDEM_DO(mayAnswer(m_database, *round, write.person));
    TANDEM_DO(isAsked(m_database, *round, write.item));
    TANDEM_TRY(
        at, timeAfterLast(m_database,
                QStringLiteral("SELECT max(at) FROM answer WHERE round_id = ? AND person_id = ?"
                               " AND item_id = ?"),
                {write.round, write.person, write.item}));
    const QString uuid = newUuid();
    TANDEM_TRY(id, insertRow<AnswerId>(m_database, "answer",
                       {{"uuid", uuid}, {"round_id", write.round}, {"person_id", write.person},
                           {"item_id", write.item}, {"value", write.answer.value},
                           {"unsure", write.answer.unsure}, {"note", write.answer.note},
                           {"at", *at}, {"duration_ms", qMax<qint64>(0, write.durationMs)}}));
    TANDEM_DO(sealRow(m_database, SealKind::Answer, uuid));
    return *id;
}

Expected<void> AnswerRepository::mayRecord(RoundId round, PersonId person)
{
    TANDEM_TRY(stored, RoundRepository(m_database).byId(round));
    return mayAnswer(m_database, *stored, person);
}

Expected<Answer> AnswerRepository::own(RoundId round, PersonId person, ItemId item)
{
    return rowOrNone(m_database,
        QStringLiteral("SELECT value, unsure, note FROM answer WHERE round_id = ?"
                       " AND person_id = ? AND item_id = ? ORDER BY at DESC, uuid DESC LIMIT 1"),
        {round, person, item}, answerFrom);
}

Expected<QHash<ItemId, Answer>> AnswerRepository::own(RoundId round, PersonId person)
{
    QHash<ItemId, Answer> answers;
    return eachRow(m_database,
        QStringLiteral("SELECT a.item_id, a.value, a.unsure, a.note FROM answer a"
                       " WHERE a.round_id = ? AND a.person_id = ? AND ") +
            isCurrentAnswerSql(),
        {round, person},
        [&](Statement& row) {
            const auto item = row.take<ItemId>();
            answers.insert(item, answerFrom(row));
        })
        .map([&] { return answers; });
}

Expected<QList<RecentAnswer>> AnswerRepository::recent(PersonId person, Step step, int limit)
{
    // Walks back through the journal from its end and stops after `limit`; the order of ids is the
    // order of answers.
    return rowsOf(m_database,
        QStringLiteral("SELECT a.round_id, r.sample_id, a.item_id, r.step, s.position, %1,"
                       " a.value, a.unsure, a.note FROM answer a JOIN round r ON r.id = a.round_id"
                       " JOIN sample_in_use s ON s.id = r.sample_id %2 WHERE a.person_id = ?"
                       " AND r.step = ? AND a.value IS NOT NULL AND r.withdrawn_at IS NULL AND %3"
                       " ORDER BY a.id DESC LIMIT ?")
            .arg(kItemNumbers, kItemJoins, isCurrentAnswerSql()),
        {person, step, limit}, [](Statement& row) {
            RecentAnswer recent;
            int paragraph = 0;
            row.read(recent.round, recent.sample, recent.item, recent.step, recent.samplePosition,
                recent.number, paragraph);
            recent.answer = answerFrom(row);
            return recent;
        });
}

Expected<QHash<ItemId, AnswerRepository::TimedAnswer>> AnswerRepository::ofClosedRound(
    RoundId round, PersonId person)
{
    TANDEM_TRY(found, RoundRepository(m_database).byId(round));
    if (!found->isClosed())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Answers stay hidden until both have submitted."));
    QHash<ItemId, TimedAnswer> answers;
    return eachRow(m_database,
        QStringLiteral("SELECT a.item_id, (SELECT sum(c.duration_ms) FROM answer c"
                       " WHERE c.round_id = a.round_id AND c.person_id = a.person_id"
                       " AND c.item_id = a.item_id), a.value, a.unsure, a.note FROM answer a"
                       " WHERE a.round_id = ? AND a.person_id = ? AND ") +
            isCurrentAnswerSql(),
        {round, person},
        [&](Statement& row) {
            TimedAnswer& timed = answers[row.take<ItemId>()];
            row.read(timed.durationMs);
            timed.answer = answerFrom(row);
        })
        .map([&] { return answers; });
}

Expected<void> AnswerRepository::forExport(
    const std::function<Expected<void>(const ExportedAnswer&)>& sink)
{
    TANDEM_TRY(named, isNamedSql());
    return eachRow(m_database,
        QStringLiteral("SELECT a.id, a.uuid, a.round_id, a.person_id, a.item_id, a.value, a.unsure,"
                       " a.note, a.at, a.duration_ms, n.name, n.uuid, s.uuid, s.position, s.title,"
                       " r.uuid, r.step, own.text, %1 AS current, %2, r.calibration,"
                       " r.repeats_id IS NOT NULL FROM sample_in_use s"
                       " JOIN round r ON r.sample_id = s.id AND %4 AND %5"
                       " JOIN answer a ON a.round_id = r.id %3 JOIN person n ON n.id = a.person_id"
                       " ORDER BY s.position, r.step, r.id, p.number, own.position, own.id,"
                       " a.person_id, a.at, a.uuid")
            .arg(isCurrentAnswerSql(), kItemNumbers, kItemJoins, kExported, *named),
        {}, [&](Statement& row) {
            ExportedAnswer answer;
            row.read(answer.row.id, answer.row.uuid, answer.row.round, answer.row.person,
                answer.row.item);
            answer.row.answer = answerFrom(row);
            bool isCalibration = false;
            bool isSecond = false;
            row.read(answer.row.at, answer.row.durationMs, answer.person, answer.personUuid,
                answer.sampleUuid, answer.samplePosition, answer.sampleTitle, answer.roundUuid,
                answer.step, answer.fact, answer.current, answer.number, answer.paragraph,
                isCalibration, isSecond);
            answer.pass = isSecond        ? AnswerPass::Second
                          : isCalibration ? AnswerPass::Calibration
                                          : AnswerPass::Ordinary;
            return sink(answer);
        });
}

Expected<int> AnswerRepository::heldBack()
{
    TANDEM_TRY(named, isNamedSql());
    return valueOf<int>(
        m_database, QStringLiteral("SELECT count(*) FROM round r WHERE %1 AND NOT (%2)")
                        .arg(kExported, *named));
}

Expected<QString> AnswerRepository::isNamedSql()
{
    return SettingsRepository(m_database).load().map([](const ProjectSettings& settings) {
        // A calibration's first pass follows its second one, which is the one that is settled.
        return settings.rule == ConsistencyRule::Adjudication
                   ? QStringLiteral("(r.settled_at IS NOT NULL OR EXISTS (SELECT 1 FROM round later"
                                    " WHERE later.repeats_id = r.id"
                                    " AND later.settled_at IS NOT NULL))")
                   : QStringLiteral("1");
    });
}

} // namespace tandem
