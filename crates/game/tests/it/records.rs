//! Records and trees of games: variations, comments and where a reader is in them.

use std::sync::Arc;

use engine::ids::Player;
use game::game::Game;
use game::notation::record;
use game::notation::record::{MAX_DEPTH, Misfit, RecordInput, RecordTokens};
use game::variation_tree;
use game::variation_tree::{RecordReading, Variations};

use crate::common::{compile, library_text, places_are_right};
use crate::random::Random;

/// The ordinary game, which no repetition ends.
fn chess() -> Game {
    let text = library_text("chess");
    let lines: Vec<&str> = text.lines().filter(|it| !it.starts_with("repetition")).collect();
    Game::new(Arc::new(compile(&lines.join("\n"))))
}

fn read(text: &str) -> (Game, Variations) {
    let mut game = chess();
    let RecordReading { tree, misfit, left_out } = variation_tree::read(&mut game, &record::parse(text));
    assert_eq!((misfit, left_out.len()), (None, 0), "{text}");
    (game, tree)
}

fn play(game: &mut Game, tree: &mut Variations, text: &str) {
    let found = game::notation::san::read(game.variant(), game.position(), &game.current().moves, text);
    game.play_index(found.expect("a move"));
    tree.played(game);
}

fn text(tree: &Variations) -> String {
    let moves = tree.texts();
    record::write(&RecordInput { first: (1, Player::White), moves: &moves, ..RecordInput::default() })
}

fn line(game: &Game) -> String {
    game.plies().iter().map(|it| it.san.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn another_move_becomes_a_variation() {
    let (mut game, mut tree) = read("1. e4 e5 2. Nf3 Nc6");
    tree.goto(&mut game, 1);
    play(&mut game, &mut tree, "c5");
    assert_eq!((line(&game), game.ply()), ("e4 c5".into(), 2));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5) 2. Nf3 Nc6 *");
    // The move that is there already is no variation, and the line goes on as it did.
    tree.goto(&mut game, 1);
    play(&mut game, &mut tree, "e5");
    assert_eq!((line(&game), game.ply()), ("e4 e5 Nf3 Nc6".into(), 2));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5) 2. Nf3 Nc6 *");
}

#[test]
fn moves_that_were_taken_back_are_replaced() {
    let (mut game, mut tree) = read("1. e4 e5 2. Nf3 Nc6");
    assert!(tree.undo(&mut game) && tree.undo(&mut game));
    play(&mut game, &mut tree, "d4");
    assert_eq!(text(&tree), "1. e4 e5 2. d4 *");
    // Not if something is said about them, and not if they were only left.
    tree.annotate(3, "the centre", &[]);
    assert!(tree.undo(&mut game));
    play(&mut game, &mut tree, "f4");
    assert_eq!(text(&tree), "1. e4 e5 2. d4 {the centre} (2. f4) *");
    let (mut game, mut tree) = read("1. e4 e5 2. Nf3 Nc6");
    tree.goto(&mut game, 2);
    assert!(tree.undo(&mut game));
    play(&mut game, &mut tree, "c5");
    assert_eq!(text(&tree), "1. e4 e5 (1... c5) 2. Nf3 Nc6 *");
}

#[test]
fn variations_are_promoted_and_removed() {
    let record = "1. e4 e5 (1... c5 2. c3 (2. d4)) 2. Nf3";
    let (mut game, mut tree) = read(record);
    let list: Vec<(String, usize, bool, usize)> =
        tree.list().iter().map(|it| (it.ply.san.clone(), it.depth, it.begins, it.parent)).collect();
    let expected = [
        ("e4", 0, false, 0),
        ("e5", 0, false, 1),
        ("c5", 1, true, 1),
        ("c3", 1, false, 3),
        ("d4", 2, true, 3),
        ("Nf3", 0, false, 2),
    ];
    assert!(list.iter().map(|it| (it.0.as_str(), it.1, it.2, it.3)).eq(expected), "{list:?}");
    assert!(!tree.promote(&mut game, 6), "the main line is the main line");
    assert!(tree.visit(&mut game, 5) && tree.promote(&mut game, 5));
    assert_eq!(text(&tree), "1. e4 e5 (1... c5 2. d4 (2. c3)) 2. Nf3 *");
    assert_eq!(line(&game), "e4 c5 d4");
    let number = tree.current(&game);
    assert!(tree.promote(&mut game, number));
    assert_eq!(text(&tree), "1. e4 c5 (1... e5 2. Nf3) 2. d4 (2. c3) *");
    assert_eq!((line(&game), game.ply()), ("e4 c5 d4".into(), 3));
    assert!(tree.remove(&mut game, 2));
    assert_eq!((line(&game), game.ply(), text(&tree)), ("e4 e5 Nf3".into(), 1, "1. e4 e5 2. Nf3 *".into()));
    assert!(!tree.remove(&mut game, 0) && !tree.remove(&mut game, 99) && !tree.visit(&mut game, 99));
    assert!(tree.remove(&mut game, 1));
    assert_eq!((line(&game), tree.list().len()), (String::new(), 0));
}

