//! Somebody who answers for a seat.

use kernel::{Game, Seat};

/// A player: what it sees is a view, what it gives is one of the choices it was offered.
///
/// The same player (same seed, same questions before) given equal views answers equally, because
/// nothing else reaches it.
pub trait Player<G: Game>: Send {
    /// Picks one of `choices`, which holds at least one and is what the table offers this seat.
    fn answer(&mut self, seat: Seat, view: &G::View, choices: &[G::Choice]) -> G::Choice;

    /// Whether this player would ever say this although nobody asks. Where there is nothing it
    /// would say, nobody builds a view to offer it.
    fn might_say(&self, _choice: G::Choice) -> bool {
        false
    }

    /// Before it answers: something it says out of turn (an accusation), or nothing. `options` are
    /// the interjections of the table that it might say, at least one. What it says is carried out
    /// and the table asks anew.
    fn interject(
        &mut self,
        _seat: Seat,
        _view: &G::View,
        _options: &[G::Choice],
    ) -> Option<G::Choice> {
        None
    }
}
