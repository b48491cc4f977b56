//! The pieces of a definition: types, programs, royals, set-up.

use definition::{Definition, Piece, Severity};

use crate::builder::keys::{PAWN, ROYAL};
use crate::builder::settings::Settings;
use crate::move_compiler as program;
use engine::board::occupant::Occupant;
use engine::board::topology::Topology;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::patch::Edit;
use engine::program::Program;
use engine::variant::{Setup, TypeInfo};
use message::{Arg, msg};

pub(super) fn types(definition: &Definition, n_types: usize) -> Vec<TypeInfo> {
    let mut res = vec![TypeInfo {
        name: String::new(),
        id: String::new(),
        key: String::new(),
        moves: String::new(),
        value: None,
    }];
    for piece in &definition.pieces[..n_types] {
        let before = res.iter().filter(|it| it.id == piece.id).count();
        res.push(TypeInfo {
            name: piece.name.clone(),
            id: piece.id.clone(),
            key: format!("{}{}", piece.id, "'".repeat(before)),
            moves: piece.moves.clone(),
            value: None,
        });
    }
    res
}

pub(super) fn programs(
    settings: &mut Settings<'_>,
    n_types: usize,
    castle_flip: bool,
    topology: &mut Topology,
    left: &mut [usize; 2],
) -> [Vec<Program>; 2] {
    let mut res = [vec![Program::default()], vec![Program::default()]];
    for piece in &settings.definition().pieces[..n_types] {
        let (ast, errors) = xbetza::parse(&piece.moves);
        let place = |span| if piece.moves_default { piece.moves_place.clone() } else { piece.moves_place.within(span) };
        settings.report_moves(errors, place);
        for side in Player::BOTH {
            let (program, dropped) = program::compile(&ast, side, castle_flip, topology, &mut left[side]);
            if side == Player::White {
                settings.report_moves(dropped, place);
            }
            res[side].push(program);
        }
    }
    res
}

pub(super) fn royals(settings: &mut Settings<'_>, n_types: usize) -> TypeSet {
    let written: Vec<_> = settings.all(ROYAL.name()).collect();
    if written.is_empty() {
        let mut res = TypeSet::EMPTY;
        if n_types > 0 {
            res.insert(TypeId(n_types as u8));
        }
        report_king(settings, n_types);
        return res;
    }
    if written.iter().all(|it| it.value.trim() == "0") {
        return TypeSet::EMPTY;
    }
    settings.types(ROYAL.name())
}

/// The type that `pawn=` names, else the first that is called pawn, on whichever line.
pub(super) fn pawn(settings: &mut Settings<'_>, n_types: usize) -> TypeId {
    if let Some(setting) = settings.last(PAWN.name()) {
        let word = setting.value.trim();
        match settings.definition().type_of(word) {
            _ if word == "0" => return TypeId::NONE,
            Some(number) if number <= n_types => return TypeId(number as u8),
            _ => settings.unknown_id(word, "told", setting.value_place.clone()),
        }
    }
    let called = |it: &Piece| it.name.eq_ignore_ascii_case("pawn");
    let idx = settings.definition().pieces[..n_types].iter().position(called);
    idx.map_or(TypeId::NONE, |it| TypeId(it as u8 + 1))
}

/// Reports a king that is not royal because it is not the last piece, and nothing else is said of royals.
fn report_king(settings: &mut Settings<'_>, n_types: usize) {
    let is_king = |it: &&Piece| it.name.eq_ignore_ascii_case("king");
    let Some((royal, others)) = settings.definition().pieces[..n_types].split_last() else { return };
    let Some(king) = others.iter().find(is_king).filter(|_| !is_king(&royal)) else { return };
    let message = msg!("def-royal", piece = Arg::piece(&*king.name), last = Arg::piece(&*royal.name));
    let hint = msg!("def-royal-hint", id = &*king.id, last = &*royal.id);
    settings.report(Severity::Warning, "def.royal", message, Some(hint), king.place.clone());
}

pub(super) fn half_board(topology: &Topology, side: Player) -> Vec<u16> {
    (0..topology.len() as u16)
        .map(|sq| {
            let rank = topology.rank(Sq(sq)) as u16;
            let own = if side == Player::White { rank + 1 } else { topology.ranks - rank };
            (topology.ranks / 2).saturating_sub(own).max(1)
        })
        .collect()
}

pub(super) fn setup(definition: &Definition, n_types: usize, topology: &Topology) -> Setup {
    let mut edits = Vec::new();
    for (idx, piece) in definition.pieces[..n_types].iter().enumerate() {
        let kind = TypeId((idx + 1) as u8);
        for side in Player::BOTH {
            for it in &piece.squares[side] {
                if let Some(sq) = topology.of_definition(*it) {
                    edits.push(Edit::Put(sq, Occupant::new(side, kind).virgin()));
                }
            }
            let mut left = piece.hand[side];
            while left > 0 {
                let now = left.min(100);
                edits.push(Edit::Hand(side, kind, now as i8));
                left -= now;
            }
        }
    }
    Setup { edits, turn: Player::White, clocks: (0, 1) }
}
