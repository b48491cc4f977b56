//! Writes the rights field.

use engine::ids::{Player, Sq};
use engine::moves::patch::Edit;
use engine::position::Position;

use crate::notation::fen::notes::Notes;
use crate::notation::fen::rights::Virgins;

impl Virgins<'_> {
    /// The shortest form that reads back to the same virgin pieces, as far as they matter.
    pub(in crate::notation::fen) fn write(&self, position: &Position) -> String {
        let wanted = self.virgins_that_matter(position);
        let same = |text: &str| {
            let read = self.read(position, Some(text), &mut Notes::default());
            let is_exact = |sq: Sq| position.at(sq).is_virgin() == read.contains(&sq);
            // A piece that only the text takes for virgin may matter because it does.
            self.pieces(position).all(is_exact) || self.virgins_that_matter(&self.as_read(position, &read)) == wanted
        };
        let names = |squares: &mut dyn Iterator<Item = Sq>| {
            let topology = &self.variant.movement.topology;
            let mut squares: Vec<Sq> = squares.collect();
            if let Some(cells) = topology.hexes() {
                // In the order of their names.
                let place =
                    |it: &Sq| cells.letters().iter().flatten().position(|cell| *cell == topology.on_diagram(*it));
                sort::by_key(&mut squares, place);
            }
            squares.into_iter().map(|it| topology.name(it)).collect::<Vec<_>>().join(",")
        };
        let mut rare = wanted.iter().copied().filter(|it| !self.is_pawn_like(position.at(*it)));
        let list = format!("={}", names(&mut rare));
        let forms = match self.variant.movement.topology.hexes() {
            // No rank is home there, and letters name no piece for certain.
            Some(_) => ["-".into(), list.clone(), list],
            None => [self.sides(position, &wanted), self.files(position, &wanted), list],
        };
        let exact = || format!("=={}", names(&mut wanted.iter().copied()));
        forms.into_iter().find(|it| same(it)).unwrap_or_else(exact)
    }

    /// The pieces that the field may speak of: of neutral ones it is not asked whether they have moved.
    fn pieces(&self, position: &Position) -> impl Iterator<Item = Sq> {
        let neutral = self.variant.pieces.neutral;
        let is_meant = move |it: &Sq| position.at(*it).is_piece() && !neutral.has(position.at(*it).kind());
        self.variant.movement.topology.squares().filter(is_meant)
    }

    /// The pieces that have never moved, as far as that matters.
    fn virgins_that_matter(&self, position: &Position) -> Vec<Sq> {
        self.pieces(position).filter(|it| position.at(*it).is_virgin() && self.matters(position, *it)).collect()
    }

    /// The position with other pieces that have never moved.
    fn as_read(&self, position: &Position, virgins: &[Sq]) -> Position {
        let mut res = position.clone();
        res.forget();
        for sq in self.pieces(position) {
            let piece = position.at(sq).moved();
            res.set_up(Edit::Put(sq, if virgins.contains(&sq) { piece.virgin() } else { piece }));
        }
        res
    }

    /// `KQkq`.
    fn sides(&self, position: &Position, wanted: &[Sq]) -> String {
        let mut res = String::new();
        for letter in "KQkq".chars() {
            let named = self.named(position, letter);
            let side = if letter.is_ascii_uppercase() { Player::White } else { Player::Black };
            // Where pieces gate, other programs take K and Q for castlings only.
            let is_partner = |it: &Sq| self.partners.anywhere.has(position.at(*it).kind());
            let may_castle = |it: &Sq| wanted.contains(it);
            if self.gating
                && !self.partners.anywhere.is_empty()
                && !(named.iter().any(is_partner) && self.castlers(position, side).iter().any(may_castle))
            {
                continue;
            }
            if self.castles[side] && !named.is_empty() && named.iter().all(|it| wanted.contains(it)) {
                res.push(letter);
            }
        }
        if res.is_empty() { "-".into() } else { res }
    }

    /// `HAha`; for pieces that gate `KQBCDFG`.
    fn files(&self, position: &Position, wanted: &[Sq]) -> String {
        let topology = &self.variant.movement.topology;
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
                .filter(|it| self.gating || !castlers.contains(it) || !self.castles[side])
                .collect();
            if !self.gating && self.castles[side] {
                squares.reverse();
            }
            for sq in squares {
                let letter = char::from(b'a' + (topology.file(sq) as u8).min(25));
                res.push(if side == Player::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
        if res.is_empty() { "-".into() } else { res }
    }
}
