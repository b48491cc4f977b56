//! Positions with operations: `… w KQkq - bm Nf3; id "a name";`, one on each line. A FEN alone is read as well.

use crate::asked::Board;
use crate::lines::{Line, all_lines, lines};
use crate::record::{Record, RecordedMove};
use message::msg;

/// Where positions stand: each line is one. `None` if the text does not begin with one.
pub(crate) fn games(text: &str, board: Board) -> Option<Vec<usize>> {
    let is_position = |it: &Line<'_>| fields_of(*it, board);
    let mut all = all_lines(text).map(Line::trimmed).filter(|it| !it.text.is_empty());
    let first = all.next().filter(is_position)?;
    Some([first].into_iter().chain(all.filter(is_position)).map(|it| it.start).collect())
}

/// Reads the first position of a text; `None` if it does not begin with one.
pub(crate) fn read(text: &str, board: Board) -> Option<Record> {
    let mut positions = lines(text).map(Line::trimmed).filter(|it| !it.text.is_empty());
    let line = positions.next()?;
    let (fields, rest) = fields(line, board)?;
    let mut reader = Reader { fields, half: "0".into(), full: "1".into(), res: Record::default() };
    reader.operations(rest);
    if let Some(second) = positions.next() {
        let place = second.start..text.trim_end().len();
        reader.res.leave_out(place, "after-the-end", msg!("record-after-the-end"));
    }
    let Reader { fields, half, full, res } = reader;
    Some(Record { start: Some(format!("{fields} {half} {full}")), ..res })
}

fn fields_of(line: Line<'_>, board: Board) -> bool {
    fields(line.trimmed(), board).is_some()
}

/// The four fields of a position, and what stands behind them.
fn fields(line: Line<'_>, board: Board) -> Option<(String, Line<'_>)> {
    let mut words = line.words();
    let mut end = 0;
    let mut res = Vec::new();
    for _ in 0..4 {
        let word = words.next()?;
        end = word.place().end - line.start;
        res.push(word.text);
    }
    let n_ranks = res[0].split('[').next()?.split('/').count();
    let is_position = n_ranks == usize::from(board.ranks) && n_ranks > 1 && matches!(res[1], "w" | "b");
    is_position.then(|| (res.join(" "), line.from(end)))
}

struct Reader {
    fields: String,
    half: String,
    full: String,
    res: Record,
}

impl Reader {
    fn operations(&mut self, line: Line<'_>) {
        let mut rest = line.trimmed();
        // The counters of FEN.
        for counter in [&mut self.half, &mut self.full] {
            let digits = rest.text.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 && rest.text[digits..].chars().next().is_none_or(char::is_whitespace) {
                rest.text[..digits].clone_into(counter);
                rest = rest.from(digits).trimmed();
            }
        }
        while !rest.text.is_empty() {
            let end = end_of_operation(rest.text);
            self.operation(rest.until(end).trimmed());
            rest = rest.from(end + 1).trimmed();
        }
    }

    fn operation(&mut self, operation: Line<'_>) {
        let code = operation.text.split_whitespace().next().unwrap_or_default();
        let operand = operation.from(code.len()).trimmed();
        let said = operand.text.trim_matches('"').trim();
        let is_number = !said.is_empty() && said.bytes().all(|it| it.is_ascii_digit());
        match code {
            "" => {}
            "hmvc" if is_number => said.clone_into(&mut self.half),
            "fmvn" if is_number => said.clone_into(&mut self.full),
            "id" => self.res.tags.push(("Event".into(), said.to_owned())),
            "pv" => {
                let played =
                    |it: Line<'_>| RecordedMove { text: it.text.into(), place: it.place(), ..RecordedMove::default() };
                self.res.moves = operand.words().map(played).collect();
            }
            // c0 to c9 are remarks.
            _ if code.len() == 2 && code.starts_with('c') && code.ends_with(|it: char| it.is_ascii_digit()) => {
                self.res.comments.push(said.to_owned());
            }
            _ => self.res.comments.push(operation.text.to_owned()),
        }
    }
}

/// Where the semicolon stands that ends an operation; one in quotation marks does not, if they are closed.
fn end_of_operation(text: &str) -> usize {
    let mut is_quoted = false;
    for (at, it) in text.char_indices() {
        match it {
            '"' => is_quoted = !is_quoted && text[at + 1..].contains('"'),
            ';' if !is_quoted => return at,
            _ => {}
        }
    }
    text.len()
}
