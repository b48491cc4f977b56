//! The directions of a continuation leg, relative to the step before it, and what they leave for the next leg.

use super::compass::{Bearings, Selection, select};
use super::state::{LegFrame, LegState, StepClass, eight_fold_frames};
use super::words::either;
use crate::Leg;
use crate::direction::{self, Joint, Sense, System, Token, Way};

/// Where a continuation leg goes.
pub(super) struct Directions {
    /// `turning 45° to either side`.
    pub(super) text: String,
    /// `orthogonally`, if that can be told and helps.
    pub(super) line: Option<&'static str>,
    /// It goes straight back and nowhere else.
    pub(super) back: bool,
    /// What holds after the leg.
    pub(super) state: LegState,
}

/// `None` if the direction letters select nothing.
pub(super) fn directions(leg: &Leg, class: StepClass, joint: Joint, state: &LegState) -> Option<Directions> {
    let chain = joint == Joint::Chain;
    let mut texts: Vec<(Vec<&str>, String)> = Vec::new();
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
        let text =
            ship(leg, frame, class, state).map_or_else(|| text(&selection, system, class, frame, state), str::to_owned);
        let after = steps_before(frame, state);
        match texts.iter_mut().find(|it| it.1 == text) {
            Some(it) => it.0.extend(after),
            None => texts.push((after, text)),
        }
    }
    let text = match texts.as_slice() {
        [] => return None,
        [(_, it)] => it.clone(),
        _ => {
            let texts: Vec<String> =
                texts.iter().map(|(after, it)| format!("{it} (after {})", either(after))).collect();
            either(&texts)
        }
    };
    let turning = text.starts_with("turning");
    let line = match frames.as_slice() {
        [LegFrame::Orthogonal] if turning => Some("orthogonally"),
        [LegFrame::Diagonal] if turning => Some("diagonally"),
        _ => None,
    };
    Some(Directions { text, line, back, state: state.after(leg, frames, straight, bends) })
}

/// The steps that give this frame.
fn steps_before(frame: LegFrame, state: &LegState) -> Vec<&'static str> {
    let mut res = Vec::new();
    match frame {
        LegFrame::Diagonal => res.push("a diagonal step"),
        LegFrame::Oblique(_) => res.push("the same leap"),
        LegFrame::Orthogonal => {
            if state.frames.contains(&LegFrame::Orthogonal) {
                res.push("an orthogonal step");
            }
            let is_leap = |it: &LegFrame| matches!(it, LegFrame::Oblique(_));
            if state.frames.iter().any(is_leap) {
                res.push("another leap");
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
fn ship(leg: &Leg, frame: LegFrame, class: StepClass, state: &LegState) -> Option<&'static str> {
    let first = !state.turned && state.unturned == [LegFrame::Diagonal];
    let tokens = direction::tokens(leg, System::EightFold, true);
    if !first || frame != LegFrame::Diagonal || matches!(class, StepClass::Oblique(_)) {
        return None;
    }
    match tokens.as_slice() {
        [Token::Turn(Way::F, Sense::Same)] => Some("turning 45° onto its file, away from its start"),
        [Token::Turn(Way::F, Sense::Other)] => Some("turning 45° onto its rank, away from its start"),
        _ => None,
    }
}

fn text(selection: &Selection, system: System, class: StepClass, frame: LegFrame, state: &LegState) -> String {
    let fixed = selection.fixed;
    if fixed == Bearings::ALL {
        return "in any direction".to_owned();
    }
    if selection.by_sense.is_empty() && fixed == Bearings(!0x10) && matches!(system, System::EightFold | System::Ring) {
        return "in any direction but straight back".to_owned();
    }
    let angle = |it: u32| angle(it, system, class, frame);
    let on_axis = |it: u32| mirror(it, system) == it;
    let mut parts = Vec::new();
    if on_axis(0) && fixed.has(0) {
        parts.push("straight on".to_owned());
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
    for (angles, side) in [(both, "to either side"), (left, "left"), (right, "right")] {
        if !angles.is_empty() {
            parts.push(format!("turning {} {side}", either(&angles)));
        }
    }
    for (sense, name) in
        [(Sense::Same, "to the same side as the turn before"), (Sense::Other, "to the other side than the turn before")]
    {
        let angles: Vec<String> = (0..8)
            .filter(|it| {
                let mut by_sense = selection.by_sense.iter();
                by_sense.any(|(own, places)| *own == sense && places.has(*it))
            })
            .map(angle)
            .collect();
        if !angles.is_empty() {
            parts.push(format!("turning {} {name}{}", either(&angles), note(state)));
        }
    }
    if on_axis(4) && fixed.has(4) {
        parts.push("straight back".to_owned());
    }
    either(&parts)
}

/// What counts as the turn before, where that is not plain.
fn note(state: &LegState) -> String {
    let notes: Vec<&str> = state
        .unturned
        .iter()
        .map(|it| match it {
            LegFrame::Orthogonal => "without a turn yet: either side",
            LegFrame::Diagonal => {
                "a first step forward-right or back-left counts as a left turn, the others as a right turn"
            }
            LegFrame::Oblique(_) => "a first leap counts as a turn away from its long direction",
        })
        .collect();
    if notes.is_empty() { String::new() } else { format!(" ({})", notes.join("; ")) }
}

/// How far a place on the right side is turned.
fn angle(place: u32, system: System, class: StepClass, frame: LegFrame) -> String {
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
            format!("about {}°", exact.round() as i32)
        }
        (System::Ring, _) if place % 2 == 1 => format!("about {}°", 45 * place),
        _ => format!("{}°", 45 * place),
    }
}
