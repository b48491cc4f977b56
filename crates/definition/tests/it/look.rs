//! Appearance: what is taken, what is refused.

use expect_test::expect;

use crate::describe::{check, check_problems};
use crate::same_in_json::assert_same_in_json;

#[test]
fn everything_the_view_reads() {
    check(
        "title=T\nauthor=A\nrulePage=rules.html\ngraphicsDir=../pics/\ngraphicsType=png?v=2\nwhitePrefix=w1\n\
         blackPrefix=\nsquareSize=50\nlightShade=#fff\ndarkShade=#E0E0E0\nstartShade=#12345678\noddShade=DarkRed\n\
         rimColor=black\ncoordColor=white\nborders=no\nuseMarkers=2\nshady=0\nnoCounts=on\ntheme=SV\nskin=plain\nfamily=shogi\npieces=\n\
         satellite=demo\nenableAI=0\narrows=e2-e4:red, e5",
        expect![[r##"
            8x8 Mirror
              title: Some("T")
              author: Some("A")
              rule_page: Some("rules.html")
              graphics_dir: Some("../pics/")
              graphics_type: Some("png?v=2")
              prefixes: [Some("w1")
              Some("")]
              square_size: Some(50)
              light_shade: Some("#fff")
              dark_shade: Some("#E0E0E0")
              start_shade: Some("#12345678")
              odd_shade: Some("DarkRed")
              rim_color: Some("black")
              coord_color: Some("white")
              borders: Some(false)
              use_markers: Some(2)
              shady: Some(false)
              no_counts: Some(true)
              theme: Some("SV")
              skin: Some("plain")
              family: Some("shogi")
              piece_set: Some("")
              satellite: Some("demo")
              enable_ai: Some(0)
              arrows: [Arrow { from: Square { file: 4
              rank: 1 }
              to: Some(Square { file: 4
              rank: 3 })
              color: Some("red") }
              Arrow { from: Square { file: 4
              rank: 4 }
              color: None }]
        "##]],
    );
}

#[test]
fn an_empty_directory_is_not_a_missing_one() {
    assert_eq!(rules::read("graphicsDir=").0.appearance.graphics_dir.as_deref(), Some(""));
    assert_eq!(rules::read("").0.appearance.graphics_dir, None);
}

#[test]
fn colours() {
    check_problems(
        "lightShade=#ffff\ndarkShade=rgb(1,2,3)\nrimColor=red;x:y\noddShade=url(x)\ncoordColor=",
        expect![[r##"
            Error def.colour at `#ffff`: "#ffff" is no colour: use #rgb, #rrggbb, #rrggbbaa or a colour name.
            Error def.colour at `rgb(1,2,3)`: "rgb(1,2,3)" is no colour: use #rgb, #rrggbb, #rrggbbaa or a colour name.
            Error def.colour at `red;x:y`: "red;x:y" is no colour: use #rgb, #rrggbb, #rrggbbaa or a colour name.
            Error def.colour at `url(x)`: "url(x)" is no colour: use #rgb, #rrggbb, #rrggbbaa or a colour name.
            Error def.colour at ``: "" is no colour: use #rgb, #rrggbb, #rrggbbaa or a colour name.
        "##]],
    );
    check_problems("lightShade=#ABC\ndarkShade=RebeccaPurple\nrimColor=#000000", expect![[""]]);
}

#[test]
fn numbers_and_flags() {
    check(
        "squareSize=9999\nuseMarkers=3\nenableAI=x\nborders=2\nshady=maybe",
        expect![[r#"
            8x8 Mirror
              square_size: Some(1000)
              use_markers: Some(2)
            Error def.number at `9999`: "squareSize" is 4 to 1000; 1000 is taken.
            Error def.number at `3`: "useMarkers" is 0 to 2; 2 is taken.
            Error def.number at `x`: "enableAI" is a whole number, not "x"; its default holds.
            Error def.value at `2`: "borders" is 0 or 1, not "2"; its default holds.
            Error def.value at `maybe`: "shady" is 0 or 1, not "maybe"; its default holds.
        "#]],
    );
}

#[test]
fn keys_without_effect() {
    check(
        "newClick=0\ntheme=Noir\nskin=go\nfamily=__proto__",
        expect![[r#"
            8x8 Mirror
              theme: Some("Noir")
              skin: Some("go")
            Info def.unused at `newClick`: "newClick" has no effect: moves are always entered in the same way.
            Info def.unused at `Noir`: The theme "Noir" is not known; the default look is used.
            Info def.unused at `go`: The skin "go" is not known (expected: squares, plain, lines, shogi, xiangqi, janggi); the usual one is used.
            Info def.unused at `__proto__`: The family of games "__proto__" is not known (expected: shogi, xiangqi, janggi); the usual words are used.
        "#]],
    );
}

#[test]
fn arrows() {
    check(
        "arrows=e2-e4:red,a1:blue,z9,e2-z9,e2-,e4:puce,",
        expect![[r#"
            8x8 Mirror
              arrows: [Arrow { from: Square { file: 4
              rank: 1 }
              to: Some(Square { file: 4
              rank: 3 })
              color: Some("red") }
              Arrow { from: Square { file: 0
              rank: 0 }
              color: Some("blue") }
              Arrow { from: Square { file: 4
              rank: 3 }
              color: None }]
            Error def.square at `z9`: "z9" is no arrow or circle on this board; it is left out.
            Error def.square at `e2-z9`: "e2-z9" is no arrow or circle on this board; it is left out.
            Error def.square at `e2-`: "e2-" is no arrow or circle on this board; it is left out.
            Error def.colour at `e4:puce`: "puce" is no colour: use #rgb, #rrggbb, #rrggbbaa or a colour name.
            Error def.square at ``: "" is no arrow or circle on this board; it is left out.
        "#]],
    );
    check_problems("arrows=", expect![[""]]);
    check_problems("arrows=a1-a2", expect![[""]]);
}

#[test]
fn addresses_of_pages() {
    check_problems("rulePage=https://example.org/a:b", expect![[""]]);
    check_problems("rulePage=/a/b?c=javascript:d", expect![[""]]);
    for bad in [
        "javascript:alert(1)",
        "JAVASCRIPT:x",
        "java\tscript:x",
        "java script:x",
        "\u{1}javascript:x",
        "data:text/html,x",
        "data:image/png,x",
        "vbscript:x",
        "file:///x",
        "blob:x",
        "x:y",
        ":",
        "javascript&colon;:x",
    ] {
        let (definition, problems) = rules::read(&format!("rulePage={bad}"));
        assert_eq!((problems.len(), problems[0].code), (1, "def.url"), "{bad:?}");
        assert_eq!(definition.appearance.rule_page, None);
    }
}

#[test]
fn addresses_of_pictures() {
    check(
        "graphicsDir=javascript:x/\nwhitePrefix=javascript:\nblackPrefix=b:",
        expect![[r#"
            8x8 Mirror
            Error def.url at `javascript:x/`: "graphicsDir" may not be the address "javascript:x/"; its default holds.
            Error def.url at `javascript:`: "whitePrefix" may not be the address "javascript:"; its default holds.
            Error def.url at `b:`: "blackPrefix" may not be the address "b:"; its default holds.
        "#]],
    );
    check(
        "graphicsDir=java\nwhitePrefix=script:\nblackPrefix=b",
        expect![[r#"
            8x8 Mirror
              graphics_dir: Some("java")
              Some("b")]
            Error def.url at `script:`: "whitePrefix" may not be the address "script:"; its default holds.
        "#]],
    );
    check(
        "graphicsDir=https://example.org/\nwhitePrefix=a:b",
        expect![[r#"
            8x8 Mirror
              graphics_dir: Some("https://example.org/")
            Error def.url at `a:b`: "whitePrefix" may not be the address "a:b"; its default holds.
        "#]],
    );
    assert!(definition::is_image_url("DATA:Image/svg+xml,x") && !definition::is_link_url("data:image/svg+xml,x"));
}

#[test]
fn own_pictures_below_a_piece() {
    check(
        "knight::N::b1\npicture=data:image/svg+xml;base64,PHN2Zy8+\nrook::R::a1\nPicture=wr.png  /g/br.png?v=2,3:1",
        expect![[r#"
            8x8 Mirror
            K knight: N | b1 | b8
              picture: data:image/svg+xml;base64,PHN2Zy8+
              picture: data:image/svg+xml;base64,PHN2Zy8+
            R rook: R | a1 | a8
              picture: wr.png
              picture: /g/br.png?v=2,3:1
            Info def.key-case at `Picture`: "Picture" is read as "picture".
        "#]],
    );
    check(
        "picture=a.png\nknight::N::b1\npicture=\nrook::R::a1\npicture=a.png data:text/html,x\n\
         bishop::B::c1\npicture=a b c\nqueen::Q::d1\npicture=javascript:x\npicture=q.png",
        expect![[r#"
            8x8 Mirror
            K knight: N | b1 | b8
            R rook: R | a1 | a8
            B bishop: B | c1 | c8
            Q queen: Q | d1 | d8
              picture: q.png
              picture: q.png
            Error def.no-piece at `picture`: "picture" belongs to the piece line above it, and there is none.
            Error def.url at ``: "picture" may not be the address ""; its default holds.
            Error def.url at `a.png data:text/html,x`: "picture" may not be the address "a.png data:text/html,x"; its default holds.
            Error def.url at `a b c`: "picture" may not be the address "a b c"; its default holds.
            Error def.url at `javascript:x`: "picture" may not be the address "javascript:x"; its default holds.
            Info def.repeat at `picture`: "picture" was given before; this later value "q.png" holds.
        "#]],
    );
    assert_same_in_json("knight:N:N::b1\npicture=wn.png bn.png");
}

#[test]
fn pictures_of_pieces() {
    use definition::Value;
    let text = |it: &str| Value::String(it.to_owned());
    let image = |dir: &str, white: &str, name: &str, image: &str| {
        let piece = vec![
            ("name".to_owned(), text(name)),
            ("id".to_owned(), text("K")),
            ("move".to_owned(), text("K")),
            ("image".to_owned(), text(image)),
        ];
        let (definition, problems) = rules::read_json(&Value::Object(vec![
            ("graphicsDir".to_owned(), text(dir)),
            ("whitePrefix".to_owned(), text(white)),
            ("pieces".to_owned(), Value::Array(vec![Value::Object(piece)])),
        ]));
        (definition.pieces[0].image.clone(), problems.iter().map(|it| it.code).collect::<Vec<_>>())
    };
    let refused = ("king".to_owned(), vec!["def.url"]);
    assert_eq!(image("", "", "king", "javascript:x"), refused);
    assert_eq!(image("", "java", "king", "script:x"), refused);
    assert_eq!(image("", "java", "king", "%script:x"), refused);
    assert_eq!(image("java", "", "king", "script%:x"), refused);
    assert_eq!(image("", "", "king", "%%%%%%%%%%%%javascript:x"), refused);
    assert_eq!(image("", "", "javascript:x", "javascript:x"), ("piece".to_owned(), vec!["def.url"]));
    assert_eq!(image("", "", "king", "data:image/png;base64,AA"), refused, "the black prefix spoils it");
    assert_eq!(image("", "", "king", "pics/%king.png"), ("pics/%king.png".to_owned(), vec![]));
    assert_eq!(image("/x/", "", "king", "a:b"), refused, "not even behind a directory, where it could be copied from");
}
