//! Texts that pages, editors and programs have changed are read as they were typed, and places stay those of the author.

use definition::{Definition, Diagnostic, Document, Place, document_to_json, in_order, json_to_text};

const TYPED: &str =
    "title=Little\nfiles=5\nranks=5\nroyal=K\npromoChoice=Q\npawn:P:fmWfcF::a2-e2\nqueen:Q:Q::\ndragon king:K:K::c1\n";

fn read(text: &str) -> (Definition, Vec<Diagnostic>) {
    let (definition, problems) = rules::read(text);
    (definition, in_order(text, rules::keys(), problems))
}

/// What a text says, without its places.
fn meaning(text: &str) -> String {
    let keys = rules::keys();
    json_to_text(&document_to_json(&Document::parse(text), keys), keys)
}

/// Each diagnostic with the part of the text it underlines.
fn told(text: &str) -> Vec<String> {
    let line = |it: &Diagnostic| match it.place {
        Place::Text(span) => format!("{} {:?}", it.code, &text[span.start..span.end]),
        _ => it.code.to_owned(),
    };
    read(text).1.iter().map(line).collect()
}

#[test]
fn line_ends_of_other_kinds_are_line_ends() {
    let plain = meaning(TYPED);
    for end in [
        "<br>",
        "<BR />",
        "</p><p>",
        "</p>\n<p class=\"x\">",
        "<div>",
        "&#10;",
        "&#x0A;",
        "&lt;br&gt;",
        "\r",
        "\u{2028}",
        "\u{2029}",
        "\u{85}",
        "\u{b}",
        "\\n",
        "\\r\\n",
        "<br>\r\n",
        " &#13;&#10; ",
    ] {
        let text = TYPED.trim_end().replace('\n', end);
        assert_eq!(meaning(&text), plain, "{end:?}");
        assert_eq!(read(&text).0.pieces.len(), 3, "{end:?}");
    }
    let one = TYPED.replace('\n', "<br>");
    assert_eq!(told(&one), told(TYPED), "these are line ends; nothing was guessed");
}

#[test]
fn lines_that_ran_together_are_told_apart_where_that_is_certain() {
    let plain = meaning(TYPED);
    for blank in [" ", "  ", "\t", "\u{a0}", "&nbsp;"] {
        let text = TYPED.trim_end().replace('\n', blank);
        assert_eq!(meaning(&text), plain, "{text}");
        assert_eq!(told(&text), [format!("def.folded {text:?}")]);
    }
    // The same for single lines of a longer text.
    let text =
        "files=4 ranks=4\nroyal=K pawn:P:fmWfcF::a2, b2 king:K:K::c1 firstRank=1\nfen=k3/4/4/3K w - - 0 1 terrain=x\n";
    let (definition, problems) = read(text);
    assert_eq!((definition.board.files, definition.board.ranks, definition.pieces.len()), (4, 4, 2));
    assert_eq!(definition.settings.iter().map(|it| it.key.as_str()).collect::<Vec<_>>(), ["royal", "fen"]);
    assert!(problems.is_empty(), "{problems:?}");
}

#[test]
fn lines_that_nobody_can_tell_apart_are_one_message() {
    for text in [
        "# Little files=4 ranks=4 king:K:K::c1",
        "files=4 ranks=4 title=My chess king:K:K::c1",
        "files=4 ranks=4 king:K:K::c1 and more files=5",
    ] {
        let (definition, problems) = read(text);
        assert!(definition.pieces.is_empty());
        assert_eq!(problems.iter().map(|it| it.code).collect::<Vec<_>>(), ["def.folded"], "{text}");
        assert!(problems[0].hint.is_some());
    }
}

#[test]
fn what_has_blanks_stays_whole() {
    for text in [
        "title=Chess with files=10\nking:K:K::e1\n",
        "solution=1. e8=Q pieces=4\nking:K:K::e1\n",
        "promoChoice=Q, R , B\nking:K:K::e1, e2\n",
        "exchange=Q > R > B=N > P\nking : K : K : : e1\n",
        "# files=8 ranks=8\nking:K:K::e1\n",
        "piece of cake:K:K::e1",
        "king:K:K::e1",
        "title=a&b <b>c</b> &c; &#xZZ; <pawn>\nking:K:K::e1\n",
    ] {
        assert!(told(text).iter().all(|it| !it.contains("folded")), "{text}");
        assert_eq!(
            Document::parse(&meaning(text)).lines().len(),
            Document::parse(text)
                .lines()
                .iter()
                .filter(|it| !matches!(it.kind, definition::LineKind::Comment(_)))
                .count(),
            "{text}"
        );
    }
}

#[test]
fn signs_of_typography_and_other_keyboards_are_those_that_were_typed() {
    let typed =
        "files=5\nranks=5\nmorph=P:\"2/-Q-\npawn:P':fmWfcF::a2-e2\nqueen:Q:[W-R]::\nking:K:K::c1\nexchange=P>Q\n";
    let plain = meaning(typed);
    for changed in [
        typed.replace('"', "\u{201d}").replace('\'', "\u{2019}"),
        typed.replace('"', "&quot;").replace('\'', "&#39;").replace('>', "&gt;"),
        typed.replace("a2-e2", "a2\u{2013}e2").replace("[W-R]", "[W\u{2212}R]"),
        typed
            .replace('=', "\u{ff1d}")
            .replace(':', "\u{ff1a}")
            .replace("ranks", "\u{ff52}anks")
            .replace('5', "\u{ff15}"),
        typed.replace('=', "\u{a0}=\u{3000}").replace("king:K:K::c1", "king\t: K : K\u{2003}: : c1"),
        typed.replace("files", "\u{feff}fi\u{ad}les").replace("king", "k\u{200b}ing"),
    ] {
        assert_eq!(meaning(&changed), plain, "{changed}");
    }
    // Names are what people read.
    let (definition, _) = read("title=\u{201c}Little\u{201d} \u{2013} a game\nking\u{2019}s guard\u{ff1a}left:K:K::e1");
    assert_eq!(definition.pieces[0].name, "king\u{2019}s guard\u{ff1a}left");
    assert_eq!(definition.appearance.title.as_deref(), Some("\u{201c}Little\u{201d} \u{2013} a game"));
}

#[test]
fn places_are_those_of_the_text_as_it_stands() {
    assert_eq!(told("files=4<br>ranks=4<br>king:K:K::z9<br>nothing"), ["def.square \"z9\"", "def.line \"nothing\""]);
    assert_eq!(told("title=a&amp;b\nking\u{ff1a}K\u{ff1a}K\u{ff1a}\u{ff1a}z9"), ["def.square \"z9\""]);
    assert_eq!(
        told("files=4\u{2028}ranks=4\u{2028}king:K:K::c1&nbsp;,\u{2028}symmetry=\u{201c}x\u{201d}"),
        ["def.value \"\u{201c}x\u{201d}\""]
    );
}
