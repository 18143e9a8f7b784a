//! Battle Momentum: hits add up to Gold.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Battle Momentum",
    text: "[Auto] Each time an Attack used by your Hero makes its target lose health, move the marker 1 space. At '!' (4 spaces): gain 1 Gold, then reset to Start.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::AfterHit,
        Trait::Auto,
        &[Op::Track(4, 1), Op::Gain(Token::Gold, 1)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-25.6, SH-25.1: the fourth Attack that costs health pays 1 Gold, and the marker goes back.
    #[test]
    fn the_fourth_hit_pays() {
        let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search");
        let mut m = m.with(A, "Battle Momentum", |own| own.marker = 3).acts(A, 2);
        m.uses(A, "The Fist", &["at P2"]).does(B, "pass").earned(A, 1, 1);
        assert_eq!(m.own(A, "Battle Momentum").marker, 0);
    }

    /// SH-9.11: what Shield Points absorb moves no marker, and Units do not count.
    #[test]
    fn only_hits_of_the_hero_count() {
        let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").station(A, "War Hound");
        let mut m = m.items(B, "Round Shield").acts(A, 2);
        m.goes(A, &["use War Hound", "at P2"]).does(B, "enough").does(B, "pass").damaged(B, 2);
        m.uses(A, "The Fist", &["at P2"]).does(B, "shield Round Shield").earned(A, 0, 0);
        assert_eq!(m.own(A, "Battle Momentum").marker, 0);
    }
}
