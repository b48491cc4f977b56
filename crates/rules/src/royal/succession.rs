//! An heir takes the place of a royal that is mated: the royal goes where the heir stands.

use crate::prelude::*;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::Source;
use engine::legal::LegalGenerator;
use engine::moves::candidate::MAX_ASKED;
use engine::moves::move_list::Moves;
use engine::program::walker::trace::Victim;
use engine::program::{Gait, MoveStart, Powers, Program};

/// Heirs of royals.
pub const RULE: Rule =
    Rule { name: "succession", keys: &[Key::of("succession", "type")], asked: Asked::ByKey, read, codes: &[] };

/// The types that inherit.
#[derive(Debug)]
struct Heirs(TypeSet);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let heirs = builder.settings.types("succession");
    if heirs.is_empty() { None } else { Some(Box::new(Heirs(heirs))) }
}

impl ActiveRule for Heirs {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let royal = builder.variant.royals.types;
        let royals = builder.variant.movement.programs.each_mut().map(|programs| {
            let accession = |(kind, program): (usize, &mut Program)| {
                if royal.has(TypeId(kind as u8)) { accession(program) } else { None }
            };
            programs.iter_mut().enumerate().map(accession).collect()
        });
        hooks.source(Succession { heirs: self.0, royals });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Check, msg!("succession", heirs = words.any(self.0)));
    }
}

/// What a royal does with its heir.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Accession {
    /// The heir leaves the board.
    Replaces,
    /// The heir goes where the royal stood.
    Swaps,
}

/// Takes the moves to any own piece from the program of a royal: they are made here. `None` if it has none.
fn accession(program: &mut Program) -> Option<Accession> {
    let mut res = None;
    program.walked.retain(|it| match it.start {
        MoveStart::Universal(powers, gait) if powers.contains(Powers::TAKE_OWN) => {
            res = Some(if gait.contains(Gait::UNLOAD) { Accession::Swaps } else { Accession::Replaces });
            false
        }
        _ => true,
    });
    res
}

/// Makes the moves to heirs.
#[derive(Debug)]
struct Succession {
    heirs: TypeSet,
    /// By side and type number.
    royals: [Vec<Option<Accession>>; 2],
}

impl Source for Succession {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from.filter(|_| candidate.depth == 0) else { return Flow::Continue(()) };
        let position = scene.position;
        let royal = position.at(from);
        let Some(Some(accession)) = self.royals[royal.side()].get(royal.kind().index()).copied() else {
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
    let mut generator = LegalGenerator::default();
    if !generator.in_check(scene.variant, &position, side) {
        return false;
    }
    let mut moves = Moves::default();
    let mark = moves.mark();
    let _ = Generator::answering(1).all(scene.variant, &position, &mut |candidate| {
        moves.push(candidate);
        if moves.is_full_since(mark) { Flow::Break(()) } else { Flow::Continue(()) }
    });
    !generator.allows_any(scene.variant, &mut position, &moves)
}
