//! Moves as people write them, both ways. No two moves of a position share a text, with their marks for check or without.

mod double;
mod marks;
pub mod read;
mod typed;

use std::cell::OnceCell;

use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::move_list::{Item, Moves};
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::Position;
use engine::program::Powers;
use engine::variant::Variant;

use crate::notation::names::{PieceNames, label, square_letters};
use crate::notation::path::{Writer, write_steps};
use crate::notation::uci;

pub use marks::{check_mark, write_marked, write_unsigned};
use read::loose;
pub use read::{fitting, read, read_exact, read_only, read_text, read_unsigned};

/// How much of the origin is written, and more where that does not decide.
const LEVELS: usize = 6;

/// What stands between the parts of a turn.
const BETWEEN: char = ',';

/// What stands before the square of a wall that comes instead of a move.
const WALL: char = '*';

/// Writes a move of a position, without a mark for check.
#[must_use]
pub fn write(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> String {
    SanTable::new(variant, position, moves).write(idx)
}

/// Writes all moves of a position in their order, without marks for check.
#[must_use]
pub fn write_all(variant: &Variant, position: &Position, moves: &Moves) -> Vec<String> {
    SanTable::new(variant, position, moves).write_all()
}

/// The moves of a position and the texts they may have.
struct SanTable<'a> {
    variant: &'a Variant,
    position: &'a Position,
    moves: &'a Moves,
    names: PieceNames,
    /// By move: the canonical path.
    paths: Vec<Vec<Step>>,
    /// Moves that end on the same square; only they may have the same text.
    groups: Vec<Group>,
    /// By move: its group, and its number there.
    places: Vec<(usize, usize)>,
    /// Whether pawns are called by their ID.
    letters_pawns: bool,
}

/// Moves that end on one square, or that name none: castling and passes.
struct Group {
    /// The name of the square, a part of all texts. Empty without a square.
    name: String,
    moves: Vec<usize>,
    /// By level: the texts of the moves. Made when asked for.
    levels: [OnceCell<Level>; LEVELS],
}

struct Level {
    texts: Vec<String>,
    /// The same, sorted.
    sorted: Vec<String>,
}

impl Level {
    /// Whether exactly one move has the text.
    fn is_alone(&self, text: &str) -> bool {
        let first = self.sorted.partition_point(|it| it.as_str() < text);
        let has = |idx: usize| self.sorted.get(idx).is_some_and(|it| it == text);
        has(first) && !has(first + 1)
    }
}

impl<'a> SanTable<'a> {
    fn new(variant: &'a Variant, position: &'a Position, moves: &'a Moves) -> Self {
        let mut paths = vec![Vec::new(); moves.len()];
        for it in Spellings::new(moves).all().iter().filter(|it| it.canonical) {
            paths[it.idx].clone_from(&it.steps);
        }
        let names_its_end = |idx: usize| !matches!(moves.item(idx).turn, Turn::Castle | Turn::Pass);
        let named_end = |idx: usize| end(&paths[idx]).filter(|_| names_its_end(idx));
        let mut by_end: Vec<(Option<Sq>, usize)> = (0..moves.len()).map(|it| (named_end(it), it)).collect();
        sort::sort(&mut by_end);
        let mut places = vec![(0, 0); moves.len()];
        let mut groups = Vec::new();
        for group in by_end.chunk_by(|a, b| a.0 == b.0) {
            for (number, (_, idx)) in group.iter().enumerate() {
                places[*idx] = (groups.len(), number);
            }
            let name = group[0].0.map(|it| label(variant, it)).unwrap_or_default();
            groups.push(Group { name, moves: group.iter().map(|it| it.1).collect(), levels: Default::default() });
        }
        let names = PieceNames::new(variant);
        Self { variant, position, moves, names, paths, groups, places, letters_pawns: false }
    }

    /// The same, but with pawns called by their ID.
    fn with_letters(self) -> Self {
        let groups = self.groups.into_iter().map(|it| Group { levels: Default::default(), ..it }).collect();
        Self { letters_pawns: true, groups, ..self }
    }

    /// The text of a move at a level, and whether no other move has it.
    fn leveled(&self, idx: usize, level: usize) -> (&str, bool) {
        let (group, number) = self.places[idx];
        let Group { moves, levels, .. } = &self.groups[group];
        let level = levels[level].get_or_init(|| {
            let texts: Vec<String> = moves.iter().map(|it| self.text(*it, level)).collect();
            let mut sorted = texts.clone();
            sort::sort(&mut sorted);
            Level { texts, sorted }
        });
        let text = level.texts[number].as_str();
        (text, level.is_alone(text))
    }

    /// The first text that no other move has at its level, with their marks for check or without.
    fn write(&self, idx: usize) -> String {
        let alone = (0..LEVELS).find(|it| self.leveled(idx, *it).1 && !self.is_mistaken(idx, *it));
        alone.map_or_else(|| self.text(idx, LEVELS - 1), |it| self.leveled(idx, it).0.to_owned())
    }

    fn write_all(&self) -> Vec<String> {
        (0..self.moves.len()).map(|it| self.write(it)).collect()
    }

    /// The moves that end on a square that a text names, and those without a square.
    fn ending(&self, text: &str) -> Vec<usize> {
        let named = loose(text);
        let is_named = |it: &&Group| named.contains(&loose(&it.name));
        self.groups.iter().filter(is_named).flat_map(|it| it.moves.iter().copied()).collect()
    }

