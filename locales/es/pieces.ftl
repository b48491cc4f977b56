# Nombres de las piezas: para los nombres ingleses habituales de los autores. Los demás se muestran como los escribe el autor.
#
# Singular, minúscula, sin artículo.

## Ajedrez

piece-king = rey
piece-queen = dama
piece-rook = torre
piece-bishop = alfil
piece-knight = caballo
piece-pawn = peón
piece-promoted-pawn = peón promocionado

## Xiangqi, janggi

piece-general = general
piece-advisor = consejero
piece-adviser = consejero
piece-mandarin = mandarín
piece-guard = guardia
piece-elephant = elefante
piece-horse = caballo
piece-chariot = carro
piece-cannon = cañón
piece-soldier = soldado
piece-banner = estandarte
piece-face-down-advisor = consejero boca abajo
piece-face-down-elephant = elefante boca abajo
piece-face-down-horse = caballo boca abajo
piece-face-down-chariot = carro boca abajo
piece-face-down-cannon = cañón boca abajo
piece-face-down-soldier = soldado boca abajo
piece-face-down-piece = pieza boca abajo

## Shogi

piece-gold = general de oro
piece-gold-general = general de oro
piece-silver = general de plata
piece-silver-general = general de plata
piece-copper = general de cobre
piece-copper-general = general de cobre
piece-iron = general de hierro
piece-iron-general = general de hierro
piece-lance = lanza
piece-tokin = tokin
piece-dragon-king = rey dragón
piece-dragon-horse = caballo dragón
piece-shogi-knight = caballo de shogi
piece-promoted-rook = torre promocionada
piece-promoted-bishop = alfil promocionado
piece-promoted-gold = general de oro promocionado
piece-promoted-silver = general de plata promocionado
piece-promoted-copper = general de cobre promocionado
piece-promoted-iron = general de hierro promocionado
piece-promoted-knight = caballo promocionado
piece-promoted-shogi-knight = caballo de shogi promocionado
piece-promoted-lance = lanza promocionada
piece-promoted-horse = caballo promocionado
piece-promoted-soldier = soldado promocionado
piece-promoted-monk = monje promocionado
piece-yari-gold = general de oro yari
piece-yari-silver = general de plata yari
piece-yari-rook = torre yari
piece-yari-bishop = alfil yari
piece-yari-knight = caballo yari
piece-gold-cannon = cañón de oro
piece-silver-cannon = cañón de plata
piece-copper-cannon = cañón de cobre
piece-iron-cannon = cañón de hierro
piece-promoted-gold-cannon = cañón de oro promocionado
piece-promoted-silver-cannon = cañón de plata promocionado
piece-promoted-copper-cannon = cañón de cobre promocionado
piece-promoted-iron-cannon = cañón de hierro promocionado

## Shogi grande

piece-crown-prince = príncipe heredero
piece-drunk-elephant = elefante ebrio
piece-drunken-elephant = elefante ebrio
piece-blind-tiger = tigre ciego
piece-leopard = leopardo
piece-ferocious-leopard = leopardo feroz
piece-go-between = intermediario
piece-kirin = kirin
piece-phoenix = fénix
piece-lion = león
piece-great-lion = gran león
piece-free-king = rey libre
piece-horned-falcon = halcón cornudo
piece-soaring-eagle = águila planeadora
piece-side-mover = corredor lateral
piece-vertical-mover = corredor vertical
piece-hook-mover = corredor de gancho
piece-reverse-chariot = carro inverso
piece-flying-chariot = carro volador
piece-white-horse = caballo blanco
piece-whale = ballena
piece-free-boar = jabalí libre
piece-flying-ox = buey volador
piece-flying-stag = ciervo volador
piece-capricorn = capricornio
piece-side-soldier = soldado lateral
piece-vertical-soldier = soldado vertical
piece-chariot-soldier = soldado carro
piece-water-buffalo = búfalo de agua
piece-bishop-general = general alfil
piece-rook-general = general torre
piece-vice-general = vicegeneral
piece-great-general = gran general
piece-multi-general = general múltiple
piece-free-eagle = águila libre
piece-lion-hawk = león halcón
piece-fire-demon = demonio de fuego
piece-tetrarch = tetrarca
piece-promoted-go-between = intermediario promocionado
piece-promoted-leopard = leopardo promocionado
piece-promoted-kirin = kirin promocionado
piece-promoted-phoenix = fénix promocionado
piece-promoted-dragon-horse = caballo dragón promocionado
piece-promoted-dragon-king = rey dragón promocionado
piece-promoted-horned-falcon = halcón cornudo promocionado
piece-promoted-soaring-eagle = águila planeadora promocionada
piece-promoted-lion = león promocionado
piece-promoted-queen = dama promocionada
piece-promoted-side-soldier = soldado lateral promocionado
piece-promoted-vertical-soldier = soldado vertical promocionado
piece-promoted-water-buffalo = búfalo de agua promocionado
piece-promoted-bishop-general = general alfil promocionado
piece-promoted-rook-general = general torre promocionado

## Tori shogi, dobutsu shogi

piece-swallow = golondrina
piece-goose = ganso
piece-crane = grulla
piece-pheasant = faisán
piece-left-quail = codorniz izquierda
piece-right-quail = codorniz derecha
piece-falcon = halcón
piece-eagle = águila
piece-giraffe = jirafa
piece-chick = polluelo
piece-hen = gallina

## Sudeste asiático, Mongolia, shatranj, ajedrez del correo

