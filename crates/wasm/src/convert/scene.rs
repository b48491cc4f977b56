//! The position, the last move, the verdict and refusals as views. What holds is decided by the engine.

use variant::game::{Game, Ply};
use variant::ids::{Player, TypeId};
use variant::moves::Step;
use variant::notation::path::step_text;
use variant::reason::Reason;
use variant::rules::{Rules, Verdict};

use super::Cells;
use crate::view::{HandView, MovedView, PieceView, PlayedView, ReasonMarkView, ReasonView, SceneView, VerdictView};

pub(crate) fn view(game: &Game, cells: &Cells, shuffle: Option<u128>) -> SceneView {
    let position = game.position();
    let current = game.current();
    let pieces = Player::BOTH.into_iter().flat_map(|side| {
        position.pieces(side).filter_map(move |sq| {
            Some(PieceView { cell: cells.cell(sq)?, kind: u16::from(position.at(sq).kind().0), side: side as u8 })
        })
    });
    SceneView {
        pieces: pieces.collect(),
        hands: hands(game),
        turn: position.turn() as u8,
        ply: game.ply(),
        plies: game.plies().len(),
        last: last(game, cells),
        checks: cells.cells(&current.checks),
        verdict: current.verdict.as_ref().map(|it| verdict(it, cells)),
        claims: current.claims.iter().map(|it| verdict(it, cells)).collect(),
        record: game.plies().iter().map(|it| it.san.clone()).collect(),
        shuffle: shuffle.map(|it| it.to_string()),
    }
}

/// The slots that are not empty: hands first, then prisons, each White's before Black's.
fn hands(game: &Game) -> Vec<HandView> {
    let (rules, position) = (game.rules(), game.position());
    let kinds = || (1..rules.types.len()).map(|it| TypeId(it as u8));
    let mut res = Vec::new();
    for is_hand in [true, false] {
        for side in Player::BOTH {
            for kind in kinds() {
                let (step, count) = if is_hand {
                    (Step::Hand(kind), position.hand(side, kind))
                } else {
                    (Step::Prison(kind), position.prison(side, kind))
                };
                if count > 0 {
                    res.push(HandView {
                        step: step_text(rules, step),
                        kind: u16::from(kind.0),
                        side: side as u8,
                        count,
                    });
                }
            }
        }
    }
    res
}

/// The texts of steps.
pub(crate) fn texts(rules: &Rules, path: &[Step]) -> Vec<String> {
    path.iter().map(|it| step_text(rules, *it)).collect()
}

/// The move that led to the current position.
pub(crate) fn last(game: &Game, cells: &Cells) -> Option<PlayedView> {
    game.last().map(|it| played(game.rules(), it, cells))
}

fn played(rules: &Rules, ply: &Ply, cells: &Cells) -> PlayedView {
    let moved = ply
        .shown
        .moved
        .iter()
        .filter_map(|(from, to)| Some(MovedView { from: cells.cell(*from)?, to: cells.cell(*to)? }));
    PlayedView {
        path: texts(rules, &ply.path),
        moved: moved.collect(),
        removed: cells.cells(&ply.shown.removed),
        added: cells.cells(&ply.shown.added),
        san: ply.san.clone(),
    }
}

fn verdict(verdict: &Verdict, cells: &Cells) -> VerdictView {
    VerdictView {
        result: match verdict.winner {
            Some(Player::White) => "white",
            Some(Player::Black) => "black",
            None => "draw",
        },
        reason: verdict.reason,
        sentence: verdict.sentence.clone(),
        cells: cells.cells(&verdict.squares),
    }
}

/// Why a path is no move.
pub(crate) fn reason(reason: &Reason, cells: &Cells) -> ReasonView {
    let marks =
        reason.marks.iter().filter_map(|(sq, role)| Some(ReasonMarkView { cell: cells.cell(*sq)?, role: role.name() }));
    ReasonView { code: reason.code, sentence: reason.sentence.clone(), marks: marks.collect() }
}
