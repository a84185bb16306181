// Opinions: what their author makes of an utterance, and the peer review of one opinion.

/** A text in which words can be selected by mouse, finger and keyboard: a field over the same text with its marks. Nothing can be written in it, but it is not `readonly`: browsers move no caret there by keys. */
class SelectableText {
  constructor(text, label) {
    this.text = text;
    this.under = el("div", { "aria-hidden": "true", dir: "auto" });
    this.area = el("textarea", { "aria-readonly": "true", inputmode: "none", rows: 1, dir: "auto", "aria-label": label, spellcheck: "false", autocomplete: "off" });
    this.area.value = text;
    this.area.setSelectionRange(0, 0); // the keyboard begins where reading does
    this.area.addEventListener("beforeinput", (event) => event.preventDefault());
    this.area.addEventListener("input", () => (this.area.value = text)); // what is composed cannot be prevented
    this.node = el("div", { class: "selectable" }, this.under, this.area);
    this.mark([]);
  }

  /** Shows marks, each [start, length, class]; they may overlap. */
  mark(marks) {
    const cuts = [...new Set([0, this.text.length, ...marks.flatMap(([start, length]) => [start, start + length])])].sort((a, b) => a - b);
    const piece = (from, to) => {
      const over = marks.filter(([start, length]) => start <= from && start + length >= to).map(([, , look]) => look);
      return over.length ? el("span", { class: over.join(" ") }, this.text.slice(from, to)) : this.text.slice(from, to);
    };
    this.under.replaceChildren(...cuts.slice(1).map((to, i) => piece(cuts[i], to)), "\u200b");
  }

  /** What is selected, without blanks around it: [start, length]; none where it is nothing. */
  get selection() {
    const { selectionStart: start, selectionEnd: end } = this.area;
    const words = this.text.slice(start, end);
    const length = words.trim().length;
    return length ? [start + words.length - words.trimStart().length, length] : null;
  }
}

/** An opinion's text, what stands between ** and ** bold. */
function boldText(text) {
  const node = el("p", { class: "text opinion", dir: "auto" });
  text.split("**").forEach((part, i, all) => part && node.append(i % 2 && i + 1 < all.length ? el("strong", {}, part) : part));
  return node;
}

/** What both of them share with ItemView: the texts of the sample beside what is done, which can be done at once. */
class OpinionsView {
  constructor(task, turn, answers, answer) {
    Object.assign(this, { task, turn, answers, answer });
    this.about = aboutOf(turn);
    this.source = sourceOf(task, turn);
    this.article = this.source.article;
    this.utterance = this.source.discussion[this.about.place - 1][1];
    this.isOpen = true;
    this.parts = [];
    this.notice = el("p", { class: "says", role: "status" });
    this.bar = el("div", { class: "bar" });
    this.asks = el("section", { class: "asks ofRound" }, this.bar);
    this.work = el("section", { class: "shown work", tabindex: 0, "aria-label": say("yourWork") });
    this.texts = el("div", { class: "texts two beside opinions" }, this.work, this.sourceNode());
  }

  sourceNode() {
    const { discussion } = this.source;
    const lineOf = ([speaker, text], i) => el("p", { class: "utterance", dir: "auto", "aria-current": i + 1 === this.about.place ? "true" : null }, el("strong", {}, el("bdi", {}, speaker), ": "), text);
    this.paragraphs = this.article.map(([number, text]) => ({ number, shown: new SelectableText(text, say("paragraphNumber", number)) }));
    const node = el("section", { class: "shown source", tabindex: 0, "aria-label": say("sources") }, el("h3", {}, say("field_discussion")), ...discussion.map(lineOf), el("h3", {}, say("article")));
    for (const { number, shown } of this.paragraphs) node.append(el("div", { class: "numbered" }, el("span", { class: "second" }, numbers.format(number)), shown.node));
    return node;
  }

  isBlank() {
    return false;
  }

  say(text) {
    this.notice.textContent = text;
  }

  fullHeight() {
    return this.bar.offsetHeight + 16;
  }

  inView() {
    return new Map();
  }

  gaps() {
    return [];
  }

  look() {}
  open() {}
  readOn() {}
  clear() {}
  write() {}
  ontyping() {}

  hasKey() {
    return false;
  }

  press() {
    return null;
  }

