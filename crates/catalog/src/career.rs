//! What a player keeps from match to match.

use crate::Listed;
use kernel::{Journal, Match, Seat, Viewer};
use serde_json::Value;

/// Something that can be earned once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feat {
    pub name: &'static str,
    pub text: &'static str,
    pub points: u16,
    pub earned: bool,
}

/// Hears a match again from its deal to where it stands, as its first player heard it. What was
/// earned before is not earned twice, so this can be done as often as one likes.
pub(crate) fn grow<G: Listed>(
    journal: &Journal,
    career: &Value,
) -> Result<(Value, Vec<Feat>), String> {
    let mut career = read::<G>(career)?;
    let setup = serde_json::from_value::<G::Setup>(journal.header.setup.clone());
    let setup = setup.map_err(|e| format!("the setup cannot be read: {e}"))?;
    let mut new = Vec::new();
    if let Some(mut listener) = G::listener(&setup) {
        let player = Viewer::Seat(Seat(0));
        Match::<G>::replay(journal, |_, _, told| {
            for (_, event) in told.iter().filter(|(audience, _)| audience.includes(player)) {
                new.extend(G::hear(&mut listener, event, &mut career));
            }
        })
        .map_err(|mismatch| mismatch.to_string())?;
    }
    Ok((crate::table::json(&career), new))
}

pub(crate) fn read<G: Listed>(career: &Value) -> Result<G::Career, String> {
    match career {
        Value::Null => Ok(G::Career::default()),
        _ => serde_json::from_value(career.clone())
            .map_err(|e| format!("the record of {} cannot be read: {e}", G::TITLE)),
    }
}
