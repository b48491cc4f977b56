# What the command line says to people: what is wrong, and notes beside the output. Both programs say the same, the native one and that of the npm
# package.
#
# Commands, options ($option, with its dashes), names of programs, and words of definitions are never translated; nor is what stands in a message
# between quotation marks without a place for an argument, or behind two dashes.

# $command is what to type.
cli-try = Try: { $command }
# Before a note beside the output, and before what helps with a fault of a definition.
cli-note = note: { $text }
cli-hint = hint: { $hint }
# $place is a file, a line of it, or an option; the same in every language.
cli-at = { $place }: { $why }

## Command lines that make no sense. They follow the name of the program and a colon.

cli-command-missing = a command is missing.
cli-no-command = there is no command "{ $text }".
cli-no-option = there is no option "{ $text }".
# $languages are the tags of all that there are.
cli-no-language = there is no language "{ $text }"; there are { $languages }.
# $usage is how the command is written.
cli-use = use it as "{ $usage }".
cli-option-unused = { $command } takes no { $option }.
# $program is cargo or npm, where the program comes from.
cli-needs-program = { $command } needs the { $program } program.
cli-value-missing = { $option } needs a value.
cli-value-unused = { $option } takes no value.
# $options are two or three options.
cli-options-exclude = { $options } exclude each other.
# $values are the words that may follow it.
cli-option-values = { $option } is { $values }.
cli-no-number = "{ $text }" is no number for { $option }.
cli-needs-option = { $option } needs { $other }.
cli-no-depth = "{ $text }" is no depth from 0 to { $most }.
cli-no-width = --width is a number of pixels up to { $most }.
cli-no-range = "{ $text }" is no range of positions: 0-20, or 10- for all from the tenth.
cli-no-pace = --pace is a number of milliseconds up to { $most }.
cli-no-text = "{ $text }" is not UTF-8 text.
# $known: what it may be.
cli-none-of = "{ $text }" is not { $known }.
cli-no-engine = "{ $text }" is no engine for --engines.
cli-no-bounds = "{ $text }" is not two differences in Elo, the smaller one first, such as 0,10.
cli-two-engines = match needs two engines: --engines A B.
# Work may be done in parts.
cli-no-part = "{ $text }" is no part for --shard: write such as 2/8.
cli-no-stipulation = solve needs --stipulation, such as "#2".
cli-no-pawn = --pawn has to name a piece of the start array.
cli-output-folder = facts of a folder need a folder: --output FOLDER.
cli-results-need-file = --results needs a definition in a file.
cli-values-forms = values are written as text or with --json.
cli-protocol-input = { $command } reads commands from standard input: FILE cannot be -.
# Follows the name of a definition and a colon.
cli-xboard-hexagons = the board is made of hexagons, which XBoard cannot draw.
cli-xboard-hidden = XBoard would show what this game hides.

## Files. These follow the name of a file or folder and a colon.

cli-file-missing = there is no such file.
cli-file-folder = this is a folder.
cli-file-unreadable = this file cannot be read.
cli-file-unwritable = this file cannot be written.
cli-file-large = this file is too large.
cli-file-no-text = this file is not UTF-8 text.
cli-file-encoding = { $file } is not UTF-8. It is read as { $encoding }.
cli-no-such-game = this text holds { $count ->
    [one] one game
   *[other] { $count } games
}.
cli-folder-missing = there is no such folder.
cli-folder-unreadable = this folder cannot be read.
cli-folder-empty = no definition is in this folder.
# $why is what the system says.
cli-output-unwritable = The output cannot be written: { $why }

## Definitions, games, pictures

# Follows “note: ”.
cli-has-errors = { $file } has errors; `variant-diagram check` shows them.
# $why is a sentence.
cli-cannot-be-played = { $move } cannot be played: { $why }
# Of a file with sections, a variants.ini.
cli-no-section = { $file } has no section.
cli-no-section-named = { $file } has no section "{ $name }".
cli-no-variant = There is no variant "{ $name }".
cli-png-renderer = PNG and GIF need a renderer: npm install @resvg/resvg-js (or write SVG, which any browser opens).
# $why is a sentence about a page of a site: why it cannot be read.
cli-page-without-pictures = { $why } Its blocks get no pictures.
cli-pictures-made = { $count ->
    [one] { $count } diagram
   *[other] { $count } diagrams
} in { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}

## Matches between engines, and games of the search against itself

cli-openings-empty = no opening is in this file.
# $opening is a position or some moves, $why a sentence: in the place of one of another file, the next message.
cli-no-opening = The opening "{ $opening }" cannot be played: { $why }
cli-opening-incomplete = it is not complete.
# Openings are random moves. $most is a number of hundredths of a pawn.
cli-openings-end = { $count ->
    [one] { $count } random move ends this game.
   *[other] { $count } random moves end this game.
}
cli-openings-unbalanced = { $count ->
    [one] { $count } random move ends this game, or leaves one side ahead by more than { $most } centipawns.
   *[other] { $count } random moves end this game, or leave one side ahead by more than { $most } centipawns.
}
cli-start-unbalanced = The start itself leaves one side ahead by more than { $most } centipawns: give a larger --balance, or balanced positions by --openings.
cli-records-other = The file of records belongs to another match.
cli-no-best = The search found no move.
cli-learns-nothing = learn needs --output for the network, or --results for its games.
cli-base = --base is sums or all.
cli-neurons = --neurons is 16 or 32.
cli-no-positions = No game has positions to learn from.
# $program is another program that plays.
cli-program-start = { $program } cannot be started.
cli-program-ended = { $program } ended in the middle of the match.
# $word is what it should have said, $count a number of seconds.
cli-program-silent = { $program } did not say { $word } within { $count } s.
cli-program-illegal = { $program } plays { $move }, which is not legal.
# Follows the name of a definition and a colon.
cli-games-tell-nothing = games of the search against itself tell nothing here.
cli-other-weights = These games are judged by different weights: ask for them apart.

## Results in files

# These two follow the name of a file and a colon.
cli-results-line = this is no line of results.
cli-results-other = these results are of something else.
cli-results-none = There are no results in these files.
cli-results-no-facts = These files hold no results of facts.
cli-results-unknown = These files hold no results of facts, values, tune or match.
cli-no-table = There is no table.
