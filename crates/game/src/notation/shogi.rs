//! Western notations of shogi, also for large boards: `P-7f`, `P-76`, `P'52`, `Lnx3hx2i`. Engines' form is `usi`.

use engine::ids::{Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::path::Step;
use engine::variant::Variant;

use crate::notation::listed_moves::MoveList;

/// What tells the notations apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Ranks are digits.
    digits: bool,
    /// The sign of a move that captures nothing.
    quiet: &'static str,
    /// The sign of a drop.
    drop: &'static str,
    /// What is burnt or taken from where the piece stands is listed behind `x!`.
    lists: bool,
}

/// Ranks as letters.
pub(super) const HODGES: Style = Style { digits: false, quiet: "-", drop: "*", lists: false };
/// Ranks as digits.
pub(super) const DIGITS: Style = Style { digits: true, ..HODGES };
/// Without dashes.
pub(super) const HOSKING: Style = Style { digits: true, quiet: "", drop: "'", lists: false };
/// For large boards.
pub(super) const LARGE: Style = Style { lists: true, ..HODGES };

/// The texts of a move, without and with its origin; none for castling and passing.
pub(super) fn texts(page: MoveList<'_>, style: Style, idx: usize) -> Vec<String> {
    let item = page.moves.item(idx);
    let path = page.moves.path(idx);
    let name = |sq: Sq| square(page.variant, style, sq);
    let end = tail(page, idx);
    let Some(end) = end else { return Vec::new() };
    match (item.turn, path) {
        (Turn::Drop, [Step::Hand(kind), Step::Square(to), ..]) => {
            let sign = if page.variant.promoted(*kind) == Some(item.becomes) { "+" } else { "" };
            vec![format!("{sign}{}{}{}", id(page.variant, *kind), style.drop, name(*to))]
        }
        (Turn::Walk | Turn::TurnUp, [Step::Square(from), ..]) => {
            let kind = id(page.variant, page.position.at(*from).kind());
            let (way, other) = way(page, style, idx);
            let mut res = vec![format!("{kind}{way}{end}"), format!("{kind}{}{way}{end}", name(*from))];
            if let Some(other) = other {
                res.extend([format!("{kind}{other}{end}"), format!("{kind}{}{other}{end}", name(*from))]);
            }
            res
        }
        _ => Vec::new(),
    }
}

/// The squares with their signs; and once more without signs of capture, where the notation has none for quiet moves.
fn way(page: MoveList<'_>, style: Style, idx: usize) -> (String, Option<String>) {
    let item = page.moves.item(idx);
    let victims = page.moves.victims(idx);
    let squares: Vec<Sq> = page.moves.path(idx)[1..]
        .iter()
        .map_while(|it| if let Step::Square(sq) = it { Some(*sq) } else { None })
        .collect();
    let name = |sq: Sq| square(page.variant, style, sq);
    let taken = |sq: Sq| victims.iter().any(|it| it.square == sq && !it.unloaded && !it.burnt);
    let list = |all: &mut dyn Iterator<Item = Sq>| all.map(name).collect::<Vec<_>>().join(",");
    let in_place = item.from == item.to && style.lists;
    let mut res = String::new();
    let mut caught = squares.iter().copied().filter(|it| taken(*it)).peekable();
    if in_place && caught.peek().is_some() {
        res = format!("x!{}", list(&mut caught));
    } else {
        for sq in &squares {
            res.push_str(if taken(*sq) { "x" } else { style.quiet });
            res.push_str(&name(*sq));
        }
    }
    if style.lists {
        let mut burnt = victims.iter().filter(|it| it.burnt).map(|it| it.square).peekable();
        if burnt.peek().is_some() {
            res.push_str(&format!("x!{}", list(&mut burnt)));
        }
        // The mover itself is gone.
        let stays = page.moves.patch(idx).iter().any(|it| {
            matches!(it, engine::moves::patch::Edit::Put(sq, content) if *sq == item.to && content.is(page.position.turn()))
        });
        if !stays {
            res.push('*');
        }
    }
    let bare = style.quiet.is_empty() && res.contains('x');
    let other = bare.then(|| res.replace('x', ""));
    (res, other)
}

/// What follows the squares; `None` for what the notations cannot say.
fn tail(page: MoveList<'_>, idx: usize) -> Option<String> {
    let item = page.moves.item(idx);
    let promotes = item.becomes != item.kind && page.variant.promoted(item.kind) == Some(item.becomes);
    let mut res = String::new();
    for step in page.moves.path(idx) {
        match step {
            Step::Become(kind) if *kind == item.kind => res.push('='),
            Step::Become(kind) if item.turn == Turn::Walk && page.variant.promoted(item.kind) != Some(*kind) => {
                res.push_str(&format!("={}", id(page.variant, *kind)));
            }
            Step::Choice(n) => res.push_str(&format!("#{n}")),
            Step::Prison(_) | Step::Pass => return None,
            Step::Hand(_) if item.turn != Turn::Drop => return None,
            _ => {}
        }
    }
    if promotes && item.turn == Turn::Walk {
        res.push('+');
    }
    Some(res)
}

fn id(variant: &Variant, kind: TypeId) -> &str {
    variant.pieces.types.get(kind.index()).map_or("", |it| it.id.as_str())
}

/// A square: the file from the right, the rank from the top as a letter, or as a digit where one is enough.
fn square(variant: &Variant, style: Style, sq: Sq) -> String {
    let topology = &variant.movement.topology;
    let file = i32::from(topology.files) - topology.file(sq);
    let rank = i32::from(topology.ranks) - topology.rank(sq);
    if style.digits && topology.files <= 9 && topology.ranks <= 9 {
        return format!("{file}{rank}");
    }
    let letter = u8::try_from(rank - 1).ok().filter(|it| *it < 26).map_or('z', |it| char::from(b'a' + it));
    format!("{file}{letter}")
}
