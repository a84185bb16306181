// Where answers go: into the browser first, from there to the server or into an answers file.
class Keeping {
  /** `given` is {task, key} of a form file, or {task, address} of a server. */
  constructor({ task, key, address }) {
    this.task = task;
    this.answers = new Answers(task);
    this.answers.add(task.rows, task.events);
    this.secret = key ? bytesOfBase64(key) : utf8.encode(address);
    this.isServed = !key;
    this.sender = address ? new Sender(address, (saved) => this.onSaved(saved), (uuid) => this.onRefused(uuid)) : null;
    this.state = this.answers.rows.size ? (address ? "saved" : "kept") : "";
    this.pending = 0;
    this.hasFailed = false;
    this.savedRows = 0; // of the answers file saved last
    this.savedDone = 0;
    this.drafts = new Map(); // reviews that are not sent yet, by turn
    this.onstate = () => {}; // state has changed
    this.onanswers = () => {}; // answers came from somewhere else
  }

  async open() {
    this.vault = await Vault.open("tandem-" + this.task.form, this.secret);
    if (this.vault) {
      this.vault.onchange = () => this.reread();
      await this.reread();
    }
    for (const when of ["focus", "pageshow"]) addEventListener(when, () => this.reread());
    for (const when of ["focus", "online"]) addEventListener(when, () => this.refetch());
  }

  /** Takes what was written on another device: each version of the work on an utterance says all of it, so that the next one has to begin from the latest. */
  async refetch() {
    if (!this.sender || !this.task.round || this.task.questions[0].name !== "work") return;
    try {
      const response = await fetch(this.sender.address + "/task", { cache: "no-store", redirect: "error", signal: AbortSignal.timeout(10000) });
      const { form, rows } = response.ok ? await response.json() : {};
      if (form === this.task.form && this.answers.add(rows, [])) this.onanswers();
    } catch (error) {
      // The connection is away; what is written here is sent once it is back.
    }
  }

  get isClosed() {
    return this.answers.last("withdrawn") === "withdrawn";
  }

  /** Takes what other tabs have kept. */
  async reread() {
    if (!this.vault) return;
    let records = [];
    try {
      records = await this.vault.all();
    } catch (error) {
      return;
    }
    if (records.some((record) => record.id === "withdrawn") && !this.isClosed) {
      this.answers.clear();
      if (this.sender) this.sender.waiting.clear();
    }
    for (const { id, kind } of records) {
      if (kind === "refused") this.answers.events.delete(id);
      if (kind === "refused") this.answers.drop(id);
    }
    for (const { body } of records.filter(({ kind }) => kind === "draft")) if (!this.drafts.has(body.turn)) this.drafts.set(body.turn, body.draft);
    const of = (kind) => records.filter((record) => record.kind === kind).map((record) => record.body);
    for (const note of of("note")) {
      this.savedRows = Math.max(this.savedRows, note.rows);
      this.savedDone = Math.max(this.savedDone, note.done);
    }
    const more = this.answers.add(of("rows"), of("events"));
    if (more && !this.state) this.state = this.sender ? "saved" : "kept"; // what was not sent says so at once
    if (this.sender) {
      const isSaved = new Set([...this.task.rows, ...this.task.events].map((each) => each.uuid));
      const unsaved = records.filter(({ kind, body, sent }) => ["rows", "events"].includes(kind) && !sent && !isSaved.has(body.uuid));
      unsaved.sort((a, b) => Answers.order(a.body, b.body)); // the store has them by UUID, and a hand-in comes after its answers
      for (const { kind, body } of unsaved) this.sender.add(kind, body);
    }
    if (more) this.onanswers();
  }

  answer(turn, question, value, duration) {
    // The same can be said again: of what was changed meanwhile, here or on another device, or to end the unsure mark.
    const isSaid = this.task.round && (question.name === "said" || (question.name === "answer" && value !== null));
    if (!isSaid && this.answers.value(turn, question) === value) return Promise.resolve();
    const row = this.answers.newRow(turn, question, value, duration);
    return this.keep("rows", [row]);
  }

  /** Keeps what is not said yet on the rater's machine alone; none: it is said. */
  keepDraft(turn, draft) {
    this.drafts.set(turn, draft);
    if (this.vault && !this.isClosed) this.vault.put([{ id: "draft-" + turn, kind: "draft", body: { turn, draft } }]).catch(() => {});
  }

  tell(word, uuid) {
    return this.keep("events", [this.answers.newEvent(word, uuid)]);
  }

  /** Records that each text of a turn was in view. */
  tellInView(turn) {
    if (!this.answers.wasInView(turn)) this.tell("in_view", Answers.inView(turn));
  }

