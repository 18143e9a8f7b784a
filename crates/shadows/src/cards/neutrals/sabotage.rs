//! Sabotage: a weak Unit, or a used Skill.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Of, Op, Req, Stats, Trait, Win};

pub const CARD: Card = Card {
    name: "Sabotage",
    text: "Choose One: discard a target Creature or Object with 3 or less remaining health OR stun 1 Skill card on an opponent's Combat Field.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[2]),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Choose(&[2, 1]), Op::DiscardWeak(3), Op::Skip(1), Op::Stun(Of::Opponent)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-25.2, SH-8.6: a weak Unit is discarded, or a used Skill stunned.
    #[test]
    fn discards_a_weak_unit() {
        let m = duel("Ahti", "Rolan").hand(A, "Sabotage; Search").station(B, "Stone Golem");
        let m = m.items(B, "Archmage Staff").with(B, "Stone Golem", |own| own.hurt = 2);
        let mut m = m.acts(A, 2);
        m.uses(A, "Sabotage", &["choose 1", "at P2's Stone Golem"]);
        m.hides(B, "Stone Golem", Place::Deck);
        let m = duel("Ahti", "Rolan").hand(A, "Sabotage; Search").combat(B, "Aegis");
        let mut m = m.acts(A, 2);
        m.uses(A, "Sabotage", &["choose 2", "stun P2's Aegis"]).stun(B, "Aegis", 1);
    }
}
