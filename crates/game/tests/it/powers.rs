//! Keys that give pieces more moves, on boards drawn here: rifles, jumps, hits with a run, advancers, fire, effects, flights, trades.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::legal::reference::legal_reference;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;

use crate::common::{compile, legal};
use crate::random::Random;

/// Upper case is White. P and p cannot move.
const BOARD_T: &str = "k......../........./...pp..../..p..P.../..P.Xp.../....Pp.../....p.p../........./.K.......";
const BOARD_S: &str = "k......../....p..../.P..p..p./...p...../p.p.X..P./....P..../..p...p../........./.K..p....";

/// A definition for a drawn board: a line for each letter, in the order of `lines`.
fn definition(board: &str, lines: &[(&str, &str)], more: &str) -> String {
    let rows: Vec<&str> = board.split('/').collect();
    let mut res = format!("files={}\nranks={}\nsymmetry=none\nmaxPromote=0\n{more}\n", rows[0].len(), rows.len());
    for (letter, moves) in lines {
        let place = |letter: String| {
            let mut res = Vec::new();
            for (row, text) in rows.iter().enumerate() {
                for (file, _) in text.chars().enumerate().filter(|it| it.1.to_string() == letter) {
                    res.push(format!("{}{}", char::from(b'a' + file as u8), rows.len() - row));
                }
            }
            res.join(",")
        };
        let (moves, keys) = moves.split_once('\n').unwrap_or((moves, ""));
        let squares = format!("{},,{}", place((*letter).to_owned()), place(letter.to_lowercase()));
        res.push_str(&format!("stone:{letter}:{moves}::{squares}\n{keys}\n"));
    }
    res
}

/// The legal moves from a square: end square and all pieces removed, sorted.
fn moves_from(variant: &Variant, position: &mut Position, from: &str) -> BTreeSet<String> {
    let name = |it: Sq| variant.movement.topology.name(it);
    let moves = legal(variant, position);
    let shown = (0..moves.len()).filter(|it| name(moves.item(*it).from) == from).map(|idx| {
        let mut victims: Vec<String> = moves.victims(idx).iter().map(|it| name(it.square)).collect();
        victims.sort();
        let victims = if victims.is_empty() { String::new() } else { format!("{{{}}}", victims.join(",")) };
        name(moves.item(idx).to) + &victims
    });
    shown.collect()
}

fn check(board: &str, piece: &str, more: &str, expected: &str) {
    let variant = compile(&definition(board, &[("X", piece), ("P", ""), ("K", "K")], &format!("royal=K\n{more}")));
    let ours = moves_from(&variant, &mut variant.start(), "e5");
    let expected: BTreeSet<String> = expected
        .split_whitespace()
        .map(|it| match it.strip_suffix('}').and_then(|it| it.split_once('{')) {
            Some((to, victims)) => {
                let mut victims: Vec<&str> = victims.split(',').collect();
                victims.sort_unstable();
                format!("{to}{{{}}}", victims.join(","))
            }
            None => it.to_owned(),
        })
        .collect();
    assert_eq!(ours, expected, "{piece} {more}");
}

#[test]
fn rifles() {
    check(BOARD_T, "\nrifle=K", "", "e5{f4} e5{f5}");
    check(BOARD_T, "mQ\nrifle=Q", "", "a1 b2 b8 c3 c7 d4 d5 d6 e6 e5{a9} e5{e7} e5{f4} e5{f5}");
    check(BOARD_T, "\nrifle=mK", "", "");
}

