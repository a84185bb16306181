// An item: its texts and its questions.

/** A digit of any script as "0" to "9"; none of anything else. */
function digitOf(key) {
  const isDigit = (code) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
  const code = key.codePointAt(0);
  if (key !== String.fromCodePoint(code) || !isDigit(code)) return null;
  let before = 0; // digits stand in tens, one after the other
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

/** Digits of any script as 0 to 9; a letter by its place on the keyboard where the layout gives another script. */
function pressedKey(event) {
  const digit = digitOf(event.key);
  if (digit !== null) return digit;
  const letter = /^Key([A-Z])$/.exec(event.code || "");
  return letter && event.key.charCodeAt(0) > 127 ? letter[1].toLowerCase() : event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** What can be chosen: [{value, label, key}]. */
function choicesOf(question) {
  const keyOfOption = (key) => digitOf(key) ?? key.toLowerCase();
  if (question.kind === "choice") return question.options.map((option, i) => ({ value: option.value, label: option.label || option.value, key: keyOfOption(option.key || String(i + 1)) }));
  const values = Array.from({ length: question.most - question.least + 1 }, (_, i) => question.least + i);
  const areDigits = question.least >= 0 && question.most <= 9;
  const keyOf = (value, i) => (areDigits ? String(value) : i < 9 ? String(i + 1) : i === 9 ? "0" : "");
  return values.map((value, i) => ({ value: String(value), label: numbers.format(value), key: keyOf(value, i) }));
}

/** Of the lines of texts, in pixels: what is cut off by less was in view. */
const HALF_LINE = 12;

/** Sorted ranges with one more; those that it touches, or that lie no more than `slack` away, become one with it. */
function withRange(ranges, from, to, slack) {
  const touches = ([a, b]) => a <= to + slack && b >= from - slack;
  const all = [[from, to], ...ranges.filter(touches)];
  const whole = [Math.min(...all.map(([a]) => a)), Math.max(...all.map(([, b]) => b))];
  return [...ranges.filter((range) => !touches(range)), whole].sort(([a], [b]) => a - b);
}

class ItemView {
  /** `answer(question, value)` keeps a value; null takes it back. `isRead`: its texts were in view before; `known`: those that were, elsewhere. */
  constructor(task, turn, answers, answer, isRead, known, goTo) {
    Object.assign(this, { task, turn, answers, answer, known, goTo });
    this.parts = task.questions.map((question, i) => this.partOf(question, i));
    this.texts = this.textsOf();
    // Blocks of texts with what of their height was in view; shares of it, which hold when the window is another one.
    const unread = [...(isRead || !this.isBlank() ? [] : this.texts.querySelectorAll(".text:not(.known) > *"))];
    this.unread = new Map(unread.map((block) => [block, []]));
    this.notice = el("p", { class: "says", role: "status" });
    this.form = el("form", { class: task.round ? "questions round" : "questions", onsubmit: (event) => event.preventDefault() }, ...this.parts.map((part) => part.node));
    this.bar = el("div", { class: "bar" }); // always in sight, with the way on and what is said of it
    this.asks = el("section", { class: task.round ? "asks ofRound" : "asks" }, this.form, this.bar);
    for (const part of this.parts) part.node.disabled = !this.isOpen;
    this.update();
  }

  /** Whether nothing is answered. */
  isBlank() {
    return this.task.questions.every((question) => this.answers.value(this.turn, question) === null);
  }

  /** Whether it can be answered: each of its texts was in view, every part of it. */
  get isOpen() {
    return !this.unread.size;
  }

  /** Up to where a block was in view without a gap, as a share of its height. */
  seenOf(block) {
    const [first] = this.unread.get(block);
    return first && first[0] * block.offsetHeight <= HALF_LINE ? first[1] : 0;
  }

  /** What an item lacks, in words, beside an answer. */
  gaps() {
    return [];
  }

  say(text) {
    this.notice.textContent = text;
  }

  /** How high the questions are, with all that may be asked, and the way on. */
  fullHeight() {
    for (const part of this.parts) part.node.hidden = false;
    const height = this.form.offsetHeight + this.bar.offsetHeight + 16;
    for (const part of this.parts) part.node.hidden = !this.answers.isAsked(this.turn, part.question);
    return height;
  }

  /** What of the blocks that were not in view yet is in view above `floor`, from and to a share of their height. */
  inView(floor) {
    const found = new Map();
    for (const block of this.unread.keys()) {
      const frame = block.closest(".shown").getBoundingClientRect(); // it scrolls where it stands beside another one
      const least = Math.max(0, frame.top);
      const most = Math.min(floor, frame.bottom);
      const isIn = ({ top, bottom }) => top <= most && bottom >= least;
      if (!isIn(block.getBoundingClientRect())) continue;
      block.classList.add("drawn"); // until then its height may be guessed
      const box = block.getBoundingClientRect();
      const share = (y) => Math.min(1, Math.max(0, (y - box.top) / (box.height || 1)));
      if (isIn(box)) found.set(block, [share(least), share(most)]);
    }
    return found;
  }

  /** Notes what is in view above `floor`, and was `before`, where that is given; answers open once everything was. */
  look(floor, before) {
    for (const [block, [from, to]] of this.inView(floor)) {
      const [least, most] = before ? before.get(block) || [1, 0] : [from, to];
      const height = block.offsetHeight;
      if (Math.max(from, least) <= Math.min(to, most)) this.unread.set(block, withRange(this.unread.get(block), Math.max(from, least), Math.min(to, most), HALF_LINE / (height || 1)));
      if ((1 - this.seenOf(block)) * height <= HALF_LINE) this.unread.delete(block);
    }
  }

  open() {
    this.unread.clear();
    for (const part of this.parts) part.node.disabled = false;
  }

  /** Brings the first part that was not in view yet into view, below a line of what was. */
  readOn(floor) {
    const placeOf = (node) => node.getBoundingClientRect();
    const frameOf = (block) => block.closest(".shown");
    // In the order in which they are seen: on a phone, the last one stands above the one before it.
    const [block] = [...this.unread.keys()].sort((a, b) => placeOf(frameOf(a)).top - placeOf(frameOf(b)).top);
    const frame = frameOf(block);
    const gap = () => placeOf(block).top + this.seenOf(block) * placeOf(block).height - 2 * HALF_LINE;
    frame.scrollTop += gap() - placeOf(frame).top;
    if (gap() < 0 || Math.min(placeOf(block).bottom, placeOf(frame).bottom) > floor) scrollBy(0, gap());
  }

  /** Beside the discussion: the article, or all facts and the paragraph that this one is from. */
  facingOf([, ...others]) {
    return [el("h3", {}, say(others.length ? "facts" : "article")), this.articleOf(), ...this.fieldsOf(others)];
  }

  fieldsOf(fields) {
    const nodes = [];
    const many = this.turn.fields.filter((field) => field.side).length > 0;
    for (const field of fields) {
      const shown = this.task.fields.find((other) => other.name === field.name);
      const label = (shown && shown.label) || "";
      const heading = field.side && many ? (label ? label + " " + numbers.format(field.side) : say("text", field.side)) : label;
      if (heading) nodes.push(el("h3", {}, el("bdi", {}, heading)));
      const text = markedText(field.text, shown && shown.marks_evidence ? field.marks : []);
      if (this.known.has(field.text)) text.classList.add("known");
      nodes.push(text);
    }
    return nodes;
  }

  /** All items of the sample in their order, each with its answer, the one at hand marked: an article is read as a whole. */
  articleOf() {
    this.listed = this.task.turns.filter((turn) => turn.group === this.turn.group).map((turn, i) => {
      const isHere = turn === this.turn;
      const state = el("span", { class: "second" });
      const button = el("button", { type: "button", class: "number", onclick: () => this.goTo(turn) }, numbers.format(i + 1), " ", state);
      const [{ text }] = turn.fields;
      const body = isHere ? markedText(text, []) : el("div", { class: "text known", dir: "auto" }, text);
      if (this.known.has(text)) body.classList.add("known");
      return { turn, state, button, node: el("li", { "aria-current": isHere ? "true" : null }, button, body) };
    });
    this.showListed();
    return el("ol", { class: "article" }, ...this.listed.map(({ node }) => node));
  }

  /** The answers beside the items of the article. */
  showListed() {
    const [answer] = this.task.questions;
    for (const { turn, state, button } of this.listed || []) {
      const value = this.answers.value(turn, answer);
      const option = answer.options.find((each) => each.value === value);
      const words = this.answers.isUnsure(turn) ? say("unsure") : option ? option.label : "–";
      state.textContent = words;
      button.setAttribute("aria-label", [button.firstChild.data, option || this.answers.isUnsure(turn) ? words : say("open")].join(", "));
    }
  }

  /** Brings the item at hand into view within its article. */
  toCurrent() {
    const here = (this.listed || []).find(({ turn }) => turn === this.turn);
    const frame = here && here.node.closest(".shown");
    if (frame) frame.scrollTop += here.node.getBoundingClientRect().top - frame.getBoundingClientRect().top - 4 * HALF_LINE;
  }

  textsOf() {
    const rank = (field) => this.task.fields.findIndex((shown) => shown.name === field.name);
    const fields = [...this.turn.fields].sort((a, b) => rank(a) - rank(b));
    const sides = [1, 2].map((side) => fields.filter((field) => field.side === side));
    const isPaired = sides.every((side) => side.length);
    const whole = fields.filter((field) => !isPaired || !field.side);
    const node = el("div", { class: isPaired ? "texts two" : "texts" });
    if (this.task.language) node.lang = this.task.language;
    // What follows a long text stands beside it, not screens below.
    const long = isPaired ? -1 : whole.slice(0, -1).findIndex((field) => field.text.length > 400);
    // A round is about one discussion, which faces every item.
    const facing = this.task.round ? [whole.splice(0, whole.length - 1), whole.splice(0)] : [];
    const parts = long < 0 || facing.length ? facing : [[whole[long]], whole.splice(long).slice(1)];
    if (facing.length) node.className += " facing";
    if (whole.length) node.append(el("section", { class: "shown whole" }, ...this.fieldsOf(whole)));
    if (parts.length) node.className += " two beside";
    // What scrolls is got to by keyboard only where it is a stop.
    parts.forEach((fields, i) => node.append(el("section", { class: facing.length && !i ? "shown items-of-round" : "shown", tabindex: 0 }, ...(facing.length && !i ? this.facingOf(fields) : this.fieldsOf(fields)))));
    if (isPaired) sides.forEach((side, i) => node.append(el("section", { class: "shown", "aria-label": say("text", i + 1) }, ...this.fieldsOf(side))));
    return node;
  }

  partOf(question, index) {
    const part = { question, choices: [], index };
    const legend = [el("span", { dir: "auto" }, question.text || question.name), question.required ? null : el("span", { class: "optional" }, " " + say("optional"))];
    if (question.kind === "text") {
      part.area = el("textarea", { id: "text" + index, maxlength: 10000, dir: "auto", required: question.required });
      part.area.addEventListener("input", () => this.typed(part));
      part.area.addEventListener("change", () => this.commit(part));
      part.node = el("fieldset", {}, el("legend", {}, el("label", { for: "text" + index }, ...legend)), part.area);
    } else {
      const offered = choicesOf(question);
      part.isMark = offered.length === 1; // set or not
      part.choices = offered.map((choice) => this.choiceOf(part, choice));
      const isScale = question.kind === "scale";
      const end = (text) => (isScale && text ? el("span", { class: "end" }, el("bdi", {}, text)) : null);
      const options = part.choices.map((choice) => choice.node);
      const looks = part.isMark ? {} : { role: "radiogroup", "aria-required": String(question.required) };
      part.node = el("fieldset", looks, el("legend", part.isMark ? { class: "away" } : {}, ...legend),
        el("div", { class: "options " + question.kind }, end(question.least_label), ...options, end(question.most_label)));
    }
    part.node.addEventListener("focusin", () => this.setCurrent(part));
    return part;
  }

  choiceOf(part, { value, label, key }) {
    const input = el("input", { type: part.isMark ? "checkbox" : "radio", name: "question" + part.index, value });
    const { least, most, least_label, most_label } = part.question;
    const meaning = value === String(least) ? least_label : value === String(most) ? most_label : "";
    if (part.question.kind === "scale" && meaning) input.setAttribute("aria-label", label + ", " + meaning);
    // The answer of a round that is there already can be given again; it ends the unsure mark.
    input.addEventListener(this.task.round && !part.isMark ? "click" : "change", () => this.answer(part.question, input.checked ? value : null));
    const hint = /^\d$/.test(key) ? numbers.format(key) : key;
    return { value, key, input, node: el("label", { class: "option" }, input, el("span", { dir: "auto" }, label), hint && hint !== label ? el("kbd", { "aria-hidden": "true" }, hint) : null) };
  }

  typed(part) {
    part.isTyping = true;
    clearTimeout(part.timer);
    part.timer = setTimeout(() => this.commit(part), 1000);
    this.ontyping();
  }

  /** Keeps what was typed, where it is something new. */
  commit(part) {
    clearTimeout(part.timer);
    part.isTyping = false;
    const text = wellFormed(part.area.value);
    const value = /[^\s\u0085\u180e\u200b]/.test(text) ? text : null;
    if (value !== this.answers.value(this.turn, part.question)) return this.answer(part.question, value);
    return this.ontyping();
  }

  ontyping() {}

  get isTyping() {
    return this.parts.some((part) => part.isTyping);
  }

  async flush() {
    await Promise.all(this.parts.filter((part) => part.isTyping).map((part) => this.commit(part)));
  }

  /** Shows what is answered, and asks only what has to be asked. */
  update() {
    for (const part of this.parts) {
      part.node.hidden = !this.answers.isAsked(this.turn, part.question);
      const value = this.answers.value(this.turn, part.question);
      for (const choice of part.choices) choice.input.checked = choice.value === value;
      if (part.area && !part.isTyping && document.activeElement !== part.area) part.area.value = value || "";
    }
    this.showListed();
    const isAsked = (part) => !part.node.hidden && (part.question.required || !this.task.round);
    const open = (part) => isAsked(part) && this.answers.value(this.turn, part.question) === null;
    if (!this.current || this.current.node.hidden || !open(this.current)) this.setCurrent(this.parts.find(open) || this.current || this.parts[0]);
  }

  setCurrent(part) {
    this.current = part;
    for (const other of this.parts) other.node.classList.toggle("current", other === part && this.parts.length > 1);
  }

  /** Answers the current question by a key; whether it was one of its keys. */
  press(key) {
    const keyed = (part) => part.choices.find((each) => each.key && each.key === key);
    // Of a round, each key has one meaning: the mark can be set before the answer, as in the program.
    const part = this.task.round ? this.parts.find(keyed) : this.current;
    const choice = part && this.isOpen && !part.node.hidden && keyed(part);
    if (!choice) return null;
    choice.input.checked = !part.isMark || !choice.input.checked;
    const kept = this.answer(part.question, choice.input.checked ? choice.value : null);
    if (this.task.round) return kept;
    // Where nothing is open, answers are changed one after the other.
    if (this.current === part) this.setCurrent(this.parts.slice(part.index + 1).find((other) => !other.node.hidden) || part);
    this.current.node.scrollIntoView({ block: "nearest" });
    return kept;
  }

  /** Takes back the answer to the current question. */
  clear() {
    const { current } = this;
    if (current && this.answers.value(this.turn, current.question) !== null) this.answer(current.question, null);
  }

  /** Brings the keyboard to the text that can be written beside the answer. */
  write() {
    const part = this.isOpen && this.parts.find((each) => each.area);
    if (part) part.area.focus();
  }

  hasKey(key) {
    return this.parts.some((part) => !part.node.hidden && part.choices.some((choice) => choice.key === key));
  }
}
