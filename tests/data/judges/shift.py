"""Makes shift.json: judged items of which some are audited, and what follows from them, by formulas
written without Tandem. Run: python3 shift.py > shift.json (Python 3 alone)."""
import json
import math
import random

from card import t975

rng = random.Random(4)
items = []
for sample in range(24):
    share = rng.uniform(0.3, 0.9)
    for _ in range(rng.randrange(4, 10)):
        truth = rng.random() < share
        judged = None if rng.random() < 0.1 else float(truth if rng.random() < 0.8 else not truth)
        # Reviewers preferred what is judged covered, though all were drawn alike.
        audited = rng.random() < (0.6 if judged == 1.0 else 0.3)
        items.append(dict(sample=sample, judged=judged, checked=float(truth) if audited else None,
                          inclusion=0.4 + 0.1 * (sample % 3)))

samples = sorted({i["sample"] for i in items})
n = len(samples)
size = {s: sum(i["sample"] == s for i in items) for s in samples}


def classes(groups):
    """The estimate of people's share, or of `value`, with its contribution of each sample."""
    def estimate(value, stratum):
        total = 0.0
        by_sample = {s: 0.0 for s in samples}
        for g in groups:
            inside = [i for i in items if stratum(i) == g]
            weight = sum(1 / size[i["sample"]] for i in inside) / n
            audits = [i for i in inside if i["checked"] is not None]
            w = [1 / size[i["sample"]] / i["inclusion"] for i in audits]
            mean = sum(a * value(i) for a, i in zip(w, audits)) / sum(w)
            total += weight * mean
            for i in inside:
                by_sample[i["sample"]] += mean / size[i["sample"]]
            k = len({i["sample"] for i in audits})
            scale = n * weight / sum(w) * math.sqrt(k / (k - 1) * (n - 1) / n)
            for a, i in zip(w, audits):
                by_sample[i["sample"]] += scale * a * (value(i) - mean)
        return total, by_sample
    return estimate


def variance(by_sample):
    mean = sum(by_sample.values()) / n
    return sum((v - mean) ** 2 for v in by_sample.values()) / n / (n - 1)


audited_samples = len({i["sample"] for i in items if i["checked"] is not None})
f = lambda i: i["judged"] or 0.0
value, drawn = classes([0])(f, lambda i: 0)
every = {s: sum(f(i) for i in items if i["sample"] == s) / size[s] for s in samples}
difference = value - sum(every.values()) / n
half = t975(audited_samples - 1) * math.sqrt(variance({s: drawn[s] - every[s] for s in samples}))

y = lambda i: i["checked"]
names = [1.0, 0.0, None]
by_judgment, linear = classes(names)(y, lambda i: i["judged"])

parts = []
for g in names:
    inside = [i for i in items if i["judged"] == g]
    audits = [i for i in inside if i["checked"] is not None]
    weight = sum(1 / size[i["sample"]] for i in inside) / n
    w = [1 / size[i["sample"]] / i["inclusion"] for i in audits]
    w = [a / sum(w) for a in w]
    mean = sum(a * y(i) for a, i in zip(w, audits))
    k, all_items = len(audits), len(inside)
    s2 = k / (k - 1) * sum((a * (y(i) - mean)) ** 2 for a, i in zip(w, audits))
    drawn_variance = weight ** 2 * (1 - k / all_items) * s2
    rare = 1 / (k + 2)
    floor = weight ** 2 * rare * (1 - rare) * (1 / k - 1 / all_items)
    unit = max(drawn_variance, floor) / (1 / k - 1 / all_items)
    parts.append(dict(k=k, all=all_items, unit=unit, drawn=drawn_variance))
stays = max(0.0, variance(linear) - sum(p["drawn"] for p in parts))
total = lambda counts: stays + sum(p["unit"] * (1 / c - 1 / p["all"]) for p, c in zip(parts, counts))
start = [p["k"] for p in parts]
# All divisions of 12 audits, not one after the other.
best = min(((total([s + a for s, a in zip(start, add)]), add)
            for x in range(13) for z in range(13 - x) for add in [(x, z, 12 - x - z)]
            if all(s + a <= p["all"] for s, a, p in zip(start, add, parts))))
print(json.dumps(dict(items=items, expected=dict(
    difference=difference, low=difference - half, high=difference + half,
    by_judgment=by_judgment, next=best[1], width=math.sqrt(best[0] / total(start)))), indent=1))
