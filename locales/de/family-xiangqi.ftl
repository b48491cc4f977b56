# Was die Spieler von Xiangqi und Verwandten anders sagen: Bretter mit family=xiangqi.

white = Rot
# Der Name der Seite sagt es. Wo jemand Figuren in anderen Farben gewählt hat: Rot (weiß).
sign-red = {""}
sign-white = weiß
