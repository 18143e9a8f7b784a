//! Shifting Sands, a spell of Aegyptus.

use crate::card::CardId;
use crate::field::Field;
use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::{Spaces, other};
use crate::unit::Faction;
use crate::why;

pub const SPELL: Magic = Magic {
    name: "Shifting Sands",
    text: "Target one revealed enemy card in range that is not a War Machine. Move it one space left, right, forward or backward, as you choose, into a free space that is not on your back row.",
    faction: Some(Faction::Aegyptus),
    cost: 18,
    aim: Aim::Enemy,
    fits: Some(|field, card| match () {
        _ if field.has(card, |s| s.immobile) => Err(why::IMMOBILE),
        _ if around(field, card).is_empty() => Err(why::NO_FREE_SPACE),
        _ => Ok(()),
    }),
    does: Does::Own(|t, _, casting| t.ask_of_spell(casting)),
    asks: Some(Asks {
        spaces: |t, casting| around(&t.open().field(), casting.target),
        may_pass: false,
        picked: |t, play, casting, space| t.relocate(play, casting.target, space),
    }),
    ..Magic::NONE
};

/// The free spaces beside the card that are not on the caster's back row.
fn around(field: &Field, card: CardId) -> Spaces {
    let near = Spaces::one(field.at(card)).neighbours(field.open.rows);
    let caster = other(field.controller(card));
    near.and(field.open.free()).minus(field.open.back_row(caster))
}
