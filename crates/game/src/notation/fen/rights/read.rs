//! Reads the rights field.

use crate::notation::fen::fields::short;
use crate::notation::fen::notes::Notes;
use crate::notation::names;
use engine::ids::{Player, Sq};
use engine::position::Position;
use message::msg;

use crate::notation::fen::rights::Virgins;

impl Virgins<'_> {
    /// The squares of the pieces that have never moved. Without a field the start squares decide.
    pub(in crate::notation::fen) fn read(
        &self,
        position: &Position,
        field: Option<&str>,
        notes: &mut Notes,
    ) -> Vec<Sq> {
        let Some(field) = field else { return self.at_start(position, |_| true) };
        if let Some(list) = field.strip_prefix('=') {
            return self.read_list(position, list).unwrap_or_else(|| {
                notes.lose(msg!("position-no-list", text = short(list)));
                self.at_start(position, |_| true)
            });
        }
        let mut res = self.at_start(position, |sq| !self.is_covered(position, sq));
        res.extend(self.variant.movement.topology.squares().filter(|it| self.awaits(position, *it)));
        sort::sort(&mut res);
        res.dedup();
        if field == "-" {
            return res;
        }
        for letter in field.chars() {
            if !letter.is_ascii_alphabetic() {
                notes.lose(msg!("position-no-right", letter = letter.to_string(), text = short(field)));
                continue;
            }
            let named = self.named(position, letter);
            if named.is_empty() {
                notes.add(msg!("position-right-unused", letter = letter.to_string()));
            }
            res.extend_from_slice(&named);
        }
        sort::sort(&mut res);
        res.dedup();
        res
    }

    /// `a1,e1`: these squares, and pieces that can never come back to where they start; `=a1`: these only.
    fn read_list(&self, position: &Position, list: &str) -> Option<Vec<Sq>> {
        let (list, exact) = list.strip_prefix('=').map_or((list, false), |it| (it, true));
        let topology = &self.variant.movement.topology;
        let listed =
            if list.is_empty() || list == "-" { Some(Vec::new()) } else { names::read_squares(topology, list) };
        let mut res: Vec<Sq> = listed?.into_iter().filter(|it| position.at(*it).is_piece()).collect();
        if !exact {
            res.extend_from_slice(&self.at_start(position, |sq| self.is_pawn_like(position.at(sq))));
        }
        sort::sort(&mut res);
        res.dedup();
        Some(res)
    }

    /// The pieces a letter speaks of.
    pub(super) fn named(&self, position: &Position, letter: char) -> Vec<Sq> {
        let side = if letter.is_ascii_uppercase() { Player::White } else { Player::Black };
        let towards = match letter.to_ascii_uppercase() {
            'K' if self.castles[side] => Some(true),
            'Q' if self.castles[side] => Some(false),
            _ => None,
        };
        let topology = &self.variant.movement.topology;
        let castlers = self.castlers(position, side);
        let mut res = Vec::new();
        if let Some(right) = towards {
            let is_home = |sq: &Sq| topology.rank(*sq) == self.home[side];
            if self.gating && !castlers.iter().any(is_home) {
                // The castler has left, but the other piece may still gate.
                let origin = self.home_castler(side);
                return origin.and_then(|it| self.outermost(position, side, it, right)).into_iter().collect();
            }
            for castler in castlers {
                if let Some(partner) = self.outermost(position, side, castler, right) {
                    res.extend_from_slice(&[castler, partner]);
                }
            }
            return res;
        }
        let file = i32::from(letter.to_ascii_lowercase() as u8 - b'a');
        let own = |rank: i32| topology.square(file, rank).filter(|it| position.at(*it).is(side));
        if self.gating || castlers.is_empty() {
            return own(self.home[side]).into_iter().collect();
        }
        for castler in castlers {
            if let Some(piece) = own(topology.rank(castler)) {
                res.extend_from_slice(&[castler, piece]);
            }
        }
        res
    }

    /// The piece on one side of a castler that may be its partner: one of the partner types where it starts, else the
    /// outermost of the partner types, else the outermost friend.
    fn outermost(&self, position: &Position, side: Player, castler: Sq, right: bool) -> Option<Sq> {
        let topology = &self.variant.movement.topology;
        let beside = |it: &Sq| if right { *it > castler } else { *it < castler };
        let mut friends: Vec<Sq> = match topology.hexes() {
            Some(_) => {
                let mut all: Vec<Sq> =
                    self.lines(position, castler).filter(|it| it.0 == right).map(|it| it.1).collect();
                all.reverse();
                all
            }
            None => {
                let row = self.row(topology.rank(castler));
                row.filter(|it| topology.plane(*it) == topology.plane(castler)).filter(beside).collect()
            }
        };
        friends.retain(|it| position.at(*it).is(side));
        if right && topology.hexes().is_none() {
            friends.reverse();
        }
        let partners = || friends.iter().filter(|it| self.partners.anywhere.has(position.at(**it).kind()));
        let starts = |sq: Sq| self.variant.start.home[sq.index()].moved() == position.at(sq).moved();
        partners().find(|it| starts(**it)).or(partners().next()).or(friends.first()).copied()
    }
}
