//! A part of a page with a game for both scripts.

/// Parameters for his script, and below them the definition for ours, as a part of a page in any encoding. Our script leaves his
/// block alone.
///
/// ```
/// let page = idiagram::page("files=8\n", "title=R&D\nfiles=8");
/// assert!(page.starts_with("<div class=\"idiagram\" data-variant-diagram>\nfiles=8\n</div>"));
/// assert!(page.contains("title=R&#38;D"));
/// ```
#[must_use]
pub fn page(parameters: &str, definition: &str) -> String {
    let (his, ours) = (escaped(parameters.trim()), escaped(definition.trim()));
    format!(
        "<div class=\"idiagram\" data-variant-diagram>\n{his}\n</div>\n\n<script src=\"standalone.js\"></script>\n\
         <variant-diagram controls>\n{ours}\n</variant-diagram>\n"
    )
}

/// Text as HTML in ASCII.
fn escaped(text: &str) -> String {
    let mut res = String::with_capacity(text.len());
    for it in text.chars() {
        match it.is_ascii() && !"&<>".contains(it) {
            true => res.push(it),
            false => res.push_str(&format!("&#{};", u32::from(it))),
        }
    }
    res
}
