# 定义有什么错，怎样改。

def-solution-misfit = 解答不符。{ $why }
def-solution-hint = 前面的着法仍然有效。

def-no-array = 没有名为“{ $text }”的摆法；采用第一个。
def-arrays = 可以是：{ $names }。