  get isTyping() {
    return this.parts.some((part) => part.isTyping);
  }

  async flush() {
    await Promise.all(this.parts.filter((part) => part.isTyping).map((part) => part.commit()));
  }

  /** A field whose text is kept a moment after it was typed, and when it is left. */
  field(node, commit) {
    const part = { node, isTyping: false };
    part.commit = () => {
      clearTimeout(part.timer);
      part.isTyping = false;
      return commit(wellFormed(node.value));
    };
    node.addEventListener("input", () => {
      part.isTyping = true;
      clearTimeout(part.timer);
      part.timer = setTimeout(() => part.commit(), 1000);
      this.ontyping();
    });
    node.addEventListener("change", () => part.commit());
    this.parts.push(part);
    return node;
  }

  /** Writes ** around what is selected in a field, or takes them away. */
  bold(area) {
    const { selectionStart: start, selectionEnd: end, value } = area;
    const words = value.slice(start, end);
    if (!words.trim()) return this.say(say("selectFirst"));
    const isBold = words.startsWith("**") && words.endsWith("**") && words.length > 4;
    area.setRangeText(isBold ? words.slice(2, -2) : "**" + words + "**", start, end, "select");
    area.dispatchEvent(new Event("input"));
    area.focus();
  }

  button(key, work, hint = "") {
    return el("button", { type: "button", "data-do": key, onclick: work }, say(key), hint ? " " : null, hint ? el("kbd", { "aria-hidden": "true" }, hint) : null);
  }
}

/** The work on one utterance: main opinions, references and referents, clear and atomic opinions. */
class WorkView extends OpinionsView {
  constructor(...all) {
    super(...all);
    this.words = new SelectableText(this.utterance, say("utteranceOf", this.about.place, this.about.speaker));
    this.words.area.id = "utterance";
    this.words.area.addEventListener("keydown", (event) => this.pressedInWords(event));
    for (const { shown } of this.paragraphs) {
      shown.area.addEventListener("focus", () => (this.chosen = shown));
      shown.area.addEventListener("keydown", (event) => this.pressedInArticle(event));
    }
    this.none = el("input", { type: "checkbox", id: "no-opinion" });
    this.none.addEventListener("change", () => this.toggleNone());
    this.cards = el("div", {});
    this.missing = el("div", { class: "gaps" });
    const marks = el("div", { class: "steps" }, this.button("markOpinion", () => this.markOpinion(), "O"), this.button("markReference", () => this.markReference(), "R"),
      el("label", { class: "option" }, this.none, say("noOpinion"), el("kbd", { "aria-hidden": "true" }, "N")));
    this.work.append(el("h3", {}, el("bdi", {}, say("utteranceOf", this.about.place, this.about.speaker))), this.words.node, el("p", { class: "second" }, say("howToMark")), marks, this.cards, this.missing);
    this.update();
  }

  get value() {
    return workOf(this.answers.value(this.turn, this.task.questions[0]));
  }

  get context() {
    return { speaker: this.about.speaker, utterance: this.utterance, article: this.article };
  }

  /** Keeps the work after a step; what the step changed of an opinion's words its clear opinion follows. */
  change(after) {
    this.say("");
    return this.answer(this.task.questions[0], JSON.stringify(after));
  }

  changeOpinion(uuid, step) {
    const work = this.value;
    const opinion = work.opinions.find((each) => each.uuid === uuid);
    if (!opinion) return null;
    const before = structuredClone(opinion);
    step(opinion);
    const marks = ({ span, references }) => JSON.stringify([span, references]);
    if (marks(opinion) !== marks(before)) opinion.clear = recomposed(before, opinion, this.context);
    return this.change(work);
  }

