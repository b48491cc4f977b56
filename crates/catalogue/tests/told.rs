//! What the page says of messages is said here, too: `tests/messages/told.json`, which `scripts/told.mjs` writes.

#[path = "support/told.rs"]
mod told;

use std::collections::HashMap;

use catalogue::Catalogue;
use message::Message;

#[test]
fn messages_are_said_as_the_page_says_them() {
    let told = told::all();
    assert!(told.len() > 500);
    let mut catalogues: HashMap<[&str; 2], Catalogue> = HashMap::new();
    let mut other = Vec::new();
    for it in &told {
        let language = it["language"].as_str().expect("a language");
        let family = it["family"].as_str();
        let catalogue = catalogues.entry([language, family.unwrap_or_default()]).or_insert_with(|| {
            let found = family.map_or_else(|| Catalogue::of(language), |it| Catalogue::of_family(language, it));
            found.unwrap_or_else(|| panic!("no catalogue of {language}, {family:?}"))
        });
        let (said, expected) = (catalogue.text(&told::message(it)), it["text"].as_str().expect("a text"));
        if said != expected {
            other.push(format!("{language}, {family:?}: {said} instead of {expected}"));
        }
    }
    assert_eq!(other, Vec::<String>::new());
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    let german = Catalogue::of("de").expect("German");
    assert_eq!(german.text(&Message::new("no-such-message")), "no-such-message");
    assert_eq!(german.text(&Message::said("As it is.")), "As it is.");
    assert!(Catalogue::of("xx").is_none() && Catalogue::of_family("de", "go").is_none());
}
