# ブラウザーが保存する対局。$title は対局の題。

your-games = 自分の対局
keeps-games = 対局はこのブラウザーだけに保存され、ほかのどこにも送られません。
keeps-no-games = このブラウザーは、このページの対局を保存しません。
no-games-yet = まだありません。
kept-here = { $title }（この盤）
# 棋譜のテキストの名前と、それを開くもの。
kept-record = 棋譜
show-kept-record = 棋譜を表示
remove-game = 削除
remove-game-named = { $title }を削除
remove-all-games = すべて削除
really-remove-all-games = すべて削除しますか？

# 前のルールでの対局について、新しく始まる盤で言う。一覧の名前は上のとおり。
kept-elsewhere = このページのルールが変わりました。前のルールでの対局は、一覧「自分の対局」にあります。

## 対局について言うこと

# 別のブラウザーの友達と。$name はその名前。
kept-friend = あなたは{ $side }、相手は{ $name }です。
kept-someone = 友達
# 指した手数と、手番：読む人の番か、どちらかの側の番。
kept-state = { $plies }手、{ $state ->
    [over] 終局
    [yours] あなたの手番
    [white] { white }の手番
   *[black] { black }の手番
}。
kept-former = そのあと、ページのルールが変わりました。