  pressedInWords(event) {
    const key = pressedKey(event);
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !this.hasKey(key)) return;
    event.preventDefault();
    this.press(key);
  }

  /** Points the reference whose field had the keyboard last to what is selected, and goes back to it. */
  pressedInArticle(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || pressedKey(event) !== "r") return;
    event.preventDefault();
    if (this.point) this.point();
    else this.say(say("markReferenceFirst"));
  }

  hasKey(key) {
    return "orn".includes(key);
  }

  press(key) {
    if (key === "o") this.markOpinion();
    else if (key === "r") this.markReference();
    else this.toggleNone();
    return null;
  }

  selected() {
    const span = this.words.selection;
    if (!span) this.say(say("selectFirst"));
    return span;
  }

  markOpinion() {
    const span = this.selected();
    const work = this.value;
    if (!span || work.opinions.length >= 50) return;
    const opinion = { uuid: newUuid(), span, references: [], clear: "", atoms: [] };
    opinion.clear = composed(opinion, this.context);
    work.noOpinion = false;
    work.opinions.push(opinion);
    work.opinions.sort((a, b) => a.span[0] - b.span[0]);
    this.change(work);
    this.say(say("opinionMarked", work.opinions.indexOf(opinion) + 1));
  }

  /** In the shortest opinion around it. */
  markReference() {
    const span = this.selected();
    if (!span) return;
    const [around] = this.value.opinions.filter((opinion) => covers(opinion.span, span)).sort((a, b) => a.span[1] - b.span[1]);
    if (!around) return this.say(say("markOpinionFirst"));
    if (around.references.length >= 50) return;
    this.addReference(around.uuid, span);
  }

  addReference(uuid, span) {
    let at = 0;
    this.changeOpinion(uuid, (opinion) => {
      at = opinion.references.findIndex((other) => other.span[0] > span[0]);
      if (at < 0) at = opinion.references.length;
      opinion.references.splice(at, 0, { span, kind: "resolve" });
    });
    const field = document.getElementById("referent-" + uuid + "-" + at);
    if (field) field.focus();
  }

  toggleNone() {
    const work = this.value;
    if (work.opinions.length) {
      this.none.checked = false;
      return this.say(say("hasOpinions"));
    }
    work.noOpinion = !work.noOpinion;
    this.change(work);
  }

  /** Shows the work as it is; fields are made anew only where there are others, so that the keyboard stays. */
  update() {
    const work = this.value;
    const shape = JSON.stringify(work.opinions.map(({ uuid, span, references }) => [uuid, span, references.map((each) => [each.span, each.kind])]));
    if (shape !== this.shape) {
      this.shape = shape;
      const focused = document.activeElement;
      const card = this.cards.contains(focused) ? focused.closest(".card").getAttribute("aria-labelledby") : "";
      this.parts = [];
      this.fills = [];
      this.point = null;
      this.cards.replaceChildren(...work.opinions.map((opinion, i) => this.cardOf(opinion, i)));
      // Where the field itself is gone, the keyboard stays at its opinion, or goes back to where opinions are marked.
      const again = card && (document.getElementById(focused.id) || document.getElementById(card) || this.words.area);
      if (again) again.focus({ preventScroll: true });
    }
    for (const fill of this.fills) fill(work);
    this.none.checked = work.noOpinion;
    this.words.mark(work.opinions.flatMap(({ span, references }) => [[...span, "opinion-words"], ...references.map((each) => [...each.span, "reference-words"])]));
    const placed = work.opinions.flatMap(({ references }) => references.map((each) => each.article)).filter((place) => place);
    for (const { number, shown } of this.paragraphs) shown.mark(placed.filter(({ paragraph }) => paragraph === number).map(({ span }) => [...span, "referent-words"]));
    const gaps = this.gaps().map((gap) => el("li", {}, gap));
    this.missing.replaceChildren(...(gaps.length ? [el("h3", {}, say("stillMissing")), el("ul", {}, ...gaps)] : []));
  }

  gaps() {
    const work = this.value;
    return gapsOf(work).map(({ key, opinion }) => (opinion === undefined || work.opinions.length < 2 ? "" : say("opinionNumber", opinion + 1) + ": ") + say(key));
  }

  /** Puts what is kept into a field that nobody types in. */
  fill(node, valueOf) {
    this.fills.push((work) => {
      const part = this.parts.find((each) => each.node === node);
      if (!part || !part.isTyping) node.value = valueOf(work);
    });
  }

  cardOf(opinion, i) {
    const { uuid } = opinion;
    const inWork = (work) => work.opinions.find((each) => each.uuid === uuid);
    const clear = this.field(el("textarea", { id: "clear-" + uuid, dir: "auto", maxlength: 4000, class: "clear" }), (text) => this.changeOpinion(uuid, (each) => (each.clear = plainLine(text))));
    const atoms = this.field(el("textarea", { id: "atoms-" + uuid, dir: "auto", maxlength: 20000, class: "atoms" }), (text) => this.changeOpinion(uuid, (each) => (each.atoms = atomsFrom(linesOf(text).slice(0, 50), each.atoms))));
    this.fill(clear, (work) => inWork(work).clear);
    this.fill(atoms, (work) => inWork(work).atoms.map((atom) => atom.text).join("\n"));
    const split = () => this.changeOpinion(uuid, (each) => (each.atoms = atomsFrom(splitOpinion(each.clear), each.atoms)));
    const changeWords = () => {
      const span = this.selected();
      if (span) this.changeOpinion(uuid, (each) => (each.span = span));
    };
    const remove = () => {
      const work = this.value;
      work.opinions = work.opinions.filter((each) => each.uuid !== uuid);
      this.change(work);
    };
    const head = el("h3", { id: "opinion-" + uuid, tabindex: -1 }, say("opinionNumber", i + 1), ": ", el("bdi", {}, sliceOf(this.utterance, opinion.span)));
    const references = opinion.references.map((reference, at) => this.referenceOf(uuid, reference, at));
    return el("section", { class: "card", "aria-labelledby": "opinion-" + uuid }, head,
      el("div", { class: "steps" }, this.button("changeWords", changeWords), this.button("removeOpinion", remove)),
      references.length ? el("h4", {}, say("references")) : null, ...references,
      el("label", { for: clear.id }, say("clearOpinion")), el("p", { class: "second" }, say("boldHint")), clear,
      el("div", { class: "steps" }, this.button("bold", () => this.bold(clear)), this.button("split", split)),
      el("label", { for: atoms.id }, say("atomicOpinions")), atoms);
  }

  referenceOf(uuid, reference, at) {
    const phrase = sliceOf(this.utterance, reference.span);
    const change = (step) => this.changeOpinion(uuid, (opinion) => step(opinion.references[at], opinion));
    const point = (each, place, text) => {
      delete each.article;
      delete each.text;
      if (place) each.article = place;
      else if (text) each.text = text;
    };
    const id = "referent-" + uuid + "-" + at;
    const field = this.field(el("input", { type: "text", id, dir: "auto", maxlength: 4000, placeholder: say("referentHint") }), (text) => {
      const words = plainLine(text);
      change((each) => {
        if (words !== referentOf(each, this.article)) point(each, placesOf(words, this.article)[0], words);
      });
    });
    const where = el("p", { class: "second", role: "status" });
    const now = (work) => (work.opinions.find((each) => each.uuid === uuid) || { references: [] }).references[at] || reference;
    this.fill(field, (work) => referentOf(now(work), this.article));
    const placesNow = (each) => placesOf(referentOf(each, this.article), this.article);
    const isAt = (each) => (place) => each.article && place.paragraph === each.article.paragraph && place.span[0] === each.article.span[0];
    const otherMatch = this.button("otherMatch", () => change((each) => {
      const places = placesNow(each);
      if (places.length) point(each, places[(places.findIndex(isAt(each)) + 1) % places.length]);
    }));
    const ownWords = this.button("ownWords", () => change((each) => point(each, null, referentOf(each, this.article))));
    this.fills.push((work) => {
      const each = now(work);
      const places = placesNow(each);
      const found = places.findIndex(isAt(each));
      where.textContent = each.article ? say("foundAt", each.article.paragraph, found + 1, Math.max(places.length, 1)) : each.text ? say("notInArticle") : "";
      otherMatch.hidden = places.length < (each.article ? 2 : 1);
      ownWords.hidden = !each.article;
    });
    const useSelection = () => {
      const chosen = this.paragraphs.find(({ shown }) => shown === this.chosen);
      if (!chosen || !chosen.shown.selection) return this.say(say("selectInArticle"));
      return change((each) => point(each, { paragraph: chosen.number, span: chosen.shown.selection }));
    };
    const useAndReturn = () => useSelection() && field.focus();
    field.addEventListener("focus", () => (this.point = useAndReturn));
    this.point = this.point || useAndReturn;
    const kind = el("select", { id: "kind-" + uuid + "-" + at, "aria-label": say("referenceKind") }, ...["resolve", "supplement"].map((each) => el("option", { value: each, selected: each === reference.kind }, say("kind_" + each))));
    kind.addEventListener("change", () => change((each) => (each.kind = kind.value)));
    return el("div", { class: "reference" }, el("label", { for: id }, say("refersTo", "\u2068" + phrase + "\u2069")), field, where,
      el("div", { class: "steps" }, this.button("useSelection", useSelection), otherMatch, ownWords, kind,
        this.button("addReferent", () => this.addReference(uuid, reference.span)), this.button("removeReference", () => this.changeOpinion(uuid, (opinion) => opinion.references.splice(at, 1)))));
  }
}

