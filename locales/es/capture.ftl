# Lo que las reglas de las capturas dicen de sí mismas. $who, $whom, $spared y $pieces son piezas como las nombra phrases.ftl
# («peón o caballo»), $piece es un solo nombre. $lines, $steps, $step y $leaps dicen cómo mueven las piezas, $place es un
# lugar. «Cualquier pieza» no se niega: $who va al final, o es «ninguna pieza», donde $how es none.

## Cambios prohibidos

anti-trade-own-kind = { CAPITAL($piece) }: no puede capturar a otra pieza de su mismo tipo.
anti-trade-group = Ninguna de estas piezas puede capturar a otra del grupo: { $pieces }.
anti-trade-group-ever = Ninguna de estas piezas puede capturar jamás a otra del grupo: { $pieces }.
anti-trade-group-protected = Ninguna de estas piezas puede capturar a otra del grupo que esté defendida: { $pieces }.
anti-trade-group-counter = Ninguna de estas piezas puede capturar a otra del grupo que esté defendida, ni en respuesta a la captura de una de ellas en otra casilla: { $pieces }.
anti-trade-on-way = Tal respuesta solo está prohibida tras una captura hecha por una pieza ajena al grupo, y en cualquier punto del recorrido en que una jugada capture la pieza.
anti-trade-lifted-any = Una jugada que captura además otra cosa levanta esa prohibición.
anti-trade-lifted = Una jugada que captura además una de estas piezas levanta esa prohibición: { $pieces }.
anti-trade-adjacent = Lo que está al lado de la pieza que captura siempre se puede capturar.

## Acercamiento

approach-ahead = { CAPITAL($who) }: cuando mueve en línea recta sin capturar nada en el camino, captura las piezas rivales situadas justo delante de donde termina, en hilera continua. Llega a ellas así: { $lines }.
approach-behind = { CAPITAL($who) }: cuando mueve en línea recta sin capturar nada en el camino, captura las piezas rivales situadas justo detrás de donde empezó, en hilera continua. Llega a ellas así: { $lines }.
approach-either = { CAPITAL($who) }: donde podría capturar tanto delante como detrás, el jugador elige una de las hileras.

## Quema

burn-all = { CAPITAL($piece) }: después de cada una de sus jugadas retira toda pieza, amiga o rival, a la que podría llegar así desde donde termina ({ $leaps }).
burn-enemies = { CAPITAL($piece) }: después de cada una de sus jugadas retira toda pieza rival a la que podría llegar así desde donde termina ({ $leaps }).

## Quién captura a quién. $when es lo que hace la pieza: captura, mueve sin capturar (quiet), o lo uno o lo otro (both).