#[test]
fn hits_with_a_run() {
    let hits = "e3{f4,e3} f3{f4} g3{f4,g3} g4{f4} g5{f4} f5{f4,f5} e5{f4} e6{f5} g6{f5} g5{f5} g4{f5} f4{f5,f4} e5{f5}";
    check(BOARD_T, "\nhitRun=K", "", hits);
    check(BOARD_T, "caKcabK", "", hits);
    let quiet = "f3{f4} g4{f4} g5{f4} e6{f5} g4{f5} g5{f5} g6{f5}";
    check(BOARD_T, "\nhitRun=K", "neighbors=mK,noreturn", quiet);
    let from_afar = "d5 e6 d6{e7} e6{e7} d8{e7} e8{e7} f7{e7} f8{e7} e6{f5} g4{f5} g5{f5} g6{f5}";
    check(BOARD_T, "mR\nhitRun=R", "neighbors=mK,noreturn", from_afar);
    check(BOARD_T, "mR\nhitRun=R", "neighbors=mK,return", &format!("{from_afar} e5{{f5}}"));
}

#[test]
fn jumps() {
    check(BOARD_T, "\nchecker=AmD", "", "g5{f5} g3{f4,g3}");
    check(BOARD_T, "\nchecker=mAmD", "", "g5{f5}");
    check(BOARD_T, "\nchecker=AD", "", "g5{f5} g3{f4,g3}");
    check(BOARD_T, "\nchecker=N", "", "");
}

#[test]
fn advancers() {
    let all = "d4{c3} d5{c5} e6{e7} f4{g3} f5 f6 g5 g7 h8 i9";
    check(BOARD_S, "\nadvance=Q", "", all);
    check(BOARD_S, "\nadvance=Q2", "", "d4{c3} d5{c5} e6{e7} f4{g3} f5 f6 g5 g7");
    check(BOARD_S, "mQ\neffect=cQ:prev:to:run,must", "", all);
}

#[test]
fn advancers_beside_quiet_moves_ask() {
    check(BOARD_S, "mW\nadvance=Q2", "", "d4{c3} d5 d5{c5} e6 e6{e7} f4{g3} f5 f6 g5 g7");
}

#[test]
fn fire() {
    let burnt = "c3 c7{c6,d7} d4{e3} d5{c6} d6{c6,d7,e7} e6{d7,e7,f5} e7{d7,e7} f4{e3,f4,f5,g3} f5{f4,f5}";
    check(BOARD_T, "Q2\nburn=K", "", burnt);
    check(BOARD_T, "mW\nburn=W", "", "d5 e6{e7}");
    check(BOARD_T, "mW\nburn=dW", "", "d5{c5} e6{e7,f6}");
}

#[test]
fn effects() {
    check(BOARD_T, "\neffect=cK:from:to", "", "e5{f4} e5{f5}");
    check(BOARD_T, "\neffect=mW:to:behind", "", "d5{f5} e6");
    check(BOARD_T, "\neffect=mW:to:behind:need", "", "d5{f5}");
    check(BOARD_T, "\neffect=mD:to:path:need", "", "g5{f5}");
    check(BOARD_T, "\neffect=cF:to:to+beyond", "", "f4{f4,g3}");
    check(BOARD_T, "\neffect=mW:to:near(W)", "", "d5 e6{e7}");
    check(BOARD_T, "\neffect=mW:to:near(W):friends", "", "d5{c5} e6{e7,f6}");
    check(BOARD_T, "mW\neffect=mW:nowhere:-", "", "d5 e6");
}

#[test]
fn flights() {
    let row = "k............/............./X.a.B.c.d.e.d/.K...........";
    let stones =
        [("A", "\nranking=1"), ("B", "\nranking=2"), ("C", "\nranking=3"), ("D", ""), ("E", "\nranking=4"), ("K", "K")];
    for (rank, expected) in
        [(0, "c2"), (1, "c2"), (2, "c2 g2"), (3, "c2 g2"), (4, "c2 g2 i2 k2 m2"), (5, "c2 g2 i2 k2 m2")]
    {
        let moves = format!("RcpR\nranking={rank}");
        let lines: Vec<_> = std::iter::once(("X", moves.as_str())).chain(stones).collect();
        let variant = compile(&definition(row, &lines, "royal=K"));
        let ours = moves_from(&variant, &mut variant.start(), "a2");
        let captures: BTreeSet<String> = expected.split(' ').map(|it| format!("{it}{{{it}}}")).collect();
        let along: BTreeSet<String> = ours.into_iter().filter(|it| it.ends_with("2}")).collect();
        assert_eq!(along, captures, "rank {rank}");
    }
}

