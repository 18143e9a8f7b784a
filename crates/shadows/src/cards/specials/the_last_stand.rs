//! The Last Stand: once, the decisive blow is not.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Span, Trait, Win};

pub const CARD: Card = Card {
    name: "The Last Stand",
    text: "[Auto] When your Hero would be KnockedDown, he is not: put him at exactly 1 remaining health and he is Invincible until this round's CleanUp Phase.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::InsteadKo,
        Trait::Auto,
        &[Op::PreventKo(1), Op::Invincible(Span::Round)],
    )
    .limited(0, 1)],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S57, SH-18.2, SH-22.8: at 1 health and Invincible, until CleanUp.
    #[test]
    fn stands_at_one_health() {
        let m = duel("Eras", "Rolan").hand(A, "Arcane Volley; Search").damage(B, 6);
        let mut m = m.no_monster().acts(A, 2);
        m.uses(A, "Arcane Volley", &["at P2"]).does(B, "pass").damaged(B, 7).knocked_down(B, 0);
        // The second Attack has nobody left to be aimed at.
        m.earned(A, 0, 1).asks(A).in_step(4);
        assert!(m.table().open().players[B].is_invincible());
        assert_eq!(m.own(B, "The Last Stand").game, 1);
    }

    /// SH-7.11: once in a game, and then no more.
    #[test]
    fn stands_once() {
        let m = duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").damage(B, 6);
        let mut m = m.with(B, "The Last Stand", |own| own.game = 1).acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").knocked_down(B, 1);
    }

    /// SH-S58: with a second such card the owner chooses, and only that one is used up.
    #[test]
    fn another_card_may_be_chosen() {
        let m = duel("Akintunde", "Rolan").hand(A, "Sword Strike; Search").damage(B, 6);
        let mut m = m.items(B, "Phoenix Feather").acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass");
        m.may(B, &["use The Last Stand", "use Phoenix Feather"]).does(B, "use Phoenix Feather");
        m.damaged(B, 6).wears(B, "Phoenix Feather", 0).knocked_down(B, 0);
        assert_eq!(m.own(B, "The Last Stand").game, 0);
    }
}
