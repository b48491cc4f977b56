//! Records of random games: moves, variations, remarks, numbers and result read back, and lead to the same positions.

use std::sync::Arc;

use engine::ids::Player;
use engine::position::repetition_key;
use game::game::Game;
use game::notation::record;
use game::notation::record::{MAX_DEPTH, RecordInput, RecordMove, RecordTokens};
use game::variation_tree;
use game::variation_tree::Variations;

use crate::common::{compile, folder, repository};
use crate::random::Random;

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

/// The same without places.
fn bare(moves: &[RecordMove]) -> Vec<RecordMove> {
    let own = |it: &RecordMove| RecordMove {
        place: 0..0,
        variations: it.variations.iter().map(|it| bare(it)).collect(),
        ..it.clone()
    };
    moves.iter().map(own).collect()
}

fn places_are_right(text: &str, moves: &[RecordMove]) -> bool {
    let is_right = |it: &RecordMove| text[it.place.clone()] == it.text;
    moves.iter().all(|it| is_right(it) && it.variations.iter().all(|it| places_are_right(text, it)))
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
    let same = bare(&read.moves) == moves
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
    let (mut other, misfit) = variation_tree::read(&mut again, &read);
    if let Some(it) = misfit {
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

#[test]
fn records_read_back() {
    let all = folder(&repository().join("tests/diagrams"), "txt");
    let bad: Vec<String> =
        all.iter().filter_map(|(name, text)| run(text).err().map(|it| format!("{name}: {it}"))).collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// The ordinary game, which no repetition ends.
fn chess() -> Game {
    let text = diagram_text("chess");
    let lines: Vec<&str> = text.lines().filter(|it| !it.starts_with("repetition")).collect();
    Game::new(Arc::new(compile(&lines.join("\n"))))
}

fn diagram_text(name: &str) -> String {
    let all = folder(&repository().join("tests/diagrams"), "txt");
    all.into_iter().find(|it| it.0 == name).expect("a diagram").1
}

fn read(text: &str) -> (Game, Variations) {
    let mut game = chess();
    let (tree, misfit) = variation_tree::read(&mut game, &record::parse(text));
    assert_eq!(misfit, None, "{text}");
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
    let (tree, misfit) = variation_tree::read(&mut game, &record::parse(written));
    let misfit = misfit.expect("a misfit");
    assert_eq!(&written[misfit.place], "Kd8");
    assert_eq!(text(&tree), "1. e4 (1. d4 d6) 1... e5 *");
    assert_eq!(line(&game), "e4 e5");
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
        let (tree, _) = variation_tree::read(&mut game, &tokens);
        let again = text(&tree);
        let (_, other) = read(&again);
        assert_eq!(other.texts().len(), tree.texts().len(), "{written:?}");
    }
}
