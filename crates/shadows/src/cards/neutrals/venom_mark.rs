//! Venom Mark: health drips away for three rounds.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Color, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Venom Mark",
    text: "Attach to an opponent's Hero or the Monster. [Auto] At the start of Step 6 it loses 1 health and the marker moves 1 space; at '!' (3 spaces) discard this card.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Attachment,
    init: numbers(&[4]),
    color: Some(Color::Green),
    req: Req { least: Stats { tech: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(Win::Play, Trait::Attachment, &[Op::Attach(To::HeroOrMonster)]),
        Ability::of(
            Win::Auto(6),
            Trait::Auto,
            &[Op::Lose(To::Attached, n(1)), Op::Track(3, 1), Op::Discard(To::This)],
        ),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S63, SH-6.2, SH-15.14: the Leader's mark comes first; the other is discarded without
    /// effect.
    #[test]
    fn the_leaders_mark_comes_first() {
        let m =
            heroes(&["Ahti", "Akintunde"]).on_monster(A, "Venom Mark").on_monster(B, "Venom Mark");
        let m = m.items(B, "Nano Forge").wounds(A, 4).wounds(B, 4);
        let mut m = m.starts(6);
        m.happened(1, |e| matches!(e, Event::MonsterFell { seat, .. } if *seat == A));
        m.hides(B, "Venom Mark", Place::Deck).hides(A, "Venom Mark", Place::Deck);
    }

    /// SH-S113, SH-17.4: on a Hero it stays through a KnockDown; the third time it is discarded.
    #[test]
    fn stays_on_a_fallen_hero() {
        let m = duel("Ahti", "Eras").on_hero(A, "Venom Mark", B).damage(B, 6);
        let mut m = m.starts(6);
        m.knocked_down(B, 1).lies(A, "Venom Mark", At::On(crate::Entity::hero(B))).owns(A, 1, 2, 0);
        let m = duel("Ahti", "Eras").on_hero(A, "Venom Mark", B);
        let mut m = m.with(A, "Venom Mark", |own| own.marker = 2).starts(6);
        m.damaged(B, 1).hides(A, "Venom Mark", Place::Deck);
    }
}
