//! Numbers, lists, and phrases that share their words. Knows nothing of pieces.

/// `three`; digits from thirteen on.
pub(super) fn number(n: usize) -> String {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    WORDS.get(n).map_or_else(|| n.to_string(), |it| (*it).to_owned())
}

/// `a, b or c`.
pub(super) fn either(items: &[impl AsRef<str>]) -> String {
    match items {
        [] => String::new(),
        [it] => it.as_ref().to_owned(),
        [front @ .., last] => {
            let front: Vec<&str> = front.iter().map(AsRef::as_ref).collect();
            format!("{} or {}", front.join(", "), last.as_ref())
        }
    }
}

/// Where a leg goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Geometry {
    /// `one square forward`, `as Knight`.
    pub(super) text: String,
    /// It is a jump that only a verb can say: `by jumping two squares forward`.
    pub(super) jump: bool,
}

impl Geometry {
    pub(super) fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), jump: false }
    }

    pub(super) fn jump(text: impl Into<String>) -> Self {
        Self { text: text.into(), jump: true }
    }

    /// For a verb other than *jumps*.
    pub(super) fn after_verb(&self) -> String {
        let by = if self.jump { "by jumping " } else { "" };
        format!("{by}{}", self.text)
    }
}

/// A way of moving.
#[derive(Clone, Debug)]
pub(super) enum Phrase {
    /// Verb, places, and what holds for all of them; may share its words with others.
    Simple {
        /// `moves or captures`.
        verb: String,
        /// `as Bishop`.
        geometry: Geometry,
        /// ` without capturing, first move only`.
        tail: String,
    },
    /// A phrase that stands alone.
    Whole(String),
}

/// Finished phrases; simple ones with the same verb and tail become one.
pub(super) fn grouped(phrases: Vec<Phrase>) -> Vec<String> {
    let mut groups: Vec<(String, Vec<Geometry>, String)> = Vec::new();
    for it in phrases {
        let (verb, geometry, tail) = match it {
            Phrase::Simple { verb, geometry, tail } => (verb, Some(geometry), tail),
            Phrase::Whole(it) => (it, None, String::new()),
        };
        let group = groups.iter_mut().find(|it| it.0 == verb && it.2 == tail && it.1.is_empty() == geometry.is_none());
        match (group, geometry) {
            (Some(group), Some(it)) if group.1.contains(&it) => {}
            (Some(group), Some(it)) => group.1.push(it),
            (Some(_), None) => {}
            (None, it) => groups.push((verb, it.into_iter().collect(), tail)),
        }
    }
    groups.into_iter().map(|(verb, geometries, tail)| simple(&verb, &geometries, &tail)).collect()
}

/// `verb place, place or place tail`.
pub(super) fn simple(verb: &str, geometries: &[Geometry], tail: &str) -> String {
    if geometries.is_empty() {
        return verb.to_owned();
    }
    if verb == "moves" && geometries.iter().all(|it| it.jump) {
        let texts: Vec<_> = geometries.iter().map(|it| it.text.as_str()).collect();
        return format!("jumps {}{tail}", either(&texts));
    }
    let texts: Vec<_> = geometries.iter().map(Geometry::after_verb).collect();
    format!("{verb} {}{tail}", either(&texts))
}
