//! Arcane Battery: answered Attacks charge the next one.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, Side, Span, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Arcane Battery",
    text: "StartSide (Empty): [Auto] after a target used a Response against an Attack of your Hero, flip this card. BackSide (Charged): your Hero's next Attack deals +1 damage; [Auto] after that Attack flip this card.",
    kind: Kind::Special,
    form: Form::Own,
    sides: Some(["Empty", "Charged"]),
    abilities: &[
        Ability::of(Win::AfterAnswered, Trait::Auto, &[Op::Flip]).on(Side::Start),
        Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::HeroAttack, 1, Span::Static)])
            .on(Side::Back),
        Ability::of(Win::AfterAttack, Trait::Auto, &[Op::Flip]).on(Side::Back),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S81, SH-26.1: an answered Attack charges it; a charged one that is answered leaves it
    /// so.
    #[test]
    fn answered_attacks_charge_it() {
        let m = duel("Eras", "Akintunde").hand(A, "Magic Missile; Thunderstrike; Search");
        let mut m = m.flipped(B, "Dodge").acts(A, 2);
        m.uses(A, "Magic Missile", &["at P2"]).does(B, "respond Dodge").damaged(B, 0);
        m.is_flipped(A, "Arcane Battery", true).goes(A, &["end turn"]);
        m.uses(A, "Thunderstrike", &["at P2"]).does(B, "pass").damaged(B, 5);
        m.is_flipped(A, "Arcane Battery", false);
    }
}
