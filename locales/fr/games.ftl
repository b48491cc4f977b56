# Les parties que garde le navigateur. $title est le titre d’une partie.

your-games = Vos parties
keeps-games = Les parties ne sont gardées que par ce navigateur, nulle part ailleurs.
keeps-no-games = Ce navigateur ne garde aucune partie pour cette page.
no-games-yet = Aucune pour l’instant.
kept-here = { $title } (ce plateau)
# Le nom de l’enregistrement en texte, et ce qui l’ouvre.
kept-record = Enregistrement
show-kept-record = Ses coups
remove-game = Supprimer
remove-game-named = Supprimer { $title }
remove-all-games = Tout supprimer
really-remove-all-games = Vraiment tout supprimer ?

# D’une partie jouée selon d’anciennes règles, sur un plateau qui recommence ; la liste s’appelle comme ci-dessus.
kept-elsewhere = Les règles de cette page ont changé. Votre partie jouée selon les anciennes est dans la liste « Vos parties ».

## Ce qui est dit d’une partie

# Contre un ami dans un autre navigateur ; son nom est $name.
kept-friend = Vous jouez { $side } contre { $name }.
kept-someone = un ami
# Combien de coups ont été joués, et qui a le trait : le lecteur, ou un camp.
kept-state = { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, { $state ->
    [over] la partie est terminée
    [yours] à vous de jouer
    [white] trait : les { -side-white }
   *[black] trait : les { -side-black }
}.
kept-former = Les règles de sa page ont changé depuis.
