# Ce qui ne va pas dans les clés d’une définition et leurs valeurs, et ce qui aide.
#
# $key est une clé d’une définition. $text est ce qui se trouve dans sa valeur, et $values ce qui peut s’y trouver : des mots qui sont
# les mêmes dans toutes les langues. De même ce qu’une phrase montre tel qu’il s’écrit : repetition=3:draw. Dans « types:région:coups »,
# les parties sont traduites. $least et $most sont les bornes d’un nombre, ou du nombre permis de quelque chose. Une clé est féminine,
# mais son nom seul reste sans accord.


## Ce que les clés ont en commun

def-key = La clé « { $key } » est inconnue ; elle est ignorée.
not-yet = La clé { $key } n’est pas encore prise en charge ; elle est ignorée.
# $what : une clé, des clés (« drops ou dropZone »), un ID, ou une clé avec sa valeur.
did-you-mean = Vouliez-vous dire { $what } ?
# $used : le nombre qui est retenu à la place.
def-number = { $key } est un nombre de { $least } à { $most } ; valeur retenue : { $used }.
def-number-entry = « { $text } » n’est pas un nombre pour { $key } ; l’entrée est ignorée.
def-number-field = « { $text } » n’est pas un nombre pour { $key }, qui va de 0 à { $most }.
def-value = « { $text } » n’est pas une valeur pour { $key }.
def-value-entry = « { $text } » n’est pas une valeur pour { $key } ; l’entrée est ignorée.
def-value-hint = Sont possibles : { $values }.
# $id : l’ID d’une pièce. $so : ce que devient ce mot.
def-id = { $so ->
    [ignored] Aucune pièce n’a l’ID « { $id } » ; l’entrée est ignorée.
    [not-exchanged] Aucune pièce n’a l’ID « { $id } » ; il ne compte pas dans les échanges.
   *[told] Aucune pièce n’a l’ID « { $id } ».
}
def-value-group = Une entrée de la clé { $key } se compose de types, d’un deux-points et d’un réglage ; celle-ci est ignorée.
def-value-types = { $key } est une liste de types.
# $rest : ce qui suit la virgule.
def-value-comma = Les coups s’arrêtent à la virgule ; « { $rest } », qui la suit, est ignoré.
def-value-comma-hint = Cette clé admet une entrée par ligne ; plusieurs lignes se cumulent.
# $letter : une lettre qui n’y veut rien dire, ou le motif entier.
def-value-pattern = « { $letter } » n’a pas sa place dans le motif « { $pattern } » de la clé { $key } ; ce motif est ignoré.
def-value-pattern-hint = Un motif se compose d’étapes simples : lettres de direction, atome et portée, éventuellement suivis de w ou ww.
def-value-area = « { $text } » n’est pas une région ; l’entrée est ignorée.
def-value-area-hint = Une région se compose de rangées (1-3), de cases (a1, a1-c3), de half, zone, all et none, reliés par + ; !a1 est tout sauf a1, !(a1+c3) tout sauf les deux.
# $sum : « !a1+c3 ». $item : « a1 ».
def-value-sum = Dans « { $sum } », le ! ne porte que sur { $item }.
# $sum : « a1+c3 ».
def-value-sum-hint = Écrivez !({ $sum }) pour tout sauf celles-ci.
def-symmetry = { $what ->
    [goals] { $key } nomme les mêmes buts pour les deux camps, car il n’y a pas de symétrie.
   *[squares] { $key } nomme les mêmes cases pour les deux camps, car il n’y a pas de symétrie.
}
# $white et $black sont des clés : whiteGoal.
def-symmetry-hint = { $what ->
    [goals] Écrivez { $white } et { $black }, chacune avec les buts de son camp, ou les mêmes dans les deux si c’est voulu.
   *[squares] Écrivez { $white } et { $black }, chacune avec les cases de son camp, ou les mêmes dans les deux si c’est voulu.
}
def-limit-lines = Il y a plus de { $most } lignes pour un même type ; les autres sont ignorées.

