# 浏览器保存的对局。$title 是对局的标题。

your-games = 我的对局
keeps-games = 对局只保存在这个浏览器中，不存到别处。
keeps-no-games = 这个浏览器不为本页保存对局。
no-games-yet = 还没有对局。
kept-here = { $title }（本棋盘）
# 棋谱文字的名称，以及打开它的按钮。
kept-record = 棋谱
show-kept-record = 查看棋谱
remove-game = 删除
remove-game-named = 删除“{ $title }”
remove-all-games = 全部删除
really-remove-all-games = 确定全部删除？

# 对局用的是旧规则，棋盘重新开始；列表的名称同上。
kept-elsewhere = 本页的规则已经改变。按旧规则下的对局在“我的对局”列表中。

## 对一局棋的说明

# 与另一个浏览器上的好友对弈，$name 是好友的名字。
kept-friend = 你执{ $side }，对手是{ $name }。
kept-someone = 好友
# 走了多少步，轮到谁走：读者，或某一方。
kept-state = { $plies }步，{ $state ->
    [over] 对局已经结束
    [yours] 轮到你走棋
    [white] 轮到{ white }走棋
   *[black] 轮到{ black }走棋
}。
kept-former = 此后，网页的规则已经改变。
