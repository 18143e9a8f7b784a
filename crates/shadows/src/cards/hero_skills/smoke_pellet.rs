//! Smoke Pellet: a block by Tech, or a little rest.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, Scope, TECH, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Smoke Pellet",
    text: "Response: block (TECH) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 3: your Hero recovers 1 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[3]),
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(TECH, true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S29, SH-10.7: TECH blocks STR.
    #[test]
    fn tech_blocks_strength() {
        let m = duel("Akintunde", "Ahti").hand(A, "Sword Strike; Search").hand(B, "Smoke Pellet");
        let mut m = m.items(A, "Iron Gauntlets").acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "respond Smoke Pellet").damaged(B, 1);
        m.earned(B, 0, 1).earned(A, 0, 0);
    }
}
