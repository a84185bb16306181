#include "storage/project/studyrules.h"

#include <QCoreApplication>

namespace tandem {

QList<StudyRule> studyEventRules()
{
    return {
        {"SELECT s.name AS spot, 1 AS n FROM study_event e JOIN study s ON s.id = e.study_id"
         " WHERE e.event = 'closed' GROUP BY s.id HAVING count(*) > 1",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) closed more than once")},
        {"SELECT w.spot, 1 AS n FROM study_event e JOIN w ON w.id = e.rater_id"
         " WHERE w.study_id <> e.study_id",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of another study's rater")},
        {"SELECT s.name || ', ' || e.event AS spot, 1 AS n FROM study_event e JOIN study s"
         " ON s.id = e.study_id WHERE e.event NOT IN ('opened', 'consented', 'declined',"
         " 'screened_out', 'handed_in', 'taken_back', 'in_view', 'withdrawn', 'replaced', "
         "'raters_added',"
         " 'assigned', 'extended', 'items_added', 'link_made', 'answers_collected', 'ended_early',"
         " 'closed')",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of studies that are none")},
        {"SELECT s.name AS spot, 1 AS n FROM study_event e JOIN study s ON s.id = e.study_id"
         " WHERE NOT json_valid(e.detail)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of studies whose detail is no JSON")},
        {"SELECT NULL AS spot, coalesce(max(id), 0) - count(*) AS n FROM study_event",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) taken out of the journal of studies")},
        {"SELECT s.name || ', ' || e.event AS spot, 1 AS n FROM study_event e JOIN study s"
         " ON s.id = e.study_id WHERE (e.rater_id IS NOT NULL) <> (e.event IN ('opened',"
         " 'consented', 'declined', 'screened_out', 'handed_in', 'taken_back', 'in_view',"
         " 'withdrawn', 'replaced'))",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n event(s) of nobody, or of a rater that is not theirs")},
        // A packet says what its rater did, and its journal nothing of it.
        {"SELECT e.spot, 1 AS n FROM (SELECT e.*, s.name || ', ' || e.event AS spot,"
         " coalesce(r.uuid, s.uuid) AS subject, row_number() OVER (PARTITION BY e.study_id,"
         " e.rater_id, e.event ORDER BY e.id) AS nth FROM study_event e JOIN study s"
         " ON s.id = e.study_id LEFT JOIN study_rater r ON r.id = e.rater_id WHERE e.event IN"
         " ('raters_added', 'assigned', 'extended', 'items_added', 'link_made',"
         " 'answers_collected', 'ended_early', 'closed', 'replaced', 'withdrawn')) e LEFT JOIN"
         " (SELECT j.*, row_number() OVER (PARTITION BY j.subject, j.event ORDER BY j.id) AS nth"
         " FROM journal j WHERE j.event LIKE 'study %') j ON j.subject = e.subject"
         " AND j.event = 'study ' || e.event AND j.nth = e.nth WHERE NOT EXISTS (SELECT 1 FROM"
         " packet) AND (j.id IS NULL OR j.detail <> e.detail OR j.person_id IS NOT e.person_id"
         " OR (e.rater_id IS NULL AND abs(j.at - e.at) > 60000 AND NOT EXISTS (SELECT 1 FROM"
         " study_event o WHERE o.study_id = e.study_id AND o.rater_id IS NULL"
         " AND o.at = e.at - 1)))",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of studies that are not as journalled")},
        {"SELECT p.spot || ', ' || substr(j.event, 7) AS spot, max(0, j.n - (SELECT count(*)"
         " FROM study_event e WHERE e.study_id = p.study_id AND e.rater_id IS p.rater_id"
         " AND e.event = substr(j.event, 7))) AS n FROM (SELECT uuid, id AS study_id,"
         " NULL AS rater_id, name AS spot FROM study UNION ALL SELECT r.uuid, w.study_id, w.id,"
         " w.spot FROM w JOIN study_rater r ON r.id = w.id) p JOIN (SELECT subject, event,"
         " count(*) AS n FROM journal WHERE event LIKE 'study %' AND event NOT IN ('study made',"
         " 'study answers merged', 'study form written') GROUP BY subject, event) j"
         " ON j.subject = p.uuid WHERE NOT EXISTS (SELECT 1 FROM packet)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of studies taken out")},
        {"SELECT w.spot || ', ' || e.event AS spot, count(*) - 1 AS n FROM study_event e JOIN w"
         " ON w.id = e.rater_id WHERE e.event IN ('withdrawn', 'replaced')"
         " GROUP BY e.rater_id, e.event HAVING count(*) > 1",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) who left more than once")},
        {"SELECT w.spot || ', ' || e.event AS spot, 1 AS n FROM study_event e JOIN w"
         " ON w.id = e.rater_id WHERE (e.event IN ('declined', 'screened_out') AND (SELECT o.event"
         " FROM study_event o WHERE o.rater_id = e.rater_id AND o.event IN ('handed_in',"
         " 'taken_back') AND o.at < e.at ORDER BY o.at DESC, o.uuid DESC LIMIT 1) = 'handed_in')"
         " OR (e.event <> 'replaced' AND EXISTS (SELECT 1 FROM study_event o"
         " WHERE o.rater_id = e.rater_id AND o.event = 'withdrawn' AND o.id < e.id))",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n event(s) of raters who were done before")},
    };
}

} // namespace tandem
