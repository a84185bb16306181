#include "storage/repositories/studyrows.h"

#include "models/text/foreigncell.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/plainname.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyitemjson.h"

namespace tandem {

namespace {

constexpr qsizetype kLongestStudyName = 100;

/// The latest answer to each question; rows come in the order in which they count.
Expected<QHash<qint64, QHash<QString, CurrentStudyAnswer>>> currentStudyAnswers(
    Database& database, StudyId study, const QString& condition, const SqlValues& arguments)
{
    QHash<qint64, QHash<QString, CurrentStudyAnswer>> answers;
    return eachRow(database,
        QStringLiteral("SELECT a.turn_id, a.question, a.value, a.at, a.duration_ms"
                       " FROM study_rater r JOIN study_turn t ON t.rater_id = r.id"
                       " JOIN study_answer a ON a.turn_id = t.id"
                       " WHERE r.study_id = ? AND a.late = 0 AND (%1)"
                       " ORDER BY a.turn_id, a.question, a.at, a.uuid")
            .arg(condition),
        SqlValues{study} + arguments,
        [&](Statement& row) {
            auto& ofTurn = answers[row.take<qint64>()];
            CurrentStudyAnswer& current = ofTurn[row.take<QString>()];
            row.read(current.value, current.at);
            current.durationMs += row.take<qint64>();
        })
        .map([&] { return std::move(answers); });
}

studies::AnswersByQuestion givenAnswers(const QHash<QString, CurrentStudyAnswer>& answers)
{
    studies::AnswersByQuestion given;
    for (auto answer = answers.cbegin(); answer != answers.cend(); ++answer) {
        if (answer->value)
            given.insert(answer.key(), *answer->value);
    }
    return given;
}

const QString kToldAnswers =
    QStringLiteral("SELECT a.uuid, t.uuid, a.question, a.value, a.at, a.duration_ms"
                   " FROM study_answer a JOIN study_turn t ON t.id = a.turn_id");

studies::AnswerRow answerRowFrom(Statement& row)
{
    studies::AnswerRow answer;
    row.read(answer.uuid, answer.turn, answer.question, answer.value, answer.at, answer.durationMs);
    return answer;
}

} // namespace

Expected<void> requireStudyLead(Database& database, PersonId by)
{
    return by.isValid() ? PeopleRepository(database).requireLead(by) : Expected<void>();
}

Expected<QString> checkedStudyName(const QString& name)
{
    const QString simple = name.simplified();
    if (simple.isEmpty() || simple.size() > kLongestStudyName)
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("The name must have 1 to 100 characters."),
            name.left(kLongestStudyName));
    return plainName(simple);
}

QString studyNameKey(const QString& name)
{
    return comparedName(name);
}

Expected<void> appendStudyEvent(Database& database, const StudyEvent& event)
{
    qint64 at = event.at;
    if (at == 0) {
        TANDEM_TRY(now, timeAfterLast(database,
                            QStringLiteral("SELECT max(at) FROM study_event WHERE study_id = ?"
                                           " AND rater_id IS ?"),
                            {event.study, event.rater}));
        at = *now;
    }
    return insertRow(database, "study_event",
        {{"uuid", event.uuid.isEmpty() ? newUuid() : event.uuid}, {"study_id", event.study},
            {"rater_id", event.rater}, {"event", event.event}, {"person_id", event.by}, {"at", at},
            {"detail", jsonText(event.detail)}})
        .map([](qint64) {});
}

Expected<void> journalStudyEvent(Database& database, const StudyEvent& event)
{
    TANDEM_DO(appendStudyEvent(database, event));
    TANDEM_TRY(uuid,
        valueOf<QString>(database,
            event.rater.isValid() ? QStringLiteral("SELECT uuid FROM study_rater WHERE id = ?")
                                  : QStringLiteral("SELECT uuid FROM study WHERE id = ?"),
            {event.rater.isValid() ? SqlValue(event.rater) : SqlValue(event.study)}));
    return Journal(database).append(
        QStringLiteral("study ") + event.event, event.by, *uuid, event.detail);
}

Expected<QList<StoredStudyItem>> storedStudyItems(Database& database, StudyId study)
{
    QList<StoredStudyItem> items;
    return eachRow(database,
        QStringLiteral("SELECT i.id, i.name, i.grouping, i.text, i.kind, i.fields, s.system_1,"
                       " s.system_2, s.stratum, s.origin, s.known, s.scores FROM study_item i"
                       " LEFT JOIN study_source s ON s.item_id = i.id WHERE i.study_id = ?"
                       " ORDER BY i.position"),
        {study},
        [&](Statement& row) -> Expected<void> {
            StoredStudyItem stored;
            studies::Item& item = stored.item.item;
            studies::ItemSource& source = stored.item.source;
            row.read(stored.id, item.name, item.group, item.text, item.kind);
            const auto inItem = [&](const Error& error) { return error.in(item.name.left(60)); };
            TANDEM_TRY(fields, studyFieldsFromJson(row.take<QByteArray>()).map_error(inItem));
            item.fields = *fields;
            row.read(source.systems[0], source.systems[1], source.stratum, source.origin);
            if (!row.isNextNull()) { // a packet does not have it
                TANDEM_TRY(known, studyTextsFromJson(row.take<QByteArray>()).map_error(inItem));
                source.known = *known;
                TANDEM_TRY(scores, studyScoresFromJson(row.take<QByteArray>()).map_error(inItem));
                source.scores = *scores;
            }
            items.append(stored);
            return {};
        })
        .map([&] { return std::move(items); });
}

