"""Writes twoway.json: coefficients of ratings of which items and raters are drawn several times.

Nothing of Tandem and no library: each drawn item and each drawn rater is written out as a row or a
column of its own, and coefficients are computed from their definitions over all pairs of columns
that are not copies of the same rater.
"""

import itertools
import json
import random


def expanded(rows, item_times, rater_times):
    """Rows of (rater, value), a row for each copy of an item, an entry for each copy of a rater."""
    out = []
    for row, times in zip(rows, item_times):
        entries = []
        for rater, value in enumerate(row):
            if value is not None:
                entries += [(rater, value)] * rater_times[rater]
        out += [entries] * times
    return out


def pairs(entries):
    return [(a[1], b[1]) for a, b in itertools.permutations(entries, 2) if a[0] != b[0]]


def shares(rows, categories):
    rated = [row for row in rows if row]
    return [sum(sum(v == k for _, v in row) / len(row) for row in rated) / len(rated)
            for k in categories]


def alpha(rows, categories, scale):
    rows = [row for row in rows if pairs(row)]
    given = [value for row in rows for _, value in row]
    total = len(given)
    count = {k: given.count(k) for k in categories}
    rank = {}
    below = 0
    for k in categories:
        rank[k] = below + count[k] / 2
        below += count[k]

    def distance(a, b):
        if scale == "nominal":
            return float(a != b)
        if scale == "ordinal":
            return (rank[a] - rank[b]) ** 2
        if scale == "interval":
            return float(a - b) ** 2
        return 0.0 if a + b == 0 else ((a - b) / (a + b)) ** 2

    # The pairs of an item weigh as much as it has ratings.
    observed = sum(len(row) * sum(distance(a, b) for a, b in pairs(row)) / len(pairs(row))
                   for row in rows) / total
    expected = sum(distance(a, b) for a, b in itertools.permutations(given, 2)) / (
        total * (total - 1))
    return 1 - observed / expected


def coefficients(rows, categories, scale):
    compared = [row for row in rows if pairs(row)]
    agreement = sum(sum(a == b for a, b in pairs(row)) / len(pairs(row))
                    for row in compared) / len(compared)
    p = shares(rows, categories)
    q = len(categories)

    def corrected(chance):
        return (agreement - chance) / (1 - chance)

    return {"percent_agreement": agreement,
            "fleiss": corrected(sum(s * s for s in p)),
            "ac1": corrected(sum(s * (1 - s) for s in p) / (q - 1)),
            "brennan_prediger": corrected(1 / q),
            "alpha": alpha(rows, categories, scale)}


def half(a, b):
    return 0.5 if a == 0 or b == 0 else float(a == b)


def majority(sides):
    """The side of most; 0 where that is neither, or several are as many."""
    most = max(sides.count(s) for s in (0, 1, 2))
    first = [s for s in (0, 1, 2) if sides.count(s) == most]
    return first[0] if len(first) == 1 else 0


def mean(values):
    return sum(values) / len(values)


def ceiling(rows, metric):
    """Rows of (rater, side), beside the side that the metric prefers."""
    against_majority, against_raters, metric_majority, metric_raters = [], [], [], []
    for entries, preferred in zip(rows, metric):
        if not entries:
            continue
        of_majority, of_raters = [], []
        for rater, side in entries:
            others = [s for r, s in entries if r != rater]
            if not others:
                continue
            of_raters.append(mean([half(side, other) for other in others]))
            if majority(others):
                of_majority.append(half(side, majority(others)))
        if of_raters:
            against_raters.append(mean(of_raters))
        if of_majority:
            against_majority.append(mean(of_majority))
        sides = [s for _, s in entries]
        metric_raters.append(mean([half(preferred, s) for s in sides]))
        if majority(sides):
            metric_majority.append(half(preferred, majority(sides)))
    return [mean(against_majority), mean(against_raters), mean(metric_majority),
            mean(metric_raters)]


def times(rng, n):
    drawn = [rng.randrange(n) for _ in range(n)]
    return [drawn.count(i) for i in range(n)]


def main():
    rng = random.Random(20261130)
    items, raters, categories = 12, 6, [1, 2, 3, 5]
    rows = []
    for _ in range(items):
        known = rng.choice(categories)
        rows.append([None if rng.random() < 0.15 else
                     known if rng.random() < 0.6 else rng.choice(categories)
                     for _ in range(raters)])
    rows[0][:4] = categories  # every category is there
    draws = [([1] * items, [1] * raters)] + [(times(rng, items), times(rng, raters))
                                             for _ in range(4)]
    agreement = [{"scale": scale, "items": a, "raters": b,
                  "expected": coefficients(expanded(rows, a, b), categories, scale)}
                 for scale in ("nominal", "ordinal", "interval", "ratio") for a, b in draws]
    chosen = []
    for _ in range(items):
        better = rng.choice([1, 2])
        chosen.append([None if rng.random() < 0.15 else 0 if rng.random() < 0.15 else
                       better if rng.random() < 0.7 else 3 - better for _ in range(raters)])
    metric = [rng.choice([0, 1, 1, 2, 2]) for _ in range(items)]
    alignment = []
    for a, b in draws:
        repeated = [side for side, count in zip(metric, a) for _ in range(count)]
        alignment.append({"items": a, "raters": b,
                          "expected": ceiling(expanded(chosen, a, b), repeated)})
    with open("twoway.json", "w") as file:
        json.dump({"ratings": rows, "agreement": agreement, "choices": chosen, "metric": metric,
                   "alignment": alignment}, file, indent=1)
        file.write("\n")


main()
