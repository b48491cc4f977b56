//! Sections and their lines. What an option means is not decided here.

/// An option as written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OptionEntry<'a> {
    pub(crate) key: &'a str,
    pub(crate) value: &'a str,
    /// From 1.
    pub(crate) line: usize,
}

/// A section as written.
#[derive(Clone, Debug)]
pub(crate) struct Section<'a> {
    pub(crate) name: &'a str,
    /// The section it inherits from.
    pub(crate) parent: Option<&'a str>,
    pub(crate) line: usize,
    pub(crate) entries: Vec<OptionEntry<'a>>,
    /// Lines that are neither options nor remarks.
    pub(crate) strange: Vec<usize>,
}

/// The sections of a text. Lines before the first one are a section without a name if they hold options.
pub(crate) fn sections(text: &str) -> Vec<Section<'_>> {
    let mut res: Vec<Section<'_>> = Vec::new();
    for (idx, raw) in text.lines().enumerate() {
        let line = idx + 1;
        let written = raw.split(['#', ';']).next().unwrap_or("").trim();
        if written.is_empty() {
            continue;
        }
        if let Some(head) = written.strip_prefix('[') {
            let head = head.split(']').next().unwrap_or(head);
            let (name, parent) = match head.split_once(':') {
                Some((name, parent)) => (name.trim(), Some(parent.trim())),
                None => (head.trim(), None),
            };
            res.push(Section { name, parent, line, entries: Vec::new(), strange: Vec::new() });
            continue;
        }
        if res.is_empty() {
            res.push(Section { name: "", parent: None, line, entries: Vec::new(), strange: Vec::new() });
        }
        let Some(section) = res.last_mut() else { continue };
        match written.split_once('=') {
            Some((key, value)) => section.entries.push(OptionEntry { key: key.trim(), value: value.trim(), line }),
            None => section.strange.push(line),
        }
    }
    res
}
