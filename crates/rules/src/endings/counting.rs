//! Counting rules of Makruk, Cambodian chess and ASEAN chess: a side that cannot win in time counts to a draw.

use crate::hook_order::JudgeStage;
use crate::prelude::*;
use engine::hooks::{Case, Judge, Memory};
use engine::moves::patch::FactId;
use engine::position::FactSpec;

/// A draw by a count of moves.
pub const RULE: Rule = Rule {
    name: "counting",
    keys: &[Key::of("counting", "off, makruk, cambodian or asean").claimed_as("counting").default("off")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Whose limits hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CountingForm {
    Makruk,
    Cambodian,
    Asean,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [
        ("off", None),
        ("makruk", Some(CountingForm::Makruk)),
        ("cambodian", Some(CountingForm::Cambodian)),
        ("asean", Some(CountingForm::Asean)),
    ];
    let form = builder.settings.word("counting", &words, None, None)?;
    Some(Box::new(form))
}

impl ActiveRule for CountingForm {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let named = |names: &[&str]| {
            builder.types_with(&|it| {
                let name = builder.variant.pieces.types[it.index()].name.to_lowercase();
                names.contains(&name.as_str())
            })
        };
        let rooks = named(&["boat", "rook", "chariot", "rua"]);
        let khons = named(&["khon", "silver", "koul"]);
        let knights = named(&["horse", "knight", "ma", "ses"]);
        let [count, limit, phase] =
            [0, 0, phase::UNKNOWN].map(|start| builder.fact(FactSpec { start, transient: false }));
        builder.variant.carried.written.count = Some([count, limit]);
        builder.variant.carried.repetition_key.silent.extend([count, limit, phase]);
        let pawn = builder.variant.pawn_or_first();
        let counting = Counting { form: *self, count, limit, phase, pawn, rooks, khons, knights };
        hooks.memory(counting.clone());
        hooks.judge(JudgeStage::Count, counting);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let form = match self {
            Self::Makruk => "makruk",
            Self::Cambodian => "cambodian",
            Self::Asean => "asean",
        };
        words.tell(Topic::End, msg!("counting", form = Arg::Choice(form)));
    }
}

/// What is being counted.
mod phase {
    /// Not known: the text of a position does not say.
    pub(super) const UNKNOWN: i32 = -1;
    /// Nothing.
    pub(super) const NONE: i32 = 0;
    /// Both sides have pieces.
    pub(super) const BOARD: i32 = 1;
    /// One side has only its king.
    pub(super) const KING: i32 = 2;
}

/// Keeps count, and ends the game at the limit.
#[derive(Clone, Debug)]
struct Counting {
    form: CountingForm,
    /// Plies counted; the limit in plies, 0 for no count; what is counted.
    count: FactId,
    limit: FactId,
    phase: FactId,
    pawn: TypeId,
    rooks: TypeSet,
    khons: TypeSet,
    knights: TypeSet,
}

/// How many pieces a side has.
fn pieces(position: &Position, side: Player) -> usize {
    position.pieces(side).count()
}

impl Counting {
    /// The limit in moves while both sides have pieces.
    fn board_limit(&self, position: &Position) -> Option<i32> {
        match self.form {
            CountingForm::Makruk => Some(64),
            CountingForm::Cambodian => Player::BOTH.iter().any(|it| pieces(position, *it) <= 3).then_some(63),
            CountingForm::Asean => None,
        }
    }

    /// The limit in moves of a lone king against the pieces of `strong`: the strongest row of the table.
    fn king_limit(&self, position: &Position, strong: Player) -> Option<i32> {
        let n = |types: &TypeSet| position.pieces(strong).filter(|it| types.has(position.at(*it).kind())).count();
        let (rooks, khons, knights) = (n(&self.rooks), n(&self.khons), n(&self.knights));
        if pieces(position, strong) < 2 {
            return None;
        }
        if self.form == CountingForm::Asean {
            return match (rooks, khons, knights) {
                (1.., _, _) => Some(16),
                (0, 1.., _) => Some(44),
                (0, 0, 1..) => Some(64),
                (0, 0, 0) => None,
            };
        }
        let moves = match (rooks, khons, knights) {
            (2.., _, _) => 8,
            (1, _, _) => 16,
            (0, 2.., _) => 22,
            (0, _, 2..) => 32,
            (0, 1, _) => 44,
            (0, 0, _) => 64,
        };
        Some(if self.form == CountingForm::Cambodian { moves - 1 } else { moves })
    }

    /// What is being counted after the first move from a text that only says the limit.
    fn guess(&self, position: &Position, limit: i32) -> i32 {
        let bare = Player::BOTH.into_iter().find(|it| pieces(position, *it) == 1);
        let on_board = if self.form == CountingForm::Cambodian { 63 } else { 64 };
        match bare {
            _ if limit == 0 => phase::NONE,
            Some(side) if limit != 2 * on_board || self.king_limit(position, side.other()) == Some(on_board) => {
                phase::KING
            }
            _ => phase::BOARD,
        }
    }

    /// What a side that is to move begins to count: the limit, the first count, both in moves, and the phase.
    fn begin(&self, position: &Position, side: Player) -> Option<(i32, i32, i32)> {
        let pawns =
            Player::BOTH.into_iter().any(|it| position.pieces(it).any(|sq| position.at(sq).kind() == self.pawn));
        if pawns {
            return None;
        }
        match (pieces(position, side), pieces(position, side.other())) {
            (1, 2..) => {
                let all = (pieces(position, Player::White) + pieces(position, Player::Black)) as i32;
                let first = if self.form == CountingForm::Asean { 0 } else { all };
                Some((self.king_limit(position, side.other())?, first, phase::KING))
            }
            (2.., 2..) => Some((self.board_limit(position)?, 0, phase::BOARD)),
            _ => None,
        }
    }
}

impl Memory for Counting {
    fn remember(&self, _variant: &Variant, position: &mut Position) {
        let side = position.turn();
        let (limit, mut phase) = (position.fact(self.limit), position.fact(self.phase));
        if phase == phase::UNKNOWN {
            phase = self.guess(position, limit);
        }
        let mut write = |fact, value| {
            if position.fact(fact) != value {
                position.amend(Edit::Fact(fact, value));
            }
        };
        write(self.phase, phase);
        let begins = self.begin(position, side).filter(|it| phase < it.2);
        let edits = match begins {
            Some((limit, first, phase)) => [(self.limit, 2 * limit), (self.count, 2 * first), (self.phase, phase)],
            None if limit > 0 => {
                let count = position.fact(self.count).saturating_add(1);
                [(self.limit, limit), (self.count, count), (self.phase, phase)]
            }
            None => return,
        };
        for (fact, value) in edits {
            position.amend(Edit::Fact(fact, value));
        }
    }
}

impl Judge for Counting {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let (limit, count) = (case.position.fact(self.limit), case.position.fact(self.count));
        // After the last move that is counted the other side still has its own, unless it could not mate with it.
        let waits = count == limit && pieces(case.position, case.position.turn()) > 1;
        if limit == 0 || count < limit || waits {
            return None;
        }
        let why = msg!("result-counting", count = limit / 2);
        Some(Verdict::new(None, "counting", why))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        false
    }
}
