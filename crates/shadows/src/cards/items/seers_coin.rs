//! Seer's Coin: Gold for right guesses, and a better Dodge.

use crate::card::{Card, Kind};
use crate::op::{Ability, Op, Span, Token, Trait, What, Win};

pub const CARD: Card = Card {
    name: "Seer's Coin",
    text: "Once/Round, 3 Times: +1 Gold when your prediction succeeds. Dodge blocks +1 damage.",
    kind: Kind::Basic,
    restricted: true,
    abilities: &[
        Ability::of(Win::AfterPredictOk, Trait::Plain, &[Op::Gain(Token::Gold, 1)]).limited(1, 3),
        Ability::of(Win::Static, Trait::Plain, &[Op::Mod(What::Dodge, 1, Span::Static)]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-7.11: 1 Gold for a right guess, once a round and three times a game; Dodge blocks 1
    /// more.
    #[test]
    fn pays_three_times() {
        let m = duel("Eras", "Rolan").hand(A, "Lightning Touch; Search").items(A, "Seer's Coin");
        let mut m = m.hand(B, "Sanctified Light").acts(A, 1);
        m.uses(A, "Lightning Touch", &["predict 4 on P2", "use Seer's Coin"]).earned(A, 1, 1);
        let mut board = duel("Eras", "Rolan").hand(A, "Lightning Touch; Search");
        board = board.items(A, "Seer's Coin").hand(B, "Sanctified Light");
        board.t.gear_mut(A, card("Seer's Coin")).game = 3;
        board.acts(A, 1).uses(A, "Lightning Touch", &["predict 4 on P2"]).earned(A, 1, 0);
    }

    /// SH-12.2: Dodge blocks 6 with it.
    #[test]
    fn helps_dodge() {
        let m = duel("Akintunde", "Eras").hand(A, "Flame Spear; Search").items(B, "Seer's Coin");
        let mut m = m.flipped(B, "Dodge").acts(A, 4);
        m.uses(A, "Flame Spear", &["at P2"]).does(B, "respond Dodge").damaged(B, 0);
    }
}
