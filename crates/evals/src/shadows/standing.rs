//! What a player has, in Shadow Stones.

use super::print::{Met, Reader};
use super::{Weights, hand, mission};
use kernel::Seat;
use shadows::monster::{Icon, Reward, creature};
use shadows::op::{Op, To};
use shadows::step::{Flags, LESSON};
use shadows::table::{Guard, Phase, Place, STONES};
use shadows::{Entity, Is, Step, Table};

/// A game takes about so many rounds.
const USUAL_ROUNDS: u8 = 9;

/// Whether this round is the last: somebody has enough, or the last Monster has fallen (SH-22.1).
pub fn is_ending(t: &Table) -> bool {
    let open = t.open();
    let stones = |seat: Seat| {
        let player = &open.players[seat];
        player.ss + player.earned_ss + t.lessons(seat).count() as u8
    };
    open.trophies[2].is_some() || t.seats().any(|seat| stones(seat) >= STONES)
}

/// How many rounds are still to come, by how many there were: who reckoned by Shadow Stones would
/// shrink from winning them.
fn rounds_left(t: &Table) -> f32 {
    f32::from(USUAL_ROUNDS.saturating_sub(t.open().round)).clamp(1.0, 6.0)
}

fn worth_of(w: &Weights, reward: Reward) -> f32 {
    let item = if reward.item { w.item } else { 0.0 };
    f32::from(reward.ss) + w.xp * f32::from(reward.xp) + w.gold * f32::from(reward.gold) + item
}

/// What damage on its way does, on top of what lies on the table already.
#[derive(Clone, Copy, Debug, Default)]
struct Coming {
    hero: u8,
    monster: u8,
    creature: u8,
}

fn coming(t: &Table, seat: Seat) -> Coming {
    let open = t.open();
    let mut sum = Coming::default();
    let mine = open.strike().is_some_and(|strike| strike.by == seat);
    for blow in open.blows.from(0) {
        match blow.target.is() {
            Is::Hero(owner) if owner == seat => sum.hero = sum.hero.saturating_add(blow.damage),
            Is::Monster if mine => sum.monster = sum.monster.saturating_add(blow.damage),
            Is::Creature if mine => sum.creature = sum.creature.saturating_add(blow.damage),
            _ => (),
        }
    }
    sum
}

/// How close to a KnockDown a Hero is. Damage that is announced counts less than damage that lies.
fn danger(w: &Weights, t: &Table, seat: Seat, coming: u8) -> f32 {
    let hp = f32::from(t.open().hp(seat).max(1));
    let lies = f32::from(t.open().players[seat].damage);
    let nears = |damage: f32| w.down * (damage / hp).min(1.1).powf(1.4);
    w.lies * nears(lies) + (1.0 - w.lies) * nears(lies + f32::from(coming))
}

/// What the way to the Monster's reward is worth that lies behind this player (SH-15.14).
fn hunt(w: &Weights, t: &Table, seat: Seat, coming: Coming) -> f32 {
    let open = t.open();
    let way = |wounds: u8, more: u8, hp: u8, reward: Reward| {
        let all = f32::from(wounds) + w.announced * f32::from(more);
        worth_of(w, reward) * w.hunted * (all / f32::from(hp)).min(1.0).powf(1.25)
    };
    let monster = open.monster.map_or(0.0, |id| {
        let monster = id.monster();
        way(open.wounds[seat], coming.monster, monster.hp, monster.reward)
    });
    let small = open.creature_wounds[seat];
    let creature = creature();
    monster + way(small, coming.creature, creature.hp, creature.reward)
}

/// What the facedown Monster-Action card threatens, if it is still to be revealed.
fn front(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let (open, action) = (t.open(), t.front(seat));
    let (Some(monster), false) = (open.monster, action.is_none()) else { return 0.0 };
    let harm = |op: &Op| match op {
        Op::Attack(hit) => w.struck * w.point * f32::from(hit.n.plus),
        Op::Lose(To::Trigger, n) => w.point * f32::from(n.plus),
        Op::Break(n, _) => w.shield * f32::from(*n),
        Op::Drain(..) | Op::Stun(_) => w.hindered,
        _ => 0.0,
    };
    let row = |icon: &Icon| monster.row(*icon).does.iter().map(harm).sum::<f32>();
    w.front * action.action().icons.iter().map(row).sum::<f32>()
}

