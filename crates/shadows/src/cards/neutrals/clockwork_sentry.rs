//! Clockwork Sentry: a small Object that attacks late.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Clockwork Sentry",
    text: "Object, Health 3, 1 Shield Point. Step 5 [Attack] 1 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::B },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 3,
    shield: 1,
    abilities: &[Ability::of(
        Win::Step(5),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(1)))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-17.1, SH-17.2: an Object with a Shield Point that may attack in Step 5.
    #[test]
    fn attacks_in_step_five() {
        let m = duel("Rolan", "Akintunde").station(A, "Clockwork Sentry").hand(A, "Search");
        let mut m = m.acts(A, 5);
        m.offers(A, "end turn").goes(A, &["use Clockwork Sentry", "at P2"]).does(B, "pass");
        m.damaged(B, 1);
    }

    /// SH-S68, SH-19.4, SH-19.2: stunned it goes to the Stunned Area in CleanUp and is still a
    /// Unit.
    #[test]
    fn a_stunned_unit_goes_on() {
        let m = duel("Rolan", "Akintunde").station(A, "Clockwork Sentry");
        let mut m = m.with(A, "Clockwork Sentry", |own| own.stun = 1).cleans();
        m.lies(A, "Clockwork Sentry", At::Stunned).stun(A, "Clockwork Sentry", 0);
        let open = m.table().open();
        assert_eq!((open.units(A).count(), open.shield_points(A)), (1, 0));
        let m = duel("Rolan", "Akintunde").stunned(A, "Clockwork Sentry").hand(A, "Search");
        let mut m = m.acts(A, 5);
        m.goes(A, &["use Clockwork Sentry", "at P2"]).does(B, "pass").damaged(B, 1);
        let mut m = duel("Rolan", "Akintunde").stunned(A, "Clockwork Sentry").cleans();
        m.hides(A, "Clockwork Sentry", Place::Deck);
    }
}
