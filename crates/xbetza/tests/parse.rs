//! What is read from texts, right and wrong.

use catalogue::english;
use xbetza::direction::{Sense, Side, System, Token, Way, tokens};
use xbetza::{AfterPart, Ast, Leg, MoveKind, RangeForm, Severity, codes, parse};

/// The moves that were read, and the problems as `severity code @start..end`.
fn read(text: &str) -> (Vec<String>, Vec<String>) {
    let (ast, errors) = parse(text);
    assert_eq!(ast.to_string(), text);
    let moves = ast.moves().map(|it| it.to_string()).collect();
    let errors = errors.iter().map(|it| {
        let severity = match it.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Info => "info",
        };
        let code = it.code.strip_prefix("xbetza.").unwrap_or(it.code);
        format!("{severity} {code} {}..{}", it.place.start, it.place.end)
    });
    (moves, errors.collect())
}

#[track_caller]
fn check(text: &str, moves: &[&str], errors: &[&str]) {
    let (got_moves, got_errors) = read(text);
    assert_eq!(got_moves, moves, "moves of {text}");
    assert_eq!(got_errors, errors, "problems of {text}");
}

#[test]
fn a_description_is_cut_into_moves() {
    check("", &[], &[]);
    check("fmWfceFifmnD", &["fmW", "fceF", "ifmnD"], &[]);
    check("KNADmabKcaKcabK", &["K", "N", "A", "D", "mabK", "caK", "cabK"], &[]);
    check("FyafsF", &["F", "yafsF"], &[]);
    check("KisjO2", &["K", "isjO2"], &[]);
    check(" N\tB ", &["N", "B"], &[]);
    check("[F?fsR][fcF-fmF(-cF-fmF)]", &["[F?fsR]", "[fcF-fmF(-cF-fmF)]"], &[]);
    check("mK~3W~", &["mK~3", "W~"], &[]);
}

#[test]
fn doubled_capitals() {
    check("WWNNN", &["WW", "NN", "N"], &[]);
    check("KKRR", &["K", "K", "R", "R"], &[]);
    check("NXNX0FXFX", &["NX", "NX0", "FX", "FX"], &[]);
    check("NN3", &["NN3"], &["error range 2..3"]);
}

fn first_range(text: &str) -> Option<RangeForm> {
    let (ast, _) = parse(text);
    let MoveKind::Chain(chain) = &ast.moves().next()?.kind else {
        return None;
    };
    chain.suffix.range.as_ref().map(|it| it.form)
}

#[test]
fn ranges() {
    assert_eq!(first_range("N"), None);
    assert_eq!(first_range("R12"), Some(RangeForm::AtMost(12)));
    assert_eq!(first_range("R0"), Some(RangeForm::AtMost(0)));
    assert_eq!(first_range("R2-3"), Some(RangeForm::Between(2, 3)));
    assert_eq!(first_range("R2-0"), Some(RangeForm::Between(2, 0)));
    assert_eq!(first_range("W*"), Some(RangeForm::HalfBoard));
    assert_eq!(first_range("NN"), Some(RangeForm::Doubled));
    assert_eq!(first_range("R100"), None);
    check("[W2-3-F]", &["[W2-3-F]"], &[]);
    check("[W2-F]", &["[W2-F]"], &[]);
    check("[W2-3F]", &["[W2-3F]"], &["warning bracket 5..6"]);
    check("[W-3F]", &["[W-3F]"], &["error range 2..4", "warning bracket 4..5"]);
    check("R100W", &["R100", "W"], &["error range 1..4"]);
    check("R3-2", &["R3-2"], &["error range 1..4"]);
    check("W-3", &["W-3"], &["error range 1..3"]);
    check(
        "U3I3@3",
        &["U3", "I3", "@3"],
        &["error range 1..2", "error range 3..4", "info reserved 4..5", "error range 5..6"],
    );
    check("O2-3", &["O2-3"], &["error range 1..4"]);
    check("R*", &["R*"], &["warning range 1..2"]);
    check("3W", &["W"], &["error range 0..1"]);
    check("K~100", &["K~100"], &["error range 1..5"]);
    check("K~2~3", &["K~2~3"], &["error range 3..5"]);
    check("K~2~100", &["K~2~100"], &["error range 3..7"]);
    check("K~100~2", &["K~100~2"], &["error range 1..5"]);
}

