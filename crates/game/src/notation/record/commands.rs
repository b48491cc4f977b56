//! What programs write into comments for programs: `[%clk 0:03:00]`, `[%cal Gg1f3]`. Records keep it, readers do not see it.

/// A comment without commands; empty if there is nothing else.
#[must_use]
pub fn shown(comment: &str) -> String {
    parts(comment).filter(|it| !it.1).map(|it| it.0.trim()).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Comments as readers see them.
#[must_use]
pub fn all_shown(comments: &[String]) -> Vec<String> {
    comments.iter().map(|it| shown(it)).filter(|it| !it.is_empty()).collect()
}

/// The commands of a comment.
#[must_use]
pub fn commands(comment: &str) -> String {
    parts(comment).filter(|it| it.1).map(|it| it.0).collect::<Vec<_>>().join(" ")
}

/// The parts of a comment, and whether they are commands.
fn parts(comment: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let closed = |at: usize| rest[at..].find(']').map(|it| at + it + 1);
        let (end, is_command) = match rest.find("[%").and_then(|at| Some((at, closed(at)?))) {
            Some((0, end)) => (end, true),
            Some((at, _)) => (at, false),
            None => (rest.len(), false),
        };
        let part = &rest[..end];
        rest = &rest[end..];
        Some((part, is_command))
    })
}
