//! Moves in the form of Game Courier: displacements, pieces put on squares, squares that are emptied.

use engine::ids::{Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::{MAX_TEXT, names};

/// What a text says that a move does.
#[derive(Debug, Default)]
struct Claim {
    /// Where the mover starts; `None` for a drop.
    from: Option<Sq>,
    to: Option<Sq>,
    emptied: Vec<Sq>,
    put: Vec<(Sq, TypeId)>,
}

/// The move of a list that a text means: `P e7-e8; Q-e8`, `L e5-d6; d6-e5`, `K e1-g1; h1-f1`, `P*e5`.
///
/// If the text says all that a move does, that is the move; effects that are implied may be left out where one
/// move fits.
#[must_use]
pub fn read(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let text = text.split("//").next()?.trim();
    if text.len() > MAX_TEXT {
        return None;
    }
    let mut claim = Claim::default();
    for part in text.split(';').map(str::trim).filter(|it| !it.is_empty()) {
        component(variant, position, &mut claim, part)?;
    }
    let to = claim.to?;
    let ends = |idx: &usize| {
        let item = moves.item(*idx);
        let from = (item.turn != Turn::Drop).then_some(item.from);
        item.to == to && from == claim.from
    };
    let all: Vec<usize> = (0..moves.len()).filter(ends).collect();
    let one = |exact: bool| {
        let mut fits = all.iter().filter(|it| claim.fits(position, moves.patch(**it), exact));
        let first = fits.next()?;
        fits.next().is_none().then_some(*first)
    };
    one(true).or_else(|| one(false))
}

impl Claim {
    /// Whether a patch does what is claimed, and if `exact` nothing else.
    fn fits(&self, position: &Position, patch: &[Edit], exact: bool) -> bool {
        let mut emptied = Vec::new();
        let mut put = Vec::new();
        for it in patch {
            if let Edit::Put(sq, content) = it {
                if content.is_empty() {
                    emptied.push(*sq);
                } else if content.moved() != position.at(*sq).moved() {
                    put.push((*sq, content.kind()));
                }
            }
        }
        let refilled = |sq: Sq| self.put.iter().any(|it| it.0 == sq) || self.to == Some(sq);
        let claimed: Vec<Sq> = self.emptied.iter().copied().filter(|it| !refilled(*it)).collect();
        // Something may be put down where the mover stood.
        let left = |it: &Sq| emptied.contains(it) || !exact && Some(*it) == self.from;
        let said = claimed.iter().all(left) && self.put.iter().all(|it| put.contains(it));
        said && (!exact || claimed.len() == emptied.len() && self.put.len() == put.len())
    }

    fn empty(&mut self, sq: Sq) {
        if !self.emptied.contains(&sq) {
            self.emptied.push(sq);
        }
    }

    /// A later part overrules an earlier one: a promotion, or a second capture.
    fn place(&mut self, sq: Sq, kind: TypeId) {
        self.put.retain(|it| it.0 != sq);
        self.put.push((sq, kind));
    }
}

fn component(variant: &Variant, position: &Position, claim: &mut Claim, part: &str) -> Option<()> {
    let topology = &variant.movement.topology;
    let square = |text: &str| names::read_square(topology, text).filter(|it| it.1 == text.len()).map(|it| it.0);
    let kind = |text: &str| names::read_type(variant, text).filter(|it| it.1 == text.len()).map(|it| it.0);
    if let Some((piece, to)) = part.split_once('*') {
        let (piece, to) = (kind(piece.trim())?, square(to.trim())?);
        if claim.to.is_some() {
            return None;
        }
        claim.to = Some(to);
        claim.place(to, piece);
        return Some(());
    }
    let (left, right) = part.rsplit_once('-')?;
    let (left, right) = (left.trim(), right.trim());
    if right.is_empty() {
        claim.empty(square(left)?);
        return Some(());
    }
    let end = square(right)?;
    if left == "@" {
        claim.empty(end);
        return Some(());
    }
    // The blank behind a label may be missing.
    let named = || names::read_type(variant, left).map(|it| left.split_at(it.1)).filter(|it| square(it.1).is_some());
    let (label, start) = match left.rsplit_once(' ') {
        Some((label, start)) => (label.trim(), start),
        None => named().unwrap_or(("", left)),
    };
    let Some(start) = square(start) else {
        claim.place(end, kind(left)?);
        return Some(());
    };
    let first = claim.from.is_none() && claim.to.is_none();
    let goes_on = !first && claim.to == Some(start);
    let mover = if goes_on { position.at(claim.from?) } else { position.at(start) };
    if mover.is_empty()
        || !label.is_empty()
            && variant.pieces.types[kind(label)?.index()].id != variant.pieces.types[mover.kind().index()].id
    {
        return None;
    }
    if first || goes_on {
        claim.from = Some(claim.from.unwrap_or(start));
        claim.to = Some(end);
    }
    claim.put.retain(|it| it.0 != start);
    claim.empty(start);
    // Back on its square, the mover is no change.
    if claim.from == Some(end) {
        claim.emptied.retain(|it| *it != end)
    } else {
        claim.place(end, mover.kind())
    }
    Some(())
}

/// Writes a move: `P e2-e4`, `P e7-e8; Q-e8`, `P e5-d6; @-d5`, `P*e5`; `None` for what this form cannot say.
#[must_use]
pub fn write(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> Option<String> {
    let item = moves.item(idx);
    let name = |sq: Sq| variant.movement.topology.name(sq);
    let id = |kind: TypeId| names::type_text(variant, kind);
    let path = moves.path(idx);
    let put = |sq: Sq| {
        moves.patch(idx).iter().find_map(|it| match it {
            Edit::Put(at, content) if *at == sq => Some(*content),
            _ => None,
        })
    };
    let mut parts = match (item.turn, path) {
        (Turn::Drop, [Step::Hand(_), Step::Square(to), ..]) => vec![format!("{}*{}", id(item.becomes), name(*to))],
        (Turn::Walk | Turn::Castle | Turn::TurnUp, _) => {
            let mover = id(position.at(item.from).kind());
            let mut res = Vec::new();
            if item.from == item.to {
                let squares: Vec<Sq> =
                    path.iter().map_while(|it| if let Step::Square(sq) = it { Some(*sq) } else { None }).collect();
                res.extend(squares.windows(2).map(|it| format!("{}-{}", name(it[0]), name(it[1]))));
                let first = res.first_mut()?;
                *first = format!("{mover} {first}");
            } else {
                res.push(format!("{mover} {}-{}", name(item.from), name(item.to)));
            }
            match put(item.to) {
                Some(it) if it.kind() != position.at(item.from).kind() && !it.is_empty() => {
                    res.push(format!("{}-{}", id(it.kind()), name(item.to)));
                }
                _ => {}
            }
            res
        }
        _ => return None,
    };
    let in_place = item.from == item.to;
    for it in moves.patch(idx) {
        let Edit::Put(sq, content) = *it else { continue };
        let vacated = sq == item.from && content.is_empty() && item.turn != Turn::Drop;
        if sq == item.to || vacated || content.moved() == position.at(sq).moved() {
            continue;
        }
        if !content.is_empty() {
            parts.push(format!("{}-{}", id(content.kind()), name(sq)));
        } else if !in_place || !path.contains(&Step::Square(sq)) {
            parts.push(format!("@-{}", name(sq)));
        }
    }
    Some(parts.join("; "))
}
