//! Counts while games come in. All counts are whole numbers, so the order of games cannot show;
//! only ratings follow the order of the plan.

use crate::standing::Standings;
use crate::{Condition, Plan, Sample, Scored, Tally};
use kernel::{Game, MAX_SEATS};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Who sits where in one seating: the number of the label, and the team.
type Chairs = Vec<(usize, u8)>;

/// Everything that is counted in a run.
#[derive(Default)]
pub(crate) struct Counts {
    pub labels: Vec<String>,
    /// Games of a label, mirrors left out.
    pub by_label: Vec<Sample>,
    /// The same, but only where he went first, or did not.
    pub when_first: Vec<[Sample; 2]>,
    /// Row by row, one cell for each ordered pair of labels.
    pub pairs: Vec<Pair>,
    pub by_seat: [Sample; MAX_SEATS],
    /// The seat that went first.
    pub first: Sample,
    pub games: u64,
    pub answers: u64,
    pub decisions: u64,
    /// How many games took so many decisions.
    pub lengths: BTreeMap<u32, u64>,
    /// How the games ended for those who used a thing.
    pub used: BTreeMap<String, Tally>,
    pub standings: Standings,
    /// Where match-ups differ in their conditions: the same for each of them by itself.
    pub conditions: Vec<(Condition, Counts)>,
    /// Which of them a match-up has.
    under: Vec<Option<usize>>,
    /// By match-up and seating.
    chairs: Rc<Vec<Vec<Chairs>>>,
}

