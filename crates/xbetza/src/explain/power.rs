//! The powers of a leg in words: lame, ski, edges, trails, iso. Modalities are said elsewhere.

use super::hop::Hop;
use super::state::Reaches;
use crate::{Atom, Leg, RangeForm, Suffix};

/// Whether the atom goes square by square: `W F K R B Q`.
pub(super) fn is_slide(atom: &Atom) -> bool {
    atom.leap().is_none_or(|it| it.1 == 1)
}

/// Whether `n` makes the leg lame.
pub(super) fn is_lame(leg: &Leg, atom: &Atom) -> bool {
    leg.has('n') && !is_slide(atom) && leg.count('w') < 2
}

/// What may be crossed: `empty squares` and, with `w`, more.
pub(super) fn over(leg: &Leg, empty: &str) -> String {
    match leg.count('w') {
        0 => empty.to_owned(),
        1 => format!("{empty} and friends"),
        _ => "whatever is there".to_owned(),
    }
}

/// A leg with its range.
pub(super) struct PowerWords<'a> {
    pub(super) leg: &'a Leg,
    pub(super) atom: &'a Atom,
    pub(super) suffix: &'a Suffix,
    pub(super) reaches: Reaches,
    pub(super) first: bool,
}

impl PowerWords<'_> {
    /// What has to be said behind the place, each part with its comma.
    pub(super) fn words(&self, hop: Hop) -> String {
        let mut res = String::new();
        if !self.reaches.may_be_one() {
            res.push_str(hop.words());
        }
        self.jumps(&mut res);
        let rides = self.reaches.may_be_longer() && self.suffix.area.is_none();
        match self.leg.count('w') {
            1 if rides => res.push_str(", passing over friends on the way"),
            2.. if rides => res.push_str(", passing over any pieces on the way"),
            _ => {}
        }
        match self.leg.count('o') {
            0 => {}
            1 => res.push_str(", the left and right edges being joined"),
            _ => res.push_str(", all opposite edges being joined"),
        }
        self.rights(&mut res);
        if !self.first && self.leg.has('i') {
            res.push_str(", exactly as many steps as the leg before");
        }
        res
    }

    fn jumps(&self, res: &mut String) {
        let (leg, atom) = (self.leg, self.atom);
        if is_slide(atom) {
            if leg.has('j') {
                res.push_str(", skipping the first square whatever stands on it");
            }
            return;
        }
        let oblique = atom.leap().is_some_and(|it| it.0 != 0 && it.0 != it.1);
        let said = !oblique && !self.reaches.may_be_longer() && !leg.has('j');
        // A hop says where it lands without its way.
        if is_lame(leg, atom) && (!said || Hop::of(leg) != Hop::None) {
            let each = if self.reaches.may_be_longer() { "each leap only" } else { "but only" };
            let way = if oblique { " (first straight, then diagonally)" } else { "" };
            let over = if leg.has('w') { "are empty or hold friends" } else { "are empty" };
            res.push_str(&format!(", {each} if the squares on the way{way} {over}"));
        }
        if leg.has('j') {
            let who = if leg.count('w') == 1 { "friend" } else { "piece" };
            let each = if self.reaches.may_be_longer() { "each leap only" } else { "but only" };
            let way = if oblique { " (first straight, then diagonally)" } else { "" };
            res.push_str(&format!(", {each} over at least one {who} on the way{way}"));
        }
    }

    fn rights(&self, res: &mut String) {
        let half_board = self.suffix.range.as_ref().is_some_and(|it| it.form == RangeForm::HalfBoard);
        let slide = is_slide(self.atom);
        let trail = if slide {
            let pushes = half_board && self.atom.base == crate::Base::W;
            (self.leg.has('n') || pushes) && self.reaches.may_be_longer()
        } else {
            self.leg.count('n') > 1 || self.leg.has('n') && self.leg.has('i')
        };
        if trail {
            res.push_str(", and can then be captured en passant on the squares it passed");
        }
    }
}
