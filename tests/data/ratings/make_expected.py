#!/usr/bin/env python3
"""Writes expected.json: tables of made-up ratings and what agreement statistics give for them.

Needs numpy, scipy and statsmodels (Debian: python3-scipy, python3-statsmodels). Everything is
computed from the definitions of the papers, or by these packages; nothing of Tandem is used.
"""

import itertools
import json
import math
import random
from collections import Counter

import numpy as np
from scipy import optimize, stats
from statsmodels.stats.multitest import multipletests

# P. E. Shrout and J. L. Fleiss (1979), table 2: 6 targets by 4 judges.
SHROUT_FLEISS = [[9, 2, 5, 8], [6, 1, 3, 2], [8, 4, 6, 8], [7, 1, 2, 6], [10, 5, 6, 9], [6, 2, 4, 7]]


def icc(table):
    """The six forms with the intervals of McGraw and Wong (1996)."""
    x = np.array(table, float)
    n, k = x.shape
    total = x.mean()
    msr = k * ((x.mean(1) - total) ** 2).sum() / (n - 1)
    msc = n * ((x.mean(0) - total) ** 2).sum() / (k - 1)
    msw = x.var(axis=1, ddof=1).mean()
    mse = (((x - total) ** 2).sum() - msr * (n - 1) - msc * (k - 1)) / ((n - 1) * (k - 1))
    point = lambda a, b: stats.f.ppf(0.975, a, b)
    found = {}

    def ratio(single, mean, error, degrees):
        f = msr / error
        low, high = f / point(n - 1, degrees), f * point(degrees, n - 1)
        found[single] = [(f - 1) / (f + k - 1), (low - 1) / (low + k - 1), (high - 1) / (high + k - 1)]
        found[mean] = [1 - 1 / f, 1 - 1 / low, 1 - 1 / high]

    ratio("icc_1_1", "icc_1_k", msw, n * (k - 1))
    ratio("icc_3_1", "icc_3_k", mse, (n - 1) * (k - 1))
    r = (msr - mse) / (msr + (k - 1) * mse + k / n * (msc - mse))
    c = max(r, 0)
    a = k * c / (n * (1 - c))
    b = 1 + k * c * (n - 1) / (n * (1 - c))
    v = (a * msc + b * mse) ** 2 / ((a * msc) ** 2 / (k - 1) + (b * mse) ** 2 / ((n - 1) * (k - 1)))
    up, down = point(n - 1, v), point(v, n - 1)
    low = n * (msr - up * mse) / (up * (k * msc + (k * n - k - n) * mse) + n * msr)
    high = n * (down * msr - mse) / (k * msc + (k * n - k - n) * mse + n * down * msr)
    found["icc_2_1"] = [r, low, high]
    found["icc_2_k"] = [(msr - mse) / (msr + (msc - mse) / n),
                        n * (msr - up * mse) / (up * (msc - mse) + n * msr),
                        n * (down * msr - mse) / (msc - mse + n * down * msr)]
    return found


def concordance(table):
    """W from scipy's Friedman test, which corrects for ties."""
    n, m = len(table), len(table[0])
    chi, p = stats.friedmanchisquare(*[np.array(row) for row in table])
    return {"w": chi / (m * (n - 1)), "chi_square": chi, "p": p}


def specific(table, category):
    """Of all ordered pairs of ratings of an item whose first is the category, how many are equal."""
    same = given = 0.0
    for row in table:
        for i, j in itertools.permutations(range(len(row)), 2):
            if row[i] == category:
                given += 1 / (len(row) - 1)
                same += (row[j] == category) / (len(row) - 1)
    return same / given


def masi(a, b):
    """Passonneau (2006), with 2/3 and 1/3."""
    if a == b:
        return 0.0
    m = 2 / 3 if a <= b or b <= a else 1 / 3 if a & b else 0
    return 1 - m * len(a & b) / len(a | b)