#[test]
fn broken_moves_are_dropped_and_the_rest_counts() {
    check("KfmEW", &["K", "W"], &["error atom 3..4"]);
    check("E3~2N", &["N"], &["error atom 0..1"]);
    check("KX", &["K"], &["error atom 1..2"]);
    check("Wfm", &["W"], &["error dangling 1..3"]);
    check("Wfmab ", &["W"], &["error dangling 1..5"]);
    check("f[W-F]", &["f[W-F]"], &[]);
    check("fm[W-F]", &["fm[W-F]"], &["error dangling 1..2"]);
    check("fa[W-F]", &["[W-F]"], &["error dangling 0..2"]);
    check("t[FR]", &["t[FR]"], &["error dangling 0..1", "warning bracket 3..4"]);
    check("z(FW)", &["F", "W"], &["error dangling 0..1", "error bracket 1..2", "error bracket 4..5"]);
    check("W-F", &["W", "F"], &["error bracket 1..2"]);
    check("f#W", &["f#W"], &["error character 1..2"]);
    check("f W", &["f W"], &["error character 1..2"]);
    check("é%W!", &["W"], &["error character 0..3", "error character 4..5"]);
}

#[test]
fn brackets() {
    check("K[W-F", &["K"], &["error bracket 5..5"]);
    check("[W-[F-R]", &["[F-R]"], &["error bracket 3..4"]);
    check("[]N", &["N"], &["error bracket 1..2"]);
    check("[-F]N", &["N"], &["error bracket 1..2"]);
    check("[F-]N", &["N"], &["error bracket 3..4"]);
    check("[FafF]N", &["N"], &["error bracket 2..3"]);
    check("[W-O2]N", &["N"], &["error bracket 3..4"]);
    check("[W-I]N", &["N"], &["error bracket 3..4"]);
    check("[U-W]N", &["N"], &["error bracket 1..2"]);
    check("[W-U]N", &["[W-U]", "N"], &[]);
    check("[W(-U)]N", &["N"], &["error bracket 4..5"]);
    check("[W(-F]N", &["N"], &["error bracket 5..6"]);
    check("[W-F)]N", &["N"], &["error bracket 4..5"]);
    check("[W()]N", &["N"], &["error bracket 3..4"]);
    check("[(-W)]N", &["N"], &["error bracket 1..2"]);
    check("[W-f]N", &["N"], &["error dangling 3..4"]);
    check("[W-E]N", &["N"], &["error atom 3..4"]);
    check("W]", &["W"], &["error bracket 1..2"]);
    check("aU", &[], &["error bracket 1..2"]);
}

#[test]
fn letters_without_effect_are_taken_out() {
    check("yW", &["yW"], &["warning modifier 0..1"]);
    check("[yW?F]", &["[yW?F]"], &[]);
    check("[W?yF]", &["[W?yF]"], &["warning modifier 3..4"]);
    check("[W(?yF)]", &["[W(?yF)]"], &[]);
    check("nfU", &["nfU"], &["warning modifier 0..1", "warning modifier 1..2"]);
    check("hN", &["hN"], &["warning modifier 0..1"]);
    check("qzN", &["qzN"], &["warning modifier 1..2"]);
    check("fsO2", &["fsO2"], &["warning direction 0..1"]);
    check("fO2", &[], &["warning direction 0..1", "warning direction 3..3"]);
    check("mmW", &["mmW"], &["info duplicate 1..2"]);
    check("oonnppwwR", &["oonnppwwR"], &[]);
    check("nnnD", &["nnnD"], &["info duplicate 2..3"]);
    check("fffN", &["fffN"], &[]);
    check("fbfN", &["fbfN"], &["info duplicate 0..3"]);
    check("K~3aW~2[K~2]", &["K~3", "aW~2", "[K~2]"], &["warning area 5..7", "warning area 9..11"]);
    check("npK~2", &["npK~2"], &["warning modifier 0..1", "warning modifier 1..2"]);
    check("ctabK", &["ctabK"], &["info reserved 1..2"]);
    check("tcabK", &["tcabK"], &[]);

    let (ast, _) = parse("fmmnyF");
    let leg = first_leg(&ast);
    let letters: String = leg.modifiers.iter().map(|it| it.letter).collect();
    assert_eq!(letters, "fmn");
}

#[test]
fn limits() {
    let legs = |n: usize| format!("{}W", "fa".repeat(n - 1));
    check(&legs(64), &[&legs(64)], &[]);
    check(&legs(65), &[], &["error limit 0..129"]);
    let parts = |n: usize| format!("[W{}]", "-F".repeat(n - 1));
    check(&parts(64), &[&parts(64)], &[]);
    check(&parts(65), &[], &["error limit 129..130"]);
    let groups = |n| format!("[W{}{}]", "(-F".repeat(n), ")".repeat(n));
    check(&groups(8), &[&groups(8)], &[]);
    check(&groups(9), &[], &["error limit 26..27"]);
    let (moves, errors) = read(&"WF".repeat(128));
    assert_eq!((moves.len(), errors.len()), (256, 0));
    let (moves, errors) = read(&"WF".repeat(200));
    assert_eq!((moves.len(), errors), (256, vec!["error limit 256..400".to_owned()]));
    let extended = format!("N{}", "X".repeat(40));
    check(&extended, &[&extended], &["error limit 33..41"]);
}