/// Pairs of definitions of X that give equal moves.
const EQUAL: [(&str, &str); 5] = [
    ("\nhitRun=K", "caKcabK"),
    ("\nrifle=Q", "caibQ"),
    ("\nrifle=N", "cabN"),
    ("\nchecker=AD", "cafWcafF"),
    ("\nadvance=Q", "mQ\neffect=cQ:prev:to:run,must"),
];

#[test]
fn keys_and_notation_agree_on_random_boards() {
    let mut random = Random::new(7);
    for (key, notation) in EQUAL {
        let variant = [key, notation].map(|it| {
            let (moves, keys) = it.split_once('\n').unwrap_or((it, ""));
            compile(&format!("files=9\nranks=9\nmaxPromote=0\nroyal=0\nx:X:{moves}::\n{keys}\nother:P:W::\n"))
        });
        for _ in 0..1000 {
            let mut positions = [variant[0].empty_position(), variant[1].empty_position()];
            let mut put = |at: u16, side, kind: u8| {
                for it in &mut positions {
                    it.set_up(Edit::Put(Sq(at), Occupant::new(side, TypeId(kind))));
                }
            };
            for at in 0..81 {
                match random.below(6) {
                    0 => put(at, Player::White, 2),
                    1 => put(at, Player::Black, 2),
                    _ => {}
                }
            }
            let from = random.below(81) as u16;
            put(from, Player::White, 1);
            let name = variant[0].movement.topology.name(Sq(from));
            let [a, b] = [0, 1].map(|it| moves_from(&variant[it], &mut positions[it], &name));
            assert_eq!(a, b, "{key:?} and {notation:?}");
        }
    }
}

#[test]
fn fire_gives_check_and_ends_check() {
    let variant = compile(&definition("..k../...../...X./...../K....", &[("X", "mW\nburn=K"), ("K", "K")], "royal=K"));
    let mut position = variant.start();
    position.set_turn(Player::Black);
    // The burner on d3 may come to c3, d4, e3 or d2; from d4 it burns c5 and d5, so it gives check.
    assert!(!engine::legal::LegalGenerator::default().checks(&variant, &position, Player::Black).is_empty());
    assert_eq!(moves_from(&variant, &mut position, "c5"), BTreeSet::from(["b5".into()]));
    let lines = [("X", "mW\nburn=W"), ("R", "R"), ("K", "K")];
    let variant = compile(&definition("....k/...../...../r.X../K....", &lines, "royal=K"));
    let out = moves_from(&variant, &mut variant.start(), "c2");
    assert_eq!(out, BTreeSet::from(["b2{a2}".into()]));
}

/// A 9×9 board with Lions and others; `after`: moves played first.
fn lions(board: &str, groups: &str, more: &str, after: &[&str]) -> Game {
    let lion = format!("KNADcaKcabK\n{groups}");
    let lines = [("P", "W"), ("R", "R"), ("B", "B"), ("L", lion.as_str()), ("Q", "Q"), ("K", "K")];
    let variant = compile(&definition(board, &lines, &format!("royal=K\n{more}")));
    let mut game = Game::new(Arc::new(variant));
    for text in after {
        let idx = game::notation::path::read(game.variant(), game.position(), &game.current().moves, text);
        game.play_index(idx.unwrap_or_else(|| panic!("{text} is a move")));
    }
    game
}

fn plays(game: &Game, text: &str) -> bool {
    game::notation::path::read(game.variant(), game.position(), &game.current().moves, text).is_some()
}

fn refusal(game: &mut Game, text: &str) -> &'static str {
    let squares = text.as_bytes().chunks(2).map(|it| std::str::from_utf8(it).expect("a square"));
    let path: Vec<_> = squares
        .map(|it| engine::moves::path::Step::Square(game.variant().movement.topology.by_name(it).expect("a square")))
        .collect();
    game.why(&path).map_or("", |it| it.code)
}

