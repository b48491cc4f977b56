//! The quick way to legal moves and to checks says what the reference says, in random positions of every definition of the library.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use engine::generate::pseudo_legal::Generator;
use engine::ids::Sq;
use engine::legal::LegalGenerator;
use engine::legal::reference::{legal_reference, reference_in_check};
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use game::notation::fen;

use crate::common::{compile, definitions};
use crate::properties::{patches, portrait};
use crate::random::Random;
use crate::trials::{Level, Trials, level};

/// Positions that are compared in all, and in the full run.
const POSITIONS: [usize; 2] = [10_000, 100_000];
/// A game is left after so many plies; chance has spoilt most of it by then.
const PLIES: usize = 100;
/// Games of one definition for each position that is wanted, after which it has no more positions to give.
const GAMES: usize = 2;
/// What a position costs grows as the square of its moves. Definitions with many moves have fewer positions, down to this share.
const LEAST: usize = 10;
/// A position with so many moves has the full share.
const USUAL: usize = 45;

/// Whether both ways find the same legal moves and the same checks, and leave the position as it is. They are compared
/// only if both did all the work: where it ends, each has done another part of it. Whether they were compared.
pub(crate) fn agrees(variant: &Variant, there: &Position) -> Result<bool, String> {
    let mut position = there.clone();
    let (mut generator, mut ours, mut reference) = (LegalGenerator::default(), Moves::default(), Moves::default());
    generator.legal(variant, &mut position, &mut ours);
    if generator.was_cut() || !legal_reference(variant, &mut position, &mut reference) {
        return Ok(false);
    }
    let (quick, slow) = (patches(&ours), patches(&reference));
    if quick != slow {
        let extra: Vec<_> = quick.difference(&slow).collect();
        return Err(format!("extra {extra:?}, missing {:?}", slow.difference(&quick).collect::<Vec<_>>()));
    }
    let side = position.turn();
    let quick_check = LegalGenerator::default().in_check(variant, &position, side);
    let slow_check = reference_in_check(variant, &position, &mut Generator::answering(1), side);
    if quick_check != slow_check {
        return Err(format!("in check: {quick_check}, by the reference {slow_check}"));
    }
    if portrait(variant, &position) != portrait(variant, there) || position.hash() != there.hash() {
        return Err("asking changed the position".into());
    }
    Ok(true)
}

/// Two capturers that blow each other up have the same effect, and so have two captures of a piece that dies in both: it
/// leaves no trace of where it went. Other moves of one piece never have.
fn are_distinct(moves: &Moves) -> Result<(), String> {
    let stays = |it: &usize| moves.patch(*it).iter().any(|edit| matches!(edit, Edit::Put(_, new) if !new.is_empty()));
    let mut own: BTreeSet<(Sq, &[Edit])> = BTreeSet::new();
    let distinct = (0..moves.len()).filter(stays).all(|it| own.insert((moves.item(it).origin, moves.patch(it))));
    if distinct { Ok(()) } else { Err("two moves of a piece have the same effect".into()) }
}

/// Compares different positions of random games. How many were compared, or the first that differs.
fn compare(variant: &Arc<Variant>, wanted: usize) -> Result<usize, String> {
    let (mut seen, mut n_compared) = (HashSet::new(), 0);
    let mut room = wanted * USUAL * USUAL;
    for seed in 1..=(wanted * GAMES) as u64 {
        let mut random = Random::new(seed);
        let mut game = Game::new(variant.clone());
        for _ in 0..PLIES {
            let n_moves = game.current().moves.len();
            if game.current().verdict.is_some() || n_moves == 0 {
                break;
            }
            if seen.insert(game.position().hash()) {
                let checked = are_distinct(&game.current().moves).and_then(|()| agrees(variant, game.position()));
                let compared = checked.map_err(|it| {
                    let place = fen::write(variant, game.position(), 0, 1);
                    format!("game {seed}, {place}: {it}")
                })?;
                n_compared += usize::from(compared);
                room = room.saturating_sub(n_moves * n_moves);
                if seen.len() >= wanted || room == 0 && seen.len() >= wanted / LEAST {
                    return Ok(n_compared);
                }
            }
            game.play_index(random.below(n_moves));
        }
    }
    Ok(n_compared)
}

/// Small boards on which pieces whose attacks only walks tell stand near the royals all the time.
const CLOSE_QUARTERS: [(&str, &str); 4] = [
    (
        "fires",
        "files=8\nranks=7\nroyal=K\nsymmetry=rotate\npromoZone=2\nmaxPromote=2\npromoOffset=4\ntrackPieces=Fd,+W\nspell=burn\n\
         pawn:P:fW::b2,g2\nwater buffalo:W:BsRvR2::b1\nking:K:K::d1\nfire demon:Fd:BsRK~3::g1\nburn=K\n\
         gold:+P:WfF::\nnew demon:+W:BsRK~2::\nburn=WfF\n",
    ),
    (
        "ranks",
        "files=8\nranks=8\nroyal=K\nmaxPromote=1\npawn:P:fmWfcF::a2,d2,h2\ncrane:C:cpB::a1\nranking=1\n\
         vice general:V:BcpBK~3::b1\nranking=3\ngreat general:G:QcpQ::g1\nranking=5\nrook general:R:RcpR::h1,f2\nranking=2\n\
         king:K:K::e1\nranking=7\nknight:N:N::c1,c2\n",
    ),
    (
        "lions",
        "files=7\nranks=7\nroyal=K\nmaxPromote=0\nlion:L:KNADcaKcabK::b1\nfalcon:F:BbsRfDfWfcabWfcafW::f1\n\
         eagle:E:QAD::c1\nhitRun=F\nking:K:K::d1\npawn:P:fW::a2,d2,g2\n",
    ),
    (
        "guards",
        "files=6\nranks=7\nroyal=K\nmaxPromote=0\nking:K:WzF::c1\nguard:G:avsW::b1\nsentry:S:mWcamF::d1\ncannon:C:mRcpR::a1,f1\n\
         mao:M:nNmaF::e1\nburner:B:FD::b2,e2\nburn=D\n",
    ),
];

/// Positions of each of them.
const CLOSE_POSITIONS: [usize; 2] = [300, 3_000];

/// Adds a trial for each definition of the library.
pub(crate) fn add(trials: &mut Trials) {
    let all = definitions();
    // Some have few positions or long lists of moves; the others stand in for them.
    let share = (POSITIONS[usize::from(level() == Level::Full)] / all.len()) * 5 / 4 + 1;
    for (name, text) in all {
        trials.add(format!("agreement/{name}"), move || {
            let n = compare(&Arc::new(compile(&text)), share)?;
            // Lessons end soon and have the fewest positions.
            if n * 2 * LEAST >= share { Ok(()) } else { Err(format!("only {n} positions")) }
        });
    }
    let share = CLOSE_POSITIONS[usize::from(level() == Level::Full)];
    for (name, text) in CLOSE_QUARTERS {
        trials.add(format!("agreement/close quarters/{name}"), move || {
            let (variant, diagnostics) = game::setup::compile(&rules::read(text).0);
            assert!(diagnostics.is_empty(), "{diagnostics:?}");
            let n = compare(&Arc::new(variant), share)?;
            if n >= share / LEAST { Ok(()) } else { Err(format!("only {n} positions")) }
        });
    }
}
