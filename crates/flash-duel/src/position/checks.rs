//! Whether a position can be: every reason why not.

use super::{MOST_DUE, Position, sum};
use crate::board::{Side, Space};
use crate::pile::{Cards, Number};
use crate::setup::{MOST_ROUNDS, Mode, Setup};
use crate::table::{MAX_IN_FORCE, POOL, Table};
use kernel::{Seat, SeatSet};

impl Position {
    pub(super) fn check_score(&self, bad: &mut Vec<String>) {
        // A Raid is one round (FD-0.10).
        let raid = self.mode.is_raid();
        let (needed, rounds) = if raid { (1, 1) } else { (self.tokens_needed, MOST_ROUNDS) };
        if !Setup::TOKENS.contains(&self.tokens_needed) {
            bad.push(format!("{} win tokens cannot be needed", self.tokens_needed));
        } else if self.tokens.iter().any(|t| *t >= needed) {
            bad.push(format!("with {:?} win tokens the game is over", self.tokens));
        }
        if !(1..=rounds).contains(&self.round) {
            bad.push(format!("rounds are counted from 1 to {rounds}, not {}", self.round));
        }
        if self.mode.is_betrayal() != self.loyalty.is_some() {
            bad.push("`loyalty` belongs to Betrayal, and Betrayal needs it".into());
        }
        let reshuffles = self.mode.dragon().map_or(0, |d| d.reshuffles);
        if self.reshuffles > reshuffles {
            bad.push(format!("{} has {reshuffles} reshuffles at most", self.mode));
        }
        let alone =
            |s: &&Seat| s.index() < self.mode.seats() && !self.mode.refills_with_others(**s);
        if let Some(seat) = self.misses_refill.iter().find(alone) {
            bad.push(format!("{seat} has no common refill to miss in {}", self.mode));
        }
        if self.extra_turns > MOST_DUE {
            bad.push(format!("{} extra turns cannot be due", self.extra_turns));
        }
    }

    /// Whether everything named exists, so that it can be laid on the table at all.
    pub(super) fn check_shape(&self, bad: &mut Vec<String>) -> bool {
        let (n, before) = (self.mode.seats(), bad.len());
        if self.fighters.len() != n {
            bad.push(format!("{} has {n} fighters, not {}", self.mode, self.fighters.len()));
        }
        let spaces = self.fighters.iter().flat_map(|f| [Some(f.space), f.soldier, f.mine]);
        for space in spaces.flatten().filter(|s| !Space::ALL.contains(&s.0)) {
            bad.push(format!("there is no space {space}; spaces are 1 to {}", Space::LAST));
        }
        let seats = self.lasting.iter().flat_map(|l| [l.by, l.on]);
        let seats = seats.chain(self.misses_refill.iter().copied());
        let seats =
            seats.chain(self.remembered.iter().flat_map(|r| [Some(r.of), r.viewer]).flatten());
        let loyal =
            self.loyalty.iter().flat_map(|l| [l.traitor].into_iter().chain(l.shown_loyal.clone()));
        for seat in seats.chain(loyal).filter(|s| s.index() >= n) {
            bad.push(format!("there is no {seat} in {}", self.mode));
        }
        if self.lasting.len() > MAX_IN_FORCE || self.pool.len() > POOL {
            bad.push("more lasting effects or pool cards than the game has".into());
        }
        let sound = bad.len() == before;
        if self.turn.index() >= n {
            bad.push(format!("it is {}'s turn, but there are {n} seats", self.turn));
        } else if self.fighters.get(self.turn.index()).is_some_and(|f| f.defeated) {
            bad.push(format!("it is {}'s turn, but that player is defeated", self.turn));
        }
        let named: SeatSet = self.order.iter().copied().filter(|s| s.index() < n).collect();
        if !self.order.is_empty() && (self.order.len() != n || named.len() != n) {
            bad.push(format!("the turn order must name each of the {n} seats once"));
            return false;
        }
        sound
    }

