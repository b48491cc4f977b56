//! The field of captures in passing. Who leaves such rights is decided by the rules.

use crate::notation::names;
use engine::board::topology::Vector;
use engine::ids::{Player, Sq};
use engine::legal::passing::useful_rights;
use engine::moves::patch::Edit;
use engine::position::{Position, Right};
use engine::variant::Variant;

use crate::notation::fen::FenError;
use crate::notation::fen::fields::{FenFields, short};

/// Sets the rights of the text.
pub(super) fn read(
    variant: &Variant,
    fields: &FenFields<'_>,
    position: &mut Position,
    notes: &mut Vec<String>,
) -> Result<(), FenError> {
    let field = fields.passing;
    if field == "-" {
        return Ok(());
    }
    let topology = &variant.movement.topology;
    let bad = |text: &str| FenError::new(format!("\"{}\" is no square to capture on in passing.", short(text)), text);
    let squares = names::read_squares(topology, field).ok_or_else(|| bad(field))?;
    let named = match fields.extras.iter().find(|it| it.0 == "epv") {
        Some((_, value)) => {
            let one =
                names::read_squares(topology, value).filter(|it| it.len() == 1).and_then(|it| it.first().copied());
            Some(one.ok_or_else(|| bad(value))?)
        }
        None => None,
    };
    let side = fields.side;
    let is_victim = |position: &Position, sq: Sq| movers(variant, side).any(|it| position.at(sq).is(it));
    for (square, follower) in followed(squares, |it| is_victim(position, it)) {
        let victim = named.or(follower).or_else(|| usual_victim(variant, position, square, side));
        match victim.filter(|it| is_victim(position, *it)) {
            Some(victim) => position.set_up(Edit::Right { square, victim }),
            None => notes.push(format!("No piece can be captured in passing on {}.", topology.name(square))),
        }
    }
    Ok(())
}

/// The squares, sorted, each with the piece that follows it in the text: `d6c5` is d6 with the victim on c5.
fn followed(squares: Vec<Sq>, is_victim: impl Fn(Sq) -> bool) -> Vec<(Sq, Option<Sq>)> {
    let mut res: Vec<(Sq, Option<Sq>)> = Vec::new();
    let mut waiting = 0;
    for it in squares {
        if waiting < res.len() && is_victim(it) {
            res[waiting..].iter_mut().for_each(|slot| slot.1 = Some(it));
            waiting = res.len();
        } else {
            res.push((it, None));
        }
    }
    sort::sort(&mut res);
    res.dedup_by_key(|it| it.0);
    res
}

/// Whose pieces may be captured in passing. Where a turn has several moves, the side to move may have passed squares in
/// this turn.
fn movers(variant: &Variant, side: Player) -> impl Iterator<Item = Player> {
    [side.other()].into_iter().chain(variant.written.own_rights.then_some(side))
}

/// The victim that a text need not name, when `side` is to move.
fn usual_victim(variant: &Variant, position: &Position, square: Sq, side: Player) -> Option<Sq> {
    movers(variant, side).find_map(|it| ahead(variant, position, square, it).filter(|sq| position.at(*sq).is(it)))
}

/// The next piece straight ahead, as the side that just moved plays.
fn ahead(variant: &Variant, position: &Position, square: Sq, mover: Player) -> Option<Sq> {
    let topology = &variant.movement.topology;
    // Where two edges lie ahead, the piece may be on either line.
    topology.forward(mover).into_iter().find_map(|Vector { dx, dy, .. }| {
        let (mut file, mut rank) = (topology.file(square), topology.rank(square));
        loop {
            (file, rank) = (file + i32::from(dx), rank + i32::from(dy));
            let sq = topology.square(file, rank)?;
            if !position.at(sq).is_empty() {
                return Some(sq);
            }
        }
    })
}

/// The squares on which a capture is possible, and the victim if it is not the next piece straight ahead.
pub(super) fn write(variant: &Variant, position: &Position) -> (String, Option<Sq>) {
    let mut useful = useful_rights(variant, position);
    sort::sort(&mut useful);
    useful.dedup_by_key(|it| it.square);
    if useful.is_empty() {
        return ("-".into(), None);
    }
    let usual = |it: &Right| usual_victim(variant, position, it.square, position.turn());
    let unusual = useful.iter().find(|it| usual(it) != Some(it.victim));
    let victim = unusual.map(|it| it.victim);
    (useful.iter().map(|it| variant.movement.topology.name(it.square)).collect(), victim)
}
