// Seals of an answers file, byte for byte as the program checks them (docs/study-page.md).
const utf8 = new TextEncoder();

/** Values as bytes: a number, a text or bytes, or null, each with its type and length before it. */
function canonical(...values) {
  const parts = [];
  const push = (type, number) => {
    const part = new Uint8Array(9);
    part[0] = type.charCodeAt(0);
    new DataView(part.buffer).setBigInt64(1, BigInt(number));
    parts.push(part);
  };
  for (const value of values) {
    if (value === null) parts.push(utf8.encode("n"));
    else if (typeof value === "number") push("i", value);
    else {
      const bytes = typeof value === "string" ? utf8.encode(value) : value;
      push("t", bytes.length);
      parts.push(bytes);
    }
  }
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

async function hmac(key, bytes) {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The seals of rows and events in their order, and the one of their count. */
async function sealsOf(secret, head, rows, events) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const next = (before, bytes) => hmac(key, canonical(before, bytes));
  let last = await next(new Uint8Array(), canonical(head.form, head.project, head.study, head.version, head.rater));
  const seals = [];
  for (const row of rows) {
    last = await next(last, canonical(1, row.uuid, row.turn, row.question, row.value, row.at, row.duration_ms));
    seals.push(hexOf(last));
  }
  for (const event of events) {
    last = await next(last, canonical(2, event.uuid, event.event, event.at));
    seals.push(hexOf(last));
  }
  return { seals, count_seal: hexOf(await next(last, canonical(seals.length))) };
}
