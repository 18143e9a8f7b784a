//! What a player keeps from match to match.

use crate::Listed;
use kernel::{Seat, Viewer};
use serde_json::Value;

/// Something that can be earned once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feat {
    pub name: &'static str,
    pub text: &'static str,
    pub points: u16,
    pub earned: bool,
}

/// What the first player of a match has heard of it and not yet written into his career.
pub(crate) struct Ear<G: Listed> {
    /// Nobody, where a match of this setup earns nothing.
    listener: Option<G::Listener>,
    heard: Vec<G::Event>,
}

impl<G: Listed> Ear<G> {
    pub fn of(setup: &G::Setup) -> Self {
        Ear { listener: G::listener(setup), heard: Vec::new() }
    }

    pub fn hear(&mut self, told: &[kernel::Told<G>]) {
        if self.listener.is_some() {
            let own = told.iter().filter(|(audience, _)| audience.includes(LISTENS));
            self.heard.extend(own.map(|(_, event)| event.clone()));
        }
    }

    /// Adds what was heard since the last time, and says what of it is new. What was earned before
    /// is not earned twice, so a match that is resumed may be heard again from its deal.
    pub fn grow(&mut self, career: &Value) -> Result<(Value, Vec<Feat>), String> {
        let mut career = read::<G>(career)?;
        let mut new = Vec::new();
        if let Some(listener) = &mut self.listener {
            for event in self.heard.drain(..) {
                new.extend(G::hear(listener, &event, &mut career));
            }
        }
        Ok((crate::table::json(&career), new))
    }
}

/// Whose career it is.
const LISTENS: Viewer = Viewer::Seat(Seat(0));

pub(crate) fn read<G: Listed>(career: &Value) -> Result<G::Career, String> {
    match career {
        Value::Null => Ok(G::Career::default()),
        _ => serde_json::from_value(career.clone())
            .map_err(|e| format!("the record of {} cannot be read: {e}", G::TITLE)),
    }
}
