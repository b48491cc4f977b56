# Partidas contra un amigo: dos personas juegan por enlaces, o en directo entre sus navegadores. $name es el nombre del amigo, o las palabras siguientes.

friend-someone = el rival

## La invitación
friend-title = Jugar contra un amigo
friend-lead = Aquí se crea un enlace para el amigo, y allí otro de vuelta. No interviene ningún servidor y nadie se registra.
friend-days = Tiempo por jugada
friend-no-days = sin límite
friend-days-each = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
friend-own-name = Nombre propio, opcional
friend-begin = Empezar

## Lo que está protegido y lo que no. Cada frase se lee sola.
friend-protection = Lo que está protegido, y lo que no
friend-protects-moves = Los dos navegadores comprueban cada jugada según las reglas. Ninguno sabe quién la ha hecho, ni con qué ayuda.
friend-protects-link = Quien tenga un enlace puede leer la partida y seguir jugándola. Los enlaces no son secretos y nadie los firma.
friend-protects-time = Nadie mide el tiempo. Si una jugada llega tarde, se avisa, y no tiene consecuencias.
friend-protects-chance = Ninguno de los dos puede elegir cómo caen las piezas o los dados: cada navegador se compromete con un número antes de ver el del otro. A partir de ahí, ambos navegadores pueden calcular lo que viene; el tablero no lo muestra, pero un programa podría hacerlo.
friend-protects-set-up = La primera colocación está sellada: el enlace contiene un hash de ella, no la colocación. Se muestra y se comprueba cuando las dos están listas.
friend-protects-nothing-hidden = Lo que está oculto para un bando está en el enlace y en el navegador de ese bando. El tablero no lo muestra, pero un programa podría hacerlo.
friend-protects-kept = Este navegador guarda la partida. En otro lugar sigue con el último enlace.

## El panel de una partida
friend-game = Partida contra un amigo
friend-pairing = El jugador lleva { $side }; enfrente: { $name }.
friend-agreed-days = { $count ->
    [one] { $count } día por jugada.
   *[other] { $count } días por jugada.
}
friend-due = La jugada propia vence: { $date }.
friend-came-late = La respuesta ha tardado más de lo acordado.
friend-make-move = Ahora toca la jugada propia. Después habrá un enlace para enviar.
friend-place-pieces = Ahora se colocan las piezas propias; no las ve { $name }.
friend-send = Este enlace es para { $name }.
friend-send-sealed = Este enlace es para { $name }. Contiene la colocación propia, sellada.
friend-send-number = Este enlace es para { $name }. La respuesta decide el comienzo.
friend-send-answer = Este enlace, de vuelta, es para { $name }. Con él se decide el comienzo.
friend-link = Enlace
friend-copy = Copiar el enlace
friend-share = Compartir
friend-qr = Código QR
friend-qr-of = Código QR del enlace
friend-qr-too-long = El enlace es demasiado largo para un código QR.
friend-from-disk = Esta página es un archivo de este ordenador: { $name } solo puede abrir el enlace con el mismo archivo en el mismo lugar.

# En la línea de estado.
friend-waiting = A la espera de respuesta ({ $name }).
friend-waiting-set-up = La colocación propia está completa. Falta ver la otra ({ $name }).
friend-stopped = Esta partida espera una decisión.

friend-offer = Ofrecer tablas
friend-offered = Se han ofrecido tablas.
friend-offers = { CAPITAL($name) } ofrece tablas.
friend-accept = Aceptar las tablas
friend-decline = Rechazar
friend-ask = Pedir deshacer
friend-asked = Se ha pedido deshacer la última jugada propia.
friend-asks = { CAPITAL($name) } pide deshacer la última jugada.
friend-grant = Permitir
friend-refuse = No permitir
friend-resign = Abandonar
friend-rematch = Revancha
friend-leave = Salir
friend-left = La partida está en la lista «Mis partidas».

# Cómo termina una partida.
friend-agreed = Tablas por acuerdo.
friend-agreed-why = Ambos las han acordado.

## Lo que se dice de un enlace abierto
friend-stale = Este enlace es más antiguo que la partida de este navegador: termina después de { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}, y aquí se conocen { $seen }. El tablero muestra la posición de entonces.
friend-newest = Mostrar lo último
friend-fork = Este enlace cuenta otra partida que este navegador: difieren desde la media jugada { $ply }. El enlace sigue con { $theirs }; este navegador, con { $mine }. El tablero muestra la partida de este navegador.
# En lugar de una jugada: nada, algo que no es una jugada, una jugada oculta.
friend-nothing = nada
friend-no-move = algo que no es una jugada
friend-hidden-move = una jugada oculta
friend-foreign = Este enlace contiene, desde la media jugada { $ply }, jugadas del bando propio que este navegador no conoce. Se puede tomar si se hicieron en otro lugar.
friend-take-link = Tomar el enlace
friend-keep-mine = Conservar esta partida
friend-damaged = Este enlace está dañado: le falta algo o algo ha cambiado. Hay que pedirlo de nuevo.
friend-impossible = Este enlace contiene algo que las reglas no permiten. No se ha tomado.
friend-broken-seal = Lo que se muestra ahora no es lo que se selló. No se ha tomado.
friend-other-rules = Las reglas de esta página no son las del enlace. Su partida no se puede mostrar.
friend-lost-secret = Este navegador no tiene lo que se selló. Hay que abrir la partida donde se selló.
friend-not-kept = Este navegador no guarda nada de esta página: conviene guardar el último enlace.

## Jugar en directo
friend-live = Jugar en directo
friend-live-lead = Mientras los dos tengan abierta esta página, las jugadas se ven al momento. Si eso falla o se corta, la partida sigue por enlaces.
friend-live-tells = Los dos navegadores se conectan directamente. El código que se envía contiene las direcciones de este dispositivo en la red; quien tenga el código puede leerlas. Lo que se envía después va cifrado, y es lo mismo que llevan los enlaces.
friend-live-near = No se pregunta a ningún otro ordenador, así que funciona dentro de una misma red, o donde ambos sean accesibles desde fuera.
friend-live-asks = Para saber cómo es accesible desde fuera, el navegador pregunta a { $servers }, que conoce así su dirección.
friend-live-make = Crear un código
friend-live-making = Un momento.
friend-live-send = Este enlace es para { $name }; esta página debe quedar abierta.
friend-live-answer = Respuesta ({ $name })
friend-live-connect = Conectar
friend-live-asked = { CAPITAL($name) } propone jugar en directo.
friend-live-send-answer = Esta respuesta es para { $name }; esta página debe quedar abierta.
friend-live-answer-link = Respuesta
friend-live-copy-answer = Copiar la respuesta
friend-live-wrong = Eso no es una respuesta a este código.
friend-live-failed = No se ha podido conectar. La partida sigue por enlaces.
friend-live-impossible = Este navegador no puede conectarse con otro.
friend-live-connecting = Conectando.
friend-live-on = Conexión establecida ({ $name }): las jugadas se ven al momento.
friend-live-off = Se ha cortado la conexión ({ $name }). La partida sigue por enlaces.
friend-live-end = Terminar la conexión
friend-live-handed = La página que espera esta respuesta la ha tomado. Esta se puede cerrar.
friend-live-not-taken = Ninguna página de este navegador espera esta respuesta. Hay que abrirla donde se creó el código.
