//! Where a leg goes, in words: a distance and a direction. What it does there is said elsewhere.

use super::compass::{Bearings, bearings, oblique};
use super::hexagons::HexDirections;
use super::hop::Hop;
use super::power::{is_lame, is_slide, over};
use super::reach::Reach;
use super::state::{Reaches, StepClass};
use super::turn::Directions;
use super::words::{Geometry, number};
use crate::{Atom, LeapShape, Leg, Suffix};

/// What is repeated on a ride.
enum Unit {
    Slide,
    /// A straight leap of so many squares.
    Straight(u16),
    Oblique(LeapShape),
}

/// A leg whose directions are known.
pub(super) struct Course<'a> {
    pub(super) leg: &'a Leg,
    pub(super) atom: &'a Atom,
    pub(super) suffix: &'a Suffix,
    pub(super) class: StepClass,
    pub(super) heading: Heading<'a>,
}

/// Its directions.
#[derive(Clone, Copy)]
pub(super) enum Heading<'a> {
    /// Of a first leg: as the owner sees them.
    First(Bearings),
    /// Of a continuation leg: relative to the step before.
    Then(&'a Directions),
    /// Of either on boards of hexagons; whether it is a first leg.
    HexDirections(&'a HexDirections, bool),
}

impl Course<'_> {
    /// The place of a leg that may have one of two ranges. `named`: pieces of chess may be named.
    pub(super) fn place(&self, reaches: Reaches, named: bool, hop: Hop) -> Geometry {
        let one = |it: Reach| {
            let mut res = self.place_at(it, named, hop);
            // Where the hop depends on the range it is said here, otherwise at the end.
            if reaches.may_be_one() && !it.is_one() {
                res.text.push_str(hop.words());
            }
            res
        };
        match (reaches.normal.map(one), reaches.toggled.map(one)) {
            (Some(normal), Some(toggled)) => Geometry::plain(format!(
                "{} or (if the range was switched on the way) {}",
                normal.after_verb(),
                toggled.after_verb()
            )),
            (Some(it), None) | (None, Some(it)) => it,
            (None, None) => Geometry::plain(""),
        }
    }

    fn unit(&self) -> Unit {
        match self.atom.leap() {
            Some((0 | 1, 1)) | None => Unit::Slide,
            Some((short, long)) if short == 0 || short == long => Unit::Straight(long),
            Some(it) => Unit::Oblique(it),
        }
    }

    fn place_at(&self, reach: Reach, named: bool, hop: Hop) -> Geometry {
        if let Some(area) = &self.suffix.area {
            let most = match area.steps {
                0 => "any number of steps".to_owned(),
                1 => "one step".to_owned(),
                it => format!("up to {} steps", number(it.into())),
            };
            let step = self.line(Reach::ONE, false, Hop::None).after_verb();
            let through = over(self.leg, "empty squares");
            return Geometry::plain(format!("by a walk of {most} through {through}, turning freely, each step {step}"));
        }
        if let Some(it) = self.winding(reach) {
            return it;
        }
        self.line(reach, named, hop)
    }

    /// Along a line, or one step of an area walk.
    fn line(&self, reach: Reach, named: bool, hop: Hop) -> Geometry {
        match self.unit() {
            Unit::Slide => self.slide(reach, named, hop),
            Unit::Straight(n) => self.straight(n, reach, hop),
            Unit::Oblique(it) => self.oblique(it, reach, named, hop),
        }
    }

    fn slide(&self, reach: Reach, named: bool, hop: Hop) -> Geometry {
        if reach.is_one() && hop != Hop::None {
            return Geometry::plain(format!("two squares{}, jumping over the piece between", self.heading_words()));
        }
        let reach = match reach {
            Reach::Steps(1, most) if self.leg.has('j') => Reach::Steps(2, most.map(|it| it.max(2))),
            it => it,
        };
        let free = matches!(self.heading, Heading::HexDirections(it, true) if it.text.is_empty());
        let name = match (reach, self.class, self.heading) {
            _ if !named => None,
            (Reach::Steps(1, Some(1)), StepClass::Both, _) if free => Some("King"),
            (Reach::Steps(1, None), StepClass::Both, _) if free => Some("Queen"),
            (Reach::Steps(1, None), StepClass::Orthogonal, _) if free => Some("Rook"),
            (Reach::Steps(1, None), StepClass::Diagonal, _) if free => Some("Bishop"),
            (Reach::Steps(1, Some(1)), StepClass::Both, Heading::First(Bearings::ALL)) => Some("King"),
            (Reach::Steps(1, None), StepClass::Both, Heading::First(Bearings::ALL)) => Some("Queen"),
            (Reach::Steps(1, None), _, Heading::First(Bearings::ORTHOGONAL)) => Some("Rook"),
            (Reach::Steps(1, None), _, Heading::First(Bearings::DIAGONAL)) => Some("Bishop"),
            _ => None,
        };
        Geometry::plain(match name {
            Some(it) => format!("as {it}"),
            None => format!("{}{}", reach.squares(), self.heading_words()),
        })
    }

    fn straight(&self, n: u16, reach: Reach, hop: Hop) -> Geometry {
        let squares = number(n.into());
        let heading = self.heading_words();
        if !reach.is_one() {
            let leaps = reach.times(&format!("leap of {squares} squares"), &format!("leaps of {squares} squares"));
            return Geometry::plain(format!("by {leaps}{heading}"));
        }
        if hop != Hop::None {
            return Geometry::plain(format!(
                "{} squares{heading}, jumping over a piece halfway",
                number(2 * usize::from(n))
            ));
        }
        if is_lame(self.leg, self.atom) && !self.leg.has('j') {
            let over = over(self.leg, "empty squares");
            return Geometry::plain(format!("exactly {squares} squares{heading} over {over}"));
        }
        Geometry::jump(format!("{squares} squares{heading}"))
    }

    fn oblique(&self, shape: LeapShape, reach: Reach, named: bool, hop: Hop) -> Geometry {
        let (knight, words) = match self.heading {
            Heading::First(places) => (shape == (1, 2) && places == Bearings::ALL, oblique(places, shape)),
            Heading::HexDirections(it, true) if !it.text.is_empty() => (false, it.text.clone()),
            Heading::Then(_) | Heading::HexDirections(..) => (shape == (1, 2), oblique(Bearings::ALL, shape)),
        };
        let turn = match self.heading {
            Heading::First(_) | Heading::HexDirections(_, true) => String::new(),
            Heading::Then(_) | Heading::HexDirections(_, false) => self.heading_words(),
        };
        if !reach.is_one() {
            let leaps = if knight {
                reach.times("Knight leap", "Knight leaps")
            } else {
                format!("{} of {words}", reach.times("leap", "leaps"))
            };
            return Geometry::plain(format!("by {leaps} in one direction{turn}"));
        }
        let leap = if knight { "a Knight leap".to_owned() } else { format!("a leap of {words}") };
        Geometry::plain(if hop != Hop::None {
            format!("to twice the distance of {leap}{turn}, over a piece halfway")
        } else if knight && named {
            "as Knight".to_owned()
        } else {
            format!("by {leap}{turn}")
        })
    }

    /// A ride that turns at every step.
    fn winding(&self, reach: Reach) -> Option<Geometry> {
        let (places, cells) = match self.heading {
            Heading::First(it) => (it, None),
            Heading::HexDirections(it, true) => (Bearings::ALL, Some(it)),
            Heading::Then(_) | Heading::HexDirections(_, false) => return None,
        };
        if reach.is_one() {
            return None;
        }
        let circular = self.leg.has('q');
        if !circular && !self.leg.has('z') {
            return None;
        }
        let leaps = match self.unit() {
            Unit::Slide => reach.times("step", "steps"),
            Unit::Straight(n) => {
                let n = number(n.into());
                reach.times(&format!("leap of {n} squares"), &format!("leaps of {n} squares"))
            }
            Unit::Oblique((1, 2)) => reach.times("Knight leap", "Knight leaps"),
            Unit::Oblique(it) => format!("{} of {}", reach.times("leap", "leaps"), oblique(Bearings::ALL, it)),
        };
        let start = match self.unit() {
            _ if cells.is_some_and(|it| !it.text.is_empty()) => {
                format!(", the first of them {}", cells.map_or("", |it| it.text.as_str()))
            }
            _ if places == Bearings::ALL => String::new(),
            Unit::Oblique(it) => format!(", the first of them {}", oblique(places, it)),
            _ => format!(", the first of them {}", bearings(places)),
        };
        let about = matches!(self.unit(), Unit::Oblique(_));
        let turn = match (circular, about) {
            (true, _) if cells.is_some() => "turning by 60° after each, always the same way",
            (false, _) if cells.is_some() => "turning by 60° after each, alternately left and right",
            (true, true) => "turning by about 45° after each, always the same way",
            (true, false) => "turning by 45° after each, always the same way",
            (false, _) => "turning by 90° after each, alternately left and right",
        };
        Some(Geometry::plain(format!("by {leaps}{start}, {turn}")))
    }

    /// With the blank or comma before it.
    fn heading_words(&self) -> String {
        match self.heading {
            Heading::First(it) => format!(" {}", bearings(it)),
            Heading::HexDirections(it, first) => {
                let line = match self.class {
                    StepClass::Diagonal => " over corners",
                    StepClass::Orthogonal if it.text.is_empty() => " over edges",
                    StepClass::Orthogonal | StepClass::Both | StepClass::Oblique(_) => "",
                };
                let comma = if it.text.starts_with("turning") { "," } else { "" };
                match it.text.as_str() {
                    "" if first && line.is_empty() => " in any direction".to_owned(),
                    "" => line.to_owned(),
                    text => format!("{line}{comma} {text}"),
                }
            }
            Heading::Then(it) => {
                let line = it
                    .line
                    .filter(|_| !matches!(self.class, StepClass::Oblique(_)))
                    .map_or_else(String::new, |it| format!(" {it}"));
                let comma = if it.text.starts_with("turning") { "," } else { "" };
                format!("{line}{comma} {}", it.text)
            }
        }
    }

    pub(super) fn is_slide(&self) -> bool {
        is_slide(self.atom)
    }
}
