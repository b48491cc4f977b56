//! What authors call pieces and games in several languages, wherever a game is told. The sentences of these tests are English.

use super::{diagram, path};
use crate::diagram::Diagram;

/// A bat that can take a pawn.
const BATS: &str = "title=Watch
title.de=Wacht
task.de=Fange den Bauern.
solution=1. Bxd2
files=4
ranks=4
firstRank=1
symmetry=none
royal=0
bat:B:WF::c1
name.de=Fledermaus
name.en=flying mouse
Pawn:P:fmWfcF::,,d2
name.de-AT=Bauer";

/// The title, the task, what the types are called, and what two clicks do.
fn told(diagram: &Diagram) -> [String; 5] {
    let board = diagram.board_view();
    let words = |clicked: &str, step: &str| {
        let options = diagram.options_after(&path(clicked)).options;
        options.into_iter().find(|it| it.step == step).unwrap().words
    };
    let names: Vec<String> =
        board.types.into_iter().map(|it| format!("{} {}", it.name, it.own_name.unwrap_or_default())).collect();
    let task = diagram.puzzle_view().unwrap().task;
    [board.appearance.title.unwrap(), task, names.join(", "), words("", "c1"), words("c1", "d2")]
}

#[test]
fn a_game_is_told_with_the_names_of_its_language() {
    let mut diagram = diagram(BATS);
    let task = "White to move: find the solution.";
    let expected = ["Watch", task, "bat flying mouse, pawn ", "pick up the flying mouse", "capture the pawn"];
    assert_eq!(told(&diagram), expected);
    diagram.tell_in("de".into());
    let expected =
        ["Wacht", "Fange den Bauern.", "bat Fledermaus, pawn Bauer", "pick up the Fledermaus", "capture the Bauer"];
    assert_eq!(told(&diagram), expected);
    diagram.tell_in("fr".into());
    assert_eq!(told(&diagram), ["Watch", task, "bat , pawn ", "pick up the bat", "capture the pawn"]);
}

#[test]
fn rules_refusals_and_problems_have_the_names_too() {
    let mut diagram = diagram("files=4\nranks=4\niron=B\nbat:B:WF::c1\nname.de=Fledermaus\nking:K:K::b1");
    diagram.tell_in("de".into());
    let rules = format!("{:?}", diagram.rules_in_words());
    assert!(rules.contains("Fledermaus") && !rules.contains("bat"), "{rules}");
    let reason = diagram.why_not(&path("b1 c1")).unwrap();
    assert!(reason.sentence.contains("Fledermaus"), "{}", reason.sentence);
    let problems = format!("{:?}", super::diagram("a:X:K::\nname.en=first\nb:X:K::").problems());
    assert!(problems.contains("belongs to the first"), "{problems}");
}

/// A marsh, a duck that is put after each move, and words for them.
const MARSH: &str = "files=4
ranks=4
firstRank=1
terrainTypes=marsh:M:noLand
terrain=M:b2
walling=anywhere
wallName=Duck
word.de=Marsh:Sumpf
word.de=duck:Ente
king:K:K::a1,,d4
word.de=king:Fürst";

#[test]
fn any_word_of_an_author_is_said_in_the_language() {
    let mut diagram = diagram(MARSH);
    let told = |diagram: &mut Diagram| {
        let board = diagram.board_view();
        let names = [board.terrain[0].own_name.clone(), board.own_wall, board.types[0].own_name.clone()];
        let rules = format!("{:?}", diagram.rules_in_words());
        (names, diagram.why_not(&path("a1 b2")).unwrap().sentence, rules)
    };
    let (names, refusal, rules) = told(&mut diagram);
    assert_eq!((names, &*refusal), ([const { None }; 3], "A king cannot stay on the marsh on b2."));
    assert!(rules.contains("Marsh is terrain") && rules.contains("duck"), "{rules}");
    diagram.tell_in("de".into());
    let (names, refusal, rules) = told(&mut diagram);
    assert_eq!(names, ["Sumpf", "Ente", "Fürst"].map(|it| Some(it.to_owned())));
    assert_eq!(refusal, "A Fürst cannot stay on the Sumpf on b2.");
    assert!(!rules.contains("marsh") && !rules.contains("duck") && !rules.contains("king"), "{rules}");
    // What the engine throws is told so, too, also for whoever words it again.
    let error = diagram.play_path(&path("a1 b2")).unwrap_err();
    assert_eq!((error.message.clone(), error.told_in(&diagram.language).message), (refusal.clone(), refusal));
    assert_eq!(diagram.scene_view().record, Vec::<String>::new());
}

#[test]
fn a_remark_of_a_solution_is_said_in_the_language() {
    let mut diagram = diagram(&format!("{BATS}\nsolution=1. Bxd2 {{Well done.}}\nword.de=Well done.:Gut gemacht."));
    diagram.tell_in("de".into());
    diagram.play_path(&path("c1 d2")).unwrap();
    assert_eq!(diagram.puzzle_view().unwrap().remarks, ["Gut gemacht."]);
}

#[test]
fn letters_and_records_stay() {
    let mut diagram = diagram(BATS);
    diagram.tell_in("de".into());
    diagram.play_path(&path("c1 d2")).unwrap();
    assert_eq!(diagram.fen(), super::diagram(BATS).fen().replace("3p", "3B").replace("2B1", "4").replace(" w", " b"));
    assert!(diagram.record().starts_with("1. Bxd2"), "{}", diagram.record());
}

#[test]
fn a_game_is_told_in_the_words_of_its_family() {
    let text = "solution=1. Cc2\nfiles=4\nranks=4\nroyal=K\ncannon:C:mRcpR::c1\nname.en=big gun\nking:K:K::b1";
    let task = |text: &str| diagram(text).puzzle_view().unwrap().task;
    assert_eq!(task(text), "White to move: find the solution.");
    let of_xiangqi = format!("family=xiangqi\n{text}");
    assert_eq!(task(&of_xiangqi), "Red to move: find the solution.");
    let mut sut = diagram(&of_xiangqi);
    assert_eq!(sut.board_view().appearance.family, Some("xiangqi"));
    assert_eq!(sut.why_not(&path("b4 b3")).unwrap().sentence, "It is Red's turn.");
    let rules = format!("{:?}", sut.rules_in_words());
    assert!(rules.contains("big gun") && !rules.contains("cannon"), "{rules}");
}
