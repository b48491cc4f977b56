//! CSA: the format of the Computer Shogi Association.

mod position;
pub mod write;

use crate::asked::{Asked, Board};
use crate::cursor::Cursor;
use crate::lines::{Line, all_lines, lines};
use crate::record::{Record, RecordedMove};
use crate::shogi::names::CSA;
use crate::shogi::ways_to_end::{self, WayToEnd};
use message::msg;

/// Names in CSA and those of tags. Others are kept as they are.
const NAMES: &[(&str, &str)] = &[
    ("EVENT", "Event"),
    ("SITE", "Site"),
    ("START_TIME", "Date"),
    ("END_TIME", "EndDate"),
    ("TIME_LIMIT", "TimeControl"),
    ("TIME", "TimeControl"),
    ("OPENING", "Opening"),
    ("NOTE", "Annotator"),
];

/// Reads a game; `None` if the text is no CSA.
pub(crate) fn read(text: &str, board: Board) -> Option<Record> {
    is_csa(text, board).then(|| {
        let mut reader = Reader {
            board,
            res: Record::default(),
            placed: position::Placed::new(board),
            first_begins: true,
            first_moves: true,
            is_over: false,
        };
        reader.read(text);
        reader.finish()
    })
}

/// Where games begin, behind lines with a slash; `None` if the text is no CSA.
pub(crate) fn games(text: &str, board: Board) -> Option<Vec<usize>> {
    is_csa(text, board).then(|| {
        let (mut res, mut is_behind_end) = (vec![0], false);
        for it in all_lines(text).map(Line::trimmed).filter(|it| !it.text.is_empty()) {
            if is_behind_end && it.text != END {
                res.push(it.start);
            }
            is_behind_end = it.text == END;
        }
        res
    })
}

/// The line behind a game that others follow.
const END: &str = "/";

/// Whether a text is CSA, by its lines.
fn is_csa(text: &str, board: Board) -> bool {
    let is_telling = |it: &str| {
        let is_version = it.strip_prefix('V').is_some_and(|it| it.starts_with(|it: char| it.is_ascii_digit()));
        is_version
            || it.starts_with("PI")
            || it.starts_with("P1")
            || it == "'CSA encoding=UTF-8"
            || asked(it, board).is_some()
    };
    let first = all_lines(text).map(|it| it.text.trim()).find(|it| !it.is_empty() && *it != END);
    first.is_some_and(|it| is_telling(it) || it.starts_with('\''))
        && all_lines(text).any(|it| is_telling(it.text.trim()))
}

/// What one move asks for: `+7776FU`, `-0055KA`.
pub(crate) fn asked(text: &str, board: Board) -> Option<Vec<Asked>> {
    let mut cursor = Cursor::new(text.trim());
    let is_first = cursor.eat("+");
    if !is_first && !cursor.eat("-") {
        return None;
    }
    let mut number = || cursor.take(|it| it.to_digit(10).and_then(|it| u8::try_from(it).ok()));
    let digits = [number()?, number()?, number()?, number()?];
    let becomes = cursor.one(CSA).filter(|_| cursor.rest.is_empty())?;
    let mut res = vec![Asked::First(is_first), Asked::To(board.from_top_right(digits[2], digits[3])?)];
    if digits[..2] == [0, 0] {
        res.extend([Asked::Drop(true), Asked::Becomes(becomes)]);
    } else {
        let from = board.from_top_right(digits[0], digits[1])?;
        res.extend([Asked::Drop(false), Asked::From(from), Asked::Becomes(becomes)]);
    }
    Some(res)
}

struct Reader {
    board: Board,
    res: Record,
    placed: position::Placed,
    /// Whether the side moves first that begins games.
    first_begins: bool,
    /// Whether that side is to move.
    first_moves: bool,
    is_over: bool,
}

