# 駒の名前ではない作者の言葉。作者の定義にある英語のうち、よく使われるものの日本語。ここにないものは、作者の書いたとおりに表示される。

## 地形

word-mountain = 山
word-water = 水
word-lake = 湖
word-marsh = 沼
word-wood = 森
word-trench = 塹壕
word-throne = 玉座
word-restricted = 制限マス
word-bare = 裸地
word-covered = 伏せられたマス

## 装甲

word-none = なし
word-light = 軽
word-heavy = 重
word-plain = 普通
word-guarded = 強化

## 初期配置

word-middle = 中央
word-beside-the-middle = 中央の隣
word-corner = 隅
