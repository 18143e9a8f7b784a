//! What a player knows of one game: how good a table looks.

use kernel::{Game, Imagined, Outcome, Seat};

/// Values imagined tables for a seat, on the scale from 0 (lost) to 1 (won).
pub trait Evaluation<G: Game>: Clone + Send {
    /// How good this unfinished table is for the seat. Must be a finite number.
    fn value(&self, table: &Imagined<G>, seat: Seat) -> f32;

    /// How good a finished table is. Override it where points matter beyond winning.
    fn end(&self, outcome: &Outcome, seat: Seat) -> f32 {
        f32::from(outcome.half_wins(seat)) / 2.0
    }

    /// Whether saying this out of turn is worth a thought: an accusation may be, giving up is not.
    fn worth_saying(&self, _choice: G::Choice) -> bool {
        false
    }

    /// Whether this is a matter of taste: where nothing else is offered, all are equally likely.
    /// Who always takes what looks best would bring the same character to every game.
    fn is_taste(&self, _choice: G::Choice) -> bool {
        false
    }

    /// Whether the exchange has come to rest, so that the table can be valued as it lies. An
    /// attack that may still be blocked is not at rest; the start of a turn is. A game that never
    /// says so has its follow-ups answered up to the player's own bound.
    fn quiet(&self, _table: &Imagined<G>) -> bool {
        false
    }
}
