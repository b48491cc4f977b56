//! An unbroken line of own pieces ends the game.

use crate::builder::area::Area;
use crate::builder::settings::Settings;
use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::outcome::met;
use engine::board::topology::{Topology, VecId, Vector, Wrap};
use engine::hooks::{Ending, Prospect};
use engine::mechanics::square_role::SquareRole;
use engine::verdict::Worth;

/// The end of the game by a line.
pub const RULE: Rule = Rule {
    name: "connect",
    keys: &[
        Key::of("connect", "number").default("0").per_side(),
        Key::of("connectTypes", "types").default("all").per_side().adds_up(),
        Key::of("connectLines", "letters of h, v and d").default("hvd").per_side(),
        Key::of("connectResult", "win, loss or draw").default("win").per_side(),
        Key::flag("connectGaps"),
        Key::of("connectSquare", "number").default("0"),
        Key::of("connectAcross", "area"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct LineRules {
    /// By side: what ends the game; `None` for nothing.
    sides: [Option<LineRule>; 2],
    /// Lines that do not cross the edge of this area do not count.
    across: Option<Area>,
}

/// What counts as a line of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LineRule {
    /// 0 if no line counts.
    n: usize,
    /// Whether the pieces need not be neighbours.
    gaps: bool,
    /// The side of a square of pieces that counts too; 0 for none.
    square: usize,
    /// `None` for all types.
    types: Option<TypeSet>,
    /// Letters of h, v and d.
    letters: String,
    worth: Worth,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let n = builder.settings.int_by_side("connect", 0, 0, 99);
    let written = builder.settings.by_side("connectTypes", false, |it, key, or| or || it.last(key).is_some());
    let types = builder.settings.types_by_side("connectTypes");
    let letters = builder.settings.by_side("connectLines", "hvd", letters);
    let worth = builder.settings.word_by_side("connectResult", &Worth::WORDS, Worth::Win);
    let gaps = builder.settings.flag("connectGaps", false);
    let square = builder.settings.int("connectSquare", 0, 0, 99) as usize;
    let across = builder.only_area("connectAcross");
    let sides = Player::both(|side| {
        let idx = side.index();
        (n[idx] > 0 || square > 0).then(|| LineRule {
            n: n[idx] as usize,
            gaps,
            square,
            types: written[idx].then_some(types[idx]),
            letters: letters[idx].to_owned(),
            worth: worth[idx],
        })
    });
    if n == [0, 0] && square == 0 { None } else { Some(Box::new(LineRules { sides, across })) }
}

/// Letters of h, v and d.
fn letters<'a>(settings: &mut Settings<'a>, key: &str, or: &'a str) -> &'a str {
    let Some(setting) = settings.last(key) else { return or };
    let letters = setting.value.trim();
    if !letters.is_empty() && letters.chars().all(|it| "hvd".contains(it)) {
        return letters;
    }
    let message = msg!("def-value-connect-lines");
    settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
    or
}

impl LineRule {
    fn compile(self, topology: &mut Topology) -> WinningLine {
        // On hexagons all lines over edges are meant: `v` the one straight on, if there is one, `h` the others.
        let all: &[(char, i16, i16)] = match topology.hexes().map(|it| it.flat) {
            Some(true) => &[('h', 1, 0), ('v', 0, 1), ('h', 1, -1), ('d', 1, 1), ('d', 2, -1), ('d', 1, -2)],
            Some(false) => &[('h', 1, 0), ('v', 0, 1), ('v', 1, -1), ('d', 1, 1), ('d', 2, -1), ('d', 1, -2)],
            None => &[('h', 1, 0), ('v', 0, 1), ('d', 1, 1), ('d', 1, -1)],
        };
        let used = all.iter().copied().filter(|it| self.letters.contains(it.0));
        let vectors: Vec<Vector> = used.map(|(_, dx, dy)| Vector::flat(dx, dy, Wrap::None)).collect();
        let ways = vectors.iter().map(|it| Way { step: topology.vector(*it), back: topology.vector(it.reversed()) });
        let ways = ways.collect();
        let Self { n, gaps, square, types, worth, .. } = self;
        WinningLine { n, gaps, square, types, ways, worth }
    }
}

impl LineRule {
    /// What a side must have, in words.
    fn named(&self, words: &Words<'_>) -> Message {
        let (n, square) = (self.n, self.square);
        let types = self.types.map(|it| words.any(it));
        let along = [('h', msg!("connect-rank")), ('v', msg!("connect-file")), ('d', msg!("connect-diagonal"))];
        let along = Arg::any(along.into_iter().filter(|it| self.letters.contains(it.0)).map(|it| it.1));
        let line = match &types {
            None => msg!("connect-line", count = n, gaps = self.gaps, along = along),
            Some(it) => msg!("connect-line-types", count = n, types = it.clone(), gaps = self.gaps, along = along),
        };
        let block = match types {
            None => msg!("connect-square", count = square),
            Some(it) => msg!("connect-square-types", count = square, types = it),
        };
        match (n, square) {
            (_, 0) => line,
            (0, _) => block,
            _ => msg!("connect-line-or-square", line = line, square = block),
        }
    }
}

impl ActiveRule for LineRules {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let topology = &mut builder.variant.movement.topology;
        let lines = self.sides.map(|rule| rule.map(|it| it.compile(topology)));
        hooks.ending(EndingStage::Count, Connect { lines, across: self.across });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, rule) in each_side(self.sides.each_ref().map(Option::as_ref)) {
            let Some(rule) = rule else { continue };
            let (line, result) = (rule.named(words), rule.worth);
            words.tell(
                Topic::End,
                match side {
                    None => msg!("connect", line = line, result = result),
                    Some(side) => msg!("connect-side", side = side, line = line, result = result),
                },
            );
        }
        if let Some(area) = &self.across {
            words.tell(Topic::End, msg!("connect-across", area = words.on_area(area, None)));
        }
    }
}

