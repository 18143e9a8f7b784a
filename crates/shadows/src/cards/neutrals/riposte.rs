//! Riposte: a block that answers.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Scope, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Riposte",
    text: "Response: block 2 damage to an Ally and you may use Shield Points; gain 1 XP; afterwards [Attack] 2 damage to the Attacker. Step 5: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[
                Op::Block(n(2), true, Scope::Ally),
                Op::Gain(Token::Xp, 1),
                Op::Attack(Hit { back: true, ..Hit::at(To::Attacker, n(2)) }),
            ],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S61, SH-10.9, SH-9.12, SH-15.1: the return Attack reveals a further card; after a
    /// Standalone
    /// Attack it may not be used.
    #[test]
    fn strikes_back_at_the_monster() {
        let m = duel("Akintunde", "Eras").hand(A, "Riposte; Search").front(A, "attack");
        let mut m = m.acts(A, 3);
        m.does(A, "end turn")
            .does(A, "respond Riposte")
            .damaged(A, 0)
            .may(A, &["at Monster", "pass"]);
        m.reveals("special").does(A, "at Monster").wounded(A, 2).earned(A, 1, 0);
        let m = duel("Akintunde", "Eras").hand(A, "Riposte; Search").front(A, "attack");
        let mut m = m.with_standalone(A).acts(A, 3);
        m.does(A, "end turn").does(A, "respond Riposte").damaged(A, 0).earned(A, 1, 0).in_step(4);
    }

    /// SH-10.9, SH-10.12: it starts when the first Attack is over, and can be answered itself.
    #[test]
    fn strikes_back_at_a_hero() {
        let m = duel("Eras", "Akintunde").hand(A, "Magic Missile; Mystical Cloak");
        let mut m = m.hand(B, "Riposte").acts(A, 2);
        m.uses(A, "Magic Missile", &["at P2"]).does(B, "respond Riposte");
        m.damaged(B, 1).does(B, "at P1").does(A, "respond Mystical Cloak").damaged(A, 0);
    }
}