def alpha_of_sets(table):
    """Krippendorff's alpha, pair by pair."""
    rows = [[frozenset(v) for v in row if v is not None] for row in table]
    rows = [row for row in rows if len(row) > 1]
    values = [v for row in rows for v in row]
    observed = sum(masi(a, b) / (len(row) - 1) for row in rows for a, b in itertools.permutations(row, 2))
    expected = sum(masi(a, b) for a, b in itertools.permutations(values, 2))
    return 1 - (observed / len(values)) / (expected / (len(values) * (len(values) - 1)))


def alt_test(raters, judge, epsilon, by_distance):
    """Calderon et al. (2025) for complete answers; raters[i][j] of item i."""
    p, advantages = [], []
    for left in range(len(raters[0])):
        difference, judge_wins = [], []
        for row, said in zip(raters, judge):
            others = [row[j] for j in range(len(row)) if j != left]
            if by_distance:
                score = lambda a: -math.sqrt(sum((a - o) ** 2 for o in others) / len(others))
            else:
                score = lambda a: sum(a == o for o in others) / len(others)
            of_judge, of_rater = round(score(said), 9), round(score(row[left]), 9)
            judge_wins.append(of_judge >= of_rater)
            difference.append((of_rater >= of_judge) - int(of_judge >= of_rater))
        p.append(stats.ttest_1samp(difference, epsilon, alternative="less").pvalue)
        advantages.append(sum(judge_wins) / len(judge_wins))
    rejected, adjusted = multipletests(p, alpha=0.05, method="fdr_by")[:2]
    return {"p": p, "adjusted": list(adjusted), "winning_rate": float(np.mean(rejected)),
            "advantages": advantages, "advantage": float(np.mean(advantages))}


def davidson(count, pairs):
    """The greatest likelihood by scipy's optimizer."""
    has_ties = any(pair[4] for pair in pairs)

    def loss(x):
        s = np.append(x[:count - 1], -x[:count - 1].sum())
        v = math.exp(x[count - 1]) if has_ties else 0.0
        total = 0.0
        for i, j, won, lost, tied in pairs:
            a, b, t = math.exp(s[i]), math.exp(s[j]), v * math.exp((s[i] + s[j]) / 2)
            total -= won * math.log(a / (a + b + t)) + lost * math.log(b / (a + b + t))
            if tied:
                total -= tied * math.log(t / (a + b + t))
        return total

    best = optimize.minimize(loss, np.zeros(count - 1 + has_ties), method="BFGS", options={"gtol": 1e-9})
    s = list(best.x[:count - 1]) + [-best.x[:count - 1].sum()]
    return {"strengths": s, "ties": math.exp(best.x[count - 1]) if has_ties else 0.0}


def em(table, k, is_mace):
    """Dawid and Skene (1979), or MACE (Hovy et al. 2013); from the shares of answers."""
    items, raters = len(table), len(table[0])
    post = np.array([[sum(a == c for a in row) / sum(a is not None for a in row) for c in range(k)] for row in table])
    given = [(i, j, table[i][j]) for i in range(items) for j in range(raters) if table[i][j] is not None]
    knows, habits = np.full(raters, 0.5), np.full((raters, k), 1 / k)
    for _ in range(5000):
        before = post
        if is_mace:
            known, guessed, n = np.zeros(raters), np.zeros((raters, k)), np.zeros(raters)
            for i, j, a in given:
                knew = post[i, a] * knows[j] / (knows[j] + (1 - knows[j]) * habits[j, a])
                known[j] += knew
                guessed[j, a] += 1 - knew
                n[j] += 1
            knows, habits = known / n, guessed / guessed.sum(1, keepdims=True)
            post = np.full((items, k), 1 / k)
            for i, j, a in given:
                post[i] *= (1 - knows[j]) * habits[j, a] + knows[j] * (np.arange(k) == a)
        else:
            prior = post.mean(0)
            said = np.zeros((raters, k, k))
            for i, j, a in given:
                said[j, :, a] += post[i]
            said /= said.sum(2, keepdims=True)
            post = np.tile(prior, (items, 1))
            for i, j, a in given:
                post[i] *= said[j, :, a]
        post = post / post.sum(1, keepdims=True)
        if np.abs(post - before).max() < 1e-12:
            break
    return {"posteriors": post.tolist(), "competence": knows.tolist()}


