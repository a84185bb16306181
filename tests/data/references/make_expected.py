#!/usr/bin/env python3
"""Computes expected.json from pairs.json, with Python's standard library alone.

Written from the definitions, without a look at Tandem's code: see README.md.
"""

import collections
import json
import math
import pathlib
import re
import unicodedata

HERE = pathlib.Path(__file__).parent


# Tokens

def rouge_words(text):
    return re.findall("[a-z0-9]+", text.lower())


def western(line):
    line = re.sub(r"([{-~\[-` -&(-+:-@/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([.,])", r"\1 \2 ", line)
    line = re.sub(r"([.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


def tokens_13a(text):
    line = text.rstrip().replace("<skipped>", "").replace("-\n", "").replace("\n", " ")
    for entity, sign in (("&quot;", '"'), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")):
        line = line.replace(entity, sign)
    return western(" " + line + " ")


# As sacreBLEU has them: ends are texts, which Python compares by character; two have five digits
# and so are texts of two characters.
ZH_RANGES = (
    ("\u3400", "\u4db5"), ("\u4e00", "\u9fa5"), ("\u9fa6", "\u9fbb"), ("\uf900", "\ufa2d"),
    ("\ufa30", "\ufa6a"), ("\ufa70", "\ufad9"), ("\u2000" + "0", "\u2a6d" + "6"),
    ("\u2f80" + "0", "\u2fa1" + "d"), ("\uff00", "\uffef"), ("\u2e80", "\u2eff"),
    ("\u3000", "\u303f"), ("\u31c0", "\u31ef"), ("\u2f00", "\u2fdf"), ("\u2ff0", "\u2fff"),
    ("\u3100", "\u312f"), ("\u31a0", "\u31bf"), ("\ufe10", "\ufe1f"), ("\ufe30", "\ufe4f"),
    ("\u2600", "\u26ff"), ("\u2700", "\u27bf"), ("\u3200", "\u32ff"), ("\u3300", "\u33ff"))


def tokens_zh(text):
    alone = lambda letter: any(first <= letter <= last for first, last in ZH_RANGES)
    return western("".join(f" {c} " if alone(c) else c for c in text.strip()))


def tokens_char(text):
    return [c for c in text if not c.isspace()]


def in_word(letter):
    return unicodedata.category(letter)[0] in "LMN"


PERSIAN = str.maketrans(
    {"\u064a": "\u06cc", "\u0649": "\u06cc", "\u0643": "\u06a9", "\u06c0": "\u0647", "\u0640": None}
    | {chr(0x06f0 + digit): str(digit) for digit in range(10)}
    | {chr(0x0660 + digit): str(digit) for digit in range(10)})


def persian_word(run):
    kept = [c for c in unicodedata.normalize("NFKC", run) if unicodedata.category(c) != "Cf"
            and not ("\u0600" <= c <= "\u06ff" and unicodedata.category(c) == "Mn")]
    return "".join(kept).translate(PERSIAN).lower()


def tokens_persian(text):
    tokens, run = [], ""
    for letter in text + " ":
        if in_word(letter) or unicodedata.category(letter) == "Cf":
            run += letter
            continue
        tokens += [persian_word(run), letter]
        run = ""
    return [token for token in tokens if token and not token.isspace()]


def words_of(tokens):
    return [token.lower() for token in tokens if any(map(in_word, token))]


# Counts

def grams(tokens, order):
    return collections.Counter(
        tuple(tokens[at:at + order]) for at in range(len(tokens) - order + 1))


def overlap(hits, of_reference, of_candidate):
    precision = hits / max(of_candidate, 1)
    recall = hits / max(of_reference, 1)
    both = precision + recall
    return [precision, recall, 2 * precision * recall / both if both > 0 else 0.0]


def rouge_n(reference, candidate, order):
    one, other = grams(reference, order), grams(candidate, order)
    return overlap(sum((one & other).values()), sum(one.values()), sum(other.values()))


def rouge_l(reference, candidate):
    row = [0] * (len(candidate) + 1)
    for word in reference:
        before = 0
        for at, other in enumerate(candidate):
            before, row[at + 1] = row[at + 1], (
                before + 1 if word == other else max(row[at + 1], row[at]))
    return overlap(row[-1], len(reference), len(candidate))


def skip_grams(tokens, singles):
    pairs = [(tokens[at], tokens[to]) for at in range(len(tokens))
             for to in range(at + 1, min(len(tokens), at + 6))]
    return collections.Counter(pairs + [(token,) for token in singles])


def best(values):
    return max(values, key=lambda value: value[2])  # the first of equal ones


def su4(references, candidate):
    of = lambda tokens: skip_grams(tokens, tokens)
    values = []
    for reference in references:
        one, other = of(reference), of(candidate)
        values.append(overlap(sum((one & other).values()), sum(one.values()), sum(other.values())))
    return best(values)


def su4_of_155(references, candidate):
    of = lambda tokens: skip_grams(tokens, tokens[:-1])
    hits = in_references = in_candidate = 0
    for reference in references:
        one, other = of(reference), of(candidate)
        hits += sum((one & other).values())
        in_references += sum(one.values())
        in_candidate += sum(other.values())
    return overlap(hits, in_references, in_candidate)


def bleu_counts(references, candidate):
    length = min((abs(len(reference) - len(candidate)), len(reference)) for reference in references)
    matches, totals = [], []
    for order in range(1, 5):
        most = collections.Counter()
        for reference in references:
            most |= grams(reference, order)
        own = grams(candidate, order)
        matches.append(sum((own & most).values()))
        totals.append(sum(own.values()))
    return matches, totals, len(candidate), length[1]


def added(counts):
    return ([sum(one) for one in zip(*(c[0] for c in counts))],
            [sum(one) for one in zip(*(c[1] for c in counts))],
            sum(c[2] for c in counts), sum(c[3] for c in counts))


def sacrebleu(counts, orders=4, effective=True):
    matches, totals, candidate, reference = counts
    if not any(matches[:orders]):
        return 0.0
    penalty = 1.0 if candidate >= reference else math.exp(1 - reference / candidate)
    smooth, used, precisions = 1.0, orders, [0.0] * orders
    for order in range(orders):
        if totals[order] == 0:
            break
        if effective:
            used = order + 1
        if matches[order] == 0:
            smooth *= 2
            precisions[order] = 100 / (smooth * totals[order])
        else:
            precisions[order] = 100 * matches[order] / totals[order]
    logs = [math.log(one) if one > 0 else -9999999999 for one in precisions[:used]]
    return penalty * math.exp(sum(logs) / used)


def nltk_bleu(counts, orders=4):
    matches, totals, candidate, reference = counts
    if matches[0] == 0 or candidate == 0:
        return 0.0
    penalty = 1.0 if candidate > reference else math.exp(1 - reference / candidate)
    tiny = 2.2250738585072014e-308
    logs = [math.log(m / t if m else tiny) / orders for m, t in zip(matches[:orders], totals)]
    return penalty * math.exp(math.fsum(logs))


def at_least_one(counts):
    return counts[0], [max(1, total) for total in counts[1]], counts[2], counts[3]


def jsd(reference, candidate):
    one, other = reference.split(), candidate.split()
    if not one and not other:
        return 0.0
    if not one or not other:
        return None
    p, q = collections.Counter(one), collections.Counter(other)
    total = 0.0
    for word in p.keys() | q.keys():
        x, y = p[word] / len(one), q[word] / len(other)
        for share in (x, y):
            if share > 0:
                total += share * math.log2(2 * share / (x + y)) / 2
    return total


def mean(values):
    return None if None in values else sum(values) / len(values)


# The measures

def rouges(suffix, references, candidate):
    return {f"rouge1{suffix}": best([rouge_n(r, candidate, 1) for r in references]),
            f"rouge2{suffix}": best([rouge_n(r, candidate, 2) for r in references]),
            f"rougeL{suffix}": best([rouge_l(r, candidate) for r in references])}


def measures(references, candidate):
    every = lambda tokens: ([tokens(reference) for reference in references], tokens(candidate))
    plain = every(rouge_words)
    values = rouges("", *plain)
    values["rouge_su4"] = su4(*plain)
    values["rouge_su4_rouge155"] = su4_of_155(*plain)
    blanks = at_least_one(bleu_counts(*every(lambda text: text.split(" "))))
    values["bleu_nltk"] = nltk_bleu(blanks)
    values["bleu1"] = nltk_bleu(blanks, 1)
    counts = bleu_counts(*every(tokens_13a))
    values["bleu_sacrebleu"] = sacrebleu(counts)
    values["bleu1_sacrebleu"] = sacrebleu(counts, 1)
    values["jsd"] = mean([jsd(reference, candidate) for reference in references])
    for suffix, tokens in (("_char", tokens_char), ("_zh", tokens_zh), ("_fa", tokens_persian)):
        values |= rouges(suffix, *every(lambda text: words_of(tokens(text))))
        key = "bleu_fa" if suffix == "_fa" else "bleu_sacrebleu" + suffix
        values[key] = sacrebleu(bleu_counts(*every(tokens)))
    return values


def corpus(pairs, tokens, score, counted=lambda counts: counts):
    return score(added([counted(bleu_counts([tokens(reference) for reference in pair["references"]],
                                            tokens(pair["candidate"]))) for pair in pairs]))


def main():
    pairs = json.loads((HERE / "pairs.json").read_text(encoding="utf-8"))
    expected = {
        "pairs": {pair["id"]: measures(pair["references"], pair["candidate"]) for pair in pairs},
        "tokens": {pair["id"]: {"zh": tokens_zh(pair["candidate"]),
                                "char": tokens_char(pair["candidate"]),
                                "fa": tokens_persian(pair["candidate"])} for pair in pairs},
        "corpus": {
            "bleu_sacrebleu": corpus(pairs, tokens_13a, lambda c: sacrebleu(c, effective=False)),
            "bleu_nltk": corpus(pairs, lambda text: text.split(" "), nltk_bleu, at_least_one)}}
    (HERE / "expected.json").write_text(
        json.dumps(expected, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
