//! Records of random games: moves, remarks, numbers and result read back, and the moves lead to the same position.

use std::fmt::Write;
use std::sync::Arc;

use variant::game::Game;
use variant::ids::Player;
use variant::notation::record::{self, RecordInput, RecordMove};
use variant::notation::san;
use variant::sameness;

use crate::common::{compile, folder, repository};
use crate::random::Random;

/// Plies of each game.
const N_PLIES: usize = 12;

/// Remarks with what else has a meaning in a record.
const REMARKS: [&str; 4] = ["good", "3. Nf3 (4. e4) was better; 1-0", "[FEN \"8/8\"]", "12 moves?"];

/// What a record loses of a random game.
fn run(text: &str) -> Result<(), String> {
    let rules = Arc::new(compile(text));
    let mut random = Random::new(text.len() as u64 + 3);
    let mut game = Game::new(Arc::clone(&rules));
    let start = game.position().clone();
    let (mut moves, mut comments) = (Vec::new(), vec![(0, REMARKS[random.below(REMARKS.len())].to_owned())]);
    while moves.len() < N_PLIES && game.current().verdict.is_none() && !game.current().moves.is_empty() {
        let idx = random.below(game.current().moves.len());
        moves.push(san::write_all(&rules, game.position(), &game.current().moves).swap_remove(idx));
        game.play_index(idx);
        if random.below(3) == 0 {
            comments.push((moves.len(), REMARKS[random.below(REMARKS.len())].to_owned()));
        }
    }
    let first = (1 + random.below(99) as u32, start.turn());
    let result = [None, Some("1-0"), Some("0-1"), Some("1/2-1/2")][random.below(4)];
    let (fen, shuffle) = (Some("8/8 w - - 0 1"), Some(518));
    let written = record::write(&RecordInput { shuffle, fen, first, moves: &moves, comments: &comments, result });
    let (played, end) = written.rsplit_once(' ').ok_or("no result")?;
    let mut varied = String::new();
    let _ = write!(varied, "{played} (2. x {{a) b}} (y) z) {end}");
    for text in [&written, &varied] {
        let read = record::parse(text);
        let at = |ply: usize| comments.iter().filter(move |it| it.0 == ply).map(|it| it.1.as_str());
        let texts = |it: &RecordMove| it.text.clone();
        let remarks =
            read.moves.iter().enumerate().all(|(idx, it)| at(idx + 1).eq(it.comments.iter().map(String::as_str)));
        let same = read.moves.iter().map(texts).eq(moves.iter().cloned())
            && at(0).eq(read.comments.iter().map(String::as_str))
            && remarks
            && read.result.as_deref() == result
            && (read.fen.as_deref(), read.shuffle) == (fen, shuffle)
            && read.moves.iter().all(|it| text[it.place.clone()] == it.text);
        if !same {
            return Err(format!("{text}\n    is read as {read:?}"));
        }
    }
    let number = format!("{}{}", first.0, if first.1 == Player::White { ". " } else { "... " });
    if !moves.is_empty() && !written.contains(&number) {
        return Err(format!("{written}\n    does not begin with {number}"));
    }
    let replayed = record::replay(&rules, &start, &moves);
    let mut again = Game::new(Arc::clone(&rules));
    for path in &replayed.paths {
        let _ = again.play(path);
    }
    let keys = [&game, &again].map(|it| sameness::key(&rules, it.position()));
    if replayed.stopped.is_some() || keys[0] != keys[1] {
        return Err(format!("{written}\n    stops at {:?}, or leads elsewhere", replayed.stopped));
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
