//! Deflector: more than Tech, with a shield of its own.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Scope, Stats, TECH, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Deflector",
    text: "Response: block (TECH+1) damage to an Ally and you may use Shield Points; gain 1 Gold. Step 5: recover 1 Shield Point.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[5]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    shield: 1,
    abilities: &[
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(TECH.and(1), true, Scope::Ally), Op::Gain(Token::Gold, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Restore(1)]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-10.5: blocks (TECH+1), and Shield Points may follow.
    #[test]
    fn blocks_more() {
        let m = duel("Akintunde", "Ahti").hand(A, "Flame Spear; Search").hand(B, "Deflector");
        let mut m = m.acts(A, 4);
        m.uses(A, "Flame Spear", &["at P2"]).does(B, "respond Deflector");
        m.does(B, "shield Deflector").damaged(B, 1).earned(B, 0, 1);
    }
}