#[test]
fn hostile_text_gives_a_small_tree_and_few_problems() {
    for pattern in ["#", "E", "[", "(", "a", "f", "~", "1", "X", "mm", "# ", "[W(", "Wa", "-", "é", "h", "hf"] {
        let text = pattern.repeat(200_000 / pattern.len());
        for text in [format!("{text}W"), format!("W{text}"), text] {
            let (ast, errors) = parse(&text);
            assert!(ast.items.len() <= 600, "{pattern}");
            assert!(errors.len() <= 101, "{pattern}");
            assert!(ast.to_string() == text, "{pattern}");
        }
    }
}

#[test]
fn unlisted_problems_are_counted() {
    let (_, errors) = parse(&"# ".repeat(150));
    assert_eq!(errors.len(), 101);
    assert_eq!(errors[100].code, codes::LIMIT);
    assert_eq!(english(&errors[100].message), "50 more problems are not listed.");
}

#[test]
fn hints() {
    let hint = |text| parse(text).1.first().and_then(|it| it.hint.as_ref()).map(english).unwrap_or_default();
    assert!(hint("M").ends_with("did you mean the modifier \"m\"?"), "{}", hint("M"));
    assert!(hint("X").contains("directly behind"), "{}", hint("X"));
    assert!(hint("[W-F").contains("is missing"), "{}", hint("[W-F"));
    assert!(hint("fm").contains("as in \"fmW\""), "{}", hint("fm"));
    assert!(hint("yW").contains("goes on"), "{}", hint("yW"));
    assert!(hint("’W").contains("apostrophe"), "{}", hint("’W"));
}

fn first_leg(ast: &Ast) -> Leg {
    match &ast.moves().next().expect("a move").kind {
        MoveKind::Chain(it) => it.legs[0].clone(),
        MoveKind::Bracket(it) => it.first.leg.clone(),
    }
}

/// The tokens of a leg with these modifiers.
fn cut(letters: &str, system: System, continuation: bool) -> Vec<Token> {
    let (ast, _) = parse(&format!("[{letters}N-{letters}N(-N)]"));
    let MoveKind::Bracket(bracket) = &ast.moves().next().expect("a move").kind else {
        panic!("a bracket");
    };
    match &bracket.rest[0] {
        AfterPart::Part(_, part) if continuation => tokens(&part.leg, system, true),
        _ => tokens(&bracket.first.leg, system, false),
    }
}

#[test]
fn direction_tokens() {
    use Way::{B, F, L, R, S, V};
    let first = |it| cut(it, System::Oblique, false);
    let later = |it| cut(it, System::EightFold, true);
    assert_eq!(first("rbf"), [Token::Pair(R, B), Token::Single(F)]);
    assert_eq!(first("flbrvvss"), [Token::Pair(F, L), Token::Pair(B, R), Token::Narrow(V), Token::Narrow(S)]);
    assert_eq!(later("fzf"), [Token::Turn(F, Sense::Other), Token::Single(F)]);
    assert_eq!(first("ffbs"), [Token::Narrow(F), Token::Pair(B, S)]);
    assert_eq!(first("vvssvs"), [Token::Narrow(V), Token::Narrow(S), Token::Pair(V, S)]);
    assert_eq!(first("fhl"), [Token::Half(F), Token::Single(L)]);
    assert_eq!(first("hlhr"), [Token::Chirality(Side::Left), Token::Chirality(Side::Right)]);
    assert_eq!(first("ffh"), [Token::Narrow(F)]);
    assert_eq!(first("fmcr"), [Token::Pair(F, R)]);
    assert_eq!(first("fqr"), [Token::Pair(F, R)], "`q` is a power on a first leg");
    assert_eq!(later("qz"), [Token::Sense(Sense::Same), Token::Sense(Sense::Other)]);
    assert_eq!(later("bqrz"), [Token::Turn(B, Sense::Same), Token::Single(R), Token::Sense(Sense::Other)]);
    assert_eq!(later("vq"), [Token::Single(V), Token::Sense(Sense::Same)]);
    assert_eq!(cut("fr", System::Aligned, false), [Token::Single(F), Token::Single(R)]);
    assert_eq!(cut("frh", System::Aligned, false), [Token::Single(F), Token::Half(R)]);
    assert_eq!(first(""), []);
}
