//! The position, the last move, the verdict and refusals as views.

use engine::board::occupant::Occupant;
use engine::hooks::Scene;
use engine::ids::{Player, Sq, TypeId};
use engine::mechanics::sight::Sight;
use engine::moves::candidate::Turn;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::Variant;
use engine::verdict::Verdict;
use game::game::Game;
use game::game::ply::Ply;
use game::game::preview::Preview;
use game::notation::path::step_text;
use game::sight::{Noticed, is_told};
use message::{Message, msg};

use super::{Cells, side_name};
use crate::view::{
    CapturedView, HandView, MovedView, PieceView, PlayedView, PreviewView, ReasonMarkView, ReasonView, SceneView,
    ThreatView, VerdictView,
};
use crate::words::Language;

/// The position of a game. What only the record knows is left open, the place in the game tree and the shuffled start, but for
/// what there is to say of the start.
pub(crate) fn view(
    game: &Game,
    cells: &Cells,
    sight: &Sight,
    start: Option<Message>,
    language: &Language,
) -> SceneView {
    let position = game.position();
    let current = game.current();
    let pieces = Player::BOTH.into_iter().flat_map(|side| position.pieces(side)).chain(position.walls());
    let pieces = pieces
        .filter(|it| !sight.covers(*it))
        .filter_map(|sq| piece(game.variant(), cells, sight, sq, position.at(sq)));
    let mut pieces: Vec<PieceView> = pieces.collect();
    // Their order must not tell whose they are.
    sort::by_key(&mut pieces, |it| if it.side == NOBODY { it.cell + 1 } else { 0 });
    let told = sight.told();
    let is_asked = told.is_none_or(|it| it == position.turn());
    let checks = if told.is_none() { &current.checks[..] } else { &[] };
    let claims = current.claims.iter().filter(|_| told.is_none());
    SceneView {
        pieces,
        hands: hands(game, sight),
        captured: captured(game, sight),
        turn: side_name(position.turn()),
        ply: game.ply(),
        plies: game.plies().len(),
        place: 0,
        last: last(game, cells, sight),
        ground: super::relations::ground(game, cells, sight),
        checks: cells.cells(checks),
        verdict: current.verdict.as_ref().map(|it| verdict(it, cells, language)),
        claims: claims.map(|it| verdict(it, cells, language)).collect(),
        record: game.plies().iter().map(|it| san(sight, it)).collect(),
        shuffle: None,
        pass: is_asked && may_pass(game),
        note: note(game, start, is_asked).map(|it| language.say(&it)).filter(|it| !it.is_empty()),
        told: told.map(side_name),
        secret: sight.is_secret(),
    }
}

/// Whether the side to move may pass.
fn may_pass(game: &Game) -> bool {
    let current = game.current();
    current.verdict.is_none() && (0..current.moves.len()).any(|it| current.moves.item(it).turn == Turn::Pass)
}

/// What no square shows: of the start, and of the position to whoever is asked for a move.
fn note(game: &Game, start: Option<Message>, is_asked: bool) -> Option<Message> {
    let scene = Scene { variant: game.variant(), position: game.position() };
    let notices = scene.variant.hooks.notices.iter().filter(|_| is_asked).filter_map(|it| it.notice(scene));
    start.into_iter().chain(notices).reduce(|before, after| msg!("clauses", before = before, after = after))
}

/// Who has walls, and pieces of which nobody sees whose they are.
const NOBODY: &str = "nobody";

/// What stands on a square.
fn piece(variant: &Variant, cells: &Cells, sight: &Sight, sq: Sq, it: Occupant) -> Option<PieceView> {
    let is_nobodys = it.is_wall() || variant.pieces.neutral.has(it.kind()) || sight.hides_owner(it.kind());
    Some(PieceView {
        cell: cells.cell(sq)?,
        kind: u16::from(it.kind().0),
        side: if is_nobodys { NOBODY } else { side_name(it.side()) },
    })
}

/// A move of the record in algebraic notation.
pub(crate) fn san(sight: &Sight, ply: &Ply) -> String {
    if is_told(sight, ply) { ply.san.clone() } else { HIDDEN.to_owned() }
}

/// What stands in the record for a move that is not told.
const HIDDEN: &str = "…";

/// The captured pieces that left the game, by side and type. A viewer knows what it lost and what it took.
fn captured(game: &Game, sight: &Sight) -> Vec<CapturedView> {
    let plies = game.plies().iter().take(game.ply());
    let lost = plies.flat_map(|ply| ply.lost.iter().map(move |it| (ply.mover(), it)));
    let known = lost.filter(|(by, it)| !sight.withholds(*by) || !sight.withholds(it.side()));
    let mut all: Vec<(Player, u16)> = known.map(|(_, it)| (it.side(), u16::from(it.kind().0))).collect();
    sort::sort(&mut all);
    let groups = all.chunk_by(|a, b| a == b);
    groups
        .filter_map(|it| {
            it.first().map(|(side, kind)| CapturedView { kind: *kind, side: side_name(*side), count: it.len() as u16 })
        })
        .collect()
}

