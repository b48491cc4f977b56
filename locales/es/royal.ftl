# Piezas reales y jaques. $royals, $who y $heirs son nombres de piezas.

## Jaques
checking-never = Ninguna jugada puede dar jaque.
checking-never-side = Ninguna jugada de { $side } puede dar jaque.
checking-duple = Un bando con varias piezas reales solo está en jaque si todas están atacadas.
checking-duple-side = { CAPITAL($side) }, si tienen varias piezas reales, solo están en jaque si todas están atacadas.

## Frente a frente
facing-royals = piezas reales
facing-never = { CAPITAL($royals) }: las piezas de los dos bandos no pueden quedar frente a frente en { $lines ->
    [files] una columna
   *[both] una columna o una fila
} sin nada entre ellas.
facing-never-side = { CAPITAL($royals) }: { $side } no pueden dejar frente a frente las piezas de los dos bandos en { $lines ->
    [files] una columna
   *[both] una columna o una fila
} sin nada entre ellas.
facing-end = { CAPITAL($royals) }: si un bando deja frente a frente las piezas de los dos y el otro no las separa, { $end ->
    [points] los puntos deciden la partida
   *[draw] la partida termina en tablas
}.
facing-end-side = { CAPITAL($royals) }: si { $side } dejan frente a frente las piezas de los dos bandos y el otro no las separa, { $end ->
    [points] los puntos deciden la partida
   *[draw] la partida termina en tablas
}.
facing-pass = { CAPITAL($royals) }: mientras las piezas de los dos bandos estén frente a frente, es obligatorio para { $side } separarlas o pasar, incluso en jaque.

## Pérdida de la pieza real
# $count es cuántos tipos son reales. $which: qué pérdida cuenta.
royal-loss-none = No hay pieza real ni jaques.
royal-loss-check = { $count ->
    [one] Pieza real
   *[other] Piezas reales
}: { $royals }. { $which ->
    [it] Ninguna jugada puede dejarla expuesta a captura
    [own] Ningún bando puede dejar expuesta a captura la suya
    [white-last] Ninguna jugada puede dejar expuesta a captura la última de las { -side-white } o una de las { -side-black }
    [black-last] Ninguna jugada puede dejar expuesta a captura una de las { -side-white } o la última de las { -side-black }
    [any] Ninguna jugada puede dejar expuesta a captura una de estas piezas
   *[last] Ninguna jugada puede dejar expuesta a captura la última pieza real de un bando
}.
royal-loss-capture = { $count ->
    [one] Pieza real
   *[other] Piezas reales
}: { $royals }. { $count ->
    [one] Puede quedar expuesta
   *[other] Pueden quedar expuestas
} a captura, pero un bando pierde la partida si pierde { $which ->
    [it] esta pieza
    [own] la suya
    [white-last] la última de las { -side-white } o una de las { -side-black }
    [black-last] una de las { -side-white } o la última de las { -side-black }
    [any] una de estas piezas
   *[last] su última pieza real
}.
royal-loss-several = { $which ->
    [white-last] Las { -side-white } están a salvo mientras les quede una de sus piezas reales; las { -side-black } no pueden perder ninguna.
    [black-last] Las { -side-black } están a salvo mientras les quede una de sus piezas reales; las { -side-white } no pueden perder ninguna.
    [any] Un bando con varias piezas reales no puede perder ninguna de ellas.
   *[last] Un bando con varias piezas reales está a salvo mientras conserve una de ellas.
}

## Jugadas de las piezas reales
royal-moves-evasion = { CAPITAL($who) }: solo mientras su bando está en jaque, también mueve así sin capturar ({ $lines }).
royal-moves-capture = Una pieza real en jaque solo puede mover para capturar la única pieza que da el jaque.
royal-moves-cross = Una pieza real solo puede saltar en oblicuo en su primera jugada si una de las dos casillas del camino no está atacada.
royal-moves-careful = { $how ->
    [none] { CAPITAL($who) } puede ir adonde una respuesta podría capturarla.
   *[some] { CAPITAL($who) }: no puede ir adonde una respuesta podría capturar la pieza.
}

## Sucesión
succession = Una pieza real que está en jaque y no se puede salvar de otro modo puede ocupar el lugar de un heredero: { $heirs }.
