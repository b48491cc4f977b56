# Ce qui ne va pas dans une définition, et ce qui aide.

def-solution-misfit = La solution ne convient pas : { $why }
def-solution-hint = Les coups qui précèdent comptent.

def-no-array = « { $text } » n’est pas une disposition ; la première est prise.
def-arrays = Sont possibles : { $names }.
