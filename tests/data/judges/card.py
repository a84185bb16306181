"""Makes card.json: answers of a judge and its card by textbook formulas, written without Tandem.
Run: python3 card.py > card.json (Python 3 alone; Student's quantiles by numerical integration)."""
import json
import math
import random

rng = random.Random(33)


def mean(values):
    values = list(values)
    return sum(values) / len(values)


def t975(df):
    """The 97.5 % point of Student's t: Simpson's rule over the density, then bisection."""
    c = math.exp(math.lgamma((df + 1) / 2) - math.lgamma(df / 2)) / math.sqrt(df * math.pi)

    def density(t):
        return c * (1 + t * t / df) ** (-(df + 1) / 2)

    def area(end, steps=4000):
        h = end / steps
        return h / 3 * sum((1 if i in (0, steps) else 4 if i % 2 else 2) * density(i * h)
                           for i in range(steps + 1))

    low, high = 1.9, 15.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if area(middle) < 0.475 else (low, middle)
    return low


def jackknife(groups, estimate):
    names = sorted(set(groups))
    places = range(len(groups))
    values = [estimate([i for i in places if groups[i] != name]) for name in names]
    full = estimate(list(places))
    g = len(names)
    return full, math.sqrt((g - 1) / g * sum((v - full) ** 2 for v in values)), t975(g - 1)


def share(groups, values):
    m, se, t = jackknife(groups, lambda k: mean(values[i] for i in k))
    logit = math.log(m / (1 - m))
    half = t * se / (m * (1 - m))
    return [m, 1 / (1 + math.exp(half - logit)), 1 / (1 + math.exp(-half - logit)), len(values)]


def slope(groups, x, y, weights=None):
    weights = weights or [1.0] * len(x)

    def fit(k):
        w = sum(weights[i] for i in k)
        mx = sum(weights[i] * x[i] for i in k) / w
        my = sum(weights[i] * y[i] for i in k) / w
        return (sum(weights[i] * (x[i] - mx) * (y[i] - my) for i in k) /
                sum(weights[i] * (x[i] - mx) ** 2 for i in k))

    b, se, t = jackknife(groups, fit)
    return [b, b - t * se, b + t * se, len(x)]


def main():
    answers, probabilities = [], []
    for case in range(14):
        for pair in range(1 + case % 2):
            longer = rng.gauss(0, 0.8)
            for swapped in (False, True):
                x = -longer if swapped else longer
                people = [None, 0.0, 1 / 3, 2 / 3, 1.0][rng.randrange(5)]
                for _ in range(1 + (case % 5 == 0)):
                    value = float(rng.random() < 1 / (1 + math.exp(-(0.4 + 1.2 * x))))
                    if rng.random() < 0.15:
                        value = None
                    answers.append(dict(item=f"{case}/{pair}", group=case, swapped=swapped, value=value,
                                        people=people, weight=1.0 + case % 3, length=x))
    for group in range(25):
        for _ in range(1 + group % 3):
            probabilities.append(dict(group=group, probability=rng.betavariate(4, 2),
                                      right=rng.randrange(4) / 3))

    usable = [a for a in answers if a["value"] is not None]
    same, first, groups, again, again_groups = [], [], [], [], []
    for item in sorted({a["item"] for a in usable}):
        ab = [a["value"] for a in usable if a["item"] == item and not a["swapped"]]
        ba = [a["value"] for a in usable if a["item"] == item and a["swapped"]]
        group = next(a["group"] for a in usable if a["item"] == item)
        for one in (ab, ba):
            pairs = [(i, j) for i in range(len(one)) for j in range(len(one)) if i != j]
            if pairs:
                again.append(mean([one[i] == one[j] for i, j in pairs]))
                again_groups.append(group)
        if ab and ba:
            same.append(mean([p == 1 - q for p in ab for q in ba]))
            first.append((mean(ab) + mean(ba)) / 2)
            groups.append(group)
    reviewed = [a for a in usable if a["people"] is not None]
    p = [a["probability"] for a in probabilities]
    y = [a["right"] for a in probabilities]
    ece = 0.0
    for k in range(10):
        inside = [i for i in range(len(p)) if min(int(p[i] * 10), 9) == k]
        if inside:
            ece += len(inside) / len(p) * abs(mean(p[i] for i in inside) - mean(y[i] for i in inside))
    n, bad = len(answers), len(answers) - len(usable)
    z = 1.959963984540054
    centre = (bad / n + z * z / 2 / n) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(bad / n * (1 - bad / n) / n + z * z / 4 / n / n)
    expected = dict(
        consistency=share(groups, same), first_shown=share(groups, first),
        length=slope([a["group"] for a in usable], [a["length"] for a in usable],
                     [a["value"] for a in usable]),
        length_beyond_people=slope([a["group"] for a in reviewed], [a["length"] for a in reviewed],
                                   [a["value"] - a["people"] for a in reviewed],
                                   [a["weight"] for a in reviewed]),
        retest=share(again_groups, again),
        brier=share([a["group"] for a in probabilities], [y[i] * (1 - p[i]) ** 2 + (1 - y[i]) * p[i] ** 2 for i in range(len(p))]),
        ece=[ece, None, None, len(p)],
        unparsable=[bad / n, centre - half, centre + half, n])
    print(json.dumps(dict(answers=answers, probabilities=probabilities,
                          expected={k: [None if e is None else float(e) for e in v]
                                    for k, v in expected.items()}), indent=1))


if __name__ == "__main__":
    main()
