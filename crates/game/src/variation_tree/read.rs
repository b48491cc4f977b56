//! From the text of a record to its tree: every move is looked for among the legal ones of its position. What cannot be
//! read costs itself alone, and stays as a comment.

use crate::game::Game;
use crate::notation::any;
use crate::notation::listed_moves::MoveList;
use crate::notation::record::glyphs::split_sign;
use crate::notation::record::replay::STEPS_PER_MOVE;
use crate::notation::record::write::moves_text;
use crate::notation::record::{Misfit, Reader, RecordMove, RecordTokens};
use crate::notation::san;
use crate::variation_tree::numbers::{Gap, LineNumbers};
use crate::variation_tree::{ROOT, TreeIndex, Variations};
use engine::ids::Player;
use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::Features;
use message::{Message, msg};

/// Moves of a record that are read; no game is longer.
const MAX_MOVES: usize = 10_000;

/// The work that reading may take, in steps of walks: half a second. What stands behind is left out, and told.
const MAX_WORK: u64 = 1 << 25;

/// Moves of a line for which that is enough; a game with more of them may take more.
const MOVES_OF_WORK: usize = 256;

/// How many times as much the longest game may take.
const MAX_SHARES: usize = 8;

/// The part of the work that finding the form of the moves may take.
const PART_OF_FORM: u64 = 4;

/// So many moves that are written in a form show that all are.
const SURE_MOVES: usize = 8;

/// What a word that is no move of the usual forms costs, in steps of walks for each legal move: it is compared in all forms,
/// and somebody is told why it is none.
const STEPS_PER_OTHER: u64 = 32 * STEPS_PER_MOVE;

/// How many moves of a line are gone along for a step of a walk.
const MOVES_PER_STEP: u64 = 16;

/// Words of which it is found out why they are no moves; of others it is told that they are none.
const MAX_REFUSALS: usize = 8;

/// Parts that are told of; more are left out in silence.
const MAX_LEFT_OUT: usize = 200;

/// Moves that must follow a word that may stand for a move, for it to be none.
const MOVES_BEHIND: usize = 4;

/// Signs that belong to moves, beside letters and digits.
const OF_MOVES: &str = "+#=@*(){}-'/%,:&";

/// The tree of a record, and what is not in it.
#[derive(Clone, Debug, Default)]
pub struct RecordReading {
    /// What could be read.
    pub tree: Variations,
    /// Where the main line ends before its text does.
    pub misfit: Option<Misfit>,
    /// What else is left out, or only read as a comment.
    pub left_out: Vec<Misfit>,
}

/// Plays the moves of a record in a game that stands at its start. Each line goes as far as its moves fit.
/// The game is left at the end of the main line.
pub fn read(game: &mut Game, tokens: &RecordTokens) -> RecordReading {
    let mut res = read_at_once(game, tokens).unwrap_or_else(|| {
        let known = tokens.moves.get(..MAX_MOVES).unwrap_or(&tokens.moves);
        let texts: Vec<&str> = known.iter().map(|it| it.text.as_str()).collect();
        let most = most_work(tokens) / PART_OF_FORM;
        let (reader, known) = Reader::of(game.variant(), game.position(), &texts, most);
        let mut reading = TreeReader::new(game, tokens, reader);
        reading.known = known.paths;
        reading.line(&tokens.moves, None);
        reading.res
    });
    let of_position = |name: &str| ["FEN", "SetUp"].iter().any(|it| it.eq_ignore_ascii_case(name));
    // What nobody knows stands in the Seven Tag Roster alone: `[Event "?"]`.
    let says = |value: &str| !matches!(value, "?" | "????.??.??");
    res.tree.headers = tokens.tags.iter().filter(|it| !of_position(&it.0) && says(&it.1)).cloned().collect();
    // A result belongs to a game that was read to its end.
    res.tree.result = tokens.result.clone().filter(|_| res.misfit.is_none()).map(|it| (res.tree.end(), it));
    sort::by_key(&mut res.left_out, |it| it.place.start);
    res
}

