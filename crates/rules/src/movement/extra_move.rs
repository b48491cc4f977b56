//! Turns of two parts: after one piece a second may move, judged on the board after the first. Both together are one patch.

use crate::builder::settings::may_be;
use crate::builder::type_groups::TypeGroup;
use crate::prelude::*;
use crate::support::staying::Staying;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Capabilities, Source};
use engine::position::repetition_key::is_unchanged;

/// Turns of two parts.
pub const RULE: Rule = Rule {
    name: "extra move",
    keys: &[Key::of("extraMove", "types:types:flags").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &["must-go-on"],
};

/// Turns of two parts that one side makes from one square, at most.
const MAX_TURNS: usize = 1 << 13;

/// What it costs to join two parts and to ask about the whole, in steps of walks (measured).
const JOINED: u64 = 512;

/// What each entry costs with every turn, as squares of a board.
const ENTRY: u64 = 1 << 14;

/// Who may follow whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ExtraTurn {
    first: TypeSet,
    second: TypeSet,
    flags: Flags,
}

/// What holds of both parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Flags {
    /// Neither part captures.
    quiet: bool,
    /// Another piece, or the same one; `None` is any.
    other: Option<bool>,
    /// The second part may not be left out where it is possible.
    must: bool,
}

/// All entries.
#[derive(Clone, Debug)]
struct ExtraMove {
    entries: Vec<ExtraTurn>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.groups("extraMove");
    let mut entries: Vec<ExtraTurn> = Vec::new();
    let mut groups = groups.into_iter().peekable();
    while let Some(mut group) = groups.next() {
        let mut second = second_types(builder, &group);
        // A second list with commas: `M,S:M,S:must` was cut before its last type.
        if group.fields.len() == 1
            && let Some(rest) = groups.next_if(|it| it.fields.len() == 1 && flags(it.field(0)).is_ok())
        {
            rest.types.iter().for_each(|it| second.insert(it));
            group.fields.extend(rest.fields);
        }
        if !second.is_empty() {
            let turn = extra_turn(builder, &group, second);
            // Whatever is said again costs nothing.
            if !entries.contains(&turn) && builder.spend(ENTRY, &group.place) {
                entries.push(turn);
            }
        }
    }
    if entries.is_empty() {
        return None;
    }
    builder.two_part_turns = true;
    Some(Box::new(ExtraMove { entries }))
}

/// Who may follow.
fn second_types(builder: &mut Builder<'_>, group: &TypeGroup) -> TypeSet {
    builder.settings.type_set(&[group.field(0).to_owned()], &group.place)
}

/// An entry whose types are known. Flags that do not exist are reported and left out.
fn extra_turn(builder: &mut Builder<'_>, group: &TypeGroup, second: TypeSet) -> ExtraTurn {
    let flags = flags(group.field(1)).unwrap_or_else(|(flag, others)| {
        let message = msg!("def-value-extra-move", text = flag);
        let hint = Some(may_be(["quiet", "other", "same", "must", "-"]));
        builder.settings.report(Severity::Error, "def.value", message, hint, group.place.clone());
        others
    });
    ExtraTurn { first: group.types, second, flags }
}

/// Reads flags joined by `+`; or the first word that is none, with the other flags.
fn flags(text: &str) -> Result<Flags, (String, Flags)> {
    let (mut res, mut wrong) = (Flags::default(), None);
    for flag in text.split('+').map(str::trim) {
        match flag {
            "quiet" => res.quiet = true,
            "other" => res.other = Some(true),
            "same" => res.other = Some(false),
            "must" => res.must = true,
            "-" | "" => {}
            _ => wrong = wrong.or(Some(flag.to_owned())),
        }
    }
    wrong.map_or(Ok(res), |it| Err((it, res)))
}