/** The review of one opinion: what the partner says of it, what its author answers. */
class ReviewView extends OpinionsView {
  /** `send(step)` goes on once what `step` completes is said; `takeBack()` takes back what was said last. */
  constructor(task, turn, answers, answer, { keeping, send, takeBack }) {
    super(task, turn, answers, answer);
    Object.assign(this, { keeping, send, takeBack });
    this.update();
  }

  get draft() {
    return this.keeping.drafts.get(this.turn.id) || {};
  }

  keep(change) {
    this.keeping.keepDraft(this.turn.id, { ...this.draft, ...change });
    this.say("");
  }

  update() {
    this.now = standingOf(this.turn, this.answers);
    const { about, said, due, text } = this.now;
    const shape = JSON.stringify([said.length, due, text]);
    if (shape === this.shape) return;
    this.shape = shape;
    this.parts = [];
    const words = new SelectableText(this.utterance, say("utteranceOf", about.place, about.speaker));
    words.mark([[...about.span, "opinion-words"], ...about.references.map((each) => [...each.span, "reference-words"])]);
    const references = about.references.map((each) => el("li", {}, el("bdi", {}, sliceOf(this.utterance, each.span)), document.documentElement.dir === "rtl" ? " ← " : " → ", el("bdi", {}, each.referent)));
    this.work.replaceChildren(el("h3", {}, say(about.own ? "ownOpinion" : "partnersOpinion", about.number)), boldText(text),
      about.written === text ? "" : el("p", { class: "second" }, say("asSubmitted", isolated(about.written.replaceAll("**", "")))),
      el("h3", {}, el("bdi", {}, say("utteranceOf", about.place, about.speaker))), words.node, ...(references.length ? [el("ul", {}, ...references)] : []),
      ...(said.length ? [el("h3", {}, say("saidSoFar")), el("ul", { class: "said" }, ...said.map((event) => el("li", {}, this.wordsOf(event))))] : []),
      ...(due === "check" ? this.checkForm() : due === "answer" ? this.answerForm() : this.endOf(said)));
  }

