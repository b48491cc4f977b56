//! How each type moves, in the words of the notation. What squares and other pieces change about it is said by rules.

use message::msg;
use rules::prose::{Topic, Words};

pub(super) fn words(words: &mut Words<'_>) {
    for kind in words.builder.kinds() {
        let message = msg!("board-piece-moves", piece = words.named(kind), moves = words.moves_of(kind));
        words.tell(Topic::Pieces, message);
    }
}
