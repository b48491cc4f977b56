"""Plays games at random and says how they ended: the quickest way to see whether a variant works.

    python random_games.py FILE [GAMES]
"""

import collections
import random
import sys

from variant_diagram import Game

with open(sys.argv[1], encoding="utf-8") as file:
    start = Game(file.read())
chance = random.Random(1)
ends = collections.Counter()
for _ in range(int(sys.argv[2]) if len(sys.argv) > 2 else 20):
    game = start.copy()
    while not game.is_over and game.ply < 400:
        game.play(chance.choice(game.legal_moves()))
    ends[game.verdict.reason if game.verdict else "given up"] += 1
for reason, n in ends.most_common():
    print(f"{n:4}  {reason}")