capture-matrix-leaves = { $when ->
    [quiet] { CAPITAL($who) }: si mueve sin capturar, sale del tablero.
    [both] { CAPITAL($who) }: si mueve sin capturar o captura una de estas piezas ({ $whom }), sale del tablero.
   *[capture] { CAPITAL($who) }: si captura una de estas piezas ({ $whom }), sale del tablero.
}
capture-matrix-becomes = { $when ->
    [quiet] { CAPITAL($who) }: si mueve sin capturar, se convierte en { $piece }.
    [both] { CAPITAL($who) }: si mueve sin capturar o captura una de estas piezas ({ $whom }), se convierte en { $piece }.
   *[capture] { CAPITAL($who) }: si captura una de estas piezas ({ $whom }), se convierte en { $piece }.
}
capture-matrix-defects = { $when ->
    [quiet] { CAPITAL($who) }: si mueve sin capturar, se convierte en { $piece } del otro bando.
    [both] { CAPITAL($who) }: si mueve sin capturar o captura una de estas piezas ({ $whom }), se convierte en { $piece } del otro bando.
   *[capture] { CAPITAL($who) }: si captura una de estas piezas ({ $whom }), se convierte en { $piece } del otro bando.
}
capture-matrix-becomes-victim = { CAPITAL($who) }: si captura una de estas piezas ({ $whom }), se convierte en lo que ha capturado.
capture-matrix-promotes = { $when ->
    [quiet] { CAPITAL($who) }: si mueve sin capturar, promociona.
    [both] { CAPITAL($who) }: si mueve sin capturar o captura una de estas piezas ({ $whom }), promociona.
   *[capture] { CAPITAL($who) }: si captura una de estas piezas ({ $whom }), promociona.
}
# En qué se convierte la pieza que captura, en una tabla.
capture-matrix-becomes-table = Al capturar, una pieza se convierte en otra:
capture-matrix-victim = lo que ha capturado
capture-matrix-promoted = su promoción
capture-matrix-only-captures = { CAPITAL($who) }: solo puede mover para capturar.
capture-matrix-quiet-explodes = { CAPITAL($who) }: si mueve sin capturar, explota donde termina.
capture-matrix-forbidden = { $how ->
    [none] { CAPITAL($who) } puede capturar lo siguiente: { $whom }.
   *[some] { CAPITAL($who) }: no puede capturar lo siguiente: { $whom }.
}
capture-matrix-never-captures = { $how ->
    [none] { CAPITAL($who) } puede capturar.
   *[some] { CAPITAL($who) }: no puede capturar.
}
capture-matrix-forbidden-table = Algunas capturas están prohibidas:
capture-matrix-guarded = { CAPITAL($who) }: solo puede capturar una de estas piezas ({ $whom }) donde ninguna respuesta pueda recapturar.
capture-matrix-explodes = { $mover ->
    [dies] { CAPITAL($who) }: si captura una de estas piezas ({ $whom }), la captura explota y se lleva la pieza que captura.
   *[survives] { CAPITAL($who) }: si captura una de estas piezas ({ $whom }), la captura explota; la pieza que captura sobrevive.
}
capture-matrix-explodes-any = { $mover ->
    [dies] { CAPITAL($who) }: toda captura suya explota y se lleva la pieza que captura.
   *[survives] { CAPITAL($who) }: toda captura suya explota; la pieza que captura sobrevive.
}

## Captura encadenada

chain-may = { CAPITAL($who) }: tras capturar, puede seguir capturando en la misma jugada.
chain-must = { CAPITAL($who) }: tras capturar, tiene que seguir capturando en la misma jugada mientras pueda.
chain-turns = Cada nueva captura de la jugada va en otra dirección que la anterior, y a una casilla en la que la pieza no ha estado durante esta jugada.
chain-leave-at-end = Las piezas capturadas salen del tablero cuando termina la jugada: hasta entonces estorban, y ninguna se captura dos veces.
chain-leave-after-next = Una pieza capturada sale del tablero tras la captura siguiente de la jugada, de modo que la pieza que captura no puede volver por encima de ella.
chain-leave-now = Cada pieza capturada sale del tablero en el acto, antes de la captura siguiente de la jugada.
chain-promotes-inside = Una pieza que promociona en medio de una captura encadenada la continúa como la pieza en que se ha convertido.
chain-promotes-at-end = Una pieza que sigue capturando solo promociona donde termina su jugada.

## Camaleón

chameleon-captures = { CAPITAL($who) }: captura cada pieza rival como esta capturaría en su lugar, con la misma jugada y del mismo modo; varias a la vez si la jugada sirve para cada una de ellas.

## Coordinación

coordinate-captures = { CAPITAL($who) }: cuando ha movido sin capturar nada en el camino, captura las piezas rivales donde una línea suya cruza la línea de una compañera de su bando ({ $partner }), haya lo que haya en medio. Líneas: { $lines }.

## Encierro

