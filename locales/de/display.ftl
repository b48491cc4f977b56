# Was das Brett zeigt und was es verbirgt.

## Nebel
fog = Es herrscht Nebel: Eine Seite sieht ihre eigenen Figuren und die Felder, die ihre Züge verändern könnten. Nach dem Ende der Partie wird alles gezeigt.
fog-sight = { CAPITAL($who) } sieht auch jedes Feld, das so erreicht wird: { $lines }.
fog-computer = Der Computer sieht das ganze Brett.

## Einblendung
overlay-engage = Das Brett zeigt, wer wen bedrängt.
overlay-stop = Das Brett zeigt, wo gegnerische Figuren halten müssen.

## Was kein Feld zeigt
side-count = { $side } { $count }
notice-walls = geschlagen ({ $wall }): { $counts }
notice-checks = noch zu gebende Schachs: { $counts }
notice-dice = Würfel: { $pieces }
