//! Takes a record apart. Whether its moves are moves is not asked.

use std::ops::Range;

use engine::reason::Reason;

use crate::notation::record::ahead::Ahead;
use crate::notation::record::glyphs::take_signs;
use crate::notation::record::words::{
    MARK, displacements, goes_on, is_blank, is_variation, read_tag, result, unclosed_end, word_len,
};
use crate::notation::record::{MAX_DEPTH, Misfit, MoveNumber, RecordMove, RecordTokens, sign};
use message::{Message, msg};

/// Longer records are cut.
const MAX_LEN: usize = 1 << 20;

/// Parts that are told of; more are left out in silence.
const MAX_LEFT_OUT: usize = 100;

/// Texts with several games are no longer.
const MAX_TEXT: usize = 1 << 22;

/// Takes a record apart. Never fails: what fits nowhere is taken for a move, and what cannot be a part of a game is told.
/// Variations that are nested deeper than [`MAX_DEPTH`] are left out, and so are all games but the first.
#[must_use]
pub fn parse(text: &str) -> RecordTokens {
    let games = games(text);
    parse_game(&text[games[0].clone()]).with_others(text, &games)
}

/// Takes a single game apart.
pub(super) fn parse_game(text: &str) -> RecordTokens {
    let end = boundary(text, MAX_LEN);
    let ahead = Ahead::of(&text[..end]);
    let mut parser = Parser::new(&ahead, 0);
    parser.game();
    parser.what_follows();
    if end < text.len() {
        parser.leave_out(end..text.len(), "too-long", msg!("record-too-long"));
    }
    parser.tokens()
}

/// Where the games of a text stand, one behind the other. A game that is damaged ends where the next one begins: with tags
/// behind a blank line, or with a first move there. At least one, and empty for an empty text.
#[must_use]
pub fn games(text: &str) -> Vec<Range<usize>> {
    let text = &text[..boundary(text, MAX_TEXT)];
    let ahead = Ahead::of(text);
    let (mut starts, mut at) = (vec![0], 0);
    loop {
        let mut parser = Parser::new(&ahead, at);
        parser.game();
        let begins = text[at..].len() - text[at..].trim_start_matches(is_blank).len() + at;
        let (end, is_game) = (parser.at, parser.is_game());
        // Words behind a game that begin none belong to it.
        if at > 0 && is_game {
            starts.push(begins);
        }
        if end == at || end >= text.len() {
            break;
        }
        at = end;
    }
    let ends = starts.iter().copied().skip(1).chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(from, to)| from..to).collect()
}

/// The last place at which a text may be cut, up to some length.
fn boundary(text: &str, most: usize) -> usize {
    let mut end = text.len().min(most);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    end
}

/// A line that is being read.
#[derive(Default)]
struct ParsedLine {
    moves: Vec<RecordMove>,
    /// Remarks before its first move.
    before: Vec<String>,
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    /// The number that was read last, before the move that it belongs to.
    number: Option<MoveNumber>,
    /// Whether the game is over: what follows is no part of it.
    is_over: bool,
    /// What stands ahead.
    ahead: &'t Ahead<'t>,
    res: RecordTokens,
    /// The main line and the open variations.
    lines: Vec<ParsedLine>,
}

impl<'t> Parser<'t> {
    /// A parser of the game that begins at a place of a text.
    fn new(ahead: &'t Ahead<'t>, at: usize) -> Self {
        let lines = vec![ParsedLine::default()];
        Self { text: ahead.text(), at, number: None, is_over: false, ahead, res: RecordTokens::default(), lines }
    }

    /// Reads a game to its end.
    fn game(&mut self) {
        while !self.is_over && self.part() {}
        if self.lines.len() > 1 {
            self.leave_out(self.at..self.at, "not-closed", msg!("record-variation-not-closed"));
        }
        while self.lines.len() > 1 {
            self.close();
        }
    }

    /// Whether what was read begins as games do: with tags, or with a move of number 1.
    fn is_game(&self) -> bool {
        let first = self.lines.first().and_then(|it| it.moves.first()).and_then(|it| it.number);
        !self.res.tags.is_empty() || first.is_some_and(|it| it.number == 1)
    }

    fn tokens(mut self) -> RecordTokens {
        self.res.moves = self.lines.pop().unwrap_or_default().moves;
        self.res
    }

    /// The rest of the line.
    fn line(&mut self) -> &'t str {
        &self.text[self.at..self.ahead.line_end(self.at)]
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    /// The move that was read last in the innermost line.
    fn last(&mut self) -> Option<&mut RecordMove> {
        self.lines.last_mut()?.moves.last_mut()
    }

    /// Notes that a part is left out.
    fn leave_out(&mut self, place: Range<usize>, code: &'static str, message: Message) {
        if self.res.left_out.len() < MAX_LEFT_OUT {
            let reason = Reason { code, message, marks: Vec::new() };
            self.res.left_out.push(Misfit { place, reason });
        }
    }