/// Gold and XP. In the last round they are worth what can still be made of them.
fn purse(w: &Weights, t: &Table, seat: Seat, ending: bool) -> f32 {
    let open = t.open();
    let player = &open.players[seat];
    let lessons = t.lessons(seat).count() as u8;
    let gold = player.gold + player.earned_gold;
    let xp = player.xp + player.earned_xp - LESSON * lessons;
    let stones = f32::from(player.ss + player.earned_ss + lessons);
    if !ending {
        let study = if player.library > lessons { w.xp } else { w.late_xp };
        return stones + w.gold * f32::from(gold) + study * f32::from(xp);
    }
    let able = open.phase != Phase::BuildUp || !player.noted.passed;
    let items = if able { w.last_gold * f32::from(gold) } else { 0.0 };
    let study = f32::from((xp / LESSON).min(player.library - lessons));
    stones + items + w.last_study * study + w.last_xp * f32::from(xp)
}

/// How many more cards could be studied now: they are named in the order in which they lie.
fn more_lessons(t: &Table, seat: Seat) -> f32 {
    let chosen = t.lessons(seat).count();
    let last = t.lessons(seat).last();
    let library = t.cards_in(seat, Place::Library);
    let behind = match library.clone().find(|(_, card)| last == Some(*card)) {
        Some((last, _)) => library.filter(|(slot, _)| *slot > last).count(),
        None => library.count(),
    };
    let paid = t.open().players[seat].xp / LESSON;
    f32::from(paid.saturating_sub(chosen as u8)).min(behind as f32)
}

/// What is still to come of the abilities that are being carried out.
fn under_way(t: &Table, reader: &Reader) -> f32 {
    let mut sum = 0.0;
    for step in t.open().agenda.live() {
        let Step::Doing(doing) = step else { continue };
        let run = &doing.run;
        if run.by != reader.seat || run.is_monsters() || run.has(Flags::CANCELLED) {
            continue;
        }
        let answered = run.has(Flags::ANSWERED)
            || t.open()
                .blows
                .from(0)
                .iter()
                .any(|blow| blow.answered && blow.target != Entity::hero(reader.seat));
        let met = if answered { Met::Answered } else { Met::NotYet };
        let rest = run.does(t).get(usize::from(run.at)..).unwrap_or(&[]);
        sum += Reader { met, ..*reader }.all(rest);
    }
    sum
}

/// Shield Points, the Leader card's for this round only.
fn shields(w: &Weights, t: &Table, seat: Seat) -> f32 {
    let worth = |(guard, points): (Guard, u8)| match guard {
        Guard::Leader => w.leader_shield * w.shield,
        Guard::Card(_) => w.shield * f32::from(points),
    };
    t.open().guards(seat).map(worth).sum()
}

pub fn of(w: &Weights, t: &Table, seat: Seat, ending: bool) -> f32 {
    let open = t.open();
    let player = &open.players[seat];
    let reader = Reader::of(w, open, seat);
    let coming = coming(t, seat);
    let mut sum = purse(w, t, seat, ending);
    let mission = t.mission(seat);
    if !mission.is_none() {
        sum += f32::from(mission.mission().ss) * mission::chance(w, t, seat, ending);
    }
    if ending && open.phase != Phase::Combat {
        return sum + w.last_items * f32::from(open.item_cost(seat));
    }
    let dodge = open.may_dodge(seat);
    let readied = i16::from(player.noted.next_attack) + i16::from(player.noted.mark.n);
    let cheaper = -f32::from(player.noted.next_cost + player.noted.cost);
    sum += hunt(w, t, seat, coming) - danger(w, t, seat, coming.hero) - front(w, t, seat);
    sum += hand::this_round(t, &reader) + under_way(t, &reader);
    sum += shields(w, t, seat) + if dodge { w.dodge } else { 0.0 };
    sum += w.readied * w.point * f32::from(readied) + w.point * f32::from(player.noted.attack);
    sum += w.cheaper * w.gold * cheaper - w.bounty * f32::from(player.bounties);
    if !ending {
        sum += rounds_left(t) * w.later * hand::each_round_to_come(t, &reader);
        sum += hand::in_play(t, &reader);
        sum += w.sturdy * f32::from(open.hp(seat)) * rounds_left(t);
    }
    if matches!(open.agenda.top(), Some(Step::Study(study)) if study.waiting.has(seat)) {
        sum += w.soon * more_lessons(t, seat);
    }
    if open.phase == Phase::Setup {
        sum += hand::library(t, &reader);
    }
    sum
}
