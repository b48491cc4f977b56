# Las partidas que guarda el navegador. $title es el título de una partida.

your-games = Mis partidas
keeps-games = Las partidas se guardan solo en este navegador, en ningún otro lugar.
keeps-no-games = Este navegador no guarda partidas de esta página.
no-games-yet = Todavía no hay ninguna.
kept-here = { $title } (este tablero)
# Cómo se llama el registro como texto, y lo que lo abre.
kept-record = Registro
show-kept-record = Su registro
remove-game = Borrar
remove-game-named = Borrar { $title }
remove-all-games = Borrar todas
really-remove-all-games = ¿Borrar todas de verdad?

# De una partida con reglas anteriores, en un tablero que empieza de nuevo; la lista se llama como arriba.
kept-elsewhere = Las reglas de esta página han cambiado. La partida con las anteriores está en la lista «Mis partidas».

## Lo que se dice de una partida

# Contra un amigo con otro navegador, que se llama $name.
kept-friend = El jugador lleva { $side }; el rival es { $name }.
kept-someone = un amigo
# Cuántas jugadas se han hecho, y de quién es el turno: del lector, o de un bando.
kept-state = { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}, { $state ->
    [over] la partida ha terminado
    [yours] turno del jugador
    [white] juegan las { -side-white }
   *[black] juegan las { -side-black }
}.
kept-former = Desde entonces han cambiado las reglas de su página.
