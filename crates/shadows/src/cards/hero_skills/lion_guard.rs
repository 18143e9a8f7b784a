//! Lion Guard: a strong block that leaves the shields alone.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, STR, Scope, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Lion Guard",
    text: "Response: block (STR) damage to an Ally without any Shield Points; gain 1 Gold. Step 6: your Hero recovers 1 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(STR, false, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S98, SH-10.4: it blocks (STR), and no Shield Point may follow.
    #[test]
    fn blocks_without_shields() {
        let m = duel("Eras", "Akintunde").hand(A, "Thunderstrike; Search").hand(B, "Lion Guard");
        let mut m = m.items(A, "Goblin Wand").items(B, "Round Shield").acts(A, 4);
        m.uses(A, "Thunderstrike", &["at P2"]).does(B, "respond Lion Guard").damaged(B, 2);
        m.broken(B, "Round Shield", 0).earned(B, 0, 1).asks(A);
    }

    /// SH-10.6: it blocks for an Ally, be it a Unit.
    #[test]
    fn blocks_for_a_unit() {
        let m = duel("Eras", "Akintunde").hand(A, "Magic Missile; Search").hand(B, "Lion Guard");
        let mut m = m.station(B, "War Hound").acts(A, 2);
        m.uses(A, "Magic Missile", &["at P2's War Hound"]).does(B, "respond Lion Guard");
        m.hurt(B, "War Hound", 0).earned(B, 0, 1);
    }

    /// SH-7.5: in Step 6 it only heals.
    #[test]
    fn heals_in_step_six() {
        let mut m = duel("Akintunde", "Eras").hand(A, "Lion Guard").damage(A, 2).acts(A, 6);
        m.uses(A, "Lion Guard", &[]).damaged(A, 1).owns(A, 0, 0, 0);
    }
}
