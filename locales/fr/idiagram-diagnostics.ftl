# Ce qu’une définition perd, ou ne peut pas dire, comme paramètres de l’Interactive Diagram, un script de H. G. Muller qui dessine des variantes sur des pages.
#
# $key est une clé de définition, $value sa valeur ; les deux restent telles quelles. $moves est un coup en XBetza, $piece le nom d’une pièce.

idiagram-board = L’Interactive Diagram joue sur un seul plateau de cases carrées.
idiagram-no-key = L’Interactive Diagram n’a pas de paramètre pour { $key }.
idiagram-no-value = L’Interactive Diagram ne peut pas exprimer { $key }={ $value }.
idiagram-both-sides = Dans l’Interactive Diagram, { $key } est le même pour les deux camps.
idiagram-moves = L’Interactive Diagram n’a pas de coup tel que celui de cette pièce ({ $piece }) : { $moves }.
idiagram-morph = L’Interactive Diagram n’a pas de signe pour ce que cette pièce devient, ou ne peut pas faire, en { $square } : { $piece }.
idiagram-line = Dans l’Interactive Diagram, ni le nom, ni l’ID, ni l’image d’une pièce n’ont de deux-points ou de signe égal.
idiagram-start = Dans l’Interactive Diagram, les Blancs commencent.
idiagram-holes = Dans l’Interactive Diagram, les trous d’un camp font face à ceux de l’autre.
idiagram-differs = Relus, les paramètres ont d’autres coups ici : { $position }.
idiagram-differs-reading = Relus, les paramètres sont faux : { $problem }
idiagram-ends = { $key } est laissé de côté : l’Interactive Diagram laisse ses lecteurs décider quand une partie est finie. Les coups sont les mêmes.
idiagram-pictures = L’Interactive Diagram ne dessine que des images : ajoutez graphicsDir= avec l’adresse d’un dossier qui les contient.
