# What the players of Xiangqi and its relatives say otherwise: boards with family=xiangqi.

white = Red
-side-white = red
white-piece = red { $piece }
hand-white = Red in hand
# The name of the side says it. Where readers have chosen pieces of other colours: Red (white).
sign-red = {""}
sign-white = white
