//! Works out, once per position, which squares keep a royal safe: from the lines of attack that lead to it.

use crate::attack::pins::Pins;
use crate::attack::rays::Spot;
use crate::attack::tables::{AttackLine, Attacks, FirstPiece, FirstPieces, Gap, Target};
use crate::generate::pseudo_legal::Generator;
use crate::hooks::Scene;
use crate::ids::{Player, Sq, TypeSet};

impl Attacks {
    /// Adds what keeps a royal safe from the other side. The attackers along lines; `None` if they cannot be told from
    /// the lines alone.
    pub fn pins(
        &self,
        scene: Scene<'_>,
        generator: &mut Generator,
        royal: Sq,
        by: Player,
        pins: &mut Pins,
    ) -> Option<Attackers> {
        let Scene { variant, position } = scene;
        if !self.walk_pins(scene, generator, royal, by, pins) {
            return None;
        }
        let mut res = Attackers::None;
        if !variant.movement.is_haven(position.at(royal), royal) {
            let target = Target { movement: &variant.movement, position, square: royal, by };
            let spots = self.spots(target.movement, royal, by);
            for first in (FirstPieces { spots: &spots, position }) {
                let line = &self.lines[by][usize::from(first.first.line)];
                line.pins(&target, &first, pins);
                if let Some(it) = line.attacker(&target, &first) {
                    if line.between == Gap::Lesser {
                        // Many changes may answer it.
                        return None;
                    }
                    line.answers(&target, it, pins);
                    res = if res == Attackers::None { Attackers::One } else { Attackers::Many };
                }
            }
        }
        // An attack that some rule does not allow now may be allowed after any move.
        (res == Attackers::None || self.doubtful.is_empty()).then_some(res)
    }

    /// Marks the squares that may not be filled without asking because a piece of one of the types, put there, might
    /// attack a square. `false`, with nothing of use marked, if that cannot be told from open lines alone, or if the
    /// square is attacked already.
    pub fn guard_from(&self, scene: Scene<'_>, target: Sq, by: Player, kinds: &TypeSet, pins: &mut Pins) -> bool {
        if !self.walkers[by].is_empty() {
            return false;
        }
        let (movement, position) = (&scene.variant.movement, scene.position);
        let lines = &self.lines[by];
        if lines.iter().any(|it| matches!(it.between, Gap::OneMount | Gap::MountNext | Gap::Lesser))
            || self.along_lines(&Target { movement, position, square: target, by }, |_| true).is_some()
        {
            return false;
        }
        for line in lines {
            let longest = kinds.iter().map(|it| line.ranges[it.index()]).max().unwrap_or(0);
            let mut cur = target;
            for _ in 0..longest {
                cur = movement.topology.step(line.back, cur);
                if cur == Sq::NONE || cur == target || !position.at(cur).is_empty() {
                    break;
                }
                pins.bar(cur);
            }
        }
        true
    }

    /// Whether the tables tell the attacks of a side on any square, whatever stands where.
    #[must_use]
    pub fn are_certain(&self) -> bool {
        self.doubtful.is_empty()
    }
}

/// How many lines of attack lead to a royal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attackers {
    /// None.
    None,
    /// One.
    One,
    /// Several.
    Many,
}

impl AttackLine {
    /// Marks where the attack of the piece on a square can be answered: by taking it, by a piece in between, or, which
    /// must be tried, by a piece that goes away from there. Few positions are checks.
    #[inline(never)]
    fn answers(&self, target: &Target<'_>, from: Sq, pins: &mut Pins) {
        let (topology, position) = (&target.movement.topology, target.position);
        pins.answer(from);
        let mut between = |sq: Sq| {
            if sq != Sq::NONE {
                if position.at(sq).is_empty() { pins.answer(sq) } else { pins.guard(sq) }
            }
        };
        if let Gap::Path(path, _) = &self.between {
            path.iter().for_each(|step| between(topology.step(*step, from)));
            return;
        }
        let mut cur = topology.step(self.back, target.square);
        while cur != from && cur != Sq::NONE {
            between(cur);
            cur = topology.step(self.back, cur);
        }
    }

    /// Marks what a change of one square of this line could let through.
    #[inline]
    fn pins(&self, target: &Target<'_>, met: &FirstPiece<'_>, pins: &mut Pins) {
        let position = target.position;
        if self.between != Gap::Clear {
            self.pins_over(target, met, pins);
        } else if !position.at(met.first.at).is(target.by)
            && met.others(position).next().is_some_and(|it| self.hits(target, it))
        {
            pins.guard(met.first.at);
        }
    }

    /// The same for lines on which something must, or must not, stand. Few games have some.
    #[inline(never)]
    fn pins_over(&self, target: &Target<'_>, met: &FirstPiece<'_>, pins: &mut Pins) {
        let Target { movement, position, square: royal, .. } = *target;
        let hits = |it| self.hits(target, it);
        let (first, mut others) = (met.first, met.others(position));
        let next = movement.topology.step(self.back, royal);
        match &self.between {
            Gap::Clear => {}
            Gap::OneMount => {
                if hits(first) {
                    // A piece put in between would be the mount.
                    let mut cur = next;
                    while cur != first.at {
                        pins.bar(cur);
                        cur = movement.topology.step(self.back, cur);
                    }
                }
                let Some(second) = others.next() else { return };
                if others.next().is_some_and(hits) {
                    pins.guard(first.at);
                    pins.guard(second.at);
                }
            }
            Gap::MountNext if first.at != next => {
                // A piece put next to the royal would be the mount; the first piece itself may go there.
                if hits(first) || others.next().is_some_and(hits) {
                    pins.bar(next);
                }
            }
            Gap::MountNext => {
                let Some(second) = others.next() else { return };
                if others.next().is_some_and(hits) {
                    pins.guard(second.at);
                }
            }
            Gap::Lesser => self.pins_of_rank(target, met, pins),
            Gap::Path(path, _) => {
                for sq in path.iter().map(|step| movement.topology.step(*step, first.at)) {
                    if sq != Sq::NONE && hits(first) {
                        pins.guard(sq);
                    }
                }
            }
        }
    }

    /// The same where pieces of lower rank are passed over: what stops the attackers may neither go nor be replaced.
    fn pins_of_rank(&self, target: &Target<'_>, met: &FirstPiece<'_>, pins: &mut Pins) {
        let Target { movement, position, square: royal, .. } = *target;
        let pieces = || std::iter::once(met.first).chain(met.others(position));
        for attacker in pieces().filter(|it| self.hits(target, *it)) {
            if attacker.at == met.first.at {
                // A piece put in between would be what is passed over.
                let mut cur = movement.topology.step(self.back, royal);
                while cur != attacker.at && cur != Sq::NONE {
                    pins.bar(cur);
                    cur = movement.topology.step(self.back, cur);
                }
            }
            let bound = movement.flight_bound(position.at(attacker.at).kind());
            let stops = |it: &Spot| movement.ranking[position.at(it.at).kind().index()] >= bound;
            let between = || pieces().take_while(|it| it.at != attacker.at).filter(stops);
            // One move changes two squares.
            if between().count() <= 2 {
                between().for_each(|it| {
                    pins.guard(it.at);
                    pins.bar(it.at);
                });
            }
        }
    }
}
