# 规则文字的标题。

topic-board = 棋盘
topic-start = 开局摆法
topic-pieces = 棋子
topic-moving = 走棋
topic-promotion = 升变
topic-captures = 吃子
topic-drops = 手中棋子与打入
topic-powers = 特殊能力
topic-check = 将军
topic-end = 终局
topic-notation = 记法

rule-more = 还有一些规则没有写在这里。
