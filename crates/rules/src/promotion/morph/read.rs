//! Reads the picture of a morph board.

use definition::{Setting, Span, Symmetry};

use crate::builder::area::AreaFrame;
use crate::prelude::*;
use crate::promotion::morph::{Boards, MorphCell};
use crate::support::goals::Goal;

/// Reads the boards of all types. `n_sets`: how many promotion sets there are to choose from.
#[must_use]
pub fn boards(builder: &mut Builder<'_>, n_sets: usize) -> Vec<Boards> {
    let mut res: Vec<Boards> = vec![[None, None]; builder.n_types + 1];
    let keys = [("morph", &Player::BOTH[..]), ("whiteMorph", &[Player::White]), ("blackMorph", &[Player::Black])];
    for kind in builder.kinds() {
        for (key, sides) in keys {
            let Some(setting) = builder.settings.of_piece(kind.index(), key).last() else { continue };
            let board = board(builder, kind, setting, n_sets);
            if sides.len() == 2 {
                report_goals(builder, kind, &board, setting);
            }
            for side in sides {
                let turned = *side == Player::Black && sides.len() == 2;
                res[kind.index()][side.index()] = Some(seen(builder, &board, turned));
            }
        }
    }
    res
}

/// Reports goals that lie better for one side, which both sides share because the board has no symmetry.
fn report_goals(builder: &mut Builder<'_>, kind: TypeId, board: &[MorphCell], setting: &Setting) {
    let own = |key: &str| builder.definition().pieces[kind.index() - 1].settings.iter().any(|it| it.key == key);
    let goal = |sq: Sq| matches!(board[sq.index()], MorphCell::Goal(_));
    let goals: Vec<Sq> = builder.variant.movement.topology.squares().filter(|it| goal(*it)).collect();
    let is_like = |symmetry: Symmetry| {
        let frame = AreaFrame { symmetry, ..builder.frame() };
        goals.iter().all(|it| frame.image(*it).is_some_and(goal))
    };
    let settled = own("whiteMorph") || own("blackMorph") || builder.settings.is_of_one_side(kind);
    let shared = builder.frame().symmetry == Symmetry::None && !settled;
    if shared && !is_like(Symmetry::Mirror) && !is_like(Symmetry::Rotate) {
        builder.settings.report_one_sided("morph", "goals", setting.value_place.clone());
    }
}

/// The cells by square, `turned` as Black sees the board. Holes mean nothing.
fn seen(builder: &Builder<'_>, board: &[MorphCell], turned: bool) -> Box<[MorphCell]> {
    let frame = builder.frame();
    let image = |sq: Sq| if turned { frame.image(sq).unwrap_or(sq) } else { sq };
    let squares = (0..frame.topology.len() as u16).map(Sq);
    squares.map(|it| if frame.topology.is_hole(it) { MorphCell::Plain } else { board[image(it).index()] }).collect()
}

/// The cells by square as White sees them; what cannot be read is reported.
fn board(builder: &mut Builder<'_>, kind: TypeId, setting: &Setting, n_sets: usize) -> Vec<MorphCell> {
    let topology = &builder.variant.movement.topology;
    let rows = topology.text_rows();
    let ranks = rows.len();
    let mut reader = BoardReader { builder, kind, n_sets, problems: Vec::new() };
    let mut res = vec![MorphCell::Plain; topology.len()];
    let mut last: Vec<MorphCell> = Vec::new();
    let (mut row, mut at) = (0, 0);
    for text in setting.value.split('/') {
        let span = Span::new(at, at + text.len());
        at += text.len() + 1;
        let (cells, times) = match text.trim().strip_prefix('"') {
            Some(count) => (last.clone(), count.trim().parse::<usize>().unwrap_or(1).max(1)),
            None => (reader.rank(text.trim_end(), span.start, rows.get(row).map_or(0, Vec::len)), 1),
        };
        for _ in 0..times.min(ranks + 1) {
            if row >= ranks {
                reader.complain("def.morph-size", msg!("def-morph-size-ranks"), span);
                break;
            }
            for (sq, cell) in rows[row].iter().zip(&cells) {
                res[sq.index()] = *cell;
            }
            row += 1;
        }
        last = cells;
    }
    for (code, message, span) in reader.problems {
        builder.settings.report(Severity::Warning, code, message, None, setting.place_in(span));
    }
    res
}

/// Reads the cells of one type's board.
struct BoardReader<'r, 'a> {
    builder: &'r Builder<'a>,
    kind: TypeId,
    n_sets: usize,
    /// Codes, messages and where in the value.
    problems: Vec<(&'static str, Message, Span)>,
}

impl BoardReader<'_, '_> {
    fn complain(&mut self, code: &'static str, message: Message, span: Span) {
        self.problems.push((code, message, span));
    }

    /// The cells of one rank, filled up with plain ones. `start`: where it stands in the value.
    fn rank(&mut self, text: &str, start: usize, files: usize) -> Vec<MorphCell> {
        let mut res = Vec::new();
        let mut at = start;
        let words: Vec<&str> = if text.contains(',') {
            text.split(',').collect()
        } else {
            text.split("").filter(|it| !it.is_empty()).collect()
        };
        let separator = usize::from(text.contains(','));
        for word in words {
            let span = Span::new(at, at + word.len());
            at += word.len() + separator;
            if res.len() == files {
                self.complain("def.morph-size", msg!("def-morph-size-cells"), span);
                break;
            }
            let cell = self.cell(word.trim());
            if cell.is_none() {
                self.complain("def.morph-cell", msg!("def-morph-cell", text = word), span);
            }
            res.push(cell.unwrap_or_default());
        }
        res.resize(files, MorphCell::Plain);
        res
    }

    /// A cell: a symbol, then a number, then an ID.
    fn cell(&self, word: &str) -> Option<MorphCell> {
        let promotes = || self.builder.promoted(self.kind).is_some();
        Some(match word.as_bytes() {
            b"" | b"." => MorphCell::Plain,
            b"+" if promotes() => MorphCell::May,
            b"^" if promotes() => MorphCell::Must,
            b"!" => MorphCell::NoLand,
            b"#" => MorphCell::NoEnter,
            b"*" => MorphCell::Goal(Goal::Win),
            b"~" => MorphCell::Goal(Goal::WinLater),
            b"-" => MorphCell::Goal(Goal::Loss),
            b"=" => MorphCell::Goal(Goal::Draw),
            _ if word.bytes().all(|it| it.is_ascii_digit()) => {
                let n = word.parse::<usize>().unwrap_or(usize::MAX);
                return (1..=self.n_sets.min(250)).contains(&n).then(|| MorphCell::Choose((n - 1) as u8));
            }
            _ => MorphCell::Become(by_id(self.builder, self.kind, word)?),
        })
    }
}

/// The type of an ID; if the type itself has it too, the next one after it.
fn by_id(builder: &Builder<'_>, kind: TypeId, id: &str) -> Option<TypeId> {
    let has = |it: &TypeId| builder.variant.pieces.types[it.index()].id == id;
    let sharing: Vec<TypeId> = builder.kinds().filter(has).collect();
    if !sharing.contains(&kind) {
        return sharing.first().copied();
    }
    let after = sharing.iter().find(|it| **it > kind);
    after.or(sharing.first()).copied()
}
