# Was die Regeln über Hände und Einsetzen von sich sagen. $who, $pieces und $movers sind Figuren, wie phrases.ftl sie nennt
# („Bauer oder Springer“), $piece ist ein einzelner Name. $place ist ein Ort. In Sätzen mit „nicht“ steht $who am Ende.

## Einsetzen vor der Partie. $side: „eine Seite“, Weiß oder Schwarz.

drop-turns-side = { CAPITAL($side) } setzt alles ein, was eingesetzt werden muss, bevor die andere Seite weitermacht.
drop-turns-sealed = Keine Seite sieht, was die andere eingesetzt hat, bevor beide fertig sind.

## Einsetzen

dropping-may = Statt zu ziehen, darf ein Spieler eine Figur aus der Hand auf ein leeres Feld einsetzen.
dropping-may-side = Statt zu ziehen, darf { $side } eine Figur aus der Hand auf ein leeres Feld einsetzen.
dropping-not-in-check = Eine Seite, die im Schach steht, darf nicht einsetzen.
dropping-not-in-check-side = { $side } darf im Schach nicht einsetzen.
dropping-nowhere = { $how ->
    [none] { CAPITAL($who) } darf eingesetzt werden.
   *[some] { CAPITAL($who) } darf überhaupt nicht eingesetzt werden.
}
dropping-anywhere = { CAPITAL($who) } darf überall eingesetzt werden.
dropping-only = { CAPITAL($who) } darf nur { $place } eingesetzt werden.
dropping-virgin = Wird { $who } { $place } eingesetzt, so zählt die Figur als noch nicht gezogen.
dropping-up-either = { CAPITAL($who) } darf umgewandelt oder nicht umgewandelt eingesetzt werden.
dropping-up-promoted = { CAPITAL($who) } wird umgewandelt eingesetzt.
# $held: so viele Figuren eines Namens, oder dropping-like-it.
dropping-file = { $how ->
    [none] { CAPITAL($who) } darf auf einer Linie eingesetzt werden, auf der schon { $held ->
        [Bauer] ein Bauer derselben Seite steht
       *[other] Folgendes steht: { $held } derselben Seite
    }.
   *[some] { CAPITAL($who) } darf nicht auf einer Linie eingesetzt werden, auf der schon { $held ->
        [Bauer] ein Bauer derselben Seite steht
       *[other] Folgendes steht: { $held } derselben Seite
    }.
}
dropping-like-it = { $count ->
    [one] eine gleiche Figur
   *[other] { $count } gleiche Figuren
}
dropping-shades = { CAPITAL($side) } muss diese Figuren abwechselnd auf Felder verschiedener Farbe einsetzen: { $piece }.
dropping-near-friend = { CAPITAL($who) } muss neben einer eigenen Figur eingesetzt werden.
dropping-near-foe = { CAPITAL($who) } muss neben einer gegnerischen Figur eingesetzt werden.
dropping-not-near-friend = { $how ->
    [none] { CAPITAL($who) } darf neben einer eigenen Figur eingesetzt werden.
   *[some] { CAPITAL($who) } darf nicht neben einer eigenen Figur eingesetzt werden.
}
dropping-not-near-foe = { $how ->
    [none] { CAPITAL($who) } darf neben einer gegnerischen Figur eingesetzt werden.
   *[some] { CAPITAL($who) } darf nicht neben einer gegnerischen Figur eingesetzt werden.
}
dropping-falls = { CAPITAL($who) } fällt: Die Figur kommt, wie { white } das Brett sieht, auf das unterste Feld oder auf das, was darunter steht.
dropping-slides = { CAPITAL($who) } gleitet herein: Die Figur kommt dorthin, wo sie zur Ruhe kommt, wenn sie von einem Rand aus längs einer Reihe oder Linie geschoben wird.
# $leaps sagt in Worten, wo die Felder sind.
dropping-near-zone = Neben einer eingesetzten Figur steht, was von dort aus so erreicht wird: { $leaps }.
dropping-no-check = { $how ->
    [none] { CAPITAL($who) } darf durch Einsetzen Schach bieten.
   *[some] { CAPITAL($who) } darf durch Einsetzen nicht Schach bieten.
}
dropping-no-mate = { $how ->
    [none] { CAPITAL($who) } darf durch Einsetzen matt setzen.
   *[some] { CAPITAL($who) } darf durch Einsetzen nicht matt setzen.
}
dropping-mate-loses = Eine Seite, die matt setzt, indem sie eine solche Figur einsetzt, verliert: { $who }.
# $order: Namen; die von gleichem Wert als „x oder y“.
dropping-exchange = Ein Spieler darf eine gefangene Figur für eine eigene von höchstens ihrem Wert zurückgeben, die sofort eingesetzt wird. Von hohem zu niedrigem Wert: { $order }.
dropping-exchange-side = { $side } darf eine gefangene Figur für eine eigene von höchstens ihrem Wert zurückgeben, die sofort eingesetzt wird. Von hohem zu niedrigem Wert: { $order }.

## Unerschöpfliche Hände

endless-more = Diese Figuren gehen beim Einsetzen nie aus: { $piece }.

## Ins Spiel bringen

