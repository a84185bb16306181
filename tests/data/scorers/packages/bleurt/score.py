"""A stand-in of bleurt.score: the interface that docs/external-measures.md uses, with other numbers."""
from standin import shared


class BleurtScorer:
    def __init__(self, checkpoint):
        assert checkpoint == "BLEURT-20"

    def score(self, *, references, candidates):
        return [shared(ref, cand) - 0.5 for ref, cand in zip(references, candidates)]