custodian-row = { CAPITAL($who) }: tras mover o entrar desde la mano, captura las piezas rivales situadas sin huecos entre ella y otra pieza de su bando. Llega a ellas así: { $lines }.
custodian-intervention = { CAPITAL($who) }: tras mover o entrar desde la mano entre dos piezas rivales, captura ambas. Llega a ellas así, en direcciones opuestas: { $lines }.
custodian-surround = { CAPITAL($who) }: su captura se produce cuando una jugada rival deja piezas rivales en todas las casillas a las que llegaría así ({ $lines }).
custodian-surround-group = Las piezas vecinas de un mismo bando ({ $who }) se capturan juntas cuando una jugada rival no deja a ninguna de ellas una casilla vacía a la que llegaría así ({ $lines }); son vecinas las que llegarían así una a otra.
custodian-surround-area = { CAPITAL($who) }: la captura por cerco solo es posible { $place }.
custodian-edge = El borde del tablero cuenta como una pieza rival que cerca a estas piezas: { $who }.
custodian-anvil = Solo estas piezas ayudan a encerrar piezas rivales: { $who }.
custodian-hostile = { CAPITAL($place) }, una casilla vacía cuenta como una pieza del bando que encierra.
custodian-spared = { CAPITAL($place) }, estas piezas no se capturan entre otras dos: { $who }.

## Efecto. $moves está en la notación de las jugadas, $steps es lo mismo en palabras. $end es dónde termina la pieza, $removed lo
## que retira.

effect-move = { CAPITAL($piece) }: tiene otra jugada. Busca una casilla según { $moves } ({ $steps }) y termina { $end }. Retira del tablero: { $removed }.
effect-must = No puede renunciar a este efecto.
effect-removes-nothing = nada
effect-removes-pieces = toda pieza { $places }
effect-removes-enemies = toda pieza rival { $places }
effect-on-end = en la casilla que encuentra
effect-on-start = en la casilla que ha dejado
effect-on-before = en la casilla anterior a la que encuentra
effect-on-beyond = en la casilla posterior a la que encuentra
effect-on-behind = en la casilla situada detrás de la que ha dejado
effect-on-way = en el camino
effect-near = alrededor de la casilla donde termina ({ $leaps })

## Acoso. $count es un número de piezas rivales, o lo que cuenta una pieza; $class el nombre que el autor da a una armadura.

engagement-engages = { CAPITAL($who) }: acosa a una pieza rival a la que llega así ({ $lines }).
engagement-table = Una pieza acosa a una pieza rival a la que llega así:
engagement-captured = { $count ->
    [0] { CAPITAL($who) }: se puede capturar sin acoso.
    [one] { CAPITAL($who) }: solo se puede capturar bajo el acoso de una pieza rival.
   *[other] { CAPITAL($who) }: solo se puede capturar bajo el acoso de { $count } piezas rivales.
}
engagement-captured-class = { $count ->
    [0] { CAPITAL($who) } (armadura: { $class }): se puede capturar sin acoso.
    [one] { CAPITAL($who) } (armadura: { $class }): solo se puede capturar bajo el acoso de una pieza rival.
   *[other] { CAPITAL($who) } (armadura: { $class }): solo se puede capturar bajo el acoso de { $count } piezas rivales.
}
engagement-weight = { $count ->
    [one] { CAPITAL($who) }: cuenta como una pieza cuando acosa a una pieza rival.
   *[other] { CAPITAL($who) }: cuenta como { $count } piezas cuando acosa a una pieza rival.
}
engagement-own-only = { CAPITAL($who) }: solo captura lo que acosa la propia pieza.
engagement-binds = { CAPITAL($who) }: una pieza rival a la que llega así ({ $lines }) solo acosa a las piezas que la sujetan de este modo.

## Explosión

explosion-around = Una explosión se lleva la pieza capturada y todo lo que hay en las casillas de alrededor.
explosion-zone = Una explosión se lleva la pieza capturada y todo aquello a lo que desde ahí se llega así: { $leaps }.
explosion-immune = Una explosión vecina no afecta a estas piezas: { $who }.
explosion-no-check = Una pieza real a la que solo una explosión vecina podría llevarse no está en jaque.

## Volteo

