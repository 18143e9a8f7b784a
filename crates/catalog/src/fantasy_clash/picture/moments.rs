//! What is being decided in the middle of something, and the dice that lie there.

use super::super::words::{self, Known};
use super::attacks::modifier;
use ::fantasy_clash::card::CardId;
use ::fantasy_clash::fight::{Bout, Side, reckon};
use ::fantasy_clash::{Dice, Open, Roll, Rolled, Step};
use wire::{MomentPicture, RollPicture, RollSidePicture};

pub fn moment(known: &Known) -> Option<MomentPicture> {
    let o = &known.view.open;
    let at = |id: CardId| o.cards[id].is_in_play().then(|| o.cards[id].at.to_string());
    let of = |kind: &str, card: CardId| MomentPicture {
        kind: kind.into(),
        space: at(card),
        ..MomentPicture::default()
    };
    let bare = |kind: &str| MomentPicture { kind: kind.into(), ..MomentPicture::default() };
    Some(match o.agenda.top()? {
        Step::Rolled(rolled) => MomentPicture {
            to: matches!(rolled.roll, Roll::Fight { .. })
                .then(|| bout_of(rolled).and_then(|bout| at(bout.to)))
                .flatten(),
            ..of("reroll", rolled.roll.card())
        },
        Step::SaveWindow(save) => {
            MomentPicture { cause: Some(words::cause(save.cause).into()), ..of("save", save.card) }
        }
        Step::HiddenSave(save) => MomentPicture {
            cause: Some(words::cause(save.cause).into()),
            ..of("hidden-save", save.card)
        },
        Step::FollowUp(follow) => {
            MomentPicture { to: Some(follow.to.to_string()), ..of("follow-up", follow.card) }
        }
        Step::Press(press) => of("press-on", press.card),
        Step::ReplaceWindow(window) => of("replace", window.card),
        Step::OnReveal(reveal) => of("on-reveal", reveal.card),
        Step::RevealTwo(two) => MomentPicture { to: at(two.b), ..of("reveal-two", two.a) },
        Step::Murder(murder) => of("murder", murder.card),
        Step::TunnelWindow(tunnel) => {
            MomentPicture { to: Some(tunnel.end.to_string()), ..of("tunnel", tunnel.card) }
        }
        Step::SpellAsks(asks) => {
            let casting = &asks.casting;
            let target = (!casting.target.is_none()).then(|| at(casting.target)).flatten();
            MomentPicture {
                name: Some(casting.magic.to_string()),
                to: target,
                ..of("spell", casting.caster)
            }
        }
        Step::Poison(_) => bare("poison"),
        Step::Spend(spend) => MomentPicture { left: Some(spend.left), ..bare("spend") },
        Step::Put(put) => {
            MomentPicture { unit: known.unit(put.card).map(|unit| unit.to_string()), ..bare("put") }
        }
        Step::LosersChoice(_) => bare("who-starts"),
        _ => return None,
    })
}

fn bout_of(rolled: &Rolled) -> Option<Bout> {
    match rolled.roll {
        Roll::Fight { bout, .. } => Some(bout),
        _ => None,
    }
}

/// The dice before their result is fixed.
pub fn roll(o: &Open) -> Option<RollPicture> {
    let Some(Step::Rolled(rolled)) = o.agenda.top() else { return None };
    let may_reroll = Some(o.active.to_string());
    Some(match rolled.roll {
        Roll::Fight { bout, defence, .. } => RollPicture {
            purpose: "combat".into(),
            name: None,
            sides: [(Side::Attacker, rolled.dice), (Side::Defender, defence)]
                .map(|(side, dice)| fighter(o, &bout, side, &dice))
                .to_vec(),
            needed: None,
            shot: bout.shot,
            may_reroll,
        },
        Roll::Cast { casting } => RollPicture {
            purpose: "casting".into(),
            name: Some(casting.magic.to_string()),
            sides: vec![roller(o, rolled)],
            needed: Some(casting.magic.magic().cost.into()),
            shot: false,
            may_reroll,
        },
        Roll::Resist { resist } => RollPicture {
            purpose: "resisting".into(),
            name: Some("resisting".into()),
            sides: vec![roller(o, rolled)],
            needed: Some(resist.needed.into()),
            shot: false,
            may_reroll,
        },
        _ => {
            let rule = rolled.roll.rule(o);
            // Up to its number an attack is called off or a card removed (FC-12.8, FC-12.26).
            let upto = matches!(rolled.roll, Roll::Evade { .. } | Roll::Poison { .. });
            let above = i16::from(upto);
            RollPicture {
                purpose: "rule".into(),
                name: rule.map(|(rule, _)| rule.to_string()),
                sides: vec![roller(o, rolled)],
                needed: rule.map(|(_, n)| i16::from(n) + above),
                shot: false,
                may_reroll,
            }
        }
    })
}

fn discarded(dice: &Dice, drops: bool) -> Option<u8> {
    dice.discarded(drops).map(|i| i as u8)
}

fn fighter(o: &Open, bout: &Bout, side: Side, dice: &Dice) -> RollSidePicture {
    let mut mods = Vec::new();
    let pool = reckon(&o.field(), bout, side, &mut |change| mods.push(modifier(&change)));
    let id = bout.card(side);
    let unit = o.field().unit(id);
    let printed = if side == Side::Attacker { unit.attack } else { unit.defence };
    RollSidePicture {
        seat: o.cards[id].controller.to_string(),
        space: o.cards[id].at.to_string(),
        unit: unit.name.into(),
        dice: dice.faces().collect(),
        discarded: discarded(dice, pool.bonus),
        printed: printed.into(),
        mods,
        total: dice.sum(pool.bonus) + pool.plus,
        blow: pool.slays && dice.counted(pool.bonus).any(|face| face == 6),
    }
}

/// A roll of one card that is no combat.
fn roller(o: &Open, rolled: &Rolled) -> RollSidePicture {
    let id = rolled.roll.card();
    let drops = rolled.roll.drops(o);
    let mut mods = Vec::new();
    let plus = rolled.roll.plus(o, &mut |change| mods.push(modifier(&change)));
    RollSidePicture {
        seat: o.cards[id].controller.to_string(),
        // A card that explodes has left its space.
        space: if o.cards[id].is_in_play() { o.cards[id].at.to_string() } else { String::new() },
        // Poison is checked on face-down cards, too.
        unit: if o.cards[id].is_hidden() { String::new() } else { o.cards[id].face.to_string() },
        dice: rolled.dice.faces().collect(),
        discarded: discarded(&rolled.dice, drops),
        printed: 0,
        mods,
        total: rolled.dice.sum(drops) + plus,
        blow: false,
    }
}
