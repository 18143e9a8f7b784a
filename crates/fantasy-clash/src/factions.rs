//! Which faction each player has, from the moment on at which everybody knows it (FC-2.1, FC-2.2).

use crate::unit::Faction;
use kernel::{Seat, SeatSet, Seats};
use serde::Serialize;
use std::ops::Index;

/// The factions by seat. Nothing for a player who is still to pick, or whose pick is sealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Factions(pub Seats<Option<Faction>, 2>);

impl Factions {
    /// The faction of this player, once all know it.
    pub fn known(&self, seat: Seat) -> Option<Faction> {
        self.0[seat]
    }
    /// Who is still to pick, or has picked and not shown it.
    pub fn unknown(&self) -> SeatSet {
        let open = |seat: &Seat| self.0[*seat].is_none();
        [Seat(0), Seat(1)].into_iter().filter(open).collect()
    }
    pub fn all_known(&self) -> bool {
        self.0.0.iter().all(Option::is_some)
    }
    pub(crate) fn show(&mut self, seat: Seat, faction: Faction) {
        self.0[seat] = Some(faction);
    }
}

/// From the deployment on every faction is known.
impl Index<Seat> for Factions {
    type Output = Faction;
    #[inline]
    fn index(&self, seat: Seat) -> &Faction {
        self.0[seat].as_ref().expect("the factions are known from the deployment on (FC-2.2)")
    }
}
