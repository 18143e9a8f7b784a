//! Battle Standard: it makes its Hero's Attacks stronger.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Battle Standard",
    text: "Object, Health 3. Active: your Hero's Attacks deal +1 damage.",
    kind: Kind::Neutral { rare: true, list: List::No },
    form: Form::Object,
    init: numbers(&[1]),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 3,
    abilities: &[Ability::of(
        Win::Static,
        Trait::Plain,
        &[Op::Mod(What::HeroAttack, 1, Span::Static)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.3: the Hero's Attacks deal +1 while it stands.
    #[test]
    fn strengthens_the_hero() {
        let m = duel("Akintunde", "Eras").hand(A, "The Fist; Search").station(A, "Battle Standard");
        let mut m = m.acts(A, 2);
        m.uses(A, "The Fist", &["at P2"]).does(B, "pass").damaged(B, 2);
    }
}
