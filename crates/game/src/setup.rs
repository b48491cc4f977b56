//! `fen=` and `array=`: start positions as text instead of the squares of the piece lines. Shuffled starts are a rule file.

use std::sync::Arc;

use definition::{Diagnostic, Diagram, Place};

use crate::notation::fen;
use crate::notation::fen::Read;
use engine::ids::{Player, TypeId};
use engine::moves::patch::{Edit, FactId};
use engine::page_rules::Host;
use engine::variant::{Rules, Setup};
use rules::registry;
use rules::support::start_arrays::Array;

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(diagram: &Diagram) -> (Rules, Vec<Diagnostic>) {
    compile_with(diagram, None)
}

/// Compiles a definition with the routines of a page.
#[must_use]
pub fn compile_with(diagram: &Diagram, host: Option<&Arc<dyn Host>>) -> (Rules, Vec<Diagnostic>) {
    let Some((text, place)) = chosen(diagram) else { return registry::compile(diagram, None, host) };
    // Positions can only be read by rules: those of the piece lines read the text, then it takes their place.
    let (rules, _) = registry::compile(diagram, None, host);
    let start = fen::read(&rules, text).map(|it| setup(&rules, &it)).map_err(|it| (it.message, place));
    registry::compile(diagram, Some(start), host)
}

/// The text that the game begins with, and where it stands: `fen`, else the array that `start` names, else the first.
fn chosen(diagram: &Diagram) -> Option<(&str, Place)> {
    if let Some(it) = diagram.last("fen") {
        return Some((it.value.trim(), it.value_place.clone()));
    }
    let arrays = || diagram.settings.iter().filter(|it| it.key == "array").filter_map(Array::of);
    let start = diagram.last("start").map_or("", |it| it.value.trim());
    let named = arrays().find(|it| it.name == start);
    let numbered = || start.parse().ok().and_then(|it| arrays().nth(it));
    let array = named.or_else(numbered).or_else(|| arrays().next())?;
    Some((array.position, array.place))
}

/// The edits that make a position.
fn setup(rules: &Rules, read: &Read) -> Setup {
    let position = &read.position;
    let squares = rules.movement.topology.squares().filter(|it| !position.at(*it).is_empty());
    let mut edits: Vec<Edit> = squares.map(|it| Edit::Put(it, position.at(it))).collect();
    let ground = rules.movement.topology.squares().filter(|it| position.ground(*it) != 0);
    edits.extend(ground.map(|it| Edit::Ground(it, position.ground(it))));
    for side in Player::BOTH {
        for kind in (1..rules.types.len()).map(|it| TypeId(it as u8)) {
            edits.extend(parts(position.hand(side, kind)).map(|it| Edit::Hand(side, kind, it)));
            edits.extend(parts(position.prison(side, kind)).map(|it| Edit::Prison(side, kind, it)));
        }
    }
    edits.extend(position.rights().iter().map(|it| Edit::Right { square: it.square, victim: it.victim }));
    for (idx, spec) in rules.facts.iter().enumerate() {
        let fact = FactId(idx as u8);
        if position.fact(fact) != spec.start {
            edits.push(Edit::Fact(fact, position.fact(fact)));
        }
    }
    Setup { edits, turn: position.turn(), clocks: (read.half, read.full) }
}

/// A count in steps that an edit can hold.
fn parts(count: u16) -> impl Iterator<Item = i8> {
    let whole = std::iter::repeat_n(100, usize::from(count / 100));
    whole.chain((!count.is_multiple_of(100)).then_some((count % 100) as i8))
}
