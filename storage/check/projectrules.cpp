#include "storage/check/rules.h"

#include "storage/repositories/loneverdicts.h"

#include <QCoreApplication>

namespace tandem {

namespace {

// What was closed is compared with its digest (closingcheck.cpp); these are about the rest. Of all
// that judges say of outputs, $SUBJECTS is where it stands and $JUDGES who says it.
constexpr CheckRule kProjectRules[] = {
    {"SELECT count(*) FROM answer a JOIN round r ON r.id = a.round_id"
     " WHERE a.person_id NOT IN (r.annotator_a, r.annotator_b)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n answer(s) by someone outside the pair")},
    {"SELECT count(*) FROM answer a JOIN round r ON r.id = a.round_id WHERE NOT EXISTS"
     " (SELECT 1 FROM paragraph p WHERE r.step = 0 AND p.id = a.item_id"
     " AND p.sample_id = r.sample_id) AND NOT EXISTS (SELECT 1 FROM atomic_fact f"
     " WHERE r.step = 1 AND f.id = a.item_id AND f.sample_id = r.sample_id)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n answer(s) about an item of another sample")},
    {"SELECT count(*) FROM decision d JOIN round r ON r.id = d.round_id"
     " WHERE r.handed_in_a IS NULL OR r.handed_in_b IS NULL",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n decision(s) in rounds not submitted by both")},
    {"SELECT count(*) FROM round WHERE settled_at IS NOT NULL AND (handed_in_a IS NULL OR "
     "handed_in_b IS NULL)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n round(s) settled before both had submitted")},
    // A packet has some of its project's samples, under their numbers there.
    {"SELECT coalesce(max(position), 0) - count(*) FROM sample"
     " WHERE NOT EXISTS (SELECT 1 FROM packet)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n gap(s) in the numbering of samples")},
    {"SELECT count(*) FROM (SELECT sample_id FROM paragraph GROUP BY sample_id"
     " HAVING max(number) <> count(*) OR min(number) <> 1) AS gaps",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n sample(s) with gaps in the numbering of paragraphs")},
    {"SELECT count(*) FROM fact_group g JOIN paragraph p ON p.id = g.paragraph_id WHERE "
     "p.sample_id <> g.sample_id",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n group(s) of facts from another sample's paragraph")},
    // Rows are only ever appended, so a number that is not there is a row that was taken away.
    {"SELECT coalesce(max(id), 0) - count(*) FROM answer",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n row(s) removed from the journal of answers")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM decision",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n row(s) removed from the journal of decisions")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM journal",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n row(s) removed from the journal")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM setting_aside",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n row(s) removed from the journal of exclusions")},
    {"SELECT coalesce(max(id), 0) - count(*) FROM article_change",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n row(s) removed from the journal of articles")},
    {"SELECT count(*) FROM (SELECT id, sample_id, step, annotator_a AS person FROM round"
     " WHERE handed_in_a IS NOT NULL UNION ALL SELECT id, sample_id, step, annotator_b FROM round"
     " WHERE handed_in_b IS NOT NULL) h JOIN (SELECT 0 AS step, id, sample_id FROM paragraph"
     " UNION ALL SELECT 1, f.id, f.sample_id FROM atomic_fact f WHERE f.supporting = 1"
     " AND f.removed_at IS NULL AND f.repeats_id IS NULL) i"
     " ON i.step = h.step AND i.sample_id = h.sample_id"
     " WHERE NOT EXISTS (SELECT 1 FROM answer a WHERE a.value IS NOT NULL AND a.unsure = 0"
     " AND a.id = (SELECT b.id FROM answer b WHERE b.round_id = h.id"
     " AND b.person_id = h.person AND b.item_id = i.id ORDER BY b.at DESC, b.uuid DESC LIMIT 1))",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n item(s) submitted without a complete answer")},
    // The last of a person's submissions and takings back counts, in the order of their times:
    // packets bring them in any order.
    {"SELECT count(*) FROM (SELECT uuid, annotator_a AS person, handed_in_a AS at FROM round"
     " UNION ALL SELECT uuid, annotator_b, handed_in_b FROM round) s LEFT JOIN (SELECT subject,"
     " person_id, event, max(printf('%020d%020d', at, id)) AS last FROM journal WHERE event IN"
     " ('handed in', 'hand-in taken back') GROUP BY subject, person_id) j"
     " ON j.subject = s.uuid AND j.person_id = s.person"
     " WHERE (s.at IS NOT NULL) <> coalesce(j.event = 'handed in', 0)",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n round(s) with submissions that do not match the journal")},
    {"SELECT count(*) FROM round r LEFT JOIN (SELECT subject, sum(event = 'settled')"
     " - sum(event = 'reopened') AS n FROM journal GROUP BY subject) j ON j.subject = r.uuid"
     " WHERE (r.settled_at IS NOT NULL) <> coalesce(j.n, 0)",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n round(s) settled or reopened without a journal entry")},
    // A settled round can be withdrawn or brought back later, so no digest has it.
    {"SELECT count(*) FROM round r LEFT JOIN (SELECT subject, event, max(id) FROM journal"
     " WHERE event IN ('withdrawn', 'revealed', 'reinstated') GROUP BY subject) j"
     " ON j.subject = r.uuid WHERE NOT EXISTS (SELECT 1 FROM packet)"
     " AND (r.withdrawn_at IS NOT NULL) <> coalesce(j.event <> 'reinstated', 0)",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n round(s) withdrawn or restored without a journal entry")},
    {"SELECT coalesce(max(position), 0) - count(*) FROM text_case",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n gap(s) in the numbering of cases")},
    {"SELECT count(*) FROM evaluation e WHERE (e.state <> 0) <> EXISTS"
     " (SELECT 1 FROM evaluation_explanation x WHERE x.evaluation_id = e.id)",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n evaluation(s) complete without an explanation, or incomplete with one")},
    {"SELECT count(*) FROM pair_judgement j JOIN case_output a ON a.id = j.first_id"
     " JOIN case_output b ON b.id = j.second_id"
     " WHERE a.case_id <> j.case_id OR b.case_id <> j.case_id",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n pairwise judgment(s) of another case's outputs")},
    {"SELECT count(*) FROM verdict v JOIN evaluation e ON e.id = v.subject_id"
     " WHERE v.kind = 0 AND e.state = 0",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n review(s) of an incomplete evaluation")},
    {"SELECT count(*) FROM person WHERE length(colour) <> 7 OR colour NOT GLOB '#*'"
     " OR substr(colour, 2) GLOB '*[^0-9a-fA-F]*'",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n person(s) with an invalid colour")},
    {"SELECT count(*) FROM llm_try y JOIN llm_task t ON t.id = y.task_id"
     " JOIN llm_reply r ON r.id = y.reply_id WHERE r.run_id IS NOT t.run_id",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n task(s) with a reply from another run")},
    {"SELECT count(*) FROM journal WHERE event IN ('guideline tagged', 'guideline untagged')"
     " AND subject NOT IN (SELECT uuid FROM decision)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n guideline tag(s) on a missing decision")},
    // Of systems' outputs, what judges say of them, and people's reviews of that.
    {"SELECT count(*) FROM kgds_output o JOIN kgds_gold g ON g.id = o.gold_id"
     " WHERE g.sample_id <> o.sample_id",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n system output(s) linked to another sample's benchmark")},
    {"SELECT count(*) FROM kgds_feedback f JOIN kgds_output o ON o.id = f.output_id"
     " WHERE o.pattern <> 0",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n feedback judgement(s) on an output that selects no paragraphs")},
    {"SELECT count(*) FROM kgds_loose_error e WHERE NOT EXISTS (SELECT 1 FROM kgds_output o"
     " WHERE o.model = e.model AND o.paradigm = e.paradigm AND o.pattern = e.pattern)",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n list(s) of error types of a system without outputs")},
    {"SELECT count(*) FROM kgds_check_item i JOIN kgds_check c ON c.id = i.check_id"
     " LEFT JOIN kgds_judgement j ON j.id = i.judgement_id"
     " WHERE j.id IS NULL OR j.verifier <> c.verifier OR j.state = 0",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n item(s) drawn from a judgment that is missing, incomplete or by another judge")},
    {"SELECT count(*) FROM kgds_check c WHERE NOT EXISTS (SELECT 1 FROM kgds_check_item i"
     " WHERE i.check_id = c.id)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n audit(s) without items")},
    {"SELECT count(*) FROM verdict v JOIN kgds_judgement j ON j.id = v.subject_id"
     " WHERE v.kind = 1 AND j.state = 0",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n audit review(s) of an incomplete judgment")},
    // There is no foreign key to subjects of several kinds.
    {"SELECT count(*) FROM (SELECT kind, subject_id FROM verdict UNION ALL"
     " SELECT kind, subject_id FROM verdict_done) v WHERE NOT CASE v.kind"
     " WHEN 0 THEN EXISTS (SELECT 1 FROM evaluation WHERE id = v.subject_id) $SUBJECTS ELSE 0 END",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n review(s) of something that is missing")},
    // A person can have taken back the word that let them name a type.
    {"SELECT count(*) FROM verdict v JOIN kgds_judgement j ON j.id = v.subject_id"
     " WHERE v.kind = 1 AND v.decision GLOB 'E[1-9]*'"
     " AND substr(j.opinions, CAST(substr(v.decision, 2) AS INTEGER), 1) = '2'"
     " AND NOT EXISTS (SELECT 1 FROM verdict w WHERE w.kind = 1 AND w.subject_id = v.subject_id"
     " AND w.person_id = v.person_id AND w.decision = 'O' || substr(v.decision, 2)"
     " AND w.opinion = 1)",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n review(s) of an error type where there is no error")},
    {"SELECT count(*) FROM kgds_judgement WHERE state = 0 AND (recall IS NOT NULL"
     " OR precision IS NOT NULL OR opinion_recall IS NOT NULL OR overall IS NOT NULL)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n incomplete judgment(s) with scores")},
    {"SELECT count(*) FROM kgds_output WHERE (pattern = 0 AND background <> '')"
     " OR (pattern = 1 AND paragraphs <> '[]')",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n system output(s) with a background of the other pattern")},
    {"SELECT count(*) FROM (SELECT model AS name FROM kgds_output UNION ALL"
     " SELECT model FROM kgds_loose_error UNION ALL SELECT verifier FROM kgds_loose_error"
     " UNION ALL $JUDGES)"
     " WHERE name GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159)"
     " || ']*'",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n model name(s) with control characters")},
    // What was drawn before somebody was done is what they had to say something of.
    {"SELECT count(*) FROM verdict_done d JOIN kgds_check_item i"
     " ON i.judgement_id = d.subject_id JOIN kgds_check c ON c.id = i.check_id"
     " WHERE d.kind = 1 AND c.at <= d.at AND (SELECT v.opinion FROM verdict v"
     " WHERE v.kind = 1 AND v.subject_id = d.subject_id AND v.person_id = d.person_id"
     " AND v.decision = i.decision ORDER BY v.at DESC, v.uuid DESC LIMIT 1) IS NULL",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n drawn item(s) without a review by someone who finished reviewing")},
    // Of summaries of users, and of what was predicted from them.
    {"SELECT count(*) FROM usersum_user WHERE substr(pseudonym, 1, 1) <> 'U'"
     " OR length(pseudonym) < 4 OR substr(pseudonym, 2) GLOB '*[^0-9]*'",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n user(s) without a valid pseudonym")},
    {"SELECT count(*) FROM usersum_summary s JOIN usersum_user u ON u.id = s.user_id"
     " WHERE u.past = 0",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n summary(ies) of a user without a future")},
    {"SELECT count(*) FROM usersum_summary WHERE (origin = 2) <> (trim(text) = '')",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n summary(ies) without a text, or with a text as the \"no summary\" baseline")},
    {"SELECT count(*) FROM usersum_summary s JOIN usersum_user u ON u.id = s.user_id"
     " LEFT JOIN usersum_summary o ON o.id = s.other_id"
     " LEFT JOIN usersum_user v ON v.id = o.user_id WHERE (s.origin = 3)"
     " <> (s.other_id IS NOT NULL) OR (s.origin = 3 AND (o.id IS NULL OR o.text <> s.text"
     " OR o.most_words IS NOT s.most_words OR o.origin IN (2, 3) OR o.user_id = s.user_id OR "
     "v.log_id <> u.log_id))",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n baseline summary(ies) that do not match another user's summary")},
    {"SELECT count(*) FROM usersum_prediction p JOIN usersum_task t ON t.id = p.task_id"
     " JOIN usersum_summary s ON s.id = p.summary_id WHERE t.user_id <> s.user_id",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n prediction(s) about another user's future")},
    {"SELECT count(*) FROM usersum_prediction p JOIN usersum_task t ON t.id = p.task_id"
     " WHERE p.hit <> coalesce(p.choice = t.answer, 0)",
        QT_TRANSLATE_N_NOOP("ProjectCheck", "%n prediction(s) wrongly counted as a hit or a miss")},
    {"SELECT count(*) FROM usersum_value v JOIN usersum_summary s ON s.id = v.summary_id"
     " WHERE s.origin = 2",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n value(s) of a measure for the \"no summary\" baseline")},
    // Files bring none beyond; see readSummaryValues().
    {"SELECT count(*) FROM usersum_value WHERE abs(value) > 1e60",
        QT_TRANSLATE_N_NOOP(
            "ProjectCheck", "%n value(s) of a measure for a summary out of bounds")},
    {"SELECT count(*) FROM (SELECT name FROM usersum_log UNION ALL"
     " SELECT summarizer FROM usersum_summary UNION ALL"
     " SELECT predictor FROM usersum_prediction UNION ALL SELECT measure FROM usersum_value)"
     " WHERE name GLOB '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159)"
     " || ']*'",
        QT_TRANSLATE_N_NOOP("ProjectCheck",
            "%n name(s) of logs, summarizers, predictors or measures with control characters")},
};

} // namespace

QList<CheckRule> projectRules()
{
    // With what is known of all that judges say.
    static const QList<QByteArray> statements = [] {
        QByteArray subjects;
        for (const JudgesTable& one : judgesTables())
            subjects += QStringLiteral(" WHEN %1 THEN EXISTS (SELECT 1 FROM %2"
                                       " WHERE id = v.subject_id)")
                            .arg(one.kind)
                            .arg(QLatin1String(one.table))
                            .toUtf8();
        QList<QByteArray> all;
        for (const CheckRule& rule : kProjectRules)
            all.append(QByteArray(rule.sql)
                           .replace("$SUBJECTS", subjects)
                           .replace("$JUDGES", judgesSql("1").toUtf8()));
        return all;
    }();
    QList<CheckRule> rules{std::begin(kProjectRules), std::end(kProjectRules)};
    for (qsizetype i = 0; i < rules.size(); ++i)
        rules[i].sql = statements.at(i).constData();
    return rules;
}

} // namespace tandem
