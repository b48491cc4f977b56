# Ce qui ne va pas dans un coup en XBetza, et ce qui aide.
#
# Les signes et les lettres entre guillemets appartiennent à la notation et restent tels quels, comme les coups entiers tels que
# « [F-R] ». $letter, $sign, $atom, $modifier et $text sont ce que l’auteur a écrit, ou aurait dû écrire. Un coup se compose d’étapes ;
# une étape est un atome (une lettre majuscule) précédé de modificateurs (des lettres minuscules) et suivi d’une portée ou d’un suffixe
# de région.


## Atomes

xbetza-atom = « { $letter } » n’est pas un atome ; ce coup est écarté.
xbetza-atom-hint = Les atomes sont W F D N A H C L Z J G, K Q R B et U O I ; vouliez-vous dire le modificateur « { $modifier } » ?
# $letter : X ou Y.
xbetza-atom-extension-hint = « { $letter } » ne fait qu’allonger un saut et suit directement l’un de W F D N A H C L Z J G, comme dans « N{ $letter } ».
xbetza-reserved = « @ » est réservé pour plus tard ; ce coup ne fait rien.

## Portées et régions

xbetza-range-alone = Aucun atome ne précède cette portée ; elle est ignorée.
xbetza-range-alone-hint = Une portée suit sa lettre majuscule, comme dans « R4 ».
xbetza-range-digits = Un nombre a au plus deux chiffres ; cette portée est ignorée.
xbetza-range-no-lower = La borne inférieure manque ; cette portée est ignorée.
xbetza-range-order = La borne inférieure dépasse la borne supérieure ; cette portée est ignorée.
xbetza-range-second = Cet atome a déjà une portée ; celle-ci est ignorée.
xbetza-range-second-area = Cet atome a déjà un suffixe de région ; celui-ci est ignoré.
xbetza-range-after-area = Une portée se place avant le suffixe de région ; celle-ci est ignorée.
xbetza-range-none = « { $atom } » n’admet pas de portée ; celle-ci est ignorée.
xbetza-range-castling = La portée de « O » est un seul nombre exact ; celle-ci est ignorée.
xbetza-range-half-board = « * » n’a de sens que sur « W » ; ici, la portée est lue comme illimitée.
xbetza-range-half-board-hint = Un « 0 » dit sans équivoque qu’elle est illimitée.
xbetza-area = Un coup à suffixe de région n’a qu’une étape, un pas ou un saut ; « ~ » est ignoré.

## Modificateurs

xbetza-dangling = Aucun atome ne suit ces modificateurs ; ils sont écartés.
# $example : les modificateurs de l’auteur, suivis d’un atome.
xbetza-dangling-hint = Les modificateurs précèdent une lettre majuscule, comme dans « { $example } ».
xbetza-dangling-before-hint = Les modificateurs se rapportent à un seul atome et le précèdent directement, entre les crochets.
xbetza-dangling-bracket = Aucun atome ne suit ces modificateurs ; ce coup est écarté.
xbetza-dangling-bracket-hint = Entre crochets, chaque étape a son propre atome.
xbetza-dangling-prefix = Devant des crochets, seules des directions sont permises ; « { $letter } » est ignoré.
xbetza-dangling-prefix-hint = Les autres modificateurs précèdent l’atome de leur étape, comme dans « [F-mR] ».
xbetza-modifier-area = « { $letter } » n’a aucun effet sur un coup à suffixe de région et est ignoré.
xbetza-modifier-atom = « { $letter } » n’a aucun effet sur « { $atom } » et est ignoré.
xbetza-modifier-y = « y » n’a aucun sens sur la dernière étape et est ignoré.
xbetza-modifier-y-hint = « y » se place sur une étape qui continue depuis une case vide, comme dans « yafsF ».
xbetza-modifier-ride = Un trajet ne peut pas être à la fois circulaire et en zigzag ; « { $letter } » est ignoré.
xbetza-modifier-h = Ce « h » ne se rapporte à aucune lettre de direction et est ignoré.
xbetza-modifier-h-hint = « h » se place derrière une lettre de direction (« fhN »), ou devant « l » ou « r » (« hrN »).
xbetza-reserved-t = « t » juste devant « a » est réservé pour plus tard ; il est ignoré.
xbetza-reserved-t-hint = Écrivez le « t » devant un autre modificateur de l’étape.
xbetza-duplicate = Un « { $letter } » de plus sur la même étape n’ajoute rien.
xbetza-duplicate-direction = La même direction est écrite deux fois sur cette étape.
xbetza-direction-castling = Le roque va de côté ; « { $letter } » est ignoré.
xbetza-direction-castling-hint = Les directions de « O » sont « l », « r » et « s ».
xbetza-direction-none-left = Il ne reste aucune direction pour ce roque ; il est écarté.

