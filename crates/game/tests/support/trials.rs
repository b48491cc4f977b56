//! A list of trials with names, which `libtest-mimic` runs, and how deep they go. What a trial proves is told in each suite.
#![allow(dead_code, reason = "each test target uses a part")]

use libtest_mimic::{Failed, Trial};

/// How much is tried. `VARIANT_DIAGRAM_TESTS` says it: `check`, `test` (without it) or `full`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Level {
    /// Text in, text out; less than a minute.
    Check,
    /// Also counts and random games to a moderate depth.
    Test,
    /// Everything, also what needs data beside the repository.
    Full,
}

/// The level of this run.
pub(crate) fn level() -> Level {
    match std::env::var("VARIANT_DIAGRAM_TESTS").as_deref() {
        Ok("check") => Level::Check,
        Ok("full") => Level::Full,
        Err(_) | Ok("" | "test") => Level::Test,
        Ok(other) => panic!("VARIANT_DIAGRAM_TESTS is `{other}` (expected: check, test, full)"),
    }
}

/// What a trial may return: nothing, or what is wrong.
pub(crate) trait Outcome {
    fn complaints(self) -> Vec<String>;
}

impl Outcome for () {
    fn complaints(self) -> Vec<String> {
        Vec::new()
    }
}

impl Outcome for Vec<String> {
    fn complaints(self) -> Vec<String> {
        self
    }
}

impl Outcome for Option<String> {
    fn complaints(self) -> Vec<String> {
        self.into_iter().collect()
    }
}

impl Outcome for Result<(), String> {
    fn complaints(self) -> Vec<String> {
        self.err().complaints()
    }
}

/// The trials of all suites.
#[derive(Default)]
pub(crate) struct Trials(Vec<Trial>);

impl Trials {
    /// Adds a trial, named `suite/file/title`. It fails by what it returns, or by a panic.
    pub(crate) fn add<T: Outcome>(&mut self, name: impl Into<String>, run: impl FnOnce() -> T + Send + 'static) {
        let run = move || {
            let complaints = run().complaints();
            if complaints.is_empty() { Ok(()) } else { Err(Failed::from(complaints.join("\n"))) }
        };
        self.0.push(Trial::test(name, run));
    }

    /// Runs those that the command line asks for, and ends the process.
    pub(crate) fn run(self) -> ! {
        let mut names: Vec<&str> = self.0.iter().map(Trial::name).collect();
        names.sort_unstable();
        let twice: Vec<_> = names.windows(2).filter(|it| it[0] == it[1]).map(|it| it[0]).collect();
        assert!(twice.is_empty(), "two cases have one name: {twice:?}");
        libtest_mimic::run(&libtest_mimic::Arguments::from_args(), self.0).exit()
    }
}
