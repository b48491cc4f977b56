"""Random games as python-chess writes them: variations, comments, glyphs, clocks. `python3 python-games.py NUMBER SEED`, with the
package `chess` on the path. Each game follows a line `=== plies fen`: the number of moves of its main line and its end."""

import random
import sys

import chess
import chess.pgn

REMARKS = ["good", "3. Nf3 (4. e4) was better; 1-0", "[x] and % too", "Größer als ≤ 1", "a b c"]


def extend(node, board, rng, plies, depth):
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves:
            break
        move = rng.choice(moves)
        if depth < 3 and len(moves) > 1 and rng.random() < 0.12:
            other = rng.choice([it for it in moves if it != move])
            main = node.add_variation(move)
            aside = board.copy()
            aside.push(other)
            branch = node.add_variation(other, starting_comment=rng.choice(["", "or"]))
            extend(branch, aside, rng, rng.randrange(8), depth + 1)
            node = main
        else:
            node = node.add_variation(move)
        board.push(move)
        if rng.random() < 0.15:
            node.nags.add(rng.choice([1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19, 22, 36, 40, 132, 138, 146]))
        if rng.random() < 0.15:
            node.comment = rng.choice(REMARKS)
        if depth == 0:
            node.set_clock(180 - board.ply())
        if rng.random() < 0.05:
            node.set_eval(chess.engine.PovScore(chess.engine.Cp(rng.randrange(-300, 300)), chess.WHITE))
        if rng.random() < 0.03:
            node.set_arrows([chess.svg.Arrow(rng.randrange(64), rng.randrange(64), color="green")])


def main(number, seed):
    rng = random.Random(seed)
    for n in range(number):
        game = chess.pgn.Game()
        game.headers["Event"] = rng.choice(["Club", 'The "open"', "Back\\slash"])
        board = game.board()
        extend(game, board, rng, rng.randrange(10, 90), 0)
        game.headers["Result"] = board.result()
        exporter = chess.pgn.StringExporter(columns=rng.choice([80, None]))
        print(f"=== {len(list(game.mainline_moves()))} {board.fen()}")
        print(game.accept(exporter), flush=True)


if __name__ == "__main__":
    import chess.engine
    import chess.svg

    main(int(sys.argv[1]), int(sys.argv[2]))
