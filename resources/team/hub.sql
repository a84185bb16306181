-- What a hub is: run once by its operator, with @OWNER@ (who holds everything and cannot log in), @MEMBER@ (who may call
-- functions) and @OPERATOR@ (who runs this) filled in. See docs/team.md for why each wall is there.

CREATE SCHEMA tandem AUTHORIZATION @OWNER@;
SET ROLE @OWNER@;

CREATE TABLE tandem.hub (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    epoch uuid NOT NULL DEFAULT gen_random_uuid(),
    version integer NOT NULL,
    project uuid,
    -- Rounds that were closed, in their order: how many, and a hash over which.
    closings bigint NOT NULL DEFAULT 0,
    closings_hash bytea NOT NULL DEFAULT ''
);
INSERT INTO tandem.hub (version) VALUES (1);

-- entries and hash: how many rows of a person there are, and a hash over which, in the order in which they came.
CREATE TABLE tandem.person (
    uuid uuid PRIMARY KEY,
    name text NOT NULL,
    entries bigint NOT NULL DEFAULT 0,
    hash bytea NOT NULL DEFAULT ''
);
CREATE TABLE tandem.login (
    role name PRIMARY KEY,
    name text NOT NULL,
    person uuid REFERENCES tandem.person,
    lead boolean NOT NULL,
    seen timestamptz,
    removed boolean NOT NULL DEFAULT false
);
CREATE TABLE tandem.round (
    uuid uuid PRIMARY KEY,
    step smallint NOT NULL CHECK (step BETWEEN 0 AND 2),
    ended boolean NOT NULL DEFAULT false,
    closed boolean NOT NULL DEFAULT false,
    closing bigint UNIQUE,
    closing_hash bytea
);
-- Who is asked in a round: at the same time the head of the stream of their rows in it. entries counts without gaps, since
-- whoever adds a row holds this one until the end of the transaction.
CREATE TABLE tandem.asked (
    round uuid NOT NULL REFERENCES tandem.round,
    person uuid NOT NULL REFERENCES tandem.person,
    digest text NOT NULL,
    submitted boolean NOT NULL DEFAULT false,
    entries integer NOT NULL DEFAULT 0,
    changed xid8 NOT NULL DEFAULT pg_current_xact_id(),
    PRIMARY KEY (round, person)
);
CREATE INDEX asked_changed ON tandem.asked (changed);
CREATE INDEX asked_person ON tandem.asked (person);
-- The key begins with the person: whether somebody else has sent a row of some UUID cannot be tried out.
CREATE TABLE tandem.entry (
    person uuid NOT NULL,
    uuid uuid NOT NULL,
    round uuid NOT NULL,
    number integer NOT NULL,
    kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 4),
    body text NOT NULL CHECK (length(body) <= 4194304),
    place bigint NOT NULL,
    hash bytea NOT NULL,
    PRIMARY KEY (person, uuid),
    UNIQUE (round, person, number),
    UNIQUE (person, place),
    FOREIGN KEY (round, person) REFERENCES tandem.asked
);
CREATE TABLE tandem.blob (
    hash bytea PRIMARY KEY,
    chunks integer NOT NULL CHECK (chunks BETWEEN 1 AND 4096),
    whole boolean NOT NULL DEFAULT false
);
CREATE TABLE tandem.chunk (
    hash bytea NOT NULL REFERENCES tandem.blob,
    number integer NOT NULL,
    bytes bytea NOT NULL CHECK (length(bytes) <= 1048576),
    PRIMARY KEY (hash, number)
);
CREATE TABLE tandem.part (
    person uuid NOT NULL REFERENCES tandem.person,
    number integer NOT NULL,
    hash bytea NOT NULL REFERENCES tandem.blob,
    PRIMARY KEY (person, number)
);

