//! Flat-Footed / Dodge: what every Hero does after a hit, and before the next.

use crate::card::{Card, Form, Kind, numbers};
use crate::op::{Ability, Op, Scope, Side, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Flat-Footed / Dodge",
    text: "StartSide Flat-Footed: after your Hero took an Attack's damage and you used neither a Response nor Shield Points against that Attack, you may flip this card. BackSide Dodge: [Response>(Attack)] block 5 damage to your Hero and you may use Shield Points, then flip this card; [Auto] in CleanUp step 5 the Hero heals 1 and the card turns over.",
    kind: Kind::HeroSkill,
    form: Form::Own,
    init: numbers(&[0]),
    sides: Some(["Flat-Footed", "Dodge"]),
    abilities: &[
        Ability::of(Win::AfterUnanswered, Trait::Spell, &[Op::Flip]).on(Side::Start),
        Ability::of(
            Win::RespondAttack,
            Trait::Response,
            &[Op::Block(n(5), true, Scope::Hero), Op::Flip],
        )
        .on(Side::Back),
        Ability::of(Win::CleanUp, Trait::Auto, &[Op::Recover(To::Hero, n(1)), Op::Flip])
            .on(Side::Back),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-12.1, SH-12.3, SH-S71: an Attack that met no Response and no Shield Point may turn it
    /// over.
    #[test]
    fn turns_over_after_an_unanswered_attack() {
        let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").leader(B).acts(A, 2);
        let mut m = m;
        m.uses(A, "The Fist", &["at P2"]).may(B, &["shield Leader", "enough"]);
        m.does(B, "enough").may(B, &["use Flat-Footed", "pass"]).does(B, "use Flat-Footed");
        m.is_flipped(B, "Dodge", true).damaged(B, 1);
    }

    /// SH-S20, SH-11.1, SH-12.2: Dodge blocks 5, Shield Points the rest, and it flips back.
    #[test]
    fn dodge_blocks_five_and_flips_back() {
        let m = duel("Akintunde", "Rolan").hand(A, "Flame Spear; Search").flipped(B, "Dodge");
        let m = m.items(A, "Runeblade; Titan Belt; Iron Gauntlets").items(B, "Round Shield");
        let mut m = m.items(B, "Old Buckler").acts(A, 4);
        m.uses(A, "Flame Spear", &["at P2"]).does(B, "respond Dodge");
        m.goes(B, &["shield Old Buckler", "shield Old Buckler"]);
        m.goes(B, &["shield Round Shield", "shield Round Shield"]).damaged(B, 1);
        m.is_flipped(B, "Dodge", false);
    }

    /// SH-S103, SH-12.4, SH-22.5: a Dodge still faceup in CleanUp heals 1.
    #[test]
    fn an_unused_dodge_heals() {
        let mut m = duel("Akintunde", "Eras").flipped(B, "Dodge").damage(B, 3).cleans();
        m.damaged(B, 2).is_flipped(B, "Dodge", false);
    }

    /// SH-12.1: health lost by a Spell is no damage of an Attack.
    #[test]
    fn a_spell_does_not_turn_it_over() {
        let mut m = duel("Eras", "Akintunde").hand(A, "Soul Leech").acts(A, 6);
        m.uses(A, "Soul Leech", &["at P2"]).damaged(B, 2).is_flipped(B, "Dodge", false);
    }
}