/// Reads a record whose main line is written in the form that is tried first, as most are: then nothing has to be played
/// twice. `None` if it is not; the game is at its start again.
fn read_at_once(game: &mut Game, tokens: &RecordTokens) -> Option<RecordReading> {
    // Without rules more is played than is read.
    let reader = Reader::first(game.variant())
        .filter(|_| game.variant().has(Features::ENFORCED) && tokens.moves.len() <= MAX_MOVES)?;
    let n_before = game.ply();
    let mut reading = TreeReader::new(game, tokens, reader);
    reading.is_trial = true;
    reading.line(&tokens.moves, None);
    if !reading.is_given_up {
        return Some(reading.res);
    }
    game.follow(n_before, Vec::new());
    None
}

/// The work that reading a record may take.
fn most_work(tokens: &RecordTokens) -> u64 {
    MAX_WORK * (tokens.moves.len() / MOVES_OF_WORK).clamp(1, MAX_SHARES) as u64
}

struct TreeReader<'a> {
    res: RecordReading,
    game: &'a mut Game,
    reader: Reader,
    /// The first moves of the main line, which were read to find the form.
    known: Vec<Vec<Step>>,
    /// How many more moves are read.
    left: usize,
    /// The work that may be done.
    most_work: u64,
    /// The work of the game when the reading began.
    work_before: u64,
    /// The work beside that of the game, in steps of walks.
    work: u64,
    /// How many words were no moves.
    n_refused: usize,
    /// Whether the main line is given up at the first word that is not written in the form of the record.
    is_trial: bool,
    /// Whether it was.
    is_given_up: bool,
}

/// A word that was read as a move.
struct ReadWord {
    path: Vec<Step>,
    /// A sign that stands behind the move.
    sign: Option<u8>,
    /// Whether the word has more that belongs to no move.
    has_more: bool,
}

impl<'a> TreeReader<'a> {
    fn new(game: &'a mut Game, tokens: &RecordTokens, reader: Reader) -> Self {
        let mut tree = Variations::default();
        tree.nodes[ROOT].comments.clone_from(&tokens.comments);
        let res = RecordReading { tree, misfit: None, left_out: tokens.left_out.clone() };
        let work_before = game.work();
        Self {
            res,
            game,
            reader,
            known: Vec::new(),
            left: MAX_MOVES,
            most_work: most_work(tokens),
            work_before,
            work: 0,
            n_refused: 0,
            is_trial: false,
            is_given_up: false,
        }
    }

    /// The work so far.
    fn spent(&self) -> u64 {
        self.game.work() - self.work_before + self.work
    }

    /// Whether no more is read.
    fn has_enough(&self) -> bool {
        self.left == 0 || self.spent() > self.most_work
    }

    /// Whether enough was read to know the form of the record.
    fn is_sure(&self) -> bool {
        self.reader.is_only_one() && MAX_MOVES - self.left >= SURE_MOVES
    }

    /// Counts what it costs to compare or to spell all legal moves.
    fn spend(&mut self, steps_per_move: u64) {
        self.work += steps_per_move * self.game.current().moves.len() as u64;
    }

