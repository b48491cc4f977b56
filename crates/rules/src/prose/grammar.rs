//! Small English: articles, plurals, lists. Knows nothing of games.

/// `a pawn`, `an elephant`.
#[must_use]
pub fn a(name: &str) -> String {
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u']);
    // Said as if they began with a consonant.
    let hard = ["uni", "use", "eu", "one"].iter().any(|it| name.starts_with(it));
    format!("{} {name}", if vowel && !hard { "an" } else { "a" })
}

/// Beasts and people of games whose plural no ending tells.
const IRREGULAR: [(&str, &str); 6] =
    [("ox", "oxen"), ("goose", "geese"), ("mouse", "mice"), ("deer", "deer"), ("sheep", "sheep"), ("thief", "thieves")];

/// `pawns`, `wolves`, `general of the left` stays with its noun: `generals of the left`.
#[must_use]
pub fn plural(name: &str) -> String {
    if let Some((noun, rest)) = name.split_once(" of ") {
        return format!("{} of {rest}", plural(noun));
    }
    let (before, word) = name.rfind([' ', '-']).map_or(("", name), |at| name.split_at(at + 1));
    if let Some((_, many)) = IRREGULAR.iter().find(|it| it.0 == word) {
        return format!("{before}{many}");
    }
    let end = |it: &str| name.ends_with(it);
    let cut = |n: usize| name.get(..name.len() - n).unwrap_or(name);
    if end("wolf") || end("elf") {
        format!("{}ves", cut(1))
    } else if end("man") && !["human", "shaman", "talisman", "caiman", "roman"].contains(&word) {
        format!("{}men", cut(3))
    } else if end("y") && !["ay", "ey", "oy", "uy"].iter().any(|it| end(it)) {
        format!("{}ies", cut(1))
    } else if end("s") && !end("ss") {
        // Spears and crossbows are named in the plural.
        name.to_owned()
    } else if ["ss", "x", "z", "ch", "sh", "buffalo", "hero", "torpedo", "tornado"].iter().any(|it| end(it)) {
        format!("{name}es")
    } else {
        format!("{name}s")
    }
}

/// `x, y and z`.
#[must_use]
pub fn list(items: &[impl AsRef<str>], and: &str) -> String {
    let mut res = String::new();
    for (idx, it) in items.iter().enumerate() {
        if idx > 0 {
            res.push_str(if idx + 1 == items.len() { " " } else { ", " });
            if idx + 1 == items.len() {
                res.push_str(and);
                res.push(' ');
            }
        }
        res.push_str(it.as_ref());
    }
    res
}

/// `2nd`, `3rd`, `12th`.
#[must_use]
pub fn ordinal(n: usize) -> String {
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{end}")
}

/// With its preposition: `on its last rank`, `within its own half of the board`, `on d1–f3`.
#[must_use]
pub fn within(area: &str) -> String {
    let band = area.starts_with("its ") && !area.ends_with(" rank");
    match area {
        "the whole board" => "anywhere".to_owned(),
        _ if band || area.starts_with("the far ") => format!("within {area}"),
        _ => format!("on {area}"),
    }
}

/// A sentence about any piece that may not do something, as English says it: no piece may.
#[must_use]
pub(super) fn negated(text: &str) -> String {
    let Some(rest) = text.strip_prefix("any ") else { return text.to_owned() };
    for (long, short) in [(" may not ", " may "), (" cannot ", " can ")] {
        // Only the verb of the subject is meant, not that of a later clause.
        if let Some((subject, verb)) = rest.split_once(long)
            && !subject.contains(" that ")
            && !subject.contains(',')
        {
            return format!("no {subject}{short}{verb}");
        }
    }
    text.to_owned()
}

/// With a capital letter at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |it| it.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_bent_as_english_bends_them() {
        let pairs = [
            ("pawn", "pawns"),
            ("werewolf", "werewolves"),
            ("man", "men"),
            ("cavalry", "cavalries"),
            ("fox", "foxes"),
            ("shaman", "shamans"),
            ("spearman", "spearmen"),
            ("water buffalo", "water buffaloes"),
            ("flying ox", "flying oxen"),
            ("wild goose", "wild geese"),
            ("moongoose", "moongooses"),
            ("horse of the left", "horses of the left"),
            ("archbishop", "archbishops"),
        ];
        for (one, many) in pairs {
            assert_eq!(plural(one), many);
        }
        assert_eq!(
            (a("elephant"), a("unicorn"), a("pawn")),
            ("an elephant".into(), "a unicorn".into(), "a pawn".into())
        );
    }

    #[test]
    fn lists_and_ordinals_read_well() {
        assert_eq!(list(&["a"], "or"), "a");
        assert_eq!(list(&["a", "b"], "or"), "a or b");
        assert_eq!(list(&["a", "b", "c"], "and"), "a, b and c");
        assert_eq!([2, 5, 11, 21, 112].map(ordinal), ["2nd", "5th", "11th", "21st", "112th"]);
        assert_eq!(within("its last rank"), "on its last rank");
        assert_eq!(within("its last 3 ranks"), "within its last 3 ranks");
        assert_eq!(negated("any piece may not fly."), "no piece may fly.");
        assert_eq!(negated("a pawn may not fly."), "a pawn may not fly.");
    }
}
