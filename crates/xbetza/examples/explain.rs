//! Prints what each argument means, and what is wrong with it.

use catalogue::english;

fn main() {
    for text in std::env::args().skip(1) {
        let (ast, errors) = xbetza::parse(&text);
        println!("{text}: {}", english(&xbetza::explain(&ast)));
        for it in errors {
            println!("  {:?} {} at {}: {}", it.severity, it.code, it.place.start, english(&it.message));
            if let Some(hint) = &it.hint {
                println!("    hint: {}", english(hint));
            }
        }
    }
}
