//! Battle Trance: all Attacks are stronger, the next one most.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Op, Req, Span, Stats, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Battle Trance",
    text: "Your Hero's Attacks deal +1 damage this round, and the next one a further +1.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[1]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[Op::Mod(What::HeroAttack, 1, Span::Round), Op::Mod(What::HeroAttack, 1, Span::Next)],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S118, SH-22.8: +1 this round and a further +1 on the next Attack; gone with the round.
    #[test]
    fn lasts_for_the_round() {
        let m = duel("Akintunde", "Eras").hand(A, "Battle Trance; Sword Strike; Earthbreaker");
        let mut m = m.acts(A, 1);
        m.uses(A, "Battle Trance", &[]).uses(A, "Sword Strike", &["at P2"]).does(B, "pass");
        m.damaged(B, 5).until(A, "play Earthbreaker");
        m.reveals("special").uses(A, "Earthbreaker", &["at Monster"]);
        assert_eq!(m.table().open().players[A].noted.attack, 0);
        m.happened(
            1,
            |e| matches!(e, Event::Attacked { damage: 4, target, .. } if !target.is_hero()),
        );
    }
}