  wordsOf(event) {
    const lacking = CRITERIA.filter((name) => event[name] === false).map((name) => say("criterion_" + name));
    const what = event.verdict ? say("decided_" + event.verdict) : event.response ? say("response_" + event.response) : lacking.length ? say("saidNo", lacking.join(", ")) : say("saidYes");
    const quoted = (key, text) => text && say(key, isolated(text.replaceAll("**", "")));
    const more = [quoted("suggested", event.suggestion), quoted("newText", event.text), event.note && say("noted", isolated(event.note))];
    return [say(event.mine ? "you" : event.verdict ? "adjudicator" : "partner") + ": " + what, ...more.filter((each) => each)].join(" · ");
  }

  /** A text of the draft. */
  textOf(key, label, look = "") {
    const id = "review-" + key;
    const area = this.field(el("textarea", { id, dir: "auto", maxlength: key === "note" ? 2000 : 4000, class: look }), (text) => this.keep({ [key]: text }));
    area.value = this.draft[key] || "";
    return [el("label", { for: id }, label), area];
  }

  checkForm() {
    this.rows = CRITERIA.map((name, i) => {
      const inputs = [true, false].map((value) => {
        const input = el("input", { type: "radio", name: "criterion-" + name, value: String(value) });
        input.checked = this.draft[name] === value;
        input.addEventListener("change", () => this.keep({ [name]: value }));
        return input;
      });
      const options = inputs.map((input, k) => el("label", { class: "option" }, input, say(k ? "no" : "yes")));
      const node = el("fieldset", { role: "radiogroup" }, el("legend", {}, say("ask_" + name), " ", el("kbd", { "aria-hidden": "true" }, numbers.format(i + 1))), el("div", { class: "options choice" }, ...options));
      return { name, inputs, node };
    });
    return [el("h3", {}, say("reviewIt")), ...this.rows.map(({ node }) => node), ...this.textOf("suggestion", say("suggestion")), ...this.textOf("note", say("note"))];
  }

