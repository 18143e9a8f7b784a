//! Flame Spear: a great Attack that stands alone.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Hit, Op, Req, STR, Stats, To, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Flame Spear",
    text: "Standalone. (STR+3) damage to one target. +1 XP and +1 Gold if it met no Response.",
    kind: Kind::Neutral { rare: false, list: List::A },
    init: numbers(&[4]),
    color: Some(Color::Red),
    req: Req { least: Stats { str: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Standalone,
        &[
            Op::Attack(Hit::at(To::Target, STR.and(3))),
            Op::When(Cond::NoResponse, 2),
            Op::Gain(Token::Xp, 1),
            Op::Gain(Token::Gold, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S16, SH-9.12: it stands alone, before and after.
    #[test]
    fn is_the_only_attack_of_the_round() {
        let m = duel("Akintunde", "Eras").hand(A, "Flame Spear; Earthbreaker");
        let m = m.station(A, "Stone Golem").items(A, "Archmage Staff; Goblin Wand");
        let mut m = m.acts(A, 4);
        m.uses(A, "Flame Spear", &["at P2"]).does(B, "pass").damaged(B, 6).earned(A, 1, 1);
        m.does(A, "end turn").in_step(6).refuses(A, "play Earthbreaker", "SH-9.12");
        m.refuses(A, "use Stone Golem", "SH-9.12");
        let m = duel("Akintunde", "Eras").hand(A, "The Fist; Flame Spear");
        let mut m = m.acts(A, 2);
        m.uses(A, "The Fist", &["at P2"]).does(B, "pass").does(A, "end turn");
        m.in_step(4).refuses(A, "play Flame Spear", "SH-9.12");
    }
}
