# 规则作者查问的着法结果如何。$path 是着法，$rule 是规则文件的名称（英文）。

trace-legal = 合法：{ $path }
trace-refused = { $why }（{ $code }）
trace-dropped = { $path }：被规则“{ $rule }”去掉
trace-passed = { $path }：通过全部检查，但走后的局面不允许
