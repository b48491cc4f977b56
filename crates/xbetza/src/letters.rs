//! What the single characters of the notation are for. How they combine is not decided here.

/// Whether the letter is a direction letter on every leg.
///
/// `q` and `z` are direction letters on continuation legs only; see [`is_direction_on`].
#[must_use]
pub const fn is_direction(letter: char) -> bool {
    matches!(letter, 'f' | 'b' | 'l' | 'r' | 'v' | 's' | 'h')
}

/// Whether the letter is a direction letter on this leg; `continuation` = not the first leg.
#[must_use]
pub const fn is_direction_on(letter: char, continuation: bool) -> bool {
    is_direction(letter) || continuation && matches!(letter, 'q' | 'z')
}

/// Whether the letter says what may stand where the leg ends.
#[must_use]
pub const fn is_modality(letter: char) -> bool {
    matches!(letter, 'm' | 'c' | 'd' | 'e' | 'k' | 'x' | 'p' | 'g' | 'y')
}

/// Whether the character can be a modifier: every small letter but `a`, and the apostrophe.
#[must_use]
pub const fn is_modifier(letter: char) -> bool {
    letter.is_ascii_lowercase() && letter != 'a' || letter == '\''
}

/// Whether a second one of this letter means something else than one.
pub(crate) const fn is_doubled(letter: char) -> bool {
    matches!(letter, 'o' | 'n' | 'p' | 'w')
}
