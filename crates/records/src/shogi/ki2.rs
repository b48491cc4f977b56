//! Moves as shogi players write them, and files with the ending `ki2`: `▲７六歩`, `△同銀不成`, `▲５八金右`.

use crate::asked::{Board, Square, Way};
use crate::shogi::{names, square};
use crate::told::ToldMove;

/// The marks of the side that begins, and of the other one.
const MARKS: [&str; 2] = ["▲", "△"];

/// Pieces of which none is called the straight one.
const NEVER_STRAIGHT: [&str; 2] = ["+B", "+R"];

/// The text of a move; none for what shogi does not have. `last` is where the move before ended.
#[must_use]
pub fn write(it: &ToldMove, board: Board, last: Option<Square>) -> Option<String> {
    let name = names::kanji(&it.piece).filter(|_| it.is_plain && board.files < 10)?;
    let mark = MARKS[usize::from(!it.first_moves)];
    let place = if last == Some(it.to) { "同".to_owned() } else { square(board, it.to) };
    let promotion = match (it.promotes, it.may_promote) {
        (true, _) => "成",
        (false, true) => "不成",
        (false, false) => "",
    };
    Some(format!("{mark}{place}{name}{}{promotion}", which(it, board)))
}

/// A square as the mover sees it: the further to the right and ahead, the greater.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Seen {
    right: i16,
    ahead: i16,
}

impl Seen {
    fn of(at: Square, first_moves: bool) -> Self {
        let sign = if first_moves { 1 } else { -1 };
        Self { right: sign * i16::from(at.file), ahead: sign * i16::from(at.rank) }
    }

    /// The way from here to another square.
    fn way(self, to: Self) -> Way {
        match to.ahead - self.ahead {
            0 => Way::Sideways,
            1.. => Way::Forward,
            _ => Way::Back,
        }
    }
}

/// What tells the piece from its like that may go there, too: how it goes where that is enough, else on which side it stands,
/// else both.
fn which(it: &ToldMove, board: Board) -> String {
    let Some(at) = it.from else {
        return if it.rivals.is_empty() { String::new() } else { "打".to_owned() };
    };
    if it.rivals.is_empty() {
        return String::new();
    }
    let seen = |at: Square| Seen::of(at, it.first_moves);
    let (from, to) = (seen(at), seen(it.to));
    let way = from.way(to);
    let motion = match way {
        Way::Forward => "上",
        Way::Sideways => "寄",
        Way::Back => "引",
    };
    let all: Vec<Seen> = it.rivals.iter().map(|it| seen(*it)).collect();
    let alike: Vec<Seen> = all.iter().copied().filter(|it| it.way(to) == way).collect();
    let side = |others: &[Seen]| match others {
        _ if others.iter().all(|it| it.right < from.right) => Some("右"),
        _ if others.iter().all(|it| it.right > from.right) => Some("左"),
        _ => None,
    };
    let is_straight = way == Way::Forward
        && from.right == to.right
        && !NEVER_STRAIGHT.contains(&it.piece.as_str())
        && alike.iter().all(|it| it.right != from.right);
    if alike.is_empty() {
        motion.to_owned()
    } else if is_straight {
        "直".to_owned()
    } else if let Some(side) = side(&all) {
        side.to_owned()
    } else if let Some(side) = side(&alike) {
        format!("{side}{motion}")
    } else {
        // No words tell them apart: as KIF has it.
        let (file, rank) = board.top_right(at);
        format!("({file}{rank})")
    }
}
