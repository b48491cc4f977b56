"""Our Python module beside pyffish, that of Fairy-Stockfish, in one run. Prints Markdown.

    python bench/python.py                some minutes
    python bench/python.py --quick        a part of the time
    python bench/python.py --write        also writes it into bench/RESULTS.md

Needs both modules: `maturin develop --release -m crates/python/Cargo.toml` and `pip install pyffish`.

The positions are those of one game at random of each variant. Before anything is measured, both sides list the moves of each
of them, and the lists have to be the same. Both are asked in turns, in one process, and the median of the rounds counts. Time
is that of the processor, so that what else the machine does matters little.
"""

import argparse
import pathlib
import platform
import random
import re
import statistics
import time

import pyffish
from variant_diagram import Game

ROOT = pathlib.Path(__file__).resolve().parents[1]
VARIANTS = ["chess", "crazyhouse", "xiangqi", "shogi", "makruk"]
PLIES = 40
DEPTH = 3


def game_at_random(start):
    """The positions of a game, and the moves that lead to them."""
    game, chance, res, moves = start.copy(), random.Random(1), [], []
    while not game.is_over and len(moves) < PLIES:
        res.append((game.fen, list(moves)))
        moves.append(chance.choice(sorted(game.legal_moves())))
        game.play(moves[-1])
    return res


def rate(ask, items, seconds):
    """How many items are answered in a second."""
    n, begun = 0, time.process_time()
    while True:
        for item in items:
            ask(item)
        n += len(items)
        passed = time.process_time() - begun
        if passed >= seconds:
            return n / passed


def beside(sides, items, options):
    """The medians of all sides, which are asked in turns."""
    rounds = [[rate(ask, items, options.seconds) for ask in sides] for _ in range(options.rounds)]
    return [statistics.median(it) for it in zip(*rounds)]


def walked_by_pyffish(variant, fen, moves, depth):
    """Counts leaves; the last ply is only listed."""
    listed = pyffish.legal_moves(variant, fen, moves)
    if depth == 1:
        return len(listed)
    return sum(walked_by_pyffish(variant, fen, moves + [it], depth - 1) for it in listed)


def walked_by_us(game, depth):
    """The same with our games."""
    listed = game.legal_moves()
    if depth == 1:
        return len(listed)
    res = 0
    for it in listed:
        game.play(it)
        res += walked_by_us(game, depth - 1)
        game.undo()
    return res


def timed(count):
    """What it counts, and the positions that it counts in a second."""
    begun = time.process_time()
    n = count()
    return n, n / (time.process_time() - begun)


def measure(variant, options):
    """A row of each table."""
    text = (ROOT / "tests" / "diagrams" / f"{variant}.txt").read_text(encoding="utf-8")
    start = Game(text)
    begin = pyffish.start_fen(variant)
    positions = game_at_random(start)
    for fen, moves in positions:
        ours = sorted(start.from_fen(fen).legal_moves())
        for theirs in [pyffish.legal_moves(variant, fen, []), pyffish.legal_moves(variant, begin, moves)]:
            if ours != sorted(theirs):
                raise SystemExit(f"{variant}, {fen}: not the same moves\n{ours}\n{sorted(theirs)}")
    standing = {fen: start.from_fen(fen) for fen, _ in positions}
    followed = start.copy()

    def follow(item):
        # Where the next position is one move further, it is played.
        moves = item[1]
        while followed.ply > len(moves) or not moves and followed.ply:
            followed.undo()
        while followed.ply < len(moves):
            followed.play(moves[followed.ply])
        return followed.legal_moves()

    lists = beside(
        [
            lambda it: start.from_fen(it[0]).legal_moves(),
            lambda it: Game(text, it[0]).legal_moves(),
            lambda it: pyffish.legal_moves(variant, it[0], []),
            follow,
            lambda it: pyffish.legal_moves(variant, begin, it[1]),
            lambda it: standing[it[0]].legal_moves(),
        ],
        positions,
        options,
    )
    game = start.copy()
    counts = [
        timed(lambda: start.perft(DEPTH)),
        timed(lambda: walked_by_us(game, DEPTH)),
        timed(lambda: walked_by_pyffish(variant, begin, [], DEPTH)),
    ]
    if len({n for n, _ in counts}) > 1:
        raise SystemExit(f"{variant}: not the same counts: {counts}")
    return lists, counts


def short(number):
    """1.2 k, 34 M."""
    for unit, sign in [(1e6, " M"), (1e3, " k"), (1, "")]:
        if number >= unit:
            return f"{number / unit:.3g}{sign}"
    return f"{number:.2g}"


def table(head, rows):
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(it)} |" for it in lines)


def report(options):
    lists, games, counts = [], [], []
    for variant in VARIANTS:
        (fen, whole, theirs, follow, replayed, listed), perfts = measure(variant, options)
        lists.append([variant, short(listed), short(fen), short(whole), short(theirs), f"{fen / theirs:.1f}×", f"{whole / theirs:.1f}×"])
        games.append([variant, short(follow), short(replayed), f"{follow / replayed:.1f}×"])
        (n, one), (_, walked), (_, walk) = perfts
        counts.append([variant, f"{n:,}", short(one), short(walked), short(walk), f"{one / walk:.0f}×", f"{walked / walk:.1f}×"])
    return "\n\n".join(
        [
            f"Python {platform.python_version()}, pyffish {'.'.join(map(str, pyffish.version()))}, one thread; medians of "
            f"{options.rounds} rounds in turns, by processor time, {PLIES} positions of a game at random each. All lists and counts agree. "
            "pyffish has no games: each call says the variant and the position, and sets both up, which is most of its time.",
            "The same question, a position as text, its moves as texts: `from_fen(fen).legal_moves()` beside `legal_moves(variant, fen, [])`. Strictest: we read and compile the definition each time as well. Beside them how often a game that stands there lists its moves, which pyffish cannot be asked.",
            table(
                ["`legal_moves` of a position text, per second", "listed alone", "`from_fen`", "strictest", "pyffish", "÷ pyffish", "strictest ÷ pyffish"],
                lists,
            ),
            "Following a game: we play a move and list, pyffish gets all moves from the start.",
            table(["lists while a game is followed, per second", "ours", "pyffish", "ours ÷ pyffish"], games),
            f"Leaves at depth {DEPTH} from the start. Ours is one call; pyffish is walked from Python. Strictest: ours is walked in the same way.",
            table(
                ["perft, leaves per second", "leaves", "one call", "strictest", "pyffish", "÷ pyffish", "strictest ÷ pyffish"],
                counts,
            ),
        ]
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    options.rounds, options.seconds = (1, 0.1) if options.quick else (3, 0.3)
    text = report(options)
    print(text)
    if options.write:
        file = ROOT / "bench" / "RESULTS.md"
        begin, end = "<!-- python:begin -->", "<!-- python:end -->"
        block = f"{begin}\n\n{text}\n\n{end}"
        old = file.read_text(encoding="utf-8")
        new = re.sub(f"{begin}.*{end}", lambda _: block, old, flags=re.S)
        if begin not in old:
            new = f"{old.rstrip()}\n\n## From Python\n\nWritten by `python bench/python.py --write`.\n\n{block}\n"
        file.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
