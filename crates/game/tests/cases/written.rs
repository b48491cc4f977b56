//! Positions of random games of every definition: their text reads back as a position that counts and plays as the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::ids::{Player, TypeId};
use engine::moves::patch::{Edit, FactId};
use engine::position::{Position, repetition_key};
use engine::variant::Variant;
use game::game::Game;
use game::notation::fen;

use crate::common::{compile, definitions, legal};
use crate::properties::patches;
use crate::random::Random;
use crate::trials::{Level, Trials, level};

/// Games of each definition whose positions are written, and their plies.
const N_GAMES: usize = 2;
const N_PLIES: usize = 60;

/// Of so many plies, one has its moves compared; in the full run every ply has.
const COMPARED: usize = 2;

/// Turns of two parts in which pieces take without moving. Two that take the same one make one move, whether they ever moved
/// or not, as far as nothing asks for that.
const SHOTS: [(&str, &str); 4] = [
    ("shots of pawns", "extraMove=N:N:-\npawn:P:fW::a2,b2,c2,e2\nrifle=K\nknight:N:N::b1\nrook:R:R::a1"),
    ("shots of guns", "extraMove=G:R:quiet\ngun:G:mW::b2,c2\nrifle=Q\nrook:R:R::a1"),
    ("turns with shots", "extraMove=A:A,B:A:other\narcher:A:mK::a2,b2,c2\nrifle=R3\nbishop:B:B::b1\nrook:R:R::a1"),
    ("steps out and back", "extraMove=L:L:same\nlion:L:KcaK::b1\nigui:I:mWcabK::a2,b2,c2\nrook:R:R::a1"),
];

/// Adds every definition.
pub(crate) fn add(trials: &mut Trials) {
    let every = if level() == Level::Full { 1 } else { COMPARED };
    for (name, text) in definitions() {
        trials.add(format!("written positions/{name}"), move || written_positions_are_the_same(&text, every));
    }
    for (name, lines) in SHOTS {
        let text = format!("files=5\nranks=6\nroyal=K\npromoZone=0\nking:K:KisO2::d1\n{lines}");
        trials.add(format!("written positions/{name}"), move || written_positions_are_the_same(&text, 1));
    }
}

/// Positions of random games that their text does not give back.
fn written_positions_are_the_same(text: &str, every: usize) -> Vec<String> {
    let variant = Arc::new(compile(text));
    let mut random = Random::new(text.len() as u64 + 7);
    let mut bad = Vec::new();
    for _ in 0..N_GAMES {
        let mut game = Game::new(Arc::clone(&variant));
        for ply in 0..N_PLIES {
            let n_moves = game.current().moves.len();
            if n_moves == 0 || game.current().verdict.is_some() {
                break;
            }
            bad.extend(read_back(&game, ply % every == 0));
            game.play_index(random.below(n_moves));
        }
    }
    bad
}

/// What the text of a position loses; with `moves` also of its moves.
fn read_back(game: &Game, moves: bool) -> Option<String> {
    let (variant, here, (half, full)) = (game.variant(), game.position(), game.clocks());
    let written = fen::write(variant, here, half, full);
    let read = match fen::read(variant, &written) {
        Ok(it) => it,
        Err(it) => return Some(format!("{written}: {it}")),
    };
    let there = &read.position;
    let again = fen::write(variant, there, read.half, read.full);
    if !read.notes.is_empty() || (read.half, read.full) != (half, full) || again != written {
        return Some(format!("{written} is {again}, with {:?}", read.notes));
    }
    if repetition_key::key(variant, here) != repetition_key::key(variant, there) {
        return Some(format!("{written}: {}", differences(variant, here, there)));
    }
    if moves {
        // Moves that repeat a position may be forbidden, and no text has what was before.
        if let Some(it) = other_moves(variant, &here.clone().into_root(), there) {
            return Some(format!("{written}: {it}"));
        }
        return Player::BOTH.into_iter().find_map(|it| other_root(variant, here, it));
    }
    None
}

/// A position with a side to move as the root of a game, where it is not what its text gives.
fn other_root(variant: &Variant, here: &Position, turn: Player) -> Option<String> {
    let mut changed = here.clone();
    changed.set_turn(turn);
    let (root, written) = (fen::root(variant, &changed), fen::write(variant, &changed, 0, 1));
    let read = fen::read(variant, &written).ok()?.position;
    let is_same = repetition_key::key(variant, &root) == repetition_key::key(variant, &read);
    (!is_same).then(|| format!("the root of {written}: {}", differences(variant, &root, &read)))
}

fn differences(variant: &Variant, here: &Position, there: &Position) -> String {
    let topology = &variant.movement.topology;
    let squares = topology.squares().filter(|it| here.at(*it) != there.at(*it));
    let differ: Vec<String> =
        squares.map(|it| format!("{} {:x} {:x}", topology.name(it), here.at(it).bits(), there.at(it).bits())).collect();
    let facts = |it: &Position| (0..variant.carried.facts.len()).map(|n| it.fact(FactId(n as u8))).collect::<Vec<_>>();
    format!("{differ:?}, facts {:?} {:?}, rights {:?} {:?}", facts(here), facts(there), here.rights(), there.rights())
}

/// What other moves the position of a text has.
fn other_moves(variant: &Variant, here: &Position, there: &Position) -> Option<String> {
    let moves = |it: &Position| bare(&patches(&legal(variant, &mut it.clone())));
    let (ours, theirs) = (moves(here), moves(there));
    let (lost, new) = (ours.difference(&theirs).collect::<Vec<_>>(), theirs.difference(&ours).collect::<Vec<_>>());
    (ours != theirs).then(|| format!("other moves: lost {lost:?}, new {new:?}"))
}

/// Patches without facts and the base of promoted pieces, which a text carries only where they matter.
fn bare(all: &BTreeSet<Vec<Edit>>) -> BTreeSet<Vec<Edit>> {
    let bare = |it: &Edit| match *it {
        Edit::Put(sq, content) => Some(Edit::Put(sq, content.with_base(TypeId::NONE))),
        Edit::Fact(..) => None,
        other => Some(other),
    };
    all.iter().map(|it| it.iter().filter_map(bare).collect()).collect()
}
