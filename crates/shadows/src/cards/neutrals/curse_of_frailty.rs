//! Curse of Frailty: Attacks grow weaker for two rounds.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Span, Stats, To, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Curse of Frailty",
    text: "Attach to an opponent's Hero. Active: that Hero's Attacks deal 1 less damage. [Auto] In CleanUp step 5 move the marker 1 space; at '!' (2 spaces) discard this card.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Attachment,
    init: numbers(&[1]),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(Win::Play, Trait::Attachment, &[Op::Attach(To::TargetHero)]),
        Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::AttachedAttack, -1, Span::Static)]),
        Ability::of(Win::CleanUp, Trait::Auto, &[Op::Track(2, 1), Op::Discard(To::This)]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S34, SH-9.2: the cursed Hero's Attacks deal 1 less; one for nothing may not be used.
    #[test]
    fn weakens_attacks() {
        let m = duel("Akintunde", "Eras").hand(A, "The Fist; Sword Strike");
        let mut m = m.on_hero(B, "Curse of Frailty", A).acts(A, 2);
        m.refuses(A, "play The Fist", "SH-9.2");
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").damaged(B, 2);
    }

    /// SH-22.5, SH-25.6: it is discarded in the second CleanUp.
    #[test]
    fn ends_after_two_rounds() {
        let mut m = duel("Akintunde", "Eras").on_hero(B, "Curse of Frailty", A).cleans();
        assert_eq!(m.own(B, "Curse of Frailty").marker, 1);
        let m = duel("Akintunde", "Eras").on_hero(B, "Curse of Frailty", A);
        let mut m = m.with(B, "Curse of Frailty", |own| own.marker = 1).cleans();
        m.hides(B, "Curse of Frailty", Place::Deck);
    }
}