gating-enters = Macht { $movers } den ersten Zug, so darf { $who } aus der Hand auf dem verlassenen Feld ins Spiel kommen; bei der Rochade auf dem Feld der ziehenden Figur oder auf dem ihres Partners.
gating-enters-side = Macht { $movers } den ersten Zug, so darf { $who } aus der Hand von { $side } auf dem verlassenen Feld ins Spiel kommen; bei der Rochade auf dem Feld der ziehenden Figur oder auf dem ihres Partners.
gating-mover = { $side ->
    [white] eine Figur von { white } { $place }
    [black] eine Figur von { black } { $place }
   *[both] eine Figur { $place }
}
gating-answers = Die Figur, die so ins Spiel kommt, darf ein Schach abwehren oder eine Linie verstellen.
gating-answers-side = Die Figur von { $side }, die so ins Spiel kommt, darf ein Schach abwehren oder eine Linie verstellen.

## Hände. $fate ist, wohin geschlagene Figuren gehen, $end, was aus ihnen wird.

hands-fate = { $fate ->
    [captor] Geschlagene Figuren wechseln die Seite und gehen in die Hand des Spielers, der sie geschlagen hat.
    [owner] Geschlagene Figuren gehen zurück in die Hand des Spielers, der sie verloren hat.
    [prison] Geschlagene Figuren bleiben als gefangene neben dem Brett.
    [partner] Geschlagene Figuren verlassen dieses Brett und kommen zum Brett des Partners.
   *[gone] Geschlagene Figuren scheiden aus der Partie aus.
}
hands-fate-side = { $fate ->
    [captor] Figuren, die { $side } schlägt, wechseln die Seite und gehen in die Hand von { $side }.
    [owner] Figuren, die { $side } schlägt, gehen zurück in die Hand des Spielers, der sie verloren hat.
    [prison] Figuren, die { $side } schlägt, bleiben als gefangene neben dem Brett.
    [partner] Figuren, die { $side } schlägt, verlassen dieses Brett und kommen zum Brett des Partners.
   *[gone] Figuren, die { $side } schlägt, scheiden aus der Partie aus.
}
hands-neutral = Eine Figur, die keiner Seite gehört, geht in die Hand des Spielers, der sie schlägt.
hands-exploded = Was eine Explosion der schlagenden Seite nimmt, auch die explodierende Figur, zählt als von der anderen Seite geschlagen.
hands-demoted = Wird eine umgewandelte Figur geschlagen, so wird sie wieder, was sie vor ihrer Umwandlung war.
hands-demoted-side = Schlägt { $side } eine umgewandelte Figur, so wird sie wieder, was sie vor ihrer Umwandlung war.
hands-captured = { $end ->
    [base] Wird { $who } geschlagen, so wird die Figur wieder, was sie vor ihrer Umwandlung war.
    [kept] Wird { $who } geschlagen, so bleibt die Figur, was sie ist.
   *[gone] Wird { $who } geschlagen, so scheidet die Figur aus der Partie aus.
}
hands-captured-side = { $end ->
    [base] Wird { $who } durch { $side } geschlagen, so wird die Figur wieder, was sie vor ihrer Umwandlung war.
    [kept] Wird { $who } durch { $side } geschlagen, so bleibt die Figur, was sie ist.
   *[gone] Wird { $who } durch { $side } geschlagen, so scheidet die Figur aus der Partie aus.
}
hands-captured-becomes = Wird { $who } geschlagen, so wird daraus { $piece }.
hands-captured-becomes-side = Wird { $who } durch { $side } geschlagen, so wird daraus { $piece }.

## Einsetzpflicht

must-drop-both = Eine Seite, die eine solche Figur in der Hand hat ({ $pieces }), muss eine einsetzen, wenn sie kann; vorher darf sie nicht ziehen.
must-drop-side = { $side }, mit einer solchen Figur in der Hand ({ $pieces }), muss eine einsetzen, wenn es möglich ist, und darf vorher nicht ziehen.

## Kuchenregel

pie-rule-takes-over = Solange nur eine Figur auf dem Brett steht, darf die Seite, die sie nicht gesetzt hat, sie als ihren Zug übernehmen.
pie-rule-mirror = Sie kommt auf das Spiegelbild ihres Feldes an der langen Diagonale.

## Plättchen. $ground und $grounds sind Namen von Gelände, $faces ist, was die Seiten eines Plättchens tragen.

tiles-around = { CAPITAL($who) } wird mit Gelände ringsum eingesetzt: { $faces }.
tiles-ground = { CAPITAL($who) } ist ein Plättchen; beim Einsetzen wird dieses Gelände gelegt: { $faces }.
tiles-table = Dies sind Plättchen; beim Einsetzen wird Gelände gelegt:
tiles-or-face = { $faces }, oder mit einer anderen Seite nach oben { $face }
tiles-squares = { $count ->
    [one] { $count } Feld ({ $ground })
   *[other] { $count } Felder ({ $ground })
}
# Dasselbe nach tiles-squares: 2 Felder (Berg) und 2 (frei).
tiles-more-squares = { $count } ({ $ground })
tiles-plain = frei
tiles-turn-half = { CAPITAL($who) } darf beim Legen um eine halbe Drehung gedreht werden.
tiles-turn-all = { CAPITAL($who) } darf beim Legen beliebig gedreht werden.
tiles-over = Plättchen werden nur dort gelegt, wo keine Figur steht, und nur auf diesem Boden: { $grounds }.
tiles-apart = Solches Gelände darf nicht neben gleichem gelegt werden: { $ground }.
tiles-fill = Ein Plättchen darf nur so gelegt werden, dass die anderen noch den ganzen Boden füllen können, der ihnen offenstand.
