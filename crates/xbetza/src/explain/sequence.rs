//! A move of several legs in words: legs, what joins them, groups.

use super::flow::{self, Stage};
use super::geometry::{Course, Heading};
use super::hop::Hop;
use super::moves::{first_places, single, whole};
use super::place::{passing, places};
use super::power::PowerWords;
use super::reach::Reach;
use super::special::{borrowing, tame};
use super::state::{LegState, Reaches, StepClass};
use super::turn::directions;
use super::verb::verb;
use super::words::{Geometry, Phrase, either, grouped, simple};
use super::{Grid, hexagons};
use crate::direction::{self, Side, System, Token, Way};
use crate::{AfterPart, Atom, Base, Bracket, Leg, Separator, Suffix};

/// Several legs with one atom; `None` if they make no move.
pub(super) fn chain(legs: &[Leg], atom: &Atom, suffix: &Suffix, grid: Grid) -> Option<Phrase> {
    let stages = flow::of_chain(legs, atom, suffix);
    let mut it = MoveSentence::new(&stages, grid)?;
    for i in 0..stages.len() {
        if i > 0 {
            it.text.push_str(", then ");
        }
        it.leg(if i + 1 == stages.len() { LegEnd::Final } else { LegEnd::Passing })?;
    }
    Some(it.finish())
}

/// A bracket; nothing if it makes no move.
pub(super) fn bracket(bracket: &Bracket, grid: Grid) -> Vec<Phrase> {
    let first = &bracket.first;
    if bracket.rest.is_empty() && bracket.prefix.modifiers.is_empty() {
        return single(&first.leg, &first.atom, &first.suffix, grid);
    }
    let stages = flow::of_bracket(bracket);
    let sentence = MoveSentence::new(&stages, grid).and_then(|mut it| {
        it.parts(&bracket.rest, false)?;
        it.text.push_str(&whole_way(&bracket.prefix));
        Some(it.finish())
    });
    sentence.into_iter().collect()
}

/// What the letters before a bracket say of the way from its start to its end.
fn whole_way(prefix: &Leg) -> String {
    let word = |way: Way| match way {
        Way::F => "forward",
        Way::B => "backward",
        Way::L => "to the left",
        Way::R => "to the right",
        Way::V => "forward or backward",
        Way::S => "sideways",
    };
    let mut parts = Vec::new();
    for token in direction::tokens(prefix, System::Oblique, false) {
        parts.push(match token {
            Token::Single(way) | Token::Narrow(way) => format!("mainly {}", word(way)),
            Token::Half(way) => word(way).to_owned(),
            Token::Pair(first, second) => format!("{}, mainly {}", word(first), word(second)),
            Token::Chirality(Side::Left) => "bent to the left".to_owned(),
            Token::Chirality(Side::Right) => "bent to the right".to_owned(),
            Token::Turn(..) | Token::Sense(_) => continue,
        });
    }
    if parts.is_empty() { String::new() } else { format!(", only where the whole way leads {}", either(&parts)) }
}

/// What happens at the end of a leg.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LegEnd {
    /// The move ends.
    Final,
    /// It goes on.
    Passing,
    /// It may end or go on.
    Either,
}

/// The leg before, as far as a leg straight back can return over it.
struct Before {
    atom: Atom,
    edges: usize,
    reach: Option<Reach>,
    returnable: bool,
    /// It is the first leg.
    first: bool,
    /// It only looks at an empty square.
    idle: bool,
}

struct MoveSentence<'a> {
    stages: &'a [Stage<'a>],
    states: Vec<LegState>,
    grid: Grid,
    /// The leg that is said next.
    next: usize,
    before: Option<Before>,
    text: String,
}