-- Who calls, whatever role is set: the one that logged in.
CREATE FUNCTION tandem.me() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT person FROM tandem.login WHERE role = session_user AND NOT removed
$$;
CREATE FUNCTION tandem.leads() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT coalesce((SELECT lead FROM tandem.login WHERE role = session_user AND NOT removed), false)
$$;
-- The rule of blindness: one's own rows always, those of others once the round is closed; whoever does not lead only where
-- both discuss what they wrote, in rounds that ask them.
CREATE FUNCTION tandem.may_read(of_round uuid, of_person uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT coalesce(of_person = tandem.me(), false) OR EXISTS (SELECT 1 FROM tandem.round r WHERE r.uuid = of_round
        AND r.closed AND (tandem.leads() OR (r.step = 2 AND EXISTS (SELECT 1 FROM tandem.asked a
            WHERE a.round = r.uuid AND a.person = tandem.me()))))
$$;

-- The second wall: even what the functions do as the owner is held to these.
ALTER TABLE tandem.hub ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.hub FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.person ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.person FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.login ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.login FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.round ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.round FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.asked ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.asked FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.entry FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.blob ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.blob FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.chunk ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.chunk FORCE ROW LEVEL SECURITY;
ALTER TABLE tandem.part ENABLE ROW LEVEL SECURITY;
ALTER TABLE tandem.part FORCE ROW LEVEL SECURITY;
CREATE POLICY functions ON tandem.hub TO @OWNER@ USING (true);
CREATE POLICY functions ON tandem.person TO @OWNER@ USING (true);
CREATE POLICY functions ON tandem.login TO @OWNER@ USING (true);
CREATE POLICY functions ON tandem.round TO @OWNER@ USING (true);
CREATE POLICY functions ON tandem.asked TO @OWNER@ USING (true);
CREATE POLICY functions ON tandem.blob TO @OWNER@ USING (true);
-- Entries are added as oneself; there is no policy that lets anybody change or delete one.
CREATE POLICY reading ON tandem.entry FOR SELECT TO @OWNER@ USING (tandem.may_read(round, person));
CREATE POLICY adding ON tandem.entry FOR INSERT TO @OWNER@ WITH CHECK (person = (SELECT tandem.me()));
CREATE POLICY reading ON tandem.part FOR SELECT TO @OWNER@
    USING (person = (SELECT tandem.me()) OR (SELECT tandem.leads()));
CREATE POLICY adding ON tandem.part FOR INSERT TO @OWNER@ WITH CHECK ((SELECT tandem.leads()));
CREATE POLICY reading ON tandem.chunk FOR SELECT TO @OWNER@ USING ((SELECT tandem.leads()) OR EXISTS
    (SELECT 1 FROM tandem.part p WHERE p.hash = chunk.hash AND p.person = (SELECT tandem.me())));
CREATE POLICY adding ON tandem.chunk FOR INSERT TO @OWNER@ WITH CHECK ((SELECT tandem.leads()));

CREATE FUNCTION tandem.require_lead() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF NOT tandem.leads() THEN
        RAISE EXCEPTION 'tandem: not a lead';
    END IF;
END $$;

-- The first thing that is said: of what version each is, and whether the hub still has what the caller saw in it (entries
-- and hash: own rows; closings and closings_hash: closed rounds, of a lead).
CREATE FUNCTION tandem.greet(client integer, entries bigint, hash bytea, closings bigint, closings_hash bytea)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine uuid := tandem.me();
    as_lead boolean := tandem.leads();
    agrees boolean;
BEGIN
    UPDATE tandem.login SET seen = now() WHERE role = session_user AND NOT removed;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'tandem: not a member';
    END IF;
    agrees := ($2 = 0 OR EXISTS (SELECT 1 FROM tandem.entry e WHERE e.person = mine AND e.place = $2 AND e.hash = $3))
        AND (NOT as_lead OR $4 = 0
            OR EXISTS (SELECT 1 FROM tandem.round r WHERE r.closing = $4 AND r.closing_hash = $5));
    RETURN (SELECT jsonb_build_object('version', h.version, 'epoch', h.epoch, 'project', h.project, 'person', mine,
        'name', l.name, 'lead', as_lead, 'agrees', agrees, 'now', (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
        'parts', (SELECT coalesce(max(number), 0) FROM tandem.part WHERE person = mine),
        'closings', CASE WHEN as_lead THEN h.closings ELSE 0 END,
        'closings_hash', CASE WHEN as_lead THEN encode(h.closings_hash, 'hex') ELSE '' END,
        'sees_all', (SELECT rolsuper OR rolcreaterole OR rolbypassrls FROM pg_roles WHERE rolname = session_user)
            OR pg_has_role(session_user, '@OWNER_NAME@', 'USAGE'))
        FROM tandem.hub h, tandem.login l WHERE l.role = session_user);
END $$;

-- Closes a round that all have submitted whom it asks.
CREATE FUNCTION tandem.close_if_done(which uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    at bigint;
    before bytea;
BEGIN
    IF EXISTS (SELECT 1 FROM tandem.asked WHERE round = which AND NOT submitted)
        OR (SELECT closed OR ended FROM tandem.round WHERE uuid = which) THEN
        RETURN;
    END IF;
    SELECT closings + 1, closings_hash INTO at, before FROM tandem.hub FOR UPDATE;
    before := sha256(before || uuid_send(which));
    UPDATE tandem.hub SET closings = at, closings_hash = before;
    UPDATE tandem.round SET closed = true, closing = at, closing_hash = before WHERE uuid = which;
    -- Whoever may read the rows now has to hear of them all.
    UPDATE tandem.asked SET changed = pg_current_xact_id() WHERE round = which;
END $$;

-- Whether a body is as Tandem writes one, as far as can be told without its key: of a later version only what all have.
CREATE FUNCTION tandem.is_sound(kind integer, body text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    b jsonb;
BEGIN
    IF kind IS NULL OR kind NOT BETWEEN 0 AND 4 OR body IS NULL OR length(body) > 4194304 THEN
        RETURN false;
    END IF;
    b := body::jsonb;
    RETURN coalesce(jsonb_typeof(b) = 'object' AND jsonb_typeof(b -> 'v') = 'number' AND b ->> 'v' ~ '^[1-9][0-9]{0,3}$'
        AND b ->> 'p' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' AND b ->> 'd' ~ '^[0-9a-f]{64}$'
        AND b ->> 'seal' ~ '^[0-9a-f]{64}$' AND jsonb_typeof(b -> 'at') = 'number' AND b ->> 'at' ~ '^[0-9]{12,13}$'
        AND (b ->> 'v' <> '1' OR kind IN (3, 4) OR (length(b ->> 's') BETWEEN 2 AND 80
            AND (b ->> 'x' IS NULL OR b ->> 'x' IN ('0', '1')) AND b ->> 'f' ~ '^[0-9]$' AND b ->> 'ms' ~ '^[0-9]{1,11}$'
            AND jsonb_typeof(b -> 't') = 'string' AND b ->> 't' ~ '^[A-Za-z0-9+/]*={0,2}$')), false);
EXCEPTION WHEN OTHERS THEN
    RETURN false; -- Not even JSON.
END $$;

-- Takes rows of the caller, [{"id", "round", "kind", "body"}, ...] in the order in which they were written. Those that are
-- there already are skipped. Returns which are not taken and why, and how many rows of the caller there are now.
CREATE FUNCTION tandem.push(rows jsonb) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine uuid := tandem.me();
    refused jsonb := '[]';
    one jsonb;
    id uuid;
    about uuid;
    what integer;
    head record;
    why text;
    total bigint;
    last bytea;
BEGIN
    IF mine IS NULL THEN
        RAISE EXCEPTION 'tandem: not a member';
    ELSIF jsonb_array_length(rows) > 2000 THEN
        RAISE EXCEPTION 'tandem: too many rows';
    END IF;
    -- All locks in one order, so that two machines do not wait for each other.
    PERFORM 1 FROM tandem.asked a WHERE a.person = mine AND a.round IN
        (SELECT (x ->> 'round')::uuid FROM jsonb_array_elements(rows) x) ORDER BY a.round FOR UPDATE;
    PERFORM 1 FROM tandem.round r JOIN tandem.asked a ON a.round = r.uuid AND a.person = mine WHERE r.uuid IN
        (SELECT (x ->> 'round')::uuid FROM jsonb_array_elements(rows) x WHERE (x ->> 'kind')::integer IN (3, 4))
        ORDER BY r.uuid FOR UPDATE OF r;
    SELECT entries, hash INTO total, last FROM tandem.person WHERE uuid = mine FOR UPDATE;
    FOR one IN SELECT value FROM jsonb_array_elements(rows) WITH ORDINALITY ORDER BY ordinality LOOP
        id := one ->> 'id';
        about := one ->> 'round';
        what := one ->> 'kind';
        CONTINUE WHEN EXISTS (SELECT 1 FROM tandem.entry e WHERE e.person = mine AND e.uuid = id);
        SELECT a.submitted, a.entries, a.digest, r.closed, r.ended, r.step INTO head
            FROM tandem.asked a JOIN tandem.round r ON r.uuid = a.round WHERE a.round = about AND a.person = mine;
        why := CASE
            WHEN NOT FOUND THEN 'not asked'
            WHEN head.ended THEN 'ended'
            WHEN NOT tandem.is_sound(what, one ->> 'body') OR (what < 3 AND (what > 0) <> (head.step = 2)) THEN 'not sound'
            WHEN (one ->> 'body')::jsonb ->> 'd' <> head.digest THEN 'changed'
            -- It would be the latest for long.
            WHEN ((one ->> 'body')::jsonb ->> 'at')::bigint > extract(epoch FROM now()) * 1000 + 86400000 THEN 'early'
            WHEN what = 2 AND NOT (head.closed AND head.step = 2) THEN 'open'
            WHEN what <> 2 AND head.closed THEN 'closed'
            WHEN what IN (0, 1, 3) AND head.submitted THEN 'submitted'
            WHEN what = 4 AND NOT head.submitted THEN 'not submitted'
        END;
        IF why IS NOT NULL THEN
            refused := refused || jsonb_build_array(jsonb_build_array(id, why));
            CONTINUE;
        END IF;
        total := total + 1;
        last := sha256(last || uuid_send(id));
        INSERT INTO tandem.entry (person, uuid, round, number, kind, body, place, hash)
            VALUES (mine, id, about, head.entries + 1, what, one ->> 'body', total, last);
        UPDATE tandem.asked a SET entries = a.entries + 1, changed = pg_current_xact_id(),
            submitted = CASE what WHEN 3 THEN true WHEN 4 THEN false ELSE a.submitted END
            WHERE a.round = about AND a.person = mine;
        IF what = 3 THEN
            PERFORM tandem.close_if_done(about);
        END IF;
    END LOOP;
    UPDATE tandem.person SET entries = total, hash = last WHERE uuid = mine;
    RETURN jsonb_build_object('refused', refused, 'entries', total, 'hash', encode(last, 'hex'));
END $$;

-- The streams that the caller may read and that changed in a transaction from `since` on, and the next `since`: nothing
-- below it can still be committed. A stream that is told twice does no harm.
CREATE FUNCTION tandem.heads(since xid8) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT jsonb_build_object('since', pg_snapshot_xmin(pg_current_snapshot())::text, 'heads', coalesce(
        (SELECT jsonb_agg(jsonb_build_array(a.round, a.person, a.entries, r.closed, r.ended, r.step))
        FROM tandem.asked a JOIN tandem.round r ON r.uuid = a.round
        WHERE a.changed >= since AND (a.person = tandem.me() OR (r.closed AND tandem.may_read(a.round, a.person)))),
        '[]'))
$$;

-- Rows of streams, [[round, person, after], ...], in order; as many as make one bearable reply, at least one. What the
-- caller may not read is left out before anything is looked up: nothing that can be counted depends on what is there.
CREATE FUNCTION tandem.pull(wanted jsonb)
RETURNS TABLE (round uuid, person uuid, number integer, id uuid, kind smallint, body text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_column
DECLARE
    w record;
    size bigint := 0;
BEGIN
    -- Stream by stream, so that no plan reads those of others.
    FOR w IN SELECT (x ->> 0)::uuid AS of_round, (x ->> 1)::uuid AS of_person, (x ->> 2)::integer AS after
        FROM jsonb_array_elements(wanted) x ORDER BY 1, 2 LOOP
        CONTINUE WHEN NOT tandem.may_read(w.of_round, w.of_person);
        FOR round, person, number, id, kind, body IN SELECT e.round, e.person, e.number, e.uuid, e.kind, e.body
            FROM tandem.entry e WHERE e.round = w.of_round AND e.person = w.of_person AND e.number > w.after
            ORDER BY e.number LOOP
            RETURN NEXT;
            size := size + length(body);
            IF size >= 8000000 THEN
                RETURN;
            END IF;
        END LOOP;
    END LOOP;
END $$;

-- The parts of the caller's file behind `after`, [[number, hash, chunks], ...].
CREATE FUNCTION tandem.parts(after integer) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_array(p.number, encode(p.hash, 'hex'), b.chunks) ORDER BY p.number), '[]')
    FROM tandem.part p JOIN tandem.blob b ON b.hash = p.hash WHERE p.person = tandem.me() AND p.number > after
$$;
CREATE FUNCTION tandem.chunk(of bytea, which integer) RETURNS bytea LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT c.bytes FROM tandem.chunk c WHERE c.hash = of AND c.number = which
$$;

-- Of a lead: the project and its people, and who of them is calling. Returns who of them has a login to annotate with.
CREATE FUNCTION tandem.people(of_project uuid, caller uuid, everybody jsonb) RETURNS jsonb LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM tandem.require_lead();
    UPDATE tandem.login SET seen = now() WHERE role = session_user;
    UPDATE tandem.hub SET project = of_project WHERE project IS NULL;
    IF (SELECT project FROM tandem.hub) <> of_project THEN
        RAISE EXCEPTION 'tandem: another project';
    END IF;
    -- A name is what the operator invites by, so it stays once somebody has a login: otherwise a lead could rename people
    -- until the next login of their own is a partner's.
    INSERT INTO tandem.person (uuid, name) SELECT (x ->> 0)::uuid, x ->> 1 FROM jsonb_array_elements(everybody) x
        ON CONFLICT (uuid) DO UPDATE SET name = excluded.name
        WHERE NOT EXISTS (SELECT 1 FROM tandem.login l WHERE l.person = excluded.uuid);
    -- For the same reason a lead is whom the operator invited by that name, and nobody who has a login or was asked.
    UPDATE tandem.login l SET person = caller FROM tandem.person p WHERE l.role = session_user AND l.person IS NULL
        AND p.uuid = caller AND lower(p.name) = lower(l.name)
        AND NOT EXISTS (SELECT 1 FROM tandem.login o WHERE o.person = caller)
        AND NOT EXISTS (SELECT 1 FROM tandem.asked a WHERE a.person = caller AND a.entries > 0);
    RETURN (SELECT coalesce(jsonb_agg(DISTINCT l.person), '[]') FROM tandem.login l
        WHERE NOT l.lead AND NOT l.removed AND l.person IS NOT NULL);
END $$;

-- Of a lead: what was published to whom, [[round, person, digest, ended, closed, submitted, has a login], ...].
CREATE FUNCTION tandem.published() RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM tandem.require_lead();
    RETURN (SELECT coalesce(jsonb_agg(jsonb_build_array(a.round, a.person, a.digest, r.ended, r.closed, a.submitted,
        EXISTS (SELECT 1 FROM tandem.login l WHERE l.person = a.person AND NOT l.lead AND NOT l.removed))), '[]')
        FROM tandem.asked a JOIN tandem.round r ON r.uuid = a.round);
END $$;

-- Of a lead: begins a blob, or goes on with it; returns the chunks that are there.
CREATE FUNCTION tandem.begin_blob(of bytea, many integer) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM tandem.require_lead();
    INSERT INTO tandem.blob (hash, chunks) VALUES (of, many) ON CONFLICT DO NOTHING;
    RETURN (SELECT coalesce(jsonb_agg(number), '[]') FROM tandem.chunk WHERE hash = of);
END $$;
CREATE FUNCTION tandem.put_chunk(of bytea, which integer, content bytea) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    PERFORM tandem.require_lead();
    INSERT INTO tandem.chunk (hash, number, bytes) VALUES (of, which, content) ON CONFLICT DO NOTHING;
END $$;

-- Of a lead: gives a whole blob to a person as the next part of their file, with its rounds
-- [[round, step, digest, [[person, submitted already], ...]], ...]. Whoever has a login to annotate with submits themselves,
-- except where nobody is left who could still answer.
CREATE FUNCTION tandem.publish(receiver uuid, of bytea, rounds jsonb) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    one jsonb;
BEGIN
    PERFORM tandem.require_lead();
    PERFORM 1 FROM tandem.person WHERE uuid = receiver FOR UPDATE;
    IF (SELECT sha256(string_agg(bytes, ''::bytea ORDER BY number)) FROM tandem.chunk WHERE hash = of) IS DISTINCT FROM of
    THEN
        RAISE EXCEPTION 'tandem: incomplete';
    END IF;
    UPDATE tandem.blob SET whole = true WHERE hash = of;
    FOR one IN SELECT value FROM jsonb_array_elements(rounds) ORDER BY value LOOP
        -- Who is asked, and who had submitted before, is said when a round comes, and never again.
        INSERT INTO tandem.round (uuid, step) VALUES ((one ->> 0)::uuid, (one ->> 1)::smallint) ON CONFLICT DO NOTHING;
        IF FOUND THEN
            INSERT INTO tandem.asked (round, person, digest, submitted)
                SELECT (one ->> 0)::uuid, (p ->> 0)::uuid, '', (p ->> 1)::boolean AND (bool_and((p ->> 1)::boolean) OVER ()
                    OR NOT EXISTS (SELECT 1 FROM tandem.login l WHERE l.person = (p ->> 0)::uuid AND NOT l.lead))
                FROM jsonb_array_elements(one -> 3) p;
            PERFORM tandem.close_if_done((one ->> 0)::uuid);
        END IF;
        UPDATE tandem.asked SET digest = one ->> 2, changed = pg_current_xact_id()
            WHERE round = (one ->> 0)::uuid AND person = receiver;
    END LOOP;
    INSERT INTO tandem.part (person, number, hash)
        SELECT receiver, coalesce(max(number), 0) + 1, of FROM tandem.part WHERE person = receiver;
END $$;

-- Of a lead: submissions in the project of people who have no login here, and of the caller, [[round, person, submitted], ...].
CREATE FUNCTION tandem.submitted_there(told jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    one jsonb;
BEGIN
    PERFORM tandem.require_lead();
    FOR one IN SELECT value FROM jsonb_array_elements(told) ORDER BY value LOOP
        CONTINUE WHEN EXISTS (SELECT 1 FROM tandem.login l WHERE l.person = (one ->> 1)::uuid AND NOT l.lead);
        PERFORM 1 FROM tandem.round r WHERE r.uuid = (one ->> 0)::uuid FOR UPDATE;
        UPDATE tandem.asked a SET submitted = (one ->> 2)::boolean FROM tandem.round r WHERE r.uuid = a.round
            AND NOT r.closed AND a.round = (one ->> 0)::uuid AND a.person = (one ->> 1)::uuid;
        PERFORM tandem.close_if_done((one ->> 0)::uuid);
    END LOOP;
END $$;

-- Of a lead: rounds that take nothing any more, or that take something again.
CREATE FUNCTION tandem.end_rounds(which jsonb, are_ended boolean) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    one uuid;
BEGIN
    PERFORM tandem.require_lead();
    FOR one IN SELECT x::uuid FROM jsonb_array_elements_text(which) x ORDER BY 1 LOOP
        UPDATE tandem.round SET ended = are_ended WHERE uuid = one AND ended <> are_ended;
        CONTINUE WHEN NOT FOUND;
        UPDATE tandem.asked SET changed = pg_current_xact_id() WHERE round = one;
        PERFORM tandem.close_if_done(one);
    END LOOP;
END $$;

-- Who has a login, and how far they are: everybody to leads and the operator, oneself to others.
CREATE FUNCTION tandem.members(everybody boolean) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT coalesce(jsonb_agg(jsonb_build_object('name', coalesce(p.name, l.name), 'role', l.role, 'lead', l.lead,
        'removed', l.removed, 'seen', (extract(epoch FROM l.seen) * 1000)::bigint,
        'rounds', (SELECT count(*) FROM tandem.asked a WHERE a.person = l.person),
        'submitted', (SELECT count(*) FROM tandem.asked a WHERE a.person = l.person AND a.submitted))
        ORDER BY lower(l.name), l.role), '[]')
    FROM tandem.login l LEFT JOIN tandem.person p ON p.uuid = l.person
    WHERE everybody OR l.role = session_user
$$;
CREATE FUNCTION tandem.status() RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
    SELECT tandem.members(tandem.leads())
$$;

-- Of the operator: notes a login that was made for somebody. Returns the name as the project has it.
CREATE FUNCTION tandem.add_login(called name, whose text, as_lead boolean) RETURNS text LANGUAGE plpgsql
SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    found_person record;
BEGIN
    IF (SELECT count(*) FROM tandem.person p WHERE lower(p.name) = lower(whose)) > 1 THEN
        RAISE EXCEPTION 'tandem: several people of that name';
    END IF;
    SELECT p.uuid, p.name INTO found_person FROM tandem.person p WHERE lower(p.name) = lower(whose);
    IF NOT FOUND AND NOT as_lead THEN
        RAISE EXCEPTION 'tandem: no such person';
    END IF;
    INSERT INTO tandem.login (role, name, person, lead)
        VALUES (called, coalesce(found_person.name, whose), found_person.uuid, as_lead);
    RETURN coalesce(found_person.name, whose);
END $$;
-- Of the operator: ends the logins of somebody, or the one named; returns their roles.
CREATE FUNCTION tandem.remove_logins(whose text, chosen name) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    gone jsonb;
    lead_goes boolean;
BEGIN
    -- One after another: two leads that are removed at once would each find the other.
    LOCK TABLE tandem.login IN SHARE ROW EXCLUSIVE MODE;
    WITH ended AS (UPDATE tandem.login l SET removed = true WHERE NOT l.removed AND (chosen IS NULL OR l.role = chosen)
        AND (lower(l.name) = lower(whose)
            OR l.person IN (SELECT p.uuid FROM tandem.person p WHERE lower(p.name) = lower(whose)))
        RETURNING l.role, l.lead)
    SELECT coalesce(jsonb_agg(role), '[]'), coalesce(bool_or(lead), false) INTO gone, lead_goes FROM ended;
    IF lead_goes AND NOT EXISTS (SELECT 1 FROM tandem.login l WHERE l.lead AND NOT l.removed) THEN
        RAISE EXCEPTION 'tandem: last lead';
    END IF;
    RETURN gone;
END $$;

-- First wall: nobody has a table, and members have some functions.
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA tandem FROM PUBLIC;
GRANT USAGE ON SCHEMA tandem TO @MEMBER@, @OPERATOR@;
GRANT EXECUTE ON FUNCTION tandem.greet, tandem.push, tandem.heads, tandem.pull, tandem.parts, tandem.chunk, tandem.people,
    tandem.published, tandem.begin_blob, tandem.put_chunk, tandem.publish, tandem.submitted_there, tandem.end_rounds,
    tandem.status TO @MEMBER@;
GRANT EXECUTE ON FUNCTION tandem.members, tandem.add_login, tandem.remove_logins TO @OPERATOR@;
-- A session's settings for plans hold in functions too: without these a member could have whole tables read, and count the
-- buffers.
DO $$
DECLARE
    one regprocedure;
BEGIN
    FOR one IN SELECT p.oid::regprocedure FROM pg_proc p WHERE p.pronamespace = 'tandem'::regnamespace
        AND p.proname IN ('greet', 'push', 'heads', 'pull', 'parts', 'chunk') LOOP
        EXECUTE format('ALTER FUNCTION %s SET enable_seqscan = off SET enable_indexscan = on SET enable_nestloop = on'
            || ' SET enable_hashjoin = off SET enable_mergejoin = off SET random_page_cost = 1 SET cpu_operator_cost = 0.0025'
            || ' SET cpu_index_tuple_cost = 0.005 SET jit = off', one);
    END LOOP;
END $$;
RESET ROLE;

REVOKE ALL ON DATABASE @DATABASE@ FROM PUBLIC;
GRANT CONNECT ON DATABASE @DATABASE@ TO @MEMBER@, @OPERATOR@;
-- What only a superuser may take away: large objects, and whatever counts what others do: statistics, sizes, locks, how far
-- the server's log and its transactions are. Monitoring keeps it; the functions above need two of these themselves.
DO $$
DECLARE
    one regprocedure;
    kept text;
BEGIN
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    FOR one IN SELECT p.oid::regprocedure FROM pg_proc p WHERE p.pronamespace = 'pg_catalog'::regnamespace
        AND (p.proname ~ ('^(lo_|pg_stat_|pg_notif|pg_current_(wal|xact|snapshot)|pg_last_|pg_xact_|pg_export_snapshot'
                || '|pg_lock_status|pg_prepared_xact|pg_(safe_snapshot_)?blocking_pids|pg_isolation_test|pg_control_'
                || '|pg_relation_file|pg_logical_emit|pg_get_multixact|pg_get_replication|pg_get_wal|pg_available_wal|pg_wal_summary|pg_ls_'
                || '|txid_(current|status)|mxid_age)')
            OR p.proname IN ('lowrite', 'loread', 'pg_relation_size', 'pg_table_size', 'pg_indexes_size',
                'pg_total_relation_size', 'pg_database_size', 'pg_tablespace_size')
            OR p.oid = 'pg_catalog.age(xid)'::regprocedure) LOOP
        EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', one);
        EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO pg_monitor', one);
    END LOOP;
    GRANT EXECUTE ON FUNCTION pg_catalog.pg_current_xact_id(), pg_catalog.pg_current_snapshot() TO @OWNER@;
    -- How many rows a table has, as the server last counted them.
    SELECT string_agg(quote_ident(attname), ', ') INTO kept FROM pg_attribute
        WHERE attrelid = 'pg_catalog.pg_class'::regclass AND attnum > 0 AND NOT attisdropped
        AND attname NOT IN ('relpages', 'reltuples', 'relallvisible', 'relallfrozen', 'relfrozenxid', 'relminmxid',
            'relfilenode');
    REVOKE SELECT ON pg_catalog.pg_class FROM PUBLIC;
    EXECUTE format('GRANT SELECT (%s) ON pg_catalog.pg_class TO PUBLIC', kept);
    GRANT SELECT ON pg_catalog.pg_class TO pg_monitor;
EXCEPTION WHEN insufficient_privilege THEN
    NULL; -- Whoever runs this is told.
END $$;
