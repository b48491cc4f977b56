# Piezas reales y jaques. $royals, $who y $heirs son nombres de piezas.

## Jaques
checking-never = Ninguna jugada puede dar jaque.
checking-never-side = Ninguna jugada de { $side } puede dar jaque.
checking-duple = Un bando con varias piezas reales solo está en jaque si todas están atacadas.
checking-duple-side = { CAPITAL($side) }, si tienen varias piezas reales, solo están en jaque si todas están atacadas.

## Frente a frente
facing-royals = piezas reales
facing-never = Estas piezas de los dos bandos no pueden quedar frente a frente en { $lines ->
    [files] una columna
   *[both] una columna o una fila
} sin nada entre ellas: { $royals }.
facing-never-side = { CAPITAL($side) } no pueden dejar frente a frente estas piezas de los dos bandos en { $lines ->
    [files] una columna
   *[both] una columna o una fila
} sin nada entre ellas: { $royals }.
facing-end = Si un bando deja estas piezas frente a frente ({ $royals }) y el otro lo mantiene, { $end ->
    [points] los puntos deciden la partida
   *[draw] la partida termina en tablas
}.
facing-end-side = Si { $side } dejan estas piezas frente a frente ({ $royals }) y el otro bando lo mantiene, { $end ->
    [points] los puntos deciden la partida
   *[draw] la partida termina en tablas
}.
facing-pass = Mientras estas piezas estén frente a frente ({ $royals }), es obligatorio, para { $side }, separarlas o pasar, incluso en jaque.

## Pérdida de la pieza real
# $count es cuántos tipos son reales. $which: qué pérdida cuenta.
royal-loss-none = No hay pieza real ni jaques.
royal-loss-check = { $count ->
    [one] Pieza real
   *[other] Piezas reales
}: { $royals }. { $which ->
    [it] Ninguna jugada puede permitir que se capture esta pieza
    [own] Ningún bando puede permitir que se capture la suya
    [white-last] Ninguna jugada puede permitir que se capture la última de las blancas o alguna de las negras
    [black-last] Ninguna jugada puede permitir que se capture alguna de las blancas o la última de las negras
    [any] Ninguna jugada puede permitir que se capture alguna de ellas
   *[last] Ninguna jugada puede permitir que se capture la última pieza real de un bando
}.
royal-loss-capture = { $count ->
    [one] Pieza real
   *[other] Piezas reales
}: { $royals }. Se puede permitir su captura, pero un bando pierde la partida si pierde { $which ->
    [it] esta pieza
    [own] la suya
    [white-last] la última de las blancas o alguna de las negras
    [black-last] alguna de las blancas o la última de las negras
    [any] alguna de ellas
   *[last] su última pieza real
}.
royal-loss-several = { $which ->
    [white-last] Las blancas están a salvo mientras les quede una de sus piezas reales; las negras no pueden perder ninguna.
    [black-last] Las negras están a salvo mientras les quede una de sus piezas reales; las blancas no pueden perder ninguna.
    [any] Un bando con varias piezas reales no puede perder ninguna de ellas.
   *[last] Un bando con varias piezas reales está a salvo mientras conserve una de ellas.
}

## Jugadas de las piezas reales
royal-moves-evasion = { CAPITAL($who) }: solo mientras su bando está en jaque, también mueve así sin capturar ({ $lines }).
royal-moves-capture = Una pieza real en jaque solo puede mover para capturar la única pieza que da el jaque.
royal-moves-cross = Una pieza real solo puede saltar en oblicuo en su primera jugada si una de las dos casillas del camino no está atacada.
royal-moves-careful = Estas piezas no pueden ir adonde una respuesta podría capturarlas: { $who }.

## Sucesión
succession = Una pieza real que está en jaque y no se puede salvar de otro modo puede ocupar el lugar de un heredero: { $heirs }.
