-- A project as schema version 13 stores it. Never changed once released: it is what older files look like.
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID
;
CREATE TABLE person (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, colour TEXT NOT NULL, role INTEGER NOT NULL CHECK (role IN (0, 1)), active INTEGER NOT NULL CHECK (active IN (0, 1)), created_at INTEGER NOT NULL) STRICT
;
CREATE TABLE sample (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, position INTEGER NOT NULL UNIQUE, title TEXT NOT NULL, domain TEXT NOT NULL, source TEXT NOT NULL, labelled INTEGER NOT NULL CHECK (labelled IN (0, 1)), extra TEXT NOT NULL, added_at INTEGER NOT NULL) STRICT
;
CREATE TABLE paragraph (id INTEGER PRIMARY KEY, sample_id INTEGER NOT NULL REFERENCES sample (id), number INTEGER NOT NULL, text TEXT NOT NULL, imported_label INTEGER CHECK (imported_label IN (0, 1)), extra TEXT NOT NULL, supporting_extra TEXT NOT NULL, UNIQUE (sample_id, number)) STRICT
;
CREATE TABLE utterance (id INTEGER PRIMARY KEY, sample_id INTEGER NOT NULL REFERENCES sample (id), position INTEGER NOT NULL, participant TEXT NOT NULL, text TEXT NOT NULL, extra TEXT NOT NULL) STRICT
;
CREATE TABLE opinion (id INTEGER PRIMARY KEY, sample_id INTEGER NOT NULL REFERENCES sample (id), position INTEGER NOT NULL, text TEXT NOT NULL) STRICT
;
CREATE TABLE fact_group (id INTEGER PRIMARY KEY, sample_id INTEGER NOT NULL REFERENCES sample (id), supporting INTEGER NOT NULL, position INTEGER NOT NULL, paragraph_id INTEGER NOT NULL REFERENCES paragraph (id), extra TEXT NOT NULL) STRICT
;
CREATE TABLE fact (id INTEGER PRIMARY KEY, group_id INTEGER NOT NULL REFERENCES fact_group (id), position INTEGER NOT NULL, text TEXT NOT NULL, type INTEGER NOT NULL, extra TEXT NOT NULL) STRICT
;
CREATE TABLE round (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, sample_id INTEGER NOT NULL REFERENCES sample (id), step INTEGER NOT NULL, annotator_a INTEGER NOT NULL REFERENCES person (id), annotator_b INTEGER NOT NULL REFERENCES person (id), handed_in_a INTEGER, handed_in_b INTEGER, settled_at INTEGER, settled_rule INTEGER CHECK (settled_rule IN (0, 1)), withdrawn_at INTEGER, created_at INTEGER NOT NULL, calibration INTEGER NOT NULL DEFAULT 0 CHECK (calibration IN (0, 1)), repeats_id INTEGER REFERENCES round (id), CHECK (annotator_a <> annotator_b), CHECK ((settled_at IS NULL) = (settled_rule IS NULL))) STRICT
;
CREATE TABLE journal (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, person_id INTEGER REFERENCES person (id), event TEXT NOT NULL, subject TEXT NOT NULL, detail TEXT NOT NULL) STRICT
;
CREATE VIRTUAL TABLE search USING fts5 (text, content = '', tokenize = 'unicode61 remove_diacritics 2')
;
CREATE TABLE "answer" (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, round_id INTEGER NOT NULL REFERENCES round (id), person_id INTEGER NOT NULL REFERENCES person (id), item_id INTEGER NOT NULL, value INTEGER CHECK (value IN (0, 1)), unsure INTEGER NOT NULL, note TEXT NOT NULL, at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT
;
CREATE TABLE "decision" (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, round_id INTEGER NOT NULL REFERENCES round (id), item_id INTEGER NOT NULL, person_id INTEGER NOT NULL REFERENCES person (id), outcome INTEGER CHECK (outcome IN (0, 1, 2)), note TEXT NOT NULL, at INTEGER NOT NULL, guideline INTEGER NOT NULL DEFAULT 0 CHECK (guideline IN (0, 1))) STRICT
;
CREATE TABLE prompt (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, key TEXT NOT NULL, version INTEGER NOT NULL, built_in INTEGER NOT NULL CHECK (built_in IN (0, 1)), system TEXT NOT NULL, user TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT
;
CREATE TABLE llm_run (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, endpoint TEXT NOT NULL, model TEXT NOT NULL, prompt_id INTEGER NOT NULL REFERENCES prompt (id), settings TEXT NOT NULL, spending_cap REAL, currency TEXT NOT NULL, state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 5), reason TEXT NOT NULL, person_id INTEGER REFERENCES person (id), created_at INTEGER NOT NULL, ended_at INTEGER) STRICT
;
CREATE TABLE llm_reply (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, hash TEXT NOT NULL, run_id INTEGER REFERENCES llm_run (id), endpoint TEXT NOT NULL, model TEXT NOT NULL, prompt_id INTEGER REFERENCES prompt (id), request TEXT NOT NULL, raw BLOB NOT NULL, text TEXT NOT NULL, http_status INTEGER NOT NULL, usable INTEGER NOT NULL CHECK (usable IN (0, 1)), error TEXT NOT NULL, input_tokens INTEGER, output_tokens INTEGER, cost REAL, currency TEXT NOT NULL, at INTEGER NOT NULL, duration_ms INTEGER NOT NULL) STRICT
;
CREATE TABLE atomic_fact (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, sample_id INTEGER NOT NULL REFERENCES sample (id), paragraph_id INTEGER NOT NULL REFERENCES paragraph (id), supporting INTEGER NOT NULL CHECK (supporting IN (0, 1)), position INTEGER NOT NULL, text TEXT NOT NULL, origin INTEGER NOT NULL CHECK (origin BETWEEN 0 AND 2), reply_id INTEGER REFERENCES llm_reply (id), imported_type INTEGER, created_by INTEGER REFERENCES person (id), created_at INTEGER NOT NULL, edited_by INTEGER REFERENCES person (id), edited_at INTEGER, repeats_id INTEGER REFERENCES atomic_fact (id), removed_at INTEGER) STRICT
;
CREATE TABLE fact_change (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, fact_id INTEGER NOT NULL REFERENCES atomic_fact (id), kind TEXT NOT NULL, before TEXT NOT NULL, after TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT
;
CREATE TABLE fact_mask (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, fact_id INTEGER NOT NULL REFERENCES atomic_fact (id), masked INTEGER CHECK (masked IN (0, 1)), code INTEGER NOT NULL CHECK (code BETWEEN 4 AND 6), explanation TEXT NOT NULL, person_id INTEGER REFERENCES person (id), reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL) STRICT
;
CREATE TABLE opinion_author (round_id INTEGER NOT NULL REFERENCES round (id), utterance_position INTEGER NOT NULL, person_id INTEGER NOT NULL REFERENCES person (id), PRIMARY KEY (round_id, utterance_position)) STRICT, WITHOUT ROWID
;
CREATE TABLE opinion_work (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, round_id INTEGER NOT NULL REFERENCES round (id), person_id INTEGER NOT NULL REFERENCES person (id), utterance_position INTEGER NOT NULL, work TEXT NOT NULL, complete INTEGER NOT NULL CHECK (complete IN (0, 1)), at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT
;
CREATE TABLE opinion_event (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, round_id INTEGER NOT NULL REFERENCES round (id), atom_uuid TEXT NOT NULL, person_id INTEGER NOT NULL REFERENCES person (id), kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2), content TEXT NOT NULL, at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT
;
CREATE TABLE packet (uuid TEXT NOT NULL UNIQUE, project_uuid TEXT NOT NULL, person_id INTEGER NOT NULL REFERENCES person (id), secret BLOB NOT NULL, digest BLOB NOT NULL, made_at INTEGER NOT NULL) STRICT
;
CREATE TABLE packet_seal (id INTEGER PRIMARY KEY, kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 6), subject TEXT NOT NULL, at INTEGER NOT NULL, seal BLOB NOT NULL, UNIQUE (subject, kind, at)) STRICT
;
CREATE TABLE packet_out (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, person_id INTEGER NOT NULL REFERENCES person (id), secret BLOB NOT NULL, digest BLOB NOT NULL, made_at INTEGER NOT NULL, merged_at INTEGER) STRICT
;
CREATE TABLE "llm_task" (id INTEGER PRIMARY KEY, run_id INTEGER NOT NULL REFERENCES llm_run (id), position INTEGER NOT NULL, subject_id INTEGER NOT NULL, part TEXT NOT NULL DEFAULT '', sample_id INTEGER REFERENCES sample (id), hash TEXT NOT NULL, first_sample INTEGER NOT NULL, state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3), reply_id INTEGER REFERENCES llm_reply (id), error TEXT NOT NULL, UNIQUE (run_id, position)) STRICT
;
CREATE TABLE text_case (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, position INTEGER NOT NULL UNIQUE, digest TEXT NOT NULL UNIQUE, name TEXT NOT NULL, prompt TEXT NOT NULL, expected TEXT NOT NULL, profile TEXT NOT NULL, at INTEGER NOT NULL) STRICT
;
CREATE TABLE case_output (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, case_id INTEGER NOT NULL REFERENCES text_case (id), system TEXT NOT NULL, text TEXT NOT NULL, reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL, UNIQUE (case_id, system)) STRICT
;
CREATE TABLE evaluation (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, output_id INTEGER NOT NULL REFERENCES case_output (id), run_id INTEGER REFERENCES llm_run (id), source TEXT NOT NULL, state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), recall_content REAL, precision_content REAL, recall_style REAL, precision_style REAL, recall_both REAL, precision_both REAL, recall_either REAL, precision_either REAL, recall_average REAL, precision_average REAL, expected_both INTEGER NOT NULL DEFAULT 0, expected_content INTEGER NOT NULL DEFAULT 0, expected_style INTEGER NOT NULL DEFAULT 0, expected_neither INTEGER NOT NULL DEFAULT 0, expected_unmatched INTEGER NOT NULL DEFAULT 0, generated_both INTEGER NOT NULL DEFAULT 0, generated_content INTEGER NOT NULL DEFAULT 0, generated_style INTEGER NOT NULL DEFAULT 0, generated_neither INTEGER NOT NULL DEFAULT 0, generated_unmatched INTEGER NOT NULL DEFAULT 0, faults INTEGER NOT NULL DEFAULT 0, remarks INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL, UNIQUE (output_id, run_id)) STRICT
;
CREATE TABLE evaluation_explanation (evaluation_id INTEGER PRIMARY KEY REFERENCES evaluation (id), explanation TEXT NOT NULL) STRICT
;
CREATE VIRTUAL TABLE evaluation_words USING fts5 (texts, aspects, rationales, content = '', tokenize = 'unicode61 remove_diacritics 2')
;
CREATE TABLE pair_judgement (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, run_id INTEGER NOT NULL REFERENCES llm_run (id), case_id INTEGER NOT NULL REFERENCES text_case (id), first_id INTEGER NOT NULL REFERENCES case_output (id), second_id INTEGER NOT NULL REFERENCES case_output (id), choice INTEGER CHECK (choice IN (1, 2)), reason TEXT NOT NULL, reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL, UNIQUE (run_id, first_id, second_id)) STRICT
;
CREATE TABLE output_score (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, output_id INTEGER NOT NULL REFERENCES case_output (id), run_id INTEGER REFERENCES llm_run (id), source TEXT NOT NULL, measure TEXT NOT NULL CHECK (measure <> ''), value REAL, undefined TEXT NOT NULL, at INTEGER NOT NULL, detail TEXT NOT NULL, CHECK ((value IS NULL) = (undefined <> '')), CHECK ((run_id IS NULL) = (source <> ''))) STRICT
;
CREATE TABLE setting_aside (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, sample_id INTEGER REFERENCES sample (id), case_id INTEGER REFERENCES text_case (id), aside INTEGER NOT NULL CHECK (aside IN (0, 1)), reason TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL, CHECK ((sample_id IS NULL) <> (case_id IS NULL))) STRICT
;
CREATE TABLE llm_attempt (id INTEGER PRIMARY KEY, run_id INTEGER NOT NULL REFERENCES llm_run (id), hash TEXT NOT NULL, most_cost REAL, batched INTEGER NOT NULL CHECK (batched IN (0, 1)), at INTEGER NOT NULL) STRICT
;
CREATE TABLE llm_lease (run_id INTEGER PRIMARY KEY REFERENCES llm_run (id), holder TEXT NOT NULL, beat INTEGER NOT NULL) STRICT
;
CREATE TABLE packet_end (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL, seal BLOB NOT NULL) STRICT
;
CREATE TABLE study (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT
;
CREATE TABLE study_version (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study (id), number INTEGER NOT NULL CHECK (number > 0), design TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL, UNIQUE (study_id, number)) STRICT
;
CREATE TABLE study_item (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study (id), position INTEGER NOT NULL CHECK (position > 0), name TEXT NOT NULL, kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2), grouping TEXT NOT NULL, text TEXT NOT NULL, fields TEXT NOT NULL, at INTEGER NOT NULL, UNIQUE (study_id, position), UNIQUE (study_id, name)) STRICT
;
CREATE TABLE study_source (item_id INTEGER PRIMARY KEY REFERENCES study_item (id), system_1 TEXT NOT NULL, system_2 TEXT NOT NULL, stratum TEXT NOT NULL, origin TEXT NOT NULL, known TEXT NOT NULL, scores TEXT NOT NULL) STRICT
;
CREATE TABLE study_link (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study (id), hash BLOB NOT NULL UNIQUE, most INTEGER NOT NULL CHECK (most >= 0), code_done TEXT NOT NULL, code_declined TEXT NOT NULL, code_screened_out TEXT NOT NULL, at INTEGER NOT NULL, revoked_at INTEGER) STRICT
;
CREATE TABLE study_rater (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study (id), number INTEGER NOT NULL CHECK (number > 0), name TEXT NOT NULL, name_key TEXT NOT NULL, participant TEXT NOT NULL, person_id INTEGER REFERENCES person (id), link_id INTEGER REFERENCES study_link (id), hash BLOB UNIQUE, replaces_id INTEGER REFERENCES study_rater (id), at INTEGER NOT NULL, UNIQUE (study_id, number), UNIQUE (study_id, name_key)) STRICT
;
CREATE TABLE study_turn (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, rater_id INTEGER NOT NULL REFERENCES study_rater (id), item_id INTEGER NOT NULL REFERENCES study_item (id), version_id INTEGER NOT NULL REFERENCES study_version (id), position INTEGER NOT NULL CHECK (position > 0), swapped INTEGER NOT NULL CHECK (swapped IN (0, 1)), at INTEGER NOT NULL, released_at INTEGER, UNIQUE (rater_id, position), UNIQUE (rater_id, item_id)) STRICT
;
CREATE TABLE study_answer (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, turn_id INTEGER NOT NULL REFERENCES study_turn (id), rater_id INTEGER NOT NULL REFERENCES study_rater (id), question TEXT NOT NULL, value TEXT, at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0), late INTEGER NOT NULL CHECK (late IN (0, 1))) STRICT
;
CREATE TABLE study_event (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, study_id INTEGER NOT NULL REFERENCES study (id), rater_id INTEGER REFERENCES study_rater (id), event TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL, detail TEXT NOT NULL) STRICT
;
CREATE TABLE study_form (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, rater_id INTEGER NOT NULL REFERENCES study_rater (id), version_id INTEGER NOT NULL REFERENCES study_version (id), secret BLOB NOT NULL, made_at INTEGER NOT NULL, merged_at INTEGER) STRICT
;
CREATE TABLE article_change (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, sample_id INTEGER NOT NULL REFERENCES sample (id), title TEXT NOT NULL, paragraphs TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT
;
CREATE TABLE llm_try (task_id INTEGER NOT NULL REFERENCES llm_task (id), reply_id INTEGER NOT NULL REFERENCES llm_reply (id), PRIMARY KEY (task_id, reply_id)) STRICT, WITHOUT ROWID
;
CREATE TABLE kgds_gold (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, sample_id INTEGER NOT NULL REFERENCES sample (id), digest TEXT NOT NULL, record TEXT NOT NULL, at INTEGER NOT NULL, UNIQUE (sample_id, digest)) STRICT
;
CREATE TABLE kgds_output (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, sample_id INTEGER NOT NULL REFERENCES sample (id), gold_id INTEGER NOT NULL REFERENCES kgds_gold (id), model TEXT NOT NULL CHECK (model <> ''), paradigm INTEGER NOT NULL CHECK (paradigm IN (0, 1)), pattern INTEGER NOT NULL CHECK (pattern IN (0, 1)), granularity INTEGER NOT NULL CHECK (granularity BETWEEN 0 AND 3), chunks TEXT NOT NULL, paragraphs TEXT NOT NULL, background TEXT NOT NULL, opinions TEXT NOT NULL, run_id INTEGER REFERENCES llm_run (id), reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL, recall REAL, precision REAL, f1 REAL, retrieved REAL, unknown INTEGER NOT NULL CHECK (unknown >= 0), at INTEGER NOT NULL, UNIQUE (sample_id, model, paradigm, pattern)) STRICT
;
CREATE TABLE kgds_judgement (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, output_id INTEGER NOT NULL REFERENCES kgds_output (id), verifier TEXT NOT NULL CHECK (verifier <> ''), run_id INTEGER REFERENCES llm_run (id), source TEXT NOT NULL, state INTEGER NOT NULL CHECK (state IN (0, 1)), recall REAL, precision REAL, f1 REAL, opinion_recall REAL, overall REAL, retrieved REAL, unknown INTEGER NOT NULL DEFAULT 0, unanswered_facts INTEGER NOT NULL DEFAULT 0, unanswered_opinions INTEGER NOT NULL DEFAULT 0, uncovered INTEGER NOT NULL DEFAULT 0, untyped INTEGER NOT NULL DEFAULT 0, om INTEGER NOT NULL DEFAULT 0, iric INTEGER NOT NULL DEFAULT 0, iru INTEGER NOT NULL DEFAULT 0, osd INTEGER NOT NULL DEFAULT 0, ofi INTEGER NOT NULL DEFAULT 0, at INTEGER NOT NULL, facts TEXT NOT NULL CHECK (facts NOT GLOB '*[^0-2/]*'), opinions TEXT NOT NULL CHECK (opinions NOT GLOB '*[^0-2]*'), errors TEXT NOT NULL CHECK (errors NOT GLOB '*[^0-5]*'), explanations TEXT NOT NULL, UNIQUE (output_id, verifier)) STRICT
;
CREATE TABLE kgds_loose_error (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, model TEXT NOT NULL CHECK (model <> ''), paradigm INTEGER NOT NULL CHECK (paradigm IN (0, 1)), pattern INTEGER NOT NULL CHECK (pattern IN (0, 1)), verifier TEXT NOT NULL CHECK (verifier <> ''), types TEXT NOT NULL CHECK (types <> '' AND types NOT GLOB '*[^1-5]*'), source TEXT NOT NULL, at INTEGER NOT NULL, UNIQUE (model, paradigm, pattern, verifier)) STRICT
;
CREATE TABLE kgds_feedback (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, output_id INTEGER NOT NULL REFERENCES kgds_output (id), judge TEXT NOT NULL CHECK (judge <> ''), experts_first INTEGER NOT NULL CHECK (experts_first IN (0, 1)), choice INTEGER NOT NULL CHECK (choice IN (0, 1, 2)), explanation TEXT NOT NULL, run_id INTEGER REFERENCES llm_run (id), reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL, at INTEGER NOT NULL, UNIQUE (output_id, judge, experts_first)) STRICT
;
CREATE TABLE kgds_check (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, verifier TEXT NOT NULL CHECK (verifier <> ''), settings TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT
;
CREATE TABLE kgds_check_item (check_id INTEGER NOT NULL REFERENCES kgds_check (id), judgement_id INTEGER NOT NULL REFERENCES kgds_judgement (id), decision TEXT NOT NULL, stratum TEXT NOT NULL, probability REAL NOT NULL CHECK (probability > 0 AND probability <= 1), PRIMARY KEY (check_id, judgement_id, decision)) STRICT, WITHOUT ROWID
;
CREATE TABLE verdict (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, kind INTEGER NOT NULL, subject_id INTEGER NOT NULL, person_id INTEGER NOT NULL REFERENCES person (id), decision TEXT NOT NULL, opinion INTEGER CHECK (opinion IN (0, 1, 2)), correction TEXT NOT NULL, note TEXT NOT NULL, at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT
;
CREATE TABLE verdict_done (kind INTEGER NOT NULL, subject_id INTEGER NOT NULL, person_id INTEGER NOT NULL REFERENCES person (id), at INTEGER NOT NULL, PRIMARY KEY (kind, subject_id, person_id)) STRICT, WITHOUT ROWID
;
CREATE TABLE usersum_log (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, name TEXT NOT NULL UNIQUE CHECK (name <> ''), kind TEXT NOT NULL, edition TEXT NOT NULL, checksum TEXT NOT NULL, settings TEXT NOT NULL, statistics TEXT NOT NULL, split TEXT NOT NULL, at INTEGER NOT NULL) STRICT
;
CREATE TABLE usersum_user (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, log_id INTEGER NOT NULL REFERENCES usersum_log (id), pseudonym TEXT NOT NULL UNIQUE CHECK (pseudonym <> ''), activities TEXT NOT NULL, count INTEGER NOT NULL CHECK (count > 0), past INTEGER NOT NULL CHECK (past >= 0 AND past < count), moved INTEGER NOT NULL CHECK (moved IN (0, 1))) STRICT
;
CREATE TABLE usersum_task (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES usersum_user (id), position INTEGER NOT NULL, name TEXT NOT NULL CHECK (name <> ''), question TEXT NOT NULL, choices TEXT NOT NULL, answer INTEGER NOT NULL CHECK (answer >= 0), popular INTEGER NOT NULL CHECK (popular >= 0), UNIQUE (user_id, name)) STRICT
;
CREATE TABLE usersum_summary (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES usersum_user (id), summarizer TEXT NOT NULL CHECK (summarizer <> ''), origin INTEGER NOT NULL CHECK (origin BETWEEN 0 AND 3), text TEXT NOT NULL, words INTEGER NOT NULL CHECK (words >= 0), most_words INTEGER CHECK (most_words > 0), other_id INTEGER REFERENCES usersum_summary (id), run_id INTEGER REFERENCES llm_run (id), reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL, at INTEGER NOT NULL, UNIQUE (user_id, summarizer)) STRICT
;
CREATE TABLE usersum_prediction (id INTEGER PRIMARY KEY, summary_id INTEGER NOT NULL REFERENCES usersum_summary (id), task_id INTEGER NOT NULL REFERENCES usersum_task (id), predictor TEXT NOT NULL CHECK (predictor <> ''), repeat INTEGER NOT NULL CHECK (repeat >= 1), choice INTEGER CHECK (choice >= 0), hit INTEGER NOT NULL CHECK (hit IN (0, 1)), run_id INTEGER REFERENCES llm_run (id), reply_id INTEGER REFERENCES llm_reply (id), at INTEGER NOT NULL, UNIQUE (summary_id, task_id, predictor, repeat)) STRICT
;
CREATE TABLE usersum_value (summary_id INTEGER NOT NULL REFERENCES usersum_summary (id), measure TEXT NOT NULL CHECK (measure <> ''), value REAL NOT NULL, run_id INTEGER REFERENCES llm_run (id), reply_id INTEGER REFERENCES llm_reply (id), source TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (summary_id, measure)) STRICT, WITHOUT ROWID
;
CREATE TABLE closing (kind TEXT NOT NULL, subject_id INTEGER NOT NULL, person_id INTEGER NOT NULL, digest TEXT NOT NULL, upgraded INTEGER NOT NULL DEFAULT 0 CHECK (upgraded IN (0, 1)), PRIMARY KEY (kind, subject_id, person_id)) STRICT, WITHOUT ROWID
;
INSERT INTO setting VALUES ('adjudicator', '0')
;
INSERT INTO setting VALUES ('currency', '')
;
INSERT INTO setting VALUES ('guideline', '')
;
INSERT INTO setting VALUES ('hourly_wage', '0')
;
INSERT INTO setting VALUES ('name', 'Fixture')
;
INSERT INTO setting VALUES ('rule', '1')
;
INSERT INTO setting VALUES ('uuid', '01a1fdc9-9eff-7c0e-9216-79be03cd4765')
;
INSERT INTO person VALUES (1, '01a1fdc9-9f20-7832-83d6-c33990bc5da0', 'Lea', 'lea', '#0072b2', 0, 1, 1795259211553)
;
INSERT INTO person VALUES (2, '01a1fdc9-9f34-7dc5-ac66-91beed5f7cf8', 'Ada', 'ada', '#d98a00', 1, 1, 1795259211572)
;
INSERT INTO person VALUES (3, '01a1fdc9-9f40-7cb6-9bec-408164c960d3', 'Ben', 'ben', '#009e73', 1, 1, 1795259211584)
;
INSERT INTO sample VALUES (1, '01a1fdc9-9f50-7f0b-8d40-66d3207edd3b', 1, 'Sample 1', '', '', 0, '', 1795259211600)
;
INSERT INTO sample VALUES (2, '01a1fdc9-9f98-7efe-8e0f-9c17e175b350', 2, 'Sample 2', '', '', 0, '', 1795259211672)
;
INSERT INTO sample VALUES (3, '01a1fdc9-a03c-75d1-ae9e-432d1612af3b', 3, 'The ferry was late.', '', '', 1, '', 1795259211836)
;
INSERT INTO paragraph VALUES (1, 1, 1, 'Paragraph 1 of the article 1 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (2, 1, 2, 'Paragraph 2 of the article 1 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (3, 1, 3, 'Paragraph 3 of the article 1 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (4, 1, 4, 'Paragraph 4 of the article 1 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (5, 1, 5, 'Paragraph 5 of the article 1 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (6, 2, 1, 'Paragraph 1 of the article 2 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (7, 2, 2, 'Paragraph 2 of the article 2 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (8, 2, 3, 'Paragraph 3 of the article 2 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (9, 2, 4, 'Paragraph 4 of the article 2 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (10, 2, 5, 'Paragraph 5 of the article 2 says something.', NULL, '', '')
;
INSERT INTO paragraph VALUES (11, 3, 1, 'The ferry was late.', 1, '{"id":7}', '')
;
INSERT INTO utterance VALUES (1, 1, 1, 'Person 1', 'I liked the first one.', '')
;
INSERT INTO utterance VALUES (2, 1, 2, 'Person 2', 'I did not.', '')
;
INSERT INTO utterance VALUES (3, 2, 1, 'Person 1', 'I liked the first one.', '')
;
INSERT INTO utterance VALUES (4, 2, 2, 'Person 2', 'I did not.', '')
;
INSERT INTO utterance VALUES (5, 3, 1, 'Ann', 'It always is.', '')
;
INSERT INTO opinion VALUES (1, 3, 1, 'Ann finds that **the ferry** is always late.')
;
INSERT INTO fact_group VALUES (1, 3, 1, 1, 11, '')
;
INSERT INTO fact VALUES (1, 1, 1, 'A ferry was late.', 1, '')
;
INSERT INTO round VALUES (1, '01a1fdc9-9f90-754c-a423-9d81ea4d0b9b', 1, 0, 2, 3, 1795259211792, 1795259211804, 1795259211820, 1, NULL, 1795259211664, 0, NULL)
;
INSERT INTO round VALUES (2, '01a1fdc9-9fd8-73f0-8881-d8a597a483c5', 2, 0, 2, 3, NULL, NULL, NULL, NULL, NULL, 1795259211736, 0, NULL)
;
INSERT INTO journal VALUES (1, 1795259211568, NULL, 'person added', '01a1fdc9-9f20-7832-83d6-c33990bc5da0', '{"name":"Lea"}')
;
INSERT INTO journal VALUES (2, 1795259211580, NULL, 'person added', '01a1fdc9-9f34-7dc5-ac66-91beed5f7cf8', '{"name":"Ada"}')
;
INSERT INTO journal VALUES (3, 1795259211592, NULL, 'person added', '01a1fdc9-9f40-7cb6-9bec-408164c960d3', '{"name":"Ben"}')
;
INSERT INTO journal VALUES (4, 1795259211668, 1, 'assigned', '01a1fdc9-9f90-754c-a423-9d81ea4d0b9b', '{"a":2,"b":3}')
;
INSERT INTO journal VALUES (5, 1795259211740, 1, 'assigned', '01a1fdc9-9fd8-73f0-8881-d8a597a483c5', '{"a":2,"b":3}')
;
INSERT INTO journal VALUES (6, 1795259211748, 1, 'setting changed', '01a1fdc9-9eff-7c0e-9216-79be03cd4765', '{"from":"0","key":"rule","to":"1"}')
;
INSERT INTO journal VALUES (7, 1795259211796, 2, 'handed in', '01a1fdc9-9f90-754c-a423-9d81ea4d0b9b', '{}')
;
INSERT INTO journal VALUES (8, 1795259211807, 3, 'handed in', '01a1fdc9-9f90-754c-a423-9d81ea4d0b9b', '{}')
;
INSERT INTO journal VALUES (9, 1795259211824, 1, 'settled', '01a1fdc9-9f90-754c-a423-9d81ea4d0b9b', '{}')
;
INSERT INTO answer VALUES (1, '01a1fdc9-9fe8-79a1-8e0a-992e28442762', 1, 2, 1, 1, 0, '', 1795259211752, 10000)
;
INSERT INTO answer VALUES (2, '01a1fdc9-9fec-7766-882c-b48a314a4f39', 1, 2, 2, 1, 0, '', 1795259211756, 10000)
;
INSERT INTO answer VALUES (3, '01a1fdc9-9fed-762b-983c-434c8faf00dc', 1, 2, 3, 0, 0, '', 1795259211757, 10000)
;
INSERT INTO answer VALUES (4, '01a1fdc9-9ff0-7e26-90e9-dcdf2e30b9f1', 1, 2, 4, 0, 0, '', 1795259211760, 10000)
;
INSERT INTO answer VALUES (5, '01a1fdc9-9ff4-7efe-b5f9-15279ae3a401', 1, 2, 5, 1, 0, '', 1795259211764, 10000)
;
INSERT INTO answer VALUES (6, '01a1fdc9-9ff8-7147-83f3-27e461197f5d', 1, 3, 1, 1, 0, '', 1795259211768, 10000)
;
INSERT INTO answer VALUES (7, '01a1fdc9-9ffc-7d1c-826b-6e679d8273cb', 1, 3, 2, 1, 0, '', 1795259211772, 10000)
;
INSERT INTO answer VALUES (8, '01a1fdc9-a000-78fa-904d-4079ad5d3d84', 1, 3, 3, 0, 0, '', 1795259211776, 10000)
;
INSERT INTO answer VALUES (9, '01a1fdc9-a008-7b5e-8d15-d4e7545c6816', 1, 3, 4, 0, 0, '', 1795259211784, 10000)
;
INSERT INTO answer VALUES (10, '01a1fdc9-a00c-795d-aed3-18d87e584797', 1, 3, 5, 0, 0, '', 1795259211788, 10000)
;
INSERT INTO answer VALUES (11, '01a1fdc9-a038-7428-a913-e105c348cdad', 2, 2, 6, 1, 0, 'sure', 1795259211832, 10000)
;
INSERT INTO decision VALUES (1, '01a1fdc9-a025-729e-82f1-51bfc69185ea', 1, 5, 1, 1, 'The discussion rests on it.', 1795259211813, 0)
;
INSERT INTO prompt VALUES (1, '01a1ff25-1e78-77c9-801c-a48caab17926', 'expert-aspects', 1, 1, '', '', NULL, 1795281985144)
;
INSERT INTO llm_run VALUES (1, '01a1ff25-1e79-794d-b593-eea825f7d88d', 'expert', 'test', 'test-model', 1, '{}', NULL, '', 4, '', NULL, 1795281985145, NULL)
;
INSERT INTO llm_task VALUES (1, 1, 1, 2, 'E/extraction', NULL, '', 0, 0, NULL, '')
;
INSERT INTO llm_task VALUES (2, 1, 2, 2, 'E1/match', NULL, '', 0, 0, NULL, '')
;
INSERT INTO text_case VALUES (1, '01a1ff25-1dcd-76e2-8a55-ebf31a644833', 1, 'a8808c85d12cf2dad3e748ee5751dd7ab93b7983e57f25bd2c7478c8404f1ce2', 'reedbed', 'Write the abstract of a paper titled "Listening for the Last Litre: Predicting Pump Failures With Discarded Phones". It should mention: sound of pumps, discarded phones, 48 pumps, growers.', 'Small orchards depend on water pumps that fail without warning, and a pump that stops in July can cost a grower the harvest. Existing monitors need vibration sensors that cost more than the pumps they watch. We present Reedbed, a listener that predicts failures from nothing but the sound that a discarded phone picks up. Reedbed cuts the hum into strips of two seconds, removes wind and birdsong with a filter learnt on site, and follows how the remaining tone drifts from week to week. Because all of this runs on the phone, no recording ever leaves the farm. Over two seasons we placed Reedbed beside 48 pumps on eleven farms: it foresaw 31 of 36 failures at least three days ahead, with one false alarm per pump and year. Growers told us that a warning on Thursday is worth more than a repair on Sunday. We release the recordings that the growers agreed to share, and argue that cheap listening belongs in every pump house.', '[{"text":"Hedges conduct. We measure how well, over one winter, and find that a hawthorn hedge carries a telegraph signal farther than its owner would like.","title":"Hedges as Antennas"},{"text":"Starlings come in thousands and leave in minutes. We present a scarecrow that counts them, and we let it count for two summers.","title":"A Scarecrow That Counts"}]', 1795281984973)
;
INSERT INTO case_output VALUES (1, '01a1ff25-1dd4-7e2f-b5b8-1659f1e612ce', 1, 'heron', 'Water pumps are critical infrastructure in agriculture, and their unexpected failure leads to substantial economic losses. In this paper, we propose a novel deep learning framework that detects pump anomalies from audio recorded by low-cost smartphones. The framework converts audio into spectrograms, reduces background noise with a band-pass filter, and employs a convolutional network with an attention mechanism to classify the state of the pump. All processing takes place on the phone itself, so that no recording has to leave the farm. Extensive experiments on 48 pumps show that our framework achieves an accuracy of 94.2% and outperforms three strong baselines by a large margin. An ablation study further confirms the contribution of each component. We believe that our approach is scalable and can readily be applied to other rotating machinery, such as wind turbines and compressors, which paves the way for intelligent maintenance across industries.', NULL, 1795281984980)
;
INSERT INTO case_output VALUES (2, '01a1ff25-1ddc-76e2-91c7-3f38255efdf8', 1, 'kestrel', 'A pump that dies in July takes the harvest with it, and most orchards learn of it too late. Monitors that could warn them cost more than the pump. Reedbed listens instead: an old phone hears the hum, forgets the wind and the birds, and notices when the tone begins to wander. Nothing is sent anywhere, for the phone does all the work. In two seasons beside 48 pumps it named 31 of 36 failures three days before they came. The growers, who would rather be warned on Thursday than repaired on Sunday, let us share part of what we heard.', NULL, 1795281984988)
;
INSERT INTO evaluation VALUES (1, '01a1ff25-1de0-7bbd-b366-779e405c271e', 1, NULL, 'results.json', 1, 3.33333333333333314829e-01, 0.5, 3.33333333333333314829e-01, 1.66666666666666657414e-01, 1.66666666666666657414e-01, 0.0, 0.5, 6.66666666666666629659e-01, 3.33333333333333314829e-01, 3.33333333333333314829e-01, 1, 1, 1, 1, 2, 0, 3, 1, 1, 1, 0, 0, 1795281984992)
;
INSERT INTO evaluation VALUES (2, '01a1ff25-1e80-7bc7-b972-aed773fb8f2b', 2, 1, '', 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1795281985152)
;
INSERT INTO evaluation_explanation VALUES (1, '{"expected":{"aspects":[{"description":"Pumps fail without warning and the failure can cost a harvest.","evidence":["Small orchards depend on water pumps that fail without warning, and a pump that stops in July can cost a grower the harvest."],"title":"Sudden pump failures and their cost"},{"description":"Monitors that exist are more expensive than what they protect.","evidence":["Existing monitors need vibration sensors that cost more than the pumps they watch."],"title":"Price of existing monitors"},{"description":"Reedbed hears a pump through a phone and follows how its tone drifts.","evidence":["We present Reedbed, a listener that predicts failures from nothing but the sound that a discarded phone picks up.","Reedbed cuts the hum into strips of two seconds, removes wind and birdsong with a filter learnt on site, and follows how the remaining tone drifts from week to week."],"title":"Following the drift of the hum"},{"description":"Filter and prediction run on the phone; recordings do not leave the farm.","evidence":["removes wind and birdsong with a filter learnt on site","Because all of this runs on the phone, no recording ever leaves the farm."],"title":"Everything stays on the phone"},{"description":"A field study: 31 of 36 failures foreseen, few false alarms.","evidence":["Over two seasons we placed Reedbed beside 48 pumps on eleven farms: it foresaw 31 of 36 failures at least three days ahead, with one false alarm per pump and year."],"title":"Two seasons on eleven farms"},{"description":"Growers value an early warning; their recordings are shared.","evidence":["Growers said that an early warning on Thursday is worth more than a repair on Sunday.","We release the recordings that the growers agreed to share, and argue that cheap listening belongs in every pump house."],"title":"What growers make of it"}],"matches":[{"content":{"aligned":true,"reason":"Both say that pumps fail unexpectedly and that this costs money; the harvest and the economic loss are the same point."},"matched":true,"other":0,"otherTitle":"Importance of water pumps","reason":"Both aspects motivate the work with unexpected failures of pumps and what these cost those who depend on them.","style":{"aligned":false,"reason":"The first speaks of July and of one grower''s harvest in plain words; the second is abstract and formal (\"critical infrastructure\", \"substantial economic losses\")."}},{"matched":false,"reason":"No aspect of the other text speaks of monitors that exist or of their price; \"low-cost\" there describes the phones."},{"content":{"aligned":false,"reason":"The first follows the drift of a tone over weeks; the second classifies spectrograms with a network. The steps are not the same."},"matched":true,"other":2,"otherTitle":"Network architecture","reason":"Both describe, step by step, how the sound of the pump is processed.","style":{"aligned":true,"reason":"Both list three steps in one sentence in the present tense, with the system as the subject of each verb."}},{"content":{"aligned":true,"reason":"The same claim with the same consequence: processing on the phone, no recording leaves."},"matched":true,"other":3,"otherTitle":"On-device processing","reason":"Both say that everything runs on the phone and that recordings stay on the farm.","style":{"aligned":true,"reason":"Both are one short sentence of cause and consequence, plain in vocabulary."}},{"content":{"aligned":false,"reason":"The first counts failures foreseen in the field and false alarms; the second gives an accuracy and baselines, which the first does not have."},"matched":true,"other":4,"otherTitle":"Experimental results","reason":"Both report an evaluation with 48 pumps and give its figures.","style":{"aligned":false,"reason":"The first states counts soberly; the second praises (\"extensive\", \"strong\", \"by a large margin\")."}},{"matched":false,"reason":"The other text neither quotes those who use the system nor releases any data."}],"tokensInText":214,"tokensRead":214},"generated":{"aspects":[{"description":"Pumps are critical and their failure is expensive.","evidence":["Water pumps are critical infrastructure in agriculture, and their unexpected failure leads to substantial economic losses."],"title":"Importance of water pumps"},{"description":"A deep learning framework works on audio of cheap phones.","evidence":["In this paper, we propose a novel deep learning framework that detects pump anomalies from audio recorded by low-cost smartphones.","converts audio into spectrograms"],"title":"Anomaly detection from phone audio"},{"description":"Spectrograms, a filter and a convolutional network with attention.","evidence":["The framework converts audio into spectrograms, reduces background noise with a band-pass filter, and employs a convolutional network with an attention mechanism to classify the state of the pump."],"title":"Network architecture"},{"description":"The phone does all the processing; recordings stay on the farm.","evidence":["All processing takes place on the phone itself, so that no recording has to leave the farm."],"title":"On-device processing"},{"description":"Accuracy on 48 pumps, comparison with baselines, ablation.","evidence":["Extensive experiments on 48 pumps show that our framework achieves an accuracy of 94.2% and outperforms three strong baselines by a large margin.","An ablation study further confirms the contribution of each component."],"title":"Experimental results"},{"description":"The approach is claimed to carry over to other machines.","evidence":["We believe that our approach is scalable and can readily be applied to other rotating machinery, such as wind turbines and compressors, which paves the way for intelligent maintenance across industries.","Preliminary trials on a ferry support this claim."],"title":"Other rotating machinery"}],"matches":[{"content":{"aligned":true,"reason":"The loss that a failing pump causes is the point of both."},"matched":true,"other":0,"otherTitle":"Sudden pump failures and their cost","reason":"Both open with the failure of pumps and its price.","style":{"aligned":false,"reason":"General and formal here, concrete and plain there."}},{"content":{"aligned":true,"reason":"A system that works on the sound recorded by a cheap phone is introduced in both."},"matched":true,"other":2,"otherTitle":"Following the drift of the hum","reason":"Both introduce a system that judges pumps by what a phone hears.","style":{"aligned":false,"reason":"\"We propose a novel deep learning framework\" is a set phrase; the other names its listener and what it does without."}},{"content":{"aligned":false,"reason":"A network with attention is not the drift of a tone over weeks."},"matched":true,"other":2,"otherTitle":"Following the drift of the hum","reason":"Both say how the sound is cut up, cleaned and judged.","style":{"aligned":true,"reason":"The same sentence structure: three verbs in a row, the system as subject."}},{"content":{"aligned":true,"reason":"The claim and its consequence are the same."},"matched":true,"other":3,"otherTitle":"Everything stays on the phone","reason":"Both keep processing and recordings where they are made.","style":{"aligned":false,"reason":"\"Processing takes place\" is a noun phrase of reports; the other says \"all of this runs\"."}},{"content":{"aligned":false,"reason":"Accuracy and ablation here; failures foreseen and false alarms there."},"matched":true,"other":4,"otherTitle":"Two seasons on eleven farms","reason":"Both evaluate on 48 pumps.","style":{"aligned":false,"reason":"Praise here, sober counts there."}},{"matched":false,"reason":"The other text claims nothing about machines other than pumps."}],"tokensInText":188,"tokensRead":188},"version":1}')
;
INSERT INTO pair_judgement VALUES (1, '01a1ff25-1e88-7915-a685-04099aad86c1', 1, 1, 1, 2, 2, 'Plainer.', NULL, 0)
;
INSERT INTO output_score VALUES (1, '01a1ff25-1dd4-7e2f-b5b8-1659f1e61300', 1, NULL, 'bertscore.csv', 'bertscore_f1', 0.8125, '', 1780000000000, '{}')
;
INSERT INTO study VALUES (1, '01a1ff30-0000-7000-8000-000000000001', 'Orchards', 'orchards', 1, 1795300000000)
;
INSERT INTO study_version VALUES (1, '01a1ff30-0000-7000-8000-000000000002', 1, 1, '{"balances_sides":true,"break_after":0,"come_back_days":0,"consent":"","exclusions":{"failed_checks":1},"fields":[{"label":"","marks_evidence":false,"name":"reference"},{"label":"","marks_evidence":false,"name":"output"}],"instructions":"Which is better?","items_per_rater":0,"kind":"pairwise","language":"en","questions":[{"kind":"choice","name":"better","options":[{"key":"1","label":"Left","side":1,"value":"1"},{"key":"2","label":"Right","side":2,"value":"2"}],"required":true,"text":"Which is better?"}],"raters_per_item":2,"release_minutes":120,"seed":7,"shuffles":true,"tandem_design":1,"title":"Orchards"}', 1, 1795300000000)
;
INSERT INTO study_item VALUES (1, '01a1ff30-0000-7000-8000-000000000010', 1, 1, 'item 1', 0, '', '', '[{"name":"reference","text":"The orchard opens in May."},{"name":"output","side":1,"text":"It opens in May."},{"name":"output","side":2,"text":"It opens."}]', 1795300000000)
;
INSERT INTO study_item VALUES (2, '01a1ff30-0000-7000-8000-000000000011', 1, 2, 'item 2', 0, '', '', '[{"name":"reference","text":"The orchard opens in May."},{"name":"output","side":1,"text":"It opens in May."},{"name":"output","side":2,"text":"It opens."}]', 1795300000000)
;
INSERT INTO study_source VALUES (1, 'alpha', 'beta', '', '', '{}', '{"bleu_1":0.5,"bleu_2":0.25}')
;
INSERT INTO study_source VALUES (2, 'alpha', 'beta', '', '', '{}', '{"bleu_1":0.5,"bleu_2":0.25}')
;
INSERT INTO study_link VALUES (1, '01a1ff30-0000-7000-8000-000000000020', 1, X'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 3, 'DONE', 'DECLINED', 'SCREENED', 1795300000000, NULL)
;
INSERT INTO study_rater VALUES (1, '01a1ff30-0000-7000-8000-000000000021', 1, 1, 'R1', 'r1', '', NULL, NULL, NULL, NULL, 1795300000000)
;
INSERT INTO study_rater VALUES (2, '01a1ff30-0000-7000-8000-000000000022', 1, 2, 'R2', 'r2', 'p-17', NULL, 1, X'BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB', NULL, 1795300000000)
;
INSERT INTO study_turn VALUES (1, '01a1ff30-0000-7000-8000-000000000031', 1, 1, 1, 1, 0, 1795300000000, NULL)
;
INSERT INTO study_turn VALUES (2, '01a1ff30-0000-7000-8000-000000000032', 1, 2, 1, 2, 1, 1795300000000, NULL)
;
INSERT INTO study_turn VALUES (3, '01a1ff30-0000-7000-8000-000000000033', 2, 1, 1, 1, 1, 1795300000000, NULL)
;
INSERT INTO study_turn VALUES (4, '01a1ff30-0000-7000-8000-000000000034', 2, 2, 1, 2, 0, 1795300000000, NULL)
;
INSERT INTO study_answer VALUES (1, '01a1ff30-0000-7000-8000-000000000050', 1, 1, 'better', '1', 1795300001000, 900, 0)
;
INSERT INTO study_answer VALUES (2, '01a1ff30-0000-7000-8000-000000000051', 1, 1, 'better', '2', 1795300002000, 500, 0)
;
INSERT INTO study_answer VALUES (3, '01a1ff30-0000-7000-8000-000000000052', 3, 2, 'better', '1', 1795300002000, 1500, 0)
;
INSERT INTO study_event VALUES (1, '01a1ff30-0000-7000-8000-000000000060', 1, 2, 'consented', NULL, 1795300000500, '{}')
;
INSERT INTO study_form VALUES (1, '01a1ff30-0000-7000-8000-000000000040', 1, 1, X'CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC', 1795300000000, NULL)
;
INSERT INTO article_change VALUES (1, '01a1fdc9-9fa0-7c1e-9b2d-5f6a7d8e9c0b', 2, 'Sample two', '["Paragraph 1 of the article 2 says something. Paragraph 2 of the article 2 says something.", "Paragraph 3 of the article 2 says something.", "Paragraph 4 of the article 2 says something.", "Paragraph 5 of the article 2 says something."]', 1, 1795259211680)
;
INSERT INTO kgds_gold VALUES (1, '01a20000-0000-7000-8000-000000000001', 3, 'f386f7459fca0bd062803db5d2b44a7ed15362fb5baca8207dc7aaa155bfd1f5', '[
    {
        "SBK": [
            {
                "paragraph_index": 1,
                "paragraph_text": "The ferry was late."
            }
        ],
        "KGD": [
            {
                "participant": "Ann",
                "utterance": "It always is."
            }
        ],
        "BSP": [
            {
                "paragraph_index": 1,
                "paragraph_text": "The ferry was late."
            }
        ],
        "CAO": [
            "Ann finds that **the ferry** is always late."
        ],
        "BSPAF": [
            {
                "paragraph_index": 1,
                "atomic_facts": [
                    {
                        "atomic_fact": "A ferry was late.",
                        "type": 1
                    }
                ]
            }
        ],
        "BNPAF": []
    }
]', 1795800000000)
;
INSERT INTO kgds_output VALUES (1, '01a20000-0000-7000-8000-000000000002', 3, 1, 'small-model', 0, 0, 0, '', '["<Paragraph_1>","<Paragraph_7>"]', '', 'Ann says that it is always late.', NULL, NULL, '', 1.0, 0.5, 6.66666666666666629659e-01, 1.0, 1, 1795800000001)
;
INSERT INTO kgds_output VALUES (2, '01a20000-0000-7000-8000-000000000003', 3, 1, 'small-model', 1, 1, 0, '', '[]', 'A ferry was late.', 'Ann says that it is always late.', NULL, NULL, 'outputs.jsonl', NULL, NULL, NULL, NULL, 0, 1795800000002)
;
INSERT INTO kgds_judgement VALUES (1, '01a20000-0000-7000-8000-000000000004', 2, 'judge-model', NULL, 'outputs.tar', 1, 1.0, 1.0, 1.0, 0.0, 0.0, NULL, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1795800000003, '2/', '1', '3', '{"errors":["\"it\" stays unclear."],"facts":[["The background says so."]],"opinions":["Nobody learns what is late."]}')
;
INSERT INTO kgds_loose_error VALUES (1, '01a20000-0000-7000-8000-000000000015', 'small-model', 0, 0, 'judge-model', '353', 'outputs.tar', 1795800000004)
;
INSERT INTO kgds_feedback VALUES (1, '01a20000-0000-7000-8000-000000000005', 1, 'small-model', 1, 1, 'The first has no paragraph too many.', NULL, NULL, '', 1795800000004)
;
INSERT INTO kgds_check VALUES (1, '01a20000-0000-7000-8000-000000000006', 'judge-model', '{}', 1, 1795800000005)
;
INSERT INTO kgds_check_item VALUES (1, 1, 'O1', '', 1.0)
;
INSERT INTO verdict VALUES (1, '01a1ff25-1dfd-71d7-9406-957a19f2fcab', 0, 1, 2, 'E/extraction', 0, '', '', 1795281985021, 1000)
;
INSERT INTO verdict VALUES (2, '01a1ff25-1e00-75fa-9a61-708906f899a8', 0, 1, 2, 'O/extraction', 0, '', '', 1795281985024, 1000)
;
INSERT INTO verdict VALUES (3, '01a1ff25-1e02-7d40-b521-3a612469ceb4', 0, 1, 2, 'E1/match', 0, '', '', 1795281985026, 1000)
;
INSERT INTO verdict VALUES (4, '01a1ff25-1e02-7bb4-81d8-56e2c62677d0', 0, 1, 2, 'E1/content', 0, '', '', 1795281985026, 1000)
;
INSERT INTO verdict VALUES (5, '01a1ff25-1e0a-7d71-b3e3-4b73437bd6b9', 0, 1, 2, 'E1/style', 0, '', '', 1795281985034, 1000)
;
INSERT INTO verdict VALUES (6, '01a1ff25-1e0c-728c-99e8-b57e48fb898f', 0, 1, 2, 'E2/match', 0, '', '', 1795281985036, 1000)
;
INSERT INTO verdict VALUES (7, '01a1ff25-1e11-7265-97a8-a76945bdb792', 0, 1, 2, 'E3/match', 0, '', '', 1795281985041, 1000)
;
INSERT INTO verdict VALUES (8, '01a1ff25-1e14-71dd-b9c2-22823076dc7d', 0, 1, 2, 'E3/content', 1, '', '', 1795281985044, 1000)
;
INSERT INTO verdict VALUES (9, '01a1ff25-1e18-7707-9551-2f938fbb88d9', 0, 1, 2, 'E3/style', 0, '', '', 1795281985048, 1000)
;
INSERT INTO verdict VALUES (10, '01a1ff25-1e1c-7dda-87f9-fc7c12b51bb6', 0, 1, 2, 'E4/match', 0, '', '', 1795281985052, 1000)
;
INSERT INTO verdict VALUES (11, '01a1ff25-1e20-7f45-be36-67201c8b4078', 0, 1, 2, 'E4/content', 0, '', '', 1795281985056, 1000)
;
INSERT INTO verdict VALUES (12, '01a1ff25-1e24-775f-8208-024a463990d4', 0, 1, 2, 'E4/style', 0, '', '', 1795281985060, 1000)
;
INSERT INTO verdict VALUES (13, '01a1ff25-1e28-7597-aed2-8e517088aba3', 0, 1, 2, 'E5/match', 0, '', '', 1795281985064, 1000)
;
INSERT INTO verdict VALUES (14, '01a1ff25-1e2b-7c04-b042-8fefeecb9342', 0, 1, 2, 'E5/content', 0, '', '', 1795281985067, 1000)
;
INSERT INTO verdict VALUES (15, '01a1ff25-1e30-73e0-9b01-98db5c8f5102', 0, 1, 2, 'E5/style', 0, '', '', 1795281985072, 1000)
;
INSERT INTO verdict VALUES (16, '01a1ff25-1e31-7342-b854-1830a8047d51', 0, 1, 2, 'E6/match', 0, '', '', 1795281985073, 1000)
;
INSERT INTO verdict VALUES (17, '01a1ff25-1e38-797f-b723-33eccaf18c86', 0, 1, 2, 'O1/match', 0, '', '', 1795281985080, 1000)
;
INSERT INTO verdict VALUES (18, '01a1ff25-1e3c-7e69-9858-0382ac96ff82', 0, 1, 2, 'O1/content', 0, '', '', 1795281985084, 1000)
;
INSERT INTO verdict VALUES (19, '01a1ff25-1e40-74b4-975a-145fdb34888d', 0, 1, 2, 'O1/style', 0, '', '', 1795281985088, 1000)
;
INSERT INTO verdict VALUES (20, '01a1ff25-1e44-7193-bf74-3fca7477cd1d', 0, 1, 2, 'O2/match', 0, '', '', 1795281985092, 1000)
;
INSERT INTO verdict VALUES (21, '01a1ff25-1e49-7481-99a0-7bde1ce81ba1', 0, 1, 2, 'O2/content', 0, '', '', 1795281985097, 1000)
;
INSERT INTO verdict VALUES (22, '01a1ff25-1e4c-7da5-867d-4cf17f5b203a', 0, 1, 2, 'O2/style', 0, '', '', 1795281985100, 1000)
;
INSERT INTO verdict VALUES (23, '01a1ff25-1e50-77a4-b138-e09fa83c2841', 0, 1, 2, 'O3/match', 0, '', '', 1795281985104, 1000)
;
INSERT INTO verdict VALUES (24, '01a1ff25-1e54-72cb-8234-11cc8eca523b', 0, 1, 2, 'O3/content', 1, '', '', 1795281985108, 1000)
;
INSERT INTO verdict VALUES (25, '01a1ff25-1e58-7998-83bb-cb2f74cf63a6', 0, 1, 2, 'O3/style', 0, '', '', 1795281985112, 1000)
;
INSERT INTO verdict VALUES (26, '01a1ff25-1e5c-775c-b05b-373f1aa2c4db', 0, 1, 2, 'O4/match', 0, '', '', 1795281985116, 1000)
;
INSERT INTO verdict VALUES (27, '01a1ff25-1e60-7df7-99ad-9a6c0ca2220c', 0, 1, 2, 'O4/content', 0, '', '', 1795281985120, 1000)
;
INSERT INTO verdict VALUES (28, '01a1ff25-1e64-7e95-9808-c119c6d8ab2c', 0, 1, 2, 'O4/style', 0, '', '', 1795281985124, 1000)
;
INSERT INTO verdict VALUES (29, '01a1ff25-1e68-7c0d-8c4e-cc0c20cb4822', 0, 1, 2, 'O5/match', 0, '', '', 1795281985128, 1000)
;
INSERT INTO verdict VALUES (30, '01a1ff25-1e69-70aa-b1af-899ae22583be', 0, 1, 2, 'O5/content', 0, '', '', 1795281985129, 1000)
;
INSERT INTO verdict VALUES (31, '01a1ff25-1e6c-76ca-9c13-43245274030d', 0, 1, 2, 'O5/style', 0, '', '', 1795281985132, 1000)
;
INSERT INTO verdict VALUES (32, '01a1ff25-1e70-7acd-a98c-0e784f8651ee', 0, 1, 2, 'O6/match', 0, '', '', 1795281985136, 1000)
;
INSERT INTO verdict VALUES (33, '01a20000-0000-7000-8000-000000000007', 1, 1, 2, 'O1', 0, '', '', 1795800000006, 1500)
;
INSERT INTO verdict VALUES (34, '01a20000-0000-7000-8000-000000000008', 2, 1, 2, 'B', 2, '', 'Both will do.', 1795800000007, 900)
;
INSERT INTO verdict_done VALUES (0, 1, 2, 1795281985139)
;
INSERT INTO usersum_log VALUES (1, '01a30000-0000-7000-8000-000000000001', 'books', 'columns', '', '19bcc3e8562be57e3bc844204122b3cee3b0b77c6f5b15a6f476f6687d4d0b69', '{"fewest":5,"most":200,"seed":1,"source":"books.csv","text_bytes":4000,"users":200}', '{"bad":{"no_user":{"places":["books.csv, line 31"],"rows":1}},"bad_items":{},"counted_share":1,"cut_activities":0,"cut_texts":0,"duplicates":0,"earliest":1600000000000,"files":[{"bytes":1329,"path":"books.csv","sha256":"19bcc3e8562be57e3bc844204122b3cee3b0b77c6f5b15a6f476f6687d4d0b69"}],"given_up_activities":0,"given_up_users":0,"items":9,"kept_activities":29,"kept_users":3,"latest":1600951400000,"not_drawn_activities":0,"not_drawn_users":0,"rows":30,"shared_titles":0,"short_activities":0,"short_users":0,"tied_activities":5,"tied_users":1,"unit":"seconds","untitled_items":0,"users":3}', '{"by":"share","seed":1,"share":0.8,"tasks":[{"ahead":1,"choices":2,"kind":"item","name":"next","question":""},{"ahead":2,"choices":2,"kind":"category","name":"kind","question":""},{"ahead":1,"choices":5,"kind":"rating","name":"stars","question":""}]}', 1795900000001)
;
INSERT INTO usersum_user VALUES (1, '01a30000-0000-7000-8000-000000000002', 1, 'U001', '[[1600000000000,"b1","Book 1","",2,["Travel"]],[1600000000000,"b2","Book 2","",1,["Poetry"]],[1600000000000,"b5","Book 5","Read on a train.",2,["Travel"]],[1600000000000,"b6","Book 6","",1,["Poetry"]],[1600000000000,"b7","Book 7","Read on a train.",5,["Travel"]]]', 5, 0, 0)
;
INSERT INTO usersum_user VALUES (2, '01a30000-0000-7000-8000-000000000003', 1, 'U002', '[[1600001000000,"b4","Book 4","Read on a train.",1,["Poetry"]],[1600087400000,"b7","Book 7","",5,["Travel"]],[1600173800000,"b1","Book 1","",5,["Travel"]],[1600260200000,"b4","Book 4","",4,["Poetry"]],[1600346600000,"b7","Book 7","Read on a train.",3,["Travel"]],[1600433000000,"b1","Book 1","",3,["Travel"]],[1600519400000,"b4","Book 4","",2,["Poetry"]],[1600605800000,"b7","Book 7","",1,["Travel"]],[1600692200000,"b1","Book 1","Read on a train.",1,["Travel"]],[1600778600000,"b4","Book 4","",5,["Poetry"]],[1600865000000,"b7","Book 7","",4,["Travel"]],[1600951400000,"b1","Book 1","",4,["Travel"]]]', 12, 9, 0)
;
INSERT INTO usersum_user VALUES (3, '01a30000-0000-7000-8000-000000000004', 1, 'U003', '[[1600000000000,"b1","Book 1","Read on a train.",2,["Travel"]],[1600086400000,"b3","Book 3","",5,["Travel"]],[1600172800000,"b5","Book 5","",3,["Travel"]],[1600259200000,"b7","Book 7","",1,["Travel"]],[1600345600000,"b9","Book 9","Read on a train.",4,["Travel"]],[1600432000000,"b2","Book 2","",3,["Poetry"]],[1600518400000,"b4","Book 4","",1,["Poetry"]],[1600604800000,"b6","Book 6","",4,["Poetry"]],[1600691200000,"b8","Book 8","Read on a train.",2,["Poetry"]],[1600777600000,"b1","Book 1","",1,["Travel"]],[1600864000000,"b3","Book 3","",4,["Travel"]],[1600950400000,"b5","Book 5","",2,["Travel"]]]', 12, 9, 0)
;
INSERT INTO usersum_task VALUES (1, '01a30000-0000-7000-8000-000000000005', 3, 1, 'next', 'Which of these does the user choose next?', '["Book 1","Book 9"]', 0, 0)
;
INSERT INTO usersum_task VALUES (2, '01a30000-0000-7000-8000-000000000006', 2, 1, 'stars', 'Will the user rate "Book 4" at least as high as half of what they rated before?', '["yes","no"]', 0, 0)
;
INSERT INTO usersum_task VALUES (3, '01a30000-0000-7000-8000-000000000007', 3, 2, 'kind', 'Which of these categories occurs most often among the user''s next 2 choices?', '["Travel","Poetry"]', 0, 0)
;
INSERT INTO usersum_task VALUES (4, '01a30000-0000-7000-8000-000000000008', 3, 3, 'stars', 'Will the user rate "Book 1" at least as high as half of what they rated before?', '["yes","no"]', 1, 0)
;
INSERT INTO usersum_summary VALUES (1, '01a30000-0000-7000-8000-000000000009', 2, 'small-model', 1, '**Summary**
Reads poems on trains.

**Insights**
A book a day.', 10, NULL, NULL, NULL, NULL, 's.jsonl', 1795900000009)
;
INSERT INTO usersum_summary VALUES (2, '01a30000-0000-7000-8000-000000000010', 3, 'small-model', 1, 'Reads about journeys.', 3, NULL, NULL, NULL, NULL, 's.jsonl', 1795900000010)
;
INSERT INTO usersum_summary VALUES (3, '01a30000-0000-7000-8000-000000000011', 2, 'none', 2, '', 0, NULL, NULL, NULL, NULL, '', 1795900000011)
;
INSERT INTO usersum_summary VALUES (4, '01a30000-0000-7000-8000-000000000012', 3, 'none', 2, '', 0, NULL, NULL, NULL, NULL, '', 1795900000012)
;
INSERT INTO usersum_summary VALUES (5, '01a30000-0000-7000-8000-000000000013', 2, 'other: small-model', 3, 'Reads about journeys.', 3, NULL, 2, NULL, NULL, '', 1795900000013)
;
INSERT INTO usersum_summary VALUES (6, '01a30000-0000-7000-8000-000000000014', 3, 'other: small-model', 3, '**Summary**
Reads poems on trains.

**Insights**
A book a day.', 10, NULL, 1, NULL, NULL, '', 1795900000014)
;
INSERT INTO usersum_prediction VALUES (1, 2, 1, 'seer', 1, 1, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (2, 2, 1, 'seer', 2, 0, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (3, 1, 2, 'seer', 1, 1, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (4, 1, 2, 'seer', 2, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (5, 2, 3, 'seer', 1, 0, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (6, 2, 3, 'seer', 2, 1, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (7, 2, 4, 'seer', 1, 0, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (8, 2, 4, 'seer', 2, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (9, 4, 1, 'seer', 1, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (10, 4, 1, 'seer', 2, 1, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (11, 3, 2, 'seer', 1, 0, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (12, 3, 2, 'seer', 2, 1, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (13, 4, 3, 'seer', 1, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (14, 4, 3, 'seer', 2, 0, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (15, 4, 4, 'seer', 1, 1, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (16, 4, 4, 'seer', 2, 0, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (17, 6, 1, 'seer', 1, 0, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (18, 6, 1, 'seer', 2, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (19, 5, 2, 'seer', 1, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (20, 5, 2, 'seer', 2, 0, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (21, 6, 3, 'seer', 1, 1, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (22, 6, 3, 'seer', 2, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (23, 6, 4, 'seer', 1, NULL, 0, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_prediction VALUES (24, 6, 4, 'seer', 2, 1, 1, NULL, NULL, 1795900000014)
;
INSERT INTO usersum_value VALUES (1, 'BERTScore F1', 0.875, NULL, NULL, 'v.csv', 1795900000014)
;
INSERT INTO usersum_value VALUES (1, 'BLEURT', -0.25, NULL, NULL, 'v.csv', 1795900000014)
;
INSERT INTO usersum_value VALUES (2, 'BLEURT', 0.5, NULL, NULL, 'v.csv', 1795900000014)
;
INSERT INTO closing VALUES ('case', 1, 0, 'ed341d05d830d4aaf6274dbfe71c3f8792651a39c10d57f350e489ab8eaa1c56', 1)
;
INSERT INTO closing VALUES ('choice', 1, 0, 'a4b0f17971de54043c1aec2a41576aef0ee5c80fad603ac2768d188a48ab9027', 1)
;
INSERT INTO closing VALUES ('drawn checks', 1, 1, '28efe02de3404a5385937c4bba88da8792f20c188f25617036d49a8737b27c64', 1)
;
INSERT INTO closing VALUES ('drawn part', 1, 0, '748548d4e993ba2cd09421602a6a7eec8c58f74a3afe53431e099c3ae2e7092a', 1)
;
INSERT INTO closing VALUES ('evaluation', 1, 0, '25db3626faf05c6f51f668716591556ec595ad3346ff67a0d2d76a1429e14eb3', 1)
;
INSERT INTO closing VALUES ('feedback', 1, 0, '877bce0a7fdec7b47c7cc0f30d37b280502d71b68bb3368b7b6f747ae600b8bc', 1)
;
INSERT INTO closing VALUES ('gold', 1, 0, '6c78caf7c0a2bbf27e940cc23117a7013d1ce26e98ab7a6d423b231117230047', 1)
;
INSERT INTO closing VALUES ('judgement', 1, 0, '5f59aa36b5409258f100760ce49e51eaaec068b22c525882c730340f8d4843cf', 1)
;
INSERT INTO closing VALUES ('loose errors', 1, 0, '0c188d92d23f1ef3ff621f29dbe7a3cbcedafcaf4871cbc7a002d0bb3a719223', 1)
;
INSERT INTO closing VALUES ('outcome', 1, 0, 'f4605fa30c106689fe9138a189f40263e91b1fa4704c0111d2635a2eac69dcef', 1)
;
INSERT INTO closing VALUES ('output', 1, 0, '40da7f5d129aaa5b691763c8539d09e110fcc2838d0e32c38796a8561adabf38', 1)
;
INSERT INTO closing VALUES ('output', 2, 0, '179c3f7d97e8ff8c4991e65f6d7116fc832ba40e0e279df3af9f5b22627ae9ae', 1)
;
INSERT INTO closing VALUES ('person', 1, 0, 'ec938c4dea0aeaac1809816852657a0fdc4dd983f48db77fc0720a0acedd985a', 1)
;
INSERT INTO closing VALUES ('person', 2, 0, 'ee41c6a8f4fddf31cf9be06cb48c2425d1c1cb4f638ca05fcf39d4b722ccf3e2', 1)
;
INSERT INTO closing VALUES ('person', 3, 0, 'fcf1e7b0f5d9a6888bec61746a5a17bfab2e5f302e5c366186bb235437ecf665', 1)
;
INSERT INTO closing VALUES ('review 0', 1, 2, '1db78660fe5c606eb593ca5bbc24c1fc9a87b5c0c2a3d66b321ae5db843af28d', 1)
;
INSERT INTO closing VALUES ('run', 1, 0, 'bfd103dd1f32e065e5d11921450e9760563f8ce7312af627d4dd86b578c5950f', 1)
;
INSERT INTO closing VALUES ('sample', 1, 0, '62e683ab475a8012860bc008266ba61b8cdfb84e355d0525bdced641eef715bf', 1)
;
INSERT INTO closing VALUES ('sample', 2, 0, '1274b0f7e6a6c3c722f7ede9180e04fa9cb3b93fafeb412188b9c5ff4f963aa9', 1)
;
INSERT INTO closing VALUES ('sample', 3, 0, '9bdfadf0e395984bbc3dc2209f62daed8e9e2616e4319a21a8bf72c2d09c8990', 1)
;
INSERT INTO closing VALUES ('score', 1, 0, 'f7d638557ab25bc8b3c9e714d84e3c4162a80d1e5db1cfe0f6c6dfe6da939650', 1)
;
INSERT INTO closing VALUES ('settings', 0, 0, '717b0ceba0fb7ec1be9ab0b19a5cd566dd9b86887e0a969afe19d7f9cd95c100', 1)
;
INSERT INTO closing VALUES ('study event', 1, 0, '35d1724022472d16ad247065712ad530ad7da6dd1619988b849fc560efd0a766', 1)
;
INSERT INTO closing VALUES ('system output', 1, 0, 'eb645049e847e29513f332ebba27d64f3e02e9d9f70c4def2408e893a7eb35a3', 1)
;
INSERT INTO closing VALUES ('system output', 2, 0, 'da797f937c41e04b254c9aefc928bf262209e5576c84659f74b9c2189d5a2359', 1)
;
INSERT INTO closing VALUES ('verdict', 1, 0, 'a18644d69feb207693472763fd31569c24d85fecf3017c39798a8f7b480ed1f5', 1)
;
INSERT INTO closing VALUES ('verdict', 2, 0, '4064b7257be4f72c939def8346edc15c5f91f761d0d4755596082ce5f6a82287', 1)
;
INSERT INTO closing VALUES ('verdict', 3, 0, '94b11c159c09bb8e0d7f427caa5fe74bf55d8ee38704a8a0f355cb4c0d355f6e', 1)
;
INSERT INTO closing VALUES ('verdict', 4, 0, 'f4a15efa2a145b4cf2cce628e411e679f703ee1ec4a3437f9abf5875f61e86a1', 1)
;
INSERT INTO closing VALUES ('verdict', 5, 0, '16abcaea8c526f7afdabb2a89c364249649c633b9ebb6036e23c4a7d6ec74d7c', 1)
;
INSERT INTO closing VALUES ('verdict', 6, 0, '2514b527fa5aea435e26b69c4981eab9c9b21bf051642d86493563262a8a133c', 1)
;
INSERT INTO closing VALUES ('verdict', 7, 0, 'e70cb1c1ef6f9bd540dea2ce0f57811ed4a6e65414af7b5f5e36077d459a6071', 1)
;
INSERT INTO closing VALUES ('verdict', 8, 0, '168174fc461d0ce211dfdec4037d80aa54549cc9bcc80262e5cae45ae0e93b1e', 1)
;
INSERT INTO closing VALUES ('verdict', 9, 0, 'e69e48eba20c0f721a4c119fec2594d7334288c64beb10d7848068ad87634e74', 1)
;
INSERT INTO closing VALUES ('verdict', 10, 0, '8d96089e50a644f41aaa6f94b3a941cb026e69818b0385d591edf35a122aadbc', 1)
;
INSERT INTO closing VALUES ('verdict', 11, 0, '686b3dd708f83667a5bcf596bdadbc67084bbce5b999053ec7e7e06ef901b8e7', 1)
;
INSERT INTO closing VALUES ('verdict', 12, 0, 'c2e135cf530c6f9e10a63b04d45701c4166220a1d560726da86126775fc0c547', 1)
;
INSERT INTO closing VALUES ('verdict', 13, 0, '6e8ab1405642a3055c87fab782c615b58faad4d6301d91cdf4312b7311f5fb9a', 1)
;
INSERT INTO closing VALUES ('verdict', 14, 0, '001b3fe3ca41a8971b9ecc8f94ef63b2d535bd5de529860c5e2e6ffc8af3c270', 1)
;
INSERT INTO closing VALUES ('verdict', 15, 0, '01940596b7897241f2f09849eb8688ba5189300ceed18c45a4de229c04aab207', 1)
;
INSERT INTO closing VALUES ('verdict', 16, 0, 'b921783d943ea7b3215aeced3ce5b4ae65c102a763f439d0adc846f6c76e6bca', 1)
;
INSERT INTO closing VALUES ('verdict', 17, 0, '285828dbbe1b4a90772a2a364e14a4cf3b97cbbcddcdf00df9af667dd8bbec8a', 1)
;
INSERT INTO closing VALUES ('verdict', 18, 0, '7063151a433259c9688d773707f8cc7b84d3a7da5e61741d36d095c1caa1e926', 1)
;
INSERT INTO closing VALUES ('verdict', 19, 0, '6a1b7208869ad146928d82e99be7c742bc6f19d9f1723d5b982151632e287cac', 1)
;
INSERT INTO closing VALUES ('verdict', 20, 0, 'beb4e64fc61d23aca98d8029ecd353a2a59ef7a65ea8bbb5e6d590481cdc0400', 1)
;
INSERT INTO closing VALUES ('verdict', 21, 0, '77f5b602af77388c4438ab893f52293612543b7b513e95757279db4224f88baf', 1)
;
INSERT INTO closing VALUES ('verdict', 22, 0, 'dd633b7ea0f5b910439485c8c8c04bd13d77aece175bcf21c10db7b4752eab36', 1)
;
INSERT INTO closing VALUES ('verdict', 23, 0, '4aa91e64d87fb391c618a27c44ddb8da09a07fa762d10faba1b01ea2c6431748', 1)
;
INSERT INTO closing VALUES ('verdict', 24, 0, 'e25a490b45a53a2b0dc267b77b45fea4c3d328b89cc98917cc197426ef9c10ad', 1)
;
INSERT INTO closing VALUES ('verdict', 25, 0, '0498371aeedec9cfb3aa03c6ad4ab7e00a7788094df982152ef7ff6f18fbd04b', 1)
;
INSERT INTO closing VALUES ('verdict', 26, 0, 'abb9cc79943e05ae095b3100a9c0b08c62c223c8f72f1af1c0a6387a0a6dc30c', 1)
;
INSERT INTO closing VALUES ('verdict', 27, 0, '42fd25b7b327eab23c0227949cff4d44b1ab169a1cbe56cc195b75ff72664c1f', 1)
;
INSERT INTO closing VALUES ('verdict', 28, 0, 'aac1e52c451809c1b197d41fe99ca9fe29445ccf698c0b62e54cdcfe7c0c676b', 1)
;
INSERT INTO closing VALUES ('verdict', 29, 0, '2192f5a9286f5213b72ae257dcbba39746d925a7d4e6fb038b726054cc218e06', 1)
;
INSERT INTO closing VALUES ('verdict', 30, 0, '80ff79ab66a4a2b68848ac2fc694fab6ac68d9be0d9efef23fc8c29fea3fe019', 1)
;
INSERT INTO closing VALUES ('verdict', 31, 0, '76115219b4c7cf35f3468893acf1f149c260caca5dbc8adede578dbaa9cf7306', 1)
;
INSERT INTO closing VALUES ('verdict', 32, 0, 'e44c0ed573ef6490f4ec00dd192206a97f94a56d2459e7074b547f62d9c160c6', 1)
;
INSERT INTO closing VALUES ('verdict', 33, 0, '2f7921d9e38ea11478ba8c280acdaa8fbc09c57c4108ebde7bdef1d7d3f6de25', 1)
;
INSERT INTO closing VALUES ('verdict', 34, 0, '7f52ca8c5a554753081202901069b9a896cd24073df1eaab21f0556a33a5e600', 1)
;
INSERT INTO closing VALUES ('work', 1, 2, 'd71c34e3dcd1d8c31a1778a70f1e3b96c0f74c31dd9e44968061c994fb497709', 1)
;
INSERT INTO closing VALUES ('work', 1, 3, '3f6ea14165eb0e3b084916767a4cf78f27067abf24071980b784625b3685fe87', 1)
;
INSERT INTO search (rowid, text) VALUES (8, 'Sample 1')
;
INSERT INTO search (rowid, text) VALUES (16, 'Sample 2')
;
INSERT INTO search (rowid, text) VALUES (24, 'The ferry was late.')
;
INSERT INTO search (rowid, text) VALUES (9, 'Paragraph 1 of the article 1 says something.')
;
INSERT INTO search (rowid, text) VALUES (17, 'Paragraph 2 of the article 1 says something.')
;
INSERT INTO search (rowid, text) VALUES (25, 'Paragraph 3 of the article 1 says something.')
;
INSERT INTO search (rowid, text) VALUES (33, 'Paragraph 4 of the article 1 says something.')
;
INSERT INTO search (rowid, text) VALUES (41, 'Paragraph 5 of the article 1 says something.')
;
INSERT INTO search (rowid, text) VALUES (49, 'Paragraph 1 of the article 2 says something.')
;
INSERT INTO search (rowid, text) VALUES (57, 'Paragraph 2 of the article 2 says something.')
;
INSERT INTO search (rowid, text) VALUES (65, 'Paragraph 3 of the article 2 says something.')
;
INSERT INTO search (rowid, text) VALUES (73, 'Paragraph 4 of the article 2 says something.')
;
INSERT INTO search (rowid, text) VALUES (81, 'Paragraph 5 of the article 2 says something.')
;
INSERT INTO search (rowid, text) VALUES (89, 'The ferry was late.')
;
INSERT INTO search (rowid, text) VALUES (10, 'I liked the first one.')
;
INSERT INTO search (rowid, text) VALUES (18, 'I did not.')
;
INSERT INTO search (rowid, text) VALUES (26, 'I liked the first one.')
;
INSERT INTO search (rowid, text) VALUES (34, 'I did not.')
;
INSERT INTO search (rowid, text) VALUES (42, 'It always is.')
;
INSERT INTO search (rowid, text) VALUES (11, 'Ann finds that **the ferry** is always late.')
;
INSERT INTO search (rowid, text) VALUES (12, 'A ferry was late.')
;
INSERT INTO search (rowid, text) VALUES (-8, 'reedbed
Write the abstract of a paper titled "Listening for the Last Litre: Predicting Pump Failures With Discarded Phones". It should mention: sound of pumps, discarded phones, 48 pumps, growers.
Small orchards depend on water pumps that fail without warning, and a pump that stops in July can cost a grower the harvest. Existing monitors need vibration sensors that cost more than the pumps they watch. We present Reedbed, a listener that predicts failures from nothing but the sound that a discarded phone picks up. Reedbed cuts the hum into strips of two seconds, removes wind and birdsong with a filter learnt on site, and follows how the remaining tone drifts from week to week. Because all of this runs on the phone, no recording ever leaves the farm. Over two seasons we placed Reedbed beside 48 pumps on eleven farms: it foresaw 31 of 36 failures at least three days ahead, with one false alarm per pump and year. Growers told us that a warning on Thursday is worth more than a repair on Sunday. We release the recordings that the growers agreed to share, and argue that cheap listening belongs in every pump house.')
;
INSERT INTO search (rowid, text) VALUES (-9, 'Water pumps are critical infrastructure in agriculture, and their unexpected failure leads to substantial economic losses. In this paper, we propose a novel deep learning framework that detects pump anomalies from audio recorded by low-cost smartphones. The framework converts audio into spectrograms, reduces background noise with a band-pass filter, and employs a convolutional network with an attention mechanism to classify the state of the pump. All processing takes place on the phone itself, so that no recording has to leave the farm. Extensive experiments on 48 pumps show that our framework achieves an accuracy of 94.2% and outperforms three strong baselines by a large margin. An ablation study further confirms the contribution of each component. We believe that our approach is scalable and can readily be applied to other rotating machinery, such as wind turbines and compressors, which paves the way for intelligent maintenance across industries.')
;
INSERT INTO search (rowid, text) VALUES (-17, 'A pump that dies in July takes the harvest with it, and most orchards learn of it too late. Monitors that could warn them cost more than the pump. Reedbed listens instead: an old phone hears the hum, forgets the wind and the birds, and notices when the tone begins to wander. Nothing is sent anywhere, for the phone does all the work. In two seasons beside 48 pumps it named 31 of 36 failures three days before they came. The growers, who would rather be warned on Thursday than repaired on Sunday, let us share part of what we heard.')
;
INSERT INTO evaluation_words (rowid, texts, aspects, rationales) VALUES (1, 'reedbed
Write the abstract of a paper titled "Listening for the Last Litre: Predicting Pump Failures With Discarded Phones". It should mention: sound of pumps, discarded phones, 48 pumps, growers.
Small orchards depend on water pumps that fail without warning, and a pump that stops in July can cost a grower the harvest. Existing monitors need vibration sensors that cost more than the pumps they watch. We present Reedbed, a listener that predicts failures from nothing but the sound that a discarded phone picks up. Reedbed cuts the hum into strips of two seconds, removes wind and birdsong with a filter learnt on site, and follows how the remaining tone drifts from week to week. Because all of this runs on the phone, no recording ever leaves the farm. Over two seasons we placed Reedbed beside 48 pumps on eleven farms: it foresaw 31 of 36 failures at least three days ahead, with one false alarm per pump and year. Growers told us that a warning on Thursday is worth more than a repair on Sunday. We release the recordings that the growers agreed to share, and argue that cheap listening belongs in every pump house.
Water pumps are critical infrastructure in agriculture, and their unexpected failure leads to substantial economic losses. In this paper, we propose a novel deep learning framework that detects pump anomalies from audio recorded by low-cost smartphones. The framework converts audio into spectrograms, reduces background noise with a band-pass filter, and employs a convolutional network with an attention mechanism to classify the state of the pump. All processing takes place on the phone itself, so that no recording has to leave the farm. Extensive experiments on 48 pumps show that our framework achieves an accuracy of 94.2% and outperforms three strong baselines by a large margin. An ablation study further confirms the contribution of each component. We believe that our approach is scalable and can readily be applied to other rotating machinery, such as wind turbines and compressors, which paves the way for intelligent maintenance across industries.', 'Sudden pump failures and their cost
Pumps fail without warning and the failure can cost a harvest.
Small orchards depend on water pumps that fail without warning, and a pump that stops in July can cost a grower the harvest.
Price of existing monitors
Monitors that exist are more expensive than what they protect.
Existing monitors need vibration sensors that cost more than the pumps they watch.
Following the drift of the hum
Reedbed hears a pump through a phone and follows how its tone drifts.
We present Reedbed, a listener that predicts failures from nothing but the sound that a discarded phone picks up.
Reedbed cuts the hum into strips of two seconds, removes wind and birdsong with a filter learnt on site, and follows how the remaining tone drifts from week to week.
Everything stays on the phone
Filter and prediction run on the phone; recordings do not leave the farm.
removes wind and birdsong with a filter learnt on site
Because all of this runs on the phone, no recording ever leaves the farm.
Two seasons on eleven farms
A field study: 31 of 36 failures foreseen, few false alarms.
Over two seasons we placed Reedbed beside 48 pumps on eleven farms: it foresaw 31 of 36 failures at least three days ahead, with one false alarm per pump and year.
What growers make of it
Growers value an early warning; their recordings are shared.
Growers said that an early warning on Thursday is worth more than a repair on Sunday.
We release the recordings that the growers agreed to share, and argue that cheap listening belongs in every pump house.


Importance of water pumps
Pumps are critical and their failure is expensive.
Water pumps are critical infrastructure in agriculture, and their unexpected failure leads to substantial economic losses.
Anomaly detection from phone audio
A deep learning framework works on audio of cheap phones.
In this paper, we propose a novel deep learning framework that detects pump anomalies from audio recorded by low-cost smartphones.
converts audio into spectrograms
Network architecture
Spectrograms, a filter and a convolutional network with attention.
The framework converts audio into spectrograms, reduces background noise with a band-pass filter, and employs a convolutional network with an attention mechanism to classify the state of the pump.
On-device processing
The phone does all the processing; recordings stay on the farm.
All processing takes place on the phone itself, so that no recording has to leave the farm.
Experimental results
Accuracy on 48 pumps, comparison with baselines, ablation.
Extensive experiments on 48 pumps show that our framework achieves an accuracy of 94.2% and outperforms three strong baselines by a large margin.
An ablation study further confirms the contribution of each component.
Other rotating machinery
The approach is claimed to carry over to other machines.
We believe that our approach is scalable and can readily be applied to other rotating machinery, such as wind turbines and compressors, which paves the way for intelligent maintenance across industries.
Preliminary trials on a ferry support this claim.
', 'Both aspects motivate the work with unexpected failures of pumps and what these cost those who depend on them.
Both say that pumps fail unexpectedly and that this costs money; the harvest and the economic loss are the same point.
The first speaks of July and of one grower''s harvest in plain words; the second is abstract and formal ("critical infrastructure", "substantial economic losses").
No aspect of the other text speaks of monitors that exist or of their price; "low-cost" there describes the phones.


Both describe, step by step, how the sound of the pump is processed.
The first follows the drift of a tone over weeks; the second classifies spectrograms with a network. The steps are not the same.
Both list three steps in one sentence in the present tense, with the system as the subject of each verb.
Both say that everything runs on the phone and that recordings stay on the farm.
The same claim with the same consequence: processing on the phone, no recording leaves.
Both are one short sentence of cause and consequence, plain in vocabulary.
Both report an evaluation with 48 pumps and give its figures.
The first counts failures foreseen in the field and false alarms; the second gives an accuracy and baselines, which the first does not have.
The first states counts soberly; the second praises ("extensive", "strong", "by a large margin").
The other text neither quotes those who use the system nor releases any data.


Both open with the failure of pumps and its price.
The loss that a failing pump causes is the point of both.
General and formal here, concrete and plain there.
Both introduce a system that judges pumps by what a phone hears.
A system that works on the sound recorded by a cheap phone is introduced in both.
"We propose a novel deep learning framework" is a set phrase; the other names its listener and what it does without.
Both say how the sound is cut up, cleaned and judged.
A network with attention is not the drift of a tone over weeks.
The same sentence structure: three verbs in a row, the system as subject.
Both keep processing and recordings where they are made.
The claim and its consequence are the same.
"Processing takes place" is a noun phrase of reports; the other says "all of this runs".
Both evaluate on 48 pumps.
Accuracy and ablation here; failures foreseen and false alarms there.
Praise here, sober counts there.
The other text claims nothing about machines other than pumps.

')
;
CREATE INDEX sample_by_domain ON sample (domain)
;
CREATE INDEX utterance_by_sample ON utterance (sample_id, position)
;
CREATE INDEX opinion_by_sample ON opinion (sample_id, position)
;
CREATE INDEX fact_group_by_sample ON fact_group (sample_id, supporting, position)
;
CREATE INDEX fact_by_group ON fact (group_id, position)
;
CREATE UNIQUE INDEX round_active ON round (sample_id, step) WHERE withdrawn_at IS NULL
;
CREATE INDEX round_by_a ON round (annotator_a)
;
CREATE INDEX round_by_b ON round (annotator_b)
;
CREATE INDEX answer_current ON answer (round_id, person_id, item_id, at, uuid)
;
CREATE INDEX answer_by_person ON answer (person_id, id)
;
CREATE INDEX decision_current ON decision (round_id, item_id, id)
;
CREATE INDEX prompt_by_key ON prompt (key, id)
;
CREATE INDEX llm_reply_by_hash ON llm_reply (hash, usable, id)
;
CREATE INDEX llm_reply_by_run ON llm_reply (run_id)
;
CREATE INDEX atomic_fact_by_sample ON atomic_fact (sample_id, supporting, paragraph_id, position)
;
CREATE INDEX fact_change_by_fact ON fact_change (fact_id, id)
;
CREATE INDEX fact_mask_current ON fact_mask (fact_id, id)
;
CREATE INDEX opinion_work_current ON opinion_work (round_id, person_id, utterance_position, at, uuid)
;
CREATE INDEX opinion_event_by_atom ON opinion_event (round_id, atom_uuid, at, uuid)
;
CREATE INDEX journal_by_subject ON journal (subject, at)
;
CREATE INDEX llm_task_open ON llm_task (run_id, state, position)
;
CREATE INDEX llm_task_by_hash ON llm_task (run_id, hash)
;
CREATE INDEX llm_task_by_subject ON llm_task (run_id, subject_id, part)
;
CREATE INDEX case_output_by_system ON case_output (system, case_id)
;
CREATE INDEX evaluation_by_run ON evaluation (run_id, output_id)
;
CREATE UNIQUE INDEX evaluation_by_source ON evaluation (source, output_id) WHERE run_id IS NULL
;
CREATE UNIQUE INDEX output_score_by_run ON output_score (run_id, measure, output_id) WHERE run_id IS NOT NULL
;
CREATE UNIQUE INDEX output_score_by_source ON output_score (source, measure, output_id) WHERE run_id IS NULL
;
CREATE INDEX output_score_latest ON output_score (measure, output_id, at, uuid)
;
CREATE INDEX output_score_by_output ON output_score (output_id, at, uuid)
;
CREATE TABLE team_link (id INTEGER PRIMARY KEY CHECK (id = 1), address TEXT NOT NULL, role TEXT NOT NULL, lead INTEGER NOT NULL CHECK (lead IN (0, 1)), epoch TEXT NOT NULL, part INTEGER NOT NULL, sent INTEGER NOT NULL, since TEXT NOT NULL, entries INTEGER NOT NULL, hash TEXT NOT NULL, closings INTEGER NOT NULL, closings_hash TEXT NOT NULL, synced_at INTEGER NOT NULL) STRICT
;
CREATE TABLE team_stream (round TEXT NOT NULL, person TEXT NOT NULL, taken INTEGER NOT NULL, there INTEGER NOT NULL, closed INTEGER NOT NULL, ended INTEGER NOT NULL, PRIMARY KEY (round, person)) STRICT, WITHOUT ROWID
;
CREATE INDEX team_stream_behind ON team_stream (round, person) WHERE taken < there
;
CREATE TABLE team_refused (uuid TEXT PRIMARY KEY, kind INTEGER NOT NULL, at INTEGER NOT NULL, round TEXT NOT NULL, reason TEXT NOT NULL) STRICT, WITHOUT ROWID
;
CREATE TRIGGER journal_is_append_only_UPDATE BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END
;
CREATE TRIGGER journal_is_append_only_DELETE BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END
;
CREATE TRIGGER journal_is_append_only_REPLACE BEFORE INSERT ON journal WHEN EXISTS (SELECT 1 FROM journal WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END
;
CREATE TRIGGER setting_INSERT_in_a_packet BEFORE INSERT ON setting WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER setting_UPDATE_in_a_packet BEFORE UPDATE ON setting WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER setting_DELETE_in_a_packet BEFORE DELETE ON setting WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER person_INSERT_in_a_packet BEFORE INSERT ON person WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER person_UPDATE_in_a_packet BEFORE UPDATE ON person WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER person_DELETE_in_a_packet BEFORE DELETE ON person WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER sample_INSERT_in_a_packet BEFORE INSERT ON sample WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER sample_UPDATE_in_a_packet BEFORE UPDATE ON sample WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER sample_DELETE_in_a_packet BEFORE DELETE ON sample WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER utterance_INSERT_in_a_packet BEFORE INSERT ON utterance WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER utterance_UPDATE_in_a_packet BEFORE UPDATE ON utterance WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER utterance_DELETE_in_a_packet BEFORE DELETE ON utterance WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER atomic_fact_INSERT_in_a_packet BEFORE INSERT ON atomic_fact WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER atomic_fact_UPDATE_in_a_packet BEFORE UPDATE ON atomic_fact WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER atomic_fact_DELETE_in_a_packet BEFORE DELETE ON atomic_fact WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER opinion_author_INSERT_in_a_packet BEFORE INSERT ON opinion_author WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER opinion_author_UPDATE_in_a_packet BEFORE UPDATE ON opinion_author WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER opinion_author_DELETE_in_a_packet BEFORE DELETE ON opinion_author WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER packet_INSERT_in_a_packet BEFORE INSERT ON packet WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER packet_UPDATE_in_a_packet BEFORE UPDATE ON packet WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER packet_DELETE_in_a_packet BEFORE DELETE ON packet WHEN NOT EXISTS (SELECT 1 FROM team_link) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER decision_INSERT_in_a_packet BEFORE INSERT ON decision WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER prompt_INSERT_in_a_packet BEFORE INSERT ON prompt WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER llm_run_INSERT_in_a_packet BEFORE INSERT ON llm_run WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER llm_reply_INSERT_in_a_packet BEFORE INSERT ON llm_reply WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER fact_change_INSERT_in_a_packet BEFORE INSERT ON fact_change WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER fact_mask_INSERT_in_a_packet BEFORE INSERT ON fact_mask WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER packet_out_INSERT_in_a_packet BEFORE INSERT ON packet_out WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER round_INSERT_in_a_packet BEFORE INSERT ON round WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER round_UPDATE_in_a_packet BEFORE UPDATE ON round WHEN EXISTS (SELECT 1 FROM packet k WHERE (NEW.uuid, NEW.sample_id, NEW.step, NEW.annotator_a, NEW.annotator_b, NEW.settled_at, NEW.withdrawn_at) IS NOT (OLD.uuid, OLD.sample_id, OLD.step, OLD.annotator_a, OLD.annotator_b, OLD.settled_at, OLD.withdrawn_at) OR (NEW.annotator_a <> k.person_id AND NEW.handed_in_a IS NOT OLD.handed_in_a) OR (NEW.annotator_b <> k.person_id AND NEW.handed_in_b IS NOT OLD.handed_in_b)) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER packet_seal_UPDATE_in_a_packet BEFORE UPDATE ON packet_seal WHEN 1 BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER packet_seal_DELETE_in_a_packet BEFORE DELETE ON packet_seal WHEN 1 BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER answer_by_others_in_a_packet BEFORE INSERT ON answer WHEN EXISTS (SELECT 1 FROM packet k WHERE k.person_id <> NEW.person_id) BEGIN SELECT RAISE(ABORT, 'not this person''s packet'); END
;
CREATE TRIGGER opinion_work_by_others_in_a_packet BEFORE INSERT ON opinion_work WHEN EXISTS (SELECT 1 FROM packet k WHERE k.person_id <> NEW.person_id) BEGIN SELECT RAISE(ABORT, 'not this person''s packet'); END
;
CREATE TRIGGER opinion_event_by_others_in_a_packet BEFORE INSERT ON opinion_event WHEN EXISTS (SELECT 1 FROM packet k WHERE k.person_id <> NEW.person_id) BEGIN SELECT RAISE(ABORT, 'not this person''s packet'); END
;
CREATE TRIGGER opinion_event_decision_in_a_packet BEFORE INSERT ON opinion_event WHEN NEW.kind = 2 AND EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER answer_is_append_only_UPDATE BEFORE UPDATE ON answer BEGIN SELECT RAISE(ABORT, 'answer is append-only'); END
;
CREATE TRIGGER answer_is_append_only_DELETE BEFORE DELETE ON answer BEGIN SELECT RAISE(ABORT, 'answer is append-only'); END
;
CREATE TRIGGER answer_is_append_only_REPLACE BEFORE INSERT ON answer WHEN EXISTS (SELECT 1 FROM answer WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'answer is append-only'); END
;
CREATE TRIGGER decision_is_append_only_UPDATE BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'decision is append-only'); END
;
CREATE TRIGGER decision_is_append_only_DELETE BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'decision is append-only'); END
;
CREATE TRIGGER decision_is_append_only_REPLACE BEFORE INSERT ON decision WHEN EXISTS (SELECT 1 FROM decision WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'decision is append-only'); END
;
CREATE TRIGGER prompt_is_append_only_UPDATE BEFORE UPDATE ON prompt BEGIN SELECT RAISE(ABORT, 'prompt is append-only'); END
;
CREATE TRIGGER prompt_is_append_only_DELETE BEFORE DELETE ON prompt BEGIN SELECT RAISE(ABORT, 'prompt is append-only'); END
;
CREATE TRIGGER prompt_is_append_only_REPLACE BEFORE INSERT ON prompt WHEN EXISTS (SELECT 1 FROM prompt WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'prompt is append-only'); END
;
CREATE TRIGGER llm_reply_is_append_only_UPDATE BEFORE UPDATE ON llm_reply BEGIN SELECT RAISE(ABORT, 'llm_reply is append-only'); END
;
CREATE TRIGGER llm_reply_is_append_only_DELETE BEFORE DELETE ON llm_reply BEGIN SELECT RAISE(ABORT, 'llm_reply is append-only'); END
;
CREATE TRIGGER llm_reply_is_append_only_REPLACE BEFORE INSERT ON llm_reply WHEN EXISTS (SELECT 1 FROM llm_reply WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'llm_reply is append-only'); END
;
CREATE TRIGGER fact_change_is_append_only_UPDATE BEFORE UPDATE ON fact_change BEGIN SELECT RAISE(ABORT, 'fact_change is append-only'); END
;
CREATE TRIGGER fact_change_is_append_only_DELETE BEFORE DELETE ON fact_change BEGIN SELECT RAISE(ABORT, 'fact_change is append-only'); END
;
CREATE TRIGGER fact_change_is_append_only_REPLACE BEFORE INSERT ON fact_change WHEN EXISTS (SELECT 1 FROM fact_change WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'fact_change is append-only'); END
;
CREATE TRIGGER fact_mask_is_append_only_UPDATE BEFORE UPDATE ON fact_mask BEGIN SELECT RAISE(ABORT, 'fact_mask is append-only'); END
;
CREATE TRIGGER fact_mask_is_append_only_DELETE BEFORE DELETE ON fact_mask BEGIN SELECT RAISE(ABORT, 'fact_mask is append-only'); END
;
CREATE TRIGGER fact_mask_is_append_only_REPLACE BEFORE INSERT ON fact_mask WHEN EXISTS (SELECT 1 FROM fact_mask WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'fact_mask is append-only'); END
;
CREATE TRIGGER opinion_work_is_append_only_UPDATE BEFORE UPDATE ON opinion_work BEGIN SELECT RAISE(ABORT, 'opinion_work is append-only'); END
;
CREATE TRIGGER opinion_work_is_append_only_DELETE BEFORE DELETE ON opinion_work BEGIN SELECT RAISE(ABORT, 'opinion_work is append-only'); END
;
CREATE TRIGGER opinion_work_is_append_only_REPLACE BEFORE INSERT ON opinion_work WHEN EXISTS (SELECT 1 FROM opinion_work WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'opinion_work is append-only'); END
;
CREATE TRIGGER opinion_event_is_append_only_UPDATE BEFORE UPDATE ON opinion_event BEGIN SELECT RAISE(ABORT, 'opinion_event is append-only'); END
;
CREATE TRIGGER opinion_event_is_append_only_DELETE BEFORE DELETE ON opinion_event BEGIN SELECT RAISE(ABORT, 'opinion_event is append-only'); END
;
CREATE TRIGGER opinion_event_is_append_only_REPLACE BEFORE INSERT ON opinion_event WHEN EXISTS (SELECT 1 FROM opinion_event WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'opinion_event is append-only'); END
;
CREATE TRIGGER answer_belongs_to_round BEFORE INSERT ON answer WHEN NOT EXISTS (SELECT 1 FROM round r WHERE r.id = NEW.round_id AND CASE r.step WHEN 0 THEN EXISTS (SELECT 1 FROM paragraph p WHERE p.id = NEW.item_id AND p.sample_id = r.sample_id) WHEN 1 THEN EXISTS (SELECT 1 FROM atomic_fact f WHERE f.id = NEW.item_id AND f.sample_id = r.sample_id) ELSE 0 END) BEGIN SELECT RAISE(ABORT, 'answer is not about an item of its round'); END
;
CREATE TRIGGER decision_belongs_to_round BEFORE INSERT ON decision WHEN NOT EXISTS (SELECT 1 FROM round r WHERE r.id = NEW.round_id AND CASE r.step WHEN 0 THEN EXISTS (SELECT 1 FROM paragraph p WHERE p.id = NEW.item_id AND p.sample_id = r.sample_id) WHEN 1 THEN EXISTS (SELECT 1 FROM atomic_fact f WHERE f.id = NEW.item_id AND f.sample_id = r.sample_id) ELSE 0 END) BEGIN SELECT RAISE(ABORT, 'decision is not about an item of its round'); END
;
CREATE TRIGGER text_case_is_append_only_UPDATE BEFORE UPDATE OF id, uuid, digest, name, prompt, expected ON text_case BEGIN SELECT RAISE(ABORT, 'text_case is append-only'); END
;
CREATE TRIGGER text_case_is_append_only_DELETE BEFORE DELETE ON text_case BEGIN SELECT RAISE(ABORT, 'text_case is append-only'); END
;
CREATE TRIGGER case_output_is_append_only_UPDATE BEFORE UPDATE OF id, uuid, case_id, system, text ON case_output BEGIN SELECT RAISE(ABORT, 'case_output is append-only'); END
;
CREATE TRIGGER case_output_is_append_only_DELETE BEFORE DELETE ON case_output BEGIN SELECT RAISE(ABORT, 'case_output is append-only'); END
;
CREATE TRIGGER text_case_is_append_only_REPLACE BEFORE INSERT ON text_case WHEN EXISTS (SELECT 1 FROM text_case WHERE id = NEW.id OR uuid = NEW.uuid OR digest = NEW.digest OR position = NEW.position) BEGIN SELECT RAISE(ABORT, 'text_case is append-only'); END
;
CREATE TRIGGER case_output_is_append_only_REPLACE BEFORE INSERT ON case_output WHEN EXISTS (SELECT 1 FROM case_output WHERE id = NEW.id OR uuid = NEW.uuid OR (case_id = NEW.case_id AND system = NEW.system)) BEGIN SELECT RAISE(ABORT, 'case_output is append-only'); END
;
CREATE TRIGGER text_case_INSERT_in_a_packet BEFORE INSERT ON text_case WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER case_output_INSERT_in_a_packet BEFORE INSERT ON case_output WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER evaluation_INSERT_in_a_packet BEFORE INSERT ON evaluation WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER evaluation_explanation_INSERT_in_a_packet BEFORE INSERT ON evaluation_explanation WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER pair_judgement_INSERT_in_a_packet BEFORE INSERT ON pair_judgement WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER llm_task_INSERT_in_a_packet BEFORE INSERT ON llm_task WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER output_score_is_append_only_UPDATE BEFORE UPDATE ON output_score BEGIN SELECT RAISE(ABORT, 'output_score is append-only'); END
;
CREATE TRIGGER output_score_is_append_only_DELETE BEFORE DELETE ON output_score BEGIN SELECT RAISE(ABORT, 'output_score is append-only'); END
;
CREATE TRIGGER output_score_is_append_only_REPLACE BEFORE INSERT ON output_score WHEN EXISTS (SELECT 1 FROM output_score WHERE id = NEW.id OR uuid = NEW.uuid) OR EXISTS (SELECT 1 FROM output_score WHERE run_id = NEW.run_id AND measure = NEW.measure AND output_id = NEW.output_id) OR EXISTS (SELECT 1 FROM output_score WHERE run_id IS NULL AND NEW.run_id IS NULL AND source = NEW.source AND measure = NEW.measure AND output_id = NEW.output_id) BEGIN SELECT RAISE(ABORT, 'output_score is append-only'); END
;
CREATE TRIGGER output_score_INSERT_in_a_packet BEFORE INSERT ON output_score WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE INDEX setting_aside_of_sample ON setting_aside (sample_id, at, uuid) WHERE sample_id IS NOT NULL
;
CREATE VIEW sample_set_aside AS SELECT a.sample_id, a.reason, a.person_id, a.at FROM setting_aside a WHERE a.sample_id IS NOT NULL AND a.aside = 1 AND NOT EXISTS (SELECT 1 FROM setting_aside later WHERE later.sample_id = a.sample_id AND (later.at, later.uuid) > (a.at, a.uuid))
;
CREATE VIEW sample_in_use AS SELECT * FROM sample WHERE id NOT IN (SELECT sample_id FROM sample_set_aside)
;
CREATE INDEX setting_aside_of_case ON setting_aside (case_id, at, uuid) WHERE case_id IS NOT NULL
;
CREATE VIEW case_set_aside AS SELECT a.case_id, a.reason, a.person_id, a.at FROM setting_aside a WHERE a.case_id IS NOT NULL AND a.aside = 1 AND NOT EXISTS (SELECT 1 FROM setting_aside later WHERE later.case_id = a.case_id AND (later.at, later.uuid) > (a.at, a.uuid))
;
CREATE VIEW case_in_use AS SELECT * FROM text_case WHERE id NOT IN (SELECT case_id FROM case_set_aside)
;
CREATE TRIGGER setting_aside_is_append_only_UPDATE BEFORE UPDATE ON setting_aside BEGIN SELECT RAISE(ABORT, 'setting_aside is append-only'); END
;
CREATE TRIGGER setting_aside_is_append_only_DELETE BEFORE DELETE ON setting_aside BEGIN SELECT RAISE(ABORT, 'setting_aside is append-only'); END
;
CREATE TRIGGER setting_aside_is_append_only_REPLACE BEFORE INSERT ON setting_aside WHEN EXISTS (SELECT 1 FROM setting_aside WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'setting_aside is append-only'); END
;
CREATE TRIGGER setting_aside_INSERT_in_a_packet BEFORE INSERT ON setting_aside WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE INDEX llm_attempt_by_run ON llm_attempt (run_id, hash)
;
CREATE INDEX llm_attempt_in_batch ON llm_attempt (hash) WHERE batched = 1
;
CREATE TRIGGER packet_end_DELETE_in_a_packet BEFORE DELETE ON packet_end BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER evaluation_is_judged_DELETE BEFORE DELETE ON evaluation WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0 AND v.subject_id = OLD.id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE TRIGGER evaluation_explanation_is_judged_INSERT BEFORE INSERT ON evaluation_explanation WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0 AND v.subject_id = NEW.evaluation_id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE TRIGGER evaluation_explanation_is_judged_UPDATE BEFORE UPDATE ON evaluation_explanation WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0 AND v.subject_id = OLD.evaluation_id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE TRIGGER evaluation_explanation_is_judged_DELETE BEFORE DELETE ON evaluation_explanation WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0 AND v.subject_id = OLD.evaluation_id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE INDEX study_link_by_study ON study_link (study_id)
;
CREATE UNIQUE INDEX study_rater_by_participant ON study_rater (study_id, participant) WHERE participant <> ''
;
CREATE INDEX study_rater_by_link ON study_rater (link_id) WHERE link_id IS NOT NULL
;
CREATE INDEX study_turn_by_item ON study_turn (item_id, rater_id)
;
CREATE INDEX study_turn_by_version ON study_turn (version_id, rater_id)
;
CREATE INDEX study_answer_current ON study_answer (turn_id, question, at, uuid)
;
CREATE INDEX study_answer_by_rater ON study_answer (rater_id, at)
;
CREATE INDEX study_event_of_study ON study_event (study_id, event, at)
;
CREATE INDEX study_event_of_rater ON study_event (rater_id, at, uuid) WHERE rater_id IS NOT NULL
;
CREATE INDEX study_form_by_rater ON study_form (rater_id)
;
CREATE INDEX study_form_by_version ON study_form (version_id)
;
CREATE TRIGGER study_REPLACE BEFORE INSERT ON study WHEN EXISTS (SELECT 1 FROM study WHERE id = NEW.id OR uuid = NEW.uuid OR name_key = NEW.name_key) BEGIN SELECT RAISE(ABORT, 'it is in study already'); END
;
CREATE TRIGGER study_INSERT_in_a_packet BEFORE INSERT ON study WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_version_REPLACE BEFORE INSERT ON study_version WHEN EXISTS (SELECT 1 FROM study_version WHERE id = NEW.id OR uuid = NEW.uuid OR (study_id, number) = (NEW.study_id, NEW.number)) BEGIN SELECT RAISE(ABORT, 'it is in study_version already'); END
;
CREATE TRIGGER study_version_INSERT_in_a_packet BEFORE INSERT ON study_version WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_item_REPLACE BEFORE INSERT ON study_item WHEN EXISTS (SELECT 1 FROM study_item WHERE id = NEW.id OR uuid = NEW.uuid OR (study_id, position) = (NEW.study_id, NEW.position) OR (study_id, name) = (NEW.study_id, NEW.name)) BEGIN SELECT RAISE(ABORT, 'it is in study_item already'); END
;
CREATE TRIGGER study_item_INSERT_in_a_packet BEFORE INSERT ON study_item WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_source_REPLACE BEFORE INSERT ON study_source WHEN EXISTS (SELECT 1 FROM study_source WHERE item_id = NEW.item_id) BEGIN SELECT RAISE(ABORT, 'it is in study_source already'); END
;
CREATE TRIGGER study_source_INSERT_in_a_packet BEFORE INSERT ON study_source WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_link_REPLACE BEFORE INSERT ON study_link WHEN EXISTS (SELECT 1 FROM study_link WHERE id = NEW.id OR uuid = NEW.uuid OR hash = NEW.hash) BEGIN SELECT RAISE(ABORT, 'it is in study_link already'); END
;
CREATE TRIGGER study_link_INSERT_in_a_packet BEFORE INSERT ON study_link WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_rater_REPLACE BEFORE INSERT ON study_rater WHEN EXISTS (SELECT 1 FROM study_rater WHERE id = NEW.id OR uuid = NEW.uuid OR (study_id, number) = (NEW.study_id, NEW.number) OR (study_id, name_key) = (NEW.study_id, NEW.name_key) OR hash = NEW.hash OR (NEW.participant <> '' AND participant <> '' AND (study_id, participant) = (NEW.study_id, NEW.participant))) BEGIN SELECT RAISE(ABORT, 'it is in study_rater already'); END
;
CREATE TRIGGER study_rater_INSERT_in_a_packet BEFORE INSERT ON study_rater WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_turn_REPLACE BEFORE INSERT ON study_turn WHEN EXISTS (SELECT 1 FROM study_turn WHERE id = NEW.id OR uuid = NEW.uuid OR (rater_id, position) = (NEW.rater_id, NEW.position) OR (rater_id, item_id) = (NEW.rater_id, NEW.item_id)) BEGIN SELECT RAISE(ABORT, 'it is in study_turn already'); END
;
CREATE TRIGGER study_turn_INSERT_in_a_packet BEFORE INSERT ON study_turn WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_answer_REPLACE BEFORE INSERT ON study_answer WHEN EXISTS (SELECT 1 FROM study_answer WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'it is in study_answer already'); END
;
CREATE TRIGGER study_answer_INSERT_in_a_packet BEFORE INSERT ON study_answer WHEN EXISTS (SELECT 1 FROM packet k WHERE NOT EXISTS (SELECT 1 FROM study_rater r WHERE r.id = NEW.rater_id AND r.person_id = k.person_id)) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_event_REPLACE BEFORE INSERT ON study_event WHEN EXISTS (SELECT 1 FROM study_event WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'it is in study_event already'); END
;
CREATE TRIGGER study_event_INSERT_in_a_packet BEFORE INSERT ON study_event WHEN EXISTS (SELECT 1 FROM packet k WHERE NOT EXISTS (SELECT 1 FROM study_rater r WHERE r.id = NEW.rater_id AND r.person_id = k.person_id) OR NEW.event NOT IN ('consented', 'declined', 'screened_out', 'handed_in', 'taken_back', 'withdrawn')) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_form_REPLACE BEFORE INSERT ON study_form WHEN EXISTS (SELECT 1 FROM study_form WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'it is in study_form already'); END
;
CREATE TRIGGER study_form_INSERT_in_a_packet BEFORE INSERT ON study_form WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER study_is_fixed_id BEFORE UPDATE ON study WHEN (NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.person_id IS NOT OLD.person_id OR NEW.at IS NOT OLD.at) AND (1) BEGIN SELECT RAISE(ABORT, 'a study stays what it is'); END
;
CREATE TRIGGER study_version_is_fixed_id BEFORE UPDATE ON study_version WHEN (NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.study_id IS NOT OLD.study_id OR NEW.number IS NOT OLD.number) AND (1) BEGIN SELECT RAISE(ABORT, 'a version stays what it is'); END
;
CREATE TRIGGER study_version_is_fixed_design BEFORE UPDATE ON study_version WHEN (NEW.design IS NOT OLD.design OR NEW.person_id IS NOT OLD.person_id OR NEW.at IS NOT OLD.at) AND (EXISTS (SELECT 1 FROM study_turn t WHERE t.version_id = OLD.id AND EXISTS (SELECT 1 FROM study_answer a WHERE a.turn_id = t.id)) OR EXISTS (SELECT 1 FROM study_form f WHERE f.version_id = OLD.id) OR EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = OLD.study_id AND e.event = 'closed')) BEGIN SELECT RAISE(ABORT, 'the version is frozen'); END
;
CREATE TRIGGER study_version_is_fixed_DELETE BEFORE DELETE ON study_version WHEN 1 BEGIN SELECT RAISE(ABORT, 'a version stays what it is'); END
;
CREATE TRIGGER study_item_is_fixed_id BEFORE UPDATE ON study_item WHEN (NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.study_id IS NOT OLD.study_id OR NEW.position IS NOT OLD.position OR NEW.name IS NOT OLD.name OR NEW.kind IS NOT OLD.kind OR NEW.grouping IS NOT OLD.grouping OR NEW.text IS NOT OLD.text OR NEW.fields IS NOT OLD.fields OR NEW.at IS NOT OLD.at) AND (EXISTS (SELECT 1 FROM study_turn t WHERE t.item_id = OLD.id)) BEGIN SELECT RAISE(ABORT, 'the item was handed out'); END
;
CREATE TRIGGER study_source_is_fixed_item_id BEFORE UPDATE ON study_source WHEN (NEW.item_id IS NOT OLD.item_id OR NEW.system_1 IS NOT OLD.system_1 OR NEW.system_2 IS NOT OLD.system_2 OR NEW.stratum IS NOT OLD.stratum OR NEW.origin IS NOT OLD.origin OR NEW.known IS NOT OLD.known) AND (EXISTS (SELECT 1 FROM study_turn t WHERE t.item_id = OLD.item_id)) BEGIN SELECT RAISE(ABORT, 'the item was handed out'); END
;
CREATE TRIGGER study_source_is_fixed_DELETE BEFORE DELETE ON study_source WHEN EXISTS (SELECT 1 FROM study_turn t WHERE t.item_id = OLD.item_id) BEGIN SELECT RAISE(ABORT, 'the item was handed out'); END
;
CREATE TRIGGER study_version_after_close BEFORE INSERT ON study_version WHEN EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = NEW.study_id AND e.event = 'closed') BEGIN SELECT RAISE(ABORT, 'the study is closed'); END
;
CREATE TRIGGER study_item_after_close BEFORE INSERT ON study_item WHEN EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = NEW.study_id AND e.event = 'closed') BEGIN SELECT RAISE(ABORT, 'the study is closed'); END
;
CREATE TRIGGER study_rater_after_close BEFORE INSERT ON study_rater WHEN EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = NEW.study_id AND e.event = 'closed') BEGIN SELECT RAISE(ABORT, 'the study is closed'); END
;
CREATE TRIGGER study_link_is_fixed_id BEFORE UPDATE ON study_link WHEN (NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.study_id IS NOT OLD.study_id OR NEW.hash IS NOT OLD.hash OR NEW.at IS NOT OLD.at) AND (1) BEGIN SELECT RAISE(ABORT, 'a link stays what it is'); END
;
CREATE TRIGGER study_rater_is_fixed_id BEFORE UPDATE ON study_rater WHEN (NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.study_id IS NOT OLD.study_id OR NEW.number IS NOT OLD.number OR NEW.link_id IS NOT OLD.link_id OR NEW.replaces_id IS NOT OLD.replaces_id OR NEW.at IS NOT OLD.at) AND (1) BEGIN SELECT RAISE(ABORT, 'a rater stays who they are'); END
;
CREATE TRIGGER study_turn_is_fixed_id BEFORE UPDATE ON study_turn WHEN (NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.rater_id IS NOT OLD.rater_id OR NEW.item_id IS NOT OLD.item_id OR NEW.position IS NOT OLD.position OR NEW.swapped IS NOT OLD.swapped OR NEW.at IS NOT OLD.at) AND (1) BEGIN SELECT RAISE(ABORT, 'a turn stays what it is'); END
;
CREATE TRIGGER study_turn_is_fixed_version_id BEFORE UPDATE ON study_turn WHEN (NEW.version_id IS NOT OLD.version_id) AND (EXISTS (SELECT 1 FROM study_answer a WHERE a.rater_id = OLD.rater_id) OR EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = OLD.rater_id) OR EXISTS (SELECT 1 FROM study_form f WHERE f.rater_id = OLD.rater_id)) BEGIN SELECT RAISE(ABORT, 'the rater has begun'); END
;
CREATE TRIGGER study_turn_is_fixed_released_at BEFORE UPDATE ON study_turn WHEN (NEW.released_at IS NOT OLD.released_at) AND (OLD.released_at IS NOT NULL) BEGIN SELECT RAISE(ABORT, 'it was released'); END
;
CREATE TRIGGER study_turn_is_fixed_DELETE BEFORE DELETE ON study_turn WHEN EXISTS (SELECT 1 FROM study_answer a WHERE a.rater_id = OLD.rater_id) OR EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = OLD.rater_id) OR EXISTS (SELECT 1 FROM study_form f WHERE f.rater_id = OLD.rater_id) BEGIN SELECT RAISE(ABORT, 'the rater has begun'); END
;
CREATE TRIGGER study_turn_is_of_one_study BEFORE INSERT ON study_turn WHEN NOT EXISTS (SELECT 1 FROM study_rater r JOIN study_item i ON i.study_id = r.study_id JOIN study_version v ON v.study_id = r.study_id WHERE r.id = NEW.rater_id AND i.id = NEW.item_id AND v.id = NEW.version_id) BEGIN SELECT RAISE(ABORT, 'the turn is not of one study'); END
;
CREATE TRIGGER study_form_is_fixed_id BEFORE UPDATE ON study_form WHEN (NEW.id IS NOT OLD.id OR NEW.uuid IS NOT OLD.uuid OR NEW.rater_id IS NOT OLD.rater_id OR NEW.version_id IS NOT OLD.version_id OR NEW.secret IS NOT OLD.secret OR NEW.made_at IS NOT OLD.made_at) AND (1) BEGIN SELECT RAISE(ABORT, 'a form stays what it is'); END
;
CREATE TRIGGER study_form_is_fixed_DELETE BEFORE DELETE ON study_form WHEN 1 BEGIN SELECT RAISE(ABORT, 'a form stays what it is'); END
;
CREATE TRIGGER study_answer_is_append_only_UPDATE BEFORE UPDATE ON study_answer WHEN 1 BEGIN SELECT RAISE(ABORT, 'study_answer is append-only'); END
;
CREATE TRIGGER study_answer_is_append_only_DELETE BEFORE DELETE ON study_answer WHEN NOT EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = OLD.rater_id AND e.event = 'withdrawn') BEGIN SELECT RAISE(ABORT, 'study_answer is append-only'); END
;
CREATE TRIGGER study_event_is_append_only_UPDATE BEFORE UPDATE ON study_event WHEN 1 BEGIN SELECT RAISE(ABORT, 'study_event is append-only'); END
;
CREATE TRIGGER study_event_is_append_only_DELETE BEFORE DELETE ON study_event WHEN 1 BEGIN SELECT RAISE(ABORT, 'study_event is append-only'); END
;
CREATE TRIGGER study_answer_of_a_turn BEFORE INSERT ON study_answer WHEN NOT EXISTS (SELECT 1 FROM study_turn t WHERE t.id = NEW.turn_id AND t.rater_id = NEW.rater_id) BEGIN SELECT RAISE(ABORT, 'it is not the rater''s turn'); END
;
CREATE TRIGGER study_answer_after_withdrawal BEFORE INSERT ON study_answer WHEN EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = NEW.rater_id AND e.event = 'withdrawn') BEGIN SELECT RAISE(ABORT, 'the rater has withdrawn'); END
;
CREATE TRIGGER study_event_of_a_rater BEFORE INSERT ON study_event WHEN NEW.rater_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM study_rater r WHERE r.id = NEW.rater_id AND r.study_id = NEW.study_id) BEGIN SELECT RAISE(ABORT, 'it is not a rater of the study'); END
;
CREATE TRIGGER study_answer_after_hand_in BEFORE INSERT ON study_answer WHEN (SELECT e.event FROM study_event e WHERE e.rater_id = NEW.rater_id AND e.event IN ('handed_in', 'taken_back') AND e.at < NEW.at ORDER BY e.at DESC, e.uuid DESC LIMIT 1) = 'handed_in' BEGIN SELECT RAISE(ABORT, 'the rater has handed in'); END
;
CREATE TRIGGER study_event_hand_in_before_answers BEFORE INSERT ON study_event WHEN NEW.event = 'handed_in' AND EXISTS (SELECT 1 FROM study_answer a WHERE a.rater_id = NEW.rater_id AND a.at > NEW.at AND NOT EXISTS (SELECT 1 FROM study_event e WHERE e.rater_id = NEW.rater_id AND e.event = 'taken_back' AND e.at >= NEW.at AND e.at <= a.at)) BEGIN SELECT RAISE(ABORT, 'the rater has answered since'); END
;
CREATE TRIGGER study_answer_after_close BEFORE INSERT ON study_answer WHEN EXISTS (SELECT 1 FROM study_rater r JOIN study_event e ON e.study_id = r.study_id WHERE r.id = NEW.rater_id AND e.event = 'closed') AND NOT EXISTS (SELECT 1 FROM study_turn t WHERE t.id = NEW.turn_id AND t.released_at IS NOT NULL) BEGIN SELECT RAISE(ABORT, 'the study is closed'); END
;
CREATE TRIGGER study_answer_is_late BEFORE INSERT ON study_answer WHEN NEW.late <> EXISTS (SELECT 1 FROM study_rater r JOIN study_event e ON e.study_id = r.study_id WHERE r.id = NEW.rater_id AND e.event = 'closed') BEGIN SELECT RAISE(ABORT, 'whether it is late is not as it is'); END
;
CREATE INDEX article_change_of_sample ON article_change (sample_id, id)
;
CREATE INDEX round_by_sample ON round (sample_id)
;
CREATE TRIGGER article_change_is_append_only_UPDATE BEFORE UPDATE ON article_change BEGIN SELECT RAISE(ABORT, 'article_change is append-only'); END
;
CREATE TRIGGER article_change_is_append_only_DELETE BEFORE DELETE ON article_change BEGIN SELECT RAISE(ABORT, 'article_change is append-only'); END
;
CREATE TRIGGER article_change_is_append_only_REPLACE BEFORE INSERT ON article_change WHEN EXISTS (SELECT 1 FROM article_change WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'article_change is append-only'); END
;
CREATE TRIGGER article_change_INSERT_in_a_packet BEFORE INSERT ON article_change WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER paragraph_INSERT_in_a_packet BEFORE INSERT ON paragraph WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER paragraph_UPDATE_in_a_packet BEFORE UPDATE ON paragraph WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER paragraph_DELETE_in_a_packet BEFORE DELETE ON paragraph WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER paragraph_is_answered_INSERT BEFORE INSERT ON paragraph WHEN EXISTS (SELECT 1 FROM round r WHERE r.sample_id = NEW.sample_id AND (EXISTS (SELECT 1 FROM answer a WHERE a.round_id = r.id) OR EXISTS (SELECT 1 FROM opinion_work w WHERE w.round_id = r.id))) BEGIN SELECT RAISE(ABORT, 'somebody has answered about the article'); END
;
CREATE TRIGGER paragraph_is_answered_UPDATE BEFORE UPDATE ON paragraph WHEN EXISTS (SELECT 1 FROM round r WHERE r.sample_id = OLD.sample_id AND (EXISTS (SELECT 1 FROM answer a WHERE a.round_id = r.id) OR EXISTS (SELECT 1 FROM opinion_work w WHERE w.round_id = r.id))) BEGIN SELECT RAISE(ABORT, 'somebody has answered about the article'); END
;
CREATE TRIGGER paragraph_is_answered_DELETE BEFORE DELETE ON paragraph WHEN EXISTS (SELECT 1 FROM round r WHERE r.sample_id = OLD.sample_id AND (EXISTS (SELECT 1 FROM answer a WHERE a.round_id = r.id) OR EXISTS (SELECT 1 FROM opinion_work w WHERE w.round_id = r.id))) BEGIN SELECT RAISE(ABORT, 'somebody has answered about the article'); END
;
CREATE TRIGGER sample_is_answered_UPDATE BEFORE UPDATE OF title ON sample WHEN EXISTS (SELECT 1 FROM round r WHERE r.sample_id = OLD.id AND (EXISTS (SELECT 1 FROM answer a WHERE a.round_id = r.id) OR EXISTS (SELECT 1 FROM opinion_work w WHERE w.round_id = r.id))) BEGIN SELECT RAISE(ABORT, 'somebody has answered about the article'); END
;
CREATE INDEX llm_try_of_reply ON llm_try (reply_id)
;
CREATE INDEX kgds_output_of_system ON kgds_output (model, paradigm, pattern, sample_id)
;
CREATE INDEX kgds_judgement_of_verifier ON kgds_judgement (verifier)
;
CREATE INDEX kgds_judgement_of_run ON kgds_judgement (run_id)
;
CREATE INDEX kgds_check_item_of_judgement ON kgds_check_item (judgement_id, decision)
;
CREATE INDEX verdict_current ON verdict (kind, subject_id, person_id, decision, at, uuid)
;
CREATE TRIGGER verdict_is_append_only_UPDATE BEFORE UPDATE ON verdict BEGIN SELECT RAISE(ABORT, 'verdict is append-only'); END
;
CREATE TRIGGER verdict_is_append_only_DELETE BEFORE DELETE ON verdict BEGIN SELECT RAISE(ABORT, 'verdict is append-only'); END
;
CREATE TRIGGER verdict_is_append_only_REPLACE BEFORE INSERT ON verdict WHEN EXISTS (SELECT 1 FROM verdict WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'verdict is append-only'); END
;
CREATE TRIGGER verdict_has_a_kind BEFORE INSERT ON verdict WHEN NEW.kind NOT IN (0, 1, 2) BEGIN SELECT RAISE(ABORT, 'there is no such kind'); END
;
CREATE TRIGGER verdict_has_a_subject_0 BEFORE INSERT ON verdict WHEN NEW.kind = 0 AND NOT EXISTS (SELECT 1 FROM evaluation WHERE id = NEW.subject_id) BEGIN SELECT RAISE(ABORT, 'its subject is not there'); END
;
CREATE TRIGGER verdict_has_a_subject_1 BEFORE INSERT ON verdict WHEN NEW.kind = 1 AND NOT EXISTS (SELECT 1 FROM kgds_judgement WHERE id = NEW.subject_id) BEGIN SELECT RAISE(ABORT, 'its subject is not there'); END
;
CREATE TRIGGER verdict_has_a_subject_2 BEFORE INSERT ON verdict WHEN NEW.kind = 2 AND NOT EXISTS (SELECT 1 FROM kgds_feedback WHERE id = NEW.subject_id) BEGIN SELECT RAISE(ABORT, 'its subject is not there'); END
;
CREATE TRIGGER verdict_INSERT_in_a_packet BEFORE INSERT ON verdict WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER verdict_done_is_append_only_UPDATE BEFORE UPDATE ON verdict_done BEGIN SELECT RAISE(ABORT, 'verdict_done is append-only'); END
;
CREATE TRIGGER verdict_done_is_append_only_DELETE BEFORE DELETE ON verdict_done BEGIN SELECT RAISE(ABORT, 'verdict_done is append-only'); END
;
CREATE TRIGGER verdict_done_is_append_only_REPLACE BEFORE INSERT ON verdict_done WHEN EXISTS (SELECT 1 FROM verdict_done WHERE kind = NEW.kind AND subject_id = NEW.subject_id AND person_id = NEW.person_id) BEGIN SELECT RAISE(ABORT, 'verdict_done is append-only'); END
;
CREATE TRIGGER verdict_done_has_a_kind BEFORE INSERT ON verdict_done WHEN NEW.kind NOT IN (0, 1, 2) BEGIN SELECT RAISE(ABORT, 'there is no such kind'); END
;
CREATE TRIGGER verdict_done_has_a_subject_0 BEFORE INSERT ON verdict_done WHEN NEW.kind = 0 AND NOT EXISTS (SELECT 1 FROM evaluation WHERE id = NEW.subject_id) BEGIN SELECT RAISE(ABORT, 'its subject is not there'); END
;
CREATE TRIGGER verdict_done_has_a_subject_1 BEFORE INSERT ON verdict_done WHEN NEW.kind = 1 AND NOT EXISTS (SELECT 1 FROM kgds_judgement WHERE id = NEW.subject_id) BEGIN SELECT RAISE(ABORT, 'its subject is not there'); END
;
CREATE TRIGGER verdict_done_has_a_subject_2 BEFORE INSERT ON verdict_done WHEN NEW.kind = 2 AND NOT EXISTS (SELECT 1 FROM kgds_feedback WHERE id = NEW.subject_id) BEGIN SELECT RAISE(ABORT, 'its subject is not there'); END
;
CREATE TRIGGER verdict_done_INSERT_in_a_packet BEFORE INSERT ON verdict_done WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER verdict_after_done BEFORE INSERT ON verdict WHEN EXISTS (SELECT 1 FROM verdict_done d WHERE d.kind = NEW.kind AND d.subject_id = NEW.subject_id AND d.person_id = NEW.person_id) BEGIN SELECT RAISE(ABORT, 'the reviewer is done with it'); END
;
CREATE TRIGGER kgds_gold_INSERT_in_a_packet BEFORE INSERT ON kgds_gold WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER kgds_output_INSERT_in_a_packet BEFORE INSERT ON kgds_output WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER kgds_judgement_INSERT_in_a_packet BEFORE INSERT ON kgds_judgement WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER kgds_loose_error_INSERT_in_a_packet BEFORE INSERT ON kgds_loose_error WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER kgds_feedback_INSERT_in_a_packet BEFORE INSERT ON kgds_feedback WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER kgds_check_INSERT_in_a_packet BEFORE INSERT ON kgds_check WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER kgds_gold_stays_UPDATE BEFORE UPDATE ON kgds_gold BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_output_stays_UPDATE BEFORE UPDATE ON kgds_output BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_loose_error_stays_UPDATE BEFORE UPDATE ON kgds_loose_error BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_check_stays_UPDATE BEFORE UPDATE ON kgds_check BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_check_item_stays_UPDATE BEFORE UPDATE ON kgds_check_item BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_gold_stays_DELETE BEFORE DELETE ON kgds_gold BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_check_stays_DELETE BEFORE DELETE ON kgds_check BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_check_item_stays_DELETE BEFORE DELETE ON kgds_check_item BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER kgds_judgement_is_checked_UPDATE BEFORE UPDATE ON kgds_judgement WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 1 AND v.subject_id = OLD.id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE TRIGGER kgds_judgement_is_checked_DELETE BEFORE DELETE ON kgds_judgement WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 1 AND v.subject_id = OLD.id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE TRIGGER kgds_feedback_is_checked_UPDATE BEFORE UPDATE ON kgds_feedback WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 2 AND v.subject_id = OLD.id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE TRIGGER kgds_feedback_is_checked_DELETE BEFORE DELETE ON kgds_feedback WHEN EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 2 AND v.subject_id = OLD.id) BEGIN SELECT RAISE(ABORT, 'it was reviewed'); END
;
CREATE INDEX usersum_user_of_log ON usersum_user (log_id)
;
CREATE INDEX usersum_summary_of_summarizer ON usersum_summary (summarizer, user_id)
;
CREATE INDEX usersum_prediction_of_task ON usersum_prediction (task_id)
;
CREATE TRIGGER usersum_log_INSERT_in_a_packet BEFORE INSERT ON usersum_log WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER usersum_user_INSERT_in_a_packet BEFORE INSERT ON usersum_user WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER usersum_task_INSERT_in_a_packet BEFORE INSERT ON usersum_task WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER usersum_summary_INSERT_in_a_packet BEFORE INSERT ON usersum_summary WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER usersum_prediction_INSERT_in_a_packet BEFORE INSERT ON usersum_prediction WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER usersum_value_INSERT_in_a_packet BEFORE INSERT ON usersum_value WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
;
CREATE TRIGGER usersum_task_stays_UPDATE BEFORE UPDATE ON usersum_task BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER usersum_summary_stays_UPDATE BEFORE UPDATE ON usersum_summary BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER usersum_value_stays_UPDATE BEFORE UPDATE ON usersum_value BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER usersum_prediction_stays_UPDATE BEFORE UPDATE ON usersum_prediction WHEN OLD.choice IS NOT NULL BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER usersum_user_stays_UPDATE BEFORE UPDATE OF uuid, log_id, pseudonym, activities, count ON usersum_user BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER usersum_log_stays_UPDATE BEFORE UPDATE OF uuid, kind, edition, checksum, settings, statistics, at ON usersum_log BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
CREATE TRIGGER usersum_user_cut_UPDATE BEFORE UPDATE OF past, moved ON usersum_user WHEN EXISTS (SELECT 1 FROM usersum_summary s WHERE s.user_id = OLD.id) BEGIN SELECT RAISE(ABORT, 'summaries stand on it'); END
;
CREATE TRIGGER usersum_task_DELETE BEFORE DELETE ON usersum_task WHEN EXISTS (SELECT 1 FROM usersum_summary s WHERE s.user_id = OLD.user_id) BEGIN SELECT RAISE(ABORT, 'summaries stand on it'); END
;
CREATE TRIGGER usersum_task_INSERT BEFORE INSERT ON usersum_task WHEN EXISTS (SELECT 1 FROM usersum_summary s WHERE s.user_id = NEW.user_id) BEGIN SELECT RAISE(ABORT, 'summaries stand on it'); END
;
CREATE VIEW closed_work (kind, subject_id, person_id, digest) AS SELECT 'work', r.id, r.annotator_a, digest_of(r.uuid, r.sample_id, r.step, r.annotator_a, r.annotator_b, r.calibration, r.repeats_id, r.created_at, r.handed_in_a, (SELECT digest_of_all(a.id, a.uuid, a.item_id, a.value, a.unsure, a.note, a.at, a.duration_ms) FROM answer a WHERE a.round_id = r.id AND a.person_id = r.annotator_a), (SELECT digest_of_all(w.id, w.uuid, w.utterance_position, w.work, w.complete, w.at, w.duration_ms) FROM opinion_work w WHERE w.round_id = r.id AND w.person_id = r.annotator_a), (SELECT digest_of_all(o.utterance_position, o.person_id) FROM opinion_author o WHERE o.round_id = r.id AND o.utterance_position IN (SELECT w.utterance_position FROM opinion_work w WHERE w.round_id = r.id AND w.person_id = r.annotator_a)), (SELECT digest_of(s.uuid, s.title) FROM sample s WHERE s.id = r.sample_id), (SELECT digest_of_all(p.id, p.number, p.text) FROM paragraph p WHERE p.sample_id = r.sample_id), (SELECT digest_of_all(u.position, u.participant, u.text) FROM utterance u WHERE r.step = 2 AND u.sample_id = r.sample_id), (SELECT digest_of_all(f.id, f.uuid, f.paragraph_id, f.text) FROM atomic_fact f WHERE r.step = 1 AND r.withdrawn_at IS NULL AND f.id IN (SELECT a.item_id FROM answer a WHERE a.round_id = r.id AND a.person_id = r.annotator_a))) FROM round r WHERE r.handed_in_a IS NOT NULL AND (r.withdrawn_at IS NULL OR (r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL)) UNION ALL SELECT 'work', r.id, r.annotator_b, digest_of(r.uuid, r.sample_id, r.step, r.annotator_a, r.annotator_b, r.calibration, r.repeats_id, r.created_at, r.handed_in_b, (SELECT digest_of_all(a.id, a.uuid, a.item_id, a.value, a.unsure, a.note, a.at, a.duration_ms) FROM answer a WHERE a.round_id = r.id AND a.person_id = r.annotator_b), (SELECT digest_of_all(w.id, w.uuid, w.utterance_position, w.work, w.complete, w.at, w.duration_ms) FROM opinion_work w WHERE w.round_id = r.id AND w.person_id = r.annotator_b), (SELECT digest_of_all(o.utterance_position, o.person_id) FROM opinion_author o WHERE o.round_id = r.id AND o.utterance_position IN (SELECT w.utterance_position FROM opinion_work w WHERE w.round_id = r.id AND w.person_id = r.annotator_b)), (SELECT digest_of(s.uuid, s.title) FROM sample s WHERE s.id = r.sample_id), (SELECT digest_of_all(p.id, p.number, p.text) FROM paragraph p WHERE p.sample_id = r.sample_id), (SELECT digest_of_all(u.position, u.participant, u.text) FROM utterance u WHERE r.step = 2 AND u.sample_id = r.sample_id), (SELECT digest_of_all(f.id, f.uuid, f.paragraph_id, f.text) FROM atomic_fact f WHERE r.step = 1 AND r.withdrawn_at IS NULL AND f.id IN (SELECT a.item_id FROM answer a WHERE a.round_id = r.id AND a.person_id = r.annotator_b))) FROM round r WHERE r.handed_in_b IS NOT NULL AND (r.withdrawn_at IS NULL OR (r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL))
;
CREATE VIEW closed_outcome (kind, subject_id, person_id, digest) AS SELECT 'outcome', r.id, 0, digest_of(r.uuid, r.settled_at, r.settled_rule, (SELECT digest_of_all(d.id, d.uuid, d.item_id, d.person_id, d.outcome, d.note, d.at, d.guideline) FROM decision d WHERE d.round_id = r.id), (SELECT digest_of_all(e.id, e.uuid, e.atom_uuid, e.person_id, e.kind, e.content, e.at, e.duration_ms) FROM opinion_event e WHERE e.round_id = r.id)) FROM round r WHERE r.settled_at IS NOT NULL
;
CREATE VIEW closed_review (kind, subject_id, person_id, digest) AS SELECT 'review ' || d.kind, d.subject_id, d.person_id, digest_of(d.at, (SELECT digest_of_all(v.id, v.uuid, v.decision, v.opinion, v.correction, v.note, v.at, v.duration_ms) FROM verdict v WHERE v.kind = d.kind AND v.subject_id = d.subject_id AND v.person_id = d.person_id), CASE WHEN NOT EXISTS (SELECT 1 FROM verdict v WHERE v.kind = d.kind AND v.subject_id = d.subject_id AND v.person_id = d.person_id) THEN NULL WHEN d.kind = 0 THEN (SELECT digest_of(x.explanation) FROM evaluation_explanation x WHERE x.evaluation_id = d.subject_id) WHEN d.kind = 1 THEN (SELECT digest_of(j.uuid, j.facts, j.opinions, j.errors, j.explanations) FROM kgds_judgement j WHERE j.id = d.subject_id) ELSE (SELECT digest_of(f.uuid, f.experts_first, f.choice, f.explanation) FROM kgds_feedback f WHERE f.id = d.subject_id) END) FROM verdict_done d
;
CREATE VIEW closed_study (kind, subject_id, person_id, digest) AS SELECT 'study', s.id, 0, digest_of(s.uuid, s.name, s.name_key, s.at, (SELECT digest_of_all(v.id, v.uuid, v.number, v.design, v.at) FROM study_version v WHERE v.study_id = s.id), (SELECT digest_of_all(i.id, i.uuid, i.position, i.name, i.kind, i.grouping, i.text, i.fields, i.at, o.system_1, o.system_2, o.stratum, o.origin, o.known, o.scores) FROM study_item i LEFT JOIN study_source o ON o.item_id = i.id WHERE i.study_id = s.id)) FROM study s WHERE EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = s.id AND e.event = 'closed')
;
CREATE VIEW closed_rater (kind, subject_id, person_id, digest) AS SELECT 'rater', r.id, 0, digest_of(r.uuid, r.study_id, r.number, r.name, r.name_key, r.participant, r.person_id, r.link_id, r.replaces_id, r.at, (SELECT digest_of_all(t.id, t.uuid, t.item_id, t.version_id, t.position, t.swapped, t.at, t.released_at) FROM study_turn t WHERE t.rater_id = r.id), (SELECT digest_of_all(a.id, a.uuid, a.turn_id, a.question, a.value, a.at, a.duration_ms) FROM study_answer a WHERE a.rater_id = r.id AND a.late = 0)) FROM study_rater r WHERE NOT EXISTS (SELECT 1 FROM study_event w WHERE w.rater_id = r.id AND w.event = 'withdrawn') AND EXISTS (SELECT 1 FROM study_event e WHERE e.study_id = r.study_id AND e.event = 'closed')
;
CREATE VIEW closed_evaluation (kind, subject_id, person_id, digest) AS SELECT 'evaluation', e.id, 0, digest_of(e.uuid, e.output_id, e.run_id, e.source, x.explanation) FROM evaluation e JOIN evaluation_explanation x ON x.evaluation_id = e.id
;
CREATE VIEW closed_judgement (kind, subject_id, person_id, digest) AS SELECT 'judgement', j.id, 0, digest_of(j.uuid, j.output_id, j.verifier, j.run_id, j.source, j.at, j.facts, j.opinions, j.errors, j.explanations) FROM kgds_judgement j WHERE j.state = 1
;
CREATE VIEW closed_sample (kind, subject_id, person_id, digest) AS SELECT 'sample', s.id, 0, digest_of(s.uuid, s.title, s.domain, s.source, s.labelled, s.extra, (SELECT digest_of_all(p.id, p.number, p.text, p.imported_label, p.extra, p.supporting_extra) FROM paragraph p WHERE p.sample_id = s.id), (SELECT digest_of_all(u.position, u.participant, u.text, u.extra) FROM utterance u WHERE u.sample_id = s.id), (SELECT digest_of_all(o.position, o.text) FROM opinion o WHERE o.sample_id = s.id), (SELECT digest_of_all(g.id, g.supporting, g.position, g.paragraph_id, g.extra) FROM fact_group g WHERE g.sample_id = s.id), (SELECT digest_of_all(g.id, f.position, f.text, f.type, f.extra) FROM fact_group g JOIN fact f ON f.group_id = g.id WHERE g.sample_id = s.id)) FROM sample s
;
CREATE VIEW closed_person (kind, subject_id, person_id, digest) AS SELECT 'person', p.id, 0, digest_of(p.uuid, p.name, p.name_key, p.role, p.active, p.created_at) FROM person p
;
CREATE VIEW closed_kgds_check_item (kind, subject_id, person_id, digest) AS SELECT 'drawn checks', i.judgement_id, i.check_id, digest_of_all(i.decision, i.stratum, i.probability) FROM kgds_check_item i GROUP BY i.check_id, i.judgement_id
;
CREATE VIEW closed_setting (kind, subject_id, person_id, digest) AS SELECT 'settings', 0, 0, (SELECT digest_of_all(s.key, s.value) FROM setting s) WHERE EXISTS (SELECT 1 FROM setting)
;
CREATE VIEW closed_atomic_fact (kind, subject_id, person_id, digest) AS SELECT 'fact', id, 0, digest_of(id, uuid, sample_id, paragraph_id, supporting, position, text, origin, reply_id, imported_type, created_by, created_at, edited_by, edited_at, repeats_id, removed_at) FROM atomic_fact WHERE 1
;
CREATE VIEW closed_text_case (kind, subject_id, person_id, digest) AS SELECT 'case', id, 0, digest_of(id, uuid, digest, name, prompt, expected, profile, at) FROM text_case WHERE 1
;
CREATE VIEW closed_case_output (kind, subject_id, person_id, digest) AS SELECT 'output', id, 0, digest_of(id, uuid, case_id, system, text, reply_id, at) FROM case_output WHERE 1
;
CREATE VIEW closed_llm_run (kind, subject_id, person_id, digest) AS SELECT 'run', id, 0, digest_of(id, uuid, kind, endpoint, model, prompt_id, settings, spending_cap, currency, state, reason, person_id, created_at, ended_at) FROM llm_run WHERE 1
;
CREATE VIEW closed_llm_task (kind, subject_id, person_id, digest) AS SELECT 'task', id, 0, digest_of(id, run_id, position, subject_id, part, sample_id, reply_id) FROM llm_task WHERE reply_id IS NOT NULL
;
CREATE VIEW closed_llm_reply (kind, subject_id, person_id, digest) AS SELECT 'reply', id, 0, digest_of(id, uuid, hash, run_id, endpoint, model, prompt_id, request, raw, text, http_status, usable, error, input_tokens, output_tokens, cost, currency, at, duration_ms) FROM llm_reply
;
CREATE VIEW closed_output_score (kind, subject_id, person_id, digest) AS SELECT 'score', id, 0, digest_of(id, uuid, output_id, run_id, source, measure, value, undefined, at, detail) FROM output_score
;
CREATE VIEW closed_pair_judgement (kind, subject_id, person_id, digest) AS SELECT 'choice', id, 0, digest_of(id, uuid, run_id, case_id, first_id, second_id, choice, reason, reply_id, at) FROM pair_judgement
;
CREATE VIEW closed_verdict (kind, subject_id, person_id, digest) AS SELECT 'verdict', id, 0, digest_of(id, uuid, kind, subject_id, person_id, decision, opinion, correction, note, at, duration_ms) FROM verdict
;
CREATE VIEW closed_kgds_gold (kind, subject_id, person_id, digest) AS SELECT 'gold', id, 0, digest_of(id, uuid, sample_id, digest, record, at) FROM kgds_gold
;
CREATE VIEW closed_kgds_output (kind, subject_id, person_id, digest) AS SELECT 'system output', id, 0, digest_of(id, uuid, sample_id, gold_id, model, paradigm, pattern, granularity, chunks, paragraphs, background, opinions, run_id, reply_id, source, recall, precision, f1, retrieved, unknown, at) FROM kgds_output
;
CREATE VIEW closed_kgds_loose_error (kind, subject_id, person_id, digest) AS SELECT 'loose errors', id, 0, digest_of(id, uuid, model, paradigm, pattern, verifier, types, source, at) FROM kgds_loose_error
;
CREATE VIEW closed_kgds_feedback (kind, subject_id, person_id, digest) AS SELECT 'feedback', id, 0, digest_of(id, uuid, output_id, judge, experts_first, choice, explanation, run_id, reply_id, source, at) FROM kgds_feedback
;
CREATE VIEW closed_setting_aside (kind, subject_id, person_id, digest) AS SELECT 'exclusion', id, 0, digest_of(id, uuid, sample_id, case_id, aside, reason, person_id, at) FROM setting_aside
;
CREATE VIEW closed_fact_change (kind, subject_id, person_id, digest) AS SELECT 'fact change', id, 0, digest_of(id, uuid, fact_id, kind, before, after, person_id, at) FROM fact_change
;
CREATE VIEW closed_fact_mask (kind, subject_id, person_id, digest) AS SELECT 'mask', id, 0, digest_of(id, uuid, fact_id, masked, code, explanation, person_id, reply_id, at) FROM fact_mask
;
CREATE VIEW closed_study_event (kind, subject_id, person_id, digest) AS SELECT 'study event', id, 0, digest_of(id, uuid, study_id, rater_id, event, person_id, at, detail) FROM study_event
;
CREATE VIEW closed_opinion_event (kind, subject_id, person_id, digest) AS SELECT 'opinion check', id, 0, digest_of(id, uuid, round_id, atom_uuid, person_id, kind, content, at, duration_ms) FROM opinion_event
;
CREATE VIEW closed_kgds_check (kind, subject_id, person_id, digest) AS SELECT 'drawn part', id, 0, digest_of(id, uuid, verifier, settings, person_id, at) FROM kgds_check
;
CREATE VIEW closed_now (kind, subject_id, person_id, digest) AS SELECT * FROM closed_work UNION ALL SELECT * FROM closed_outcome UNION ALL SELECT * FROM closed_study UNION ALL SELECT * FROM closed_rater UNION ALL SELECT * FROM closed_review UNION ALL SELECT * FROM closed_evaluation UNION ALL SELECT * FROM closed_judgement UNION ALL SELECT * FROM closed_sample UNION ALL SELECT * FROM closed_person UNION ALL SELECT * FROM closed_kgds_check_item UNION ALL SELECT * FROM closed_setting UNION ALL SELECT * FROM closed_llm_reply UNION ALL SELECT * FROM closed_output_score UNION ALL SELECT * FROM closed_pair_judgement UNION ALL SELECT * FROM closed_verdict UNION ALL SELECT * FROM closed_kgds_gold UNION ALL SELECT * FROM closed_kgds_output UNION ALL SELECT * FROM closed_kgds_loose_error UNION ALL SELECT * FROM closed_kgds_feedback UNION ALL SELECT * FROM closed_setting_aside UNION ALL SELECT * FROM closed_fact_change UNION ALL SELECT * FROM closed_fact_mask UNION ALL SELECT * FROM closed_study_event UNION ALL SELECT * FROM closed_opinion_event UNION ALL SELECT * FROM closed_kgds_check UNION ALL SELECT * FROM closed_atomic_fact UNION ALL SELECT * FROM closed_text_case UNION ALL SELECT * FROM closed_case_output UNION ALL SELECT * FROM closed_llm_run UNION ALL SELECT * FROM closed_llm_task
;
CREATE TRIGGER closing_when_handed_in AFTER INSERT ON journal WHEN NEW.event IN ('handed in', 'hand-in taken back') AND NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'work' AND subject_id = (SELECT r.id FROM round r WHERE r.uuid = NEW.subject) AND person_id = NEW.person_id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_work WHERE subject_id = (SELECT r.id FROM round r WHERE r.uuid = NEW.subject) AND person_id = NEW.person_id; END
;
CREATE TRIGGER closing_when_withdrawn AFTER INSERT ON journal WHEN NEW.event IN ('withdrawn', 'revealed', 'reinstated') AND NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'work' AND subject_id = (SELECT r.id FROM round r WHERE r.uuid = NEW.subject);INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_work WHERE subject_id = (SELECT r.id FROM round r WHERE r.uuid = NEW.subject); END
;
CREATE TRIGGER closing_when_settled AFTER INSERT ON journal WHEN NEW.event IN ('settled', 'reopened') AND NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'outcome' AND subject_id = (SELECT r.id FROM round r WHERE r.uuid = NEW.subject);INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_outcome WHERE subject_id = (SELECT r.id FROM round r WHERE r.uuid = NEW.subject); END
;
CREATE TRIGGER closing_when_imported AFTER INSERT ON journal WHEN NEW.event IN ('imported') AND NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_sample WHERE subject_id NOT IN (SELECT c.subject_id FROM closing c WHERE c.kind = 'sample'); END
;
CREATE TRIGGER closing_when_edited AFTER INSERT ON journal WHEN NEW.event IN ('article changed', 'discussion changed') AND NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'sample' AND subject_id = (SELECT s.id FROM sample s WHERE s.uuid = NEW.subject);INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_sample WHERE subject_id = (SELECT s.id FROM sample s WHERE s.uuid = NEW.subject); END
;
CREATE TRIGGER closing_when_saved AFTER INSERT ON journal WHEN NEW.event IN ('person added', 'person changed') AND NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'person' AND subject_id = (SELECT p.id FROM person p WHERE p.uuid = NEW.subject);INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_person WHERE subject_id = (SELECT p.id FROM person p WHERE p.uuid = NEW.subject); END
;
CREATE TRIGGER closing_when_removed AFTER INSERT ON journal WHEN NEW.event IN ('person removed') AND NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'person' AND subject_id NOT IN (SELECT id FROM person); END
;
CREATE TRIGGER closing_of_a_study AFTER INSERT ON study_event WHEN NEW.event = 'closed' AND NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_study WHERE subject_id = NEW.study_id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_rater WHERE subject_id IN (SELECT r.id FROM study_rater r WHERE r.study_id = NEW.study_id); END
;
CREATE TRIGGER closing_of_a_rater_ends AFTER INSERT ON study_event WHEN NEW.event = 'withdrawn' AND NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'rater' AND subject_id = NEW.rater_id; END
;
CREATE TRIGGER closing_of_a_review AFTER INSERT ON verdict_done BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_review WHERE kind = 'review ' || NEW.kind AND subject_id = NEW.subject_id AND person_id = NEW.person_id; END
;
CREATE TRIGGER closing_ends_in_a_packet AFTER INSERT ON packet BEGIN DELETE FROM closing WHERE 1; END
;
CREATE TRIGGER closing_of_evaluation_explanation_INSERT AFTER INSERT ON evaluation_explanation BEGIN DELETE FROM closing WHERE kind = 'evaluation' AND subject_id = NEW.evaluation_id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_evaluation WHERE subject_id = NEW.evaluation_id; END
;
CREATE TRIGGER closing_of_evaluation_explanation_UPDATE AFTER UPDATE ON evaluation_explanation BEGIN DELETE FROM closing WHERE kind = 'evaluation' AND subject_id = NEW.evaluation_id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_evaluation WHERE subject_id = NEW.evaluation_id; END
;
CREATE TRIGGER closing_of_kgds_judgement_INSERT AFTER INSERT ON kgds_judgement BEGIN DELETE FROM closing WHERE kind = 'judgement' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_judgement WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_judgement_UPDATE AFTER UPDATE ON kgds_judgement BEGIN DELETE FROM closing WHERE kind = 'judgement' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_judgement WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_judgement_DELETE AFTER DELETE ON kgds_judgement BEGIN DELETE FROM closing WHERE kind = 'judgement' AND subject_id = OLD.id; END
;
CREATE TRIGGER closing_of_llm_reply_INSERT AFTER INSERT ON llm_reply WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_llm_reply WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_output_score_INSERT AFTER INSERT ON output_score WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_output_score WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_pair_judgement_INSERT AFTER INSERT ON pair_judgement WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_pair_judgement WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_pair_judgement_DELETE AFTER DELETE ON pair_judgement BEGIN DELETE FROM closing WHERE kind = 'choice' AND subject_id = OLD.id; END
;
CREATE TRIGGER closing_of_verdict_INSERT AFTER INSERT ON verdict WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_verdict WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_gold_INSERT AFTER INSERT ON kgds_gold WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_kgds_gold WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_output_INSERT AFTER INSERT ON kgds_output WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_kgds_output WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_output_DELETE AFTER DELETE ON kgds_output BEGIN DELETE FROM closing WHERE kind = 'system output' AND subject_id = OLD.id; END
;
CREATE TRIGGER closing_of_kgds_loose_error_INSERT AFTER INSERT ON kgds_loose_error WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_kgds_loose_error WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_loose_error_DELETE AFTER DELETE ON kgds_loose_error BEGIN DELETE FROM closing WHERE kind = 'loose errors' AND subject_id = OLD.id; END
;
CREATE TRIGGER closing_of_kgds_feedback_INSERT AFTER INSERT ON kgds_feedback WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_kgds_feedback WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_feedback_DELETE AFTER DELETE ON kgds_feedback BEGIN DELETE FROM closing WHERE kind = 'feedback' AND subject_id = OLD.id; END
;
CREATE TRIGGER closing_of_setting_aside_INSERT AFTER INSERT ON setting_aside WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_setting_aside WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_fact_change_INSERT AFTER INSERT ON fact_change WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_fact_change WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_fact_mask_INSERT AFTER INSERT ON fact_mask WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_fact_mask WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_study_event_INSERT AFTER INSERT ON study_event WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_study_event WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_opinion_event_INSERT AFTER INSERT ON opinion_event WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_opinion_event WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_check_INSERT AFTER INSERT ON kgds_check WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_kgds_check WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_atomic_fact_INSERT AFTER INSERT ON atomic_fact WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'fact' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_atomic_fact WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_text_case_INSERT AFTER INSERT ON text_case WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'case' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_text_case WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_case_output_INSERT AFTER INSERT ON case_output WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'output' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_case_output WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_llm_run_INSERT AFTER INSERT ON llm_run WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'run' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_llm_run WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_llm_task_INSERT AFTER INSERT ON llm_task WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'task' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_llm_task WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_check_item_INSERT AFTER INSERT ON kgds_check_item WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'drawn checks' AND subject_id = NEW.judgement_id AND person_id = NEW.check_id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_kgds_check_item WHERE subject_id = NEW.judgement_id AND person_id = NEW.check_id; END
;
CREATE TRIGGER closing_of_setting_INSERT AFTER INSERT ON setting WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'settings' AND 1;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_setting WHERE 1; END
;
CREATE TRIGGER closing_of_atomic_fact_UPDATE AFTER UPDATE ON atomic_fact WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'fact' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_atomic_fact WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_text_case_UPDATE AFTER UPDATE ON text_case WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'case' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_text_case WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_case_output_UPDATE AFTER UPDATE ON case_output WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'output' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_case_output WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_llm_run_UPDATE AFTER UPDATE ON llm_run WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'run' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_llm_run WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_llm_task_UPDATE AFTER UPDATE ON llm_task WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'task' AND subject_id = NEW.id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_llm_task WHERE subject_id = NEW.id; END
;
CREATE TRIGGER closing_of_kgds_check_item_UPDATE AFTER UPDATE ON kgds_check_item WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'drawn checks' AND subject_id = NEW.judgement_id AND person_id = NEW.check_id;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_kgds_check_item WHERE subject_id = NEW.judgement_id AND person_id = NEW.check_id; END
;
CREATE TRIGGER closing_of_setting_UPDATE AFTER UPDATE ON setting WHEN NOT EXISTS (SELECT 1 FROM packet) BEGIN DELETE FROM closing WHERE kind = 'settings' AND 1;INSERT OR REPLACE INTO closing (kind, subject_id, person_id, digest) SELECT kind, subject_id, person_id, digest FROM closed_setting WHERE 1; END
;
CREATE TRIGGER closing_stays_UPDATE BEFORE UPDATE ON closing BEGIN SELECT RAISE(ABORT, 'it stays as it is'); END
;
PRAGMA application_id = 1414415437
;
PRAGMA user_version = 13
;
