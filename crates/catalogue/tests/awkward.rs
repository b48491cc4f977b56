//! Every message of every language with names that are hard to word (`tests/words/names.txt`).

#[path = "support/faults.rs"]
mod faults;
#[path = "support/told.rs"]
mod told;

use catalogue::{Catalogue, LANGUAGES};
use faults::{Name, faults, names};
use message::{Arg, Message, msg};

/// What stands between other texts, what shows braces of JSON and of options of blocks, colours that need no word, and numbers of knight
/// leaps, in whose place the fixture may have a knight.
const APART: [&str; 10] = [
    "list-comma",
    "list-and",
    "list-or",
    "sentence-space",
    "key-terrain-does",
    "json",
    "static-same-text",
    "leaps-knight",
    "sign-white",
    "sign-black",
];

/// Whether it is no fault of a message: signs of the language of definitions, and what the fixture has itself: two spaces in a
/// word, and the sides that it puts before names.
fn is_meant(id: &str, fault: &str) -> bool {
    id == "on-terrain" && fault == "`  `"
        || id.starts_with("def-") && ["`::`", "` !`"].contains(&fault)
        || ["`white` twice", "`black` twice"].contains(&fault)
}

/// The same message about other pieces, each another one.
fn about(it: &Message, names: &[Name], next: &mut usize) -> Message {
    Message { id: it.id, args: it.args.iter().map(|(key, arg)| (*key, called(arg, names, next))).collect() }
}

fn called(arg: &Arg, names: &[Name], next: &mut usize) -> Arg {
    let mut all = |items: &[Arg]| items.iter().map(|it| called(it, names, next)).collect();
    match arg {
        Arg::Piece(_) => {
            *next += 1;
            Arg::piece(&*names[*next % names.len()].text)
        }
        Arg::Message(it) => about(it, names, next).into(),
        Arg::Listed(it) => Arg::Listed(all(it)),
        Arg::All(it) => Arg::All(all(it)),
        Arg::Any(it) => Arg::Any(all(it)),
        Arg::Sentences(it) => Arg::Sentences(it.iter().map(|it| about(it, names, next)).collect()),
        Arg::Text(_) | Arg::Number(_) | Arg::Hundredths(_) | Arg::Word(_) | Arg::Choice(_) => arg.clone(),
    }
}

#[test]
fn no_message_is_wrong_about_a_name() {
    let (names, all) = (names(), told::all());
    let messages: Vec<Message> = all.iter().filter(|it| it["language"] == "en").map(told::message).collect();
    assert!(messages.len() > 1000 && names.len() > 30);
    let mut found = Vec::new();
    for language in LANGUAGES.iter().map(|it| it.tag) {
        let catalogue = Catalogue::of(language).expect("a language of the list");
        let mut next = 0;
        for it in messages.iter().filter(|it| !APART.contains(&it.id)) {
            let has_names = format!("{it:?}").contains("Piece(");
            for _ in 0..if has_names { 5 } else { 1 } {
                let text = catalogue.text(&about(it, &names, &mut next));
                let wrong = faults(&text, language, &names).into_iter().filter(|fault| !is_meant(it.id, fault));
                found.extend(wrong.map(|fault| format!("{language} {}: {fault} in {text}", it.id)));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn english_bends_every_name() {
    let english = Catalogue::english();
    for name in names() {
        let piece = || Arg::piece(&*name.text);
        let told = english.text(&msg!("several", count = 2, piece = piece())).to_lowercase();
        assert_eq!(told, format!("2 {}", name.many));
        let told = english.text(&msg!("one", piece = piece()));
        assert_eq!(faults(&told, "en", &names()), Vec::<String>::new(), "{told}");
    }
    let said = |id, piece: &str| english.text(&Message::about(id, "piece", Arg::piece(piece)));
    assert_eq!(said("the", "The General"), "the General");
    assert_eq!(said("the", "theatre"), "the theatre");
    assert_eq!(said("one", "The "), "The ");
}

#[test]
fn what_is_wrong_is_found() {
    let names = names();
    for (text, language) in [
        ("A black black man moves.", "en"),
        ("It captures an unicorn.", "en"),
        ("A hour moves.", "en"),
        ("2 shamen", "en"),
        ("3 monarches", "en"),
        ("The the general", "en"),
        ("{ $x } moves", "en"),
        ("a pawn  moves", "de"),
        ("moves ()", "fr"),
        ("la pieza de el bando", "es"),
        ("a4をを取る", "ja"),
        ("在在a4", "zh-Hans"),
        (" a", "en"),
        ("", "en"),
    ] {
        assert!(!faults(text, language, &names).is_empty(), "{text}");
    }
    for (text, language) in [
        ("An hour captures a unicorn, a {$x} and 2 shamans of the general.", "en"),
        ("Figuren, die die Dame schlagen", "de"),
    ] {
        assert_eq!(faults(text, language, &names), Vec::<String>::new(), "{text}");
    }
}
