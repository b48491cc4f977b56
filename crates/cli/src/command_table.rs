//! The table of commands and options, the same file as in the npm package.

use std::sync::LazyLock;

use serde_json::Value;

/// How a command is used.
pub(crate) struct CommandSpec {
    pub(crate) name: &'static str,
    /// Its arguments, as the help calls them.
    pub(crate) arguments: &'static str,
    pub(crate) options: Vec<&'static str>,
    /// The program that alone has it, if one does not.
    pub(crate) program: Option<&'static str>,
}

impl CommandSpec {
    /// Whether it takes an option.
    pub(crate) fn has_option(&self, name: &str) -> bool {
        self.options.contains(&name) || OptionSpec::named(name).is_some_and(|it| it.is_everywhere)
    }

    /// Whether so many arguments are right: `[NAME]` may be missing, `FILE...` are one or more.
    pub(crate) fn takes(&self, n: usize) -> bool {
        let words = || self.arguments.split(' ').filter(|it| !it.is_empty());
        let least = words().filter(|it| !it.starts_with('[')).count();
        n >= least && (n <= words().count() || self.arguments.ends_with("..."))
    }
}

/// An option.
pub(crate) struct OptionSpec {
    pub(crate) name: &'static str,
    pub(crate) short: Option<char>,
    pub(crate) n_values: usize,
    /// Whether every command takes it.
    is_everywhere: bool,
}

impl OptionSpec {
    /// The option of a name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|it| it.name == name)
    }

    /// The option of a letter.
    pub(crate) fn letter(letter: char) -> Option<&'static Self> {
        OPTIONS.iter().find(|it| it.short == Some(letter))
    }
}

static TABLE: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../texts/command-table.json")).unwrap_or_default());

/// The commands.
pub(crate) static COMMANDS: LazyLock<Vec<CommandSpec>> = LazyLock::new(|| {
    let spec = |it: &'static Value| {
        Some(CommandSpec {
            name: it["name"].as_str()?,
            arguments: it["arguments"].as_str()?,
            options: items(&it["options"]).filter_map(Value::as_str).collect(),
            program: it["program"].as_str(),
        })
    };
    items(&TABLE["commands"]).filter_map(spec).collect()
});

/// The options of all commands.
pub(crate) static OPTIONS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let spec = |it: &'static Value| {
        Some(OptionSpec {
            name: it["name"].as_str()?,
            short: it["short"].as_str().and_then(|it| it.chars().next()),
            n_values: items(&it["values"]).count(),
            is_everywhere: it["everywhere"].as_bool().unwrap_or_default(),
        })
    };
    items(&TABLE["options"]).flat_map(|it| items(&it["options"])).filter_map(spec).collect()
});

fn items(value: &'static Value) -> impl Iterator<Item = &'static Value> {
    value.as_array().into_iter().flatten()
}
