# 定義のどこが誤りか、どうすればよいか。

def-solution-misfit = 解答が合いません。{ $why }
def-solution-hint = それより前の手は有効です。

def-no-array = 「{ $text }」という並べ方はありません。最初のものを使います。
def-arrays = 使えるもの：{ $names }。