piece-boat = barca
piece-khon = khon
piece-met = met
piece-neang = neang
piece-ai-wok = ai-wok
piece-bers = bers
piece-cart = carreta
piece-counsellor = consejero
piece-counselor = consejero
piece-minister = ministro
piece-ferz = alferza
piece-ferzin = alferza
piece-alfil = fil
piece-wazir = visir
piece-dabbaba = dabbaba
piece-courier = correo
piece-sage = sabio
piece-fool = bufón
piece-lady = dama
piece-mann = mann

## Piezas mágicas

piece-amazon = amazona
piece-archbishop = arzobispo
piece-cardinal = cardenal
piece-chancellor = canciller
piece-marshal = mariscal
piece-marshall = mariscal
piece-empress = emperatriz
piece-princess = princesa
piece-prince = príncipe
piece-janus = jano
piece-centaur = centauro
piece-commoner = plebeyo
piece-royal-knight = caballo real
piece-nightrider = jinete nocturno
piece-grasshopper = saltamontes
piece-rookhopper = saltamontes torre
piece-bishophopper = saltamontes alfil
piece-kinghopper = saltamontes rey
piece-nonstop-equihopper = equisaltador sin parada
piece-pao = pao
piece-mao = mao
piece-vao = vao
piece-leo = leo
piece-camel = camello
piece-zebra = cebra
piece-wildebeest = ñu
piece-griffon = grifo
piece-griffin = grifo
piece-gryphon = grifo
piece-unicorn = unicornio
piece-rhinoceros = rinoceronte
piece-rhino = rinoceronte
piece-dragon = dragón
piece-dragon-bishop = alfil dragón
piece-hawk = halcón
piece-champion = campeón
piece-wizard = mago
piece-werewolf = hombre lobo
piece-changeling = cambiante
piece-machine = máquina
piece-war-machine = máquina de guerra
piece-ship = nave
piece-mortar = mortero
piece-bow = arco
piece-wizard-bow = arco mágico
piece-squirrel = ardilla
piece-snake = serpiente
piece-serpent = serpiente
piece-cobra = cobra
piece-viper = víbora
piece-buffalo = búfalo
piece-mammoth = mamut
piece-cheetah = guepardo
piece-direwolf = lobo terrible
piece-wolf = lobo
piece-fox = zorro
piece-hound = perro
piece-tiger = tigre
piece-jaguar = jaguar
piece-raven = cuervo
piece-bat = murciélago
piece-vulture = buitre
piece-quetzal = quetzal
piece-troll = trol
piece-angel = ángel
piece-terror = terror

## Ultima

piece-long-leaper = saltador largo
piece-chameleon = camaleón
piece-withdrawer = retirador
piece-coordinator = coordinador
piece-immobilizer = inmovilizador

## Personajes

piece-man = peón
piece-captain = capitán
piece-lieutenant = teniente
piece-sergeant = sargento
piece-corporal = cabo
piece-adjutant = ayudante
piece-amiral = almirante
piece-chief = jefe
piece-warlord = señor de la guerra
piece-warrior = guerrero
piece-hoplite = hoplita
piece-archer = arquero
piece-slinger = hondero
piece-lancer = lancero
piece-horseman = jinete
piece-rider = jinete
piece-musketeer = mosquetero
piece-scout = explorador
piece-runner = corredor
piece-flier = volador
piece-panthan = panthan
piece-thoat = thoat
piece-padwar = padwar
piece-dwar = dwar
piece-marauder = merodeador
piece-brute = bruto
piece-reeve = alguacil
piece-duke = duque
piece-duchess = duquesa
piece-emir = emir
piece-monk = monje
piece-shaman = chamán
piece-ninja = ninja
piece-samurai = samurái
piece-divine-lord = señor divino
piece-divine-king = rey divino
piece-escaped-princess = princesa fugada

## Cyvasse

piece-rabble = chusma
piece-spears = piquero
piece-crossbows = ballestero
piece-light-horse = caballería ligera
piece-heavy-horse = caballería pesada
piece-trebuchet = trabuquete
piece-tower = torre
piece-tile-1 = loseta 1
piece-tile-2 = loseta 2
piece-tile-3 = loseta 3
piece-tile-4 = loseta 4
piece-tile-5 = loseta 5
piece-tile-6 = loseta 6
piece-tile-7 = loseta 7
piece-tile-8 = loseta 8

## Minjiku shogi

piece-sweeper = barredor
piece-diagonal-jumper = saltador diagonal
piece-orthogonal-jumper = saltador ortogonal
piece-area-jumper = saltador de área
piece-jumping-general = general saltador
piece-fire-dragon = dragón de fuego

## Animales y objetos de otros juegos

piece-rabbit = conejo
piece-cat = gato
piece-dog = perro
piece-snail = caracol
piece-acromantula = acromántula
piece-disc = ficha
piece-checker = ficha
piece-stone = piedra
piece-marble = canica
piece-red-marble = canica roja
piece-taflman = peón de tafl
piece-pike = pica
piece-wagon = carromato
piece-flag = bandera
piece-yurt = yurta
piece-kheshig = kheshig
piece-khatun = jatún
piece-altar = altar
piece-electron = electrón
piece-neutron = neutrón
piece-white-car = coche blanco
piece-black-car = coche negro
piece-one-floor = un piso
piece-two-floors = dos pisos
piece-three-floors = tres pisos

## Nombres de los muros

piece-wall = muro
piece-duck = pato
piece-arrow = flecha
piece-ice = hielo
piece-gap = hueco
piece-trail = rastro
