//! `parse`: reads any text, prints it, compares, cuts its directions and says it in words. Nothing may panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use xbetza::direction::{System, tokens};
use xbetza::{Grid, MoveKind, explain, explain_on, parse};

fuzz_target!(|text: &str| {
    let (ast, errors) = parse(text);
    assert_eq!(ast.to_string(), text);
    assert!(errors.len() <= 101);
    for it in &errors {
        assert!(text.get(it.place.start..it.place.end).is_some());
    }
    for it in ast.moves() {
        assert_eq!(
            Some(it.to_string().as_str()),
            text.get(it.span.start..it.span.end)
        );
        if let MoveKind::Chain(it) = &it.kind {
            for (i, leg) in it.legs.iter().enumerate() {
                for system in [
                    System::Aligned,
                    System::Skewed,
                    System::EightFold,
                    System::Oblique,
                    System::Ring,
                ] {
                    assert!(tokens(leg, system, i > 0).len() <= leg.modifiers.len());
                }
            }
        }
    }
    assert!(!explain(&ast).id.is_empty() && !explain_on(&ast, Grid::FlatHexagons).id.is_empty());
});
