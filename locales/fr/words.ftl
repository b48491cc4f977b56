# Mots des auteurs qui ne nomment pas de pièces : pour les mots anglais usuels. Les autres s’affichent tels que l’auteur les écrit.
#
# Sans article, après deux-points ou entre parenthèses : « terrain : eau », « armure : légère ».

## Terrain

word-mountain = montagne
word-water = eau
word-lake = lac
word-marsh = marais
word-wood = bois
word-trench = fossé
word-throne = trône
word-restricted = case interdite
word-bare = sol nu
word-covered = cachée

## Armure

word-none = aucune
word-light = légère
word-heavy = lourde
word-plain = simple
word-guarded = renforcée

## Dispositions

word-middle = centre
word-beside-the-middle = à côté du centre
word-corner = coin
