//! Crystal Orb: Predicts hurt the Monster.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Crystal Orb",
    text: "Magic +1. Once/Round: each time you use a Predict, the Monster loses 1 health.",
    kind: Kind::Market { copies: 1, cost: 7 },
    stats: Stats { mag: 1, ..Stats::NONE },
    abilities: &[
        Ability::of(Win::AfterPredict, Trait::Spell, &[Op::Lose(To::Monster, n(1))]).limited(1, 0)
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-14.6, SH-15.13: after a Predict the Monster may lose 1 health, and reveals nothing.
    #[test]
    fn hurts_the_monster() {
        let m = duel("Eras", "Rolan").hand(A, "Lightning Touch; Search").items(A, "Crystal Orb");
        let mut m = m.acts(A, 1);
        m.uses(A, "Lightning Touch", &["predict 4 on P2", "use Crystal Orb"]).wounded(A, 1);
        m.happened(0, |e| matches!(e, Event::ActionRevealed { .. }));
    }
}
