//! Mystical Cloak: a block by Tech, or a little rest.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Op, Scope, TECH, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Mystical Cloak",
    text: "Response: block (TECH) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 5: your Hero recovers 1 health.",
    kind: Kind::HeroSkill,
    init: numbers(&[5]),
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

    /// SH-10.8: the Gold is gained though damage gets through; in Step 5 it heals instead.
    #[test]
    fn blocks_or_heals() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").hand(B, "Mystical Cloak");
        let mut m = m.acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "respond Mystical Cloak").damaged(B, 1);
        m.earned(B, 0, 1);
        let mut m =
            duel("Eras", "Rolan").hand(A, "Mystical Cloak; The Fist").damage(A, 2).acts(A, 5);
        m.uses(A, "Mystical Cloak", &[]).damaged(A, 1).earned(A, 0, 0);
    }

    /// SH-10.5, SH-10.6: it protects an Object, too, and Shield Points take what it lets through.
    #[test]
    fn protects_an_ally_beside_shield_points() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").hand(B, "Mystical Cloak");
        let mut m = m.station(B, "Clockwork Sentry").acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2's Clockwork Sentry"]).does(B, "respond Mystical Cloak");
        m.does(B, "shield Clockwork Sentry").hurt(B, "Clockwork Sentry", 0).earned(B, 0, 1);
    }
}
