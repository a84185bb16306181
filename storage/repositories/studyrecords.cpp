#include "storage/repositories/studyrecords.h"

#include "models/studies/answervalues.h"
#include "models/studies/itemgroups.h"
#include "storage/database/rows.h"
#include "storage/repositories/studydesigns.h"
#include "storage/repositories/studyrows.h"

#include <QSet>

namespace tandem {

namespace {

/// What stands beside each answer of a study.
struct RecordFrame
{
    QHash<qint64, studies::Design> designs; ///< by version
    QHash<qint64, bool> hasSides;           ///< by item
    QHash<qint64, studies::ItemSource> sources;
    QHash<qint64, QString> groups; ///< by item
    QHash<RaterId, int> asked;     ///< rated and check items
    /// Questions whose latest answers count no more, by turn: another answer ruled them out.
    QHash<qint64, QSet<QString>> ruledOut;
};

Expected<RecordFrame> recordFrame(Database& database, StudyId study)
{
    RecordFrame frame;
    TANDEM_TRY(designs, studyDesigns(database, study));
    frame.designs = *designs;
    TANDEM_TRY(items, storedStudyItems(database, study));
    for (const StoredStudyItem& stored : *items) {
        frame.hasSides.insert(stored.id, hasTwoSides(stored.item.item));
        frame.sources.insert(stored.id, stored.item.source);
        frame.groups.insert(stored.id, stored.item.item.group);
    }
    TANDEM_TRY(turns, studyTurns(database, study));
    for (const StudyTurn& turn : *turns) {
        if (turn.kind != studies::ItemKind::Practice)
            ++frame.asked[turn.rater];
        for (auto answer = turn.answers.cbegin(); answer != turn.answers.cend(); ++answer) {
            if (answer->value && !answer->counts)
                frame.ruledOut[turn.id].insert(answer.key());
        }
    }
    return frame;
}

const QString kRecords = QStringLiteral(
    "SELECT r.id, t.id, i.id, t.version_id, t.swapped, a.question, a.value, i.name, i.kind, a.at,"
    " a.duration_ms, t.position, v.number, a.late, t.released_at IS NOT NULL AND"
    " a.at > t.released_at, a.late = 0 AND NOT EXISTS (SELECT 1 FROM study_answer b"
    " WHERE b.turn_id = a.turn_id AND b.question = a.question AND b.late = 0"
    " AND (b.at, b.uuid) > (a.at, a.uuid)), EXISTS (SELECT 1"
    " FROM study_event s WHERE s.uuid = substr(t.uuid, 1, 14) || '8' || substr(t.uuid, 16)"
    " AND s.event = 'in_view' AND s.rater_id = r.id) FROM study_rater r JOIN study_turn t"
    " ON t.rater_id = r.id JOIN study_item i ON i.id = t.item_id JOIN study_version v"
    " ON v.id = t.version_id JOIN study_answer a ON a.turn_id = t.id WHERE r.study_id = ?"
    " ORDER BY r.number, t.position, a.at, a.uuid");

StudyAnswerRecord recordFrom(Statement& row, const RecordFrame& frame, const RecordedRater& rater)
{
    StudyAnswerRecord record;
    record.rater = rater;
    const auto turn = row.take<qint64>();
    const auto item = row.take<qint64>();
    const auto version = row.take<qint64>();
    const bool isSwapped = row.take<bool>();
    bool isAfterClose = false;
    bool isAfterRelease = false;
    row.read(record.question, record.value, record.item, record.kind, record.at, record.durationMs,
        record.position, record.version, isAfterClose, isAfterRelease, record.isCurrent,
        record.wasInView);
    if (frame.ruledOut.value(turn).contains(record.question))
        record.isCurrent = false;
    record.lateness = isAfterClose     ? AnswerLateness::Closed
                      : isAfterRelease ? AnswerLateness::Released
                                       : AnswerLateness::InTime;
    record.source = frame.sources.value(item);
    record.group = frame.groups.value(item);
    const studies::Design design = frame.designs.value(version);
    if (const auto* const asked = questionNamed(design, record.question))
        record.value = ofItemsSides(*asked, record.value, isSwapped);
    if (frame.hasSides.value(item))
        record.firstSide = isSwapped ? 2 : 1;
    return record;
}

} // namespace

Expected<QList<StudyAnswerRecord>> studyAnswerRecords(
    Database& database, StudyId study, const QHash<RaterId, RecordedRater>& raters)
{
    TANDEM_TRY(frame, recordFrame(database, study));
    QList<StudyAnswerRecord> records;
    return eachRow(database, kRecords, {study}, [&](Statement& row) {
        const auto id = row.take<RaterId>();
        const auto rater = raters.constFind(id);
        if (rater == raters.cend())
            return;
        records.append(recordFrom(row, *frame, *rater));
        records.last().asked = frame->asked.value(id);
    }).map([&] { return std::move(records); });
}

} // namespace tandem
