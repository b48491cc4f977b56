# Les faits d’un jeu : ce que montrent des parties de l’ordinateur contre lui-même, et ce qui a été mesuré de ses pièces. Les pages des jeux les
# donnent, et `facts` du programme natif les écrit.

# Ce que montrent les parties, en une phrase.
facts-even = Chances à peu près égales pour { white } et { black }.
facts-few = { $games } parties ne suffisent pas à dire qui a l’avantage.
facts-white-slightly = Léger avantage pour { white }.
facts-white-clearly = Net avantage pour { white }.
facts-black-slightly = Léger avantage pour { black }.
facts-black-clearly = Net avantage pour { black }.
facts-lasts = Une partie dure environ { $moves } coups de chaque côté.
facts-mostly = Fin la plus fréquente : { $ending }.

facts-bar = Sur { $games } parties, { white } ont gagné { $wins }, annulé { $draws } et perdu { $losses }
facts-games = { $games ->
    [one] { $games } partie de l’ordinateur contre lui-même
   *[other] { $games } parties de l’ordinateur contre lui-même
}, { $nodes } positions par coup{ $dated ->
    [yes] , { $date }
   *[no] {""}
}. Le score réel pour { white } se situe entre { $low } et { $high } % (sûr à 95 %).
facts-points = Points pour { white }
facts-points-are = { $points } % ± { $error } : { $wins } gains, { $draws } nulles, { $losses } pertes
facts-length = Longueur
facts-length-is = { $mean } demi-coups, de { $least } à { $most }
facts-legal-moves = Coups légaux
facts-legal-moves-are = { $mean } par position, { $most } au plus
facts-captures = Prises
facts-captures-are = { $mean } par partie
facts-endings = Fins de partie
facts-endings-are = { $endings }
facts-first-moves = Premiers coups
facts-first-moves-are = { $moves } ; entre parenthèses, les points pour { white }
facts-first-move = { $move } dans { $games } ({ $points } %)
facts-pieces = Pièces : valeurs, mobilité, mats
facts-table = Valeurs et mobilité
facts-piece = Pièce
facts-value = Valeur
facts-by-square = Coups par case
facts-empty-board = Coups, échiquier vide
facts-in-games = En partie
facts-squares-and-mates = Cases et mats
facts-range = { $least } à { $most }
facts-map = Coups par case : { $piece }
facts-map-rows = Depuis le haut : { $numbers }
facts-map-files = Par colonnes : { $numbers }
facts-moves-not = Ne se déplace qu’avec l’aide des règles.
facts-reaches-all = Atteint toutes les cases.
facts-reaches = Atteint { $count } des { $squares } cases.
facts-bound = Limitée à l’un des { $sets } ensembles de cases, { $count } sur { $squares } au plus.
facts-jumps = Passe même si toutes les cases qui l’entourent sont occupées.
facts-returns-never = Ne revient jamais.
facts-returns-even = Ne revient qu’en un nombre pair de coups.
facts-returns-odd = Peut revenir en un nombre impair de coups.
facts-mates-not = Ne peut pas mater un roi dépouillé avec la seule aide du sien.
facts-mates = Mate un roi dépouillé, avec l’aide du sien, sur des échiquiers de { $boards }, en { $moves } coups au plus.
facts-remark = Les valeurs sont des estimations de l’ordinateur en pions. Les coups sont comptés sans prise, depuis chaque case de l’échiquier vide, et pour les pièces des parties. Les mats sont forcés depuis la plupart des positions de deux rois et de la pièce sur un échiquier sans autre règle.
facts-version = Mesuré par la version { $version }.
