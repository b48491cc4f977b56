//! Squares that a type treats in its own way: which ones are shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::ids::Player;
use engine::moves::path::Step;
use engine::variant::Variant;
use game::game::Game;
use game::notation::fen;
use game::square_roles::square_role;

use crate::common::{compile, square, text};

/// The special squares of a type by name, each list sorted.
fn zones(variant: &Variant, side: Player, id: &str) -> BTreeMap<&'static str, Vec<String>> {
    let kind = variant.type_by_id(id).expect("a type of that ID");
    let mut res = BTreeMap::<_, Vec<String>>::new();
    for (sq, what) in square_role(variant, side, kind) {
        res.entry(what.name()).or_default().push(variant.label(sq));
    }
    res.values_mut().for_each(|it| it.sort());
    res
}

#[test]
fn promotion_zones() {
    let variant = compile("firstRank=1\npromoZone=2\npromoChoice=Q\npawn:P:::a2-h2\nqueen:Q:::d1\nking:K:::e1");
    let white = zones(&variant, Player::White, "P");
    assert_eq!(white.keys().collect::<Vec<_>>(), [&"promotion"]);
    assert_eq!(white["promotion"].join(" "), "a7 a8 b7 b8 c7 c8 d7 d8 e7 e8 f7 f8 g7 g8 h7 h8");
    assert_eq!(zones(&variant, Player::Black, "P")["promotion"][..2], ["a1", "a2"]);
    assert!(zones(&variant, Player::White, "K").is_empty());
}

#[test]
fn cells_of_morph_boards() {
    let variant = compile(
        "files=4\nranks=4\nfirstRank=1\nroyal=K\npromoZone=0\npromoOffset=2\nmaxPromote=1\n\
         man:M:K::a1\nmorph=*~-=/+^.M/!#K./....\nking:K:K::b1\nduke:D:Q::",
    );
    let found = zones(&variant, Player::White, "M");
    let expected = [
        ("draw", vec!["d4"]),
        ("forbidden", vec!["a2", "b2"]),
        ("goal", vec!["a4", "b4"]),
        ("loss", vec!["c4"]),
        ("morph", vec!["c2"]),
        ("promotion", vec!["a3", "b3"]),
    ];
    assert_eq!(
        found,
        expected.map(|(name, squares)| (name, squares.iter().map(|it| (*it).to_owned()).collect())).into()
    );
}

#[test]
fn areas_that_a_lesson_asks_for() {
    let lesson = compile("firstRank=1\nroyal=K\ngoal=reach:N+R:d5+a8\nknight:N:N::b1\nrook:R:R::a1\nking:K:K::e1");
    assert_eq!(zones(&lesson, Player::White, "N")["goal"], ["a8", "d5"]);
    assert_eq!(zones(&lesson, Player::White, "R")["goal"], ["a8", "d5"]);
    assert!(zones(&lesson, Player::White, "K").is_empty());
    // Who only answers has no goal there.
    assert!(!zones(&lesson, Player::Black, "N").contains_key("goal"));
    // A square that is a goal for two reasons is shown once.
    let both = compile("files=3\nranks=3\nfirstRank=1\ngoal=reach:M:a3\nman:M:K::a1\nmorph=*../.../...");
    assert_eq!(zones(&both, Player::White, "M")["goal"], ["a3"]);
}

#[test]
fn zones_of_the_library() {
    let palace = compile(&text("tests/zones/palace.txt"));
    let general = zones(&palace, Player::Black, "K");
    assert_eq!(general["forbidden"].len(), 81);
    assert_eq!(general["moves"].join(" "), "d10 d8 e9 f10 f8");
    let safe = compile(&text("tests/zones/safe-zone.txt"));
    assert_eq!(zones(&safe, Player::White, "N")["haven"].join(" "), "a1 a2 b1 b2 f1 f2 g1 g2");
    let across = compile(&text("tests/zones/across.txt"));
    let border = "a4 a5 b4 b5 c4 c5 d4 d5 e4 e5 f4 f5 g4 g5 h4 h5";
    assert_eq!(zones(&across, Player::White, "R")["border"].join(" "), border);
    assert_eq!(zones(&across, Player::Black, "K")["border"].join(" "), border);
    // Every square turns the piece over: that is no zone.
    let turning = compile(&text("tests/zones/flipping.txt"));
    assert!(zones(&turning, Player::White, "A").is_empty());
}

/// The marks of the squares where the piece on a square may go, by name of the square.
fn marks(zone: &str, place: &str, from: &str) -> BTreeMap<String, &'static str> {
    let variant = Arc::new(compile(&text(&format!("tests/zones/{zone}.txt"))));
    let position = fen::read(&variant, place).expect("a position").position;
    let game = Game::from_position(variant.clone(), position, (0, 1));
    let next = game.options(&[Step::Square(square(&variant, from))]).next;
    let squares = next.iter().filter_map(|it| match it.step {
        Step::Square(sq) => Some((variant.label(sq), it.mark.name())),
        _ => None,
    });
    squares.collect()
}

#[test]
fn goals_and_changes_are_marked() {
    let king = marks("goal-zone", "k6/7/7/3K3/7/7/7 w - - 0 1", "d4");
    assert_eq!((king["d5"], king["e4"]), ("goal", "leap"));
    let wazir = marks("two-halves", "7k/8/8/8/3A4/8/8/K7 w - - 0 1", "d4");
    assert_eq!((wazir["d5"], wazir["e4"]), ("morph", "leap"));
    // A capture is shown as one, whatever the piece becomes.
    let taking = marks("two-halves", "7k/8/8/3a4/3A4/8/8/K7 w - - 0 1", "d4");
    assert_eq!((taking["d5"], taking["e4"]), ("leap", "leap"));
    // Where a choice follows, the choice says what it becomes.
    let pawn = marks("ranked-choice", "4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "a6");
    assert_eq!(pawn["a7"], "move");
}
