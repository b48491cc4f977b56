//! The rights field: which pieces have never moved. What they may do with it is decided by the rules.

use crate::content::Content;
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::notation::names;
use crate::patch::Edit;
use crate::position::Position;
use crate::program::{Branch, Program, Start, Steps};
use crate::rules::Rules;

use super::FenError;
use super::extras::Extras;
use super::fields::short;

/// Knows which pieces the rights field speaks of.
#[derive(Debug)]
pub(super) struct Virgins<'r> {
    rules: &'r Rules,
    gating: bool,
    /// What stands on each square at the start.
    start: Vec<Content>,
    /// Types named rook: partners wherever they stand.
    partners: TypeSet,
    /// By side: whether a type of it castles at all.
    castles: [bool; 2],
    /// By side: the rank the field speaks of.
    home: [i32; 2],
    /// Whether a castling needs the piece one step inside the outermost.
    inner: bool,
}

impl<'r> Virgins<'r> {
    /// Looks at the set-up and the programs.
    pub(super) fn new(rules: &'r Rules, extras: &Extras) -> Self {
        let topology = &rules.movement.topology;
        let mut start = vec![Content::EMPTY; topology.len()];
        for it in &rules.setup.edits {
            if let Edit::Put(sq, content) = it {
                start[sq.index()] = *content;
            }
        }
        let mut partners = TypeSet::EMPTY;
        for (idx, info) in rules.types.iter().enumerate().skip(1) {
            if info.name.eq_ignore_ascii_case("rook") {
                partners.insert(TypeId(idx as u8));
            }
        }
        let programs = |side: Player| rules.movement.programs[side.index()].iter().chain(&rules.movement.elsewhere);
        let castles = Player::BOTH.map(|side| programs(side).any(|it| !it.castles.is_empty()));
        let inner = programs(Player::White).any(|it| it.castles.iter().any(|it| it.inner));
        let mut res = Self { rules, gating: extras.gating, start, partners, castles, home: [0, 0], inner };
        res.home = Player::BOTH.map(|side| {
            let castler = topology.squares().find(|sq| {
                let content = res.start[sq.index()];
                content.is(side) && res.is_castler(content, *sq)
            });
            let back = if side == Player::White { 0 } else { i32::from(topology.ranks) - 1 };
            castler.map_or(back, |it| topology.rank(it))
        });
        res
    }

    /// The squares of the pieces that have never moved. Without a field the start squares decide.
    pub(super) fn read(
        &self,
        position: &Position,
        field: Option<&str>,
        notes: &mut Vec<String>,
    ) -> Result<Vec<Sq>, FenError> {
        let Some(field) = field else { return Ok(self.at_start(position, |_| true)) };
        if let Some(list) = field.strip_prefix('=') {
            return self.read_list(position, list);
        }
        let mut res = self.at_start(position, |sq| !self.is_covered(position, sq));
        if field == "-" {
            return Ok(res);
        }
        for letter in field.chars() {
            if !letter.is_ascii_alphabetic() {
                let message = format!("\"{}\" in \"{}\" is no right.", letter, short(field));
                return Err(FenError::new(message, field));
            }
            let named = self.named(position, letter);
            if named.is_empty() {
                notes.push(format!("The right {letter} names no piece that could use it."));
            }
            res.extend(named);
        }
        res.sort_unstable();
        res.dedup();
        Ok(res)
    }

    /// `a1,e1`: these squares, and pieces that can never come back to where they start; `=a1`: these only.
    fn read_list(&self, position: &Position, list: &str) -> Result<Vec<Sq>, FenError> {
        let (list, exact) = list.strip_prefix('=').map_or((list, false), |it| (it, true));
        let topology = &self.rules.movement.topology;
        let listed = if list.is_empty() || list == "-" { Some(Vec::new()) } else { names::read_squares(topology, list) };
        let bad = || FenError::new(format!("\"{}\" is no list of squares.", short(list)), list);
        let mut res: Vec<Sq> = listed.ok_or_else(bad)?.into_iter().filter(|it| !position.at(*it).is_empty()).collect();
        if !exact {
            res.extend(self.at_start(position, |sq| self.is_pawn_like(position.at(sq))));
        }
        res.sort_unstable();
        res.dedup();
        Ok(res)
    }

    /// Pieces on start squares of their own type and colour.
    fn at_start(&self, position: &Position, wanted: impl Fn(Sq) -> bool) -> Vec<Sq> {
        let same = |a: Content, b: Content| !a.is_empty() && a.kind() == b.kind() && a.side() == b.side();
        let squares = self.rules.movement.topology.squares();
        squares.filter(|sq| same(position.at(*sq), self.start[sq.index()]) && wanted(*sq)).collect()
    }

