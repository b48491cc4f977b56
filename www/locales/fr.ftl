# Les pages qui existent dans toutes les langues : la galerie, les pages des jeux, comment jouer sur un plateau, et ce qui les entoure.
# Termes et ton comme dans locales/fr/terms.ftl.

## Sur toutes les pages

skip-to-content = Aller au contenu
site-menu = Menu
site-parts = Site
site-language = Langue : { $language }
nav-gallery = Galerie
nav-playground = Atelier
nav-wizard = Assistant
nav-learn = Apprendre
nav-ideas = Idées
nav-moves = Déplacements
nav-manual = Manuel
foot-licence = Variant Diagram est un logiciel libre sous licence MIT ou Apache 2.0.
foot-source = Code source
foot-issues = Questions et défauts

## Une page demandée sans réseau, et qui n’est pas conservée. $home est l’adresse de la galerie.

offline-title = Non conservée
offline-says = Il n’y a pas de réseau, et cette page n’a pas encore été ouverte. <a href="{ $home }">La galerie</a> a les jeux qui l’ont été.

## La galerie

gallery-title = Variant Diagram : galerie
gallery-description = Plus de 200 variantes d’échecs à jouer dans votre navigateur, avec les règles en mots, des diagrammes de déplacement et l’ordinateur pour adversaire.
gallery-heading = Des variantes d’échecs, prêtes à jouer
gallery-lead = Plus de 200 jeux avec les règles en mots, un diagramme pour chaque pièce et l’ordinateur pour adversaire. Chacun tient en quelques lignes de texte : changez-les, ou écrivez les vôtres.
way-play = Jouer
way-play-says = Trouver un jeu
way-learn = Apprendre
way-learn-says = Problèmes et leçons
way-create = Créer
way-create-says = Écrire votre variante
surprise-me = Un jeu au hasard
get-ideas = Des idées
first-place = Jouer ici
first-play = Jouer à { $title }
first-says = Les échecs sur des hexagones : trois fous par camp, et des dames à douze directions. Vous jouez les Blancs contre l’ordinateur.
first-rules = Ses règles
first-loading = Chargement du plateau…
striking-title = Tous différents

search-name = Galerie
search-words = Nom, inventeur, n’importe quoi
search-board = Plateau
search-any-size = toute taille
search-piece = Pièce
search-any-piece = toute pièce
search-rule = Règle
search-any-rule = toute règle
search-count = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
search-clear = Effacer
search-none = Aucun jeu ne correspond.
search-show-all = Afficher tous les jeux
search-found = Jeux qui correspondent

## Les familles de jeux, chacune avec un titre et une ligne

families = Familles
family-all = Les { $count } jeux
family-rules = Les échecs avec d’autres règles
family-rules-says = Les pièces des échecs, un autre but ou une autre loi.
family-drops = Pièces en main
family-drops-says = Des pièces attendent à côté du plateau, ou y reviennent.
family-armies = Les échecs avec d’autres pièces
family-armies-says = De nouvelles pièces dans les rangs des échecs.
family-large = Grands plateaux
family-large-says = Des dizaines de types de pièces, et de la place pour elles.
family-shogi = Le shogi et sa famille
family-shogi-says = Les échecs japonais, de quatre colonnes à seize.
family-xiangqi = Xiangqi et janggi
family-xiangqi-says = Les échecs de Chine et de Corée : palais, canons, une rivière.
family-makruk = Le makruk et ses voisins
family-makruk-says = Les échecs d’Asie du Sud-Est.
family-old = Anciens, nationaux et petits
family-old-says = D’où viennent les échecs, et où ils sont allés.
family-hexagons = Hexagones
family-hexagons-says = Six côtés à chaque cellule.
family-terrain = Terrain
family-terrain-says = Des montagnes, de l’eau, et des armées qui se disputent le sol.
family-others = Rien à voir avec les échecs
family-others-says = Encercler, retourner, murer, faire la course.
family-more = D’autres jeux
family-more-says = Nouveaux dans la galerie.
family-puzzles = Problèmes et leçons
family-puzzles-says = Une position et une tâche. Le plateau répond, vérifie vos coups et donne des indices.
family-zones = Zones
family-zones-says = De petits exemples de cases aux effets particuliers. Ouvrez-en un et cliquez sur une pièce pour voir ses zones.

