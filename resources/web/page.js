// The screens, the way from one to the next, and the clock of active time.
const find = (id) => document.getElementById(id);

function warn(text) {
  if (find("warning").textContent !== text) find("warning").replaceChildren(...(text ? [el("p", {}, text)] : []));
}

/** Time with input: a gap counts up to a minute, none while the page is paused or hidden. */
class ActiveClock {
  constructor() {
    this.spent = new Map();
    this.turn = null;
    this.last = performance.now();
    for (const kind of ["keydown", "pointerdown", "pointermove", "wheel", "scroll", "touchstart"]) addEventListener(kind, () => this.note(), { passive: true, capture: true });
    document.addEventListener("visibilitychange", () => this.note());
  }

  note() {
    const now = performance.now();
    if (this.turn && this.isRunning) this.spent.set(this.turn, (this.spent.get(this.turn) || 0) + Math.min(now - this.last, 60000));
    this.last = now;
    this.isRunning = document.visibilityState === "visible";
  }

  enter(turn) {
    this.note();
    this.turn = turn;
  }

  take(turn) {
    this.note();
    const spent = this.spent.get(turn) || 0;
    this.spent.delete(turn);
    return spent;
  }
}

class Page {
  constructor(keeping) {
    this.keeping = keeping;
    this.task = keeping.task;
    this.answers = keeping.answers;
    this.clock = new ActiveClock();
    this.hasKeys = true;
    this.offered = new Set();
    this.known = new Set(this.task.round ? this.textsInView() : []); // a discussion is read once, not beside every paragraph
    this.given = []; // answers in their order, to take back the last: {turn, question, before}
    this.warning = "";
  }

  /** Whether it is a round about opinions: written ("work") or reviewed ("said"). */
  get isOfOpinions() {
    return Boolean(this.task.round) && ["work", "said"].includes(this.task.questions[0].name);
  }

  get isReview() {
    return this.isOfOpinions && this.task.questions[0].name === "said";
  }

  /** The texts of items that were in view before. */
  textsInView() {
    const isRead = (turn) => this.answers.wasInView(turn) || this.task.questions.some((question) => this.answers.value(turn, question) !== null);
    if (this.isOfOpinions) return [];
    return this.task.turns.filter(isRead).flatMap((turn) => turn.fields.map((field) => field.text));
  }

