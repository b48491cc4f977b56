//! No text panics, whole or damaged, on boards of any size.

use crate::{Asked, Board, Square, Style, asked, draughts, games, is_foreign, read};

const BOARDS: [(u8, u8); 4] = [(9, 9), (9, 10), (1, 1), (255, 255)];

const TEXTS: [&str; 8] = [
    "手合割：二枚落ち\n先手：a\n*said\n   1 ７六歩(77)   ( 0:01/00:00:01)+\n   2 同　銀成(3,11)\n変化：1手\n   1 投了\nまで1手で後手の勝ち",
    "後手の持駒：飛　歩十八\n  ９ １\n|v香v桂 ・|一\n先手の持駒：なし\n後手番\n▲５八金右引 ☖同銀不成打 ▲",
    "V2.2\nN+a\n$EVENT:b\nPI82HI\nP1-KY * \nP+00FU\nP-00AL\n+\n+7776FU,T12\n'*said\n%-ILLEGAL_MOVE\n/\n+",
    "position sfen 4k4/9 b 2Pp 1 moves 7g7f\nmore",
    "FORMAT\tWXF\nFEN x\nSTART{ 1. C2.5 {a {b} h8+7 27=8 }END x",
    "4k3/8/8/8/8/8/8/8/8 w K - 1 2 bm a6; id \"a;b\"; pv a b; c0 x",
    "W:WK3,28,31-33:B9,a1,K65535,1-65535",
    "炮二平五 前三平四 二兵进１ H2-E2 32-28x17 +7776FU ７六歩",
];

/// The text without a part, for every part of a length.
fn damaged(text: &str, length: usize) -> impl Iterator<Item = String> {
    let chars: Vec<char> = text.chars().collect();
    (0..chars.len()).map(move |at| {
        let end = (at + length).min(chars.len());
        chars[..at].iter().chain(&chars[end..]).collect()
    })
}

fn try_all(text: &str) {
    for (files, ranks) in BOARDS {
        let board = Board { files, ranks };
        let places = read(text, board).map(|it| it.moves).unwrap_or_default();
        assert!(places.iter().all(|it| text.get(it.place.clone()).is_some()), "{text:?}");
        let kind = draughts::GameType::usual(board, true);
        let _ = draughts::fen::read(text, kind).map(|it| draughts::fen::write(&it, kind));
        for word in text.split(' ') {
            let _ = asked(word, board);
            let _ = draughts::asked(word, kind.numbering);
            let _ = Style::of(&[word], "ICCS", board);
        }
    }
}

#[test]
fn damaged_texts_are_read() {
    for text in TEXTS {
        try_all(text);
        for length in [1, 3, usize::MAX / 2] {
            damaged(text, length).for_each(|it| try_all(&it));
        }
    }
}

#[test]
fn variations_nest_without_end() {
    let mut text = "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n".to_owned();
    for number in 2..2000 {
        text.push_str(&format!("変化：{number}手\n{number:>4} ２六歩(27)\n{:>4} ８四歩(83)\n", number + 1));
    }
    let record = read(&text, Board { files: 9, ranks: 9 }).unwrap_or_default();
    assert_eq!(record.moves.len(), 2);
    assert!(record.problems.iter().all(|it| it.code == "not-a-variation"), "{:?}", record.problems);
    assert!(!record.problems.is_empty());
}

#[test]
fn squares_have_their_numbers() {
    let board = Board { files: 10, ranks: 10 };
    for it in draughts::Numbering::all(board, true) {
        let numbers: Vec<u16> = it.squares().filter_map(|square| it.number(square)).collect();
        assert_eq!(numbers, (1..=50).collect::<Vec<u16>>());
    }
    let usual = draughts::GameType::usual(board, true).numbering;
    assert_eq!(usual.square(46), Some(Square { file: 0, rank: 0 }));
    assert_eq!(usual.square(5), Some(Square { file: 9, rank: 9 }));
    let asked = draughts::asked("32-28", usual);
    let ends = [Asked::From(Square { file: 3, rank: 3 }), Asked::To(Square { file: 4, rank: 4 })];
    assert_eq!(asked.as_deref(), Some(&ends[..]));
}

#[test]
fn other_formats_are_told_from_ours() {
    for text in TEXTS.iter().filter(|it| !it.starts_with("W:")) {
        assert!(is_foreign(text), "{text:?}");
    }
    for text in ["1. 32-28 19-23", "1. h2e2 h9g7 2. h0g2", "[Format \"ICCS\"]\n1. H2-E2", "4k3/8/8/8 w - - 0 1"] {
        assert!(is_foreign(text), "{text:?}");
    }
    let ours = [
        "1. e4 e5 {炮二平五} 2. O-O 0-0-0 1-0",
        "[White \"先手\"]\n[FEN \"4k3/8 w - - 0 1\"]\n1. Ra10 Nf3/H 1/2-1/2",
        "1. Che3 Ng8 2. C2=5 H8+7 +R=4 1. P-7f P'52 c2c4,d4 e1g1/H a8=Q+",
        "",
    ];
    for text in ours {
        assert!(!is_foreign(text), "{text:?}");
    }
}

#[test]
fn games_of_a_text_stand_apart() {
    let shogi = Board { files: 9, ranks: 9 };
    let xiangqi = Board { files: 9, ranks: 10 };
    let kif = "手合割：平手\n先手：a\n   1 ７六歩(77)\n変化：1手\n   1 ２六歩(27)";
    let ki2 = "先手：c\n▲７六歩 △３四歩\nまで2手で後手の勝ち";
    let csa = "V2.2\nPI\n+\n+7776FU\n%TORYO";
    let usi = "position startpos moves 7g7f";
    let wxf = "FORMAT\tWXF\nSTART{ 1. C2.5 h8+7 {a {b} }\n}END";
    let open = "FORMAT\tWXF\nSTART{ 1. C2.5 h8+7 {said";
    let epd = "4k4/9/9/9/9/9/9/9/4K4 w - - bm a6;";
    for (parts, parting, board) in [
        (vec![kif, ki2, kif], "\n\n", shogi),
        (vec![csa, csa, csa], "\n/\n", shogi),
        (vec![usi, usi], "\n", shogi),
        (vec![wxf, open, wxf], "\n\n", xiangqi),
        (vec![epd, epd], "\n\n", shogi),
    ] {
        for mark in ["", "\u{feff}"] {
            let text = format!("{mark}{}", parts.join(parting));
            let found: Vec<&str> = games(&text, board).unwrap().into_iter().map(|it| &text[it]).collect();
            let plain = |it: &&str| it.trim_matches(['\n', '/', '\u{feff}']).to_owned();
            assert_eq!(found.iter().map(plain).collect::<Vec<_>>(), parts, "{text}");
            assert!(
                found.iter().all(|it| read(it, board).is_some_and(|it| it.problems.is_empty() || text.contains(open)))
            );
        }
    }
    assert_eq!(games("1. e4 e5 *", shogi), None);
}
