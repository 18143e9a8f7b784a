//! Verbs for pawns and markers: stepping, pushing, putting, mines and soldiers (FD-2, FD-13).

use super::{Open, Table};
use crate::board::{How, Space};
use crate::event::Event;
use kernel::{Play, Seat, SeatSet};

impl Table {
    /// A pawn comes to stand on another space. Mines on the way go off (FD-2.11); a pawn that is
    /// put crosses nothing, so only the space itself is checked (FD-2.12). Of a move, a dash and a
    /// retreat the event of that play tells it.
    pub(crate) fn displace(&mut self, play: &mut Play<Event>, seat: Seat, to: Space, how: How) {
        let from = self.open.space(seat);
        if from == to {
            return;
        }
        self.open.fighters[seat].space = to;
        if !matches!(how, How::Move | How::Dash | How::Retreat) {
            play.everyone(Event::Displaced { seat, from, to, how });
        }
        if self.open.has_mine() {
            self.cross_mines(play, seat, from, to, how);
        }
    }

    #[cold]
    fn cross_mines(
        &mut self,
        play: &mut Play<Event>,
        seat: Seat,
        from: Space,
        to: Space,
        how: How,
    ) {
        for owner in self.open.seats().without(seat).iter() {
            let Some(mine) = self.open.fighters[owner].mine else { continue };
            if enters(from, to, how, mine) {
                self.open.fighters[owner].mine = None;
                play.everyone(Event::MineSetOff { seat, space: mine });
                if how == How::Retreat {
                    self.owe_skipped_turn(play, seat);
                } else {
                    self.force_recovery(play, seat, false);
                }
            }
        }
    }

    /// Pushes pawns back, in turn order after the turn player (FD-7.5, FD-13.2).
    pub fn push_back(&mut self, play: &mut Play<Event>, victims: SeatSet, spaces: u8) {
        for seat in self.open.from_turn_player().filter(|s| victims.has(*s)) {
            let to = self.open.back(seat, spaces);
            self.displace(play, seat, to, How::Push);
        }
    }

    /// A forward step by an ability (FD-13.3).
    pub fn advance(&mut self, play: &mut Play<Event>, seat: Seat, spaces: u8) {
        let to = self.open.forward(seat, spaces);
        self.displace(play, seat, to, How::Drawn);
    }

    /// Puts a pawn on a space without crossing any (FD-2.12).
    pub fn put(&mut self, play: &mut Play<Event>, seat: Seat, to: Space) {
        self.displace(play, seat, to, How::Put);
    }

    /// Places or moves the marker that blocks this player's enemies (FD-2.10).
    pub fn place_soldier(&mut self, play: &mut Play<Event>, seat: Seat, space: Space) {
        let marched = self.open.fighters[seat].soldier.replace(space).is_some();
        play.everyone(if marched {
            Event::SoldierMarched { seat, space }
        } else {
            Event::SoldierPlaced { seat, space }
        });
    }

    pub(crate) fn remove_soldier(&mut self, play: &mut Play<Event>, seat: Seat) {
        if self.open.fighters[seat].soldier.take().is_some() {
            play.everyone(Event::SoldierRemoved { seat });
        }
    }

    pub fn place_mine(&mut self, play: &mut Play<Event>, seat: Seat, space: Space) {
        self.open.fighters[seat].mine = Some(space);
        play.everyone(Event::MinePlaced { seat, space });
    }
}

/// Whether a pawn that goes from one space to another enters or crosses the space `at`.
fn enters(from: Space, to: Space, how: How, at: Space) -> bool {
    match how {
        How::Put => at == to,
        _ if from < to => from < at && at <= to,
        _ => to <= at && at < from,
    }
}

impl Open {
    fn has_mine(&self) -> bool {
        self.all().iter().any(|f| f.mine.is_some())
    }
    /// Whether a pawn stands on this space.
    pub fn is_occupied(&self, space: Space) -> bool {
        self.undefeated().iter().any(|s| self.space(s) == space)
    }
}