    /// Reads a line from the position of the game on: the main line, or a variation in the place of a move.
    fn line(&mut self, moves: &[RecordMove], replaced: Option<TreeIndex>) {
        let is_main = replaced.is_none();
        let mut numbers = LineNumbers::of(moves);
        let mut mover = None;
        let mut trials = MOVES_BEHIND;
        let start = self.res.tree.shown(self.game);
        for (n, it) in moves.iter().enumerate() {
            if self.has_enough() {
                return self.stop(too_long(), &moves[n..], numbers, replaced.map(|it| (it, start)));
            }
            let before = self.res.tree.shown(self.game);
            let turn = self.game.position().turn();
            match mover {
                Some(it) if it == turn => numbers.forget(),
                Some(_) => numbers.step(),
                None => {}
            }
            let gap = if n == 0 { Gap::None } else { numbers.gap(it) };
            if let Gap::Missing(n_missing) = gap {
                let reason = missing(n_missing);
                // Numbers may be wrong too: then all that follows fits.
                if trials == 0 || !self.reads(&moves[n..]) {
                    return self.stop(reason, &moves[n..], numbers, replaced.map(|it| (it, start)));
                }
                trials -= 1;
                self.leave_out(it, reason);
            } else if gap == Gap::Surplus {
                self.leave_out(it, other("wrong-number", msg!("record-wrong-number")));
            }
            let known = if is_main && self.is_trial {
                let path = self.exact_path(&it.text);
                self.is_trial = path.is_some();
                if path.is_none() && !self.is_sure() {
                    self.is_given_up = true;
                    return;
                }
                path
            } else {
                self.known.get_mut(n).filter(|_| is_main).map(std::mem::take)
            };
            let read = match known {
                Some(path) => Ok(ReadWord { path, sign: None, has_more: false }),
                None => self.word(it),
            };
            let played = read.and_then(|word| match self.game.play(&word.path) {
                Ok(_) => Ok(word),
                Err(why) => Err(why.0),
            });
            let word = match played {
                Ok(it) => it,
                Err(reason) if self.is_no_move(numbers, &moves[n..]) => {
                    let kept = [it.before.as_slice(), it.comments.as_slice()].concat();
                    self.res.tree.nodes[before].comments.extend(kept);
                    self.leave_out(it, reason);
                    mover = None;
                    continue;
                }
                Err(reason) => return self.stop(reason, &moves[n..], numbers, replaced.map(|it| (it, start))),
            };
            if word.has_more {
                self.leave_out(it, other("not-a-move", msg!("record-signs")));
            }
            numbers.begin(it);
            mover = Some(turn);
            self.left -= 1;
            self.spend(STEPS_PER_MOVE);
            self.res.tree.played(self.game);
            let node = self.res.tree.shown(self.game);
            let kept = &mut self.res.tree.nodes[node];
            kept.before.extend_from_slice(&it.before);
            kept.comments.extend_from_slice(&it.comments);
            kept.signs.extend(word.sign.iter().chain(&it.signs));
            for other in &it.variations {
                if self.has_enough() {
                    self.keep_unread(other, node, numbers, turn);
                    continue;
                }
                self.work += self.game.ply() as u64 / MOVES_PER_STEP;
                self.res.tree.go(self.game, before);
                self.line(other, Some(node));
                self.res.tree.go(self.game, node);
            }
        }
    }

    /// A line ends before its text does. The rest is kept as a comment on its last move, or on the move in whose place a
    /// variation stands that has none. `replaced` is that move, and where the variation begins.
    fn stop(
        &mut self,
        reason: Reason,
        rest: &[RecordMove],
        numbers: LineNumbers,
        replaced: Option<(TreeIndex, TreeIndex)>,
    ) {
        let Some(first) = rest.first() else { return };
        let shown = self.res.tree.shown(self.game);
        let node = replaced.filter(|it| it.1 == shown).map_or(shown, |it| it.0);
        if node != ROOT {
            let here = (self.game.clocks().1, self.game.position().turn());
            let turn = numbers.turn_of(first).unwrap_or(here);
            self.res.tree.nodes[node].comments.push(moves_text(rest, turn));
        }
        match replaced {
            None => {
                self.is_given_up = self.is_trial && !self.is_sure() && !self.has_enough();
                self.res.misfit = Some(Misfit { place: first.place.clone(), reason });
            }
            Some(_) => self.leave_out(first, reason),
        }
    }

    /// A variation in the place of a move is kept as a comment, unread.
    fn keep_unread(&mut self, line: &[RecordMove], node: TreeIndex, numbers: LineNumbers, turn: Player) {
        let Some(first) = line.first() else { return };
        let here = (self.game.clocks().1, turn);
        let text = moves_text(line, numbers.turn_of(first).unwrap_or(here));
        self.res.tree.nodes[node].comments.push(text);
        self.leave_out(first, too_long());
    }

    fn leave_out(&mut self, it: &RecordMove, reason: Reason) {
        if self.res.left_out.len() >= MAX_LEFT_OUT {
            return;
        }
        self.res.left_out.push(Misfit { place: it.place.clone(), reason });
    }

