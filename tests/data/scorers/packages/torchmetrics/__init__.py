"""A stand-in of torchmetrics: the interface that docs/external-measures.md uses, with other numbers."""
__version__ = "1.4.0"