impl ActiveRule for ExtraMove {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        // A second part may take what the piece itself does not attack.
        let takers = self.entries.iter().filter(|it| !it.flags.quiet).flat_map(|it| it.first.iter());
        takers.for_each(|it| builder.walked.insert(it));
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let compulsory: Vec<ExtraTurn> = self.entries.iter().copied().filter(|it| it.flags.must).collect();
        if !compulsory.is_empty() {
            hooks.pass(PassStage::Turn, ExtraMove { entries: compulsory });
        }
        hooks.pass(PassStage::Unchanged, Staying);
        hooks.source(*self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in &self.entries {
            let (first, second) = (words.any(it.first), words.any(it.second));
            let whom = Arg::Choice(match it.flags.other {
                Some(true) if it.first == it.second => "another",
                Some(true) => "other",
                Some(false) => "same",
                None => "any",
            });
            let (quiet, must) = (it.flags.quiet, it.flags.must);
            let message = msg!("extra-move", quiet = quiet, first = first, whom = whom, second = second, must = must);
            words.tell(Topic::Moving, message);
        }
    }
}

impl ExtraTurn {
    /// Whether a move may be followed by a second part.
    fn begins(&self, first: &Candidate) -> bool {
        self.first.has(first.kind()) && !(self.flags.quiet && first.captures())
    }

    /// Whether a move may be the second part.
    fn follows(&self, first: &Candidate, second: &Candidate) -> bool {
        let same = !first.gone && second.from == first.to;
        self.second.has(second.kind())
            && !(self.flags.quiet && second.captures())
            && self.flags.other.is_none_or(|other| other != same)
    }
}

/// What is needed to look for second parts.
struct SecondPartSearch<'a> {
    variant: &'a Variant,
    position: Position,
    generator: Generator,
    side: Player,
    /// Where the question is whether a piece is taken on one square: that square.
    aim: Option<Sq>,
}

impl<'a> SecondPartSearch<'a> {
    fn new(scene: Scene<'a>, side: Player, depth: u8) -> Self {
        let mut position = scene.position.clone();
        position.forget();
        // Attacks are asked of the side that is not to move, too.
        position.set_turn(side);
        Self { variant: scene.variant, position, generator: Generator::of_parts(depth), side, aim: None }
    }

    /// Calls `each` with every second part of a turn that begins with `first`.
    fn seconds(
        &mut self,
        entries: &[ExtraTurn],
        first: &Candidate,
        each: &mut dyn FnMut(&mut Candidate) -> Flow,
    ) -> Flow {
        let entries: Vec<ExtraTurn> = entries.iter().copied().filter(|it| it.begins(first)).collect();
        if entries.is_empty() {
            return Flow::Continue(());
        }
        let target = self.aim.map(|it| (it, self.position.at(it)));
        let mut patch = Vec::new();
        first.patch(&mut patch);
        patch.retain(|it| *it != Edit::Again);
        self.position.apply(&patch);
        let mut flow = Flow::Continue(());
        // What speaks for the opponent is judged when the turn is over.
        let ending = self.variant.ending(&self.position).filter(|it| it.winner != Some(self.side.other()));
        if !self.variant.has(Features::ENFORCED) || ending.is_none() {
            self.position.set_turn(self.side);
            let aim = target.filter(|it| self.position.at(it.0) == it.1).map(|it| it.0);
            let squares: Vec<Sq> = self.position.pieces(self.side).collect();
            for sq in squares {
                let kind = self.position.at(sq).kind();
                let scene = Scene { variant: self.variant, position: &self.position };
                let attacks = &self.variant.tables.attacks;
                let reaches = |it: Sq| attacks.may_walk_to(scene, &mut self.generator, sq, it);
                if !entries.iter().any(|it| it.second.has(kind)) || !aim.is_none_or(reaches) {
                    continue;
                }
                flow = self.generator.walks(self.variant, &self.position, sq, &mut |second| {
                    let follows = entries.iter().any(|it| it.follows(first, second));
                    if follows { each(second) } else { Flow::Continue(()) }
                });
                if flow.is_break() {
                    break;
                }
            }
        }
        self.position.undo();
        self.position.set_turn(self.side);
        flow
    }
}

