//! Worked cases of leg programs: how many walks a piece has, how many moves they are, and how moves are spelled.

use std::sync::Arc;

use engine::generate::pseudo_legal::Generator;
use engine::ids::Player;
use engine::moves::path::Step;
use engine::program::walker::Flow;
use engine::variant::Variant;
use game::game::Game;

use crate::common::{compile, moves_from, square};
use crate::effect::Effect;

/// A board with the piece X of White, other pieces of White and Black, none of them royal.
fn board(size: (u32, u32), xbetza: &str, at: &str, own: &str, foes: &str) -> Variant {
    let list = |it: &str| it.split_whitespace().collect::<Vec<_>>().join(",");
    compile(&format!(
        "files={}\nranks={}\nsymmetry=none\nroyal=0\nmaxPromote=0\npiece:X:{xbetza}::{at}\nstone:S:::{},,{}\n",
        size.0,
        size.1,
        list(own),
        list(foes),
    ))
}

/// Completed walks and distinct moves of X.
fn count(variant: &Variant, at: &str) -> (usize, usize) {
    let position = variant.start();
    let from = square(variant, at);
    let mut walks = 0;
    let _ = Generator::default().from(variant, &position, from, &mut |_| {
        walks += 1;
        Flow::Continue(())
    });
    (walks, moves_from(variant, &position, from).len())
}

const SQUARE: (u32, u32) = (8, 8);

#[test]
fn walks_and_moves() {
    let lion_foes = "d7 e7 c6 f5 f4 e3 g3 a9";
    let lion_own = "f6 c5 e4 b1";
    let table = [
        ("RmasR", SQUARE, "d4", "", "", 112, 63),
        ("RmasR", SQUARE, "d4", "f4", "d6", 65, 49),
        ("masR", SQUARE, "d4", "", "", 98, 49),
        ("masiR", SQUARE, "d4", "", "", 26, 13),
        ("masiR", SQUARE, "d4", "f4", "d6", 16, 10),
        ("RmabR", SQUARE, "d4", "", "", 94, 15),
        ("[F?fsR]", SQUARE, "d4", "", "", 24, 24),
        ("yafsF", SQUARE, "d4", "", "", 20, 20),
        ("afafsKafsafzfK", (10, 8), "e4", "", "", 48, 16),
        ("afafsKafsafzfK", (10, 8), "e4", "f5", "e5", 36, 14),
        ("mRcpR", SQUARE, "d4", "f4", "d6 d8 h4 b4", 8, 8),
        ("mRcaibR", SQUARE, "d4", "f4", "d6 d8 h4 b4", 8, 8),
        ("mRcabR", SQUARE, "d4", "f4", "d6 d8 h4 b4", 14, 14),
        ("KNADcaKcabKmabK", (9, 9), "e5", "", "", 32, 25),
        ("KNADcaKcabKmabK", (9, 9), "e5", "", "f5", 39, 33),
        ("KNADcaKcabK", (9, 9), "e5", lion_own, lion_foes, 34, 34),
    ];
    for (xbetza, size, at, own, foes, walks, moves) in table {
        let variant = board(size, xbetza, at, own, foes);
        assert_eq!(count(&variant, at), (walks, moves), "{xbetza} on {at}, own {own}, foes {foes}");
    }
    let pass = count(&board((9, 9), "KNADcaKcabKmabK", "e5", lion_own, lion_foes), "e5");
    assert_eq!(pass.1, 35);
}

/// End squares of all moves of X, sorted.
fn ends(variant: &Variant, at: &str) -> Vec<String> {
    let position = variant.start();
    let moves = moves_from(variant, &position, square(variant, at));
    let mut res: Vec<String> =
        (0..moves.len()).map(|it| Effect::of(variant, &position, &moves, it).spelling()).collect();
    res.sort();
    res
}

#[test]
fn moves_by_name() {
    let bishop = board(SQUARE, "mB", "d4", "", "");
    assert_eq!(ends(&board(SQUARE, "masiR", "d4", "", ""), "d4"), ends(&bishop, "d4"));
    let fewer = ends(&board(SQUARE, "masiR", "d4", "f4", "d6"), "d4");
    assert_eq!(fewer.join(" "), "a1 a7 b2 b6 c3 c5 e3 e5 f2 g1");
    let cannon = ends(&board(SQUARE, "mRcpR", "d4", "f4", "d6 d8 h4 b4"), "d4");
    assert_eq!(cannon.join(" "), "c4 d1 d2 d3 d5 d8 e4 h4");
    let rifle = ends(&board(SQUARE, "mRcaibR", "d4", "f4", "d6 d8 h4 b4"), "d4");
    assert_eq!(rifle.join(" "), "c4 d1 d2 d3 d4{b4} d4{d6} d5 e4");
    let loose = ends(&board(SQUARE, "mRcabR", "d4", "f4", "d6 d8 h4 b4"), "d4");
    assert_eq!(loose.iter().filter(|it| it.contains('{')).count(), 8);
    let falcon = ends(&board((10, 8), "afafsKafsafzfK", "e4", "f5", "e5"), "e4");
    assert!(!falcon.contains(&"f7".into()) && !falcon.contains(&"g7".into()));
}

