# Die Partien, die der Browser aufbewahrt. $title ist der Titel einer Partie.

your-games = Eigene Partien
keeps-games = Nur dieser Browser bewahrt die Partien auf, niemand sonst.
keeps-no-games = Dieser Browser bewahrt für diese Seite keine Partien auf.
no-games-yet = Noch keine.
kept-here = { $title } (dieses Brett)
# Wie die Aufzeichnung als Text heißt, und was sie öffnet.
kept-record = Aufzeichnung
show-kept-record = Aufzeichnung
remove-game = Löschen
remove-game-named = { $title } löschen
remove-all-games = Alle löschen
really-remove-all-games = Wirklich alle löschen?

# Von einer Partie nach früheren Regeln, auf einem Brett, das von vorn beginnt; die Liste heißt wie oben.
kept-elsewhere = Die Regeln dieser Seite haben sich geändert. Die Partie nach den alten Regeln steht in der Liste „Eigene Partien“.

## Was von einer Partie gesagt wird

# Gegen einen Freund an einem anderen Browser; er heißt $name.
kept-friend = Eigene Seite: { $side }. Gegner: { $name }.
kept-someone = ein Freund
# Wie viele Halbzüge gemacht sind, und wer am Zug ist: der Leser, oder eine Seite.
kept-state = { $plies ->
    [one] { $plies } Halbzug
   *[other] { $plies } Halbzüge
}, { $state ->
    [over] die Partie ist zu Ende
    [yours] selbst am Zug
    [white] { white } am Zug
   *[black] { black } am Zug
}.
kept-former = Die Regeln ihrer Seite haben sich seither geändert.
