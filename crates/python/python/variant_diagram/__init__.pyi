"""Chess variants from a few lines of text: rules, legal moves, games, notations, a computer opponent."""

from typing import Literal, Optional, final

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

_Side = Literal["white", "black"]

class VariantDiagramError(ValueError):
    """What every error of this module is."""

    code: str
    """A stable name, for programs."""

class DefinitionError(VariantDiagramError):
    """A definition has errors."""

    diagnostics: list[Diagnostic]
    """All that is wrong with it."""

class MoveError(VariantDiagramError):
    """A text is no legal move; the game is unchanged."""

class PositionError(VariantDiagramError):
    """A text is no position."""

@final
class Diagnostic:
    """A problem of a definition."""

    @property
    def severity(self) -> Literal["error", "warning", "info"]: ...
    @property
    def code(self) -> str:
        """A stable name."""
    @property
    def message(self) -> str:
        """What is wrong, in words."""
    @property
    def hint(self) -> Optional[str]:
        """What to do about it."""
    @property
    def fix(self) -> Optional[str]:
        """What to write in its place, where only that can be meant."""
    @property
    def line(self) -> Optional[int]:
        """The line, from 1; `None` if it is about the whole."""
    @property
    def column(self) -> Optional[int]:
        """The column, from 1, in characters."""
    @property
    def length(self) -> Optional[int]:
        """How many characters it has."""

@final
class Verdict:
    """How a game ended."""

    @property
    def winner(self) -> Optional[_Side]:
        """`None` for a draw."""
    @property
    def reason(self) -> str:
        """A stable name: `mate`, `stalemate`, …"""
    @property
    def text(self) -> str:
        """The same in words."""

@final
class Line:
    """A line of best moves."""

    @property
    def score(self) -> Optional[int]:
        """Centipawns for the side to move; `None` where the end is known."""
    @property
    def mate(self) -> Optional[int]:
        """In how many moves the side to move wins, below 0 loses; `None` where the end is not known."""
    @property
    def depth(self) -> int:
        """Plies that were looked at to find it; 0 if none was."""
    @property
    def moves(self) -> list[str]: ...

@final
class Game:
    """A game of a definition.

    `strict`: whether errors of the definition raise `DefinitionError`; else what is right of it plays, and `diagnostics`
    tells the rest. `language`: of all that is said (`en`, `de`, `es`, `fr`, `ja`, `zh-Hans`).
    """

    def __new__(cls, text: str, fen: Optional[str] = None, *, language: str = "en", strict: bool = True) -> Game: ...
    def from_fen(self, fen: str) -> Game:
        """Another game of the same definition, from a position. Nothing is compiled again."""
    def copy(self) -> Game:
        """A game with the same moves, which goes its own way from then on."""
    def __copy__(self) -> Game: ...
    @property
    def title(self) -> Optional[str]: ...
    @property
    def language(self) -> str: ...
    @property
    def diagnostics(self) -> list[Diagnostic]:
        """What is wrong with the definition, in the order of its text."""
    @property
    def fen(self) -> str:
        """The position as text."""
    @property
    def turn(self) -> _Side:
        """Whose move it is."""
    @property
    def ply(self) -> int:
        """How many moves were played."""
    @property
    def in_check(self) -> bool: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def result(self) -> str:
        """`1-0`, `0-1`, `1/2-1/2`, or `*` while the game goes on."""
    @property
    def verdict(self) -> Optional[Verdict]:
        """How it ended; `None` while it goes on."""
    def legal_moves(self, notation: str = "uci") -> list[str]:
        """The legal moves: `uci`, `san`, `usi`, `wxf`, `path`, … None if the game is over."""
    def play(self, text: str) -> str:
        """Plays a move that is written in any usual form, and returns it as people write it.

        Raises `MoveError` with the reason; nothing is changed then.
        """
    def why(self, text: str) -> Optional[str]:
        """Why a text is no legal move, in words; `None` if it is one."""
    def undo(self) -> bool:
        """Takes the last move back. `False` at the start."""
    def redo(self) -> bool:
        """Plays a move again that was taken back."""
    def perft(self, depth: int) -> int:
        """Counts the positions after so many plies. Other threads go on meanwhile."""
    def record(self, format: Optional[str] = None) -> str:
        """The game as text with its variations, or in a format of other programs: `pgn`, `kif`, `csa`, `wxf`, `iccs`,
        `chinese`, `pdn`."""
    def read_record(self, text: str) -> list[str]:
        """Replaces the game by that of a record. Returns what of it was left out, in words."""
    def rules(self, language: Optional[str] = None) -> str:
        """The rules in words."""
    def search(
        self,
        *,
        depth: Optional[int] = None,
        nodes: Optional[int] = None,
        seconds: Optional[float] = None,
        lines: int = 1,
        level: Optional[int] = None,
        seed: int = 0,
        notation: str = "uci",
    ) -> list[Line]:
        """The best lines, best first; without a limit of one second. None if the game is over.

        `level`: from 1 to 8, plays as well as that level, in other ways with another `seed`. Other threads go on
        meanwhile, and Ctrl-C ends it.
        """
    def __str__(self) -> str:
        """The board, as text."""