  /** Keeps rows or events; `state` says "kept" only once they are on the disk, "saved" once the server has them. */
  async keep(kind, bodies) {
    if (this.isClosed) return;
    this.answers.add(kind === "rows" ? bodies : [], kind === "events" ? bodies : []);
    this.pending++;
    this.set(this.vault || this.sender ? "keeping" : "unkept");
    await this.put(bodies.map((body) => ({ id: body.uuid, kind, body })));
    this.pending--;
    if (this.isClosed) this.set("");
    else if (this.sender) for (const body of bodies) this.sender.add(kind, body);
    else if (!this.pending) this.set(!this.vault ? "unkept" : this.hasFailed ? "failed" : "kept");
  }

  async put(records) {
    if (!this.vault) return;
    try {
      try {
        await this.vault.put(records);
      } catch (error) {
        // The browser may have thrown its store away: all is written once more.
        this.vault.disconnect();
        await this.vault.put(this.records());
      }
      this.hasFailed = false;
    } catch (error) {
      await this.reread();
      this.hasFailed = !this.isClosed;
    }
  }

  records() {
    const of = (kind) => [...this.answers[kind].values()].map((body) => ({ id: body.uuid, kind, body }));
    return [...of("rows"), ...of("events")];
  }

  set(state) {
    this.state = state;
    this.onstate();
  }

  async onSaved(saved) {
    const isSaved = new Set(saved);
    const sent = this.records().filter((record) => isSaved.has(record.id));
    for (const { kind, body } of sent) this.task[kind].push(body);
    // What was answered meanwhile is not even kept yet.
    this.set(this.pending && this.sender.state === "saved" ? "keeping" : this.sender.state);
    // They stay here, marked, so that another tab knows them.
    if (this.vault && sent.length && !this.isClosed) await this.vault.put(sent.map((record) => ({ ...record, sent: true }))).catch(() => {});
  }

  /** What the server does not take was never said: a hand-in that is refused can be made again, a review is a draft again. */
  async onRefused(uuid) {
    this.answers.events.delete(uuid);
    const row = this.answers.drop(uuid);
    if (row && row.value) this.keepDraft(row.turn, JSON.parse(row.value));
    if (this.vault) await this.vault.put([{ id: uuid, kind: "refused" }]).catch(() => {});
    this.onanswers();
  }

  /** Erases every answer and says so. */
  async withdraw() {
    const event = this.answers.newEvent("withdrawn");
    this.answers.clear();
    this.answers.add([], [event]);
    if (this.vault) await this.vault.close({ id: "withdrawn", kind: "events", body: event }).catch(() => (this.hasFailed = true));
    if (this.sender) {
      this.sender.waiting.clear();
      this.sender.add("events", event);
    }
  }

  /** Whether it is time to ask for an answers file: halfway, or every few answers where nothing is kept. */
  get isFileDue() {
    if (this.isServed || this.isClosed) return false;
    if (!this.vault || this.hasFailed) return this.answers.rows.size >= this.savedRows + 5;
    const half = Math.ceil(this.task.turns.length / 2);
    return this.task.turns.length > 3 && this.answers.done >= half && this.savedDone < half;
  }

  async noteSaved() {
    this.savedRows = this.answers.rows.size;
    this.savedDone = this.answers.done;
    if (this.vault && !this.isClosed) await this.vault.put([{ id: "note", kind: "note", body: { rows: this.savedRows, done: this.savedDone } }]).catch(() => {});
  }

  /** The answers file, as text. */
  async file() {
    const { form, project, study, version, rater } = this.task;
    const head = { form, project, study, version, rater };
    const rows = this.answers.sorted("rows");
    const events = this.answers.sorted("events");
    const seals = await sealsOf(this.secret, head, rows, events);
    return JSON.stringify({ tandem_answers: 1, ...head, rows, events, ...seals });
  }

  /** Takes an answers file of this form; how many rows and events were new. Throws a key of WORDS where it is none. */
  async take(text) {
    let file;
    try {
      file = JSON.parse(text);
    } catch (error) {
      throw "notAnswers";
    }
    if (!file || file.tandem_answers !== 1) throw "notAnswers";
    const heads = ["form", "project", "study", "version", "rater"];
    if (!heads.every((key) => file[key] === this.task[key])) throw "otherForm";
    let seals = null;
    try {
      seals = await sealsOf(this.secret, file, file.rows, file.events);
    } catch (error) {
      throw "broken";
    }
    if (JSON.stringify(seals.seals) !== JSON.stringify(file.seals) || seals.count_seal !== file.count_seal) throw "broken";
    if (this.isClosed) throw "closed";
    const known = this.answers;
    const rows = file.rows.filter((row) => !known.rows.has(row.uuid));
    const events = file.events.filter((event) => !known.events.has(event.uuid));
    if (events.some((event) => event.event === "withdrawn")) {
      await this.withdraw();
      return 1;
    }
    if (rows.length) await this.keep("rows", rows);
    if (events.length) await this.keep("events", events);
    return rows.length + events.length;
  }
}
