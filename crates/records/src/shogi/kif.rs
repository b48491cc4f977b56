//! KIF and KI2: a move on each line with where it began, or moves behind the marks of their sides. Tags, remarks, clocks
//! and variations are the same in both.

mod headers;
mod moves;
mod picture;
pub mod write;

use std::ops::Range;

use crate::asked::{Asked, Board};
use crate::lines::{Line, all_lines, lines};
use crate::record::{Record, RecordedMove};
use crate::shogi::{handicaps, ways_to_end};
use crate::tree::Tree;

use message::msg;
pub(crate) use moves::asked;
use moves::{MARKS, read_move};

/// Reads a game; `None` if the text is no KIF and no KI2.
pub(crate) fn read(text: &str, board: Board) -> Option<Record> {
    lines(text).any(|it| is_telling(it.text)).then(|| {
        let mut reader = Reader::new(board);
        lines(text).for_each(|it| reader.line(it));
        reader.finish()
    })
}

/// Names of tags with which files begin, as programs write them.
const BEGINNINGS: [&str; 8] = ["開始日時", "手合割", "棋戦", "表題", "先手", "後手", "下手", "上手"];

/// Where games begin; `None` if the text is no KIF and no KI2. Tags behind moves begin another game.
pub(crate) fn games(text: &str) -> Option<Vec<usize>> {
    all_lines(text).any(|it| is_telling(it.text)).then(|| {
        let (mut res, mut has_moves) = (vec![0], false);
        for it in all_lines(text).map(Line::trimmed) {
            let is_tag = it.text.split_once(['：', ':']).is_some_and(|it| BEGINNINGS.contains(&it.0.trim()));
            if is_tag && has_moves {
                res.push(it.start);
            }
            has_moves = !is_tag && has_moves || it.text.starts_with(MARKS) || numbered(it.text).is_some();
        }
        res
    })
}

/// Whether a line is one that only these formats have.
fn is_telling(line: &str) -> bool {
    let line = line.trim();
    let starts = ["手合割", "先手", "後手", "下手", "上手", "手数----", "変化："];
    starts.iter().any(|it| line.starts_with(it)) || line.starts_with(MARKS) || numbered(line).is_some()
}

/// What follows the number of a move, if a move of KIF does.
fn numbered(line: &str) -> Option<&str> {
    let rest = line.trim_start_matches(|it: char| it.is_ascii_digit());
    let rest = Some(rest.trim_start()).filter(|it| rest.len() < line.len() && it.len() < rest.len())?;
    let is_kif = rest.starts_with('同') || moves::begins_move(rest);
    (is_kif || ways_to_end::ALL.iter().any(|it| rest.starts_with(it.kif))).then_some(rest)
}

/// A game in the making.
struct Reader {
    board: Board,
    res: Record,
    tree: Tree,
    picture: picture::Picture,
    /// Whether the side moves first that begins games without a handicap.
    first_begins: bool,
    /// Whether the line that is being read is left out.
    is_lost: bool,
    /// Whether a variation has begun.
    in_variation: bool,
}

impl Reader {
    fn new(board: Board) -> Self {
        Self {
            board,
            res: Record::default(),
            tree: Tree::default(),
            picture: picture::Picture::new(board),
            first_begins: true,
            is_lost: false,
            in_variation: false,
        }
    }

    fn line(&mut self, line: Line<'_>) {
        let line = line.trimmed();
        let text = line.text;
        if text.is_empty() || text.starts_with('#') || text.starts_with("手数") || text.starts_with('&') {
            return;
        }
        if let Some(it) = text.strip_prefix('*') {
            return self.remark(it);
        }
        if self.tree.len() == 0 && !self.in_variation && self.before_moves(line) {
            return;
        }
        if let Some(it) = text.strip_prefix("変化：").or_else(|| text.strip_prefix("変化:")) {
            return self.variation(it, line.place());
        }
        if text.starts_with(MARKS) {
            return self.marked(line);
        }
        match numbered(text) {
            Some(rest) => self.numbered(line.from(text.len() - rest.len())),
            None if is_summary(text) => self.summary(text),
            None => self.odd(line),
        }
    }

    /// Tags and the position; `false` for another line.
    fn before_moves(&mut self, line: Line<'_>) -> bool {
        if self.picture.line(line.text) {
            return true;
        }
        let is_move = line.text.starts_with(MARKS) || line.text.starts_with(|it: char| it.is_ascii_digit());
        let Some((name, value)) = line.text.split_once(['：', ':']).filter(|_| !is_move) else { return false };
        let (name, value) = (name.trim(), value.trim());
        if name == "変化" {
            return false;
        }
        if name == "手合割" {
            match handicaps::position(value) {
                Some(_) if value == handicaps::NONE => {}
                Some(it) => {
                    self.res.start = Some(format!("sfen {it} 1"));
                    self.first_begins = it.contains(" b ");
                }
                // A picture follows.
                None if value == "その他" => {}
                None => self.res.leave_out(line.place(), "no-handicap", msg!("record-no-handicap")),
            }
        } else if !value.is_empty() {
            headers::read(&mut self.res.tags, name, value);
        }
        true
    }

    fn remark(&mut self, text: &str) {
        if self.is_lost || text.trim().is_empty() {
            return;
        }
        self.tree.comments().push(text.trim().to_owned());
    }

