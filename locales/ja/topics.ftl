# 文で書かれたルールの見出し。

topic-board = 盤
topic-start = 初期配置
topic-pieces = 駒
topic-moving = 駒の動かし方
topic-promotion = 成り
topic-captures = 駒を取る
topic-drops = 持ち駒と打ち方
topic-powers = 特別な力
topic-check = 王手
topic-end = 終局
topic-notation = 表記

rule-more = このほかにも、ここに書かれていないルールがあります。
