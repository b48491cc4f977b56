# Words that other messages are made of.

# The sides before the name of something: a white piece. What a family of games calls them stands in its file.
-side-white = white
-side-black = black

# Between the items of a list, and before the last one.
list-comma = {", "}
list-and = {" and "}
list-or = {" or "}

# Between the whole part of a number and the rest: 3.25.
decimal-sign = {"."}

# Between two sentences.
sentence-space = {" "}

# Words that somebody else wrote: an author, a page.
said = { $text }
sentences = { $all }
