# Namen der Figuren: für die üblichen englischen Namen der Autoren. Andere Namen erscheinen, wie der Autor sie schreibt.
#
# Nominativ Singular; Adjektive in der starken Form („beförderter Silbergeneral“), denn die Namen stehen ohne Artikel.
# Shogi-Spieler „befördern“ ihre Steine; so heißen die Figuren auch hier.

## Schach

piece-king = König
piece-queen = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer
piece-pawn = Bauer
piece-promoted-pawn = beförderter Bauer

## Xiangqi, Janggi

piece-general = General
piece-advisor = Leibwächter
piece-adviser = Leibwächter
piece-mandarin = Mandarin
piece-guard = Wächter
piece-elephant = Elefant
piece-horse = Pferd
piece-chariot = Wagen
piece-cannon = Kanone
piece-soldier = Soldat
piece-banner = Banner
piece-face-down-advisor = verdeckter Leibwächter
piece-face-down-elephant = verdeckter Elefant
piece-face-down-horse = verdecktes Pferd
piece-face-down-chariot = verdeckter Wagen
piece-face-down-cannon = verdeckte Kanone
piece-face-down-soldier = verdeckter Soldat
piece-face-down-piece = verdeckte Figur

## Shogi

piece-gold = Goldgeneral
piece-gold-general = Goldgeneral
piece-silver = Silbergeneral
piece-silver-general = Silbergeneral
piece-copper = Kupfergeneral
piece-copper-general = Kupfergeneral
piece-iron = Eisengeneral
piece-iron-general = Eisengeneral
piece-lance = Lanze
piece-tokin = Tokin
piece-dragon-king = Drachenkönig
piece-dragon-horse = Drachenpferd
piece-shogi-knight = Shogi-Springer
piece-promoted-rook = beförderter Turm
piece-promoted-bishop = beförderter Läufer
piece-promoted-gold = beförderter Goldgeneral
piece-promoted-silver = beförderter Silbergeneral
piece-promoted-copper = beförderter Kupfergeneral
piece-promoted-iron = beförderter Eisengeneral
piece-promoted-knight = beförderter Springer
piece-promoted-shogi-knight = beförderter Shogi-Springer
piece-promoted-lance = beförderte Lanze
piece-promoted-horse = befördertes Pferd
piece-promoted-soldier = beförderter Soldat
piece-promoted-monk = beförderter Mönch
piece-yari-gold = Yari-Goldgeneral
piece-yari-silver = Yari-Silbergeneral
piece-yari-rook = Yari-Turm
piece-yari-bishop = Yari-Läufer
piece-yari-knight = Yari-Springer
piece-gold-cannon = Goldkanone
piece-silver-cannon = Silberkanone
piece-copper-cannon = Kupferkanone
piece-iron-cannon = Eisenkanone
piece-promoted-gold-cannon = beförderte Goldkanone
piece-promoted-silver-cannon = beförderte Silberkanone
piece-promoted-copper-cannon = beförderte Kupferkanone
piece-promoted-iron-cannon = beförderte Eisenkanone

## Große Shogi-Spiele

