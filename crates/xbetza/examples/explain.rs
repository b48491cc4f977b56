//! Prints what each argument means, and what is wrong with it.

fn main() {
    for text in std::env::args().skip(1) {
        let (ast, errors) = xbetza::parse(&text);
        println!("{text}: {}", catalogue::english(&xbetza::explain(&ast)));
        for it in errors {
            println!("  {:?} {} at {}: {it}", it.severity, it.code, it.place.start);
            if let Some(hint) = it.hint {
                println!("    hint: {hint}");
            }
        }
    }
}
