#include "storage/repositories/answerrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/roundrepository.h"

#include <QCoreApplication>

namespace tandem {

namespace {

constexpr qsizetype kLongestNote = 10'000;

Answer answerFrom(const Statement& row, int column)
{
    Answer answer;
    if (const auto value = row.optionalInteger(column))
        answer.value = *value == 1 ? YesNo::Yes : YesNo::No;
    answer.unsure = row.integer(column + 1) != 0;
    answer.note = row.text(column + 2);
    return answer;
}

/// True for the latest row of its round, person and paragraph.
const QString kIsCurrent =
    QStringLiteral("a.id = (SELECT max(b.id) FROM answer b WHERE b.round_id = a.round_id"
                   " AND b.person_id = a.person_id AND b.paragraph_id = a.paragraph_id)");

Expected<void> mayAnswer(const Round& round, PersonId person)
{
    if (round.withdrawn)
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("AnswerRepository",
                "The sample was assigned to others; this answer was not taken."));
    if (!round.pair.contains(person))
        return failure(ErrorCode::Refused,
            QCoreApplication::translate(
                "AnswerRepository", "You are not one of the two who answer about this sample."),
            {},
            QCoreApplication::translate("AnswerRepository", "Ask the lead to assign it to you."));
    if (round.hasHandedIn(person))
        return failure(ErrorCode::Refused,
            QCoreApplication::translate(
                "AnswerRepository", "You have handed this sample in; its answers are fixed."),
            {},
            QCoreApplication::translate(
                "AnswerRepository", "While your partner has not handed in you can take it back."));
    return {};
}

} // namespace

Expected<AnswerId> AnswerRepository::record(const AnswerWrite& write)
{
    if (write.answer.note.size() > kLongestNote)
        return failure(ErrorCode::TooLarge,
            QCoreApplication::translate(
                "AnswerRepository", "A note has at most 10,000 characters."),
            {}, QCoreApplication::translate("AnswerRepository", "Shorten it."));
    const auto round = RoundRepository(m_database).byId(write.round);
    if (!round)
        return failure(round.error());
    if (auto may = mayAnswer(*round, write.person); !may)
        return failure(may.error());
    const auto belongs =
        m_database.scalar(QStringLiteral("SELECT 1 FROM paragraph WHERE id = ? AND sample_id = ?"),
            {write.paragraph.value, round->sample.value});
    if (!belongs)
        return failure(belongs.error());
    if (!belongs->isValid())
        return failure(ErrorCode::NotFound, QCoreApplication::translate("AnswerRepository",
                                                "This paragraph is not in the sample."));
    const QVariant value =
        write.answer.value ? QVariant(*write.answer.value == YesNo::Yes ? 1 : 0) : QVariant();
    return m_database
        .insert(
            QStringLiteral(
                "INSERT INTO answer (uuid, round_id, person_id, paragraph_id, value, unsure, note,"
                " at, duration_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {newUuid(), write.round.value, write.person.value, write.paragraph.value, value,
                write.answer.unsure ? 1 : 0, sqlText(write.answer.note),
                QDateTime::currentMSecsSinceEpoch(), qMax<qint64>(0, write.durationMs)})
        .map([](qint64 id) { return AnswerId{id}; });
}

Expected<QHash<ParagraphId, Answer>> AnswerRepository::own(RoundId round, PersonId person)
{
    Statement rows(m_database,
        QStringLiteral("SELECT a.paragraph_id, a.value, a.unsure, a.note FROM answer a"
                       " WHERE a.round_id = ? AND a.person_id = ? AND ") +
            kIsCurrent,
        {round.value, person.value});
    QHash<ParagraphId, Answer> answers;
    while (rows.next())
        answers.insert(ParagraphId{rows.integer(0)}, answerFrom(rows, 1));
    return rows.result(answers);
}

