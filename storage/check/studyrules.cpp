#include "storage/check/rules.h"

#include <QCoreApplication>

namespace tandem {

namespace {

constexpr CheckRule kStudyRules[] = {
    // Of what is asked, of whom, and how it was handed out.
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id JOIN study_item i"
     " ON i.id = t.item_id JOIN study_version v ON v.id = t.version_id"
     " WHERE i.study_id <> w.study_id OR v.study_id <> w.study_id",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n item(s) assigned in another study")},
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id GROUP BY w.id"
     " HAVING count(DISTINCT t.version_id) > 1",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n rater(s) assigned items under several versions")},
    // Items are handed out from the first place on, but collected answers come at any.
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id WHERE NOT EXISTS"
     " (SELECT 1 FROM study_event e WHERE e.study_id = w.study_id"
     " AND e.event = 'answers_collected') GROUP BY w.id HAVING min(t.position) <> 1"
     " OR max(t.position) <> count(DISTINCT t.position) OR count(*) <> max(t.position)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n rater(s) with gaps in the order of items")},
    {"SELECT s.name AS spot, 1 AS n FROM study s WHERE NOT EXISTS (SELECT 1 FROM study_version "
     "v"
     " WHERE v.study_id = s.id AND v.number = 1) OR (SELECT max(v.number) - count(*)"
     " FROM study_version v WHERE v.study_id = s.id) <> 0",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study(ies) with a missing version")},
    {"SELECT s.name AS spot, 1 AS n FROM study s WHERE (SELECT coalesce(max(i.position), 0)"
     " - count(*) FROM study_item i WHERE i.study_id = s.id) <> 0",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study(ies) with a missing item")},
    {"SELECT s.name AS spot, 1 AS n FROM study s WHERE (SELECT coalesce(max(r.number), 0)"
     " - count(*) FROM study_rater r WHERE r.study_id = s.id) <> 0",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study(ies) with a missing rater")},
    {"SELECT s.name || ', ' || i.name AS spot, 1 AS n FROM study_item i JOIN study s"
     " ON s.id = i.study_id WHERE NOT EXISTS (SELECT 1 FROM study_source o WHERE o.item_id = "
     "i.id)"
     " AND NOT EXISTS (SELECT 1 FROM packet)", // whose rater must not have it
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study item(s) without a source")},
    {"SELECT w.spot, 1 AS n FROM study_form f JOIN w ON w.id = f.rater_id JOIN study_version v"
     " ON v.id = f.version_id WHERE v.study_id <> w.study_id OR length(f.secret) <> 32",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n impossible form(s)")},
    {"SELECT w.spot, 1 AS n FROM w WHERE EXISTS (SELECT 1 FROM study_link l WHERE l.id = "
     "w.link_id"
     " AND l.study_id <> w.study_id) OR EXISTS (SELECT 1 FROM study_rater o"
     " WHERE o.id = w.replaces_id AND o.study_id <> w.study_id)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n rater(s) who came from another study")},
    {"SELECT NULL AS spot, coalesce(max(id), 0) - count(*) AS n FROM study_form",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study form(s) removed")},
    {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
     " WHERE l.most NOT BETWEEN 0 AND 1000000 OR length(l.hash) <> 32 OR l.revoked_at < l.at"
     " OR max(length(l.code_done), length(l.code_declined), length(l.code_screened_out)) > 100",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n impossible link(s)")},
    {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
     " WHERE l.code_done = '' AND (l.code_declined <> '' OR l.code_screened_out <> '')",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n link(s) without a completion code")},
    {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
     " WHERE l.code_done <> '' AND l.code_done IN (l.code_declined, l.code_screened_out)",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n link(s) with the same code for completion as for declining or screening out")},
    // Who answers once everything of theirs went to others, or was handed out to by the lead,
    // takes a place that the link did not give.
    {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
     " WHERE l.most > 0 AND (SELECT count(*) FROM places p WHERE p.link_id = l.id AND (EXISTS"
     " (SELECT 1 FROM study_turn t WHERE t.rater_id = p.rater_id AND t.released_at IS NULL)"
     " OR EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = p.rater_id"
     " AND e.event = 'consented'))) > l.most AND NOT EXISTS (SELECT 1 FROM study_event e"
     " WHERE e.study_id = l.study_id AND e.event = 'assigned' AND e.at >= l.at)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n link(s) used by more raters than they admit")},
    // What a link lets in is in the event that tells of it, too.
    {"SELECT l.spot, 1 AS n FROM (SELECT l.study_id, l.most, s.name AS spot, row_number() OVER"
     " (PARTITION BY l.study_id ORDER BY l.id) AS nth FROM study_link l JOIN study s"
     " ON s.id = l.study_id) l JOIN (SELECT e.study_id, e.detail, row_number() OVER"
     " (PARTITION BY e.study_id ORDER BY e.id) AS nth FROM study_event e"
     " WHERE e.event = 'link_made' AND json_valid(e.detail)) e ON e.study_id = l.study_id"
     " AND e.nth = l.nth WHERE l.most IS NOT"
     " min(max(json_extract(e.detail, '$.most'), 0), 1000000)",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n link(s) that admit another number of raters than recorded")},
    {"SELECT w.spot, 1 AS n FROM w JOIN study_rater r ON r.id = w.id"
     " LEFT JOIN study_link l ON l.id = r.link_id WHERE length(r.hash) <> 32 OR r.at < l.at"
     " OR r.at > l.revoked_at",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n rater(s) who cannot have joined by their link")},
    {"SELECT w.spot, 1 AS n FROM w JOIN study_rater r ON r.id = w.id"
     " WHERE r.replaces_id IS NOT NULL AND (r.replaces_id >= r.id OR NOT EXISTS (SELECT 1"
     " FROM study_event e WHERE e.rater_id = r.replaces_id AND e.event = 'replaced'"
     " AND json_valid(e.detail) AND json_extract(e.detail, '$.by') = r.uuid))",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n rater(s) recorded as the replacement of someone else's rater")},
    {"SELECT w.spot, 1 AS n FROM w JOIN study_rater r ON r.id = w.id JOIN study_event e"
     " ON e.rater_id = r.id AND e.event = 'withdrawn' WHERE r.name <> 'R' || r.number"
     " OR r.participant <> '' OR r.person_id IS NOT NULL",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n withdrawn rater(s) still named")},
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id"
     " WHERE t.released_at IS NULL AND EXISTS (SELECT 1 FROM study_event e"
     " WHERE e.rater_id = w.id AND e.event = 'withdrawn')",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n item(s) still assigned to withdrawn raters")},
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id LEFT JOIN c"
     " ON c.study_id = w.study_id WHERE t.released_at < t.at OR (t.released_at > c.at"
     " AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = w.id"
     " AND e.event = 'withdrawn'))",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n item(s) released at an impossible time")},
    {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id JOIN c"
     " ON c.study_id = w.study_id WHERE t.released_at IS NULL AND NOT EXISTS (SELECT 1"
     " FROM study_answer a WHERE a.turn_id = t.id AND a.late = 0)",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n item(s) of closed studies neither answered nor released")},
    {"SELECT s.name AS spot, 1 AS n FROM (SELECT study_id, at FROM study_version"
     " UNION ALL SELECT study_id, at FROM study_item UNION ALL SELECT study_id, at"
     " FROM study_rater UNION ALL SELECT study_id, at FROM study_link UNION ALL"
     " SELECT w.study_id, t.at FROM study_turn t JOIN w ON w.id = t.rater_id) m"
     " JOIN c ON c.study_id = m.study_id JOIN study s ON s.id = m.study_id WHERE m.at > c.at",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n row(s) added after their study was closed")},
    // Of what raters and leads said and did.
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study_turn t"
     " ON t.id = a.turn_id WHERE t.rater_id <> a.rater_id",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n answer(s) of a rater to an item of another rater")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id WHERE (SELECT "
     "e.event"
     " FROM study_event e WHERE e.rater_id = a.rater_id AND e.event IN ('handed_in',"
     " 'taken_back') AND e.at < a.at ORDER BY e.at DESC, e.uuid DESC LIMIT 1) = 'handed_in'",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n answer(s) of raters who had submitted")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study_event e"
     " ON e.rater_id = a.rater_id AND e.event = 'withdrawn'",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n answer(s) of raters who have withdrawn")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id WHERE a.late = 1"
     " AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = w.study_id"
     " AND e.event = 'closed')",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n late answer(s) in an open study")},
    // What raters took back when they withdrew is gone; the events say how many gaps that left.
    {"SELECT NULL AS spot, max(0, coalesce(max(id), 0) - count(*) - coalesce((SELECT"
     " sum(json_extract(detail, '$.gaps')) FROM study_event WHERE event = 'withdrawn'"
     " AND json_valid(detail)), 0)) AS n FROM study_answer",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n rater answer(s) removed")},
    {"SELECT w.spot, 1 AS n FROM study_answer a JOIN w ON w.id = a.rater_id JOIN study s"
     " ON s.id = w.study_id WHERE a.at < s.at - 300000 AND NOT EXISTS (SELECT 1"
     " FROM study_event e WHERE e.study_id = s.id AND e.event = 'answers_collected')",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n answer(s) from before their study was created")},
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
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n rater(s) who submitted without answering everything required")},
    // Answers that were collected elsewhere come without a consent.
    {"SELECT w.spot, 1 AS n FROM w WHERE EXISTS (SELECT 1 FROM study_turn t"
     " WHERE t.rater_id = w.id AND t.version_id IN (SELECT v.id FROM study_version v"
     " WHERE json_valid(v.design) AND json_extract(v.design, '$.consent') <> '')"
     " AND EXISTS (SELECT 1 FROM study_answer a WHERE a.turn_id = t.id))"
     " AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = w.id"
     " AND e.event = 'consented') AND NOT EXISTS (SELECT 1 FROM study_event e"
     " WHERE e.study_id = w.study_id AND e.event = 'answers_collected')",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n rater(s) who answered without the required consent")},
    // Of what happened in studies, which the project's journal tells too.
    {"SELECT s.name AS spot, 1 AS n FROM study_event e JOIN study s ON s.id = e.study_id"
     " WHERE e.event = 'closed' GROUP BY s.id HAVING count(*) > 1",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study(ies) closed more than once")},
    {"SELECT w.spot, 1 AS n FROM study_event e JOIN w ON w.id = e.rater_id"
     " WHERE w.study_id <> e.study_id",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n event(s) of another study's rater")},
    {"SELECT s.name || ', ' || e.event AS spot, 1 AS n FROM study_event e JOIN study s"
     " ON s.id = e.study_id WHERE e.event NOT IN ('opened', 'consented', 'declined',"
     " 'screened_out', 'handed_in', 'taken_back', 'in_view', 'withdrawn', 'replaced', "
     "'raters_added',"
     " 'assigned', 'extended', 'items_added', 'items_removed', 'link_made', 'answers_collected',"
     " 'ended_early',"
     " 'closed')",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n unknown study event(s)")},
    {"SELECT s.name AS spot, 1 AS n FROM study_event e JOIN study s ON s.id = e.study_id"
     " WHERE NOT json_valid(e.detail)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study event(s) with details that are not JSON")},
    {"SELECT NULL AS spot, coalesce(max(id), 0) - count(*) AS n FROM study_event",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n row(s) removed from the journal of studies")},
    {"SELECT s.name || ', ' || e.event AS spot, 1 AS n FROM study_event e JOIN study s"
     " ON s.id = e.study_id WHERE (e.rater_id IS NOT NULL) <> (e.event IN ('opened',"
     " 'consented', 'declined', 'screened_out', 'handed_in', 'taken_back', 'in_view',"
     " 'withdrawn', 'replaced'))",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n event(s) without a rater, or with one that they must not have")},
    // A packet says what its rater did, and its journal nothing of it.
    {"SELECT e.spot, 1 AS n FROM (SELECT e.*, s.name || ', ' || e.event AS spot,"
     " coalesce(r.uuid, s.uuid) AS subject, row_number() OVER (PARTITION BY e.study_id,"
     " e.rater_id, e.event ORDER BY e.id) AS nth FROM study_event e JOIN study s"
     " ON s.id = e.study_id LEFT JOIN study_rater r ON r.id = e.rater_id WHERE e.event IN"
     " ('raters_added', 'assigned', 'extended', 'items_added', 'items_removed', 'link_made',"
     " 'answers_collected', 'ended_early', 'closed', 'replaced', 'withdrawn')) e LEFT JOIN"
     " (SELECT j.*, row_number() OVER (PARTITION BY j.subject, j.event ORDER BY j.id) AS nth"
     " FROM journal j WHERE j.event LIKE 'study %') j ON j.subject = e.subject"
     " AND j.event = 'study ' || e.event AND j.nth = e.nth WHERE NOT EXISTS (SELECT 1 FROM"
     " packet) AND (j.id IS NULL OR j.detail <> e.detail OR j.person_id IS NOT e.person_id"
     " OR (e.rater_id IS NULL AND abs(j.at - e.at) > 60000 AND NOT EXISTS (SELECT 1 FROM"
     " study_event o WHERE o.study_id = e.study_id AND o.rater_id IS NULL"
     " AND o.at = e.at - 1)))",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study event(s) that do not match the journal")},
    {"SELECT p.spot || ', ' || substr(j.event, 7) AS spot, max(0, j.n - (SELECT count(*)"
     " FROM study_event e WHERE e.study_id = p.study_id AND e.rater_id IS p.rater_id"
     " AND e.event = substr(j.event, 7))) AS n FROM (SELECT uuid, id AS study_id,"
     " NULL AS rater_id, name AS spot FROM study UNION ALL SELECT r.uuid, w.study_id, w.id,"
     " w.spot FROM w JOIN study_rater r ON r.id = w.id) p JOIN (SELECT subject, event,"
     " count(*) AS n FROM journal WHERE event LIKE 'study %' AND event NOT IN ('study made',"
     " 'study answers merged', 'study form written') GROUP BY subject, event) j"
     " ON j.subject = p.uuid WHERE NOT EXISTS (SELECT 1 FROM packet)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n study event(s) removed")},
    {"SELECT w.spot || ', ' || e.event AS spot, count(*) - 1 AS n FROM study_event e JOIN w"
     " ON w.id = e.rater_id WHERE e.event IN ('withdrawn', 'replaced')"
     " GROUP BY e.rater_id, e.event HAVING count(*) > 1",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n rater(s) who left more than once")},
    {"SELECT w.spot || ', ' || e.event AS spot, 1 AS n FROM study_event e JOIN w"
     " ON w.id = e.rater_id WHERE (e.event IN ('declined', 'screened_out') AND (SELECT o.event"
     " FROM study_event o WHERE o.rater_id = e.rater_id AND o.event IN ('handed_in',"
     " 'taken_back') AND o.at < e.at ORDER BY o.at DESC, o.uuid DESC LIMIT 1) = 'handed_in')"
     " OR (e.event <> 'replaced' AND EXISTS (SELECT 1 FROM study_event o"
     " WHERE o.rater_id = e.rater_id AND o.event = 'withdrawn' AND o.id < e.id))",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n event(s) of raters who had already finished")},
};

} // namespace

QList<CheckRule> studyRules()
{
    return {std::begin(kStudyRules), std::end(kStudyRules)};
}

} // namespace tandem