flips-hit = { CAPITAL($who) }: tras mover o entrar desde la mano, hace cambiar de bando a cada pieza rival a la que llega así ({ $lines }).
flips-hit-table = Tras mover o entrar desde la mano, una pieza hace cambiar de bando a cada pieza rival a la que llega así:
flips-enclosed = { CAPITAL($who) }: tras mover o entrar desde la mano, hace cambiar de bando a cada hilera continua de piezas rivales entre ella y otra pieza de su bando. Ve las hileras así: { $lines }.
flips-enclosed-table = Tras mover o entrar desde la mano, una pieza hace cambiar de bando a cada hilera continua de piezas rivales entre ella y otra pieza de su bando. Ve las hileras así:
flips-passed = { CAPITAL($who) }: hace cambiar de bando a cada pieza rival por encima de la cual pasa así ({ $lines }).
flips-passed-table = Una pieza hace cambiar de bando a cada pieza rival por encima de la cual pasa así:
flips-spared = Estas piezas nunca cambian de bando así: { $who }.
flips-beside = { CAPITAL($who) }: al entrar desde la mano, solo hace cambiar de bando a piezas rivales donde tiene al lado una pieza amiga.
flips-must = { CAPITAL($who) }: solo puede ir adonde hace cambiar de bando a una pieza rival.
# Sigue a flips-must.
flips-first = Mientras quede una casilla vacía { $place }, solo va allí, y ninguna pieza rival tiene que cambiar de bando.

## Captura y fuga

hit-run-on = { CAPITAL($piece) }: puede capturar ({ $steps }) y después dar un paso más.
hit-run-not-back = { CAPITAL($piece) }: puede capturar ({ $steps }) y después dar un paso más, pero no hacia atrás.
hit-run-step = El paso tras tal captura: { $step }.

## Mayoría. $among: todas las capturas (all), o las que las frases anteriores dejan igualadas (equal).

majority-most = { $among ->
    [equal] Entre capturas aún igualadas hay que elegir una que se lleve el mayor número de piezas.
   *[all] Entre varias capturas hay que elegir una que se lleve el mayor número de piezas.
}
majority-most-of = { $among ->
    [equal] Entre capturas aún igualadas hay que elegir una que se lleve el mayor número de estas piezas: { $pieces }.
   *[all] Entre varias capturas hay que elegir una que se lleve el mayor número de estas piezas: { $pieces }.
}
majority-value = { $among ->
    [equal] Entre capturas aún igualadas hay que elegir una que se lleve el mayor valor.
   *[all] Entre varias capturas hay que elegir una que se lleve el mayor valor.
}
majority-value-of = { $among ->
    [equal] Entre capturas aún igualadas hay que elegir una que se lleve el mayor valor. Los valores: { $worths }; cualquier otra pieza 1.
   *[all] Entre varias capturas hay que elegir una que se lleve el mayor valor. Los valores: { $worths }; cualquier otra pieza 1.
}
majority-worth = { $piece } { $count }
majority-by = { $among ->
    [equal] Entre capturas aún igualadas hay que elegir, si la hay, una hecha por alguna de estas piezas: { $who }.
   *[all] Entre varias capturas hay que elegir, si la hay, una hecha por alguna de estas piezas: { $who }.
}
majority-first = { $among ->
    [equal] Entre capturas aún igualadas hay que elegir una que se lleve lo antes posible alguna de estas piezas: { $whom }.
   *[all] Entre varias capturas hay que elegir una que se lleve lo antes posible alguna de estas piezas: { $whom }.
}

## Captura obligatoria. $side puede ser «un bando».

must-capture-side = Capturar es obligatorio para { $side } siempre que sea posible.

## Patrulla

patrol-guarded = { CAPITAL($who) }: solo puede capturar mientras una pieza amiga la defienda.
patrol-guards = { CAPITAL($who) }: defiende a cada pieza amiga a la que llega así ({ $lines }).
patrol-table = Una pieza defiende a cada pieza amiga a la que llega así:

## Petrificación. $wall es cómo se llaman los muros.

petrify-becomes = { CAPITAL($who) }: si captura, se convierte en { $wall } en la casilla a la que llega.
petrify-becomes-side = { CAPITAL($who) }: si captura para { $side }, se convierte en { $wall } en la casilla a la que llega.

