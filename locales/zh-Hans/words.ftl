# 作者用来称呼棋子以外事物的词：常见英文词的译名；这里没有的按作者的写法显示。

## 地形

word-mountain = 山
word-water = 水
word-lake = 湖
word-marsh = 沼泽
word-wood = 树林
word-trench = 壕沟
word-throne = 王座
word-restricted = 限制格
word-bare = 裸地
word-covered = 盖住

## 护甲

word-none = 无
word-light = 轻
word-heavy = 重
word-plain = 普通
word-guarded = 加强

## 开局摆法

word-middle = 中央
word-beside-the-middle = 中央旁边
word-corner = 角落
