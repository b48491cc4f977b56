# Noms des pièces : pour les noms anglais usuels des auteurs. Les autres noms s’affichent tels que l’auteur les écrit.
#
# Singulier, minuscule, sans article.

## Échecs

piece-king = roi
piece-queen = dame
piece-rook = tour
piece-bishop = fou
piece-knight = cavalier
piece-pawn = pion
piece-promoted-pawn = pion promu

## Xiangqi, janggi

piece-general = général
piece-advisor = conseiller
piece-adviser = conseiller
piece-mandarin = mandarin
piece-guard = garde
piece-elephant = éléphant
piece-horse = cheval
piece-chariot = chariot
piece-cannon = canon
piece-soldier = soldat
piece-banner = bannière
piece-face-down-advisor = conseiller face cachée
piece-face-down-elephant = éléphant face cachée
piece-face-down-horse = cheval face cachée
piece-face-down-chariot = chariot face cachée
piece-face-down-cannon = canon face cachée
piece-face-down-soldier = soldat face cachée
piece-face-down-piece = pièce face cachée

## Shogi

piece-gold = général d’or
piece-gold-general = général d’or
piece-silver = général d’argent
piece-silver-general = général d’argent
piece-copper = général de cuivre
piece-copper-general = général de cuivre
piece-iron = général de fer
piece-iron-general = général de fer
piece-lance = lance
piece-tokin = tokin
piece-dragon-king = roi-dragon
piece-dragon-horse = cheval-dragon
piece-shogi-knight = cavalier de shogi
piece-promoted-rook = tour promue
piece-promoted-bishop = fou promu
piece-promoted-gold = général d’or promu
piece-promoted-silver = général d’argent promu
piece-promoted-copper = général de cuivre promu
piece-promoted-iron = général de fer promu
piece-promoted-knight = cavalier promu
piece-promoted-shogi-knight = cavalier de shogi promu
piece-promoted-lance = lance promue
piece-promoted-horse = cheval promu
piece-promoted-soldier = soldat promu
piece-promoted-monk = moine promu
piece-yari-gold = général d’or yari
piece-yari-silver = général d’argent yari
piece-yari-rook = tour yari
piece-yari-bishop = fou yari
piece-yari-knight = cavalier yari
piece-gold-cannon = canon d’or
piece-silver-cannon = canon d’argent
piece-copper-cannon = canon de cuivre
piece-iron-cannon = canon de fer
piece-promoted-gold-cannon = canon d’or promu
piece-promoted-silver-cannon = canon d’argent promu
piece-promoted-copper-cannon = canon de cuivre promu
piece-promoted-iron-cannon = canon de fer promu

## Grands shogis

piece-crown-prince = prince héritier
piece-drunk-elephant = éléphant ivre
piece-drunken-elephant = éléphant ivre
piece-blind-tiger = tigre aveugle
piece-leopard = léopard
piece-ferocious-leopard = léopard féroce
piece-go-between = intermédiaire
piece-kirin = kirin
piece-phoenix = phénix
piece-lion = lion
piece-great-lion = grand lion
piece-free-king = roi libre
piece-horned-falcon = faucon cornu
piece-soaring-eagle = aigle planant
piece-side-mover = coureur latéral
piece-vertical-mover = coureur vertical
piece-hook-mover = coureur à crochet
piece-reverse-chariot = chariot inversé
piece-flying-chariot = chariot volant
piece-white-horse = cheval blanc
piece-whale = baleine
piece-free-boar = sanglier libre
piece-flying-ox = bœuf volant
piece-flying-stag = cerf volant
piece-capricorn = capricorne
piece-side-soldier = soldat latéral
piece-vertical-soldier = soldat vertical
piece-chariot-soldier = soldat-chariot
piece-water-buffalo = buffle d’eau
piece-bishop-general = général-fou
piece-rook-general = général-tour
piece-vice-general = vice-général
piece-great-general = grand général
piece-multi-general = général multiple
piece-free-eagle = aigle libre
piece-lion-hawk = lion-épervier
piece-fire-demon = démon de feu
piece-tetrarch = tétrarque
piece-promoted-go-between = intermédiaire promu
piece-promoted-leopard = léopard promu
piece-promoted-kirin = kirin promu
piece-promoted-phoenix = phénix promu
piece-promoted-dragon-horse = cheval-dragon promu
piece-promoted-dragon-king = roi-dragon promu
piece-promoted-horned-falcon = faucon cornu promu
piece-promoted-soaring-eagle = aigle planant promu
piece-promoted-lion = lion promu
piece-promoted-queen = dame promue
piece-promoted-side-soldier = soldat latéral promu
piece-promoted-vertical-soldier = soldat vertical promu
piece-promoted-water-buffalo = buffle d’eau promu
piece-promoted-bishop-general = général-fou promu
piece-promoted-rook-general = général-tour promu

## Tori shogi, dobutsu shogi

piece-swallow = hirondelle
piece-goose = oie
piece-crane = grue
piece-pheasant = faisan
piece-left-quail = caille gauche
piece-right-quail = caille droite
piece-falcon = faucon
piece-eagle = aigle
piece-giraffe = girafe
piece-chick = poussin
piece-hen = poule

## Asie du Sud-Est, Mongolie, shatranj, échecs courriers