/// Looks for lines.
#[derive(Debug)]
struct Connect {
    /// By side: what ends the game; `None` for nothing.
    lines: [Option<WinningLine>; 2],
    /// Lines that do not cross the edge of this area do not count.
    across: Option<Area>,
}

/// What counts as a line of one side.
#[derive(Debug)]
struct WinningLine {
    n: usize,
    gaps: bool,
    square: usize,
    /// `None` for all types.
    types: Option<TypeSet>,
    ways: Vec<Way>,
    worth: Worth,
}

/// A direction of lines.
#[derive(Clone, Copy, Debug)]
struct Way {
    step: VecId,
    /// The same step the other way.
    back: VecId,
}

impl WinningLine {
    fn counts(&self, position: &Position, side: Player, sq: Sq) -> bool {
        let piece = position.at(sq);
        piece.is(side) && self.types.is_none_or(|it| it.has(piece.kind()))
    }
}

impl WinningLine {
    /// The first pieces of a line from a square on, as many as are needed or are there.
    fn along(&self, topology: &Topology, position: &Position, side: Player, from: Sq, step: VecId) -> Vec<Sq> {
        let (mut res, mut cur) = (Vec::new(), from);
        while cur != Sq::NONE && res.len() < self.n && (res.is_empty() || cur != from) {
            if self.counts(position, side, cur) {
                res.push(cur);
            } else if !self.gaps {
                break;
            }
            cur = topology.step(step, cur);
        }
        res
    }

    /// How many pieces the fullest line has that holds a piece, without an enemy; 0 if no line has room.
    fn fullest(&self, topology: &Topology, position: &Position, side: Player, piece: Sq, way: Way) -> usize {
        let is_free = |sq: Sq| sq != Sq::NONE && !position.at(sq).is(side.other());
        let mut first = piece;
        for _ in 1..self.n {
            let before = topology.step(way.back, first);
            if !is_free(before) || before == piece {
                break;
            }
            first = before;
        }
        // The squares of a line from `tail` to before `head` are looked at one line after the other.
        let (mut tail, mut head, mut len, mut n, mut best) = (first, first, 0, 0, 0);
        for _ in 1..2 * self.n {
            if !is_free(head) {
                break;
            }
            n += usize::from(self.counts(position, side, head));
            len += 1;
            if len > self.n {
                n -= usize::from(self.counts(position, side, tail));
                tail = topology.step(way.step, tail);
                len -= 1;
            }
            if len == self.n {
                best = best.max(n);
            }
            head = topology.step(way.step, head);
        }
        best
    }

    /// The squares of a full square of pieces, of which one stands in its corner.
    fn block(&self, topology: &Topology, position: &Position, side: Player, corner: Sq) -> Option<Vec<Sq>> {
        let (file, rank, k) = (topology.file(corner), topology.rank(corner), self.square as i32);
        let squares = (0..k * k).map(|it| topology.square(file + it % k, rank + it / k));
        squares.map(|it| it.filter(|it| self.counts(position, side, *it))).collect()
    }
}

