# Was die Regeln über die Umwandlung von sich sagen. $who, $pieces und $forms sind Figuren, wie phrases.ftl sie nennt („Bauer
# oder Springer“), $piece, $promoted und $form sind einzelne Namen. $place ist ein Ort, $area heißt ein Gebiet.

## Verwandlung: was Felder mit Figuren machen. In Sätzen mit „nicht“ steht $who am Ende.

morph-ends-only = { CAPITAL($who) } darf einen Zug nur { $place } beenden.
morph-ends-not = { $how ->
    [none] { CAPITAL($who) } darf { $place } einen Zug beenden.
   *[some] { CAPITAL($who) } darf { $place } keinen Zug beenden.
}
morph-stays-in = { $how ->
    [none] { CAPITAL($who) } darf dieses Gebiet ({ $area }) verlassen, auch nicht unterwegs.
   *[some] { CAPITAL($who) } darf dieses Gebiet ({ $area }) nicht verlassen, auch nicht unterwegs.
}
morph-enters-not = Dieses Gebiet ({ $area }) dürfen diese Figuren weder betreten noch durchqueren: { $who }.
morph-stays = Beendet { $who } einen Zug { $place }, so bleibt die Figur, was sie ist.
morph-becomes = Beendet { $who } einen Zug { $place }, so wird daraus { $pieces }.
morph-becomes-kind = Beendet { $who } einen Zug { $place }, so wird daraus eine andere Art derselben Figur: { $piece }.
morph-may-become = Beendet { $who } einen Zug { $place }, so darf daraus { $pieces } werden.
morph-may-promote = Beendet { $who } einen Zug { $place }, so darf sich die Figur umwandeln.
morph-must-become = Beendet { $who } einen Zug { $place }, so muss daraus { $pieces } werden.
morph-becomes-table = Beendet eine dieser Figuren einen Zug { $place }, so wird daraus eine andere:
morph-must-promote = Beendet { $who } einen Zug { $place }, so muss sich die Figur umwandeln.
morph-goal-turn-end = Steht am Ende eines Spielzugs { $who } { $place }, so gewinnt die Seite dieser Figur die Partie.
morph-goal-reached = Kommt { $who } { $place } an, so ist ein Gewinnfeld erreicht.
morph-goal-win = Kommt { $who } { $place } an, so gewinnt die Seite dieser Figur die Partie sofort.
morph-goal-win-later = Kommt { $who } { $place } an, so gewinnt die Seite dieser Figur die Partie, wenn die Figur nach dem Gegenzug noch dort steht.
morph-goal-loss = Kommt { $who } { $place } an, so verliert die Seite dieser Figur die Partie.
morph-goal-draw = Kommt { $who } { $place } an, so ist die Partie remis.

## Umwandlungszüge. $moves sagt in Worten, wie die Figur zieht.

promo-move-away = Statt zu ziehen, darf sich { $piece }, wenn die Figur { $place } steht, mit einem solchen Zug ({ $moves }) umwandeln; daraus wird { $form }. Geschlagen wird so nichts.
promo-move-in-place = Statt zu ziehen, darf sich { $piece }, wenn die Figur { $place } steht, an ihrem Platz umwandeln; daraus wird { $form }. Geschlagen wird so nichts.
promo-move-either = Statt zu ziehen, darf sich { $piece }, wenn die Figur { $place } steht, an ihrem Platz umwandeln oder anderswo mit einem solchen Zug ({ $moves }); daraus wird { $form }. Geschlagen wird so nichts.
promo-move-last = Die letzte Figur dieser Art darf das von überall aus.
promo-move-quiet = Die neue Figur darf dort, wo sie erscheint, nichts angreifen, und der Zug darf nicht Schach bieten.

## Umwandlung wie im Schach

promotion-becomes = Beendet { $who } einen Zug { $place }, so wird daraus { $forms }.
promotion-may-become = Beendet { $who } einen Zug { $place }, so darf daraus { $forms } werden.
promotion-form-hand = { $piece } aus der Hand
promotion-form-not-last = { $piece } (nicht auf der letzten Reihe)
promotion-form-hand-not-last = { $piece } aus der Hand (nicht auf der letzten Reihe)
promotion-from-hand = Die neue Figur muss aus der Hand des Spielers kommen.
promotion-from-hand-side = Die neue Figur von { $side } muss aus der eigenen Hand kommen.
promotion-from-prison = Die neue Figur wird aus der Gefangenschaft beim Gegner befreit, und die Figur, die sich umwandelt, nimmt dort ihren Platz ein.
promotion-from-prison-side = Die neue Figur von { $side } wird aus der Gefangenschaft beim Gegner befreit, und die Figur, die sich umwandelt, nimmt dort ihren Platz ein.
# $side: „eine Seite“, Weiß oder Schwarz. $count ist, wie viele solche Figuren die Seite haben darf.
promotion-limit = { $count ->
    [0] { CAPITAL($side) } darf nie eine Figur dazu umwandeln: { $piece }.
    [one] { CAPITAL($side) } darf keine Figur dazu umwandeln, solange schon eine eigene solche auf dem Brett steht: { $piece }.
   *[other] { CAPITAL($side) } darf keine Figur dazu umwandeln, solange schon { $count } eigene solche auf dem Brett stehen: { $piece }.
}
promotion-limit-any = { $count ->
    [0] { CAPITAL($side) } darf nie eine Figur umwandeln.
    [one] { CAPITAL($side) } darf keine Figur zu etwas umwandeln, wovon schon eine eigene Figur auf dem Brett steht.
   *[other] { CAPITAL($side) } darf keine Figur zu etwas umwandeln, wovon schon { $count } eigene Figuren auf dem Brett stehen.
}
promotion-limit-other = { $count ->
    [0] { CAPITAL($side) } darf nie eine Figur zu etwas anderem umwandeln.
    [one] { CAPITAL($side) } darf keine Figur zu etwas anderem umwandeln, wovon schon eine eigene Figur auf dem Brett steht.
   *[other] { CAPITAL($side) } darf keine Figur zu etwas anderem umwandeln, wovon schon { $count } eigene Figuren auf dem Brett stehen.
}
promotion-limit-table = { CAPITAL($side) } darf Figuren zu diesen nur umwandeln, solange weniger eigene davon auf dem Brett stehen:

## Umwandlung wie im Shogi

promotion-pairs = Diese Figuren wandeln sich um: { $pairs }.
promotion-pairs-table = Diese Figuren wandeln sich um:
promotion-pair = { $piece } → { $promoted }
promotion-begins-or-ends = Eine Figur darf sich mit einem Zug umwandeln, der { $place } beginnt oder endet.
promotion-enters = Eine Figur darf sich mit einem Zug umwandeln, der dieses Gebiet betritt ({ $area }), oder mit einem Schlagzug, der dort beginnt.
promotion-compulsory = Die Umwandlung ist Pflicht, wo immer sie möglich ist.
promotion-must = { CAPITAL($piece) } muss sich umwandeln, wo immer es erlaubt ist.
promotion-must-last = { CAPITAL($piece) } muss sich auf der letzten Reihe umwandeln.
