//! Moves as chess engines write them. Which moves there are is decided elsewhere.

use crate::draft::Turn;
use crate::ids::{Sq, TypeId};
use crate::moves::{Moves, Step};
use crate::position::Position;
use crate::rules::Rules;

use super::names;

/// Writes a move of a position: `e2e4`, `a7a8q`, `P@e4`. Ranks count from 1.
#[must_use]
pub fn write(rules: &Rules, position: &Position, moves: &Moves, idx: usize) -> String {
    let topology = &rules.movement.topology;
    let item = moves.item(idx);
    let path = moves.path(idx);
    let name = |sq: Sq| topology.name(sq);
    match item.turn {
        Turn::Pass => {
            let side = position.turn();
            let king = position.royals(side).first().copied().or_else(|| position.pieces(side).next());
            return king.map_or_else(|| "0000".into(), |it| format!("{0}{0}", name(it)));
        }
        Turn::Castle => {
            // With a shuffled start the king takes its rook.
            let partner = match path {
                [_, Step::Square(it), ..] if rules.shuffle.is_some() => *it,
                _ => item.to,
            };
            let (from, to) = (item.from, partner);
            return match gate(path) {
                Some((kind, Some(at))) if at != from => format!("{}{}{}", name(at), name(from), letter(rules, kind)),
                Some((kind, _)) => format!("{}{}{}", name(from), name(to), letter(rules, kind)),
                None => format!("{}{}", name(from), name(to)),
            };
        }
        Turn::Walk | Turn::Drop => {}
    }
    let squares: Vec<Sq> =
        path.iter().filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None }).collect();
    if let [Step::Hand(kind), ..] = path {
        let to = squares.first().copied().unwrap_or(item.to);
        let promoted = item.becomes != *kind && rules.promoted(*kind) == Some(item.becomes);
        let sign = if promoted { "+" } else { "" };
        return format!("{sign}{}@{}", upper(rules, *kind), name(to));
    }
    if let [Step::Prison(given), Step::Prison(taken), ..] = path {
        let to = squares.first().copied().unwrap_or(item.to);
        return format!("({}-{}){}@{}", upper(rules, *given), upper(rules, *taken), upper(rules, *taken), name(to));
    }
    let hops: Vec<String> = squares.windows(2).map(|it| format!("{}{}", name(it[0]), name(it[1]))).collect();
    let mut res = hops.join(",");
    res.push_str(&change(rules, item.kind, item.becomes));
    if let Some((kind, _)) = gate(path) {
        res.push_str(&letter(rules, kind));
    }
    for it in path {
        if let Step::Choice(n) = it {
            res.push_str(&format!("#{n}"));
        }
    }
    res
}

/// The move of a list that a text means; castling may be written by the king's destination or as king takes rook.
#[must_use]
pub fn read(rules: &Rules, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let all = || 0..moves.len();
    all().find(|it| write(rules, position, moves, *it) == text).or_else(|| {
        let topology = &rules.movement.topology;
        let mut fits = all().filter(|it| {
            let squares: Vec<Sq> = moves
                .path(*it)
                .iter()
                .filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None })
                .collect();
            moves.item(*it).turn == Turn::Castle
                && squares.len() >= 2
                && gate(moves.path(*it)).is_none()
                && [squares[1], moves.item(*it).to]
                    .iter()
                    .any(|end| format!("{}{}", topology.name(squares[0]), topology.name(*end)) == text)
        });
        fits.next().filter(|_| fits.next().is_none())
    })
}

/// What is put on a vacated square, and for castlings on which.
fn gate(path: &[Step]) -> Option<(TypeId, Option<Sq>)> {
    let at = path.iter().skip(1).position(|it| matches!(it, Step::Hand(_)))? + 1;
    let Step::Hand(kind) = path[at] else { return None };
    match path.get(at + 1) {
        Some(Step::Square(sq)) => Some((kind, Some(*sq))),
        _ => Some((kind, None)),
    }
}

/// The suffix of a change of type; none if the type looks the same.
fn change(rules: &Rules, before: TypeId, after: TypeId) -> String {
    let id = |kind: TypeId| rules.types.get(kind.index()).map(|it| it.id.as_str());
    if before == after || id(before) == id(after) || after == TypeId::NONE {
        String::new()
    } else if rules.promoted(before) == Some(after) {
        "+".into()
    } else if rules.promoted(after) == Some(before) {
        "-".into()
    } else {
        letter(rules, after)
    }
}

fn letter(rules: &Rules, kind: TypeId) -> String {
    names::type_text(rules, kind).to_lowercase()
}

fn upper(rules: &Rules, kind: TypeId) -> String {
    names::type_text(rules, kind)
}
