"""Scores pairs by Google's rouge_score (ROUGE-L with stems): what `tandem metrics` is measured beside.

usage: rougescore.py PAIRS.jsonl SCORES.jsonl
"""

import json
import sys

from rouge_score import rouge_scorer

scorer = rouge_scorer.RougeScorer(["rougeL"], use_stemmer=True)
with open(sys.argv[1], encoding="utf-8") as pairs, open(sys.argv[2], "w", encoding="utf-8") as scores:
    for line in pairs:
        pair = json.loads(line)
        score = scorer.score(pair["reference"], pair["candidate"])["rougeL"]
        figures = {"precision": score.precision, "recall": score.recall, "f1": score.fmeasure}
        scores.write(json.dumps({"id": pair["id"], "rougeL_stem": figures}) + "\n")
