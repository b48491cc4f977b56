//! Entries of keys: where their problems are underlined, lists of them, what `!` binds, and how many there may be.

use catalogue::english;
use definition::{Place, Value};

use crate::common::compile;

/// A board with a key, on it or below the piece N.
fn with(setting: &str) -> String {
    let (of_game, below) = setting.strip_prefix("N: ").map_or((setting, ""), |it| ("", it));
    format!("{of_game}\nrook:R:R::a1\nknight:N:N::b1\n{below}\nking:K:K::e1\n")
}

/// The part of the text that each problem underlines, with its message and its hint.
fn told(text: &str) -> Vec<(String, String, String)> {
    let (definition, mut all) = rules::read(text);
    all.extend(game::setup::compile(&definition).1);
    let underlined =
        |it: &Place| if let Place::Text(it) = it { text[it.start..it.end].to_owned() } else { String::new() };
    let all = definition::in_order(text, rules::keys(), all);
    all.into_iter()
        .map(|it| (underlined(&it.place), english(&it.message), it.hint.as_ref().map(english).unwrap_or_default()))
        .collect()
}

/// The parts that problems underline.
fn underlined(setting: &str) -> Vec<String> {
    told(&with(setting)).into_iter().map(|it| it.0).collect()
}

#[test]
fn problems_of_moves_in_entries_are_underlined_where_they_stand() {
    for setting in [
        "pull=N:WT",
        "pushAside=N,R: W0T",
        "lend=R:W\nlendMoves=R:W, N: FT",
        "custodian=N:WT",
        "movesAt=R:half:W,N:a1+c3: +WT",
        "blackMovesAt=N:half:WT",
        "whitePromoMove=N:half:R:WT",
        "promoMove=R:half:N,N:half:R:WT",
        "planes=2\nplaneSteps=N:straight:fWT",
        "fog=1\nsight=N:QT",
        "unitedSteps=WT\nunited=N",
        "blastZone=KT\ncaptureMatrix=/@",
        "N: effect=WT:to:to",
        "N: effect=W:to:near(FT)",
        "N: hitRun=WT",
        "N: burn=T",
        "N: hitRun=W\nneighbors=FT,noreturn",
        "N: custom=mine:NT",
    ] {
        let found = underlined(setting);
        assert!(found.iter().any(|it| it == "T"), "{setting}: {found:?}");
    }
    // Patterns take single legs; what else they have is underlined by itself.
    assert_eq!(underlined("push=N:W,R:WmF"), ["m"]);
    assert_eq!(underlined("custodian=N:W[W-F]"), ["[W-F]"]);
    let text = |it: &str| Value::String(it.to_owned());
    let piece = Value::Object(vec![("name".into(), text("knight")), ("id".into(), text("N"))]);
    let members = vec![("pieces".into(), Value::Array(vec![piece])), ("movesAt".into(), text("N:half:WT"))];
    let (definition, _) = rules::read_json(&Value::Object(members));
    let problems = game::setup::compile(&definition).1;
    let at = |from, to| Place::Json("/movesAt".into(), Some(definition::Span::new(from, to)));
    assert!(problems.iter().any(|it| it.place == at(8, 9)), "{problems:?}");
}

#[test]
fn what_is_wrong_with_moves_is_told_once() {
    assert_eq!(underlined("movesAt=N:half:T").len(), 1);
    assert_eq!(underlined("unitedSteps=T\nunited=N").len(), 1);
    // What the piece line has wrong is told there alone.
    let text = "movesAt=N:half:+W\nknight:N:NT::b1\nking:K:K::e1\n";
    assert_eq!(told(text).len(), 1);
}