## La page d’un jeu

game-description = Les règles de { $title }, et un plateau pour y jouer.
game-by = de { $author }
game-start-position = La position de départ de { $title }
game-change = Le changer dans l’atelier
game-next = Suivant : { $title }
game-in-the-playground = Dans l’atelier, vous pouvez aussi <a href="{ $edit }&amp;open=solver">résoudre une position</a>, <a href="{ $edit }&amp;open=endings">calculer une finale</a> ou <a href="{ $edit }&amp;open=balance">mesurer l’équilibre</a>.
game-rules = Les règles en mots
game-drawing = Dessin
game-piece-moves = { CAPITAL($moves) }.
game-diagram = Diagramme
game-facts = Mesures
game-facts-files = <a href="{ $numbers }" download>Tous les nombres en JSON</a> ; <a href="../../learn/facts.html">comment ils ont été mesurés, et comment mesurer les vôtres</a>.
game-definition = Définition
game-definition-solved = La définition, avec la solution
game-copy = Copier
game-copied = Copié
game-not-copied = La copie a échoué.
game-embedding = Le mettre dans votre page
game-embed-code = Code à intégrer
game-standalone = Le <a href="../../pkg/standalone.js" download>script autonome</a> contient tout ; il n’a besoin d’aucun serveur.
game-same-rules = Jeux aux mêmes règles

## Les guides

guides = Guides
guide-index = Leçon de dix minutes
guide-readers = Marques et touches
guide-interactive-diagram = Depuis l’Interactive Diagram
guide-variants-ini = Depuis variants.ini
guide-jocly = Depuis Jocly
guide-use-with = Avec d’autres programmes
guide-computer = L’ordinateur
guide-puzzles = Problèmes et commentaires
guide-facts = Valeurs et équilibre
guide-places = Un plateau n’importe où
guide-static-sites = Sites statiques
guide-languages = Langues
guide-developers = Développeurs
guide-rust = Rust
guide-python = Python
guide-language-models = Modèles de langage
guide-servers = Serveurs
lesson-try = Ouvrir dans l’atelier

## Comment jouer sur un plateau

reading-title = Jouer sur un plateau : marques et touches
reading-description = Comment jouer à la souris, au doigt et au clavier, ce que disent les marques, et ce que font les boutons.
reading-heading = Jouer sur un plateau
reading-lead = Comment jouer, ce que disent les marques, et quelles touches il y a.
reading-move = Jouer un coup
reading-move-clicks = Cliquez sur une pièce, puis sur une case marquée, ou faites glisser la pièce. Entrez une prise multiple case par case, dans l’ordre des prises. Quand un coup a plusieurs issues, comme une promotion, le plateau pose la question.
reading-move-refused = Si un coup est illégal, le plateau dit pourquoi et le montre : ce qui barre le chemin, quelle pièce prendrait votre roi. Les pièces en main sont à côté du plateau ; cliquez sur l’une d’elles, puis sur la case où la parachuter.
reading-marks = Marques
reading-marks-lead = Choisissez une pièce, et ces marques montrent ses coups. La seconde image est la marque autour d’une pièce.
reading-marks-more = Aucun jeu ne les emploie toutes : la liste sous <b>{ pieces }</b>, sous le plateau, explique celles du jeu en cours. Cliquez sur un nom de cette liste pour voir comment la pièce se déplace.

means-move-or-capture = jouer ou prendre
means-move = jouer, mais pas prendre
means-capture = prendre, mais pas jouer
means-leap = sauter ici, par-dessus tout ; jouer ou prendre
means-first-move = seulement au premier coup de cette pièce
means-via = le coup continue d’ici, ou par-dessus cette pièce : cliquez encore
means-capture-own = prendre une de vos pièces, ou permuter avec elle
means-castle = roquer
means-mount = sauter par-dessus ce qui est ici
means-drop = parachuter la pièce de votre main
means-arrival = la pièce arrive ici, à un autre étage
means-morph = la pièce se transforme en arrivant
means-goal = gagner en arrivant
means-choice = plusieurs coups finissent ici : le plateau demande lequel
means-forbidden = attaquée, mais vous ne pouvez pas y aller
means-check-highlight = un roi en échec
means-last-highlight = le dernier coup
means-promotion-zone = la pièce est promue ici
means-forbidden-zone = aucun coup de la pièce ne peut finir ici
means-goal-zone = la pièce gagne ici

