# What the players of Janggi say otherwise: boards with family=janggi.

white = Cho
black = Han
-side-white = Cho
-side-black = Han
white-piece = Cho { $piece }
black-piece = Han { $piece }
hand-white = Cho in hand
hand-black = Han in hand
# Where readers have chosen pieces of other colours: Cho (white).
sign-white = white
sign-black = black
