// Sends what is not saved yet to the server, again and again while the connection is away, each row once in the end: the
// server knows rows by their UUIDs.
class Sender {
  constructor(address, onchange, onrefused) {
    this.address = address;
    this.onchange = onchange; // told the UUIDs that the server has saved
    this.onrefused = onrefused; // told the UUID of an event that it does not take
    this.waiting = new Map(); // by UUID: {kind: "rows" or "events", body}
    this.state = "idle";
    this.code = null;
    this.refusal = "";
    this.isOver = false; // nothing more is taken
    this.most = 100; // sent at once
    this.failures = 0;
    this.asks = false;
    addEventListener("online", () => this.hurry());
  }

  add(kind, body) {
    this.waiting.set(body.uuid, { kind, body });
    this.run();
  }

  /** Asks for the completion code even where nothing is to be sent. */
  askCode() {
    this.asks = true;
    this.run();
  }

  hurry() {
    if (this.wake) this.wake();
  }

  async run() {
    if (this.running) return;
    this.running = true;
    while ((this.waiting.size || this.asks) && !this.isOver) {
      await this.sendSome();
      if (this.failures && !this.isOver) await this.rest();
    }
    this.running = false;
  }

  async sendSome() {
    const body = { rows: [], events: [] };
    const some = [];
    let size = 0;
    for (const each of this.waiting.values()) {
      size += JSON.stringify(each.body).length;
      if (some.length && (size > 100000 || some.length === this.most)) break;
      some.push(each);
      body[each.kind].push(each.body);
    }
    this.tell("sending", []);
    try {
      const response = await fetch(this.address + "/rows", {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
        cache: "no-store", credentials: "same-origin", redirect: "error", signal: AbortSignal.timeout(30000),
      });
      if (response.status >= 500 || response.status === 429 || response.status === 408) throw new Error("later");
      const reply = await response.json();
      this.failures = 0;
      if (!response.ok) return this.refused(some, { refused: String(response.status), ...reply });
      if (!some.length) this.asks = false;
      const kept = (reply.kept || []).filter((uuid) => this.waiting.delete(uuid));
      if (some.length && !kept.length) throw new Error("nothing kept");
      if (reply.code) this.code = String(reply.code);
      if (some.some(({ kind }) => kind === "events") && !this.hasRefusedRows) this.refusal = "";
      this.tell(this.hasRefusedRows ? "refused" : this.waiting.size ? "sending" : "saved", kept);
    } catch (error) {
      this.failures++;
      this.tell("away", []);
    }
  }

  /** Of several, finds the one that is meant, by sending them one by one; it is put aside, so that the others arrive. */
  refused(some, reply) {
    this.isOver = !some.length || ["changed", "closed", "over", "withdrawn"].includes(reply.why);
    if (some.length > 1 && !this.isOver) {
      this.most = 1;
      return;
    }
    this.refusal = whyOf(reply);
    if (!this.isOver) {
      const [{ kind, body }] = some;
      this.waiting.delete(body.uuid);
      if (kind === "events" || reply.why === "turn") this.onrefused(body.uuid);
      else this.hasRefusedRows = true; // they stay in the browser
    }
    this.tell("refused", []);
  }

  rest() {
    const longest = Math.min(30000, 500 * 2 ** this.failures);
    return new Promise((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, longest * (0.5 + Math.random() / 2)); // not all pages at once when the server is back
    });
  }

  tell(state, saved) {
    this.state = state;
    this.onchange(saved);
  }
}