piece-crown-prince = Kronprinz
piece-drunk-elephant = betrunkener Elefant
piece-drunken-elephant = betrunkener Elefant
piece-blind-tiger = blinder Tiger
piece-leopard = Leopard
piece-ferocious-leopard = wilder Leopard
piece-go-between = Vermittler
piece-kirin = Kirin
piece-phoenix = Phönix
piece-lion = Löwe
piece-great-lion = großer Löwe
piece-free-king = freier König
piece-horned-falcon = gehörnter Falke
piece-soaring-eagle = schwebender Adler
piece-side-mover = Querläufer
piece-vertical-mover = Längsläufer
piece-hook-mover = Hakenläufer
piece-reverse-chariot = umgekehrter Wagen
piece-flying-chariot = fliegender Wagen
piece-white-horse = weißes Pferd
piece-whale = Wal
piece-free-boar = freier Eber
piece-flying-ox = fliegender Ochse
piece-flying-stag = fliegender Hirsch
piece-capricorn = Steinbock
piece-side-soldier = Quersoldat
piece-vertical-soldier = Längssoldat
piece-chariot-soldier = Wagensoldat
piece-water-buffalo = Wasserbüffel
piece-bishop-general = Läufergeneral
piece-rook-general = Turmgeneral
piece-vice-general = Vizegeneral
piece-great-general = großer General
piece-multi-general = Mehrfachgeneral
piece-free-eagle = freier Adler
piece-lion-hawk = Löwenhabicht
piece-fire-demon = Feuerdämon
piece-tetrarch = Tetrarch
piece-promoted-go-between = beförderter Vermittler
piece-promoted-leopard = beförderter Leopard
piece-promoted-kirin = beförderter Kirin
piece-promoted-phoenix = beförderter Phönix
piece-promoted-dragon-horse = befördertes Drachenpferd
piece-promoted-dragon-king = beförderter Drachenkönig
piece-promoted-horned-falcon = beförderter gehörnter Falke
piece-promoted-soaring-eagle = beförderter schwebender Adler
piece-promoted-lion = beförderter Löwe
piece-promoted-queen = beförderte Dame
piece-promoted-side-soldier = beförderter Quersoldat
piece-promoted-vertical-soldier = beförderter Längssoldat
piece-promoted-water-buffalo = beförderter Wasserbüffel
piece-promoted-bishop-general = beförderter Läufergeneral
piece-promoted-rook-general = beförderter Turmgeneral

## Tori-Shogi, Dobutsu-Shogi

piece-swallow = Schwalbe
piece-goose = Gans
piece-crane = Kranich
piece-pheasant = Fasan
piece-left-quail = linke Wachtel
piece-right-quail = rechte Wachtel
piece-falcon = Falke
piece-eagle = Adler
piece-giraffe = Giraffe
piece-chick = Küken
piece-hen = Henne

## Südostasien, Mongolei, Schatrandsch, Kurierspiel

piece-boat = Boot
piece-khon = Khon
piece-met = Met
piece-neang = Neang
piece-ai-wok = Ai-Wok
piece-bers = Bers
piece-cart = Karren
piece-counsellor = Berater
piece-counselor = Berater
piece-minister = Minister
piece-ferz = Fers
piece-ferzin = Fers
piece-alfil = Alfil
piece-wazir = Wesir
piece-dabbaba = Dabbaba
piece-courier = Kurier
piece-sage = Weiser
piece-fool = Narr
piece-lady = Dame
piece-mann = Mann

## Märchenfiguren

piece-amazon = Amazone
piece-archbishop = Erzbischof
piece-cardinal = Kardinal
piece-chancellor = Kanzler
piece-marshal = Marschall
piece-marshall = Marschall
piece-empress = Kaiserin
piece-princess = Prinzessin
piece-prince = Prinz
piece-janus = Janus
piece-centaur = Zentaur
piece-commoner = Gemeiner
piece-royal-knight = königlicher Springer
piece-nightrider = Nachtreiter
piece-grasshopper = Grashüpfer
piece-rookhopper = Turmhüpfer
piece-bishophopper = Läuferhüpfer
piece-kinghopper = Königshüpfer
piece-nonstop-equihopper = Nonstop-Equihopper
piece-pao = Pao
piece-mao = Mao
piece-vao = Vao
piece-leo = Leo
piece-camel = Kamel
piece-zebra = Zebra
piece-wildebeest = Gnu
piece-griffon = Greif
piece-griffin = Greif
piece-gryphon = Greif
piece-unicorn = Einhorn
piece-rhinoceros = Nashorn
piece-rhino = Nashorn
piece-dragon = Drache
piece-dragon-bishop = Drachenläufer
piece-hawk = Habicht
piece-champion = Champion
piece-wizard = Zauberer
piece-werewolf = Werwolf
piece-changeling = Wechselbalg
piece-machine = Maschine
piece-war-machine = Kriegsmaschine
piece-ship = Schiff
piece-mortar = Mörser
piece-bow = Bogen
piece-wizard-bow = Zauberbogen
piece-squirrel = Eichhörnchen
piece-snake = Schlange
piece-serpent = Schlange
piece-cobra = Kobra
piece-viper = Viper
piece-buffalo = Büffel
piece-mammoth = Mammut
piece-cheetah = Gepard
piece-direwolf = Schattenwolf
piece-wolf = Wolf
piece-fox = Fuchs
piece-hound = Hund
piece-tiger = Tiger
piece-jaguar = Jaguar
piece-raven = Rabe
piece-bat = Fledermaus
piece-vulture = Geier
piece-quetzal = Quetzal
piece-troll = Troll
piece-angel = Engel
piece-terror = Schrecken

