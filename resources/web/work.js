// What an author makes of an utterance, as the program keeps it (docs/study-page.md), what is lacking in it, and what is
// proposed; and where an opinion stands once both review it.
const workOf = (text) => (text ? JSON.parse(text) : { version: 1, noOpinion: false, opinions: [] });

const aboutOf = (turn) => JSON.parse(turn.fields.find((field) => field.name === "about").text);

/** The article and discussion of a turn's sample, which stand in its first turn. */
function sourceOf(task, turn) {
  const isSource = (field) => field.name === "source";
  const first = task.turns.find((other) => other.group === turn.group && other.fields.some(isSource));
  return JSON.parse(first.fields.find(isSource).text);
}

const endOf = ([start, length]) => start + length;
const covers = (outer, inner) => inner[0] >= outer[0] && endOf(inner) <= endOf(outer);
const plainLine = (text) => text.replace(/\s+/g, " ").trim();
const linesOf = (text) => text.split("\n").map(plainLine).filter((line) => line);
const sliceOf = (text, [start, length]) => text.slice(start, start + length);

/** What a reference points to; "" for nothing yet. */
function referentOf(reference, article) {
  if (!reference.article) return plainLine(reference.text || "");
  const found = article.find(([number]) => number === reference.article.paragraph);
  return found ? plainLine(sliceOf(found[1], reference.article.span)) : "";
}

/** What has to be done before the work can be submitted: keys of WORDS, with the opinion's number. */
function gapsOf(work) {
  const gaps = work.opinions.length || work.noOpinion ? [] : [{ key: "gap_nothing" }];
  work.opinions.forEach((opinion, i) => {
    const add = (key) => gaps.push({ key, opinion: i });
    for (const reference of opinion.references) {
      if (!covers(opinion.span, reference.span)) add("gap_outside");
      if (!reference.article && !reference.text) add("gap_referent");
    }
    if (!opinion.clear.trim()) add("gap_clear");
    if (!opinion.atoms.length || opinion.atoms.some((atom) => !atom.text.trim())) add("gap_atoms");
  });
  return gaps;
}

