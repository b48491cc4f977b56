//! The field of captures in passing. Who leaves such rights is decided by the rules.

use crate::notation::names;
use engine::board::topology::Vector;
use engine::ids::{Player, Sq};
use engine::legal::passing::useful_rights;
use engine::moves::patch::Edit;
use engine::position::{Position, Right};
use engine::variant::Variant;
use message::{Message, msg};

use crate::notation::fen::fields::{FenFields, short};
use crate::notation::fen::notes::Notes;

/// Sets the rights of the text.
pub(super) fn read(variant: &Variant, fields: &FenFields<'_>, position: &mut Position, notes: &mut Notes) {
    let field = fields.passing;
    if field == "-" {
        return;
    }
    let topology = &variant.movement.topology;
    let named = fields.extras.iter().find(|it| it.0 == "epv").and_then(|(_, value)| {
        let one = names::read_squares_in_any_case(topology, value)
            .filter(|it| it.len() == 1)
            .and_then(|it| it.first().copied());
        if one.is_none() {
            notes.lose(no_square(value));
        }
        one
    });
    let slots = slots(variant, position, fields.side, field).unwrap_or_else(|it| {
        notes.lose(no_square(it));
        Vec::new()
    });
    for (square, follower) in slots {
        let victim = named.or(follower).or_else(|| usual_victim(variant, position, square, fields.side));
        match victim.filter(|it| is_victim(variant, position, *it, fields.side)) {
            Some(victim) => position.set_up(Edit::Right { square, victim }),
            None => notes.add(msg!("position-no-passing", square = topology.name(square))),
        }
    }
}

fn no_square(text: &str) -> Message {
    msg!("position-no-passing-square", text = short(text))
}

/// The squares of a field, sorted, each with the piece that follows it there: `d6c5` is d6 with the victim on c5. Else the
/// part that cannot be read.
fn slots<'t>(
    variant: &Variant,
    position: &Position,
    side: Player,
    field: &'t str,
) -> Result<Vec<(Sq, Option<Sq>)>, &'t str> {
    let topology = &variant.movement.topology;
    let mut res: Vec<(Sq, Option<Sq>)> = Vec::new();
    // Between commas each part stands for itself.
    let is_list = field.contains(',');
    for part in field.split(',').filter(|it| !it.is_empty()) {
        let mut waiting = res.len();
        for it in names::read_squares_in_any_case(topology, part).ok_or(part)? {
            let open = &res[waiting..];
            let usual = |sq: Sq| usual_victim(variant, position, sq, side).is_some();
            // A piece may have come to a passed square only where a turn has several moves: then it is a square of its
            // own if all of them have their victims ahead.
            let is_own =
                || !is_list && variant.carried.written.own_rights && usual(it) && open.iter().all(|slot| usual(slot.0));
            if !open.is_empty() && is_victim(variant, position, it, side) && !is_own() {
                res[waiting..].iter_mut().for_each(|slot| slot.1 = Some(it));
                waiting = res.len();
            } else {
                res.push((it, None));
            }
        }
    }
    sort::sort(&mut res);
    res.dedup_by_key(|it| it.0);
    Ok(res)
}

/// Whether a piece on a square may be captured in passing when `side` is to move.
fn is_victim(variant: &Variant, position: &Position, sq: Sq, side: Player) -> bool {
    movers(variant, side).any(|it| position.at(sq).is(it))
}

/// Whose pieces may be captured in passing. Where a turn has several moves, the side to move may have passed squares in
/// this turn.
fn movers(variant: &Variant, side: Player) -> impl Iterator<Item = Player> {
    [side.other()].into_iter().chain(variant.carried.written.own_rights.then_some(side))
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
    let names: Vec<String> = useful.iter().map(|it| variant.movement.topology.name(it.square)).collect();
    // Where a piece stands on a passed square, commas tell it from the victim of the square before.
    let joined = names.concat();
    let is_plain = slots(variant, position, position.turn(), &joined)
        .is_ok_and(|it| it.iter().map(|slot| slot.0).eq(useful.iter().map(|it| it.square)));
    (if is_plain { joined } else { names.join(",") }, victim)
}
