//! Time-over: the last card has been drawn (FD-10, FD-17.15, FD-19.17, FD-20.26).

use super::{ShowTraitor, Step};
use crate::ability::Moment;
use crate::board::Side;
use crate::event::Event;
use crate::pile::Number;
use crate::table::{Open, Table};
use kernel::{Play, Seat, SeatSet};
use serde::Serialize;

/// The order of FD-10.7: traitor, abilities that lose at time-over, window, last-hits, distance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TimeOver {
    /// The traitor is revealed and has named whom he wanted to name (FD-20.26).
    pub unmasked: bool,
}

impl TimeOver {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        if !self.unmasked {
            play.everyone(Event::TimeOver);
            if t.open().mode.is_betrayal() && t.unmask_traitor(play) {
                return t.then(Step::TimeOver(TimeOver { unmasked: true }));
            }
        }
        let loses = |side| t.loses_at_time_over(side);
        let decided = match (loses(Side::West), loses(Side::East)) {
            (true, true) => Some(None),
            (true, false) => Some(Some(Side::East)),
            (false, true) => Some(Some(Side::West)),
            (false, false) => None,
        };
        if let Some(winner) = decided {
            t.show_all_hands(play);
            return t.end_round(play, winner);
        }
        t.moment(Moment::TimeOver);
        if t.open().mode.is_betrayal() && t.open().shown_traitor.is_none() {
            t.then(Step::ShowTraitor(ShowTraitor));
        }
        t.then(Step::LastHits(LastHits { skipped: false }));
    }
}

impl Table {
    /// Whether an ability of this side, even of a fallen fighter, loses it the round now.
    pub fn loses_at_time_over(&self, side: Side) -> bool {
        let members = self.open().seats().iter().filter(|s| self.true_side(*s) == side);
        members.into_iter().any(|s| {
            let mut always = self.open().fighter(s).cards().filter_map(|(id, _)| id.card().always);
            always.any(|a| a.loses_at_time_over)
        })
    }

    /// FD-3.12. Not before the window, so that nobody decides there with open cards.
    fn show_all_hands(&mut self, play: &mut Play<Event>) {
        for seat in self.open().undefeated().iter() {
            self.show_hand(play, seat);
        }
    }

    /// Last-hits are skipped; distance alone decides.
    pub fn skip_last_hits(&mut self, play: &mut Play<Event>) {
        for step in self.agenda().live_mut() {
            if let Step::LastHits(hits) = step {
                hits.skipped = true;
                play.everyone(Event::LastHitsSkipped);
            }
        }
    }

    /// How many cards equal to the distance this player holds (FD-10.8, FD-10.11).
    fn matching(&self, seat: Seat, distance: u8) -> u8 {
        Number::new(distance).map_or(0, |n| self.held(seat, n))
    }

    /// Who of the two scores a last-hit on the other.
    fn compare(&self, a: Seat, b: Seat) -> Option<(Seat, Seat)> {
        let d = self.open().distance(a, b);
        let (x, y) = (self.matching(a, d), self.matching(b, d));
        match x.cmp(&y) {
            std::cmp::Ordering::Greater => Some((a, b)),
            std::cmp::Ordering::Less => Some((b, a)),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl Open {
    /// Whether the last card has been drawn and the round is being decided.
    pub(crate) fn is_time_over(&self) -> bool {
        let decides = |s: &Step| matches!(s, Step::TimeOver(_) | Step::LastHits(_));
        self.agenda.live().iter().any(decides)
    }
    /// Whether nobody will score a last-hit any more.
    pub fn are_last_hits_skipped(&self) -> bool {
        self.agenda.live().iter().any(|s| matches!(s, Step::LastHits(hits) if hits.skipped))
    }
}

/// Last-hits, then distance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LastHits {
    pub skipped: bool,
}

impl LastHits {
    pub fn resume(self, t: &mut Table, play: &mut Play<Event>) {
        t.show_all_hands(play);
        let mut hit = SeatSet::EMPTY;
        if !self.skipped {
            hit = traitors_last_hits(t, play);
            hit = hit | last_hits(t, play, hit);
        }
        let winner = decide(t, play, hit, self.skipped);
        t.end_round(play, winner);
    }
}

/// The traitor compares first, also with mortals behind him; they cannot hit back (FD-20.27).
fn traitors_last_hits(t: &Table, play: &mut Play<Event>) -> SeatSet {
    let Some(traitor) = t.mortal_traitor().filter(|s| !t.open().fighter(*s).defeated) else {
        return SeatSet::EMPTY;
    };
    let mut hit = SeatSet::EMPTY;
    for mortal in t.open().members(Side::West).without(traitor).iter() {
        if let Some((by, on)) = t.compare(traitor, mortal).filter(|(by, _)| *by == traitor) {
            play.everyone(Event::LastHit { by, on });
            hit = hit.with(on);
        }
    }
    hit
}

/// Everyone compares with every enemy at once, on the same hands (FD-17.15, FD-17.16). The Dragon
/// can be hit by several; the seats in `out` no longer compare (FD-20.29).
fn last_hits(t: &mut Table, play: &mut Play<Event>, out: SeatSet) -> SeatSet {
    let mut hit = SeatSet::EMPTY;
    let east = t.open().members(Side::East);
    let traitor = t.mortal_traitor();
    for a in t.open().members(Side::West).minus(out).iter().filter(|s| traitor != Some(*s)) {
        for b in east.iter().filter(|s| traitor != Some(*s)) {
            let Some((by, on)) = t.compare(a, b) else { continue };
            play.everyone(Event::LastHit { by, on });
            if t.open().mode.dragon_seat() == Some(on) {
                t.lose_hit_point(play, on);
            } else {
                hit = hit.with(on);
            }
        }
    }
    hit
}

/// Who won, counting those who were last-hit as defeated (FD-10.9, FD-17.17 to FD-17.22, FD-19.18).
/// Where last-hits were skipped distance alone decides, however many are left.
fn decide(t: &mut Table, play: &mut Play<Event>, hit: SeatSet, skipped: bool) -> Option<Side> {
    for on in hit.iter() {
        t.fall_to_last_hit(play, on);
    }
    let traitor = t.mortal_traitor();
    let count = |t: &Table, side| {
        t.open().members(side).iter().filter(|s| traitor != Some(*s)).collect::<SeatSet>()
    };
    let (west, east) = (count(t, Side::West), count(t, Side::East));
    let farther = || {
        let best = |s: SeatSet| s.iter().map(|x| t.open().fighter(x).advance()).max();
        match best(west).cmp(&best(east)) {
            std::cmp::Ordering::Greater => Some(Side::West),
            std::cmp::Ordering::Less => Some(Side::East),
            std::cmp::Ordering::Equal => None,
        }
    };
    if skipped {
        return farther();
    }
    if let Some(dragon) = t.open().mode.dragon_seat() {
        return match () {
            _ if t.open().fighter(dragon).hit_points == 0 => Some(Side::West),
            _ if west.is_empty() => Some(Side::East),
            _ => farther(),
        };
    }
    match west.len().cmp(&east.len()) {
        std::cmp::Ordering::Greater => Some(Side::West),
        std::cmp::Ordering::Less => Some(Side::East),
        std::cmp::Ordering::Equal if west.is_empty() => None,
        std::cmp::Ordering::Equal => farther(),
    }
}
