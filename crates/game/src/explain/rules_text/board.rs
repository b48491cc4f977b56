//! What is said of the board and of what stands on it at the start. Shuffled starts are a rule.

use definition::{Piece, Symmetry};

use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::variant::Variant;
use message::{Arg, Message, msg};
use rules::prose::{Column, Topic, Words, each_side};

pub(super) fn words(words: &mut Words<'_>) {
    size(words);
    if words.builder.settings.last("fen").is_some() {
        words.tell(Topic::Start, msg!("board-own-start"));
    }
    set_up(words);
    hands(words);
    if !words.builder.settings.flag("enforce", true) {
        words.tell(Topic::Moving, msg!("board-free-play"));
    }
    if words.builder.settings.flag("castleFlip", false) {
        words.tell(Topic::Moving, msg!("board-castle-flip"));
    }
    notation(words);
}

fn size(words: &mut Words<'_>) {
    let board = &words.builder.definition().board;
    let topology = &words.builder.variant.movement.topology;
    let (files, ranks) = (topology.plane_files, topology.ranks);
    let n = topology.squares().count();
    let message = match (&board.hexes, board.holes.len()) {
        (Some(hexes), _) => {
            let top = if hexes.flat { "edge" } else { "corner" };
            msg!("board-hexagons", count = n, top = Arg::Choice(top))
        }
        _ if board.planes > 1 => {
            let last = char::from(b'A' + board.planes - 1).to_string();
            msg!("board-planes", planes = board.planes, last = last, files = files, ranks = ranks, count = n)
        }
        (None, 0) => msg!("board-size", files = files, ranks = ranks),
        (None, _) => msg!("board-size-holes", files = files, ranks = ranks, count = n),
    };
    words.tell(Topic::Board, message);
}

/// So many pieces of one name.
#[derive(PartialEq, Eq)]
struct Several {
    piece: Arg,
    count: usize,
}

/// The columns of a table of pieces.
const COUNTED: &[Column] = &[Column::PIECE, Column::COUNT];

/// Some pieces as a list of a sentence.
fn listed(pieces: &[Several]) -> Arg {
    let several = |it: &Several| match it.count {
        1 => msg!("one", piece = it.piece.clone()),
        n => msg!("several", count = n, piece = it.piece.clone()),
    };
    if pieces.is_empty() { msg!("no-piece").into() } else { Arg::all(pieces.iter().map(several)) }
}

/// The same for the rows of a table.
fn counted(pieces: Vec<Several>) -> Vec<Message> {
    pieces.into_iter().map(|it| msg!("several", count = it.count, piece = it.piece)).collect()
}

/// Whose pieces a table has: those of a side, or of each alike.
fn owner(side: Option<Player>) -> Arg {
    side.map_or_else(|| msg!("each-side").into(), Arg::from)
}

/// What stands on the board at the start.
fn set_up(words: &mut Words<'_>) {
    let Variant { start, pieces, .. } = &words.builder.variant;
    let (setup, neutral) = (&start.setup, pieces.neutral);
    let army = |side: Player, is_neutral: bool| -> Vec<Several> {
        let on = |kind: TypeId| {
            let is = |it: &&Edit| matches!(it, Edit::Put(_, piece) if piece.is(side) && piece.kind() == kind);
            setup.edits.iter().filter(is).count()
        };
        let kinds = words.builder.kinds().filter(|it| neutral.has(*it) == is_neutral);
        kinds.map(|it| Several { piece: words.named(it), count: on(it) }).filter(|it| it.count > 0).collect()
    };
    let armies = Player::both(|it| army(it, false));
    let of_neither = army(Player::White, true);
    if armies.iter().all(Vec::is_empty) && of_neither.is_empty() {
        return words.tell(Topic::Start, msg!("board-empty"));
    }
    for (side, army) in each_side(armies) {
        let symmetry = Arg::Choice(match words.builder.definition().board.symmetry {
            _ if side.is_some() || words.builder.definition().last("fen").is_some() => "none",
            Symmetry::Mirror => "mirror",
            Symmetry::Rotate => "rotate",
            Symmetry::None => "none",
        });
        let sentence = match side {
            None => msg!("board-each-begins", pieces = listed(&army), symmetry = symmetry.clone()),
            Some(side) => msg!("board-side-begins", side = side, pieces = listed(&army)),
        };
        let caption = msg!("board-begins-table", side = owner(side), symmetry = symmetry);
        words.tell_list(Topic::Start, sentence, &counted(army), caption, COUNTED);
    }
    if !of_neither.is_empty() {
        words.tell(Topic::Start, msg!("board-neither", pieces = listed(&of_neither)));
    }
}

fn hands(words: &mut Words<'_>) {
    let definition = words.builder.definition();
    let held = |side: Player| -> Vec<Several> {
        let count = |it: &Piece| usize::from(it.hand[side.index()]);
        let pieces = definition.pieces.iter().filter(|it| count(it) > 0);
        pieces.map(|it| Several { piece: Arg::piece(it.name.to_lowercase()), count: count(it) }).collect()
    };
    for (side, hand) in each_side(Player::both(held)).into_iter().filter(|it| !it.1.is_empty()) {
        let sentence = match side {
            None => msg!("board-each-holds", pieces = listed(&hand)),
            Some(side) => msg!("board-side-holds", side = side, pieces = listed(&hand)),
        };
        let caption = msg!("board-holds-table", side = owner(side));
        words.tell_list(Topic::Start, sentence, &counted(hand), caption, COUNTED);
    }
}

fn notation(words: &mut Words<'_>) {
    if words.builder.definition().board.first_rank == Some(0) {
        words.tell(Topic::Notation, msg!("board-ranks-from-zero"));
    }
    let types = &words.builder.variant.pieces.types;
    let letter = |it: TypeId| msg!("board-letter", letter = types[it.index()].key.clone(), piece = words.named(it));
    let letters: Vec<Message> = words.builder.kinds().map(letter).collect();
    if !letters.is_empty() {
        let sentence = msg!("board-letters", letters = Arg::listed(letters.iter().cloned()));
        let columns = &[Column::PIECE, Column::of("letter", "column-letter")];
        words.tell_list(Topic::Notation, sentence, &letters, msg!("board-letters-table"), columns);
    }
}
