//! How likely a Mission is fulfilled in the end (SH-24.4).

use super::Weights;
use kernel::Seat;
use shadows::Table;
use shadows::hero::Goal;

/// A part of the way as a chance, which at its beginning is this large.
fn part(w: &Weights, have: f32, need: f32, first: f32) -> f32 {
    if have >= need {
        return w.mission_met;
    }
    first + (w.mission_near - first) * (have / need).powf(1.5)
}

/// The chance that this player's Mission brings its Shadow Stones.
pub fn chance(w: &Weights, t: &Table, seat: Seat, ending: bool) -> f32 {
    let open = t.open();
    let mission = t.mission(seat);
    if ending {
        return if open.fulfils(seat, mission) { 1.0 } else { 0.0 };
    }
    let player = &open.players[seat];
    let stats = open.stats(seat);
    let held = open.trophies.iter().flatten().filter(|(winner, _)| *winner == seat).count();
    let way = |have: f32, need: u8, first: f32| part(w, have, f32::from(need), first);
    match mission.mission().goal {
        Goal::HoldsLevel(level) => match open.trophies[usize::from(level) - 1] {
            Some((winner, _)) => f32::from(u8::from(winner == seat)),
            None if level == 3 => w.mission_last,
            None => 1.0 / f32::from(open.count),
        },
        Goal::Monsters(n) => way(held as f32, n, w.mission_monsters),
        Goal::Bounties(n) => {
            way(f32::from(player.bounties), n, w.mission_bounties) * w.mission_keeps
        }
        Goal::KoByMe(n) => way(f32::from(player.ko_by_me), n, w.mission_downs),
        Goal::KoMeAtMost(n) => f32::from(u8::from(player.ko_me <= n)) * w.mission_stands,
        Goal::Items(n) => way(open.gear(seat).count() as f32, n, w.mission_items),
        Goal::ItemCost(n) => way(f32::from(open.item_cost(seat)), n, w.mission_item_cost),
        Goal::Studied(n) => {
            let studied = usize::from(player.studied) + t.lessons(seat).count();
            way(studied as f32, n, w.mission_studied)
        }
        Goal::EachStat(n) => {
            let each = [stats.str, stats.tech, stats.mag].map(|s| f32::from(s.min(n)));
            part(w, each.iter().sum(), 3.0 * f32::from(n), 0.0) * w.mission_each_stat
        }
        Goal::OneStat(n) => {
            part(w, f32::from(stats.str.max(stats.tech).max(stats.mag)), f32::from(n), 0.0)
        }
    }
}
