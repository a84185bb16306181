// Texts become text nodes, never markup.
function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child != null && child !== false));
  return node;
}

/** Where a text is parted into blocks: browsers stand still over a paragraph of a megabyte. */
function* partsOf(text) {
  const most = 5000;
  let at = 0;
  while (text.length - at > most) {
    const piece = text.slice(at, at + most);
    const isInPair = (text.charCodeAt(at + most) & 0xfc00) === 0xdc00;
    const size = piece.lastIndexOf("\n") + 1 || piece.lastIndexOf(" ") + 1 || most - isInPair;
    yield [at, (at += size)];
  }
  yield [at, text.length];
}

/** A text with its marks, [start, length] in UTF-16 units. */
function markedText(text, marks) {
  const node = el("div", { class: "text", dir: "auto" });
  const sorted = [...marks].sort((a, b) => a[0] - b[0]);
  for (let [at, end] of partsOf(text)) {
    const part = el("div", {});
    for (const [start, length] of sorted) {
      const from = Math.max(start, at);
      const to = Math.min(start + length, end);
      if (to <= from) continue;
      part.append(text.slice(at, from), el("mark", {}, text.slice(from, to)));
      at = to;
    }
    part.append(text.slice(at, end));
    node.append(part);
  }
  return node;
}

/** **bold**, *italic* and `code` within a line. */
function inlineMarkdown(line) {
  const parts = [];
  const pattern = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`/g;
  let at = 0;
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    parts.push(line.slice(at, found.index));
    const kind = found[1] ? "strong" : found[2] ? "em" : "code";
    parts.push(el(kind, {}, found[1] || found[2] || found[3]));
    at = pattern.lastIndex;
  }
  parts.push(line.slice(at));
  return parts;
}

/** The cells of a line of a table. */
const cellsOf = (line) => line.trim().replace(/^\|/, "").replace(/\|$/, "").split("|").map((cell) => cell.trim());

/** A table: its head, and under a line of dashes its rows. */
function tableOf(lines) {
  const rowOf = (line, tag) => el("tr", {}, ...cellsOf(line).map((cell) => el(tag, { dir: "auto" }, ...inlineMarkdown(cell))));
  return el("table", {}, el("thead", {}, rowOf(lines[0], "th")), el("tbody", {}, ...lines.slice(2).map((line) => rowOf(line, "td"))));
}

/** Headings, paragraphs, lists, tables and quotations of a Markdown text; everything else stays as it is written. `depth` bounds quotations in quotations. */
function markdown(text, depth = 0) {
  const root = el("div", depth ? {} : { class: "prose" });
  const lines = text.split(/\r\n?|\n/);
  const isQuoted = (line) => depth < 5 && /^\s{0,3}>/.test(line);
  const isRule = (line) => /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(line || "");
  const takeWhile = (at, holds) => {
    let end = at;
    while (end < lines.length && holds(lines[end])) end++;
    return lines.slice(at, end);
  };
  let open = null; // the paragraph or list that a line may go on
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(.*)$/.exec(line);
    const point = /^\s*(?:([-*+])|\d{1,3}[.)])\s+(.*)$/.exec(line);
    if (!line.trim()) open = null;
    else if (isQuoted(line)) {
      const quoted = takeWhile(at, isQuoted);
      root.append(el("blockquote", { dir: "auto" }, ...markdown(quoted.map((each) => each.replace(/^\s{0,3}> ?/, "")).join("\n"), depth + 1).childNodes));
      at += quoted.length - 1;
      open = null;
    } else if (line.includes("|") && isRule(lines[at + 1]) && lines[at + 1].includes("|")) {
      const table = takeWhile(at, (each) => each.includes("|"));
      root.append(tableOf(table));
      at += table.length - 1;
      open = null;
    } else if (heading) {
      root.append(el("h" + (heading[1].length + 1), { dir: "auto" }, ...inlineMarkdown(heading[2])));
      open = null;
    } else if (point) {
      const tag = point[1] ? "ul" : "ol";
      if (!open || open.localName !== tag) root.append((open = el(tag, { dir: "auto" })));
      open.append(el("li", {}, ...inlineMarkdown(point[2])));
    } else if (open) (open.lastElementChild && open.localName !== "p" ? open.lastElementChild : open).append(" ", ...inlineMarkdown(line.trim()));
    else root.append((open = el("p", { dir: "auto" }, ...inlineMarkdown(line))));
  }
  return root;
}

/** Without what no text of an answers file may have: NUL and halves of surrogate pairs. */
function wellFormed(text) {
  return text.replace(/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "");
}

function newUuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const bytesOfBase64 = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
