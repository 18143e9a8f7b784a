//! Summon Imp: it stings whenever its master predicts.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Summon Imp",
    text: "Creature, Health 2. Active: each time you use a Predict, that player's Hero loses 1 health. Step 4 [Attack] 1 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Creature,
    init: numbers(&[1]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 2,
    abilities: &[
        Ability::of(Win::AfterPredict, Trait::Spell, &[Op::Lose(To::PredictedHero, n(1))]),
        Ability::of(Win::Step(4), Trait::Attack, &[Op::Attack(Hit::at(To::Target, n(1)))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S112, SH-S107, SH-17.1: played in Step 1 it may act in the same round.
    #[test]
    fn acts_in_the_round_it_came() {
        let m = duel("Eras", "Akintunde").hand(A, "Summon Imp; Lightning Touch; Search");
        let mut m = m.acts(A, 1);
        m.does(A, "play Summon Imp").goes(A, &["queue Lightning Touch", "ready"]).does(A, "flip");
        m.does(A, "predict 4 on P2").does(A, "use Summon Imp").damaged(B, 1);
        m.does(A, "end turn").until(A, "use Summon Imp").in_step(4);
    }
}