  begin() {
    // Forms about opinions are in the reader's language, as their views are.
    const ofForm = this.isOfOpinions && !this.task.work ? say(this.isReview ? "reviews" : "opinions") : "";
    document.title = ofForm || this.task.title || "Tandem";
    find("title").textContent = document.title;
    find("name").textContent = this.task.name;
    find("progress").setAttribute("aria-labelledby", "count");
    find("progress").max = this.task.turns.length || 1;
    this.keeping.onstate = () => this.showState();
    this.keeping.onanswers = () => this.refresh();
    addEventListener("hashchange", () => this.show());
    addEventListener("resize", () => this.fit());
    addEventListener("scroll", () => this.lookSoon(), { passive: true, capture: true });
    document.addEventListener("visibilitychange", () => this.look());
    addEventListener("keydown", (event) => this.pressed(event));
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) this.openFile(event.dataTransfer.files[0]);
    });
    if (!this.keeping.vault) this.warning = say(this.keeping.isServed ? "keepsNothingServed" : "keepsNothing");
    this.show();
  }

  // The way.

  get place() {
    return decodeURIComponent(location.hash.slice(1));
  }

  go(place) {
    if (this.place === place) this.show();
    else location.hash = place;
  }

  goNext() {
    this.go(this.places()[this.places().indexOf(this.place) + 1] || "end");
  }

  goBack() {
    const places = this.places();
    this.go(places[Math.max(0, places.indexOf(this.place) - 1)]);
  }

  places() {
    const { turns, instructions } = this.task;
    return [...(instructions ? ["instructions"] : []), ...turns.map((_, i) => "item-" + (i + 1)), "end"];
  }

  start() {
    const first = this.answers.firstOpen();
    const isNew = !this.answers.rows.size && this.task.instructions && !this.task.isKnown;
    return isNew ? "instructions" : first < 0 ? "end" : "item-" + (first + 1);
  }

  /** The screen that may be seen now, whatever the address says. */
  screen() {
    if (this.keeping.isClosed) return ["withdrawn"];
    const consent = this.answers.last("consented", "declined", "screened_out");
    if (consent === "screened_out") return ["screenedOut"];
    if (consent === "declined") return ["declined"];
    if (this.task.consent && consent !== "consented") return ["consent"];
    if (this.keeping.sender && !this.task.round && !this.task.turns.length && !this.hasFetched) return ["loading"];
    if (this.answers.last("handed_in", "taken_back") === "handed_in") return ["handedIn"];
    if (this.place === "withdraw" || this.place === "keys" || this.place === "pause") return [this.place];
    const item = /^(item|break)-(\d+)$/.exec(this.place);
    if (item && this.task.turns[item[2] - 1]) return [item[1], Number(item[2]) - 1];
    if (this.place === "end" || (this.place === "instructions" && this.task.instructions)) return [this.place];
    history.replaceState(null, "", "#" + this.start());
    return this.screen();
  }

  async show() {
    if (this.view) await this.view.flush();
    const [name, index] = this.screen();
    this.view = null;
    this.clock.enter(null);
    this.shown = name;
    this.isAsking = !["handedIn", "declined", "screenedOut", "withdrawn", "consent", "loading"].includes(name);
    this.showMenu();
    const nodes = this["show_" + name](index);
    find("main").replaceChildren(...nodes);
    find("main").dataset.screen = index === undefined ? name : name + "-" + (index + 1);
    this.fit();
    this.showState();
    scrollTo(0, 0);
    if (this.view && this.view.toCurrent) this.view.toCurrent();
    this.look();
    const heading = find("main").querySelector("h2");
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  /** Lays an item out by what it measures: the questions stay in sight where they leave the texts most of the window, and follow them where not. */
  fit() {
    const root = document.documentElement;
    root.style.scrollPaddingBlockEnd = "";
    if (!this.view) return;
    const { asks, bar, texts } = this.view;
    asks.classList.remove("stuck");
    const height = this.view.fullHeight();
    const beside = texts.querySelector(".shown:not(.whole)") || texts;
    texts.style.setProperty("--room", Math.floor(innerHeight - beside.getBoundingClientRect().top - scrollY - height - 16) + "px");
    const isStuck = innerWidth > 640 && root.scrollHeight > innerHeight && height <= innerHeight * 0.4;
    asks.classList.toggle("stuck", isStuck);
    root.style.scrollPaddingBlockEnd = (isStuck ? height : bar.offsetHeight) + "px"; // a page of scrolling is what can be read above
    this.look();
  }

  /** Down to where texts can be read. */
  get floor() {
    const { asks, bar } = this.view;
    return Math.min(innerHeight, (asks.classList.contains("stuck") ? asks : bar).getBoundingClientRect().top);
  }

  /** What is scrolled past counts where it stays in view for a moment. */
  lookSoon() {
    const { view } = this;
    if (!view || view.isOpen || document.visibilityState !== "visible") return;
    const before = view.inView(this.floor);
    setTimeout(() => this.view === view && this.look(before), 100);
  }

  look(before) {
    const { view } = this;
    if (!view || view.isOpen || document.visibilityState !== "visible") return;
    view.look(this.floor, before);
    if (!view.isOpen) return;
    this.keeping.tellInView(view.turn);
    this.openAnswers();
  }

  openAnswers() {
    const { view } = this;
    view.open();
    if (this.task.round) for (const field of view.turn.fields) this.known.add(field.text);
    view.say(view.news);
    view.toReadOn.replaceWith(view.toNext);
  }

  readOn() {
    this.view.readOn(this.floor);
    this.look();
  }

  /** Shows what came from another tab or a file without taking the keyboard away. */
  refresh() {
    const [name] = this.screen();
    if (name !== this.shown || name === "end") this.show();
    else if (this.view) {
      this.view.current = null;
      const due = this.view.now && this.view.now.due;
      this.view.update();
      if (this.view.now && this.view.now.due !== due) return this.show();
      if (!this.view.isOpen && (this.answers.wasInView(this.view.turn) || !this.view.isBlank())) this.openAnswers();
      this.wasDone = this.answers.isDone(this.view.turn, true);
    }
    this.showState();
  }

  // The screens.

  button(key, work, look = "", hint = "") {
    return el("button", { type: "button", class: look, "data-do": key, onclick: work }, say(key), hint ? " " : null, hint ? el("kbd", { "aria-hidden": "true" }, hint) : null);
  }

  steps(...buttons) {
    return el("div", { class: "steps" }, ...buttons);
  }

  show_consent() {
    const tell = (word) => () => this.tell(word);
    const others = this.keeping.isServed ? [this.button("notForMe", tell("screened_out"))] : [];
    const buttons = this.steps(this.button("agree", tell("consented"), "main"), this.button("disagree", tell("declined")), ...others);
    return [el("h2", {}, say("consent")), markdown(this.task.consent), ...this.window(), buttons];
  }

  show_declined() {
    const again = this.keeping.isServed ? null : this.button("changedMind", () => this.tell("consented"));
    return [el("h2", {}, say("declined")), ...this.ending(), this.steps(...(again ? [again] : []))];
  }

  show_screenedOut() {
    return [el("h2", {}, say("screenedOut")), ...this.ending()];
  }

  show_instructions() {
    const isNew = !this.answers.rows.size;
    return [el("h2", {}, say("instructions")), markdown(this.task.instructions), ...this.window(), this.steps(this.button(isNew ? "begin" : "goOn", () => (isNew ? this.goNext() : this.goOn()), "main", "⏎"))];
  }

  show_item(index) {
    const { turns } = this.task;
    const turn = turns[index];
    this.index = index;
    this.clock.enter(turn.id);
    this.told = false;
    this.view = this.viewOf(turn);
    this.view.ontyping = () => this.showState();
    this.wasDone = this.answers.isDone(turn, true);
    const heading = el("h2", {}, say("item", index + 1, turns.length), " ", turn.practice ? el("span", { class: "badge" }, say("practice")) : null);
    const back = this.button("back", () => this.goBack(), "", "⌫");
    const isToSay = this.isReview && Boolean(this.view.now.due);
    this.view.toNext = this.button(index + 1 < turns.length ? "next" : "toEnd", () => this.step(), isToSay ? "" : "main", isToSay ? "" : "⏎");
    if (isToSay) this.view.bar.append(this.steps(this.button(this.view.now.due === "answer" ? "sendResponse" : "sendReview", () => this.sendReview(), "main", "⏎")));
    if (isToSay && this.view.now.due === "check") this.view.bar.append(this.steps(this.button("allYes", () => this.sendReview(() => this.view.allYes()), "", "Y")));
    this.view.toReadOn = this.button("readOn", () => this.readOn(), "main", "⏎");
    this.view.bar.append(this.steps(back, this.view.isOpen ? this.view.toNext : this.view.toReadOn), this.view.notice);
    this.view.news = this.passedOver === undefined ? "" : say("passedOver", this.passedOver + 1);
    this.view.say(this.view.isOpen ? this.view.news : say("unread"));
    this.passedOver = undefined;
    return [heading, turn.text ? el("p", { class: "prose", dir: this.task.round ? null : "auto" }, this.task.round ? el("bdi", {}, turn.text) : turn.text) : "", this.view.texts, this.view.asks];
  }

  viewOf(turn) {
    const answer = (question, value) => this.answer(turn, question, value);
    if (this.isReview) return new ReviewView(this.task, turn, this.answers, answer, { keeping: this.keeping, send: (step) => this.sendReview(step), takeBack: () => this.takeBackReview(turn) });
    if (this.isOfOpinions) return new WorkView(this.task, turn, this.answers, answer);
    const goTo = (other) => this.go("item-" + (this.task.turns.indexOf(other) + 1));
    return new ItemView(this.task, turn, this.answers, answer, this.answers.wasInView(turn), this.known, goTo);
  }

  /** Says what was chosen of an opinion, and goes to the next one that waits. */
  async sendReview(step = () => this.view.complete()) {
    const { index } = this;
    if ((await step()) && this.index === index) this.goFirstOpen();
  }

  show_break(index) {
    const go = this.button("goOn", () => this.go("item-" + (index + 2)), "main", "⏎");
    const save = this.keeping.isServed ? [] : [this.saveButton()];
    return [el("h2", {}, say("break")), el("p", {}, say("breakText", this.answers.done, this.task.turns.length)), ...this.window(), this.steps(go, ...save)];
  }

  show_pause() {
    return [el("h2", {}, say("paused")), el("p", {}, say("pausedText")), ...this.window(), this.steps(this.button("goOn", () => this.goOn(), "main", "⏎"))];
  }

  show_keys() {
    const row = (key, meaning) => [el("dt", {}, el("kbd", { dir: "ltr" }, key)), el("dd", {}, say(meaning))];
    const box = el("input", { type: "checkbox", id: "single-keys", checked: this.hasKeys });
    box.addEventListener("change", () => {
      this.hasKeys = box.checked;
      document.body.classList.toggle("nokeys", !this.hasKeys);
    });
    const ofLabels = [row("Y N", "keyAnswer"), row("U", "keyUnsure"), row("T", "keyNote")];
    const ofWork = [row("O", "keyOpinion"), row("R", "keyReference"), row("N", "keyNone")];
    const ofReview = [row([1, 2, 3, 4].map((n) => numbers.format(n)).join(" "), "keyCriteria"), row("Y", "keyAllYes"), row("A C D", "keyRespond"), row("S", "keySuggest"), row("T", "keyNote")];
    const ofRound = this.isReview ? ofReview : this.isOfOpinions ? ofWork : ofLabels;
    const ofStudy = [row([1, 2, 3].map((n) => numbers.format(n)).join(" ") + " …", "keyAnswer")];
    const rows = [...(this.task.round ? ofRound : ofStudy), row("Enter", "keyNext"), row("Backspace", "keyBack"), row("F", "keyFirst"), row("P", "keyPause"),
      row("Ctrl+Z", "keyUndo"), ...(this.isOfOpinions ? [] : [row("Delete", "keyClear")]), row("Ctrl+Enter", "keyWords"), row("Esc", "keyLeave"), ...(this.task.instructions ? [row("F2", "instructions")] : [])];
    return [el("h2", {}, say("keys")), el("p", {}, el("label", { class: "option" }, box, say("keysOn"))), el("dl", { class: "keys" }, ...rows.flat()), this.steps(this.button("close", () => this.goOn(), "main", "⏎"))];
  }

  /** Until the items come that are handed out to who agrees. */
  show_loading() {
    return [el("h2", {}, say("loading"))];
  }

  /** Items are handed out once the server knows of the consent. */
  async fetchItems() {
    const { sender } = this.keeping;
    if (this.shown !== "loading" || this.isFetching || sender.waiting.size || this.screen()[0] !== "loading") return;
    this.isFetching = true;
    const task = await fetchTask(sender.address);
    this.isFetching = false;
    warn("");
    if (task.refused) return showOnly(say("noEntry"), whyOf(task));
    Object.assign(this.task, task);
    this.answers.add(task.rows, task.events);
    this.hasFetched = true;
    find("progress").max = task.turns.length || 1;
    if (this.shown === "loading") {
      history.replaceState(null, "", "#" + this.start());
      this.show();
    }
  }

  show_end() {
    const { turns } = this.task;
    const open = turns.length - this.answers.done;
    const items = turns.map((turn, i) => {
      const isDone = this.answers.isDone(turn);
      const isUnsure = this.answers.isUnsure(turn);
      const button = el("button", { type: "button", class: isDone ? "" : "open", onclick: () => this.go("item-" + (i + 1)) }, numbers.format(i + 1) + (isDone ? " ✓" : isUnsure ? " ?" : " –"));
      button.setAttribute("aria-label", say("item", i + 1, turns.length) + ", " + say(isDone ? "answered" : isUnsure ? "unsure" : "open"));
      return el("li", {}, button);
    });
    const handIn = this.isReview ? null : this.button("handIn", () => this.tell("handed_in"), "main");
    const act = open ? this.button("firstOpen", () => this.goFirstOpen(), "main", "F") : handIn;
    if (this.isReview && !open) return [el("h2", {}, say("overview")), el("p", {}, say("allReviewed")), ...this.ending(), el("ul", { class: "items" }, ...items)];
    const save = this.keeping.isServed ? [] : [this.saveButton()];
    return [el("h2", {}, say("overview")), el("p", {}, open ? this.openWords(open) : say("allDone")), ...this.window(), this.steps(act, ...save), el("ul", { class: "items" }, ...items)];
  }

  /** How many items are unanswered, and how many are answered but marked unsure. */
  openWords(open) {
    const unsure = this.task.turns.filter((turn) => this.answers.isUnsure(turn)).length;
    return [...(open > unsure ? [say("someOpen", open - unsure)] : []), ...(unsure ? [say("unsureCount", unsure)] : [])].join(" · ");
  }

  show_handedIn() {
    const back = this.keeping.sender && this.keeping.sender.code ? [] : [this.button("takeBack", () => this.tell("taken_back").then(() => this.go("end")))];
    this.outcome = el("h2", {}, say("handedIn"));
    return [this.outcome, ...this.ending(), this.steps(...back)];
  }

  show_withdraw() {
    const yes = this.button("withdrawYes", () => this.keeping.withdraw().then(() => this.show()));
    return [el("h2", {}, say("withdraw")), el("p", { class: "prose" }, say("withdrawText")), this.steps(this.button("cancel", () => this.goOn(), "main"), yes)];
  }

  show_withdrawn() {
    const text = el("p", { class: "prose" }, say("withdrawnText"));
    if (this.keeping.isServed) return [el("h2", {}, say("withdrawn")), text, ...this.ending()];
    return [el("h2", {}, say("withdrawn")), text, el("p", { class: "prose" }, say("withdrawnFile")), this.steps(this.saveButton())];
  }

  /** Until when answers are taken, where that is not for ever. */
  window() {
    const days = this.task.come_back_days;
    if (!days) return [];
    const first = Math.min(...this.answers.sorted("rows").slice(0, 1).map((row) => row.at));
    const until = new Date(first + days * 86400000);
    const text = first === Infinity ? say("window", days) : say("windowEnds", until.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }));
    return [el("p", { class: "prose", id: "window" }, text)];
  }

  /** What somebody who is done has to do still: to send a file, or to wait until all is saved. */
  ending() {
    const { sender } = this.keeping;
    if (!sender) return [el("p", { class: "prose" }, say("sendFile")), this.steps(this.saveButton("main"))];
    this.code = el("div", {});
    this.showCode();
    return [this.code];
  }

  showCode() {
    const { sender } = this.keeping;
    if (!this.code || !sender) return;
    const isSaved = !sender.waiting.size && !sender.asks;
    if (this.outcome) this.outcome.textContent = say(sender.waiting.size ? "toBeSent" : "handedIn");
    const shown = isSaved + "|" + sender.code;
    if (this.code.dataset.shown === shown) return;
    this.code.dataset.shown = shown;
    const copy = this.button("copy", () => this.copyCode());
    const code = sender.code ? [el("p", {}, say("code")), el("p", { class: "code", id: "code" }, sender.code), this.steps(copy, el("span", { id: "copied", role: "status" }))] : [];
    const after = this.task.work ? this.onward() : [el("p", {}, say("thanks")), ...code];
    this.code.replaceChildren(...(isSaved ? after : [el("p", {}, say("handingIn"))]));
  }

  /** What an annotator does next. */
  onward() {
    const next = this.task.work.find((each) => !each.submitted && !this.keeping.sender.address.endsWith(each.round));
    if (!next) return [el("p", {}, say("thanks")), this.steps(this.button("tasks", () => this.leave(""), "main", "⏎"))];
    return [el("p", { dir: "auto" }, say("nextTask", nameOfWork(next))), this.steps(this.button("goOn", () => this.leave(next.round), "main", "⏎"), this.button("tasks", () => this.leave("")))];
  }

  /** To another page of the link, once everything said on this one is saved: no other page would send it. */
  async leave(round) {
    if (this.view) await this.view.flush();
    this.leaving = this.keeping.sender.address.replace(/[^/]*$/, round).replace(/\/$/, "");
    this.showState();
  }

  async copyCode() {
    const code = find("code");
    getSelection().selectAllChildren(code);
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch (error) {
      document.execCommand("copy"); // without https there is no clipboard but this
    }
    find("copied").textContent = say("copied");
  }

  // What the rater does.

  async tell(word) {
    await this.keeping.tell(word);
    if (word === "consented") history.replaceState(null, "", "#" + this.start());
    this.show();
  }

  async answer(turn, question, value) {
    const before = this.answers.value(turn, question);
    const mark = this.answers.isUnsure(turn) && question.name === "answer" && this.task.questions.find(({ name }) => name === "unsure");
    const marked = mark && this.answers.value(turn, mark);
    const last = this.given[this.given.length - 1];
    const isSameText = last && last.turn === turn && last.question === question && question.kind === "text" && !this.isOfOpinions;
    this.ledOn = undefined;
    if (this.view && this.view.isOpen) this.view.say("");
    const isTakenBack = this.isReview && JSON.parse(value).withdrawn;
    if (isTakenBack) this.given = this.given.filter((each) => each.turn !== turn);
    else if (before !== value && !isSameText) this.given.push({ turn, question, before });
    else if (mark) this.given.push({ turn, question: mark, before: marked });
    const kept = this.keeping.answer(turn, question, value, this.clock.take(turn.id));
    if (this.view) this.view.update();
    this.showState();
    await kept;
    if (this.isReview && this.view && this.view.turn === turn) await this.show(); // with the buttons of what is due now
  }

  /** Gives the question that was answered last the answer that it had before, and shows it. */
  async takeBackLast() {
    const last = this.given.pop();
    if (!last) return;
    if (this.isReview) return this.takeBackReview(last.turn);
    await this.keeping.answer(last.turn, last.question, last.before, this.clock.take(last.turn.id));
    if (this.isOfOpinions && this.view && this.view.turn === last.turn) return this.refresh(); // the keyboard stays where it is
    this.go("item-" + (this.task.turns.indexOf(last.turn) + 1));
  }

  /** Takes back what was said of an opinion, while nobody has spoken since; it is a draft again. */
  async takeBackReview(turn) {
    const { said } = standingOf(turn, this.answers);
    const last = said[said.length - 1];
    if (!last || !last.mine) return;
    const { kind, mine, ...event } = last;
    this.keeping.keepDraft(turn.id, event);
    await this.answer(turn, this.task.questions[0], JSON.stringify({ kind, withdrawn: true }));
    this.go("item-" + (this.task.turns.indexOf(turn) + 1));
  }

  goOn() {
    this.go(this.index === undefined ? this.start() : "item-" + (this.index + 1));
  }

  goFirstOpen() {
    const first = this.answers.firstOpen();
    this.go(first < 0 ? "end" : "item-" + (first + 1));
  }

  /** To the next item, with a break before it where one is due. Who would pass this one over without an answer is told first. */
  step() {
    const { view } = this;
    const [name, index] = this.screen();
    if (name !== "item" || index !== this.index) return; // on the way to the next one already: it would be left out
    if (!view.isOpen) return this.readOn();
    const isDone = this.answers.isDone(view.turn) || this.answers.isUnsure(view.turn);
    if (!isDone && !this.told) {
      this.told = true;
      return view.say([say("lacking"), ...view.gaps().slice(0, 1)].join(" "));
    }
    if (!isDone) this.passedOver = this.index;
    const rated = this.task.turns.slice(0, this.index + 1).filter((turn) => !turn.practice).length;
    const { break_after: after, turns } = this.task;
    const isDue = after && rated && rated % after === 0 && !turns[this.index].practice && this.index + 1 < turns.length;
    if (isDue && !this.offered.has(this.index) && this.answers.isDone(turns[this.index])) {
      this.offered.add(this.index);
      this.go("break-" + (this.index + 1));
    } else this.goNext();
  }

  async pressed(event) {
    if (event.altKey || event.isComposing) return;
    const target = event.target;
    const key = pressedKey(event);
    const isWriting = target.closest("textarea:not([aria-readonly]), input[type=text]");
    if (event.ctrlKey || event.metaKey) return this.commanded(event, key, isWriting);
    if (key === "F2" && this.isAsking && this.task.instructions) {
      event.preventDefault();
      return this.turnTo("instructions");
    }
    if (key === "Escape" && target.closest("textarea, input[type=text]")) return find("main").querySelector("h2").focus();
    if (key === "Escape" && this.shown === "keys") return this.goOn();
    if (!this.hasKeys || target.closest("textarea, select, input[type=text], input[type=file], input[type=checkbox]")) return;
    if (key === "Enter" && !event.repeat && !target.closest("button, a")) {
      const main = find("main").querySelector("button.main");
      const isForBefore = this.view && event.timeStamp - this.ledOn < 500;
      this.ledOn = undefined;
      if (isForBefore) return; // the key of the last answer led on already
      const isToSubmit = this.shown === "end" && main && main.dataset.do !== "firstOpen"; // not by one key too many
      if (main && this.shown !== "consent" && !isToSubmit) main.click();
      else return;
    } else if (this.view && !event.repeat && (await this.answeredBy(event, key))) return;
    else if (!this.isAsking || this.shown === "keys") return; // a key is read about there, not meant
    else if (key === "Backspace" && this.view) this.goBack();
    else if (key === "Delete" && this.view) this.view.clear();
    else if (key === "f") this.goFirstOpen();
    else if (key === "t" && this.view && this.task.round) this.view.write();
    else if (key === "p") this.turnTo("pause");
    else return;
    event.preventDefault();
  }

  /** Ctrl and a key: these are no letters that could be meant for something else. */
  async commanded(event, key, isWriting) {
    const main = find("main").querySelector("button.main");
    if (!this.isAsking || event.shiftKey || event.repeat) return;
    if (key === "Enter" && main) {
      event.preventDefault();
      if (this.view) await this.view.flush();
      main.click();
    } else if (key === "z" && !isWriting) {
      event.preventDefault();
      await this.takeBackLast();
    }
  }

  /** To a screen beside the items, or back from it. */
  turnTo(place) {
    if (this.shown === place) this.goOn();
    else this.go(place);
  }

  /** Steps on by itself where a key gave the last answer that an item lacked. A mark stays, for the note about it. */
  async answeredBy(event, key) {
    const { view } = this;
    if (!view.hasKey(key)) return false;
    event.preventDefault();
    if (!view.isOpen) view.say(say("unread"));
    const kept = view.press(key);
    if (!kept) return true;
    await kept;
    if (this.view !== view) return true; // another item is shown since, whose state is its own
    const isDone = this.answers.isDone(view.turn, true);
    const isOver = isDone && !this.wasDone;
    this.wasDone = isDone;
    if (!isOver) return true;
    this.ledOn = event.timeStamp;
    this.step();
    return true;
  }

  // Files.

  saveButton(look = "") {
    return this.button("save", () => this.saveFile(), look);
  }

  async saveFile() {
    if (this.view) await this.view.flush();
    const text = await this.keeping.file();
    const stamp = new Date().toISOString().slice(0, 16).replace(/[-:]/g, "").replace("T", "-");
    const name = "answers-" + (this.task.name.replace(/[^\p{L}\p{N}_-]+/gu, "-") || "rater") + "-" + stamp + ".json";
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = el("a", { href: address, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    await this.keeping.noteSaved();
    this.note(say("savedAs", name));
  }

  async openFile(file) {
    if (this.keeping.isServed) return;
    try {
      if (file.size > 64 << 20) throw "tooLarge";
      const count = await this.keeping.take(await file.text());
      this.note(say("taken", count));
      this.show();
    } catch (error) {
      warn(words[error] || say("badFile", String(error)));
    }
  }

  // Around the screens.

  showMenu() {
    const { isServed, isClosed } = this.keeping;
    const isEnding = !this.isAsking;
    const plain = (key, work) => this.button(key, work, "plain");
    const entries = [];
    if (!isEnding) {
      if (this.task.instructions) entries.push(plain("instructions", () => this.go("instructions")));
      entries.push(plain("firstOpen", () => this.goFirstOpen()), plain("overview", () => this.go("end")), plain("pause", () => this.go("pause")), plain("keys", () => this.go("keys")));
      this.undo = plain("undo", () => this.takeBackLast()); // Ctrl+Z for who has no keys
      entries.splice(-2, 0, this.undo);
    }
    if (!isServed && !isClosed) {
      if (!isEnding) entries.push(plain("save", () => this.saveFile()));
      const file = el("input", { type: "file", id: "answers-file", accept: ".json,application/json", class: "away", tabindex: -1, "aria-hidden": "true" });
      file.addEventListener("change", () => {
        const chosen = file.files[0];
        if (chosen) this.openFile(chosen);
        file.value = ""; // or the same file could not be chosen again
      });
      entries.push(plain("openFile", () => file.click()), file);
    }
    if (this.task.work) entries.push(plain("tasks", () => this.leave("")));
    if (!isClosed && !this.task.round && this.shown !== "consent") entries.push(plain("withdraw", () => this.goWithdraw()));
    find("menu").replaceChildren(...entries);
  }

  goWithdraw() {
    // Also where the address leads elsewhere: from what was handed in or declined.
    this.view = null;
    this.shown = "withdraw";
    find("main").replaceChildren(...this.show_withdraw());
    find("main").dataset.screen = "withdraw";
    find("main").querySelector("h2").tabIndex = -1;
    find("main").querySelector("h2").focus();
  }

  stateWords() {
    const { state, sender, vault } = this.keeping;
    if (this.view && this.view.isTyping) return ["writing", ""];
    const count = sender ? sender.waiting.size : 0;
    const table = { kept: ["kept", "good"], saved: ["saved", "good"], keeping: ["keeping", ""], unkept: ["notKept", "bad"], failed: ["notKept", "bad"], sending: ["sending", ""], away: [vault ? "waiting" : "waitingUnkept", "bad"], refused: ["notSaved", "bad"] };
    return [...(table[state] || ["", ""]), count];
  }

  showState() {
    const [key, look, count] = this.stateWords();
    const kept = find("kept");
    const text = key ? say(key, count) : "";
    if (kept.textContent !== text) kept.textContent = text;
    kept.className = look;
    kept.dataset.state = key;
    find("count").textContent = say("progress", this.answers.done, this.task.turns.length);
    find("progress").value = this.answers.done;
    if (this.undo) this.undo.disabled = !this.given.length;
    const { sender, hasFailed, isServed } = this.keeping;
    warn((sender && sender.refusal) || (hasFailed && !isServed ? say("lost") : this.warning));
    this.showAsk();
    this.showCode();
    this.fetchItems();
    const isSaved = !sender || sender.isOver || (!sender.waiting.size && !this.keeping.pending);
    if (this.leaving !== undefined && isSaved) location.assign(this.leaving);
  }

  showAsk() {
    const ask = find("ask");
    const isDue = this.keeping.isFileDue && !this.isLater && this.isAsking;
    if (this.isNoted) return;
    if (ask.hidden === !isDue) return;
    ask.hidden = !isDue;
    if (!isDue) return ask.replaceChildren();
    const often = !this.keeping.vault || this.keeping.hasFailed;
    const later = this.button("later", () => {
      if (often) this.keeping.savedRows = this.keeping.answers.rows.size; // it is asked again after the next few
      this.isLater = !often;
      this.showAsk();
    });
    ask.replaceChildren(el("p", {}, say(often ? "askSaveOften" : "askSave")), this.saveButton(), later);
  }

  /** A message that stays until it is closed. */
  note(text) {
    const ask = find("ask");
    this.isNoted = true;
    ask.replaceChildren(el("p", { role: "status", id: "note" }, text), this.button("close", () => this.endNote()));
    ask.hidden = false;
  }

  endNote() {
    this.isNoted = false;
    find("ask").hidden = true;
    find("ask").replaceChildren();
  }
}

/** The task of the server, again and again until it comes. */
async function fetchTask(address) {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 30000)) {
    try {
      const response = await fetch(address + "/task", { cache: "no-store", redirect: "error", signal: AbortSignal.timeout(60000) });
      if (response.ok) return await response.json();
      if (response.status < 500 && response.status !== 429) return { refused: String(response.status), ...(await response.json().catch(() => ({}))) };
    } catch (error) {
      // The connection is away.
    }
    warn(say("cannotLoad"));
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** All that there is for who is not asked anything. */
function showOnly(heading, text, screen = "refused", ...more) {
  for (const part of document.querySelectorAll("header, footer")) part.hidden = true;
  find("main").replaceChildren(el("section", { class: "shown notice" }, el("h1", { dir: "auto" }, heading), el("p", {}, text), ...more));
  find("main").dataset.screen = screen;
}

/** A title of any script within a sentence of another one. */
const isolated = (text) => "\u2068" + text + "\u2069";

/** A step of a sample: "Paragraphs · Harbour strike (2)". */
const nameOfWork = ({ step, sample, title }) => say(step) + " · " + isolated(title) + " (" + numbers.format(sample) + ")";

/** Says what a link asks in the language of the browser: the project's people read several. */
function localize(task) {
  const here = task.work.find((each) => location.pathname.replace(/\/+$/, "").endsWith(each.round));
  const [answer, unsure, note] = task.questions;
  if (!here) return;
  task.title = nameOfWork(here);
  task.isKnown = task.work.some((each) => each.step === here.step && (each.answered || each.submitted)); // the guideline was read
  for (const field of task.fields) field.label = say(field.name === "text" && here.step === "key_facts" ? "fact" : "field_" + field.name);
  if (!unsure) return; // of opinions, whose views say everything
  answer.text = say("ask_" + here.step);
  for (const option of answer.options) option.label = say(option.value);
  unsure.text = say("unsure");
  unsure.options[0].label = say("unsureMark");
  note.text = say("note");
}

/** What an annotator is asked, over all steps: what is next, first. */
function showWork({ work, project, name, closed, waiting }, address) {
  const open = work.filter((each) => !each.submitted);
  const pathOf = ({ round }) => address + "/" + round;
  find("title").textContent = document.title = project;
  find("name").textContent = name;
  for (const part of [find("kept"), find("progress").parentNode, document.querySelector("footer")]) part.hidden = true;
  const stateOf = (each) => (!each.submitted ? say("progress", each.answered, each.items) : say(each.step === "reviews" ? "waitsForPartner" : "handedIn"));
  const lineOf = (each) => {
    const states = [stateOf(each), ...(each.unsure ? [say("unsureCount", each.unsure)] : [])];
    return el("li", {}, el("a", { href: pathOf(each) }, el("bdi", {}, each.title), " ", el("bdi", {}, "(" + numbers.format(each.sample) + ")")), " ", el("span", { class: "second" }, states.join(" · ")));
  };
  const listOf = (step) => {
    const these = work.filter((each) => each.step === step);
    return these.length ? [el("h3", {}, say(step)), el("ul", { class: "tasks" }, ...these.map(lineOf))] : [];
  };
  const more = [...(waiting && !open.length ? [say("waitingForOthers", waiting)] : []), ...(closed ? [say("closedCount", closed)] : [])];
  const next = open[0] && el("button", { type: "button", class: "main", "data-do": "goOn", onclick: () => location.assign(pathOf(open[0])) }, say(open[0].answered ? "goOn" : "begin"), " ", el("kbd", { "aria-hidden": "true" }, "⏎"));
  const heading = el("h2", { tabindex: -1 }, say("tasks"));
  find("main").replaceChildren(heading, el("p", {}, open.length ? say("nextTask", nameOfWork(open[0])) : say("noTasks")), ...(next ? [el("div", { class: "steps" }, next)] : []),
    ...["paragraphs", "key_facts", "opinions", "reviews"].flatMap(listOf), ...more.map((text) => el("p", { class: "prose" }, text)));
  find("main").dataset.screen = "work";
  heading.focus();
  addEventListener("keydown", (event) => {
    const isPlain = !event.repeat && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (event.key === "Enter" && isPlain && next && !event.target.closest("button, a")) next.click();
  });
}

/** Who comes by an open link is a rater once they say that they begin. */
function showInvitation({ invited }) {
  const button = el("button", { type: "button", class: "main", "data-do": "begin", onclick: begin }, say("begin"), " ", el("kbd", { "aria-hidden": "true" }, "⏎"));
  addEventListener("keydown", (event) => {
    const isPlain = !event.repeat && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (event.key === "Enter" && isPlain && button.isConnected && event.target !== button) button.click();
  });
  showOnly(invited || "Tandem", say("invited"), "invited", button);
  document.title = invited || "Tandem";
  async function begin() {
    button.disabled = true;
    warn("");
    try {
      const response = await fetch(location.href, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}", cache: "no-store", signal: AbortSignal.timeout(60000) });
      if (response.ok) return location.replace(response.url);
      if (response.status < 500 && response.status !== 429) return showOnly(say("noEntry"), whyOf(await response.json()));
      warn(say(response.status === 429 ? "why_busy" : "why_trouble"));
    } catch (error) {
      warn(say("why_trouble"));
    }
    button.disabled = false;
  }
}

async function main() {
  speak("");
  const data = find("task");
  let given;
  if (data) given = JSON.parse(data.textContent);
  else {
    const address = location.pathname.replace(/\/+$/, "");
    find("main").replaceChildren(el("p", {}, say("loading")));
    given = { task: await fetchTask(address), address };
    warn("");
  }
  const refused = [given, given.task].find((each) => each && each.refused);
  if (refused) return showOnly(say("noEntry"), whyOf(refused));
  speak(given.task ? given.task.language : given.language);
  if (!given.task) return showInvitation(given);
  if (given.task.work && !given.task.turns) return showWork(given.task, given.address);
  if (given.task.work) localize(given.task);
  if (given.key && !(self.crypto && crypto.subtle)) return showOnly(say("noEntry"), say("noCrypto"));
  const keeping = new Keeping(given);
  await keeping.open();
  const page = new Page(keeping);
  page.begin();
  if (keeping.sender && ["handedIn", "declined", "screenedOut"].includes(page.shown)) keeping.sender.askCode();
}

main();