const PROTECTED: &str = "k..r...../........./........./...l...../........./...L...../........./........./.K.......";
const ALONE: &str = "k......../........./........./...l...../........./...L...../........./........./.K.......";
const BEHIND: &str = "k......../........./........./...l...../........./...L...../........./.K......./...r.....";
const NEXT_TO: &str = "k..r...../........./........./........./...l...../...L...../........./........./.K.......";

#[test]
fn protected_pieces_are_not_traded() {
    for (board, groups, more, legal) in [
        (PROTECTED, "antiTrade=-1", "minimumBridge=Q", false),
        (PROTECTED, "antiTrade=3", "minimumBridge=Q", false),
        (PROTECTED, "antiTrade=2", "minimumBridge=Q", true),
        (PROTECTED, "", "minimumBridge=Q", true),
        (ALONE, "antiTrade=-1", "minimumBridge=Q", true),
        (ALONE, "antiTrade=101", "minimumBridge=Q", false),
        (BEHIND, "antiTrade=-1", "minimumBridge=Q", false),
        (PROTECTED, "", "protected=L", false),
        (ALONE, "", "protected=L", true),
        (BEHIND, "", "protected=L", false),
        (PROTECTED, "antiTrade=2", "", false),
        (ALONE, "antiTrade=2", "", false),
        (ALONE, "antiTrade=4", "", true),
        (ALONE, "", "antiTrade=L", false),
        (ALONE, "", "antiTrade=Q", true),
    ] {
        let mut game = lions(board, groups, more, &[]);
        assert_eq!(plays(&game, "d4d6"), legal, "{board} {groups} {more}");
        if !legal {
            let code = refusal(&mut game, "d4d6");
            assert!(["anti-trade", "lion-distant"].contains(&code), "{groups} {more}: {code}");
        }
    }
}

#[test]
fn neighbours_may_be_taken_in_real_chu_shogi() {
    let groups = "antiTrade=-1";
    assert!(!plays(&lions(NEXT_TO, groups, "minimumBridge=Q", &[]), "d4d5"));
    assert!(plays(&lions(NEXT_TO, groups, "minimumBridge=Q\ntradeAdjacent=1", &[]), "d4d5"));
    let mut distant = lions(PROTECTED, groups, "minimumBridge=Q\ntradeAdjacent=1", &[]);
    assert_eq!(refusal(&mut distant, "d4d6"), "lion-distant");
    // Killing and going on is free in both.
    assert!(plays(&lions(NEXT_TO, groups, "minimumBridge=Q", &[]), "d4d5c6"));
}

#[test]
fn a_side_catch_lifts_the_ban() {
    let board = "k..r...../........./........./...l...../...p...../...L...../........./........./.K.......";
    let lifted = |more: &str, board: &str| plays(&lions(board, "antiTrade=-1", more, &[]), "d4d5d6");
    assert!(lifted("minimumBridge=-1", board));
    assert!(!lifted("minimumBridge=R", board));
    assert!(lifted("minimumBridge=R", &board.replace('p', "b")));
    assert!(!lifted("minimumBridge=B", &board.replace('p', "r")));
    let gains = |more: &str, board: &str| plays(&lions(board, "", &format!("protected=L\n{more}"), &[]), "d4d5d6");
    assert!(!gains("", board), "a Pawn is type 1, which is not above 1");
    assert!(gains("", &board.replace('p', "b")));
    assert!(!gains("tradeThreshold=B", &board.replace('p', "b")));
    assert!(gains("tradeThreshold=P\nvalues=P:100,B:300", &board.replace('p', "b")));
    assert!(!gains("tradeThreshold=P\nvalues=P:100,B:120", &board.replace('p', "b")));
}

