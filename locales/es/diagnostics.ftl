# Qué falla en una definición, y qué ayuda.

def-solution-misfit = La solución no encaja: { $why }
def-solution-hint = Las jugadas anteriores cuentan.

def-no-array = «{ $text }» no es ninguna formación; vale la primera.
def-arrays = Puede ser: { $names }.
