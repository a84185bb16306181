#include "storage/database/schemasteps.h"

#include <utility>

namespace tandem {

namespace {

/// A row that stays as it is from the moment that it is written, and the columns that do.
struct KeptTable
{
    const char* kind; ///< of its digests in `closing`
    const char* table;
    const char* columns;
    bool canGo = false; ///< taken out by the program, on request or for a better one
};

constexpr KeptTable kKeptTables[] = {
    {"reply", "llm_reply",
        "uuid, hash, run_id, endpoint, model, prompt_id, request, raw, text, http_status, usable,"
        " error, input_tokens, output_tokens, cost, currency, at, duration_ms"},
    {"score", "output_score",
        "uuid, output_id, run_id, source, measure, value, undefined, at, detail"},
    {"choice", "pair_judgement",
        "uuid, run_id, case_id, first_id, second_id, choice, reason, reply_id, at", true},
    {"verdict", "verdict",
        "uuid, kind, subject_id, person_id, decision, opinion, correction, note, at, duration_ms"},
    {"gold", "kgds_gold", "uuid, sample_id, digest, record, at"},
    {"system output", "kgds_output",
        "uuid, sample_id, gold_id, model, paradigm, pattern, granularity, chunks, paragraphs,"
        " background, opinions, run_id, reply_id, source, recall, precision, f1, retrieved,"
        " unknown, at",
        true},
    {"loose errors", "kgds_loose_error",
        "uuid, model, paradigm, pattern, verifier, types, source, at", true},
    {"feedback", "kgds_feedback",
        "uuid, output_id, judge, experts_first, choice, explanation, run_id, reply_id, source, at",
        true},
    {"exclusion", "setting_aside", "uuid, sample_id, case_id, aside, reason, person_id, at"},
    {"fact change", "fact_change", "uuid, fact_id, kind, before, after, person_id, at"},
    {"mask", "fact_mask", "uuid, fact_id, masked, code, explanation, person_id, reply_id, at"},
    // All of them, since raters go on telling of themselves after the close of their study.
    {"study event", "study_event", "uuid, study_id, rater_id, event, person_id, at, detail"},
    {"opinion check", "opinion_event",
        "uuid, round_id, atom_uuid, person_id, kind, content, at, duration_ms"},
    {"drawn part", "kgds_check", "uuid, verifier, settings, person_id, at"},
};

/// Rows that the program goes on changing: their digests are taken anew with each change, so that
/// they tell of what was changed past the file's own triggers.
struct ChangingTable
{
    const char* kind; ///< of its digests in `closing`
    const char* table;
    const char* columns;
    const char* condition = "1"; ///< of rows that have a digest
};

constexpr ChangingTable kChangingTables[] = {
    // Facts of nonsupporting paragraphs are worked on whatever came of a round, and a mark on one
    // that judges have seen goes with the fact that it repeats.
    {"fact", "atomic_fact",
        "uuid, sample_id, paragraph_id, supporting, position, text, origin, reply_id,"
        " imported_type, created_by, created_at, edited_by, edited_at, repeats_id, removed_at"},
    // A profile, and the reply that an output came from, may be added later.
    {"case", "text_case", "uuid, digest, name, prompt, expected, profile, at"},
    {"output", "case_output", "uuid, case_id, system, text, reply_id, at"},
    {"run", "llm_run",
        "uuid, kind, endpoint, model, prompt_id, settings, spending_cap, currency, state, reason,"
        " person_id, created_at, ended_at"},
    // Nothing rests on those without a reply, of which there may be very many.
    {"task", "llm_task", "run_id, position, subject_id, part, sample_id, reply_id",
        "reply_id IS NOT NULL"},
};

/// `digest` is SHA-256 over everything that figures and blindness rest on of what was closed:
/// `person_id` is 0 where it is not one person's, and of drawn checks the part that they are of.
/// `upgraded`: it was closed before there were digests, and this one was taken when the project was
/// brought to this version.
QString closings()
{
    return QStringLiteral("CREATE TABLE closing (kind TEXT NOT NULL, subject_id INTEGER NOT NULL,"
                          " person_id INTEGER NOT NULL, digest TEXT NOT NULL,"
                          " upgraded INTEGER NOT NULL DEFAULT 0 CHECK (upgraded IN (0, 1)),"
                          " PRIMARY KEY (kind, subject_id, person_id)) STRICT, WITHOUT ROWID");
}

/// What is closed now, with the digest that it has now, as the columns of `closing`.
QString closedView(const char* view, const QString& select)
{
    return QStringLiteral("CREATE VIEW closed_%1 (kind, subject_id, person_id, digest) AS %2")
        .arg(QLatin1String(view), select);
}

/// What one side of a round submitted, and what it was about. Facts can change once a round about
/// them was withdrawn, and so can all else while its other side had not submitted; an utterance can
/// be given to another author while nobody has begun with it.
QString closedWork()
{
    QStringList sides;
    for (const char* side : {"a", "b"})
        sides += QStringLiteral(
            "SELECT 'work', r.id, r.annotator_%1,"
            " digest_of(r.uuid, r.sample_id, r.step, r.annotator_a, r.annotator_b, r.calibration,"
            " r.repeats_id, r.created_at, r.handed_in_%1,"
            " (SELECT digest_of_all(a.id, a.uuid, a.item_id, a.value, a.unsure, a.note, a.at,"
            " a.duration_ms) FROM answer a WHERE a.round_id = r.id"
            " AND a.person_id = r.annotator_%1),"
            " (SELECT digest_of_all(w.id, w.uuid, w.utterance_position, w.work, w.complete, w.at,"
            " w.duration_ms) FROM opinion_work w WHERE w.round_id = r.id"
            " AND w.person_id = r.annotator_%1),"
            " (SELECT digest_of_all(o.utterance_position, o.person_id) FROM opinion_author o"
            " WHERE o.round_id = r.id AND o.utterance_position IN (SELECT w.utterance_position"
            " FROM opinion_work w WHERE w.round_id = r.id AND w.person_id = r.annotator_%1)),"
            " (SELECT digest_of(s.uuid, s.title) FROM sample s WHERE s.id = r.sample_id),"
            " (SELECT digest_of_all(p.id, p.number, p.text) FROM paragraph p"
            " WHERE p.sample_id = r.sample_id),"
            " (SELECT digest_of_all(u.position, u.participant, u.text) FROM utterance u"
            " WHERE r.step = 2 AND u.sample_id = r.sample_id),"
            " (SELECT digest_of_all(f.id, f.uuid, f.paragraph_id, f.text) FROM atomic_fact f"
            " WHERE r.step = 1 AND r.withdrawn_at IS NULL AND f.id IN (SELECT a.item_id"
            " FROM answer a WHERE a.round_id = r.id AND a.person_id = r.annotator_%1)))"
            " FROM round r WHERE r.handed_in_%1 IS NOT NULL AND (r.withdrawn_at IS NULL"
            " OR (r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL))")
                     .arg(QLatin1String(side));
    return closedView("work", sides.join(QStringLiteral(" UNION ALL ")));
}

/// What a round came to.
QString closedOutcomes()
{
    return closedView("outcome",
        QStringLiteral(
            "SELECT 'outcome', r.id, 0, digest_of(r.uuid, r.settled_at, r.settled_rule,"
            " (SELECT digest_of_all(d.id, d.uuid, d.item_id, d.person_id, d.outcome, d.note, d.at,"
            " d.guideline) FROM decision d WHERE d.round_id = r.id),"
            " (SELECT digest_of_all(e.id, e.uuid, e.atom_uuid, e.person_id, e.kind, e.content,"
            " e.at, e.duration_ms) FROM opinion_event e WHERE e.round_id = r.id))"
            " FROM round r WHERE r.settled_at IS NOT NULL"));
}

/// What a closed study asked, and what each of its raters said; of who withdrew nothing is left.
/// What happened in it is kept by itself (study_event), and the hash of a rater's link changes with
/// each new link.
QStringList closedStudies()
{
    const QString isClosed =
        QStringLiteral("EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = %1"
                       " AND e.event = 'closed')");
    return {
        closedView("study",
            QStringLiteral(
                "SELECT 'study', s.id, 0, digest_of(s.uuid, s.name, s.name_key, s.at,"
                " (SELECT digest_of_all(v.id, v.uuid, v.number, v.design, v.at)"
                " FROM study_version v WHERE v.study_id = s.id),"
                " (SELECT digest_of_all(i.id, i.uuid, i.position, i.name, i.kind, i.grouping,"
                " i.text, i.fields, i.at, o.system_1, o.system_2, o.stratum, o.origin, o.known,"
                " o.scores) FROM study_item i LEFT JOIN study_source o ON o.item_id = i.id"
                " WHERE i.study_id = s.id)) FROM study s WHERE ") +
                isClosed.arg(QLatin1String("s.id"))),
        closedView("rater",
            QStringLiteral(
                "SELECT 'rater', r.id, 0, digest_of(r.uuid, r.study_id, r.number, r.name,"
                " r.name_key, r.participant, r.person_id, r.link_id, r.replaces_id, r.at,"
                " (SELECT digest_of_all(t.id, t.uuid, t.item_id, t.version_id, t.position,"
                " t.swapped, t.at, t.released_at) FROM study_turn t WHERE t.rater_id = r.id),"
                " (SELECT digest_of_all(a.id, a.uuid, a.turn_id, a.question, a.value, a.at,"
                " a.duration_ms) FROM study_answer a WHERE a.rater_id = r.id AND a.late = 0))"
                " FROM study_rater r WHERE NOT EXISTS (SELECT 1 FROM study_event w"
                " WHERE w.rater_id = r.id AND w.event = 'withdrawn') AND ") +
                isClosed.arg(QLatin1String("r.study_id"))),
    };
}

/// What a person who is done with a subject said of it, and of what they said it. The kinds of
/// subjects count their ids each by itself.
QString closedReviews()
{
    return closedView("review",
        QStringLiteral(
            "SELECT 'review ' || d.kind, d.subject_id, d.person_id, digest_of(d.at,"
            " (SELECT digest_of_all(v.id, v.uuid, v.decision, v.opinion, v.correction, v.note,"
            " v.at, v.duration_ms) FROM verdict v WHERE v.kind = d.kind"
            " AND v.subject_id = d.subject_id AND v.person_id = d.person_id),"
            " CASE WHEN NOT EXISTS (SELECT 1 FROM verdict v WHERE v.kind = d.kind"
            " AND v.subject_id = d.subject_id AND v.person_id = d.person_id) THEN NULL"
            " WHEN d.kind = 0 THEN (SELECT digest_of(x.explanation) FROM evaluation_explanation x"
            " WHERE x.evaluation_id = d.subject_id)"
            " WHEN d.kind = 1 THEN (SELECT digest_of(j.uuid, j.facts, j.opinions, j.errors,"
            " j.explanations) FROM kgds_judgement j WHERE j.id = d.subject_id)"
            " ELSE (SELECT digest_of(f.uuid, f.experts_first, f.choice, f.explanation)"
            " FROM kgds_feedback f WHERE f.id = d.subject_id) END) FROM verdict_done d"));
}

/// What judges decided, once they are through with it.
QStringList closedJudgements()
{
    return {
        closedView("evaluation",
            QStringLiteral("SELECT 'evaluation', e.id, 0, digest_of(e.uuid, e.output_id, e.run_id,"
                           " e.source, x.explanation) FROM evaluation e"
                           " JOIN evaluation_explanation x ON x.evaluation_id = e.id")),
        closedView("judgement",
            QStringLiteral("SELECT 'judgement', j.id, 0, digest_of(j.uuid, j.output_id,"
                           " j.verifier, j.run_id, j.source, j.at, j.facts, j.opinions, j.errors,"
                           " j.explanations) FROM kgds_judgement j WHERE j.state = 1")),
    };
}

/// Samples as an import brought them or an edit left them, and people as they were saved.
QStringList closedSamplesAndPeople()
{
    return {
        closedView("sample",
            QStringLiteral(
                "SELECT 'sample', s.id, 0, digest_of(s.uuid, s.title, s.domain, s.source,"
                " s.labelled, s.extra,"
                " (SELECT digest_of_all(p.id, p.number, p.text, p.imported_label, p.extra,"
                " p.supporting_extra) FROM paragraph p WHERE p.sample_id = s.id),"
                " (SELECT digest_of_all(u.position, u.participant, u.text, u.extra)"
                " FROM utterance u WHERE u.sample_id = s.id),"
                " (SELECT digest_of_all(o.position, o.text) FROM opinion o"
                " WHERE o.sample_id = s.id),"
                " (SELECT digest_of_all(g.id, g.supporting, g.position, g.paragraph_id, g.extra)"
                " FROM fact_group g WHERE g.sample_id = s.id),"
                " (SELECT digest_of_all(g.id, f.position, f.text, f.type, f.extra)"
                " FROM fact_group g JOIN fact f ON f.group_id = g.id WHERE g.sample_id = s.id))"
                " FROM sample s")),
        closedView("person",
            QStringLiteral("SELECT 'person', p.id, 0, digest_of(p.uuid, p.name, p.name_key,"
                           " p.role, p.active, p.created_at) FROM person p")),
    };
}

/// What was drawn of each judgement, and the project's settings, each in one digest.
QStringList closedDrawnChecksAndSettings()
{
    return {
        closedView("kgds_check_item",
            QStringLiteral("SELECT 'drawn checks', i.judgement_id, i.check_id,"
                           " digest_of_all(i.decision, i.stratum, i.probability)"
                           " FROM kgds_check_item i GROUP BY i.check_id, i.judgement_id")),
        closedView("setting",
            QStringLiteral("SELECT 'settings', 0, 0, (SELECT digest_of_all(s.key, s.value)"
                           " FROM setting s) WHERE EXISTS (SELECT 1 FROM setting)")),
    };
}

QStringList keptRows()
{
    QStringList statements;
    for (const ChangingTable& changing : kChangingTables)
        statements += closedView(changing.table,
            QStringLiteral("SELECT '%1', id, 0, digest_of(id, %2) FROM %3 WHERE %4")
                .arg(QLatin1String(changing.kind), QLatin1String(changing.columns),
                    QLatin1String(changing.table), QLatin1String(changing.condition)));
    for (const KeptTable& kept : kKeptTables)
        statements +=
            closedView(kept.table, QStringLiteral("SELECT '%1', id, 0, digest_of(id, %2) FROM %3")
                                       .arg(QLatin1String(kept.kind), QLatin1String(kept.columns),
                                           QLatin1String(kept.table)));
    return statements;
}

/// All of them, for the check of a project.
QString everythingClosed()
{
    QStringList views{QStringLiteral("work"), QStringLiteral("outcome"), QStringLiteral("study"),
        QStringLiteral("rater"), QStringLiteral("review"), QStringLiteral("evaluation"),
        QStringLiteral("judgement"), QStringLiteral("sample"), QStringLiteral("person"),
        QStringLiteral("kgds_check_item"), QStringLiteral("setting")};
    for (const KeptTable& kept : kKeptTables)
        views += QLatin1String(kept.table);
    for (const ChangingTable& changing : kChangingTables)
        views += QLatin1String(changing.table);
    QStringList selects;
    for (const QString& view : std::as_const(views))
        selects += QStringLiteral("SELECT * FROM closed_") + view;
    return closedView("now", selects.join(QStringLiteral(" UNION ALL ")));
}

/// Takes the digests of what `where` names in a view anew.
QString digestsTaken(const char* view, const QString& where)
{
    return QStringLiteral("INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest)"
                          " SELECT kind, subject_id, person_id, digest FROM closed_%1 WHERE %2;")
        .arg(QLatin1String(view), where);
}

QString digestsGone(const QString& where)
{
    return QStringLiteral("DELETE FROM closing WHERE %1;").arg(where);
}

QString afterwards(
    const QString& name, const QString& change, const QString& when, const QString& body)
{
    return QStringLiteral("CREATE TRIGGER %1 AFTER %2%3 BEGIN %4 END")
        .arg(name, change, when.isEmpty() ? QString() : QStringLiteral(" WHEN ") + when, body);
}

/// Whatever closes something notes it in the journal as the last of what it writes, be it done
/// here, brought by a packet or undone; a packet has seals instead.
QStringList closedByTheJournal()
{
    const auto noted = [](const char* name, const char* events, const QString& body) {
        return afterwards(QStringLiteral("closing_when_") + QLatin1String(name),
            QStringLiteral("INSERT ON journal"),
            QStringLiteral("NEW.event IN (%1) AND NOT EXISTS (SELECT 1 FROM packet)")
                .arg(QLatin1String(events)),
            body);
    };
    const QString ofRound =
        QStringLiteral("subject_id = (SELECT r.id FROM round r WHERE r.uuid = NEW.subject)");
    const QString ofSide = ofRound + QStringLiteral(" AND person_id = NEW.person_id");
    const QString work = QStringLiteral("kind = 'work' AND ");
    const QString outcome = QStringLiteral("kind = 'outcome' AND ");
    const QString sample =
        QStringLiteral("subject_id = (SELECT s.id FROM sample s WHERE s.uuid = NEW.subject)");
    const QString person =
        QStringLiteral("subject_id = (SELECT p.id FROM person p WHERE p.uuid = NEW.subject)");
    return {
        noted("handed_in", "'handed in', 'hand-in taken back'",
            digestsGone(work + ofSide) + digestsTaken("work", ofSide)),
        noted("withdrawn", "'withdrawn', 'revealed', 'reinstated'",
            digestsGone(work + ofRound) + digestsTaken("work", ofRound)),
        noted("settled", "'settled', 'reopened'",
            digestsGone(outcome + ofRound) + digestsTaken("outcome", ofRound)),
        noted("imported", "'imported'",
            digestsTaken(
                "sample", QStringLiteral("subject_id NOT IN (SELECT c.subject_id FROM closing c"
                                         " WHERE c.kind = 'sample')"))),
        noted("edited", "'article changed', 'discussion changed'",
            digestsGone(QStringLiteral("kind = 'sample' AND ") + sample) +
                digestsTaken("sample", sample)),
        noted("saved", "'person added', 'person changed'",
            digestsGone(QStringLiteral("kind = 'person' AND ") + person) +
                digestsTaken("person", person)),
        noted("removed", "'person removed'",
            digestsGone(
                QStringLiteral("kind = 'person' AND subject_id NOT IN (SELECT id FROM person)"))),
    };
}

/// Of what the program writes more than once. The old one is taken away first, since an upsert does
/// not let its triggers replace anything; a packet has none.
QStringList closedByChanges()
{
    const QString isOpen = QStringLiteral("NOT EXISTS (SELECT 1 FROM packet)");
    QStringList statements;
    for (const char* change : {"INSERT", "UPDATE"}) {
        const auto changed = [&](const char* table, const QString& kind, const QString& which) {
            return afterwards(
                QStringLiteral("closing_of_%1_%2").arg(QLatin1String(table), QLatin1String(change)),
                QStringLiteral("%1 ON %2").arg(QLatin1String(change), QLatin1String(table)), isOpen,
                digestsGone(QStringLiteral("kind = '%1' AND ").arg(kind) + which) +
                    digestsTaken(table, which));
        };
        for (const ChangingTable& changing : kChangingTables)
            statements += changed(changing.table, QLatin1String(changing.kind),
                QStringLiteral("subject_id = NEW.id"));
        statements += changed("kgds_check_item", QStringLiteral("drawn checks"),
            QStringLiteral("subject_id = NEW.judgement_id AND person_id = NEW.check_id"));
        statements += changed("setting", QStringLiteral("settings"), QStringLiteral("1"));
    }
    return statements;
}

QStringList closedByRows()
{
    const QString ofStudy = QStringLiteral("subject_id = NEW.study_id");
    const QString ofRater = QStringLiteral(
        "subject_id IN (SELECT r.id FROM study_rater r WHERE r.study_id = NEW.study_id)");
    const QString isOpen = QStringLiteral("NOT EXISTS (SELECT 1 FROM packet)");
    QStringList statements{
        afterwards(QStringLiteral("closing_of_a_study"), QStringLiteral("INSERT ON study_event"),
            QStringLiteral("NEW.event = 'closed' AND ") + isOpen,
            digestsTaken("study", ofStudy) + digestsTaken("rater", ofRater)),
        afterwards(QStringLiteral("closing_of_a_rater_ends"),
            QStringLiteral("INSERT ON study_event"),
            QStringLiteral("NEW.event = 'withdrawn' AND ") + isOpen,
            digestsGone(QStringLiteral("kind = 'rater' AND subject_id = NEW.rater_id"))),
        afterwards(QStringLiteral("closing_of_a_review"), QStringLiteral("INSERT ON verdict_done"),
            {},
            digestsTaken("review",
                QStringLiteral("kind = 'review ' || NEW.kind AND subject_id = NEW.subject_id"
                               " AND person_id = NEW.person_id"))),
        // Here the program writes everything anew, and nothing of it is in a packet.
        afterwards(QStringLiteral("closing_ends_in_a_packet"), QStringLiteral("INSERT ON packet"),
            {}, digestsGone(QStringLiteral("1"))),
    };
    const std::pair<const char*, const char*> judged[] = {
        {"evaluation_explanation", "evaluation"}, {"kgds_judgement", "judgement"}};
    for (const auto& [table, kind] : judged) {
        const QString id = QLatin1String(qstrcmp(kind, "evaluation") == 0 ? "evaluation_id" : "id");
        const QString ofNew = QStringLiteral("subject_id = NEW.") + id;
        const QString ofKind = QStringLiteral("kind = '%1' AND ").arg(QLatin1String(kind));
        for (const char* change : {"INSERT", "UPDATE"})
            statements += afterwards(
                QStringLiteral("closing_of_%1_%2").arg(QLatin1String(table), QLatin1String(change)),
                QStringLiteral("%1 ON %2").arg(QLatin1String(change), QLatin1String(table)), {},
                digestsGone(ofKind + ofNew) + digestsTaken(kind, ofNew));
    }
    // Systems are taken out on request.
    statements += afterwards(QStringLiteral("closing_of_kgds_judgement_DELETE"),
        QStringLiteral("DELETE ON kgds_judgement"), {},
        digestsGone(QStringLiteral("kind = 'judgement' AND subject_id = OLD.id")));
    for (const KeptTable& kept : kKeptTables) {
        const QString table = QLatin1String(kept.table);
        // Raters and annotators write into their packets.
        statements += afterwards(QStringLiteral("closing_of_%1_INSERT").arg(table),
            QStringLiteral("INSERT ON ") + table, isOpen,
            digestsTaken(kept.table, QStringLiteral("subject_id = NEW.id")));
        if (kept.canGo)
            statements += afterwards(QStringLiteral("closing_of_%1_DELETE").arg(table),
                QStringLiteral("DELETE ON ") + table, {},
                digestsGone(QStringLiteral("kind = '%1' AND subject_id = OLD.id")
                                .arg(QLatin1String(kept.kind))));
    }
    return statements;
}

} // namespace

QStringList schemaVersion11()
{
    const QStringList views = QStringList{closedWork(), closedOutcomes(), closedReviews()} +
                              closedStudies() + closedJudgements() + closedSamplesAndPeople() +
                              closedDrawnChecksAndSettings() + keptRows() +
                              QStringList{everythingClosed()};
    // What was closed before.
    const QString upgraded =
        QStringLiteral("INSERT INTO closing SELECT kind, subject_id, person_id, digest, 1"
                       " FROM closed_now WHERE NOT EXISTS (SELECT 1 FROM packet)");
    const QString stays =
        QStringLiteral("CREATE TRIGGER closing_stays_UPDATE BEFORE UPDATE ON closing"
                       " BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END");
    return QStringList{closings()} + views + QStringList{upgraded} + closedByTheJournal() +
           closedByRows() + closedByChanges() + QStringList{stays};
}

} // namespace tandem
