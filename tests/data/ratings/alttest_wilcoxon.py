"""Prints how often Wilcoxon's signed-rank test would wrongly let a judge replace a rater.

The judge is worse by exactly epsilon, which the Alt-test must not accept in more than 5 % of tests:
on a share epsilon of the items the rater alone is the closer one, on all others both are as close.
p is exact, by the permutation distribution of the middle ranks of the differences less epsilon.
"""

from math import comb


def p_value(n, worse, epsilon):
    values = [1 - epsilon] * worse + [-epsilon] * (n - worse)
    sizes = sorted(abs(v) for v in values)
    rank = {s: sum(i + 1 for i, one in enumerate(sizes) if one == s) / sizes.count(s)
            for s in set(sizes)}
    twice = [int(2 * rank[abs(v)]) for v in values]
    positive = sum(r for r, v in zip(twice, values) if v > 0)
    ways = {0: 1}
    for r in twice:
        more = dict(ways)
        for total, count in ways.items():
            more[total + r] = more.get(total + r, 0) + count
        ways = more
    return sum(count for total, count in ways.items() if total <= positive) / 2 ** n


def main():
    for epsilon in (0.1, 0.2):
        for n in (10, 20, 29):
            wrong = sum(comb(n, worse) * epsilon ** worse * (1 - epsilon) ** (n - worse)
                        for worse in range(n + 1) if p_value(n, worse, epsilon) <= 0.05)
            print(f"epsilon {epsilon}, {n} items: {100 * wrong:.0f} %")


main()