    /// Hands, stashes, discard pile and draw pile must be cards that the mode has. What is left for
    /// the draw pile.
    pub(super) fn check_cards(&self, bad: &mut Vec<String>) -> Cards {
        let all = self.mode.deck();
        let mut laid = self.discard;
        for f in &self.fighters {
            laid = sum(laid, f.hand);
            f.stash.iter().for_each(|n| laid = sum(laid, Cards::one(*n)));
        }
        let pile = self.draw_pile.unwrap_or_else(|| all.without(laid));
        let total = sum(laid, pile);
        for n in Number::ALL {
            if total.of(n) != all.of(n) {
                let (has, have) = (all.of(n), total.of(n));
                bad.push(format!("{} has {has} cards of number {n}, here are {have}", self.mode));
            }
        }
        if pile.is_empty() {
            bad.push("the draw pile is empty: the round would be over".into());
        }
        pile
    }

    /// Enemies neither share a space nor have passed each other (FD-2.6).
    pub(super) fn check_board(&self, t: &Table, bad: &mut Vec<String>) {
        let front = |side: Side| t.open().members(side).iter().map(|s| t.open().space(s).0);
        let (west, east) = (front(Side::West).max(), front(Side::East).min());
        match (west, east) {
            (Some(w), Some(e)) if w == e => {
                bad.push(format!("enemy pawns share space {w}"));
            }
            (Some(w), Some(e)) if w > e => {
                bad.push(format!("a West pawn on {w} has passed an East pawn on {e}"));
            }
            _ => (),
        }
        for owner in t.open().seats().iter() {
            // His own pawn does not set it off.
            let others = t.open().undefeated().without(owner);
            let mine = t.open().fighter(owner).mine;
            if others.iter().any(|s| Some(t.open().space(s)) == mine) {
                bad.push(format!("the mine of {owner} lies under another's pawn"));
            }
        }
    }

    /// What a position of play can not be though a board for testing can: a character twice without
    /// the mirror option (FD-14.3), or with abilities that are not his.
    pub fn check_cast(&self) -> Vec<String> {
        let mut bad = Vec::new();
        if !self.mode.has_characters() {
            return bad;
        }
        for (i, place) in self.fighters.iter().enumerate() {
            let (seat, who) = (Seat(i.min(u8::MAX.into()) as u8), place.who);
            let Some(character) = who.character() else { continue };
            if !self.mirror && self.fighters[..i].iter().any(|f| f.who == who) {
                bad.push(format!("{who} is played twice; that needs `mirror`"));
            }
            let own = character.abilities().map(|id| id.to_string());
            let named = place.face_up.iter().flatten().chain(&place.face_down);
            for ability in named.filter(|name| !own.contains(name)) {
                bad.push(format!("{seat}: {ability} is no ability of {who} ({})", own.join(", ")));
            }
        }
        bad
    }

    /// What lies on the table is sound by itself, but no game comes to it.
    pub(super) fn check_reachable(&self, t: &Table, bad: &mut Vec<String>) {
        let (o, mode) = (t.open(), self.mode);
        let order = &o.order[..mode.seats()];
        let beside = |pair: &[Seat]| mode.side(pair[0]) == mode.side(pair[1]);
        if mode.is_raid() && order.last().copied() != mode.dragon_seat() {
            bad.push("the Dragon's turn comes after those of all mortals".into());
        } else if !mode.is_raid() && order.windows(2).any(beside) {
            bad.push("the two sides take turns; the order names one of them twice in a row".into());
        }
        for seat in o.seats().iter() {
            let is_traitor = o.shown_traitor == Some(seat) && mode.dragon_seat() != Some(seat);
            match o.side(seat) != mode.side(seat) {
                true if !is_traitor => bad.push(format!("{seat} plays {}", mode.side(seat))),
                false if is_traitor && !o.fighter(seat).defeated => {
                    bad.push(format!("{seat} has shown the Traitor card and not changed sides"));
                }
                _ => (),
            }
        }
        if let Some(side) = t.side_left_alone() {
            bad.push(format!("one side has nobody left: {side} has won"));
        } else if let Some(side) = t.side_given_up() {
            bad.push(format!("everyone left of {side} has conceded: the game is over"));
        }
        if self.extra_turns > 0 && !mode.is_raid() {
            bad.push(format!("there are no extra turns in {mode}"));
        }
        if self.silent_unmasking && !mode.is_betrayal() {
            bad.push(format!("there is no traitor to unmask in {mode}"));
        }
        if !self.pool.is_empty() && mode != Mode::Clockwork {
            bad.push(format!("there is no pool of abilities in {mode}"));
        }
    }
}
