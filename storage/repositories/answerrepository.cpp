#include "storage/repositories/answerrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/items.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/settingsrepository.h"

namespace tandem {

namespace {

constexpr qsizetype kAnswerLongestNote = 10'000;

Answer answerFrom(const Statement& row, int column)
{
    Answer answer;
    if (const auto value = row.optionalInteger(column))
        answer.value = *value == 1 ? YesNo::Yes : YesNo::No;
    answer.unsure = row.integer(column + 1) != 0;
    answer.note = row.text(column + 2);
    return answer;
}

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
    const QString sql =
        round.step == Step::Paragraphs
            ? QStringLiteral("SELECT 1 FROM paragraph WHERE id = ? AND sample_id = ?")
            : QStringLiteral("SELECT 1 FROM atomic_fact f WHERE id = ? AND sample_id = ? AND ") +
                  isAskedFactSql();
    TANDEM_TRY(asked, database.scalar(sql, {item.value, round.sample.value}));
    if (asked->isValid())
        return {};
    return failure(ErrorCode::NotFound,
        round.step == Step::Paragraphs
            ? RepositoryWords::tr("This paragraph is not in the sample.")
            : RepositoryWords::tr("This fact is not among those that are asked about."));
}

/// When the answer is given: now, or just after the item's last one where the clock was set back.
Expected<qint64> timeOfAnswer(Database& database, const AnswerWrite& write)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return database
        .scalar(QStringLiteral("SELECT max(at) FROM answer WHERE round_id = ? AND person_id = ?"
                               " AND item_id = ?"),
            {write.round.value, write.person.value, write.item.value})
        .map([now](const QVariant& last) {
            return last.isNull() ? now : qMax(now, last.toLongLong() + 1);
        });
}

Expected<void> mayAnswer(const Round& round, PersonId person)
{
    if (round.withdrawn)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The sample was assigned to others; this answer was not taken."));
    if (!round.pair.contains(person))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You are not one of the two who answer about this sample."), {},
            RepositoryWords::tr("Ask the lead to assign it to you."));
    if (round.hasHandedIn(person))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You have handed this sample in; its answers are fixed."), {},
            round.isClosed()
                ? RepositoryWords::tr(
                      "Your partner has handed in as well: the rest is done in Compare.")
                : RepositoryWords::tr("Your partner has not: you can take it back."));
    return {};
}

} // namespace

Expected<AnswerId> AnswerRepository::record(const AnswerWrite& write)
{
    if (write.answer.note.size() > kAnswerLongestNote)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A note has at most 10,000 characters."), {},
            RepositoryWords::tr("Shorten it."));
    TANDEM_TRY(round, RoundRepository(m_database).byId(write.round));
    TANDEM_DO(mayAnswer(*round, write.person));
    TANDEM_DO(isAsked(m_database, *round, write.item));
    TANDEM_TRY(at, timeOfAnswer(m_database, write));
    const QVariant value =
        write.answer.value ? QVariant(*write.answer.value == YesNo::Yes ? 1 : 0) : QVariant();
    const QString uuid = newUuid();
    TANDEM_TRY(
        id, m_database.insert(
                QStringLiteral(
                    "INSERT INTO answer (uuid, round_id, person_id, item_id, value, unsure, note,"
                    " at, duration_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                {uuid, write.round.value, write.person.value, write.item.value, value,
                    write.answer.unsure ? 1 : 0, sqlText(write.answer.note), *at,
                    qMax<qint64>(0, write.durationMs)}));
    TANDEM_DO(sealRow(m_database, SealKind::Answer, uuid));
    return AnswerId{*id};
}

Expected<Answer> AnswerRepository::own(RoundId round, PersonId person, ItemId item)
{
    Statement row(m_database,
        QStringLiteral("SELECT value, unsure, note FROM answer WHERE round_id = ?"
                       " AND person_id = ? AND item_id = ? ORDER BY id DESC LIMIT 1"),
        {round.value, person.value, item.value});
    const Answer answer = row.next() ? answerFrom(row, 0) : Answer();
    return row.result(answer);
}

Expected<QHash<ItemId, Answer>> AnswerRepository::own(RoundId round, PersonId person)
{
    Statement rows(m_database,
        QStringLiteral("SELECT a.item_id, a.value, a.unsure, a.note FROM answer a"
                       " WHERE a.round_id = ? AND a.person_id = ? AND ") +
            isCurrentAnswerSql(),
        {round.value, person.value});
    QHash<ItemId, Answer> answers;
    while (rows.next())
        answers.insert(ItemId{rows.integer(0)}, answerFrom(rows, 1));
    return rows.result(answers);
}

