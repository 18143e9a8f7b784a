//! Shield Bash: an Attack that brings its own shield.

use crate::card::{Card, Kind, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, STR, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Shield Bash",
    text: "(STR+1) damage to one target. +1 XP if it met no Response. (This card has 1 Shield Point.)",
    kind: Kind::HeroSkill,
    init: numbers(&[2]),
    color: Some(Color::Red),
    shield: 1,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[
            Op::Attack(Hit::at(To::Target, STR.and(1))),
            Op::When(Cond::NoResponse, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-9.1: (STR+1) damage, and 1 XP if nobody answers.
    #[test]
    fn hits_for_one_more() {
        let mut m = duel("Rolan", "Akintunde").hand(A, "Shield Bash; Search").acts(A, 2);
        m.uses(A, "Shield Bash", &["at P2"]).does(B, "pass").damaged(B, 3).earned(A, 1, 0);
    }

    /// SH-11.4: its Shield Point is there from the moment it is played.
    #[test]
    fn brings_a_shield_point() {
        let m = duel("Rolan", "Akintunde").hand(A, "Shield Bash; Search").front(A, "attack");
        let mut m = m.acts(A, 2);
        m.uses(A, "Shield Bash", &["at Monster"]).does(A, "no response");
        m.may(A, &["shield Leader", "shield Shield Bash", "enough"]);
        m.goes(A, &["shield Shield Bash"]).damaged(A, 1).earned(A, 1, 0);
    }

    /// SH-S67, SH-11.3: stunned on the Combat Field it still shields, in the Stunned Area it
    /// does not.
    #[test]
    fn shields_only_on_the_field() {
        let m = duel("Rolan", "Akintunde").combat(A, "Shield Bash").leader(B);
        let mut m = m.with(A, "Shield Bash", |own| own.stun = 1).front(A, "attack").monster_acts();
        m.goes(A, &["shield Shield Bash"]).damaged(A, 1);
        let m = duel("Rolan", "Akintunde").stunned(A, "Shield Bash").leader(B);
        let mut m = m.front(A, "attack").monster_acts();
        m.may(A, &["use Flat-Footed", "pass"]).damaged(A, 2);
    }
}
