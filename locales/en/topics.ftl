# Headings above the rules in words.

topic-board = Board
topic-start = Start
topic-pieces = Pieces
topic-moving = Moving
topic-promotion = Promotion
topic-captures = Captures
topic-drops = Hands and drops
topic-powers = Special powers
topic-check = Check
topic-end = End of the game
topic-notation = Notation

rule-more = There are more rules than are told here.