## La définition dans son ensemble

def-more = Il y a d’autres défauts de ce genre.
def-work = Cette définition demande trop de calculs : cette entrée est omise, ainsi que les suivantes qui coûtent autant.
# Ces phrases en suivent une qui dit pourquoi une position est illisible.
def-start-array = La disposition est utilisée.
def-start-squares = Les cases des lignes de pièce sont utilisées.
# $piece et $last sont des noms de pièces.
def-royal = { CAPITAL($piece) } : cette pièce n’est pas royale. Sans royal=, c’est la dernière pièce qui l’est : { $last }.
# $id et $last sont des ID de pièces.
def-royal-hint = Écrivez royal={ $id }, ou royal={ $last } si c’est voulu.
def-royal-none = Aucune pièce royale n’est sur le plateau au début ; il n’y a donc pas d’échec.

## Mots qui ne sont pas des clés, et ce qu’il faut écrire à la place

def-key-board = Un plateau se décrit par files= et ranks=, ou par shape=.
def-key-castling = Le roque fait partie des coups du roi : king:K:KisO2:king:e1. Voyez castleFiles et castlePartner.
def-key-pawn = Le double pas et la prise en passant font partie des coups du pion : ifmnDfmWfceF.
def-key-hand = Le champ qui suit les cases d’une pièce est sa main : knight:N:N:knight::2. Avec holdingsType=-1, les pièces prises vont au camp qui les a prises.
def-key-capture = C’est captureMatrix qui dit quelle pièce peut prendre quelle autre.
def-key-walls = Vouliez-vous dire walling, ou hole ? Une ligne hole::::d4,e4 retire des cases du plateau.
def-key-holes = Vouliez-vous dire hole ? C’est une ligne comme celle d’une pièce : hole::::d4,e4.
def-key-colours = Vouliez-vous dire theme, ou lightShade et darkShade ?
def-key-comment = Les lignes qui commencent par # sont des commentaires ; rulePage= est l’adresse des règles.
def-key-opponent = L’adversaire se choisit par des attributs de l’élément : <variant-diagram opponent="black" level="3">.
def-key-flipped = Un attribut de l’élément place les Noirs en bas : <variant-diagram flipped>.

## Comment les pièces se déplacent, dans la mesure où le plateau en décide

xbetza-modifier-key = { $key } ne peut pas utiliser tous ces coups ; ceux qui ne conviennent pas sont ignorés.
xbetza-modifier-edges = Les bords d’un plateau hexagonal ne sont pas reliés : « o » n’y veut rien dire. Le coup est omis.
xbetza-modifier-leap = Aucune ligne de cellules ne relie les deux bouts de ce saut : écrivez son chemin en étapes. Le coup est omis.
xbetza-modifier-bracket = Sur des hexagones, les directions se placent devant les étapes, entre les crochets ; celles qui précèdent les crochets sont ignorées.
xbetza-direction-none = Les lettres de direction de ce coup ne sélectionnent aucune direction.
xbetza-direction-ignored = Une lettre de direction ne sélectionne rien ici ; elle est ignorée.
xbetza-limit-move = Ce coup a trop de directions ; il est omis.
xbetza-limit-bracket = Ces crochets ouvrent trop de chemins pour en distinguer les directions ; tous sont retenus.
xbetza-limit-piece = { CAPITAL($piece) } : cette pièce peut jouer de tant de façons que certaines sont omises.
xbetza-limit-pieces = Les pièces peuvent jouer de tant de façons que certaines sont omises.
xbetza-limit-pieces-hint = Les étapes répétées et les virages en tous sens se multiplient : une portée, ou moins de directions, en limite le nombre.


# Ce qu’une règle dit elle-même se trouve ci-dessous, dans l’ordre des fichiers de crates/rules.

## Groupes d’échange

def-number-anti-trade = antiTrade est un nombre entier ; valeur retenue : 0.
def-bridge = Sans minimumBridge, antiTrade ne connaît que les groupes 0 à 3.
def-trade-one = Aucune pièce, quelle qu’elle soit, ne peut prendre une pièce protégée du groupe 1.
# De minimumBridge.
def-id-key = « { $text } » n’est pas un type ; la clé est ignorée.

