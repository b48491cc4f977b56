//! What is said of the board and of what stands on it at the start. Shuffled starts are a rule.

use definition::Symmetry;

use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::variant::Variant;
use rules::prose::{Topic, Words, list, plural};

pub(super) fn words(words: &mut Words<'_>) {
    size(words);
    if words.builder.settings.last("fen").is_some() {
        words.say(Topic::Start, "The game begins from a position of its own, which the board shows.");
    }
    set_up(words);
    hands(words);
    if !words.builder.settings.flag("enforce", true) {
        words.say(
            Topic::Moving,
            "The board is free: any piece may be put anywhere, and rules are shown but not enforced.",
        );
    }
    if words.builder.settings.flag("castleFlip", false) {
        words.say(Topic::Moving, "Left and right of a castling are the same for both sides: left is towards file a.");
    }
    notation(words);
}

fn size(words: &mut Words<'_>) {
    let board = &words.builder.definition().board;
    let topology = &words.builder.variant.movement.topology;
    let (files, ranks) = (topology.plane_files, topology.ranks);
    let n = topology.squares().count();
    let sentence = match (&board.hexes, board.holes.len()) {
        (Some(hexes), _) => {
            let top = if hexes.flat { "an edge" } else { "a corner" };
            format!("The board has {n} hexagons with {top} on top.")
        }
        _ if board.planes > 1 => {
            let last = char::from(b'A' + board.planes - 1);
            format!(
                "The board has {} planes, A to {last}, of {files} files and {ranks} ranks: {n} squares.",
                board.planes
            )
        }
        (None, 0) => format!("The board has {files} files and {ranks} ranks."),
        (None, _) => {
            format!("The board has {n} squares on {files} files and {ranks} ranks; the other squares are missing.")
        }
    };
    words.say(Topic::Board, sentence);
}

fn set_up(words: &mut Words<'_>) {
    for it in armies(words) {
        words.say(Topic::Start, it);
    }
}

/// What stands on the board at the start, in sentences.
fn armies(words: &Words<'_>) -> Vec<String> {
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
    let text = |counts: &[(TypeId, usize)]| {
        let items: Vec<String> = counts
            .iter()
            .map(|(kind, n)| if *n == 1 { words.one(*kind) } else { format!("{n} {}", plural(&words.name(*kind))) })
            .collect();
        if items.is_empty() { "no piece".to_owned() } else { list(&items, "and") }
    };
    let [white, black] = Player::both(|it| counted(it, false));
    let of_neither = counted(Player::White, true);
    let mut res = Vec::new();
    if white.is_empty() && black.is_empty() && of_neither.is_empty() {
        res.push("The board is empty at the start.".to_owned());
    } else if white == black {
        let symmetry = match words.builder.definition().board.symmetry {
            _ if words.builder.definition().last("fen").is_some() => "",
            Symmetry::Mirror => ", opposite each other",
            Symmetry::Rotate => ", Black's turned by half a turn",
            Symmetry::None => "",
        };
        res.push(format!("Each side begins with {}{symmetry}.", text(&white)));
    } else {
        let sides = Player::BOTH.into_iter().zip([white, black]);
        res.extend(sides.map(|(side, counts)| format!("{} begins with {}.", side.name(), text(&counts))));
    }
    if !of_neither.is_empty() {
        res.push(format!("There is {} of neither side.", text(&of_neither)));
    }
    res
}

fn hands(words: &mut Words<'_>) {
    let definition = words.builder.definition();
    let held = |side: usize| -> Vec<String> {
        let pieces = definition.pieces.iter().filter(|it| it.hand[side] > 0);
        pieces
            .map(|it| match it.hand[side] {
                1 => rules::prose::a(&it.name.to_lowercase()),
                n => format!("{n} {}", plural(&it.name.to_lowercase())),
            })
            .collect()
    };
    let [white, black] = [held(0), held(1)];
    if white == black {
        if !white.is_empty() {
            words.say(Topic::Start, format!("Each side holds {} in hand.", list(&white, "and")));
        }
        return;
    }
    for (side, items) in Player::BOTH.into_iter().zip([white, black]).filter(|it| !it.1.is_empty()) {
        words.say(Topic::Start, format!("{} holds {} in hand.", side.name(), list(&items, "and")));
    }
}

fn notation(words: &mut Words<'_>) {
    if words.builder.definition().board.first_rank == Some(0) {
        words.say(Topic::Notation, "Ranks are counted from 0.");
    }
    let ids: Vec<String> = words
        .builder
        .kinds()
        .map(|it| format!("{} {}", words.builder.variant.pieces.types[it.index()].key, words.name(it)))
        .collect();
    if !ids.is_empty() {
        words.say(Topic::Notation, format!("Pieces are written by their letters: {}.", ids.join(", ")));
    }
}