  answerForm() {
    const choices = [...(this.now.about.suggestion.trim() ? ["accept"] : []), "change", "defend"];
    this.responses = choices.map((value) => {
      const input = el("input", { type: "radio", name: "response", value });
      input.checked = this.draft.response === value;
      input.addEventListener("change", () => this.respond(value));
      return input;
    });
    const keys = { accept: "A", change: "C", defend: "D" };
    const options = this.responses.map((input) => el("label", { class: "option" }, input, say("response_" + input.value), el("kbd", { "aria-hidden": "true" }, keys[input.value])));
    this.newText = el("div", {}, ...this.textOf("text", say("newOpinion")));
    this.newText.hidden = this.draft.response !== "change";
    return [el("fieldset", { role: "radiogroup" }, el("legend", {}, say("answerIt")), el("div", { class: "options choice" }, ...options)), this.newText, ...this.textOf("note", say("note"))];
  }

  respond(value) {
    const proposed = this.now.about.suggestion.trim() || this.now.text;
    this.keep({ response: value, ...(value === "change" && !this.draft.text ? { text: proposed } : {}) });
    for (const input of this.responses) input.checked = input.value === value;
    this.newText.hidden = value !== "change";
    const area = this.newText.querySelector("textarea");
    area.value = this.draft.text || "";
    if (value === "change") area.focus();
  }

  endOf(said) {
    const last = said[said.length - 1];
    const isMine = last && last.mine && !last.verdict;
    const isPassed = last && (last.response === "accept" || CRITERIA.every((name) => last[name]));
    const state = isMine ? (isPassed ? "passed" : "awaiting") : this.now.about.state;
    const undo = isMine ? [el("div", { class: "steps" }, this.button("withdrawReview", () => this.takeBack()))] : [];
    return [el("p", { role: "status" }, say("standing_" + state)), ...undo];
  }

  hasKey(key) {
    const { due } = this.now;
    return due === "check" ? "1234ys".includes(key) : due === "answer" && "acd".includes(key);
  }

  press(key) {
    const { due } = this.now;
    if (due === "answer") {
      const value = { a: "accept", c: "change", d: "defend" }[key];
      if (this.responses.some((input) => input.value === value)) this.respond(value);
    } else if (key === "y") this.send(() => this.allYes());
    else if (key === "s") document.getElementById("review-suggestion").focus();
    else this.toggle(Number(key) - 1);
    return null;
  }

  toggle(index) {
    const { name, inputs } = this.rows[index];
    const value = !(this.draft[name] ?? false);
    inputs[value ? 0 : 1].checked = true;
    this.keep({ [name]: value });
  }

  allYes() {
    for (const { inputs } of this.rows) inputs[0].checked = true;
    this.keep(Object.fromEntries(CRITERIA.map((name) => [name, true])));
    return this.complete();
  }

  write() {
    const area = document.getElementById("review-note");
    if (area) area.focus();
  }

  /** Says what was chosen; whether there was something to say. */
  async complete() {
    await this.flush();
    const event = this.now.due === "check" ? this.check() : this.now.due === "answer" ? this.response() : null;
    if (!event) return false;
    this.keeping.keepDraft(this.turn.id, null);
    await this.answer(this.task.questions[0], JSON.stringify(event));
    return true;
  }

  /** Where one says no, those left open are not what the review is about. */
  check() {
    const { draft } = this;
    const isNo = CRITERIA.some((name) => draft[name] === false);
    if (!isNo && CRITERIA.some((name) => draft[name] === undefined)) return this.say(say("reviewLacks"));
    const verdicts = Object.fromEntries(CRITERIA.map((name) => [name, draft[name] ?? true]));
    return { kind: 0, ...verdicts, suggestion: isNo ? draft.suggestion || "" : "", note: draft.note || "" };
  }

  response() {
    const { response, text, note } = this.draft;
    if (!this.responses.some((input) => input.value === response)) return this.say(say("answerLacks"));
    const isSame = response === "change" && (!linesOf(text || "").length || linesOf(text).join() === linesOf(this.now.text).join());
    if (isSame) return this.say(say("textUnchanged"));
    return { kind: 1, response, text: response === "change" ? text : "", note: note || "" };
  }
}