## Matrice des prises

def-matrix-cell = « { $text } » ne veut rien dire dans une matrice des prises.
def-matrix-cell-rows = « { $text } » n’est pas un nombre de rangées.
def-matrix-size-rows = La matrice des prises a plus de rangées qu’il n’y a de pièces.
def-matrix-size-row = La rangée a plus d’éléments qu’il n’y a de pièces.

## Effet

def-value-effect-most = Une pièce a au plus { $most } effets ; les autres sont ignorés.
def-value-effect = effect s’écrit coups:fin:retraits ou coups:fin:retraits:indicateurs ; la ligne est ignorée.
def-value-effect-end = La fin d’un effet est to, from, prev, beyond ou behind ; la ligne est ignorée.
def-value-effect-removals = Un retrait est un lieu, path, near(sauts) ou - ; la ligne est ignorée.
def-value-effect-places = Un effet a au plus { $most } retraits ; la ligne est ignorée.
def-value-effect-flags = Les indicateurs d’un effet sont run, need, must et friends ; la ligne est ignorée.

## Engagement

def-value-engage-self = engageSelf demande des lignes engage : sans elles, ces types ne prennent jamais.

## Retournement

# $key : l’une des clés pour les motifs de retournement.
xbetza-limit-lines = Les motifs d’un type ont trop de lignes ; une partie de { $key } est omise.

## Prise et fuite

xbetza-modifier-neighbors = neighbors n’admet que des sauts simples ; le reste est ignoré.

## Majorité

def-limit-majority = Il y a plus de { $most } critères de majorité ; les autres sont ignorés.
def-value-majority = « { $text } » n’est pas un critère de majorité et est ignoré.
def-value-majority-hint = Sont possibles : most, most:types, value, by:types, first:types.
def-value-majority-value = Une valeur de majorityValue est un nombre de 0 à { $most } ; celle-ci est ignorée.

## Renaissance

def-value-rebirth = « { $text } » n’est pas un lieu pour { $key } ; l’entrée est ignorée.

## Prises à distance

xbetza-modifier-checker = checker n’admet que des sauts qui ont une case exactement en leur milieu ; le reste est ignoré.

## Pouvoirs des voisins

def-spell = Un sort demande des lanceurs : trackPieces nomme le premier type qui le lance.
def-value-spell = « { $text } » n’est pas un sort.

## Échanges

def-number-values = « { $text } » n’est pas un nombre ; l’entrée est ignorée.
# De tradeThreshold.
def-id-first = « { $text } » n’est pas un type ; le premier type est retenu.

## Transfuges

def-value-flip-mover = « { $text } » n’est pas une sorte de coup.
def-value-flip-mover-hint = Sont possibles : capture, quiet ou any.

## Brouillard

def-fog = Dans le brouillard, les coups interdits à cause d’un échec trahissent des pièces que l’on ne voit pas.
def-fog-hint = checkRule=0 les autorise ; qui prend la pièce royale gagne.

## Indications

def-value-overlay = « { $text } » n’est pas une indication (overlay).

## Tuiles. $face est une face de tuile telle qu’elle s’écrit, $symbol l’un de ses signes.

def-tiles-faces = Soit toutes les faces d’une tuile ont un @, soit aucune.
def-tiles-piece = La face { $face } a plus d’un @.
def-tiles-ground = Sur la face { $face }, « { $symbol } » n’est pas un terrain.
def-tiles-no-cell = Une face de tuile doit avoir au moins une cellule.
def-tiles-cells = Une face de tuile a au plus { $most } cellules.
def-tiles-turns = « { $text } » n’est pas une façon de tourner les tuiles. Sont possibles : none, half et all.
def-tiles-most = Il y a trop de façons de poser les tuiles ; certaines sont omises.
def-tiles-fill = Pour { $side }, les tuiles ne peuvent pas remplir le sol qui leur est ouvert.

