//! How each type moves, in the words of the notation. What squares and other pieces change about it is said by rules.

use rules::prose::{Topic, Words, capital};

pub(super) fn words(words: &mut Words<'_>) {
    for kind in words.builder.kinds() {
        let text = &words.builder.variant.pieces.types[kind.index()].moves;
        let sentence = format!("{}: {}.", capital(&words.name(kind)), words.moves(text));
        words.say(Topic::Pieces, sentence);
    }
}
