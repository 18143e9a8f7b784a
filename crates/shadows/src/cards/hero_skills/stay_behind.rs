//! Stay Behind: a KnockDown that costs nothing.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Cond, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Stay Behind",
    text: "'?': use from Hand when your Hero is KnockedDown: you lose no XP or Gold for that KnockDown and gain 1 Gold. Step 6: if your Hero lost no health this round, gain 1 XP.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    abilities: &[
        Ability::of(Win::AfterKoMe, Trait::Spell, &[Op::SkipLoss, Op::Gain(Token::Gold, 1)]),
        Ability::of(
            Win::PlayIn(6),
            Trait::Spell,
            &[Op::When(Cond::HeroUnhurt, 1), Op::Gain(Token::Xp, 1)],
        ),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S64, SH-7.7, SH-18.3: no loss, 1 Gold; the other player is rewarded all the same.
    #[test]
    fn softens_a_knockdown() {
        let m = duel("Akintunde", "Ahti").hand(A, "Sword Strike; Search").hand(B, "Stay Behind");
        let mut m = m.damage(B, 6).xp(B, 1).bounties(B, 2).acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "no response").does(B, "pass");
        m.does(B, "use Stay Behind").damaged(B, 0).earned(B, 0, 1).earned(A, 2, 3);
        assert_eq!(m.table().open().players[B].bounties, 0);
        assert_eq!(m.table().open().players[A].bounties, 1);
    }

    /// SH-7.2: in Step 6 it pays a Hero who lost no health this round.
    #[test]
    fn pays_the_unhurt() {
        let mut m = duel("Ahti", "Eras").hand(A, "Stay Behind").acts(A, 6);
        m.uses(A, "Stay Behind", &[]).owns(A, 1, 0, 0);
    }
}