## Dépouillement

def-value-baring-hint = C’est 0 ou un type, éventuellement suivi de strict et de live.

## Prise décisive

def-value-capture-result = « { $text } » n’est pas un résultat de captureResult ; l’entrée est ignorée.
def-value-capture-result-hint = Une entrée s’écrit types:types:résultat ; le résultat est win, loss ou draw.

## Réclamation

def-value-claims = « { $text } » n’est pas une fin qui puisse être réclamée.

## Alignement

def-value-connect-lines = connectLines se compose des lettres h, v et d.

## Extinction

def-number-extinction = extinction est un nombre de 0 à 3, ou des types et un résultat ; valeur retenue : 3.
def-value-extinction = « { $text } » devrait être des types, un résultat et au plus deux nombres, séparés par des deux-points.
def-value-extinction-hint = Le résultat est loss, win ou draw.
# $text : « K,Q ».
def-value-no-result = « { $text } » n’a pas de résultat.
def-limit-extinction = Une condition qui vient après les { $most } premières est déjà remplie au début ; la partie se termine donc aussitôt.

## Buts des leçons

def-value-goal = « { $text } » n’est pas un but.
def-value-goal-hint = Sont possibles : captureAll, captureRoyal, reach:types:région.

## Connexion

def-limit-link-lines = Il y a plus de { $most } lignes link ; les autres sont ignorées.
def-limit-link-areas = Il y a plus de { $most } régions dans une ligne link ; les autres sont ignorées.
# $count : combien de régions nomme la ligne.
def-value-link = { $count ->
    [one] Une ligne link demande au moins deux régions ; celle-ci est ignorée.
   *[other] Une ligne de { $count } régions peut en demander de 2 à { $count } ; celle-ci est ignorée.
}

## Matériel

def-material = À cause des autres règles, il n’est pas possible de savoir ici quelles pièces peuvent mater ; la clé material est ignorée.

## Mat

# $text : « 3/2 ».
def-value-part = « { $text } » n’est pas une fraction de point.

## Coups sans progrès

def-value-n-move-reset = « { $text } » n’est ni capture, ni drop, ni promotion, ni un type.

## Points

def-value-points = « { $text } » devrait être un type, un deux-points et un nombre.

## Répétition

def-value-repetition = repetition est un nombre de 2 à 99, un deux-points et un résultat.
def-value-repetition-hint = Le résultat est draw, loss, win, white, black, starter ou illegal.
def-unused-repetition = { $key } n’a aucun effet sans repetition.
def-unused-repetition-hint = Indiquez combien de fois une position peut se présenter, par exemple repetition=3:draw.

## Roque

def-value-castle-files = castleFiles se compose de deux colonnes séparées par une virgule ; l’entrée est ignorée.
def-value-castle-files-hint = Écrivez les lettres des colonnes, comme c,g.

## Routines de la page. $routine est le nom de l’une d’elles.

def-custom = La page n’a pas de routine « { $routine } » ; ce qu’elle devait faire est donc omis.
def-value-custom = custom s’écrit nom:coups ; la ligne est ignorée.
def-value-custom-most = Une pièce a au plus { $most } lignes custom ; les autres sont ignorées.
def-value-custom-effect-most = Un jeu a au plus { $most } entrées de customEffect ; les autres sont ignorées.
# Nombres que des routines retiennent, par leurs noms.
def-value-memory-name = « { $text } » ne peut pas nommer un nombre : il faut une lettre, puis des lettres et des chiffres ; l’entrée de customMemory est ignorée.
def-value-memory-start = La valeur de départ de { $name } n’est pas un nombre entier ; l’entrée de customMemory est ignorée.
def-value-memory-twice = { $name } est nommé deux fois ; l’entrée de customMemory est ignorée.
def-value-memory-hint = Une entrée s’écrit nom ou nom:nombre ; des virgules séparent les entrées.
def-value-memory-most = Un jeu a au plus { $most } nombres ; les autres sont ignorés.
# $what : ce qu’a fait la routine, l’un des messages ci-dessous ou des mots d’un programme.
custom-failed = La routine « { $routine } » { $what } ; cette réponse est ignorée.

