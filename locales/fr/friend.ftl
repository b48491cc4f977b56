# Parties contre un ami : deux personnes jouent par liens, ou en direct entre leurs navigateurs. $name est le nom de l’ami, ou les mots suivants.

friend-someone = votre ami

## L’invitation
friend-title = Jouer contre un ami
friend-lead = Vous recevez un lien pour votre ami, et lui un lien pour vous. Aucun serveur n’intervient, personne ne s’inscrit.
friend-days = Temps pour un coup
friend-no-days = sans limite
friend-days-each = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
friend-own-name = Votre nom, si vous voulez
friend-begin = Commencer

## Ce qui est protégé et ce qui ne l’est pas. Chaque phrase se lit seule.
friend-protection = Ce qui est protégé, et ce qui ne l’est pas
friend-protects-moves = Les deux navigateurs vérifient chaque coup selon les règles. Aucun ne sait qui l’a joué, ni avec quelle aide.
friend-protects-link = Quiconque a un lien peut lire la partie et la continuer. Les liens ne sont pas secrets, et personne ne les signe.
friend-protects-time = Personne ne mesure le temps. Un coup en retard est signalé, sans conséquence.
friend-protects-chance = Aucun de vous ne peut choisir comment tombent les pièces ou les dés : chaque navigateur s’engage sur un nombre avant de voir celui de l’autre. Ensuite, les deux navigateurs peuvent calculer la suite ; le plateau ne la montre pas, mais un programme le pourrait.
friend-protects-set-up = La première mise en place est scellée : le lien en contient une empreinte, pas la mise en place. Elle est montrée et vérifiée quand les deux sont prêtes.
friend-protects-nothing-hidden = Ce qui est caché à un camp est dans le lien, et dans le navigateur de ce camp. Le plateau ne le montre pas, mais un programme le pourrait.
friend-protects-kept = Ce navigateur garde la partie. Ailleurs, le dernier lien la reprend.

## Le panneau d’une partie
friend-game = Partie contre un ami
friend-pairing = Vous jouez { $side } contre { $name }.
friend-agreed-days = { $count ->
    [one] { $count } jour pour un coup.
   *[other] { $count } jours pour un coup.
}
friend-due = Votre coup est attendu avant : { $date }.
friend-came-late = La réponse a pris plus de temps que convenu.
friend-make-move = Jouez votre coup. Il y aura ensuite un lien à envoyer.
friend-place-pieces = Placez vos pièces. { CAPITAL($name) } ne les voit pas.
friend-send = Envoyez ce lien à { $name }.
friend-send-sealed = Envoyez ce lien à { $name }. Il contient votre mise en place sous scellé.
friend-send-number = Envoyez ce lien à { $name }. La réponse décide du départ.
friend-send-answer = Renvoyez ce lien à { $name }. Il décide du départ.
friend-link = Lien
friend-copy = Copier le lien
friend-share = Partager
friend-qr = Code QR
friend-qr-of = Code QR du lien
friend-qr-too-long = Le lien est trop long pour un code QR.
friend-from-disk = Cette page est un fichier de votre ordinateur : { $name } ne peut ouvrir le lien qu’avec le même fichier au même endroit.

# Dans la ligne d’état.
friend-waiting = En attente d’une réponse ({ $name }).
friend-waiting-set-up = Votre mise en place est terminée. En attente de l’autre ({ $name }).
friend-stopped = Cette partie attend votre décision.

friend-offer = Proposer la nulle
friend-offered = Vous proposez la nulle.
friend-offers = { CAPITAL($name) } propose la nulle.
friend-accept = Accepter la nulle
friend-decline = Décliner
friend-ask = Demander à reprendre
friend-asked = Vous demandez à reprendre votre dernier coup.
friend-asks = { CAPITAL($name) } demande à reprendre le dernier coup.
friend-grant = Permettre
friend-refuse = Refuser
friend-resign = Abandonner
friend-rematch = Revanche
friend-leave = Quitter
friend-left = La partie est dans la liste « Vos parties ».

