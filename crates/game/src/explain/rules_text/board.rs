//! What is said of the board and of what stands on it at the start. Shuffled starts are a rule.

use definition::Symmetry;

use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::variant::Variant;
use message::{Arg, Message, msg};
use rules::prose::{Topic, Words};

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

fn set_up(words: &mut Words<'_>) {
    for it in armies(words) {
        words.tell(Topic::Start, it);
    }
}

/// What stands on the board at the start.
fn armies(words: &Words<'_>) -> Vec<Message> {
    let Variant { start, pieces, .. } = &words.builder.variant;
    let (setup, neutral) = (&start.setup, pieces.neutral);
    let counted = |side: Player, is_neutral: bool| -> Vec<(TypeId, usize)> {
        let on = |kind: TypeId| {
            let is = |it: &&Edit| matches!(it, Edit::Put(_, piece) if piece.is(side) && piece.kind() == kind);
            setup.edits.iter().filter(is).count()
        };
        let kinds = words.builder.kinds().filter(|it| neutral.has(*it) == is_neutral);
        kinds.map(|it| (it, on(it))).filter(|it| it.1 > 0).collect()
    };
    let army = |counts: &[(TypeId, usize)]| {
        let items = counts.iter().map(|(kind, n)| several(words.named(*kind), *n));
        if counts.is_empty() { msg!("no-piece").into() } else { Arg::all(items) }
    };
    let [white, black] = Player::both(|it| counted(it, false));
    let of_neither = counted(Player::White, true);
    let mut res = Vec::new();
    if white.is_empty() && black.is_empty() && of_neither.is_empty() {
        res.push(msg!("board-empty"));
    } else if white == black {
        let symmetry = match words.builder.definition().board.symmetry {
            _ if words.builder.definition().last("fen").is_some() => "none",
            Symmetry::Mirror => "mirror",
            Symmetry::Rotate => "rotate",
            Symmetry::None => "none",
        };
        res.push(msg!("board-each-begins", pieces = army(&white), symmetry = Arg::Choice(symmetry)));
    } else {
        let sides = Player::BOTH.into_iter().zip([white, black]);
        res.extend(sides.map(|(side, counts)| msg!("board-side-begins", side = side, pieces = army(&counts))));
    }
    if !of_neither.is_empty() {
        res.push(msg!("board-neither", pieces = army(&of_neither)));
    }
    res
}

/// So many pieces of one name.
fn several(piece: Arg, n: usize) -> Message {
    if n == 1 { msg!("one", piece = piece) } else { msg!("several", count = n, piece = piece) }
}

fn hands(words: &mut Words<'_>) {
    let definition = words.builder.definition();
    let held = |side: usize| -> Vec<Message> {
        let pieces = definition.pieces.iter().filter(|it| it.hand[side] > 0);
        pieces.map(|it| several(Arg::piece(it.name.to_lowercase()), usize::from(it.hand[side]))).collect()
    };
    let [white, black] = [held(0), held(1)];
    if white == black {
        if !white.is_empty() {
            words.tell(Topic::Start, msg!("board-each-holds", pieces = Arg::all(white)));
        }
        return;
    }
    for (side, items) in Player::BOTH.into_iter().zip([white, black]).filter(|it| !it.1.is_empty()) {
        words.tell(Topic::Start, msg!("board-side-holds", side = side, pieces = Arg::all(items)));
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
        words.tell(Topic::Notation, msg!("board-letters", letters = Arg::listed(letters)));
    }
}
