"""A stand-in of bert_score: the interface that docs/external-measures.md uses, with other numbers."""
from standin import Tensor, shared

__version__ = "0.3.13"


class BERTScorer:
    def __init__(self, *, lang, rescale_with_baseline):
        assert lang == "en" and rescale_with_baseline

    def score(self, cands, refs):
        assert isinstance(cands, list) and len(cands) == len(refs)
        precision = [shared(cand, ref) for cand, ref in zip(cands, refs)]
        recall = [shared(ref, cand) for cand, ref in zip(cands, refs)]
        f1 = [(p + r) / 2 for p, r in zip(precision, recall)]
        return Tensor(precision), Tensor(recall), Tensor(f1)
