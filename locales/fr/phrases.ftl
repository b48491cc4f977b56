# Parties de règles : pièces, camps, lieux. Les noms de pièces sont sans article.

one = { $piece }
several = { $count } × { $piece }
# N’importe lequel des deux camps. Le mot n’est pas dit : les phrases où $side peut être l’un ou l’autre choisissent par lui ([chacun]).
a-side = chacun
each-side = chaque camp
many = { $piece }
the = { $piece }
# Parties d’une phrase, l’une après l’autre.
clauses = { $before } ; { $after }
all-others = toutes les autres

no-piece = aucune pièce
any-piece = toute pièce
any-piece-but = toute pièce sauf { $pieces }
any-of = { $side ->
    [white] toute pièce des { -side-white }
    [black] toute pièce des { -side-black }
   *[both] toute pièce
}
any-other-of = { $side ->
    [white] toute autre pièce des { -side-white }
    [black] toute autre pièce des { -side-black }
   *[both] toute autre pièce
}

## Lieux : comment ils s’appellent, et comme lieu où quelque chose se passe

area-whole = { $how ->
    [on] n’importe où
   *[name] tout le plateau
}
area-own-half = { $how ->
    [on] dans sa moitié du plateau
   *[name] sa moitié du plateau
}
area-far-half = { $how ->
    [on] dans la moitié adverse du plateau
   *[name] la moitié adverse du plateau
}
area-first-ranks = { $count ->
    [1] { $how ->
        [on] sur sa première rangée
       *[name] sa première rangée
    }
   *[other] { $how ->
        [on] sur ses { $count } premières rangées
       *[name] ses { $count } premières rangées
    }
}
area-last-ranks = { $count ->
    [1] { $how ->
        [on] sur sa dernière rangée
       *[name] sa dernière rangée
    }
   *[other] { $how ->
        [on] sur ses { $count } dernières rangées
       *[name] ses { $count } dernières rangées
    }
}
area-rank = { $rank ->
    [1] { $how ->
        [on] sur sa 1re rangée
       *[name] sa 1re rangée
    }
   *[other] { $how ->
        [on] sur sa { $rank }e rangée
       *[name] sa { $rank }e rangée
    }
}
area-ranks = { $how ->
    [on] sur ses rangées { $first } à { $last }
   *[name] ses rangées { $first } à { $last }
}
area-nowhere = { $how ->
    [on] sur aucune case
   *[name] aucune case
}
area-dark = { $how ->
    [on] sur les cases foncées
   *[name] les cases foncées
}
area-light = { $how ->
    [on] sur les cases claires
   *[name] les cases claires
}
area-listed = { $how ->
    [on] en { $squares }
   *[name] { $squares }
}
area-all-but = { $how ->
    [on] sur toutes les cases sauf { $squares }
   *[name] toutes les cases sauf { $squares }
}
area-shown = { $how ->
    [on] { $count ->
        [one] sur { $count } case que montre le plateau
       *[other] sur { $count } cases que montre le plateau
    }
   *[name] { $count ->
        [one] { $count } case que montre le plateau
       *[other] { $count } cases que montre le plateau
    }
}
area-shown-cells = { $how ->
    [on] { $count ->
        [one] sur { $count } cellule que montre le plateau
       *[other] sur { $count } cellules que montre le plateau
    }
   *[name] { $count ->
        [one] { $count } cellule que montre le plateau
       *[other] { $count } cellules que montre le plateau
    }
}
# $white et $black sont des lieux par leur nom.
area-by-side = { $how ->
    [on] dans sa région ({ -side-white } : { $white } ; { -side-black } : { $black })
   *[name] sa région ({ -side-white } : { $white } ; { -side-black } : { $black })
}

# Ce que les routines d’une page disent d’elles-mêmes, dans les mots de son auteur.
rule-of-page = { CAPITAL($text) }

## Tableaux : ce que bien des phrases diraient de même. Le titre de chaque colonne, au-dessus de ce qui est un argument des phrases.

# La première cellule d’une ligne.
row-head = { CAPITAL($text) }
column-piece = Pièce
column-tile = Tuile
column-letter = Lettre
column-count = Nombre
# Ce que devient une pièce.
column-becomes = Se change en
# Quelles pièces une pièce prend.
column-captures = Prend
column-may-not-capture = Ne peut pas prendre
# Un camp n’est promu que tant qu’il en a moins que cela.
column-fewer-than = Moins de
# Où mènent les lignes d’une pièce : comme un cavalier, à une case en diagonale vers l’avant.
column-reaches = Atteint
column-swaps = Permute avec
# Ce que montre au début une pièce face cachée.
column-shown = Commence comme
column-rank = Rang
column-points = Points
column-ground = Terrain
