//! `custom=`: walks that a routine of the page turns into moves.

use std::sync::Arc;

use definition::{Place, Setting, Severity};

use crate::builder::Builder;
use crate::hook_order::Hooks;
use crate::prose::{Topic, Words};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::board::occupant::Occupant;
use engine::hooks::{Next, Scene, Source};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::path::Step;
use engine::page_rules::{MAX_PROPOSALS, OfferedMove, PageRules, Proposal};
use engine::program::Program;
use engine::program::walker::{Flow, Trace, Victim, Walker};

/// Moves that the page makes.
pub const RULE: Rule = Rule {
    name: "custom",
    keys: &[Key::of("custom", "name:moves, after a piece")
        .doc("A routine of the page, given under that name, makes moves of what these moves find; may be repeated.")
        .adds_up()
        .below_piece()
        .gives_moves()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Most lines of a piece.
const MAX_LINES: usize = 32;

/// The lines of all pieces.
#[derive(Debug)]
struct CustomLines(Vec<CustomLine>);

/// A routine, and the walks it is asked about.
#[derive(Debug)]
struct CustomLine {
    kind: TypeId,
    routine: String,
    /// The walks in move notation.
    moves: String,
    /// Where the line stands.
    place: Place,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut lines = Vec::new();
    for kind in builder.kinds() {
        let settings: Vec<_> = builder.settings.of_piece(kind.index(), "custom").collect();
        if let Some(setting) = settings.get(MAX_LINES) {
            let message = format!("A piece has at most {MAX_LINES} lines of custom; the others are ignored.");
            builder.settings.report(Severity::Warning, "def.value", message, None, setting.value_place.clone());
        }
        lines.extend(settings.into_iter().take(MAX_LINES).filter_map(|it| line(builder, kind, it)));
    }
    if lines.is_empty() { None } else { Some(Box::new(CustomLines(lines))) }
}

fn line(builder: &mut Builder<'_>, kind: TypeId, setting: &Setting) -> Option<CustomLine> {
    let place = setting.value_place.clone();
    let Some((routine, moves)) = setting.value.split_once(':') else {
        let message = "custom is written name:moves; the line is ignored.".into();
        builder.settings.report(Severity::Error, "def.value", message, None, place);
        return None;
    };
    Some(CustomLine { kind, routine: routine.trim().to_owned(), moves: moves.trim().to_owned(), place })
}

impl ActiveRule for CustomLines {
    /// Without its routine a line is left out.
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let empty = || vec![Vec::new(); builder.n_types + 1];
        let mut lines = [empty(), empty()];
        for it in self.0 {
            let page_rules = builder.variant.page_rules.as_ref();
            let known = page_rules.is_some_and(|page_rules| page_rules.knows(&it.routine));
            if !known {
                let message = format!("The page has no routine \"{}\", so its moves are left out.", it.routine);
                builder.settings.report(Severity::Warning, "def.custom", message, None, it.place.clone());
            }
            // Moves that are left out are compiled all the same: what is wrong with them is reported.
            let programs = Player::both(|side| builder.program(&it.moves, side, &it.place));
            if known {
                builder.walked.insert(it.kind);
                for (lines, mut program) in lines.iter_mut().zip(programs) {
                    program.track();
                    lines[it.kind.index()].push((it.routine.clone(), program));
                }
            }
        }
        let any = lines.iter().flatten().any(|it| !it.is_empty());
        if let Some(page_rules) = builder.variant.page_rules.clone().filter(|_| any) {
            hooks.source(Custom { page_rules, lines });
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        for it in &self.0 {
            let (name, how, routine) = (words.one(it.kind), words.steps(&it.moves), &it.routine);
            let sentence = format!(
                "{name} has moves of its own along these lines: {how}. The page says what they do, by its routine {routine}."
            );
            words.say(Topic::Powers, sentence);
        }
    }
}

/// Asks routines for moves.
#[derive(Debug)]
struct Custom {
    page_rules: Arc<dyn PageRules>,
    /// By side and type: the name of a routine and the walks it is asked about.
    lines: [Vec<Vec<(String, Program)>>; 2],
}

impl Source for Custom {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let piece = scene.position.at(from);
        let Some(lines) = self.lines[piece.side().index()].get(piece.kind().index()) else {
            return Flow::Continue(());
        };
        for (routine, program) in lines {
            Walker::default().walked(
                &scene.variant.movement,
                scene.position,
                from,
                (program, &program.walked),
                &mut |trace| self.candidate(scene, routine, trace, candidate, next),
            )?;
        }
        Flow::Continue(())
    }
}

impl Custom {
    /// Asks about one walk and makes candidates of the answer.
    fn candidate(
        &self,
        scene: Scene<'_>,
        routine: &str,
        trace: &Trace,
        candidate: &mut Candidate,
        next: Next<'_>,
    ) -> Flow {
        let (Some(from), Some(to)) = (trace.from, trace.to) else { return Flow::Continue(()) };
        let mut path = vec![from];
        path.extend(&trace.rights);
        if path.last() != Some(&to) {
            path.push(to);
        }
        let position = scene.position;
        let earlier = trace.victims.iter().map(|it| it.square).filter(|it| *it != to);
        let captured: Vec<Sq> = earlier.collect();
        let occupant = if to == from { Occupant::EMPTY } else { position.at(to) };
        let offered = OfferedMove { routine, piece: trace.piece, path: &path, occupant, captured: &captured };
        let answer = self.page_rules.propose(scene, &offered).and_then(|proposals| {
            if proposals.len() > MAX_PROPOSALS {
                return Err(format!("made more than {MAX_PROPOSALS} moves of one candidate"));
            }
            for it in &proposals {
                check(scene, from, to, it)?;
            }
            Ok(proposals)
        });
        match answer {
            Ok(proposals) => {
                for it in &proposals {
                    write(scene, trace.piece, (from, to), it, candidate);
                    next(candidate)?;
                }
            }
            Err(why) => self.page_rules.failed(routine, &why),
        }
        Flow::Continue(())
    }
}

/// What stands on a square once the removed and shifted pieces and the mover are gone.
fn left_on(scene: Scene<'_>, from: Sq, proposal: &Proposal, sq: Sq) -> Occupant {
    let gone = sq == from || proposal.remove.contains(&sq) || proposal.shift.iter().any(|it| it.0 == sq);
    if gone { Occupant::EMPTY } else { scene.position.at(sq) }
}

/// Whether a proposal describes a position: every square has at most one piece.
fn check(scene: Scene<'_>, from: Sq, to: Sq, proposal: &Proposal) -> Result<(), String> {
    let topology = &scene.variant.movement.topology;
    let end = proposal.end.unwrap_or(to);
    let named = proposal.remove.iter().chain(proposal.point.iter().flatten()).copied();
    let moved = proposal.shift.iter().flat_map(|it| [it.0, it.1]);
    let all = named.chain(moved).chain(proposal.put.iter().map(|it| it.0)).chain([end]);
    for sq in all {
        if sq.index() >= topology.len() || topology.is_hole(sq) {
            return Err("named a square that the board does not have".into());
        }
    }
    let label = |sq| scene.variant.label(sq);
    if left_on(scene, from, proposal, end).is(scene.position.at(from).side()) {
        return Err(format!("ended on {}, where an own piece stands", label(end)));
    }
    if proposal.remove.contains(&from) {
        return Err("removed the piece that moves".into());
    }
    let mut taken = vec![end];
    let arrivals = proposal.shift.iter().map(|it| it.1).chain(proposal.put.iter().map(|it| it.0));
    for sq in arrivals {
        if taken.contains(&sq) || !left_on(scene, from, proposal, sq).is_empty() {
            return Err(format!("put a piece on {}, which is occupied", label(sq)));
        }
        taken.push(sq);
    }
    let mut sources: Vec<Sq> = proposal.shift.iter().map(|it| it.0).collect();
    sort::sort(&mut sources);
    let twice = sources.windows(2).any(|it| it[0] == it[1]);
    if twice || sources.iter().any(|it| *it == from || scene.position.at(*it).is_empty()) {
        return Err("moved a piece that is not there".into());
    }
    if sources.iter().any(|it| proposal.remove.contains(it)) {
        return Err("moved a piece that it removed".into());
    }
    let known = |kind: TypeId| kind != TypeId::NONE && kind.index() < scene.variant.types.len();
    if proposal.becomes.is_some_and(|it| !known(it)) || proposal.put.iter().any(|it| !known(it.1.kind())) {
        return Err("named a piece that the definition does not have".into());
    }
    Ok(())
}

/// Writes a proposal as a candidate.
fn write(scene: Scene<'_>, piece: Occupant, (from, to): (Sq, Sq), proposal: &Proposal, candidate: &mut Candidate) {
    let position = scene.position;
    let end = proposal.end.unwrap_or(to);
    candidate.begin(Turn::Walk, from, end, piece);
    candidate.label = proposal.label;
    candidate.changed.push((from, Occupant::EMPTY));
    let mut remove = proposal.remove.clone();
    let shifted = proposal.shift.iter().any(|it| it.0 == end);
    if end != from && !shifted && !position.at(end).is_empty() && !remove.contains(&end) {
        remove.push(end);
    }
    for sq in &remove {
        let victim = position.at(*sq);
        if victim.is_empty() {
            continue;
        }
        candidate.changed.push((*sq, Occupant::EMPTY));
        let threatened = proposal.attacks;
        candidate.victims.push(Victim { square: *sq, piece: victim, unloaded: false, burnt: false, threatened });
    }
    for (old, _) in &proposal.shift {
        candidate.changed.push((*old, Occupant::EMPTY));
    }
    for (old, new) in &proposal.shift {
        candidate.changed.push((*new, position.at(*old).moved()));
    }
    candidate.changed.extend_from_slice(&proposal.put);
    if let Some(kind) = proposal.becomes {
        candidate.after = scene.variant.changed(candidate.after, kind);
        candidate.settled = true;
    }
    candidate.steps.push(Step::Square(from));
    match &proposal.point {
        Some(point) => candidate.steps.extend(point.iter().map(|it| Step::Square(*it))),
        None => candidate.steps.extend(proposal.remove.iter().filter(|it| **it != end).map(|it| Step::Square(*it))),
    }
    candidate.steps.push(Step::Square(end));
}
