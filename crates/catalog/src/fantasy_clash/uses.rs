//! What is used, for statistics.

use ::fantasy_clash::Event;
use kernel::Seat;

/// Units, when they attack, and magic, when somebody tries to cast it.
pub fn used(event: &Event) -> Option<(Seat, String)> {
    match event {
        Event::Attacked { seat, unit, .. } => Some((*seat, unit.to_string())),
        Event::CastingBegan { seat, magic, .. } => Some((*seat, magic.to_string())),
        _ => None,
    }
}