# Ce qu’une routine a mal fait : ces phrases suivent son nom, ou « la routine ».
custom-made-too-many = a fait plus de { $most } coups à partir d’un seul coup candidat
custom-removed-mover = a retiré la pièce qui joue, alors que c’est gone: true qui lui fait quitter le plateau
custom-took-royal = a pris une pièce royale en roquant, en parachutant une pièce ou en passant son tour, ce que personne ne pouvait prévoir
custom-put-on-occupied = a mis une pièce en { $square }, une case occupée
custom-moved-nothing = a déplacé une pièce qui n’est pas là
custom-moved-removed = a déplacé une pièce qu’elle avait retirée
custom-ended-on-own = a terminé un coup en { $square }, où se trouve une pièce du même camp
custom-named-no-square = a nommé une case que le plateau n’a pas
custom-named-no-piece = a nommé une pièce que la définition n’a pas
custom-named-no-terrain = a nommé un terrain que la définition n’a pas
custom-changed-no-terrain = a changé le terrain d’un jeu qui n’en a pas
custom-changed-no-hand = a changé une main dans un jeu qui n’en a pas
custom-changed-way = a changé le chemin d’un coup, alors qu’un effet ne fait qu’y ajouter
custom-changed-no-piece = a changé la pièce d’un coup qui n’en laisse aucune
custom-remembered-no-number = a retenu un nombre que la définition n’a pas
custom-asked-too-many = a demandé plus de { $most } cases
custom-left-in-hand = a laissé { $count } pièces d’un même type dans une main

# Ce qu’une routine a dit d’illisible suit aussi son nom.
routine-asked-inside = a interrogé le diagramme pendant son propre appel
routine-not-asked = n’a pas pu être appelée
# $text : ce qu’en dit le navigateur.
routine-threw = a levé l’exception « { $text } »
routine-threw-something = a levé une exception
routine-answer-no-list = a donné une réponse qui n’est pas une liste
routine-answer-too-long = a donné une réponse trop longue
# $member : un membre d’une réponse, comme remove.
routine-no-list = a donné pour { $member } autre chose qu’une liste
routine-too-long = a donné pour { $member } une liste trop longue
routine-no-move = a répondu par autre chose qu’un coup
routine-no-ending = a répondu par autre chose qu’une fin de partie
routine-no-sentence = a donné une phrase qui n’est pas un texte
routine-no-hand-change = a changé une main par autre chose qu’un petit nombre entier
routine-no-memory = a donné pour memory autre chose qu’un objet
routine-closed-memory = a donné pour memory un objet illisible
routine-no-whole-number = a donné à { $name } une valeur qui n’est pas un nombre entier
# customMemory est une clé des définitions.
routine-named-no-number = a nommé « { $text } », qui n’est pas dans customMemory
routine-named-no-terrain = a nommé « { $text } », qui n’est pas un terrain de ce jeu
routine-named-no-square = a nommé « { $text } », qui n’est pas une case de ce plateau
routine-named-no-piece = a nommé « { $text } », qui n’est pas une pièce de ce jeu
routine-named-no-side = a nommé un camp qui n’est ni white ni black
routine-named-no-direction = a nommé une direction qui n’existe pas
routine-no-steps = a demandé un nombre de pas qui n’est pas un nombre entier, 0 ou plus

## Coup supplémentaire

def-value-extra-move = « { $text } » n’est pas un indicateur d’extraMove et est ignoré.

## Déplacements selon le lieu

def-value-moves-at = movesAt s’écrit type:région:coups ; l’entrée est ignorée.
def-value-moves-at-hint = Chaque entrée nomme un seul type.

## Pas entre étages, et changement d’étage

