//! How likely a Mission is fulfilled in the end (SH-24.4).

use kernel::Seat;
use shadows::Table;
use shadows::hero::Goal;

/// A part of the way as a chance, which at its beginning is this large.
fn part(have: f32, need: f32, first: f32) -> f32 {
    if have >= need { 0.9 } else { first + (0.7 - first) * (have / need).powf(1.5) }
}

/// The chance that this player's Mission brings its Shadow Stones.
pub fn chance(t: &Table, seat: Seat, ending: bool) -> f32 {
    let open = t.open();
    let mission = t.mission(seat);
    if ending {
        return if open.fulfils(seat, mission) { 1.0 } else { 0.0 };
    }
    let player = &open.players[seat];
    let stats = open.stats(seat);
    let held = open.trophies.iter().flatten().filter(|(winner, _)| *winner == seat).count();
    match mission.mission().goal {
        Goal::HoldsLevel(level) => match open.trophies[usize::from(level) - 1] {
            Some((winner, _)) => f32::from(u8::from(winner == seat)),
            // The last one is not always met.
            None if level == 3 => 0.25,
            None => 1.0 / f32::from(open.count),
        },
        Goal::Monsters(n) => part(held as f32, f32::from(n), 0.2),
        Goal::Bounties(n) => part(f32::from(player.bounties), f32::from(n), 0.4) * 0.8,
        Goal::KoByMe(n) => part(f32::from(player.ko_by_me), f32::from(n), 0.35),
        Goal::KoMeAtMost(n) => f32::from(u8::from(player.ko_me <= n)) * 0.6,
        Goal::Items(n) => part(open.gear(seat).count() as f32, f32::from(n), 0.15),
        Goal::ItemCost(n) => part(f32::from(open.item_cost(seat)), f32::from(n), 0.15),
        Goal::Studied(n) => {
            let studied = usize::from(player.studied) + t.lessons(seat).count();
            part(studied as f32, f32::from(n), 0.35)
        }
        Goal::EachStat(n) => {
            let each = [stats.str, stats.tech, stats.mag].map(|s| f32::from(s.min(n)));
            part(each.iter().sum(), 3.0 * f32::from(n), 0.0) * 0.6
        }
        Goal::OneStat(n) => {
            part(f32::from(stats.str.max(stats.tech).max(stats.mag)), f32::from(n), 0.0)
        }
    }
}