    /// Whether the first of these words, which is no legal move, stands for none either: by the numbers, or by its
    /// letters and by what follows.
    fn is_no_move(&mut self, numbers: LineNumbers, words: &[RecordMove]) -> bool {
        if let Some(it) = numbers.is_surplus(words) {
            return it;
        }
        let text = words[0].text.as_str();
        if !words[0].asked.is_empty() {
            return false;
        }
        let looks_like_a_move = text.contains(|it: char| it.is_ascii_digit())
            || text.to_uppercase().starts_with("O-O")
            || matches!(text, "--" | "@@@@" | "pass" | "null");
        let behind = &words[1..words.len().min(1 + MOVES_BEHIND)];
        words[0].variations.is_empty() && (!looks_like_a_move || !behind.is_empty() && self.reads(behind))
    }

    /// Whether all these moves can be made one after the other.
    fn reads(&mut self, moves: &[RecordMove]) -> bool {
        let texts: Vec<&str> = moves.iter().map(|it| it.text.as_str()).collect();
        let most = self.most_work.saturating_sub(self.spent());
        let replay = self.reader.replay(self.game.variant(), self.game.position(), &texts, most);
        self.work += replay.work;
        replay.stopped.is_none()
    }

    /// What a word means: in the form of the record, in the usual forms, with a sign behind it, with foreign signs, or in
    /// any other form.
    fn word(&mut self, it: &RecordMove) -> Result<ReadWord, Reason> {
        let text = it.text.as_str();
        let plain = |path| ReadWord { path, sign: None, has_more: false };
        #[cfg(feature = "records")]
        if !it.asked.is_empty() {
            self.spend(STEPS_PER_MOVE);
            let tells = self.n_refused < MAX_REFUSALS;
            let asked = &it.asked;
            let read =
                if tells { any::asked(self.game, asked, text) } else { any::asked_quickly(self.game, asked, text) };
            self.n_refused += usize::from(read.is_err());
            return read.map(plain);
        }
        if let Some(path) = self.path(text) {
            return Ok(plain(path));
        }
        if let Some((path, sign)) = split_sign(text).and_then(|(stem, sign)| Some((self.path(stem)?, sign))) {
            return Ok(ReadWord { sign: Some(sign), ..plain(path) });
        }
        let is_own = |it: &char| it.is_ascii_alphanumeric() || OF_MOVES.contains(*it);
        let own: String = text.chars().filter(is_own).collect();
        if let Some(path) = Some(own.as_str()).filter(|it| *it != text).and_then(|it| self.path(it)) {
            return Ok(ReadWord { has_more: true, ..plain(path) });
        }
        self.spend(STEPS_PER_OTHER);
        let read =
            if self.n_refused < MAX_REFUSALS { any::read(self.game, text) } else { any::read_quickly(self.game, text) };
        self.n_refused += usize::from(read.is_err());
        read.map(plain)
    }

    /// The path of a move that is written just in the form of the record.
    fn exact_path(&self, text: &str) -> Option<Vec<Step>> {
        let current = self.game.current();
        let list = MoveList { variant: self.game.variant(), position: self.game.position(), moves: &current.moves };
        Some(current.spellings.canonical(self.reader.read_exactly(list, text)?).to_vec())
    }

    /// The path that a text means in the form of the record, or in a usual one.
    fn path(&self, text: &str) -> Option<Vec<Step>> {
        let current = self.game.current();
        let list = MoveList { variant: self.game.variant(), position: self.game.position(), moves: &current.moves };
        let found = self.reader.read(list, text);
        let idx = found.or_else(|| san::read(list.variant, list.position, list.moves, text))?;
        Some(current.spellings.canonical(idx).to_vec())
    }
}

fn too_long() -> Reason {
    other("too-long", msg!("record-too-long"))
}

fn missing(n: u64) -> Reason {
    other("moves-missing", msg!("record-moves-missing", count = n))
}

fn other(code: &'static str, message: Message) -> Reason {
    Reason { code, message, marks: Vec::new() }
}
