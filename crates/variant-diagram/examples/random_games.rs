//! Plays games at random and says how they ended: the quickest way to see whether a variant works.
//!
//!     cargo run --release --example random_games -- FILE [GAMES]

use std::collections::BTreeMap;

use variant_diagram::{Game, read};

/// Longer games are given up.
const MOST_MOVES: usize = 400;

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let text = match args.next() {
        Some(file) => std::fs::read_to_string(file).map_err(|it| it.to_string())?,
        None => include_str!("chess.txt").to_owned(),
    };
    let n_games = args.next().map_or(Ok(20), |it| it.parse::<u32>().map_err(|_| "Games are counted."))?;
    let compiled = read(&text);
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..n_games {
        let mut game = Game::new(compiled.variant.clone());
        while game.current().verdict.is_none() && game.ply() < MOST_MOVES {
            // xorshift: any other source of chance will do.
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            game.play_index((random % game.current().moves.len() as u64) as usize);
        }
        let end = game.current().verdict.as_ref().map_or("given up", |it| it.reason);
        *ends.entry(end).or_default() += 1;
    }
    for (reason, n) in ends {
        println!("{n:4}  {reason}");
    }
    Ok(())
}
