//! The directions of a continuation leg, relative to the step before it, and what they leave for the next leg.

use super::compass::{Bearings, Selection, select};
use super::state::{LegFrame, LegState, StepClass, eight_fold_frames};
use super::words::{self, either};
use crate::Leg;
use crate::direction::{self, Joint, Sense, System, Token, Way};
use message::{Arg, Message, msg};

/// Where a continuation leg goes.
pub(super) struct Directions {
    /// `turning 45° to either side`.
    pub(super) toward: Arg,
    /// They begin with a turn.
    pub(super) turning: bool,
    /// `orthogonal` or `diagonal`, if that can be told and helps.
    pub(super) line: Option<&'static str>,
    /// It goes straight back and nowhere else.
    pub(super) back: bool,
    /// What holds after the leg.
    pub(super) state: LegState,
}

/// `None` if the direction letters select nothing.
pub(super) fn directions(leg: &Leg, class: StepClass, joint: Joint, state: &LegState) -> Option<Directions> {
    let chain = joint == Joint::Chain;
    let mut told: Vec<Turns> = Vec::new();
    let mut frames = Vec::new();
    let (mut straight, mut bends, mut back) = (false, false, true);
    for frame in state.frames_for(class) {
        let system = system(class, frame, chain);
        let Some(mut selection) = selected(leg, system, joint) else {
            continue;
        };
        if !state.turned && state.unturned == [LegFrame::Orthogonal] {
            // No sense yet: either side.
            for (_, it) in std::mem::take(&mut selection.by_sense) {
                selection.fixed.0 |= it.0 | mirrored(it, system).0;
            }
        }
        let axis = match system {
            System::Oblique | System::Skewed => Bearings::default(),
            _ => Bearings::default().with(&[0, 4]),
        };
        straight |= selection.fixed.0 & axis.0 != 0;
        bends |= !selection.fixed.within(axis) || !selection.by_sense.is_empty();
        back &= axis.has(4) && selection.fixed.0 == 0x10 && selection.by_sense.is_empty();
        let after = match class {
            StepClass::Oblique(it) => vec![LegFrame::Oblique(it)],
            StepClass::Both => eight_fold_frames(&[frame], &selection),
            _ if chain => eight_fold_frames(&[frame], &selection),
            StepClass::Orthogonal => vec![LegFrame::Orthogonal],
            StepClass::Diagonal => vec![LegFrame::Diagonal],
        };
        for it in after {
            if !frames.contains(&it) {
                frames.push(it);
            }
        }
        let toward = match ship(leg, frame, class, state) {
            Some(it) => Toward { words: it.into(), turning: true },
            None => turns(&selection, Turning { system, class, frame }, state),
        };
        add(&mut told, steps_before(frame, state), toward);
    }
    let Toward { words: toward, turning } = said(told)?;
    let line = match frames.as_slice() {
        [LegFrame::Orthogonal] if turning => Some("orthogonal"),
        [LegFrame::Diagonal] if turning => Some("diagonal"),
        _ => None,
    };
    Some(Directions { toward, turning, line, back, state: state.after(leg, frames, straight, bends) })
}

/// Directions in words.
pub(super) struct Toward {
    /// `turning 45° to either side`.
    pub(super) words: Arg,
    /// They begin with a turn.
    pub(super) turning: bool,
}

/// Directions that a leg has after some kinds of step.
pub(super) struct Turns {
    /// The kinds, as messages.
    after: Vec<&'static str>,
    toward: Toward,
}

/// Adds directions: to the kinds of step that have the same.
pub(super) fn add(told: &mut Vec<Turns>, after: Vec<&'static str>, toward: Toward) {
    match told.iter_mut().find(|it| it.toward.words == toward.words) {
        Some(it) => {
            for id in after {
                if !it.after.contains(&id) {
                    it.after.push(id);
                }
            }
        }
        None => told.push(Turns { after, toward }),
    }
}

/// All of them as one. `None` if there are none.
pub(super) fn said(mut told: Vec<Turns>) -> Option<Toward> {
    let turning = told.first()?.toward.turning;
    if told.len() == 1 {
        return told.pop().map(|it| it.toward);
    }
    let each = told.into_iter().map(|it| {
        let after = either(it.after.into_iter().map(|it| Message::new(it).into()).collect());
        msg!("toward-after", toward = it.toward.words, step = after).into()
    });
    Some(Toward { words: either(each.collect()), turning })
}

/// The steps that give this frame.
fn steps_before(frame: LegFrame, state: &LegState) -> Vec<&'static str> {
    let mut res = Vec::new();
    match frame {
        LegFrame::Diagonal => res.push("after-diagonal"),
        LegFrame::Oblique(_) => res.push("after-same-leap"),
        LegFrame::Orthogonal => {
            if state.frames.contains(&LegFrame::Orthogonal) {
                res.push("after-orthogonal");
            }
            let is_leap = |it: &LegFrame| matches!(it, LegFrame::Oblique(_));
            if state.frames.iter().any(is_leap) {
                res.push("after-other-leap");
            }
        }
    }
    res
}

const fn system(class: StepClass, frame: LegFrame, chain: bool) -> System {
    match (class, frame) {
        (StepClass::Both, _) => System::EightFold,
        (StepClass::Oblique(_), LegFrame::Oblique(_)) => System::Ring,
        (StepClass::Oblique(_), _) => System::Oblique,
        _ if chain => System::EightFold,
        (StepClass::Orthogonal, LegFrame::Diagonal) => System::Skewed,
        (StepClass::Diagonal, LegFrame::Orthogonal | LegFrame::Oblique(_)) => System::Skewed,
        _ => System::Aligned,
    }
}

