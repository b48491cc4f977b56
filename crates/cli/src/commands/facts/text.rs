//! Facts as text.

use std::fmt::Write;

use facts::balance::Balance;
use facts::mating::Mating;
use facts::mobility::{Return, TypeFacts};
use facts::statistics::elo;
use message::{Arg, Message, msg};

use super::sheet::Sheet;
use crate::verdict_names;
use crate::words::say;

/// Openings that are listed.
const MAX_OPENINGS: usize = 6;

/// Writes all facts.
pub(super) fn write(sheet: &Sheet) -> String {
    let mut res = format!("{}\n", sheet.head("facts"));
    for (at, it) in sheet.types.iter().enumerate() {
        let _ = writeln!(res, "\n{} ({})", say(&msg!("report-name", piece = Arg::piece(&*it.name))), it.id);
        for line in about(sheet, at, it) {
            let _ = writeln!(res, "  {}", say(&line));
        }
        if sheet.has_files() {
            let _ = writeln!(res, "  {}", say(&msg!("report-by-files")));
        }
        for row in map(&it.mobility) {
            let _ = writeln!(res, "  {row}");
        }
    }
    if let Some(balance) = &sheet.balance {
        let _ = writeln!(res, "\n{}", say(&msg!("report-games")));
        for line in games(balance) {
            let _ = writeln!(res, "  {}", say(&line));
        }
    }
    let _ = writeln!(res, "\n{}", say(&origin(sheet)));
    res
}

/// What can be said about a type, a line each.
fn about(sheet: &Sheet, at: usize, it: &TypeFacts) -> Vec<Message> {
    let mut res = vec![value(it), mobility(sheet, at, it)];
    res.extend(properties(it, sheet.head["squares"].as_u64().unwrap_or(0)));
    res
}

/// What a type can do on a board of so many squares, a sentence each.
pub(super) fn properties(it: &TypeFacts, n_squares: u64) -> Vec<Message> {
    let mut res = vec![binding(it, n_squares)];
    if it.jumps {
        res.push(msg!("facts-jumps"));
    }
    if moves(it) {
        res.push(match it.returns {
            Return::Never => msg!("facts-returns-never"),
            Return::Even => msg!("facts-returns-even"),
            Return::Odd => msg!("facts-returns-odd"),
        });
    }
    res.extend(mating(&it.mates));
    res
}

/// The value of a type.
fn value(it: &TypeFacts) -> Message {
    match it {
        TypeFacts { royal: true, .. } => msg!("report-royal"),
        TypeFacts { declared: true, value, .. } => msg!("report-value-declared", value = *value),
        TypeFacts { value, .. } => msg!("report-value", value = *value),
    }
}

/// Whether it moves at all without capturing.
fn moves(it: &TypeFacts) -> bool {
    it.mobility.iter().flatten().flatten().any(|it| *it > 0)
}

/// The mobility of a type in one line.
fn mobility(sheet: &Sheet, at: usize, it: &TypeFacts) -> Message {
    let all = || it.mobility.iter().flatten().flatten();
    let (least, most) = (all().min().unwrap_or(&0), all().max().unwrap_or(&0));
    let res = msg!("report-mobility", average = format!("{:.1}", it.average()), least = *least, most = *most);
    match sheet.in_games(at) {
        Some(mean) => msg!("report-mobility-in-games", mobility = res, mean = format!("{mean:.1}")),
        None => res,
    }
}

/// How a type is bound to some squares of a board of so many.
fn binding(it: &TypeFacts, n_squares: u64) -> Message {
    match (it.classes, it.class_size) {
        (0, _) => msg!("facts-moves-not"),
        (1, size) if u64::from(size) == n_squares => msg!("facts-reaches-all"),
        (1, size) => msg!("facts-reaches", count = size, squares = n_squares),
        (n, size) => msg!("facts-bound", sets = n, count = size, squares = n_squares),
    }
}

/// On which square boards a type mates a bare king with the help of its own, if that was worked out.
fn mating(all: &[Mating]) -> Option<Message> {
    let forced: Vec<&Mating> = all.iter().filter(|it| it.forces()).collect();
    let (Some(first), Some(last)) = (forced.first(), forced.last()) else {
        return (!all.is_empty()).then(|| msg!("facts-mates-not"));
    };
    let squares = |it: &Mating| Arg::Text(format!("{0}×{0}", it.size));
    let boards = match forced[..] {
        [_] => squares(first),
        _ if usize::from(last.size - first.size) + 1 == forced.len() => range(squares(first), squares(last)),
        _ => Arg::listed(forced.iter().map(|it| squares(it))),
    };
    let moves = if first.moves == last.moves { first.moves.into() } else { range(first.moves, last.moves) };
    Some(msg!("facts-mates", boards = boards, moves = moves))
}

/// `5 to 8`.
pub(super) fn range(first: impl Into<Arg>, last: impl Into<Arg>) -> Arg {
    msg!("facts-range", least = first, most = last).into()
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
fn games(it: &Balance) -> Vec<Message> {
    let mut res = vec![score(it), length(it), branching(it)];
    res.push(msg!("report-captures", captures = format!("{:.1}", it.per_game(it.captures))));
    res.push(msg!("report-endings", endings = endings(it.endings())));
    for n in [1, 2] {
        for (moves, score) in it.openings(n).into_iter().take(MAX_OPENINGS) {
            let share = format!("{:.0}", 100.0 * score.share().0);
            res.push(msg!("report-opening", moves = moves.join(" "), count = score.n_games(), share = share));
        }
    }
    res
}

/// How games ended, by the names of verdicts, with how many did.
pub(super) fn endings<'e, N: Into<Arg>>(counts: impl IntoIterator<Item = (&'e str, N)>) -> Arg {
    let each = |(name, n): (&str, N)| msg!("report-counted", what = verdict_names::said(name), count = n);
    Arg::listed(counts.into_iter().map(each))
}

/// White's score.
fn score(it: &Balance) -> Message {
    let (share, error) = it.white.share();
    msg!(
        "report-white",
        count = it.n_games(),
        wins = it.white.wins,
        draws = it.white.draws,
        losses = it.white.losses,
        share = format!("{:.1}", 100.0 * share),
        error = format!("{:.1}", 100.0 * error),
        elo = elo(share),
    )
}

/// How long games are.
fn length(it: &Balance) -> Message {
    let [least, most] = it.length;
    msg!("report-length", plies = format!("{:.0}", it.per_game(it.plies)), least = least, most = most)
}

/// How many moves there are.
fn branching(it: &Balance) -> Message {
    msg!("report-branching", moves = format!("{:.1}", it.mean_branching()), most = it.most)
}

/// How the facts came about.
fn origin(sheet: &Sheet) -> Message {
    msg!(
        "report-origin",
        dated = sheet.date.is_some(),
        date = sheet.date.clone().unwrap_or_default(),
        version = sheet.head("version"),
        played = sheet.balance.is_some(),
        nodes = sheet.head("nodes"),
        seed = sheet.head("seed"),
        definition = sheet.head("definition"),
    )
}
