# Was die Spieler von Janggi anders sagen: Bretter mit family=janggi.

white = Cho
black = Han
# Wo jemand Figuren in anderen Farben gewählt hat: Cho (weiß).
sign-white = weiß
sign-black = schwarz
