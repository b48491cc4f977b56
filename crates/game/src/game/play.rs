//! Moves that are played: by path, by number, and anything in free play.

use crate::game::Game;
use crate::game::ply::{Ply, shown};
use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::Features;
use message::msg;

/// A path that is not a move. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMove(pub Reason);

impl Game {
    /// Plays the move that a path spells.
    ///
    /// # Errors
    /// [`NotAMove`] with the reason; the game is unchanged.
    pub fn play(&mut self, path: &[Step]) -> Result<&Ply, NotAMove> {
        if let Some(idx) = self.current.spellings.spelled(path).filter(|_| self.open()) {
            return Ok(self.play_index(idx));
        }
        if let Some(patch) = self.free_patch(path) {
            let path = path.to_vec();
            let san = crate::notation::path::path_text(&self.variant, &path);
            let facts = MoveFacts::of_patch(&self.position, &patch);
            return Ok(self.push(path, patch, None, facts, san));
        }
        let reason = self.why(path).unwrap_or_else(|| Reason {
            code: "incomplete",
            message: msg!("reason-incomplete"),
            marks: Vec::new(),
        });
        Err(NotAMove(reason))
    }

    /// In free play: puts a piece on a square, from nowhere.
    ///
    /// # Errors
    /// [`NotAMove`] if rules are enforced or nothing can stand there; the game is unchanged.
    pub fn put(&mut self, piece: Occupant, at: Sq) -> Result<&Ply, NotAMove> {
        let topology = &self.variant.movement.topology;
        if self.variant.has(Features::ENFORCED)
            || piece.is_empty()
            || at.index() >= topology.len()
            || topology.is_hole(at)
        {
            return Err(NotAMove(Reason {
                code: "not-from-nowhere",
                message: msg!("reason-not-from-nowhere"),
                marks: Vec::new(),
            }));
        }
        let path = vec![Step::Hand(piece.kind()), Step::Square(at)];
        let patch = vec![Edit::Put(at, piece)];
        let facts = MoveFacts::of_patch(&self.position, &patch);
        let san = crate::notation::path::path_text(&self.variant, &path);
        Ok(self.push(path, patch, None, facts, san))
    }

    /// Plays a move of `current().moves` by its index.
    pub fn play_index(&mut self, idx: usize) -> &Ply {
        let path = self.current.spellings.canonical(idx).to_vec();
        let patch = self.current.moves.patch(idx).to_vec();
        let item = self.current.moves.item(idx);
        let san = crate::notation::san::write(&self.variant, &self.position, &self.current.moves, idx);
        let ends = Some(item.ends()).filter(|it| it.0 != Sq::NONE);
        let facts = MoveFacts::of_move(&self.position, &self.current.moves, idx);
        self.push(path, patch, ends, facts, san)
    }

    /// Whether moves are accepted.
    fn open(&self) -> bool {
        self.current.verdict.is_none() || !self.variant.has(Features::ENFORCED)
    }

    /// In free play any piece may be put anywhere.
    fn free_patch(&self, path: &[Step]) -> Option<Vec<Edit>> {
        if self.variant.has(Features::ENFORCED) {
            return None;
        }
        let n_squares = self.variant.movement.topology.len();
        match *path {
            [Step::Square(from), Step::Square(to)]
                if from != to && from.index() < n_squares && to.index() < n_squares =>
            {
                let piece = self.position.at(from);
                let topology = &self.variant.movement.topology;
                (!piece.is_empty() && !topology.is_hole(to))
                    .then(|| vec![Edit::Put(from, Occupant::EMPTY), Edit::Put(to, piece.moved())])
            }
            _ => None,
        }
    }

    fn push(
        &mut self,
        path: Vec<Step>,
        patch: Vec<Edit>,
        ends: Option<(Sq, Sq)>,
        facts: MoveFacts,
        san: String,
    ) -> &Ply {
        // In free play whoever has the piece moves.
        let moved = match path.first() {
            Some(Step::Square(it)) if !self.variant.has(Features::ENFORCED) => Some(self.position.at(*it)),
            _ => None,
        };
        let mover = moved.filter(|it| it.is_piece()).map_or(self.position.turn(), Occupant::side);
        let shown = shown(&self.position, &patch, ends);
        let kept = patch.iter().any(|it| matches!(it, Edit::Hand(.., 1..) | Edit::Prison(.., 1..)));
        let lost = if kept {
            Vec::new()
        } else {
            shown.removed.iter().map(|it| self.position.at(*it)).filter(|it| it.is_piece()).collect()
        };
        let ends = ends.unwrap_or((Sq::NONE, Sq::NONE));
        let (turn_before, clocks_before) = (self.position.turn(), self.clocks);
        self.plies.truncate(self.ply);
        self.plies.push(Ply {
            path,
            patch,
            shown,
            san,
            lost,
            facts,
            mover,
            ends,
            turn_before,
            clocks_before,
            ended: None,
        });
        self.step_on();
        self.refresh();
        let mark = self.check_mark();
        let ply = &mut self.plies[self.ply - 1];
        ply.san.push_str(mark);
        ply
    }

    /// `+` or `#` after a move, where the game has a check rule.
    fn check_mark(&self) -> &'static str {
        match &self.current.verdict {
            Some(it) if it.reason == "mate" => "#",
            _ if self.variant.has(Features::CHECK) && !self.current.checks.is_empty() => "+",
            _ => "",
        }
    }
}
