# How a piece moves, told from its moves in XBetza.