impl Reader {
    fn read(&mut self, text: &str) {
        for line in lines(text) {
            let line = line.trimmed();
            if line.text == END {
                if self.res.moves.is_empty() {
                    continue;
                }
                return;
            }
            // Statements may share a line, but for those that are text to the end of the line.
            if line.text.starts_with(['\'', 'N', '$', 'V']) {
                self.statement(line);
                continue;
            }
            let mut rest = line;
            while !rest.text.is_empty() {
                let end = rest.text.find(',').unwrap_or(rest.text.len());
                self.statement(rest.until(end).trimmed());
                rest = rest.from(end + 1);
            }
        }
    }

    fn statement(&mut self, line: Line<'_>) {
        let text = line.text;
        let mut tag = |name: &str, value: &str| self.res.tags.push((name.to_owned(), value.trim().to_owned()));
        if let Some(it) = text.strip_prefix('\'') {
            let said = it.strip_prefix('*').unwrap_or(it).trim();
            if !said.is_empty() && !it.starts_with("CSA encoding") {
                let last = self.res.moves.last_mut().map(|it| &mut it.comments);
                last.unwrap_or(&mut self.res.comments).push(said.to_owned());
            }
        } else if text.is_empty() || text.starts_with('V') {
            // The version does not matter.
        } else if let Some(it) = text.strip_prefix("N+") {
            tag("White", it);
        } else if let Some(it) = text.strip_prefix("N-") {
            tag("Black", it);
        } else if let Some((name, value)) = text.strip_prefix('$').and_then(|it| it.split_once(':')) {
            let known = NAMES.iter().find(|it| it.0 == name).map_or(name, |it| it.1);
            let is_date = known.ends_with("Date");
            tag(known, &if is_date { value.replace('/', ".") } else { value.to_owned() });
        } else if matches!(text, "+" | "-") {
            self.first_moves = text == "+";
            self.first_begins = self.first_moves;
        } else if let Some(it) = text.strip_prefix('%') {
            self.end(it, line);
        } else if let Some(it) = text.strip_prefix('T').filter(|it| it.starts_with(|it: char| it.is_ascii_digit())) {
            self.time(it);
        } else if text.starts_with('P') && self.res.moves.is_empty() {
            if !self.placed.line(text) {
                self.res.leave_out(line.place(), "no-position", msg!("record-position-line"));
            }
        } else if self.is_over {
            self.res.leave_out(line.place(), "after-the-end", msg!("record-after-the-end"));
        } else {
            let asked = asked(text, self.board).unwrap_or_default();
            self.first_moves = !text.starts_with('+');
            self.res.moves.push(RecordedMove {
                text: text.to_owned(),
                asked,
                place: line.place(),
                ..RecordedMove::default()
            });
        }
    }

    fn time(&mut self, text: &str) {
        let whole = text.split('.').next().unwrap_or(text);
        let (Ok(seconds), Some(last)) = (whole.parse::<u32>(), self.res.moves.last_mut()) else { return };
        last.comments.push(format!("[%emt {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60));
    }

    fn end(&mut self, word: &str, line: Line<'_>) {
        // The sign of a side names who broke the rules.
        let (breaker, word) = match word.strip_prefix(['+', '-']) {
            Some(it) => (Some(word.starts_with('+')), it),
            None => (None, word),
        };
        let fits = |it: &&WayToEnd| match breaker {
            Some(first) => it.csa == word && it.worth == Some(if first == self.first_moves { -1 } else { 1 }),
            None => it.csa == word,
        };
        let Some(way) = ways_to_end::ALL.iter().find(fits) else {
            return self.res.leave_out(line.place(), "no-end", msg!("record-no-end"));
        };
        self.res.result = way.result(self.first_moves);
        self.res.tags.push(("Termination".into(), way.tag.into()));
        self.is_over = true;
    }

    fn finish(mut self) -> Record {
        self.res.start = self.placed.start(self.first_begins).map(|it| format!("sfen {it} 1"));
        self.res
    }
}
