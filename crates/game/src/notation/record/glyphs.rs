//! Signs of annotators by their numbers in the standard of records, and what they are written as.

/// The signs that stand directly behind a move, by their numbers from 1; others have their number in a record.
pub const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The others that have a sign: the number and the sign; the first of a number is shown.
const GLYPHS: [(u8, &str); 45] = [
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (13, "~"),
    (14, "⩲"),
    (14, "+="),
    (14, "+/="),
    (15, "⩱"),
    (15, "=+"),
    (15, "=/+"),
    (16, "±"),
    (16, "+/-"),
    (16, "+/−"),
    (17, "∓"),
    (17, "-/+"),
    (17, "−/+"),
    (18, "+−"),
    (18, "+-"),
    (18, "+–"),
    (18, "++-"),
    (19, "−+"),
    (19, "-+"),
    (19, "–+"),
    (19, "-++"),
    (22, "⨀"),
    (22, "⊙"),
    (26, "○"),
    (32, "⟳"),
    (32, "↻"),
    (36, "↑"),
    (40, "→"),
    (44, "=∞"),
    (44, "⯹"),
    (44, "©"),
    (132, "⇆"),
    (132, "⇄"),
    (138, "⊕"),
    (138, "⨁"),
    (140, "∆"),
    (140, "Δ"),
    (141, "∇"),
    (142, "⌓"),
    (146, "N"),
    (146, "TN"),
    (220, "D"),
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
    marks.or_else(|| GLYPHS.iter().find(|it| it.1 == text).map(|it| it.0))
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
        let Some((bare, number)) = split(rest, |it| !it.is_ascii()) else { break };
        res.push(number);
        rest = bare;
    }
    res.reverse();
    (rest, res)
}

/// The text before the longest sign of a kind that stands at its end, and the sign.
fn split(text: &str, is_meant: fn(&str) -> bool) -> Option<(&str, u8)> {
    let mut res: Option<(&str, u8)> = None;
    for (number, glyph) in GLYPHS.iter().filter(|it| is_meant(it.1)) {
        let bare = text.strip_suffix(glyph).filter(|it| !it.is_empty());
        if let Some(bare) = bare.filter(|it| res.is_none_or(|known| it.len() < known.0.len())) {
            res = Some((bare, *number));
        }
    }
    res
}

/// The sign at the end of a text that is no move with it, and the text before: `Nf3+-`, `Nf3=`.
#[must_use]
pub fn split_sign(text: &str) -> Option<(&str, u8)> {
    split(text, |it| it == "N" || !it.starts_with(char::is_alphabetic))
}
