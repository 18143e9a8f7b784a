//! Disintegrate: an Item or a Unit is no more.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Disintegrate",
    text: "Choose One: destroy an opponent's Item of cost 6 or less OR destroy a target Creature or Object. Gain 1 XP.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[4]),
    req: Req { least: Stats { mag: 5, ..Stats::NONE }, hp_most: 0 },
    one_time: true,
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Choose(&[2, 1]),
            Op::DestroyItem(6),
            Op::Skip(1),
            Op::DestroyUnit,
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-18.11, SH-17.6: a lost Item may KnockDown its Hero, credited to the user.
    #[test]
    fn a_lost_item_may_knock_down() {
        let m = duel("Eras", "Rolan").hand(A, "Disintegrate; The Fist").items(A, "Archmage Staff");
        let m = m.items(B, "Leather Jerkin").damage(B, 8).with(B, "The Last Stand", |o| o.game = 1);
        let mut m = m.acts(A, 4);
        m.uses(A, "Disintegrate", &["choose 1", "destroy P2's Leather Jerkin"]).knocked_down(B, 1);
        m.earned(A, 2, 1).damaged(B, 0).wears(B, "Leather Jerkin", 0);
        assert_eq!(m.table().open().item_discard.iter().sum::<u8>(), 0);
    }

    /// SH-17.6: a destroyed Unit leaves the game.
    #[test]
    fn destroys_a_unit() {
        let m = duel("Eras", "Rolan").hand(A, "Disintegrate; The Fist").items(A, "Archmage Staff");
        let mut m = m.station(B, "War Hound").acts(A, 4);
        m.uses(A, "Disintegrate", &["choose 2", "at P2's War Hound"]).lies(
            B,
            "War Hound",
            At::Gone,
        );
    }
}
