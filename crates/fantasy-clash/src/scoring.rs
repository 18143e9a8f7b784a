//! Who is ahead when a drawn game needs a winner (FC-16.6). The game itself stays drawn: this is
//! for whoever runs an event, and no event is run here yet. It is kept because the rules state it.

use crate::space::other;
use crate::table::Open;
use kernel::Seat;

impl Open {
    /// Cards that a player has conquered in the whole game, spent ones included.
    pub fn conquests(&self, seat: Seat) -> u8 {
        self.players[seat].conquered.len().saturating_add(self.players[seat].spent)
    }
    /// Who wins an event's tie-break: more cards conquered, then more cards in play, else nobody.
    pub fn tie_break(&self) -> Option<Seat> {
        let rank = |seat: Seat| (self.conquests(seat), self.sides[seat].len());
        [Seat(0), Seat(1)].into_iter().find(|seat| rank(*seat) > rank(other(*seat)))
    }
}
