//! What is used, for statistics.

use ::flash_duel::Event;
use kernel::Seat;

/// Abilities, when they are announced.
pub fn used(event: &Event) -> Option<(Seat, String)> {
    match event {
        Event::Announced { by, ability, .. } | Event::PlayAnnounced { by, ability, .. } => {
            Some((*by, ability.to_string()))
        }
        _ => None,
    }
}
