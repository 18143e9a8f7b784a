//! What is used, for statistics.

use ::puzzle_strike::Event;
use kernel::Seat;

/// Chips, when they are played or reacted with.
pub fn used(event: &Event) -> Option<(Seat, String)> {
    match event {
        Event::Played { seat, chip, .. } | Event::Reacted { seat, chip } => {
            Some((*seat, chip.to_string()))
        }
        _ => None,
    }
}
