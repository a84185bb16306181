-- A project as schema version 1 stores it. Never changed once released: it is what older files look like.
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
CREATE TABLE round (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, sample_id INTEGER NOT NULL REFERENCES sample (id), step INTEGER NOT NULL, annotator_a INTEGER NOT NULL REFERENCES person (id), annotator_b INTEGER NOT NULL REFERENCES person (id), handed_in_a INTEGER, handed_in_b INTEGER, settled_at INTEGER, settled_rule INTEGER CHECK (settled_rule IN (0, 1)), withdrawn_at INTEGER, created_at INTEGER NOT NULL, CHECK (annotator_a <> annotator_b), CHECK ((settled_at IS NULL) = (settled_rule IS NULL))) STRICT
;
CREATE TABLE answer (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, round_id INTEGER NOT NULL REFERENCES round (id), person_id INTEGER NOT NULL REFERENCES person (id), paragraph_id INTEGER NOT NULL REFERENCES paragraph (id), value INTEGER CHECK (value IN (0, 1)), unsure INTEGER NOT NULL, note TEXT NOT NULL, at INTEGER NOT NULL, duration_ms INTEGER NOT NULL CHECK (duration_ms >= 0)) STRICT
;
CREATE TABLE decision (id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, round_id INTEGER NOT NULL REFERENCES round (id), paragraph_id INTEGER NOT NULL REFERENCES paragraph (id), person_id INTEGER NOT NULL REFERENCES person (id), outcome INTEGER CHECK (outcome IN (0, 1, 2)), note TEXT NOT NULL, at INTEGER NOT NULL) STRICT
;
CREATE TABLE journal (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, person_id INTEGER REFERENCES person (id), event TEXT NOT NULL, subject TEXT NOT NULL, detail TEXT NOT NULL) STRICT
;
CREATE VIRTUAL TABLE search USING fts5 (text, content = '', tokenize = 'unicode61 remove_diacritics 2')
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
CREATE INDEX answer_current ON answer (round_id, person_id, paragraph_id, id)
;
CREATE INDEX decision_current ON decision (round_id, paragraph_id, id)
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
INSERT INTO round VALUES (1, '01a1fdc9-9f90-754c-a423-9d81ea4d0b9b', 1, 0, 2, 3, 1795259211792, 1795259211804, 1795259211820, 1, NULL, 1795259211664)
;
INSERT INTO round VALUES (2, '01a1fdc9-9fd8-73f0-8881-d8a597a483c5', 2, 0, 2, 3, NULL, NULL, NULL, NULL, NULL, 1795259211736)
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
CREATE TRIGGER answer_is_append_only_UPDATE BEFORE UPDATE ON answer BEGIN SELECT RAISE(ABORT, 'answer is append-only'); END
;
CREATE TRIGGER answer_is_append_only_DELETE BEFORE DELETE ON answer BEGIN SELECT RAISE(ABORT, 'answer is append-only'); END
;
CREATE TRIGGER decision_is_append_only_UPDATE BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'decision is append-only'); END
;
CREATE TRIGGER decision_is_append_only_DELETE BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'decision is append-only'); END
;
CREATE TRIGGER journal_is_append_only_UPDATE BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END
;
CREATE TRIGGER journal_is_append_only_DELETE BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END
;
CREATE TRIGGER answer_is_append_only_REPLACE BEFORE INSERT ON answer WHEN EXISTS (SELECT 1 FROM answer WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'answer is append-only'); END
;
CREATE TRIGGER decision_is_append_only_REPLACE BEFORE INSERT ON decision WHEN EXISTS (SELECT 1 FROM decision WHERE id = NEW.id OR uuid = NEW.uuid) BEGIN SELECT RAISE(ABORT, 'decision is append-only'); END
;
CREATE TRIGGER journal_is_append_only_REPLACE BEFORE INSERT ON journal WHEN EXISTS (SELECT 1 FROM journal WHERE id = NEW.id) BEGIN SELECT RAISE(ABORT, 'journal is append-only'); END
;
PRAGMA application_id = 1414415437
;
PRAGMA user_version = 1
;