/** Every place of `words` in the article: {paragraph, span}. */
function placesOf(words, article) {
  if (!words.trim()) return [];
  const pattern = new RegExp(words.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"), "giu");
  return article.flatMap(([paragraph, text]) => [...text.matchAll(pattern)].slice(0, 100).map((found) => ({ paragraph, span: [found.index, found[0].length] })));
}

/** What is put between the markers for a reference: its referent, with 's where the phrase is a possessive that it replaces. */
function formOf(reference, utterance, article) {
  const referent = referentOf(reference, article).replaceAll("**", "");
  const isPossessive = reference.kind === "resolve" && /^(my|our|your|his|its|their|whose)$/i.test(sliceOf(utterance, reference.span).trim());
  return referent && isPossessive ? referent + (/s$/i.test(referent) ? "'" : "'s") : referent;
}

/** The words of an opinion with its phrases replaced by their referents, or these put behind them. */
function clarified(opinion, utterance, article) {
  const plain = (from, to) => utterance.slice(from, to).replaceAll("**", "");
  const blank = /\p{Script=Han}/u.test(utterance) ? "" : " ";
  let words = "";
  let at = opinion.span[0];
  for (const reference of [...opinion.references].sort((a, b) => a.span[0] - b.span[0])) {
    const referent = formOf(reference, utterance, article);
    if (!referent || reference.span[0] < at || endOf(reference.span) > endOf(opinion.span)) continue;
    const phrase = reference.kind === "supplement" ? plain(...[reference.span[0], endOf(reference.span)]) + blank : "";
    words += plain(at, reference.span[0]) + phrase + "**" + referent + "**";
    at = endOf(reference.span);
  }
  return plainLine(words + plain(at, endOf(opinion.span)));
}

/** Words that are written small inside of a sentence, as the program has them. */
const LOWERED = new Set(("it it's the this that that's these those they they're he he's she she's his her their its if although though because there at when while for in on what both even such a an as since one most some many all not only no with from by after before without despite regardless " +
  "speaking considering comparing being having how why maybe perhaps essentially unfortunately in two three my our we you neither either every each more much").split(" "));

/** Words as they stand inside of a sentence. */
function insideSentence(words) {
  const [first] = /^[\p{L}'’]*/u.exec(words);
  return LOWERED.has(first.toLowerCase().replace("’", "'")) ? words[0].toLowerCase() + words.slice(1) : words;
}

/** What opens a turn and is no part of the opinion. */
const OPENERS = /^(?:(?:yes|no|well|indeed|hmm|okay|ok|however|moreover|sure|right|also|so|oh|true|therefore|besides|furthermore|of course)[,.;!]\s*|(?:but|and|so)\s+|(?:是的|不|嗯|对|没错|的确|确实)[，,。]|(?:但是|但|不过)[，,]?|(?:بله|نه|اما|ولی)[،,]?\s+)+/i;
const IN_MY_VIEW = /^(?:in my (?:opinion|view)|from my (?:perspective|point of view)|to me|for me),?\s+/i;
const I_THINK = /^I (?:think|believe|feel) (?:that )?/i;
const I_THINK_PERSIAN = /^(?:من\s+)?(?:فکر می[\u200c ]?کنم|معتقدم|به نظر من|به نظرم)[،,]?\s+(?:که\s+)?/;

/** A proposal for the clear opinion, which a person edits: whose it is, what is said, a stop. */
function composed(opinion, { speaker, utterance, article }) {
  const words = clarified(opinion, utterance, article);
  const isHan = /\p{Script=Han}/u.test(words);
  const isArabic = /\p{Script=Arabic}/u.test(words);
  const said = words.trim().replace(OPENERS, "");
  let whose = speaker + (/[A-Za-z]/.test(words) ? " thinks that " : ": ");
  let rest = I_THINK.test(said) ? insideSentence(said.replace(I_THINK, "")) : insideSentence(said.replace(IN_MY_VIEW, ""));
  if (isHan) [whose, rest] = /^我(?!们)/.test(said) ? [speaker, said.slice(1)] : [speaker + "认为", said];
  else if (isArabic) [whose, rest] = [speaker + " فکر می‌کند که ", said.replace(I_THINK_PERSIAN, "")];
  const line = (whose + rest).replace(/[,;:]+$/, "");
  return line + (/[.!?。！？؟]["”»]?$/.test(line) ? "" : isHan ? "。" : ".");
}

/** The clear opinion after marks or referents changed: a proposal nobody touched is made anew, in words of one's own a changed referent is exchanged. */
function recomposed(before, after, context) {
  if (!before.clear.trim() || before.clear === composed(before, context)) return composed(after, context);
  if (before.references.length !== after.references.length) return before.clear;
  return after.references.reduce((clear, reference, i) => {
    const old = formOf(before.references[i], context.utterance, context.article);
    const now = formOf(reference, context.utterance, context.article);
    return old && now ? clear.replaceAll("**" + old + "**", "**" + now + "**") : clear;
  }, before.clear);
}

/** A proposal for atoms: the sentences of the clear opinion, each saying whose it is; nothing is cut inside of a clarified part. */
function splitOpinion(clear) {
  const whose = (/^.{1,80}? thinks that /.exec(clear) || /^.{1,40}?认为/.exec(clear) || /^.{1,80}? فکر می‌کند که /.exec(clear) || [""])[0];
  const parts = [];
  for (const piece of clear.split(/(?<=[.!?؟])\s+|(?<=[。！？；])|;\s+/u)) {
    const isOpen = parts.length && (parts[parts.length - 1].split("**").length - 1) % 2;
    if (isOpen) parts[parts.length - 1] += " " + piece;
    else if (piece.trim()) parts.push(piece.trim());
  }
  const stop = /\p{Script=Han}/u.test(clear) ? "。" : ".";
  const plain = (part) => insideSentence(part.replace(/^(?:and|but|so|also|moreover),?\s+/i, ""));
  return parts.map((part) => (part.startsWith(whose) ? part : whose + plain(part))).map((part) => (/[.!?。！？؟]$/.test(part) ? part : part.replace(/[;；]$/, "") + stop));
}

/** With one atom a line; one that stays, or whose line is rewritten in its place, keeps its UUID. */
function atomsFrom(lines, before) {
  const free = before.filter((atom) => !lines.includes(atom.text));
  return lines.map((text) => {
    const same = before.find((atom) => atom.text === text);
    return { uuid: same ? same.uuid : free.length ? free.shift().uuid : newUuid(), text };
  });
}

/** The four questions of a peer review, by their keys in files. */
const CRITERIA = ["faithful", "references", "atomic", "independent"];

/** Where an opinion stands, with what was said here since the task was made: {about, said, due}; `due` is "check", "answer" or "". */
function standingOf(turn, answers) {
  const about = aboutOf(turn);
  const known = new Set(about.events);
  const said = [...about.said];
  let due = about.turn;
  let text = about.text;
  for (const row of answers.sorted("rows")) {
    if (row.turn !== turn.id || known.has(row.uuid) || !row.value) continue;
    const event = JSON.parse(row.value);
    if (event.withdrawn) {
      said.pop();
      due = event.kind === 0 ? "check" : "answer";
      text = about.text;
    } else {
      said.push({ ...event, mine: true });
      due = "";
      if (event.response === "accept") text = about.suggestion;
      if (event.response === "change") text = event.text;
    }
  }
  return { about, said, due, text };
}