## Ultima

piece-long-leaper = Langspringer
piece-chameleon = Chamäleon
piece-withdrawer = Rückzieher
piece-coordinator = Koordinator
piece-immobilizer = Immobilisierer

## Personen

piece-man = Stein
piece-captain = Hauptmann
piece-lieutenant = Leutnant
piece-sergeant = Feldwebel
piece-corporal = Korporal
piece-adjutant = Adjutant
piece-amiral = Admiral
piece-chief = Häuptling
piece-warlord = Kriegsherr
piece-warrior = Krieger
piece-hoplite = Hoplit
piece-archer = Bogenschütze
piece-slinger = Schleuderer
piece-lancer = Lanzenreiter
piece-horseman = Reiter
piece-rider = Reiter
piece-musketeer = Musketier
piece-scout = Späher
piece-runner = Renner
piece-flier = Flieger
piece-panthan = Panthan
piece-thoat = Thoat
piece-padwar = Padwar
piece-dwar = Dwar
piece-marauder = Plünderer
piece-brute = Rohling
piece-reeve = Vogt
piece-duke = Herzog
piece-duchess = Herzogin
piece-emir = Emir
piece-monk = Mönch
piece-shaman = Schamane
piece-ninja = Ninja
piece-samurai = Samurai
piece-divine-lord = göttlicher Herrscher
piece-divine-king = göttlicher König
piece-escaped-princess = entflohene Prinzessin

## Cyvasse

piece-rabble = Pöbel
piece-spears = Speerträger
piece-crossbows = Armbrustschütze
piece-light-horse = leichte Reiterei
piece-heavy-horse = schwere Reiterei
piece-trebuchet = Trebuchet
piece-tower = Turm
piece-tile-1 = Plättchen 1
piece-tile-2 = Plättchen 2
piece-tile-3 = Plättchen 3
piece-tile-4 = Plättchen 4
piece-tile-5 = Plättchen 5
piece-tile-6 = Plättchen 6
piece-tile-7 = Plättchen 7
piece-tile-8 = Plättchen 8

## Minjiku-Shogi

piece-sweeper = Feger
piece-diagonal-jumper = Diagonalspringer
piece-orthogonal-jumper = Orthogonalspringer
piece-area-jumper = Gebietsspringer
piece-jumping-general = springender General
piece-fire-dragon = Feuerdrache

## Tiere und Dinge anderer Spiele

piece-rabbit = Kaninchen
piece-cat = Katze
piece-dog = Hund
piece-snail = Schnecke
piece-acromantula = Acromantula
piece-disc = Scheibe
piece-checker = Stein
piece-stone = Stein
piece-marble = Kugel
piece-red-marble = rote Kugel
piece-taflman = Tafl-Stein
piece-pike = Pike
piece-wagon = Fuhrwerk
piece-flag = Fahne
piece-yurt = Jurte
piece-kheshig = Kheshig
piece-khatun = Khatun
piece-altar = Altar
piece-electron = Elektron
piece-neutron = Neutron
piece-white-car = weißes Auto
piece-black-car = schwarzes Auto
piece-one-floor = ein Stockwerk
piece-two-floors = zwei Stockwerke
piece-three-floors = drei Stockwerke

## Wie Mauern heißen

piece-wall = Mauer
piece-duck = Ente
piece-arrow = Pfeil
piece-ice = Eis
piece-gap = Lücke
piece-trail = Spur
