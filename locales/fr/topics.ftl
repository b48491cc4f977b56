# Titres des règles en mots.

topic-board = Plateau
topic-start = Début
topic-pieces = Pièces
topic-moving = Déplacements
topic-promotion = Promotion
topic-captures = Prises
topic-drops = Main et parachutage
topic-powers = Pouvoirs particuliers
topic-check = Échec
topic-end = Fin de la partie
topic-notation = Notation

rule-more = Il y a d’autres règles que celles énoncées ici.
