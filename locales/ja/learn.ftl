# ゲームを学ぶ：駒とルールの練習、パズル。$piece は駒の名前。

## 練習
# $title はゲームの題名。
learn-title = { $title }を学ぶ
learn-board = 練習の盤
learn-chapters = 章
learn-chapter-done = { $name }、終了
# 駒以外の章の内容。
learn-chapter = { $chapter ->
    [drop] 打つ
    [promote] 成り
    [effect] 手のほかの効果
   *[goal] 勝ち方
}
learn-progress-label = 進み具合
learn-progress = { $done } / { $all }
learn-making = 少々お待ちください。練習を作っています。
learn-nothing = チェスの駒を知っていれば十分です。ここに練習はありません。
learn-done = 終わりました！次は対局です。
learn-again = 別の局面で練習

## 問い。マスや駒をクリックして答える。
learn-asks-reach = { $piece }が一手で行けるマスをすべて選んでください。
learn-asks-take = { $piece }が取れる駒をクリックしてください。
learn-asks-travel = { $piece }を{ $count }手で星まで動かしてください。ほかの駒は動きません。
learn-asks-drop = 輪のあるマスのうち、{ $piece }を打てるマスを選んでください。
learn-asks-promote = 輪のある駒のうち、次の手でほかの駒になれるものを選んでください。
learn-asks-effect = この手が指されます。取り除かれる駒、変わる駒をすべて選んでください。
# $side は先手か後手。
learn-asks-goal = { $side }の手番。一手で勝ってください。

## 答えについて
learn-check = 答え合わせ
learn-next = 次へ
learn-show = 答えを表示
learn-shown = これが答えです。
learn-wrong = { $square }は違います。
learn-missing = ここまで正解です。あと{ $count }つあります。
learn-spent = 手を使い切りました。初めからもう一度。
learn-astray = その手では勝てません。
learn-hint-count = 正解は{ $count }つあります。
learn-hint-square = { $square }に注目。
# 印のあるマスの呼び方。マスの名前の後に来る。
learn-mark = { $mark ->
    [asked] 問い
    [target] 星
    [marked] 選択済み
    [right] 正解
    [missing] 足りなかった
   *[wrong] 間違い
}

## パズル集
learn-puzzles-title = パズル：{ $title }
learn-puzzles-list = パズル
learn-puzzle = パズル{ $number }
learn-puzzle-solved = パズル{ $number }、正解済み
learn-difficulty = 難しさ{ $stars } / 5
learn-solved = { $all }問中{ $done }問正解
learn-streak = { $count }問連続
learn-best = 最高{ $count }問
learn-puzzles-kept = 間違いもヒントもなしで解くと、連続が伸びます。記録はこのブラウザーだけに残ります。
learn-next-puzzle = 次のパズル
learn-no-puzzles = パズルを読み込めませんでした。
