#include "storage/project/studyrules.h"

#include <QCoreApplication>

namespace tandem {

QList<StudyRule> studyDesignRules()
{
    return {
        {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id JOIN study_item i"
         " ON i.id = t.item_id JOIN study_version v ON v.id = t.version_id"
         " WHERE i.study_id <> w.study_id OR v.study_id <> w.study_id",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n item(s) handed out in another study")},
        {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id GROUP BY w.id"
         " HAVING count(DISTINCT t.version_id) > 1",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) asked under several versions")},
        // Items are handed out from the first place on, but collected answers come at any.
        {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id WHERE NOT EXISTS"
         " (SELECT 1 FROM study_event e WHERE e.study_id = w.study_id"
         " AND e.event = 'answers_collected') GROUP BY w.id HAVING min(t.position) <> 1"
         " OR max(t.position) <> count(DISTINCT t.position) OR count(*) <> max(t.position)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) whose items are not one after another")},
        {"SELECT s.name AS spot, 1 AS n FROM study s WHERE NOT EXISTS (SELECT 1 FROM study_version "
         "v"
         " WHERE v.study_id = s.id AND v.number = 1) OR (SELECT max(v.number) - count(*)"
         " FROM study_version v WHERE v.study_id = s.id) <> 0",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) without one of their versions")},
        {"SELECT s.name AS spot, 1 AS n FROM study s WHERE (SELECT coalesce(max(i.position), 0)"
         " - count(*) FROM study_item i WHERE i.study_id = s.id) <> 0",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) without one of their items")},
        {"SELECT s.name AS spot, 1 AS n FROM study s WHERE (SELECT coalesce(max(r.number), 0)"
         " - count(*) FROM study_rater r WHERE r.study_id = s.id) <> 0",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n study(s) without one of their raters")},
        {"SELECT s.name || ', ' || i.name AS spot, 1 AS n FROM study_item i JOIN study s"
         " ON s.id = i.study_id WHERE NOT EXISTS (SELECT 1 FROM study_source o WHERE o.item_id = "
         "i.id)"
         " AND NOT EXISTS (SELECT 1 FROM packet)", // whose rater must not have it
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n item(s) of studies without what they were made of")},
        {"SELECT w.spot, 1 AS n FROM study_form f JOIN w ON w.id = f.rater_id JOIN study_version v"
         " ON v.id = f.version_id WHERE v.study_id <> w.study_id OR length(f.secret) <> 32",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n form(s) that nobody could have been given")},
        {"SELECT w.spot, 1 AS n FROM w WHERE EXISTS (SELECT 1 FROM study_link l WHERE l.id = "
         "w.link_id"
         " AND l.study_id <> w.study_id) OR EXISTS (SELECT 1 FROM study_rater o"
         " WHERE o.id = w.replaces_id AND o.study_id <> w.study_id)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) who came out of another study")},
        {"SELECT NULL AS spot, coalesce(max(id), 0) - count(*) AS n FROM study_form",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n form(s) of studies taken out")},
        {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
         " WHERE l.most NOT BETWEEN 0 AND 1000000 OR length(l.hash) <> 32 OR l.revoked_at < l.at"
         " OR max(length(l.code_done), length(l.code_declined), length(l.code_screened_out)) > 100",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n link(s) that nobody could have made")},
        {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
         " WHERE l.code_done = '' AND (l.code_declined <> '' OR l.code_screened_out <> '')",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n link(s) without the code of who is done")},
        {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
         " WHERE l.code_done <> '' AND l.code_done IN (l.code_declined, l.code_screened_out)",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n link(s) that give others the code of who is done")},
        // Who answers once everything of theirs went to others, or was handed out to by the lead,
        // takes a place that the link did not give.
        {"SELECT s.name AS spot, 1 AS n FROM study_link l JOIN study s ON s.id = l.study_id"
         " WHERE l.most > 0 AND (SELECT count(*) FROM places p WHERE p.link_id = l.id AND (EXISTS"
         " (SELECT 1 FROM study_turn t WHERE t.rater_id = p.rater_id AND t.released_at IS NULL)"
         " OR EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = p.rater_id"
         " AND e.event = 'consented'))) > l.most AND NOT EXISTS (SELECT 1 FROM study_event e"
         " WHERE e.study_id = l.study_id AND e.event = 'assigned' AND e.at >= l.at)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n link(s) by which more came than they let in")},
        // What a link lets in is in the event that tells of it, too.
        {"SELECT l.spot, 1 AS n FROM (SELECT l.study_id, l.most, s.name AS spot, row_number() OVER"
         " (PARTITION BY l.study_id ORDER BY l.id) AS nth FROM study_link l JOIN study s"
         " ON s.id = l.study_id) l JOIN (SELECT e.study_id, e.detail, row_number() OVER"
         " (PARTITION BY e.study_id ORDER BY e.id) AS nth FROM study_event e"
         " WHERE e.event = 'link_made' AND json_valid(e.detail)) e ON e.study_id = l.study_id"
         " AND e.nth = l.nth WHERE l.most IS NOT"
         " min(max(json_extract(e.detail, '$.most'), 0), 1000000)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n link(s) that let in others than was said")},
        {"SELECT w.spot, 1 AS n FROM w JOIN study_rater r ON r.id = w.id"
         " LEFT JOIN study_link l ON l.id = r.link_id WHERE length(r.hash) <> 32 OR r.at < l.at"
         " OR r.at > l.revoked_at",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) who cannot have come by their link")},
        {"SELECT w.spot, 1 AS n FROM w JOIN study_rater r ON r.id = w.id"
         " WHERE r.replaces_id IS NOT NULL AND (r.replaces_id >= r.id OR NOT EXISTS (SELECT 1"
         " FROM study_event e WHERE e.rater_id = r.replaces_id AND e.event = 'replaced'"
         " AND json_valid(e.detail) AND json_extract(e.detail, '$.by') = r.uuid))",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n rater(s) in the place of somebody whom they did not replace")},
        {"SELECT w.spot, 1 AS n FROM w JOIN study_rater r ON r.id = w.id JOIN study_event e"
         " ON e.rater_id = r.id AND e.event = 'withdrawn' WHERE r.name <> 'R' || r.number"
         " OR r.participant <> '' OR r.person_id IS NOT NULL",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n rater(s) who have withdrawn and are named")},
        {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id"
         " WHERE t.released_at IS NULL AND EXISTS (SELECT 1 FROM study_event e"
         " WHERE e.rater_id = w.id AND e.event = 'withdrawn')",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n item(s) that raters have who have withdrawn")},
        {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id LEFT JOIN c"
         " ON c.study_id = w.study_id WHERE t.released_at < t.at OR (t.released_at > c.at"
         " AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = w.id"
         " AND e.event = 'withdrawn'))",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n item(s) released when they could not be")},
        {"SELECT w.spot, 1 AS n FROM study_turn t JOIN w ON w.id = t.rater_id JOIN c"
         " ON c.study_id = w.study_id WHERE t.released_at IS NULL AND NOT EXISTS (SELECT 1"
         " FROM study_answer a WHERE a.turn_id = t.id AND a.late = 0)",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n item(s) of closed studies neither answered nor released")},
        {"SELECT s.name AS spot, 1 AS n FROM (SELECT study_id, at FROM study_version"
         " UNION ALL SELECT study_id, at FROM study_item UNION ALL SELECT study_id, at"
         " FROM study_rater UNION ALL SELECT study_id, at FROM study_link UNION ALL"
         " SELECT w.study_id, t.at FROM study_turn t JOIN w ON w.id = t.rater_id) m"
         " JOIN c ON c.study_id = m.study_id JOIN study s ON s.id = m.study_id WHERE m.at > c.at",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n row(s) from after their study was closed")},
    };
}

} // namespace tandem
