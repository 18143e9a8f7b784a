//! Old Buckler: two Shield Points that mend slowly.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Trait, Win};

pub const CARD: Card = Card {
    name: "Old Buckler",
    text: "2 Shield Points. [Auto] In CleanUp step 5 recover 1 Shield Point on this card.",
    kind: Kind::Basic,
    shield: 2,
    restricted: true,
    abilities: &[Ability::of(Win::CleanUp, Trait::Auto, &[Op::RestoreThis(1)])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-22.5: one Shield Point comes back in CleanUp.
    #[test]
    fn recovers_a_point() {
        let mut board = duel("Rolan", "Eras").items(A, "Old Buckler");
        board.t.gear_mut(A, card("Old Buckler")).broken = 2;
        board.cleans().broken(A, "Old Buckler", 1);
    }
}
