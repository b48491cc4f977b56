# What became of a move that the author of a rule asks about. $path is a move, $rule the name of a rule's file in words.

trace-legal = legal: { $path }
trace-refused = { $why } ({ $code })
trace-dropped = { $path }: dropped by { $rule }
trace-passed = { $path }: comes through all passes; what it leads to is refused
