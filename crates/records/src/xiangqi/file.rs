//! The file format of the World Xiangqi Federation: lines with names and values, then the moves in braces behind `START`.

use crate::lines::{Line, all_lines, lines};
use crate::record::{Record, RecordedMove};
use crate::told::Told;
use crate::xiangqi::{chinese, wxf};
use message::{Message, msg};

/// Names in these files and those of tags. Others are kept as they are.
const NAMES: &[(&str, &str)] = &[
    ("GAME", "Event"),
    ("EVENT", "Event"),
    ("RED", "White"),
    ("BLACK", "Black"),
    ("DATE", "Date"),
    ("SITE", "Site"),
    ("ROUND", "Round"),
    ("OPENING", "Opening"),
];

/// Reads a game; `None` if the text is no such file.
pub(crate) fn read(text: &str) -> Option<Record> {
    let (head, start) = head(text)?;
    let mut res = Record::default();
    for line in lines(head) {
        tag(&mut res, line.trimmed());
    }
    let body = &text[start..];
    let end = end_of_moves(body);
    moves(&mut res, Line { text: &body[..end], start });
    let behind = body.get(end..).unwrap_or("").trim_start_matches('}').trim_start();
    let behind = behind.strip_prefix("END").unwrap_or(behind).trim();
    if !behind.is_empty() {
        let place = text.trim_end().len() - behind.len()..text.trim_end().len();
        res.leave_out(place, "after-the-end", msg!("record-after-the-end"));
    }
    Some(res)
}

/// Where games begin; `None` if the text is no such file.
pub(crate) fn games(text: &str) -> Option<Vec<usize>> {
    let (mut res, mut at) = (Vec::new(), 0);
    while let Some((_, start)) = head(&text[at..]) {
        res.push(at);
        let end = at + start + end_of_moves(&text[at + start..]);
        let behind = text[end..].trim_start_matches('}').trim_start();
        let behind = behind.strip_prefix("END").unwrap_or(behind).trim_start();
        at = text.len() - behind.len();
    }
    (!res.is_empty()).then_some(res)
}

/// Where the brace stands that closes the moves; remarks have braces of their own. Another game ends them, too.
fn end_of_moves(body: &str) -> usize {
    let mut depth = 0u32;
    for (at, it) in body.char_indices() {
        match it {
            '\n' if ["FORMAT", "START"].iter().any(|it| body[at + 1..].starts_with(it)) => return at,
            '{' => depth += 1,
            '}' if depth == 0 || body[at..].starts_with("}END") => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    body.len()
}

/// What stands before the moves, and where they begin.
fn head(text: &str) -> Option<(&str, usize)> {
    let at = all_lines(text).find(|it| it.text.trim_start().starts_with("START"))?;
    let brace = at.start + text[at.start..].find('{')?;
    let is_start = text[at.start..brace].trim() == "START";
    is_start.then(|| (&text[..at.start], brace + 1))
}

fn tag(res: &mut Record, line: Line<'_>) {
    let Some((name, value)) = line.text.split_once([' ', '\t']) else { return };
    let value = value.trim();
    match name {
        "FORMAT" => {}
        "FEN" => res.start = Some(value.to_owned()),
        "RESULT" => res.result = result(value),
        _ if value.is_empty() => {}
        _ => {
            let known = NAMES.iter().find(|it| it.0 == name).map_or(name, |it| it.1);
            res.tags.push((known.to_owned(), value.to_owned()));
        }
    }
}

/// A result: in numbers or words.
fn result(text: &str) -> Option<&'static str> {
    match text.to_ascii_lowercase().as_str() {
        "1-0" | "red wins" | "red win" | "红胜" | "紅勝" => Some("1-0"),
        "0-1" | "black wins" | "black win" | "黑胜" | "黑勝" => Some("0-1"),
        "1/2-1/2" | "draw" | "和" | "和棋" => Some("1/2-1/2"),
        _ => None,
    }
}

/// Moves and remarks; numbers say nothing.
fn moves(res: &mut Record, body: Line<'_>) {
    let mut rest = body;
    loop {
        rest = rest.trimmed();
        if rest.text.is_empty() {
            return;
        }
        if rest.text.starts_with('{') {
            let end = rest.text.find('}').unwrap_or(rest.text.len());
            let said = rest.text.get(1..end).unwrap_or("").trim().to_owned();
            let comments = res.moves.last_mut().map_or(&mut res.comments, |it| &mut it.comments);
            comments.extend(Some(said).filter(|it| !it.is_empty()));
            rest = rest.from(end + 1);
            continue;
        }
        let end = rest.text.find(|it: char| it.is_whitespace() || it == '{').unwrap_or(rest.text.len());
        let mut word = rest.until(end);
        rest = rest.from(end);
        let digits = word.text.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word.text[digits..].bytes().take_while(|it| *it == b'.').count();
        // `27.8` is a move of the soldier that is the second on file 7, `27.` a number.
        if digits > 0 && dots > 0 && wxf::asked(word.text).is_none() {
            word = word.from(digits + dots);
        }
        let is_number = word.text.bytes().all(|it| it.is_ascii_digit() || it == b'.');
        if is_number && wxf::asked(word.text).is_none() {
            continue;
        }
        if let Some(it) = result(word.text) {
            res.result = Some(it);
            continue;
        }
        let asked = wxf::asked(word.text).or_else(|| chinese::asked(word.text)).unwrap_or_default();
        res.moves.push(RecordedMove {
            text: word.text.to_owned(),
            asked,
            place: word.place(),
            ..RecordedMove::default()
        });
    }
}

/// Writes a game. These files have no variations.
///
/// # Errors
/// A sentence with a move that the format has no words for.
pub fn write(told: &Told) -> Result<String, Message> {
    let mut res = String::from("FORMAT\tWXF\n");
    for (name, value) in told.tags.iter().filter(|it| !matches!(it.0.as_str(), "Result" | "FEN" | "SetUp" | "Format")) {
        let known = NAMES.iter().rfind(|it| it.1 == name).map_or(name.as_str(), |it| it.0);
        res.push_str(&format!("{known}\t{}\n", value.replace('\n', " ")));
    }
    if let Some(it) = &told.result {
        res.push_str(&format!("RESULT\t{it}\n"));
    }
    if !told.is_usual {
        res.push_str(&format!("FEN\t{}\n", told.fen));
    }
    res.push_str("\nSTART{");
    remarks(&mut res, &told.comments);
    let mut number = told.number;
    for (n, it) in told.moves.iter().enumerate() {
        let text = Some(it).filter(|it| it.is_plain).and_then(wxf::write);
        let text = text.ok_or_else(|| msg!("record-no-move", move = &*it.text))?;
        if it.first_moves || n == 0 {
            let dots = if it.first_moves { "." } else { "..." };
            res.push_str(&format!("\n{number}{dots}"));
        }
        number += u32::from(!it.first_moves);
        res.push_str(&format!(" {text}"));
        remarks(&mut res, &it.comments);
    }
    res.push_str("\n}END\n");
    Ok(res)
}

fn remarks(res: &mut String, comments: &[String]) {
    for it in comments {
        res.push_str(&format!(" {{{}}}", it.replace('{', "(").replace('}', ")")));
    }
}