# Comment se termine une partie.
friend-agreed = Partie nulle par accord mutuel.
friend-agreed-why = Les deux l’ont acceptée.

## Ce qui est dit d’un lien ouvert
friend-stale = Ce lien est plus ancien que la partie de ce navigateur : il s’arrête après { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}, et vous en avez vu { $seen }. Le plateau montre la position d’alors.
friend-newest = Montrer la dernière position
friend-fork = Ce lien raconte une autre partie que ce navigateur : elles diffèrent à partir du demi-coup { $ply }. Le lien continue par { $theirs }, ce navigateur par { $mine }. Le plateau montre la partie de ce navigateur.
# À la place d’un coup : rien, autre chose qu’un coup, un coup caché.
friend-nothing = rien
friend-no-move = autre chose qu’un coup
friend-hidden-move = un coup caché
friend-foreign = Ce lien contient, à partir du demi-coup { $ply }, des coups de votre camp que ce navigateur ne connaît pas. Prenez-le si vous les avez joués ailleurs.
friend-take-link = Prendre le lien
friend-keep-mine = Garder cette partie
friend-damaged = Ce lien est abîmé : il y manque quelque chose, ou quelque chose a changé. Demandez-le de nouveau.
friend-impossible = Ce lien contient quelque chose que les règles ne permettent pas. Il n’a pas été pris.
friend-broken-seal = Ce qui est montré n’est pas ce qui était scellé. Cela n’a pas été pris.
friend-other-rules = Les règles de cette page ne sont pas celles du lien. Sa partie ne peut pas être montrée.
friend-lost-secret = Ce navigateur n’a pas ce qui était scellé. Ouvrez la partie là où le scellé a été fait.
friend-not-kept = Ce navigateur ne garde rien pour cette page : gardez vous-même le dernier lien.

## Jouer en direct
friend-live = Jouer en direct
friend-live-lead = Tant que les deux ont cette page ouverte, les coups se voient aussitôt. Si cela échoue ou se rompt, la partie continue par liens.
friend-live-tells = Les deux navigateurs se connectent directement. Le code que vous envoyez contient les adresses de votre appareil dans le réseau ; quiconque a le code peut les lire. Ce qui est envoyé ensuite est chiffré, et identique au contenu des liens.
friend-live-near = Aucun autre ordinateur n’est interrogé : cela marche donc dans un même réseau, ou là où les deux sont joignables de l’extérieur.
friend-live-asks = Pour savoir comment il est joignable de l’extérieur, votre navigateur interroge { $servers }, qui apprend votre adresse.
friend-live-make = Créer un code
friend-live-making = Un instant.
friend-live-send = Envoyez ce lien à { $name }, et laissez cette page ouverte.
friend-live-answer = Réponse ({ $name })
friend-live-connect = Se connecter
friend-live-asked = { CAPITAL($name) } veut jouer en direct.
friend-live-send-answer = Renvoyez cette réponse à { $name }, et laissez cette page ouverte.
friend-live-answer-link = Réponse
friend-live-copy-answer = Copier la réponse
friend-live-wrong = Ce n’est pas une réponse à ce code.
friend-live-failed = La connexion n’a pas abouti. La partie continue par liens.
friend-live-impossible = Ce navigateur ne peut pas se connecter à un autre.
friend-live-connecting = Connexion en cours.
friend-live-on = Connexion établie avec { $name } : les coups se voient aussitôt.
friend-live-off = La connexion avec { $name } est rompue. La partie continue par liens.
friend-live-end = Terminer la connexion
friend-live-handed = La page qui attend cette réponse l’a prise. Vous pouvez fermer celle-ci.
friend-live-not-taken = Aucune page de ce navigateur n’attend cette réponse. Ouvrez-la là où le code a été créé.
