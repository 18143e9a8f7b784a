//! Soul Leech: health goes from one to the other.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Soul Leech",
    text: "A target loses 2 health. If it did, your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: false, list: List::B },
    init: numbers(&[6]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Lose(To::Target, n(2)), Op::When(Cond::LostHealth, 1), Op::Recover(To::Hero, n(1))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S105, SH-13.2, SH-15.13: on the Monster it reveals no card.
    #[test]
    fn leeches_the_monster() {
        let m = duel("Eras", "Akintunde").hand(A, "Soul Leech").damage(A, 2).front(A, "attack");
        let mut m = m.acts(A, 6);
        m.uses(A, "Soul Leech", &["at Monster"]).wounded(A, 2).damaged(A, 1);
        m.happened(0, |e| matches!(e, Event::ActionRevealed { .. }));
    }
}
