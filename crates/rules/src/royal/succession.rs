//! An heir takes the place of a royal that is mated: the royal goes where the heir stands. Losing royals is another file.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Next, Scene, Source};
use engine::ids::{Sq, TypeSet};
use engine::legal::Judge;
use engine::moves::candidate::{Candidate, MAX_ASKED, Turn};
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::program::walker::{Flow, Victim};
use engine::program::{Gait, MoveStart, Powers};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("succession", "type").doc("The heir: a `dU` move of a royal may only take own pieces of this type, and only when it is in check and nothing else helps.")];

/// What a royal does with its heir.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Accession {
    /// The heir leaves the board.
    Replaces,
    /// The heir goes where the royal stood.
    Swaps,
}

/// Makes the moves to heirs.
#[derive(Debug)]
pub struct Succession {
    heirs: TypeSet,
    /// By side and type number.
    royals: [Vec<Option<Accession>>; 2],
}

/// Reads the key. The moves of royals to any own piece are taken from their programs: they are made here.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Source>> {
    let heirs = builder.settings.types("succession");
    if heirs.is_empty() {
        return None;
    }
    let royal = builder.variant.royal;
    let royals = builder.variant.movement.programs.each_mut().map(|programs| {
        let found = programs.iter_mut().enumerate().map(|(kind, program)| {
            let mut res = None;
            if royal.has(engine::ids::TypeId(kind as u8)) {
                program.walked.retain(|it| match it.start {
                    MoveStart::Universal(powers, gait) if powers.any(Powers::TAKE_OWN) => {
                        res = Some(if gait.any(Gait::UNLOAD) { Accession::Swaps } else { Accession::Replaces });
                        false
                    }
                    _ => true,
                });
            }
            res
        });
        found.collect()
    });
    Some(Box::new(Succession { heirs, royals }))
}

impl Source for Succession {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from.filter(|_| candidate.depth == 0) else { return Flow::Continue(()) };
        let position = scene.position;
        let royal = position.at(from);
        let Some(Some(accession)) = self.royals[royal.side().index()].get(royal.kind().index()).copied() else {
            return Flow::Continue(());
        };
        let heirs = position.pieces(royal.side()).filter(|it| self.heirs.has(position.at(*it).kind()) && *it != from);
        let heirs: Vec<Sq> = heirs.collect();
        if heirs.is_empty() || royal.side() != position.turn() || !candidate.may_ask(MAX_ASKED / 4) || !is_mated(scene)
        {
            return Flow::Continue(());
        }
        for sq in heirs {
            let heir = position.at(sq);
            let swaps = accession == Accession::Swaps;
            candidate.begin(Turn::Walk, from, sq, royal);
            candidate.changed.push((from, if swaps { heir.moved() } else { Occupant::EMPTY }));
            candidate.victims.push(Victim { square: sq, piece: heir, unloaded: swaps, burnt: false, threatened: true });
            candidate.steps.extend_from_slice(&[Step::Square(from), Step::Square(sq)]);
            next(candidate)?;
        }
        Flow::Continue(())
    }
}

/// Whether the side to move is in check and has no other legal move.
fn is_mated(scene: Scene<'_>) -> bool {
    let mut position = scene.position.clone();
    let side = position.turn();
    let mut judge = Judge::default();
    if !judge.in_check(scene.variant, &position, side) {
        return false;
    }
    let mut moves = Moves::default();
    let _ = Generator::answering(1).all(scene.variant, &position, &mut |candidate| {
        moves.push(candidate);
        Flow::Continue(())
    });
    (0..moves.len()).all(|it| judge.refusal(scene.variant, &mut position, &moves, it).is_some())
}

/// Says who inherits.
pub fn words(words: &mut Words<'_>) {
    let heirs = words.builder.settings.types("succession");
    if !heirs.is_empty() {
        let who = words.any_of(heirs);
        words.say(
            Topic::Check,
            format!(
                "A royal piece that is in check and cannot be saved otherwise may take the place of its heir, {who}."
            ),
        );
    }
}
