//! Where a leg goes, in words: a distance and a direction. What it does there is said elsewhere.

use super::compass::{Bearings, bearings, oblique};
use super::hexagons::HexDirections;
use super::hop::Hop;
use super::models::Model;
use super::phrase::Geometry;
use super::power::{is_lame, is_slide, over};
use super::reach::{Reach, distance};
use super::state::{Reaches, StepClass};
use super::turn::Directions;
use super::words::{Manner, angle, number};
use crate::{Atom, LeapShape, Leg, Suffix};
use message::{Arg, Message, msg};

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
    pub(super) manner: Manner,
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
    /// The place of a leg that may have one of two ranges. `named`: the leg may be likened to a piece of chess.
    pub(super) fn place(&self, reaches: Reaches, named: bool, hop: Hop) -> Geometry {
        let one = |it: Reach| {
            let mut res = self.place_at(it, named, hop);
            // Where the hop depends on the range it is said here, otherwise at the end.
            if reaches.may_be_one() && !it.is_one() {
                res.way = hop.over(res.way);
            }
            res
        };
        match (reaches.normal.map(one), reaches.toggled.map(one)) {
            (Some(normal), Some(toggled)) => {
                let (way, switched) = (normal.after_verb(), toggled.after_verb());
                Geometry::far(msg!("way-switched", way = way, switched = switched))
            }
            (Some(it), None) | (None, Some(it)) => it,
            // A leg that is never reached.
            (None, None) => Geometry::far(msg!("distance-any")),
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
            let (over, cell) = (over(self.leg), self.manner.cell());
            let step = self.line(Reach::ONE, false, Hop::None).after_verb();
            let (count, most) = (area.steps, number(area.steps));
            return Geometry::by(match count {
                0 => msg!("way-walk-any", over = over, cell = cell, step = step),
                _ => msg!("way-walk", count = count, number = most, over = over, cell = cell, step = step),
            });
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
            let way = self.headed(distance(2, self.manner));
            return Geometry::far(msg!("way-over-between", way = way));
        }
        let reach = match reach {
            Reach::Steps(1, most) if self.leg.has('j') => Reach::Steps(2, most.map(|it| it.max(2))),
            it => it,
        };
        let free = matches!(self.heading, Heading::HexDirections(it, true) if it.toward.is_none());
        let model = match (reach, self.class, self.heading) {
            _ if !named => None,
            (Reach::Steps(1, Some(1)), StepClass::Both, _) if free => Some(Model::King),
            (Reach::Steps(1, None), StepClass::Both, _) if free => Some(Model::Queen),
            (Reach::Steps(1, None), StepClass::Orthogonal, _) if free => Some(Model::Rook),
            (Reach::Steps(1, None), StepClass::Diagonal, _) if free => Some(Model::Bishop),
            (Reach::Steps(1, Some(1)), StepClass::Both, Heading::First(Bearings::ALL)) => Some(Model::King),
            (Reach::Steps(1, None), StepClass::Both, Heading::First(Bearings::ALL)) => Some(Model::Queen),
            (Reach::Steps(1, None), _, Heading::First(Bearings::ORTHOGONAL)) => Some(Model::Rook),
            (Reach::Steps(1, None), _, Heading::First(Bearings::DIAGONAL)) => Some(Model::Bishop),
            _ => None,
        };
        Geometry::far(match model {
            Some(it) => self.like(it),
            None => self.headed(reach.squares(self.manner)),
        })
    }

    /// The way of a piece of chess, by its name or in full.
    fn like(&self, model: Model) -> Message {
        let way = Message::new(model.way()).with("named", self.manner.models.has(model));
        way.with("piece", Arg::piece(model.name())).with("cell", self.manner.cell())
    }

    fn straight(&self, n: u16, reach: Reach, hop: Hop) -> Geometry {
        if !reach.is_one() {
            return Geometry::by(self.headed(reach.times(self.straight_leaps(n))));
        }
        let n = usize::from(n);
        if hop != Hop::None {
            let way = self.headed(distance(2 * n, self.manner));
            return Geometry::far(msg!("way-over-halfway", way = way));
        }
        if is_lame(self.leg, self.atom) && !self.leg.has('j') {
            let exactly = msg!("distance-exactly", count = n, number = number(n), cell = self.manner.cell());
            let (way, over, cell) = (self.headed(exactly), over(self.leg), self.manner.cell());
            return Geometry::far(msg!("way-over", way = way, over = over, cell = cell));
        }
        Geometry::jump(self.headed(distance(n, self.manner)))
    }

    /// `leaps of two squares`, without how many.
    fn straight_leaps(&self, n: u16) -> Message {
        Message::new("leaps-straight").with("n", n).with("long", number(n)).with("cell", self.manner.cell())
    }

    fn oblique(&self, shape: LeapShape, reach: Reach, named: bool, hop: Hop) -> Geometry {
        let all = || oblique(Bearings::ALL, shape, self.manner);
        let (knight, parts) = match self.heading {
            Heading::First(places) => (shape == (1, 2) && places == Bearings::ALL, oblique(places, shape, self.manner)),
            Heading::HexDirections(HexDirections { toward: Some(it), .. }, true) => (false, it.clone()),
            Heading::Then(_) | Heading::HexDirections(..) => (shape == (1, 2), all()),
        };
        let likened = knight && self.manner.models.has(Model::Knight);
        let turned = |it: Message| match self.heading {
            Heading::First(_) | Heading::HexDirections(_, true) => it,
            Heading::Then(_) | Heading::HexDirections(_, false) => self.headed(it),
        };
        if !reach.is_one() {
            let leaps = reach.times(oblique_leaps(likened, parts));
            return Geometry::by(turned(msg!("way-one-direction", ride = leaps)));
        }
        if hop != Hop::None {
            let twice = if likened { msg!("way-twice-knight") } else { msg!("way-twice-leap", leap = parts) };
            return Geometry::far(msg!("way-over-halfway-leap", way = turned(twice)));
        }
        if knight && named {
            return Geometry::far(self.like(Model::Knight));
        }
        Geometry::by(turned(if likened { msg!("way-knight-leap") } else { msg!("way-leap", leap = parts) }))
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
        let ride = reach.times(match self.unit() {
            Unit::Slide => Message::new("leaps-steps"),
            Unit::Straight(n) => self.straight_leaps(n),
            Unit::Oblique(it) => {
                let likened = it == (1, 2) && self.manner.models.has(Model::Knight);
                oblique_leaps(likened, oblique(Bearings::ALL, it, self.manner))
            }
        });
        let start = match (cells.and_then(|it| it.toward.clone()), self.unit()) {
            (Some(it), _) => Some(it),
            _ if places == Bearings::ALL => None,
            (None, Unit::Oblique(it)) => Some(oblique(places, it, self.manner)),
            (None, _) => Some(bearings(places)),
        };
        let ride = match start {
            Some(it) => msg!("way-first-of-them", ride = ride, toward = it),
            None => ride,
        };
        let about = matches!(self.unit(), Unit::Oblique(_)) && circular && cells.is_none();
        let angle = match (circular, cells) {
            (_, Some(_)) => angle(60, false),
            (true, None) => angle(45, about),
            (false, None) => angle(90, false),
        };
        Some(Geometry::by(match circular {
            true => msg!("way-circle", ride = ride, angle = angle),
            false => msg!("way-zigzag", ride = ride, angle = angle),
        }))
    }

    /// A way of this length in the directions of the leg.
    fn headed(&self, far: Message) -> Message {
        let far = Arg::from(far);
        match self.heading {
            Heading::First(it) => {
                msg!("way-toward", far = far, line = Arg::Choice("none"), toward = bearings(it))
            }
            Heading::HexDirections(it, first) => {
                let line = match self.class {
                    StepClass::Diagonal => Some("corners"),
                    StepClass::Orthogonal if it.toward.is_none() => Some("edges"),
                    StepClass::Orthogonal | StepClass::Both | StepClass::Oblique(_) => None,
                };
                let named = Arg::Choice(line.unwrap_or("none"));
                match (&it.toward, line) {
                    (Some(toward), _) if it.turning => {
                        msg!("way-turning", far = far, line = named, toward = toward.clone())
                    }
                    (Some(toward), _) => msg!("way-toward", far = far, line = named, toward = toward.clone()),
                    (None, None) if first => {
                        msg!("way-toward", far = far, line = named, toward = msg!("toward-any"))
                    }
                    (None, _) => msg!("way-on-line", far = far, line = named),
                }
            }
            Heading::Then(it) => {
                let line = it.line.filter(|_| !matches!(self.class, StepClass::Oblique(_)));
                let (line, toward) = (Arg::Choice(line.unwrap_or("none")), it.toward.clone());
                match it.turning {
                    true => msg!("way-turning", far = far, line = line, toward = toward),
                    false => msg!("way-toward", far = far, line = line, toward = toward),
                }
            }
        }
    }

    pub(super) fn is_slide(&self) -> bool {
        is_slide(self.atom)
    }
}

/// `knight leaps` or `leaps of three squares and one to the side`, without how many.
fn oblique_leaps(likened: bool, parts: Arg) -> Message {
    if likened { Message::new("leaps-knight") } else { Message::about("leaps-oblique", "leap", parts) }
}
