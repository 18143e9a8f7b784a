//! Shadow Compass: Experience for a Leader.

use crate::card::{Card, Kind};
use crate::op::{Ability, Cond, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Shadow Compass",
    text: "[Auto] In the TeamUp Phase, if you are the Leader, gain 1 XP.",
    kind: Kind::Market { copies: 1, cost: 6 },
    abilities: &[Ability::of(
        Win::TeamUp,
        Trait::Auto,
        &[Op::When(Cond::Leader, 1), Op::Gain(Token::Xp, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-4.5: 1 XP in TeamUp for a Leader who has it.
    #[test]
    fn points_the_leader() {
        let mut m = duel("Rolan", "Eras").items(A, "Shadow Compass").begins();
        m.does(A, "everyone gains Gold").owns(A, 1, 1, 0).owns(B, 0, 1, 0);
        let mut m = duel("Rolan", "Eras").items(B, "Shadow Compass").begins();
        m.does(A, "everyone gains Gold").owns(B, 0, 1, 0);
    }
}