/// What the move does that a path spells, in the spelling of effects; `None` if it spells no move.
fn spelled(variant: Variant, path: &str) -> Option<String> {
    let mut game = Game::new(Arc::new(variant));
    let steps: Vec<Step> = path.split_whitespace().map(|it| Step::Square(square(game.variant(), it))).collect();
    let idx = game.current().spellings.spelled(&steps)?;
    let current = game.current();
    let res = Effect::of(game.variant(), game.position(), &current.moves, idx).spelling();
    let before = game.position().clone();
    let canonical = current.spellings.canonical(idx).to_vec();
    game.play(&steps).expect("a spelling is a move");
    assert_eq!(game.plies()[0].path, canonical, "{path}: the record has the canonical spelling");
    assert!(game.undo());
    assert_eq!(game.position().hash(), before.hash());
    Some(res)
}

#[test]
fn spellings() {
    let lion = "KNADcaKcabKmabK";
    let chain = "[fcF-fmF(-cF-fmF)]";
    let run = "b2 d4 f6 d6";
    let table = [
        (lion, "e5", "", "d6 c7", "e5 c7", "c7"),
        (lion, "e5", "", "d6 c7", "e5 d6 c7", "c7{d6}"),
        (lion, "e5", "", "d6 c7", "e5 d6 e5", "e5{d6}"),
        ("udQ", "d4", "f4", "", "d4 f4", "f4(f4>d4)"),
        ("QafudQ", "d4", "f4", "", "d4 e4 f4", "f4(f4>e4)"),
        (chain, "a1", "", run, "a1 b2 c3", "c3{b2}"),
        (chain, "a1", "", run, "a1 b2 d4 e5", "e5{b2,d4}"),
        (chain, "a1", "", run, "a1 b2 d4 f6 g7", "g7{b2,d4,f6}"),
        (chain, "a1", "", run, "a1 b2 d4 d6 c7", "c7{b2,d4,d6}"),
        ("mcamcamcK", "d4", "", "d5 d6", "d4 d5 d6 d7", "d7{d5,d6}"),
        ("cafcabmafmK", "d4", "", "d5 d6", "d4 d5 d6 d4", "d4{d5,d6}"),
    ];
    for (xbetza, at, own, foes, path, effect) in table {
        let variant = board(SQUARE, xbetza, at, own, foes);
        assert_eq!(spelled(variant, path).as_deref(), Some(effect), "{xbetza}: {path}");
    }
}

#[test]
fn one_move_with_two_spellings() {
    let round = || board(SQUARE, "[fcF-fmF(-cF-fmF)]", "d2", "", "e3 e5 c5 c3");
    let (right, left) = ("d2 e3 e5 c5 c3 d2", "d2 c3 c5 e5 e3 d2");
    assert!(spelled(round(), right).is_some() && spelled(round(), left).is_some());
    let game = Game::new(Arc::new(round()));
    let steps = |path: &str| -> Vec<Step> {
        path.split_whitespace().map(|it| Step::Square(square(game.variant(), it))).collect()
    };
    let spellings = &game.current().spellings;
    assert_eq!(spellings.spelled(&steps(right)), spellings.spelled(&steps(left)));
    let all: Vec<_> =
        (0..game.current().moves.len()).filter(|it| game.current().moves.victims(*it).len() == 4).collect();
    assert_eq!(all.len(), 1, "four victims are one move");
}

#[test]
fn a_move_may_be_typed_in_short_where_nothing_else_fits() {
    let variant = board(SQUARE, "fcafmF", "d4", "", "e5");
    let game = Game::new(Arc::new(variant));
    let from = |it: &str| Step::Square(square(game.variant(), it));
    let options = game.options(&[from("d4")]);
    assert!(options.next.iter().any(|it| it.step == from("e5") && it.plays.is_some()), "the victim decides");
    assert!(options.next.iter().any(|it| it.step == from("f6") && it.plays.is_some()), "the end square decides");
    assert_eq!(game.position().turn(), Player::White);
}
