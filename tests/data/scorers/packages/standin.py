"""What the stand-ins score by: words in common."""


def shared(one, other):
    return len(set(one.split()) & set(other.split())) / max(1, len(set(one.split())))


class Tensor:
    """As much of a tensor as the wrappers need."""

    def __init__(self, values):
        self._values = values

    def tolist(self):
        return list(self._values)

    def __iter__(self):
        return iter(self._values)