## Renacimiento. $square es una casilla, o uno de los cuatro lugares de más abajo.

rebirth-victim = { CAPITAL($who) }: tras su captura renace en { $square }, si la casilla está vacía después de la jugada.
rebirth-mover = { CAPITAL($who) }: tras capturar renace en { $square }; si la casilla está ocupada después de la jugada, no puede capturar.
rebirth-home = su casilla inicial
rebirth-file = su casilla inicial de la columna de la captura
rebirth-colour = su casilla inicial del color de la casilla de la captura
rebirth-far = el otro extremo de la columna de la captura
rebirth-not-there = Ninguna pieza captura en la misma casilla en la que renacería.

## Capturas a distancia

remote-rifle = { CAPITAL($piece) }: captura sin mover, como de un disparo ({ $steps }).
remote-rifle-table = Estas piezas capturan sin mover, como de un disparo:
remote-checker = { CAPITAL($piece) }: captura también como en las damas; salta ({ $steps }) por encima de una pieza rival situada exactamente en medio y la captura.
remote-advance = { CAPITAL($piece) }: también avanza en línea ({ $steps }) hasta quedar ante una pieza rival y la captura sin entrar en su casilla.

## Recaptura

retake-captures = { CAPITAL($piece) }: también captura así ({ $leaps }), pero solo una pieza que acaba de capturar, en la casilla de esa captura.

## A salvo

safety-iron = { CAPITAL($piece) }: no se puede capturar.
safety-haven = { $how ->
    [none] { CAPITAL($who) } se puede capturar { $place }.
   *[some] { CAPITAL($who) }: no se puede capturar { $place }.
}

## Poderes de las vecinas. $near: side-powers-near o side-powers-next.

side-powers-near = en la zona de una de estas piezas ({ $pieces })
side-powers-next = al lado de una de estas piezas ({ $pieces })
side-powers-burn = Una pieza que termina su jugada { $near } del bando rival se retira del tablero.
side-powers-freeze = Una pieza { $near } del bando rival no puede mover.
side-powers-protect = Una pieza { $near } de su propio bando no se puede capturar.
side-powers-hide = Una pieza { $near } de su propio bando no estorba los recorridos largos de este.
side-powers-charm = Una pieza { $near } del bando rival no puede capturar.
side-powers-brake = Un recorrido largo del bando rival termina en la primera casilla { $near }.
side-powers-zone = Esta zona son las casillas a las que podría llegar así: { $leaps }.

## Lazo

snare-all = Después de cada jugada se retira toda pieza { $place }.
snare-spared = Después de cada jugada se retira toda pieza { $place }, excepto estas: { $spared }.
snare-guard = Después de cada jugada se retira toda pieza { $place } si no hay ninguna pieza amiga donde podría ir así: { $leaps }.
snare-guard-spared = Después de cada jugada se retira toda pieza { $place } si no hay ninguna pieza amiga donde podría ir así ({ $leaps }), excepto estas: { $spared }.

## Cambios. $worth es lo que cuenta una pieza, con decimales.

trade-protected = { CAPITAL($piece) }: no puede capturar a otra pieza de su mismo tipo donde una respuesta podría recapturar, salvo que la misma jugada capture bastante en otro lugar.
trade-counter = { CAPITAL($piece) }: cuando una pieza de otro tipo ha capturado una de este tipo, la respuesta no puede capturar otra de este tipo en otra casilla.
trade-enough = Bastante es más de lo que vale esta pieza: { $piece }.
trade-worths = Para tales cambios, las piezas cuentan así: { $worths }.
trade-worth = { $piece } { $worth }

## Tránsfugas

turncoats-change = { $when ->
    [capture] { CAPITAL($who) }: cambia de bando después de cada captura que hace.
    [quiet] { CAPITAL($who) }: cambia de bando después de cada jugada suya sin captura.
   *[move] { CAPITAL($who) }: cambia de bando después de cada jugada suya.
}