    fn variation(&mut self, text: &str, place: Range<usize>) {
        self.in_variation = true;
        let digits: String = text.trim().chars().take_while(char::is_ascii_digit).collect();
        self.is_lost = !digits.parse().is_ok_and(|it| self.tree.back_to(it));
        if self.is_lost {
            self.res.leave_out(place, "not-a-variation", msg!("record-variation-nowhere"));
        }
    }

    /// A move behind its number, and its time.
    fn numbered(&mut self, line: Line<'_>) {
        if self.is_lost {
            return;
        }
        if let Some(it) = ways_to_end::ALL.iter().find(|it| line.text.starts_with(it.kif)) {
            return self.end(it);
        }
        let Some((asked, len)) = read_move(line.text, self.board) else { return self.odd(line) };
        let comments = time(&line.text[len..]).into_iter().map(|it| format!("[%emt {it}]")).collect();
        self.push(line.until(len), asked, comments);
    }

    /// Moves behind the marks of their sides.
    fn marked(&mut self, line: Line<'_>) {
        let mut rest = line;
        while let Some(at) = rest.text.find(MARKS).filter(|_| !self.is_lost) {
            let from = rest.from(at);
            let end =
                from.text.char_indices().skip(1).find(|it| MARKS.contains(&it.1)).map_or(from.text.len(), |it| it.0);
            let word = from.until(end).trimmed();
            rest = from.from(end);
            let mark = word.text.chars().next().map_or(0, char::len_utf8);
            let first = word.text.starts_with(moves::FIRST);
            let bare = word.from(mark).trimmed();
            if let Some(it) = ways_to_end::ALL.iter().find(|it| bare.text.starts_with(it.kif)) {
                self.end(it);
                continue;
            }
            let (asked, len) = match read_move(bare.text, self.board) {
                Some((asked, len)) => ([vec![Asked::First(first)], asked].concat(), len),
                None => (Vec::new(), bare.text.len()),
            };
            if !bare.text.is_empty() {
                self.push(word.until(mark + bare.start - word.start - mark + len), asked, Vec::new());
            }
        }
    }

    fn push(&mut self, word: Line<'_>, asked: Vec<Asked>, comments: Vec<String>) {
        let (text, place) = (word.text.to_owned(), word.place());
        let played = RecordedMove { text, asked, comments, place: place.clone(), variations: Vec::new() };
        if !self.tree.push(played) {
            self.is_lost = true;
            self.res.leave_out(place, "not-a-variation", msg!("record-nested-too-deep"));
        }
    }

    /// A line that means nothing: among moves it stands for one that cannot be read.
    fn odd(&mut self, line: Line<'_>) {
        let is_move = line.text.starts_with(|it: char| it.is_ascii_digit()) || numbered(line.text).is_some();
        if is_move && !self.is_lost {
            self.push(line, Vec::new(), Vec::new());
        } else if !self.is_lost {
            self.res.leave_out(line.place(), "not-a-move", msg!("record-no-part"));
        }
    }

    /// `まで97手で先手の勝ち`: how KI2 tells the result.
    fn summary(&mut self, text: &str) {
        if self.in_variation || self.res.result.is_some() {
            return;
        }
        let won = |side: &str| text.contains(&format!("{side}の勝ち"));
        let (first, second) = (won("先手") || won("下手"), won("後手") || won("上手"));
        let found = ways_to_end::ALL.iter().find(|it| text.contains(it.kif));
        self.res.result = match found.map(|it| it.worth) {
            _ if first => Some("1-0"),
            _ if second => Some("0-1"),
            Some(Some(0)) => Some("1/2-1/2"),
            _ => None,
        };
        // Without a word, a side has given up.
        let tag = found.map(|it| it.tag).or((first || second).then_some("resignation"));
        self.res.tags.extend(tag.map(|it| ("Termination".into(), it.into())));
    }

    fn end(&mut self, way: &ways_to_end::WayToEnd) {
        if self.in_variation {
            return self.tree.comments().push(way.kif.to_owned());
        }
        let first_begins = self.picture.position().map_or(self.first_begins, |it| it.0.first_moves);
        let first_moves = self.tree.len().is_multiple_of(2) == first_begins;
        self.res.result = way.result(first_moves);
        self.res.tags.push(("Termination".into(), way.tag.into()));
    }

    fn finish(mut self) -> Record {
        if let Some((position, is_whole)) = self.picture.position() {
            if is_whole {
                self.res.start = Some(format!("sfen {} 1", position.sfen()));
            } else {
                self.res.leave_out(0..0, "no-position", msg!("record-picture-row"));
            }
        }
        let (moves, comments) = self.tree.finish();
        Record { moves, comments, ..self.res }
    }
}

fn is_summary(text: &str) -> bool {
    text.starts_with("まで")
}

/// The time of a move in `( 0:01/00:00:01)`, as clocks show it.
fn time(text: &str) -> Option<String> {
    let inner = text.trim_start().strip_prefix(['(', '（'])?;
    let spent = inner.split(['/', ')', '）']).next()?.trim();
    let mut parts = [0u32; 3];
    let mut count = 0;
    for it in spent.rsplit(':') {
        *parts.get_mut(count)? = it.trim().parse().ok()?;
        count += 1;
    }
    let seconds = parts[0].checked_add(parts[1].checked_mul(60)?)?.checked_add(parts[2].checked_mul(3600)?)?;
    (count > 1).then(|| format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60))
}