    /// Reads one part; `false` at the end.
    fn part(&mut self) -> bool {
        let rest = self.rest();
        let trimmed = rest.trim_start_matches(is_blank);
        self.at += rest.len() - trimmed.len();
        let begins_line = self.text[..self.at].chars().next_back().is_none_or(|it| matches!(it, '\n' | '\r' | MARK));
        match trimmed.chars().next() {
            None => return false,
            Some('%') if begins_line => self.at += self.line().len(),
            Some('[') if trimmed.starts_with("[%") => self.command(),
            Some('[') => self.tag(),
            Some('{') if self.is_comment() => self.comment(),
            Some(';') => self.line_comment(1),
            Some('/') if trimmed.starts_with("//") => self.line_comment(2),
            Some('<') if self.ahead.angle(self.at) < self.ahead.line_end(self.at) => self.reserved(),
            Some('(') if is_variation(trimmed) => self.open(),
            Some(')') => {
                self.at += 1;
                if self.lines.len() < 2 {
                    self.leave_out(self.at - 1..self.at, "not-opened", msg!("record-no-variation-ends"));
                }
                self.close();
            }
            Some(_) => self.word(),
        }
        true
    }

    /// `{Kn}f3` begins a move: something other than the end of a word follows its brace.
    fn is_comment(&mut self) -> bool {
        let end = self.ahead.brace(self.at);
        let rest = self.rest();
        if end >= self.text.len() {
            return true;
        }
        let end = end - self.at;
        let inner = &rest[1..end];
        let is_id = !inner.is_empty() && !inner.contains(char::is_whitespace);
        let after = rest[end + 1..].chars().next();
        !is_id || after.is_none_or(|it| is_blank(it) || matches!(it, '{' | '(' | ')' | ';' | '$'))
    }

    /// Whether a game may end here that has no result: it has moves, and no variation is open.
    fn may_end(&mut self) -> bool {
        self.lines.len() == 1 && self.last().is_some()
    }

    /// Whether a blank line stands before a place.
    fn is_behind_blank(&self, at: usize) -> bool {
        let before = &self.text[..at];
        before[before.trim_end_matches(is_blank).len()..].matches('\n').count() > 1
    }

    /// A tag stands on one line. Behind moves it begins another game, and so does one that there is already.
    fn tag(&mut self) {
        let start = self.at;
        let line = self.line();
        let read = Some(line).filter(|_| self.ahead.quote(start) < start + line.len()).and_then(read_tag);
        let Some((name, value, len)) = read else {
            self.at += line.find(']').map_or(line.len(), |it| it + 1);
            return self.leave_out(start..self.at, "not-a-tag", msg!("record-tag"));
        };
        let has_moves = self.lines.iter().any(|it| !it.moves.is_empty());
        let is_known = || self.res.tags.iter().any(|it| it.0.eq_ignore_ascii_case(name));
        if has_moves || self.is_behind_blank(start) && is_known() {
            self.is_over = true;
            return;
        }
        if name.eq_ignore_ascii_case("fen") {
            self.res.fen = Some(value.clone());
        }
        self.res.tags.push((name.to_owned(), value));
        self.at += len;
    }

    /// Skips what the standard keeps for later: `<…>`.
    fn reserved(&mut self) {
        let start = self.at;
        self.at = self.ahead.angle(start) + 1;
        self.leave_out(start..self.at, "reserved", msg!("record-reserved"));
    }

    /// A command outside a comment is a comment.
    fn command(&mut self) {
        let line = self.line();
        let text = &line[..line.find(']').map_or(line.len(), |it| it + 1)];
        self.at += text.len();
        self.remark(text.trim_end());
    }

    fn line_comment(&mut self, sign: usize) {
        let line = self.line();
        self.at += line.len();
        self.remark(line[sign..].trim());
    }

    fn comment(&mut self) {
        let (start, rest) = (self.at, self.rest());
        let (brace, game) = (self.ahead.brace(start), self.ahead.game(start));
        // Another game begins before the brace: it closes a comment there.
        let closed = Some(brace - start).filter(|it| *it < rest.len() && brace < game);
        let end = closed.unwrap_or_else(|| unclosed_end(rest));
        let inner = rest[1..end].trim();
        self.at += (end + usize::from(closed.is_some())).min(rest.len());
        if closed.is_none() {
            self.leave_out(start..self.at, "not-closed", msg!("record-comment-not-closed"));
        } else if inner.contains('{') {
            self.leave_out(start..self.at, "not-closed", msg!("record-comment-inside"));
        }
        let is_number = !inner.is_empty() && inner.bytes().all(|it| it.is_ascii_digit());
        let is_first = self.lines.len() == 1 && self.last().is_none() && self.res.comments.is_empty();
        match inner.parse() {
            Ok(number) if is_number && is_first => self.res.shuffle = Some(number),
            _ => self.remark(inner),
        }
    }

