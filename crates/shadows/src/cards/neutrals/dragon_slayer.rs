//! Dragon Slayer: for the Monster alone.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR_AND_LEVEL, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Dragon Slayer",
    text: "Standalone. (STR+LEVEL+1) damage to the Monster, LEVEL being its level. +1 XP if that cost it health.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 4, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Standalone,
        &[
            Op::Attack(Hit::at(To::Monster, STR_AND_LEVEL.and(1))),
            Op::When(Cond::LostHealth, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-15.12: the Monster alone, (STR+LEVEL+1).
    #[test]
    fn slays_monsters() {
        let m =
            duel("Akintunde", "Eras").hand(A, "Dragon Slayer; Search").items(A, "Iron Gauntlets");
        let mut m = m.monster("Ogre Warlord").front(A, "spell").acts(A, 4);
        m.uses(A, "Dragon Slayer", &["at Monster"]).wounded(A, 7).earned(A, 1, 0);
    }
}
