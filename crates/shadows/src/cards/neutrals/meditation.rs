//! Meditation: whoever does not attack learns.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Cond, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Meditation",
    text: "[Auto] At the start of Step 6, if you used no Attack this round, move the marker 1 space. At '!' (2 spaces): gain 2 XP, then reset to Start.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Own,
    init: numbers(&[0]),
    req: Req { least: Stats { mag: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Auto(6),
        Trait::Auto,
        &[Op::When(Cond::NoAttackUsed, 2), Op::Track(2, 1), Op::Gain(Token::Xp, 2)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.6, SH-20.3, SH-7.16: it enters when studied and met, and is blank while it is not.
    #[test]
    fn waits_for_its_requirement() {
        let m = duel("Rolan", "Akintunde").station(A, "Meditation");
        let mut m = m.with(A, "Meditation", |own| own.marker = 1).starts(6);
        m.owns(A, 2, 0, 0);
        let m = duel("Akintunde", "Rolan").station(A, "Meditation");
        let mut m = m.with(A, "Meditation", |own| own.marker = 1).starts(6);
        m.owns(A, 0, 0, 0).lies(A, "Meditation", At::Station);
        let m = duel("Akintunde", "Rolan").deck(A, "Meditation").market("Goblin Wand").gold(A, 6);
        let mut m = m.builds();
        m.does(A, "buy Goblin Wand").lies(A, "Meditation", At::Station);
    }
}
