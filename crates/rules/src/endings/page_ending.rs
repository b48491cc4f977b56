//! Games that a routine of the page ends.

use std::sync::Arc;

use crate::hook_order::JudgeStage;
use crate::prelude::*;
use engine::hooks::{Capabilities, Case, Judge};
use engine::page_rules::{PageRules, Told};

/// The endings of the page. They have no key: the page says whether it has one.
pub const RULE: Rule = Rule { name: "page ending", keys: &[], asked: Asked::Always, read, codes: &[] };

/// Asks the page after every move.
#[derive(Debug)]
struct PageEnds {
    page_rules: Arc<dyn PageRules>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let page_rules = builder.variant.hooks.page_rules.clone().filter(|it| it.has_endings())?;
    Some(Box::new(PageEnds { page_rules }))
}

impl ActiveRule for PageEnds {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.judge(JudgeStage::Page, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in self.page_rules.words(Told::Endings) {
            words.quote(Topic::End, it);
        }
    }
}

impl Judge for PageEnds {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let scene = Scene { variant: case.variant, position: case.position };
        let found = self.page_rules.ending(scene, case.can_move)?;
        let verdict = match found.sentence.trim() {
            "" => Verdict::bare(found.winner, "page"),
            it => Verdict::new(found.winner, "page", Message::said(it)),
        };
        Some(verdict.at(found.squares))
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::ENDS_COUNTING
    }
}
