//! Facts as text.

use std::fmt::Write;

use facts::balance::Balance;
use facts::mating::Mating;
use facts::mobility::{Return, TypeFacts};
use facts::statistics::elo;

use super::sheet::Sheet;

/// Openings that are listed.
const MAX_OPENINGS: usize = 6;

/// Writes all facts.
pub(super) fn write(sheet: &Sheet) -> String {
    let mut res = format!("{}\n", sheet.head("facts"));
    for (at, it) in sheet.types.iter().enumerate() {
        let _ = write!(res, "\n{} ({})\n", it.name, it.id);
        for line in about(sheet, at, it) {
            let _ = writeln!(res, "  {line}");
        }
        if sheet.has_files() {
            res += "  by files:\n";
        }
        for row in map(&it.mobility) {
            let _ = writeln!(res, "  {row}");
        }
    }
    if let Some(balance) = &sheet.balance {
        let _ = writeln!(res, "\nGames of the search against itself");
        for line in games(balance) {
            let _ = writeln!(res, "  {line}");
        }
    }
    let _ = writeln!(res, "\n{}", origin(sheet));
    res
}

/// What can be said about a type, a line each.
fn about(sheet: &Sheet, at: usize, it: &TypeFacts) -> Vec<String> {
    let mut res = vec![value(it), mobility(sheet, at, it)];
    res.extend(properties(it, sheet.head["squares"].as_u64().unwrap_or(0)));
    res
}

/// What a type can do on a board of so many squares, a line each.
pub(super) fn properties(it: &TypeFacts, n_squares: u64) -> Vec<String> {
    let mut res = vec![binding(it, n_squares)];
    if it.jumps {
        res.push("gets past pieces on all squares around it".into());
    }
    if moves(it) {
        let way = match it.returns {
            Return::Never => "never returns",
            Return::Even => "returns only in an even number of moves",
            Return::Odd => "can return in an odd number of moves",
        };
        res.push(way.into());
    }
    res.extend(mating(&it.mates));
    res
}

/// The value of a type.
fn value(it: &TypeFacts) -> String {
    match it {
        TypeFacts { royal: true, .. } => "royal: no value".into(),
        TypeFacts { declared: true, value, .. } => format!("value {value}, as the definition says"),
        TypeFacts { value, .. } => format!("value {value}"),
    }
}

/// Whether it moves at all without capturing.
fn moves(it: &TypeFacts) -> bool {
    it.mobility.iter().flatten().flatten().any(|it| *it > 0)
}

/// The mobility of a type in one line.
fn mobility(sheet: &Sheet, at: usize, it: &TypeFacts) -> String {
    let all = || it.mobility.iter().flatten().flatten();
    let (least, most) = (all().min().unwrap_or(&0), all().max().unwrap_or(&0));
    let games = sheet.in_games(at).map_or_else(String::new, |it| format!("; {it:.1} in the games"));
    format!("{:.1} moves on the empty board, {least} to {most} by square{games}", it.average())
}

/// How a type is bound to some squares of a board of so many.
fn binding(it: &TypeFacts, n_squares: u64) -> String {
    match (it.classes, it.class_size) {
        (0, _) => "moves only with help of rules".into(),
        (1, size) if u64::from(size) == n_squares => "reaches every square".into(),
        (1, size) => format!("reaches {size} of {n_squares} squares"),
        (n, size) => format!("bound to one of {n} sets of squares, at most {size} of {n_squares}"),
    }
}

/// On which square boards a type mates a bare king with the help of its own, if that was worked out.
fn mating(all: &[Mating]) -> Option<String> {
    let forced: Vec<&Mating> = all.iter().filter(|it| it.forces()).collect();
    let (Some(first), Some(last)) = (forced.first(), forced.last()) else {
        return (!all.is_empty()).then(|| "with its king alone it cannot mate a bare king".into());
    };
    let squares = |it: &Mating| format!("{0}×{0}", it.size);
    let boards = match forced[..] {
        [_] => squares(first),
        _ if usize::from(last.size - first.size) + 1 == forced.len() => {
            format!("{} to {}", squares(first), squares(last))
        }
        _ => forced.iter().map(|it| squares(it)).collect::<Vec<_>>().join(", "),
    };
    let moves =
        if first.moves == last.moves { first.moves.to_string() } else { format!("{} to {}", first.moves, last.moves) };
    Some(format!("mates a bare king with its own on boards of {boards}, in at most {moves} moves"))
}

/// The numbers of a map below each other. Rows of hexagons are indented by half of what they lack.
fn map(mobility: &[Vec<Option<u32>>]) -> Vec<String> {
    let number = |it: &Option<u32>| it.map_or_else(|| "-".to_owned(), |it| it.to_string());
    let width = mobility.iter().flatten().map(|it| number(it).len()).max().unwrap_or(1);
    let longest = mobility.iter().map(Vec::len).max().unwrap_or(0);
    let row = |row: &Vec<Option<u32>>| {
        let cells: Vec<String> = row.iter().map(|it| format!("{:>width$}", number(it))).collect();
        " ".repeat((longest - row.len()) * (width + 1) / 2) + &cells.join(" ")
    };
    mobility.iter().map(row).collect()
}

/// What the games show, a line each.
fn games(it: &Balance) -> Vec<String> {
    let mut res = vec![score(it), length(it), branching(it)];
    res.push(format!("{:.1} captures a game", it.per_game(it.captures)));
    let endings: Vec<String> = it.endings().iter().map(|it| format!("{} {}", ending(it.0), it.1)).collect();
    res.push(format!("endings: {}", endings.join(", ")));
    for n in [1, 2] {
        for (moves, score) in it.openings(n).into_iter().take(MAX_OPENINGS) {
            let n_games = score.n_games();
            res.push(format!("{}: {n_games} games, {:.0} % for White", moves.join(" "), 100.0 * score.share().0));
        }
    }
    res
}

/// How a game ended, in words.
pub(super) fn ending(name: &str) -> &str {
    match name {
        "nMove" => "moves without progress",
        "royalTaken" => "royal taken",
        "royalsLost" => "royals lost",
        "checkCount" => "checks counted",
        "connect" => "pieces in a line",
        "link" => "chain",
        "bareKing" => "bare king",
        "agreed" => "passes of both",
        "wallCount" => "walls taken",
        "united" => "pieces united",
        "fullBoard" => "full board",
        other => other,
    }
}

/// White's score.
fn score(it: &Balance) -> String {
    let (share, error) = it.white.share();
    let (wins, draws, losses) = (it.white.wins, it.white.draws, it.white.losses);
    let advantage = elo(share);
    format!(
        "{} games: White won {wins}, drew {draws}, lost {losses}: {:.1} % ± {:.1}, Elo {advantage}",
        it.n_games(),
        100.0 * share,
        100.0 * error
    )
}

/// How long games are.
fn length(it: &Balance) -> String {
    format!("{:.0} plies a game, {} to {}", it.per_game(it.plies), it.length[0], it.length[1])
}

/// How many moves there are.
fn branching(it: &Balance) -> String {
    format!("{:.1} legal moves a position, at most {}", it.mean_branching(), it.most)
}

/// How the facts came about.
fn origin(sheet: &Sheet) -> String {
    let date = sheet.date.as_ref().map_or_else(String::new, |it| format!(" on {it}"));
    let games = match &sheet.balance {
        Some(_) => format!(", {} positions a move, seed {}", sheet.head("nodes"), sheet.head("seed")),
        None => String::new(),
    };
    format!("Measured{date} by version {}{games}; definition {}.", sheet.head("version"), sheet.head("definition"))
}
