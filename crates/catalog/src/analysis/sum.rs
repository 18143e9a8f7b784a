//! What the decisions come to: the chances of each side along the match, and what cost most.

use kernel::Seat;
use wire::{Estimate, JudgedPoint, SideCurve};

/// How many of the worst mistakes are named.
const NAMED: usize = 3;

/// Those who win together.
pub(super) struct Side {
    pub name: Option<String>,
    pub seats: Vec<Seat>,
}

impl Side {
    /// Each estimate is the best that could be done at a decision of the side; where something
    /// worse was played it drops right after it. The last one is the result.
    pub fn curve(&self, all: &[JudgedPoint], end: u32, results: &[Option<f32>]) -> SideCurve {
        let seats: Vec<String> = self.seats.iter().map(ToString::to_string).collect();
        let mut curve: Vec<Estimate> = Vec::new();
        for point in all.iter().filter(|point| seats.contains(&point.seat)) {
            // Who decides next thinks of the table after it, if he is on the same side.
            curve.retain(|e| e.at < point.at);
            curve.push(Estimate { at: point.at, chance: point.best.chance });
            if point.played.chance < point.best.chance {
                curve.push(Estimate { at: point.at + 1, chance: point.played.chance });
            }
        }
        let result = self.seats.iter().find_map(|s| results.get(s.index()).copied().flatten());
        if let Some(chance) = result {
            curve.retain(|e| e.at < end);
            curve.push(Estimate { at: end, chance });
        }
        SideCurve { name: self.name.clone(), seats, curve }
    }
}

fn loss(point: &JudgedPoint) -> f32 {
    point.best.chance - point.played.chance
}

/// The mistakes that cost most, of one seat or of all, the worst first.
pub(super) fn swings(points: &[JudgedPoint], seat: Option<&str>) -> Vec<u32> {
    let is_his = |p: &JudgedPoint| seat.is_none_or(|seat| p.seat == seat);
    let mut swings: Vec<usize> =
        (0..points.len()).filter(|i| points[*i].mistake && is_his(&points[*i])).collect();
    swings.sort_by(|a, b| loss(&points[*b]).total_cmp(&loss(&points[*a])).then(a.cmp(b)));
    swings.truncate(NAMED);
    swings.into_iter().map(|i| i as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::WeighedChoice;

    fn point(at: u32, seat: &str, best: f32, played: f32) -> JudgedPoint {
        let choice = |chance| WeighedChoice { label: String::new(), words: String::new(), chance };
        let mistake = best - played > 0.1;
        let (best, played) = (choice(best), choice(played));
        JudgedPoint { at, seat: seat.into(), played, best, mistake }
    }

    #[test]
    fn the_three_worst_are_named_and_the_earlier_of_two_alike_first() {
        let points = [
            point(0, "P1", 0.6, 0.4),
            point(1, "P2", 0.5, 0.5),
            point(2, "P1", 0.6, 0.55),
            point(3, "P2", 0.9, 0.1),
            point(4, "P1", 0.5, 0.3),
            point(5, "P1", 0.7, 0.2),
        ];
        assert_eq!(swings(&points, None), [3, 5, 0]);
        assert_eq!(swings(&points, Some("P1")), [5, 0, 4]);
        assert_eq!(swings(&points, Some("P2")), [3]);
    }

    #[test]
    fn a_curve_follows_the_seats_of_a_side_and_ends_with_the_result() {
        let points = [
            point(0, "P1", 0.6, 0.4),
            point(1, "P3", 0.5, 0.5),
            point(4, "P2", 0.9, 0.9),
            point(6, "P1", 0.5, 0.3),
        ];
        let side = Side { name: Some("West".into()), seats: vec![Seat(0), Seat(2)] };
        let results = [Some(0.0), Some(1.0), Some(0.0)];
        let curve: Vec<(u32, f32)> =
            side.curve(&points, 7, &results).curve.iter().map(|e| (e.at, e.chance)).collect();
        assert_eq!(curve, [(0, 0.6), (1, 0.5), (6, 0.5), (7, 0.0)]);
        let open = side.curve(&points, 9, &[]).curve;
        assert_eq!(open.last().map(|e| (e.at, e.chance)), Some((7, 0.3)), "nothing was decided");
    }
}
