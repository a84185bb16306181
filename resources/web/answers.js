// What the rater has said: rows and events that are only ever added. Of rows to one question of one turn the latest counts.
class Answers {
  constructor(task) {
    this.task = task;
    this.ahead = task.now ? task.now - Date.now() : 0; // the clock of the server, which many write to, before the one here
    this.clear();
  }

  clear() {
    this.rows = new Map();
    this.events = new Map();
    this.latest = new Map();
  }

  /** Takes what is not known yet; how many that were. */
  add(rows, events) {
    const before = this.rows.size + this.events.size;
    for (const row of rows) {
      if (this.rows.has(row.uuid)) continue;
      this.rows.set(row.uuid, row);
      const place = row.turn + row.question;
      const other = this.latest.get(place);
      if (!other || Answers.order(other, row) < 0) this.latest.set(place, row);
    }
    for (const event of events) if (!this.events.has(event.uuid)) this.events.set(event.uuid, event);
    return this.rows.size + this.events.size - before;
  }

  /** Without a row that the server does not take. */
  drop(uuid) {
    const row = this.rows.get(uuid);
    if (!row) return null;
    const rows = [...this.rows.values()].filter((other) => other !== row);
    this.rows = new Map();
    this.latest = new Map();
    this.add(rows, []);
    return row;
  }

  static order(a, b) {
    return a.at - b.at || (a.uuid < b.uuid ? -1 : a.uuid > b.uuid ? 1 : 0);
  }

  sorted(kind) {
    return [...this[kind].values()].sort(Answers.order);
  }

  value(turn, question) {
    const row = this.latest.get(turn.id + question.name);
    const isOver = row && question.name === "unsure" && this.task.round && this.timeOf(turn, "answer") > row.at;
    return row && !isOver ? row.value : null; // an answer ends the unsure mark, as in the program
  }

  timeOf(turn, name) {
    return this.latest.get(turn.id + name)?.at ?? 0;
  }

  /** Whether somebody wants to come back to it before they submit. */
  isUnsure(turn) {
    return Boolean(this.task.round) && this.value(turn, { name: "unsure" }) !== null;
  }

  newRow(turn, question, value, duration) {
    const told = this.task.round ? this.task.questions : [question]; // of a round, each row says all of an item
    const before = told.map((other) => this.timeOf(turn, other.name) + 1);
    const at = Math.max(Date.now() + this.ahead, ...before); // a clock set back must not bring an old answer to the top
    return { uuid: newUuid(), turn: turn.id, question: question.name, value, at, duration_ms: Math.round(duration) };
  }

  newEvent(word, uuid = newUuid()) {
    const at = [...this.events.values()].reduce((latest, event) => Math.max(latest, event.at + 1), Date.now() + this.ahead);
    return { uuid, event: word, at };
  }

  /** The UUID of the event that the texts of a turn were in view: told once, wherever the rater works. */
  static inView(turn) {
    return turn.id.slice(0, 14) + "8" + turn.id.slice(15);
  }

  wasInView(turn) {
    return this.events.has(Answers.inView(turn));
  }

  /** Whether a question is asked of this turn after what was answered before it. */
  isAsked(turn, question) {
    const questions = this.task.questions;
    for (let at = question; at.only_if; ) {
      const before = questions.find((other) => other.name === at.only_if.question);
      if (!before || questions.indexOf(before) >= questions.indexOf(at)) return false;
      if (!at.only_if.values.includes(this.value(turn, before))) return false;
      at = before;
    }
    return true;
  }

  /** Whether nothing that has to be answered is open; all questions of a study where `every`. */
  isDone(turn, every = false) {
    const [{ name }] = this.task.questions;
    if (this.task.round && name === "work") return !gapsOf(workOf(this.value(turn, { name }))).length;
    if (this.task.round && name === "said") return !standingOf(turn, this).due;
    if (this.isUnsure(turn)) return false;
    if (this.task.round) every = false; // what can be said beside the answer is no question that waits
    return this.task.questions.every((question) => (!every && !question.required) || !this.isAsked(turn, question) || this.value(turn, question) !== null);
  }

  get done() {
    return this.task.turns.filter((turn) => this.isDone(turn)).length;
  }

  firstOpen() {
    return this.task.turns.findIndex((turn) => !this.isDone(turn));
  }

  /** The latest event that is one of these words, or none. */
  last(...choice) {
    let last = null;
    for (const event of this.events.values()) if (choice.includes(event.event) && (!last || Answers.order(last, event) < 0)) last = event;
    return last?.event;
  }
}
