# Palabras de los autores que no nombran piezas: para las inglesas habituales. Las demás se muestran como las escribe el autor.
#
# Van sin artículo, tras dos puntos o entre paréntesis: «terreno: agua», «armadura: ligera».

## Terreno

word-mountain = montaña
word-water = agua
word-lake = lago
word-marsh = pantano
word-wood = bosque
word-trench = foso
word-throne = trono
word-restricted = casilla vedada
word-bare = suelo desnudo
word-covered = oculta

## Armadura

word-none = ninguna
word-light = ligera
word-heavy = pesada
word-plain = sencilla
word-guarded = reforzada

## Disposiciones

word-middle = centro
word-beside-the-middle = junto al centro
word-corner = esquina
