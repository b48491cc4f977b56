"""Chess variants from a few lines of text: rules, legal moves, games, notations, a computer opponent.

>>> import variant_diagram
>>> game = variant_diagram.Game("files=4\\nranks=4\\nfirstRank=1\\nroyal=K\\nrook:R:R::a1\\nking:K:K::c1")
>>> game.legal_moves()[:3]
['a1a2', 'a1a3', 'a1a4']
>>> game.play("Ra4")
'Rxa4+'
"""

from .native import (
    DefinitionError,
    Diagnostic,
    Game,
    Line,
    MoveError,
    PositionError,
    VariantDiagramError,
    Verdict,
)

__all__ = [
    "DefinitionError",
    "Diagnostic",
    "Game",
    "Line",
    "MoveError",
    "PositionError",
    "VariantDiagramError",
    "Verdict",
]
