//! Records of random games of every definition: moves, variations, comments, numbers and result read back, and lead to the same positions.

use catalogue::english;
use std::sync::Arc;

use engine::ids::Player;
use engine::position::repetition_key;
use game::game::Game;
use game::notation::record::{self, RecordInput, RecordMove};
use game::variation_tree::{self, RecordReading, Variations};

use crate::common::{compile, definitions, places_are_right};
use crate::random::Random;
use crate::trials::{Level, Trials, level};

/// Moves that are played in each game, in all its lines.
const N_MOVES: usize = 24;

/// Remarks with what else has a meaning in a record.
const REMARKS: [&str; 4] = ["good", "3. Nf3 (4. e4) was better; 1-0", "[FEN \"8/8\"]", "12 moves?"];

/// A random tree: moves are played at random places of what is there.
fn grow(game: &mut Game, random: &mut Random) -> Variations {
    let mut tree = Variations::default();
    tree.annotate(0, REMARKS[random.below(REMARKS.len())], &[]);
    for _ in 0..N_MOVES {
        if random.below(3) == 0 {
            let n_moves = tree.list().len();
            tree.visit(game, random.below(n_moves + 1));
        }
        let n_legal = game.current().moves.len();
        if game.current().verdict.is_some() || n_legal == 0 {
            tree.visit(game, 0);
            continue;
        }
        game.play_index(random.below(n_legal));
        tree.played(game);
        let signs = random.pick(&[vec![], vec![1], vec![6, 14], vec![200]]).clone();
        let remark = if random.below(3) == 0 { REMARKS[random.below(REMARKS.len())] } else { "" };
        let number = tree.current(game);
        tree.annotate(number, remark, &signs);
    }
    tree
}

/// The same without places, and without what the text of a record does not say of its turns.
fn bare(moves: &[RecordMove]) -> Vec<RecordMove> {
    let own = |it: &RecordMove| RecordMove {
        place: 0..0,
        goes_on: false,
        number: None,
        variations: it.variations.iter().map(|it| bare(it)).collect(),
        ..it.clone()
    };
    moves.iter().map(own).collect()
}

/// What a record loses of a random game.
fn run(text: &str) -> Result<(), String> {
    let variant = Arc::new(compile(text));
    let mut random = Random::new(text.len() as u64 + 3);
    let mut game = Game::new(Arc::clone(&variant));
    let first = (1 + random.below(99) as u32, game.position().turn());
    let tree = grow(&mut game, &mut random);
    let moves = tree.texts();
    let result = [None, Some("1-0"), Some("0-1"), Some("1/2-1/2")][random.below(4)];
    let (fen, shuffle) = (Some("8/8 w - - 0 1"), Some(518));
    let written = record::write(&RecordInput {
        headers: tree.headers(),
        shuffle,
        fen,
        first,
        comments: tree.comments(),
        moves: &moves,
        result,
    });
    let read = record::parse(&written);
    let same = bare(&read.moves) == bare(&moves)
        && read.comments == tree.comments()
        && read.result.as_deref() == result
        && (read.fen.as_deref(), read.shuffle) == (fen, shuffle)
        && places_are_right(&written, &read.moves);
    if !same {
        return Err(format!("{written}\n    is read as {read:?}"));
    }
    let number = format!("{}{}", first.0, if first.1 == Player::White { ". " } else { "... " });
    if !moves.is_empty() && !written.contains(&number) {
        return Err(format!("{written}\n    does not begin with {number}"));
    }
    let mut again = Game::new(Arc::clone(&variant));
    let RecordReading { tree: mut other, misfit, left_out } = variation_tree::read(&mut again, &read);
    if let Some(it) = misfit.or_else(|| left_out.into_iter().next()) {
        return Err(format!("{written}\n    stops: {it:?}"));
    }
    if other.texts() != moves || other.list().len() != tree.list().len() {
        return Err(format!("{written}\n    becomes {:?}", other.texts()));
    }
    let mut tree = tree;
    for number in 0..=tree.list().len() {
        tree.visit(&mut game, number);
        other.visit(&mut again, number);
        let keys = [&game, &again].map(|it| repetition_key::key(&variant, it.position()));
        if keys[0] != keys[1] || game.clocks() != again.clocks() || other.current(&again) != number {
            return Err(format!("{written}\n    leads elsewhere with move {number}"));
        }
    }
    Ok(())
}

/// Plies of a long game, and how many such games each definition has, by whether the run is full.
const PLIES: usize = 80;
const GAMES: [u64; 2] = [1, 8];

/// What the records of long games lose.
fn long_games(text: &str, n_games: u64) -> Result<(), String> {
    let variant = Arc::new(compile(text));
    for seed in 1..=n_games {
        let mut random = Random::new(seed + 1000);
        let (mut game, mut tree) = (Game::new(Arc::clone(&variant)), Variations::default());
        for _ in 0..PLIES {
            let n_moves = game.current().moves.len();
            if game.current().verdict.is_some() || n_moves == 0 {
                break;
            }
            game.play_index(random.below(n_moves));
            tree.played(&mut game);
        }
        let first = (1, variant.start().turn());
        let written = record::write(&RecordInput { first, moves: &tree.texts(), ..RecordInput::default() });
        let mut again = Game::new(Arc::clone(&variant));
        let RecordReading { misfit, left_out, .. } = variation_tree::read(&mut again, &record::parse(&written));
        if let Some(it) = misfit.or_else(|| left_out.into_iter().next()) {
            return Err(format!(
                "{} does not fit: {}; {written}",
                &written[it.place.clone()],
                english(&it.reason.message)
            ));
        }
        again.goto(usize::MAX);
        let keys = [&game, &again].map(|it| repetition_key::key(&variant, it.position()));
        if keys[0] != keys[1] || again.ply() != game.ply() {
            return Err(format!("leads elsewhere: {written}"));
        }
    }
    Ok(())
}

/// Adds two trials for each definition.
pub(crate) fn add(trials: &mut Trials) {
    let n_games = GAMES[usize::from(level() == Level::Full)];
    for (name, text) in definitions() {
        let definition = text.clone();
        trials.add(format!("records/{name}"), move || run(&definition));
        trials.add(format!("records of long games/{name}"), move || long_games(&text, n_games));
    }
}
