//! Marks for check and mate, and the moves that they would make look alike: the sign of a promotion is that of a check.

use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::{Features, Variant};

use crate::notation::san::SanTable;

/// The sign of a check, and of a promotion as in shogi.
const PLUS: char = '+';

/// `+` if a move gives check, `#` if it mates, nothing otherwise or where the game has no check rule.
#[must_use]
pub fn check_mark(
    variant: &Variant,
    position: &mut Position,
    generator: &mut LegalGenerator,
    patch: &[Edit],
) -> &'static str {
    if !variant.has(Features::CHECK) {
        return "";
    }
    position.apply(patch);
    let side = position.turn();
    let in_check = generator.in_check(variant, position, side);
    if in_check {
        variant.remember(position);
    }
    // Who is in check may have to wait until the turn is over.
    let res = match in_check {
        false => "",
        true if position.turn() != side || generator.can_move(variant, position) => "+",
        true => "#",
    };
    position.undo();
    res
}

/// A move as lists show it, with its mark.
#[must_use]
pub fn write_marked(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> String {
    let mut position = position.clone();
    let text = super::write(variant, &position, moves, idx);
    text + check_mark(variant, &mut position, &mut LegalGenerator::default(), moves.patch(idx))
}

/// The same as programs write it that have no sign for a promotion that is declined.
#[must_use]
pub fn write_unsigned(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> String {
    let text = write_marked(variant, position, moves, idx);
    let stem = text.trim_end_matches([PLUS, '#']);
    let mark = &text[stem.len()..];
    format!("{}{mark}", stem.trim_end_matches('='))
}

impl SanTable<'_> {
    /// The mark behind a move in a list.
    pub(super) fn mark(&self, idx: usize) -> &'static str {
        let mut position = self.position.clone();
        check_mark(self.variant, &mut position, &mut LegalGenerator::default(), self.moves.patch(idx))
    }

    /// Whether the text of a move at a level would be that of another one behind which a mark stands:
    /// `Sxd4+` with check and `Sxd4+` with promotion.
    pub(super) fn is_mistaken(&self, idx: usize, level: usize) -> bool {
        if !self.variant.has(Features::CHECK) {
            return false;
        }
        let text = self.leveled(idx, level).0;
        let with = |longer: &str| self.same_level(idx, level, longer);
        let is_same = |quiet: usize, promoting: usize| self.mark(quiet) == "+" && self.mark(promoting).is_empty();
        with(&format!("{text}{PLUS}")).is_some_and(|it| is_same(idx, it))
            || text.strip_suffix(PLUS).and_then(with).is_some_and(|it| is_same(it, idx))
    }

    /// The move with a text at a level, among those that end where another one does.
    fn same_level(&self, idx: usize, level: usize, text: &str) -> Option<usize> {
        self.groups[self.places[idx].0].moves.iter().copied().find(|it| self.leveled(*it, level).0 == text)
    }
}
