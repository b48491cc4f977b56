//! Texts of moves that are out of the ordinary: they name one move, and are read as it.

use catalogue::english;
use std::sync::Arc;

use engine::explorer::Explorer;
use engine::ids::Player;
use game::game::Game;
use game::notation::listed_moves::MoveList;
use game::notation::record::{RecordInput, RecordMove};
use game::notation::{any, fen, path, record, san, uci, uci_list};
use game::variation_tree;

use crate::common::{compile, library_text};
use crate::random::Random;

fn game(text: &str, position: &str) -> Game {
    let variant = Arc::new(compile(text));
    let read = fen::read(&variant, position).expect("a position");
    Game::from_position(variant, read.position, (0, 1))
}

fn ucis(game: &Game) -> Vec<String> {
    let (variant, position) = (game.variant(), game.position());
    uci_list::write_all(MoveList { variant, position, moves: &game.current().moves })
}

fn sans(game: &Game) -> Vec<String> {
    san::write_all(game.variant(), game.position(), &game.current().moves)
}

const SIX: &str = "files=6\nranks=6\nfirstRank=1\nroyal=K\npawn:P:fmWfcF::a2-f2\nbishop:B:B::b1,e1\n\
                   rook:R:R::a1,f1\nqueen:Q:Q::c1\nking:K:KisO1::d1\n";

#[test]
fn a_castling_onto_the_square_of_the_rook_ends_there() {
    let game = game(SIX, "rbqk1r/pppbpp/1P1p1P/6/P1PPPB/RBQK1R b KQkq - 2 5");
    let texts = ucis(&game);
    let mut explorer = Explorer::new(Arc::clone(game.variant()), game.position().clone());
    let listed = uci_list::listed(&mut explorer, &uci::Writer::new(game.variant()));
    assert!(listed.contains(&"d6f6".to_owned()), "{listed:?}");
    assert!(texts.contains(&"d6f6".to_owned()), "{texts:?}");
}

#[test]
fn records_of_pieces_that_unload_are_read() {
    for text in ["files=5\nranks=5\nroyal=0\npiece:P:chanuK0::a2,b2,e2\n", "piece:P:chanuK0::a2,b2,e2\n"] {
        let variant = Arc::new(compile(text));
        for seed in 1..8 {
            let mut random = Random::new(seed);
            let mut game = Game::new(Arc::clone(&variant));
            for _ in 0..60 {
                let n_moves = game.current().moves.len();
                if n_moves == 0 || game.current().verdict.is_some() {
                    break;
                }
                let all = sans(&game);
                for (idx, it) in all.iter().enumerate() {
                    let found = san::read(&variant, game.position(), &game.current().moves, it);
                    assert_eq!(found, Some(idx), "{it} of {all:?}");
                }
                game.play_index(random.below(n_moves));
            }
        }
    }
}

#[test]
fn records_of_pieces_that_unload_are_replayed() {
    let variant = Arc::new(compile("piece:P:chanuK0::a2,b2,e2\n"));
    for seed in 1..8 {
        let (mut random, mut game) = (Random::new(seed), Game::new(Arc::clone(&variant)));
        while game.plies().len() < 60 && game.current().verdict.is_none() && !game.current().moves.is_empty() {
            game.play_index(random.below(game.current().moves.len()));
        }
        let text = |it: &str| RecordMove { text: it.to_owned(), ..RecordMove::default() };
        let moves: Vec<_> = game.plies().iter().map(|it| text(&it.san)).collect();
        let record = record::write(&RecordInput { first: (1, Player::White), moves: &moves, ..RecordInput::default() });
        let mut again = Game::new(Arc::clone(&variant));
        let misfit = variation_tree::read(&mut again, &record::parse(&record)).misfit;
        assert_eq!(misfit, None, "{record}");
        let parsed = record::parse(&record).moves;
        assert_eq!(
            parsed.iter().map(|it| &it.text).collect::<Vec<_>>(),
            moves.iter().map(|it| &it.text).collect::<Vec<_>>()
        );
    }
}

