//! What judges positions for searches: the evaluation by hand, or with a network that a page gives.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use engine::variant::Variant;
use message::msg;
use search::computer::evaluation::{Evaluator, Preparation, Prepared};
use search::computer::network::{Network, NetworkError};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::compiled_definition::CompiledDefinition;
use crate::diagram::Diagram;
use crate::js_error::CodedError;

/// What judges positions of a definition's variant, for all searches; made with the first of them.
#[derive(Debug, Default)]
pub(crate) struct SharedEvaluator {
    by_hand: OnceCell<Arc<Evaluator>>,
    /// The network that was given last, and what it makes of it: a worker is given the same one with each task.
    learned: RefCell<Option<(Vec<u8>, Arc<Evaluator>)>>,
}

impl SharedEvaluator {
    /// The same with a network.
    fn learned(&self, variant: &Variant, bytes: &[u8]) -> Result<Arc<Evaluator>, NetworkError> {
        let mut kept = self.learned.borrow_mut();
        if let Some((_, it)) = kept.as_ref().filter(|it| it.0 == bytes) {
            return Ok(Arc::clone(it));
        }
        let network = Network::read(bytes, variant)?;
        let res = Arc::new(Evaluator::new(variant).with_network(network));
        *kept = Some((bytes.to_vec(), Arc::clone(&res)));
        Ok(res)
    }
}

/// A network in the evaluation of a variant.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    /// With other walls, or routines of a page, it is another one, which no network knows.
    variant: Arc<Variant>,
    evaluator: Arc<Evaluator>,
}

#[wasm_bindgen]
impl Diagram {
    /// Lets a network judge the positions of this game, and of its copies, in searches from now on: the bytes of a file that
    /// `variant-diagram learn` has written for the definition.
    ///
    /// # Errors
    /// `no-network` if they are none, `other-network` if it was made for other pieces or another board, `damaged-network`.
    #[wasm_bindgen(js_name = judgeBy)]
    pub fn judge_by(&mut self, network: &[u8]) -> Result<(), CodedError> {
        let variant = &self.definition.variant;
        let evaluator = self.definition.evaluator.learned(variant, network).map_err(|it| self.refused(it))?;
        self.judgement = Some(Judgement { variant: Arc::clone(variant), evaluator });
        Ok(())
    }
}

/// What judges the positions of a game, or will do so once it is worked out.
pub(super) enum Judge {
    Known(Arc<Evaluator>),
    /// `sharer`: the definition whose searches all have it, unless it is that of other walls.
    Unknown {
        variant: Arc<Variant>,
        sharer: Option<Rc<CompiledDefinition>>,
    },
}

impl Judge {
    /// What is known already.
    pub(super) fn known(&self) -> Option<&Arc<Evaluator>> {
        match self {
            Self::Known(it) => Some(it),
            Self::Unknown { .. } => None,
        }
    }

    /// Work that begins when it is worked out.
    pub(super) fn prepared<W>(self, begin: impl FnOnce(Arc<Evaluator>) -> W + 'static) -> Prepared<W> {
        match self {
            Self::Known(it) => begin(it).into(),
            Self::Unknown { variant, sharer } => Prepared::new(Preparation::new(variant), move |it| {
                begin(match &sharer {
                    Some(definition) => Arc::clone(definition.evaluator.by_hand.get_or_init(|| it)),
                    None => it,
                })
            }),
        }
    }
}

impl Diagram {
    /// What judges the positions of the game that is shown.
    pub(super) fn judge_of_game(&self) -> Judge {
        let given = self.judgement.as_ref().filter(|it| Arc::ptr_eq(&it.variant, self.variant()));
        given.map_or_else(|| self.judge_by_hand(), |it| Judge::Known(Arc::clone(&it.evaluator)))
    }

    /// The same without a network.
    pub(super) fn judge_by_hand(&self) -> Judge {
        let variant = Arc::clone(self.variant());
        let sharer = Arc::ptr_eq(&variant, &self.definition.variant).then(|| Rc::clone(&self.definition));
        match sharer.as_ref().and_then(|it| it.evaluator.by_hand.get()) {
            Some(it) => Judge::Known(Arc::clone(it)),
            None => Judge::Unknown { variant, sharer },
        }
    }
}

impl From<NetworkError> for CodedError {
    fn from(why: NetworkError) -> Self {
        match why {
            NetworkError::NoNetwork => Self::new("no-network", msg!("error-no-network")),
            NetworkError::OtherGame => Self::new("other-network", msg!("error-other-network")),
            NetworkError::Damaged => Self::new("damaged-network", msg!("error-damaged-network")),
        }
    }
}
