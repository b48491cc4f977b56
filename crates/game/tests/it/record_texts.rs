//! Records are written and read back, with what may stand in them.

use catalogue::english;
use engine::ids::Player;
use game::notation::record::*;

fn texts(text: &str) -> Vec<String> {
    parse(text).moves.into_iter().map(|it| it.text).collect()
}

fn named(text: &str) -> RecordMove {
    RecordMove { text: text.into(), ..RecordMove::default() }
}

/// The same without places.
fn bare(moves: &[RecordMove]) -> Vec<RecordMove> {
    let own = |it: &RecordMove| RecordMove {
        number: None,
        place: 0..0,
        variations: it.variations.iter().map(|it| bare(it)).collect(),
        ..it.clone()
    };
    moves.iter().map(own).collect()
}

#[test]
fn writes_and_reads() {
    let mut moves = ["e5", "{Kn}f3", "O-O", "(N-B)B@f7", "a8={Kn}", "--"].map(named).to_vec();
    moves[1].comments = vec!["good".into(), "12".into()];
    let headers = [("Event", "The \"open\""), ("Result", "*")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let input = RecordInput {
        headers: &headers,
        shuffle: Some(518),
        fen: Some("8/8 b - - 0 7"),
        first: (7, Player::Black),
        comments: &["the {start}".to_string()],
        moves: &moves,
        result: Some("1/2-1/2"),
    };
    let text = write(&input);
    assert_eq!(
        text,
        "{518}\n[Event \"The \\\"open\\\"\"]\n[Result \"1/2-1/2\"]\n[FEN \"8/8 b - - 0 7\"]\n{the (start)} 7... e5 8. {Kn}f3 {good} { 12 .} 8... O-O 9. (N-B)B@f7 a8={Kn} 10. -- 1/2-1/2"
    );
    let read = parse(&text);
    assert_eq!(read.shuffle, Some(518));
    assert_eq!(read.tags[0].1, "The \"open\"");
    assert_eq!(read.fen.as_deref(), Some("8/8 b - - 0 7"));
    assert_eq!(read.comments, ["the (start)"]);
    assert!(read.moves.iter().map(|it| &it.text).eq(moves.iter().map(|it| &it.text)));
    assert_eq!(read.moves[1].comments, ["good", "12 ."]);
    assert_eq!(read.result.as_deref(), Some("1/2-1/2"));
    assert_eq!(&text[read.moves[3].place.clone()], "(N-B)B@f7");
}

#[test]
fn variations_and_signs() {
    let mut moves = ["e4", "e5", "Nf3"].map(named).to_vec();
    let mut other = ["c5", "{Kn}c3", "(N-B)B@f7"].map(named).to_vec();
    other[0].before = vec!["or".into()];
    other[1].signs = vec![5];
    other[2].variations = vec![vec![named("d6")], vec![named("(N-B)B@a7"), named("a3")]];
    moves[1].signs = vec![2, 14];
    moves[1].variations = vec![other, vec![named("e6")]];
    moves[2].signs = vec![10];
    moves[2].comments = vec!["a (b) 2. c".into()];
    let text = write(&RecordInput { first: (1, Player::White), moves: &moves, ..RecordInput::default() });
    assert_eq!(
        text,
        "1. e4 e5? $14 ({or} 1... c5 2. {Kn}c3!? (N-B)B@f7 (2... d6) (2... (N-B)B@a7 3. a3)) (1... e6) \
         2. Nf3 $10 {a (b) 2. c} *"
    );
    assert_eq!(bare(&parse(&text).moves), moves);
}

#[test]
fn usual_records() {
    let read = parse("1.e4 e5 2.Nf3! $1 Nc6?! ; a remark\n3. Bb5 (3. Bc4 (3. d4) Bc5) a6 1-0 rest");
    let of = |moves: &[RecordMove]| moves.iter().map(|it| it.text.clone()).collect::<Vec<_>>();
    assert_eq!(of(&read.moves), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
    assert_eq!((read.moves[2].signs.as_slice(), read.moves[3].signs.as_slice()), ([1, 1].as_slice(), [6].as_slice()));
    let [other] = &read.moves[4].variations[..] else { panic!("{read:?}") };
    assert_eq!(of(other), ["Bc4", "Bc5"]);
    assert_eq!(of(&other[0].variations[0]), ["d4"]);
    assert_eq!(texts("1. e4{comment} e5 {518} 2. 0-0 *"), ["e4", "e5", "0-0"]);
    assert_eq!(parse("1. e4 {518} e5").shuffle, None);
    // Without numbers, without blanks, with a result inside, with nothing but a remark, with nothing to replace.
    let read = parse("(d4) e4(d4 d5 1-0) e5 ({quiet}) (c5){other} Nf3 (Nc3");
    assert_eq!(of(&read.moves), ["e4", "e5", "Nf3"]);
    assert_eq!((of(&read.moves[0].variations[0]).len(), &read.result), (2, &None));
    assert_eq!(
        (of(&read.moves[1].variations[0]), read.moves[1].comments.join("+")),
        (vec!["c5".into()], "quiet+other".into())
    );
    assert_eq!(of(&read.moves[2].variations[0]), ["Nc3"]);
}

#[test]
fn odd_texts_are_read_without_failure() {
    for text in [
        "{", "[", "(1", "{518", "[FEN", "[FEN \"", "1.", "...", "é{", "(((((((", ")", "}", "]", ";", "$", "!", "a)",
        "(!)",
    ] {
        assert!(texts(text).len() <= 1, "{text}");
    }
    let deep = "e4 (d4 ".repeat(100_000);
    let mut depth = 0;
    let mut line = parse(&deep).moves;
    while let Some(it) = line.pop() {
        line = it.variations.into_iter().next().unwrap_or_default();
        depth += usize::from(!line.is_empty());
    }
    assert_eq!(depth, MAX_DEPTH);
}

#[test]
fn what_stands_between_moves_is_no_move() {
    for text in [
        "\u{feff}1. e4 e5 2. Nf3",
        "% by a program\r\n[Event \"x\"]\r\n% and again\r\n1. e4\r\n% between\r\ne5 2. Nf3",
        "[Event \"x\"]\n%eval 0.3\n\n1. e4 e5\n%\n2. Nf3",
        "1. e4 {said\n% within} e5\n% (1... c5)\n2. Nf3\n%1. d4",
        "[Event \"x\"]\n\u{feff}1.\u{a0}e4\u{200b} e5 2. Nf3",
        "1. e4 ± e5 = 2. Nf3 +/-",
        "1.e4!⩲ e5?!−+ 2.Nf3□ N",
        "1. e4$1 e5 $18 $146 2. Nf3 ∆",
        "1… e4 1. … e5 2.Nf3 ½–½",
        "1. e4 [%clk 0:01:00] e5 2. Nf3 // and so on",
    ] {
        let read = parse(text);
        let own: Vec<&str> = read.moves.iter().map(|it| it.text.as_str()).collect();
        assert_eq!(own, ["e4", "e5", "Nf3"], "{text:?}");
        assert!(read.left_out.is_empty(), "{text:?} {:?}", read.left_out);
    }
    let signs = |text: &str| parse(text).moves.iter().map(|it| it.signs.clone()).collect::<Vec<_>>();
    assert_eq!(signs("e4!⩲ e5 -+ Nf3 $10 N"), [vec![1, 14], vec![19], vec![10, 146]]);
    assert_eq!(signs("e4!!! e5??±"), [vec![3], vec![4, 16]]);
    // A number stands before a move, or is none.
    assert_eq!(texts("1 e4 e5 2 Nf3 Nc6 3. 5 a6"), ["e4", "e5", "Nf3", "Nc6", "5", "a6"]);
    assert_eq!([14, 16, 18, 20, 146, 8, 200].map(sign_text), ["⩲", "±", "+−", "+−", "N", "□", "$200"]);
    for number in 1..=u8::MAX {
        let text = sign_text(number);
        assert_eq!(sign_text(sign(&text).unwrap_or(0)), text, "{number}");
    }
}

#[test]
fn what_is_left_out_is_told() {
    for (text, code) in [
        ("1. e4 <later> e5", "reserved"),
        ("1. e4 e5 1-0\n\n[Event \"b\"]\n\n1. d4 d5 *", "several-games"),
        ("1. e4 e5\n\n[Event \"b\"]\n\n1. d4 d5 *", "several-games"),
        ("1. e4 e5 * 1. d4 d5 *", "several-games"),
        ("1. e4 e5 1-0 and applause", "after-the-end"),
        ("1. e4 * e5", "not-a-move"),
        ("1. e4 {said e5", "not-closed"),
        ("1. e4 {said {twice} e5", "not-closed"),
        ("1. e4 (1. d4 e5", "not-closed"),
        ("1. e4 e5) *", "not-opened"),
        ("(1. d4) 1. e4 e5", "not-a-variation"),
        ("[Event \"x]\n1. e4 e5", "not-a-tag"),
        ("$3 1. e4 e5", "not-a-move"),
    ] {
        let read = parse(text);
        assert_eq!(read.moves[0].text, "e4", "{text}");
        let codes: Vec<&str> = read.left_out.iter().map(|it| it.reason.code).collect();
        assert_eq!(codes, [code], "{text}");
    }
    let games = parse("1. e4 1-0\n[White \"b\"]\n[Black \"c\"]\n1. d4 *\n[White \"d\"]\n1. c4 *");
    assert!(english(&games.left_out[0].reason.message).contains("3 games"), "{games:?}");
}

#[test]
fn damaged_comments_and_tags_cost_themselves() {
    let read = parse("[Event \"x]\n[Site \"y\"]\n[Round \"1\" \n1. e4 {good 1... e5 2. Nf3\nNc6");
    let own: Vec<&str> = read.moves.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(own, ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(read.moves[0].comments, ["good"]);
    assert_eq!(read.tags.iter().map(|it| it.0.as_str()).collect::<Vec<_>>(), ["Site", "Round"]);
    let odd = parse("[Event \"The \"open\"\"] [Site \"a\\b\"]\n1. e4");
    assert_eq!(odd.tags.iter().map(|it| it.1.as_str()).collect::<Vec<_>>(), ["The \"open\"", "a\\b"]);
}

#[test]
fn moves_with_blanks_are_one_move() {
    let read = parse(
        "1. P e2-e4 p e7-e5 2. P d7-d8; Q-d8 {queen} K e8-g8; h8-f8 3. Pe7-e8;Q-e8 P*e5 // quiet\n4. e4-d5; @-d6 N g1-f3",
    );
    let own: Vec<&str> = read.moves.iter().map(|it| it.text.as_str()).collect();
    let moves =
        ["P e2-e4", "p e7-e5", "P d7-d8; Q-d8", "K e8-g8; h8-f8", "Pe7-e8;Q-e8", "P*e5", "e4-d5; @-d6", "N g1-f3"];
    assert_eq!(own, moves);
    assert_eq!(read.moves[2].comments, ["queen"]);
    assert_eq!(texts("1. e2-e4 ; good-1\n1... N b8-c6"), ["e2-e4", "N b8-c6"]);
    assert_eq!(texts("1. {Vg}xm12+ {Hf}xm12-m11 2. {Kn} b1-c3"), ["{Vg}xm12+", "{Hf}xm12-m11", "b1-c3"]);
}

#[test]
fn commands_of_programs_are_told_from_remarks() {
    let text = "[%clk 0:03:00] Good, [sic] and [%cal Gg1f3,Ra1a2][%csl Ge4] quick";
    assert_eq!(commands::shown(text), "Good, [sic] and quick");
    assert_eq!(commands::commands(text), "[%clk 0:03:00] [%cal Gg1f3,Ra1a2] [%csl Ge4]");
    assert_eq!(commands::shown("[%eval 0.3] [%emt 0:00:04]"), "");
    assert_eq!(commands::shown("half [%clk"), "half [%clk");
}

/// The games of a text.
fn parts(text: &str) -> Vec<&str> {
    let variant = game::setup::compile(&rules::read("files=8\nranks=8").0).0;
    games(&variant, text).into_iter().map(|it| text[it].trim()).collect()
}

#[test]
fn games_of_a_text_stand_apart() {
    let whole =
        ["[White \"a\"]\n\n1. e4 e5 1-0", "[White \"b\"]\n\n{first} 1. d4 *", "[White \"c\"]\n\n1. c4 (1. b4) 1/2-1/2"];
    assert_eq!(parts(&whole.join("\n\n")), whole);
    assert_eq!(parts("1. e4 e5 * 1. d4 d5 *"), ["1. e4 e5 *", "1. d4 d5 *"]);
    assert_eq!(parts("1. e4 e5 1-0 and applause\n\n1. d4 *"), ["1. e4 e5 1-0 and applause", "1. d4 *"]);
    assert_eq!(parts("{518}\n1. e4 *\n\n{12}\n1. d4 *"), ["{518}\n1. e4 *", "{12}\n1. d4 *"]);
    assert_eq!(parts(""), [""]);
    // Without a result and without tags, a first move behind a blank line begins a game.
    assert_eq!(parts("1. e4 e5\n2. Nf3\n\n1. d4 d5"), ["1. e4 e5\n2. Nf3", "1. d4 d5"]);
    assert_eq!(parts("[Event \"a\"]\n\n[Event \"b\"]\n\n1. d4 *"), ["[Event \"a\"]", "[Event \"b\"]\n\n1. d4 *"]);
    assert_eq!(parts("1. e4 e5\n\n1... c5 2. Nf3"), ["1. e4 e5\n\n1... c5 2. Nf3"]);
}

#[test]
fn a_damaged_game_costs_itself_alone() {
    let others = ("[White \"a\"]\n\n1. e4 e5 1-0", "[White \"c\"]\n\n1. c4 c5 {so} *");
    for damaged in [
        "[White \"b\"]\n\n1. d4 {said d5",
        "[White \"b\"]\n\n1. d4 (1. c4 {said d5",
        "[White \"b\"]\n\n1. d4 d5 <later",
        "[White \"b\n\n1. d4 d5 *",
        "[White \"b\"]\n\n(1. d4 d5",
        "[White \"b\"]\n\n1. d4 ((((((((((((((((((((((((((((((1. c4",
        "[White \"b\"]\n\n1. d4 e8={Kn",
        "[White \"b\"]",
    ] {
        let text = [others.0, damaged, others.1].join("\n\n");
        let found = parts(&text);
        assert!(found.first() == Some(&others.0) || found[0].starts_with(others.0), "{found:?}");
        assert_eq!(found.last(), Some(&others.1), "{found:?}");
    }
}

#[test]
fn long_texts_of_open_signs_are_read() {
    // Each sign looks for what closes it, which is nowhere.
    for sign in
        ["{ ", "{\n", "< ", "( ", "a( ", "[a \"x ", "[a] ", "[a \"x\\\"] ", "\" ", "[%clk ", "e4 ", "1-0 ", "{a} "]
    {
        let text = sign.repeat(200_000 / sign.len());
        let _ = parse(&text);
        let _ = parse(&format!("1. e4 {text}"));
    }
}

#[test]
fn a_record_of_another_game_says_so() {
    for (said, title, is_told) in [
        ("Atomic", "Chess", true),
        ("Standard", "Chess", false),
        ("From Position", "Chess", false),
        ("Chess960", "Fischer Random Chess", false),
        ("three-check", "Three-Check", false),
        ("crazyhouse960", "Crazyhouse", false),
        ("MY GAME", "My Game", false),
        ("Chess", "My Game", true),
        ("My Game", "Chess", true),
        ("Chess", "", false),
    ] {
        let text = format!("[Event \"a\"]\n[Variant \"{said}\"]\n\n1. e4 *");
        let mut read = parse(&text);
        read.check_variant(&text, title);
        let told: Vec<&str> = read.left_out.iter().map(|it| &text[it.place.clone()]).collect();
        let variant = format!("[Variant \"{said}\"]");
        assert_eq!(told, if is_told { vec![variant.as_str()] } else { Vec::new() }, "{said} {title}");
        assert_eq!(read.tags.iter().any(|it| it.0 == "Variant"), !is_told, "{said} {title}");
    }
}