impl<'a> MoveSentence<'a> {
    /// `None` if the legs make no move.
    fn new(stages: &'a [Stage<'a>], grid: Grid) -> Option<Self> {
        let states = match grid {
            Grid::Squares => flow::states(stages)?,
            _ => flow::toggles(stages),
        };
        Some(Self { stages, states, grid, next: 0, before: None, text: String::new() })
    }

    fn finish(self) -> Phrase {
        let legs = self.stages.iter().map(|it| it.leg);
        let whole = self.stages.first().map(|it| whole(it.leg, legs));
        let whole = match whole.as_deref() {
            Some(", first move only") => ", all this on its first move only",
            it => it.unwrap_or_default(),
        };
        Phrase::Whole(format!("{}{whole}", self.text))
    }

    /// A part and what follows it. `again`: they are a group, and may be done again.
    fn parts(&mut self, mut rest: &[AfterPart], again: bool) -> Option<()> {
        loop {
            let role = match rest.first() {
                None if again => LegEnd::Either,
                None => LegEnd::Final,
                Some(AfterPart::Part(Separator::Maybe, _) | AfterPart::Group(_)) => LegEnd::Either,
                Some(AfterPart::Part(..)) => LegEnd::Passing,
            };
            let on = self.leg(role)?;
            let Some((mut next, mut tail)) = rest.split_first() else {
                if again && on != "an empty square" {
                    self.text.push_str(&format!(" (repeating only from {on})"));
                }
                return Some(());
            };
            match next {
                AfterPart::Part(Separator::Maybe, _) => {
                    self.text.push_str(&format!(", or goes on from {on} there and "));
                }
                AfterPart::Part(..) => self.text.push_str(", then "),
                AfterPart::Group(_) => self.text.push_str(&format!(", or goes on from {on} there and ")),
            }
            while let AfterPart::Group(it) = next {
                self.text.push_str("does this any number of times: ");
                // What came before may be another leg each time.
                self.before = None;
                self.parts(&it.rest, true)?;
                self.before = None;
                let Some(it) = tail.split_first() else {
                    return Some(());
                };
                (next, tail) = it;
                self.text.push_str("; or, after any number of these times, goes on and ");
            }
            rest = tail;
        }
    }

    /// Says the next leg. Returns the places from which it may go on.
    fn leg(&mut self, role: LegEnd) -> Option<String> {
        let first = self.next == 0;
        let state = self.states.get(self.next)?;
        let stage = self.stages.get(self.next)?;
        let &Stage { leg, atom, suffix, .. } = stage;
        self.next += 1;
        if atom.base == Base::U {
            self.text.push_str(&universal(leg));
            return Some(String::new());
        }
        let class = StepClass::of(atom)?;
        let written = Reach::on(self.grid, leg, atom, suffix, first);
        let cells = match self.grid.flat() {
            Some(flat) if first => Some(hexagons::first(leg, atom, flat)?),
            Some(flat) => Some(hexagons::then(leg, atom, &stage.atoms_before(self.stages), flat)?),
            None => None,
        };
        let dirs = if first || cells.is_some() { None } else { Some(directions(leg, class, stage.joint, state)?) };
        let reaches = if first { Reaches::only(written) } else { state.reaches(written) };
        let heading = match (&cells, &dirs) {
            (Some(it), _) => Heading::HexDirections(it, first),
            (None, Some(it)) => Heading::Then(it),
            (None, None) => Heading::First(first_places(leg, class)?),
        };
        let course = Course { leg, atom, suffix, class, heading };
        let hop = if role == LegEnd::Passing { Hop::None } else { Hop::of(leg) };
        let powers = PowerWords { leg, atom, suffix, reaches, first };
        let back = dirs.as_ref().is_some_and(|it| it.back) || !first && cells.as_ref().is_some_and(|it| it.back);
        let clause = match self.return_words(leg, atom, back, reaches, role) {
            Some(it) => it,
            None if role == LegEnd::Passing => {
                format!("{}{}{}", passing(&course, reaches), powers.words(Hop::None), unload(leg))
            }
            None => ending(&course, reaches, hop, &powers, first),
        };
        self.text.push_str(&clause);
        self.before = Some(before(leg, atom, reaches, first));
        Some(either(&places(leg, reaches)))
    }

    /// A last leg that does nothing but go back over the one before.
    fn return_words(&self, leg: &Leg, atom: &Atom, back: bool, reaches: Reaches, role: LegEnd) -> Option<String> {
        let before = self.before.as_ref()?;
        let plain = leg.modifiers.iter().all(|it| "bmcitow".contains(it.letter));
        let moves = leg.has('m') || !leg.has('c');
        let same = before.atom.base == atom.base && before.atom.extensions == atom.extensions;
        let one = before.reach == Some(Reach::ONE);
        // It goes back as far as it came: one step after one step, or as an iso leg.
        let far = if leg.has('i') {
            before.reach.is_some() && before.reach == reaches.normal && reaches.toggled.is_none()
        } else {
            one && reaches.normal == Some(Reach::ONE) && reaches.toggled.is_none()
        };
        if role != LegEnd::Final || !back || !plain || !moves || !same || !far {
            return None;
        }
        if !before.returnable || before.edges != leg.count('o') {
            return None;
        }
        let pass = if before.idle && before.first { " (which passes the turn)" } else { "" };
        Some(if before.first {
            format!("returns to the square where it started{pass}")
        } else {
            "returns to the square it came from".to_owned()
        })
    }
}

fn before(leg: &Leg, atom: &Atom, reaches: Reaches, first: bool) -> Before {
    let bends = first && (leg.has('q') || leg.has('z'));
    let moved = leg.has('x') || leg.has('u') || leg.has('j');
    Before {
        atom: atom.clone(),
        edges: leg.count('o'),
        reach: match reaches.toggled {
            None => reaches.normal,
            Some(_) => None,
        },
        returnable: !bends && !moved && !leg.has('w') && leg.count('p') < 2,
        first,
        idle: !leg.modifiers.iter().any(|it| "cdekpgyxwu".contains(it.letter)),
    }
}

/// The clause of a leg with which the move may end.
fn ending(course: &Course<'_>, reaches: Reaches, hop: Hop, powers: &PowerWords<'_>, first: bool) -> String {
    let leg = course.leg;
    let powers = powers.words(hop);
    let mut res = Vec::new();
    if let Some(it) = verb(leg, false) {
        let tail = format!("{}{powers}{}{}", it.after, tame(leg), unload(leg));
        let place = course.place(reaches, first, hop);
        res.push(simple(&it.text, &[place], &tail));
    }
    if leg.has('x') {
        let place = course.place(reaches, false, hop);
        let phrase = borrowing(place, &powers);
        res.extend(grouped(vec![phrase]));
    }
    either(&res)
}

fn universal(leg: &Leg) -> String {
    let place = [Geometry::plain("on any square of the board")];
    let mut res = Vec::new();
    if let Some(it) = verb(leg, false) {
        let tail = format!("{}{}{}", it.after, tame(leg), unload(leg));
        res.push(simple(&it.text, &place, &tail));
    }
    if leg.has('x') {
        let [place] = place;
        res.extend(grouped(vec![borrowing(place, "")]));
    }
    either(&res)
}

fn unload(leg: &Leg) -> &'static str {
    if leg.has('u') { ", putting the piece captured last on the square where this leg began" } else { "" }
}