reading-keys = Touches
reading-key = Touche
reading-key-does = Ce qu’elle fait
reading-tab-does = entre dans le plateau, puis dans ses boutons
reading-arrow-keys = flèches, <kbd>Début</kbd>, <kbd>Fin</kbd>
reading-arrow-keys-do = vont de case en case ; après un clic, <kbd>←</kbd> et <kbd>→</kbd> parcourent la partie
reading-enter = <kbd>Entrée</kbd> ou <kbd>Espace</kbd>
reading-enter-does = choisit une pièce, puis joue le coup ; <kbd>Entrée</kbd> termine aussi un coup plus tôt
reading-escape = <kbd>Échap</kbd>, <kbd>Retour arrière</kbd>
reading-escape-does = annule le coup ; reprend sa dernière étape
reading-letter = une lettre
reading-letter-does = va à votre prochaine pièce portant cette lettre, avec <kbd>Maj</kbd> à la précédente
reading-signs-do = dit les coups de la pièce, le dernier coup, les attaquants de la case
reading-question-does = dit ces touches
reading-f-does = retourne le plateau, si aucune de vos pièces ne porte cette lettre
reading-size-does = agrandit ou réduit le plateau
reading-draw = <kbd>Maj</kbd>+<kbd>Entrée</kbd>
reading-draw-does = commence et finit une flèche ; deux fois sur une case trace un cercle
reading-spoken = Les lecteurs d’écran annoncent chaque case avec sa pièce et sa marque, et chaque coup.

reading-game = Parcourir une partie
reading-game-moves = Cliquez sur un coup de la liste, appuyez sur <kbd>←</kbd> et <kbd>→</kbd>, ou tournez la molette au-dessus du plateau. Jouez un autre coup depuis une position antérieure, et il devient une variante ; la ligne principale reste. Les commentaires apparaissent à côté du plateau avec leur coup.
reading-game-premove = Pendant que <a href="computer.html">l’ordinateur</a> réfléchit, vous pouvez déjà entrer votre prochain coup. Il est joué s’il est alors légal ; <kbd>Échap</kbd> l’annule.
reading-arrows = Flèches
reading-arrows-says = Faites glisser de case en case avec le bouton droit de la souris ; sur un écran tactile, choisissez <b>{ tool-draw }</b> sous <b>{ tool-more }</b>. <kbd>Maj</kbd>, <kbd>Alt</kbd> et les deux ensemble donnent trois couleurs de plus. Tracez la même flèche encore une fois pour l’effacer ; le coup suivant les efface toutes.
reading-more = Plus
reading-more-pass = Quand vous pouvez passer, un bouton <b>{ button-pass }</b> est dans le message. Le message dit aussi ce qu’aucune case ne montre : les dés, ou combien d’échecs restent à donner. Les dés découlent du numéro de la position de départ : l’ordinateur connaît donc les lancers à venir.
reading-more-hidden = Dans les jeux à pièces cachées, comme <a href="../games/darkchess/index.html">Dark Chess</a>, <b>Vue</b> sous <b>{ tool-more }</b> passe de la vue des Blancs à celle des Noirs et aux deux ; contre l’ordinateur, la vue est la vôtre. Les coups cachés sont « … » dans l’enregistrement jusqu’à la fin de la partie.
reading-more-computer = Jouez contre <a href="computer.html">l’ordinateur</a>, ou laissez-le analyser.
reading-more-friend = Jouez contre un ami : <b>{ tool-friend }</b> fait un lien de chaque coup. Vous l’envoyez comme vous voulez, l’ami l’ouvre et en renvoie un ; tant que les deux pages sont ouvertes, vous pouvez aussi jouer en direct. Aucun serveur n’intervient ; ce que cela protège ou non est dit sous le plateau.
reading-more-clock = <b>{ tool-clock }</b> sous <b>{ tool-more }</b> donne une pendule aux deux camps, même inégale. Elle part après le premier coup et attend pendant que vous êtes sur une autre page.
reading-more-kept = Vos parties jouées ici sont gardées par votre navigateur et continuent quand vous revenez ; <b>{ your-games }</b> sous <b>{ tool-more }</b> les montre et les supprime.
reading-more-comments = Gardez <a href="puzzles.html">variantes et commentaires</a>.
reading-more-look = <b>{ tool-look }</b> règle couleurs, pièces, coordonnées, notation, marques, taille, bois et ombres, animation et sons de tous les plateaux, et s’en souvient. Tirez le coin d’un plateau, ou appuyez sur <kbd>+</kbd> et <kbd>-</kbd>, pour changer sa taille.
reading-more-share = <b>{ tool-share }</b> copie un lien, la position (FEN), la partie ou un code à intégrer, et enregistre une image.