#[test]
fn counter_strikes() {
    let board = ".k....r../........./........./...l...../........./.B......./........./......L../K........";
    for (groups, more, legal) in [
        ("antiTrade=-1", "minimumBridge=Q", false),
        ("antiTrade=3", "minimumBridge=Q", true),
        ("", "counterStrike=L", false),
        ("", "counterStrike=Q", true),
        ("", "protected=L", true),
    ] {
        let mut game = lions(board, groups, more, &["b4d6"]);
        assert_eq!(plays(&game, "g9g2"), legal, "{groups} {more}");
        if !legal {
            assert_eq!(refusal(&mut game, "g9g2"), "lion-counter");
            // The ban is a fact of the position: a text says it, and it lasts one move.
            let text = game::notation::fen::write(game.variant(), game.position(), 0, 1);
            assert!(text.ends_with(" lion=d6"), "{text}");
            let read = game::notation::fen::read(game.variant(), &text).expect("a position");
            let again = Game::from_position(game.variant().clone(), read.position, (0, 1));
            assert!(!plays(&again, "g9g2"));
            let later = lions(board, groups, more, &["b4d6", "b9c9", "a1a2"]);
            assert!(plays(&later, "g9g2"));
        }
    }
    // Taking back on the same square is not striking elsewhere.
    let same = board.replace("........./........./...l", "...r...../........./...l");
    assert!(plays(&lions(&same, "antiTrade=-1", "minimumBridge=Q", &["b4d6"]), "d8d6"));
    assert!(plays(&lions(&same, "", "counterStrike=L", &["b4d6"]), "d8d6"));
}

#[test]
fn pieces_behind_step_forward() {
    let text = "files=4\nranks=6\nautoGate=1\nroyal=K\nmaxPromote=0\nr:R:R::a2\nn:N:N::b2\nk:K:K::d2\nh:H:WD::b1\nz:Z:FA::c1\n";
    let variant = compile(text);
    let mut game = Game::new(Arc::new(variant));
    let at = |game: &Game, name: &str| {
        let sq = game.variant().movement.topology.by_name(name).expect("a square");
        game.variant().pieces.types[game.position().at(sq).kind().index()].id.clone()
    };
    assert!(!plays(&game, "b1b3") && !plays(&game, "a2a1"), "nothing moves to or from the outer ranks");
    let play = |game: &mut Game, text: &str| {
        let idx = game::notation::path::read(game.variant(), game.position(), &game.current().moves, text);
        game.play_index(idx.unwrap_or_else(|| panic!("{text} is a move")));
    };
    play(&mut game, "b2c4");
    assert_eq!((at(&game, "b2").as_str(), at(&game, "b1").as_str()), ("H", ""));
    play(&mut game, "d5d4");
    play(&mut game, "b2b3");
    assert_eq!(at(&game, "b2"), "", "nothing is left behind");
    assert!(game.undo() && game.undo() && game.undo());
    assert_eq!((at(&game, "b2").as_str(), at(&game, "b1").as_str()), ("N", "H"));
}

