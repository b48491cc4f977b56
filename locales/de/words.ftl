# Wörter der Autoren, die keine Figuren benennen: für die üblichen englischen. Andere erscheinen, wie der Autor sie schreibt.
#
# Sie stehen ohne Artikel nach einem Doppelpunkt oder in Klammern: „Gelände: Wasser“, „Rüstung: leicht“.

## Gelände

word-mountain = Gebirge
word-water = Wasser
word-lake = See
word-marsh = Sumpf
word-wood = Wald
word-trench = Graben
word-throne = Thron
word-restricted = gesperrtes Feld
word-bare = kahler Boden
word-covered = verdeckt

## Rüstung

word-none = keine
word-light = leicht
word-heavy = schwer
word-plain = einfach
word-guarded = verstärkt

## Aufstellungen

word-middle = Mitte
word-beside-the-middle = neben der Mitte
word-corner = Ecke
