//! Diagrams of one definition share what was read, and nothing that is played.

use std::rc::Rc;

use definition::Value;

use super::{CHESS, diagram, path};
use crate::arguments::DefinitionSource;
use crate::words::Language;

fn text() -> DefinitionSource {
    DefinitionSource::Text(CHESS.to_owned())
}

fn object(name: &str) -> DefinitionSource {
    DefinitionSource::Value(Value::Object(vec![("name".to_owned(), Value::String(name.to_owned()))]))
}

#[test]
fn the_same_definition_is_read_once() {
    let first = text().shared();
    assert!(Rc::ptr_eq(&first, &text().shared()));
    assert!(!Rc::ptr_eq(&first, &DefinitionSource::Text(format!("{CHESS}\n")).shared()));
    let other = object("a").shared();
    assert!(Rc::ptr_eq(&other, &object("a").shared()));
    assert!(!Rc::ptr_eq(&other, &object("b").shared()));
}

#[test]
fn nothing_is_kept_that_no_diagram_holds() {
    let first = Rc::downgrade(&text().shared());
    assert_eq!(first.strong_count(), 0);
    let second = text().shared();
    assert_eq!(Rc::strong_count(&second), 1);
}

#[test]
fn what_was_prepared_is_not_done_again() {
    assert!(!text().prepare(), "read");
    assert!(!text().prepare(), "compiled");
    assert!(text().prepare(), "nothing left to do");
    let first = text().shared();
    assert!(text().prepare(), "a diagram has it");
    assert!(!object("c").prepare());
    drop(first);
    assert!(!text().prepare(), "nobody holds it any more, and another was begun");
}

#[test]
fn what_was_prepared_in_part_has_all_diagnostics() {
    let wrong = || DefinitionSource::Text(format!("{CHESS}\nnosuchkey=1\npiece:Z:K;;"));
    let expected = format!("{:?}", wrong().compile().diagnostics(&Language::default()));
    assert!(expected.contains("nosuchkey"), "{expected}");
    for n_calls in 0..4 {
        (0..n_calls).for_each(|_| {
            wrong().prepare();
        });
        assert_eq!(format!("{:?}", wrong().shared().diagnostics(&Language::default())), expected, "{n_calls}");
    }
}

#[test]
fn games_of_one_definition_are_apart() {
    let (mut first, second) = (diagram(CHESS), diagram(CHESS));
    first.play_path(&path("e2 e4")).unwrap();
    assert_ne!(first.fen(), second.fen());
    assert_eq!(second.fen(), diagram(CHESS).fen());
}

#[test]
fn many_definitions_are_forgotten_in_their_order() {
    let all: Vec<_> = (0..100).map(|n| DefinitionSource::Text(format!("{CHESS}\nname={n}")).shared()).collect();
    let again = |n: usize| DefinitionSource::Text(format!("{CHESS}\nname={n}")).shared();
    assert!(Rc::ptr_eq(&all[99], &again(99)));
    assert!(!Rc::ptr_eq(&all[0], &again(0)));
}
