//! Executioner's Rhythm: again and again while they fall.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Trait, Win};

pub const CARD: Card = Card {
    name: "Executioner's Rhythm",
    text: "(STR) damage to one opponent's Hero. Repeat this as long as it KnocksDown that Hero.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 5, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Attack,
        &[Op::Attack(Hit::at(To::TargetHero, STR)), Op::Repeat(Cond::KnockedDown)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S76, SH-25.3, SH-18.8: again on the same Hero as long as it KnocksDown.
    #[test]
    fn repeats_on_a_knockdown() {
        let m = duel("Akintunde", "Eras").hand(A, "Executioner's Rhythm").items(A, "Runeblade");
        let mut m = m.damage(B, 3).acts(A, 6);
        m.uses(A, "Executioner's Rhythm", &["at P2"]).does(B, "pass").knocked_down(B, 1);
        m.may(A, &["again", "pass"]).does(A, "again").does(B, "pass");
        m.damaged(B, 5).knocked_down(B, 1).phase(Phase::TeamUp);
    }
}