#[test]
fn captives_are_exchanged() {
    let text = "files=5\nranks=5\ncaptureTo=prison\ndrops=1\nexchange=Q>R>B=N>P\npromoFrom=prison\npromoChoice=QN\nroyal=K\n\
        p:P:fmWfcF::\nn:N:N::\nb:B:B::\nr:R:R::\nq:Q:Q::\nk:K:K::a1\n";
    let variant = compile(text);
    let kind = |id: &str| variant.type_by_id(id).expect("a type");
    let mut position = variant.start();
    for (side, id) in [(Player::White, "B"), (Player::Black, "N"), (Player::Black, "R")] {
        position.set_up(Edit::Prison(side, kind(id), 1));
    }
    let moves = legal(&variant, &mut position);
    let texts: Vec<String> =
        (0..moves.len()).map(|it| game::notation::path::path_text(&variant, moves.path(it))).collect();
    let exchanges: Vec<&String> = texts.iter().filter(|it| it.starts_with('(')).collect();
    assert_eq!(exchanges.len(), 23, "{exchanges:?}");
    assert!(exchanges.iter().all(|it| it.starts_with("(B-N)N@")), "a Rook is worth more than a Bishop: {exchanges:?}");
    let exchange =
        (0..moves.len()).find(|it| matches!(moves.path(*it)[0], engine::moves::path::Step::Prison(_))).expect("one");
    position.apply(moves.patch(exchange));
    assert_eq!(position.hand(Player::Black, kind("B")), 1);
    assert_eq!((position.prison(Player::White, kind("B")), position.prison(Player::Black, kind("N"))), (0, 0));
    position.undo();
    let mut game = Game::from_position(Arc::new(compile(text)), position.clone(), (0, 1));
    let mut code = |steps: &[&str]| {
        let steps: Vec<_> = steps.iter().map(|it| engine::moves::path::Step::Prison(kind(it))).collect();
        game.why(&steps).map_or("", |it| it.code)
    };
    assert_eq!(code(&["Q"]), "exchange-empty");
    assert_eq!(code(&["B", "Q"]), "exchange-nothing");
    assert_eq!(code(&["B", "R"]), "exchange-value");
    assert_eq!(code(&["B", "N"]), "incomplete");
    // A Pawn becomes what the opponent holds, and takes its place.
    let sq = variant.movement.topology.by_name("c4").expect("a square");
    position.set_up(Edit::Put(sq, Occupant::new(Player::White, kind("P"))));
    let moves = legal(&variant, &mut position);
    let promotions: Vec<usize> = (0..moves.len()).filter(|it| moves.item(*it).from == sq).collect();
    let [only] = promotions[..] else { panic!("{} promotions", promotions.len()) };
    assert_eq!(moves.item(only).becomes, kind("N"));
    position.apply(moves.patch(only));
    assert_eq!((position.prison(Player::Black, kind("N")), position.prison(Player::Black, kind("P"))), (0, 1));
    position.undo();
    position.set_up(Edit::Prison(Player::Black, kind("N"), -1));
    let moves = legal(&variant, &mut position);
    assert!((0..moves.len()).all(|it| moves.item(it).from != sq), "there is nothing to promote to");
}

#[test]
fn the_fast_way_and_the_reference_agree() {
    let array = "r:R:R::a1,h1\nb:B:B::c1,f1\nq:Q:Q::d1\nk:K:KisO2::e1\n";
    let pawns = "files=8\nranks=8\nroyal=K\np:P:fmWfceFifmnD::a2-h2\n";
    let pieces = [
        "x:X:mB::b1,g1\nrifle=B",
        "x:X:mR::b1,g1\nhitRun=R",
        "x:X:mF::b1,g1\nchecker=AD",
        "x:X:::b1,g1\nadvance=Q",
        "x:X:Q::b1,g1\nburn=K",
        "x:X:QcpQ::b1,g1\nranking=2",
        "x:X:N::b1,g1\neffect=cQ:prev:to:run,must",
        "x:X:KNADcaKcabK::b1,g1\nantiTrade=-1\nminimumBridge=Q",
        "x:X:KNADcaKcabK::b1,g1\nprotected=X\ncounterStrike=X",
    ];
    for piece in pieces {
        let variant = Arc::new(compile(&format!("{pawns}{piece}\n{array}")));
        for seed in 1..=3 {
            let mut random = Random::new(seed);
            let mut game = Game::new(variant.clone());
            for _ in 0..60 {
                let mut position = game.position().clone();
                let patches = |moves: &Moves| -> BTreeSet<Vec<Edit>> {
                    (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect()
                };
                let mut reference = Moves::default();
                legal_reference(&variant, &mut position, &mut reference);
                assert_eq!(patches(&legal(&variant, &mut position)), patches(&reference), "{piece}");
                if game.current().verdict.is_some() || game.current().moves.is_empty() {
                    break;
                }
                game.play_index(random.below(game.current().moves.len()));
            }
        }
    }
}
