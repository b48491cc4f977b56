# Lo que el tablero muestra y lo que oculta.

## Niebla
fog = Hay niebla: un bando ve sus propias piezas y las casillas que sus jugadas podrían cambiar. Al terminar la partida se muestra todo.
fog-sight = { CAPITAL($who) }: ve también cada casilla a la que llega así ({ $lines }).
fog-computer = El ordenador ve todo el tablero.

## Indicaciones
overlay-engage = El tablero muestra qué piezas acosan a cuáles.
overlay-stop = El tablero muestra dónde tienen que detenerse las piezas rivales.

## Lo que ninguna casilla muestra
side-count = { $side } { $count }
notice-walls = capturado ({ $wall }): { $counts }
notice-checks = jaques que faltan: { $counts }
notice-dice = dados: { $pieces }