def-value-plane-steps = planeSteps s’écrit types:étages:coups ; l’entrée est ignorée.
def-value-plane-steps-hint = Les étages sont un nombre de 1 à { $most }, éventuellement avec + ou -, ou le mot straight.
xbetza-modifier-plane-steps = planeSteps n’admet que des sauts et des trajets ; les autres coups sont ignorés.
xbetza-limit-plane-steps = Il y a tant de pas entre étages que certains sont omis.
def-unused-plane-steps = Le plateau n’a qu’un étage ; aucune pièce ne va donc sur un autre.
def-unused-plane-transfer = Le plateau n’a qu’un étage ; aucune pièce ne passe donc sur un autre.
def-unused-planes-hint = Écrivez planes=2 pour deux étages.

## Poussée

def-value-push-whom = « { $text } » n’est pas un camp pour pushWhom ; l’entrée est ignorée.

## Pas en rangs

def-limit-row-steps = Il y a plus de { $most } pas en rang ; les autres sont ignorés.

## Terrain. $symbol est la lettre d’une sorte de terrain, $name son nom.

def-terrain-types = Une sorte de terrain s’écrit nom:symbole:effets.
def-terrain-letter = « { $symbol } » n’est pas un symbole de terrain, qui est une seule lettre.
def-terrain-again = Il y a déjà un terrain de nom { $name } ou de symbole { $symbol }.
def-terrain-effect = « { $text } » n’est pas un effet de terrain. Les effets sont { $effects }.
def-terrain-exempt = Une exemption de terrain s’écrit types:nom:effets.
def-terrain-name = Aucune sorte de terrain n’a le nom « { $name } ».
def-terrain-symbol = « { $symbol } » n’est pas le symbole d’une sorte de terrain.
def-terrain-area = « { $area } » n’est pas une région de ce plateau.
def-terrain-none = « { $text } » n’est pas un terrain.
def-terrain-no-kinds = Il n’y a aucune sorte de terrain : c’est terrainTypes qui les nomme.
def-terrain-twice = La case { $square } a deux sortes de terrain.
def-terrain-entries = Il y a plus d’entrées que de cases.
def-terrain-entries-rest = Il y a plus d’entrées que de cases ; le reste est omis.
def-terrain-start = { CAPITAL($piece) } en { $square } : cette pièce se trouve sur un terrain qui lui est interdit.

## Perte du premier coup

def-value-virgin-lost = virginLost s’écrit type:type ; l’entrée est ignorée.

## Murs

def-limit-wall-name = Il y a plus de { $most } lettres dans wallName ; les autres sont ignorées.

## Promotion

def-choice = « { $text } » n’est pas une pièce à choisir ici et est omis.
def-morph-cell = « { $text } » ne veut rien dire dans un plateau de morph.
def-morph-size-ranks = Le plateau de morph a plus de rangées que le plateau.
def-morph-size-cells = La rangée a plus de cellules que le plateau n’a de colonnes.
def-value-promo-move = promoMove s’écrit type:région:type:coups ; l’entrée est ignorée.

## Face cachée

def-face-down-royal = Une pièce royale ne peut pas être face cachée.
def-face-down-as-royal = Une pièce face cachée ne peut pas jouer comme une pièce royale ; l’entrée est ignorée.
def-face-down-moves = Les coups des pièces face cachée révèlent à qui elles sont, ce que turnUp=any cache.
def-face-down-moves-hint = Écrivez nom:ID:- pour un type sans coups.

## Dispositions et tirage au sort

def-value-array = array s’écrit nom:position ; la ligne est ignorée.
def-number-start = « { $text } » n’est pas le numéro d’un début ; la disposition est utilisée telle quelle.
def-shuffle-id = Aucune pièce n’a un ID qui commence par « { $text } » ; ce signe est omis.
def-shuffle-none = Aucune pièce de ce groupe n’est sur le plateau ; il est ignoré.
def-shuffle-most = Ce groupe a plus de dispositions qu’il n’est possible d’en numéroter ; il est ignoré.
def-shuffle-marks = Ce groupe ne peut pas se placer comme le demandent ses signes ; il est ignoré.