#[test]
fn what_does_not_fit_is_left_out_of_its_line_only() {
    let mut game = chess();
    let written = "1. e4 (1. d4 d6 2. Kd8 Kd7) 1... e5 2. Ke4 Ke7 (2. a3)";
    let RecordReading { tree, misfit, left_out } = variation_tree::read(&mut game, &record::parse(written));
    assert_eq!(&written[misfit.expect("a misfit").place], "Ke4");
    assert_eq!(left_out.iter().map(|it| &written[it.place.clone()]).collect::<Vec<_>>(), ["Kd8"]);
    assert_eq!(text(&tree), "1. e4 (1. d4 d6 {2. Kd8 Kd7}) 1... e5 {2. Ke4 Ke7 (2... a3)} *");
    assert_eq!(line(&game), "e4 e5");
}

/// The main line of a record, where it ends too early, and what is left out.
fn damaged(written: &str) -> (String, Option<String>, Vec<String>) {
    let mut game = chess();
    let RecordReading { misfit, left_out, .. } = variation_tree::read(&mut game, &record::parse(written));
    let place = |it: &Misfit| written[it.place.clone()].to_owned();
    (line(&game), misfit.as_ref().map(place), left_out.iter().map(place).collect())
}

#[test]
fn damage_costs_itself_alone() {
    for (written, line, left_out) in [
        // Null moves, in the middle and first.
        ("1. e4 e5 (1... d6 2. d4 -- 3. Nc3) 2. Nf3", "e4 e5 Nf3", &["--"][..]),
        ("1. e4 e5 (1... d6 2. d4 @@@@ 3. Nc3) 2. Nf3", "e4 e5 Nf3", &["@@@@"]),
        ("1. d4 (1. Z0 d5 2. e4) (1. c4) 1... d5", "d4 d5", &["Z0"]),
        // Words and signs that are no moves, by the numbers around them or by themselves.
        ("1. e4 ★ e5 2. Nf3 §4 Nc6 3. Bb5", "e4 e5 Nf3 Nc6 Bb5", &["★", "§4"]),
        ("1. e4 Sicilian? c5 2. Nf3", "e4 c5 Nf3", &["Sicilian"]),
        ("e4 e5 x9 Nf3 Nc6 Bb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6", &["x9"]),
        ("1. «e4» e§5 2. “Nf3”", "e4 e5 Nf3", &["«e4»", "e§5", "“Nf3”"]),
        // Numbers that somebody miscounted.
        ("1. e4 e5 2. Nf3 Nc6 4. Bb5 a6 5. Ba4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4", &["Bb5"]),
    ] {
        assert_eq!(damaged(written), (line.to_owned(), None, left_out.iter().map(|it| (*it).to_owned()).collect()));
    }
    for (written, line, misfit) in [
        ("1. e4 e5 2. -- Nc6 3. Nf3", "e4 e5", "--"),
        ("1. e4 e5 2. N?x Nc6 3. Bb5 a6 4. Ba4", "e4 e5", "N?x"),
        // A line is lost: moves that happen to be legal are not played in the place of others.
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n6. Re1 b5 7. Bb3 d6 8. c3", "e4 e5 Nf3 Nc6 Bb5 a6", "Re1"),
        ("1. d4 d5 2. c4 e6\n3... Be7 4. Nf3 Nf6 5. Bg5 O-O", "d4 d5 c4 e6", "Be7"),
        ("1. e4 {lost 2. Nf3 Nc6} 3. Bb5 a6 4. Ba4 Nf6", "e4", "Bb5"),
    ] {
        let (own, place, _) = damaged(written);
        assert_eq!((own.as_str(), place.as_deref()), (line, Some(misfit)), "{written}");
    }
}

