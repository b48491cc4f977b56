# 学习一种棋：棋子与规则的练习，以及习题。$piece 是棋子的名称。

## 课程
# $title 是棋的名称。
learn-title = 学习{ $title }
learn-board = 练习棋盘
learn-chapters = 章节
learn-chapter-done = { $name }，已完成
# 棋子以外的章节讲什么。
learn-chapter = { $chapter ->
    [drop] 打入
    [promote] 升变
    [effect] 着法的其他效果
   *[goal] 取胜
}
learn-progress-label = 进度
learn-progress = { $done } / { $all }
learn-making = 请稍候：正在生成练习。
learn-nothing = 会国际象棋的棋子就会这些：这里没有要练的。
learn-done = 完成！来下一局吧。
learn-again = 换一批局面再练

## 问题。点击格子和棋子作答。
learn-asks-reach = 标出{ $piece }一步能走到的所有格子。
learn-asks-take = { $piece }能吃哪个棋子？请点击它。
learn-asks-travel = 用{ $count }步把{ $piece }走到星处。其他棋子不动。
learn-asks-drop = 在带圈的格子中，标出可以打入{ $piece }的格子。
learn-asks-promote = 在带圈的棋子中，标出下一步能变成别的棋子的。
learn-asks-effect = 走出这步棋后，标出它移除或改变的所有棋子。
# $side 是白方或黑方。
learn-asks-goal = { $side }走棋，一步取胜。

## 对回答的说明
learn-check = 检查
learn-next = 下一个
learn-show = 显示答案
learn-shown = 这是答案。
learn-wrong = { $square }不对。
learn-missing = 到此都对；还差{ $count }个。
learn-spent = 步数用完了。请从头再来。
learn-astray = 这步棋不能取胜。
learn-hint-count = 正确答案有{ $count }个。
learn-hint-square = 看看{ $square }。
# 带标记的格子怎么称呼，跟在格子名后。
learn-mark = { $mark ->
    [asked] 待判断
    [target] 星
    [marked] 已标
    [right] 正确
    [missing] 漏掉
   *[wrong] 错误
}

## 习题集
learn-puzzles-title = 习题：{ $title }
learn-puzzles-list = 习题
learn-puzzle = 第{ $number }题
learn-puzzle-solved = 第{ $number }题，已解
learn-difficulty = 难度{ $stars } / 5
learn-solved = 已解{ $done } / { $all }
learn-streak = 连续{ $count }题
learn-best = 最多{ $count }题
learn-puzzles-kept = 没有错误也没用提示就解出，连续数加一。只有这个浏览器记得。
learn-next-puzzle = 下一题
learn-no-puzzles = 习题无法加载。
