//! The end of the game: Missions, Shadow Stones and ties (SH-24).

use super::{Open, Table};
use crate::event::Event;
use crate::hero::{Goal, MissionId};
use kernel::{Counter, Outcome, Play, Seat, SeatSet};
use serde::Serialize;

/// A game that goes on for so long is scored as it stands (SH-24.5).
pub const ROUND_LIMIT: u8 = 60;

/// Enough Shadow Stones to end the game (SH-22.1).
pub const STONES: u8 = 9;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    Playing,
    /// These have won, each with the Shadow Stones that his Mission brought.
    Won(SeatSet),
    Conceded(Seat),
}

/// What made the difference at the end, in the order in which it is looked at (SH-24.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decided {
    Stones,
    ItemCost,
    Experience,
    /// Nothing did: the victory is shared.
    Nothing,
}

impl Open {
    /// What is compared at the end: Shadow Stones, then equipped Items, then Experience (SH-24.2).
    fn worth(&self, seat: Seat) -> (u8, u16, u8) {
        let player = &self.players[seat];
        (player.ss, self.item_cost(seat), player.xp)
    }
    /// Why those who have won have won; nothing while the game goes on, or if somebody gave up.
    pub fn decided(&self) -> Option<Decided> {
        let Standing::Won(winners) = self.standing else { return None };
        let best = self.worth(winners.lowest()?);
        let rivals = || (0..self.count).map(Seat).filter(|seat| !winners.has(*seat));
        let tied = |same: &dyn Fn((u8, u16, u8)) -> bool| rivals().any(|s| same(self.worth(s)));
        Some(if tied(&|worth| (worth.0, worth.1) == (best.0, best.1)) {
            Decided::Experience
        } else if tied(&|worth| worth.0 == best.0) {
            Decided::ItemCost
        } else if winners.len() > 1 {
            Decided::Nothing
        } else {
            Decided::Stones
        })
    }
    /// Whether a Mission is fulfilled (SH-24.4).
    pub fn fulfils(&self, seat: Seat, mission: MissionId) -> bool {
        let player = &self.players[seat];
        let stats = self.stats(seat);
        let held = || self.trophies.iter().flatten().filter(|(winner, _)| *winner == seat);
        match mission.mission().goal {
            Goal::HoldsLevel(level) => held().any(|(_, m)| m.monster().level == level),
            Goal::Monsters(n) => held().count() >= usize::from(n),
            Goal::Bounties(n) => player.bounties >= n,
            Goal::KoByMe(n) => player.ko_by_me >= n,
            Goal::KoMeAtMost(n) => player.ko_me <= n,
            Goal::Items(n) => self.gear(seat).count() >= usize::from(n),
            Goal::ItemCost(n) => self.item_cost(seat) >= u16::from(n),
            Goal::Studied(n) => player.studied >= n,
            Goal::EachStat(n) => stats.str.min(stats.tech).min(stats.mag) >= n,
            Goal::OneStat(n) => stats.str.max(stats.tech).max(stats.mag) >= n,
        }
    }
    /// The Shadow Stones that a fulfilled Mission pays at this table (SH-24.1, SH-R14).
    pub fn pays(&self, mission: MissionId) -> u8 {
        let mission = mission.mission();
        if self.hard_missions { mission.hard_ss } else { mission.ss }
    }
    /// What the equipped Items cost, as printed (SH-24.2).
    pub fn item_cost(&self, seat: Seat) -> u16 {
        self.gear(seat).map(|gear| u16::from(gear.item.card().cost())).sum()
    }
    pub fn is_ending(&self) -> bool {
        let rich = self.players.0.iter().any(|player| player.ss >= STONES);
        rich || self.trophies[2].is_some()
    }
}

impl Table {
    /// Missions are revealed, and the most Shadow Stones win.
    pub(crate) fn score(&mut self, play: &mut Play<Event>) {
        for seat in self.seats() {
            let mission = self.hidden.missions[seat][0];
            let fulfilled = !mission.is_none() && self.open.fulfils(seat, mission);
            if fulfilled {
                let ss = self.open.pays(mission);
                self.open.players[seat].ss.raise(ss);
            }
            self.open.missions[seat] = mission;
            play.everyone(Event::MissionRevealed { seat, mission, fulfilled });
        }
        let worth = |seat: Seat| self.open.worth(seat);
        let best = self.seats().map(worth).max().expect("somebody plays");
        let winners: SeatSet = self.seats().filter(|seat| worth(*seat) == best).collect();
        self.open.standing = Standing::Won(winners);
        self.open.agenda.clear();
        play.everyone(Event::Won { seats: winners });
    }
    pub(crate) fn concede(&mut self, play: &mut Play<Event>, seat: Seat) {
        self.open.standing = Standing::Conceded(seat);
        self.open.agenda.clear();
        play.everyone(Event::Conceded { seat });
    }
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let count = usize::from(self.open.count);
        let outcome = match self.open.standing {
            Standing::Playing => return None,
            Standing::Won(seats) if seats.len() > 1 => Outcome::shared(count, seats),
            Standing::Won(seats) => Outcome::win(count, seats),
            Standing::Conceded(seat) => Outcome::win(count, SeatSet::first(count).without(seat)),
        };
        let points = |outcome: Outcome, seat: Seat| {
            outcome.with_points(seat, i16::from(self.open.players[seat].ss))
        };
        Some(self.seats().fold(outcome, points))
    }
}
