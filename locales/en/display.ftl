# What the board shows, and what it hides.

## Fog
fog = There is fog: a side sees its own pieces and the squares that its moves could change. All is shown when the game is over.
fog-sight = { CAPITAL($who) } also sees every square that it reaches { $lines }.
fog-computer = The computer sees the whole board.

## Overlay
overlay-engage = The board shows who engages whom.
overlay-stop = The board shows where enemies must stop.

## What no square shows
side-count = { $side } { $count }
notice-walls = { PLURAL($wall) } taken: { $counts }
notice-checks = checks to give: { $counts }
notice-dice = dice: { $pieces }
