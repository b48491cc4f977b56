//! Options that say what one key with one value says, and nothing else: in both directions by this table.

/// An option and a key that say the same.
pub(crate) struct Plain {
    pub(crate) option: &'static str,
    /// Its value where the rule differs from what holds without it.
    pub(crate) set: bool,
    pub(crate) key: &'static str,
    pub(crate) value: &'static str,
}

/// Those that do not depend on anything else.
pub(crate) const PLAIN: &[Plain] = &[
    Plain { option: "mustCapture", set: true, key: "mustCapture", value: "1" },
    Plain { option: "flyingGeneral", set: true, key: "facingRoyals", value: "lines" },
    Plain { option: "makpongRule", set: true, key: "royalEvade", value: "capture" },
    Plain { option: "dupleCheck", set: true, key: "dupleCheck", value: "1" },
    Plain { option: "checking", set: false, key: "checking", value: "0" },
];
