//! `fen=`: a start position as text instead of the squares of the piece lines. Shuffled starts are a rule file.

use diagram::{Diagram, Setting, Severity};

use super::Builder;
use crate::ids::{Player, TypeId};
use crate::notation::fen::{self, FenError, Read};
use crate::patch::{Edit, FactId};
use crate::rules::{Rules, Setup};

/// The text of the start position, if the definition has one.
pub(super) fn text(diagram: &Diagram) -> Option<&Setting> {
    diagram.last("fen")
}

/// Reads the text with rules that were compiled without it.
pub(super) fn read(rules: &Rules, setting: &Setting) -> Result<Setup, FenError> {
    fen::read(rules, setting.value.trim()).map(|it| setup(rules, &it))
}

/// Uses the set-up, or says why there is none.
pub(super) fn apply(builder: &mut Builder<'_>, setup: Result<Setup, FenError>) {
    match (setup, builder.reader.last("fen")) {
        (Ok(setup), _) => builder.setup = setup,
        (Err(error), Some(setting)) => {
            let message = format!("{} The squares of the piece lines are used.", error.message);
            builder.reader.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
        }
        (Err(_), None) => {}
    }
}

/// The edits that make a position.
fn setup(rules: &Rules, read: &Read) -> Setup {
    let position = &read.position;
    let squares = rules.movement.topology.squares().filter(|it| !position.at(*it).is_empty());
    let mut edits: Vec<Edit> = squares.map(|it| Edit::Put(it, position.at(it))).collect();
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
    whole.chain((count % 100 > 0).then_some((count % 100) as i8))
}
