//! Writes KIF, with variations, remarks and clocks.

use std::fmt::Write;

use crate::asked::Board;
use crate::cursor::{kanji, wide};
use crate::shogi::kif::headers;
use crate::shogi::names;
use crate::shogi::position::{ORDER, ShogiPosition};
use crate::shogi::square;
use crate::shogi::{handicaps, ways_to_end::WayToEnd};
use crate::told::{Told, ToldMove, seconds, without_time};
use message::{Message, msg};

/// Tags that stand in other lines.
const ELSEWHERE: [&str; 4] = ["Termination", "Result", "FEN", "SetUp"];

/// Writes a game.
///
/// # Errors
/// A sentence that says what KIF has no words for.
pub fn write(told: &Told) -> Result<String, Message> {
    let mut res = String::from("# KIF version=2.0 encoding=UTF-8\n");
    let start =
        ShogiPosition::read(&told.fen, told.board).ok_or_else(|| msg!("record-no-position-in", format = "KIF"))?;
    let handicap = handicaps::name(&start.sfen());
    match handicap {
        Some(it) => res.push_str(&format!("手合割：{it}\n")),
        None => picture(&mut res, &start)?,
    }
    let has_handicap = handicap.is_some_and(|it| it != handicaps::NONE);
    for (name, value) in told.tags.iter().filter(|it| !ELSEWHERE.contains(&it.0.as_str())) {
        res.push_str(&headers::write(name, value, has_handicap));
        res.push('\n');
    }
    res.push_str("手数----指手---------消費時間--\n");
    remarks(&mut res, &told.comments);
    let mut clocks = [0; 2];
    line(&mut res, told.board, &told.moves, 1, &mut clocks)?;
    let first_moves = told.moves.last().map_or(told.first_begins, |it| !it.first_moves);
    let way = WayToEnd::of(told.result.as_deref(), told.tag("Termination"), first_moves);
    let n_moves = told.moves.len();
    match (way, told.result.as_deref()) {
        (Some(it), _) => _ = writeln!(res, "{:>4} {}", n_moves + 1, it.kif),
        // No word says that the side has lost that has just moved.
        (None, Some("1-0")) => _ = writeln!(res, "まで{n_moves}手で先手の勝ち"),
        (None, Some("0-1")) => _ = writeln!(res, "まで{n_moves}手で後手の勝ち"),
        (None, _) => {}
    }
    variations(&mut res, told.board, &told.moves, 1)?;
    Ok(res)
}

fn remarks(res: &mut String, comments: &[String]) {
    for it in comments.iter().map(|it| without_time(it)) {
        it.lines().filter(|it| !it.trim().is_empty()).for_each(|it| res.push_str(&format!("*{it}\n")));
    }
}

/// A line of moves, from the number of its first one on.
fn line(
    res: &mut String,
    board: Board,
    moves: &[ToldMove],
    number: usize,
    clocks: &mut [u32; 2],
) -> Result<(), Message> {
    let mut last = None;
    for (n, it) in moves.iter().enumerate() {
        let text = move_text(it, board, last)?;
        let _ = write!(res, "{:>4} {text}", number + n);
        if let Some(spent) = it.comments.iter().find_map(|it| seconds(it)) {
            let clock = &mut clocks[usize::from(!it.first_moves)];
            *clock = clock.saturating_add(spent);
            let (hours, minutes, rest) = (*clock / 3600, *clock / 60 % 60, *clock % 60);
            let _ = write!(res, "   ({:>2}:{:02}/{hours:02}:{minutes:02}:{rest:02})", spent / 60, spent % 60);
        }
        res.push('\n');
        remarks(res, &it.comments);
        last = Some(it.to);
    }
    Ok(())
}

/// The variations of a line, the last ones first, each with its own behind it.
fn variations(res: &mut String, board: Board, moves: &[ToldMove], number: usize) -> Result<(), Message> {
    for (n, it) in moves.iter().enumerate().rev() {
        for other in &it.variations {
            let _ = writeln!(res, "\n変化：{}手", number + n);
            line(res, board, other, number + n, &mut [0; 2])?;
            variations(res, board, other, number + n)?;
        }
    }
    Ok(())
}

fn move_text(it: &ToldMove, board: Board, last: Option<crate::asked::Square>) -> Result<String, Message> {
    let unsaid = || msg!("record-no-move-in", format = "KIF", move = &*it.text);
    let name = names::kanji(&it.piece).filter(|_| it.is_plain && board.files < 10).ok_or_else(unsaid)?;
    let place = if last == Some(it.to) { "同　".to_owned() } else { square(board, it.to) };
    let Some(from) = it.from else { return Ok(format!("{place}{name}打")) };
    let (from_file, from_rank) = board.top_right(from);
    let promotes = if it.promotes { "成" } else { "" };
    Ok(format!("{place}{name}{promotes}({from_file}{from_rank})"))
}

/// The picture of a position.
fn picture(res: &mut String, position: &ShogiPosition) -> Result<(), Message> {
    let hand = |side: usize| {
        let one = |name: &&str| {
            let number = position.hands[side].iter().find(|it| it.0 == **name)?.1;
            let count = if number > 1 { kanji(u8::try_from(number).unwrap_or(u8::MAX)) } else { String::new() };
            Some(format!("{}{count}", names::sign(name)?))
        };
        let all: Vec<String> = ORDER.iter().filter_map(one).collect();
        if all.is_empty() { "なし".to_owned() } else { all.join("　") }
    };
    let files = position.board.files;
    let digits: String = (1..=files).rev().map(|it| format!(" {}", wide(it))).collect();
    let bar = "-".repeat(usize::from(files) * 3);
    let _ = writeln!(res, "後手の持駒：{}\n {digits}\n+{bar}+", hand(1));
    for (rank, row) in position.rows.iter().enumerate() {
        res.push('|');
        for it in row {
            let upper = it.to_uppercase();
            let sign = if it.is_empty() { Some("・") } else { names::sign(&upper) };
            let sign = sign.ok_or_else(|| msg!("record-no-piece-in", format = "KIF", sign = &**it))?;
            res.push(if it.is_empty() || *it == upper { ' ' } else { 'v' });
            res.push_str(sign);
        }
        let _ = writeln!(res, "|{}", kanji(rank as u8 + 1));
    }
    let _ = writeln!(res, "+{bar}+\n先手の持駒：{}", hand(0));
    if !position.first_moves {
        res.push_str("後手番\n");
    }
    Ok(())
}