#[test]
fn records_in_other_forms_and_mixed_ones_are_read() {
    for written in [
        "1. Pe4 Pe5 2. Nf3 Nc6 3. Bb5 Pa6",
        "1. e4 Pe5 2. Pd4 Pxd4 3. c3 Pdxc3 4. Pbxc3",
        "1. e4 e7e5 2. g1f3 Nc6 3. f1-b5 a7-a6",
        "1. P e2-e4 P e7-e5 2. N g1-f3 N b8-c6 3. B f1-b5 P a7-a6",
        "1. P e2-e4 p e7-e5\n2. N g1-f3 n b8-c6 // both out\n3. B f1-b5 p a7-a6",
        "1. ♙e4 ♟e5 2. ♘f3 ♞c6 3. ♗b5+− a6=",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5 a6",
        "1. e2–e4 e7–e5 2. Ng1–f3! Nb8–c6 ⩲ 3. Bf1—b5 a7—a6",
    ] {
        let mut game = chess();
        let RecordReading { misfit, left_out, .. } = variation_tree::read(&mut game, &record::parse(written));
        assert_eq!((misfit, left_out.len()), (None, 0), "{written}");
        assert!(game.ply() >= 6, "{written}: {}", line(&game));
    }
}

#[test]
fn what_programs_keep_in_comments_stays() {
    let written = "1. e4 {[%clk 0:03:00] best} 1... e5 {[%eval 0.2]} 2. Nf3 *";
    let (_, mut tree) = read(written);
    assert_eq!(text(&tree), written);
    tree.annotate(1, "good", &[]);
    tree.annotate(2, "solid", &[]);
    assert_eq!(text(&tree), "1. e4 {[%clk 0:03:00] good} 1... e5 {[%eval 0.2] solid} 2. Nf3 *");
    tree.annotate(2, "", &[]);
    assert_eq!(text(&tree), "1. e4 {[%clk 0:03:00] good} 1... e5 {[%eval 0.2]} 2. Nf3 *");
}

#[test]
fn nesting_is_bounded() {
    // A variation of each move: one level more every time.
    let (mut game, mut tree) = (chess(), Variations::default());
    for n in 0..60 {
        let moves = [["Nf3", "Nc3"], ["Nf6", "Nc6"], ["Nf3", "Nb1"], ["Nf6", "Nb8"]][n % 4];
        for it in moves {
            let ply = game.ply();
            play(&mut game, &mut tree, it);
            if it == moves[0] {
                tree.goto(&mut game, ply);
            }
        }
    }
    let deepest = |tree: &Variations| tree.list().iter().map(|it| it.depth).max();
    assert_eq!(deepest(&tree), Some(MAX_DEPTH));
    let written = text(&tree);
    assert_eq!(text(&read(&written).1), written);
    // What promoting would push deeper stays.
    let last = tree.current(&game);
    assert_eq!(game.ply(), 60);
    for number in [last, 1, 40, 60, 80, 100] {
        tree.promote(&mut game, number);
    }
    assert!(deepest(&tree) <= Some(MAX_DEPTH));
}

#[test]
fn programs_that_try_moves_out_leave_nothing_behind() {
    let (mut game, mut tree) = (chess(), Variations::default());
    for n in 0..20 {
        game.play_index(n);
        tree.played(&mut game);
        game.play_index(n / 2);
        tree.played(&mut game);
        assert_eq!((tree.list().len(), game.plies().len()), (2, 2));
        assert!(tree.undo(&mut game) && tree.undo(&mut game));
    }
    play(&mut game, &mut tree, "e4");
    assert_eq!(text(&tree), "1. e4 *");
}

#[test]
fn hostile_records_do_no_harm() {
    let mut random = Random::new(11);
    let parts =
        ["(", ")", "{", "}", "e4", "e5", "$", "!", "1.", " ", "Nf3", "[", "\"", ";", "\n", "(N-B)", "é", "*", "d4 "];
    for _ in 0..400 {
        let written: String = (0..random.below(60)).map(|_| *random.pick(&parts)).collect();
        let mut game = chess();
        let tokens: RecordTokens = record::parse(&written);
        assert!(places_are_right(&written, &tokens.moves), "{written:?}");
        let tree = variation_tree::read(&mut game, &tokens).tree;
        let again = text(&tree);
        let (_, other) = read(&again);
        assert_eq!(other.texts().len(), tree.texts().len(), "{written:?}");
    }
}