#[derive(Clone, Default)]
pub(crate) struct Pair {
    pub sample: Sample,
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
        let chairs: Rc<Vec<Vec<Chairs>>> = Rc::new(chairs);
        let rounds = plan.match_ups.len() * plan.per_deal;
        let conditions = plan.conditions();
        let under = (plan.match_ups.iter())
            .map(|m| conditions.iter().position(|c| Some(c) == m.condition.as_ref()))
            .collect();
        let of = |c| (c, Counts::of(labels.clone(), Rc::clone(&chairs), rounds));
        let conditions = conditions.into_iter().map(of).collect();
        Counts { conditions, under, ..Counts::of(labels, chairs, rounds) }
    }

    /// `round` is how many games it takes until every match-up has had a deal.
    fn of(labels: Vec<String>, chairs: Rc<Vec<Vec<Chairs>>>, round: usize) -> Self {
        let n = labels.len();
        Counts {
            by_label: vec![Sample::default(); n],
            when_first: vec![Default::default(); n],
            pairs: vec![Pair::default(); n * n],
            standings: Standings::new(n, round),
            chairs,
            labels,
            ..Counts::default()
        }
    }

    /// Counts the games with one deal. The first of them was played with this seating, the next
    /// ones with those after it.
    pub fn count(&mut self, match_up: usize, seating: usize, games: &[Scored]) {
        if let Some(condition) = self.under.get(match_up).copied().flatten() {
            self.conditions[condition].1.count(match_up, seating, games);
        }
        let mut labels = BTreeSet::new();
        for (nth, game) in games.iter().enumerate() {
            self.count_game(match_up, seating + nth, game);
            labels.extend(self.chairs[match_up][seating + nth].iter().map(|(label, _)| *label));
        }
        for label in &labels {
            self.by_label[*label].close();
            self.when_first[*label].iter_mut().for_each(Sample::close);
            for rival in &labels {
                self.pairs[label * self.labels.len() + rival].sample.close();
            }
        }
        self.by_seat.iter_mut().for_each(Sample::close);
        self.first.close();
        self.standings.end_deal(games.len());
    }

    fn count_game(&mut self, match_up: usize, seating: usize, game: &Scored) {
        self.games += 1;
        self.answers += u64::from(game.answers);
        self.decisions += u64::from(game.decisions);
        *self.lengths.entry(game.decisions).or_default() += 1;
        if let Some(first) = game.first {
            self.first.count(game.half_wins[first.index()]);
        }
        for (seat, thing) in &game.used {
            let tally = self.used.entry(thing.clone()).or_default();
            tally.count(game.half_wins[seat.index()]);
        }
        let chairs = &self.chairs[match_up][seating];
        for (seat, (label, team)) in chairs.iter().enumerate() {
            let worth = game.half_wins[seat];
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
                let order = worth.cmp(&game.half_wins[other]);
                let pair = &mut self.pairs[label * self.labels.len() + rival];
                pair.sample.count((order as i8 + 1) as u8);
                pair.decisions += u64::from(game.decisions);
                if rival != label {
                    self.standings.met(*label, *rival, order);
                }
            }
            if alone || !mirror {
                self.by_label[*label].count(worth);
                if let Some(first) = game.first {
                    let later = usize::from(first.index() != seat);
                    self.when_first[*label][later].count(worth);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    fn counts(chairs: Chairs) -> Counts {
        seated(vec![chairs])
    }

    fn seated(seatings: Vec<Chairs>) -> Counts {
        Counts::of(["A", "B", "C"].map(String::from).to_vec(), Rc::new(vec![seatings]), 1)
    }

    fn won(seats: usize, winners: &[u8]) -> [Scored; 1] {
        let half_wins = (0..seats as u8).map(|seat| 2 * u8::from(winners.contains(&seat)));
        let half_wins = half_wins.collect();
        [Scored { half_wins, answers: 9, decisions: 4, first: None, used: Vec::new() }]
    }

    fn pair(c: &Counts, a: usize, b: usize) -> [u64; 3] {
        let t = c.pairs[a * 3 + b].sample.tally;
        [t.wins, t.draws, t.losses]
    }

    #[test]
    fn teammates_are_not_compared() {
        let mut c = counts(vec![(0, 0), (1, 0), (2, 1)]);
        c.count(0, 0, &won(3, &[0, 1]));
        assert_eq!([pair(&c, 0, 1), pair(&c, 1, 0)], [[0; 3]; 2]);
        assert_eq!([pair(&c, 0, 2), pair(&c, 1, 2), pair(&c, 2, 0)].map(|p| p[0]), [1, 1, 0]);
        assert_eq!(c.by_label.iter().map(|s| s.tally.wins).collect::<Vec<_>>(), [1, 1, 0]);
    }

    #[test]
    fn rivals_who_both_lost_are_even_with_each_other() {
        let mut c = counts(vec![(0, 0), (1, 1), (2, 2)]);
        c.count(0, 0, &won(3, &[2]));
        assert_eq!([pair(&c, 0, 1), pair(&c, 0, 2)], [[0, 1, 0], [0, 0, 1]]);
        assert_eq!(c.by_label[0].tally, Tally { losses: 1, ..Tally::default() });
    }

    #[test]
    fn a_mirror_is_counted_once_and_not_in_the_label_s_rate() {
        let mut c = counts(vec![(0, 0), (0, 1)]);
        c.count(0, 0, &won(2, &[1]));
        assert_eq!(pair(&c, 0, 0), [0, 0, 1]);
        assert_eq!(c.by_label[0].tally.games(), 0);
        assert_eq!(c.by_seat[1].tally.wins, 1);
    }

    #[test]
    fn a_game_without_rivals_counts_for_its_label() {
        let mut c = counts(vec![(1, 0)]);
        c.count(0, 0, &won(1, &[0]));
        assert_eq!((c.by_label[1].tally.wins, c.games, c.decisions), (1, 1, 4));
    }

    #[test]
    fn the_games_with_one_deal_are_one_observation() {
        let mut c = seated(vec![vec![(0, 0), (1, 1)], vec![(1, 0), (0, 1)]]);
        let swapped = [won(2, &[0]), won(2, &[1])].concat();
        c.count(0, 0, &swapped);
        assert_eq!((pair(&c, 0, 1), c.pairs[1].sample.deals()), ([2, 0, 0], 1));
        assert_eq!((c.by_label[0].deals(), c.by_seat[0].deals(), c.games), (1, 1, 2));
    }

    #[test]
    fn things_count_for_who_used_them_and_games_for_who_went_first() {
        let mut c = counts(vec![(0, 0), (1, 1)]);
        let mut game = won(2, &[1]);
        game[0].used = vec![(Seat(0), "Feint".into()), (Seat(1), "Feint".into())];
        game[0].first = Some(Seat(1));
        c.count(0, 0, &game);
        assert_eq!(c.used["Feint"], Tally { wins: 1, draws: 0, losses: 1 });
        let wins = |label: usize, later: usize| c.when_first[label][later].tally;
        assert_eq!((wins(1, 0).wins, wins(0, 1).losses), (1, 1));
        assert_eq!((wins(0, 0).games(), wins(1, 1).games()), (0, 0));
        assert_eq!(c.lengths[&4], 1);
    }
}
