//! Time Warp: a Neutral Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Time Warp",
    text: "Return every card in your Stunned Area to your Current Deck and remove every Stun token from your other cards. Gain 1 XP and 1 Gold. Delay II.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    req: Req { least: Stats { mag: 4, ..Stats::NONE }, hp_most: 0 },
    delay: 2,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::ReleaseAll, Op::Gain(Token::Xp, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};
