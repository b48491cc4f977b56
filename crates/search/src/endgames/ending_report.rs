//! What the tables of an ending say, for people: how many positions are won, the longest wins with their lines, and what
//! each move of a position is worth.

use crate::endgames::EndgameSolver;
use crate::endgames::endgame_table::Outcome;
use crate::endgames::pieces::{Piece, Pieces};
use engine::ids::Player;
use engine::legal::LegalGenerator;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::Position;
use engine::variant::Variant;

use game::notation::{fen, san};
use message::{Message, msg};

/// What is said about the positions of an ending with one side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingSide {
    /// Positions that it wins.
    pub wins: u64,
    /// Positions that nobody wins.
    pub draws: u64,
    /// Positions that it loses.
    pub losses: u64,
    /// Its longest win.
    pub longest_win: Option<LongestEnding>,
    /// Its longest loss.
    pub longest_loss: Option<LongestEnding>,
}

/// A position from which a win takes longest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongestEnding {
    /// Moves of the winner.
    pub moves: u32,
    /// The position.
    pub fen: String,
    /// Best play of both sides, in people's notation.
    pub line: Vec<String>,
}

/// A move of the position with what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// Its canonical path.
    pub path: Vec<Step>,
    /// In people's notation.
    pub san: String,
    /// What it is worth to the side that makes it; `None` if the tables do not tell.
    pub outcome: Option<Outcome>,
}

/// What tables say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingReport {
    /// The pieces of White and of Black, by the IDs of their types.
    pub pieces: [Vec<String>; 2],
    /// By side to move.
    pub sides: [EndingSide; 2],
}

/// Moves of the winner in so many plies of a side that is to move and wins or loses.
#[must_use]
pub const fn moves_of(outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Win(plies) => plies.div_ceil(2),
        Outcome::Loss(plies) => plies / 2,
        Outcome::Draw => 0,
    }
}

/// Reads pieces: those of White and those of Black as IDs with commas between them, a semicolon between the sides.
///
/// ```
/// use search::endgames::ending_report::read_pieces;
/// let (definition, _) = rules::read("files=5\nranks=5\nroyal=K\nrook:R:R::a1\nking:K:K::e1");
/// let variant = game::setup::compile(&definition).0;
/// assert_eq!(read_pieces(&variant, "K, R; K").expect("pieces").len(), 3);
/// assert!(read_pieces(&variant, "K,X;K").is_err_and(|it| it.id == "endings-no-type"));
/// ```
///
/// # Errors
/// What is expected.
pub fn read_pieces(variant: &Variant, text: &str) -> Result<Pieces, Message> {
    let sides: Vec<&str> = text.split(';').collect();
    let [white, black] = sides[..] else {
        return Err(msg!("endings-both-sides", text = text));
    };
    let mut pieces = Vec::new();
    for (side, part) in Player::BOTH.into_iter().zip([white, black]) {
        for id in part.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            let kind = variant.type_by_id(id).ok_or_else(|| msg!("endings-no-type", text = id))?;
            pieces.push(Piece { side, kind });
        }
    }
    Ok(Pieces::new(pieces))
}

/// The report of tables that are done; `None` before that.
///
/// ```
/// use std::sync::Arc;
/// use search::endgames::EndgameSolver;
/// use search::endgames::ending_report::{read_pieces, report};
/// use search::work::Work;
/// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::e1");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let pieces = read_pieces(&variant, "K,R;K").expect("pieces");
/// let mut solver = EndgameSolver::of_pieces(variant, &pieces).expect("a table");
/// assert!(report(&solver).is_none());
/// solver.run(&mut || false);
/// let [white, black] = report(&solver).expect("a table").sides;
/// assert!(white.wins > 0 && white.losses == 0 && black.wins == 0);
/// ```
#[must_use]
pub fn report(solver: &EndgameSolver) -> Option<EndingReport> {
    let variant = solver.variant();
    let summary = solver.summary()?;
    let id = |it: Piece| variant.pieces.types[it.kind.index()].key.clone();
    let pieces = Player::both(|side| solver.pieces().iter().filter(|it| it.side == side).map(id).collect());
    let sides = Player::both(|turn| {
        let it = &summary[turn];
        let longest = |plies: Option<Outcome>, position: Option<Position>| {
            let (moves, position) = (moves_of(plies?), position?);
            let (fen, line) = (fen::write(variant, &position, 0, 1), best_line(solver, &position));
            Some(LongestEnding { moves, fen, line })
        };
        EndingSide {
            wins: it.wins,
            draws: it.draws,
            losses: it.losses,
            longest_win: longest(it.longest_win.map(Outcome::Win), solver.longest_win(it, turn)),
            longest_loss: longest(it.longest_loss.map(Outcome::Loss), solver.longest_loss(it, turn)),
        }
    });
    Some(EndingReport { pieces, sides })
}

/// The moves of a position with what they are worth, the best first.
#[must_use]
pub fn judged_moves(solver: &EndgameSolver, position: &Position) -> Vec<JudgedMove> {
    let variant = solver.variant();
    let mut position = position.clone();
    let (moves, values) = solver.judge(&mut position);
    let (texts, spellings, mut generator) =
        (san::write_all(variant, &position, &moves), Spellings::new(&moves), LegalGenerator::default());
    let each = texts.into_iter().zip(values).enumerate().map(|(idx, (text, outcome))| {
        let mark = san::check_mark(variant, &mut position, &mut generator, moves.patch(idx));
        JudgedMove { path: spellings.canonical(idx).to_vec(), san: text + mark, outcome }
    });
    let mut res: Vec<JudgedMove> = each.collect();
    sort::by_key(&mut res, |it| -it.outcome.map_or(i64::MIN + 1, Outcome::rank));
    res
}

/// Best play of both sides from a position that is won or lost, to the end.
#[must_use]
pub fn best_line(solver: &EndgameSolver, position: &Position) -> Vec<String> {
    let variant = solver.variant();
    let (mut position, mut generator, mut res) = (position.clone(), LegalGenerator::default(), Vec::new());
    loop {
        let (moves, values) = solver.judge(&mut position);
        let best = values.iter().enumerate().filter_map(|(idx, it)| Some((idx, (*it)?)));
        // Of equally good moves the first one, as the list has them.
        let Some((idx, outcome)) = best.rev().max_by_key(|it| it.1.rank()) else { return res };
        if outcome == Outcome::Draw {
            return res;
        }
        let mark = san::check_mark(variant, &mut position, &mut generator, moves.patch(idx));
        res.push(san::write(variant, &position, &moves, idx) + mark);
        position.apply(moves.patch(idx));
        position.forget();
        if matches!(outcome, Outcome::Win(1) | Outcome::Loss(1)) {
            return res;
        }
    }
}