def drawn_labels(seed, items, skills, k):
    draw = random.Random(seed)
    table = []
    for _ in range(items):
        is_ = draw.randrange(k)
        row = [None if draw.random() < 0.1 else is_ if draw.random() < skill else draw.randrange(k)
               for skill in skills]
        table.append(row if any(a is not None for a in row) else [is_] * len(skills))
    return table


def drawn(seed, items, raters, spread, places):
    """Whole numbers that follow an item's level."""
    draw = random.Random(seed)
    table = []
    for _ in range(items):
        level = draw.uniform(1, places)
        table.append([min(places, max(1, round(draw.gauss(level, spread)))) for _ in range(raters)])
    return table


def drawn_sets(seed, items, raters):
    draw = random.Random(seed)
    table = []
    for _ in range(items):
        usual = [label for label in "abcd" if draw.random() < 0.4]
        table.append([None if draw.random() < 0.1 else
                      [label for label in "abcd" if (label in usual) != (draw.random() < 0.2)]
                      for _ in range(raters)])
    return table


def main():
    tables = [SHROUT_FLEISS, drawn(1, 12, 3, 0.8, 5), drawn(2, 30, 2, 1.5, 7), drawn(3, 9, 5, 0.3, 4)]
    number_tables = [{"ratings": t, "icc": icc(t), "kendall_w": concordance(t),
                      "specific": {str(c): specific(t, c) for c in sorted(set(sum(t, [])))}}
                     for t in tables]
    set_tables = [{"sets": t, "alpha": alpha_of_sets(t)} for t in (drawn_sets(4, 10, 3), drawn_sets(5, 25, 4))]
    alt_tests = []
    for seed, items, raters, spread, places, epsilon, by_distance in (
            (6, 40, 4, 0.9, 5, 0.2, True), (7, 60, 3, 0.7, 3, 0.1, False), (8, 35, 5, 1.2, 7, 0.15, True)):
        table = drawn(seed, items, raters + 1, spread, places)
        people, judge = [row[:-1] for row in table], [row[-1] for row in table]
        alt_tests.append({"ratings": people, "judge": judge, "epsilon": epsilon, "by_distance": by_distance,
                          "expected": alt_test(people, judge, epsilon, by_distance)})
    label_tables = []
    for seed, items, skills, k in ((10, 40, (0.9, 0.8, 0.7, 0.2), 3), (11, 80, (0.8, 0.6, 0.7), 2)):
        t = drawn_labels(seed, items, skills, k)
        label_tables.append({"labels": t, "categories": k, "dawid_skene": em(t, k, False), "mace": em(t, k, True)})
    draw = random.Random(9)
    comparisons = []
    for count, ties in ((3, True), (5, True), (4, False)):
        pairs = [[i, j, draw.randint(1, 20), draw.randint(1, 20), draw.randint(1, 9) if ties else 0]
                 for i, j in itertools.combinations(range(count), 2)]
        comparisons.append({"count": count, "pairs": pairs, **davidson(count, pairs)})
    p = [round(draw.random() ** 3, 6) for _ in range(9)]
    adjusted = list(multipletests(p, method="fdr_by")[1])
    with open("expected.json", "w") as out:
        json.dump({"numbers": number_tables, "sets": set_tables, "alt_tests": alt_tests, "labels": label_tables,
                   "comparisons": comparisons, "benjamini_yekutieli": {"p": p, "adjusted": adjusted}},
                  out, indent=1)
        out.write("\n")


main()
