# Überschriften der Regeln in Worten.

topic-board = Brett
topic-start = Anfang
topic-pieces = Figuren
topic-moving = Ziehen
topic-promotion = Umwandlung
topic-captures = Schlagen
topic-drops = Hand und Einsetzen
topic-powers = Besondere Kräfte
topic-check = Schach
topic-end = Ende der Partie
topic-notation = Notation

rule-more = Es gibt weitere Regeln, die hier nicht stehen.
