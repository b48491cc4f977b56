"""The module variant_diagram: games, positions, reasons, records, counts, searches."""

import _thread
import copy
import doctest
import pathlib
import re
import threading
import unittest

import variant_diagram
from variant_diagram import DefinitionError, Game, MoveError, PositionError, VariantDiagramError

FOLDER = pathlib.Path(__file__).resolve().parent
DIAGRAMS = FOLDER.parents[2] / "tests" / "diagrams"
SMALL = "files=5\nranks=5\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::c1"


def diagram(name):
    return (DIAGRAMS / f"{name}.txt").read_text(encoding="utf-8")


class Playing(unittest.TestCase):
    def test_a_game_is_played_and_taken_back(self):
        game = Game(diagram("chess"))
        self.assertEqual((game.turn, game.ply, game.title), ("white", 0, "Chess"))
        self.assertEqual(len(game.legal_moves()), 20)
        self.assertIn("g1f3", game.legal_moves())
        self.assertIn("Nf3", game.legal_moves("san"))
        start = game.fen
        for text, told in [("f3", "f3"), ("e7e5", "e5"), ("g2-g4", "g4"), ("Qh4", "Qh4#")]:
            self.assertEqual(game.play(text), told)
        self.assertTrue(game.is_over and game.in_check)
        self.assertEqual((game.result, game.verdict.winner, game.verdict.reason), ("0-1", "black", "mate"))
        self.assertEqual(game.legal_moves(), [])
        self.assertEqual(game.record(), "1. f3 e5 2. g4 Qh4# 0-1")
        while game.undo():
            pass
        self.assertEqual((game.fen, game.result, game.verdict), (start, "*", None))
        self.assertTrue(game.redo() and game.ply == 1)

    def test_a_copy_goes_its_own_way(self):
        game = Game(SMALL)
        other = copy.copy(game)
        other.play("Ra3")
        self.assertEqual((game.ply, other.ply), (0, 1))

    def test_positions_are_read_and_written(self):
        game = Game(diagram("crazyhouse"))
        fen = "4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1"
        self.assertEqual(game.from_fen(fen).fen, fen)
        self.assertIn("P@e4", game.from_fen(fen).legal_moves())
        self.assertEqual(Game(diagram("crazyhouse"), fen).fen, fen)
        with self.assertRaises(PositionError):
            game.from_fen("nothing")

    def test_records_are_written_and_read(self):
        game = Game(diagram("shogi"))
        for move in ["7g7f", "3c3d"]:
            game.play(move)
        kif = game.record("kif")
        other = Game(diagram("shogi"))
        self.assertEqual(other.read_record(kif), [])
        self.assertEqual(other.fen, game.fen)
        self.assertNotEqual(Game(SMALL).read_record("1. Ra3 Ra9 *"), [])
        with self.assertRaises(VariantDiagramError):
            game.record("nothing")

    def test_counts_are_those_of_others(self):
        for name, depth, count in [
            ("chess", 3, 8902),
            ("crazyhouse", 3, 8902),
            ("xiangqi", 3, 79666),
            ("shogi", 3, 25470),
            ("makruk", 3, 12012),
        ]:
            self.assertEqual(Game(diagram(name)).perft(depth), count, name)

    def test_the_board_is_shown(self):
        self.assertTrue(str(Game(SMALL)).startswith("5  r . k . ."))


class Reasons(unittest.TestCase):
    def test_a_move_that_is_none_has_a_reason(self):
        game = Game(SMALL)
        with self.assertRaises(MoveError) as caught:
            game.play("a1c3")
        self.assertEqual(caught.exception.code, "no-such-move")
        self.assertEqual(str(caught.exception), "A rook does not move like that.")
        self.assertIsInstance(caught.exception, ValueError)
        self.assertEqual(game.why("a1c3"), "A rook does not move like that.")
        self.assertIsNone(game.why("Ra3"))

    def test_languages(self):
        self.assertEqual(Game(SMALL, language="de-AT").why("a1c3"), "Turm zieht nicht so.")
        self.assertIn("5", Game(SMALL).rules("ja"))
        for language in ["eo", "../../etc"]:
            with self.assertRaises(VariantDiagramError):
                Game(SMALL, language=language)
            with self.assertRaises(VariantDiagramError):
                Game(SMALL).rules(language)

    def test_a_wrong_definition_is_told_with_its_place(self):
        text = SMALL + "\nbishop:B:B::z9"
        with self.assertRaises(DefinitionError) as caught:
            Game(text)
        problem = caught.exception.diagnostics[0]
        self.assertEqual((problem.code, problem.severity), ("def.square", "error"))
        self.assertEqual((problem.line, problem.column, problem.length), (7, 13, 2))
        self.assertIn("z9", problem.message)
        self.assertTrue(str(caught.exception).startswith("7:13: "))
        game = Game(text, strict=False)
        self.assertEqual([it.code for it in game.diagnostics], ["def.square"])
        self.assertTrue(game.legal_moves())

    def test_what_cannot_be_asked_is_an_error(self):
        game = Game(SMALL)
        for ask in [lambda: game.legal_moves("nothing"), lambda: game.perft(1000)]:
            with self.assertRaises(VariantDiagramError):
                ask()
        for ask in [lambda: game.perft(-1), lambda: game.search(nodes=-1)]:
            with self.assertRaises(OverflowError):
                ask()

    def test_hostile_texts_break_nothing(self):
        for text in ["", "\0", "files=99999999\nranks=99999999", "a:b:" + "(" * 5000, "\ud83d".encode("utf-8", "replace").decode()]:
            game = Game(text, strict=False)
            game.legal_moves()
            for move in ["", "\0", "x" * 100_000, "e2e4"]:
                self.assertIsInstance(game.why(move), str)


class Searching(unittest.TestCase):
    def test_a_mate_is_found(self):
        game = Game(SMALL, "4k/5/4K/5/R4 w - - 0 1")
        line = game.search(depth=4)[0]
        self.assertEqual((line.mate, line.score, line.moves[0]), (1, None, "a1a5"))
        game.play(line.moves[0])
        self.assertEqual(game.search(), [])

    def test_limits_lines_and_levels(self):
        game = Game(diagram("chess"))
        lines = game.search(nodes=3000, lines=3, notation="san")
        self.assertEqual(len({it.moves[0] for it in lines}), 3)
        self.assertIsInstance(lines[0].score, int)
        again = [game.search(level=1, seed=5)[0].moves[0] for _ in range(2)]
        self.assertEqual(again[0], again[1])
        self.assertEqual(len(game.search(seconds=0)), 1)

    def test_other_threads_go_on(self):
        game = Game(diagram("chess"))
        counted = []
        thread = threading.Thread(target=lambda: counted.append(game.perft(4)))
        thread.start()
        self.assertEqual(game.copy().perft(3), 8902)
        thread.join()
        self.assertEqual(counted, [197281])


    def test_ctrl_c_ends_a_search(self):
        game = Game(diagram("chess"))
        timer = threading.Timer(0.1, _thread.interrupt_main)
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            game.search(nodes=10**12)
        timer.join()


class Documents(unittest.TestCase):
    def test_the_readme_and_the_examples_run(self):
        text = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
        programs = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
        self.assertTrue(programs)
        for program in programs:
            exec(compile(program.replace("print(", "str("), "README.md", "exec"), {})

    def test_the_help_is_true(self):
        failures, tried = doctest.testmod(variant_diagram)
        self.assertEqual(failures, 0)
        self.assertGreater(tried, 0)


if __name__ == "__main__":
    unittest.main()
