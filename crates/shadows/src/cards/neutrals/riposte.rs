//! Riposte: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Scope, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Riposte",
    text: "Response: block 2 damage to an Ally and you may use Shield Points; gain 1 XP; afterwards [Attack] 2 damage to the Attacker. Step 5: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[
                Op::Block(n(2), true, Scope::Ally),
                Op::Gain(Token::Xp, 1),
                Op::Attack(Hit { back: true, ..Hit::at(To::Attacker, n(2)) }),
            ],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};
