//! Cards that lie open, and those that their owner holds.

use super::super::words::{aimed, lacks, side};
use super::heroes::skilled;
use ::shadows::card::{CardId, Form};
use ::shadows::op::{Ability, Op, Trait, Win};
use ::shadows::table::{At, Gear, Own};
use ::shadows::{Entity, Open};
use kernel::Seat;
use wire::{FieldCardPicture, HandCardPicture, ItemPicture, UsesPicture};

pub fn titles(cards: impl Iterator<Item = CardId>) -> Vec<String> {
    cards.filter(|card| !card.is_none()).map(|card| card.card().name.into()).collect()
}

/// A Special or a Skill of a player, as it lies.
pub fn on_field(o: &Open, seat: Seat, slot: usize) -> FieldCardPicture {
    let own = &o.players[seat].cards[slot];
    let card = own.card();
    let on = if let At::On(entity) = own.at { aimed(o, entity) } else { None };
    FieldCardPicture {
        card: card.name.into(),
        side: side(own).map(String::from),
        flipped: own.flipped,
        entity: if own.is_unit() { aimed(o, Entity::unit(seat, slot)) } else { None },
        on,
        stun: own.stun,
        shield: card.shield,
        broken: own.broken,
        hp: card.hp,
        hurt: own.hurt,
        track: track(own),
        marker: own.marker,
        uses: UsesPicture {
            round: own.round,
            game: own.game,
            step: own.acted,
            ..limits(card.abilities)
        },
        blank: o.is_blank(seat, slot),
    }
}

fn track(own: &Own) -> Option<u8> {
    let ops = own.card().abilities.iter().flat_map(|a| a.does);
    ops.into_iter().find_map(|op| if let Op::Track(most, _) = op { Some(*most) } else { None })
}

/// The tightest limits of its abilities; 0 is none.
fn limits(abilities: &[Ability]) -> UsesPicture {
    let least = |of: fn(&Ability) -> u8| {
        abilities.iter().map(of).filter(|n| *n > 0).min().unwrap_or_default()
    };
    UsesPicture {
        per_round: least(|a| a.per_round),
        per_game: least(|a| a.per_game),
        ..UsesPicture::default()
    }
}

pub fn item(gear: &Gear) -> ItemPicture {
    let card = gear.item.card();
    ItemPicture {
        item: card.name.into(),
        shield: card.shield,
        broken: gear.broken,
        uses: UsesPicture {
            round: gear.round,
            game: gear.game,
            step: gear.acted,
            ..limits(card.abilities)
        },
    }
}

pub fn held(o: &Open, seat: Seat, card: CardId) -> HandCardPicture {
    HandCardPicture {
        card: card.card().name.into(),
        met: card.card().req.is_met(o.stats(seat)),
        lacks: lacks(card, o.stats(seat)),
        damage: first_damage(o, seat, card),
    }
}

/// The damage of the first Attack with which this card could be used, before what its target
/// changes; nothing where there is none, or a die decides.
pub fn first_damage(o: &Open, seat: Seat, card: CardId) -> Option<i16> {
    let now = |win: Win| match win {
        Win::Play => true,
        Win::PlayIn(step) | Win::Step(step) => o.step == 0 || o.step == step,
        Win::AnyStep => true,
        _ => false,
    };
    let attacks = |a: &&Ability| matches!(a.uses, Trait::Attack | Trait::Standalone) && now(a.win);
    let ability = card.card().abilities.iter().find(attacks)?;
    let hit = ability.does.iter().find_map(|op| match op {
        Op::Attack(hit) => Some(hit),
        _ => None,
    })?;
    if hit.rolls() || !skilled(o, seat) {
        return None;
    }
    let unit = matches!(card.card().form, Form::Creature | Form::Object);
    let slot = o.players[seat].slot_of(card).filter(|_| unit);
    let from = slot.map_or(Entity::hero(seat), |slot| Entity::unit(seat, slot));
    Some(o.amount(seat, hit.n, Entity::NONE, 0) + o.bonus(seat, from, Entity::NONE))
}
