//! Names, titles, tasks and other words in several languages: read, written back, chosen, and what can be wrong with them.

use definition::{Document, Translation, document_to_json, json_to_text};
use expect_test::expect;
use rules::{read, read_json};

use crate::describe::{check, check_problems, describe, list};
use crate::same_in_json::assert_same_in_json;

const TEXT: &str = "title=Watch\ntitle.de=Wacht\ntask.de=Fange, die = Maus!\nbat:B:W::c1\nname.de=Fledermaus\nname.zh-Hans=蝙蝠\nantiTrade=1\nking:K:K::e1\nname.de=Graf\n";

#[test]
fn names_belong_to_the_piece_above() {
    check(
        TEXT,
        expect![[r#"
            8x8 Mirror
            B bat: W | c1 | c8
              antiTrade = 1
              name in de: Fledermaus
              name in zh-Hans: 蝙蝠
            K king: K | e1 | e8
              name in de: Graf
              title in de: Wacht
              task in de: Fange, die = Maus!
              title: Some("Watch")
        "#]],
    );
}

#[test]
fn they_are_the_same_in_json() {
    assert_same_in_json(TEXT);
    let json = document_to_json(&Document::parse(TEXT), rules::keys());
    assert_eq!(json_to_text(&json, rules::keys()), TEXT);
    assert_same_in_json(
        "name.de=x\nname.d_e=x\nauthor.de=x\ntitle.de=\ntitle.de=a\ntitle.de=b\nking:K:K::e1\nName.de=y",
    );
    let json = document_to_json(&Document::parse("title.de=a\ntitle.DE=b\ntitle.de=c"), rules::keys());
    assert_eq!(Translation::find(&read_json(&json).0.translations, "title", "de"), Some("c"));
}

#[test]
fn what_is_wrong_is_told_and_the_rest_works() {
    check(
        "name.de=early\ntitle.=x\ntitle.german=x\ntitle.de_AT=x\ntitle.fr=\nauthor.de=x\nking:K:K::e1\nname.de=x\nname.DE=König\nNAME.fr=roi",
        expect![[r#"
            8x8 Mirror
            K king: K | e1 | e8
              name in de: x
              name in DE: König
              name in fr: roi
            Error def.no-piece at `name.de`: "name.de" belongs to the piece line above it, and there is none.
            Warning def.language at `title.`: "" is no tag of a language; this is ignored. Tags of languages are written like "de", "pt-BR" and "zh-Hans".
            Warning def.language at `title.german`: "german" is no tag of a language; this is ignored. Tags of languages are written like "de", "pt-BR" and "zh-Hans".
            Warning def.language at `title.de_AT`: "de_AT" is no tag of a language; this is ignored. Tags of languages are written like "de", "pt-BR" and "zh-Hans".
            Warning def.language at `title.fr`: "title.fr" has no text; it is ignored.
            Warning def.language at `author.de`: "author.de" is no text that can be said in several languages; it is ignored. The name of a piece, the title, the task and other words can be: "name.de", "title.de", "task.de", "word.de".
            Info def.repeat at `name.DE`: "name.DE" was given before; this later value "König" holds.
            Info def.key-case at `NAME.fr`: "NAME.fr" is read as "name.fr".
        "#]],
    );
    check_problems("king:K:K::e1\ntitle.de=König\nqueen:Q:Q::d1\nname.de=Dame", expect![[""]]);
}

#[test]
fn words_are_said_for_what_the_definition_says() {
    check(
        "wallName=Duck\nterrainTypes=swamp:S:stop,deep lake:L:noEnter\nword.de=Duck: die Ente: lieb\nking:K:K::e1\nword.de = swamp:Sumpf\nword.ja=deep lake：深い湖\nword.fr=king:roi",
        expect![[r#"
            8x8 Mirror
            K king: K | e1 | e8
            wallName = Duck
            terrainTypes = swamp:S:stop,deep lake:L:noEnter
              word in de: Duck = die Ente: lieb
              word in de: swamp = Sumpf
              word in ja: deep lake = 深い湖
              word in fr: king = roi
        "#]],
    );
    check_problems(
        "wallName=duck\nword.de=duck\nword.de=:Ente\nword.de=duck:\nword.de=dukc:Ente\nword.de=Duck:Ente\nword.DE=duck:Quak\nword.fr=duck:canard\nword=duck:x",
        expect![[r#"
            Warning def.language at `word.de`: "word.de" is a word, a colon and what the word is in the language, as "swamp:Sumpf"; this is ignored.
            Warning def.language at `word.de`: "word.de" is a word, a colon and what the word is in the language, as "swamp:Sumpf"; this is ignored.
            Warning def.language at `word.de`: "word.de" is a word, a colon and what the word is in the language, as "swamp:Sumpf"; this is ignored.
            Info def.language at `dukc`: "dukc" is said nowhere else in this definition.
            Info def.repeat at `duck`: "word.DE" was given before; this later value "Quak" holds.
        "#]],
    );
}

#[test]
fn words_are_the_same_in_json() {
    let text =
        "wallName=duck\narray=Middle:8/8\nword.de=duck:Ente\nword.de=Middle:Mitte\nword.fr=duck:canard\nking:K:K::e1\n";
    assert_same_in_json(text);
    let json = document_to_json(&Document::parse(text), rules::keys());
    let words = |tag| Translation::words(&read_json(&json).0.translations, tag);
    let pair = |word: &str, text: &str| (word.to_owned(), text.to_owned());
    assert_eq!(words("de-CH"), [pair("duck", "Ente"), pair("middle", "Mitte")]);
    assert_eq!((words("fr"), words("en")), (vec![pair("duck", "canard")], vec![]));
}

#[test]
fn members_of_json_that_belong_elsewhere() {
    let value = |text: &str| definition::Value::String(text.to_owned());
    let object = |members: &[(&str, definition::Value)]| {
        definition::Value::Object(members.iter().map(|(name, it)| ((*name).to_owned(), it.clone())).collect())
    };
    let piece = object(&[("name", value("king")), ("title.de", value("x")), ("name.de", value("König"))]);
    let json = object(&[("name.de", value("x")), ("pieces", definition::Value::Array(vec![piece]))]);
    let (definition, problems) = read_json(&json);
    expect![[r#"
        8x8 Mirror
        K king: KisO2 (default) | - | -
          name in de: König
        Error def.no-piece at /name.de: "name.de" belongs to the piece line above it, and there is none.
        Warning def.key at /pieces/0/title.de: A piece has nothing called "title.de"; it is ignored.
    "#]]
    .assert_eq(&format!("{}{}", describe(&definition), list(&problems, "")));
}

#[test]
fn a_whole_tag_goes_before_the_same_language() {
    let find = |text: &str, tag: &str| {
        Translation::find(&read(text).0.translations, "title", tag).map(str::to_owned).unwrap_or_default()
    };
    let text = "title.de-CH=1\ntitle.de=2\ntitle.zh=3\ntitle.de=4\ntask.fr=5";
    for (tag, expected) in [
        ("de", "4"),
        ("DE-ch", "1"),
        ("de-AT", "1"),
        ("zh-Hans", "3"),
        ("zh-CN", "3"),
        ("zh-Hant", ""),
        ("fr", ""),
        ("", ""),
    ] {
        assert_eq!(find(text, tag), expected, "{tag}");
    }
    assert_eq!(find("title.zh-Hant=x", "zh-Hans"), "");
}

#[test]
fn lines_that_ran_together_and_signs_that_were_changed() {
    let (definition, _) = read("title.de=Die „Nacht“ &amp; der Tag\nking:K:K::e1\nname．de＝König – der Große");
    assert_eq!(definition.translations[0].text, "Die „Nacht“ & der Tag");
    assert_eq!(definition.pieces[0].translations[0].text, "König – der Große");
    let (definition, _) = read("files=9 king:K:K::e1 name.de=König royal=K");
    assert_eq!((definition.board.files, &*definition.pieces[0].translations[0].text), (9, "König"));
}