    /// The text of a move at a level: 0 no origin, 1 its file, 2 its rank, 3 both, 4 the same with all squares and
    /// the numbered choice, 5 the coordinate path.
    fn text(&self, idx: usize, level: usize) -> String {
        let path = &self.paths[idx];
        if level == 5 {
            return write_steps(self.variant, &self.names, self.position, path);
        }
        let (path, rest) = path.split_at(self.moves.before_rest(idx, path));
        let mut res = self.main_text(idx, path, level);
        for it in rest {
            match it {
                Step::Square(sq) => {
                    res.push(BETWEEN);
                    res.push_str(&label(self.variant, *sq));
                }
                Step::Choice(n) if level > 3 => res.push_str(&format!("#{n}")),
                _ => {}
            }
        }
        res
    }

    /// The text of a move without what is clicked after its end.
    fn main_text(&self, idx: usize, path: &[Step], level: usize) -> String {
        let item = self.moves.item(idx);
        match (item.turn, path.first()) {
            (Turn::Pass, _) => "--".into(),
            (Turn::Drop, Some(Step::Square(wall))) => format!("{WALL}{}", label(self.variant, *wall)),
            (Turn::Castle, _) => self.castling(&item, path, level),
            (_, Some(Step::Square(_))) => {
                self.double(idx, &item, path, level).unwrap_or_else(|| self.walk(idx, &item, path, level))
            }
            _ => write_steps(self.variant, &self.names, self.position, path),
        }
    }

    fn writer(&self, mover: TypeId) -> Writer<'_> {
        Writer { variant: self.variant, names: &self.names, mover }
    }

    fn castling(&self, item: &Item, path: &[Step], level: usize) -> String {
        let topology = &self.variant.movement.topology;
        let squares = squares(path);
        let partner = squares.get(1).copied().unwrap_or(item.to);
        let mut res = String::from(if topology.file(partner) > topology.file(item.from) { "O-O" } else { "O-O-O" });
        if level > 0 {
            res = format!("{res}/{}", label(self.variant, item.to));
        }
        if level > 2 {
            res = format!("{}{res}", label(self.variant, item.from));
        }
        if let Some(at) = path.iter().position(|it| matches!(it, Step::Hand(_))) {
            res.push_str(&self.writer(item.kind).tail(&path[at..]).replace('@', ""));
        }
        res
    }

    fn walk(&self, idx: usize, item: &Item, path: &[Step], level: usize) -> String {
        let n_squares = path.iter().take_while(|it| matches!(it, Step::Square(_))).count();
        let squares = squares(&path[..n_squares]);
        let (origin, to) = (squares[0], squares[squares.len() - 1]);
        let via = squares.get(1..squares.len() - 1).unwrap_or(&[]);
        let kind = self.position.at(origin).kind();
        let victims = self.moves.victims(idx);
        // A wall is no victim.
        let takes_wall = item.powers == Powers::TAKE && self.position.at(to).is_wall();
        let captured = |sq: Sq| victims.iter().any(|it| it.square == sq && !it.unloaded) || takes_wall && sq == to;
        let any = victims.iter().any(|it| !it.unloaded) || takes_wall;
        let unloads = victims.iter().any(|it| it.unloaded);

        let id = self.id(kind);
        let name = label(self.variant, origin);
        let letters = square_letters(&name);
        let is_pawn_capture = id.is_empty() && any;
        let part = match level {
            0 if is_pawn_capture => &name[..letters],
            0 => "",
            1 => &name[..letters],
            2 => &name[letters..],
            _ => &name,
        };
        let mut res = format!("{id}{part}");
        let mut put_down = String::new();
        let mut pointed = false;
        for sq in via {
            if captured(*sq) {
                res.push('x');
            } else if unloads {
                put_down.push_str(&format!("({})", label(self.variant, *sq)));
                continue;
            } else {
                res.push('-');
            }
            pointed = true;
            res.push_str(&label(self.variant, *sq));
        }
        if captured(to) && to != item.from || any && !pointed {
            res.push('x');
        } else if pointed {
            res.push('-');
        }
        res.push_str(&label(self.variant, to));
        res.push_str(&put_down);
        let tail = path[n_squares..].iter().filter(|it| level > 3 || !matches!(it, Step::Choice(_))).copied();
        let becomes = uci::becomes(self.variant, self.position, self.moves, idx);
        let unasked = (becomes != item.becomes).then_some(Step::Become(becomes));
        res.push_str(&self.writer(kind).tail(&tail.chain(unasked).collect::<Vec<_>>()));
        res
    }

    /// The ID before a move; none for the Pawn.
    fn id(&self, kind: TypeId) -> &str {
        let types = &self.variant.pieces.types;
        let Some(info) = types.get(kind.index()) else { return "" };
        let first = types.iter().skip(1).position(|it| it.id == info.id).map_or(kind, |it| TypeId(it as u8 + 1));
        if first == self.variant.pieces.pawn && !self.letters_pawns {
            return "";
        }
        self.names.text(Player::White, first)
    }
}

/// The square that a path names last.
fn end(path: &[Step]) -> Option<Sq> {
    path.iter().rev().find_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None })
}

fn squares(path: &[Step]) -> Vec<Sq> {
    path.iter().filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None }).collect()
}
