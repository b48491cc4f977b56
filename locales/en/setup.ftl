# What is decided before the game.

## Face down
face-down = { CAPITAL($hidden) } begins face down where it stands: as { A($shown) }.
face-down-table = These pieces begin face down where they stand:
face-down-unknown = What a piece face down is, nobody knows before its first move turns it up.
face-down-turn-up-own = Instead of moving, a side may turn up a piece of its own in place.
face-down-turn-up = Instead of moving, a side may turn up any piece in place. Nobody knows before whose it is.
face-down-first = Who turns up the first piece plays its side from then on.

## Shuffle
# $all and $here are names that the author gave.
shuffle-arrays = One of these set-ups is chosen: { $all }. Here it is { $here }.
shuffle = Before the game the { $pieces } change places at random.
shuffle-shades = The { $pieces } stand on both shades.
shuffle-pairs = The { $pieces } stand in pairs left and right.
shuffle-apart = Each side's pieces do so on their own.
shuffle-together = Pieces of both sides change places with each other.
shuffle-number = This game begins from start number { $start }.