## Les règles d’après lesquelles chercher

rule-anti-trade = pas d’échange
rule-approach = prise par approche
rule-auto-gate = avance de la pièce de derrière
rule-baring = roi dépouillé
rule-brouhaha = n’entrer que par une prise
rule-burn = brûlure
rule-capture-matrix = matrice des prises
rule-capture-result = fin par une prise
rule-castling = roque
rule-castling-wins = le roque gagne
rule-chain = rafle
rule-chameleon = caméléon
rule-check-count = échecs comptés
rule-checking = échecs interdits
rule-claims = fins à réclamer
rule-connect = pièces en ligne
rule-coordinate = prise par coordination
rule-counting = coups comptés (makruk)
rule-custodian = prise par encadrement
rule-custom = coups de la page
rule-dice = dés
rule-draw-odds = avantage de la nulle
rule-driving = chasser et attirer
rule-drop-turns = parachutages à tour de rôle
rule-drops = parachutage
rule-effect = effet particulier
rule-endless-hands = main inépuisable
rule-engagement = engagement
rule-explosion = explosion
rule-extinction = extinction
rule-extra-move = coup supplémentaire
rule-face-down = pièces face cachée
rule-facing = face-à-face
rule-flips = retournement
rule-fog = brouillard
rule-full-board = plateau plein
rule-gating = entrée de pièces
rule-goal = but
rule-hands = pièces en main
rule-hit-run = prendre et continuer
rule-hurdles = qui l’on peut sauter
rule-immobile = plus aucun coup possible
rule-impasse = jishogi
rule-ko = ko
rule-lending = déplacements prêtés
rule-lesson = leçon
rule-link = relier les bords
rule-majority = prise majoritaire
rule-mate = mat
rule-material = matériel insuffisant
rule-morph = transformation
rule-moves-at = déplacements selon le lieu
rule-must-capture = prise obligatoire
rule-must-drop = parachutage obligatoire
rule-n-move = coups sans progrès
rule-neutral = pièces neutres
rule-overlay = ce que montre le plateau
rule-paralysis = paralysie
rule-passing = passer
rule-patrol = prise sous protection
rule-petrify = pétrification
rule-pie-rule = règle du gâteau
rule-plane-steps = déplacements entre étages
rule-plane-transfer = changement d’étage
rule-points = points
rule-points-left = points restants
rule-promo-move = promotion comme coup
rule-promotion = promotion
rule-pushing = poussée
rule-ranking = rangs
rule-rebirth = renaissance
rule-remote-captures = prise à distance
rule-repetition = répétition
rule-retake = reprise seulement
rule-ride-length = longueur des trajets
rule-row-steps = pas en file
rule-royal-loss = perte de la pièce royale
rule-royal-moves = coups des pièces royales
rule-safety = pièces à l’abri
rule-shuffle = position tirée au sort
rule-side-powers = pouvoirs sur les voisines
rule-snare = cases pièges
rule-stop-zone = zone d’arrêt
rule-succession = succession
rule-swapping = permutation
rule-take-walls = prise de murs
rule-terrain = terrain
rule-tiles = tuiles
rule-trade = échange
rule-turncoats = transfuges
rule-turns = tours de plusieurs coups
rule-united = réunion des pièces
rule-virgin-lost = perte du premier coup
rule-wall-count = murs comptés
rule-walling = pose de murs
rule-walls = murs
