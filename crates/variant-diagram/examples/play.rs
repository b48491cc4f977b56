//! You against the computer: type moves, in any usual form.
//!
//!     cargo run --release --example play -- FILE [LANGUAGE]

use std::io::{self, BufRead, Write};

use variant_diagram::search::computer::levels::Level;
use variant_diagram::{Voice, best_lines, forms, read};

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let text = match args.next() {
        Some(file) => std::fs::read_to_string(file).map_err(|it| it.to_string())?,
        None => include_str!("chess.txt").to_owned(),
    };
    let compiled = read(&text);
    let language = args.next().unwrap_or_else(|| "en".to_owned());
    let voice = Voice::of(&compiled.definition, &language).ok_or("Nobody has translated into this language.")?;
    let san = forms::named("san").expect("a form");
    let mut game = compiled.game();
    let mut lines = io::stdin().lock().lines();
    while game.game().current().verdict.is_none() {
        print!("{}\n> ", game.fen());
        io::stdout().flush().map_err(|it| it.to_string())?;
        let Some(Ok(typed)) = lines.next() else { break };
        if let Err(why) = game.play_text(&typed) {
            println!("{}", voice.say(&why.message));
            continue;
        }
        let limits = Level::numbered(3).limits(game.game().current().moves.len());
        if let Some(answer) =
            best_lines(game.game(), limits, san, &mut || false).first().and_then(|it| it.moves.first())
        {
            game.play_text(answer).map_err(|it| voice.say(&it.message))?;
            println!("{answer}");
        }
    }
    if let Some(verdict) = &game.game().current().verdict {
        println!("{}", voice.say(&verdict.message));
    }
    println!("{}", game.text());
    Ok(())
}
