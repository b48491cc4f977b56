//! Counts positions, move by move, from the start or from a position.
//!
//!     cargo run --release --example count -- FILE DEPTH [FEN]

use variant_diagram::{engine, forms, read};

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let text = match args.next() {
        Some(file) => std::fs::read_to_string(file).map_err(|it| it.to_string())?,
        None => include_str!("chess.txt").to_owned(),
    };
    let depth = args.next().map_or(Ok(3), |it| it.parse().map_err(|_| "The depth is a number."))?;
    let chess = read(&text);
    let game = match args.next() {
        Some(fen) => chess.game_from(&fen).map_err(|it| variant_diagram::catalogue::english(&it.message))?,
        None => chess.game(),
    };
    let uci = forms::named("uci").expect("a form");
    let mut position = game.game().position().clone();
    let (_, counts) = engine::perft::divide(&chess.variant, &mut position, depth);
    for (text, n) in game.texts(uci).iter().zip(&counts) {
        println!("{text}: {n}");
    }
    println!("{}", counts.iter().sum::<u64>());
    Ok(())
}
