//! Proof-number search finds forced wins without any judgement of positions, and claims none that there are not.

use std::sync::Arc;

use engine::moves::path::Step;
use engine::variant::Variant;
use game::game::Game;
use search::computer::score::Score;
use search::computer::thinker::{Limits, Thinker};
use search::problems::proof_number::{Proved, WinProver};
use search::work::Work;

use crate::common::{compile, library};

/// Stones on a rhombus of hexagons: White joins the lower and the upper edge, Black the left and the right one.
fn hex(n: usize) -> Variant {
    let rows: Vec<String> = (0..n).map(|it| format!("{n}@{it}")).collect();
    let last = char::from(b'a' + n as u8 - 1);
    compile(&format!(
        "shape=brick {}\nlabels=q+r r\nsymmetry=none\nroyal=0\ncheckRule=0\npromoZone=0\ndrops=1\nendless=P\n\
         whiteLink=1,{n}\nblackLink=a1-a{n},{last}1-{last}{n}\nrepetition=none\nstone:P:-:checker:\n",
        rows.join(",")
    ))
}

/// The moves of a line.
type Paths = Vec<Vec<Step>>;

/// Whether the moves of a line lead to a win of the side that begins.
fn wins(variant: &Arc<Variant>, line: &Paths) -> bool {
    let mut game = Game::new(Arc::clone(variant));
    let side = game.position().turn();
    for path in line {
        let current = game.current();
        let Some(idx) = (0..current.moves.len()).find(|it| current.moves.path(*it) == path) else { return false };
        game.play_index(idx);
    }
    game.current().verdict.as_ref().is_some_and(|it| it.winner == Some(side))
}

#[test]
fn the_first_player_wins_in_hex() {
    let variant = Arc::new(hex(3));
    let mut prover = WinProver::new(variant.clone(), Game::new(variant.clone()).position().clone(), 14);
    let Proved::Win(plies) = prover.run(20_000, &mut || false) else { panic!("no proof") };
    let mut line = Paths::new();
    prover.follow(|_, moves, idx| line.push(moves.path(idx).to_vec()));
    assert_eq!(line.len() as u32, plies);
    assert!(wins(&variant, &line), "{line:?}");
}

#[test]
fn slices_of_a_proof_go_on_where_it_stopped() {
    let variant = Arc::new(hex(3));
    let start = Game::new(variant.clone()).position().clone();
    let mut whole = WinProver::new(variant.clone(), start.clone(), 14);
    let proved = whole.run(u64::MAX, &mut || false);
    let mut sliced = WinProver::new(variant, start, 14);
    let mut n = 0;
    let found = loop {
        n += 1;
        match sliced.run(20 * n, &mut || false) {
            Proved::Nothing => {}
            it => break it,
        }
    };
    assert_eq!((found, sliced.n_nodes()), (proved, whole.n_nodes()));
    assert!(n > 5);
}

#[test]
fn no_win_is_claimed_where_there_is_none() {
    let three = "files=3\nranks=3\nroyal=0\ncheckRule=0\npromoZone=0\ndrops=1\nendless=P\nconnect=3\nrepetition=none\n\
                 stone:P:-:checker:\n";
    for variant in [compile(three), library("hexapawn")] {
        let variant = Arc::new(variant);
        let start = Game::new(variant.clone()).position().clone();
        let mut prover = WinProver::new(variant, start, 14);
        assert_eq!(prover.run(u64::MAX, &mut || false), Proved::NoWin);
        prover.follow(|_, _, _| panic!("a line without a proof"));
    }
}

#[test]
fn the_computer_plays_a_proved_win() {
    let variant = Arc::new(hex(4));
    let mut thinker = Thinker::new(variant.clone(), Game::new(variant.clone()).position().clone());
    thinker.set_limits(Limits { nodes: 90_000, ..Limits::default() });
    thinker.run(&mut || false);
    let line = thinker.lines().first().expect("a line");
    assert!(matches!(line.score, Score::WinsIn(_)), "{line:?}");
    let mut paths = Paths::new();
    thinker.follow(line, |_, moves, idx| paths.push(moves.path(idx).to_vec()));
    assert!(wins(&variant, &paths), "{paths:?}");
}
