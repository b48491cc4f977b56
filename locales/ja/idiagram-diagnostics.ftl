# 定義をInteractive Diagram（H. G. Mullerによる、ページに変種を描くスクリプト）のパラメーターにするとき、失われること、書けないこと。
#
# $keyは定義のキー、$valueはその値で、どちらもそのままです。$movesはXBetzaの動き、$pieceは駒の名前です。

idiagram-board = Interactive Diagramは、正方形のマスの一つの盤だけを扱います。
idiagram-no-key = Interactive Diagramには、{ $key }に当たるパラメーターがありません。
idiagram-no-value = { $key }={ $value }は、Interactive Diagramに書けません。
idiagram-both-sides = Interactive Diagramでは、{ $key }は双方に共通です。
idiagram-moves = { $piece }のこの動きは、Interactive Diagramに書けません：{ $moves }。
idiagram-morph = { $piece }が{ $square }で何になるか、または何ができないかを表す記号が、Interactive Diagramにはありません。
idiagram-line = Interactive Diagramでは、駒の名前・ID・画像に、コロンと等号は使えません。
idiagram-start = Interactive Diagramでは、先手は白です。
idiagram-holes = Interactive Diagramでは、一方の側の穴は、もう一方の側の穴と向かい合います。
idiagram-differs = 読み戻すと、パラメーターの手がここで異なります：{ $position }。
idiagram-differs-reading = 読み戻すと、パラメーターに誤りがあります：{ $problem }
idiagram-ends = { $key }は省きます。Interactive Diagramは、対局がいつ終わるかを読者に任せます。手は同じです。
idiagram-pictures = Interactive Diagramは画像だけを描きます。画像のあるフォルダーのアドレスを、graphicsDir=で加えてください。
