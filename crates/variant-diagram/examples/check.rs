//! What is wrong with a definition, and its rules in words.
//!
//!     cargo run --example check -- FILE [LANGUAGE]

use variant_diagram::{TextPlace, Voice, read};

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let text = match args.next() {
        Some(file) => std::fs::read_to_string(file).map_err(|it| it.to_string())?,
        None => include_str!("chess.txt").to_owned(),
    };
    let compiled = read(&text);
    let language = args.next().unwrap_or_else(|| "en".to_owned());
    let voice = Voice::of(&compiled.definition, &language).ok_or("Nobody has translated into this language.")?;
    for it in &compiled.diagnostics {
        let place = TextPlace::of(&text, it).map_or_else(String::new, |it| format!("{}:{}: ", it.line, it.column));
        println!("{place}{}: {}", it.code, voice.say(&it.message));
        if let Some(hint) = &it.hint {
            println!("    {}", voice.say(hint));
        }
    }
    print!("{}", voice.rules(&compiled.definition));
    Ok(())
}
