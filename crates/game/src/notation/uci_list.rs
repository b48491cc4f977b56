//! The moves of a position as chess engines write them, no two alike.

use engine::variant::Features;
use std::sync::Arc;

use engine::generate::pseudo_legal;
use engine::moves::move_list::Moves;
use engine::{explorer::Explorer, perft};

use crate::notation::forms;
use crate::notation::listed_moves::MoveList;
use crate::notation::uci::Writer;

/// The texts of the moves that an explorer lists, in its order: those that the form `uci` writes, no two alike.
#[must_use]
pub fn listed(explorer: &mut Explorer, writer: &Writer) -> Vec<String> {
    let mut res = Vec::with_capacity(explorer.list());
    explorer.show(|variant, position, moves, idx| {
        let mut text = String::new();
        writer.write(variant, position, moves, idx, &mut text);
        res.push(text);
    });
    if has_twins(&res) { told_apart(explorer) } else { res }
}

/// The texts of moves that are written down, in their order, as [`write_all`] has them, by names that are known by heart.
#[must_use]
pub fn written(list: MoveList<'_>, writer: &Writer) -> Vec<String> {
    let text = |idx| {
        let mut res = String::new();
        writer.write(list.variant, list.position, list.moves, idx, &mut res);
        res
    };
    let res: Vec<String> = (0..list.moves.len()).map(text).collect();
    if has_twins(&res) { write_all(list) } else { res }
}

/// Whether two texts are alike.
fn has_twins(texts: &[String]) -> bool {
    let mut sorted: Vec<&String> = texts.iter().collect();
    sort::sort(&mut sorted);
    sorted.windows(2).any(|it| it[0] == it[1])
}

/// The same where two moves would share a text. The form tells them apart by their paths, which needs all of them
/// written down: a list made afresh is matched by origin and effect, which no two moves share.
fn told_apart(explorer: &mut Explorer) -> Vec<String> {
    let (variant, mut position) = (Arc::clone(explorer.shared()), explorer.position().clone());
    let variant = variant.as_ref();
    let moves = if variant.has(Features::ENFORCED) {
        perft::moves(variant, &mut position)
    } else {
        let mut moves = Moves::default();
        pseudo_legal::of_both(variant, &mut position, &mut moves);
        moves
    };
    let texts = write_all(MoveList { variant, position: &position, moves: &moves });
    let mut known: Vec<usize> = (0..moves.len()).collect();
    let key = |idx: usize| (moves.item(idx).origin, moves.patch(idx));
    sort::by(&mut known, |a, b| key(*a).cmp(&key(*b)));
    let numbers = 0..explorer.list();
    let mut text = |number: usize| {
        let origin = explorer.origin(number)?;
        let wanted = (origin, explorer.patch(number)?);
        let found = known.binary_search_by(|it| key(*it).cmp(&wanted)).ok()?;
        Some(texts[known[found]].clone())
    };
    numbers.map(&mut text).map(Option::unwrap_or_default).collect()
}

/// The texts of all moves of a position, no two alike: the coordinate path where one text would mean two moves.
#[must_use]
pub fn write_all(list: MoveList<'_>) -> Vec<String> {
    forms::named("uci").map_or_else(|_| Vec::new(), |it| it.write_all(list))
}
