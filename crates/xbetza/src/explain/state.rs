//! What is known before a leg of a longer move: frames, earlier turns, the range toggle. A set of possibilities.

use super::compass::{Bearings, Selection};
use super::reach::Reach;
use crate::{Atom, Base, LeapShape, Leg, direction::System};

/// How the step of an atom lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StepClass {
    Orthogonal,
    Diagonal,
    /// `K`, `Q`.
    Both,
    Oblique(LeapShape),
}

impl StepClass {
    /// `None` for special atoms.
    pub(super) fn of(atom: &Atom) -> Option<Self> {
        Some(match (atom.base, atom.leap()) {
            (Base::R, _) => Self::Orthogonal,
            (Base::B, _) => Self::Diagonal,
            (Base::K | Base::Q, _) => Self::Both,
            (_, Some((0, _))) => Self::Orthogonal,
            (_, Some((short, long))) if short == long => Self::Diagonal,
            (_, Some(it)) => Self::Oblique(it),
            (_, None) => return None,
        })
    }

    /// The system of a first leg.
    pub(super) const fn first_system(self) -> System {
        match self {
            Self::Orthogonal => System::Aligned,
            Self::Diagonal => System::Skewed,
            Self::Both => System::EightFold,
            Self::Oblique(_) => System::Oblique,
        }
    }
}

/// The kind of the last step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LegFrame {
    Orthogonal,
    Diagonal,
    Oblique(LeapShape),
}

/// Everything that may be the case when a continuation leg begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LegState {
    /// Kinds of the last step.
    pub(super) frames: Vec<LegFrame>,
    /// There may have been a turn.
    pub(super) turned: bool,
    /// There may have been none since a first step of these kinds.
    pub(super) unturned: Vec<LegFrame>,
    /// The range toggle may be off.
    pub(super) off: bool,
    /// The range toggle may be on.
    pub(super) on: bool,
}

impl LegState {
    /// After a first leg that selects these places.
    pub(super) fn after_first(leg: &Leg, class: StepClass, places: Bearings) -> Self {
        let four_fold = [(LegFrame::Orthogonal, Bearings::ORTHOGONAL), (LegFrame::Diagonal, Bearings::DIAGONAL)];
        let frames: Vec<LegFrame> = match class {
            StepClass::Oblique(it) => vec![LegFrame::Oblique(it)],
            // A circular ride ends on either kind of step.
            _ if leg.has('q') => vec![LegFrame::Orthogonal, LegFrame::Diagonal],
            _ => four_fold.into_iter().filter(|(_, it)| it.0 & places.0 != 0).map(|it| it.0).collect(),
        };
        let mut res = Self { unturned: frames.clone(), frames, turned: false, off: true, on: false };
        res.toggle(leg);
        res
    }

    /// After a continuation leg. `straight`: it may go straight on or back; `bends`: it may turn.
    pub(super) fn after(&self, leg: &Leg, frames: Vec<LegFrame>, straight: bool, bends: bool) -> Self {
        let mut res = Self {
            frames,
            turned: bends || self.turned && straight,
            unturned: if straight { self.unturned.clone() } else { Vec::new() },
            off: self.off,
            on: self.on,
        };
        res.toggle(leg);
        res
    }

    pub(super) fn toggle(&mut self, leg: &Leg) {
        let toggles = leg.has('g') || leg.has('y');
        let other = leg.modifiers.iter().any(|it| "cdekpxw".contains(it.letter) || it.letter == 'm' && !leg.has('y'));
        let keeps = other || !toggles;
        (self.off, self.on) = (self.off && keeps || self.on && toggles, self.on && keeps || self.off && toggles);
    }

    /// Adds what another may be. Returns whether that was anything new.
    pub(super) fn extend(&mut self, other: &Self) -> bool {
        let old = (self.turned, self.off, self.on);
        self.turned |= other.turned;
        self.off |= other.off;
        self.on |= other.on;
        let frames = add(&mut self.frames, &other.frames);
        let unturned = add(&mut self.unturned, &other.unturned);
        frames || unturned || old != (self.turned, self.off, self.on)
    }

    /// The ranges that a leg may have: as written, and with the toggle on.
    pub(super) fn reaches(&self, written: Reach) -> Reaches {
        Reaches { normal: self.off.then_some(written), toggled: self.on.then_some(written.toggled()) }
    }

    /// The frames as an atom of this class sees them, each once.
    pub(super) fn frames_for(&self, class: StepClass) -> Vec<LegFrame> {
        let mut res = Vec::new();
        for it in &self.frames {
            let it = match (*it, class) {
                (LegFrame::Oblique(last), StepClass::Oblique(own)) if last == own => LegFrame::Oblique(own),
                // Its long direction.
                (LegFrame::Oblique(_), _) => LegFrame::Orthogonal,
                (it, _) => it,
            };
            if !res.contains(&it) {
                res.push(it);
            }
        }
        res
    }
}

fn add(frames: &mut Vec<LegFrame>, others: &[LegFrame]) -> bool {
    let before = frames.len();
    for it in others {
        if !frames.contains(it) {
            frames.push(*it);
        }
    }
    frames.len() > before
}

/// One or two ranges.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reaches {
    pub(super) normal: Option<Reach>,
    pub(super) toggled: Option<Reach>,
}

impl Reaches {
    pub(super) const fn only(it: Reach) -> Self {
        Self { normal: Some(it), toggled: None }
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Reach> {
        self.normal.into_iter().chain(self.toggled)
    }

    pub(super) fn may_be_one(self) -> bool {
        self.iter().any(Reach::is_one)
    }

    pub(super) fn may_be_longer(self) -> bool {
        self.iter().any(|it| !it.is_one())
    }
}

/// The kinds of step that an eight-fold selection gives from these frames.
pub(super) fn eight_fold_frames(from: &[LegFrame], selection: &Selection) -> Vec<LegFrame> {
    let all = selection.by_sense.iter().fold(selection.fixed.0, |it, (_, places)| it | places.0);
    let mut res = Vec::new();
    for it in from {
        let (even, odd) = match it {
            LegFrame::Diagonal => (LegFrame::Diagonal, LegFrame::Orthogonal),
            _ => (LegFrame::Orthogonal, LegFrame::Diagonal),
        };
        for (places, frame) in [(Bearings::ORTHOGONAL, even), (Bearings::DIAGONAL, odd)] {
            if places.0 & all != 0 && !res.contains(&frame) {
                res.push(frame);
            }
        }
    }
    res
}
