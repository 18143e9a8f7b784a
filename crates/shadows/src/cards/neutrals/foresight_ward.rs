//! Foresight Ward: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Foresight Ward",
    text: "Response: cancel that Predict; gain 1 XP and 1 Gold. Step 5: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondPredict,
            Trait::Response,
            &[Op::Cancel, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};