fn selected(leg: &Leg, system: System, joint: Joint) -> Option<Selection> {
    let tokens = direction::tokens(leg, system, true);
    if tokens.is_empty() {
        let fixed = match system {
            System::EightFold | System::Ring => Bearings(!0x10),
            System::Aligned if joint == Joint::Bracket => Bearings::default().with(&[0]),
            System::Aligned => Bearings::default().with(&[0, 2, 6]),
            System::Skewed => Bearings::default().with(&[1, 7]),
            System::Oblique => Bearings(!0x18),
        };
        return Some(Selection { fixed, by_sense: Vec::new() });
    }
    let res = select(&tokens, system);
    (!res.is_empty()).then_some(res)
}

/// The places on the other side.
fn mirrored(places: Bearings, system: System) -> Bearings {
    (0..8).filter(|it| places.has(*it)).fold(Bearings::default(), |res, it| res.with(&[mirror(it, system)]))
}

const fn mirror(place: u32, system: System) -> u32 {
    match system {
        System::Oblique => 7 - place,
        _ => (8 - place) % 8,
    }
}

/// A `q` or `z` right after a diagonal first step names a line of the board.
fn ship(leg: &Leg, frame: LegFrame, class: StepClass, state: &LegState) -> Option<Message> {
    let first = !state.turned && state.unturned == [LegFrame::Diagonal];
    let tokens = direction::tokens(leg, System::EightFold, true);
    if !first || frame != LegFrame::Diagonal || matches!(class, StepClass::Oblique(_)) {
        return None;
    }
    match tokens.as_slice() {
        [Token::Turn(Way::F, Sense::Same)] => Some(msg!("toward-own-file")),
        [Token::Turn(Way::F, Sense::Other)] => Some(msg!("toward-own-rank")),
        _ => None,
    }
}

/// How the turns of a leg are read.
#[derive(Clone, Copy)]
struct Turning {
    system: System,
    class: StepClass,
    frame: LegFrame,
}

/// The directions of a selection.
fn turns(selection: &Selection, turning: Turning, state: &LegState) -> Toward {
    let (fixed, system) = (selection.fixed, turning.system);
    if fixed == Bearings::ALL {
        return Toward { words: msg!("toward-any").into(), turning: false };
    }
    if selection.by_sense.is_empty() && fixed == Bearings(!0x10) && matches!(system, System::EightFold | System::Ring) {
        return Toward { words: msg!("toward-any-but-back").into(), turning: false };
    }
    let angle = |it: u32| angle(it, turning).into();
    let on_axis = |it: u32| mirror(it, system) == it;
    let mut parts = Vec::new();
    let straight = on_axis(0) && fixed.has(0);
    if straight {
        parts.push(msg!("toward-straight").into());
    }
    let rights = (0..4).filter(|it| !on_axis(*it));
    let (mut both, mut left, mut right) = (Vec::new(), Vec::new(), Vec::new());
    for it in rights {
        match (fixed.has(mirror(it, system)), fixed.has(it)) {
            (true, true) => both.push(angle(it)),
            (true, false) => left.push(angle(it)),
            (false, true) => right.push(angle(it)),
            (false, false) => {}
        }
    }
    for (angles, side) in [(both, "either"), (left, "left"), (right, "right")] {
        if !angles.is_empty() {
            parts.push(toward_side(angles, side).into());
        }
    }
    for (sense, side) in [(Sense::Same, "same"), (Sense::Other, "other")] {
        let places = (0..8).filter(|it| {
            let mut by_sense = selection.by_sense.iter();
            by_sense.any(|(own, places)| *own == sense && places.has(*it))
        });
        let angles: Vec<Arg> = places.map(angle).collect();
        if !angles.is_empty() {
            parts.push(noted(toward_side(angles, side), state).into());
        }
    }
    let begins = !straight && !parts.is_empty();
    if on_axis(4) && fixed.has(4) {
        parts.push(msg!("toward-start").into());
    }
    Toward { words: either(parts), turning: begins }
}

/// `turning 45° or 90° left`.
pub(super) fn toward_side(angles: Vec<Arg>, side: &'static str) -> Message {
    msg!("toward-turning", angles = either(angles), side = Arg::Choice(side))
}

/// With what counts as the turn before, where that is not plain.
fn noted(toward: Message, state: &LegState) -> Message {
    let notes = state.unturned.iter().map(|it| match it {
        LegFrame::Orthogonal => msg!("noted-no-turn"),
        LegFrame::Diagonal => msg!("noted-diagonal"),
        LegFrame::Oblique(_) => msg!("noted-leap"),
    });
    match notes.reduce(|before, after| msg!("clauses", before = before, after = after)) {
        Some(notes) => msg!("toward-noted", toward = toward, notes = notes),
        None => toward,
    }
}

/// How far a place on the right side is turned.
fn angle(place: u32, Turning { system, class, frame }: Turning) -> Message {
    let plain = 45 * place as i32;
    match (system, class) {
        (System::Oblique, StepClass::Oblique((short, long))) => {
            let slope = f64::from(short).atan2(f64::from(long)).to_degrees();
            let first = if frame == LegFrame::Diagonal { 45.0 - slope } else { slope };
            let exact = match place {
                0 => first,
                1 => 90.0 - first,
                2 => 90.0 + first,
                _ => 180.0 - first,
            };
            words::angle(exact.round() as i32, true)
        }
        (System::Ring, _) => words::angle(plain, place % 2 == 1),
        _ => words::angle(plain, false),
    }
}
