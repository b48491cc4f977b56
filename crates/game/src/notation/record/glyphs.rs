//! Signs of annotators by their numbers in the standard of records, and what they are written as.

/// The signs that stand directly behind a move, by their numbers from 1; others have their number in a record.
pub const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The others that have a sign: the number, the sign that is shown, and other ways to write it.
const GLYPHS: [(u8, &str, &[&str]); 24] = [
    (7, "□", &[]),
    (10, "=", &[]),
    (13, "∞", &["~"]),
    (14, "⩲", &["+=", "+/="]),
    (15, "⩱", &["=+", "=/+"]),
    (16, "±", &["+/-", "+/−"]),
    (17, "∓", &["-/+", "−/+"]),
    (18, "+−", &["+-", "+–", "+--", "++-"]),
    (19, "−+", &["-+", "–+", "--+", "-++"]),
    (22, "⨀", &["⊙", "◉"]),
    (26, "○", &[]),
    (32, "⟳", &["↻"]),
    (36, "↑", &[]),
    (40, "→", &[]),
    (44, "=∞", &["⯹", "©", "∞="]),
    (132, "⇆", &["⇄"]),
    (138, "⊕", &["⨁"]),
    (140, "∆", &["Δ", "△"]),
    (141, "∇", &[]),
    (142, "⌓", &[]),
    (145, "RR", &[]),
    (146, "N", &["TN"]),
    (147, "✕", &[]),
    (220, "D", &["#D"]),
];

/// Signs that show the same as another one: of either side, or of a smaller advantage.
const SHOWN_AS: [(u8, u8); 22] = [
    (8, 7),
    (11, 10),
    (12, 10),
    (20, 18),
    (21, 19),
    (23, 22),
    (27, 26),
    (28, 26),
    (29, 26),
    (30, 32),
    (31, 32),
    (33, 32),
    (34, 32),
    (35, 32),
    (37, 36),
    (39, 36),
    (41, 40),
    (45, 44),
    (133, 132),
    (136, 138),
    (137, 138),
    (139, 138),
];

/// A sign as text: `!`, `⩲`; `$200` where it has none.
#[must_use]
pub fn sign_text(sign: u8) -> String {
    let short = usize::from(sign).checked_sub(1).and_then(|it| SIGNS.get(it)).copied();
    let number = SHOWN_AS.iter().find(|it| it.0 == sign).map_or(sign, |it| it.1);
    let glyph = || GLYPHS.iter().find(|it| it.0 == number).map(|it| it.1);
    short.or_else(glyph).map_or_else(|| format!("${sign}"), str::to_owned)
}

/// The sign that a text stands for: `?!`, `$6`, `±`, `+/-`.
#[must_use]
pub fn sign(text: &str) -> Option<u8> {
    if let Some(number) = text.strip_prefix('$') {
        return number.parse().ok();
    }
    let marks = SIGNS.iter().position(|it| *it == text).map(|it| it as u8 + 1);
    marks.or_else(|| GLYPHS.iter().find(|it| it.1 == text || it.2.contains(&text)).map(|it| it.0))
}

/// Takes the signs off that stand behind a move: `Nf3!±`. Those that may be a part of it stay: `Sa3=`.
pub(super) fn take_signs(text: &str) -> (&str, Vec<u8>) {
    let (mut rest, mut res) = (text, Vec::new());
    loop {
        let bare = rest.trim_end_matches(['!', '?']);
        if bare.len() < rest.len() {
            // `!!!` says no more than `!!`.
            let marks = &rest[bare.len()..];
            res.extend(sign(&marks[..marks.len().min(2)]));
            rest = bare;
            continue;
        }
        let behind = GLYPHS.iter().flat_map(|it| it.2.iter().chain([&it.1]).map(|text| (it.0, *text)));
        let foreign = behind.filter(|it| !it.1.is_ascii());
        let found = foreign.filter_map(|it| Some((it.0, rest.strip_suffix(it.1)?))).min_by_key(|it| it.1.len());
        let Some((number, bare)) = found else { break };
        res.push(number);
        rest = bare;
    }
    res.reverse();
    (rest, res)
}

/// The sign at the end of a text that is no move with it, and the text before: `Nf3+-`, `Nf3=`.
#[must_use]
pub fn split_sign(text: &str) -> Option<(&str, u8)> {
    let all = GLYPHS.iter().flat_map(|it| it.2.iter().chain([&it.1]).map(|text| (it.0, *text)));
    let signs = all.filter(|it| !it.1.starts_with(|it: char| it.is_alphabetic()) || it.1 == "N");
    let found = signs.filter_map(|it| Some((text.strip_suffix(it.1)?, it.0)));
    found.filter(|it| !it.0.is_empty()).min_by_key(|it| it.0.len())
}
