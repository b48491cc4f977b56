//! What engines are told: a position, and the moves that were played from it.

use crate::lines::{Line, all_lines, lines};
use crate::record::{Record, RecordedMove};
use message::msg;

/// Where games begin: each line is one. `None` if the text is none of them.
pub(crate) fn games(text: &str) -> Option<Vec<usize>> {
    let is_game = |it: &Line<'_>| read(it.text).is_some();
    let mut all = all_lines(text).map(Line::trimmed).filter(|it| !it.text.is_empty());
    let first = all.next().filter(is_game)?;
    Some([first].into_iter().chain(all.filter(is_game)).map(|it| it.start).collect())
}

/// Reads `position startpos moves 7g7f 3c3d`, `sfen … moves …` and the like. Their moves are texts of a usual form.
pub(crate) fn read(text: &str) -> Option<Record> {
    let line = lines(text).map(Line::trimmed).find(|it| !it.text.is_empty())?;
    let rest = match line.text.strip_prefix("position") {
        Some(it) => line.from(line.text.len() - it.len()).trimmed(),
        None => line,
    };
    let (setup, moves) = match rest.text.find(" moves") {
        Some(at) => (rest.until(at), rest.from(at + " moves".len())),
        None => (rest, rest.from(rest.text.len())),
    };
    let is_set_up = ["sfen ", "fen "].iter().any(|it| setup.text.starts_with(it));
    if !is_set_up && setup.text.trim() != "startpos" {
        return None;
    }
    let mut res = Record { start: is_set_up.then(|| setup.text.trim().to_owned()), ..Record::default() };
    let played = |it: Line<'_>| RecordedMove { text: it.text.to_owned(), place: it.place(), ..RecordedMove::default() };
    res.moves = moves.words().map(played).collect();
    let mut others = lines(text).map(Line::trimmed).filter(|it| it.start > line.start && !it.text.is_empty());
    if let Some(it) = others.next() {
        res.leave_out(it.start..text.trim_end().len(), "after-the-end", msg!("record-first-line"));
    }
    Some(res)
}
