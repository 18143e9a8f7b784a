//! Counts while games come in. All counts are whole numbers, so the order of games cannot show.

use crate::{Plan, Record, Tally};
use kernel::{Game, MAX_SEATS, Seat};
use std::collections::BTreeMap;

/// Who sits where in one seating: the number of the label, and the team.
type Chairs = Vec<(usize, u8)>;

/// Everything that is counted in a run.
pub(crate) struct Counts {
    pub labels: Vec<String>,
    /// Games of a label, mirrors left out.
    pub by_label: Vec<Tally>,
    /// Row by row, one cell for each ordered pair of labels.
    pub pairs: Vec<Pair>,
    pub by_seat: [Tally; MAX_SEATS],
    /// The seat that was the first to be asked alone.
    pub first: Tally,
    pub games: u64,
    pub answers: u64,
    pub decisions: u64,
    /// By match-up and seating.
    chairs: Vec<Vec<Chairs>>,
}

#[derive(Clone, Copy, Default)]
pub(crate) struct Pair {
    pub tally: Tally,
    pub decisions: u64,
}

impl Counts {
    pub fn new<G: Game>(plan: &Plan<G>) -> Self {
        let labels = plan.labels();
        let number: BTreeMap<&str, usize> =
            labels.iter().enumerate().map(|(i, l)| (l.as_str(), i)).collect();
        let chair = |e: &crate::Entrant| (number[e.label.as_str()], e.team);
        let chairs = (plan.match_ups.iter())
            .map(|m| m.seatings.iter().map(|s| s.seats.iter().map(chair).collect()).collect())
            .collect();
        Counts {
            by_label: vec![Tally::default(); labels.len()],
            pairs: vec![Pair::default(); labels.len() * labels.len()],
            by_seat: Default::default(),
            first: Tally::default(),
            games: 0,
            answers: 0,
            decisions: 0,
            chairs,
            labels,
        }
    }

    pub fn count(&mut self, match_up: usize, seating: usize, record: &Record) {
        self.games += 1;
        self.answers += u64::from(record.answers);
        self.decisions += u64::from(record.decisions);
        if let Some(first) = record.first {
            self.first.count(record.outcome.half_wins(first));
        }
        let chairs = &self.chairs[match_up][seating];
        for (seat, (label, team)) in chairs.iter().enumerate() {
            let worth = record.outcome.half_wins(Seat(seat as u8));
            self.by_seat[seat].count(worth);
            let mut alone = true;
            let mut mirror = true;
            for (other, (rival, _)) in chairs.iter().enumerate().filter(|(_, c)| c.1 != *team) {
                alone = false;
                mirror &= rival == label;
                // A mirror is counted once, from the lower seat.
                if rival == label && other < seat {
                    continue;
                }
                let theirs = record.outcome.half_wins(Seat(other as u8));
                let pair = &mut self.pairs[label * self.labels.len() + rival];
                pair.tally.count((worth.cmp(&theirs) as i8 + 1) as u8);
                pair.decisions += u64::from(record.decisions);
            }
            if alone || !mirror {
                self.by_label[*label].count(worth);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Outcome, SeatSet};

    fn counts(chairs: Chairs) -> Counts {
        Counts {
            labels: ["A", "B", "C"].map(String::from).to_vec(),
            by_label: vec![Tally::default(); 3],
            pairs: vec![Pair::default(); 9],
            by_seat: Default::default(),
            first: Tally::default(),
            games: 0,
            answers: 0,
            decisions: 0,
            chairs: vec![vec![chairs]],
        }
    }

    fn won(seats: usize, winners: &[u8]) -> Record {
        let winners: SeatSet = winners.iter().map(|s| Seat(*s)).collect();
        Record { outcome: Outcome::win(seats, winners), answers: 9, decisions: 4, first: None }
    }

    fn pair(c: &Counts, a: usize, b: usize) -> [u64; 3] {
        let t = c.pairs[a * 3 + b].tally;
        [t.wins, t.draws, t.losses]
    }

    #[test]
    fn teammates_are_not_compared() {
        let mut c = counts(vec![(0, 0), (1, 0), (2, 1)]);
        c.count(0, 0, &won(3, &[0, 1]));
        assert_eq!([pair(&c, 0, 1), pair(&c, 1, 0)], [[0; 3]; 2]);
        assert_eq!([pair(&c, 0, 2), pair(&c, 1, 2), pair(&c, 2, 0)].map(|p| p[0]), [1, 1, 0]);
        assert_eq!(c.by_label.iter().map(|t| t.wins).collect::<Vec<_>>(), [1, 1, 0]);
    }

    #[test]
    fn rivals_who_both_lost_are_even_with_each_other() {
        let mut c = counts(vec![(0, 0), (1, 1), (2, 2)]);
        c.count(0, 0, &won(3, &[2]));
        assert_eq!([pair(&c, 0, 1), pair(&c, 0, 2)], [[0, 1, 0], [0, 0, 1]]);
        assert_eq!(c.by_label[0], Tally { losses: 1, ..Tally::default() });
    }

    #[test]
    fn a_mirror_is_counted_once_and_not_in_the_label_s_rate() {
        let mut c = counts(vec![(0, 0), (0, 1)]);
        c.count(0, 0, &won(2, &[1]));
        assert_eq!(pair(&c, 0, 0), [0, 0, 1]);
        assert_eq!(c.by_label[0].games(), 0);
        assert_eq!(c.by_seat[1].wins, 1);
    }

    #[test]
    fn a_game_without_rivals_counts_for_its_label() {
        let mut c = counts(vec![(1, 0)]);
        c.count(0, 0, &won(1, &[0]));
        assert_eq!((c.by_label[1].wins, c.games, c.decisions), (1, 1, 4));
    }
}
