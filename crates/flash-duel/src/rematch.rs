//! What a match leaves to a rematch at the same table (FD-23.4, FD-R23).

use crate::board::Side;
use crate::cards::Who;
use crate::setup::Setup;
use crate::table::{Standing, Table};
use kernel::SeatSet;

impl Setup {
    /// What a rematch after this match begins with. Nobody has lost a match that is not played out.
    #[must_use]
    pub fn rematch(&self, before: &Table) -> Setup {
        let lost = match before.open().standing() {
            Standing::Won(side) => Some(side.other()),
            Standing::Playing | Standing::Drawn => None,
        };
        let mut next = self.clone();
        next.lost_before = lost.filter(|_| self.mode.has_coin());
        if self.mode.has_rival_characters() {
            let lost = lost.filter(|_| !self.all_change);
            next.characters = lost.map_or(Vec::new(), |lost| self.kept(before, lost));
        }
        next
    }

    /// The characters of the winners, who keep them. The losers pick again, their own included.
    fn kept(&self, before: &Table, lost: Side) -> Vec<Option<Who>> {
        let seats = SeatSet::first(self.mode.seats()).iter();
        let kept = seats.map(|seat| {
            let who = before.open().fighter(seat).who;
            (self.mode.side(seat) != lost && who.character().is_some()).then_some(who)
        });
        kept.collect()
    }
}
