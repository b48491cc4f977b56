//! Which addresses a definition may use. Nothing is loaded here.

/// Longer addresses are refused; pictures inside an address are the only reason for long ones.
const LONGEST: usize = 1 << 16;

/// Whether `text` may be the address of a picture: a relative address, `http`, `https`, or a
/// picture as `data:`.
///
/// ```
/// assert!(definition::is_image_url("../pieces/wpawn.png") && definition::is_image_url("data:image/png;base64,AA=="));
/// assert!(!definition::is_image_url("JavaScript:alert(1)") && !definition::is_image_url("data:text/html,x"));
/// ```
#[must_use]
pub fn is_image_url(text: &str) -> bool {
    is_plain(text)
        && scheme(text).is_none_or(|it| match it.as_str() {
            "http" | "https" => true,
            "data" => after_scheme(text).to_ascii_lowercase().starts_with("image/"),
            _ => false,
        })
}

/// Whether `text` may be the address of a page: a relative address, `http` or `https`.
///
/// ```
/// assert!(definition::is_link_url("https://example.org/rules?x=a:b"));
/// assert!(!definition::is_link_url("data:image/svg+xml,x") && !definition::is_link_url(" java\tscript:x"));
/// ```
#[must_use]
pub fn is_link_url(text: &str) -> bool {
    is_plain(text) && scheme(text).is_none_or(|it| it == "http" || it == "https")
}

/// Short enough, and without the control characters that browsers skip when they look for a scheme.
fn is_plain(text: &str) -> bool {
    text.len() <= LONGEST && !text.chars().any(char::is_control)
}

/// What stands before the first colon, in lower case, if that colon can end a scheme.
/// Blanks are left out: a scheme must not be hidden by them.
fn scheme(text: &str) -> Option<String> {
    let end = text.find([':', '/', '?', '#', '\\'])?;
    text[end..]
        .starts_with(':')
        .then(|| text[..end].chars().filter(|it| !it.is_whitespace()).map(|it| it.to_ascii_lowercase()).collect())
}

/// The first letters after the first colon.
fn after_scheme(text: &str) -> &str {
    let rest = text.split_once(':').map_or("", |(_, it)| it);
    rest.get(..6).unwrap_or("")
}
