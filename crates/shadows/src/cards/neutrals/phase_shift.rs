//! Phase Shift: a Neutral Skill.

use crate::card::{Card, Kind, List};
use crate::op::{ALL, Ability, Op, Req, Scope, Span, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Phase Shift",
    text: "Response: your Hero is Invincible until the end of the current Initiative Step. Against an Attack on your Hero: block all of its damage. Against a Spell or Predict: cancel it. Gain 1 XP.",
    kind: Kind::Neutral { rare: true, list: List::No },
    req: Req { least: Stats { mag: 4, ..Stats::NONE }, hp_most: 0 },
    one_time: true,
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[
                Op::Invincible(Span::Step),
                Op::Block(ALL, true, Scope::Hero),
                Op::Gain(Token::Xp, 1),
            ],
        ),
        Ability::of(
            Win::RespondSpell,
            Trait::Response,
            &[Op::Invincible(Span::Step), Op::Cancel, Op::Gain(Token::Xp, 1)],
        ),
        Ability::of(
            Win::RespondPredict,
            Trait::Response,
            &[Op::Invincible(Span::Step), Op::Cancel, Op::Gain(Token::Xp, 1)],
        ),
    ],
    ..Card::BLANK
};
