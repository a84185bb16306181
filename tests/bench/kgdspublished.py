#!/usr/bin/env python3
"""What scoring a folder of systems' outputs takes a plain script of the kind that was published.

Own words for the published definitions (KGDS, section 4): each output and each verdict is a file
of its own, read with json, counted with lists and sets, averaged over samples. Usage:
kgdspublished.py BENCHMARK OUTPUTS; prints the seconds for counting alone (everything read before),
those for reading and counting, and the mean OP-GM over systems in percent, so that the two programs
can be seen to compute the same.
"""
import json
import math
import os
import re
import sys
import time


def number(name):
    return int(name.split(".")[0])


def names(folder):
    return sorted(os.listdir(folder), key=number) if os.path.isdir(folder) else []


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def read_verdicts(folder, pattern):
    by_sample = {}
    for name in names(folder):
        sample = int(re.search(pattern, name).group(1))
        found = load(os.path.join(folder, name))
        for verdict in found if isinstance(found, list) else [found]:
            by_sample.setdefault(sample, []).append(verdict["Inference_Conclusion"])
    return by_sample


def read_system(outputs, pattern, paradigm, model):
    part = os.path.join(pattern, paradigm, model)
    folder = os.path.join(outputs, "paradigms", part)
    system = {"pattern": pattern,
              "outputs": [load(os.path.join(folder, name)) for name in names(folder)],
              "opinions": read_verdicts(
                  os.path.join(outputs, "verification/opinion", part), r"aos-(\d+)_"),
              "errors": [load(os.path.join(outputs, "detection/opinion", part, name))
                         for name in names(os.path.join(outputs, "detection/opinion", part))]}
    if pattern == "abs-aos":
        system["facts"] = read_verdicts(
            os.path.join(outputs, "verification/fact", part), r"abs-(\d+)_")
    return system


def ratio(part, whole):
    return part / whole if whole else 0.0


def harmonic(recall, precision):
    return 2 * recall * precision / (recall + precision) if recall + precision else 0.0


def extractive(sample, output):
    supporting = {"<Paragraph_%d>" % one["paragraph_index"] for one in sample["BSP"]}
    chosen = set(output["Extractive_Background_Summary"])
    right = len(chosen & supporting)
    return ratio(right, len(supporting)), ratio(right, len(chosen))


def abstractive(sample, conclusions):
    types = [fact["type"] for group in sample["BSPAF"] + sample["BNPAF"]
             for fact in group["atomic_facts"]]
    key = covered_key = covered_other = 0
    for kind, conclusion in zip(types, conclusions):
        covered = conclusion == "knowable"
        if kind == 1:
            key += 1
            covered_key += covered
        elif kind == 0:
            covered_other += covered
    return ratio(covered_key, key), ratio(covered_key, covered_key + covered_other)


def score(benchmark, system):
    rows = []
    for place, sample in enumerate(benchmark, 1):
        if system["pattern"] == "ebs-aos":
            recall, precision = extractive(sample, system["outputs"][place - 1])
        else:
            recall, precision = abstractive(sample, system["facts"][place])
        f1 = harmonic(recall, precision)
        opinions = system["opinions"][place]
        cao = ratio(opinions.count("knowable"), len(opinions))
        rows.append((recall, precision, f1, cao, math.sqrt(f1 * cao)))
    counts = {}
    for error in system["errors"]:
        kind = error["Detection_Conclusion"]
        counts[kind] = counts.get(kind, 0) + 1
    shares = {kind: round(100 * count / len(system["errors"]), 2)
              for kind, count in counts.items()}
    means = [100 * sum(column) / len(rows) for column in zip(*rows)]
    return means, shares


def main():
    begun = time.perf_counter()
    benchmark = load(sys.argv[1])
    outputs = sys.argv[2]
    systems = [read_system(outputs, pattern, paradigm, model)
               for pattern in ("ebs-aos", "abs-aos")
               for paradigm in sorted(os.listdir(os.path.join(outputs, "paradigms", pattern)))
               for model in sorted(os.listdir(
                   os.path.join(outputs, "paradigms", pattern, paradigm)))]
    read = time.perf_counter()
    scored = [score(benchmark, system) for system in systems]
    done = time.perf_counter()
    overall = sum(means[4] for means, _ in scored) / len(scored)
    print("%.6f %.6f %.9f" % (done - read, done - begun, overall))


if __name__ == "__main__":
    main()