impl Connect {
    fn line(&self, variant: &Variant, position: &Position, side: Player) -> Option<(Vec<Sq>, &WinningLine)> {
        let line = self.lines[side].as_ref()?;
        let topology = &variant.movement.topology;
        let counting = || position.pieces(side).filter(|it| line.counts(position, side, *it));
        let from_all = counting().flat_map(|sq| line.ways.iter().map(move |way| (sq, way.step)));
        let lines = from_all.map(|it| line.along(topology, position, side, it.0, it.1)).filter(|it| it.len() == line.n);
        let blocks = counting().filter_map(|it| line.block(topology, position, side, it));
        let mut all = lines.take_while(|_| line.n > 0).chain(blocks.take_while(|_| line.square > 0));
        all.find(|it| self.crosses(side, it)).map(|it| (it, line))
    }

    /// Whether a line has squares on both sides of the edge of the area, where there is one.
    fn crosses(&self, side: Player, line: &[Sq]) -> bool {
        self.across.as_ref().is_none_or(|area| {
            let inside = line.iter().filter(|it| area.has(side, **it)).count();
            inside > 0 && inside < line.len()
        })
    }
}

/// Whether squares stand in more than one rank and more than one file, and not along a diagonal.
fn is_block(topology: &Topology, squares: &[Sq]) -> bool {
    let [first, second, ..] = squares else { return squares.len() == 1 };
    topology.rank(*first) == topology.rank(*second)
        && squares.iter().any(|it| topology.rank(*it) != topology.rank(*first))
}

impl Ending for Connect {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let winner = |side: Player, line: &WinningLine| line.worth.winner(side);
        let found = |side| self.line(variant, position, side);
        let (side, (squares, line)) = met(position.mover(), found, |side, (_, line)| winner(side, line))?;
        let place = Arg::Choice(if self.across.is_some() { "across" } else { "anywhere" });
        let why = match line.square {
            k if k > 0 && squares.len() == k * k && is_block(&variant.movement.topology, &squares) => {
                msg!("result-connect-square", side = side, count = k, place = place)
            }
            _ => msg!("result-connect-line", side = side, count = line.n, place = place),
        };
        Some(Verdict::new(winner(side, line), "connect", why).at(squares))
    }

    /// Lines and squares need pieces.
    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        let may_connect = |it: Player| {
            let line = self.lines[it].as_ref().filter(|line| line.worth.winner(it) == Some(side));
            line.is_some_and(|line| {
                let n = position.pieces(it).filter(|sq| line.counts(position, it, *sq)).count();
                line.n > 0 && n >= line.n || line.square > 0 && n >= line.square * line.square
            })
        };
        Player::BOTH.into_iter().any(may_connect)
    }

    fn prospect(&self) -> Option<&dyn Prospect> {
        Some(self)
    }

    /// A line may cross the border between two neighbouring squares: both are shown to types that count.
    fn square_role(&self, variant: &Variant, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        let line = self.lines[side].as_ref()?;
        let area = self.across.as_ref().filter(|_| line.types.is_none_or(|it| it.has(kind)))?;
        let topology = &variant.movement.topology;
        let inside = area.has(side, sq);
        let beside = |near: Sq, far: Sq| near == sq && far != Sq::NONE && area.has(side, far) != inside;
        let mut pairs = topology.squares().flat_map(|it| line.ways.iter().map(move |way| (it, way.step)));
        let at_border = pairs.any(|(from, step)| {
            let to = topology.step(step, from);
            beside(from, to) || beside(to, from)
        });
        at_border.then_some(SquareRole::Border)
    }
}

impl Prospect for Connect {
    /// The fullest line that no enemy interrupts.
    fn closeness(&self, variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let line = self.lines[side].as_ref().filter(|it| it.worth == Worth::Win)?;
        let topology = &variant.movement.topology;
        let counting = position.pieces(side).filter(|it| line.counts(position, side, *it));
        let from_all = counting.flat_map(|sq| line.ways.iter().map(move |way| (sq, *way)));
        let best = from_all.map(|(sq, way)| line.fullest(topology, position, side, sq, way)).max();
        Some((1000 * best.unwrap_or(0) / line.n.max(1)) as i32)
    }
}
