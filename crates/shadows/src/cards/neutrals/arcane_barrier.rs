//! Arcane Barrier: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, MAG, Op, Req, Scope, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Arcane Barrier",
    text: "Response: block (MAG) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 5: recover 2 Shield Points.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[5]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    shield: 1,
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(MAG, true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Restore(2)]),
    ],
    ..Card::BLANK
};
