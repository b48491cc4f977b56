# What the players of Shogi and its relatives say otherwise: boards with family=shogi.

white = Sente
black = Gote
-side-white = Sente
-side-black = Gote
white-piece = Sente { $piece }
black-piece = Gote { $piece }
hand-white = Sente's hand
hand-black = Gote's hand
# Where readers have chosen pieces of two colours: Sente (white).
sign-white = white
sign-black = black