    /// Keeps a remark on what was read last.
    fn remark(&mut self, text: &str) {
        let is_main = self.lines.len() == 1;
        match self.last() {
            _ if text.is_empty() => {}
            Some(it) => it.comments.push(text.to_owned()),
            None if is_main => self.res.comments.push(text.to_owned()),
            None => self.lines.last_mut().into_iter().for_each(|it| it.before.push(text.to_owned())),
        }
    }

    /// A variation begins. It needs a move that it takes the place of.
    fn open(&mut self) {
        if self.lines.len() > MAX_DEPTH || self.last().is_none() {
            return self.skip();
        }
        self.at += 1;
        self.number = None;
        self.lines.push(ParsedLine::default());
    }

    /// The innermost variation is over.
    fn close(&mut self) {
        self.number = None;
        if self.lines.len() < 2 {
            return;
        }
        let ParsedLine { moves, before } = self.lines.pop().unwrap_or_default();
        let Some(it) = self.last() else { return };
        if moves.is_empty() { it.comments.extend(before) } else { it.variations.push(moves) }
    }

    /// Leaves out what stands in parentheses.
    fn skip(&mut self) {
        let (start, end) = (self.at, self.ahead.game(self.at));
        let rest = &self.text[start..end];
        let (mut depth, mut in_comment) = (0usize, false);
        self.at = end;
        for (at, it) in rest.char_indices() {
            match it {
                '{' => in_comment = true,
                '}' => in_comment = false,
                '(' if !in_comment => depth += 1,
                ')' if !in_comment => depth = depth.saturating_sub(1),
                _ => continue,
            }
            if depth == 0 && !in_comment {
                self.at = start + at + 1;
                break;
            }
        }
        let message =
            if self.last().is_none() { msg!("record-variation-needs-move") } else { msg!("record-nested-too-deep") };
        self.leave_out(start..self.at, "not-a-variation", message);
    }

    fn word(&mut self) {
        let rest = self.rest();
        let len = word_len(rest);
        let word = &rest[..len];
        let start = self.at;
        self.at += len;
        if let Some(result) = result(word) {
            return self.end(start, word, result);
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let behind = word[digits..].trim_start_matches(['.', '…']);
        let dots = &word[digits..word.len() - behind.len()];
        // Digits alone are a number as well, but not behind one.
        let is_number = !dots.is_empty() || digits == word.len() && self.number.is_none();
        let skip = if is_number { digits + dots.len() } else { 0 };
        if dots.len() == 1 && word[..digits].parse() == Ok(1u32) && self.may_end() && self.is_behind_blank(start) {
            self.at = start;
            self.is_over = true;
            return;
        }
        let is_black = dots.len() > 1;
        if skip > 0 && digits > 0 && !dots.is_empty() {
            self.number = word[..digits].parse().ok().map(|number| MoveNumber { number, is_black });
        } else if skip > 0 && is_black {
            self.number.iter_mut().for_each(|it| it.is_black = true);
        }
        let numbered = &word[skip..];
        let line_end = self.ahead.line_end(start).max(start + skip);
        let displaced = displacements(&self.text[start + skip..line_end]);
        if let Some(found) = sign(numbered).filter(|_| displaced.is_none()) {
            let Some(it) = self.last() else {
                return self.leave_out(start..self.at, "not-a-move", msg!("record-sign-without-move"));
            };
            return it.signs.push(found);
        }
        let (text, signs) = take_signs(numbered);
        if text.is_empty() || matches!(text, "e.p." | "ep" | "+" | "#" | "++") {
            return self.last().into_iter().for_each(|it| it.signs.extend(&signs));
        }
        let mut place = start + skip..start + skip + text.len();
        if let Some(len) = displaced {
            place.end = place.start + len;
            self.at = place.end;
        }
        let text = self.text[place.clone()].to_owned();
        let number = self.number.take();
        let Some(line) = self.lines.last_mut() else { return };
        let before = std::mem::take(&mut line.before);
        line.moves.push(RecordMove { text, signs, before, place, number, ..RecordMove::default() });
    }

    /// A result. It ends the game, unless the game goes on behind it.
    fn end(&mut self, start: usize, word: &str, result: Option<&'static str>) {
        if self.lines.len() > 1 {
            return self.remark(word);
        }
        if goes_on(self.rest()) {
            return self.leave_out(start..self.at, "not-a-move", msg!("record-result-inside"));
        }
        self.res.result = result.map(str::to_owned);
        self.is_over = true;
    }

    /// What stands behind the game belongs to none.
    fn what_follows(&mut self) {
        let rest = self.rest();
        let start = self.at + rest.len() - rest.trim_start_matches(is_blank).len();
        if start < self.text.len() {
            self.leave_out(start..self.text.len(), "after-the-end", msg!("record-after-the-end"));
        }
    }
}
