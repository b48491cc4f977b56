# Was an einer Definition nicht stimmt, und was hilft.

def-solution-misfit = Die Lösung passt nicht: { $why }
def-solution-hint = Die Züge davor gelten.

def-no-array = „{ $text }“ ist keine Aufstellung; die erste gilt.
def-arrays = Möglich sind: { $names }.
