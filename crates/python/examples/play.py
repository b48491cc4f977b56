"""You against the computer: type moves, in any usual form.

    python play.py FILE [LANGUAGE]
"""

import sys

from variant_diagram import Game, MoveError

with open(sys.argv[1], encoding="utf-8") as file:
    game = Game(file.read(), language=sys.argv[2] if len(sys.argv) > 2 else "en")
while not game.is_over:
    print(game)
    try:
        game.play(input("> "))
    except MoveError as error:
        print(error)
        continue
    except EOFError:
        break
    for line in game.search(level=3):
        print(game.play(line.moves[0]))
if game.verdict:
    print(game.verdict.text)
print(game.record())
