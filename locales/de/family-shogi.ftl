# Was die Spieler von Shogi und Verwandten anders sagen: Bretter mit family=shogi.

white = Sente
black = Gote
# Wo jemand Figuren in zwei Farben gewählt hat: Sente (weiß).
sign-white = weiß
sign-black = schwarz
