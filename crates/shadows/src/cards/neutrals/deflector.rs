//! Deflector: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Scope, Stats, TECH, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Deflector",
    text: "Response: block (TECH+1) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 5: recover 1 Shield Point.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    shield: 1,
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(TECH.and(1), true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Restore(1)]),
    ],
    ..Card::BLANK
};
