//! Repair Drone: a little health or a little shield.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Repair Drone",
    text: "Object, Health 2. Step 6 [Spell], Choose One: an Ally recovers 1 health OR recover 1 Shield Point.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    hp: 2,
    abilities: &[Ability::of(
        Win::Step(6),
        Trait::Spell,
        &[Op::Choose(&[2, 1]), Op::Recover(To::Ally, n(1)), Op::Skip(1), Op::Restore(1)],
    )
    .limited(1, 0)],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-25.2: health for an Ally or a Shield Point.
    #[test]
    fn repairs_one_thing() {
        let m = duel("Ahti", "Eras").station(A, "Repair Drone").damage(A, 1).leader_broken();
        let mut m = m.acts(A, 6);
        m.goes(A, &["use Repair Drone", "choose 2"]).damaged(A, 1);
        m.happened(1, |e| matches!(e, Event::ShieldMended { .. }));
    }
}
