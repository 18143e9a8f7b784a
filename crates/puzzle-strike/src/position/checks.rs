//! Whether a position can be: every reason why not.

use super::{Place, Position};
use crate::chip::{ChipId, Leaves};
use crate::setup::PUZZLE_STACKS;
use crate::table::Table;
use kernel::{Seat, SeatSet};

impl Position {
    /// Everybody has a character or three chips of the draft (PS-3.1, PS-17.4).
    pub(super) fn check_cast(&self, bad: &mut Vec<String>) {
        let drafts = self.players.iter().any(|place| !place.drafted.is_empty());
        let mut taken: Vec<ChipId> = Vec::new();
        for (i, place) in self.players.iter().enumerate() {
            let seat = Seat(i.min(usize::from(u8::MAX)) as u8);
            match (drafts, place.character) {
                (true, Some(who)) => {
                    bad.push(format!("{seat} is {who}; who drafts chips has no character"));
                }
                (false, None) => bad.push(format!("{seat} has no character")),
                _ => (),
            }
            if drafts && place.drafted.len() != 3 {
                bad.push(format!("{seat} has drafted {} chips, not 3", place.drafted.len()));
            }
            for chip in &place.drafted {
                if !chip.is_character() || chip.chip().undrafted || !self.sets.have(*chip) {
                    bad.push(format!("{seat}: {chip} is never in the pool of a draft (PS-17.1)"));
                } else if taken.contains(chip) {
                    bad.push(format!("{chip} was drafted twice"));
                }
                taken.push(*chip);
            }
        }
    }

    /// The score of a match (PS-18).
    pub(super) fn check_match(&self, bad: &mut Vec<String>) {
        let games: u8 = self.wins.iter().fold(0, |sum, wins| sum.saturating_add(*wins));
        if !self.tournament && (games > 0 || !self.switched_out.is_empty()) {
            bad.push("only a tournament match has several games (PS-18.1)".into());
        }
        if self.wins.len() > self.mode.seats() {
            bad.push(format!("there are {} players, not {}", self.mode.seats(), self.wins.len()));
        } else if self.wins.iter().any(|wins| *wins > 1) {
            bad.push(format!("with {:?} wins the match is over (PS-18.1)", self.wins));
        } else if self.switched_out.len() > usize::from(games) {
            bad.push("a stack is switched out by the loser of a game (PS-18.6)".into());
        } else if let (1, Some(winner)) = (games, self.wins.iter().position(|wins| *wins == 1))
            && self.first != Some(Seat(1 - winner.min(1) as u8))
        {
            bad.push("the loser of a game plays first in the next one (PS-18.6)".into());
        }
        for chip in &self.switched_out {
            if !chip.is_puzzle() || !self.sets.have(*chip) {
                bad.push(format!("{chip} is no stack that could have been switched out"));
            }
        }
    }

    /// Whether everything named exists, so that it can be laid on the table at all.
    pub(super) fn check_shape(&self, bad: &mut Vec<String>) -> bool {
        let (n, before) = (self.mode.seats(), bad.len());
        let seats = self.out.iter().copied().chain(self.first).chain([self.turn]);
        let extra = self.extra.iter().flat_map(|e| e.to_come.iter().copied().chain([e.loser]));
        for seat in seats.chain(extra).filter(|seat| seat.index() >= n) {
            bad.push(format!("there is no {seat} in {}", self.mode));
        }
        if self.players.len() != n {
            bad.push(format!("{} has {n} players, not {}", self.mode, self.players.len()));
        }
        for (i, place) in self.players.iter().enumerate() {
            place.check(Seat(i.min(usize::from(u8::MAX)) as u8), bad);
        }
        let named: SeatSet = self.out.iter().copied().filter(|s| s.index() < n).collect();
        if named.has(self.turn) {
            bad.push(format!("it is {}'s turn, but that player is out", self.turn));
        }
        if self.turn.index() < n && self.mode.pile_seat(self.turn) != self.turn {
            bad.push("the turn of a team is that of its first seat (PS-15.2)".into());
        }
        let twice = |(i, chip): (usize, &ChipId)| self.stacks[..i].contains(chip);
        let stacks = self.stacks.len() == PUZZLE_STACKS
            && self.stacks.iter().all(|chip| chip.is_puzzle())
            && !self.stacks.iter().enumerate().any(twice);
        // With more chips of their own than this the players have more kinds than a game can.
        let own = |place: &Place| match place.character {
            Some(_) => place.drafted.is_empty(),
            None => place.drafted.len() <= 3,
        };
        bad.len() == before && stacks && self.players.iter().all(own)
    }

