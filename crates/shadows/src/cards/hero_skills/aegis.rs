//! Aegis: a block for anybody, or shields made whole.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, Scope, TECH, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Aegis",
    text: "Response: block (TECH) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 6: recover 2 Shield Points.",
    kind: Kind::HeroSkill,
    init: numbers(&[6]),
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(TECH, true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Restore(2)]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S94, SH-7.5, SH-7.8: as a Response only the block, in Step 6 only the Shield Points.
    #[test]
    fn does_one_or_the_other() {
        let m = duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").hand(B, "Aegis");
        let mut m = m.acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"])
            .does(B, "respond Aegis")
            .damaged(B, 1)
            .earned(B, 0, 1);
        let m =
            duel("Rolan", "Akintunde").hand(A, "Aegis").items(A, "Round Shield").leader_broken();
        let mut m = m.acts(A, 6);
        m.uses(A, "Aegis", &[]).owns(A, 0, 0, 0).asks(B);
    }

    /// SH-S99, SH-10.6: it may protect a Unit, Dodge may not.
    #[test]
    fn protects_a_unit() {
        let m = duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").hand(B, "Aegis");
        let mut m = m.station(B, "Metz Standard").flipped(B, "Dodge").acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2's Metz Standard"]);
        m.refuses(B, "respond Dodge", "SH-10.6").does(B, "respond Aegis");
        m.does(B, "use Metz Standard").does(B, "enough").hurt(B, "Metz Standard", 1);
    }
}