#[test]
fn lists_of_entries() {
    let two_lines = compile(&with("movesAt=N:1:+W\nmovesAt=R:2:F"));
    let one_line = compile(&with("movesAt=N:1:+W, R:2:F"));
    let moves = |it: &engine::variant::Variant| format!("{:?}", it.movement.elsewhere);
    assert_eq!(moves(&one_line), moves(&two_lines));
    for (setting, place, hint) in [
        ("haven=R,N:half", "R", "Did you mean haven=R:half,N:half?"),
        ("whiteConfine=K,R,N:1-3", "K", "Did you mean whiteConfine=K:1-3,R:1-3,N:1-3?"),
        ("values=N,K:5", "N", "Did you mean values=N:5,K:5?"),
        ("promoMove=N,R:half:K", "N", "Did you mean promoMove=N:half:K,R:half:K?"),
        ("movesAt=N,R:half:F", "N", "Each entry names one type."),
        ("N: custom=mine:W,yours:F", ",yours:F", "This key takes one entry a line; lines of it add up."),
    ] {
        let found = told(&with(setting));
        assert!(found.iter().any(|it| it.0 == place && it.2 == hint), "{setting}: {found:?}");
    }
    let without = told(&with("confine=far,N:half"));
    assert!(without[0].2.starts_with("An area is made of"), "{without:?}");
}

#[test]
fn what_a_negation_binds() {
    let squares = |area: &str| {
        let variant = compile(&with(&format!("confine=N:{area}")));
        let barred = variant.movement.barred[0][2].clone().unwrap_or_default();
        barred.iter().map(|it| if *it { '#' } else { '.' }).collect::<String>()
    };
    assert_eq!(squares("!(b1+c3)"), squares("!(c3 + b1)"));
    assert_eq!(squares("!(b1+c3)").matches('#').count(), 2);
    assert_eq!(squares("!(half+!(h8+g8))").matches('#').count(), 62);
    assert_eq!(squares("(1+2)").matches('.').count(), 16);
    assert_eq!(squares("!half+a1").matches('.').count(), 33, "! is about one item");
    for (setting, hint) in [
        ("confine=N:!b1+c3", "Write !(b1+c3) for all but these."),
        ("haven=!1+!8", "Write !(1+8) for all but these."),
        ("dropZone=h1+!half+h8", "Write !(h1+half+h8) for all but these."),
        ("iron=!K+R", "Write !(K+R) for all but these."),
        ("swapWith=N:!N+R", "Write !(N+R) for all but these."),
    ] {
        let found = told(&with(setting));
        let sums = found.iter().filter(|it| it.2 == hint).count();
        assert_eq!(sums, usize::from(!setting.starts_with("dropZone")), "{setting}: {found:?}");
    }
    for right in ["confine=N:!half+b1", "confine=N:!(b1+c3)", "iron=!(K+R)", "hurdles=N:!K+R", "hurdles=N:!(K+R)"] {
        assert_eq!(told(&with(right)), [], "{right}");
    }
    let hurdles =
        |value: &str| compile(&with(&format!("hurdles=N:{value}"))).movement.ride_limits.expect("limits").mounts;
    assert_eq!(hurdles("!K+R"), hurdles("!(R+K)"));
    let deep = format!("{}a1{}", "!(".repeat(50_000), ")".repeat(50_000));
    assert_eq!(told(&with(&format!("confine=N:{deep}"))).len(), 1);
    assert!(!told(&with(&format!("iron={deep}"))).is_empty());
}

#[test]
fn sides_without_symmetry() {
    let board =
        |setting: &str| format!("symmetry=none\n{setting}\nrook:R:R::a1,,h8\nwolf:W:K::,,d8\nking:K:K::e1,,e8\n");
    let warnings = |setting: &str| told(&board(setting)).into_iter().map(|it| it.2).collect::<Vec<_>>();
    let hint = |upper: &str, what: &str| {
        format!(
            "Write white{upper} and black{upper}, each with the {what} of its side, or both alike if that is meant."
        )
    };
    assert_eq!(warnings("confine=R:a1-h3"), [hint("Confine", "squares")]);
    for right in [
        "confine=W:a1-h3",
        "whiteConfine=R:a1-h3\nblackConfine=R:a1-h3",
        "confine=R:!(a1+a8+h1+h8)",
        "enclose=W:!(d4+a1)",
        "haven=W:b2",
    ] {
        assert_eq!(warnings(right), Vec::<String>::new(), "{right}");
    }
    let goals = |id: &str| {
        let text = board("");
        let line = text.lines().find(|it| it.contains(&format!(":{id}:"))).expect("its line").to_owned();
        told(&text.replace(&line, &format!("{line}\nmorph=///////**")))
    };
    assert_eq!(goals("R").len(), 1);
    assert_eq!(goals("W"), []);
}

