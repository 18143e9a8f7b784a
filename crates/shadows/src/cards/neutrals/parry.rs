//! Parry: four points of steel, and a lesson.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Scope, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Parry",
    text: "Response: block 4 damage to an Ally without any Shield Points; gain 1 XP. Step 5: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[5]),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(n(4), false, Scope::Ally), Op::Gain(Token::Xp, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-10.4: blocks 4 without Shield Points and pays 1 XP.
    #[test]
    fn blocks_four() {
        let m = duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").hand(B, "Parry");
        let mut m = m.acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"])
            .does(B, "respond Parry")
            .damaged(B, 0)
            .earned(B, 1, 0);
    }

    /// SH-10.4: nor may any be used for another target of the same Attack.
    #[test]
    fn forbids_shields_against_the_attack() {
        let m = duel("Akintunde", "Rolan").hand(A, "Crescent Slash; Search").hand(B, "Parry");
        let mut m = m.station(B, "War Hound").items(B, "Round Shield").acts(A, 2);
        m.uses(A, "Crescent Slash", &["at P2's War Hound", "at P2"]).does(B, "respond Parry");
        m.damaged(B, 2).hurt(B, "War Hound", 0).broken(B, "Round Shield", 0).asks(B);
    }
}