    fn program(&self, content: Content, sq: Sq) -> &Program {
        self.rules.movement.program(content.side(), content.kind(), sq)
    }

    fn is_castler(&self, content: Content, sq: Sq) -> bool {
        !content.is_empty() && !self.program(content, sq).castles.is_empty()
    }

    /// Whether a piece has moves that only virgin movers may make, castling aside.
    fn has_initial(&self, content: Content, sq: Sq) -> bool {
        let program = self.program(content, sq);
        program.rays.iter().any(|it| it.virgin) || program.walked.iter().any(|it| it.virgin)
    }

    /// The castlers of a side: those on their start squares, or all if there is none.
    fn castlers(&self, position: &Position, side: Player) -> Vec<Sq> {
        let all: Vec<Sq> = position.pieces(side).filter(|it| self.is_castler(position.at(*it), *it)).collect();
        let home = self.at_start(position, |it| all.contains(&it));
        if home.is_empty() { all } else { home }
    }

    /// Whether the piece may be a castling partner where it stands, as far as its place decides.
    fn may_be_partner(&self, position: &Position, sq: Sq) -> bool {
        let piece = position.at(sq);
        let topology = &self.rules.movement.topology;
        if piece.is_empty() || !self.castles[piece.side().index()] {
            return false;
        }
        let castlers = self.castlers(position, piece.side());
        let rank = topology.rank(sq);
        if castlers.contains(&sq) || !castlers.iter().any(|it| topology.rank(*it) == rank) {
            return false;
        }
        if self.partners.has(piece.kind()) {
            return true;
        }
        let line = self.row(rank).filter(|it| !self.start[it.index()].is_empty());
        let line: Vec<Sq> = line.collect();
        let near = |outer: Option<&Sq>| outer.is_some_and(|it| *it == sq || self.inner && it.0.abs_diff(sq.0) == 1);
        near(line.first()) || near(line.last())
    }