Expected<QList<RecentAnswer>> AnswerRepository::recent(PersonId person, int limit)
{
    // Walks back through the journal from its end and stops after `limit`; the order of ids is the
    // order of answers.
    Statement rows(m_database,
        QStringLiteral(
            "SELECT a.round_id, r.sample_id, a.item_id, s.position, a.value, a.unsure, a.note,"
            " r.step, %1 FROM answer a JOIN round r ON r.id = a.round_id"
            " JOIN sample_in_use s ON s.id = r.sample_id %2 WHERE a.person_id = ? AND a.value IS "
            "NOT NULL"
            " AND r.withdrawn_at IS NULL AND %3 ORDER BY a.id DESC LIMIT ?")
            .arg(kItemNumbers, kItemJoins, isCurrentAnswerSql()),
        {person.value, limit});
    QList<RecentAnswer> answers;
    while (rows.next())
        answers.append(
            {RoundId{rows.integer(0)}, SampleId{rows.integer(1)}, ItemId{rows.integer(2)},
                static_cast<Step>(rows.integer(7)), static_cast<int>(rows.integer(3)),
                static_cast<int>(rows.integer(8)), answerFrom(rows, 4)});
    return rows.result(answers);
}

Expected<QHash<ItemId, AnswerRepository::TimedAnswer>> AnswerRepository::ofClosedRound(
    RoundId round, PersonId person)
{
    TANDEM_TRY(found, RoundRepository(m_database).byId(round));
    if (!found->isClosed())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Answers stay hidden until both have handed in."));
    Statement rows(m_database,
        QStringLiteral("SELECT a.item_id, a.value, a.unsure, a.note, (SELECT "
                       "sum(c.duration_ms) FROM answer c"
                       " WHERE c.round_id = a.round_id AND c.person_id = a.person_id"
                       " AND c.item_id = a.item_id) FROM answer a"
                       " WHERE a.round_id = ? AND a.person_id = ? AND ") +
            isCurrentAnswerSql(),
        {round.value, person.value});
    QHash<ItemId, TimedAnswer> answers;
    while (rows.next())
        answers.insert(ItemId{rows.integer(0)}, {answerFrom(rows, 1), rows.integer(4)});
    return rows.result(answers);
}

Expected<void> AnswerRepository::forExport(
    const std::function<Expected<void>(const ExportedAnswer&)>& sink)
{
    TANDEM_TRY(named, isNamedSql());
    Statement rows(m_database,
        QStringLiteral(
            "SELECT a.id, a.uuid, a.round_id, a.person_id, a.item_id, a.value, a.unsure, a.note,"
            " a.at, a.duration_ms, n.name, n.uuid, s.uuid, s.position, s.title, r.uuid, r.step,"
            " r.calibration, r.repeats_id IS NOT NULL, CAST(own.text AS BLOB), %1 AS current,"
            " %2 FROM sample_in_use s JOIN round r ON r.sample_id = s.id AND %4 AND %5"
            " JOIN answer a ON a.round_id = r.id %3 JOIN person n ON n.id = a.person_id"
            " ORDER BY s.position, r.step, r.id, p.number, own.position, own.id, a.person_id,"
            " a.at, a.uuid")
            .arg(isCurrentAnswerSql(), kItemNumbers, kItemJoins, kExported, *named));
    while (rows.next()) {
        ExportedAnswer answer;
        answer.row = {AnswerId{rows.integer(0)}, rows.text(1), RoundId{rows.integer(2)},
            PersonId{rows.integer(3)}, ItemId{rows.integer(4)}, answerFrom(rows, 5),
            QDateTime::fromMSecsSinceEpoch(rows.integer(8), Qt::UTC), rows.integer(9)};
        answer.person = rows.text(10);
        answer.personUuid = rows.text(11);
        answer.sampleUuid = rows.text(12);
        answer.samplePosition = static_cast<int>(rows.integer(13));
        answer.sampleTitle = rows.text(14);
        answer.roundUuid = rows.text(15);
        answer.step = static_cast<Step>(rows.integer(16));
        answer.pass = rows.integer(18) != 0   ? AnswerPass::Second
                      : rows.integer(17) != 0 ? AnswerPass::Calibration
                                              : AnswerPass::Ordinary;
        answer.fact = rows.exactText(19);
        answer.current = rows.integer(20) != 0;
        answer.number = static_cast<int>(rows.integer(21));
        answer.paragraph = static_cast<int>(rows.integer(22));
        TANDEM_DO(sink(answer));
    }
    return rows.done();
}

Expected<int> AnswerRepository::heldBack()
{
    return isNamedSql()
        .and_then([this](const QString& named) {
            return m_database.scalar(
                QStringLiteral("SELECT count(*) FROM round r WHERE %1 AND NOT (%2)")
                    .arg(kExported, named));
        })
        .map([](const QVariant& count) { return count.toInt(); });
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
