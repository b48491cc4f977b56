//! A move of several legs in words: legs, what joins them, groups.

use super::flow::{self, Stage};
use super::geometry::{Course, Heading};
use super::hop::Hop;
use super::moves::{first_places, single, whole};
use super::phrase::{Phrase, grouped, simple};
use super::place::{self, Place, passing, places};
use super::power::PowerWords;
use super::reach::Reach;
use super::state::{LegState, Reaches, StepClass};
use super::turn::directions;
use super::verb::{Verb, tame, verb};
use super::words::{Manner, around, either};
use super::{Grid, hexagons, special};
use crate::direction::{self, Side, System, Token, Way};
use crate::{AfterPart, Atom, Base, Bracket, Leg, Separator, Suffix};
use message::{Arg, Message, msg};

/// Several legs with one atom; `None` if they make no move.
pub(super) fn chain(legs: &[Leg], atom: &Atom, suffix: &Suffix, manner: Manner) -> Option<Phrase> {
    let stages = flow::of_chain(legs, atom, suffix);
    let mut it = MoveSentence::new(&stages, manner)?;
    let mut said = Vec::new();
    for i in 0..stages.len() {
        said.push(it.leg(if i + 1 == stages.len() { LegEnd::Final } else { LegEnd::Passing })?.0);
    }
    let said = said.into_iter().rev().reduce(|after, before| then(before, after))?;
    Some(it.finish(said))
}

fn then(before: Arg, after: Arg) -> Arg {
    let goes_on = matches!(&after, Arg::Message(it) if it.id == "legs-then");
    msg!("legs-then", before = before, after = after, more = goes_on).into()
}

/// A bracket; nothing if it makes no move.
pub(super) fn bracket(bracket: &Bracket, manner: Manner) -> Vec<Phrase> {
    let first = &bracket.first;
    if bracket.rest.is_empty() && bracket.prefix.modifiers.is_empty() {
        return single(&first.leg, &first.atom, &first.suffix, manner);
    }
    let stages = flow::of_bracket(bracket);
    let sentence = MoveSentence::new(&stages, manner).and_then(|mut it| {
        let said = it.parts(&bracket.rest, false)?;
        let said = match whole_way(&bracket.prefix) {
            Some(leads) => msg!("move-leads", moves = said, leads = leads).into(),
            None => said,
        };
        Some(it.finish(said))
    });
    sentence.into_iter().collect()
}

/// What the letters before a bracket say of the way from its start to its end.
fn whole_way(prefix: &Leg) -> Option<Arg> {
    let word = |way: Way| {
        Message::new(match way {
            Way::F => "leads-front",
            Way::B => "leads-back",
            Way::L => "leads-left",
            Way::R => "leads-right",
            Way::V => "leads-front-or-back",
            Way::S => "leads-sides",
        })
    };
    let mut parts: Vec<Arg> = Vec::new();
    for token in direction::tokens(prefix, System::Oblique, false) {
        parts.push(match token {
            Token::Single(way) | Token::Narrow(way) => msg!("leads-mainly", way = word(way)).into(),
            Token::Half(way) => word(way).into(),
            Token::Pair(first, second) => msg!("leads-both", way = word(first), main = word(second)).into(),
            Token::Chirality(Side::Left) => msg!("leads-bent-left").into(),
            Token::Chirality(Side::Right) => msg!("leads-bent-right").into(),
            Token::Turn(..) | Token::Sense(_) => continue,
        });
    }
    (!parts.is_empty()).then(|| either(parts))
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

/// What is said of a leg, and the places from which the move may go on.
type LegWords = (Arg, Vec<Place>);

struct MoveSentence<'a> {
    stages: &'a [Stage<'a>],
    states: Vec<LegState>,
    manner: Manner,
    /// The leg that is said next.
    next: usize,
    before: Option<Before>,
}