## Crochets et étapes

# $sign : un crochet fermant ou une parenthèse fermante.
xbetza-bracket-closing = « { $sign } » ne ferme rien ; ce signe est ignoré.
xbetza-bracket-unopened = « ) » ne ferme rien ; ce coup est écarté.
# $sign : un crochet ouvrant ou une parenthèse ouvrante.
xbetza-bracket-open = « { $sign } » n’est pas fermé ; ce coup est écarté.
xbetza-bracket-missing-hint = Il manque « { $sign } ».
xbetza-bracket-only = « { $sign } » ne se place qu’entre crochets ; ce signe est ignoré.
xbetza-bracket-only-hint = Un coup en plusieurs étapes s’écrit comme « [F-R] », des étapes répétées comme « [N(-N)] ».
# $sign : une lettre, un crochet ou une parenthèse.
xbetza-bracket-inside = « { $sign } » n’a pas sa place entre crochets ; ce coup est écarté.
xbetza-bracket-inside-hint = Les étapes y sont séparées par « - » ou « ? », et chacune a son propre atome.
xbetza-bracket-empty = Ces crochets sont vides ; ce coup est écarté.
# Un groupe : des étapes entre parenthèses, qui sont répétées.
xbetza-bracket-empty-group = Ce groupe est vide ; ce coup est écarté.
xbetza-bracket-leg = Il manque une étape ici ; ce coup est écarté.
xbetza-bracket-leg-hint = Une étape est un atome précédé de modificateurs, comme dans « fsR ».
xbetza-bracket-separator = Il manque un séparateur entre deux étapes ; « - » est supposé.
xbetza-bracket-separator-hint = Écrivez « - » si le coup doit continuer, « ? » s’il peut se terminer ici.
xbetza-bracket-last = « U » ne peut être que la dernière étape ; ce coup est écarté.
xbetza-bracket-chain = « { $atom } » ne peut pas être l’atome d’un coup en plusieurs étapes ; ce coup est écarté.
xbetza-bracket-chain-hint = « U » peut être la dernière étape entre crochets, comme dans « [cK-U] ».

## Autres caractères

# $text : des caractères que XBetza n’a pas.
xbetza-character = « { $text } » ne fait pas partie de la notation et est ignoré.
xbetza-character-apostrophe-hint = L’apostrophe de la notation est '.
xbetza-character-separator-hint = Le séparateur de la notation est -.
xbetza-character-between-hint = Les coups s’écrivent l’un derrière l’autre, ou séparés par un espace.
xbetza-character-blank = Il y a un espace à l’intérieur d’un coup ; il est ignoré.
xbetza-character-blank-hint = Un espace n’est permis qu’entre les coups.

## Trop. $most est le plus grand nombre qui soit lu.

xbetza-limit-moves = Il y a plus de { $most } coups ; le reste est écarté.
xbetza-limit-legs = Un coup a au plus { $most } étapes ; celui-ci est écarté.
xbetza-limit-depth = Des groupes sont imbriqués sur plus de { $most } niveaux ; ce coup est écarté.
xbetza-limit-directions = Cette étape a plus de { $most } lettres de direction ; les autres sont ignorées.
xbetza-limit-extensions = Un atome a au plus { $most } lettres « X » et « Y » ; le reste est ignoré.
xbetza-limit-problems = { $count ->
    [one] { $count } autre défaut n’est pas énuméré.
   *[other] { $count } autres défauts ne sont pas énumérés.
}
