//! Writes CSA. It has no variations.

use std::fmt::Write;

use crate::shogi::csa::NAMES;
use crate::shogi::names;
use crate::shogi::position::ShogiPosition;
use crate::shogi::{handicaps, ways_to_end::WayToEnd};
use crate::told::{Told, ToldMove, seconds, without_time};
use message::{Message, msg};

/// Tags that stand in other lines.
const ELSEWHERE: [&str; 6] = ["White", "Black", "Termination", "Result", "FEN", "SetUp"];

/// Most pieces of a kind that are written for a hand: shogi has no more.
const MAX_HELD: u32 = 18;

/// Writes the main line of a game.
///
/// # Errors
/// A sentence that says what CSA has no words for.
pub fn write(told: &Told) -> Result<String, Message> {
    let mut res = String::from("'CSA encoding=UTF-8\nV2.2\n");
    for (sign, name) in [("N+", "White"), ("N-", "Black")] {
        if let Some(it) = told.tag(name) {
            let _ = writeln!(res, "{sign}{}", it.replace('\n', " "));
        }
    }
    for (name, value) in told.tags.iter().filter(|it| !ELSEWHERE.contains(&it.0.as_str())) {
        let known = NAMES.iter().find(|it| it.1 == name).map_or(name.as_str(), |it| it.0);
        let value = if name.ends_with("Date") { value.replace('.', "/") } else { value.replace('\n', " ") };
        let _ = writeln!(res, "${known}:{value}");
    }
    let start = ShogiPosition::read(&told.fen, told.board).filter(|it| (it.board.files, it.board.ranks) == (9, 9));
    position(&mut res, &start.ok_or_else(|| msg!("record-no-position-in", format = "CSA"))?)?;
    res.push_str(if told.first_begins { "+\n" } else { "-\n" });
    remarks(&mut res, &told.comments);
    for it in &told.moves {
        res.push_str(&move_text(it, told)?);
        res.push('\n');
        if let Some(spent) = it.comments.iter().find_map(|it| seconds(it)) {
            let _ = writeln!(res, "T{spent}");
        }
        remarks(&mut res, &it.comments);
    }
    let first_moves = told.moves.last().map_or(told.first_begins, |it| !it.first_moves);
    let way = WayToEnd::of(told.result.as_deref(), told.tag("Termination"), first_moves);
    if let Some(it) = way {
        let breaker = match (it.csa, first_moves, it.worth) {
            ("ILLEGAL_MOVE", true, Some(-1)) | ("ILLEGAL_MOVE", false, Some(1)) => "+",
            ("ILLEGAL_MOVE", ..) => "-",
            _ => "",
        };
        let _ = writeln!(res, "%{breaker}{}", it.csa);
    }
    Ok(res)
}

fn remarks(res: &mut String, comments: &[String]) {
    for it in comments.iter().map(|it| without_time(it)) {
        it.lines().filter(|it| !it.trim().is_empty()).for_each(|it| res.push_str(&format!("'*{it}\n")));
    }
}

fn move_text(it: &ToldMove, told: &Told) -> Result<String, Message> {
    let name = names::csa(&it.becomes).filter(|_| it.is_plain);
    let name = name.ok_or_else(|| msg!("record-no-move-in", format = "CSA", move = &*it.text))?;
    let sign = if it.first_moves { '+' } else { '-' };
    let (from, to) = (it.from.map_or((0, 0), |it| told.board.top_right(it)), told.board.top_right(it.to));
    Ok(format!("{sign}{}{}{}{}{name}", from.0, from.1, to.0, to.1))
}

fn position(res: &mut String, position: &ShogiPosition) -> Result<(), Message> {
    if handicaps::name(&position.sfen()) == Some(handicaps::NONE) {
        res.push_str("PI\n");
        return Ok(());
    }
    for (rank, row) in position.rows.iter().enumerate() {
        let _ = write!(res, "P{}", rank + 1);
        for it in row {
            let upper = it.to_uppercase();
            let name = || names::csa(&upper).ok_or_else(|| msg!("record-no-piece-in", format = "CSA", sign = &**it));
            match (it.is_empty(), *it == upper) {
                (true, _) => res.push_str(" * "),
                (_, is_first) => res.push_str(&format!("{}{}", if is_first { '+' } else { '-' }, name()?)),
            }
        }
        res.push('\n');
    }
    for (side, sign) in ["P+", "P-"].into_iter().enumerate() {
        let held =
            position.hands[side].iter().filter_map(|(name, number)| Some((names::csa(name)?, (*number).min(MAX_HELD))));
        let all: String = held.map(|(name, number)| format!("00{name}").repeat(number as usize)).collect();
        if !all.is_empty() {
            let _ = writeln!(res, "{sign}{all}");
        }
    }
    Ok(())
}