#[test]
fn double_moves_are_told_part_by_part() {
    let text =
        "files=5\nranks=5\nroyal=0\nmaxPromote=0\nextraMove=Q:Q+N:must\nqueen:Q:WF::a1\nrook:R:R::\nknight:N:N::";
    let game = game(text, "5/5/5/1r3/Q3N w - - 0 1");
    let texts = sans(&game);
    for wanted in ["Qxb2,c3", "Qa2,a3", "Qa2,xb2", "Qb1,Nd3", "Qxb2,Nf2", "Nd3"] {
        let there = texts.iter().any(|it| it == wanted);
        assert_eq!(there, wanted != "Qxb2,Nf2", "{wanted} {texts:?}");
    }
    for (idx, it) in texts.iter().enumerate() {
        assert_eq!(san::read(game.variant(), game.position(), &game.current().moves, it), Some(idx), "{it}");
    }
}

#[test]
fn the_first_part_names_a_double_move_if_only_one_begins_so() {
    let text = "files=5\nranks=5\nroyal=0\nmaxPromote=0\nextraMove=Q:Q:must\nqueen:Q:W::a1\nrook:R:fW::";
    let mut several = game(text, "5/5/5/1r3/Q4 w - - 0 1");
    let refused = any::read(&mut several, "Qa2").expect_err("three moves");
    assert_eq!(refused.code, "ambiguous");
    assert!(english(&refused.message).contains("Qa2,a3"), "{}", english(&refused.message));
    let one = "files=2\nranks=1\nroyal=0\nmaxPromote=0\nextraMove=Q:Q:must\nqueen:Q:W::a1\nrook:R:fW::";
    let mut one = game(one, "Qr w - - 0 1");
    assert!(any::read(&mut one, "Qxb1").is_ok(), "{:?}", sans(&one));
}

#[test]
fn what_one_form_writes_is_read_without_telling_the_form() {
    for name in ["annan", "dynamo", "shogi", "judkins"] {
        let variant = Arc::new(compile(&library_text(name)));
        let (mut random, mut game) = (Random::new(5), Game::new(Arc::clone(&variant)));
        for _ in 0..30 {
            let n_moves = game.current().moves.len();
            if n_moves == 0 || game.current().verdict.is_some() {
                break;
            }
            let idx = random.below(n_moves);
            let steps = game.current().spellings.canonical(idx).to_vec();
            let words: Vec<String> = steps.iter().map(|it| path::step_text(&variant, *it)).collect();
            let uci = ucis(&game).swap_remove(idx);
            let found = path::read(&variant, game.position(), &game.current().moves, &words.join(" "));
            assert_eq!(found, Some(idx), "{name}: {words:?}");
            assert_eq!(any::read(&mut game, &uci).as_ref(), Ok(&steps), "{name}: {uci}");
            game.play_index(idx);
        }
    }
}

#[test]
fn ranks_below_zero_are_read_in_records() {
    let text =
        "files=3\nranks=4\nfirstRank=-1\nroyal=0\nrepetition=0\nking:K:K::\npawn:P:W::\nfen=kpk/3/3/KPK w - - 0 1";
    let variant = Arc::new(compile(text));
    let (mut random, mut game) = (Random::new(2), Game::new(Arc::clone(&variant)));
    while game.plies().len() < 40 && game.current().verdict.is_none() && !game.current().moves.is_empty() {
        game.play_index(random.below(game.current().moves.len()));
    }
    let written: Vec<&str> = game.plies().iter().map(|it| it.san.as_str()).collect();
    assert!(written.iter().any(|it| it.contains("-1")), "{written:?}");
    let mut again = Game::new(Arc::clone(&variant));
    let read = variation_tree::read(&mut again, &record::parse(&written.join(" ")));
    assert_eq!((read.misfit, again.plies().len()), (None, written.len()), "{written:?}");
}

#[test]
fn a_text_that_leaves_the_last_squares_out_is_read_if_one_move_fits() {
    let rifle = library_text("rifle");
    let mut game = game(&rifle, "3r3k/8/8/8/8/8/8/3Q3K w - - 0 1");
    assert!(sans(&game).iter().any(|it| it == "Qxd8-d1"), "{:?}", sans(&game));
    for text in ["Qxd8", "Qxd8+", "Qd1xd8"] {
        let path = any::read(&mut game, text).expect("a move");
        assert_eq!(path.len(), 3, "{text}");
    }
}
