//! Properties of reading and printing that hold for every text.

use proptest::prelude::*;
use xbetza::{
    AfterPart, AreaSuffix, Ast, Atom, Base, Bracket, Chain, Extension, Grid, Group, Item, Leg, Modifier, Move,
    MoveKind, Part, Range, RangeForm, Separator, Span, Suffix, Trivia, explain_on, parse,
};

/// Texts that look like the notation, right or wrong.
fn lookalike() -> impl Strategy<Value = String> {
    "[fblrvshqzmcdekxpgyinjotuw'aWFDNAHCLZJGKQRBUOI@XYESTM0-9*~?() -]{0,40}|\\[[fsmcaWFNKQ?-]{0,12}(\\([?-][fcmNF-]{1,5}\\)){0,2}\\]{0,2}"
}

fn holds(text: &str) -> Result<(), TestCaseError> {
    let (ast, errors) = parse(text);
    prop_assert_eq!(ast.to_string(), text);
    for it in &errors {
        prop_assert!(it.place.start <= it.place.end && it.place.end <= text.len());
        prop_assert!(text.is_char_boundary(it.place.start) && text.is_char_boundary(it.place.end));
    }
    for it in ast.moves() {
        prop_assert_eq!(it.to_string(), &text[it.span.start..it.span.end]);
    }
    for grid in [Grid::Squares, Grid::FlatHexagons, Grid::PointyHexagons] {
        let sentence = catalogue::english(&explain_on(&ast, grid));
        prop_assert!(!sentence.is_empty());
        prop_assert!(["  ", " ,", "{"].iter().all(|it| !sentence.contains(it)), "{}", sentence);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_prints_back(text in "\\PC{0,60}|(?s).{0,30}") {
        holds(&text)?;
    }

    #[test]
    fn any_lookalike_prints_back(text in lookalike()) {
        holds(&text)?;
    }

    #[test]
    fn any_valid_tree_reads_back(ast in valid()) {
        let text = ast.to_string();
        let (res, errors) = parse(&text);
        prop_assert_eq!(&errors, &[], "{}", text);
        prop_assert_eq!(without_spans(res), ast);
        holds(&text)?;
    }
}

// Trees, with all spans empty.

fn valid() -> impl Strategy<Value = Ast> {
    let one = prop_oneof![chain(), bracket()];
    prop::collection::vec(one, 0..5).prop_map(|moves| {
        let mut items = Vec::new();
        for it in moves {
            if !items.is_empty() {
                // A blank, because `N` and `N` would read as `NN`.
                items.push(Item::Trivia(Trivia { text: " ".to_owned(), span: Span::default() }));
            }
            items.push(Item::Move(it));
        }
        Ast { items }
    })
}

fn a_move(kind: MoveKind) -> Move {
    Move { kind, skipped: Vec::new(), span: Span::default() }
}

fn chain() -> impl Strategy<Value = Move> {
    let legs = prop::collection::vec(leg(), 1..4);
    let area = prop::option::of((0..100_u8).prop_map(|steps| AreaSuffix {
        steps,
        text: format!("~{steps}"),
        span: Span::default(),
    }));
    (legs, atom_and_suffix(), area).prop_map(|(legs, (atom, mut suffix), area)| {
        if legs.len() == 1 && !legs[0].has('p') && !legs[0].has('n') && !legs[0].has('j') {
            suffix.area = area;
        }
        a_move(MoveKind::Chain(Chain { legs, atom, suffix }))
    })
}

fn bracket() -> impl Strategy<Value = Move> {
    let nexts = prop_oneof![part_next(), group().prop_map(AfterPart::Group)];
    let rest = prop::collection::vec(nexts, 0..4);
    let prefix = prop::sample::select(vec!["", "f", "v", "fr", "lb", "fh", "hr"]).prop_map(|it| Leg {
        modifiers: it.chars().map(|letter| Modifier { letter, span: Span::default() }).collect(),
    });
    (prefix, part(), rest)
        .prop_map(|(prefix, first, rest)| a_move(MoveKind::Bracket(Box::new(Bracket { prefix, first, rest }))))
}

fn group() -> impl Strategy<Value = Group> {
    let flat = prop::collection::vec(part_next(), 0..3);
    let leaf = (separator(), part(), flat).prop_map(a_group);
    leaf.prop_recursive(3, 12, 2, |inner| {
        let rest = prop::collection::vec(inner.prop_map(AfterPart::Group), 0..3);
        (separator(), part(), rest).prop_map(a_group)
    })
}

fn a_group((separator, first, rest): (Separator, Part, Vec<AfterPart>)) -> Group {
    Group { separator, first, rest, span: Span::default() }
}

fn part_next() -> impl Strategy<Value = AfterPart> {
    (separator(), part()).prop_map(|(separator, part)| AfterPart::Part(separator, part))
}

fn separator() -> impl Strategy<Value = Separator> {
    prop_oneof![Just(Separator::Then), Just(Separator::Maybe)]
}

fn part() -> impl Strategy<Value = Part> {
    (leg(), atom_and_suffix()).prop_map(|(leg, (atom, suffix))| Part { leg, atom, suffix })
}

fn leg() -> impl Strategy<Value = Leg> {
    let directions = prop::sample::select(vec!["", "f", "fs", "vr", "fl", "hr", "bh", "ffbr"]);
    let others = prop::sample::subsequence(
        vec!['m', 'c', 'd', 'e', 'k', 'x', 'p', 'i', 'n', 'n', 'j', 'o', 'u', 'w', '\''],
        0..4,
    );
    (directions, others).prop_map(|(directions, others)| Leg {
        modifiers: directions.chars().chain(others).map(|letter| Modifier { letter, span: Span::default() }).collect(),
    })
}

fn atom_and_suffix() -> impl Strategy<Value = (Atom, Suffix)> {
    let base = prop::sample::select("WFDNAHCLZJGKQRB".chars().collect::<Vec<_>>());
    let extension = prop_oneof![Just(Extension::X), Just(Extension::Y)];
    (base, prop::collection::vec(extension, 0..3), range()).prop_map(|(base, extensions, range)| {
        let base = Base::from_letter(base).unwrap();
        let extensions = if base.leap().is_some() { extensions } else { Vec::new() };
        let range = range.and_then(|form| {
            let text = match form {
                RangeForm::Doubled if base.leap().is_none() || !extensions.is_empty() => {
                    return None;
                }
                RangeForm::HalfBoard if base != Base::W || !extensions.is_empty() => return None,
                RangeForm::Doubled => base.to_string(),
                RangeForm::HalfBoard => "*".to_owned(),
                RangeForm::AtMost(n) => n.to_string(),
                RangeForm::Between(low, high) => format!("{low}-{high}"),
            };
            let span = Span::default();
            Some(Range { form, text, span })
        });
        let span = Span::default();
        let atom = Atom { base, extensions, span };
        (atom, Suffix { range, area: None })
    })
}

fn range() -> impl Strategy<Value = Option<RangeForm>> {
    prop::option::of(prop_oneof![
        Just(RangeForm::Doubled),
        Just(RangeForm::HalfBoard),
        (0..100_u8).prop_map(RangeForm::AtMost),
        (0..50_u8, 50..100_u8).prop_map(|(low, high)| RangeForm::Between(low, high)),
    ])
}

fn without_spans(mut ast: Ast) -> Ast {
    for it in &mut ast.items {
        match it {
            Item::Trivia(it) => it.span = Span::default(),
            Item::Move(it) => {
                it.span = Span::default();
                match &mut it.kind {
                    MoveKind::Chain(it) => {
                        it.legs.iter_mut().for_each(strip_leg);
                        strip_atom(&mut it.atom, &mut it.suffix);
                    }
                    MoveKind::Bracket(it) => {
                        strip_leg(&mut it.prefix);
                        strip_part(&mut it.first);
                        it.rest.iter_mut().for_each(strip_next);
                    }
                }
            }
        }
    }
    ast
}

fn strip_next(it: &mut AfterPart) {
    match it {
        AfterPart::Part(_, it) => strip_part(it),
        AfterPart::Group(it) => {
            it.span = Span::default();
            strip_part(&mut it.first);
            it.rest.iter_mut().for_each(strip_next);
        }
    }
}

fn strip_part(it: &mut Part) {
    strip_leg(&mut it.leg);
    strip_atom(&mut it.atom, &mut it.suffix);
}

fn strip_leg(it: &mut Leg) {
    it.modifiers.iter_mut().for_each(|it| it.span = Span::default());
}

fn strip_atom(atom: &mut Atom, suffix: &mut Suffix) {
    atom.span = Span::default();
    if let Some(it) = &mut suffix.range {
        it.span = Span::default();
    }
    if let Some(it) = &mut suffix.area {
        it.span = Span::default();
    }
}
