//! The Monster and its Creature.

use super::super::words::{self, ICONS};
use super::seats;
use ::shadows::monster::{Reward, creature as printed};
use ::shadows::step::Source;
use ::shadows::{Each, Open};
use wire::{ChartRowPicture, CreaturePicture, MonsterPicture, RewardPicture, WoundsPicture};

pub fn monster(o: &Open) -> Option<MonsterPicture> {
    let id = o.monster?;
    let monster = id.monster();
    let row = |icon| ChartRowPicture {
        icon: words::icon(icon).into(),
        uses: words::uses(id.row(icon).uses).into(),
        text: id.row(icon).text.into(),
        now: o.runs().any(|run| run.src == Source::Row(icon)),
    };
    Some(MonsterPicture {
        name: monster.name.into(),
        species: monster.species.into(),
        level: monster.level,
        hp: monster.hp,
        wounds: wounds(o, &o.wounds, monster.hp),
        chart: ICONS.into_iter().map(row).collect(),
        reward: reward(&monster.reward),
    })
}

pub fn creature(o: &Open) -> Option<CreaturePicture> {
    o.creature.then(|| CreaturePicture {
        name: printed().name.into(),
        text: printed().text.into(),
        hp: printed().hp,
        wounds: wounds(o, &o.creature_wounds, printed().hp),
        reward: reward(&printed().reward),
    })
}

fn wounds(o: &Open, tokens: &Each<u8>, hp: u8) -> Vec<WoundsPicture> {
    let line = |seat| WoundsPicture {
        seat: ToString::to_string(&seat),
        damage: tokens[seat],
        left: hp.saturating_sub(tokens[seat]),
    };
    seats(o).map(line).collect()
}

pub fn reward(reward: &Reward) -> RewardPicture {
    RewardPicture { xp: reward.xp, gold: reward.gold, ss: reward.ss, item: reward.item }
}
