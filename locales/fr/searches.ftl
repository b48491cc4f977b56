# Ce que les recherches ne peuvent pas faire, et pourquoi.

## Tables de finales : toutes les positions de quelques pièces avec leur résultat

endings-hands = Les pièces en main ou captives n’ont pas de place dans une table de finale.
endings-memory = Une règle de ce jeu retient ce qui précède ; le plateau seul ne dit pas comment la partie continue.
endings-ground = Des coups de ce jeu changent le terrain ou posent des murs.
endings-stray = Une pièce arrive sur une case où ses coups ne semblaient pas mener.
endings-turns = Un camp de ce jeu peut jouer plusieurs coups dans un tour.
endings-changes = Des pièces se changent l’une en l’autre et inversement ; aucune finale ne peut être calculée avant l’autre.
endings-size = La table de cette finale demanderait trop de mémoire.
endings-ways = Les pièces de cette finale ont tant de chemins qu’elle n’est pas calculée.
endings-castling = Un roque est encore possible ici. Une table contient des positions sans roque.
endings-pieces = Une table contient d’une à quatre pièces.
endings-free = Les règles de ce jeu ne sont pas imposées.
endings-routines = Ce que retiennent les routines de la page n’est pas connu.
endings-neutral = Les pièces neutres de ce jeu sont au camp qui a le trait.
endings-hidden = Des pièces ou des mises en place de ce jeu sont cachées.
endings-no-royal = Ce jeu n’a aucune pièce royale.
# $text : ce que le lecteur a écrit. Dans l’exemple, les pièces des Blancs précèdent le point-virgule.
endings-both-sides = « { $text } » ne nomme pas les pièces des deux camps ; « K,Q;K » le fait.
endings-no-type = Aucune pièce n’a l’ID « { $text } ».

## Problèmes, et parties de l’ordinateur contre lui-même

problem-no-stipulation = « { $text } » n’est pas un énoncé : # (mat) ou = (pat), en { $most } coups au plus, comme #3, s#2, r#2, semi-r#2, h#2.5.
self-play-none = L’ordinateur ne joue pas contre lui-même ici : les règles ne sont pas imposées, ou un problème est posé.