    fn row(&self, rank: i32) -> impl DoubleEndedIterator<Item = Sq> + '_ {
        let topology = &self.rules.movement.topology;
        (0..i32::from(topology.files)).filter_map(move |file| topology.square(file, rank))
    }

    /// Whether the letters of the field decide about a piece, so that its start square does not.
    fn is_covered(&self, position: &Position, sq: Sq) -> bool {
        let piece = position.at(sq);
        if piece.is_empty() {
            return false;
        }
        let side = piece.side().index();
        let at_home = self.rules.movement.topology.rank(sq) == self.home[side];
        self.is_castler(piece, sq)
            || self.may_be_partner(position, sq)
            || at_home && self.gating
            || at_home && self.castles == [false, false] && self.has_initial(piece, sq)
    }

    /// The pieces a letter speaks of.
    fn named(&self, position: &Position, letter: char) -> Vec<Sq> {
        let side = if letter.is_ascii_uppercase() { Player::White } else { Player::Black };
        let towards = match letter.to_ascii_uppercase() {
            'K' if self.castles[side.index()] => Some(true),
            'Q' if self.castles[side.index()] => Some(false),
            _ => None,
        };
        let castlers = self.castlers(position, side);
        let mut res = Vec::new();
        if let Some(right) = towards {
            for castler in castlers {
                if let Some(partner) = self.outermost(position, castler, right) {
                    res.extend([castler, partner]);
                }
            }
            return res;
        }
        let topology = &self.rules.movement.topology;
        let file = i32::from(letter.to_ascii_lowercase() as u8 - b'a');
        let own = |rank: i32| topology.square(file, rank).filter(|it| position.at(*it).is(side));
        if self.gating || castlers.is_empty() {
            res.extend(own(self.home[side.index()]));
            return res;
        }
        for castler in castlers {
            if let Some(piece) = own(topology.rank(castler)) {
                res.extend([castler, piece]);
            }
        }
        res
    }

    /// The outermost piece on one side of a castler that may be a partner, else the outermost friend.
    fn outermost(&self, position: &Position, castler: Sq, right: bool) -> Option<Sq> {
        let topology = &self.rules.movement.topology;
        let side = position.at(castler).side();
        let friends = self
            .row(topology.rank(castler))
            .filter(|it| position.at(*it).is(side) && if right { *it > castler } else { *it < castler });
        let friends: Vec<Sq> = if right { friends.rev().collect() } else { friends.collect() };
        friends.iter().find(|it| self.partners.has(position.at(**it).kind())).or(friends.first()).copied()
    }

    /// Whether it makes a difference that the piece on a square is virgin.
    fn matters(&self, position: &Position, sq: Sq) -> bool {
        let piece = position.at(sq);
        if piece.is_empty() {
            return false;
        }
        let topology = &self.rules.movement.topology;
        if self.has_initial(piece, sq) || self.gating && topology.rank(sq) == self.home[piece.side().index()] {
            return true;
        }
        let may_castle = |castler: Sq| {
            let piece = position.at(castler);
            piece.is_virgin() || self.program(piece, castler).castles.iter().any(|it| !it.virgin)
        };
        if self.may_be_partner(position, sq) {
            let castlers = self.castlers(position, piece.side());
            return castlers.iter().any(|it| topology.rank(*it) == topology.rank(sq) && may_castle(*it));
        }
        self.is_castler(piece, sq)
            && self.row(topology.rank(sq)).any(|it| {
                position.at(it).is(piece.side()) && position.at(it).is_virgin() && self.may_be_partner(position, it)
            })
    }

    /// The shortest form that reads back to the same virgin pieces, as far as they matter.
    pub(super) fn write(&self, position: &Position) -> String {
        let wanted: Vec<Sq> = self
            .rules
            .movement
            .topology
            .squares()
            .filter(|it| position.at(*it).is_virgin() && self.matters(position, *it))
            .collect();
        let same = |text: &str| {
            let read = self.read(position, Some(text), &mut Vec::new());
            read.is_ok_and(|it| it.into_iter().filter(|sq| self.matters(position, *sq)).eq(wanted.iter().copied()))
        };
        let names = |squares: &mut dyn Iterator<Item = Sq>| {
            squares.map(|it| self.rules.movement.topology.name(it)).collect::<Vec<_>>().join(",")
        };
        let mut rare = wanted.iter().copied().filter(|it| !self.is_pawn_like(position.at(*it)));
        let forms = [
            self.sides(position, &wanted),
            self.files(position, &wanted),
            format!("={}", names(&mut rare)),
        ];
        let exact = || format!("=={}", names(&mut wanted.iter().copied()));
        forms.into_iter().find(|it| same(it)).unwrap_or_else(exact)
    }

    /// `KQkq`.
    fn sides(&self, position: &Position, wanted: &[Sq]) -> String {
        let mut res = String::new();
        for letter in "KQkq".chars() {
            let named = self.named(position, letter);
            let side = if letter.is_ascii_uppercase() { Player::White } else { Player::Black };
            if self.castles[side.index()] && !named.is_empty() && named.iter().all(|it| wanted.contains(it)) {
                res.push(letter);
            }
        }
        if res.is_empty() { "-".into() } else { res }
    }

    /// `HAha`; for pieces that gate `KQBCDFG`.
    fn files(&self, position: &Position, wanted: &[Sq]) -> String {
        let topology = &self.rules.movement.topology;
        let sides = self.sides(position, wanted);
        let mut res = String::new();
        for side in Player::BOTH {
            let own = |it: char| it.is_ascii_uppercase() == (side == Player::White);
            let mut done = Vec::new();
            if self.gating {
                for letter in sides.chars().filter(|it| it.is_ascii_alphabetic() && own(*it)) {
                    res.push(letter);
                    done.extend(self.named(position, letter));
                }
            }
            let castlers = self.castlers(position, side);
            let mut squares: Vec<Sq> = wanted
                .iter()
                .copied()
                .filter(|it| position.at(*it).is(side) && self.is_covered(position, *it) && !done.contains(it))
                .filter(|it| self.gating || !castlers.contains(it) || !self.castles[side.index()])
                .collect();
            if !self.gating && self.castles[side.index()] {
                squares.reverse();
            }
            for sq in squares {
                let letter = char::from(b'a' + (topology.file(sq) as u8).min(25));
                res.push(if side == Player::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
        if res.is_empty() { "-".into() } else { res }
    }

    /// Whether a piece only ever goes forward, so that it never comes back to a start square.
    fn is_pawn_like(&self, piece: Content) -> bool {
        if piece.is_empty() {
            return false;
        }
        let movement = &self.rules.movement;
        let program = &movement.programs[piece.side().index()][piece.kind().index()];
        let forward = |step| {
            let dy = movement.topology.vector_of(step).dy;
            if piece.side() == Player::White { dy > 0 } else { dy < 0 }
        };
        let branch = |it: &Branch| match &it.steps {
            Steps::Straight(step) => forward(*step),
            Steps::Turning(steps) => steps.iter().all(|step| forward(*step)),
        };
        program.castles.is_empty()
            && program.rays.iter().all(|it| forward(it.step))
            && program.walked.iter().all(|it| matches!(it.start, Start::Legs(_)))
            && program.nodes.iter().flatten().all(branch)
    }
}
