//! Smoke Grenade: four damage blocked, once.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Scope, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Smoke Grenade",
    text: "One Time. [Response>(Attack)]: block 4 damage to an Ally and you may use Shield Points.",
    kind: Kind::Market { copies: 2, cost: 4 },
    one_time: true,
    abilities: &[Ability::of(
        Win::RespondAttack,
        Trait::Response,
        &[Op::Block(n(4), true, Scope::Ally)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-10.3: an Item that answers an Attack, for any Ally, and is gone.
    #[test]
    fn blocks_four_once() {
        let m = duel("Akintunde", "Eras").hand(A, "Flame Spear; Search").items(B, "Smoke Grenade");
        let mut m = m.acts(A, 4);
        m.uses(A, "Flame Spear", &["at P2"]).may(B, &["respond Smoke Grenade", "no response"]);
        m.does(B, "respond Smoke Grenade").damaged(B, 2).wears(B, "Smoke Grenade", 0);
    }
}