piece-boat = bateau
piece-khon = khon
piece-met = met
piece-neang = neang
piece-ai-wok = ai-wok
piece-bers = bers
piece-cart = charrette
piece-counsellor = conseiller
piece-counselor = conseiller
piece-minister = ministre
piece-ferz = ferz
piece-ferzin = ferz
piece-alfil = alfil
piece-wazir = vizir
piece-dabbaba = dabbaba
piece-courier = courrier
piece-sage = sage
piece-fool = bouffon
piece-lady = dame
piece-mann = mann

## Pièces féeriques

piece-amazon = amazone
piece-archbishop = archevêque
piece-cardinal = cardinal
piece-chancellor = chancelier
piece-marshal = maréchal
piece-marshall = maréchal
piece-empress = impératrice
piece-princess = princesse
piece-prince = prince
piece-janus = janus
piece-centaur = centaure
piece-commoner = roturier
piece-royal-knight = cavalier royal
piece-nightrider = noctambule
piece-grasshopper = sauterelle
piece-rookhopper = sauterelle-tour
piece-bishophopper = sauterelle-fou
piece-kinghopper = sauterelle-roi
piece-nonstop-equihopper = équisauteur sans arrêt
piece-pao = pao
piece-mao = mao
piece-vao = vao
piece-leo = leo
piece-camel = chameau
piece-zebra = zèbre
piece-wildebeest = gnou
piece-griffon = griffon
piece-griffin = griffon
piece-gryphon = griffon
piece-unicorn = licorne
piece-rhinoceros = rhinocéros
piece-rhino = rhinocéros
piece-dragon = dragon
piece-dragon-bishop = fou-dragon
piece-hawk = épervier
piece-champion = champion
piece-wizard = magicien
piece-werewolf = loup-garou
piece-changeling = changelin
piece-machine = machine
piece-war-machine = machine de guerre
piece-ship = navire
piece-mortar = mortier
piece-bow = arc
piece-wizard-bow = arc magique
piece-squirrel = écureuil
piece-snake = serpent
piece-serpent = serpent
piece-cobra = cobra
piece-viper = vipère
piece-buffalo = buffle
piece-mammoth = mammouth
piece-cheetah = guépard
piece-direwolf = loup sinistre
piece-wolf = loup
piece-fox = renard
piece-hound = chien
piece-tiger = tigre
piece-jaguar = jaguar
piece-raven = corbeau
piece-bat = chauve-souris
piece-vulture = vautour
piece-quetzal = quetzal
piece-troll = troll
piece-angel = ange
piece-terror = terreur

## Ultima

piece-long-leaper = long sauteur
piece-chameleon = caméléon
piece-withdrawer = retireur
piece-coordinator = coordinateur
piece-immobilizer = immobilisateur

## Personnages

piece-man = pion
piece-captain = capitaine
piece-lieutenant = lieutenant
piece-sergeant = sergent
piece-corporal = caporal
piece-adjutant = adjudant
piece-amiral = amiral
piece-chief = chef
piece-warlord = seigneur de guerre
piece-warrior = guerrier
piece-hoplite = hoplite
piece-archer = archer
piece-slinger = frondeur
piece-lancer = lancier
piece-horseman = chevaucheur
piece-rider = chevaucheur
piece-musketeer = mousquetaire
piece-scout = éclaireur
piece-runner = coureur
piece-flier = aéronef
piece-panthan = panthan
piece-thoat = thoat
piece-padwar = padwar
piece-dwar = dwar
piece-marauder = maraudeur
piece-brute = brute
piece-reeve = bailli
piece-duke = duc
piece-duchess = duchesse
piece-emir = émir
piece-monk = moine
piece-shaman = chaman
piece-ninja = ninja
piece-samurai = samouraï
piece-divine-lord = seigneur divin
piece-divine-king = roi divin
piece-escaped-princess = princesse évadée

## Cyvasse

piece-rabble = piétaille
piece-spears = piquier
piece-crossbows = arbalétrier
piece-light-horse = cavalerie légère
piece-heavy-horse = cavalerie lourde
piece-trebuchet = trébuchet
piece-tower = tour
piece-tile-1 = tuile 1
piece-tile-2 = tuile 2
piece-tile-3 = tuile 3
piece-tile-4 = tuile 4
piece-tile-5 = tuile 5
piece-tile-6 = tuile 6
piece-tile-7 = tuile 7
piece-tile-8 = tuile 8

## Minjiku shogi

piece-sweeper = balayeur
piece-diagonal-jumper = sauteur diagonal
piece-orthogonal-jumper = sauteur orthogonal
piece-area-jumper = sauteur de zone
piece-jumping-general = général sauteur
piece-fire-dragon = dragon de feu

## Animaux et objets d’autres jeux

piece-rabbit = lapin
piece-cat = chat
piece-dog = chien
piece-snail = escargot
piece-acromantula = acromentule
piece-disc = pion
piece-checker = pion
piece-stone = pierre
piece-marble = bille
piece-red-marble = bille rouge
piece-taflman = pion de tafl
piece-pike = pique
piece-wagon = fourgon
piece-flag = drapeau
piece-yurt = yourte
piece-kheshig = kheshig
piece-khatun = khatoun
piece-altar = autel
piece-electron = électron
piece-neutron = neutron
piece-white-car = voiture blanche
piece-black-car = voiture noire
piece-one-floor = un étage
piece-two-floors = deux étages
piece-three-floors = trois étages

## Noms des murs

piece-wall = mur
piece-duck = canard
piece-arrow = flèche
piece-ice = glace
piece-gap = trou
piece-trail = trace
