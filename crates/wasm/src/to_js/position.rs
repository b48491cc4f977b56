//! The position, the last move, the verdict and refusals as views.

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::Variant;
use engine::verdict::Verdict;
use game::game::Game;
use game::game::ply::Ply;
use game::game::preview::Preview;
use game::notation::path::step_text;

use super::hidden::hidden;
use super::{Cells, side_name};
use crate::view::{
    CapturedView, HandView, MovedView, PieceView, PlayedView, PreviewView, ReasonMarkView, ReasonView, SceneView,
    ThreatView, VerdictView,
};

/// The position of a game. What only the record knows is left open: the place in the game tree and the shuffled start.
pub(crate) fn view(game: &Game, cells: &Cells) -> SceneView {
    let position = game.position();
    let current = game.current();
    let pieces = Player::BOTH.into_iter().flat_map(|side| position.pieces(side));
    let seen = pieces.filter(|it| !hidden(game, *it)).chain(position.walls());
    let pieces = seen.filter_map(|sq| piece(cells, sq, position.at(sq)));
    SceneView {
        pieces: pieces.collect(),
        hands: hands(game),
        captured: captured(game),
        turn: side_name(position.turn()),
        ply: game.ply(),
        plies: game.plies().len(),
        place: 0,
        last: last(game, cells),
        ground: super::relations::ground(game, cells),
        checks: cells.cells(&current.checks),
        verdict: current.verdict.as_ref().map(|it| verdict(it, cells)),
        claims: current.claims.iter().map(|it| verdict(it, cells)).collect(),
        record: record(game),
        shuffle: None,
    }
}

/// What stands on a square.
fn piece(cells: &Cells, sq: Sq, it: Occupant) -> Option<PieceView> {
    Some(PieceView {
        cell: cells.cell(sq)?,
        kind: u16::from(it.kind().0),
        side: if it.is_wall() { "nobody" } else { side_name(it.side()) },
    })
}

/// The moves of the record, without those that are hidden from the side to move.
fn record(game: &Game) -> Vec<String> {
    let at = |it: &Step| matches!(it, Step::Square(sq) if hidden(game, *sq));
    let text = |it: &Ply| if it.path.iter().any(at) { HIDDEN.to_owned() } else { it.san.clone() };
    game.plies().iter().map(text).collect()
}

/// What stands in the record for a move that is hidden.
const HIDDEN: &str = "…";

/// The captured pieces that left the game, by side and type.
fn captured(game: &Game) -> Vec<CapturedView> {
    let lost = game.plies().iter().take(game.ply()).flat_map(|it| &it.lost);
    let mut all: Vec<(Player, u16)> = lost.map(|it| (it.side(), u16::from(it.kind().0))).collect();
    sort::sort(&mut all);
    let groups = all.chunk_by(|a, b| a == b);
    groups
        .filter_map(|it| {
            it.first().map(|(side, kind)| CapturedView { kind: *kind, side: side_name(*side), count: it.len() as u16 })
        })
        .collect()
}

/// What will happen for certain after a path.
pub(crate) fn preview(game: &Game, cells: &Cells, path: &[Step]) -> PreviewView {
    let Preview { shown, after, ground } = game.preview(path);
    let moved = shown.moved.iter();
    let pieces = after.iter().filter(|it| !it.1.is_empty());
    PreviewView {
        removed: cells.cells(&shown.removed),
        moved: moved
            .filter_map(|(from, to)| Some(MovedView { from: cells.cell(*from)?, to: cells.cell(*to)? }))
            .collect(),
        pieces: pieces.filter_map(|(sq, it)| piece(cells, *sq, *it)).collect(),
        ground: cells.ground(&ground),
    }
}

/// The squares that a side attacks.
pub(crate) fn threats(game: &Game, cells: &Cells, by: Player) -> Vec<ThreatView> {
    let found = game::attack_map::threats(game.variant(), game.position(), by).into_iter();
    found.filter_map(|(sq, from)| Some(ThreatView { cell: cells.cell(sq)?, from: cells.cells(&from) })).collect()
}

/// The slots that are not empty: hands first, then prisons, each White's before Black's.
fn hands(game: &Game) -> Vec<HandView> {
    let (variant, position) = (game.variant(), game.position());
    let kinds = || (1..variant.types.len()).map(|it| TypeId(it as u8));
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
                        step: step_text(variant, step),
                        kind: u16::from(kind.0),
                        side: side_name(side),
                        count,
                        endless: is_hand && variant.endless.has(kind),
                    });
                }
            }
        }
    }
    res
}

/// The texts of steps.
pub(crate) fn step_texts(variant: &Variant, path: &[Step]) -> Vec<String> {
    path.iter().map(|it| step_text(variant, *it)).collect()
}

/// The move that was just made, as whoever made it sees it.
pub(crate) fn played(game: &Game, cells: &Cells) -> Option<PlayedView> {
    game.last().map(|it| ply(game.variant(), it, cells))
}

/// The move that led to the current position, unless it is hidden from the side to move.
fn last(game: &Game, cells: &Cells) -> Option<PlayedView> {
    let seen = |it: &&Ply| !it.path.iter().any(|step| matches!(step, Step::Square(sq) if hidden(game, *sq)));
    game.last().filter(seen).map(|it| ply(game.variant(), it, cells))
}

fn ply(variant: &Variant, ply: &Ply, cells: &Cells) -> PlayedView {
    let moved = ply
        .shown
        .moved
        .iter()
        .filter_map(|(from, to)| Some(MovedView { from: cells.cell(*from)?, to: cells.cell(*to)? }));
    PlayedView {
        path: step_texts(variant, &ply.path),
        moved: moved.collect(),
        removed: cells.cells(&ply.shown.removed),
        added: cells.cells(&ply.shown.added),
        san: ply.san.clone(),
    }
}

fn verdict(verdict: &Verdict, cells: &Cells) -> VerdictView {
    VerdictView {
        result: match verdict.winner {
            Some(winner) => side_name(winner),
            None => "draw",
        },
        reason: verdict.reason,
        sentence: verdict.sentence.clone(),
        cells: cells.cells(&verdict.squares),
        share: verdict.share.map(|(white, whole)| [[white, whole], [whole.saturating_sub(white), whole]]),
    }
}

/// Why a path is no move.
pub(crate) fn reason(reason: &Reason, cells: &Cells) -> ReasonView {
    let marks =
        reason.marks.iter().filter_map(|(sq, role)| Some(ReasonMarkView { cell: cells.cell(*sq)?, role: role.name() }));
    ReasonView { code: reason.code, sentence: reason.sentence.clone(), marks: marks.collect() }
}
