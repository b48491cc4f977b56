"""Reads games with programs that others wrote. From standard input a list of `{program, text}` as JSON; to standard output what each
program made of its text: `{moves}`, in the moves of engines, with `{end}` and `{remarks}` where it has them, or `{error}`."""

import io
import json
import sys


def python_chess(text):
    import chess
    import chess.pgn
    import chess.variant

    game = chess.pgn.read_game(io.StringIO(text))
    if game.errors:
        raise ValueError(f"{game.errors}")
    nodes, remarks = [game], {"variations": 0, "comments": 0, "signs": 0}
    while nodes:
        node = nodes.pop()
        nodes.extend(node.variations)
        remarks["variations"] += max(0, len(node.variations) - 1)
        remarks["comments"] += bool(node.comment)
        remarks["signs"] += len(getattr(node, "nags", []))
    end = game.end().board()
    moves = [it.uci() for it in game.mainline_moves()]
    return {"moves": moves, "end": end.board_fen(), "remarks": remarks, "result": game.headers["Result"]}


def python_shogi(module):
    def read(text):
        games = __import__(f"shogi.{module}", fromlist=["Parser"]).Parser.parse_str(text)
        return {"moves": games[0]["moves"], "names": games[0]["names"]}

    return read


def cshogi(module):
    def read(text):
        import cshogi as library

        parser = __import__(f"cshogi.{module}", fromlist=["Parser"]).Parser
        game = parser.parse_str(text)
        game = game[0] if isinstance(game, list) else game
        return {"moves": [library.move_to_usi(it) for it in game.moves], "names": game.names}

    return read


def words(text):
    """The moves of a record without variations and remarks."""
    body = " ".join(it for it in text.splitlines() if not it.startswith("["))
    return [it for it in body.split() if not it.rstrip(".").isdigit() and it not in ("*", "1-0", "0-1", "1/2-1/2")]


def cchess(is_text):
    def read(text):
        import cchess as library

        board = library.ChessBoard(library.FULL_INIT_FEN)
        moves = []
        for word in words(text):
            move = board.move_text(word) if is_text else board.move_iccs(word.replace("-", "").lower())
            if move is None:
                raise ValueError(f"no move: {word} in {board.to_fen()}")
            moves.append(move.to_iccs())
            board.next_turn()
        return {"moves": moves}

    return read


def pydraughts(text):
    from draughts import Board, Move
    from draughts.PDN import PDNReader

    board, moves = Board(), PDNReader(text).games[0].moves
    for move in moves:
        board.push(Move(board, pdn_move=move))
    return {"moves": moves}


PROGRAMS = {
    "python-chess": python_chess,
    "python-shogi kif": python_shogi("KIF"),
    "python-shogi csa": python_shogi("CSA"),
    "cshogi kif": cshogi("KIF"),
    "cshogi csa": cshogi("CSA"),
    "cchess chinese": cchess(True),
    "cchess iccs": cchess(False),
    "pydraughts pdn": pydraughts,
}


def answer(it):
    try:
        return PROGRAMS[it["program"]](it["text"])
    except Exception as error:  # Whatever a program throws is what it says of the text.
        return {"error": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    print(json.dumps([answer(it) for it in json.load(sys.stdin)]))
