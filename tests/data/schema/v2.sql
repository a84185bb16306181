-- A project as schema version 2 stores it. Never changed once released: it is what older files look like.
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
CREATE TABLE "decision" (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, round_id INTEGER NOT NULL REFERENCES round (id), item_id INTEGER NOT NULL, person_id INTEGER NOT NULL REFERENCES person (id), outcome INTEGER CHECK (outcome IN (0, 1, 2)), note TEXT NOT NULL, at INTEGER NOT NULL) STRICT
;
CREATE TABLE prompt (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, key TEXT NOT NULL, version INTEGER NOT NULL, built_in INTEGER NOT NULL CHECK (built_in IN (0, 1)), system TEXT NOT NULL, user TEXT NOT NULL, person_id INTEGER REFERENCES person (id), at INTEGER NOT NULL) STRICT
;
CREATE TABLE llm_run (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, endpoint TEXT NOT NULL, model TEXT NOT NULL, prompt_id INTEGER NOT NULL REFERENCES prompt (id), settings TEXT NOT NULL, spending_cap REAL, currency TEXT NOT NULL, state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 5), reason TEXT NOT NULL, person_id INTEGER REFERENCES person (id), created_at INTEGER NOT NULL, ended_at INTEGER) STRICT
;
CREATE TABLE llm_reply (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, hash TEXT NOT NULL, run_id INTEGER REFERENCES llm_run (id), endpoint TEXT NOT NULL, model TEXT NOT NULL, prompt_id INTEGER REFERENCES prompt (id), request TEXT NOT NULL, raw BLOB NOT NULL, text TEXT NOT NULL, http_status INTEGER NOT NULL, usable INTEGER NOT NULL CHECK (usable IN (0, 1)), error TEXT NOT NULL, input_tokens INTEGER, output_tokens INTEGER, cost REAL, currency TEXT NOT NULL, at INTEGER NOT NULL, duration_ms INTEGER NOT NULL) STRICT
;
CREATE TABLE llm_task (id INTEGER PRIMARY KEY, run_id INTEGER NOT NULL REFERENCES llm_run (id), position INTEGER NOT NULL, subject_id INTEGER NOT NULL, sample_id INTEGER NOT NULL REFERENCES sample (id), hash TEXT NOT NULL, first_sample INTEGER NOT NULL, state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3), reply_id INTEGER REFERENCES llm_reply (id), error TEXT NOT NULL, UNIQUE (run_id, position)) STRICT
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
CREATE TABLE packet_seal (id INTEGER PRIMARY KEY, kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 4), subject TEXT NOT NULL, at INTEGER NOT NULL, seal BLOB NOT NULL, UNIQUE (subject, kind, at)) STRICT
;
CREATE TABLE packet_out (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, person_id INTEGER NOT NULL REFERENCES person (id), secret BLOB NOT NULL, digest BLOB NOT NULL, made_at INTEGER NOT NULL, merged_at INTEGER) STRICT
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
CREATE INDEX llm_task_open ON llm_task (run_id, state, position)
;
CREATE INDEX llm_task_by_hash ON llm_task (run_id, hash)
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
INSERT INTO decision VALUES (1, '01a1fdc9-a025-729e-82f1-51bfc69185ea', 1, 5, 1, 1, 'The discussion rests on it.', 1795259211813)
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
CREATE TRIGGER packet_DELETE_in_a_packet BEFORE DELETE ON packet WHEN EXISTS (SELECT 1 FROM packet) BEGIN SELECT RAISE(ABORT, 'not in a packet'); END
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
PRAGMA application_id = 1414415437
;
PRAGMA user_version = 2
;