    /// What waits for a later turn comes from a chip of this game.
    fn check_waiting(&self, t: &Table, bad: &mut Vec<String>) {
        let chips = || t.open().kinds.all().iter().filter(|chip| **chip != ChipId::NONE);
        let any = |waits: fn(&Place) -> bool| self.players.iter().any(waits);
        let face_down = any(|place| place.top_of_bag.iter().any(|top| top.face_down));
        for (waits, leaves, does) in [
            (!self.traps.is_empty(), Leaves::Traps, "lays traps"),
            (any(|p| p.crash_gems_in_pile > 0), Leaves::PiledCrashGems, "piles Crash Gems"),
            (any(|p| p.money_due > 0), Leaves::MoneyDue, "gives money for later"),
            (any(|p| p.arrows_due > 0), Leaves::ArrowsDue, "gives arrows for later"),
            (face_down, Leaves::FaceDown, "puts chips face down on a bag"),
        ] {
            if waits && chips().all(|chip| chip.chip().leaves != leaves) {
                bad.push(format!("no chip of this game {does}"));
            }
        }
    }

    /// What lies on the table is sound by itself, but no game comes to it.
    pub(super) fn check_reachable(&self, t: &Table, bad: &mut Vec<String>) {
        let open = t.open();
        self.check_waiting(t, bad);
        if open.panic > 3 {
            bad.push(format!("Panic Time has the levels 0 to 3, not {} (PS-12)", open.panic));
        } else if open.panic < t.panic_now() {
            let (empty, least) = (open.empty_stacks(), t.panic_now());
            bad.push(format!("with {empty} empty stacks the level is {least} or more (PS-12.1)"));
        }
        for seat in open.seats().minus(open.active).iter() {
            if self.last_standing && !open.player(seat).ongoing.is_empty() {
                bad.push(format!("{seat} is out: no ongoing chip of his is in play (PS-16.6)"));
            }
        }
        match &self.extra {
            Some(extra) => self.check_extra_round(t, extra, bad),
            None => self.check_usual_turn(t, bad),
        }
        if self.turns == 0 {
            self.check_opening(t, bad);
        }
    }

    fn check_usual_turn(&self, t: &Table, bad: &mut Vec<String>) {
        let open = t.open();
        if !self.last_standing && open.active != open.seats() {
            bad.push("only Last Man Standing goes on without somebody (PS-16.1)".into());
        } else if open.active.len() < 2 {
            bad.push("nobody else takes part: the game is over".into());
        }
        let n = self.mode.seats() as u8;
        let before = open.pile_seat(Seat((open.turn.0 + n - 1) % n));
        let before = if self.mode.is_team() { Seat(1 - open.turn.0) } else { before };
        if self.turns > 0 && open.active.has(before) && open.total(before) >= 10 {
            let total = open.total(before);
            bad.push(format!("{before} has ended a turn with {total}: the game is over (PS-4.31)"));
        }
    }

    /// PS-14.7.
    fn check_extra_round(&self, t: &Table, extra: &super::ExtraRound, bad: &mut Vec<String>) {
        let (open, active) = (t.open(), t.open().active);
        if !self.mode.is_free_for_all() || self.last_standing {
            bad.push("extra rounds belong to a free-for-all (PS-14.7)".into());
        }
        let most = open.most_extra_rounds();
        if !(1..=most).contains(&extra.round) {
            bad.push(format!("there are 1 to {most} extra rounds (PS-R3)"));
        }
        if active.len() < 2 || active.has(extra.loser) {
            bad.push("an extra round is for two or more who are tied, without the loser".into());
        }
        let next = open.around(extra.loser).find(|seat| open.extra_turns.has(*seat));
        if !open.extra_turns.minus(active).is_empty() || next != Some(open.turn) {
            bad.push("the tied take their extra turns in order from the loser on".into());
        }
        let mut totals = active.iter().map(|seat| open.total(seat));
        let first = totals.next();
        if open.extra_turns == active && totals.any(|total| Some(total) != first) {
            bad.push("an extra round begins with equal totals".into());
        }
    }

    /// Before the first turn everything is as it was dealt (PS-3).
    fn check_opening(&self, t: &Table, bad: &mut Vec<String>) {
        let open = t.open();
        let fresh = |seat: Seat| {
            let player = open.player(seat);
            let own = self.players[seat.index()].own_chips();
            open.pile(seat).is_empty()
                && (player.piled, player.money_due, player.arrows_due) == (0, 0, 0)
                && player.top.is_empty()
                && player.hand_size == 5
                && player.unseen.len() == 10
                && own.into_iter().all(|chip| player.unseen.has(open.slot_of(chip)))
        };
        let bank = self.is_opening_bank(t) && self.traps.is_empty() && open.panic == 0;
        if !open.seats().iter().all(fresh) || !bank {
            bad.push("no turn has been taken, but not everything is as it was dealt".into());
        }
    }
}
