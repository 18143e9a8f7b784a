//! What somebody may ask who has the whole table before him, as one who imagines it has.

use super::{FIRST_LIBRARY, Place, Table};
use crate::card::CardId;
use crate::hero::MissionId;
use crate::monster::ActionId;
use kernel::Seat;

impl Table {
    /// The cards of a player in one of his hidden places, with their places among all his cards.
    pub fn cards_in(
        &self,
        seat: Seat,
        place: Place,
    ) -> impl Iterator<Item = (usize, CardId)> + Clone + '_ {
        self.hidden_in(seat, place)
    }
    /// The Mission that a player keeps, or none yet.
    pub fn mission(&self, seat: Seat) -> MissionId {
        self.hidden().missions[seat][0]
    }
    /// The Monster-Action card facedown before a player.
    pub fn front(&self, seat: Seat) -> ActionId {
        self.hidden().fronts[seat]
    }
    /// The cards of his Library that a player has put aside to study, until all have decided.
    pub fn lessons(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let mask = self.hidden().studies[seat];
        let library = self.hidden().cards[seat][FIRST_LIBRARY..].iter().enumerate();
        library.filter(move |(i, _)| mask & (1 << i) != 0).map(|(_, secret)| secret.card)
    }
}
