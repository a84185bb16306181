#!/usr/bin/env python3
"""Computes tests/data/perseval/expected.json: surrogates and figures of ratings.csv, step by step from
the papers' formulas and independently of Tandem: `python3 expected.py > expected.json`.

- Surrogates as in PerSEval, section 6.1: the k summaries that a user rates above 6 of 7, joined by a
  blank in the order of the file, are the gold summary; each rated summary stands k + (7 - rating)
  times, joined likewise; a user with k = 0 is left out of the document.
- The distance is 1 - ROUGE-L (F1 of the longest common subsequence of words), not rounded; a document is
  its title, a blank and its text. Stemming is left out: no two words of ratings.csv have one stem.
- DEGRESS, EGISES and PerSEval as in the paper (beta 1.7); accuracy is the mean distance to the gold
  summary.
- P-Accuracy is A (1 - alpha / (1 + exp(-beta EGISES / A))) of A = 1 - accuracy, with alpha 0.5, beta 1.
"""
import csv
import json
import math
import os
import sys

HIGHEST, ABOVE = 7, 6


def distance(one, other):
    a, b = one.lower().split(), other.lower().split()
    longest = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, word in enumerate(a):
        for j, same in enumerate(b):
            longest[i + 1][j + 1] = (longest[i][j] + 1 if word == same
                                     else max(longest[i][j + 1], longest[i + 1][j]))
    common = longest[-1][-1]
    return 1 - 2 * common / (len(a) + len(b)) if common else 1.0


def curve(x, p, q):
    return 1 / (1 + 10**p * math.exp(-(10**q) * x))


def terms(summaries, whole):
    """Of each ordered pair of users: softmax of the weights times the distance."""
    result = {}
    for j in summaries:
        distances = {k: distance(summaries[j], summaries[k]) for k in summaries if k != j}
        to_document = distance(summaries[j], whole)
        weights = {k: d / to_document if to_document else 0.0 for k, d in distances.items()}
        total = sum(math.exp(w) for w in weights.values())
        for k, d in distances.items():
            result[j, k] = math.exp(weights[k]) / total * d
    return result


def mean(values):
    values = list(values)
    return sum(values) / len(values)


rows = list(csv.DictReader(open(os.path.join(os.path.dirname(sys.argv[0]), "ratings.csv"))))
rated = [row for row in rows if row["rating"]]
texts = {}
for row in rows:
    if row["doc_text"]:
        texts[row["doc_id"]] = row["doc_summ"] + " " + row["doc_text"]

surrogates, gold, models = [], {}, {}
for row in rated:
    key = row["doc_id"], row["uid"]
    best = [r["summary"] for r in rated
            if (r["doc_id"], r["uid"]) == key and int(r["rating"]) > ABOVE]
    k = len(best)
    times = k + HIGHEST - int(row["rating"]) if k else 0
    surrogates.append({"doc_id": row["doc_id"], "uid": row["uid"], "model": row["model"],
                       "rating": int(row["rating"]), "gold": int(row["rating"]) > ABOVE, "k": k,
                       "times": times})
    if k:
        gold[key] = " ".join(best)
        models.setdefault(row["model"], {})[key] = " ".join([row["summary"]] * times)

figures = {}
for model, summaries in models.items():
    degress, perseval, accuracies = [], [], []
    for document, whole in texts.items():
        users = [u for d, u in gold if d == document]
        x = terms({u: gold[document, u] for u in users}, whole)
        mine = {u: summaries[document, u] for u in users if (document, u) in summaries}
        y = terms(mine, whole)
        if not y:
            continue
        of_user = {j: mean((min(x[j, k], y[j, k]) + 1e-5) / (max(x[j, k], y[j, k]) + 1e-5)
                           for k in mine if k != j) for j in mine}
        accuracy = {j: distance(mine[j], gold[document, j]) for j in mine}
        best, middle = min(accuracy.values()), mean(accuracy.values())
        adp = curve(best / (1 - best + 1e-7), 4, 1)
        edp = {j: 1 - curve(adp + curve((a - best) / (middle - best + 1e-7), 4, 1), 3, 1.7) + 1e-7
               for j, a in accuracy.items()}
        degress.append(mean(of_user.values()))
        perseval.append(mean(of_user[j] * edp[j] for j in mine))
        accuracies += accuracy.values()
    if degress:
        egises, a = 1 - mean(degress), 1 - mean(accuracies)
        figures[model] = {
            "egises": egises, "perseval": mean(perseval), "accuracy": mean(accuracies),
            "p_accuracy": a * (1 - 0.5 / (1 + math.exp(-egises / a))) if a else 0.0,
            "documents": len(degress), "users": len(accuracies)}

json.dump({"surrogates": surrogates, "unrated": len(rows) - len(rated), "gold":
           {d + "/" + u: text for (d, u), text in gold.items()},
           "D1/Ann/B": models["B"]["D1", "Ann"], "models": figures}, sys.stdout, indent=1)
print()