impl Source for ExtraMove {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let piece = scene.position.at(from);
        // Where very much was asked already, the rest is left out.
        if !self.entries.iter().any(|it| it.first.has(piece.kind())) || !candidate.may_ask(0) {
            return Flow::Continue(());
        }
        let mut search = SecondPartSearch::new(scene, piece.side(), candidate.depth);
        search.aim = candidate.aim;
        let mut firsts: Vec<Candidate> = Vec::new();
        let _ = search.generator.walks(scene.variant, scene.position, from, &mut |it| {
            firsts.push(it.clone());
            if firsts.len() < MAX_TURNS { Flow::Continue(()) } else { Flow::Break(()) }
        });
        candidate.count_asked(search.generator.n_asked());
        let (mut n_turns, mut counted) = (0, 0);
        for first in &firsts {
            let work = search.generator.work() + JOINED * n_turns as u64;
            candidate.count_work(work - counted);
            counted = work;
            if !candidate.may_ask(0) {
                break;
            }
            search.seconds(&self.entries, first, &mut |second| {
                n_turns += 1;
                if n_turns > MAX_TURNS {
                    return Flow::Continue(());
                }
                join(scene, first, second, candidate);
                next(candidate)
            })?;
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.entries.iter().flat_map(|it| it.first.iter()).collect()
    }

    fn takes(&self) -> bool {
        self.entries.iter().any(|it| !it.flags.quiet)
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::FINISHES
    }
}

/// Makes one candidate of two.
fn join(scene: Scene<'_>, first: &Candidate, second: &Candidate, candidate: &mut Candidate) {
    let same = !first.gone && second.from == first.to;
    candidate.begin(Turn::Double, first.from, if same { second.to } else { first.to }, first.before);
    candidate.origin = first.origin;
    candidate.after = if same { second.after } else { first.after };
    // All squares are written one by one, also the end of the mover.
    candidate.gone = true;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    first.patch(&mut before);
    second.patch(&mut after);
    let mut puts: Vec<(Sq, Occupant)> = Vec::new();
    for edit in before.iter().chain(&after) {
        if let Edit::Put(sq, content) = *edit {
            puts.retain(|it| it.0 != sq);
            puts.push((sq, content));
        }
    }
    // Of a turn that changes nothing it must still be told whose it is.
    let home = (first.from, first.before.moved());
    puts.retain(|(sq, content)| !is_unchanged(scene.variant, scene.position, *sq, *content));
    if puts.is_empty() {
        puts.push(home);
    }
    candidate.changed.extend(puts);
    let facts = &scene.variant.carried.facts;
    let lapses = |it: &Edit| match it {
        Edit::Fact(id, _) => {
            let again = after.iter().any(|it| matches!(it, Edit::Fact(other, _) if other == id));
            again || facts.get(usize::from(id.0)).is_some_and(|it| it.transient)
        }
        Edit::Put(..) => true,
        Edit::Again => after.contains(&Edit::Again),
        _ => false,
    };
    candidate.extra.extend(before.iter().filter(|it| !lapses(it)));
    candidate.extra.extend(after.iter().filter(|it| !matches!(it, Edit::Put(..))));
    candidate.victims.extend(first.victims.iter().chain(&second.victims));
    candidate.steps.extend(first.steps.iter().chain(&second.steps));
    candidate.crossed.extend_from_slice(&first.crossed);
}

/// Drops first parts that have to be followed by a second.
impl Pass for ExtraMove {
    fn concerns(&self, candidate: &Candidate) -> bool {
        !candidate.part && candidate.turn == Turn::Walk && self.entries.iter().any(|it| it.begins(candidate))
    }

    fn thins_attacks(&self, kind: TypeId) -> bool {
        self.entries.iter().any(|it| it.first.has(kind) && !it.flags.quiet)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if !candidate.may_ask(0) {
            return Flow::Continue(());
        }
        let mut search = SecondPartSearch::new(scene, candidate.side(), candidate.depth);
        let found = search.seconds(&self.entries, candidate, &mut |_| Flow::Break(()));
        candidate.count_asked(search.generator.n_asked());
        candidate.count_work(search.generator.work());
        if found.is_break() { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for ExtraMove {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let message = msg!("reason-must-go-on", piece = scene.variant.named(candidate.kind()));
        Some(Reason { code: "must-go-on", message, marks: vec![(candidate.to, MarkRole::Other)] })
    }
}
