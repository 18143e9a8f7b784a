//! Counterspell: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Counterspell",
    text: "Response: cancel that Spell or Predict; gain 1 XP and 1 Gold. Step 6: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[6]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondSpell,
            Trait::Response,
            &[Op::Cancel, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(
            Win::RespondPredict,
            Trait::Response,
            &[Op::Cancel, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};
