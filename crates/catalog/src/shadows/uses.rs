//! What is used, for statistics.

use super::words::title;
use ::shadows::Event;
use kernel::Seat;

/// Cards, when their abilities are used.
pub fn used(event: &Event) -> Option<(Seat, String)> {
    match event {
        Event::Used { seat, card } if !card.is_none() => Some((*seat, title(*card).to_string())),
        _ => None,
    }
}
