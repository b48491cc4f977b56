# Les dialogues des lecteurs, ce qui se trouve à côté du plateau, et les pendules.

## Boutons des dialogues

button-done = OK
button-cancel = Annuler
button-close = Fermer
button-reset = Rétablir

## Partager une partie

share-link = Lien
# Code qui montre le plateau sur une autre page.
share-code = Code à intégrer
share-position = Position
share-record = Enregistrement de la partie
copy-link = Copier un lien vers cette partie
copy-code = Copier le code
copy-position = Copier la position
copy-record = Copier la partie
copied = Copié.
set-up-position = Installer cette position
load-record = Charger cette partie
share-paste = Pour charger une partie ou une position, collez-la ci-dessus à la place de l’autre, ou déposez-y un fichier.
open-file = Ouvrir un fichier
choose-game = Choisir une partie
games-in-text = Ce texte contient { $count } parties.
games-shown = Les { $count } premières sont affichées.
file-encoding = Ce fichier n’est pas en UTF-8 : il a été lu comme { $encoding }.
file-no-text = Ce fichier n’est pas du texte.
# Une liste de formats, par groupes.
save-as = Enregistrer ou copier en
save-picture = Image
save-film = Film
save-text = Position en texte
save-game = Partie
save-definition = Définition pour d’autres programmes
as-png = PNG
as-svg = SVG, net à toute taille
as-pdf = PDF
as-tex = TeX (TikZ)
as-gif = GIF
as-film = SVG animé, petit et net
as-text = Lettres
as-wikitext = Wikitexte
as-forum = Code de forum (BBCode)
as-page = Page en un seul fichier
as-ini = variants.ini (Fairy-Stockfish)
as-idiagram = Interactive Diagram, avec notre plateau
save-file = Enregistrer
copy-text = Copier
film-first = De
film-last = À
film-start = Début
film-width = Largeur
film-pace = Rythme
film-slow = Lent
film-usual = Moyen
film-fast = Rapide
film-captions = Coups écrits sous le plateau
film-drawn = Dessin : { $done } sur { $count }
file-saved = Enregistré : { $name }, { $size } ko.
page-about = Le fichier contient la partie et le script, { $size } ko. Il se joue dans tout navigateur, sans réseau.
not-said = Ce jeu ne peut pas s’écrire ainsi :
png-forbidden = Cette page ne permet pas d’exporter en PNG. Exportez plutôt en SVG.
share-not-loaded = Chargement impossible ; réessayez.
# À la place de l’enregistrement et de la position d’une partie où quelque chose est caché.
told-when-over = Révélé quand la partie sera terminée.
# Un plateau qui joue sa partie de lui-même.
autoplay-play = Jouer la partie
autoplay-pause = Pause

## Aspect, mouvement et son des plateaux

# Ce que personne n’a choisi : couleurs, plateau et pièces ; coordonnées ; marques.
setting-as-game-has-it = Selon le jeu
setting-where-room-is = Selon la place
setting-all-marks = Toutes
setting-language = Langue
# Aucune langue n’est choisie : celle de la page.
setting-as-page-has-it = Selon la page

setting-skin = Plateau
setting-skin-squares = Cases en damier
setting-skin-plain = Cases d’une seule teinte
setting-skin-lines = Lignes, pièces aux croisements

setting-theme = Couleurs
setting-theme-green = Vert
setting-theme-wood = Bois
setting-theme-blue = Bleu
setting-theme-paper = Papier

# Les pentagones sont les pièces du shogi, les disques celles du xiangqi, les octogones celles du janggi.
setting-pieces = Pièces
setting-pieces-chess = Dessins
setting-pieces-wedges = Pentagones à dessins
setting-pieces-kanji = Pentagones à kanji
setting-pieces-shogi = Pentagones à lettres
setting-pieces-discs = Disques à dessins
setting-pieces-xiangqi = Disques à caractères
setting-pieces-janggi = Octogones à caractères
setting-pieces-symbols = Symboles de problèmes
setting-pieces-letters = Disques à lettres

setting-coordinates = Coordonnées
setting-coordinates-outside = À côté du plateau
setting-coordinates-inside = Dans les cases
setting-coordinates-none = Aucune

# Le nom des cases et l’écriture des coups ; la langue est un autre choix.
setting-notation = Notation
setting-as-in-chess = Comme aux échecs : e4
setting-notation-players = Comme les joueurs du jeu

setting-marks = Marques des coups
setting-marks-quiet = Discrètes
setting-marks-none = Aucune

setting-size = Taille
setting-animation = Animation
setting-material = Bois et ombres
setting-sound = Sons

resize-board = Changer la taille du plateau
# Pour les lecteurs d’écran.
size-of-board = Taille du plateau : { $percent } %.

# Ce que le bouton à côté des plateaux de shogi met sur les pièces, et ce qu’il fait.
tiles-kanji = Kanji
tiles-pictures = Images
show-kanji = Montrer des caractères sur les pièces
show-pictures = Montrer des images sur les pièces

## La carte à la fin d’une partie

end-draw = Partie nulle
end-win = { CAPITAL($side) } gagnent
end-computer-wins = L’ordinateur gagne
end-you-win = Vous gagnez
end-rematch = Revanche
end-another-game = Autre partie

## Les joueurs, au-dessus et au-dessous du plateau

you = Vous
computer-level = Ordinateur { $level }
captured-by = Prises pour { $side }
# Pièces d’un même type qu’un camp a prises ; $piece a son camp : 2 × pion des Noirs.
captured-pieces = { $count } × { $piece }
is-ahead = { CAPITAL($side) } mènent

## Pendules

clock-remark = Une pendule démarre après le premier coup, et attend tant que cette page est masquée.
set-clocks = Régler les pendules
# Sans pendule.
no-clock = aucune
# Minutes pour la partie, secondes pour chaque coup.
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
time-a-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
# Chaque coup ajoute les secondes.
time-with-increment = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, plus { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par coup
# Quand les minutes sont écoulées, chaque coup a tant de secondes (byoyomi).
time-then-a-move = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, puis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par coup
# Le nom d’une pendule.
clock-of = Temps pour { $side }
ten-seconds-left = Plus que dix secondes pour { $side }.
