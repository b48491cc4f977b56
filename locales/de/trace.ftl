# Was aus einem Zug wurde, nach dem der Autor einer Regel fragt. $path ist ein Zug, $rule der Dateiname einer Regel in Worten.

trace-legal = regelgemäß: { $path }
trace-refused = { $why } ({ $code })
trace-dropped = { $path }: weggelassen von { $rule }
trace-passed = { $path }: besteht alle Durchgänge; abgelehnt wird, wozu der Zug führt
