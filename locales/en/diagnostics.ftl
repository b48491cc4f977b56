# What is wrong with a definition, and what helps.

def-solution-misfit = The solution does not fit: { $why }
def-solution-hint = The moves before it count.

def-no-array = "{ $text }" is no array; the first one is used.
def-arrays = It may be { $names }.