/// What will happen for certain after a path.
pub(crate) fn preview(game: &Game, cells: &Cells, sight: &Sight, path: &[Step]) -> PreviewView {
    let Preview { shown, after, ground } = game.preview(path);
    let moved = shown.moved.iter();
    // What a move turns up is not told before it is played.
    let told = |(sq, it): &(Sq, Occupant)| {
        let from = shown.moved.iter().find(|it| it.1 == *sq).map_or(*sq, |it| it.0);
        let was = game.position().at(from);
        (*sq, if sight.is_face_down(was.kind()) && !it.is_empty() { was } else { *it })
    };
    let pieces: Vec<_> = after.iter().map(told).filter(|it| !it.1.is_empty()).collect();
    PreviewView {
        removed: cells.cells(&shown.removed),
        moved: moved
            .filter_map(|(from, to)| Some(MovedView { from: cells.cell(*from)?, to: cells.cell(*to)? }))
            .collect(),
        pieces: pieces.iter().filter_map(|(sq, it)| piece(game.variant(), cells, sight, *sq, *it)).collect(),
        ground: cells.ground(&ground),
    }
}

/// The squares that a side attacks, as far as they are seen.
pub(crate) fn threats(game: &Game, cells: &Cells, sight: &Sight, by: Player) -> Vec<ThreatView> {
    if sight.withholds(by) {
        return Vec::new();
    }
    // Where a covered piece stops or carries an attack, that would tell of it.
    let mut seen = game.position().clone();
    if sight.told().is_some() {
        let covered = game.variant().movement.topology.squares().filter(|it| sight.covers(*it));
        covered.for_each(|it| seen.set_up(Edit::Put(it, Occupant::EMPTY)));
    }
    let found = game::attack_map::threats(game.variant(), &seen, by).into_iter();
    let owned = |sq: Sq| !sight.hides_owner(game.position().at(sq).kind());
    let found = found.filter(|it| (sight.told().is_none() || !sight.covers(it.0)) && owned(it.0));
    found.filter_map(|(sq, from)| Some(ThreatView { cell: cells.cell(sq)?, from: cells.cells(&from) })).collect()
}

/// The slots that are not empty: hands first, then prisons, each White's before Black's.
fn hands(game: &Game, sight: &Sight) -> Vec<HandView> {
    let (variant, position) = (game.variant(), game.position());
    let kinds = || (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
    let mut res = Vec::new();
    for is_hand in [true, false] {
        for side in Player::BOTH.into_iter().filter(|it| !sight.withholds(*it)) {
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
                        endless: is_hand && variant.pieces.endless.has(kind),
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

/// The move that was just made. At a board for both sides it is shown as whoever made it sees it.
pub(crate) fn played(game: &Game, cells: &Cells, sight: &Sight) -> Option<PlayedView> {
    let last = game.last()?;
    Some(if sight.withholds(last.mover()) { noticed(game, cells, sight) } else { ply(game.variant(), last, cells) })
}

/// The move that led to the current position, as far as it is told or noticed.
fn last(game: &Game, cells: &Cells, sight: &Sight) -> Option<PlayedView> {
    let last = game.last()?;
    if sight.withholds(last.mover()) {
        return Some(noticed(game, cells, sight)).filter(|it| !it.removed.is_empty() || !it.added.is_empty());
    }
    is_told(sight, last).then(|| ply(game.variant(), last, cells))
}

/// What a viewer notices of a move that it is not told: a move without a path.
fn noticed(game: &Game, cells: &Cells, sight: &Sight) -> PlayedView {
    let Noticed { lost, changed } = Noticed::of_last(game, sight);
    let (removed, added) = (cells.cells(&lost), cells.cells(&changed));
    PlayedView { path: Vec::new(), moved: Vec::new(), removed, added, san: HIDDEN.to_owned() }
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

fn verdict(verdict: &Verdict, cells: &Cells, language: &Language) -> VerdictView {
    VerdictView {
        result: match verdict.winner {
            Some(winner) => side_name(winner),
            None => "draw",
        },
        reason: verdict.reason,
        sentence: language.say(&verdict.message),
        why: language.say(verdict.why()),
        cells: cells.cells(&verdict.squares),
        share: verdict.share.map(|(white, whole)| [[white, whole], [whole.saturating_sub(white), whole]]),
    }
}

/// Why a path is no move.
pub(crate) fn reason(reason: &Reason, cells: &Cells, language: &Language) -> ReasonView {
    let marks =
        reason.marks.iter().filter_map(|(sq, role)| Some(ReasonMarkView { cell: cells.cell(*sq)?, role: role.name() }));
    ReasonView { code: reason.code, sentence: language.say(&reason.message), marks: marks.collect() }
}