Expected<void> insertStudyItem(
    Database& database, StudyId study, int position, const studies::StudyItem& item)
{
    const studies::ItemSource& source = item.source;
    TANDEM_TRY(id, insertRow(database, "study_item",
                       {{"uuid", newUuid()}, {"study_id", study}, {"position", position},
                           {"name", item.item.name}, {"kind", item.item.kind},
                           {"grouping", item.item.group}, {"text", item.item.text},
                           {"fields", SqlValue::text(studyFieldsJson(item.item.fields))},
                           {"at", QDateTime::currentMSecsSinceEpoch()}}));
    return insertRow(database, "study_source",
        {{"item_id", *id}, {"system_1", source.systems[0]}, {"system_2", source.systems[1]},
            {"stratum", source.stratum}, {"origin", source.origin},
            {"known", jsonText(studyTextsJson(source.known))},
            {"scores", jsonText(studyScoresJson(source.scores))}})
        .map([](qint64) {});
}

Expected<QList<studies::AnswerRow>> storedAnswerRows(Database& database, RaterId rater)
{
    return rowsOf(database,
        kToldAnswers + QStringLiteral(" WHERE a.rater_id = ? ORDER BY a.at, a.uuid"), {rater},
        answerRowFrom);
}

Expected<std::optional<studies::AnswerRow>> storedAnswerRow(Database& database, const QString& uuid)
{
    return firstRow(
        database, kToldAnswers + QStringLiteral(" WHERE a.uuid = ?"), {uuid}, answerRowFrom);
}

Expected<QList<StudyTurn>> studyTurns(
    Database& database, StudyId study, const QString& condition, const SqlValues& arguments)
{
    TANDEM_TRY(designs, studyDesigns(database, study));
    TANDEM_TRY(answers, currentStudyAnswers(database, study, condition, arguments));
    return rowsOf(database,
        QStringLiteral("SELECT t.id, t.rater_id, t.item_id, t.version_id, t.position, t.swapped,"
                       " t.released_at IS NOT NULL, i.kind FROM study_rater r JOIN study_turn t"
                       " ON t.rater_id = r.id JOIN study_item i ON i.id = t.item_id"
                       " WHERE r.study_id = ? AND (%1) ORDER BY r.number, t.position")
            .arg(condition),
        SqlValues{study} + arguments, [&](Statement& row) {
            StudyTurn turn;
            row.read(turn.id, turn.rater, turn.item, turn.version, turn.position, turn.isSwapped,
                turn.isReleased, turn.kind);
            turn.answers = answers->value(turn.id);
            const studies::Design design = designs->value(turn.version);
            const studies::AnswersByQuestion given = givenAnswers(turn.answers);
            const studies::AnswersByQuestion counting = countingAnswers(design, given);
            for (auto answer = turn.answers.begin(); answer != turn.answers.end(); ++answer)
                answer->counts = counting.contains(answer.key());
            turn.isComplete = !turn.answers.isEmpty() && lackingAnswers(design, given).isEmpty();
            return turn;
        });
}

Expected<int> releaseIncomplete(Database& database, const QList<StudyTurn>& turns)
{
    int released = 0;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (const StudyTurn& turn : turns) {
        if (turn.isComplete || turn.isReleased)
            continue;
        TANDEM_DO(database.run(
            QStringLiteral("UPDATE study_turn SET released_at = ? WHERE id = ?"), {now, turn.id}));
        ++released;
    }
    return released;
}

QString isGivenHereSql(const QString& answer)
{
    return QStringLiteral("substr(%1.uuid, 15, 1) <> '5'").arg(answer);
}

QString hasBegunSql(const QString& rater)
{
    return QStringLiteral("(EXISTS (SELECT 1 FROM study_answer begun WHERE begun.rater_id = %1)"
                          " OR EXISTS (SELECT 1 FROM study_event begun WHERE begun.rater_id = %1)"
                          " OR EXISTS (SELECT 1 FROM study_form begun WHERE begun.rater_id = %1))")
        .arg(rater);
}

QString takesPlaceSql(const QString& rater)
{
    return QStringLiteral("(NOT EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = %1"
                          " AND e.event IN ('declined', 'screened_out')) AND (EXISTS (SELECT 1 FROM"
                          " study_turn t WHERE t.rater_id = %1 AND t.released_at IS NULL)"
                          " OR EXISTS (SELECT 1 FROM study_answer a WHERE a.rater_id = %1)"
                          " OR EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = %1"
                          " AND e.event NOT IN ('opened', 'in_view'))))")
        .arg(rater);
}

} // namespace tandem
