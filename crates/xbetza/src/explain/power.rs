//! The powers of a leg in words: lame, ski, edges, trails, iso. Modalities are said elsewhere.

use super::hop::Hop;
use super::state::Reaches;
use super::words::Manner;
use crate::{Atom, Leg, RangeForm, Suffix};
use message::{Arg, Message};

/// Whether the atom goes square by square: `W F K R B Q`.
pub(super) fn is_slide(atom: &Atom) -> bool {
    atom.leap().is_none_or(|it| it.1 == 1)
}

/// Whether `n` makes the leg lame.
pub(super) fn is_lame(leg: &Leg, atom: &Atom) -> bool {
    leg.has('n') && !is_slide(atom) && leg.count('w') < 2
}

/// What may be crossed, for a sentence to choose by: empty squares and, with `w`, more.
pub(super) fn over(leg: &Leg) -> Arg {
    Arg::Choice(match leg.count('w') {
        0 => "empty",
        1 => "friends",
        _ => "all",
    })
}

/// A leg with its range.
pub(super) struct PowerWords<'a> {
    pub(super) leg: &'a Leg,
    pub(super) atom: &'a Atom,
    pub(super) suffix: &'a Suffix,
    pub(super) reaches: Reaches,
    pub(super) first: bool,
    pub(super) manner: Manner,
}

impl PowerWords<'_> {
    /// What has to be said around the move, the innermost first.
    pub(super) fn riders(&self, hop: Hop) -> Vec<Message> {
        let mut res = Vec::new();
        if !self.reaches.may_be_one() {
            res.extend(hop.rider());
        }
        self.jumps(&mut res);
        let rides = self.reaches.may_be_longer() && self.suffix.area.is_none();
        match self.leg.count('w') {
            1 if rides => res.push(Message::new("move-over-friends")),
            2.. if rides => res.push(Message::new("move-over-any")),
            _ => {}
        }
        match self.leg.count('o') {
            0 => {}
            1 => res.push(Message::new("move-round-sides")),
            _ => res.push(Message::new("move-round-all")),
        }
        self.rights(&mut res);
        if !self.first && self.leg.has('i') {
            res.push(Message::new("move-as-far"));
        }
        res
    }

    /// A sentence around the move, with what those of this leg choose by.
    fn rider(&self, id: &'static str) -> Message {
        Message::new(id).with("cell", self.manner.cell())
    }

    fn jumps(&self, res: &mut Vec<Message>) {
        let (leg, atom) = (self.leg, self.atom);
        if is_slide(atom) {
            if leg.has('j') {
                res.push(self.rider("move-skips-first"));
            }
            return;
        }
        let oblique = atom.leap().is_some_and(|it| it.0 != 0 && it.0 != it.1);
        let rides = self.reaches.may_be_longer();
        let said = !oblique && !rides && !leg.has('j');
        let rider = |id| self.rider(id).with("each", rides).with("bent", oblique);
        // A hop says where it lands without its way.
        if is_lame(leg, atom) && (!said || Hop::of(leg) != Hop::None) {
            res.push(rider("move-lame").with("friends", leg.has('w')));
        }
        if leg.has('j') {
            res.push(rider("move-over-hurdle").with("friends", leg.count('w') == 1));
        }
    }

    fn rights(&self, res: &mut Vec<Message>) {
        let half_board = self.suffix.range.as_ref().is_some_and(|it| it.form == RangeForm::HalfBoard);
        let slide = is_slide(self.atom);
        let trail = if slide {
            let pushes = half_board && self.atom.base == crate::Base::W;
            (self.leg.has('n') || pushes) && self.reaches.may_be_longer()
        } else {
            self.leg.count('n') > 1 || self.leg.has('n') && self.leg.has('i')
        };
        if trail {
            res.push(self.rider("move-leaves-trail"));
        }
    }
}
