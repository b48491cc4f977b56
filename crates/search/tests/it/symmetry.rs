//! The sides are judged alike: a position with changed colours is worth the opposite. And two searches do not know of each other.

use std::sync::Arc;

use definition::{Board, Definition, Setting, Symmetry};
use engine::ids::{Player, Sq};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use search::computer::evaluation::Evaluator;
use search::computer::thinker::{Limits, Thinker};
use search::work::{Progress, Work};

use crate::common::{definitions, library};
use crate::random::Random;
use crate::searching::first_moves;

/// Random moves of a game, and after how many a position is judged.
const PLIES: usize = 30;
const EVERY: usize = 6;

/// Definitions whose sides have the same pieces, squares and rules, at least.
const SYMMETRICAL: usize = 150;

/// The square of one side that is what a square is for the other; `None` if the board has none.
fn image(variant: &Variant, board: &Board, sq: Sq) -> Option<Sq> {
    let topology = &variant.movement.topology;
    let (file, rank) = (topology.file(sq), i32::from(topology.ranks) - 1 - topology.rank(sq));
    // Planes lie side by side on the files.
    let (width, at) = (i32::from(topology.plane_files), file % i32::from(topology.plane_files));
    let turned = file - at + width - 1 - at;
    topology.square(if board.symmetry == Symmetry::Rotate { turned } else { file }, rank)
}

/// The pieces of a position alone, with changed sides if that is wanted: what else there is to a position, such as rights and counts,
/// begins anew.
fn bare(variant: &Variant, board: &Board, position: &Position, changed: bool) -> Position {
    let mut res = variant.empty_position();
    let side_of = |side: Player| if changed { side.other() } else { side };
    for sq in variant.movement.topology.squares() {
        let piece = position.at(sq);
        if !piece.is_empty() {
            let at = if changed { image(variant, board, sq).expect("a symmetrical board") } else { sq };
            res.set_up(Edit::Put(at, if piece.is_piece() { piece.with_side(side_of(piece.side())) } else { piece }));
        }
    }
    for side in Player::BOTH {
        for (kind, n) in position.hand_of(side) {
            res.set_up(Edit::Hand(side_of(side), kind, i8::try_from(n).expect("a small hand")));
        }
    }
    variant.begin(&mut res, side_of(position.turn()));
    res
}

/// Whether both sides have the same army, places and rules.
fn is_symmetrical(definition: &Definition, variant: &Variant) -> bool {
    let of_a_side = |it: &Setting| {
        let rest = it.key.strip_prefix("white").or_else(|| it.key.strip_prefix("black"));
        rest.is_some_and(|it| it.starts_with(char::is_uppercase))
    };
    let settings = definition.settings.iter().chain(definition.pieces.iter().flat_map(|it| &it.settings));
    let has_image = |sq: Sq| image(variant, &definition.board, sq).is_some();
    if !variant.movement.topology.squares().all(has_image) {
        return false;
    }
    if definition.board.symmetry == Symmetry::None || settings.into_iter().any(of_a_side) {
        return false;
    }
    let start = variant.start();
    let [plain, changed] = [false, true].map(|it| bare(variant, &definition.board, &start, it));
    let same = |sq: Sq| plain.at(sq).moved() == changed.at(sq).moved();
    variant.pieces.neutral.is_empty() && variant.movement.topology.squares().all(same)
}

/// Where a game at random comes to positions that an evaluator does not judge as the opposite of themselves with changed colours: the
/// first of them.
fn differences(name: &str, definition: &Definition, evaluator: &Evaluator, variant: &Arc<Variant>) -> Option<String> {
    let (mut game, mut random) = (Game::new(Arc::clone(variant)), Random::new(name.len() as u64));
    for ply in 0..PLIES {
        let n_moves = game.current().moves.len();
        if n_moves == 0 || game.current().verdict.is_some() {
            break;
        }
        game.play_index(random.below(n_moves));
        if ply % EVERY == 0 {
            let both = [false, true].map(|it| bare(variant, &definition.board, game.position(), it));
            let [plain, changed] = evaluator.estimates(variant, &both)[..] else { panic!("two judgements") };
            if plain != -changed {
                return Some(format!("{name} after {} plies: {plain} and {changed}", ply + 1));
            }
        }
    }
    None
}

/// Judges games of all symmetrical definitions by evaluators that are made for them.
pub(crate) fn expect_changed_signs(evaluator: impl Fn(&str, &Definition, &Variant) -> Evaluator) {
    let (mut n_symmetrical, mut bad) = (0, Vec::new());
    for (name, text) in definitions() {
        let definition = rules::read(&text).0;
        let variant = Arc::new(game::setup::compile(&definition).0);
        if is_symmetrical(&definition, &variant) {
            n_symmetrical += 1;
            bad.extend(differences(&name, &definition, &evaluator(&name, &definition, &variant), &variant));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert!(n_symmetrical >= SYMMETRICAL, "{n_symmetrical}");
}

#[test]
fn changed_colours_change_the_sign_of_every_judgement() {
    expect_changed_signs(|_, _, variant| Evaluator::new(variant));
}

#[test]
fn searches_of_two_variants_in_turn_find_what_each_finds_alone() {
    let games = ["shogi", "cyvasse"].map(|it| Game::new(Arc::new(library(it))));
    let limits = Limits { nodes: 3000, ..Limits::default() };
    let thinker = |game: &Game| {
        let mut res = Thinker::new(Arc::clone(game.variant()), game.position().clone());
        res.set_limits(limits);
        res
    };
    let alone = games.each_ref().map(|it| {
        let mut thinker = thinker(it);
        thinker.run(&mut || false);
        (first_moves(it, &thinker), thinker.n_nodes())
    });
    let mut both = games.each_ref().map(thinker);
    let mut goes_on = [true; 2];
    while goes_on.contains(&true) {
        for (it, goes_on) in both.iter_mut().zip(&mut goes_on) {
            // A slice of some twenty looks at the clock.
            let mut n_asked = 0;
            let progress = it.step(&mut || {
                n_asked += 1;
                n_asked > 20
            });
            *goes_on &= !matches!(progress, Progress::Done(_));
        }
    }
    let in_turn = [0, 1].map(|it| (first_moves(&games[it], &both[it]), both[it].n_nodes()));
    assert_eq!(in_turn, alone);
}