Expected<QList<RecentAnswer>> AnswerRepository::recent(PersonId person, int limit)
{
    // Walks back through the journal from its end and stops after `limit`; the order of ids is the
    // order of answers.
    Statement rows(m_database,
        QStringLiteral(
            "SELECT a.round_id, p.sample_id, a.paragraph_id, s.position, p.number, a.value, "
            "a.unsure,"
            " a.note FROM answer a JOIN round r ON r.id = a.round_id"
            " JOIN paragraph p ON p.id = a.paragraph_id JOIN sample s ON s.id = p.sample_id"
            " WHERE a.person_id = ? AND a.value IS NOT NULL AND r.withdrawn_at IS NULL AND ") +
            kIsCurrent + QStringLiteral(" ORDER BY a.id DESC LIMIT ?"),
        {person.value, limit});
    QList<RecentAnswer> answers;
    while (rows.next())
        answers.append({RoundId{rows.integer(0)}, SampleId{rows.integer(1)},
            ParagraphId{rows.integer(2)}, static_cast<int>(rows.integer(3)),
            static_cast<int>(rows.integer(4)), answerFrom(rows, 5)});
    return rows.result(answers);
}

Expected<QHash<ParagraphId, AnswerRepository::TimedAnswer>> AnswerRepository::ofClosedRound(
    RoundId round, PersonId person)
{
    const auto found = RoundRepository(m_database).byId(round);
    if (!found)
        return failure(found.error());
    if (!found->isClosed())
        return failure(ErrorCode::Refused, QCoreApplication::translate("AnswerRepository",
                                               "Answers stay hidden until both have handed in."));
    Statement rows(m_database,
        QStringLiteral("SELECT a.paragraph_id, a.value, a.unsure, a.note, (SELECT "
                       "sum(c.duration_ms) FROM answer c"
                       " WHERE c.round_id = a.round_id AND c.person_id = a.person_id"
                       " AND c.paragraph_id = a.paragraph_id) FROM answer a"
                       " WHERE a.round_id = ? AND a.person_id = ? AND ") +
            kIsCurrent,
        {round.value, person.value});
    QHash<ParagraphId, TimedAnswer> answers;
    while (rows.next())
        answers.insert(ParagraphId{rows.integer(0)}, {answerFrom(rows, 1), rows.integer(4)});
    return rows.result(answers);
}

Expected<void> AnswerRepository::forExport(
    const std::function<Expected<void>(const ExportedAnswer&)>& sink)
{
    Statement rows(m_database,
        QStringLiteral("SELECT a.id, a.uuid, a.round_id, a.person_id, a.paragraph_id, a.value, "
                       "a.unsure, a.note,"
                       " a.at, a.duration_ms, n.name, n.uuid, s.uuid, s.position, s.title, "
                       "p.number, r.uuid, ") +
            kIsCurrent +
            QStringLiteral(
                " FROM sample s JOIN round r ON r.sample_id = s.id"
                " AND r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL"
                " AND r.withdrawn_at IS NULL"
                " JOIN answer a ON a.round_id = r.id JOIN paragraph p ON p.id = a.paragraph_id"
                " JOIN person n ON n.id = a.person_id"
                " ORDER BY s.position, p.number, a.person_id, a.id"));
    while (rows.next()) {
        ExportedAnswer answer;
        answer.row = {AnswerId{rows.integer(0)}, rows.text(1), RoundId{rows.integer(2)},
            PersonId{rows.integer(3)}, ParagraphId{rows.integer(4)}, answerFrom(rows, 5),
            QDateTime::fromMSecsSinceEpoch(rows.integer(8), Qt::UTC), rows.integer(9)};
        answer.person = rows.text(10);
        answer.personUuid = rows.text(11);
        answer.sampleUuid = rows.text(12);
        answer.samplePosition = static_cast<int>(rows.integer(13));
        answer.sampleTitle = rows.text(14);
        answer.paragraph = static_cast<int>(rows.integer(15));
        answer.roundUuid = rows.text(16);
        answer.current = rows.integer(17) != 0;
        if (auto taken = sink(answer); !taken)
            return taken;
    }
    return rows.done();
}

} // namespace tandem
