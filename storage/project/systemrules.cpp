#include "storage/project/systemrules.h"

#include <QCoreApplication>

namespace tandem {

QList<ProjectRule> systemRules()
{
    return {
        {"SELECT count(*) FROM kgds_output o JOIN kgds_gold g ON g.id = o.gold_id"
         " WHERE g.sample_id <> o.sample_id",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n output(s) of a system beside another sample's"
                                              " benchmark")},
        {"SELECT count(*) FROM kgds_feedback f JOIN kgds_output o ON o.id = f.output_id"
         " WHERE o.pattern <> 0",
            QT_TRANSLATE_NOOP("ProjectCheck",
                "%n feedback judgement(s) on an output that chooses no"
                " paragraphs")},
        {"SELECT count(*) FROM kgds_loose_error e WHERE NOT EXISTS (SELECT 1 FROM kgds_output o"
         " WHERE o.model = e.model AND o.paradigm = e.paradigm AND o.pattern = e.pattern)",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n list(s) of error types of a system without outputs")},
        {"SELECT count(*) FROM kgds_check_item i JOIN kgds_check c ON c.id = i.check_id"
         " LEFT JOIN kgds_judgement j ON j.id = i.judgement_id"
         " WHERE j.id IS NULL OR j.verifier <> c.verifier OR j.state = 0",
            QT_TRANSLATE_NOOP("ProjectCheck",
                "%n item(s) drawn from a judgement that is not there, under"
                " way or another verifier's")},
        {"SELECT count(*) FROM kgds_check c WHERE NOT EXISTS (SELECT 1 FROM kgds_check_item i"
         " WHERE i.check_id = c.id)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n drawn part(s) without an item")},
        {"SELECT count(*) FROM verdict v JOIN kgds_judgement j ON j.id = v.subject_id"
         " WHERE v.kind = 1 AND j.state = 0",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n check(s) of a judgement that is under way")},
        // There is no foreign key to subjects of several kinds.
        {"SELECT count(*) FROM (SELECT kind, subject_id FROM verdict UNION ALL"
         " SELECT kind, subject_id FROM verdict_done) v WHERE NOT CASE v.kind"
         " WHEN 0 THEN EXISTS (SELECT 1 FROM evaluation WHERE id = v.subject_id)"
         " WHEN 1 THEN EXISTS (SELECT 1 FROM kgds_judgement WHERE id = v.subject_id)"
         " ELSE EXISTS (SELECT 1 FROM kgds_feedback WHERE id = v.subject_id) END",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n review(s) of something that is not there")},
        // A person can have taken back the word that let them name a type.
        {"SELECT count(*) FROM verdict v JOIN kgds_judgement j ON j.id = v.subject_id"
         " WHERE v.kind = 1 AND v.decision GLOB 'E[1-9]*'"
         " AND substr(j.opinions, CAST(substr(v.decision, 2) AS INTEGER), 1) = '2'"
         " AND NOT EXISTS (SELECT 1 FROM verdict w WHERE w.kind = 1 AND w.subject_id = v.subject_id"
         " AND w.person_id = v.person_id AND w.decision = 'O' || substr(v.decision, 2)"
         " AND w.opinion = 1)",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n review(s) of the type of an error where there is none")},
        {"SELECT count(*) FROM kgds_judgement WHERE state = 0 AND (recall IS NOT NULL"
         " OR precision IS NOT NULL OR opinion_recall IS NOT NULL OR overall IS NOT NULL)",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n judgement(s) under way that have scores")},
        {"SELECT count(*) FROM kgds_output WHERE (pattern = 0 AND background <> '')"
         " OR (pattern = 1 AND paragraphs <> '[]')",
            QT_TRANSLATE_NOOP(
                "ProjectCheck", "%n output(s) of systems with a background of the other pattern")},
        {"SELECT count(*) FROM (SELECT model AS name FROM kgds_output UNION ALL"
         " SELECT model FROM kgds_loose_error UNION ALL SELECT verifier FROM kgds_judgement UNION "
         "ALL"
         " SELECT verifier FROM kgds_loose_error UNION ALL SELECT judge FROM kgds_feedback)"
         " WHERE name GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159)"
         " || ']*'",
            QT_TRANSLATE_NOOP("ProjectCheck", "%n name(s) of models with control characters")},
        // What was drawn before somebody was done is what they had to say something of.
        {"SELECT count(*) FROM verdict_done d JOIN kgds_check_item i"
         " ON i.judgement_id = d.subject_id JOIN kgds_check c ON c.id = i.check_id"
         " WHERE d.kind = 1 AND c.at <= d.at AND (SELECT v.opinion FROM verdict v"
         " WHERE v.kind = 1 AND v.subject_id = d.subject_id AND v.person_id = d.person_id"
         " AND v.decision = i.decision ORDER BY v.at DESC, v.uuid DESC LIMIT 1) IS NULL",
            QT_TRANSLATE_NOOP("ProjectCheck",
                "%n drawn item(s) without an opinion of somebody who is done with it")},
    };
}

} // namespace tandem
