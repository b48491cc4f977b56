# ルールの作者が調べる手がどうなったか。$path は手、$rule はルールのファイルの名前（英語）。

trace-legal = 合法手：{ $path }
trace-refused = { $why }（{ $code }）
trace-dropped = { $path }：ルール「{ $rule }」が除きました
trace-passed = { $path }：すべての検査を通りましたが、指したあとの局面が許されません
