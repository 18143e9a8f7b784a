//! Mana Burn: an opponent loses a token.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Color, Cond, Of, Op, Req, Stats, Token, Trait, Win};

pub const CARD: Card = Card {
    name: "Mana Burn",
    text: "Choose an opponent: that player loses 1 XP or 1 Gold (their choice). If they did, gain 1 XP.",
    kind: Kind::Neutral { rare: false, list: List::No },
    init: numbers(&[4]),
    color: Some(Color::Blue),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[Ability::of(
        Win::Play,
        Trait::Spell,
        &[
            Op::Drain(None, 1, Of::Opponent, false),
            Op::When(Cond::Drained, 1),
            Op::Gain(Token::Xp, 1),
        ],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-18.7: the opponent chooses XP or Gold; without any nothing happens.
    #[test]
    fn burns_a_token() {
        let m =
            duel("Eras", "Akintunde").hand(A, "Mana Burn; The Fist").xp(B, 1).gold(B, 1).ss(B, 3);
        let mut m = m.acts(A, 4);
        m.uses(A, "Mana Burn", &["against P2"]).may(B, &["lose XP", "lose Gold"]);
        m.does(B, "lose XP").owns(B, 0, 1, 3).earned(A, 1, 0);
        let mut m = duel("Eras", "Akintunde").hand(A, "Mana Burn; The Fist").ss(B, 3).acts(A, 4);
        m.uses(A, "Mana Burn", &["against P2"]).owns(B, 0, 0, 3).earned(A, 0, 0);
    }
}
