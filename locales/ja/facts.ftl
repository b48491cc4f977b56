# ゲームのデータ：コンピューター同士の対局の結果と、駒について測ったこと。ゲームのページにあり、ネイティブのプログラムの `facts` も書き出します。

# 対局からわかること。それぞれ一文。
facts-even = { white }と{ black }はほぼ互角です。
facts-few = どちらが有利かは、{ $games }局ではわかりません。
facts-white-slightly = { white }がやや有利です。
facts-white-clearly = { white }がはっきり有利です。
facts-black-slightly = { black }がやや有利です。
facts-black-clearly = { black }がはっきり有利です。
facts-lasts = 1局は両者およそ{ $moves }手ずつです。
facts-mostly = 最も多い終わり方：{ $ending }。

facts-bar = { $games }局で{ white }の{ $wins }勝、{ $draws }引き分け、{ $losses }敗
facts-games = コンピューター同士の対局{ $games }局、1手あたり{ $nodes }局面{ $dated ->
    [yes] 、{ $date }
   *[no] {""}
}。{ white }の本当の得点率は、95 %の確かさで{ $low }～{ $high } %です。
facts-points = { white }の得点
facts-points-are = { $points } % ± { $error }：{ $wins }勝、{ $draws }引き分け、{ $losses }敗
facts-length = 長さ
facts-length-is = { $mean }手（{ $least }～{ $most }）
facts-legal-moves = 合法手
facts-legal-moves-are = 1局面あたり{ $mean }、最大{ $most }
facts-captures = 取った駒
facts-captures-are = 1局あたり{ $mean }
facts-endings = 終わり方
facts-endings-are = { $endings }
facts-first-moves = 初手
facts-first-moves-are = { $moves }。かっこの中は{ white }の得点
facts-first-move = { $move }：{ $games }局（{ $points } %）
facts-pieces = 駒：価値、動きの広さ、詰め
facts-table = 価値と動きの広さ
facts-piece = 駒
facts-value = 価値
facts-by-square = マスごとの手の数
facts-empty-board = 手の数（空の盤）
facts-in-games = 対局中
facts-squares-and-mates = マスと詰め
facts-range = { $least }～{ $most }
facts-map = { $piece }のマスごとの手の数
facts-map-rows = 上から：{ $numbers }
facts-map-files = 筋ごと：{ $numbers }
facts-moves-not = ルールの助けがなければ動けません。
facts-reaches-all = すべてのマスに行けます。
facts-reaches = { $squares }マスのうち{ $count }マスに行けます。
facts-bound = { $sets }組のマスのうち一つの組（{ $squares }マスのうち最大{ $count }マス）だけを動きます。
facts-jumps = 周りのマスがすべてふさがっていても動けます。
facts-returns-never = 元のマスには戻れません。
facts-returns-even = 偶数手でしか元のマスに戻れません。
facts-returns-odd = 奇数手で元のマスに戻れます。
facts-mates-not = 自分の王と二枚だけでは、裸の王を詰ませられません。
facts-mates = { $boards }の盤で、自分の王とともに裸の王を詰ませます（最長{ $moves }手）。
facts-remark = 価値は、コンピューターがポーンを単位に見積もったものです。手の数は、駒を取らない手を、空の盤の各マスと対局中の駒について数えたものです。詰めは、ほかのルールのない盤で、両方の王とその駒だけのほとんどの局面から必ず詰むことを意味します。
facts-version = 版{ $version }で測りました。