#[test]
fn as_many_entries_as_squares() {
    let mut text =
        "files=20\nranks=20\nsymmetry=none\nrook:R:W::a1\nknight:N:N::t20,,a20\nking:K:K::e1,,e20\n".to_owned();
    for rank in 1..=20 {
        for file in 'a'..='t' {
            // No two squares next to each other say the same, so that hardly any program is shared.
            text += &format!("movesAt=N:{file}{rank}:{}\n", ["W", "F", "K", "D", "A"][rank % 5]);
        }
    }
    let variant = compile(&text);
    assert_eq!(variant.movement.elsewhere.len(), 1 + 2 * 5, "entries that say the same share a program");
    let start = variant.start();
    let knight = |name: &str| {
        let at = variant.movement.topology.by_name(name).expect("a square");
        variant.movement.program(start.at(at).side(), start.at(at).kind(), at).rays.len()
    };
    assert_eq!((knight("t20"), knight("a20")), (4, 4), "both have the four steps of W");
    let distinct: String = (1..=300)
        .map(|n| format!("movesAt=N:{}{}:fR{}\n", char::from(b'a' + (n % 20) as u8), 1 + n / 20, 1 + n % 99))
        .collect();
    let board = text.split("movesAt").next().expect("the board");
    let variant = compile(&format!("{board}{distinct}"));
    assert_eq!(variant.movement.elsewhere.len(), 1 + 2 * 99);
}

#[test]
fn nothing_is_left_out_in_silence() {
    let lines: String = (1..=40).map(|n| format!("fR{n}")).collect();
    let areas = vec!["a1"; 14].join(",");
    let criteria = vec!["most"; 20].join(",");
    let ways = vec!["to"; 17].join("+");
    for (setting, place) in [
        (format!("push=N:{lines}"), &*lines),
        (format!("pull=N:{lines}"), &lines),
        (format!("pushAside=N:{lines}"), &lines),
        (format!("coordinate=N:{lines}\ncoordinateWith=N:K"), &lines),
        (format!("rowSteps=N:{lines}"), &lines),
        (format!("link={areas}"), "a1"),
        ("link=a1,b2\n".repeat(9), "a1,b2"),
        (format!("mustCapture=1\nmajority={criteria}"), "most"),
        (format!("walling=1\nwallName={}", "w".repeat(41)), "w"),
        (format!("N: effect=W:to:{ways}"), &ways),
    ] {
        let found = told(&with(&setting));
        let is_told = |it: &(String, String, String)| it.0.contains(place) && it.1.contains("ignored");
        assert!(found.iter().any(is_told), "{setting}: {found:?}");
    }
    let many: String = (0..300).map(|n| format!("haven=nowhere{n}\n")).collect();
    let many = told(&with(&many));
    assert_eq!(many.last().map(|it| &*it.1), Some("There are more problems like these."));
}

#[test]
fn a_piece_with_too_many_moves_is_named() {
    for moves in ["[mgK(-mgK)]", "KNADGHCZ~9", "mK~(mK~)"] {
        let text = format!("files=16\nranks=16\nrook:R:R::a1\nStone:S:{moves}::a2-p6\nking:K:K::e1\n");
        let found = told(&text);
        let limit = found.iter().find(|it| it.1.contains("in so many ways"));
        if let Some(it) = limit {
            assert_eq!((&*it.0, &*it.1), (moves, "The stone may move in so many ways that some of them are left out."));
        } else {
            assert!(moves.ends_with(')'), "{moves}: {found:?}");
        }
    }
}