impl<'a> MoveSentence<'a> {
    /// `None` if the legs make no move.
    fn new(stages: &'a [Stage<'a>], manner: Manner) -> Option<Self> {
        let states = match manner.grid {
            Grid::Squares => flow::states(stages)?,
            _ => flow::toggles(stages),
        };
        Some(Self { stages, states, manner, next: 0, before: None })
    }

    fn finish(self, said: Arg) -> Phrase {
        let legs = self.stages.iter().map(|it| it.leg);
        let riders = self.stages.first().map(|it| whole(it.leg, legs, "move-all-first-only", self.manner));
        Phrase::Whole(special::whole(around(said, riders.unwrap_or_default())))
    }

    /// A part and what follows it. `again`: they are a group, and may be done again.
    fn parts(&mut self, rest: &[AfterPart], again: bool) -> Option<Arg> {
        let role = match rest.first() {
            None if again => LegEnd::Either,
            None => LegEnd::Final,
            Some(AfterPart::Part(Separator::Maybe, _) | AfterPart::Group(_)) => LegEnd::Either,
            Some(AfterPart::Part(..)) => LegEnd::Passing,
        };
        let (said, on) = self.leg(role)?;
        let from = place::said(&on, "from", self.manner);
        let Some((next, tail)) = rest.split_first() else {
            let plain = !again || on.is_empty() || place::is_empty(&on);
            return Some(if plain { said } else { msg!("legs-repeating-from", moves = said, places = from).into() });
        };
        let after = self.after(next, tail, again)?;
        Some(match next {
            AfterPart::Part(Separator::Maybe, _) | AfterPart::Group(_) => {
                msg!("legs-or-on", before = said, places = from, after = after).into()
            }
            AfterPart::Part(..) => then(said, after),
        })
    }

    /// What follows a part: another one, or a group and what follows it.
    fn after(&mut self, next: &AfterPart, tail: &[AfterPart], again: bool) -> Option<Arg> {
        let AfterPart::Group(group) = next else { return self.parts(tail, again) };
        // What came before may be another leg each time.
        self.before = None;
        let said = msg!("legs-repeated", moves = self.parts(&group.rest, true)?);
        self.before = None;
        let Some((next, tail)) = tail.split_first() else { return Some(said.into()) };
        let after = self.after(next, tail, again)?;
        Some(msg!("legs-repeated-on", before = said, after = after).into())
    }

    /// Says the next leg.
    fn leg(&mut self, role: LegEnd) -> Option<LegWords> {
        let (first, manner) = (self.next == 0, self.manner);
        let state = self.states.get(self.next)?;
        let stage = self.stages.get(self.next)?;
        let &Stage { leg, atom, suffix, .. } = stage;
        self.next += 1;
        if atom.base == Base::U {
            return Some((universal(leg, manner), Vec::new()));
        }
        let class = StepClass::of(atom)?;
        let written = Reach::on(manner.grid, leg, atom, suffix, first);
        let cells = match manner.grid.flat() {
            Some(flat) if first => Some(hexagons::first(leg, atom, flat, manner)?),
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
        let course = Course { leg, atom, suffix, class, heading, manner };
        let powers = PowerWords { leg, atom, suffix, reaches, first, manner };
        let back = dirs.as_ref().is_some_and(|it| it.back) || !first && cells.as_ref().is_some_and(|it| it.back);
        let said = match self.return_words(leg, atom, back, reaches, role) {
            Some(it) => it.into(),
            None if role == LegEnd::Passing => {
                let riders = powers.riders(Hop::None).into_iter().chain(unload(leg, manner));
                around(passing(&course, reaches).into(), riders.collect())
            }
            None => ending(&course, reaches, &powers, first),
        };
        self.before = Some(before(leg, atom, reaches, first));
        Some((said, places(leg, reaches)))
    }

    /// A last leg that does nothing but go back over the one before.
    fn return_words(&self, leg: &Leg, atom: &Atom, back: bool, reaches: Reaches, role: LegEnd) -> Option<Message> {
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
        let cell = self.manner.cell();
        Some(if before.first {
            msg!("leg-returns", passes = before.idle, cell = cell)
        } else {
            msg!("leg-goes-back", cell = cell)
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
fn ending(course: &Course<'_>, reaches: Reaches, powers: &PowerWords<'_>, first: bool) -> Arg {
    let (leg, manner, hop) = (course.leg, course.manner, Hop::of(course.leg));
    let powers = powers.riders(hop);
    let mut res = Vec::new();
    if let Some(it) = verb(leg, false) {
        let riders = powers.iter().cloned().chain(tame(leg)).chain(unload(leg, manner));
        res.push(simple(it, vec![course.place(reaches, first, hop)], riders.collect(), manner));
    }
    if leg.has('x') {
        res.push(simple(Verb::Borrows, vec![course.place(reaches, false, hop)], powers, manner));
    }
    either(res)
}

fn universal(leg: &Leg, manner: Manner) -> Arg {
    let mut phrases = special::universal(leg, false, Vec::new(), manner);
    if let Some(Phrase::Simple { verb: Verb::Acts(_), riders, .. }) = phrases.first_mut() {
        riders.extend(unload(leg, manner));
    }
    either(grouped(phrases, manner))
}

fn unload(leg: &Leg, manner: Manner) -> Option<Message> {
    leg.has('u').then(|| Message::new("move-unloads").with("cell", manner.cell()))
}
