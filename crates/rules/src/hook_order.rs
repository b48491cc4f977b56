//! The order in which the hooks of different rules are asked. What the hooks do is decided by the rules.

use engine::hooks::{Cover, Duty, Ending, Judge, Memory, Notice, Pass, Scoring, Source, Veto};
use engine::variant::Variant;

/// Where a pass stands on the way from a candidate to its patch. Inside a stage rules keep the order of the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassStage {
    /// Removals that the moves of the piece name.
    Effect,
    /// Captures that are forbidden, by the victim, its square or who backs the capture.
    Protection,
    /// Squares that may not be entered, or not in this way.
    Ground,
    /// The capture matrix.
    CaptureMatrix,
    /// Morph boards.
    Morph,
    /// Pieces face down are turned up.
    Faces,
    /// Promotion, if nothing changed or fixed the type.
    Promotion,
    /// Arrivals on goals are noted, of what the piece has become.
    Goal,
    /// Arrivals without a way on.
    Immobile,
    /// Pieces that are reborn.
    Rebirth,
    /// Explosions.
    Explosion,
    /// Pieces that enter on squares that were left.
    Entry,
    /// Neighbours and movers that burn, and pieces on squares where they are lost.
    Burning,
    /// Enemies that are enclosed, or captured beside the way of a move.
    Enclosing,
    /// Pieces that change sides.
    Sides,
    /// What the page makes of the move.
    Page,
    /// What was captured enters hands and prisons, and is counted.
    Hands,
    /// Pieces that pass to another plane.
    Transfer,
    /// Walls are put, and pieces become walls.
    Walls,
    /// What the next move must know is noted.
    Note,
    /// Whose turn it is afterwards.
    Turn,
    /// Pieces that stay what and where they were are no change.
    Unchanged,
}

/// Which veto gives the reason if several refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum VetoStage {
    /// How royals may stand.
    Royal,
    /// What enters the board.
    Entry,
    /// What the dice show.
    Dice,
    /// Trades.
    Trade,
    /// What was there before.
    Repetition,
    /// What the page refuses.
    Page,
}

/// Which duty is asked first. Moves that it leaves are all that the next one sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DutyStage {
    /// Drops that are due.
    Drop,
    /// Passes only for want of another move.
    Pass,
    /// Captures.
    Capture,
    /// Captures that others outrank.
    Majority,
}

/// Which condition is asked first of those that end the game at once. If both sides meet one, the mover's win counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EndingStage {
    /// What a lesson asks for.
    Lesson,
    /// Royals that are gone.
    Royal,
    /// Types that are gone.
    Extinction,
    /// Goals that were reached.
    Goal,
    /// Counts that are full, lines that are complete.
    Count,
    /// Both sides have passed, or royals face each other.
    Agreement,
}

/// Which judge is asked first. The first verdict holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum JudgeStage {
    /// What the page says.
    Page,
    /// Goals that were held.
    Goal,
    /// Drops that lose.
    Drop,
    /// No legal move.
    Mate,
    /// Bare sides.
    Baring,
    /// Positions that recur.
    Repetition,
    /// Counts of moves.
    Count,
    /// Sides that cannot win any more, or that claim to have won.
    Material,
}

/// A pass with the rule that it belongs to, in words.
type NamedPass = (&'static str, Box<dyn Pass>);

/// The hooks of the rules of one definition.
#[derive(Default)]
pub struct Hooks {
    /// The rule that is being asked, in words.
    pub(crate) rule: &'static str,
    pub(crate) passes: Vec<(PassStage, NamedPass)>,
    /// What joins captures to chains, and the last stage that looks at each of them alone.
    pub(crate) chain: Option<(PassStage, NamedPass)>,
    pub(crate) sources: Vec<Box<dyn Source>>,
    pub(crate) vetoes: Vec<(VetoStage, Box<dyn Veto>)>,
    pub(crate) duties: Vec<(DutyStage, Box<dyn Duty>)>,
    pub(crate) memories: Vec<Box<dyn Memory>>,
    pub(crate) endings: Vec<(EndingStage, Box<dyn Ending>)>,
    pub(crate) judges: Vec<(JudgeStage, Box<dyn Judge>)>,
    pub(crate) scoring: Vec<Box<dyn Scoring>>,
    pub(crate) covers: Vec<Box<dyn Cover>>,
    pub(crate) notices: Vec<Box<dyn Notice>>,
}

impl Hooks {
    /// Rewrites candidates.
    pub fn pass(&mut self, stage: PassStage, pass: impl Pass + 'static) {
        self.passes.push((stage, (self.rule, Box::new(pass))));
    }

    /// Joins captures to chains: the passes up to the stage `after` look at each capture alone, those behind it at the whole.
    pub fn join(&mut self, after: PassStage, pass: impl Pass + 'static) {
        self.chain = Some((after, (self.rule, Box::new(pass))));
    }

    /// Makes candidates beside the walks of pieces. The order of sources means nothing.
    pub fn source(&mut self, source: impl Source + 'static) {
        self.sources.push(Box::new(source));
    }

    /// Refuses moves after their patch.
    pub fn veto(&mut self, stage: VetoStage, veto: impl Veto + 'static) {
        self.vetoes.push((stage, Box::new(veto)));
    }

    /// Prefers legal moves to others.
    pub fn duty(&mut self, stage: DutyStage, duty: impl Duty + 'static) {
        self.duties.push((stage, Box::new(duty)));
    }

    /// Keeps facts up to date after a move. The order of memories means nothing.
    pub fn memory(&mut self, memory: impl Memory + 'static) {
        self.memories.push(Box::new(memory));
    }

    /// Ends the game at once.
    pub fn ending(&mut self, stage: EndingStage, ending: impl Ending + 'static) {
        self.endings.push((stage, Box::new(ending)));
    }

    /// Decides whether the game is over.
    pub fn judge(&mut self, stage: JudgeStage, judge: impl Judge + 'static) {
        self.judges.push((stage, Box::new(judge)));
    }

    /// Says what the end of a game counts as.
    pub fn scoring(&mut self, scoring: impl Scoring + 'static) {
        self.scoring.push(Box::new(scoring));
    }

    /// Says what of a position a side does not see. The order of covers means nothing.
    pub fn cover(&mut self, cover: impl Cover + 'static) {
        self.covers.push(Box::new(cover));
    }

    /// Says what no square shows.
    pub fn notice(&mut self, notice: impl Notice + 'static) {
        self.notices.push(Box::new(notice));
    }

    /// Hands all of them to a variant, each list in its order.
    pub fn install(self, variant: &mut Variant) {
        let res = &mut variant.hooks;
        res.n_part_passes = 0;
        if let Some((after, _)) = &self.chain {
            res.n_part_passes = self.passes.iter().filter(|it| it.0 <= *after).count();
        }
        let mut passes = in_order(self.passes);
        passes.splice(res.n_part_passes..res.n_part_passes, self.chain.map(|it| it.1));
        (res.pass_rules, res.passes) = passes.into_iter().unzip();
        res.sources = self.sources;
        res.vetoes = in_order(self.vetoes);
        res.duties = in_order(self.duties);
        res.memories = self.memories;
        res.endings = in_order(self.endings);
        res.judges = in_order(self.judges);
        res.scoring = self.scoring;
        res.covers = self.covers;
        res.notices = self.notices;
    }
}

/// By stage, and inside a stage in the order of the registry.
fn in_order<S: Ord + Copy, T>(mut hooks: Vec<(S, T)>) -> Vec<T> {
    sort::by_key(&mut hooks, |it| it.0);
    hooks.into_iter().map(|it| it.1).collect()
}
