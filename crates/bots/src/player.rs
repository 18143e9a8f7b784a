//! Somebody who answers for a seat.

use kernel::{Game, Seat};

/// A player: what it sees is a view, what it gives is one of the choices it was offered.
///
/// The same player (same seed, same questions before) given equal views answers equally, because
/// nothing else reaches it.
pub trait Player<G: Game>: Send {
    /// Picks one of `choices`, which holds at least one and is what the table offers this seat.
    fn answer(&mut self, seat: Seat, view: &G::View, choices: &[G::Choice]) -> G::Choice;

    /// Whether this player ever interjects. Where it does not, nobody builds views to ask it.
    fn interjects(&self) -> bool {
        false
    }

    /// Something said out of turn (conceding, accusing), or nothing. Never owed.
    fn interject(
        &mut self,
        _seat: Seat,
        _view: &G::View,
        _options: &[G::Choice],
    ) -> Option<G::Choice> {
        None
    }
}
