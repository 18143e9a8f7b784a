//! Arcane Barrier: a block by Magic with a shield of its own.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, MAG, Op, Req, Scope, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Arcane Barrier",
    text: "Response: block (MAG) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 5: recover 2 Shield Points.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[5]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    shield: 1,
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(MAG, true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Restore(2)]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-11.4: it blocks (MAG), and its own Shield Point may take the rest.
    #[test]
    fn its_own_shield_point_helps() {
        let m =
            duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").hand(B, "Arcane Barrier");
        let mut m = m.acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "respond Arcane Barrier");
        m.does(B, "shield Arcane Barrier").damaged(B, 0).earned(B, 0, 1);
    }
}
