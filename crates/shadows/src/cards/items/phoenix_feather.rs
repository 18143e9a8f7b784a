//! Phoenix Feather: once, its Hero does not fall.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Trait, Win};

pub const CARD: Card = Card {
    name: "Phoenix Feather",
    text: "One Time [Auto]: when your Hero would be KnockedDown, it is not: put it at exactly 2 remaining health.",
    kind: Kind::Market { copies: 1, cost: 6 },
    one_time: true,
    abilities: &[Ability::of(Win::InsteadKo, Trait::Auto, &[Op::PreventKo(2)])],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-18.2, SH-24.4: no KnockDown, 2 health left, and it is gone.
    #[test]
    fn saves_its_hero() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; Search").damage(B, 6);
        let mut m = m.items(B, "Phoenix Feather").acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").damaged(B, 5).knocked_down(B, 0);
        m.wears(B, "Phoenix Feather", 0).earned(A, 1, 0);
        assert_eq!(m.table().open().players[B].ko_me, 0);
    }
}
