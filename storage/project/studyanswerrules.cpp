#include "storage/project/studyrules.h"

#include <QCoreApplication>

namespace tandem {

QList<StudyRule> studyAnswerRules()
{
    return {
        {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study_turn t"
         " ON t.id = a.turn_id WHERE t.rater_id <> a.rater_id",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of a rater to what another was asked")},
        {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id WHERE (SELECT "
         "e.event"
         " FROM study_event e WHERE e.rater_id = a.rater_id AND e.event IN ('handed_in',"
         " 'taken_back') AND e.at < a.at ORDER BY e.at DESC, e.uuid DESC LIMIT 1) = 'handed_in'",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters who had handed in")},
        {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study_event e"
         " ON e.rater_id = a.rater_id AND e.event = 'withdrawn'",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters who have withdrawn")},
        {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id WHERE a.late = 1"
         " AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = w.study_id"
         " AND e.event = 'closed')",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n late answer(s) in a study that is open")},
        // What raters took back when they withdrew is gone; the events say how many gaps that left.
        {"SELECT NULL AS spot, max(0, coalesce(max(id), 0) - count(*) - coalesce((SELECT"
         " sum(json_extract(detail, '$.gaps')) FROM study_event WHERE event = 'withdrawn'"
         " AND json_valid(detail)), 0)) AS n FROM study_answer",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) of raters taken out")},
        {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study s"
         " ON s.id = w.study_id WHERE a.at < s.at - 300000 AND NOT EXISTS (SELECT 1"
         " FROM study_event e WHERE e.study_id = s.id AND e.event = 'answers_collected')",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n answer(s) from before their study was made")},
        // What must be answered whatever else is. A packet does not say what was released.
        {"SELECT DISTINCT w.spot, 1 AS n FROM study_event e JOIN w ON w.id = e.rater_id"
         " JOIN study_turn t ON t.rater_id = w.id JOIN study_version v ON v.id = t.version_id,"
         " json_each(CASE WHEN json_valid(v.design) THEN v.design ELSE '{}' END, '$.questions') q"
         " WHERE e.event = 'handed_in' AND NOT EXISTS (SELECT 1 FROM packet) AND NOT EXISTS"
         " (SELECT 1 FROM study_event o WHERE o.rater_id = e.rater_id AND (o.event IN ('withdrawn',"
         " 'replaced') OR (o.event = 'taken_back' AND (o.at >= e.at OR o.id > e.id))))"
         " AND t.released_at IS NULL AND json_extract(v.design, q.fullkey || '.required') = 1"
         " AND json_extract(v.design, q.fullkey || '.only_if') IS NULL AND (SELECT a.value"
         " FROM study_answer a WHERE a.turn_id = t.id AND a.question ="
         " json_extract(v.design, q.fullkey || '.name') ORDER BY a.at DESC, a.uuid DESC LIMIT 1)"
         " IS NULL",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n rater(s) who handed in without having answered everything")},
        // Answers that were collected elsewhere come without a consent.
        {"SELECT w.spot, 1 AS n FROM w WHERE EXISTS (SELECT 1 FROM study_turn t"
         " WHERE t.rater_id = w.id AND t.version_id IN (SELECT v.id FROM study_version v"
         " WHERE json_valid(v.design) AND json_extract(v.design, '$.consent') <> '')"
         " AND EXISTS (SELECT 1 FROM study_answer a WHERE a.turn_id = t.id))"
         " AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = w.id"
         " AND e.event = 'consented') AND NOT EXISTS (SELECT 1 FROM study_event e"
         " WHERE e.study_id = w.study_id AND e.event = 'answers_collected')",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n rater(s) who answered without the consent that is asked for")},
    };
}

} // namespace tandem
