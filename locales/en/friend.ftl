# Games with a friend: two people play by links, or live between their browsers. $name is what the friend is called, or the next words.

friend-someone = your friend

## The invitation
friend-title = Play a friend
friend-lead = You get a link for your friend, and your friend one for you. No server takes part, and nobody signs in.
friend-days = Time for a move
friend-no-days = as long as you like
friend-days-each = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
friend-own-name = Your name, if you like
friend-begin = Begin

## What is protected, and what is not. Each is a sentence of its own.
friend-protection = What is protected, and what is not
friend-protects-moves = Both browsers check every move by the rules. Neither knows who has made it, or with whose help.
friend-protects-link = Whoever has a link can read the game, and can go on with it. The links are not secret, and nobody signs them.
friend-protects-time = Nobody keeps the time. If a move comes late, you are told, and nothing follows from it.
friend-protects-chance = Neither of you can choose how pieces or dice fall: each browser lays down a number before it sees the other’s. From then on both browsers can work out what comes; the board does not show it, but a program could.
friend-protects-set-up = The set-up that comes first is sealed: the link holds a hash of it, not the set-up. It is shown when both are done, and checked.
friend-protects-nothing-hidden = What is hidden from a side is in the link, and in that side’s browser. The board does not show it, but a program could.
friend-protects-kept = This browser keeps the game. Elsewhere, the latest link goes on with it.

## The panel of a game
friend-game = Game with a friend
friend-pairing = You play { $side } against { $name }.
friend-agreed-days = { $count ->
    [one] { $count } day for a move.
   *[other] { $count } days for a move.
}
friend-due = Your move is due by { $date }.
friend-came-late = The answer took longer than was agreed.
friend-make-move = Make your move. Then there is a link to send.
friend-place-pieces = Set up your pieces. { CAPITAL($name) } does not see them.
friend-send = Send this link to { $name }.
friend-send-sealed = Send this link to { $name }. It holds your set-up under a seal.
friend-send-number = Send this link to { $name }. The answer decides the start.
friend-send-answer = Send this link back to { $name }. It decides the start.
friend-link = Link
friend-copy = Copy the link
friend-share = Share
friend-qr = QR code
friend-qr-of = QR code of the link
friend-qr-too-long = The link is too long for a QR code.
friend-from-disk = This page is a file on your computer: { $name } can open the link only with the same file in the same place.

# In the status line.
friend-waiting = Waiting for { $name }.
friend-waiting-set-up = Your set-up is complete. Waiting for { $name } to show the other one.
friend-stopped = This game waits for your decision.

friend-offer = Offer a draw
friend-offered = You offer a draw.
friend-offers = { CAPITAL($name) } offers a draw.
friend-accept = Accept the draw
friend-decline = Decline
friend-ask = Ask to take back
friend-asked = You ask to take your last move back.
friend-asks = { CAPITAL($name) } asks to take the last move back.
friend-grant = Allow it
friend-refuse = Refuse
friend-resign = Resign
friend-rematch = Rematch
friend-leave = Leave
friend-left = The game is in the list “Your games”.

# How a game ends.
friend-agreed = Draw by agreement.
friend-agreed-why = Both agreed on it.

## What is said of a link that was opened
friend-stale = This link is older than the game in this browser: it ends after { $plies ->
    [one] { $plies } half-move
   *[other] { $plies } half-moves
}, and you have seen { $seen }. The board shows it as it was.
friend-newest = Show the latest
friend-fork = This link tells another game than this browser: they differ from half-move { $ply } on. The link goes on with { $theirs }, this browser with { $mine }. The board shows the game of this browser.
# In the place of a move: nothing, something that is no move, a move that is hidden.
friend-nothing = nothing
friend-no-move = something else than a move
friend-hidden-move = a hidden move
friend-foreign = This link holds moves of yours that this browser does not know, from half-move { $ply } on. Take it if you made them elsewhere.
friend-take-link = Take the link
friend-keep-mine = Keep this game
friend-damaged = This link is damaged: something of it is missing or changed. Ask for it again.
friend-impossible = This link holds something that the rules do not allow. It was not taken.
friend-broken-seal = What is shown now is not what was sealed. It was not taken.
friend-other-rules = The rules of this page are not those of the link. Its game cannot be shown.
friend-lost-secret = This browser does not have what was sealed. Open the game where it was sealed.
friend-not-kept = This browser keeps nothing for this page: keep the latest link yourself.

## Live play
friend-live = Play live
friend-live-lead = While both have this page open, moves are seen at once. If that fails or breaks, the game goes on by link.
friend-live-tells = The two browsers connect directly. The code that you send holds the addresses of your device in the network; whoever has the code can read them. What is sent afterwards is encrypted, and is the same as in the links.
friend-live-near = No other computer is asked, so it works in one network, or where both can be reached from outside.
friend-live-asks = To find out how it can be reached from outside, your browser asks { $servers }, which learns your address.
friend-live-make = Make a code
friend-live-making = One moment.
friend-live-send = Send this link to { $name }, and keep this page open.
friend-live-answer = Answer of { $name }
friend-live-connect = Connect
friend-live-asked = { CAPITAL($name) } wants to play live.
friend-live-send-answer = Send this answer back to { $name }, and keep this page open.
friend-live-answer-link = Answer
friend-live-copy-answer = Copy the answer
friend-live-wrong = That is no answer to this code.
friend-live-failed = No connection came about. The game goes on by link.
friend-live-impossible = This browser cannot connect to another one.
friend-live-connecting = Connecting.
friend-live-on = Connected with { $name }: moves are seen at once.
friend-live-off = The connection to { $name } is broken. The game goes on by link.
friend-live-end = End the connection
friend-live-handed = The page that waits for this answer has taken it. You can close this one.
friend-live-not-taken = No page of this browser waits for this answer. Open it where the code was made.
